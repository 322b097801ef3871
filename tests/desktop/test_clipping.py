"""Longer languages than English fit: French, and an invented one 40 % longer with accents."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QDialog, QPushButton, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.present.presenter import PRESENTER
from solitaire.registry import game_of
from tests.desktop.test_dialogs import cut_texts
from ui.desktop.combat.calculator import OddsDialog
from ui.desktop.export.dialogs import MapExportDialog
from ui.desktop.help.dialog import HelpDialog
from ui.desktop.play.bars.prompt import PromptBar
from ui.desktop.play.window import PlayWindow
from ui.desktop.screens.about import about_box
from ui.desktop.screens.glimpses import Glimpse
from ui.desktop.screens.last_session import BadEnd
from ui.desktop.screens.new_game import NewGameDialog
from ui.desktop.screens.recent import RecentGame
from ui.desktop.screens.welcome import Welcome
from ui.desktop.settings.dialog import PreferencesDialog
from ui.desktop.settings.preferences import Preferences, apply_preferences
from ui.desktop.settings.standing import StandingOrdersDialog
from ui.desktop.style.language import tr, use_language
from ui.desktop.style.paints import paints_of
from ui.desktop.style.translation import GAME_CONTEXT
from ui.desktop.style.widgets.command_palette import CommandPalette
from ui.desktop.style.widgets.full_label import FullLabel
from ui.desktop.table.curtain import Curtain

pytestmark = [
    pytest.mark.ui,
    pytest.mark.qt_log_ignore("This plugin does not support"),
]
LONGER = 1.4
_ACCENTS = str.maketrans("aeiounACEIOUN", "àéîöùñÂÇÊÏÔÛÑ")
_KEPT = re.compile(r"(\{\w*\}|%n|<[^>]*>|&\w|\(\*[^)]*\)|;;)")
MENU_TEXTS = ("&Help on this question", "Resolve the whole &combat")
FILLING = ("lorem", "ipsum", "dolor", "sit", "amet")


def stretched(text: str) -> str:
    """Accented and longer by words, so that it may be broken where a sentence may be."""
    parts = _KEPT.split(text)
    accented = "".join(
        part if number % 2 else part.translate(_ACCENTS) for number, part in enumerate(parts)
    )
    words: list[str] = []
    more = round(len(text) * (LONGER - 1))
    while more > 0:
        words.append(FILLING[len(words) % len(FILLING)][:more])
        more -= len(words[-1]) + 1
    return f"{accented} {' '.join(words)}" if words else accented


class Invented(QTranslator):
    def isEmpty(self) -> bool:
        return False

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str | None:
        return stretched(source) if context in ("campagna", GAME_CONTEXT) else None


@pytest.fixture
def longer_language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[None]:
    invented = Invented()
    if request.param == "fr":
        use_language(qapp, "fr")
    else:
        qapp.installTranslator(invented)
    yield
    qapp.removeTranslator(invented)
    use_language(qapp, "en")


@pytest.fixture
def text_percent(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[int]:
    apply_preferences(qapp, Preferences(request.param))
    yield request.param
    apply_preferences(qapp, Preferences())


def thinking() -> PromptBar:
    bar = PromptBar()
    bar.show_thinking("Austrian", 0, 0)
    return bar


NEWS = "French: a stack of 3 counters seen marching Verona – Villafranca – Goito – Guidizzolo"


def after_a_crash() -> Welcome:
    """With a game to go on with, a small map of it, and a report."""
    welcome = Welcome()
    counters = {"french": {"verona": 2}, "austrian": {"trent": 5}}
    glimpse = Glimpse(0, "turn 4", "French movement", "french", counters)
    game = RecentGame(
        Path("game.rec"),
        datetime(2026, 8, 5, 20, 14),
        False,
        "castiglione",
        ("turn 4", "French movement"),
        ("french",),
    )
    welcome.show_newest(replace(game, glimpse=glimpse), False)
    welcome.show_end(BadEnd(Path("game.rec"), Path("report.txt")))
    return welcome


def new(name: str, text_percent: int, parent: QWidget) -> QWidget:
    widgets: dict[str, Callable[[], QWidget]] = {
        "new game": NewGameDialog,
        "preferences": lambda: PreferencesDialog(Preferences(text_percent)),
        "help": lambda: HelpDialog(game_of(RULES).guide()),
        "about": lambda: about_box(parent),
        "standing orders": lambda: StandingOrdersDialog({}),
        "odds": lambda: OddsDialog(game_of(RULES)),
        "map export": lambda: MapExportDialog(game_of(RULES), [RULES.view(RULES.start({}), 0)], 0),
        "commands": lambda: CommandPalette([QAction(tr(words)) for words in MENU_TEXTS]),
        "prompt": thinking,
        "welcome": Welcome,
        "curtain": Curtain,
        "news behind the curtain": Curtain,
        "welcome after a crash": after_a_crash,
    }
    return widgets[name]()


@pytest.mark.usefixtures("longer_language")
@pytest.mark.parametrize(
    ("longer_language", "text_percent"),
    [
        ("fr", 100),
        ("invented", 200),
        pytest.param("fr", 200, marks=pytest.mark.long),
        pytest.param("invented", 100, marks=pytest.mark.long),
    ],
    indirect=True,
)
@pytest.mark.parametrize(
    "name",
    [
        "new game",
        "preferences",
        "help",
        "about",
        "standing orders",
        "odds",
        "map export",
        "commands",
        "prompt",
        "welcome",
        "welcome after a crash",
        "curtain",
        "news behind the curtain",
    ],
)
def test_no_longer_text_is_cut(qtbot: QtBot, text_percent: int, name: str) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    widget = new(name, text_percent, parent)
    if name != "about":  # which goes with its parent
        qtbot.addWidget(widget)
    if isinstance(widget, Curtain):
        austrian = paints_of(PRESENTER.looks()).side("austrian")
        widget.draw("Austrian", austrian, lambda: [NEWS] * 3 if "news" in name else [])
    widget.show()
    if not isinstance(widget, QDialog):
        widget.resize(1024, widget.heightForWidth(1024) if name == "prompt" else 650)
    if name == "news behind the curtain":
        widget.findChildren(QPushButton)[0].click()
    QApplication.processEvents()
    assert cut_texts(widget) == []
    if isinstance(widget, PreferencesDialog):
        for page in range(widget.pages.count()):
            widget.pages.setCurrentIndex(page)
            for _ in range(3):  # labels ask for room once they are seen
                QApplication.processEvents()
            assert cut_texts(widget) == [], widget.pages.tabText(page)
    for scroll in widget.findChildren(QScrollArea):
        content = scroll.widget()
        assert content is not None
        assert content.width() >= content.minimumSizeHint().width()


def test_the_invented_language_is_longer() -> None:
    text = "Play the &French against {who}"
    assert len(stretched(text)) >= LONGER * len(text) - 1
    assert "{who}" in stretched(text)
    assert "&F" in stretched(text)


def test_a_label_gives_room_back_when_its_text_is_short_again(qtbot: QtBot) -> None:
    label = FullLabel()
    qtbot.addWidget(label)
    label.resize(200, 20)
    label.show()
    label.setText("short")
    low = label.minimumHeight()
    label.setText("many words that need several lines at this width " * 4)
    assert label.minimumHeight() > 2 * low
    label.setText("short")
    assert label.minimumHeight() == low


def test_panels_and_bar_follow_the_size_of_text_there_and_back(
    qapp: QApplication, one_window: PlayWindow
) -> None:
    one_window.preferences.set(Preferences())
    qapp.processEvents()
    bar, board = one_window.state_bar.pace, one_window.combat
    low, small = bar.minimumSizeHint().height(), board.odds.fontInfo().pixelSize()
    one_window.preferences.set(Preferences(text_percent=200))
    qapp.processEvents()
    assert bar.minimumSizeHint().height() > low
    assert board.odds.fontInfo().pixelSize() == 2 * small
    one_window.preferences.set(Preferences())
    qapp.processEvents()
    assert bar.minimumSizeHint().height() == low
    assert board.odds.fontInfo().pixelSize() == small
