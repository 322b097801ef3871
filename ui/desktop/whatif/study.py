"""Asks an engine process about positions of a what-if board, one after the other.

The engine gets the view of the side that is asked, as in a game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from random import Random
from typing import Any, Final

from PySide6.QtCore import QObject, QThread, Signal, Slot

from ai.engine.client import EngineFailed, EnginePlayer
from ai.search.levels import DEFAULT_LEVEL
from solitaire.protocol import Rules, Seat
from solitaire.workbench.compilation import compiled_modules

NODES_UNCOMPILED: Final = 24
SEED: Final = 1796
LEAVE_PATIENCE: Final = 10_000


def usual_settings() -> dict[str, object]:
    settings: dict[str, object] = {"level": DEFAULT_LEVEL, "mode": "hint"}
    if not compiled_modules():
        settings["nodes"] = NODES_UNCOMPILED
    return settings


class _Asker(QObject):
    """Lives in the thread."""

    found = Signal(int, object)
    failed = Signal(int, str)

    def __init__(
        self,
        rules: Rules[Any, Any, Any],
        options: Mapping[str, str],
        command: Sequence[str],
        settings: Mapping[str, object],
    ) -> None:
        super().__init__()
        self.player: EnginePlayer | None = None
        self._rules = rules
        self._options = dict(options)
        self._command = tuple(command)
        self._settings = dict(settings)

    @Slot(int, int, object, object)
    def ask(self, number: int, seat: Seat, view: Any, offered: Sequence[Any]) -> None:
        try:
            if self.player is None:
                self.player = EnginePlayer(self._command, self._rules, settings=self._settings)
            self.player.begin(self._options, seat, SEED)  # nothing from other branches
            self.player.choose(view, offered, Random(SEED))
        except EngineFailed as error:
            self.failed.emit(number, str(error))
        else:
            self.found.emit(number, self.player.report)

    @Slot()
    def leave(self) -> None:
        if self.player is not None:
            self.player.close()
            self.player = None


class Study(QObject):
    found = Signal(int, object)
    """The number of the question, and the engine's report."""
    failed = Signal(int, str)
    _ask = Signal(int, int, object, object)
    _leave = Signal()

    def __init__(
        self,
        rules: Rules[Any, Any, Any],
        options: Mapping[str, str],
        command: Sequence[str],
        settings: Mapping[str, object] | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._thread = QThread(self)
        self._asker = _Asker(rules, options, command, settings or usual_settings())
        self._asker.moveToThread(self._thread)
        self._ask.connect(self._asker.ask)
        self._leave.connect(self._asker.leave)
        self._asker.found.connect(self.found)
        self._asker.failed.connect(self.failed)
        self._thread.start()

    def ask(self, number: int, seat: Seat, view: Any, offered: Sequence[Any]) -> None:
        self._ask.emit(number, seat, view, list(offered))

    def close(self) -> None:
        player = self._asker.player
        if player is not None:
            with suppress(EngineFailed):
                player.stop()
        self._leave.emit()
        self._thread.quit()
        self._thread.wait(LEAVE_PATIENCE)
