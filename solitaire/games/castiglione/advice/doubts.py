"""What a careful chief of staff asks his commander to think over before a plan goes out.

Lone attacks upon a stack, and worn units that will go hungry: what such an order costs drowns in
the noise of a search, so the search compares the plan with and without it once more.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from solitaire.advising import Doubt, PlanSlot
from solitaire.games.castiglione.advice.groups import HORSE, Group, find_groups
from solitaire.games.castiglione.advice.orders import MARCH, goal_of, manner_of
from solitaire.games.castiglione.advice.perception import Perception
from solitaire.games.castiglione.core.state import State
from solitaire.games.castiglione.core.vectors import area_words
from solitaire.games.castiglione.terms import CITY

WORN: Final = 2
"""Hits from which hunger may kill a unit [5.3, 3.6]."""


def doubts(state: State, slots: Sequence[PlanSlot], orders: Sequence[int]) -> list[Doubt]:
    """Hopeless attacks first, each with all who are sent; then the hungry, one by one."""
    sight = Perception(state, state.active)
    groups = find_groups(state, state.active)
    sent = _strength_sent(sight, groups, orders)
    found: list[Doubt] = []
    told: i64 = 0
    for place in range(len(groups)):
        goal = goal_of(orders[place])
        if groups[place].arm > HORSE:
            continue
        if _is_hopeless(sight, groups[place], goal, sent):
            if not (told >> goal) & 1:
                told |= 1 << goal
                _add(found, sight, slots, groups, _bound_for(groups, orders, goal))
        elif groups[place].hits >= WORN and _is_hungry(sight, goal):
            _add(found, sight, slots, groups, [place])
    return found


def _strength_sent(sight: Perception, groups: list[Group], orders: Sequence[int]) -> vec[i64]:
    """Own strength by area when the plan is carried out, in tenths."""
    sent = area_words()
    for area in range(sight.state.board.areas):
        sent[area] = sight.own[area]
    for place in range(len(groups)):
        sent[groups[place].area] -= groups[place].strength
        sent[goal_of(orders[place])] += groups[place].strength
    return sent


def _is_hopeless(sight: Perception, group: Group, goal: i64, sent: vec[i64]) -> bool:
    """At 1:2 or worse, as far as is known, and not into a city."""
    if goal == group.area or not (sight.occupied >> goal) & 1:
        return False
    return sight.state.area_kind(goal) != CITY and sent[goal] * 2 <= sight.theirs[goal]


def _is_hungry(sight: Perception, goal: i64) -> bool:
    return not (sight.supplied >> goal) & 1


def _bound_for(groups: list[Group], orders: Sequence[int], goal: i64) -> list[int]:
    return [
        place
        for place in range(len(groups))
        if groups[place].arm <= HORSE
        and goal_of(orders[place]) == goal
        and groups[place].area != goal
    ]


def _add(
    found: list[Doubt],
    sight: Perception,
    slots: Sequence[PlanSlot],
    groups: list[Group],
    places: list[int],
) -> None:
    """With the orders that would leave nothing to ask, if everybody has one."""
    doubt = Doubt()
    for place in places:
        quiet = [order for order in slots[place].orders if _is_quiet(sight, groups[place], order)]
        if not quiet:
            return
        doubt.quiet[place] = quiet
    found.append(doubt)


def _is_quiet(sight: Perception, group: Group, order: i64) -> bool:
    """A plain march to where no enemy stands; for worn units one that is in supply."""
    goal = goal_of(order)
    if manner_of(order) != MARCH or (sight.occupied >> goal) & 1:
        return False
    return group.hits < WORN or not _is_hungry(sight, goal)
