"""What lies face down is expected as strong as it is on the average of the worlds it may be."""

from __future__ import annotations

from random import Random

import pytest

from solitaire.games.castiglione.advice.perception import TENTHS, Perception
from solitaire.games.castiglione.core.state import State
from solitaire.games.castiglione.terms import AREA_LIMIT
from solitaire.protocol import Chance, Over
from solitaire.workbench.randomplay import random_ply
from tests.games.castiglione.fog_positions import french_march
from tests.games.castiglione.positions import BOARD, RULES

DEALS = 60
CASTIGLIONE = BOARD.area_by_name["castiglione"]
GUIDIZZOLO = BOARD.area_by_name["guidizzolo"]


def test_troops_that_are_somewhere_are_expected_somewhere() -> None:
    """Ott (4) and Gummer (5) are under four counters, however many dummies they might be."""
    names = ("ott", "gummer", "austrian_dummy_1", "austrian_dummy_2")
    notes = [f"note {name} suspects=ott,gummer,dummies" for name in names]
    places = ["at castiglione ott austrian_dummy_1 austrian_dummy_2", "at guidizzolo gummer"]
    state = french_march("\n".join(["at lonato joubert", *places, *notes]))
    sight = Perception(state, state.active)
    assert (sight.theirs[CASTIGLIONE], sight.theirs[GUIDIZZOLO]) == (68, 23)  # of 90: 67.5, 22.5


def test_a_known_counter_is_no_doubt() -> None:
    state = french_march("at lonato joubert\nat castiglione ott gummer")
    sight = Perception(state, state.active)
    assert sight.theirs[CASTIGLIONE] == 90
    assert sight.doubt[CASTIGLIONE] == 0.0


def marching(seed: int) -> list[State]:
    """Positions of a random game in fog in which somebody begins to march."""
    state, rng, found = RULES.start({"visibility": "fog"}), Random(seed), list[State]()
    moment = (0, 0)
    while not isinstance(pending := RULES.pending(state), Over):
        is_new = moment != (moment := (state.turn, state.phase))
        if is_new and not isinstance(pending, Chance):
            found.append(RULES.copy(state))
        RULES.apply(state, random_ply(RULES, state, pending, rng))
    return found


def dealt(state: State, rng: Random) -> list[float]:
    """The enemy's strength by area in tenths, on the average of imagined worlds."""
    seat = state.active
    enemy, view = 1 - seat, RULES.view(state, seat)
    sums = [0.0] * AREA_LIMIT
    for _ in range(DEALS):
        world = RULES.imagine(view, rng)
        for area in range(BOARD.areas):
            sums[area] += world.strength_of(enemy, world.units_in(enemy, area))
    return [TENTHS * one / DEALS for one in sums]


@pytest.mark.parametrize("seed", [1, 2])
def test_expected_like_imagined_worlds(seed: int) -> None:
    """Equal chances for all suspects were 5 to 7 tenths a stack too low, and 10 off or more."""
    rng, off = Random(seed), list[float]()
    for state in marching(seed)[::3]:
        sight = Perception(state, state.active)
        for area, mean in enumerate(dealt(state, rng)):
            if sight.doubt[area] > 0.0:
                off.append(sight.theirs[area] - mean)
    assert len(off) > 30
    assert abs(sum(off) / len(off)) < 2.0
    assert sum(one * one for one in off) / len(off) < 8.0**2
