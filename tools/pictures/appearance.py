"""Pictures of the game window as different people want it: French, large text, contrast, tables.

Called by pictures.py.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Final

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from ui.desktop.openings import new_play_window
from ui.desktop.play.offers import closing
from ui.desktop.play.window import PlayWindow
from ui.desktop.settings.preferences import Preferences, apply_preferences, keep_preferences
from ui.desktop.style import theme
from ui.desktop.style.language import ENGLISH, use_language
from ui.desktop.table.opening import NewGame
from ui.desktop.table.table import PERSON

Save = Callable[[QWidget, Path], None]

WIDTH, HEIGHT = 1600, 1000
PATIENCE: Final = 60.0
"""Seconds for the staffs to come to a question of movement."""
_SIGHTS: Final = {
    "french": ("fr", theme.PRINTED, Preferences(pace="at-once")),
    "large-text": (ENGLISH, theme.PRINTED, Preferences(200, pace="at-once")),
    "high-contrast": (ENGLISH, theme.CONTRAST, Preferences(150, "contrast", pace="at-once")),
    "colour-blind": (ENGLISH, theme.COLOUR_BLIND, Preferences(pace="at-once")),
    "french-large-text": ("fr", theme.PRINTED, Preferences(200, "dark", pace="at-once")),
}
"""Language, colours of the map, preferences."""
_FIRST_SCREENS: Final = ("french", "high-contrast")


def draw_appearances(folder: Path, save: Save) -> None:
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    for name, (language, colours, wanted) in _SIGHTS.items():
        use_language(application, language)
        theme.use_colours(colours)
        keep_preferences(wanted)
        apply_preferences(application, wanted)
        _draw(folder, name, save)
    use_language(application, ENGLISH)
    theme.use_colours(theme.PRINTED)
    apply_preferences(application, Preferences())
    keep_preferences(Preferences())


def _draw(folder: Path, name: str, save: Save) -> None:
    window = new_play_window()
    window.resize(WIDTH, HEIGHT)
    window.show()
    QApplication.processEvents()
    if name in _FIRST_SCREENS:
        QTest.qWait(400)  # the map behind it is painted after the page
        save(window, folder / f"first-{name}.png")
    record = folder / "pictures.rec"
    window.begin(NewGame("french", "staff", {"visibility": "fog"}, "seed:2", path=record))
    _go_to_movement(window)
    window.model.inspect("verona")
    if name == "french":
        window.tables.show()
        window.tables.raise_()
        QApplication.processEvents()
        save(window, folder / "tables-french.png")
        window.log.raise_()
    QApplication.processEvents()
    save(window, folder / f"play-{name}.png")
    window.close()
    record.unlink()


def _go_to_movement(window: PlayWindow) -> None:
    """To the first question of the French movement, whatever is asked before answered shortly."""
    end = monotonic() + PATIENCE
    while monotonic() < end:
        QApplication.processEvents()
        table = window.table
        if table is None or table.waits_for != PERSON or not window.orders.offers:
            continue
        if any(one.tag == "move" for one in window.orders.offers):
            return
        window.play.carry_out(closing(window.orders.offers) or window.orders.offers[0])
