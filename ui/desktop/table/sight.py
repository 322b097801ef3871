"""One game as the window shows it: its presenter, names and board, and the last picture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from solitaire.game import Game
from solitaire.presenting.board import Geography
from solitaire.presenting.picture import Picture
from solitaire.presenting.presenter import Presenter
from solitaire.protocol import Decide
from solitaire.session import Session
from ui.common.failures import BAD_INPUT, Failure
from ui.desktop.board.naming import Names
from ui.desktop.style.language import tr

AnySession: TypeAlias = Session[Any, Any, Any]


def shown_by(door: Game) -> Presenter:
    """What draws this game; raises Failure for a game that has no window."""
    found = door.presenter()
    if found is None:
        raise Failure(
            tr("{game} has no window; play it with `campagna play --text`.", game=door.title),
            BAD_INPUT,
        )
    return found


def try_out(door: Game, session: AnySession) -> None:
    """Raises Failure if its presenter cannot draw what there is to see now: better said at once
    than met with half a table laid."""
    presenter = shown_by(door)
    try:
        presenter.board()
        presenter.looks().looks()
        for seat in range(len(door.rules().seats)):
            view = session.view(seat)
            presenter.picture([view])
            asked = session.pending
            if isinstance(asked, Decide) and asked.seat == seat:
                presenter.offers(view, session.offered(seat))
    except Exception as error:
        words = tr("{game} cannot be shown: {reason}.", game=door.title, reason=_reason(error))
        raise Failure(words, BAD_INPUT) from error


def _reason(error: Exception) -> str:
    return f"{type(error).__name__}: {error}".removesuffix(".")


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
