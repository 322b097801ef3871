"""What assistive technology is told: the map as a list, the tables, names of controls, speech."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QLineEdit,
    QTextEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

from solitaire.bits import members
from solitaire.games.castiglione.core.views import View
from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.present.picture import is_unit
from solitaire.games.castiglione.present.presenter import PRESENTER
from solitaire.presenting.picture import Stack
from solitaire.protocol import Chance, Over
from solitaire.registry import game_of
from ui.common.chronicle import LogLine
from ui.desktop.board.accessible_map import DETAILS, AccessibleMap, make_maps_accessible
from ui.desktop.board.scene import MapScene
from ui.desktop.board.view import MapView
from ui.desktop.help.dialog import HelpDialog
from ui.desktop.intelligence.tables_dock import PlainTable
from ui.desktop.openings import new_play_window
from ui.desktop.play.window import PlayWindow
from ui.desktop.screens.new_game import NewGameDialog
from ui.desktop.settings.dialog import PreferencesDialog
from ui.desktop.settings.preferences import Preferences
from ui.desktop.style import announcing
from ui.desktop.table.opening import NewGame
from ui.desktop.table.table import PERSON

pytestmark = [
    pytest.mark.ui,
    pytest.mark.qt_log_ignore("This plugin does not support"),
]
NAME, VALUE = QAccessible.Text.Name, QAccessible.Text.Value
PRESS = QAccessibleActionInterface.pressAction()


def on_map(view: View) -> list[Stack]:
    areas = RULES.board.area_by_name
    return [one for one in PRESENTER.picture([view]).stacks if one.place in areas]


@pytest.fixture(scope="module")
def played(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[PlayWindow]:
    """A window in which both sides are played behind a curtain, the French asked first."""
    make_maps_accessible()
    window = new_play_window()
    window.resize(1400, 900)
    window.show()
    folder: Path = tmp_path_factory.mktemp("games")
    window.begin(NewGame("both", options={"visibility": "fog"}, path=folder / "both.rec"))
    _wait_for_question(window)
    yield window
    window.close()
    shutil.rmtree(folder)


def _wait_for_question(window: PlayWindow) -> None:
    for _ in range(2000):
        QApplication.processEvents()
        assert window.table is not None
        if window.table.waits_for == "curtain":
            window.play.lift_curtain()
        if window.table.waits_for == PERSON and window.orders.offers:
            QApplication.processEvents()
            return
    raise AssertionError("nobody is asked")


def accessible(window: PlayWindow) -> AccessibleMap:
    found = QAccessible.queryAccessibleInterface(window.board.map_view)
    assert isinstance(found, AccessibleMap)
    return found


def children(parent: QAccessibleInterface) -> list[QAccessibleInterface]:
    found = [parent.child(number) for number in range(parent.childCount())]
    assert all(one is not None for one in found)
    return [one for one in found if one is not None]


def child_named(parent: QAccessibleInterface, name: str) -> QAccessibleInterface:
    return next(one for one in children(parent) if one.text(NAME) == name)


# -- the map as a list ----------------------------------------------------------------------------


def test_the_map_is_a_list_of_all_areas_and_then_of_stacks(played: PlayWindow) -> None:
    whole = accessible(played)
    found = children(whole)
    areas = [area.name for area in RULES.board.data.areas]
    assert sorted(one.text(NAME) for one in found[: len(areas)]) == sorted(areas)
    assert played.table is not None
    many = len(on_map(played.table.view()))
    assert len(found) == len(areas) + many > len(areas)
    assert {one.role() for one in found} == {QAccessible.Role.ListItem}
    assert whole.role() == QAccessible.Role.List


def test_parents_children_and_places_agree(played: PlayWindow) -> None:
    whole = accessible(played)
    for place, one in enumerate(children(whole)):
        assert one.isValid()
        assert one.parent() is whole
        assert whole.indexOfChild(one) == place
        assert QAccessible.accessibleInterface(QAccessible.uniqueId(one)) is one
    above = whole.parent()
    assert above.child(above.indexOfChild(whole)) is whole
    assert whole.object() is played.board.map_view


def test_areas_are_read_from_north_to_south(played: PlayWindow) -> None:
    names = [one.text(NAME) for one in children(accessible(played))[: RULES.board.areas]]
    assert names.index("Trent") < names.index("Rovereto") < names.index("Verona")
    assert names.index("Brescia") < names.index("Mantua")


def test_rectangles_are_where_things_are_drawn(played: PlayWindow) -> None:
    whole, view = accessible(played), played.board.map_view
    for one in children(whole)[: RULES.board.areas]:
        assert whole.rect().contains(one.rect().center())
    verona = child_named(whole, "Verona")
    drawn = view.mapFromScene(played.board.scene.place_item("verona").pos())
    middle = view.viewport().mapToGlobal(drawn)
    assert (verona.rect().center() - middle).manhattanLength() <= 2
    empty = child_named(whole, "Isola della Scala").rect().center()
    found = whole.childAt(empty.x(), empty.y())
    assert found is not None
    assert found.text(NAME) == "Isola della Scala"


def test_the_value_of_an_area_is_its_situation(played: PlayWindow) -> None:
    assert "mountain" in child_named(accessible(played), "La Corona").text(VALUE)
    brescia = child_named(accessible(played), "Brescia").text(VALUE)
    assert "held by: French" in brescia
    assert "French garrison" in brescia


def test_pressing_an_area_is_clicking_it(played: PlayWindow, qtbot: QtBot) -> None:
    verona = child_named(accessible(played), "Verona")
    actions = verona.actionInterface()
    assert PRESS in actions.actionNames()
    with qtbot.waitSignal(played.board.map_view.area_activated) as heard:
        actions.doAction(PRESS)
    assert heard.args == ["verona"]
    played.pointing.close_menu()


def test_details_open_the_inspector_and_focus_moves_the_cursor(played: PlayWindow) -> None:
    legnago = child_named(accessible(played), "Legnago")
    legnago.actionInterface().doAction(DETAILS)
    assert played.inspector.area == "legnago"
    legnago.actionInterface().doAction(QAccessibleActionInterface.setFocusAction())
    assert played.board.map_view.cursor_area == "legnago"


def test_a_stack_is_pressed_like_its_top_counter(played: PlayWindow, qtbot: QtBot) -> None:
    stack = children(accessible(played))[-1]
    with qtbot.waitSignal(played.board.map_view.counter_activated):
        stack.actionInterface().doAction(PRESS)
    played.pointing.close_menu()


def view_with_secrets() -> View:
    """After some marches in the fog, of a seat that does not know all it sees."""
    rng, state = Random(3), RULES.start({"visibility": "fog"})
    while True:
        asked = RULES.pending(state)
        assert not isinstance(asked, Over)
        if isinstance(asked, Chance):
            ply = rng.choice([one for one, _ in RULES.outcomes(state)])
        else:
            ply = rng.choice(list(RULES.actions(state)))
        RULES.apply(state, ply)
        view = RULES.view(state, 0)
        if sum(any(face.is_back for face in one.faces) for one in on_map(view)) > 2:
            return view


def test_hidden_counters_are_not_named(qtbot: QtBot) -> None:
    """Of the enemy under fog nothing is said but what the view has."""
    make_maps_accessible()
    view = view_with_secrets()
    map_view = MapView(MapScene(PRESENTER))
    qtbot.addWidget(map_view)
    map_view.show()
    map_view.show_picture(PRESENTER.picture([view]))
    whole = QAccessible.queryAccessibleInterface(map_view)
    texts = " ".join(one.text(kind) for one in children(whole) for kind in (NAME, VALUE))
    known = {face.title for stack in on_map(view) for face in stack.faces if is_unit(face)}
    board, enemy = RULES.board, 1 - view.seat
    named = [enemy * 64 + local for local in members(board.units[enemy])]
    titles = {board.counter_titles[one] for one in named}
    assert titles - known
    for title in titles - known:
        assert f"{title}:" not in texts
        assert f", {title}," not in texts
    assert "face down" in texts


def test_behind_the_curtain_the_list_tells_nothing(played: PlayWindow) -> None:
    whole = accessible(played)
    stack = children(whole)[-1]
    played.pages.setCurrentWidget(played.curtain)
    try:
        assert len(children(whole)) == RULES.board.areas
        assert not any(one.text(VALUE) for one in children(whole))
        assert not stack.isValid()
        assert stack.text(VALUE) == ""
    finally:
        played.pages.setCurrentWidget(played.pages.board)
    assert stack.isValid()


# -- the tables -----------------------------------------------------------------------------------


@pytest.fixture
def tables(played: PlayWindow) -> Iterator[PlayWindow]:
    played.tables.show()
    played.tables.raise_()
    QApplication.processEvents()
    yield played
    played.tables.filter.clear()


def test_tables_have_what_the_map_has(tables: PlayWindow) -> None:
    assert tables.table is not None
    found = on_map(tables.table.view())
    assert len(tables.tables.areas.texts()) == RULES.board.areas
    assert len(tables.tables.units.texts()) == sum(len(stack.faces) for stack in found)


def test_the_filter_narrows_both_tables(tables: PlayWindow) -> None:
    tables.tables.filter.setText("peschiera")
    areas = tables.tables.areas.texts()
    assert [row[0] for row in areas] == ["Peschiera"]
    assert tables.tables.units.texts()
    assert all("Peschiera" in row for row in tables.tables.units.texts())


def test_rows_and_map_share_the_cursor(tables: PlayWindow, qtbot: QtBot) -> None:
    view = tables.board.map_view
    view.set_cursor_area("goito")
    assert tables.tables.areas.currentIndex().data() == "Goito"
    table = tables.tables.areas
    table.setFocus()
    qtbot.keyClick(table, Qt.Key.Key_Down)
    row = table.currentIndex().row()
    title = table.model().index(row, 0).data()
    assert title != "Goito"
    names = {area.name: area.id for area in RULES.board.data.areas}
    assert view.cursor_area == names[title]
    with qtbot.waitSignal(view.area_activated) as heard:
        qtbot.keyClick(table, Qt.Key.Key_Return)
    assert heard.args == [names[title]]
    tables.pointing.close_menu()


def click_head(table: PlainTable, qtbot: QtBot, column: int) -> None:
    head = table.horizontalHeader()
    table.scrollTo(table.model().index(0, column))
    place = QPoint(head.sectionViewportPosition(column) + 5, head.height() // 2)
    qtbot.mouseClick(head.viewport(), Qt.MouseButton.LeftButton, pos=place)


def test_a_click_on_a_head_sorts_up_then_down_then_as_on_the_map(
    tables: PlayWindow, qtbot: QtBot
) -> None:
    table = tables.tables.areas
    as_on_map = [row[0] for row in table.texts()]
    orders = []
    for _ in range(3):
        click_head(table, qtbot, 0)
        orders.append([row[0] for row in table.texts()])
    assert orders == [sorted(as_on_map), sorted(as_on_map, reverse=True), as_on_map]


def test_space_sorts_by_the_column_and_new_rows_keep_it(tables: PlayWindow, qtbot: QtBot) -> None:
    table = tables.tables.areas
    as_on_map = [row[0] for row in table.texts()]
    table.setCurrentIndex(table.model().index(3, 0))
    before = table.currentIndex().data()
    qtbot.keyClick(table, Qt.Key.Key_Space)
    assert table.currentIndex().data() == before
    assert tables.table is not None
    tables.tables.show_picture(tables.table.presenter, tables.table.picture())
    assert [row[0] for row in table.texts()] == sorted(as_on_map)
    qtbot.keyClick(table, Qt.Key.Key_Space)
    qtbot.keyClick(table, Qt.Key.Key_Space)
    assert [row[0] for row in table.texts()] == as_on_map


def test_numbers_are_sorted_by_their_size(qtbot: QtBot) -> None:
    desk = QWidget()
    qtbot.addWidget(desk)
    table = PlainTable(("Name", "Hits"), "Test", desk)
    table.show_rows([(each, (each, each)) for each in ("10", "9", "", "2 of 10", "2 of 9")])
    click_head(table, qtbot, 1)
    assert [row[1] for row in table.texts()] == ["", "2 of 9", "2 of 10", "9", "10"]


# -- controls and speech --------------------------------------------------------------------------


def nameless(widget: QWidget) -> list[str]:
    kinds = (
        QAbstractButton,
        QComboBox,
        QLineEdit,
        QAbstractItemView,
        QAbstractSpinBox,
        QTextEdit,
    )
    found = []
    for part in widget.findChildren(QWidget):
        inner = part.parentWidget()
        if not isinstance(part, kinds) or part.objectName().startswith("qt_"):
            continue
        if part.isHidden():  # it gets its words when it is shown
            continue
        if isinstance(inner, QComboBox | QAbstractSpinBox | QLineEdit | QAbstractItemView):
            continue
        if isinstance(inner, QWidget) and inner.metaObject().className() in (
            "QTabBar",
            "QComboBoxPrivateContainer",
            "QToolBar",
            "QMenuBar",
            "QDockWidget",
        ):
            continue
        interface = QAccessible.queryAccessibleInterface(part)
        if interface is not None and not interface.text(NAME):
            found.append(f"{type(part).__name__} in {type(inner).__name__}")
    return found


def test_every_control_of_the_window_has_a_name(played: PlayWindow) -> None:
    assert nameless(played) == []


@pytest.mark.parametrize("name", ["new game", "preferences", "help"])
def test_every_control_of_the_dialogs_has_a_name(qtbot: QtBot, name: str) -> None:
    dialog: QDialog
    if name == "new game":
        dialog = NewGameDialog()
    elif name == "preferences":
        dialog = PreferencesDialog(Preferences())
    else:
        dialog = HelpDialog(game_of(RULES).guide())
    qtbot.addWidget(dialog)
    dialog.show()
    assert nameless(dialog) == []


def test_questions_interrupt_and_results_wait(
    played: PlayWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[tuple[QAccessible.AnnouncementPoliteness, str]] = []
    monkeypatch.setattr(
        announcing, "_say", lambda thing, words, politeness: said.append((politeness, words))
    )
    assertive = QAccessible.AnnouncementPoliteness.Assertive
    polite = QAccessible.AnnouncementPoliteness.Polite
    played.prompt.show_question("French movement: which counter moves next", "", "keys")
    assert said[-1] == (assertive, "French movement: which counter moves next")
    played.prompt.show_question("French movement: which counter moves next", "", "keys")
    assert len(said) == 1, "the same is not said twice"
    played.prompt.show_thinking("Austrian", 0, 0)
    assert said[-1][0] == polite
    played.log.show_lines([*played.log._shown, LogLine("Turn 2 begins: 30 July 1796.", 2)])
    assert said[-1] == (polite, "Turn 2 begins: 30 July 1796.")


def test_an_announcement_goes_through_qt(played: PlayWindow) -> None:
    QAccessible.setActive(True)
    try:
        announcing.ask_aloud(played.prompt, "Which counter moves next?")
        announcing.mention(played.prompt, "The Austrians think.")
        announcing.tell_of_other_lines(played.board.map_view)
    finally:
        QAccessible.setActive(False)


def test_interfaces_outlive_their_window(qtbot: QtBot) -> None:
    """Whoever still holds one after the window went is told that it is void; nothing crashes."""
    make_maps_accessible()
    window = new_play_window()
    window.show()
    whole = accessible(window)
    one = children(whole)[0]
    window.close()
    window.deleteLater()
    del window
    QApplication.sendPostedEvents(None, 52)  # deferred deletion
    QApplication.processEvents()
    assert not one.isValid()
    assert one.text(NAME) == ""
    assert one.rect().topLeft() == QPoint(0, 0)
