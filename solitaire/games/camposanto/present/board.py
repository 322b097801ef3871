"""The field as the window draws it: hexes, roads, canal, the Panaro, hedged farms, boxes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise
from typing import Final

from solitaire.games.camposanto.data.model import Feature as DrawnFeature
from solitaire.games.camposanto.data.model import Hex
from solitaire.games.camposanto.game import RULES
from solitaire.games.camposanto.present.names import (
    ELIMINATED,
    LOSSES,
    LOST_MARSHALS,
    ORDER_CARDS,
    SIDE_TITLES,
    hand_box,
    hex_title,
    wing_box,
    wing_title,
)
from solitaire.games.camposanto.terms import COLUMNS, ROWS, SIDES, TERRAINS, WINGS
from solitaire.geography.hexrows import HexRows, Point
from solitaire.presenting.board import Board, Feature, Link, Place, Points
from solitaire.text import NOTHING, Text, joined, text, verbatim

GRID: Final = HexRows(COLUMNS, ROWS)
PANARO: Final = "panaro"
_RIVER_WIDTH: Final = 33.0
_CANAL_WIDTH: Final = 3.2
_VILLAGE_RANK, _FARM_RANK, _HEX_RANK = 0, 1, 2
_BENDS: Final = 4
"""Into how many pieces a road is cut between two hexes, so that it winds instead of zigzagging."""
_FLAGS: Final = {
    **dict.fromkeys(("0501", "1301", "2101"), "allied"),
    **dict.fromkeys(("0219", "1319", "2119"), "spanish"),
}
"""Where flags stand for the edges toward which the sides flee [6.5]."""
_GROUND_WORDS: Final = {
    "clear": text("open ground"),
    "farmhouse": text("farmhouse: 1 less for whoever assaults it or fires at it [7.2, 9.1]"),
    "village": text("village, which counts as a farmhouse unless an option says otherwise [T1]"),
    "river": text("river, nobody can enter [6.3]"),
    "pond": text("pond, nobody can enter [6.3]"),
    "bridge": text("pontoon bridge, the only way over the Panaro [6.3]"),
}


def the_board() -> Board:
    return Board(
        plan="hexes",
        size=GRID.size,
        places=(*map(_place, range(COLUMNS * ROWS)), *_boxes()),
        links=tuple(_roads()),
        features=(_panaro(), _pond(), *_canals(), *_farms()),
        title=verbatim(RULES.board.data.title),
        subtitle=text("on the Panaro, 8 February 1743"),
        units_per_km=GRID.width / 0.225,  # a hex is 225 metres wide [1.1]
    )


def ground_words(terrain: str) -> Text:
    return _GROUND_WORDS[terrain]


def middle_of(place: int) -> Point:
    row, column = divmod(place, COLUMNS)
    return GRID.middle(column, row)


# -- places ---------------------------------------------------------------------------------------


def _place(place: int) -> Place:
    data = RULES.board.data.hexes[place]
    row, column = divmod(place, COLUMNS)
    rank = _rank(data)
    return Place(
        id=data.id,
        title=verbatim(data.name) if rank < _HEX_RANK else verbatim(data.id),
        at=GRID.middle(column, row),
        ground=data.terrain,
        symbol="pontoon" if data.terrain == "bridge" else "",
        rank=rank,
        words=_words(place, data),
        outline=GRID.outline(column, row),
        flag=_FLAGS.get(data.id, ""),
    )


def _words(place: int, data: Hex) -> Text:
    words = text("{hex}: {ground}", hex=hex_title(place), ground=_GROUND_WORDS[data.terrain])
    if data.id not in _FLAGS:
        return words
    side = SIDE_TITLES[SIDES.index(_FLAGS[data.id])]
    return joined([words, text("own edge of the {side} side, where flights lead [6.5]", side=side)])


def _rank(data: Hex) -> int:
    """A name that stands on several hexes is written once."""
    if not data.name or data.id != _first_named(data.name):
        return _HEX_RANK if data.name != "Casolare" else _FARM_RANK
    return _VILLAGE_RANK if data.terrain in ("village", "bridge") else _FARM_RANK


@cache
def _first_named(name: str) -> str:
    return next(one.id for one in RULES.board.data.hexes if one.name == name)


def _boxes() -> Iterator[Place]:
    for side, card in enumerate(ORDER_CARDS):
        words = text("{side} order points in hand", side=SIDE_TITLES[side])
        yield Place(hand_box(side), text("in hand"), (0.0, 0.0), words=words, box=card)
        for wing in range(side * WINGS, side * WINGS + WINGS):
            words = text("the order of the {wing} [4]", wing=wing_title(wing))
            yield Place(wing_box(wing), wing_title(wing), (0.0, 0.0), words=words, box=card)
    yield Place(ELIMINATED, text("Eliminated"), (0.0, 0.0), box=LOSSES)
    yield Place(LOST_MARSHALS, text("Marshals lost"), (0.0, 0.0), box=LOSSES)


# -- roads and water ------------------------------------------------------------------------------


def _roads() -> Iterator[Link]:
    for road in RULES.board.data.features:
        if road.kind != "road":
            continue
        for number, (start, end) in enumerate(pairwise(road.hexes)):
            bends = tuple(_bends(_middles(road), number))
            yield Link(f"{road.name} {number}", start, end, bends)


def _middles(feature: DrawnFeature) -> list[Point]:
    return [middle_of(RULES.board.hex_by_name[name]) for name in feature.hexes]


def _bends(line: Sequence[Point], number: int) -> Iterator[Point]:
    """Between two points of a line, on a curve that goes smoothly through all of them."""
    before, start = line[max(number - 1, 0)], line[number]
    end, after = line[number + 1], line[min(number + 2, len(line) - 1)]
    for piece in range(1, _BENDS):
        part = piece / _BENDS
        yield (
            _smooth(before[0], start[0], end[0], after[0], part),
            _smooth(before[1], start[1], end[1], after[1], part),
        )


def _smooth(before: float, start: float, end: float, after: float, part: float) -> float:
    """Catmull-Rom."""
    return 0.5 * (
        2 * start
        + (end - before) * part
        + (2 * before - 5 * start + 4 * end - after) * part**2
        + (3 * start - before - 3 * end + after) * part**3
    )


def _panaro() -> Feature:
    """Through all river hexes from east to west, and a little over the edge of the map."""
    board = RULES.board
    water = ("river", "bridge")
    hexes = [n for n, one in enumerate(board.data.hexes) if one.terrain in water]
    chain = [max(hexes, key=lambda one: middle_of(one)[0])]
    while left := [one for one in hexes if one not in chain]:
        near = [one for one in left if board.distance(one, chain[-1]) <= 1]
        chain.append(max(near or left, key=lambda one: middle_of(one)[0]))
    line = [middle_of(one) for one in chain]
    first, last = line[0], line[-1]
    ends = (first[0] + GRID.width, first[1]), (last[0] - GRID.width, last[1])
    outline = (ends[0], *_softened(line), ends[1])
    return Feature(PANARO, "river", outline, text("Panaro"), width=_RIVER_WIDTH)


def _softened(line: Sequence[Point]) -> Iterator[Point]:
    """Each point half way to the middle of its neighbours."""
    for number, (x, y) in enumerate(line):
        before, after = line[max(number - 1, 0)], line[min(number + 1, len(line) - 1)]
        yield (2 * x + before[0] + after[0]) / 4, (2 * y + before[1] + after[1]) / 4


def _pond() -> Feature:
    place = [one.terrain for one in RULES.board.data.hexes].index(TERRAINS[4])
    middle = middle_of(place)
    shares = (0.72, 0.62, 0.78, 0.66, 0.74, 0.6)
    outline = tuple(GRID.corner(middle, number + 0.5, one) for number, one in enumerate(shares))
    return Feature("pond", "lake", outline, NOTHING, rank=2)


def _canals() -> Iterator[Feature]:
    for one in RULES.board.data.features:
        if one.kind == "canal":
            outline = tuple(_softened(_middles(one)))
            yield Feature(one.name, "canal", outline, verbatim(one.name), 1, _CANAL_WIDTH)


# -- farms ----------------------------------------------------------------------------------------


def _farms() -> Iterator[Feature]:
    """Houses and barns, and a hedge around those that stand alone."""
    for place, data in enumerate(RULES.board.data.hexes):
        if data.terrain not in ("farmhouse", "village"):
            continue
        middle = middle_of(place)
        blocks = _VILLAGE if data.terrain == "village" else _FARM
        for number, block in enumerate(blocks):
            yield Feature(f"{data.id} house {number}", "building", _block(middle, block), rank=2)
        if data.terrain == "farmhouse":
            for side in range(6):
                yield Feature(f"{data.id} hedge {side}", "wood", _hedge(middle, side), rank=2)


_FARM: Final = ((-13.0, -9.0, 15.0, 9.0), (5.0, -4.0, 8.0, 14.0), (-12.0, 5.0, 9.0, 7.0))
_VILLAGE: Final = (
    (-19.0, -14.0, 12.0, 8.0),
    (-3.0, -16.0, 9.0, 11.0),
    (10.0, -11.0, 11.0, 8.0),
    (-17.0, 4.0, 9.0, 12.0),
    (-2.0, 6.0, 13.0, 8.0),
    (14.0, 4.0, 7.0, 12.0),
)
"""Left, top, width and height of each house, from the middle of its hex."""
_HEDGE_OUTER, _HEDGE_INNER = 0.82, 0.75


def _block(middle: Point, block: tuple[float, float, float, float]) -> Points:
    left, top = middle[0] + block[0], middle[1] + block[1]
    right, bottom = left + block[2], top + block[3]
    return (left, top), (right, top), (right, bottom), (left, bottom)


def _hedge(middle: Point, side: int) -> Points:
    """Along one side of the hex, open at its corners."""
    first, last = side + 0.12, side + 0.88
    return (
        GRID.corner(middle, first, _HEDGE_OUTER),
        GRID.corner(middle, last, _HEDGE_OUTER),
        GRID.corner(middle, last, _HEDGE_INNER),
        GRID.corner(middle, first, _HEDGE_INNER),
    )
