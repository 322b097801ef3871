"""Lets a replay run by itself: a timer, a speed, and when to stop."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

SPEEDS: Final = (0.25, 0.5, 1.0, 2.0, 4.0, 8.0)
NORMAL: Final = SPEEDS.index(1.0)
MILLISECONDS: Final = 800
"""Between two steps at speed 1."""


class ReplayPlayer(QObject):
    changed = Signal()
    """It began, stopped, or goes at another speed."""

    def __init__(self, step: Callable[[], bool], parent: QObject | None = None) -> None:
        """`step` goes on by one and says whether there is more."""
        super().__init__(parent)
        self._step = step
        self._speed = NORMAL
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._go_on)
        self._timer.setInterval(MILLISECONDS)

    @property
    def is_playing(self) -> bool:
        return self._timer.isActive()

    @property
    def speed(self) -> float:
        return SPEEDS[self._speed]

    def toggle(self) -> None:
        self.pause() if self.is_playing else self.play()

    def play(self) -> None:
        self._timer.start()
        self.changed.emit()

    def pause(self) -> None:
        if self.is_playing:
            self._timer.stop()
            self.changed.emit()

    def faster(self) -> None:
        self._set_speed(self._speed + 1)

    def slower(self) -> None:
        self._set_speed(self._speed - 1)

    def _set_speed(self, place: int) -> None:
        self._speed = min(max(place, 0), len(SPEEDS) - 1)
        self._timer.setInterval(round(MILLISECONDS / self.speed))
        self.changed.emit()

    def _go_on(self) -> None:
        if not self._step():
            self.pause()
