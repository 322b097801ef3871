"""What windows take over when they are opened: their language and the colours of the map.

A change is told to whoever runs the application, which opens the window anew with the same game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QSettings, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QComboBox, QWidget

from ui import paths
from ui.desktop.style import theme
from ui.desktop.style.language import (
    SYSTEM,
    marked,
    tr,
    use_language,
)
from ui.desktop.style.settings_files import open_settings

LANGUAGES: Final = {SYSTEM: marked("As the system"), "en": "English", "fr": "Français"}
"""Each in its own words, for whoever cannot read the one in use."""
COLOURS: Final = {
    theme.PRINTED: marked("As on paper"),
    theme.COLOUR_BLIND: marked("Safe for the colour-blind"),
    theme.CONTRAST: marked("High contrast"),
}
LANGUAGE: Final = "language"
MAP_COLOURS: Final = "map_colours"
_CHOICES: Final[Mapping[str, Mapping[str, str]]] = {LANGUAGE: LANGUAGES, MAP_COLOURS: COLOURS}


class _Teller(QObject):
    changed = Signal()


TELLER: Final = _Teller()
"""Tells that windows should be opened anew."""


def _settings() -> QSettings:
    path = paths.settings_folder() / "appearance.ini"
    return open_settings(path)


def system_wants_contrast() -> bool:
    """Asked of the desktop environment; Qt knows since 6.10."""
    hints = QGuiApplication.styleHints()
    if not isinstance(QGuiApplication.instance(), QGuiApplication) or not hasattr(
        hints, "accessibility"
    ):
        return False
    return hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast


def kept_choice(name: str) -> str:
    """LANGUAGE or MAP_COLOURS; what suits the system if nothing sensible was kept."""
    choices = _CHOICES[name]
    kept = str(_settings().value(name, ""))
    if kept in choices:
        return kept
    if name == MAP_COLOURS and system_wants_contrast():
        return theme.CONTRAST
    return next(iter(choices))


def keep_choice(name: str, choice: str) -> None:
    """Keep it, and tell if it is another than before."""
    if choice == kept_choice(name):
        return
    settings = _settings()
    settings.setValue(name, choice)
    settings.sync()
    TELLER.changed.emit()


def apply_appearance(application: QCoreApplication) -> None:
    """Before a window is made."""
    use_language(application, kept_choice(LANGUAGE))
    theme.use_colours(kept_choice(MAP_COLOURS))


class ChoiceBox(QComboBox):
    """One of the two choices. keep() keeps what is chosen."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name = name
        for value, words in _CHOICES[name].items():
            self.addItem(tr(words), value)
        self.setCurrentIndex(self.findData(kept_choice(name)))

    def keep(self) -> None:
        keep_choice(self.name, self.currentData())
