"""Estimates of the enemy in words: the rows of a table."""

from __future__ import annotations

from typing import Final

from solitaire.games.quadrilateral.game import RULES
from solitaire.games.quadrilateral.present.names import leader_title, place_title
from solitaire.games.quadrilateral.terms import STEPS_PER_SP
from solitaire.presenting.estimates import EstimateRow, EstimateTable, Intelligence
from solitaire.presenting.guide import Estimate
from solitaire.text import Text, joined, text, verbatim

_BOARD: Final = RULES.board
_WHO = 3
"""The column that gets all room that is left."""
HEADINGS: Final = (
    text("Place"),
    text("Flags"),
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
        place_title(_BOARD.place_by_name[one.area]),
        verbatim(str(one.seen)),
        _strength(one) if is_guessed else verbatim("…"),
        who(one),
    )
    return EstimateRow(one.area, cells, cells)


def who(one: Estimate) -> Text:
    """Those who are known there, then those who may be."""
    return joined([*map(_seen, one.known), *_guesses(one)]) or verbatim("…")


def _name(leader: str) -> Text:
    return leader_title(_BOARD.leader_by_name[leader]) if leader else text("a vedette")


def _seen(leader: str) -> Text:
    return text("{name} (known)", name=_name(leader))


def _strength(one: Estimate) -> Text:
    mean, low, high = (f"{steps / STEPS_PER_SP:.1f}" for steps in one.strength)
    if low == high:
        return verbatim(mean)
    return verbatim(f"{mean} ({low}–{high})")


def _guesses(one: Estimate) -> list[Text]:
    """The likeliest first."""
    parts = [_guess(_name(name), round(100 * share)) for name, share in one.guesses]
    if one.dummies >= 0.05:
        parts.append(text("vedettes: {number}", number=verbatim(f"{one.dummies:.1f}")))
    return parts


def _guess(name: Text, percent: int) -> Text:
    """Who is there in every world is named alone."""
    if percent >= 100:
        return name
    return text("{name} {share}\u00a0%", name=name, share=percent)


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
