"""What each side believed, beside the map: worlds are imagined while the person looks on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, Final

from PySide6.QtCore import QObject, QTimer, Signal

from solitaire.presenting.board import CounterId, PlaceId
from solitaire.presenting.presenter import Guess, Label
from solitaire.protocol import Seat
from ui.desktop.board.scene import MapScene
from ui.desktop.board.view import MapView
from ui.desktop.review.belief import Belief, Believer
from ui.desktop.review.belief_pictures import with_guesses
from ui.desktop.review.panels import BeliefDock
from ui.desktop.review.replay import EVERYTHING, Replay, Viewpoint
from ui.desktop.style.language import tr

REST: Final = 60
"""Milliseconds without another jump after which worlds are imagined."""
SHOWN: Final = 3
"""Places told for each counter."""
Truth = Mapping[CounterId, PlaceId]
"""Where those that were guessed stood."""


class Beliefs(QObject):
    turned = Signal()
    """To the other side's belief."""

    def __init__(self, replay: Replay, dock: BeliefDock) -> None:
        super().__init__(dock)
        self.dock = dock
        self.belief: Belief | None = None
        self.is_shown = False
        self._replay = replay
        self._believer = Believer(replay.rules, replay.game.advice(), replay.presenter)
        places = replay.presenter.board().places
        self._on_map = {place.id for place in places if not place.box}
        self._index = 0
        self._viewpoint: Viewpoint = EVERYTHING
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._go_on)
        for seat, side in enumerate(replay.armies):
            dock.whose.addItem(tr("What the {side} believed", side=side), seat)
        dock.whose.currentIndexChanged.connect(lambda _: self._turn_to())

    @cached_property
    def scene(self) -> MapScene:
        """A second map takes half a second to set up, so only when it is wanted."""
        return MapScene(self._replay.presenter)

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

    @property
    def army(self) -> str:
        """How they are called."""
        return self._replay.army(self.seat)

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
        view = self._replay.view_at(self._index, self.seat)
        self.belief = self._believer.begin(view, self.seat)
        self._show_map(view, {})
        self._timer.start(REST)

    def _go_on(self) -> None:
        self._timer.setInterval(0)
        belief = self.belief
        if belief is None or not self._is_anything_hidden(belief.view):
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

    def _is_anything_hidden(self, view: Any) -> bool:
        seen = self._replay.presenter.picture([view])
        return any(face.is_back for stack in seen.stacks for face in stack.faces)

    def _nothing_hidden(self) -> str:
        return tr("Nothing was hidden from the {side} here.", side=self.army)

    def _show_map(self, view: Any, named: Mapping[CounterId, Label]) -> None:
        picture = self.scene.presenter.picture([view])
        self.map_view.show_picture(with_guesses(picture, named))

    # -- in words ---------------------------------------------------------------------------------

    def show_belief(self, belief: Belief) -> None:
        found = self._believer.found(belief)
        self._show_map(belief.view, found.labels)
        truth = self._truth(found.guesses) if self._viewpoint is EVERYTHING else None
        rows = [self._row(guess, truth) for guess in found.guesses]
        self.dock.show_rows(self._sentence(belief, found.guesses, truth), rows)

    def _truth(self, guesses: Sequence[Guess]) -> Truth:
        """The enemy as he sees himself; only asked by who may see everything."""
        view = self._replay.view_at(self._index, 1 - self.seat)
        where = self._replay.presenter.whereabouts
        return {one.counter: where(view, one.counter) for one in guesses}

    def _row(self, guess: Guess, truth: Truth | None) -> tuple[str, str, str]:
        places = ", ".join(
            f"{self._place(place)} {100 * share:.0f}\u00a0%"
            for place, share in guess.places[:SHOWN]
        )
        name = self._replay.names.counter(guess.counter)
        if truth is None:
            return name, places, ""
        where = truth[guess.counter]
        sign = "✓" if where == guess.likeliest else "✗"
        return name, places, f"{sign} {self._place(where)}"

    def _sentence(self, belief: Belief, found: Sequence[Guess], truth: Truth | None) -> str:
        estimate = tr(
            "An estimate from {worlds} worlds that looked like this to the {side}.",
            worlds=belief.worlds,
            side=self.army,
        )
        if truth is None:
            return estimate
        right = sum(truth[guess.counter] == guess.likeliest for guess in found)
        told = tr(
            "The {side} would have been right about {right} of {all} hidden counters.",
            side=self.army,
            right=right,
            all=len(found),
        )
        return f"{told} {estimate}"

    def _place(self, place: PlaceId) -> str:
        return self._replay.names.place(place) if place in self._on_map else tr("off the map")
