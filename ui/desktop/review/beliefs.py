"""What each side believed, beside the map: worlds are imagined while the person looks on."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from solitaire.games.castiglione.core.views import View
from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.terms import AREA_LIMIT
from solitaire.protocol import Seat
from solitaire.registry import game_of
from solitaire.text import Text
from ui.desktop.board.naming import area_titles, counter_titles
from ui.desktop.board.scene import MapScene
from ui.desktop.board.view import MapView
from ui.desktop.review.belief import (
    Belief,
    Believer,
    Guess,
    guesses,
    hidden_slots,
    labels,
)
from ui.desktop.review.belief_pictures import with_guesses
from ui.desktop.review.names import side_name, side_names
from ui.desktop.review.panels import BeliefDock
from ui.desktop.review.replay import EVERYTHING, Replay, Viewpoint
from ui.desktop.style.language import tr
from ui.desktop.table.table import shown_by

REST: Final = 60
"""Milliseconds without another jump after which worlds are imagined."""
SHOWN: Final = 3
"""Places told for each counter."""


class Beliefs(QObject):
    turned = Signal()
    """To the other side's belief."""

    def __init__(self, replay: Replay, dock: BeliefDock) -> None:
        super().__init__(dock)
        self.dock = dock
        self.belief: Belief | None = None
        self.is_shown = False
        self._replay = replay
        self._believer = Believer(replay.rules, game_of(replay.rules).advice())
        self._index = 0
        self._viewpoint: Viewpoint = EVERYTHING
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._go_on)
        for seat, side in enumerate(side_names()):
            dock.whose.addItem(tr("What the {side} believed", side=side), seat)
        dock.whose.currentIndexChanged.connect(lambda _: self._turn_to())

    @cached_property
    def scene(self) -> MapScene:
        """A second map takes half a second to set up, so only when it is wanted."""
        return MapScene(shown_by(game_of(self._replay.rules)))

    @cached_property
    def map_view(self) -> MapView:
        view = MapView(self.scene)
        view.setAccessibleName(tr("Map of what was believed"))
        return view

    @property
    def seat(self) -> Seat:
        """Whose belief is shown: in a side's viewpoint its own."""
        if self._viewpoint is EVERYTHING:
            return int(self.dock.whose.currentData())
        return self._viewpoint

    def set_shown(self, shown: bool) -> None:
        if shown or self.is_shown:
            self.map_view.setVisible(shown)
        self.is_shown = shown
        self.dock.setVisible(shown)
        if shown:
            self.dock.raise_()
            self._begin()
        else:
            self._timer.stop()

    def look(self, index: int, viewpoint: Viewpoint) -> None:
        self._index, self._viewpoint = index, viewpoint
        self.dock.whose.setVisible(viewpoint is EVERYTHING)
        if self.is_shown:
            self._begin()

    def _turn_to(self) -> None:
        self._begin()
        self.turned.emit()

    def _begin(self) -> None:
        if not self.is_shown:
            return
        view: View = self._replay.view_at(self._index, self.seat)
        self.belief = self._believer.begin(view)
        self._show_map(view, {})
        self._timer.start(REST)

    def _go_on(self) -> None:
        self._timer.setInterval(0)
        belief = self.belief
        if belief is None or not hidden_slots(belief.view):
            self._timer.stop()
            self.dock.show_rows(self._nothing_hidden(), [])
            return
        self._believer.go_on(belief)
        if belief.is_done:
            self._timer.stop()
            self.show_belief(belief)

    def finish(self) -> None:
        """Without waiting for the timer: for pictures and tests."""
        while self._timer.isActive():
            self._go_on()

    def _nothing_hidden(self) -> str:
        side = side_name(self.seat)
        return tr("Nothing was hidden from the {side} here.", side=side)

    def _show_map(self, view: View, named: Mapping[str, Text]) -> None:
        picture = self.scene.presenter.picture([view])
        self.map_view.show_picture(with_guesses(picture, named))

    # -- in words ---------------------------------------------------------------------------------

    def show_belief(self, belief: Belief) -> None:
        board = RULES.board
        found = guesses(board, belief)
        self._show_map(belief.view, labels(board, belief))
        truth = self._true_places() if self._viewpoint is EVERYTHING else {}
        rows = [self._row(guess, truth) for guess in found]
        self.dock.show_rows(self._sentence(belief, found, truth), rows)

    def _true_places(self) -> dict[int, int]:
        """Of the enemy's counters; only asked by who may see everything."""
        enemy = 1 - self.seat
        view = self._replay.view_at(self._index, enemy)
        return {enemy * 64 + local: view.own[local] for local in range(64)}

    def _row(self, guess: Guess, truth: dict[int, int]) -> tuple[str, str, str]:
        board = RULES.board
        places = ", ".join(
            f"{_place(area)} {100 * share:.0f}\u00a0%" for area, share in guess.places[:SHOWN]
        )
        name = counter_titles()[board.counter_names[guess.counter]]
        if not truth:
            return name, places, ""
        where = truth[guess.counter]
        sign = "✓" if where == guess.likeliest[0] else "✗"
        return name, places, f"{sign} {_place(where)}"

    def _sentence(self, belief: Belief, found: list[Guess], truth: dict[int, int]) -> str:
        side = side_name(self.seat)
        estimate = tr(
            "An estimate from {worlds} worlds that looked like this to the {side}.",
            worlds=belief.worlds,
            side=side,
        )
        if not truth:
            return estimate
        right = sum(truth[guess.counter] == guess.likeliest[0] for guess in found)
        told = tr(
            "The {side} would have been right about {right} of {all} hidden counters.",
            side=side,
            right=right,
            all=len(found),
        )
        return f"{told} {estimate}"


def _place(area: int) -> str:
    if area >= AREA_LIMIT:
        return tr("off the map")
    return area_titles()[RULES.board.area_names[area]]
