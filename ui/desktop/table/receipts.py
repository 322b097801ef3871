"""Writes the receipts of a computer player in the window, as `campagna verify --ai` wants them.

What a process answered is repeatable if it was left to think to its end; a thought that somebody
broke off was made by the clock, and the receipt says so. No Qt.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from ai.engine.client import EnginePlayer
from ai.honesty.receipts import BROKEN_OFF, BY_NATURE, receipt_of_report
from ai.players import Player
from ai.search.report import Report
from solitaire.protocol import Rules
from ui.common.computers import engine_name


class ReceiptDesk:
    def __init__(self, name: str, rules: Rules[Any, Any, Any], seed: int) -> None:
        self.is_stopped = False
        """Set by whoever breaks the present thought off."""
        self.was_hurried = False
        """Whether the last answer was broken off; the player must then begin anew, because what it
        keeps in mind could not be found out again."""
        self._name = name
        self._rules = rules
        self._seed = seed
        self._number = 0
        self._restarts = 0

    def begin(self) -> None:
        """The player sat down anew."""
        self._number = 0
        self.was_hurried = False

    def decide(
        self, player: Player, view: Any, offered: Sequence[Any], plies: int
    ) -> tuple[Any, str]:
        """What the player chooses where so many plies have been played, with the receipt."""
        ply = player.choose(view, offered, Random(f"{self._seed} {plies}"))
        if isinstance(player, EnginePlayer):
            if player.restarts != self._restarts:
                self._restarts, self._number = player.restarts, 0
            report = {"how": "", "nodes": 0, "candidates": [], **player.report}
        else:
            report = _told(player.last_report)
        self._number += 1
        self.was_hurried = self.is_stopped and isinstance(player, EnginePlayer)
        if self.was_hurried:
            report["how"] = BROKEN_OFF
        report["ply"] = self._rules.ply_text(ply)
        engine = engine_name(self._rules)
        return ply, receipt_of_report(
            self._name, engine, self._seed, self._number, view, report
        ).as_text()


def _told(report: Report | None) -> dict[str, Any]:
    if report is None:
        return {"how": BY_NATURE, "nodes": 0, "candidates": []}
    return report.as_json()
