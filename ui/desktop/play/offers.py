"""Finding offered choices: by place, by counter, by words that are typed. No Qt, no game."""

from __future__ import annotations

from collections.abc import Sequence

from solitaire.presenting.offers import Offer, Role
from ui.desktop.board.naming import Names
from ui.desktop.style.language import translated


def at_place(offers: Sequence[Offer], place: str, chosen: Sequence[str] = ()) -> list[Offer]:
    """What a click on a place may mean: going there before anything with what stands there. Of
    counters that go in one choice only the chosen ones are meant, if one of those can go at all."""
    able = goers(offers)
    meant = able & set(chosen) or able
    there = [one for one in offers if place in one.goals]
    found = [one for one in there if not goes_at_once(one) or one.counter in meant]
    return found + [one for one in offers if one.at == place and not goes_at_once(one)]


def goes_at_once(offer: Offer) -> bool:
    """Whether one choice names both a counter and where it goes."""
    return offer.role is Role.STEP and bool(offer.counter)


def goers(offers: Sequence[Offer]) -> set[str]:
    """The counters that go somewhere by one choice."""
    return {one.counter for one in offers if goes_at_once(one)}


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
    return f"{translated(offer.words)} {names.place(offer.at)} {offer.text}".lower()


def closing(offers: Sequence[Offer]) -> Offer | None:
    """The one that Ctrl+Enter takes."""
    found = [one for one in offers if one.is_closing]
    return min(found, key=lambda one: one.rank, default=None)
