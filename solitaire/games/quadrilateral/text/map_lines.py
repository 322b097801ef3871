"""The map in text: regions around eleven towns, and what stands in the places of each."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from solitaire.games.quadrilateral.core.board import Board
from solitaire.games.quadrilateral.core.views import View, column, number
from solitaire.games.quadrilateral.terms import (
    FAR,
    FLAGS,
    FORCE,
    NO_FLAG,
    NOWHERE,
    SIDES,
    TERRAINS,
    VEDETTE,
)
from solitaire.games.quadrilateral.text.wording import half, place_title

ANCHORS: Final = (
    "trento",
    "rovereto",
    "bassano",
    "vicenza",
    "rivoli",
    "verona",
    "legnago",
    "mantova",
    "castiglione",
    "salo",
    "brescia",
    "cremona",
)
PREFIX: Final = "around_"
"""Begins the name of a region, so that it is not taken for its town."""
ROADS: Final = ("P", "S", "T")
CROSSINGS: Final = ("bridge", "town bridge", "ferry")


@lru_cache(maxsize=4)
def regions(board: Board) -> dict[str, tuple[int, ...]]:
    """Places by region: each belongs to the town that is nearest by road, in any weather."""
    ways = {anchor: _distances(board, board.place_by_name[anchor]) for anchor in ANCHORS}
    found: dict[str, list[int]] = {anchor: [] for anchor in ANCHORS}
    for place in range(board.places):
        nearest = min(ANCHORS, key=lambda anchor: ways[anchor][place])
        found[nearest].append(place)
    return {
        PREFIX + anchor: tuple(sorted(places, key=lambda place: ways[anchor][place]))
        for anchor, places in found.items()
    }


def _distances(board: Board, start: int) -> list[int]:
    """Over all links, ferries too: what belongs together, not what can be marched."""
    found = [FAR] * board.places
    found[start] = 0
    todo = [start]
    for here in todo:
        for index in range(board.first[here], board.first[here + 1]):
            there = board.to[index]
            total = found[here] + board.cost[index]
            if total < found[there]:
                found[there] = total
                todo.append(there)
    return found


def title(board: Board, region: str) -> str:
    return f"around {place_title(board, board.place_by_name[region.removeprefix(PREFIX)])}"


def map_lines(board: Board, view: View) -> list[str]:
    """For the table: every region in which something stands."""
    lines = []
    for region, places in regions(board).items():
        held = [
            f"{place_title(board, place)} {what}"
            for place in places
            if (what := _what(board, view, place))
        ]
        if held:
            lines.append(f"{title(board, region)}: {'; '.join(held)}")
    return lines


def region_lines(board: Board, view: View, region: str) -> list[str]:
    """All places of a region with their roads."""
    lines = [
        f"The country {title(board, region)}, P primary road, S secondary, T mountain track; MPs"
    ]
    for place in regions(board)[region]:
        one = board.data.places[place]
        what = _what(board, view, place)
        span = range(board.first[place], board.first[place + 1])
        links = [_link(board, view, index) for index in span]
        head = f"{one.name} ({TERRAINS[board.terrain[place]]}, forage {one.forage})"
        lines.append(f"  {head}{': ' + what if what else ''} - {', '.join(links)}")
    return lines


def _link(board: Board, view: View, index: int) -> str:
    crossing = board.crossing[index]
    water = ""
    if crossing != NOWHERE:
        broken = "broken " if number(view, "broken") >> crossing & 1 else ""
        water = f" {broken}{CROSSINGS[board.crossing_kind[crossing]]}"
    road = ROADS[board.road[index]]
    return f"{place_title(board, board.to[index])} {half(board.cost[index])} {road}{water}"


def _what(board: Board, view: View, place: int) -> str:
    """Fort, markers and flags in a place, own and enemy."""
    words = []
    index = board.fort_index[place]
    if index != NOWHERE:
        owner = SIDES[number(view, "austrian_forts") >> index & 1]
        words.append(f"{owner} fort")
    for side, name in enumerate(SIDES):
        if column(view, "source")[side] == place:
            words.append(f"{name} Source")
        if column(view, "center")[side] == place:
            words.append(f"{name} Center")
        if place in column(view, "garrison_place")[side * 3 : side * 3 + 3]:
            words.append(f"{name} garrison")
    words += [_flag(view, flag) for flag in range(FLAGS) if _stands(view, flag, place)]
    return ", ".join(words)


def _stands(view: View, flag: int, place: int) -> bool:
    return column(view, "kind")[flag] != NO_FLAG and column(view, "place")[flag] == place


def _flag(view: View, flag: int) -> str:
    owner = "own" if flag >> 5 == view.seat else "enemy"
    kind = column(view, "kind")[flag]
    name = f"{owner} f{(flag & 31) + 1}"
    if kind == VEDETTE:
        return f"{name} vedette"
    if kind == FORCE:
        steps = sum(column(view, "steps")[flag * 3 : flag * 3 + 3])
        return f"{name} {steps / 5:g} SP" if steps else f"{name} leader"
    return name
