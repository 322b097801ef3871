"""Finding offered choices: by place, by counter, by words that are typed. No Qt, no game."""

from __future__ import annotations

from collections.abc import Sequence

from solitaire.presenting.offers import Offer, Role
from ui.desktop.board.naming import Names
from ui.desktop.style.language import told


def at_place(offers: Sequence[Offer], place: str) -> list[Offer]:
    """What a click on a place may mean: going there before anything with what stands there."""
    return [one for one in offers if place in one.goals] + [
        one for one in offers if one.at == place
    ]


def at_counter(offers: Sequence[Offer], counter: str) -> list[Offer]:
    return [one for one in offers if one.counter == counter]


def beginners(offers: Sequence[Offer]) -> list[str]:
    """The counters that may begin a move."""
    return [one.counter for one in offers if one.role is Role.BEGIN]


def matching(offers: Sequence[Offer], names: Names, text: str) -> list[Offer]:
    """Those whose words or place have every word of the text."""
    words = text.lower().split()
    return [one for one in offers if all(word in _searched(one, names) for word in words)]


def _searched(offer: Offer, names: Names) -> str:
    return f"{told(offer.words)} {names.place(offer.at)} {offer.text}".lower()


def closing(offers: Sequence[Offer]) -> Offer | None:
    """The one that Ctrl+Enter takes."""
    found = [one for one in offers if one.is_closing]
    return min(found, key=lambda one: one.rank, default=None)
