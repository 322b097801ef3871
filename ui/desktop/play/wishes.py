"""Other windows that a person wishes for. They are opened by whoever knows them (openings.py)."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal


class Wishes(QObject):
    review = Signal(object)
    """The path of a game to be looked at again."""
    watch = Signal(str)
    """The name of the game that the computer shall play against itself."""
    what_if = Signal()
    honesty = Signal()
    map_export = Signal()
