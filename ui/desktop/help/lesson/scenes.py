"""The scenes of the lesson, read from its resource, and a table at which one is played.

A scene is an ordinary position with its dice and the enemy's answers fixed beforehand. What was
played so far can be given in the game's notation, to go on from there.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QObject, QTimer

from solitaire.dice import FixedDice
from solitaire.history import History
from solitaire.protocol import Chance, Seat
from solitaire.registry import game_named
from solitaire.session import Session
from ui.common.saves import OpenGame
from ui.desktop.table.opening import GAME
from ui.desktop.table.table import COMPUTER, HUMAN, Table

RESOURCE: Final = "lessons/castiglione.toml"
PAUSE_MILLISECONDS: Final = 60
"""Before the enemy answers."""


@dataclass(frozen=True, slots=True)
class Scene:
    name: str
    centre: str
    """The area in the middle of the map."""
    position: str
    dice: tuple[str, ...]
    answers: tuple[str, ...]
    """Of the Austrian side, in their order."""


@cache
def scenes() -> dict[str, Scene]:
    text = files("resources").joinpath(RESOURCE).read_text(encoding="utf-8")
    found = [
        Scene(
            one["name"],
            one["centre"],
            one["position"].lstrip(),
            tuple(one["dice"]),
            tuple(one["answers"]),
        )
        for one in tomllib.loads(text)["scene"]
    ]
    return {scene.name: scene for scene in found}


class LessonTable(Table):
    """The enemy answers by the scene; where it says nothing more, the scene has ended."""

    def __init__(self, scene: Scene, played: Sequence[str], parent: QObject | None = None) -> None:
        """`played` is what was played before. Raises ValueError if that cannot be played."""
        self.scene = scene
        self.history, rolls, answered = _history(scene, played)
        self._answers = list(scene.answers[answered:])
        rules = self.history.rules
        session = Session(rules, self.history, FixedDice(scene.dice[rolls:]), rolls=rolls)
        sitters = {seat: HUMAN if seat == "french" else "staff" for seat in rules.seats}
        game = OpenGame(Path("lesson"), session, {}, sitters, "", None, [])
        super().__init__(game, sitters, curtain=False, parent=parent)
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


def _history(scene: Scene, played: Sequence[str]) -> tuple[History[Any, Any, Any], int, int]:
    """The scene's position after these plies, with how many were rolled and how many answered."""
    rules = game_named(GAME).rules()
    history: History[Any, Any, Any] = History(rules, rules.parse_position(scene.position))
    rolls = answers = 0
    for text in played:
        asked, ply = history.pending, rules.parse_ply(text)
        if isinstance(asked, Chance):
            rolls += 1
        elif ply not in rules.actions(history.state):
            raise ValueError(f"{text} is not offered")
        elif getattr(asked, "seat", 0) != 0:
            answers += 1
        history.play(ply)
    return history, rolls, answers
