"""A computer player at the table, asked in a thread of its own so that the window never waits.

The searcher is the engine process (docs/engine-protocol.md); it gets views and what its seat heard.
A dead engine is started once more by its client; here the player at the window is told.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any, Final

from PySide6.QtCore import QObject, QThread, Signal, Slot

from ai.engine.client import OUR_ENGINE, EngineFailed, EnginePlayer
from ai.players import Player, check_name, new_player
from ai.search.levels import DEFAULT_LEVEL
from solitaire.protocol import Event, Rules, Seat
from solitaire.registry import game_of
from ui.desktop.style.language import marked, tr
from ui.desktop.table.receipts import ReceiptDesk

RESTARTED: Final = marked("The engine had stopped; it was started again and asked once more.")
STOP_PATIENCE: Final = 1500
"""Milliseconds in which a thinking engine must answer when the table is left."""
KILL_PATIENCE: Final = 10_000
_ENGINE_KIND: Final = "search"
_HELLO: Final = b'"hello"'


class _Asker(QObject):
    """Lives in the thread. Makes the player there and hands on what it says."""

    answered = Signal(int, object, str)
    informed = Signal(object)
    restarted = Signal()
    failed = Signal(int, str)

    def __init__(
        self,
        name: str,
        rules: Rules[Any, Any, Any],
        options: Mapping[str, str],
        seat: Seat,
        seed: int,
        command: Sequence[str],
    ) -> None:
        super().__init__()
        self.player: Player | None = None
        self.is_leaving = False
        self._name = name
        self._rules = rules
        self._options = dict(options)
        self._seat = seat
        self._seed = seed
        self._command = tuple(command)
        self.desk = ReceiptDesk(name, rules, seed)
        self._greetings = 0
        self._told: Sequence[Event] = ()

    @Slot(int, object, object, object, int)
    def ask(
        self, number: int, view: Any, offered: Sequence[Any], heard: Sequence[Event], plies: int
    ) -> None:
        """`heard` is all that the seat was told; a game begun anew is told it from the start."""
        self.desk.is_stopped = False
        try:
            player = self._seated(heard)
            ply, receipt = self.desk.decide(player, view, offered, plies)
            self.answered.emit(number, ply, receipt)
        except EngineFailed as error:
            self.player = None
            self.failed.emit(number, str(error))

    @Slot()
    def leave(self) -> None:
        if isinstance(self.player, EnginePlayer):
            self.player.close()
        self.player = None

    def _seated(self, heard: Sequence[Event]) -> Player:
        told = self._told
        if self.player is None:
            self.player = self._new_player()
            told = ()
            self._begin(self.player)
        elif self.desk.was_hurried or _is_other(told, heard):
            told = ()  # something was taken back or broken off: the game is told anew
            self._begin(self.player)
        self.player.happened(heard[len(told) :])
        self._told = heard
        return self.player

    def _begin(self, player: Player) -> None:
        player.begin(self._options, self._seat, self._seed)
        self.desk.begin()

    def _new_player(self) -> Player:
        kind, _, details = self._name.partition(":")
        if kind != _ENGINE_KIND:
            return new_player(self._name, self._rules, game_of(self._rules).advice())
        return EnginePlayer(
            self._command,
            self._rules,
            settings=_engine_settings(details),
            listener=self._inform,
            tap=self._watch,
        )

    def _inform(self, told: Any) -> None:
        """An engine that was told to stop while it still started has not heard it."""
        if self.desk.is_stopped and isinstance(self.player, EnginePlayer):
            self.player.stop()
        self.informed.emit(told)

    def _watch(self, direction: str, line: bytes) -> None:
        if self.is_leaving:
            raise EngineFailed("The table was left.")
        if direction == "to the engine" and _HELLO in line:
            self._greetings += 1
            if self._greetings > 1:
                self.restarted.emit()


def _is_other(told: Sequence[Event], heard: Sequence[Event]) -> bool:
    """Whether something that was told has been taken back."""
    return bool(told) and (len(heard) < len(told) or heard[len(told) - 1] is not told[-1])


def _engine_settings(details: str) -> dict[str, object]:
    """What stands behind "search:": a level, or nodes=N."""
    if details.isdecimal():
        return {"level": int(details)}
    words = dict(part.partition("=")[::2] for part in details.split(",") if part)
    settings: dict[str, object] = {"level": DEFAULT_LEVEL}
    if words.get("nodes", "").isdecimal():
        settings["nodes"] = int(words["nodes"])
    return settings


class Opponent(QObject):
    """One computer seat: ask() returns at once, answered comes later."""

    answered = Signal(int, object, str)
    """The number of the question, the ply chosen, and its receipt for the record."""
    informed = Signal(object)
    """What the engine says while it thinks: a report of docs/engine-protocol.md."""
    restarted = Signal(str)
    failed = Signal(int, str)
    _ask = Signal(int, object, object, object, int)
    _leave = Signal()

    def __init__(
        self,
        name: str,
        rules: Rules[Any, Any, Any],
        options: Mapping[str, str],
        seat: Seat,
        seed: int,
        *,
        command: Sequence[str] = OUR_ENGINE,
        parent: QObject | None = None,
    ) -> None:
        """Raises UnknownPlayer."""
        check_name(name)
        super().__init__(parent)
        self.name = name
        self._thread = QThread(self)
        self._asker = _Asker(name, rules, options, seat, seed, command)
        self._asker.moveToThread(self._thread)
        self._ask.connect(self._asker.ask)
        self._leave.connect(self._asker.leave)
        self._asker.answered.connect(self.answered)
        self._asker.informed.connect(self.informed)
        self._asker.restarted.connect(lambda: self.restarted.emit(tr(RESTARTED)))
        self._asker.failed.connect(self.failed)
        self._thread.start()

    @property
    def process_id(self) -> int | None:
        """Of the engine; None while none runs."""
        player = self._asker.player
        return player.process_id if isinstance(player, EnginePlayer) else None

    def ask(
        self, number: int, view: Any, offered: Sequence[Any], heard: Sequence[Event], plies: int
    ) -> None:
        """`plies` have been played so far."""
        self._ask.emit(number, view, list(offered), list(heard), plies)

    def decide_now(self) -> None:
        player = self._asker.player
        self._asker.desk.is_stopped = True
        if isinstance(player, EnginePlayer):
            with suppress(EngineFailed):
                player.stop()

    def close(self) -> None:
        """Let a thinking engine answer, then end it; one that does not is killed."""
        self.decide_now()
        self._leave.emit()
        self._thread.quit()
        if not self._thread.wait(STOP_PATIENCE):
            self._asker.is_leaving = True
            process_id = self.process_id
            if process_id is not None:
                with suppress(OSError):
                    os.kill(process_id, signal.SIGTERM)
            self._thread.wait(KILL_PATIENCE)
        self._asker.leave()
