"""Counters that turn: a tick around one of them, by pointer or keys, becomes an offered choice."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from solitaire.presenting.board import CounterId
from solitaire.presenting.offers import Offer, Role
from ui.desktop.board.board import MapBoard
from ui.desktop.style.language import tr, translated


class Turning:
    def __init__(
        self,
        board: MapBoard,
        offers: Callable[[], Sequence[Offer]],
        take: Callable[[Sequence[Offer], CounterId], None],
        say: Callable[[str], None],
    ) -> None:
        """`take` chooses the only one of several offers, or asks which is meant."""
        self._offers = offers
        self._take = take
        self._say = say
        board.facing_clicked.connect(self._turn)
        board.facing_marked.connect(self._tell)

    def turns(self, counter: CounterId) -> bool:
        """Whether it may turn now."""
        return any(one.counter == counter for one in self._offers() if one.role is Role.FACE)

    def _found(self, counter: CounterId, facing: int) -> list[Offer]:
        return [
            one
            for one in self._offers()
            if one.role is Role.FACE and (one.counter, one.facing) == (counter, facing)
        ]

    def _turn(self, counter: CounterId, facing: int) -> None:
        self._take(self._found(counter, facing), counter)

    def _tell(self, counter: CounterId, facing: int) -> None:
        found = self._found(counter, facing)
        if found:
            self._say(tr("Enter: {choice}", choice=translated(found[0].words)))
