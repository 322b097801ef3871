"""The preferences in force in a window: read when it opens, kept when they change."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

from ui.desktop.settings.preferences import (
    Preferences,
    apply_preferences,
    keep_preferences,
    load_preferences,
)


class LivePreferences(QObject):
    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.now = load_preferences()
        """Set without a word, as the lesson does, they hold until they are set again."""

    def set(self, wanted: Preferences) -> None:
        """Take them over at once and keep them."""
        self.now = wanted
        keep_preferences(wanted)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        apply_preferences(application, wanted)
        self.changed.emit()

    def set_pace(self, pace: str) -> None:
        self.set(self.now.at_pace(pace))
