"""Imagined worlds contradict nothing that a seat was ever told."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from solitaire.bits import members
from solitaire.games.castiglione.core.state import State
from solitaire.games.castiglione.terms import (
    AREA_LIMIT,
    DUMMY,
    ELIMINATED,
    GARRISON,
    KILLED,
    LEADER,
)
from solitaire.protocol import Seat
from tests.secrecy.observer import Observer
from tests.secrecy.table import BOARD, RULES, SEATS, VISIBILITIES, options_of, random_game
from tests.seeds import base_seed

CHECK_EVERY = 10
"""Plies between two comparisons of the true state with what was heard."""
IMAGINE_EVERY = 40


@pytest.mark.parametrize("visibility", VISIBILITIES)
@pytest.mark.parametrize("games", [1, pytest.param(4, marks=pytest.mark.long)])
def test_worlds_agree_with_everything_told(visibility: str, games: int) -> None:
    worlds = 0
    for number in range(games):
        worlds += follow_game(visibility, Random(f"{base_seed()} {visibility} {number}"))
    assert worlds > 20 * games


def follow_game(visibility: str, rng: Random) -> int:
    """How many worlds were imagined."""
    options = options_of(visibility, rng)
    observers = [Observer(RULES.start(options), seat) for seat in SEATS]
    phase: tuple[str, ...] = ()
    worlds = 0
    for number, moment in enumerate(random_game(options, rng)):
        heading = RULES.heading(moment.state)
        for observer in observers:
            if heading != phase:
                observer.phase_began()
            if number % CHECK_EVERY == 0:
                # An observer who errs would prove nothing.
                check_world(moment.state, moment.state, observer)
            if number % IMAGINE_EVERY == 0:
                view = RULES.view(moment.state, observer.seat)
                check_world(RULES.imagine(view, rng), moment.state, observer)
                worlds += 1
            observer.hear(moment.events)
        phase = heading
    return worlds


def check_world(world: State, truth: State, told: Observer) -> None:
    enemy = told.enemy
    assert heights(world, enemy) == +told.heights
    assert {one: int(world.place[enemy * 64 + one]) for one in told.certain} == told.certain
    assert {int(world.place[enemy * 64 + one]) for one in told.dead} <= {ELIMINATED, KILLED}
    assert {one: int(world.hits[enemy * 64 + one]) for one in told.hits} == told.hits
    assert len(on_map(world, enemy, DUMMY)) == told.dummies
    assert on_map(world, enemy, GARRISON) == on_map(truth, enemy, GARRISON)
    assert not any(world.hits[enemy * 64 + one] for one in on_map(world, enemy, LEADER))
    for local in members(BOARD.units[enemy]):
        counter = enemy * 64 + local
        if world.place[counter] < AREA_LIMIT:
            assert world.low[counter] <= world.hits[counter] <= world.high[counter], counter


def heights(state: State, side: Seat) -> Counter[int]:
    """Counters per area, garrisons left out."""
    places = (
        int(state.place[side * 64 + local])
        for local in members(BOARD.counters[side] & ~state.of_kind(side, GARRISON))
    )
    return Counter(place for place in places if place < AREA_LIMIT)


def on_map(state: State, side: Seat, kind: int) -> dict[int, int]:
    found = members(state.of_kind(side, kind))
    places = {local: int(state.place[side * 64 + local]) for local in found}
    return {local: place for local, place in places.items() if place < AREA_LIMIT}
