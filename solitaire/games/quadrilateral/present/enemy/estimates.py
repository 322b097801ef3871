"""Estimates of the enemy in words: the rows of a table."""

from __future__ import annotations

from typing import Final

from solitaire.games.quadrilateral.game import RULES
from solitaire.games.quadrilateral.present.names import leader_title, place_title
from solitaire.presenting.estimates import EstimateRow, EstimateTable, Intelligence
from solitaire.presenting.guide import Estimate
from solitaire.text import NOTHING, Text, joined, text, verbatim

_BOARD: Final = RULES.board
_WHO = 2
"""The column that gets all room that is left."""
_GUESSES = 3
"""Names in a cell of those who are not sure to be there; its tip has all, the likeliest first."""
_FEWEST_VEDETTES = 0.05
HEADINGS: Final = (
    text("Place (flags)"),
    text("SP (≈)"),
    text("Who"),
)


def estimate_table(found: Intelligence) -> EstimateTable:
    is_guessed = bool(found.worlds)
    return EstimateTable(
        HEADINGS,
        (_WHO,),
        tuple(_row(one, is_guessed) for one in found.estimates),
        basis(found),
    )


def _row(one: Estimate, is_guessed: bool) -> EstimateRow:
    cells = (
        _where(one),
        _strength(one) if is_guessed else verbatim("…"),
        who(one, _GUESSES),
    )
    return EstimateRow(one.area, cells, (*cells[:_WHO], who(one)))


def _where(one: Estimate) -> Text:
    """Without a column for the flags, of which there is mostly one: names need the room."""
    place = place_title(_BOARD.place_by_name[one.area])
    return text("{place} ({flags})", place=place, flags=one.seen)


def who(one: Estimate, most: int = 0) -> Text:
    """Those who are known there, then those who may be; of these only so many, if it is said."""
    sure = [*map(_seen, one.known), *(_guess(*guess) for guess in one.guesses if _is_sure(guess))]
    unsure = [_guess(*guess) for guess in one.guesses if not _is_sure(guess)]
    shown = unsure[: most or None]
    left_out = len(unsure) - len(shown)
    rest = text("%n more", singular="%n more", count=left_out) if left_out else NOTHING
    return joined([*sure, *shown, rest, _vedettes(one)]) or verbatim("…")


def _name(leader: str) -> Text:
    return leader_title(_BOARD.leader_by_name[leader]) if leader else text("a vedette")


def _seen(leader: str) -> Text:
    return text("{name} (known)", name=_name(leader))


def _strength(one: Estimate) -> Text:
    mean, low, high = one.points
    if low == high:
        return text("{number}", number=mean)
    return text("{mean} ({low}–{high})", mean=mean, low=round(low), high=round(high))


def _vedettes(one: Estimate) -> Text:
    if one.dummies < _FEWEST_VEDETTES:
        return NOTHING
    return text("vedettes: {number}", number=one.dummies)


def _is_sure(guess: tuple[str, float]) -> bool:
    return round(100 * guess[1]) >= 100


def _guess(name: str, share: float) -> Text:
    """Who is there in every world is named alone."""
    if _is_sure((name, share)):
        return _name(name)
    return text("{name} {share}\u00a0%", name=_name(name), share=round(100 * share))


def basis(found: Intelligence) -> Text:
    if not found.worlds:
        return text("Seen and known; the estimates are being made …")
    return text(
        "Estimates of a neutral staff officer: shares of %n imagined worlds that fit what you "
        "know. Nothing of it is certain.",
        singular="Estimates of a neutral staff officer from %n imagined world that fits what you "
        "know. Nothing of it is certain.",
        count=found.worlds,
    )
