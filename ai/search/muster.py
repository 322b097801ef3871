"""Keeps plans from sending too little to a goal: a detachment alone against an army.

Such an order is one of many in a plan, and what it costs drowns in the dice of a short search. So
others are sent along, or nobody goes.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from solitaire.advising import PlanSlot

HELPED: Final = 0.5
"""How often help is looked for."""


class Muster:
    """Who can bring how much where, by slot and order."""

    def __init__(self, slots: Sequence[PlanSlot]) -> None:
        self._forces = [slot.force for slot in slots]
        self._goals = [list(slot.goals) for slot in slots]
        self._least = [list(slot.least) for slot in slots]
        self._is_needed = any(max(least) > 0.0 for least in self._least if least)

    def amend(self, places: list[int], rng: Random) -> None:
        """Whoever would be too weak at his goal gets help, or his likeliest order that needs
        nothing."""
        if not self._is_needed:
            return
        for slot in range(len(places)):
            if not self._least[slot]:
                continue
            least = self._least[slot][places[slot]]
            if least == 0.0:
                continue
            goal = self._goals[slot][places[slot]]
            missing = least - self._sent(places, goal)
            if missing > 0.0 and not (
                rng.random() < HELPED and self._help(places, goal, missing, rng)
            ):
                places[slot] = self._easiest(slot, places[slot])

    def _sent(self, places: list[int], goal: int) -> float:
        total = 0.0
        for slot in range(len(places)):
            if self._goals[slot] and self._goals[slot][places[slot]] == goal:
                total += self._forces[slot]
        return total

    def _help(self, places: list[int], goal: int, missing: float, rng: Random) -> bool:
        """Send others there, from anyone on; False and nobody if they are not enough."""
        changed = list(places)
        first = int(rng.random() * len(places))
        for step in range(len(places)):
            slot = (first + step) % len(places)
            goals = self._goals[slot]
            if missing <= 0.0:
                break
            if self._forces[slot] > 0.0 and goals[changed[slot]] != goal and goal in goals:
                changed[slot] = goals.index(goal)
                missing -= self._forces[slot]
        if missing > 0.0:
            return False
        places[:] = changed
        return True

    def _easiest(self, slot: int, place: int) -> int:
        least = self._least[slot]
        for other in range(len(least)):
            if least[other] == 0.0:
                return other
        return place
