"""Supply through Mantua, its siege, and joining the city [5.2, 5.6, 5.7]."""

from __future__ import annotations

import pytest

from solitaire.games.castiglione.core.state import State
from solitaire.games.castiglione.rules import victory
from solitaire.games.castiglione.terms import AUSTRIAN
from tests.games.castiglione.positions import (
    apply,
    asked,
    asked_side,
    begin,
    counters_at,
    events_for,
    hits,
    marked,
    offered,
    phase,
    place,
    position,
    refusal,
    result,
    roll,
    told_to,
)

rule = pytest.mark.rule


def besieged(state: State) -> bool:
    return bool(state.besieged)


# -- lines of supply through Mantua [5.2, 5.6] ----------------------------------------------------

FRENCH_BEYOND_MANTUA = """
    phase supply
    at governolo rusca
    at castellaro gummer
    at mantua {siege}
    mantua {status}
    broken {broken}
"""
SIEGE = "servier fiorella pelletier"


@rule("5.2")
@rule("5.6")
@pytest.mark.parametrize(
    ("siege", "status", "broken", "supplied"),
    [
        (SIEGE, "besieged", "", True),
        (SIEGE, "liberated", "", False),
        (SIEGE, "besieged", "mantua-governolo", False),
        ("pittoni", "besieged", "", False),
    ],
    ids=["besieged", "liberated", "bridge-destroyed", "enemy-inside"],
)
def test_french_line_runs_through_mantua_only_while_it_is_besieged(
    siege: str, status: str, broken: str, supplied: bool
) -> None:
    state = position(FRENCH_BEYOND_MANTUA.format(siege=siege, status=status, broken=broken))
    assert ("rusca" not in marked(state, "unsupplied")) == supplied


@rule("5.6")
def test_french_line_runs_into_liberated_mantua() -> None:
    state = position("phase supply\nat mantua pelletier\nmantua liberated\nat riva gummer")
    assert marked(state, "unsupplied") == set()


AUSTRIAN_BEYOND_MANTUA = """
    phase supply
    at governolo gummer
    at castellaro rusca
    mantua {status}
    {french}
"""


@rule("5.2")
@rule("5.6")
@pytest.mark.parametrize(
    ("status", "french", "supplied"),
    [
        ("liberated", "", True),
        ("besieged", "", False),
        ("liberated", "at mantua fiorella", False),
        ("liberated", "at mantua bonaparte", True),
    ],
    ids=["liberated", "besieged", "french-unit-inside", "french-leader-inside"],
)
def test_austrian_line_runs_through_liberated_mantua_without_french(
    status: str, french: str, supplied: bool
) -> None:
    state = position(AUSTRIAN_BEYOND_MANTUA.format(status=status, french=french))
    assert ("gummer" not in marked(state, "unsupplied")) == supplied


@rule("5.6")
def test_supply_is_traced_before_the_siege_is_checked() -> None:
    """The siege is lifted in this very phase; the line through Mantua still counted in it [R27]."""
    state, events = begin(
        FRENCH_BEYOND_MANTUA.format(siege="servier fiorella", status="besieged", broken="")
    )
    assert "rusca" not in marked(state, "unsupplied")
    assert "The siege of Mantua is lifted: the city is liberated [5.6]." in events_for(
        "austrian", events
    )
    assert not besieged(state)


# -- the siege [5.6] ------------------------------------------------------------------------------


@rule("5.6")
@pytest.mark.parametrize(
    ("stack", "enough"),
    [
        ("servier fiorella pelletier", True),
        ("servier fiorella robert", False),
        ("servier fiorella robert dallemagne_cav", False),
        ("servier fiorella robert dommartin_art bonaparte", False),
        ("servier fiorella robert rusca", True),
    ],
    ids=["ten", "nine", "cavalry-counts-not", "guns-count-not", "eleven"],
)
def test_ten_points_of_french_infantry_besiege_mantua(stack: str, enough: bool) -> None:
    state = position(f"phase supply\nat mantua {stack}\nat riva gummer\nmantua liberated")
    assert besieged(state) == enough


@rule("5.6")
@rule("3.6")
def test_strength_lost_by_a_third_hit_lifts_the_siege() -> None:
    ten = "phase supply\nat mantua servier fiorella pelletier\nat riva gummer\nnote servier hits={}"
    assert besieged(position(ten.format(2)))
    assert not besieged(position(ten.format(3)))


@rule("5.6")
@rule("5.4")
def test_attrition_comes_before_the_siege_check() -> None:
    state = position(
        """
        phase supply
        at mantua servier fiorella pelletier
        note servier hits=2
        at goito gummer
        at castellucchio liptay
        at roverbella mitrovski
        at castellaro pittoni
        at governolo nicolleti
        """
    )
    assert besieged(state)
    apply(state, "done")
    assert hits(state, "servier") == 3
    assert not besieged(state)


@rule("5.6")
def test_the_status_holds_until_the_next_supply_phase() -> None:
    state = position(
        "phase first_movement\nfirst french\nat mantua servier serurier\nat riva gummer"
    )
    assert besieged(state)
    apply(state, "move servier", "to goito", "halt", "end-movement")
    assert besieged(state)
    events = apply(state, "end-movement")
    assert phase(state) == "first_movement"
    assert not besieged(state)
    assert told_to(events, "The siege of Mantua is lifted") == {"french", "austrian"}


@rule("5.6")
def test_the_siege_is_resumed_when_the_condition_is_met_again() -> None:
    state, events = begin(
        "phase supply\nat mantua servier fiorella pelletier\nmantua liberated\nat riva gummer"
    )
    assert besieged(state)
    assert "Mantua is besieged again [5.6]." in events_for("austrian", events)


@rule("5.6")
@rule("8.5.1")
def test_bridges_of_mantua_are_safe_only_while_it_is_a_city() -> None:
    before = "phase second_movement\nat mantua pelletier serurier\nat riva gummer\nmantua {}"
    besieged_state = position(before.format("besieged"))
    apply(besieged_state, "move pelletier")
    assert "destroy-bridge roverbella-mantua" not in offered(besieged_state)
    liberated_state = position(before.format("liberated"))
    apply(liberated_state, "move pelletier")
    assert "destroy-bridge roverbella-mantua" in offered(liberated_state)


@rule("5.6")
@rule("8.6.2")
def test_liberated_mantua_is_clear_and_can_be_overrun() -> None:
    before = """
        phase first_movement
        at goito gummer bajalich reuss melas wurmser
        at mantua rusca
        note rusca hits=3
        mantua {}
    """
    march = ("move wurmser", "with gummer", "with bajalich", "with reuss", "to mantua")
    city = position(before.format("besieged"))
    apply(city, *march)
    assert place(city, "rusca") == "mantua"
    clear = position(before.format("liberated"))
    events = apply(clear, *march)
    assert place(clear, "rusca") == "eliminated"
    assert "The Austrian side overruns Mantua at 13 to 1 [8.6.2]." in events_for("french", events)


@rule("5.6")
def test_no_garrison_is_placed_in_mantua() -> None:
    state = position("phase supply\nat mantua gummer\nat salo rusca")
    apply(state, "done")
    assert counters_at(state, "mantua") == {"gummer"}


# -- joining the city [5.7] -----------------------------------------------------------------------

RELIEF = """
    turn 6
    phase supply
    at mantua wurmser gummer bajalich melas_art
    note gummer hits=2
    mantua {}
    at salo rusca
"""


@rule("5.7")
@rule("2.2.7")
def test_austrians_may_join_the_liberated_city_one_by_one() -> None:
    state = position(RELIEF.format("liberated"))
    assert asked(state) == "who joins Mantua City [5.7]"
    assert asked_side(state) == "austrian"
    assert offered(state) == {
        "done",
        "join-mantua wurmser",
        "join-mantua gummer",
        "join-mantua bajalich",
        "join-mantua melas_art",
    }
    events = apply(state, "join-mantua gummer", "done")
    assert place(state, "gummer") == "mantua_city"
    assert hits(state, "gummer") == 0
    assert place(state, "bajalich") == "mantua"
    assert told_to(events, "Mantua City takes in Gummer for good [5.7]") == {"french", "austrian"}


@rule("5.7")
def test_who_has_joined_never_moves_again() -> None:
    state = position(RELIEF.format("liberated"))
    apply(state, "join-mantua gummer", "done")
    roll(state, 6, 1)
    apply(state, "first austrian")
    assert "move bajalich" in offered(state)
    assert "[8.2]" in refusal(state, "move gummer")


@rule("5.7")
def test_a_leader_may_join_after_the_last_unit() -> None:
    state = position(RELIEF.format("liberated"))
    apply(state, "join-mantua gummer", "join-mantua bajalich", "join-mantua melas_art")
    assert offered(state) == {"done", "join-mantua wurmser"}
    apply(state, "join-mantua wurmser")
    assert dict(victory.tally(state, AUSTRIAN)) == {"unit_in_mantua": 3, "wurmser_in_mantua": 1}


@rule("5.7")
def test_a_leader_without_units_does_not_join() -> None:
    state = position(
        "phase supply\nat mantua wurmser\nmantua liberated\nat salo rusca\nat riva ott"
    )
    assert phase(state) == "first_movement"
    assert place(state, "wurmser") == "mantua"


@rule("5.7")
def test_nobody_joins_a_besieged_city() -> None:
    """The marker is turned in this phase, so only a siege that goes on keeps them out."""
    state = position("phase supply\nat mantua servier fiorella pelletier\nat goito gummer")
    assert phase(state) == "first_movement"


@rule("5.7")
def test_a_siege_lifted_in_this_phase_opens_the_city_at_once() -> None:
    state = position(RELIEF.format("besieged"))
    assert asked(state) == "who joins Mantua City [5.7]"


@rule("5.7")
@rule("12.1")
def test_an_army_that_has_all_gone_into_the_city_has_lost() -> None:
    state = position(
        """
        phase supply
        austrian_cities
        at mantua gummer
        mantua liberated
        at salo rusca
        """
    )
    apply(state, "join-mantua gummer")
    assert result(state).scores == (1.0, 0.0)


DEFENCE_OF_MANTUA = """
    phase first_combat
    first french
    at mantua gummer davidovich victor rampon beaumont_cav
    note victor entered=goito
    note rampon entered=goito
    note beaumont_cav entered=goito
    note gummer hits=1
    mantua {}
"""


@rule("5.7")
@rule("9.4")
def test_defenders_of_liberated_mantua_may_go_into_the_city_instead_of_retreating() -> None:
    state = position(DEFENCE_OF_MANTUA.format("liberated"))
    roll(state, 1, 1)
    apply(state, "break-off")
    assert "enter-mantua" in offered(state)
    assert {text for text in offered(state) if text.startswith("retreat-to")}
    apply(state, "enter-mantua")
    assert place(state, "gummer") == "mantua"
    apply(state, "let-go")
    assert place(state, "gummer") == "mantua_city"
    assert place(state, "davidovich") == "mantua_city"
    assert hits(state, "gummer") == 0


@rule("5.7")
@rule("9.5")
def test_going_into_the_city_counts_as_a_retreat_to_a_city_in_the_pursuit() -> None:
    """Beaumont has 4 SP of cavalry; a die of 1, +1 French, -1 city gives one hit in column 4."""
    state = position(DEFENCE_OF_MANTUA.format("liberated"))
    roll(state, 1, 1)
    apply(state, "break-off", "enter-mantua", "pursue")
    events = roll(state, 1)
    assert "French cavalry pursues from Mantua: 1 inflicts one hit [9.5]." in events_for(
        "austrian", events
    )
    open_field = position(DEFENCE_OF_MANTUA.format("liberated"))
    roll(open_field, 1, 1)
    apply(open_field, "break-off", "retreat-to roverbella", "pursue")
    events = roll(open_field, 1)
    assert "French cavalry pursues from Mantua: 2 inflicts one hit [9.5]." in events_for(
        "austrian", events
    )


@rule("5.7")
def test_units_that_die_in_the_pursuit_never_reach_the_city() -> None:
    state = position(
        DEFENCE_OF_MANTUA.format("liberated").replace("note gummer hits=1", "note gummer hits=2")
    )
    roll(state, 1, 1)
    apply(state, "break-off", "enter-mantua", "pursue")
    roll(state, 6)
    assert place(state, "gummer") == "eliminated"
    assert place(state, "davidovich") != "mantua_city"


@rule("5.7")
def test_no_way_into_the_city_while_the_marker_says_besieged() -> None:
    state = position(DEFENCE_OF_MANTUA.format("besieged"))
    roll(state, 1, 1)
    apply(state, "break-off")
    assert "enter-mantua" not in offered(state)


@rule("5.7")
def test_attackers_do_not_retreat_into_the_city() -> None:
    state = position(
        """
        phase first_combat
        at mantua gummer victor
        note gummer entered=goito
        mantua liberated
        """
    )
    roll(state, 1, 6)
    assert asked_side(state) == "french"
    apply(state, "fight-on", "break-off")
    assert place(state, "gummer") == "goito"
