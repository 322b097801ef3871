"""A view as readable lines, for terminals, screen readers and one-sided records."""

from __future__ import annotations

from solitaire.bits import members
from solitaire.games.castiglione.core.board import Board
from solitaire.games.castiglione.core.views import SLOT_SEEN, View
from solitaire.games.castiglione.terms import AREA_LIMIT, NOWHERE, POOL, SIDES
from solitaire.games.castiglione.text.position import PHASE_WORDS, place_name
from solitaire.games.castiglione.text.wording import area_title

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


def _areas(board: Board, areas: int) -> str:
    return ", ".join(area_title(board, area) for area in members(areas)) or "none"


def _bridges(board: Board, bridges: int) -> str:
    ends = [board.bridge_ends[bridge] for bridge in members(bridges)]
    return ", ".join(f"{area_title(board, a)}-{area_title(board, b)}" for a, b in ends) or "none"


def _own_lines(board: Board, view: View) -> list[str]:
    first = view.seat * 64
    by_place: dict[int, list[str]] = {}
    for local in members(board.counters[view.seat]):
        place, hits = view.own[local], view.own[64 + local]
        note = f" ({hits} hit{'s' if hits > 1 else ''})" if hits else ""
        by_place.setdefault(place, []).append(board.counter_names[first + local] + note)
    return [
        f"own {place_name(board, place)}: {', '.join(names)}"
        for place, names in sorted(by_place.items())
        if place != POOL
    ]


def _enemy_lines(board: Board, view: View) -> list[str]:
    enemy = 1 - view.seat
    by_area: dict[int, list[str]] = {}
    for area, suspects, marks, _, hits in view.slots:
        by_area.setdefault(area, []).append(_slot_words(board, enemy, suspects, marks, hits))
    lines = [
        f"enemy {place_name(board, area)}: {len(words)} counters: {', '.join(words)}"
        for area, words in sorted(by_area.items())
    ]
    for place in sorted(set(view.off_map)):
        if place in (NOWHERE, POOL) or place < AREA_LIMIT:
            continue
        names = [
            board.counter_names[enemy * 64 + local]
            for local in members(board.counters[enemy])
            if view.off_map[local] == place
        ]
        lines.append(f"enemy {place_name(board, place)}: {', '.join(names)}")
    return lines


def _slot_words(board: Board, enemy: int, suspects: int, marks: int, hits: int) -> str:
    names = [board.counter_names[enemy * 64 + local] for local in members(suspects)]
    if len(names) == 1:
        words = names[0]
    elif len(names) <= SURE_LIMIT:
        words = " or ".join(names)
    else:
        words = f"one of {len(names)}"
    if marks & SLOT_SEEN and hits not in (0, NOWHERE):
        words += f" ({hits} hit{'s' if hits > 1 else ''})"
    return words
