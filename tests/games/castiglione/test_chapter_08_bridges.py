"""Destroying and repairing bridges [8.5], and what a destroyed bridge does."""

from __future__ import annotations

import pytest

from solitaire.games.castiglione.core.state import State
from solitaire.games.castiglione.text.notation import bridge_name, bridge_number
from tests.games.castiglione.atlas import CITIES, NEIGHBOURS
from tests.games.castiglione.battle_positions import austrian_move, french_move, points_left
from tests.games.castiglione.positions import (
    BOARD,
    apply,
    asked,
    marks,
    offered,
    place,
    position,
    refusal,
    roll,
)

rule = pytest.mark.rule
GUA = "montagnana-santa_margherita"
CHIESE = "gavardo-rezzato"


def is_broken(state: State, bridge: str) -> bool:
    return bool(state.broken >> bridge_number(BOARD, bridge) & 1)


def jobs(choices: set[str]) -> set[str]:
    return {one for one in choices if one.startswith(("destroy-bridge", "repair-bridge"))}


@rule("8.5.1")
def test_destruction_costs_one_point_whatever_the_check_brings() -> None:
    for die, broken in ((4, True), (5, False)):
        state = french_move("at gavardo rusca")
        apply(state, "move rusca", f"destroy-bridge {CHIESE}")
        assert asked(state) == "work on a bridge [8.5]"
        roll(state, die)
        assert is_broken(state, CHIESE) == broken
        assert points_left(state) == {"rusca": 1}
        assert {"to salo", "halt"} <= offered(state), "the unit may go on"
        assert not jobs(offered(state)), "once per bridge"


@rule("8.5.2")
@pytest.mark.parametrize(("die", "stays_broken"), [(3, False), (4, True)])
def test_repair_costs_two_points(die: int, stays_broken: bool) -> None:
    state = austrian_move(f"at santa_margherita minkwitz \n broken {GUA}")
    apply(state, "move minkwitz", f"repair-bridge {GUA}")
    roll(state, die)
    assert is_broken(state, GUA) == stays_broken
    assert "moved" in marks(state, "minkwitz"), "no points are left"


@rule("8.5.2")
def test_no_repair_after_a_step() -> None:
    state = austrian_move(f"at sossano minkwitz \n broken {GUA}")
    apply(state, "move minkwitz", "to santa_margherita")
    assert not jobs(offered(state))
    assert "too few movement points" in refusal(state, f"repair-bridge {GUA}")
    state = austrian_move(f"at sossano minkwitz \n broken {GUA}")
    apply(state, "move minkwitz", f"force-march-to-bridge santa_margherita {GUA}")
    roll(state, 6, 3)
    assert (place(state, "minkwitz"), is_broken(state, GUA)) == ("santa_margherita", False)


@rule("8.5.1")
@rule("8.5.2")
@pytest.mark.parametrize(
    ("broken", "enemy_at", "die", "works"),
    [
        pytest.param(True, "montagnana", 2, True, id="repair-enemy-opposite-2"),
        pytest.param(True, "montagnana", 3, False, id="repair-enemy-opposite-3"),
        pytest.param(True, "sossano", 3, True, id="repair-enemy-elsewhere"),
        pytest.param(False, "montagnana", 2, True, id="destroy-enemy-opposite-2"),
        pytest.param(False, "montagnana", 3, False, id="destroy-enemy-opposite-3"),
        pytest.param(False, "sossano", 3, True, id="destroy-enemy-elsewhere"),
    ],
)
def test_an_enemy_unit_at_the_other_end_hinders(
    broken: bool, enemy_at: str, die: int, works: bool
) -> None:
    line = f"broken {GUA}" if broken else ""
    state = austrian_move(f"at santa_margherita minkwitz \n at {enemy_at} joubert \n {line}")
    apply(state, "move minkwitz", f"{'repair' if broken else 'destroy'}-bridge {GUA}")
    roll(state, die)
    assert is_broken(state, GUA) == (broken != works)


@rule("8.5.1")
def test_an_enemy_leader_alone_does_not_hinder() -> None:
    state = austrian_move("at santa_margherita minkwitz \n at montagnana massena")
    apply(state, "move minkwitz", f"destroy-bridge {GUA}")
    roll(state, 3)
    assert is_broken(state, GUA)


@rule("8.5.1")
@rule("3.3")
def test_hits_lower_the_factor() -> None:
    state = austrian_move("at santa_margherita minkwitz \n note minkwitz hits=1")
    apply(state, "move minkwitz", f"destroy-bridge {GUA}")
    roll(state, 3)
    assert not is_broken(state, GUA)


@rule("8.5.1")
@pytest.mark.parametrize(
    ("unit", "mark"),
    [
        pytest.param("beaumont_cav", "", id="cavalry"),
        pytest.param("massena_art", "", id="guns"),
        pytest.param("rusca", "foraged", id="forager"),
        pytest.param("rusca", "out_of_command", id="out-of-command"),
    ],
)
def test_only_commanded_infantry_that_has_not_foraged_works(unit: str, mark: str) -> None:
    note = f"note {unit} marks={mark}" if mark else ""
    state = french_move(f"at gavardo {unit} \n {note}")
    apply(state, f"move {unit}")
    if mark == "out_of_command":
        roll(state, 1)
    assert not jobs(offered(state))
    assert "only commanded infantry" in refusal(state, f"destroy-bridge {CHIESE}")


@rule("8.5.1")
def test_no_bridge_beside_a_city_is_ever_offered() -> None:
    found = set()
    for area in NEIGHBOURS:
        if area in ("trent", "vicenza"):
            continue
        state = french_move(f"at {area} rusca")
        apply(state, "move rusca")
        found |= {one.split()[1] for one in jobs(offered(state))}
    expected = {
        bridge_name(BOARD, number)
        for number, ends in enumerate(BOARD.bridge_ends)
        if not {BOARD.area_names[end] for end in ends} & CITIES
    }
    assert found == expected
    assert len(expected) == 13


@rule("8.5.1")
@rule("5.6")
def test_bridges_of_liberated_mantua_may_be_destroyed() -> None:
    order = "destroy-bridge roverbella-mantua"
    state = austrian_move("mantua liberated \n at roverbella liptay")
    apply(state, "move liptay")
    assert order in offered(state)
    state = austrian_move("mantua besieged \n at roverbella liptay")
    apply(state, "move liptay")
    assert "a city protects it [8.5.1]" in refusal(state, order)


@rule("8.5.2")
@rule("5.6")
def test_a_bridge_of_mantua_can_be_repaired_whatever_the_status() -> None:
    state = french_move("mantua besieged \n broken roverbella-mantua \n at mantua servier")
    apply(state, "move servier", "repair-bridge roverbella-mantua")
    roll(state, 4)
    assert not is_broken(state, "roverbella-mantua")


@rule("8.5.1")
@rule("8.5.2")
def test_one_attempt_per_bridge_and_phase_for_all_units_together() -> None:
    state = french_move("at gavardo rusca guieu \n at rezzato robert")
    apply(state, "move rusca", f"destroy-bridge {CHIESE}")
    roll(state, 6)
    apply(state, "halt", "move guieu")
    assert not jobs(offered(state))
    assert "already been worked on in this phase" in refusal(state, f"destroy-bridge {CHIESE}")
    apply(state, "to salo", "halt", "move robert")
    assert jobs(offered(state)) == {"destroy-bridge rezzato-lonato"}, "another bridge is another"


@rule("8.5.1")
def test_the_next_phase_may_try_again() -> None:
    state = french_move("at gavardo rusca \n at rezzato ott")
    apply(state, "move rusca", f"destroy-bridge {CHIESE}")
    roll(state, 6)
    apply(state, "halt", "end-movement", "move ott")
    assert f"destroy-bridge {CHIESE}" in offered(state)


@rule("8.5.1")
@rule("8.6.1")
def test_no_work_in_an_area_where_the_enemy_is() -> None:
    state = french_move("at gavardo rusca \n at rezzato ott")
    apply(state, "move rusca", "to rezzato")
    assert "moved" in marks(state, "rusca")


@rule("8.5.1")
@rule("8.2")
def test_a_stack_does_not_work_as_a_whole() -> None:
    state = french_move("at gavardo rusca guieu")
    apply(state, "move rusca", "with guieu")
    assert not jobs(offered(state))
    assert "moves alone" in refusal(state, f"destroy-bridge {CHIESE}")


@rule("8.5.1")
@rule("8.2")
def test_a_unit_that_can_go_nowhere_may_still_work() -> None:
    """Three hits forbid a forced march, and every neighbouring area costs three points."""
    text = "at la_corona gummer \n note gummer hits=3 \n at ala ott ocskay reuss"
    state = austrian_move(f"{text} \n at rivoli liptay mitrovski nicolleti sporck")
    apply(state, "move gummer")
    assert offered(state) == {"destroy-bridge ala-la_corona"}
    apply(state, "destroy-bridge ala-la_corona", "die 6")
    assert "moved" in marks(state, "gummer")


@rule("8.5")
@rule("5.2")
def test_a_destroyed_bridge_cuts_lines_of_supply() -> None:
    text = "turn 4 \n phase recovery \n at la_corona gummer melas \n note gummer hits=1"
    state = position(text)
    assert asked(state) == "recovery [10.0]"
    state = position(f"{text} \n broken ala-la_corona \n at rivoli victor massena")
    assert asked(state) != "recovery [10.0]", "who is not supplied cannot recover"


@rule("8.5.1")
@rule("8.5.2")
def test_one_attempt_to_destroy_and_one_to_repair_per_bridge_and_phase() -> None:
    state = french_move("at gavardo rusca guieu victor")
    apply(state, "move rusca", f"destroy-bridge {CHIESE}")
    roll(state, 1)
    apply(state, "halt", "move guieu", f"repair-bridge {CHIESE}")
    roll(state, 1)
    assert not is_broken(state, CHIESE)
    apply(state, "move victor")
    assert not jobs(offered(state)) & {f"destroy-bridge {CHIESE}", f"repair-bridge {CHIESE}"}
    assert "already been worked on" in refusal(state, f"destroy-bridge {CHIESE}")


@rule("8.5")
@rule("8.3")
def test_a_forced_march_may_stop_for_a_bridge_with_points_to_spare() -> None:
    """Three points to Ghedi; with four of them one is left for a bridge anywhere on the way."""
    state = french_move("at lonato rusca")
    apply(state, "move rusca", "force-march ghedi")
    roll(state, 6)
    apply(state, "to rezzato")
    assert {f"destroy-bridge {CHIESE}", "to brescia", "to montichiari"} <= offered(state)
    apply(state, f"destroy-bridge {CHIESE}")
    roll(state, 1)
    assert is_broken(state, CHIESE)
    apply(state, "to montichiari")
    assert place(state, "rusca") == "ghedi", "there is one way on and nothing left to spend"
    assert "moved" in marks(state, "rusca")


@rule("8.5")
@rule("8.3")
def test_a_forced_march_does_no_work_that_would_shorten_it() -> None:
    state = french_move("at lonato rusca")
    apply(state, "move rusca", "force-march ghedi")
    roll(state, 5)
    apply(state, "to rezzato")
    assert offered(state) == {"to brescia", "to montichiari"}


@rule("8.5")
@rule("8.3")
def test_points_left_over_at_the_goal_may_go_to_a_bridge() -> None:
    state = french_move("at salo rusca")
    apply(state, "move rusca", "force-march montichiari")
    roll(state, 6)
    while "halt" not in offered(state):
        ways = {"to castiglione", "to lonato", "to montichiari"} & offered(state)
        apply(state, min(ways))
    assert place(state, "rusca") == "montichiari"
    (work,) = jobs(offered(state))
    apply(state, work)
    roll(state, 1)
    assert is_broken(state, work.split()[1])
