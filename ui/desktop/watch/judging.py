"""What each side may think at each shot of a demonstration, asked of a judge in its own process.

Chances are asked for at the beginning of each phase where the player itself tells none; guesses
about hidden stacks only for shots at which somebody looks.
"""

from __future__ import annotations

from collections import deque
from typing import Any

from PySide6.QtCore import QObject, Signal

from ai.players import SEARCH
from solitaire.protocol import Seat
from ui.desktop.table.links import ChildLink
from ui.desktop.watch.demo_game import Conductor
from ui.desktop.watch.engine import Judgement, serve_judge
from ui.desktop.watch.film import Heading

Subject = tuple[int, Seat]
"""A shot, and whose thoughts on it."""


class Judging(QObject):
    judged = Signal()
    """Something new is known."""

    def __init__(self, conductor: Conductor, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._conductor = conductor
        self._found: dict[Subject, Judgement] = {}
        self._queue: deque[Subject] = deque()
        self._asked: Subject | None = None
        self._number = 0
        self._examined = 0
        self._heading: Heading = ()
        self._link: ChildLink | None = None

    def begin(self, conductor: Conductor) -> None:
        """Another game."""
        self._conductor = conductor
        self._found, self._asked = {}, None
        self._queue.clear()
        self._number += 1
        self._examined, self._heading = 0, ()

    def film_has_grown(self) -> None:
        """Look at the shots that are new; ask about each phase that has begun."""
        film = self._conductor.film
        for shot in film.shots[self._examined :]:
            if shot.heading != self._heading:
                self._heading = shot.heading
                silent = [
                    s for s, name in enumerate(self._conductor.player_names) if _is_silent(name)
                ]
                self._queue.extend((shot.number, seat) for seat in silent)
        self._examined = len(film)
        self._ask()

    def beliefs(self, shot: int, seat: Seat) -> Judgement | None:
        """What the seat may guess there; None until the judge has answered."""
        if (shot, seat) not in self._found and (shot, seat) != self._asked:
            if (shot, seat) in self._queue:
                self._queue.remove((shot, seat))
            self._queue.appendleft((shot, seat))
            self._ask()
        return self._found.get((shot, seat))

    def _ask(self) -> None:
        if self._asked is not None or not self._queue:
            return
        self._asked = self._queue.popleft()
        shot, seat = self._asked
        self._number += 1
        link = self._link or self._start()
        link.ask(self._number, self._conductor.film.shots[shot].views[seat])

    def _start(self) -> ChildLink:
        self._link = ChildLink(serve_judge, self._conductor.rules.name, parent=self)
        self._link.answered.connect(self._take)
        self._link.died.connect(self._lose)
        return self._link

    def _take(self, number: int, judgement: Any) -> None:
        if number != self._number or self._asked is None:
            return
        (shot, seat), self._asked = self._asked, None
        self._found[shot, seat] = judgement
        if _is_silent(self._conductor.player_names[seat]):
            self._conductor.film.tell_chance(shot, seat, judgement.chance)
        self.judged.emit()
        self._ask()

    def _lose(self) -> None:
        """Nobody's game depends on the judge: its question stays open until it is asked again."""
        self._link, self._asked = None, None

    def close(self) -> None:
        if self._link is not None:
            self._link.close()
            self._link = None


def _is_silent(player: str) -> bool:
    """Whether the player tells no chances of its own."""
    return player.partition(":")[0] != SEARCH
