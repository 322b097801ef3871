"""Distances and paths over the network [1.2, 7.2, 7.4]. Lengths are in fair-weather half-MPs."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from solitaire.games.quadrilateral.core.board import Board, Ways
from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.core.vectors import numbers
from solitaire.games.quadrilateral.terms import (
    FAR,
    MUD,
    NOWHERE,
    PLACE_LIMIT,
    SECONDARY,
    SIDE_FLAGS,
    SNOW,
    TRACK,
)

_FAR: Final = numbers(PLACE_LIMIT, FAR)
_NOBODY: Final = numbers(PLACE_LIMIT)
_RING: Final = numbers(256)
_WORDS: Final = numbers(4)
WORD: Final = 60
"""Places of a word of bits."""
RING_MASK: Final = 255
WAITING: Final = 1
BARRED: Final = 2
MOST_KEPT: Final = 4000
"""Kept ways: 202 places, with and without tracks, for some ten states of the bridges."""
MOST_LINES: Final = 1000
"""Kept ways around enemies: they are asked for many times before anybody moves on."""


def is_barred(state: State, side: i64, place: i64) -> bool:
    """An enemy flag or garrison bars a line, unless own forces invest the place [5.7, 7.2]."""
    if not state.has_enemy(side, place):
        return False
    return not (state.is_invested(place) and state.flags_at(side, place) & ~state.inside)


def distances(
    state: State, side: i64, start: i64, limit: i64, tracks: bool, regards_enemy: bool
) -> vec[i64]:
    """Shortest ways from a place over whole bridges and laid trains; FAR where none leads.

    Not to be changed: ways are kept and shared.
    """
    if start == NOWHERE or (regards_enemy and is_barred(state, side, start)):
        return _FAR
    if regards_enemy:
        return _around_enemies(state, side, start, limit, tracks)
    if limit < FAR - 1:
        return _spread(state, start, limit, tracks, open_map())
    kept = state.board.ways
    # Of Python's integers throughout: 60 crossings and nine bits do not fit into 64.
    key = (int(state.open_crossings()) << 9) | int((start << 1) | (1 if tracks else 0))
    found = kept.get(key)
    if found is None:
        found = Ways(_spread(state, start, limit, tracks, open_map()))
        if len(kept) >= MOST_KEPT:
            kept.clear()
        kept[key] = found
    return found.lengths


def _around_enemies(state: State, side: i64, start: i64, limit: i64, tracks: bool) -> vec[i64]:
    marks = open_map()
    barred = _mark_barred(state, side, marks)
    kept = state.board.lines
    query = (limit << 9) | (start << 1) | (1 if tracks else 0)
    key = (state.open_crossings(), query, barred[0], barred[1], barred[2], barred[3])
    found = kept.get(key)
    if found is None:
        found = Ways(_spread(state, start, limit, tracks, marks))
        if len(kept) >= MOST_LINES:
            kept.clear()
        kept[key] = found
    return found.lengths


def _spread(state: State, start: i64, limit: i64, tracks: bool, marks: vec[i64]) -> vec[i64]:
    worst: i64 = TRACK if tracks else SECONDARY
    return spread(state.board, start, limit, worst, state.open_crossings(), marks)


def open_map() -> vec[i64]:
    """No place is barred; BARRED is written where one is."""
    return _NOBODY[:]


def spread(
    board: Board, start: i64, limit: i64, worst: i64, crossings: i64, marks: vec[i64]
) -> vec[i64]:
    """Shortest ways over roads up to the worst kind and these crossings; uses up the marks.

    Places wait in a ring, none of them twice at a time.
    """
    found = _FAR[:]
    ring = _RING[:]
    found[start] = 0
    ring[0] = start
    head: i64 = 0
    tail: i64 = 1
    while head != tail:
        here = ring[head & RING_MASK]
        head += 1
        marks[here] = 0
        base = found[here]
        for index in range(board.first[here], board.first[here + 1]):
            total = base + board.cost[index]
            there = board.to[index]
            if total >= found[there] or total > limit or board.road[index] > worst:
                continue
            crossing = board.crossing[index]
            if crossing != NOWHERE and not (crossings >> crossing) & 1:
                continue
            mark = marks[there]
            if mark == BARRED:
                continue
            found[there] = total
            if not mark:
                marks[there] = WAITING
                ring[tail & RING_MASK] = there
                tail += 1
    return found


def _mark_barred(state: State, side: i64, marks: vec[i64]) -> vec[i64]:
    """Every place that bars a line, found from the enemy's flags and garrisons; as bits too, in
    words, for an integer of 202 bits is made anew for each place."""
    words = _WORDS[:]
    first = 32 * (1 - side)
    for flag in range(first, first + SIDE_FLAGS):
        _bar(state, side, state.place[flag], marks, words)
    for number in range(3 * (1 - side), 3 * (1 - side) + 3):
        _bar(state, side, state.garrison_place[number], marks, words)
    return words


def _bar(state: State, side: i64, place: i64, marks: vec[i64], words: vec[i64]) -> None:
    if place == NOWHERE or marks[place] == BARRED or not is_barred(state, side, place):
        return
    marks[place] = BARRED
    words[place // WORD] |= 1 << (place % WORD)


def link_cost(state: State, index: i64) -> i64:
    """Half-MPs for a link in this weather [6]."""
    if state.weather == MUD or state.weather == SNOW:
        return state.board.mud_cost[index]
    return state.board.cost[index]


def is_passable(state: State, index: i64) -> bool:
    """No ferry and no broken bridge."""
    crossing = state.board.crossing[index]
    return crossing == NOWHERE or (state.open_crossings() >> crossing) & 1 == 1


def line_length(state: State, side: i64) -> i64:
    """The line of communication from Source to Center, or FAR [7.2]."""
    if state.source[side] == NOWHERE or state.center[side] == NOWHERE:
        return FAR
    return distances(state, side, state.source[side], FAR - 1, False, True)[state.center[side]]


def dispatch_reach(state: State, side: i64) -> vec[i64]:
    """How far each place is from the Center within Dispatch Distance, else FAR [7.4]."""
    limit = state.board.charts.dispatch[side]
    return distances(state, side, state.center[side], limit, True, True)


def places_in_dispatch(state: State, side: i64) -> list[int]:
    reach = dispatch_reach(state, side)
    return [place for place in range(state.board.places) if reach[place] < FAR]


def nearest_force(state: State, side: i64, start: i64, flags: i64) -> i64:
    """Of these flags the nearest by road, the lowest of equals; NOWHERE if there is none."""
    ways = distances(state, side, start, FAR - 1, True, False)
    best: i64 = NOWHERE
    length: i64 = FAR
    for flag in range(side * 32, side * 32 + 31):
        if (flags >> flag) & 1 and ways[state.place[flag]] < length:
            best = flag
            length = ways[state.place[flag]]
    return best
