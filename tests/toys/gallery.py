"""Everything that a presenter may give, at once: a network with long tracks, and a field of hexes.

No game: pictures alone, for the tests of drawing.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from math import cos, pi, sin
from typing import Any, Final

from solitaire.geography.hexgrid import HexGrid
from solitaire.presenting.board import Board, Feature, Link, Place
from solitaire.presenting.looks import AllLooks
from solitaire.presenting.overlays import (
    DIMMED,
    LOST,
    PLANNED,
    SURE,
    Mark,
    Overlay,
    Way,
)
from solitaire.presenting.picture import Card, Clock, Face, Marker, Picture, Row, Stack, Track
from solitaire.presenting.presenter import Presenter
from solitaire.text import text, verbatim

LOOKS: Final[Mapping[str, Any]] = {
    "sides": {
        "red": {"title": "Red", "colour": "#b03a2e", "ink": "#ffffff", "flag": ["#b03a2e", "#fff"]},
        "blue": {"title": "Blue", "colour": "#2e5fb0", "ink": "#ffffff", "shape": "disc"},
    },
    "grounds": {
        "clear": {"title": "clear", "colour": "#d3dbb0", "sign": "ring"},
        "wood": {"title": "wood", "colour": "#a9bf8a", "pattern": "dots"},
        "hill": {"title": "hill", "sign": "peaks", "colour": "#c2a878", "pattern": "lines"},
        "town": {"title": "town", "sign": "houses", "colour": "#d8c8b8"},
        "village": {"title": "village", "sign": "dot"},
        "fort": {"title": "fortress", "sign": "fortress"},
        "siege": {"title": "besieged fortress", "sign": "fortress-besieged"},
    },
    "symbols": {
        "foot": {"title": "infantry", "sign": "crossed"},
        "horse": {"title": "cavalry", "sign": "slashed"},
        "guns": {"title": "guns", "sign": "ball"},
        "leader": {"title": "leader", "sign": "bicorne", "layout": "leader"},
        "back": {"title": "face down", "sign": "flag", "layout": "back"},
        "supply": {"title": "supply", "sign": "wheat"},
        "star": {"title": "victory", "sign": "star"},
    },
    "bands": {
        "left": {"title": "left wing", "letter": "L", "colour": "#e0b040", "pattern": "lines"},
        "right": {"title": "right wing", "letter": "R", "colour": "#60a060", "pattern": "dots"},
    },
    "marks": {"hit": {"title": "hit", "sign": "diamond"}, "tired": {"title": "tired"}},
}
ROADS: Final = ("main-road", "road", "track")
MONTHS: Final = ("April", "May", "June", "July", "August", "September", "October", "November")
TURNS: Final = 93


class Gallery(Presenter):
    """Draws a board; pictures of it are made beside it."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self._looks = AllLooks(LOOKS)

    def board(self) -> Board:
        return self._board

    def looks(self) -> AllLooks:
        return self._looks


# -- boards ---------------------------------------------------------------------------------------


def network(columns: int = 17, rows: int = 12, step: float = 110.0) -> Board:
    """Two hundred nodes, roads of three weights, rivers with bridges, woods, forts."""
    places = [_node(column, row, step, columns) for column in range(columns) for row in range(rows)]
    links = [
        _road(column, row, other)
        for column in range(columns)
        for row in range(rows)
        for other in ((column + 1, row), (column, row + 1))
        if other[0] < columns and other[1] < rows and (column * 7 + row * 3) % 5
    ]
    size = (columns * step, rows * step)
    boxes = [
        Place(name, text("{n}", n=verbatim(name)), (0.0, 0.0), box="reserve") for name in BOXES
    ]
    features = [
        Feature("river", "river", _wave(size[0] * 0.47, size[1]), text("Adda"), width=4.0),
        Feature("brook", "river", _wave(size[0] * 0.8, size[1]), text("Oglio"), width=2.0),
        Feature(
            "canal", "canal", ((0.0, size[1] * 0.7), (size[0] * 0.47, size[1] * 0.7)), width=1.0
        ),
        Feature("lake", "lake", _round(size[0] * 0.2, size[1] * 0.25, 90), text("Lago")),
        Feature("wood", "wood", _round(size[0] * 0.65, size[1] * 0.6, 120)),
        Feature("height", "height", _round(size[0] * 0.1, size[1] * 0.9, 140)),
        Feature(
            "mill", "building", ((400.0, 700.0), (430.0, 700.0), (430.0, 722.0), (400.0, 722.0))
        ),
        Feature("label", "label", ((1500.0, 1000.0),), text("Bassa"), rank=1),
    ]
    return Board("network", size, (*places, *boxes), tuple(links), tuple(features), text("Gallery"))


BOXES: Final = ("pool", "wounded", "train")


def _node(column: int, row: int, step: float, columns: int) -> Place:
    name, number = f"n{column}-{row}", column * 5 + row * 3
    rank = 0 if number % 13 == 0 else 1 if number % 4 == 0 else 2
    x = (column + 0.5) * step + 18 * sin(number)
    y = (row + 0.5) * step + 18 * cos(2 * number)
    symbol = ("fort", "town", "village")[rank] if number % 31 else "siege"
    title = verbatim(f"{'ABCDEFGHILMNOPQRSTUVZ'[column % 21]}{'aeiou'[row % 5]}rona{row}")
    ground = "hill" if column < columns // 4 else "clear"
    return Place(name, title, (x, y), ground=ground, symbol=symbol, rank=rank, words=title)


def _road(column: int, row: int, other: tuple[int, int]) -> Link:
    start, end = f"n{column}-{row}", f"n{other[0]}-{other[1]}"
    look = ROADS[(column + 2 * row) % 3]
    crossing = "river" if (column, other[0]) == (7, 8) else ""
    return Link(f"{start}:{end}", start, end, (), look, crossing, "bridge" if crossing else "")


def _wave(x: float, high: float) -> tuple[tuple[float, float], ...]:
    return tuple((x + 25 * sin(step), high * step / 12) for step in range(13))


def _round(x: float, y: float, radius: float) -> tuple[tuple[float, float], ...]:
    return tuple(
        (x + radius * cos(turn * pi / 6), y + radius * 0.7 * sin(turn * pi / 6))
        for turn in range(12)
    )


def hexes(columns: int = 25, rows: int = 19, radius: float = 40.0) -> Board:
    """475 hexes of several grounds, with a road and a river across."""
    grid = HexGrid(columns, rows, radius)
    places = [_hex(grid, cell) for cell in grid.cells()]
    boxes = [Place(name, verbatim(name), (0.0, 0.0), box="reserve") for name in BOXES]
    road = [Link(f"r{n}", _id(n, 9), _id(n + 1, 9), ()) for n in range(columns - 1)]
    return Board(
        "hexes",
        grid.size,
        (*places, *boxes),
        tuple(road),
        (
            Feature(
                "river", "river", _wave(grid.size[0] * 0.7, grid.size[1]), text("Panaro"), width=5
            ),
        ),
        text("Gallery"),
    )


def _id(column: int, row: int) -> str:
    return f"{column + 1:02d}{row + 1:02d}"


def _hex(grid: HexGrid, cell: tuple[int, int]) -> Place:
    column, row = cell
    number = (column * 7 + row * 11) % 23
    ground = {0: "wood", 1: "wood", 2: "hill", 3: "town"}.get(number, "clear")
    name = _id(column, row)
    symbol, rank = ("town", 0) if ground == "town" and number == 3 and row % 5 == 0 else ("", 2)
    title = verbatim(f"Casa {column}") if symbol else verbatim(name)
    middle, outline = grid.middle(cell), grid.outline(cell)
    return Place(name, title, middle, ground, symbol, rank, title, outline)


# -- pictures -------------------------------------------------------------------------------------


def face(side: str, number: int, facing: int | None = None, **more: Any) -> Face:
    symbol = ("foot", "horse", "guns", "leader")[number % 4]
    title = text("{side} {number}", side=verbatim(side), number=number)
    return Face(
        side,
        symbol,
        title,
        verbatim(f"{number}"),
        figures=(str(number % 6 + 1), str(number % 4)),
        band=("left", "right")[number % 2],
        marks=("hit",) * (number % 3),
        facing=facing,
        words=title,
        **more,
    )


def stack(place: str, side: str, first: int, many: int, *facing: int) -> Stack:
    turned = facing or (None,) * many
    faces = [face(side, first + n, turned[n % len(turned)]) for n in range(many)]
    return Stack(place, side, tuple(faces), tuple(f"{side}-{first + n}" for n in range(many)))


def old(place: str, fade: float) -> Stack:
    hidden = Face("blue", "back", text("unknown"), is_back=True, guess=text("5?"), fade=fade)
    return Stack(place, "blue", (hidden,), (f"old-{place}",))


def calendar(now: int) -> Track:
    cells = tuple(verbatim(str(number + 1)) for number in range(TURNS))
    groups = tuple((12 * number, verbatim(month)) for number, month in enumerate(MONTHS))
    markers = (Marker(now + 3, "supply", "red", text("Red convoy")), Marker(now, "", "blue"))
    return Track(text("Turns"), cells, markers, groups, now=now)


def score() -> Track:
    cells = tuple(verbatim(str(number)) for number in range(11))
    markers = (
        Marker(3, "", "red", text("Red")),
        Marker(3, "", "blue", text("Blue")),
        Marker(5, "", "red", text("Red after the siege"), Fraction(2, 3)),
        Marker(7, "star", "", text("victory")),
    )
    notes = (text("Mantua relieved: +2"), text("Convoy lost: -1"))
    return Track(text("Points"), cells, markers, notes=notes, caption=text("Red leads"))


def cards(now: int, *, with_page: bool) -> tuple[Card, ...]:
    page = Card(
        "page",
        text("The orders are turned up"),
        (Row(text("Red"), text("16 points"), "red"), Row(text("Weather"), text("mud"))),
        is_page=True,
    )
    return (
        Card("calendar", text("Calendar"), tracks=(calendar(now), score())),
        Card(
            "army",
            text("Army"),
            (
                Row(text("Strength"), text("41,000")),
                Row(
                    text("A long line about the bridging train"), text("at the ford of Borgoforte")
                ),
                Row(text("with Red"), text("Red moves first"), "red"),
            ),
        ),
        Card("reserve", text("Off the map"), rooms=BOXES),
        *((page,) if with_page else ()),
    )


def picture(
    stacks: tuple[Stack, ...],
    drawn: Overlay | None = None,
    look: str = "day",
    now: int = 40,
    *,
    with_page: bool = False,
) -> Picture:
    clock = Clock(now, TURNS, text("turn {turn}", turn=now), text("Movement"))
    boxed = (stack("pool", "red", 100, 40), stack("wounded", "blue", 200, 3))
    return Picture(
        "red",
        clock,
        (*stacks, *boxed),
        look,
        drawn=drawn,
        cards=cards(now, with_page=with_page),
        banner=(text("Turn {turn}", turn=now),),
    )


def network_picture(look: str = "day") -> Picture:
    stacks = (
        stack("n3-3", "red", 0, 3),
        stack("n8-5", "red", 4, 1),
        stack("n8-5", "blue", 5, 2),
        old("n12-4", 0.3),
        old("n13-7", 1.0),
    )
    drawn = Overlay(
        text("Siege"),
        marks=(Mark("n12-4", LOST, text("2:1")), Mark("n10-8", DIMMED), Mark("n3-3", SURE)),
        ways=(
            Way(("n3-3", "n4-3", "n5-3"), SURE, 1, is_arrow=True),
            Way(("n8-5", "n12-4"), LOST, 2),
            Way(("n2-8", "n6-8"), PLANNED),
        ),
        lines=(text("The siege lacks guns."),),
    )
    return picture(stacks, drawn, look)


def hex_picture(look: str = "day", *, with_page: bool = False) -> Picture:
    stacks = (
        *(stack(_id(4 + n, 8), "red", n, 2, n % 6) for n in range(6)),
        *(stack(_id(4 + n, 6), "blue", 20 + n, 1, (n + 3) % 6) for n in range(6)),
        old("2010", 0.8),
    )
    drawn = Overlay(
        text("Assault"),
        marks=(Mark("0807", LOST), Mark("1207", DIMMED), Mark("1307", DIMMED)),
        ways=(Way(("0809", "0807"), SURE, 1), Way(("0709", "0807"), SURE, 2)),
        lines=(text("0909 must also attack 0907."), text("0707 is attacked from two sides.")),
    )
    return picture(stacks, drawn, look, with_page=with_page)
