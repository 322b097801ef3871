"""Dummies [13.2]: set-up, return, and how they are found out. Their moves follow chapter 8."""

from __future__ import annotations

from mypy_extensions import i64

from solitaire.bits import lowest, size
from solitaire.games.castiglione.core import knowledge
from solitaire.games.castiglione.core.events import DUMMIES_GONE, DUMMY_PLACED, tell
from solitaire.games.castiglione.core.plies import (
    DONE,
    PLACE_DUMMY,
    PLIES,
    Ply,
)
from solitaire.games.castiglione.core.state import State, enemy_of
from solitaire.games.castiglione.core.steps import DUMMY_CHOICE, NEXT_IN_SET_UP, NEXT_IN_SUPPLY
from solitaire.games.castiglione.rules.marching import dummy_reach
from solitaire.games.castiglione.rules.question import Question
from solitaire.games.castiglione.terms import DUMMY, NOWHERE, POOL, SET_UP, UNSUPPLIED
from solitaire.protocol import Event


def spare(state: State, side: i64) -> i64:
    """A dummy that is not on the map, or NOWHERE."""
    dummies = state.of_kind(side, DUMMY)
    while dummies:
        counter = side * 64 + lowest(dummies)
        dummies &= dummies - 1
        if state.place[counter] == POOL:
            return counter
    return NOWHERE


def open_areas(state: State, side: i64) -> i64:
    """Where a dummy may be put now: by the set-up's zones, or beside supplied units later."""
    if state.phase == SET_UP:
        return _set_up_areas(state, side)
    found: i64 = 0
    areas = state.held[side]
    while areas:
        bit = areas & -areas
        # The status that this phase has found counts, whatever attrition has opened since [5.3].
        if state.units_in(side, lowest(areas)) & ~state.flags[UNSUPPLIED * 2 + side]:
            found |= bit
        areas ^= bit
    return found


def _set_up_areas(state: State, side: i64) -> i64:
    """The side's zone, within two areas of a real unit, away from the enemy [13.2.1]."""
    zone = state.board.dummy_zone[side] & dummy_reach(state, side)
    found: i64 = 0
    while zone:
        bit = zone & -zone
        if not state.stack(enemy_of(side), lowest(zone)):
            found |= bit
        zone ^= bit
    return found


def begin_placing(state: State, side: i64) -> None:
    """Ask the side for dummies, if it has any to place."""
    state.queue_side = side
    if spare(state, side) != NOWHERE and open_areas(state, side):
        state.step = DUMMY_CHOICE
    else:
        finish_placing(state)


def finish_placing(state: State) -> None:
    state.step = NEXT_IN_SET_UP if state.phase == SET_UP else NEXT_IN_SUPPLY


class DummyChoice(Question):
    """One dummy after the other, until the owner has done [13.2.1, 13.2.3]."""

    def seat(self, state: State) -> i64:
        return state.queue_side

    def actions(self, state: State) -> list[Ply]:
        choices = [PLIES[DONE][0]]
        areas = open_areas(state, state.queue_side)
        while areas:
            choices.append(PLIES[PLACE_DUMMY][lowest(areas)])
            areas &= areas - 1
        return choices

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        side = state.queue_side
        if ply.verb == PLACE_DUMMY:
            knowledge.add_hidden(state, side, spare(state, side), ply.first)
            tell(log, DUMMY_PLACED, side, 0, ply.first)
            if spare(state, side) != NOWHERE:
                return
        finish_placing(state)


def unmask(state: State, area: i64, log: list[Event] | None) -> None:
    """Where both sides have counters everything is shown, and dummies vanish [13.1.1, 13.2.2]."""
    if not state.options.fog or not state.stack(0, area) or not state.stack(1, area):
        return
    for side in range(2):
        knowledge.turn_up(state, side, state.stack(side, area), log)
        remove(state, side, state.stack(side, area) & state.of_kind(side, DUMMY), log)


def remove(state: State, side: i64, dummies: i64, log: list[Event] | None) -> None:
    """Off the map, to be placed again at the end of a Supply Phase [13.2.3]."""
    if not dummies:
        return
    area = i64(state.place[side * 64 + lowest(dummies)])
    tell(log, DUMMIES_GONE, side, 0, area, amount=size(dummies))
    while dummies:
        knowledge.remove_dummy(state, side * 64 + lowest(dummies))
        dummies &= dummies - 1
