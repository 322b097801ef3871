"""Which overlay is chosen, and what it is asked: again whenever the answer may have changed."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Any

from solitaire.presenting.overlays import MarchThought, Overlay, Question
from solitaire.presenting.presenter import Presenter

if TYPE_CHECKING:
    from ui.desktop.board.view import MapView


class OverlayAsking:
    def __init__(self, presenter: Presenter, map_view: MapView) -> None:
        self._presenter = presenter
        self._map_view = map_view
        self._follow_plans = {one.name for one in presenter.overlays() if one.follows_plans}
        self._name = ""
        self._view: Any = None
        self._place = ""
        self._selection: tuple[str, ...] = ()
        self._plan: MarchThought | None = None
        self._lent: Overlay | None = None
        self._known: tuple[Any, Any] = (None, None)
        """Estimates, and of which view."""

    def look_at(self, view: Any) -> None:
        """None while nothing is shown."""
        self._view = view
        self._ask()

    def choose(self, name: str, view: Any, place: str) -> None:
        """None if the name is empty; some are asked about a place."""
        self._name, self._place = name, place
        self._view = view if view is not None else self._view
        self._ask()

    def select(self, counters: Collection[str]) -> None:
        self._selection = tuple(counters)
        self._ask()

    def plan(self, counters: Collection[str], goal: str) -> None:
        """Own counters and where they might go."""
        plan = MarchThought(tuple(counters), goal) if counters and goal else None
        is_new, self._plan = plan != self._plan, plan
        if is_new and self._name in self._follow_plans:
            self._ask()

    def learn(self, view: Any, found: Any) -> None:
        """What is thought of the enemy in this view."""
        self._known = (view, found)
        self._ask()

    def lend(self, overlay: Overlay | None) -> None:
        """This one in place of what is chosen, until it is taken away."""
        self._lent = overlay
        self._ask()

    def _ask(self) -> None:
        if self._lent is not None:
            self._map_view.set_overlay(self._lent)
            return
        if not self._name or self._view is None:
            self._map_view.set_overlay(None)
            return
        known_of, known = self._known
        known = known if known_of == self._view else None
        question = Question(self._selection, self._place, known, self._plan)
        overlay = self._presenter.overlay(self._name, self._view, question)
        self._map_view.set_overlay(overlay)
