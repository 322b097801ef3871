"""The computer players of one table: made when first asked, and only the last question counts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal

from solitaire.protocol import Event, Rules, Seat
from ui.common.computers import new_seed_of_choices, seed_at
from ui.desktop.table.opponent import Opponent


class Computers(QObject):
    answered = Signal(object, str)
    """The choice of whoever was asked last, with its receipt."""
    informed = Signal(object)
    """A report of the engine that thinks."""
    restarted = Signal(str)
    failed = Signal(str)

    def __init__(
        self,
        players: Sequence[str],
        rules: Rules[Any, Any, Any],
        options: Mapping[str, str],
        command: Sequence[str],
        seed: str = "",
        parent: QObject | None = None,
    ) -> None:
        """`players` has a player's name for each seat; `command` starts the engine.

        `seed` is the header's; without one each player draws its own.
        """
        super().__init__(parent)
        self._players = players
        self._rules = rules
        self._options = options
        self._command = tuple(command)
        self._seed = seed or new_seed_of_choices()
        self._opponents: dict[Seat, Opponent] = {}
        self._question = 0

    def at(self, seat: Seat) -> Opponent | None:
        return self._opponents.get(seat)

    def ask(
        self, seat: Seat, view: Any, offered: Sequence[Any], events: Sequence[Event], plies: int
    ) -> None:
        self._question += 1
        if seat not in self._opponents:
            self._opponents[seat] = self._new_opponent(seat)
        self._opponents[seat].ask(self._question, view, offered, events, plies)

    def _new_opponent(self, seat: Seat) -> Opponent:
        opponent = Opponent(
            self._players[seat],
            self._rules,
            self._options,
            seat,
            seed_at(self._seed, seat),
            command=self._command,
            parent=self,
        )
        opponent.answered.connect(self._take_answer)
        opponent.informed.connect(self.informed)
        opponent.restarted.connect(self.restarted)
        opponent.failed.connect(self._tell_failure)
        return opponent

    def _take_answer(self, number: int, action: Any, receipt: str) -> None:
        if number == self._question:
            self.answered.emit(action, receipt)

    def _tell_failure(self, number: int, message: str) -> None:
        if number == self._question:
            self.failed.emit(message)

    def close(self) -> None:
        for opponent in self._opponents.values():
            opponent.close()
