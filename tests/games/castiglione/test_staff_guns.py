"""Who hears the guns: own units exactly, the enemy between bounds that hold."""

from __future__ import annotations

from fractions import Fraction

import pytest

from solitaire.bits import members
from solitaire.games.castiglione.core.state import Battle, State
from solitaire.games.castiglione.odds.checks import checks_odds
from solitaire.games.castiglione.rules import guns as rules
from solitaire.games.castiglione.staff.answers import guns
from solitaire.games.castiglione.staff.guns import slot_bounds
from solitaire.games.castiglione.staff.world import passing, quiet_world
from solitaire.games.castiglione.terms import DUMMY, SECOND_MOVEMENT, SIDES
from tests.games.castiglione.positions import BOARD, RULES, apply, position, view
from tests.games.castiglione.staff_views import VISIBILITIES, positions_in_play

rule = pytest.mark.rule

AREA = BOARD.area_by_name
COUNTER = BOARD.counter_by_name

GUNS = """
    phase first_combat
    first austrian
    at castiglione gummer bajalich rusca
    note gummer entered=guidizzolo
    note bajalich entered=guidizzolo
    at lonato victor massena massena_art
    note victor hits=1
    at rezzato beaumont_cav
    at guidizzolo liptay
"""


@rule("9.1.2")
@pytest.mark.parametrize("visibility", ["mist", "open"])
def test_own_chances_are_those_of_the_exact_odds(visibility: str) -> None:
    state = position(f"option visibility {visibility}\n{GUNS}")
    report = guns(BOARD, view(state, "french"), AREA["castiglione"])
    told = {one.counter: one.chance for one in report.own}
    names = ("beaumont_cav", "massena_art", "victor")
    apply(state, *(f"to-the-guns {name}" for name in names))
    exact = {one.counter: one.chance for one in checks_odds(state).checks}
    assert sorted(exact) == sorted(COUNTER[name] for name in names)
    assert told == {**exact, COUNTER["massena"]: Fraction(1)}


@rule("9.1.1")
def test_who_has_tried_in_this_phase_is_not_told_again_until_the_next() -> None:
    state = position(GUNS)
    apply(state, "to-the-guns victor", "done", "die 6")
    now = guns(BOARD, view(state, "french"), AREA["castiglione"])
    assert COUNTER["victor"] not in {one.counter for one in now.own}
    state.phase = SECOND_MOVEMENT
    later = guns(BOARD, view(state, "french"), AREA["castiglione"])
    assert COUNTER["victor"] in {one.counter for one in later.own}


@rule("9.1.2")
@rule("3.8")
def test_known_enemies_are_told_with_their_chance_and_others_between_bounds() -> None:
    state = position(
        """
        phase first_movement
        at calliano melas gummer bajalich nicolleti
        at la_corona joubert
        """
    )
    apply(state, "move gummer", "with nicolleti", "to rovereto", "halt")
    text = guns(BOARD, view(state, "french"), AREA["ala"]).lines(BOARD)
    assert "if you attack in Ala, 4 enemy counters are within two free areas [9.1.1]:" in text
    assert "  Gummer in Rovereto: 3 in 6 [9.1.2]" in text
    assert "  a counter not known to you in Rovereto: between 3 in 6 and 4 in 6 [9.1.2]" in text
    assert not any("Nicolleti" in line or "Bajalich" in line for line in text)
    assert "bounds are given" in text[-1]


@pytest.mark.parametrize("visibility", VISIBILITIES)
@pytest.mark.parametrize("plies", [600, pytest.param(1500, marks=pytest.mark.long)])
def test_the_true_chance_of_every_enemy_lies_between_the_bounds(
    visibility: str, plies: int
) -> None:
    """And where all is open the bounds are the chance."""
    checked = 0
    for state in positions_in_play(visibility, seed=11, every=300, plies=plies):
        for seat in range(len(SIDES)):
            seen = RULES.view(state, seat)
            world = quiet_world(BOARD, seen)
            for area in range(0, BOARD.areas, 5):
                battle = Battle(area, seat)
                for counter, truth in true_chances(state, battle):
                    bounds = [
                        slot_bounds(world, seen, battle, slot)
                        for slot in seen.slots
                        if slot[0] == state.place[counter] and slot[1] >> (counter & 63) & 1
                    ]
                    assert any(low <= truth <= high for low, high in bounds)
                    assert visibility != "open" or bounds == [(truth, truth)]
                    checked += 1
    assert checked > 50


def true_chances(state: State, battle: Battle) -> list[tuple[int, Fraction]]:
    """Of the defender's units within earshot, by the rules on the true state."""
    side = battle.defender()
    can = rules.may_march(state, battle)
    near = rules.near_areas(state, battle) | rules.far_areas(state, battle)
    dummies = state.of_kind(side, DUMMY)
    return [
        (side * 64 + one, passing(rules.march_factor(state, battle, side * 64 + one)))
        for area in members(near)
        for one in members(state.stack(side, area) & can & ~dummies)
    ]
