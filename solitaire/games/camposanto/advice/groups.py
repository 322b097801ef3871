"""The bodies of the active wing in groups of neighbours, and the orders worth considering for each.

An order is a number: what to do (verb) and the hex it is about.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from mypy_extensions import i64

from solitaire.games.camposanto.advice.sight import Sight
from solitaire.games.camposanto.core.state import State
from solitaire.games.camposanto.rules.movement import movement_points
from solitaire.games.camposanto.rules.plan import across
from solitaire.games.camposanto.terms import TITUBANT, UNITS

# What a group is told
HOLD: Final = 0
FREELY: Final = 1
ASSAULT: Final = 2
APPROACH: Final = 3
FALL_BACK: Final = 4

LARGEST: Final = 4
"""Units in a group at most."""
GAP: Final = 6
"""Half-hexes between neighbours in a row that make two groups of them."""
TARGETS: Final = 4
GOALS: Final = 2
"""Enemies that a group may be told to assault, and to approach."""
REACH: Final = 7
"""Hexes beyond which an enemy is not approached by name."""


def order_to(verb: i64, place: i64) -> i64:
    return verb * 1024 + place


def verb_of(order: i64) -> i64:
    return order >> 10


def goal_of(order: i64) -> i64:
    return order & 1023


@final
class Group:
    """Units of the wing that have not acted and stand near each other."""

    def __init__(self, members: list[int]) -> None:
        self.members = members
        self.lead: i64 = min(members)


def find_groups(state: State) -> list[Group]:
    """From west to east, cut at gaps and at four units; at least one if anybody is idle."""
    idle = state.active_units() & ~state.acted
    units = [unit for unit in range(UNITS) if (idle >> unit) & 1]
    keyed = [(across(int(state.unit_hex[unit])), unit) for unit in units]
    keyed.sort()
    found: list[Group] = []
    members: list[int] = []
    last = -99
    for where, unit in keyed:
        if members and (where - last > GAP or len(members) >= LARGEST):
            found.append(Group(members))
            members = []
        members.append(unit)
        last = where
    if members:
        found.append(Group(members))
    return found


@final
class Offer:
    """An order with how well it suits, as a natural logarithm."""

    def __init__(self, order: i64, liking: float) -> None:
        self.order: i64 = order
        self.liking: float = liking


def offers(state: State, group: Group, sight: Sight) -> list[Offer]:
    """What the group may be told, the likeliest first. To act freely is what the habits do."""
    found = [Offer(order_to(FREELY, 0), 2.0), Offer(order_to(HOLD, 0), 0.3)]
    if len(sight.places) == 0:
        return found
    near = _nearest_enemies(state, group, sight)
    if state.status() != TITUBANT:
        for rank, place in enumerate(near[:TARGETS]):
            if _is_in_reach(state, group, place):
                found.append(Offer(order_to(ASSAULT, place), 0.9 - 0.3 * rank))
    for rank, place in enumerate(near[:GOALS]):
        found.append(Offer(order_to(APPROACH, place), 0.1 - 0.4 * rank))
    found.append(Offer(order_to(FALL_BACK, 0), -0.3))
    return sorted(found, key=lambda offer: -offer.liking)


def shares(found: list[Offer]) -> list[float]:
    """Likings as probabilities."""
    weights = [exp(offer.liking) for offer in found]
    total = sum(weights)
    return [weight / total for weight in weights]


def _nearest_enemies(state: State, group: Group, sight: Sight) -> list[int]:
    """Enemy bodies by their distance to the group, those too far left out but for the first."""
    board = state.board
    keyed: list[tuple[int, int]] = []
    for number in range(len(sight.places)):
        place = sight.places[number]
        total: i64 = 0
        least: i64 = 99
        for unit in group.members:
            distance = board.distance(place, state.unit_hex[unit])
            total += distance
            least = min(least, distance)
        keyed.append((int(least * 100 + total), int(place)))
    keyed.sort()
    return [place for key, place in keyed if key < REACH * 100 or key == keyed[0][0]]


def _is_in_reach(state: State, group: Group, place: i64) -> bool:
    """Whether somebody could come beside the enemy, as the crow flies."""
    for unit in group.members:
        if (state.board.gun_units >> unit) & 1:
            continue
        if state.board.distance(place, state.unit_hex[unit]) <= movement_points(state, unit) + 1:
            return True
    return False
