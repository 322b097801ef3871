"""A hint in words, for the command and for play in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any, Final

from ai.counsel.hint import Hint, Option
from solitaire.presenting.guide import Guide
from solitaire.protocol import Rules, Seat, may_see

LINE_LENGTH: Final = 6
"""Events of the expected line that are told."""


def hint_lines(rules: Rules[Any, Any, Any], guide: Guide, seat: Seat, hint: Hint) -> list[str]:
    """The whole hint; one candidate after the other, then what is likely to follow."""
    lines = [f"As the {rules.seats[seat].capitalize()} player may know it."]
    for number, option in enumerate(hint.options, start=1):
        lines += option_lines(number, option, hint.options[0])
    lines += line_of_play(rules, guide, seat, hint)
    lines.append(
        f"{hint.nodes} simulations, {hint.futures} futures of each candidate in the same worlds "
        "with the same dice."
    )
    return lines


def option_lines(number: int, option: Option, first: Option) -> list[str]:
    """The first candidate in full, and the differences of the others."""
    low, high = (f"{100 * bound:.0f}" for bound in option.interval)
    if number == 1:
        standing = ""
    elif option.is_equal:
        standing = "; equal to the first as far as I can tell"
    else:
        standing = f"; {percent(abs(option.edge))} {'worse' if option.edge < 0 else 'better'}"
    same = frozenset(first.orders) if number > 1 else frozenset()
    known = frozenset(first.attempts) if number > 1 else frozenset()
    plan = "the first plan with other orders" if same & frozenset(option.orders) else "a plan"
    head = option.text if not option.orders else plan
    lines = [f"{number}. {head}: {percent(option.chance)} to win ({low} to {high}){standing}"]
    told = [one for one in option.orders if one not in same and (number > 1 or not one.is_idle)]
    lines += [f"     {order.text}" for order in told]
    attempts = [attempt for attempt in option.attempts if attempt not in known]
    lines += [f"   Odds: {what}: {exactly(chance)}." for what, chance in attempts]
    lines += reason_lines(option, first if number > 1 else None)
    return lines


def reason_lines(option: Option, first: Option | None = None) -> list[str]:
    """Without what the first candidate has already said, the other way round."""
    said = {(one.fact.key, one.there, one.here) for one in first.reasons} if first else set()
    new = [one for one in option.reasons if (one.fact.key, one.here, one.there) not in said]
    good = [f"   For it: {reason.words()}." for reason in new if reason.is_for]
    bad = [f"   Against it: {reason.words()}." for reason in new if not reason.is_for]
    return good + bad


def line_of_play(rules: Rules[Any, Any, Any], guide: Guide, seat: Seat, hint: Hint) -> list[str]:
    seen = [event for event in hint.line if may_see(event.audience, seat)]
    notable = [rules.words(event) for event in seen if guide.is_notable(event)]
    told = list(dict.fromkeys(notable))[:LINE_LENGTH]
    return (
        ["After the first, a typical course:", *(f"   {words}" for words in told)] if told else []
    )


def percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def exactly(chance: Fraction) -> str:
    return f"{chance} ({percent(float(chance))})"


def names_in(text: str, names: Sequence[str]) -> list[str]:
    """Which of these names a choice mentions, in the order of its words."""
    words = text.replace(":", " ").replace(",", " ").split()
    return [word for word in dict.fromkeys(words) if word in names]
