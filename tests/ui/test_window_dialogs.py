"""Every dialog and the window itself at usual and at double text: opened by keys, nothing cut."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QInputDialog,
    QLabel,
    QMessageBox,
    QTabBar,
    QWidget,
)
from pytestqt.qtbot import QtBot

from solitaire.games.castiglione.game import RULES
from tests.ui.window_screen import settle, table_with
from tests.ui.window_table import QUICK, home, open_window, wait_for
from tests.ui.window_worlds import AUSTRIAN, at_movement
from ui.desktop import app
from ui.desktop.combat.calculator import OddsDialog
from ui.desktop.export.dialogs import FilmExportDialog, MapExportDialog
from ui.desktop.help.dialog import HelpDialog
from ui.desktop.help.key_list import KeysDialog
from ui.desktop.honesty.page import HonestyPage
from ui.desktop.openings import export_map
from ui.desktop.play.bars.state_bar import StripLabel
from ui.desktop.play.find_dialog import FindDialog
from ui.desktop.play.window import FIRST, SMALLEST, PlayWindow
from ui.desktop.screens.about import AboutDialog
from ui.desktop.screens.bad_end import CrashReportDialog
from ui.desktop.screens.new_game import NewGameDialog
from ui.desktop.settings.dialog import PreferencesDialog
from ui.desktop.settings.preferences import Preferences
from ui.desktop.settings.standing import StandingOrdersDialog
from ui.desktop.style.language import tr
from ui.desktop.style.widgets.command_palette import CommandPalette
from ui.desktop.table.table import PERSON
from ui.desktop.watch.film import Film, Shot

pytestmark = [pytest.mark.ui, pytest.mark.qt_log_ignore("This plugin does not support")]

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture(scope="module", params=[100, 200])
def sized_window(
    request: pytest.FixtureRequest, qapp: QApplication, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[PlayWindow]:
    wanted = Preferences(request.param, pace=QUICK.pace)
    with home(tmp_path_factory.mktemp("home")), open_window(qapp, wanted) as opened:
        # At double text the smallest window has no room for all panels at once.
        opened.resize(SMALLEST if request.param == 100 else FIRST)
        yield opened


def cut_texts(widget: QWidget) -> list[str]:
    """Texts that have less room than they ask for."""
    return [
        text
        for part in widget.findChildren(QWidget)
        if part.isVisible() and not isinstance(part.parent(), QTabBar | QComboBox)
        for text in [_text(part)]
        if text and _is_cut(part)
    ]


def _text(part: QWidget) -> str:
    if isinstance(part, QLabel):
        return part.text() if part.pixmap().isNull() else ""
    if isinstance(part, QAbstractButton):
        return part.text()
    return part.currentText() if isinstance(part, QComboBox) else ""


def _is_cut(part: QWidget) -> bool:
    if isinstance(part, StripLabel):  # two lines at most; the rest is in the tool tip
        return part.height() < part.sizeHint().height() or part.toolTip() != part.text()
    if isinstance(part, QLabel) and part.wordWrap():
        return part.height() < part.heightForWidth(part.width())
    wanted = part.sizeHint() if isinstance(part, QCheckBox) else part.minimumSizeHint()
    return part.width() < wanted.width() or part.height() < wanted.height()


def opened_dialog(window: PlayWindow) -> QDialog:
    QApplication.processEvents()
    found = [one for one in window.findChildren(QDialog) if one.isVisible()]
    assert len(found) == 1, found
    return found[0]


def ask_for_dice(window: PlayWindow) -> None:
    dialog = QInputDialog(window)
    dialog.setComboBoxItems(["1", "2", "3", "4", "5", "6"])
    dialog.setLabelText("The die of the initiative [7.0]")
    dialog.open()


def export_a_film(window: PlayWindow) -> None:
    film = Film(RULES)
    views = RULES.view(at_movement()[0], 0), RULES.view(at_movement()[0], AUSTRIAN)
    film.add(Shot(0, 0, ("turn 1", "set-up"), views, ()))
    FilmExportDialog(film, None, "", window).show()


OTHERWISE: dict[str, Callable[[PlayWindow], object]] = {
    "help": lambda window: window.dialogs.show_help(),
    "keys": lambda window: window.dialogs.show_keys(),
    "standing orders": lambda window: window.dialogs.show_standing_orders(),
    "odds": lambda window: window.dialogs.show_odds(),
    "map for printing": lambda window: export_map(window),
    "film": export_a_film,
    "honesty": lambda window: window.welcome.honesty_wanted.emit(),
    "about": lambda window: window.actions_of_game.about.trigger(),
    "bad file": lambda window: window.open_path(Path("nowhere", "a-long-name-of-a-game.rec")),
    "error inside": lambda window: app.CrashReporter(window)(ValueError, ValueError("x"), None),
    "dice": ask_for_dice,
    "page of keys": lambda window: window.dialogs.show_preferences(tr("&Keys")),
    "find": lambda window: window.actions_of_game.find.trigger(),
    "crash report": lambda window: CrashReportDialog(Path("nowhere"), window).open(),
}


DIALOGS: dict[str, type[QDialog]] = {
    "new game": NewGameDialog,
    "preferences": PreferencesDialog,
    "help": HelpDialog,
    "keys": KeysDialog,
    "commands": CommandPalette,
    "odds": OddsDialog,
    "map for printing": MapExportDialog,
    "film": FilmExportDialog,
    "honesty": HonestyPage,
    "standing orders": StandingOrdersDialog,
    "about": AboutDialog,
    "bad file": QMessageBox,
    "error inside": QMessageBox,
    "dice": QInputDialog,
    "page of keys": PreferencesDialog,
    "find": FindDialog,
    "crash report": CrashReportDialog,
}


def by_keys(qtbot: QtBot, window: PlayWindow, name: str) -> QDialog:
    """The dialog, opened as a person without a mouse does."""
    for old in window.findChildren(QDialog):
        old.close()
    window.activateWindow()
    window.setFocus()
    qtbot.waitUntil(window.isActiveWindow)
    keys = {"new game": "n", "preferences": ",", "commands": "k"}
    if name in keys:
        qtbot.keyClick(window, keys[name], CONTROL)
    else:
        OTHERWISE[name](window)
    return opened_dialog(window)


@pytest.mark.parametrize("name", DIALOGS)
def test_dialog_cuts_nothing_and_esc_closes_it(
    qtbot: QtBot, sized_window: PlayWindow, name: str
) -> None:
    window = sized_window
    dialog = by_keys(qtbot, window, name)
    assert isinstance(dialog, DIALOGS[name])
    settle(window)
    assert cut_texts(dialog) == []
    # The screen of these tests is smaller than the window.
    room = dialog.screen().availableSize().expandedTo(window.size())
    assert dialog.height() <= room.height()
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    dialog.deleteLater()
    QApplication.processEvents()


def test_no_dialog_of_ours_is_forgotten() -> None:
    sources = (path.read_text(encoding="utf-8") for path in Path(app.__file__).parent.rglob("*.py"))
    ours = set(re.findall(r"^class ([A-Z]\w+)\(_?\w*Dialog\)", "".join(sources), re.MULTILINE))
    assert len(ours) > 7
    assert ours <= {base.__name__ for kind in DIALOGS.values() for base in kind.__mro__}


def test_window_cuts_nothing(qtbot: QtBot, sized_window: PlayWindow) -> None:
    """First screen and a question, each dock in front in turn."""
    window = sized_window
    settle(window)
    assert cut_texts(window) == []
    window.sit_down(table_with(at_movement()[0], AUSTRIAN, Path("game.rec")))
    wait_for(qtbot, window, PERSON)
    for dock in window.docks:
        dock.raise_()
        settle(window)
        assert cut_texts(window) == [], dock.objectName()
    window.leave_table()
