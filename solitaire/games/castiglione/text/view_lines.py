"""A view as readable lines, for terminals, screen readers and one-sided records."""

from __future__ import annotations

from solitaire.bits import members
from solitaire.games.castiglione.core.board import Board
from solitaire.games.castiglione.core.views import SLOT_SEEN, View
from solitaire.games.castiglione.terms import (
    AREA_LIMIT,
    NOWHERE,
    POOL,
    SIDES,
    counter_of,
)
from solitaire.games.castiglione.text.position import PHASE_WORDS, place_name
from solitaire.games.castiglione.text.titles import area_text, bridge_text

SURE_LIMIT = 4
"""Up to so many possible identities are listed by name."""


def view_lines(board: Board, view: View) -> list[str]:
    """The situation as the seat knows it: clock, cities, own counters, enemy stacks."""
    turn, phase = view.clock.turn, view.clock.phase
    date = board.data.tables.turn_track[turn - 1].date
    lines = [
        f"turn {turn}, {date} 1796, {PHASE_WORDS[phase].replace('_', ' ')}",
        f"you are {SIDES[view.seat]}",
        f"initiative {SIDES[view.clock.initiative]}, first player {SIDES[view.clock.first]}",
        f"mantua {'besieged' if view.clock.besieged else 'liberated'}",
        "austrian cities: " + _areas(board, view.clock.austrian_cities),
        "destroyed bridges: " + _bridges(board, view.clock.broken),
    ]
    lines += _own_lines(board, view)
    lines += _enemy_lines(board, view)
    return lines


def lines_of_place(board: Board, view: View, place: int) -> list[str]:
    """Own and enemy counters in one area."""
    own, enemy = _own_counters(board, view), _enemy_counters(board, view)
    found = [f"own {place_name(board, place)}: {', '.join(own[place])}"] if place in own else []
    return found + ([_enemy_line(board, place, enemy[place])] if place in enemy else [])


def _areas(board: Board, areas: int) -> str:
    return ", ".join(area_text(board, area) for area in members(areas)) or "none"


def _bridges(board: Board, bridges: int) -> str:
    return ", ".join(bridge_text(board, bridge) for bridge in members(bridges)) or "none"


def _own_counters(board: Board, view: View) -> dict[int, list[str]]:
    by_place: dict[int, list[str]] = {}
    for local in members(board.counters[view.seat]):
        place, hits = view.own[local], view.hits_of(local)
        note = f" ({hits} hit{'s' if hits > 1 else ''})" if hits else ""
        by_place.setdefault(place, []).append(
            board.counter_names[counter_of(view.seat, local)] + note
        )
    return by_place


def _own_lines(board: Board, view: View) -> list[str]:
    return [
        f"own {place_name(board, place)}: {', '.join(names)}"
        for place, names in sorted(_own_counters(board, view).items())
        if place != POOL
    ]


def _enemy_counters(board: Board, view: View) -> dict[int, list[str]]:
    by_area: dict[int, list[str]] = {}
    for area, suspects, marks, _, hits in view.slots:
        words = _slot_words(board, 1 - view.seat, suspects, marks, hits)
        by_area.setdefault(area, []).append(words)
    return by_area


def _enemy_line(board: Board, area: int, words: list[str]) -> str:
    return f"enemy {place_name(board, area)}: {len(words)} counters: {', '.join(words)}"


def _enemy_lines(board: Board, view: View) -> list[str]:
    enemy = 1 - view.seat
    found = sorted(_enemy_counters(board, view).items())
    lines = [_enemy_line(board, area, words) for area, words in found]
    for place in sorted(set(view.off_map)):
        if place in (NOWHERE, POOL) or place < AREA_LIMIT:
            continue
        names = [
            board.counter_names[counter_of(enemy, local)]
            for local in members(board.counters[enemy])
            if view.off_map[local] == place
        ]
        lines.append(f"enemy {place_name(board, place)}: {', '.join(names)}")
    return lines


def _slot_words(board: Board, enemy: int, suspects: int, marks: int, hits: int) -> str:
    names = [board.counter_names[counter_of(enemy, local)] for local in members(suspects)]
    if len(names) == 1:
        words = names[0]
    elif len(names) <= SURE_LIMIT:
        words = " or ".join(names)
    else:
        words = f"one of {len(names)}"
    if marks & SLOT_SEEN and hits not in (0, NOWHERE):
        words += f" ({hits} hit{'s' if hits > 1 else ''})"
    return words
