"""The demonstration on a timer: plays on piece by piece and says when something has changed."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from ui.desktop.conductor import Conductor

MILLISECONDS_BY_PACE: Final = {"watch": 1500, "brisk": 450, "at-once": 0}
"""Pause between two pieces of play; the names are those of `campagna demo --pace`."""
DEFAULT_PACE: Final = "brisk"


class Demonstration(QObject):
    changed = Signal()
    """A piece of play was played, another game begun, or another seat looks on."""
    play_changed = Signal(bool)
    """Whether it goes on by itself."""

    def __init__(self, conductor: Conductor, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.conductor = conductor
        self.seat = 0
        """Through whose eyes one looks."""
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.step)
        self.set_pace(DEFAULT_PACE)

    @property
    def is_playing(self) -> bool:
        return self._timer.isActive()

    def begin(self, conductor: Conductor) -> None:
        """Show another game from its beginning."""
        self.conductor.close()
        self.conductor = conductor
        self.changed.emit()

    def set_pace(self, pace: str) -> None:
        self._timer.setInterval(MILLISECONDS_BY_PACE[pace])

    def look_as(self, seat: int) -> None:
        if seat != self.seat:
            self.seat = seat
            self.changed.emit()

    def play(self) -> None:
        if not self.is_playing and not self.conductor.is_over:
            self._timer.start()
            self.play_changed.emit(True)

    def pause(self) -> None:
        if self.is_playing:
            self._timer.stop()
            self.play_changed.emit(False)

    def toggle(self) -> None:
        if self.is_playing:
            self.pause()
        else:
            self.play()

    def step(self) -> None:
        """On to the next thing that the seat sees."""
        self.conductor.go_on(self.seat)
        if self.conductor.is_over:
            self.pause()
        self.changed.emit()

    def close(self) -> None:
        self.pause()
        self.conductor.close()
