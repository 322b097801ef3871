"""Command Phase [6.0]: paths from leaders to units, fixed for the whole turn."""

from __future__ import annotations

import pytest

from tests.games.castiglione.positions import (
    BOARD,
    apply,
    asked,
    asked_side,
    begin,
    events_for,
    marked,
    marks,
    offered,
    phase,
    position,
    roll,
    told_to,
)

rule = pytest.mark.rule


# -- the example of the rule book -----------------------------------------------------------------


@rule("6.0")
@pytest.mark.parametrize("edition", ["1.1", "1.0"])
@pytest.mark.parametrize(
    ("area", "commanded"),
    [
        ("vicenza", True),
        ("montebello", True),
        ("monteforte", True),
        ("castegnero", True),
        ("sossano", True),
        ("caldiero", False),
    ],
)
def test_meszaros_in_vicenza_commands_up_to_two_areas_away(
    area: str, commanded: bool, edition: str
) -> None:
    state = position(
        f"""
        option edition {edition}
        phase command
        at vicenza meszaros
        at {area} minkwitz
        at brescia rusca
        """
    )
    assert ("out_of_command" not in marks(state, "minkwitz")) == commanded


@rule("6.0")
def test_the_range_of_meszaros_holds_no_other_area() -> None:
    """Cities with a French garrison cannot be his: enemy units hold them."""
    reached = set()
    for area in BOARD.data.areas:
        if area.garrison == "french":
            continue
        state = position(f"phase command\nat vicenza meszaros\nat {area.id} minkwitz")
        if "out_of_command" not in marks(state, "minkwitz"):
            reached.add(area.id)
    assert reached == {"vicenza", "montebello", "monteforte", "castegnero", "sossano"}


# -- who commands whom ----------------------------------------------------------------------------


@rule("6.0")
@rule("2.1.2")
def test_a_formation_leader_does_not_command_units_of_another_formation() -> None:
    state = position("phase command\nat vicenza meszaros gummer minkwitz\nat brescia rusca sauret")
    assert marked(state, "out_of_command") == {"gummer"}


@rule("6.0")
@rule("2.1.2")
def test_the_army_leader_commands_any_unit_within_his_own_range() -> None:
    """Bonaparte reaches four areas: from Montichiari to Castelnuovo, but not to Verona."""
    state = position(
        """
        phase command
        at montichiari bonaparte
        at castelnuovo guillaume
        at verona valette
        at riva gummer
        """
    )
    assert "out_of_command" not in marks(state, "guillaume")
    assert "out_of_command" in marks(state, "valette")


@rule("6.0")
def test_units_stacked_with_their_leader_are_commanded_in_the_midst_of_enemies() -> None:
    state = position(
        """
        phase command
        at salo sauret guieu
        at vestone ott
        at gavardo ocskay
        at lonato reuss
        """
    )
    assert "out_of_command" not in marks(state, "guieu")


@rule("6.0")
@rule("2.2.3")
def test_garrisons_need_no_leader() -> None:
    state = position("phase command\nat salo rusca\nat riva gummer")
    assert marked(state, "out_of_command") == {"rusca", "gummer"}


# -- the path -------------------------------------------------------------------------------------


@rule("6.0")
def test_the_path_does_not_lead_through_enemy_units_but_past_enemy_leaders() -> None:
    road = "phase command\nat vicenza meszaros\nat monteforte minkwitz\nat montebello {}"
    assert "out_of_command" in marks(position(road.format("rusca")), "minkwitz")
    open_road = road.format("bonaparte") + "\nat brescia rusca"
    assert "out_of_command" not in marks(position(open_road), "minkwitz")


@rule("6.0")
def test_a_destroyed_bridge_does_not_cut_a_command_path() -> None:
    state = position(
        """
        phase command
        at sossano meszaros
        at cologna minkwitz
        at santa_margherita hohenzollern
        broken sossano-cologna
        at brescia rusca
        """
    )
    assert marked(state, "out_of_command") == {"rusca"}


PATH_BY_MANTUA = """
    phase command
    at {leader_at} serurier
    at {unit_at} fiorella
    at castellaro gummer
    mantua {status}
"""


@rule("6.0")
@rule("5.6")
@pytest.mark.parametrize(
    ("leader_at", "unit_at", "status", "commanded"),
    [
        ("goito", "governolo", "besieged", True),
        ("goito", "governolo", "liberated", False),
        ("goito", "mantua", "besieged", True),
        ("goito", "mantua", "liberated", False),
        ("mantua", "mantua", "liberated", True),
        ("mantua", "goito", "liberated", True),
    ],
)
def test_french_paths_in_and_through_mantua_need_the_siege(
    leader_at: str, unit_at: str, status: str, commanded: bool
) -> None:
    text = PATH_BY_MANTUA.format(leader_at=leader_at, unit_at=unit_at, status=status)
    assert ("out_of_command" not in marks(position(text), "fiorella")) == commanded


@rule("6.0")
def test_austrian_paths_lead_through_mantua_when_no_french_unit_is_there() -> None:
    path = "phase command\nat goito melas\nat governolo gummer\nat castellaro rusca\n{}"
    assert "out_of_command" not in marks(position(path.format("")), "gummer")
    blocked = position(path.format("at mantua servier fiorella pelletier"))
    assert "out_of_command" in marks(blocked, "gummer")


# -- order and duration ---------------------------------------------------------------------------


@rule("6.0")
def test_the_austrians_check_first() -> None:
    _, events = begin("phase command\nat salo rusca\nat riva gummer")
    told = [words for words in events_for("french", events) if "out of command" in words]
    assert told == [
        "Gummer in Riva is out of command this turn [6.0].",
        "Rusca in Salo is out of command this turn [6.0].",
    ]


@rule("6.0")
def test_the_status_holds_all_turn_although_the_leader_comes_or_goes() -> None:
    state = position(
        """
        turn 1
        phase command
        at castelnuovo sauret
        at gavardo rusca
        at peschiera guieu
        at riva gummer melas
        """
    )
    assert marked(state, "out_of_command") == {"rusca"}
    apply(state, "end-movement")
    apply(state, "move sauret", "to peschiera", "to lonato", "to gavardo", "halt")
    assert marked(state, "out_of_command") == {"rusca"}
    apply(state, "move rusca")
    assert asked(state) == "movement out of command [8.1]"
    roll(state, 6)
    apply(state, "move guieu", "to lonato", "halt")
    assert phase(state) == "first_movement"
    assert marked(state, "out_of_command") == set()


@rule("6.0")
@rule("8.1")
def test_only_units_out_of_command_must_check_before_they_move() -> None:
    state = position("phase command\nat riva gummer melas\nat anfo ott\nat brescia rusca")
    assert asked_side(state) == "austrian"
    apply(state, "move gummer")
    assert "to rovereto" in offered(state)
    other = position("phase command\nat riva gummer melas\nat anfo ott\nat brescia rusca")
    apply(other, "move ott")
    assert asked(other) == "movement out of command [8.1]"


@rule("6.0")
@rule("3.8")
def test_an_open_game_tells_everybody_who_is_out_of_command() -> None:
    _, events = begin("option visibility open\nphase command\nat salo rusca guieu\nat riva gummer")
    assert told_to(events, "Rusca in Salo is out of command") == {"french", "austrian"}
