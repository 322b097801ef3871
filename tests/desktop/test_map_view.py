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
from solitaire.games.castiglione.staff import answers as staff
from solitaire.games.castiglione.staff.threats import threats
from solitaire.games.castiglione.staff.victory import victory_points
from solitaire.games.castiglione.terms import AREA_LIMIT, NOWHERE
from tests.desktop.conftest import new_conductor
from ui.desktop.board.atlas import atlas
from ui.desktop.board.counters import (
    CLOSE,
    FAR,
    LADDER,
    NEAR,
    Shelf,
    detail_for,
)
from ui.desktop.board.overlays.items import BridgeMark, RingItem, WayItem
from ui.desktop.board.overlays.marks import (
    DOUBTFUL,
    LOST,
    PLANNED,
    PLANNED_LOST,
    QUIET,
    SURE,
    Plan,
    Question,
)
from ui.desktop.board.overlays.overlays import OVERLAYS, chance_text, overlay
from ui.desktop.board.scene import MapScene
from ui.desktop.board.situation import Face
from ui.desktop.board.stacks.items import StackItem
from ui.desktop.board.stacks.stacks import Card, piles
from ui.desktop.board.view import MapView

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
    view = MapView(MapScene(atlas()))
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
    map_view.set_overlay("", None)
    map_view.set_selection([])
    map_view.show_view(fog_view)
    map_view.fit()


def scene_of(view: MapView) -> MapScene:
    scene = view.scene()
    assert isinstance(scene, MapScene)
    return scene


def click(qtbot: QtBot, view: MapView, place: QPointF) -> None:
    at = view.mapFromScene(place)
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)


def tall_stack(view: MapView) -> StackItem:
    return max(scene_of(view).stack_items, key=lambda item: len(item.pile.cards))


def area_of(view: MapView, item: StackItem) -> str:
    return scene_of(view).area_items[item.pile.area].area.id


def covered_areas(view: MapView, fan: StackItem) -> list[str]:
    """Other areas whose middle lies under the fan."""
    return [
        one.area.id
        for one in scene_of(view).area_items
        if fan.sceneBoundingRect().contains(one.pos()) and one.area.id != area_of(view, fan)
    ]


# -- the pointer ----------------------------------------------------------------------------------


def test_click_on_an_empty_area_names_the_area(map_view: MapView, qtbot: QtBot) -> None:
    scene = scene_of(map_view)
    held = {item.pile.area for item in scene.stack_items}
    counters = QSignalSpy(map_view.counter_activated)
    for number, item in enumerate(scene.area_items):
        if number not in held:
            spy = QSignalSpy(map_view.area_activated)
            click(qtbot, map_view, item.pos())
            assert [spy.at(n) for n in range(spy.count())] == [[item.area.id]]
    assert counters.count() == 0


def test_click_on_each_stack_names_its_top_counter_and_fans_it_open(
    map_view: MapView, qtbot: QtBot
) -> None:
    for item in scene_of(map_view).stack_items:
        map_view.close_fans()
        spy = QSignalSpy(map_view.counter_activated)
        click(qtbot, map_view, item.pos())
        assert spy.at(0) == [item.pile.keys[0], area_of(map_view, item)]
        assert item.is_open == (len(item.pile.cards) > 1)


def test_every_card_of_an_open_fan_can_be_clicked(map_view: MapView, qtbot: QtBot) -> None:
    item = tall_stack(map_view)
    map_view.open_fan(area_of(map_view, item))
    assert item.is_open
    for key, box in zip(item.pile.keys, item.card_boxes(), strict=True):
        spy = QSignalSpy(map_view.counter_activated)
        click(qtbot, map_view, item.mapToScene(box.center()))
        assert spy.at(0) == [key, area_of(map_view, item)]
    qtbot.keyClick(map_view, Qt.Key.Key_Escape)
    assert scene_of(map_view).open_stack() is None
    assert scene_of(map_view).area_item(area_of(map_view, item)).pos() == item.pos()


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
    map_view.show_view(fog_view)
    fan = scene_of(map_view).open_stack()
    assert fan is not None, "the same view leaves it open"
    map_view.set_targets({area: "plain"})
    assert scene_of(map_view).open_stack() is fan
    map_view.set_targets({area: "plain", covered[0]: "plain"})
    assert scene_of(map_view).open_stack() is None
    map_view.open_fan(area)
    map_view.show_view(played_view(0, "fog", 10))
    assert scene_of(map_view).open_stack() is None


def test_an_offered_target_is_not_fanned_open(map_view: MapView, qtbot: QtBot) -> None:
    item = tall_stack(map_view)
    area = area_of(map_view, item)
    map_view.set_targets({area: "fight"})
    spy = QSignalSpy(map_view.counter_activated)
    click(qtbot, map_view, item.pos())
    assert spy.at(0)[1] == area
    assert not item.is_open


def test_dragging_a_counter_tells_where_it_was_dropped(map_view: MapView, qtbot: QtBot) -> None:
    item = tall_stack(map_view)
    scene = scene_of(map_view)
    target = next(one for one in scene.area_items if one.area.id == "isorella")
    spy, clicks = QSignalSpy(map_view.drag_finished), QSignalSpy(map_view.counter_activated)
    start, end = map_view.mapFromScene(item.pos()), map_view.mapFromScene(target.pos())
    port = map_view.viewport()
    qtbot.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
    for part in (0.2, 0.6, 1.0):
        qtbot.mouseMove(port, start + (end - start) * part)
    qtbot.mouseRelease(port, Qt.MouseButton.LeftButton, pos=end)
    assert spy.at(0) == [item.pile.keys[0], "isorella"]
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
        at = map_view.mapFromScene(scene.area_item(area).pos())
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
    gap = middle - scene_of(map_view).area_item("castiglione").pos()
    assert abs(gap.x()) + abs(gap.y()) < 4
    assert map_view.zoom > 1.5


# -- what is seen ---------------------------------------------------------------------------------


def test_boxes_hold_whoever_left_the_map(open_view: View, map_view: MapView) -> None:
    map_view.show_view(open_view)
    boxes = scene_of(map_view).boxes_item.boxes
    assert boxes is not None
    shown = sum(len(cards) for _, cards in boxes.lost) + len(boxes.mantua_city)
    own = [open_view.own[local] for local in members(BOARD.counters[0])]
    theirs = [open_view.off_map[local] for local in members(BOARD.counters[1])]
    gone = [place for place in own if place > AREA_LIMIT]
    gone += [place for place in theirs if AREA_LIMIT < place < NOWHERE]
    assert shown == len(gone)
    report = victory_points(BOARD, open_view)
    assert boxes.points == (report.points(0), report.points(1))
    assert all(fewest == most for fewest, most in boxes.points), "nothing is hidden in open play"


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
    place = QPointF(scene_of(map_view).area_item("isorella").pos() + QPointF(-60, 20))
    at = map_view.mapFromScene(place)
    light = map_view.grab().toImage().pixelColor(at)
    old = map_view.palette()
    map_view.setPalette(QPalette(QColor("#222226")))
    dark = map_view.grab().toImage().pixelColor(at)
    map_view.setPalette(old)
    assert dark.lightness() < light.lightness() - 10


def test_shelf_of_drawings_is_bounded(qapp: QApplication) -> None:
    limit = 40 * LADDER[0] ** 2 * 4
    shelf = Shelf(limit)
    for number in range(200):
        card = Card(Face("french", "infantry", f"Unit {number}", "massena", (3, 4, 2)))
        shelf.take(card, NEAR, "", LADDER[0])
        assert shelf.bytes <= limit
    assert len(shelf) == 40
    assert shelf.drawn == 200


def test_own_marks_are_told_and_enemy_keys_tell_nothing(fog_view: View) -> None:
    found = piles(BOARD, fog_view)
    own = [pile for pile in found if pile.side == "french"]
    assert {key for pile in own for key in pile.keys} <= set(BOARD.counter_by_name)
    for pile in found:
        if pile.side == "austrian":
            area = BOARD.area_names[pile.area]
            assert sorted(pile.keys) == sorted(f"{area}/{n}" for n in range(len(pile.cards)))


# -- overlays -------------------------------------------------------------------------------------


def rings(view: MapView) -> dict[int, tuple[str, str]]:
    items = [item for item in view.scene().items() if isinstance(item, RingItem)]
    return {item.mark.area: (item.mark.look, item.mark.text) for item in items}


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
    map_view.set_overlay("supply", fog_view)
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
    marked = {i.bridge for i in map_view.scene().items() if isinstance(i, BridgeMark)}
    cut = {one for line in report.supply_lines for one in line.cut_by_bridges + line.broken}
    assert marked == cut
    assert map_view.overlay_lines() == tuple(report.lines(BOARD))


def test_reach_overlay_draws_three_bands(map_view: MapView, fog_view: View) -> None:
    counter = own_counter(fog_view)
    map_view.set_selection([BOARD.counter_names[counter]])
    map_view.set_overlay("reach", fog_view)
    report = staff.reach(BOARD, fog_view, [counter])
    expected = {report.start: (QUIET, "start")}
    expected |= {goal.area: (SURE, str(max(goal.costs))) for goal in report.sure}
    for goal in report.forced:
        expected[goal.area] = (DOUBTFUL, chance_text(max(way.arrives for way in goal.ways)))
    assert rings(map_view) == expected
    assert not set(report.never) & set(rings(map_view))
    map_view.set_selection([])
    assert rings(map_view) == {}


def test_command_threat_eyes_and_guns_overlays_agree_with_the_staff(
    map_view: MapView, fog_view: View
) -> None:
    map_view.set_overlay("command", fog_view)
    report = staff.command(BOARD, fog_view)
    reached = {area for one in report.leaders for area in one.areas}
    out = {fog_view.own[local] for local in members(report.out_now | report.out_next)}
    shown = rings(map_view)
    assert {area for area, (look, _) in shown.items() if look == SURE} == reached - out
    assert {area for area, (look, _) in shown.items() if look == LOST} == out
    map_view.set_overlay("threats", fog_view)
    assert set(rings(map_view)) == {one.area for one in threats(BOARD, fog_view).threats}
    map_view.set_overlay("eyes", fog_view)
    for area, (look, text) in rings(map_view).items():
        here = [one for one in members(BOARD.counters[0]) if fog_view.own[one] == area]
        hidden = [one for one in here if len(members(fog_view.own_suspects[one])) > 1]
        assert text == (f"{len(hidden)} hidden" if hidden else f"{len(here)} known")
        assert (look == SURE) == (hidden == here)
    map_view.set_overlay("guns", fog_view, "verona")
    heard = staff.guns(BOARD, fog_view, BOARD.area_by_name["verona"])
    near = {one.area for one in heard.own} | {one.area for one in heard.enemy}
    assert set(rings(map_view)) == near | {heard.area}


def test_command_overlay_shows_next_turn_where_a_leader_is_thought_to_go(
    map_view: MapView, fog_view: View
) -> None:
    map_view.set_overlay("command", fog_view)
    now = rings(map_view)
    report = staff.command(BOARD, fog_view)
    leader = report.leaders[0]
    goal = next(one for one in range(BOARD.areas) if one not in leader.areas)
    map_view.set_plan([BOARD.counter_names[leader.leader]], BOARD.area_names[goal])
    change = staff.command_with(BOARD, fog_view, [leader.leader], goal)
    reached = {area for one in change.leaders for area in one.areas}
    out = {fog_view.own[local] for local in members(change.out_of_command)}
    shown = rings(map_view)
    assert {area for area, (look, _) in shown.items() if look == PLANNED} == reached - out
    assert {area for area, (look, _) in shown.items() if look == PLANNED_LOST} == out
    assert not {look for look, _ in shown.values()} & {SURE, LOST}
    assert change.lines(BOARD)[0] in map_view.overlay_lines()
    map_view.set_plan((), "")
    assert rings(map_view) == now


def test_overlay_goes_when_it_is_taken_away(map_view: MapView, fog_view: View) -> None:
    before = len(map_view.scene().items())
    for name in OVERLAYS:
        map_view.set_overlay(name, fog_view, "verona")
        assert map_view.overlay_lines()
    map_view.set_overlay("", None)
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
    map_view.show_view(shown[-1])
    homes = [name.pos() for name in scene.names]
    map_view.resize(width, width * 5 // 7)
    for view in shown:
        map_view.show_view(view)
        map_view.fit()
        for _ in range(2):
            tops = [item.mapRectToScene(item.card_boxes()[0]) for item in scene.stack_items]
            names = [name.mapRectToScene(name.ink) for name in scene.names[: BOARD.areas]]
            for number, box in enumerate(names):
                assert part_covered(box, tops) < 0.05, scene.names[number].text
                others = names[:number] + names[number + 1 :]
                assert part_covered(box, others) < 0.1, scene.names[number].text
                assert atlas().frame.contains(box), scene.names[number].text
            map_view.zoom_in()
    map_view.resize(before)
    map_view.fit()
    assert [name.pos() for name in scene.names] == homes, "they go home"


def test_armies_that_meet_stand_apart_and_their_neighbours_stay_in_sight(
    map_view: MapView,
) -> None:
    map_view.show_view(RULES.view(RULES.parse_position(CROWD), 0))
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
        goal = BOARD.area_by_name["verona"]
        question = Question((), goal, plan=Plan((own_leader(view),), goal))
        answers = []
        for seed in range(3):
            world = RULES.imagine(view, Random(seed))
            answers.append(overlay(name, BOARD, RULES.view(world, seat), question))
        assert answers[0] == answers[1] == answers[2]
    pictures, tips = set(), set()
    for seed in range(3):
        world = RULES.imagine(view, Random(seed))
        map_view.show_view(RULES.view(world, seat))
        map_view.set_overlay("threats", RULES.view(world, seat))
        pictures.add(painted(map_view))
        tips.add(tuple(sorted(item.toolTip() for item in map_view.scene().items())))
    assert len(pictures) == len(tips) == 1


def test_a_different_view_paints_a_different_picture(map_view: MapView, fog_view: View) -> None:
    """So that the audit above can fail."""
    before = painted(map_view)
    map_view.show_view(played_view(0, "fog", 10))
    assert painted(map_view) != before


def test_summary_of_a_pile_counts_known_strength_only(open_view: View, fog_view: View) -> None:
    for pile in piles(BOARD, open_view):
        assert "?" not in pile.summary
        assert "+" not in pile.summary
    hidden = [pile for pile in piles(BOARD, fog_view) if pile.has_secrets]
    assert hidden, "fog hides somebody"
    for pile in hidden:
        assert pile.summary == "?" or pile.summary.endswith("+")
