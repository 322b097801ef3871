"""Real windows in French: whatever they show, menus and tips and the map included, is French."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QGroupBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QMessageBox,
    QPlainTextEdit,
    QTabWidget,
    QTextEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

from solitaire.games.castiglione.game import RULES
from solitaire.registry import game_of
from tests.desktop.conftest import new_conductor
from tests.ui.window_table import home, strip_of
from ui.desktop.export.dialogs import FilmExportDialog, MapExportDialog
from ui.desktop.help.dialog import HelpDialog
from ui.desktop.openings import new_play_window, new_review_window, review_demo
from ui.desktop.play.window import PlayWindow
from ui.desktop.review.replay import open_replay
from ui.desktop.screens.new_game import NewGameDialog
from ui.desktop.settings.dialog import PreferencesDialog
from ui.desktop.settings.preferences import Preferences, keep_preferences
from ui.desktop.style.language import use_language
from ui.desktop.style.lettering import NameItem
from ui.desktop.table.opening import NewGame
from ui.desktop.table.table import OVER, PERSON, ROLL
from ui.desktop.watch.demo_game import Conductor
from ui.desktop.watch.demo_window import DemoWindow

pytestmark = [
    pytest.mark.ui,
    pytest.mark.qt_log_ignore("This plugin does not support"),
]
QUESTIONS = 36
"""Answered in the window before everything was shown often enough."""
_ENGLISH = re.compile(
    r"\b(the|of|and|with|you|your|is|are|was|from|this|that|has|have|not|nobody|counters?|area"
    r"|moves?|turn|side|player|enemy|hits?|now|French|Austrian|Mantua|Verona|July|August)\b"
)
"""Words that are English and not French, and that nearly every English sentence here has one of."""


@pytest.fixture(autouse=True, scope="module")
def _french(qapp: QApplication, _own_home: None) -> Iterator[None]:
    keep_preferences(Preferences(pace="at-once"))
    use_language(qapp, "fr")
    yield
    use_language(qapp, "en")


def shown_texts(widget: QWidget) -> set[str]:
    """All that a window says: to the eye, to the pointer that rests, and to the ear."""
    found: set[str] = set()
    for part in (widget, *widget.findChildren(QWidget)):
        found |= {part.windowTitle(), part.toolTip()}
        found |= {part.accessibleName(), part.accessibleDescription(), *_own_texts(part)}
    for action in widget.findChildren(QAction):
        found |= {action.text(), action.toolTip()}
    return found - {""}


def _own_texts(part: QWidget) -> Iterator[str]:
    if isinstance(part, QLabel | QAbstractButton | QLineEdit):
        yield part.text()
    elif isinstance(part, QTextEdit | QPlainTextEdit):
        yield part.placeholderText()
        yield from part.toPlainText().splitlines()
    elif isinstance(part, QGroupBox):
        yield part.title()
    elif isinstance(part, QTabWidget):
        yield from (part.tabText(number) for number in range(part.count()))
    elif isinstance(part, QComboBox):
        yield from (part.itemText(number) for number in range(part.count()))
    elif isinstance(part, QListWidget):
        for number in range(part.count()):
            yield part.item(number).text()
            yield part.item(number).toolTip()
    if isinstance(part, QLineEdit):
        yield part.placeholderText()


def english_in(texts: set[str]) -> list[str]:
    plain = (re.sub(r"<[^>]*>|&(?=\w)|campagna \w+ \S*|/\S*", "", text) for text in texts)
    return sorted(text for text in plain if _ENGLISH.search(text))


def words_of_the_map(window: PlayWindow) -> set[str]:
    scene = window.board.scene
    found = {item.toolTip() for item in scene.items()}
    found |= {item.text for item in scene.items() if isinstance(item, NameItem)}
    return {line for text in found for line in text.splitlines()}


@pytest.fixture(scope="module")
def played(_french: None) -> Iterator[PlayWindow]:
    window = new_play_window()
    window.show()
    yield window
    window.close()
    window.deleteLater()


def test_the_first_screen(played: PlayWindow) -> None:
    texts = shown_texts(played)
    assert "&Partie" in {action.text() for action in played.menuBar().actions()}
    assert not english_in(texts), "\n".join(english_in(texts))


@pytest.mark.parametrize(
    "options",
    [
        {"visibility": "fog", "casualties": "on"},
        pytest.param({"visibility": "mist"}, marks=pytest.mark.long, id="mist"),
        pytest.param({"visibility": "open"}, marks=pytest.mark.long, id="open"),
    ],
    ids=lambda options: options["visibility"],
)
def test_a_game(played: PlayWindow, qtbot: QtBot, tmp_path: Path, options: dict[str, str]) -> None:
    rng = Random(str(options))
    played.begin(NewGame("both", options=options, has_curtain=False, path=tmp_path / "game.rec"))
    texts: set[str] = set()
    for number in range(QUESTIONS):
        table = played.table
        assert table is not None
        qtbot.waitUntil(lambda: _waits(played), timeout=30_000)
        if table.waits_for == OVER:
            break
        if table.waits_for == ROLL:
            played.play.roll()
            continue
        texts |= {played.prompt.asked.text(), played.prompt.detail.text(), strip_of(played)}
        if number % 12 == 0:
            texts |= shown_texts(played) | words_of_the_map(played)
        offers = list(played.orders.offers)
        played.play.choose(rng.choice(offers))
        if played.model.confirmation is not None:
            texts |= {played.prompt.asked.text(), played.prompt.detail.text()}
            played.play.confirm()
    for dock in (played.situation_dock, played.tables):
        dock.show()
        dock.raise_()
        QApplication.processEvents()
        texts |= shown_texts(dock)
    for name in played.board.overlay_names:
        played.model.show_overlay(name)
        texts |= set(played.board.map_view.overlay_lines())
    played.model.show_overlay("")
    played.leave_table()
    assert len(texts) > 100
    assert not english_in(texts), "\n".join(english_in(texts))


def _waits(window: PlayWindow) -> bool:
    table = window.table
    if table is not None:
        table.end_look()
    if table is None or table.waits_for not in (PERSON, ROLL, OVER):
        return False
    return table.waits_for != PERSON or bool(window.orders.offers)


@pytest.mark.parametrize("name", ["new game", "preferences", "help", "standing", "commands"])
def test_dialogs(played: PlayWindow, qtbot: QtBot, name: str) -> None:
    if name == "standing":
        played.dialogs.show_standing_orders()
    elif name == "commands":
        played.dialogs.show_commands()
    dialog: QWidget
    if name == "new game":
        dialog = NewGameDialog()
    elif name == "preferences":
        dialog = PreferencesDialog(Preferences())
    elif name == "help":
        dialog = HelpDialog(game_of(RULES).guide())
    else:
        dialog = next(one for one in QApplication.topLevelWidgets() if one.isModal())
    qtbot.addWidget(dialog)
    dialog.show()
    texts = shown_texts(dialog)
    if isinstance(dialog, HelpDialog):  # titles and texts of rules are told in English
        texts -= {dialog.list.item(row).text() for row in range(1, dialog.list.count())}
        texts -= set(dialog.text.toPlainText().splitlines())
    assert not english_in(texts), "\n".join(english_in(texts))


def told_trouble(window: QWidget) -> str:
    """What the box says that was opened last; it is closed."""
    box = window.findChildren(QMessageBox)[-1]
    text = box.text()
    box.close()
    box.deleteLater()
    QApplication.processEvents()
    return text


def test_trouble_with_files(played: PlayWindow, qtbot: QtBot, tmp_path: Path) -> None:
    """What the export, demo, review and report windows say then."""
    file = tmp_path / "a-file"
    file.write_text("no folder", encoding="utf-8")
    texts = set()
    paper = MapExportDialog(game_of(RULES), (), None, played)
    for name in ("a-file/map.pdf", "map.xyz", "map.png"):
        paper.dpi.setValue(1200)
        paper.width_in_millimetres.setValue(2000)
        paper.write(tmp_path / name)
        texts.add(told_trouble(paper))
    demo = DemoWindow(Conductor(RULES, {}, ("random", "random"), 5, tmp_path / "demo.rec"))
    qtbot.addWidget(demo)
    film = FilmExportDialog(demo.demonstration.film, None, "", demo)
    film.format.setCurrentIndex(film.format.count() - 1)
    film.write(file / "film")
    texts.add(told_trouble(film))
    demo.save_record(file / "copy.rec")
    texts.add(told_trouble(demo))
    review_demo(demo, tmp_path / "nothing.rec")
    texts.add(told_trouble(demo))
    with home(file):
        demo.take_over(0)
        texts.add(told_trouble(demo))
    review = new_review_window(open_replay(tmp_path / "demo.rec"))
    qtbot.addWidget(review)
    review.write_report(file / "report")
    qtbot.waitUntil(lambda: bool(review.findChildren(QMessageBox)), timeout=30_000)
    texts.add(told_trouble(review))
    demo.close()
    assert len(texts) == 8
    assert not [text for text in texts if "cannot" in text or "directory" in text]
    assert not english_in(texts), "\n".join(english_in(texts))


def test_a_demonstration(qtbot: QtBot) -> None:
    window = DemoWindow(new_conductor())
    qtbot.addWidget(window)
    window.show()
    QApplication.processEvents()
    texts = {
        text
        for text in shown_texts(window)
        # What the storyteller and the log of both sides tell is the game's own English.
        if not text.endswith("].")
    }
    assert not english_in(texts), "\n".join(english_in(texts))
