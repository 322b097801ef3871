"""Whatever a presenter may give is drawn: looks, tracks that scroll, forecasts, pages, ticks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QWheelEvent
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QApplication, QGraphicsSceneHoverEvent
from pytestqt.qtbot import QtBot

from solitaire.presenting.board import Board
from solitaire.presenting.picture import Picture, Track
from solitaire.text import text
from tests.toys.gallery import (
    BOXES,
    LOOKS,
    TURNS,
    Gallery,
    calendar,
    hex_picture,
    hexes,
    network,
    network_picture,
    score,
)
from ui.desktop.board.arrows import ArrowItem
from ui.desktop.board.beside_map.card_items import card_lines
from ui.desktop.board.beside_map.cards import INNER, WIDTH
from ui.desktop.board.beside_map.tracks import (
    SHOWN_ROWS,
    first_in_sight,
    laid_track,
    track_rows,
)
from ui.desktop.board.items import RoadItem
from ui.desktop.board.scene import MapScene
from ui.desktop.board.view import MapView
from ui.desktop.style.paints import paints_of

pytestmark = [pytest.mark.ui, pytest.mark.qt_log_ignore("This plugin does not support")]
LEFT = Qt.MouseButton.LeftButton
NETWORK, HEXES = network(), hexes()


def view_of(qtbot: QtBot, board: Board, picture: Picture) -> MapView:
    view = MapView(MapScene(Gallery(board)))
    qtbot.addWidget(view)
    view.resize(1220, 800)
    view.show()
    view.show_picture(picture)
    return view


@pytest.fixture
def roads(qtbot: QtBot) -> MapView:
    return view_of(qtbot, NETWORK, network_picture())


@pytest.fixture
def field(qtbot: QtBot) -> MapView:
    return view_of(qtbot, HEXES, hex_picture())


def scene_of(view: MapView) -> MapScene:
    scene = view.scene()
    assert isinstance(scene, MapScene)
    return scene


def painted(scene: MapScene, part: QRectF | None = None) -> QImage:
    image = QImage(900, 600, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    scene.render(painter, QRectF(image.rect()), part or scene.sceneRect())
    painter.end()
    return image


def wheel(view: MapView, at: QPointF, notches: int) -> None:
    place = QPointF(view.mapFromScene(at))
    event = QWheelEvent(
        place,
        QPointF(view.viewport().mapToGlobal(place.toPoint())),
        QPoint(),
        QPoint(0, 120 * notches),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(view.viewport(), event)


# -- the ground -----------------------------------------------------------------------------------


@pytest.mark.parametrize("draw", [network_picture, hex_picture])
def test_each_look_has_colours_of_its_own(qtbot: QtBot, draw: Callable[[str], Picture]) -> None:
    view = view_of(qtbot, NETWORK if draw is network_picture else HEXES, draw("day"))
    scene = scene_of(view)
    found = []
    for look in ("day", "night", "mud", "unheard-of"):
        view.show_picture(draw(look))
        found.append(painted(scene))
    assert found[0] == found[3], "a look that is not known is that of the day"
    assert len({image.pixel(200, 433) for image in found[:3]}) == 3


def test_roads_have_three_weights(roads: MapView) -> None:
    items = [one for one in scene_of(roads).items() if isinstance(one, RoadItem)]
    assert {one.look for one in items} == {"main-road", "road", "track"}


def test_patterns_tell_formations_apart_without_colours() -> None:
    paints = paints_of(Gallery(NETWORK).looks())
    styles = [paints.band_pattern(name) for name in LOOKS["bands"]]
    assert len({one.style() for one in styles if one is not None}) == 2


def test_a_way_without_links_is_a_straight_arrow(roads: MapView) -> None:
    arrows = [one for one in scene_of(roads).items() if isinstance(one, ArrowItem)]
    assert sorted(one.number for one in arrows) == [0, 1, 2]


def test_what_is_drawn_is_said_as_well(field: MapView) -> None:
    lines = field._drawn_lines
    assert lines.isVisible()
    assert "0909 must also attack 0907." in lines.text()
    shown = scene_of(field).picture
    assert shown is not None
    field.show_picture(replace(shown, drawn=None))
    assert not lines.isVisible()


# -- tracks ---------------------------------------------------------------------------------------


def test_a_long_track_shows_the_rows_about_the_present() -> None:
    track = calendar(40)
    rows = track_rows(track, INNER)
    assert sum(len(row.cells) for row in rows) == TURNS
    assert [row.cells.start for row in rows if row.title] == [first for first, _ in track.groups]
    laid = laid_track(track, QPointF(), INNER, None)
    assert 40 in laid.cells
    assert len({cell.top() for cell in laid.cells.values()}) == SHOWN_ROWS
    last = laid_track(track, QPointF(), INNER, 99)
    assert TURNS - 1 in last.cells, "one cannot scroll beyond the end"


def test_the_wheel_scrolls_a_track_and_else_zooms(roads: MapView) -> None:
    scene = scene_of(roads)
    column = scene.cards_item
    track = column.cards[0].tracks[0]
    before, zoom = set(track.cells), roads.zoom
    wheel(roads, column.mapToScene(track.box.center()), -2)
    moved = column.cards[0].tracks[0]
    assert moved.first == track.first + 2
    assert set(moved.cells) != before
    assert roads.zoom == zoom
    wheel(roads, scene.place_item("n8-5").pos(), 1)
    assert roads.zoom > zoom


def test_cards_that_do_not_fit_are_scrolled(qtbot: QtBot) -> None:
    low = network(17, 6)
    view = view_of(qtbot, low, replace(network_picture(), stacks=(), drawn=None))
    column = scene_of(view).cards_item
    assert column.cards[-1].box.bottom() > column.boundingRect().height()
    head = QPointF(WIDTH / 2, 12)
    wheel(view, column.mapToScene(head), -30)
    assert column.cards[-1].box.bottom() == pytest.approx(column.boundingRect().height())
    view.set_cursor_area(BOXES[0])
    room = next(one for one in column.rooms() if one.place.id == BOXES[0])
    assert room.box.top() >= 0, "the keyboard brings its box into sight"


def test_forecasts_and_notes_are_told(roads: MapView) -> None:
    tip = scene_of(roads).cards_item.toolTip()
    assert "Red after the siege: 67\N{NO-BREAK SPACE}%" in tip
    assert "Mantua relieved: +2" in tip
    laid = laid_track(score(), QPointF(), INNER, None)
    assert [str(words) for words, _ in laid.notes] == ["Mantua relieved: +2", "Convoy lost: -1"]


def test_the_tool_tip_is_of_the_card_under_the_pointer(roads: MapView) -> None:
    """That of all cards covered half the map."""
    column = scene_of(roads).cards_item
    whole = column.toolTip()
    event = QGraphicsSceneHoverEvent(QEvent.Type.GraphicsSceneHoverMove)
    for one in column.cards:
        event.setPos(one.box.topLeft() + QPointF(4, 4))  # where no counter lies
        column.hoverMoveEvent(event)
        assert column.toolTip() == "\n".join(card_lines(one))
        assert column.toolTip() in whole
    column.hoverLeaveEvent(event)
    assert column.toolTip() == whole


def test_a_counter_in_a_box_tells_what_it_is(roads: MapView) -> None:
    """Leaders in an organization display look alike, and the tip listed the whole card."""
    column = scene_of(roads).cards_item
    event = QGraphicsSceneHoverEvent(QEvent.Type.GraphicsSceneHoverMove)
    room = next(one for one in column.rooms() if one.counters)
    for (_, face), box in zip(room.counters, room.boxes(), strict=True):
        event.setPos(box.center())
        column.hoverMoveEvent(event)
        assert column.toolTip() == face.words


def test_a_forecast_looks_other_than_a_marker(roads: MapView) -> None:
    scene = scene_of(roads)
    before = painted(scene)
    shown = scene.picture
    assert shown is not None
    first, *others = shown.cards
    sure = replace(score(), markers=tuple(replace(one, chance=None) for one in score().markers))
    cards = (replace(first, tracks=(first.tracks[0], sure)), *others)
    scene.show_picture(replace(shown, cards=cards))
    assert painted(scene) != before


def test_forty_counters_lie_in_their_box_without_overlapping(field: MapView) -> None:
    room = next(one for one in scene_of(field).cards_item.rooms() if one.place.id == "pool")
    boxes = room.boxes()
    assert len(boxes) == 40
    assert all(room.box.contains(box) for box in boxes)
    assert not any(one.intersects(two) for one in boxes for two in boxes if one is not two)
    assert min(box.width() for box in boxes) > 24


# -- pages and ticks ------------------------------------------------------------------------------


def test_a_page_lies_over_the_map_with_its_choices(field: MapView, qtbot: QtBot) -> None:
    scene = scene_of(field)
    field.show_picture(hex_picture(with_page=True))
    page = scene.beside.page
    scene.show_choices([f"choice {number}" for number in range(12)])
    assert page.choice_boxes() == [], "a long list is in the dock alone"
    scene.show_choices([f"choice {number}" for number in range(4)])
    assert len(page.choice_boxes()) == 4
    short = page.choice_boxes()[0].height()
    scene.show_choices(["a choice of many words " * 4, *(f"choice {n}" for n in range(1, 4))])
    high, second, *_ = page.choice_boxes()
    assert high.height() > short, "it was cut off at the end of its line"
    assert second.height() == short
    assert not high.intersects(second)
    seen = field.mapToScene(field.viewport().rect()).boundingRect()
    assert seen.contains(page.mapRectToScene(page.boundingRect()))
    chosen = QSignalSpy(field.choice_activated)
    places = QSignalSpy(field.area_activated)
    middle = page.mapToScene(page.choice_boxes()[1].center())
    qtbot.mouseClick(field.viewport(), LEFT, pos=field.mapFromScene(middle))
    assert chosen.at(0) == [1]
    assert places.count() == 0, "what lies below the page is not clicked"
    head = field.mapFromScene(page.mapToScene(page.head().center()))
    qtbot.mouseClick(field.viewport(), LEFT, pos=head)
    assert page.is_folded
    assert page.choice_boxes() == []
    field.show_picture(hex_picture())
    field.show_picture(hex_picture(with_page=True))
    assert page.is_open, "another page is not folded"


def test_a_page_stays_in_sight_when_one_looks_closely(field: MapView) -> None:
    field.show_picture(hex_picture(with_page=True))
    page = scene_of(field).beside.page
    field.zoom_to("2015")
    seen = field.mapToScene(field.viewport().rect()).boundingRect()
    assert seen.contains(page.mapRectToScene(page.boundingRect()))
    assert page.scale() * field.zoom * WIDTH > 200


def test_ticks_stand_around_the_counter_that_may_turn(field: MapView, qtbot: QtBot) -> None:
    scene = scene_of(field)
    scene.offered.show_facings({"red-0": (1, 2, 5), "red-1": (0,)})
    assert scene.offered.facing is None, "nobody is selected, and two may turn"
    field.set_selection(("red-0",))
    facing = scene.offered.facing
    assert facing is not None
    assert facing.offered == (1, 2, 5)
    reach = facing.mapToScene(facing.middle(2)) - facing.mapToScene(facing.middle(5))
    assert reach.manhattanLength() * field.zoom > 50, "however small the counters are"
    turned = QSignalSpy(field.facing_activated)
    at = field.mapFromScene(facing.mapToScene(facing.middle(2)))
    qtbot.mouseClick(field.viewport(), LEFT, pos=at)
    assert turned.at(0) == ["red-0", 2]
    field.setFocus()
    for _ in range(2):
        qtbot.keyClick(field, Qt.Key.Key_Left, Qt.KeyboardModifier.ShiftModifier)
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert turned.at(1) == ["red-0", 2]
    scene.offered.show_facings({"red-1": (0,)})
    assert scene.offered.facing is not None, "the only one needs no selection"


def test_arrows_lead_from_box_to_box_and_back_to_the_map(field: MapView) -> None:
    field.set_cursor_area("pool")
    field._move_cursor(QPoint(0, 1))
    assert field.cursor_area == "wounded"
    field._move_cursor(QPoint(-1, 0))
    assert field.cursor_area not in BOXES


def test_the_present_is_in_the_second_row_to_the_end() -> None:
    """In the last rows it stood in the fifth, which may be below the edge of the map."""
    cells = tuple(text("{number}", number=one) for one in range(93))
    for now in (20, 60, 92):
        track = Track(text("Turns"), cells, columns=8, now=now)
        rows = track_rows(track, INNER)
        assert now in rows[first_in_sight(track, rows, None) + 1].cells
        laid = laid_track(track, QPointF(), INNER, None)
        assert laid.box.contains(laid.cells[now].center())
