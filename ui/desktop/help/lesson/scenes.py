"""A table at which a scene of the lesson is played.

A scene is an ordinary position with its dice and the enemy's answers fixed beforehand. What was
played so far can be given in the game's notation, to go on from there.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QObject, QTimer

from solitaire.dice import FixedDice
from solitaire.game import AnyRules
from solitaire.history import History
from solitaire.presenting.lesson import Scene
from solitaire.protocol import Chance, Seat
from solitaire.session import Session
from ui.common.saves import OpenGame
from ui.desktop.table.table import COMPUTER, HUMAN, Table

ANSWERING: Final = "staff"
"""Who is said to play the other side; its answers are fixed."""
PAUSE_MILLISECONDS: Final = 60
"""Before the enemy answers."""


class LessonTable(Table):
    """The enemy answers by the scene; where it says nothing more, the scene has ended."""

    def __init__(
        self, rules: AnyRules, scene: Scene, played: Sequence[str], parent: QObject | None = None
    ) -> None:
        """`played` is what was played before. Raises ValueError if that cannot be played."""
        self.scene = scene
        self.history, rolls, answered = _history(rules, scene, played)
        self._answers = list(scene.answers[answered:])
        session = Session(rules, self.history, FixedDice(scene.dice[rolls:]), rolls=rolls)
        players = {seat: HUMAN if seat == scene.seat else ANSWERING for seat in rules.seats}
        game = OpenGame(Path("lesson"), session, {}, players, "", None, [])
        super().__init__(game, players, curtain=False, parent=parent)
        self.rolls.is_stepping = True

    @property
    def is_played_out(self) -> bool:
        return self.waits_for == COMPUTER and not self._answers

    def played(self) -> list[str]:
        """Everything since the scene began, in the game's notation."""
        return [self.rules.ply_text(one.ply) for one in self.history.plies]

    def _ask_computer(self, seat: Seat) -> None:
        self.waits_for = COMPUTER
        QTimer.singleShot(PAUSE_MILLISECONDS, self, self._answer)

    def _answer(self) -> None:
        if self._answers and self.waits_for == COMPUTER and not self._is_closed:
            self._take_answer(self.rules.parse_ply(self._answers.pop(0)), "")


def _history(
    rules: AnyRules, scene: Scene, played: Sequence[str]
) -> tuple[History[Any, Any, Any], int, int]:
    """The scene's position after these plies, with how many were rolled and how many answered."""
    learner = rules.seats.index(scene.seat)
    history: History[Any, Any, Any] = History(rules, rules.parse_position(scene.position))
    rolls = answers = 0
    for text in played:
        asked, ply = history.pending, rules.parse_ply(text)
        if isinstance(asked, Chance):
            rolls += 1
        elif ply not in rules.actions(history.state):
            raise ValueError(f"{text} is not offered")
        elif getattr(asked, "seat", learner) != learner:
            answers += 1
        history.play(ply)
    return history, rolls, answers
