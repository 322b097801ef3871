"""Estimates of the enemy in words: tags on the map, rows of a table."""

from __future__ import annotations

from typing import Final

from solitaire.games.castiglione.core.views import View
from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.present.names import area_title, counter_title
from solitaire.games.castiglione.staff.intelligence import estimates
from solitaire.presenting.estimates import EstimateRow, EstimateTable, Intelligence
from solitaire.presenting.guide import Estimate
from solitaire.text import Text, joined, text, verbatim

MOST_GUESSES: Final = 4
"""Of one area in a line."""
_SHORT: Final = 2
"""The same in a cell of the table, which stands in a narrow dock; its tip has all of them."""
ALL_GUESSES: Final = 99
_WHO: Final = 2
"""The column that gets all room that is left."""


def seen_now(view: View) -> Intelligence:
    """Without any guess."""
    return Intelligence(tuple(estimates(RULES.board, view, (), ())))


def _name(counter: str) -> Text:
    return counter_title(RULES.board.counter_by_name[counter])


def tag(one: Estimate, is_guessed: bool) -> Text:
    """Counters seen, those face down, and the strength thought to be there."""
    if not one.unknown:
        return text("{seen} known", seen=one.seen)
    if is_guessed and one.dummies > one.unknown - 0.005:
        dummies = text("%n dummies", singular="%n dummy", count=one.unknown)
        known = text("{seen} known", seen=len(one.known))
        return joined([dummies, known]) if one.known else dummies
    down = text("{unknown} of {seen} face down", unknown=one.unknown, seen=one.seen)
    return joined([down, strength_words(one)]) if is_guessed else down


def strength_words(one: Estimate) -> Text:
    mean, low, high = one.strength
    if low == high:
        return text("≈{mean} SP", mean=round(mean))
    return text("≈{mean} SP ({low}–{high})", mean=round(mean), low=low, high=high)


def row(one: Estimate, is_guessed: bool) -> tuple[Text, ...]:
    """Area, seen, known, thought: the cells of the table."""
    return (
        area_title(RULES.board.area_by_name[one.area]),
        verbatim(str(one.seen)),
        joined(map(_name, one.known)) or verbatim("–"),
        strength_words(one) if is_guessed else verbatim("…"),
        guess_words(one) if is_guessed else verbatim("…"),
    )


def guess_words(one: Estimate, most: int = MOST_GUESSES) -> Text:
    """Who may be there, the likeliest first, at most so many."""
    if not one.unknown:
        return text("nothing hidden")
    parts = [
        text("{name} {share}\u00a0%", name=_name(name), share=round(100 * share))
        for name, share in one.guesses[:most]
    ]
    if len(one.guesses) > most:
        rest = len(one.guesses) - most
        parts.append(text("%n others", singular="%n other", count=rest))
    if one.dummies >= 0.05:
        parts.append(text("dummies: {number}", number=f"{one.dummies:.1f}"))
    return joined(parts) or text("anybody")


def estimate_table(found: Intelligence) -> EstimateTable:
    is_guessed = bool(found.worlds)
    return EstimateTable(
        HEADINGS,
        (_WHO,),
        tuple(_table_row(one, is_guessed) for one in found.estimates),
        basis(found),
    )


def _table_row(one: Estimate, is_guessed: bool) -> EstimateRow:
    area = area_title(RULES.board.area_by_name[one.area])
    cells = (
        text("{area} ({seen})", area=area, seen=one.seen),
        _cell_strength(one) if is_guessed else verbatim("…"),
        _who(one, is_guessed, _SHORT),
    )
    return EstimateRow(one.area, cells, (*cells[:_WHO], _who(one, is_guessed, ALL_GUESSES)))


def _cell_strength(one: Estimate) -> Text:
    mean, low, high = one.strength
    if low == high:
        return verbatim(str(round(mean)))
    return verbatim(f"{round(mean)} ({low}–{high})")


def _who(one: Estimate, is_guessed: bool, most: int) -> Text:
    """Those who are known to be there, then those who may be."""
    known = [_name(counter) for counter in one.known]
    if not one.unknown:
        return joined(known)
    return joined([*known, guess_words(one, most) if is_guessed else verbatim("…")])


def estimate_lines(found: Intelligence) -> tuple[Text, ...]:
    """Each area in a sentence."""
    lines = []
    for one in found.estimates:
        area, seen, known, strength, guess = row(one, bool(found.worlds))
        lines.append(
            text(
                "{area}: {seen} seen; known {known}; estimate {strength}: {guess}",
                area=area,
                seen=seen,
                known=known,
                strength=strength,
                guess=guess,
            )
        )
    return tuple(lines)


def basis(found: Intelligence) -> Text:
    if not found.worlds:
        return text("Seen and known; the estimates are being made …")
    return text(
        "Estimates of a neutral staff officer: shares of %n imagined worlds that fit what you "
        "know, weighed by how plausible each is. Nothing of it is certain.",
        singular="Estimates of a neutral staff officer from one imagined world that fits what you "
        "know. Nothing of it is certain.",
        count=found.worlds,
    )


HEADINGS: Final = (
    text("Area (seen)"),
    text("SP (≈)"),
    text("Who"),
)
