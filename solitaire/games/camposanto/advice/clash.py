"""What assaults and shots are worth from a place, in steps, by the exact duel [7.1, 7.2, 9.1]."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from solitaire.games.camposanto.advice.oracle import at_least, usual_worth
from solitaire.games.camposanto.advice.sight import body_steps
from solitaire.games.camposanto.core.board import RANGES
from solitaire.games.camposanto.core.procedures import NO_ONE
from solitaire.games.camposanto.core.state import State
from solitaire.games.camposanto.rules.fire import farthest, is_line_free, is_target
from solitaire.games.camposanto.terms import (
    ARTILLERY,
    CAUTIOUS,
    CAVALRY,
    IMPETUOUS,
    INFANTRY,
    NO_UNIT,
    TITUBANT,
)

SMALL_HIT: Final = 0.35
"""A hit on a support counter or a Marshal, against a step of a regiment."""
MARSHAL_RIDE: Final = 5
"""Hexes within which the wing's own Marshal can come beside a unit."""
NOT_NOW: Final = 0.4
"""What an assault counts that can only be made in a later activation."""


@final
class Joined:
    """What a unit adds to the assaults of its wing from one place."""

    def __init__(self, worth: float, partners: i64) -> None:
        self.worth: float = worth
        self.partners: i64 = partners


@final
class _Side:
    """Attackers of one hex, summed up."""

    def __init__(self) -> None:
        self.count: i64 = 0
        self.steps: i64 = 0
        self.stars: i64 = 0
        self.flank: bool = False
        self.horse: bool = False
        self.house: i64 = 0

    def add(self, state: State, unit: i64, steps: i64, place: i64, target: i64) -> None:
        board = state.board
        lead = state.lead(target)
        in_front = state.faces(lead, place)
        self.count += 1
        self.steps += steps
        if i64(board.stars[unit]) > self.stars:
            self.stars = i64(board.stars[unit])
        if not in_front:
            self.flank = True
        elif board.arm[unit] == CAVALRY and board.arm[lead] == INFANTRY:
            self.horse = True
        if state.houses.assault[place] < self.house:
            self.house = state.houses.assault[place]


def join_worth(state: State, unit: i64, place: i64, facing: i64) -> Joined:
    """Of a unit of a wing that stands in a place with a facing: what it adds to the assaults on the
    enemies before it, friends that face them already included."""
    board = state.board
    side = i64(board.side[unit])
    first: i64 = -1
    second: i64 = -1
    for number in range(2):
        near = board.neighbours[place * 6 + (facing + 5 + number) % 6]
        if near >= 0 and state.holder(near) == 1 - side:
            if first < 0:
                first = near
            else:
                second = near
    if first < 0:
        return Joined(0.0, 0)
    ours = friends_at(state, unit, first)
    if second < 0:
        return _joined(state, unit, place, first, ours)
    others = friends_at(state, unit, second)
    if ours.count and not others.count:
        return _joined(state, unit, place, second, others)  # a friend takes the first
    if others.count:
        return _joined(state, unit, place, first, ours)
    both = _Side()
    both.add(state, unit, i64(state.steps[unit]), place, first)
    again = _Side()
    again.add(state, unit, i64(state.steps[unit]), place, second)
    both.flank = both.flank and again.flank
    both.horse = both.horse or again.horse
    return Joined(max(_worth(state, unit, both, place, first, second), 0.0), 0)


def _joined(state: State, unit: i64, place: i64, target: i64, ours: _Side) -> Joined:
    before = max(_worth(state, unit, ours, place, target, -1), 0.0) if ours.count else 0.0
    partners = ours.count
    ours.add(state, unit, i64(state.steps[unit]), place, target)
    after = max(_worth(state, unit, ours, place, target, -1), 0.0)
    return Joined(after - before, partners)


def friends_at(state: State, unit: i64, target: i64) -> _Side:
    """Bodies of the unit's wing that have the target before their front already."""
    board = state.board
    found = _Side()
    wing = board.wing[unit]
    for direction in range(6):
        near = board.neighbours[target * 6 + direction]
        if near < 0:
            continue
        lead = state.lead(near)
        if lead == NO_ONE or lead == unit or board.wing[lead] != wing:
            continue
        if board.arm[lead] != ARTILLERY and state.faces(lead, target):
            found.add(state, lead, body_steps(state, near), near, target)
    return found


def _worth(state: State, unit: i64, ours: _Side, place: i64, target: i64, second: i64) -> float:
    """Of the assault on one or two hexes."""
    board, charts = state.board, state.board.charts
    is_active = i64(board.wing[unit]) == state.active_wing() if state.activation else False
    status = state.status() if is_active else i64(0)
    if status == TITUBANT:
        return 0.0
    steps = body_steps(state, target)
    stars = i64(board.stars[state.lead(target)])
    house = state.houses.assault[target]
    if second >= 0:
        steps += body_steps(state, second)
        stars = max(stars, i64(board.stars[state.lead(second)]))
        house = min(house, state.houses.assault[second])
    attack = house + ours.stars - stars
    defence = ours.house + stars - ours.stars
    more: i64 = 0
    if ours.steps != steps:
        more = charts.more_steps if ours.steps > steps else -charts.more_steps
    attack += more
    defence -= more
    if ours.flank and status != CAUTIOUS:
        attack += charts.flank
        defence -= charts.flank
    if ours.horse:
        attack -= charts.horse_on_foot
    if status == IMPETUOUS:
        attack += charts.impetuous_assault
    side = i64(board.side[unit])
    own = state.marshal_hex[i64(board.wing[unit])]
    helped = own >= 0 and board.distance(own, place) <= MARSHAL_RIDE
    opposed = state.marshals_beside(1 - side, target) != 0
    worth = usual_worth(attack, defence, helped, opposed) * target_worth(state, target)
    return worth if is_active else worth * NOT_NOW


def target_worth(state: State, target: i64) -> float:
    """Against the usual victory: support on top saves the regiment a step, a lone one is little."""
    regiment = state.regiments[target]
    if regiment == NO_UNIT:
        return 0.4
    return 0.75 if state.supports[target] != NO_UNIT else 1.0


def shot_worth(state: State, unit: i64, place: i64, facing: i64) -> float:
    """The best shot from a place, in steps."""
    board = state.board
    side = i64(board.side[unit])
    best = 0.0
    if board.arm[unit] != ARTILLERY:
        for number in range(2):
            near = board.neighbours[place * 6 + (facing + 5 + number) % 6]
            if near >= 0 and is_target(state, side, near):
                best = max(best, hit_worth(state, near) * at_least(9 - state.houses.fire[near]))
        return best
    limit = farthest(state)
    for shot in board.cones[facing]:
        if shot.distance > limit:
            break
        there = board.at(board.q[place] + shot.q, board.r[place] + shot.r)
        if there < 0 or not is_target(state, side, there):
            continue
        if is_line_free(state, place, shot):
            added = i64(board.fire[unit * RANGES + shot.distance]) + state.houses.fire[there]
            best = max(best, hit_worth(state, there) * at_least(9 - added))
    return best


def hit_worth(state: State, place: i64) -> float:
    """A hit in a hex falls on the counter on top [9.2, 10.1]."""
    top = state.top(place)
    if top == NO_ONE or not state.board.is_line[top]:
        return SMALL_HIT
    return 1.0 + (0.25 if state.steps[top] == 1 else 0.0)
