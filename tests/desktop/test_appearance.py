"""Language, colours, size of text and motion: taken over when chosen, kept, and put right."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from solitaire.games.castiglione.present.presenter import PRESENTER
from tests.desktop.test_theme import READABLE, VISIBLE, contrast
from ui.desktop import app
from ui.desktop.openings import new_play_window
from ui.desktop.play.window import PlayWindow
from ui.desktop.settings import preferences
from ui.desktop.settings.preferences import (
    LOOKS,
    Preferences,
    apply_preferences,
    keep_preferences,
)
from ui.desktop.style import appearance, theme
from ui.desktop.style.appearance import (
    LANGUAGE,
    MAP_COLOURS,
    keep_choice,
    kept_choice,
)
from ui.desktop.style.language import language_in_use, use_language
from ui.desktop.style.paints import paints_of
from ui.desktop.table.opening import NewGame
from ui.desktop.table.table import CURTAIN, PERSON

pytestmark = [
    pytest.mark.ui,
    pytest.mark.qt_log_ignore("This plugin does not support"),
]


@pytest.fixture(autouse=True)
def _put_back(qapp: QApplication) -> Iterator[None]:
    yield
    keep_choice(LANGUAGE, "en")
    keep_choice(MAP_COLOURS, theme.PRINTED)
    keep_preferences(Preferences())
    apply_preferences(qapp, Preferences())
    use_language(qapp, "en")
    theme.use_colours(theme.PRINTED)


def play_windows() -> list[PlayWindow]:
    return [
        one
        for one in QApplication.topLevelWidgets()
        if isinstance(one, PlayWindow) and one.isVisible()
    ]


def when(is_so: Callable[[], bool], act: Callable[[], object]) -> QTimer:
    """Once, as soon as it is so."""
    timer = QTimer()

    def look() -> None:
        if is_so():
            timer.stop()
            act()

    timer.timeout.connect(look)
    timer.start(20)
    return timer


def test_another_language_opens_the_window_anew_with_its_game(
    qapp: QApplication, tmp_path: Path
) -> None:
    keep_choice(LANGUAGE, "en")
    window = new_play_window()
    path = tmp_path / "game.rec"
    window.begin(NewGame("both", has_curtain=False, path=path))
    seen: list[tuple[str, Path | None]] = []

    def is_asked() -> bool:
        """By a game that is taken up again perhaps behind a curtain."""
        tables = [one.table for one in play_windows()]
        return any(one is not None and one.waits_for in (PERSON, CURTAIN) for one in tables)

    def note_and_close() -> None:
        (now,) = play_windows()
        menu = now.menuBar().actions()[0].text()
        seen.append((menu, now.table.path if now.table is not None else None))
        now.close()

    changing = when(is_asked, lambda: keep_choice(LANGUAGE, "fr"))
    closing = when(lambda: language_in_use() == "fr" and is_asked(), note_and_close)
    QTimer.singleShot(60_000, qapp.quit)  # rather fail than hang
    qapp.setQuitOnLastWindowClosed(True)  # as outside tests
    try:
        app._opened(qapp, window)
    finally:
        qapp.setQuitOnLastWindowClosed(False)
        changing.stop()
        closing.stop()
    assert seen == [("&Partie", path)]


def test_what_was_kept_is_believed_only_if_it_exists() -> None:
    keep_choice(LANGUAGE, "fr")
    assert kept_choice(LANGUAGE) == "fr"
    keep_choice(LANGUAGE, "klingon")
    assert kept_choice(LANGUAGE) == "system"


def test_who_wants_contrast_from_the_system_gets_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(appearance, "system_wants_contrast", lambda: True)
    monkeypatch.setattr(preferences, "system_wants_contrast", lambda: True)
    assert preferences.usual_preferences().look == "contrast"
    appearance._settings().remove(MAP_COLOURS)
    assert kept_choice(MAP_COLOURS) == theme.CONTRAST


@pytest.mark.parametrize("colours", [theme.PRINTED, theme.COLOUR_BLIND, theme.CONTRAST])
def test_every_palette_can_be_read(colours: str) -> None:
    theme.use_colours(colours)
    for ink in (theme.INK, theme.WATER_NAME, theme.HILL_NAME):
        assert contrast(ink, theme.PAPER) >= READABLE
    for side in ("french", "austrian"):
        paint = paints_of(PRESENTER.looks()).side(side)
        assert contrast(paint.ink, paint.colour) >= READABLE
    for colour in (theme.ROAD, theme.BROKEN, theme.BATTLE, theme.SURE, theme.LOST):
        assert contrast(colour, theme.PAPER) >= VISIBLE
    if colours == theme.CONTRAST:
        assert contrast(theme.INK, theme.PAPER) > 20


def test_printed_colours_come_back() -> None:
    paints = paints_of(PRESENTER.looks())

    def shown() -> list[str]:
        return [theme.PAPER.name(), paints.side("austrian").colour.name()]

    before = shown()
    theme.use_colours(theme.CONTRAST)
    assert all(now != then for now, then in zip(shown(), before, strict=True))
    theme.use_colours(theme.PRINTED)
    assert shown() == before


@pytest.mark.parametrize("look", LOOKS)
def test_every_look_of_the_windows_can_be_read(qapp: QApplication, look: str) -> None:
    apply_preferences(qapp, Preferences(look=look))
    palette = qapp.palette()
    for ink, ground in (
        (palette.windowText(), palette.window()),
        (palette.text(), palette.base()),
        (palette.buttonText(), palette.button()),
        (palette.highlightedText(), palette.highlight()),
    ):
        assert contrast(ink.color(), ground.color()) >= READABLE


@pytest.mark.parametrize("percent", [80, 250])
def test_text_grows_apart_from_the_map(qtbot: QtBot, qapp: QApplication, percent: int) -> None:
    wanted = Preferences(text_percent=percent)
    keep_preferences(wanted)
    apply_preferences(qapp, wanted)
    window = new_play_window()
    qtbot.addWidget(window)
    window.show()
    usual = preferences.TEXT_PIXELS * percent / 100
    assert window.prompt.detail.fontInfo().pixelSize() == round(usual)
    assert window.log.text.font().pixelSize() > window.prompt.detail.font().pixelSize()
    view = window.board.map_view
    before = view.transform()
    window.preferences.set(Preferences(text_percent=100))
    assert window.log.text.font().pixelSize() == 17
    if view.isVisible():
        assert view.transform() == before
