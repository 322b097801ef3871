"""What a careful chief of staff asks his commander to think over before a plan goes out.

Attacks upon a stack that may well be twice as strong, and worn units that stay far from supply:
what such an order costs drowns in the noise of a search, so the search compares the plan with and
without it once more.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from solitaire.advising import Doubt, PlanSlot
from solitaire.games.castiglione.advice.groups import HORSE, Group, find_groups
from solitaire.games.castiglione.advice.orders import MARCH, goal_of, manner_of, nearest
from solitaire.games.castiglione.advice.perception import TENTHS, Perception
from solitaire.games.castiglione.core.state import State
from solitaire.games.castiglione.core.vectors import area_words
from solitaire.games.castiglione.terms import CITY

WORN: Final = 1
"""Hits from which hunger may kill a unit within two turns [5.3, 3.6]."""


def doubts(state: State, slots: Sequence[PlanSlot], orders: Sequence[int]) -> list[Doubt]:
    """Hopeless attacks first, each with all who are sent; then the hungry, one by one."""
    return _Staff(state, slots, orders).doubts()


@final
class _Staff:
    """Looks at one plan."""

    def __init__(self, state: State, slots: Sequence[PlanSlot], orders: Sequence[int]) -> None:
        self._slots = slots
        self._orders = orders
        self._sight: Perception = Perception(state, state.active)
        self._groups: list[Group] = find_groups(state, state.active)
        self._hunger: vec[u8] = nearest(state, self._sight.supplied)
        """Roads from each area to one in supply."""
        self._sent: vec[i64] = self._strength_sent()

    def doubts(self) -> list[Doubt]:
        found: list[Doubt] = []
        told: i64 = 0
        for place in range(len(self._groups)):
            group = self._groups[place]
            goal = goal_of(self._orders[place])
            if group.arm > HORSE:
                continue
            if self._is_hopeless(group, goal):
                if not (told >> goal) & 1:
                    told |= 1 << goal
                    self._add(found, self._bound_for(goal))
            elif self._goes_hungry(place):
                self._add(found, [place])
        return found

    # -- attacks ----------------------------------------------------------------------------------

    def _strength_sent(self) -> vec[i64]:
        """Own strength by area when the plan is carried out, in tenths."""
        sent = area_words()
        for area in range(self._sight.state.board.areas):
            sent[area] = self._sight.own[area]
        for place in range(len(self._groups)):
            group = self._groups[place]
            sent[group.area] -= group.strength
            sent[goal_of(self._orders[place])] += group.strength
        return sent

    def _is_hopeless(self, group: Group, goal: i64) -> bool:
        """At 1:2 or worse, as strong as the enemy may well be, and not into a city."""
        sight = self._sight
        if goal == group.area or not (sight.occupied >> goal) & 1:
            return False
        if sight.state.area_kind(goal) == CITY:
            return False
        return float(self._sent[goal] * 2) <= float(sight.theirs[goal]) + surprise(sight, goal)

    def _bound_for(self, goal: i64) -> list[int]:
        return [
            place
            for place in range(len(self._groups))
            if self._groups[place].arm <= HORSE
            and goal_of(self._orders[place]) == goal
            and self._groups[place].area != goal
        ]

    def _goes_hungry(self, place: int) -> bool:
        """A worn unit that could be nearer to supply; one that attacks is not taken from those
        who rely on it."""
        goal = goal_of(self._orders[place])
        if self._groups[place].hits < WORN or (self._sight.occupied >> goal) & 1:
            return False
        return i64(self._hunger[goal]) > self._least_hunger(place)

    # -- something quieter ------------------------------------------------------------------------

    def _add(self, found: list[Doubt], places: list[int]) -> None:
        """With the orders that would leave nothing to ask, if everybody has one."""
        doubt = Doubt()
        for place in places:
            quiet = self._quiet(place)
            if not quiet:
                return
            doubt.quiet[place] = quiet
        found.append(doubt)

    def _quiet(self, place: int) -> list[int]:
        """Plain marches to where no enemy stands; for worn units those nearest to supply."""
        calm = [order for order in self._slots[place].orders if self._is_calm(order)]
        if self._groups[place].hits < WORN:
            return calm
        least = self._least_hunger(place)
        return [order for order in calm if i64(self._hunger[goal_of(order)]) == least]

    def _is_calm(self, order: i64) -> bool:
        return manner_of(order) == MARCH and not (self._sight.occupied >> goal_of(order)) & 1

    def _least_hunger(self, place: int) -> i64:
        """Roads to supply from the nearest goal without an enemy; none if there is no such goal."""
        calm = [order for order in self._slots[place].orders if self._is_calm(order)]
        return min([i64(self._hunger[goal_of(order)]) for order in calm], default=i64(255))


def surprise(sight: Perception, area: i64) -> float:
    """By how much the enemy there is often stronger than expected, in tenths: the standard
    deviation of what lies face down."""
    return TENTHS * sqrt(sight.doubt[area])
