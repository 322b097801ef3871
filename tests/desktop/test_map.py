"""The drawn map agrees with the data: places, distances, bridges, counters."""

from __future__ import annotations

import math
from itertools import combinations

import pytest
from PySide6.QtCore import QLineF, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QImage, QPainter, QWheelEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from solitaire.games.castiglione.data.model import Area
from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.present.presenter import PRESENTER
from solitaire.geography.projection import UNITS_PER_KM
from ui.desktop.board.atlas import atlas_of
from ui.desktop.board.counters import SHELF, SIZE, pixmap
from ui.desktop.board.curves import points_along
from ui.desktop.board.items import RoadItem
from ui.desktop.board.stacks.items import LARGEST_GROWTH
from ui.desktop.board.view import MapView
from ui.desktop.style import theme
from ui.desktop.style.lettering import NameItem
from ui.desktop.watch.demo_window import DemoWindow

pytestmark = pytest.mark.ui
COUNTER_REACH = SIZE / 2 * LARGEST_GROWTH
"""From the middle of an area to the edge of a counter, where it is drawn largest."""


def kilometres(one: Area, other: Area) -> float:
    """On the sphere, by the haversine formula."""
    lat0, lon0, lat1, lon1 = map(
        math.radians, (one.draw_lat, one.draw_lon, other.draw_lat, other.draw_lon)
    )
    half = (
        math.sin((lat1 - lat0) / 2) ** 2
        + math.cos(lat0) * math.cos(lat1) * math.sin((lon1 - lon0) / 2) ** 2
    )
    return 2 * 6371 * math.asin(math.sqrt(half))


def test_every_area_has_an_item_at_its_place(window: DemoWindow) -> None:
    items, areas = window.scene.place_items, RULES.board.data.areas
    assert [item.place.id for item in items] == [area.id for area in areas]
    for (one, area), (other, another) in combinations(zip(items, areas, strict=True), 2):
        drawn = QLineF(one.pos(), other.pos()).length() / UNITS_PER_KM
        assert drawn == pytest.approx(kilometres(area, another), rel=0.015)
    trent, cremona = (window.scene.place_item(name) for name in ("trent", "cremona"))
    assert trent.y() < cremona.y(), "north is up"
    assert trent.x() > cremona.x(), "east is right"


def test_every_area_is_named_beside_its_counters(window: DemoWindow) -> None:
    names = {item.text: item for item in window.scene.items() if isinstance(item, NameItem)}
    boxes = {text: item.sceneBoundingRect() for text, item in names.items()}
    for item in window.scene.place_items:
        title = item.place.title
        assert window.scene.sceneRect().contains(boxes[title])
        assert QLineF(boxes[title].center(), item.pos()).length() < 130
        assert not names[title].contains(names[title].mapFromItem(item, 0, 0))


def test_names_are_drawn_anew_for_the_dusk_only(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []
    monkeypatch.setattr(NameItem, "update", lambda name: drawn.append(name.text))
    name = NameItem("Lonato", theme.font("serif", 20), theme.INK)
    for is_in_dusk in (False, False, True, True, False):
        name.set_in_dusk(is_in_dusk)
    assert len(drawn) == 2


def test_roads_join_their_areas_and_bridges_lie_on_them(window: DemoWindow) -> None:
    centres = {(round(i.x(), 3), round(i.y(), 3)) for i in window.scene.place_items}
    roads = [item for item in window.scene.items() if isinstance(item, RoadItem)]
    assert len(roads) == len(RULES.board.data.roads)
    for road in roads:
        for end in (road.path().pointAtPercent(0), road.path().currentPosition()):
            assert (round(end.x(), 3), round(end.y(), 3)) in centres
    bridges = window.scene.bridge_by_link
    assert len(bridges) == len(RULES.board.bridge_ends)
    names = RULES.board.area_names
    for ends in RULES.board.bridge_ends:
        one, other = (names[end] for end in ends)
        bridge = bridges[window.scene.atlas.geography.link_by_ends[one, other].id]
        a, b = (window.scene.place_item(end).pos() for end in (one, other))
        detour = QLineF(a, bridge.pos()).length() + QLineF(bridge.pos(), b).length()
        assert detour < QLineF(a, b).length() * 1.2
        assert min(QLineF(end, bridge.pos()).length() for end in (a, b)) > COUNTER_REACH


def test_bridges_lie_on_their_rivers_and_rivers_meet(window: DemoWindow) -> None:
    """However far a river was led around the counters of an area."""
    lines = atlas_of(PRESENTER.board())
    over = {link.id: link.crossing for link, _ in lines.roads if link.crossing}
    for link, name in over.items():
        bridge = window.scene.bridge_by_link[link]
        rivers = [path for river, path in lines.rivers if river.id == name]
        points = [QPointF(*point) for path in rivers for point in points_along(path, 3)]
        assert min(QLineF(bridge.pos(), point).length() for point in points) < 4
    for river, path in lines.rivers:
        mouth = QPointF(*river.outline[-1])
        assert QLineF(path.pointAtPercent(1), mouth).length() < 1


def test_the_paper_is_drawn_within_what_is_to_be_drawn_only(window: DemoWindow) -> None:
    """When the map is dragged only a strip is drawn anew; hills drawn twice grew darker."""
    box, strip = window.scene.sceneRect().toRect(), QRect(0, 0, 200, 200)
    picture = QImage(box.size(), QImage.Format.Format_RGB32)
    picture.fill(Qt.GlobalColor.magenta)
    painter = QPainter(picture)
    painter.translate(-box.topLeft())
    painter.setClipRect(strip)
    window.scene.drawBackground(painter, strip)
    painter.end()
    assert picture.pixelColor(QPoint(100, 100) - box.topLeft()) != Qt.GlobalColor.magenta
    outside = [QPoint(x, y) for x in range(250, 1400, 7) for y in range(0, 1300, 7)]
    assert all(picture.pixelColor(one - box.topLeft()) == Qt.GlobalColor.magenta for one in outside)


def test_equal_faces_share_one_drawing(window: DemoWindow) -> None:
    view = window.demonstration.conductor.view(0)
    paints = window.scene.paints
    faces = [face for stack in PRESENTER.picture([view]).stacks for face in stack.faces]
    copies = [face for stack in PRESENTER.picture([view]).stacks for face in stack.faces]
    drawn = [pixmap(face, paints).cacheKey() for face in faces]
    before = SHELF.drawn
    assert [pixmap(face, paints).cacheKey() for face in copies] == drawn
    assert SHELF.drawn == before
    assert len(set(drawn)) == len(set(faces))


def test_wheel_and_keys_zoom_and_the_whole_map_is_the_least(
    window: DemoWindow, qtbot: QtBot
) -> None:
    view = window.map_view
    view.fit()
    whole = view.zoom
    for notches in (1, -1, -1):
        turn_wheel(window, notches)
        assert view.zoom > whole if notches > 0 else view.zoom == pytest.approx(whole)
    for key in (Qt.Key.Key_Plus, Qt.Key.Key_Plus, Qt.Key.Key_Minus):
        qtbot.keyClick(window, key, Qt.KeyboardModifier.ControlModifier)
    assert whole * 1.1 < view.zoom < whole * 1.3
    qtbot.keyClick(window, Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier)
    assert view.zoom == pytest.approx(whole)
    for _ in range(40):
        view.zoom_in()
    assert view.zoom < 6
    view.fit()


def turn_wheel(window: DemoWindow, notches: int) -> None:
    viewport = window.map_view.viewport()
    middle = QPointF(viewport.rect().center())
    event = QWheelEvent(
        middle,
        viewport.mapToGlobal(middle),
        QPoint(),
        QPoint(0, 120 * notches),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(viewport, event)


def test_arrows_and_dragging_move_the_map(window: DemoWindow, qtbot: QtBot) -> None:
    view = MapView(window.scene)
    qtbot.addWidget(view)
    view.resize(900, 600)
    with qtbot.waitActive(view):  # the keys of the demo's window must not come first
        view.show()
        view.activateWindow()
    view.fit()
    for _ in range(6):
        view.zoom_in()
    view.centerOn(view.sceneRect().center())
    for key, axis, sign in (
        (Qt.Key.Key_Right, "x", 1),
        (Qt.Key.Key_Left, "x", -1),
        (Qt.Key.Key_Down, "y", 1),
        (Qt.Key.Key_Up, "y", -1),
    ):
        before = centre(view)
        qtbot.keyClick(view, key, Qt.KeyboardModifier.ControlModifier)
        moved = centre(view) - before
        assert sign * getattr(moved, axis)() > 10
    before = centre(view)
    middle = view.viewport().rect().center()
    qtbot.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    qtbot.mouseMove(view.viewport(), middle - QPoint(90, 0))
    qtbot.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=middle - QPoint(90, 0))
    assert centre(view).x() > before.x() + 10


def centre(view: MapView) -> QPointF:
    return view.mapToScene(view.viewport().rect().center())
