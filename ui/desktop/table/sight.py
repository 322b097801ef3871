"""One game as the window shows it: its presenter, names and board, and the last picture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from solitaire.game import Game
from solitaire.presenting.board import Geography
from solitaire.presenting.picture import Picture
from solitaire.presenting.presenter import Presenter
from ui.common.failures import BAD_INPUT, Failure
from ui.desktop.board.naming import Names
from ui.desktop.style.language import tr


def shown_by(door: Game) -> Presenter:
    """What draws this game; raises Failure for a game that has no window."""
    found = door.presenter()
    if found is None:
        raise Failure(
            tr("{game} has no window; play it with `campagna play --text`.", game=door.title),
            BAD_INPUT,
        )
    return found


class Sight:
    def __init__(self, door: Game) -> None:
        self.presenter = shown_by(door)
        self.names = Names(self.presenter)
        self.geography = Geography(self.presenter.board())
        self._pictured: tuple[Any, Picture] | None = None

    def picture(self, view: Any) -> Picture:
        """Made once for each view in a row."""
        if self._pictured is None or self._pictured[0] != view:
            self._pictured = view, self.presenter.picture([view])
        return self._pictured[1]

    def stack_of(self, view: Any, source: str) -> Sequence[str]:
        """What is dragged by a counter of the seat; by a place all its counters there."""
        picture = self.picture(view)
        if source in self.geography.place_by_id:
            return picture.own_at(source)
        if source not in picture.own_at(picture.place_of(source)):
            return ()
        return self.presenter.companions(view, source)
