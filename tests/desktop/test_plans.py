"""Maps of hexes and of networks: drawn, pointed at and walked over from values alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import cos, pi, sin, sqrt
from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QSignalSpy
from pytestqt.qtbot import QtBot

from solitaire.presenting.board import XY, Board, Geography, Link, Place
from solitaire.presenting.looks import AllLooks
from solitaire.presenting.overlays import LOST, SURE, Mark, Overlay, Way
from solitaire.presenting.picture import Card, Clock, Face, Marker, Picture, Row, Stack, Track
from solitaire.presenting.presenter import Presenter
from solitaire.text import text, verbatim
from ui.desktop.board.arrows import ArrowItem
from ui.desktop.board.items import RoadItem
from ui.desktop.board.overlays.items import RingItem
from ui.desktop.board.scene import MapScene
from ui.desktop.board.view import MapView

pytestmark = pytest.mark.ui
RADIUS = 40.0
LOOKS = AllLooks(
    {
        "sides": {
            "red": {"colour": "#b33a2e", "ink": "#ffffff"},
            "blue": {"colour": "#2e5fb3", "ink": "#ffffff", "shape": "disc"},
        },
        "grounds": {
            "field": {"colour": "#e8dfb8"},
            "wood": {"colour": "#9fb37a", "pattern": "dots"},
            "town": {"sign": "houses"},
        },
        "symbols": {"foot": {"sign": "crossed"}, "coin": {"sign": "star"}},
    }
)


def hexagon(x: float, y: float) -> tuple[XY, ...]:
    turns = [pi / 6 + corner * pi / 3 for corner in range(6)]
    return tuple((x + RADIUS * cos(turn), y + RADIUS * sin(turn)) for turn in turns)


def hex_place(column: int, row: int) -> Place:
    wide = sqrt(3) * RADIUS
    x, y = (column + 0.5 * (row % 2) + 1) * wide, (1.5 * row + 1.5) * RADIUS
    name = f"{column}{row}"
    ground = "wood" if (column + row) % 3 == 0 else "field"
    symbol = "town" if name == "22" else ""
    return Place(name, verbatim(name), (x, y), ground, symbol, 2, outline=hexagon(x, y))


HAND = Place("hand", text("Hand"), (0.0, 0.0), box="hand")
HEXES = Board(
    "hexes",
    (620.0, 400.0),
    (*(hex_place(column, row) for row in range(5) for column in range(6)), HAND),
)
NODES = (("a", (60.0, 60.0)), ("b", (200.0, 90.0)), ("c", (330.0, 200.0)), ("d", (90.0, 230.0)))
NETWORK = Board(
    "network",
    (400.0, 300.0),
    tuple(Place(name, verbatim(name.upper()), at, "town", "town") for name, at in NODES),
    (Link("ab", "a", "b", ()), Link("bc", "b", "c", (), look="rail"), Link("ad", "a", "d", ())),
)


class Drawn(Presenter):
    def __init__(self, board: Board) -> None:
        self._board = board

    def board(self) -> Board:
        return self._board

    def looks(self) -> AllLooks:
        return LOOKS

    def picture(self, views: Sequence[Any]) -> Picture:
        raise NotImplementedError


def soldier(side: str, facing: int | None = None) -> Face:
    return Face(side, "foot", text("First"), text("1st"), ("5", "2"), facing=facing)


def picture(place: str, other: str, box: str = "") -> Picture:
    clock = Clock(1, 3, text("noon"), text("movement"))
    stacks = [
        Stack(place, "red", (soldier("red", 1), soldier("red", 4)), ("r1", "r2")),
        Stack(other, "blue", (soldier("blue", 3),), ("b1",)),
    ]
    track = Track(text("Day"), tuple(map(verbatim, "123")), (Marker(1, "coin"),), now=0)
    cards = [Card("day", text("Day"), (Row(text("Wind"), text("west")),), (track,))]
    if box:
        stacks.append(Stack(box, "red", (soldier("red"),), ("r3",)))
        cards.append(Card("hand", text("Hand"), rooms=(box,)))
        cards.append(Card("page", text("Reveal"), rows=(Row(text("now")),), is_page=True))
    return Picture("red", clock, tuple(stacks), fight=other, cards=tuple(cards))


def painted(scene: MapScene) -> QImage:
    image = QImage(900, 500, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    scene.render(painter, QRectF(image.rect()), scene.sceneRect())
    painter.end()
    return image


@pytest.fixture
def hexes(qtbot: QtBot) -> MapView:
    view = MapView(MapScene(Drawn(HEXES)))
    qtbot.addWidget(view)
    view.resize(1100, 560)
    view.show()
    view.show_picture(picture("11", "21", "hand"))
    return view


def scene_of(view: MapView) -> MapScene:
    scene = view.scene()
    assert isinstance(scene, MapScene)
    return scene


def test_hexes_touch_six_others_and_a_step_leads_to_one() -> None:
    geography = Geography(HEXES)
    assert set(geography.neighbours["22"]) == {"11", "21", "12", "32", "13", "23"}
    assert geography.step("22", (1.0, 0.0)) == "32"
    assert geography.step("22", (0.0, -1.0)) in ("11", "21")
    assert geography.neighbours["hand"] == ()


def test_counters_fit_their_hex_and_turn(hexes: MapView) -> None:
    scene = scene_of(hexes)
    (own,) = scene.stacks_in("11")
    inside = scene.atlas.hexes["11"].boundingRect()
    assert inside.contains(own.mapRectToScene(own.card_boxes()[0]))
    before = painted(scene)
    shown = scene.picture
    assert shown is not None
    turned = replace(shown.stacks[0], faces=(soldier("red", 2), soldier("red", 4)))
    scene.show_picture(replace(shown, stacks=(turned, *shown.stacks[1:])))
    assert painted(scene) != before


def test_every_hex_is_pointed_at_within_its_edges(hexes: MapView, qtbot: QtBot) -> None:
    scene = scene_of(hexes)
    hexes.show_picture(picture("11", "21"))  # without the page, which would lie above
    for item in scene.place_items:
        corner = item.pos() + QPointF(0, RADIUS * 0.8)
        assert scene.place_at(corner) == item.place.id
    assert scene.place_at(QPointF(1, 399)) == ""
    spy = QSignalSpy(hexes.area_activated)
    at = hexes.mapFromScene(scene.place_item("33").pos())
    qtbot.mouseClick(hexes.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert spy.at(0) == ["33"]


def test_a_box_beside_the_map_is_a_place_like_others(hexes: MapView, qtbot: QtBot) -> None:
    scene = scene_of(hexes)
    middle = scene.place_item("hand").pos()
    assert scene.place_at(middle) == "hand"
    (room,) = scene.cards_item.rooms()
    spy = QSignalSpy(hexes.counter_activated)
    at = hexes.mapFromScene(scene.cards_item.mapToScene(room.boxes()[0].center()))
    qtbot.mouseClick(hexes.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert spy.at(0) == ["r3", "hand"]
    scene.set_targets({"hand": "plain"})
    assert scene.is_target("hand")


def test_a_mark_tints_a_hex_and_an_arrow_goes_straight(hexes: MapView) -> None:
    scene = scene_of(hexes)
    before = painted(scene)
    ways = (Way(("11", "33"), SURE, 2, is_arrow=True),)
    hexes.set_overlay(
        Overlay(text("Assault"), marks=(Mark("33", LOST, text("11 must")),), ways=ways)
    )
    (ring,) = (item for item in scene.items() if isinstance(item, RingItem))
    edge = scene.atlas.hexes["33"].boundingRect()
    assert ring.sceneBoundingRect().contains(edge)
    assert ring.sceneBoundingRect().width() < edge.width() + 10
    (arrow,) = (item for item in scene.items() if isinstance(item, ArrowItem))
    assert arrow.number == 2
    assert painted(scene) != before
    hexes.set_overlay(None)
    assert painted(scene) == before


def test_a_network_draws_roads_and_rails(qtbot: QtBot) -> None:
    scene = MapScene(Drawn(NETWORK))
    scene.show_picture(picture("a", "c"))
    roads = [item for item in scene.items() if isinstance(item, RoadItem)]
    assert len(roads) == len(NETWORK.links)
    assert {name.text for name in scene.names} == {"A", "B", "C", "D"}
    assert painted(scene) != painted(MapScene(Drawn(NETWORK)))


def test_one_scene_turns_from_one_game_to_another(hexes: MapView) -> None:
    scene = scene_of(hexes)
    network = Drawn(NETWORK)
    scene.use(network)
    hexes.refit()
    assert {item.place.id for item in scene.place_items} == {"a", "b", "c", "d"}
    assert scene.picture is None
    hexes.show_picture(picture("a", "c"))
    alone = MapScene(network)
    alone.show_picture(picture("a", "c"))
    alone.fit_to_zoom(hexes.zoom)
    assert painted(scene) == painted(alone)
