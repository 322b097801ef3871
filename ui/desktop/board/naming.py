"""Names as people say them, in place of the words of the notation. No Qt, no rule."""

from __future__ import annotations

from solitaire.presenting.presenter import Presenter
from ui.desktop.style.language import translated


class Names:
    """Places, counters and sides of one game as people call them, in the language in use."""

    def __init__(self, presenter: Presenter) -> None:
        self._places = {place.id: place.title for place in presenter.board().places}
        self._on_map = {place.id for place in presenter.board().places if not place.box}
        self._counters = presenter.counters()
        looks = presenter.looks().looks().sides
        self._sides = {name: look.title for name, look in looks.items()}
        self._armies = {name: look.army for name, look in looks.items()}

    def place(self, place: str) -> str:
        """Its title; empty if there is no such place."""
        return translated(self._places.get(place, ""))

    def is_on_map(self, place: str) -> bool:
        """Whether it is no box beside the map."""
        return place in self._on_map

    def counter(self, counter: str) -> str:
        return translated(self._counters.get(counter, counter))

    def army(self, side: str) -> str:
        return translated(self._armies.get(side) or side.capitalize())

    def side(self, side: str) -> str:
        return translated(self._sides.get(side) or side.capitalize())
