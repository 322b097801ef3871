"""Dealing identities to slots, each consistent way with the same chance.

Slots with the same suspects are alike, so ways are counted over the classes of slots: how many of
the counters still to be dealt go into which class. The counts are exact whole numbers.
"""

from __future__ import annotations

from functools import lru_cache
from math import factorial
from random import Random

from solitaire.bits import members

Rooms = tuple[int, ...]


class Plan:
    """The classes of one set of slots, and the number of ways from every point of the deal."""

    def __init__(self, suspects: tuple[int, ...], joker: int, jokers: int) -> None:
        self.classes: list[int] = sorted(set(suspects))
        self.rooms: Rooms = tuple([suspects.count(one) for one in self.classes])
        everybody = 0
        for one in self.classes:
            everybody |= one
        # Jokers are alike, but counting them one by one leaves every world the same weight.
        self.identities: list[int] = members(everybody & ~joker) + members(joker) * jokers
        self._ways: dict[tuple[int, Rooms], int] = {}

    def ways(self, dealt: int, rooms: Rooms) -> int:
        """In how many ways the counters from number `dealt` on fill the rooms that are left."""
        if dealt == len(self.identities):
            return 1 if sum(rooms) == 0 else 0
        key = (dealt, rooms)
        known = self._ways.get(key)
        if known is None:
            known = sum([self.ways(dealt + 1, after) for _, after in self.choices(dealt, rooms)])
            self._ways[key] = known
        return known

    def choices(self, dealt: int, rooms: Rooms) -> list[tuple[int, Rooms]]:
        """The classes the next counter may go to, and the rooms left then."""
        bit = 1 << self.identities[dealt]
        found: list[tuple[int, Rooms]] = []
        for place in range(len(self.classes)):
            if rooms[place] and self.classes[place] & bit:
                after = (*rooms[:place], rooms[place] - 1, *rooms[place + 1 :])
                found.append((place, after))
        return found


@lru_cache(maxsize=256)
def plan_for(suspects: tuple[int, ...], joker: int, jokers: int) -> Plan:
    """Cached because a search imagines many worlds from one view."""
    return Plan(suspects, joker, jokers)


def count_deals(suspects: tuple[int, ...], joker: int = 0, jokers: int = 0) -> int:
    """The exact number of consistent assignments; the jokers are alike."""
    plan = plan_for(suspects, joker, jokers)
    total = plan.ways(0, plan.rooms)
    for room in plan.rooms:
        total *= factorial(room)
    return total // factorial(jokers)


def deal(suspects: tuple[int, ...], joker: int, jokers: int, rng: Random) -> list[int]:
    """An identity for every slot, drawn evenly from all consistent assignments.

    `joker` is one bit, an identity of which there are `jokers` copies: the dummies.
    """
    open_slots = [one for one in suspects if one & (one - 1) or one == joker]
    plan = plan_for(tuple(open_slots), joker, jokers)
    rooms = plan.rooms
    chosen: list[list[int]] = [[] for _ in plan.classes]
    for number in range(len(plan.identities)):
        options = plan.choices(number, rooms)
        weights = [plan.ways(number + 1, after) for _, after in options]
        place, rooms = options[_draw(weights, rng)]
        chosen[place].append(plan.identities[number])
    for identities in chosen:
        if len(identities) > 1:
            rng.shuffle(identities)
    hands = {plan.classes[place]: chosen[place] for place in range(len(chosen))}
    return [hands[one].pop() if one in hands else members(one)[0] for one in suspects]


def _draw(weights: list[int], rng: Random) -> int:
    total = sum(weights)
    assert total > 0, "no way of dealing the counters fits what was seen"
    if sum(1 for weight in weights if weight) > 1:
        pick = rng.randrange(total)
        for index, weight in enumerate(weights):
            pick -= weight
            if pick < 0:
                return index
    return max(range(len(weights)), key=lambda index: weights[index])
