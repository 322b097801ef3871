"""Estimates of the enemy as the window tells them: rows of a table and tags on the map. No Qt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from solitaire.games.castiglione.core.views import View
from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.staff.intelligence import estimates
from solitaire.presenting.guide import Estimate
from ui.desktop.board.naming import area_titles, counter_titles
from ui.desktop.style.language import tr, tr_count

MOST_GUESSES: Final = 4
"""Of one area in the table; its tip has all of them."""
ALL_GUESSES: Final = 99


@dataclass(frozen=True, slots=True)
class Intelligence:
    """What is seen and known at once, and guesses when they have come."""

    estimates: tuple[Estimate, ...]
    worlds: int = 0
    """How many were imagined for the guesses; 0 while there are none."""


def seen_now(view: View) -> Intelligence:
    """Without any guess."""
    return Intelligence(tuple(estimates(RULES.board, view, (), ())))


def guessed(told: dict[str, Any]) -> Intelligence:
    """As the counsel process tells it."""
    found = tuple(
        Estimate(
            one["area"],
            one["seen"],
            tuple(one["known"]),
            (one["strength"][0], one["strength"][1], one["strength"][2]),
            tuple((name, share) for name, share in one["guesses"]),
            one["dummies"],
        )
        for one in told["areas"]
    )
    return Intelligence(found, int(told["worlds"]))


def tag(one: Estimate, is_guessed: bool) -> str:
    """Counters seen, those face down, and the strength thought to be there."""
    if not one.unknown:
        return tr("{seen} known", seen=one.seen)
    if is_guessed and one.dummies > one.unknown - 0.005:
        dummies = tr_count("%n dummies", one.unknown)
        known = tr("{seen} known", seen=len(one.known))
        return f"{dummies}, {known}" if one.known else dummies
    down = tr("{unknown} of {seen} face down", unknown=one.unknown, seen=one.seen)
    return f"{down}, {strength_words(one)}" if is_guessed else down


def strength_words(one: Estimate) -> str:
    mean, low, high = one.strength
    if low == high:
        return tr("≈{mean} SP", mean=round(mean))
    return tr("≈{mean} SP ({low}–{high})", mean=round(mean), low=low, high=high)


def row(one: Estimate, is_guessed: bool) -> tuple[str, ...]:
    """Area, seen, known, thought: the cells of the table."""
    known = ", ".join(counter_titles()[name] for name in one.known)
    return (
        area_titles()[one.area],
        str(one.seen),
        known or "–",
        strength_words(one) if is_guessed else "…",
        guess_words(one) if is_guessed else "…",
    )


def guess_words(one: Estimate, most: int = MOST_GUESSES) -> str:
    """Who may be there, the likeliest first, at most so many."""
    if not one.unknown:
        return tr("nothing hidden")
    parts = [
        tr("{name} {share} %", name=counter_titles()[name], share=round(100 * share))
        for name, share in one.guesses[:most]
    ]
    parts = [part.replace(" %", "\u00a0%") for part in parts]
    if len(one.guesses) > most:
        parts.append(tr_count("%n others", len(one.guesses) - most))
    if one.dummies >= 0.05:
        parts.append(tr("dummies: {count}", count=f"{one.dummies:.1f}"))
    return ", ".join(parts) or tr("anybody")


def lines(found: Intelligence) -> tuple[str, ...]:
    """Each area in a sentence."""
    told = []
    for one in found.estimates:
        area, seen, known, strength, guess = row(one, bool(found.worlds))
        told.append(
            tr(
                "{area}: {seen} seen; known {known}; estimate {strength}: {guess}",
                area=area,
                seen=seen,
                known=known,
                strength=strength,
                guess=guess,
            )
        )
    return tuple(told)


def basis(found: Intelligence) -> str:
    if not found.worlds:
        return tr("Seen and known; the estimates are being made …")
    return tr_count(
        "Estimates of a neutral staff officer: shares of %n imagined worlds that fit what you "
        "know, weighed by how plausible each is. Nothing of it is certain.",
        found.worlds,
    )


def headings() -> Sequence[str]:
    return (
        tr("Area"),
        tr("Seen"),
        tr("Known"),
        tr("Strength (≈)"),
        tr("May be (estimate)"),
    )
