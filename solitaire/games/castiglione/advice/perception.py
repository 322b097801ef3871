"""The map as one seat perceives it: own forces exactly, the enemy's as he must be estimated.

This is the only way in which advice looks at the enemy, so nothing that chooses can depend on what
the seat may not know. Strength is in tenths of a point, because an unknown counter counts with the
mean of those it may be (face_down.py).
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from solitaire.bits import lowest
from solitaire.games.castiglione.advice.face_down import FaceDown
from solitaire.games.castiglione.core.state import State, enemy_of
from solitaire.games.castiglione.core.vectors import area_bytes, area_floats, area_words
from solitaire.games.castiglione.rules.supply import supplied_areas
from solitaire.games.castiglione.terms import (
    AREA_LIMIT,
    AUSTRIAN,
    CAVALRY,
    INFANTRY,
    LEADER,
)

TENTHS: Final = 10
MOST_RATING: Final = 20
"""Tenths of the highest Tactical Rating."""


@final
class Perception:
    """Made anew for every plan; small enough for that (some microseconds compiled)."""

    def __init__(self, state: State, seat: i64) -> None:
        self.state = state
        self.seat: i64 = seat
        self.enemy: i64 = enemy_of(seat)
        self.own: vec[i64] = area_words()
        """Own strength per area, in tenths."""
        self.own_horse: vec[i64] = area_words()
        self.own_foot: vec[i64] = area_words()
        self.theirs: vec[i64] = area_words()
        """Estimated enemy strength per area, in tenths."""
        self.their_horse: vec[i64] = area_words()
        self.doubt: vec[float] = area_floats()
        """Variance of their strength, in points."""
        self.bearable: vec[i64] = area_words()
        """Hits that the enemy units there can bear without a loss, as far as is known."""
        self.tactical: vec[u8] = area_bytes()
        """Estimated Tactical Rating of the enemy's senior leader, in tenths."""
        self.occupied: i64 = 0
        """Areas with any enemy counter."""
        self.barred: i64 = state.bars[self.enemy]
        """Areas that are closed to paths [R43]."""
        self.supplied: i64 = supplied_areas(state, seat)
        self.pressure: vec[i64] = area_words()
        """Enemy strength that could be in an area after his next march: next door, or there."""
        self._look_at_own()
        self._look_at_enemy()
        self._spread_pressure()

    def _look_at_own(self) -> None:
        state = self.state
        board = state.board
        side = self.seat
        areas = state.held[side]
        while areas:
            area = lowest(areas)
            areas &= areas - 1
            stack = state.units_in(side, area)
            self.own[area] = state.strength_of(side, stack) * TENTHS
            horse = stack & board.kind_sets[side * 8 + CAVALRY]
            if horse:
                self.own_horse[area] = state.strength_of(side, horse) * TENTHS
            foot = stack & board.kind_sets[side * 8 + INFANTRY]
            if foot:
                self.own_foot[area] = state.strength_of(side, foot) * TENTHS

    def _look_at_enemy(self) -> None:
        state = self.state
        side = self.enemy
        hidden = FaceDown(state.board, side)
        counters = state.board.counters[side]
        while counters:
            counter = side * 64 + lowest(counters)
            counters &= counters - 1
            area = i64(state.place[counter])
            if area >= AREA_LIMIT:
                continue
            self.occupied |= 1 << area
            suspects = state.suspects[counter]
            if not state.options.hides or suspects & (suspects - 1) == 0:
                self._add_known(counter, area)
            else:
                hidden.add(suspects, area)
                self.bearable[area] += 3
        if hidden.areas:
            self._add_hidden(hidden)

    def _add_known(self, counter: i64, area: i64) -> None:
        state = self.state
        board = state.board
        kind = i64(board.counter_kind[counter])
        if kind == LEADER:
            rating = i64(board.tactical[counter]) * TENTHS
            if rating > i64(self.tactical[area]):
                self.tactical[area] = u8(rating)
            return
        points = i64(board.strength[counter])
        worn = state.low[counter] if state.options.hides else state.hits[counter]
        self.bearable[area] += 3 - i64(worn)
        if worn == 3 and points > 0:
            points -= 1
        self.theirs[area] += points * TENTHS
        if kind == CAVALRY:
            self.their_horse[area] += points * TENTHS

    def _add_hidden(self, hidden: FaceDown) -> None:
        hidden.reckon()
        areas = hidden.areas
        while areas:
            area = lowest(areas)
            areas &= areas - 1
            self.theirs[area] += i64(hidden.points[area] * TENTHS + 0.5)
            self.doubt[area] = hidden.variance[area]
            self.their_horse[area] += i64(hidden.horse[area] * TENTHS + 0.5)
            rating = i64(self.tactical[area]) + i64(hidden.rating[area] * TENTHS + 0.5)
            self.tactical[area] = u8(rating if rating < MOST_RATING else MOST_RATING)

    def _spread_pressure(self) -> None:
        areas = self.occupied
        while areas:
            area = lowest(areas)
            areas &= areas - 1
            strength = self.theirs[area]
            self.pressure[area] += strength
            near = self.state.board.neighbours[area]
            while near:
                self.pressure[lowest(near)] += strength
                near &= near - 1

    def support(self, area: i64) -> i64:
        """Own strength next door, which may come to the sound of the guns [9.1]."""
        total: i64 = 0
        near = self.state.board.neighbours[area] & self.state.held[self.seat]
        while near:
            total += self.own[lowest(near)]
            near &= near - 1
        return total

    def is_ours(self, city: i64) -> bool:
        austrian = (self.state.austrian_cities >> city) & 1 == 1
        return austrian == (self.seat == AUSTRIAN)
