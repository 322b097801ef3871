"""Pointer, keys, fans, overlays and secrecy of the map, on a real view offscreen."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from random import Random

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPalette
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from solitaire.bits import members
from solitaire.games.castiglione.core.views import View
from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.present.names import bridge_id
from solitaire.games.castiglione.present.overlays import _chance
from solitaire.games.castiglione.present.presenter import PRESENTER
from solitaire.games.castiglione.staff import answers as staff
from solitaire.games.castiglione.staff.threats import threats
from solitaire.games.castiglione.staff.victory import victory_points
from solitaire.games.castiglione.terms import AREA_LIMIT, NOWHERE
from solitaire.presenting.overlays import (
    DOUBTFUL,
    LOST,
    PLANNED,
    PLANNED_LOST,
    QUIET,
    SURE,
    MarchThought,
    Question,
)
from solitaire.presenting.picture import Face, Stack
from solitaire.text import text
from tests.desktop.conftest import new_conductor
from ui.desktop.board.counters import (
    CLOSE,
    FAR,
    LADDER,
    NEAR,
    Shelf,
    detail_for,
)
from ui.desktop.board.overlays.items import BridgeMark, RingItem, WayItem
from ui.desktop.board.scene import MapScene
from ui.desktop.board.stacks.items import StackItem
from ui.desktop.board.view import MapView
from ui.desktop.style.paints import paints_of

pytestmark = [
    pytest.mark.ui,
    pytest.mark.qt_log_ignore("This plugin does not support"),  # the offscreen display
]
BOARD = RULES.board


@cache
def played_view(seat: int, visibility: str, plies: int = 30) -> View:
    conductor = new_conductor(seed=5, visibility=visibility)
    for _ in range(plies):
        if not conductor.is_over:
            conductor.go_on(seat)
    view: View = conductor.view(seat)
    return view


@pytest.fixture(scope="module")
def fog_view() -> View:
    return played_view(0, "fog")


@pytest.fixture(scope="module")
def open_view() -> View:
    return played_view(0, "open")


@pytest.fixture(scope="module")
def map_view(qapp: QApplication, fog_view: View) -> Iterator[MapView]:
    view = MapView(MapScene(PRESENTER))
    view.resize(1200, 900)
    view.show()
    yield view
    view.close()
    view.deleteLater()


@pytest.fixture(autouse=True)
def _as_at_first(map_view: MapView, fog_view: View) -> None:
    map_view.close_fans()
    map_view.set_targets({})
    map_view.set_arrows([])
    map_view.set_overlay(None)
    map_view.set_selection([])
    show(map_view, fog_view)
    map_view.fit()


def show(map_view: MapView, view: View) -> None:
    map_view.show_picture(PRESENTER.picture([view]))


def ask(map_view: MapView, name: str, view: View, question: Question | None = None) -> None:
    """The overlay of this name on the map."""
    map_view.set_overlay(PRESENTER.overlay(name, view, question or Question()))


def scene_of(view: MapView) -> MapScene:
    scene = view.scene()
    assert isinstance(scene, MapScene)
    return scene


def click(qtbot: QtBot, view: MapView, place: QPointF) -> None:
    at = view.mapFromScene(place)
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)


def tall_stack(view: MapView) -> StackItem:
    return max(scene_of(view).stack_items, key=lambda item: len(item.stack.faces))


def area_of(view: MapView, item: StackItem) -> str:
    return item.stack.place


def covered_areas(view: MapView, fan: StackItem) -> list[str]:
    """Other areas whose middle lies under the fan."""
    return [
        one.place.id
        for one in scene_of(view).place_items
        if fan.sceneBoundingRect().contains(one.pos()) and one.place.id != area_of(view, fan)
    ]


# -- the pointer ----------------------------------------------------------------------------------


def test_click_on_an_empty_area_names_the_area(map_view: MapView, qtbot: QtBot) -> None:
    scene = scene_of(map_view)
    held = {item.stack.place for item in scene.stack_items}
    counters = QSignalSpy(map_view.counter_activated)
    for item in scene.place_items:
        if item.place.id not in held:
            spy = QSignalSpy(map_view.area_activated)
            click(qtbot, map_view, item.pos())
            assert [spy.at(n) for n in range(spy.count())] == [[item.place.id]]
    assert counters.count() == 0


def test_click_on_each_stack_names_its_top_counter_and_fans_it_open(
    map_view: MapView, qtbot: QtBot
) -> None:
    for item in scene_of(map_view).stack_items:
        map_view.close_fans()
        spy = QSignalSpy(map_view.counter_activated)
        click(qtbot, map_view, item.pos())
        assert spy.at(0) == [item.stack.keys[0], area_of(map_view, item)]
        assert item.is_open == (len(item.stack.faces) > 1)


def test_every_card_of_an_open_fan_can_be_clicked(map_view: MapView, qtbot: QtBot) -> None:
    item = tall_stack(map_view)
    map_view.open_fan(area_of(map_view, item))
    assert item.is_open
    for key, box in zip(item.stack.keys, item.card_boxes(), strict=True):
        spy = QSignalSpy(map_view.counter_activated)
        click(qtbot, map_view, item.mapToScene(box.center()))
        assert spy.at(0) == [key, area_of(map_view, item)]
    qtbot.keyClick(map_view, Qt.Key.Key_Escape)
    assert scene_of(map_view).open_stack() is None
    assert scene_of(map_view).place_item(area_of(map_view, item)).pos() == item.pos()


def test_cards_of_a_fan_do_not_cover_each_other_and_stay_on_the_sheet(map_view: MapView) -> None:
    for item in scene_of(map_view).stack_items:
        scene_of(map_view).open_fan(item)
        boxes = item.card_boxes()
        if item.is_open:
            for n, box in enumerate(boxes):
                assert not any(box.intersects(other) for other in boxes[n + 1 :])
            assert map_view.sceneRect().contains(item.sceneBoundingRect())


def test_fan_closes_when_the_view_changes_or_when_it_covers_a_target(
    map_view: MapView, fog_view: View
) -> None:
    for item in scene_of(map_view).stack_items:
        area = area_of(map_view, item)
        map_view.open_fan(area)
        fan = scene_of(map_view).open_stack()
        covered = covered_areas(map_view, fan) if fan is not None else []
        if covered:
            break
    show(map_view, fog_view)
    fan = scene_of(map_view).open_stack()
    assert fan is not None, "the same view leaves it open"
    map_view.set_targets({area: "plain"})
    assert scene_of(map_view).open_stack() is fan
    map_view.set_targets({area: "plain", covered[0]: "plain"})
    assert scene_of(map_view).open_stack() is None
    map_view.open_fan(area)
    show(map_view, played_view(0, "fog", 10))
    assert scene_of(map_view).open_stack() is None


def test_an_offered_target_is_not_fanned_open(map_view: MapView, qtbot: QtBot) -> None:
    item = tall_stack(map_view)
    area = area_of(map_view, item)
    map_view.set_targets({area: "fight"})
    spy = QSignalSpy(map_view.counter_activated)
    click(qtbot, map_view, item.pos())
    assert spy.at(0)[1] == area
    assert not item.is_open


def test_a_fan_does_not_lie_over_what_is_dragged_from_it(map_view: MapView, qtbot: QtBot) -> None:
    """On a small map it covered the neighbour, and a drag there was a click."""
    scene, port = scene_of(map_view), map_view.viewport()
    map_view.open_fan(tall_stack(map_view).stack.place)
    fan = scene.open_stack()
    assert fan is not None
    card = fan.mapToScene(fan.card_boxes()[-1].center())
    start = map_view.mapFromScene(card)
    qtbot.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
    qtbot.mouseMove(port, start + QPoint(30, 30))
    assert scene.open_stack() is None
    qtbot.mouseRelease(port, Qt.MouseButton.LeftButton, pos=start + QPoint(30, 30))


def test_dragging_a_counter_tells_where_it_was_dropped(map_view: MapView, qtbot: QtBot) -> None:
    item = tall_stack(map_view)
    scene = scene_of(map_view)
    target = scene.place_item("isorella")
    spy, clicks = QSignalSpy(map_view.drag_finished), QSignalSpy(map_view.counter_activated)
    start, end = map_view.mapFromScene(item.pos()), map_view.mapFromScene(target.pos())
    port = map_view.viewport()
    qtbot.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
    for part in (0.2, 0.6, 1.0):
        qtbot.mouseMove(port, start + (end - start) * part)
    qtbot.mouseRelease(port, Qt.MouseButton.LeftButton, pos=end)
    assert spy.at(0) == [item.stack.keys[0], "isorella"]
    assert clicks.count() == 0
    drag_to_nowhere = map_view.mapFromScene(map_view.sceneRect().topLeft() + QPointF(60, 60))
    qtbot.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
    qtbot.mouseMove(port, drag_to_nowhere)
    qtbot.mouseRelease(port, Qt.MouseButton.LeftButton, pos=drag_to_nowhere)
    assert spy.count() == 1


def test_hovering_names_each_area_once(map_view: MapView, qtbot: QtBot) -> None:
    scene = scene_of(map_view)
    spy = QSignalSpy(map_view.area_hovered)
    for area in ("asola", "volta"):
        at = map_view.mapFromScene(scene.place_item(area).pos())
        for shift in (QPoint(), QPoint(1, 0), QPoint(1, 1)):
            qtbot.mouseMove(map_view.viewport(), at + shift)
    told = [spy.at(n)[0] for n in range(spy.count())]
    assert [area for area in told if area] == ["asola", "volta"]


def test_keyboard_cursor_walks_roads_and_enter_activates(map_view: MapView, qtbot: QtBot) -> None:
    map_view.set_cursor_area("goito")
    seen = {"goito"}
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left):
        before = map_view.cursor_area
        qtbot.keyClick(map_view, key)
        if map_view.cursor_area != before:
            a, b = (BOARD.area_by_name[name] for name in (before, map_view.cursor_area))
            assert BOARD.neighbours[a] >> b & 1
        seen.add(map_view.cursor_area)
    assert len(seen) > 2
    spy = QSignalSpy(map_view.area_activated)
    qtbot.keyClick(map_view, Qt.Key.Key_Return)
    assert spy.at(0) == [map_view.cursor_area]
    map_view.set_cursor_area("")


def test_plain_keys_zoom_and_zoom_to_brings_the_area_to_the_middle(
    map_view: MapView, qtbot: QtBot
) -> None:
    whole = map_view.zoom
    qtbot.keyClick(map_view, Qt.Key.Key_Plus)
    assert map_view.zoom > whole
    qtbot.keyClick(map_view, Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier)
    assert map_view.zoom == pytest.approx(whole)
    map_view.zoom_to("castiglione")
    middle = map_view.mapToScene(map_view.viewport().rect().center())
    gap = middle - scene_of(map_view).place_item("castiglione").pos()
    assert abs(gap.x()) + abs(gap.y()) < 4
    assert map_view.zoom > 1.5


# -- what is seen ---------------------------------------------------------------------------------


def test_boxes_hold_whoever_left_the_map(open_view: View, map_view: MapView) -> None:
    show(map_view, open_view)
    cards = scene_of(map_view).cards_item
    shown = [key for room in cards.rooms() for key, _ in room.counters]
    own = [open_view.own[local] for local in members(BOARD.counters[0])]
    theirs = [open_view.off_map[local] for local in members(BOARD.counters[1])]
    gone = [place for place in own if place > AREA_LIMIT]
    gone += [place for place in theirs if AREA_LIMIT < place < NOWHERE]
    assert len(shown) == len(gone)
    report = victory_points(BOARD, open_view)
    (points,) = (one.card for one in cards.cards if one.card.id == "points")
    bounds = [report.points(side) for side in (0, 1)]
    assert all(fewest == most for fewest, most in bounds), "nothing is hidden in open play"
    assert [row.words for row in points.rows] == [str(fewest) for fewest, _ in bounds]


def test_a_counter_in_a_box_can_be_clicked(map_view: MapView, qtbot: QtBot) -> None:
    lost = CROWD + "at eliminated beyrand\n"
    show(map_view, RULES.view(RULES.parse_position(lost), 0))
    cards = scene_of(map_view).cards_item
    room = next(one for one in cards.rooms() if one.counters)
    spy = QSignalSpy(map_view.counter_activated)
    click(qtbot, map_view, cards.mapToScene(room.boxes()[0].center()))
    assert spy.at(0) == [room.counters[0][0], room.place.id]
    places = QSignalSpy(map_view.area_activated)
    click(qtbot, map_view, cards.mapToScene(room.box.bottomLeft() + QPointF(8, -8)))
    assert places.at(0) == [room.place.id], "beside its counters the box itself"


def test_counters_say_less_from_afar(map_view: MapView) -> None:
    sizes = {detail_for(42 * zoom) for zoom in (0.6, 1.4, 2.4)}
    assert sizes == {FAR, NEAR, CLOSE}
    scene = scene_of(map_view)
    shown = []
    for zoom in (0.6, 1.4, 4.0):
        scene.fit_to_zoom(zoom)
        shown.append(tall_stack(map_view).scale() * zoom * 42)
    assert shown == sorted(shown)
    assert shown[0] > 42 * 0.6, "grown a little on the whole map"
    assert shown[-1] < 42 * 4.0, "not filling the screen close up"


def test_dark_surroundings_dim_the_paper_alone(map_view: MapView) -> None:
    place = QPointF(scene_of(map_view).place_item("isorella").pos() + QPointF(-60, 20))
    at = map_view.mapFromScene(place)
    light = map_view.grab().toImage().pixelColor(at)
    old = map_view.palette()
    map_view.setPalette(QPalette(QColor("#222226")))
    dark = map_view.grab().toImage().pixelColor(at)
    map_view.setPalette(old)
    assert dark.lightness() < light.lightness() - 10


@pytest.mark.parametrize("most", [40, 400])
def test_shelf_of_drawings_is_bounded(qapp: QApplication, most: int) -> None:
    """By number where they are small, else by size."""
    limit = 16_000 // most * LADDER[0] ** 2 * 4
    shelf, paints = Shelf(limit, most), paints_of(PRESENTER.looks())
    for number in range(200):
        name, figures = text("Unit {number}", number=number), ("3", "4", "2")
        face = Face("french", "infantry", name=name, band="massena", figures=figures)
        shelf.take(face, paints, NEAR, "", LADDER[0])
        assert shelf.bytes <= limit
    assert len(shelf) == 40
    assert shelf.drawn == 200


def test_own_marks_are_told_and_enemy_keys_tell_nothing(fog_view: View) -> None:
    found = on_map(fog_view)
    own = [stack for stack in found if stack.side == "french"]
    assert {key for stack in own for key in stack.keys} <= set(BOARD.counter_by_name)
    for stack in found:
        if stack.side == "austrian":
            many = range(len(stack.faces))
            assert sorted(stack.keys) == sorted(f"{stack.place}/{n}" for n in many)


def on_map(view: View) -> list[Stack]:
    return [one for one in PRESENTER.picture([view]).stacks if one.place in BOARD.area_by_name]


# -- overlays -------------------------------------------------------------------------------------


def rings(view: MapView) -> dict[int, tuple[str, str]]:
    items = [item for item in view.scene().items() if isinstance(item, RingItem)]
    areas = BOARD.area_by_name
    return {areas[item.mark.place]: (item.mark.look, str(item.mark.text)) for item in items}


def own_counter(view: View) -> int:
    """A unit that may march."""
    for local in members(BOARD.units[view.seat]):
        if view.own[local] < AREA_LIMIT:
            try:
                report = staff.reach(BOARD, view, [view.seat * 64 + local])
            except ValueError:
                continue
            if report.sure and report.forced:
                return view.seat * 64 + local
    raise AssertionError("somebody can march")


def test_supply_overlay_draws_what_the_staff_says(map_view: MapView, fog_view: View) -> None:
    ask(map_view, "supply", fog_view)
    report = staff.supply(BOARD, fog_view)
    shown = rings(map_view)
    for line in report.supply_lines:
        assert (shown[line.area][0] == SURE) == (line.status == "supplied")
    bars = {area for line in report.supply_lines for area in line.barred_by}
    weak = {area for line in report.supply_lines for area in line.cut_by_areas}
    own = {line.area for line in report.supply_lines}
    assert set(shown) == own | bars | weak
    roads = {frozenset(p) for line in report.supply_lines for p in pairwise(line.path)}
    ways = [item for item in map_view.scene().items() if isinstance(item, WayItem)]
    assert len(ways) >= len(roads) > 0
    marked = {i.link for i in map_view.scene().items() if isinstance(i, BridgeMark)}
    cut = {one for line in report.supply_lines for one in line.cut_by_bridges + line.broken}
    assert marked == {bridge_id(one) for one in cut}
    assert map_view.overlay_lines() == tuple(report.lines(BOARD))


def test_reach_overlay_draws_three_bands(map_view: MapView, fog_view: View) -> None:
    counter = own_counter(fog_view)
    ask(map_view, "reach", fog_view, Question((BOARD.counter_names[counter],)))
    report = staff.reach(BOARD, fog_view, [counter])
    expected = {report.start: (QUIET, "start")}
    expected |= {goal.area: (SURE, str(max(goal.costs))) for goal in report.sure}
    for goal in report.forced:
        expected[goal.area] = (DOUBTFUL, _chance(max(way.arrives for way in goal.ways)))
    assert rings(map_view) == expected
    assert not set(report.never) & set(rings(map_view))
    ask(map_view, "reach", fog_view)
    assert rings(map_view) == {}


def test_command_threat_eyes_and_guns_overlays_agree_with_the_staff(
    map_view: MapView, fog_view: View
) -> None:
    ask(map_view, "command", fog_view)
    report = staff.command(BOARD, fog_view)
    reached = {area for one in report.leaders for area in one.areas}
    out = {fog_view.own[local] for local in members(report.out_now | report.out_next)}
    shown = rings(map_view)
    assert {area for area, (look, _) in shown.items() if look == SURE} == reached - out
    assert {area for area, (look, _) in shown.items() if look == LOST} == out
    ask(map_view, "threats", fog_view)
    assert set(rings(map_view)) == {one.area for one in threats(BOARD, fog_view).threats}
    ask(map_view, "eyes", fog_view)
    for area, (look, words) in rings(map_view).items():
        here = [one for one in members(BOARD.counters[0]) if fog_view.own[one] == area]
        hidden = [one for one in here if len(members(fog_view.own_suspects[one])) > 1]
        assert words == (f"{len(hidden)} hidden" if hidden else f"{len(here)} known")
        assert (look == SURE) == (hidden == here)
    ask(map_view, "guns", fog_view, Question(place="verona"))
    heard = staff.guns(BOARD, fog_view, BOARD.area_by_name["verona"])
    near = {one.area for one in heard.own} | {one.area for one in heard.enemy}
    assert set(rings(map_view)) == near | {heard.area}


def test_command_overlay_shows_next_turn_where_a_leader_is_thought_to_go(
    map_view: MapView, fog_view: View
) -> None:
    ask(map_view, "command", fog_view)
    now = rings(map_view)
    report = staff.command(BOARD, fog_view)
    leader = report.leaders[0]
    goal = next(one for one in range(BOARD.areas) if one not in leader.areas)
    plan = MarchThought((BOARD.counter_names[leader.leader],), BOARD.area_names[goal])
    ask(map_view, "command", fog_view, Question(plan=plan))
    change = staff.command_with(BOARD, fog_view, [leader.leader], goal)
    reached = {area for one in change.leaders for area in one.areas}
    out = {fog_view.own[local] for local in members(change.out_of_command)}
    shown = rings(map_view)
    assert {area for area, (look, _) in shown.items() if look == PLANNED} == reached - out
    assert {area for area, (look, _) in shown.items() if look == PLANNED_LOST} == out
    assert not {look for look, _ in shown.values()} & {SURE, LOST}
    assert change.lines(BOARD)[0] in map_view.overlay_lines()
    ask(map_view, "command", fog_view)
    assert rings(map_view) == now


def test_overlay_goes_when_it_is_taken_away(map_view: MapView, fog_view: View) -> None:
    before = len(map_view.scene().items())
    for one in PRESENTER.overlays():
        ask(map_view, one.name, fog_view, Question(place="verona"))
        assert map_view.overlay_lines()
    map_view.set_overlay(None)
    assert len(map_view.scene().items()) == before


# -- names ----------------------------------------------------------------------------------------

CROWD = """castiglione position 1
option visibility open
turn 4
phase first_movement
active austrian
first austrian
initiative austrian
at castiglione wurmser nicolleti gummer augereau gardanne robert
at lonato ott ocskay massena victor rampon
at peschiera liptay pittoni guillaume
at verona davidovich mitrovski valette
at brescia quasdanovich reuss rusca
at mantua serurier pelletier fiorella melas_art
at goito bajalich servier
at salo lusignan guieu
at guidizzolo sporck dommartin_art
at la_corona spiegel joubert
at pozzolengo bonaparte beaumont_cav klenau_cav
at valeggio hohenzollern despinoy bertin
at castelnuovo minkwitz cervoni
"""
"""Two armies in thirteen areas, most of them neighbours."""


def part_covered(box: QRectF, others: list[QRectF]) -> float:
    cuts = [box.intersected(other) for other in others]
    return sum(cut.width() * cut.height() for cut in cuts) / (box.width() * box.height())


@pytest.mark.parametrize("width", [900, 1190, 1600])
def test_counters_leave_every_name_of_an_area_readable(map_view: MapView, width: int) -> None:
    """At the start, in play and in the greatest crowd; on the whole map and nearer."""
    shown = [played_view(seat, "fog") for seat in (0, 1)]
    shown += [RULES.view(RULES.parse_position(CROWD), 0), RULES.view(RULES.start({}), 1)]
    scene, before = scene_of(map_view), map_view.size()
    show(map_view, shown[-1])
    homes = [name.pos() for name in scene.names]
    map_view.resize(width, width * 5 // 7)
    for view in shown:
        show(map_view, view)
        map_view.fit()
        for _ in range(2):
            tops = [item.mapRectToScene(item.card_boxes()[0]) for item in scene.stack_items]
            names = [name.mapRectToScene(name.ink) for name in scene.names[: BOARD.areas]]
            for number, box in enumerate(names):
                assert part_covered(box, tops) < 0.05, scene.names[number].text
                others = names[:number] + names[number + 1 :]
                assert part_covered(box, others) < 0.1, scene.names[number].text
                assert scene.atlas.frame.contains(box), scene.names[number].text
            map_view.zoom_in()
    map_view.resize(before)
    map_view.fit()
    assert [name.pos() for name in scene.names] == homes, "they go home"


def test_armies_that_meet_stand_apart_and_their_neighbours_stay_in_sight(
    map_view: MapView,
) -> None:
    show(map_view, RULES.view(RULES.parse_position(CROWD), 0))
    items = scene_of(map_view).stack_items
    for item in items:
        others = [one.mapRectToScene(one.card_boxes()[0]) for one in items if one is not item]
        assert part_covered(item.mapRectToScene(item.card_boxes()[0]), others) < 0.2


# -- secrecy --------------------------------------------------------------------------------------


def painted(view: MapView) -> bytes:
    image = QImage(700, 500, QImage.Format.Format_ARGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    view.scene().render(painter, QRectF(image.rect()), view.sceneRect())
    painter.end()
    return bytes(image.constBits())


def own_leader(view: View) -> int:
    return staff.command(BOARD, view).leaders[-1].leader


@pytest.mark.parametrize("seat", [0, 1])
def test_worlds_behind_one_view_paint_one_picture(map_view: MapView, seat: int) -> None:
    """The leak audit: scramble all that the seat cannot see; nothing on the map may change."""
    view = played_view(seat, "fog")
    for name in ("supply", "command", "threats", "guns", "victory", "eyes"):
        plan = MarchThought((BOARD.counter_names[own_leader(view)],), "verona")
        question = Question((), "verona", plan=plan)
        answers = []
        for seed in range(3):
            world = RULES.imagine(view, Random(seed))
            answers.append(PRESENTER.overlay(name, RULES.view(world, seat), question))
        assert answers[0] == answers[1] == answers[2]
    pictures, tips = set(), set()
    for seed in range(3):
        world = RULES.imagine(view, Random(seed))
        show(map_view, RULES.view(world, seat))
        ask(map_view, "threats", RULES.view(world, seat))
        pictures.add(painted(map_view))
        tips.add(tuple(sorted(item.toolTip() for item in map_view.scene().items())))
    assert len(pictures) == len(tips) == 1


def test_a_different_view_paints_a_different_picture(map_view: MapView, fog_view: View) -> None:
    """So that the audit above can fail."""
    before = painted(map_view)
    show(map_view, played_view(0, "fog", 10))
    assert painted(map_view) != before


def test_summary_of_a_stack_counts_known_strength_only(open_view: View, fog_view: View) -> None:
    for stack in on_map(open_view):
        assert "?" not in stack.summary
        assert "+" not in stack.summary
    stacks = on_map(fog_view)
    hidden = [one for one in stacks if any(face.is_back for face in one.faces)]
    assert hidden, "fog hides somebody"
    for stack in hidden:
        assert stack.summary == "?" or stack.summary.endswith("+")
