"""Dealing identities to slots, each consistent way with the same chance.

Slots and identities fall into groups that have nothing to do with each other. A small group is
dealt exactly: the ways are counted, whole numbers all. A large one is shuffled: from one fixed
consistent deal, counters change places at random as long as everything stays consistent, which
tends to the same even chances. Dummies are alike: a `joker` identity of which there are several.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Final, final

from mypy_extensions import i64

from solitaire.bits import lowest, members

Rooms = tuple[int, ...]
JOKER: Final = -1
"""The identity of a dummy in a group's deal."""
EXACT_LIMIT: Final = 600
"""Groups whose rooms can be filled in no more ways than this are counted, others shuffled."""
LONGEST_RING: Final = 5
"""Counters that change places in one turn at the most."""
SHUFFLES: Final = 12
"""Exchanges tried per slot of a large group."""


@final
class Group:
    """Slots and the real counters that must be in them; dummies fill what is left."""

    def __init__(self, slots: list[int], masks: list[int], reals: list[int], joker: int) -> None:
        self.slots = slots
        self.masks = masks
        """Suspects per slot, in the order of slots."""
        self.reals = reals
        self.joker = joker
        self.classes: list[int] = sorted(set(masks))
        self.rooms: Rooms = tuple([masks.count(one) for one in self.classes])
        self._ways: dict[tuple[int, Rooms], int] = {}
        bound = 1
        for room in self.rooms:
            bound *= room + 1
        self.is_exact: bool = bound <= EXACT_LIMIT
        self.base: list[int] = [] if self.is_exact else self._any_deal()

    # -- exact ------------------------------------------------------------------------------------

    def ways(self, dealt: int, rooms: Rooms) -> int:
        """In how many ways the counters from number `dealt` on fill the rooms that are left."""
        if dealt == len(self.reals):
            return 1 if self._dummies_fit(rooms) else 0
        key = (dealt, rooms)
        known = self._ways.get(key)
        if known is None:
            known = 0
            for _, after, slots in self.choices(dealt, rooms):
                known += slots * self.ways(dealt + 1, after)
            self._ways[key] = known
        return known

    def _dummies_fit(self, rooms: Rooms) -> bool:
        for place in range(len(rooms)):
            if rooms[place] and not self.classes[place] & self.joker:
                return False
        return True

    def choices(self, dealt: int, rooms: Rooms) -> list[tuple[int, Rooms, int]]:
        """The classes the next counter may go to, the rooms left then, and the slots open to it."""
        bit = 1 << self.reals[dealt]
        found: list[tuple[int, Rooms, int]] = []
        for place in range(len(self.classes)):
            if rooms[place] and self.classes[place] & bit:
                after = (*rooms[:place], rooms[place] - 1, *rooms[place + 1 :])
                found.append((place, after, rooms[place]))
        return found

    def draw_exactly(self, rng: Random) -> list[int]:
        rooms = self.rooms
        hands: list[list[int]] = [[] for _ in self.classes]
        for number in range(len(self.reals)):
            options = self.choices(number, rooms)
            weights = [slots * self.ways(number + 1, after) for _, after, slots in options]
            place, rooms, _ = options[_pick(weights, rng)]
            hands[place].append(self.reals[number])
        for place in range(len(hands)):
            hands[place] += [JOKER] * rooms[place]
            if len(hands[place]) > 1:
                rng.shuffle(hands[place])
        return [hands[self.classes.index(mask)].pop() for mask in self.masks]

    # -- by shuffling ------------------------------------------------------------------------------

    def shuffle(self, rng: Random) -> list[int]:
        """Turn two to five counters round, where their slots allow it.

        A turn and its reverse are equally likely to be tried, so every deal becomes equally likely.
        """
        deal = self.base.copy()
        # One try more or less by chance: two counters that always change would else never differ.
        for _ in range(SHUFFLES * len(deal) + int(rng.random() * 2)):
            ring = self._some_slots(rng)
            if self._may_turn(deal, ring):
                carried = deal[ring[-1]]
                for slot in ring:
                    deal[slot], carried = carried, deal[slot]
        return deal

    def _some_slots(self, rng: Random) -> list[int]:
        """Two slots most of the time, sometimes up to five; never one twice."""
        many = len(self.masks)
        length = 2
        while length < LONGEST_RING and length < many and rng.random() < 0.25:
            length += 1
        ring: list[int] = []
        while len(ring) < length:
            slot = int(rng.random() * many)
            if slot not in ring:
                ring.append(slot)
        return ring

    def _may_turn(self, deal: list[int], ring: list[int]) -> bool:
        before = ring[-1]
        for slot in ring:
            if not self._fits(slot, deal[before]):
                return False
            before = slot
        return True

    def _fits(self, slot: int, identity: int) -> bool:
        bit = self.joker if identity == JOKER else 1 << identity
        return self.masks[slot] & bit != 0

    def _any_deal(self) -> list[int]:
        """One consistent deal, found by the augmenting paths of bipartite matching."""
        deal: list[int] = [JOKER] * len(self.masks)
        # Slots that cannot hold a dummy must be filled, so they are served first.
        strict = [n for n in range(len(self.masks)) if not self.masks[n] & self.joker]
        owner: dict[int, int] = {}
        for slot in strict:
            self._fill(slot, deal, owner, set())
        for real in self.reals:
            if real not in owner:
                self._settle(real, deal, owner, set())
        return deal

    def _fill(self, slot: int, deal: list[int], owner: dict[int, int], seen: set[int]) -> bool:
        """Find a counter for a slot, moving others on if need be."""
        for real in members(self.masks[slot] & ~self.joker):
            if real in seen:
                continue
            seen.add(real)
            if real not in owner or self._fill(owner[real], deal, owner, seen):
                owner[real] = slot
                deal[slot] = real
                return True
        return False

    def _settle(self, real: int, deal: list[int], owner: dict[int, int], seen: set[int]) -> bool:
        """Find a slot for a counter, moving others on if need be."""
        bit = 1 << real
        for slot in range(len(self.masks)):
            if slot in seen or not self.masks[slot] & bit:
                continue
            seen.add(slot)
            if deal[slot] == JOKER or self._settle(deal[slot], deal, owner, seen):
                deal[slot] = real
                owner[real] = slot
                return True
        return False


def _pick(weights: list[int], rng: Random) -> int:
    total = sum(weights)
    assert total > 0, "no way of dealing the counters fits what was seen"
    pick = rng.randrange(total)
    for index in range(len(weights)):
        pick -= weights[index]
        if pick < 0:
            return index
    raise AssertionError("the weights do not add up")


@lru_cache(maxsize=256)
def groups_of(suspects: tuple[int, ...], joker: int) -> list[Group]:
    """Slots with their suspects, parted where they have no counter in common.

    Cached because a search imagines many worlds from one view.
    """
    waiting = list(range(len(suspects)))
    groups: list[Group] = []
    while waiting:
        slots, reals = _connected(suspects, waiting, ~joker)
        masks = [suspects[slot] for slot in slots]
        groups.append(Group(slots, masks, members(reals), joker))
        waiting = [slot for slot in waiting if slot not in slots]
    return groups


def _connected(suspects: tuple[int, ...], waiting: list[int], real: i64) -> tuple[list[int], int]:
    """The first waiting slot and all that share suspects with it, directly or not."""
    reals: i64 = suspects[waiting[0]] & real
    slots = [waiting[0]]
    grown = True
    while grown:
        grown = False
        for slot in waiting:
            mask: i64 = suspects[slot] & real
            if slot not in slots and mask & reals:
                slots.append(slot)
                reals |= mask
                grown = True
    return sorted(slots), reals


def count_deals(suspects: tuple[int, ...], joker: int = 0) -> int:
    """The exact number of consistent assignments; dummies are alike."""
    total = 1
    for group in groups_of(suspects, joker):
        total *= group.ways(0, group.rooms)
    return total


def deal(suspects: tuple[int, ...], joker: int, rng: Random) -> list[int]:
    """An identity for every slot; the joker's number for a dummy."""
    dealt: list[int] = [lowest(joker) if joker else 0] * len(suspects)
    for group in groups_of(suspects, joker):
        hand = group.draw_exactly(rng) if group.is_exact else group.shuffle(rng)
        for place in range(len(hand)):
            if hand[place] != JOKER:
                dealt[group.slots[place]] = hand[place]
    return dealt
