"""Keeps plans from sending too little to a goal: a detachment alone against an army.

Such an order is one of many in a plan, and what it costs drowns in the dice of a short search.
"""

from __future__ import annotations

from collections.abc import Sequence

from solitaire.advising import PlanSlot


class Muster:
    """Who can bring how much where, by slot and order."""

    def __init__(self, slots: Sequence[PlanSlot]) -> None:
        self._forces = [slot.force for slot in slots]
        self._goals = [list(slot.goals) for slot in slots]
        self._least = [list(slot.least) for slot in slots]
        self._is_needed = any(max(least) > 0.0 for least in self._least if least)

    def amend(self, places: list[int]) -> None:
        """Whoever would be too weak at his goal gets his likeliest order that needs nothing."""
        if not self._is_needed:
            return
        sent: dict[int, float] = {}
        for slot in range(len(places)):
            if self._goals[slot]:
                goal = self._goals[slot][places[slot]]
                sent[goal] = sent.get(goal, 0.0) + self._forces[slot]
        for slot in range(len(places)):
            if self._least[slot]:
                place = places[slot]
                least = self._least[slot][place]
                if least > 0.0 and sent[self._goals[slot][place]] < least:
                    places[slot] = self._easiest(slot, place)

    def _easiest(self, slot: int, place: int) -> int:
        least = self._least[slot]
        for other in range(len(least)):
            if least[other] == 0.0:
                return other
        return place
