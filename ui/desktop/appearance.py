"""What windows take over when they are opened: their language and the colours of the map.

A change is told to whoever runs the application, which opens the window anew with the same game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QSettings, Signal
from PySide6.QtWidgets import QComboBox, QWidget

from ui import paths
from ui.desktop import theme
from ui.desktop.language import SYSTEM, later, tr, use_language

LANGUAGES: Final = {SYSTEM: later("As the system"), "en": "English", "fr": "Français"}
"""Each in its own words, for whoever cannot read the one in use."""
COLOURS: Final = {
    theme.PRINTED: later("As on paper"),
    theme.COLOUR_BLIND: later("Safe for the colour-blind"),
    theme.CONTRAST: later("High contrast"),
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
    return QSettings(str(path), QSettings.Format.IniFormat)


def kept_choice(name: str) -> str:
    """LANGUAGE or MAP_COLOURS; the first of its choices if nothing sensible was kept."""
    choices = _CHOICES[name]
    kept = str(_settings().value(name, ""))
    return kept if kept in choices else next(iter(choices))


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
