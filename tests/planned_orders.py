"""Orders of plans, for tests that make some up."""

from __future__ import annotations

from solitaire.advising import PlannedOrder


def planned(
    who: str, part: str, at: str, verb: str, goal: str = "", manner: str = ""
) -> PlannedOrder:
    whose = f"{who} {part}" if part else who
    words = " ".join(word for word in (verb, goal if goal != at else "", manner) if word)
    return PlannedOrder(who, at, verb, goal, manner, part, f"{whose} at {at}: {words}")
