"""Candidate orders of one side's movement phase, and how likely a sensible commander gives each.

An order is a number: where to (area), how (manner), and which bridge. It is judged by features of
the group, the goal, and what the other groups were already told, all seen by the commander only.
"""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from solitaire.bits import lowest
from solitaire.games.castiglione.advice.groups import FOOT, GENERAL, GHOST, HORSE, Group
from solitaire.games.castiglione.advice.oracle import forecast
from solitaire.games.castiglione.advice.perception import Perception
from solitaire.games.castiglione.core.state import State
from solitaire.games.castiglione.core.vectors import area_bytes, area_words, floats_of
from solitaire.games.castiglione.data.advice_names import ORDER_FEATURES
from solitaire.games.castiglione.data.advice_weights import (
    order_weights,
    searched_weights,
    staff_weights,
)
from solitaire.games.castiglione.terms import (
    AUSTRIAN,
    CLEAR,
    FRENCH,
)

# Manners
MARCH: Final = 0
FORCE: Final = 1
"""By forced march [8.3]."""
WORK: Final = 2
"""One unit works on a bridge, the others stay [8.5]; it goes to the goal afterwards."""
THROUGH: Final = 3
"""Overrun an enemy on the way, whose area stands in place of the bridge, and go on [8.6.2]."""

FEATURES: Final = len(ORDER_FEATURES)
LATE: Final = 7
"""From this turn on the end of the game is in sight."""
EXPECTED: Final = order_weights()
"""The weights of the habits the searcher expects of both sides."""
SEARCHED: Final = searched_weights()
"""The weights that tell best what a search orders."""
SCRIPTED: Final = staff_weights()
"""The weights of the scripted commander."""


def order_to(area: i64, manner: i64, bridge: i64) -> i64:
    return area | (manner << 8) | (bridge << 16)


def goal_of(order: i64) -> i64:
    return order & 255


def manner_of(order: i64) -> i64:
    return (order >> 8) & 255


def bridge_of(order: i64) -> i64:
    return order >> 16


@final
class Planner:
    """Judges the orders of one side at one moment; told() makes an order known to the others."""

    def __init__(self, state: State, seat: i64, weights: list[vec[float]]) -> None:
        self.state = state
        self.seat: i64 = seat
        self.weights = weights
        self.sight: Perception = Perception(state, seat)
        self.planned: vec[i64] = area_words()
        """Own strength where the orders given so far will put it, in tenths."""
        self.foot: vec[i64] = area_words()
        self.generals: i64 = 0
        """Areas where leaders will be."""
        board = state.board
        for area in range(board.areas):
            self.planned[area] = self.sight.own[area]
            self.foot[area] = self.sight.own_foot[area]
        self.late: bool = state.turn >= LATE
        self.prizes: i64 = 0
        """Enemy cities that are worth points to us [12.1]."""
        self.treasures: i64 = 0
        """Own cities that are worth points to the enemy."""
        self.screens: i64 = 0
        """Late in the game: where whoever stands bars the enemy's road to one of these [8.6]."""
        self._find_cities()
        if self.late:
            self._find_screens()
        self.to_enemy: vec[u8] = nearest(state, self.sight.occupied)
        self.to_prize: vec[u8] = nearest(state, self.prizes)
        self.to_supply: vec[u8] = nearest(state, self.sight.supplied)
        self.to_friends: vec[u8] = self.to_enemy
        """Roads to the nearest strong friends of the group that is judged."""
        self.facts: vec[float] = floats_of(FEATURES)

    def _find_cities(self) -> None:
        board = self.state.board
        for side in range(2):
            cities = board.prizes[side]
            while cities:
                city = lowest(cities)
                cities &= cities - 1
                if self.sight.is_ours(city) and side != self.seat:
                    self.treasures |= 1 << city
                elif not self.sight.is_ours(city) and side == self.seat:
                    self.prizes |= 1 << city

    def _find_screens(self) -> None:
        """Free areas beside an own prize city with an enemy behind them who is not at its gates."""
        neighbours = self.state.board.neighbours
        occupied = self.sight.occupied
        cities = self.treasures
        while cities:
            near = neighbours[lowest(cities)]
            cities &= cities - 1
            roads = near & ~occupied
            while roads:
                road = lowest(roads)
                roads &= roads - 1
                if neighbours[road] & occupied & ~near:
                    self.screens |= 1 << road

    # -- judgement ------------------------------------------------------------------------------

    def scores(self, group: Group, orders: list[int]) -> list[float]:
        weights = self.weights[group.side * 4 + group.arm]
        self.lift(group)
        self.to_friends = nearest(self.state, self._friends(group.area))
        found: list[float] = []
        for order in orders:
            self.judge(group, order)
            total = 0.0
            for place in range(FEATURES):
                total += weights[place] * self.facts[place]
            found.append(total)
        self.drop(group, group.area)
        return found

    def facts_of(self, group: Group, orders: list[int]) -> list[list[float]]:
        """What scores() weighs, by order, for fits."""
        self.lift(group)
        self.to_friends = nearest(self.state, self._friends(group.area))
        found: list[list[float]] = []
        for order in orders:
            self.judge(group, order)
            found.append(list(self.facts))
        self.drop(group, group.area)
        return found

    def lift(self, group: Group) -> None:
        """Take the group off the plan, so that it does not count as its own neighbour."""
        self.planned[group.area] -= group.strength
        if group.arm == FOOT:
            self.foot[group.area] -= group.infantry

    def drop(self, group: Group, area: i64) -> None:
        self.planned[area] += group.strength
        if group.arm == FOOT:
            self.foot[area] += group.infantry
        if group.arm == GENERAL or group.tactical:
            self.generals |= 1 << area

    def tell(self, group: Group, order: i64) -> None:
        """The group has got this order; the others reckon with it."""
        self.lift(group)
        self.drop(group, group.area if manner_of(order) == WORK else goal_of(order))

    def judge(self, group: Group, order: i64) -> None:
        """Fill in the facts about the order, in the order of weights.ORDER_FEATURES."""
        facts = self.facts
        for place in range(FEATURES):
            facts[place] = 0.0
        goal = goal_of(order)
        here = group.area
        board = self.state.board
        sight = self.sight
        if manner_of(order) == THROUGH:
            self._judge_attack(group, bridge_of(order))
        if goal == here:
            facts[0] = 1.0
        if (sight.occupied >> goal) & 1:
            self._judge_attack(group, goal)
        else:
            self._judge_defence(group, goal)
        if not (sight.supplied >> goal) & 1:
            facts[6] = 1.0
            facts[28] = float(group.hits)
        if sight.pressure[goal]:
            facts[29] = 1.0
        self._judge_points(group, goal)
        facts[10] = self._gain(here, goal, board.mantua)
        facts[11] = gain(self.to_enemy, here, goal)
        facts[12] = gain(self.to_friends, here, goal)
        facts[13] = gain(self.to_prize, here, goal)
        if self.late:
            facts[14] = facts[13]
            if group.side == AUSTRIAN and (board.french_zone >> goal) & 1:
                facts[21] = 1.0
        facts[16] = self._crowd(goal)
        if not (sight.supplied >> here) & 1:
            facts[24] = gain(self.to_supply, here, goal)
        facts[22] = self._command(group, goal)
        self._judge_manner(group, goal, manner_of(order))

    def _judge_manner(self, group: Group, goal: i64, manner: i64) -> None:
        """Traffic [8.4], the strain of forced marches [8.3], bridges [8.5]."""
        facts = self.facts
        state = self.state
        if group.arm == FOOT and goal != group.area:
            limit = i64(state.board.charts.stack_limit[state.area_kind(goal)]) * 10
            if self.foot[goal] >= limit:
                facts[17] = 1.0
        if manner == FORCE:
            facts[18] = 1.0
            facts[19] = float(group.hits)
        elif manner == WORK:
            facts[23] = 1.0

    def _judge_attack(self, group: Group, goal: i64) -> None:
        """What the battle would bring with those already told to be there [9.0]."""
        facts = self.facts
        sight = self.sight
        facts[1] = 1.0
        if self.late:
            facts[30] = 1.0
        if self.planned[goal]:
            facts[26] = 1.0
        ours = self.planned[goal] + group.strength
        theirs = sight.theirs[goal]
        if ours == 0 or theirs == 0:
            return
        near = self.state.board.neighbours[goal] & sight.occupied
        help_near: i64 = 0
        while near:
            help_near += sight.theirs[lowest(near)]
            near &= near - 1
        bonus = group.tactical
        if (self.generals >> goal) & 1 and bonus == 0:
            bonus = 1
        if self.state.area_kind(goal) != CLEAR:
            bonus -= 1
        seen = forecast(
            self.state.board.charts,
            ours,
            theirs + help_near // 3,
            bonus,
            (i64(sight.tactical[goal]) + 5) // 10,
        )
        facts[2] = (seen.inflicts - seen.suffers) / 2.0
        facts[3] = seen.wins - 0.5
        spare = float(sight.bearable[goal])
        if seen.inflicts > spare - 1.0:
            facts[25] = seen.inflicts + 1.0 - spare
        if ours >= theirs * 6 and self.state.area_kind(goal) == CLEAR:
            facts[2] = 3.0
            facts[3] = 0.5
            facts[27] = 1.0

    def _judge_defence(self, group: Group, goal: i64) -> None:
        """How the place would stand an attack by those next door."""
        facts = self.facts
        sight = self.sight
        threat = sight.pressure[goal]
        if threat == 0:
            return
        state = self.state
        friends = self._planned_near(goal)
        ours = self.planned[goal] + group.strength
        if ours == 0:
            facts[5] = 1.0
            return
        if friends + self.planned[goal] == 0:
            facts[5] = 1.0
        rough = state.area_kind(goal) != CLEAR
        if rough:
            facts[15] = 1.0
        bonus: i64 = -1 if rough else 0
        seen = forecast(state.board.charts, threat, ours + friends // 3, bonus, group.tactical)
        facts[4] = (seen.suffers - seen.inflicts) / 2.0
        facts[20] = float(group.hits)

    def _planned_near(self, area: i64) -> i64:
        total: i64 = 0
        near = self.state.board.neighbours[area]
        while near:
            total += self.planned[lowest(near)]
            near &= near - 1
        return total

    def _judge_points(self, group: Group, goal: i64) -> None:
        """Cities worth points [12.1] and the siege [5.6]."""
        facts = self.facts
        board = self.state.board
        if group.arm <= HORSE:
            if (self.prizes >> goal) & 1:
                facts[7] = float(board.prize_points[goal])
            weak = self.planned[goal] <= 10
            if (self.treasures >> goal) & 1 and weak and self.sight.pressure[goal]:
                facts[8] = float(board.prize_points[goal])
        if group.arm == FOOT and group.side == FRENCH:
            needed = board.charts.siege_strength * 10
            others = self.foot[board.mantua]
            infantry = group.infantry
            there = others + (infantry if goal == board.mantua else 0) >= needed
            before = others + (infantry if group.area == board.mantua else 0) >= needed
            facts[9] = (1.0 if there else 0.0) - (1.0 if before else 0.0)

    def _gain(self, here: i64, goal: i64, target: i64) -> float:
        """Roads by which the goal is nearer to the target."""
        distance = self.state.board.distance
        return float(i64(distance[here * 64 + target]) - i64(distance[goal * 64 + target]))

    def _friends(self, here: i64) -> i64:
        """Other areas where strong own forces will be."""
        found: i64 = 0
        areas = self.state.held[self.seat] & ~(1 << here)
        while areas:
            area = lowest(areas)
            areas &= areas - 1
            if self.planned[area] >= 50:
                found |= 1 << area
        return found

    def _crowd(self, goal: i64) -> float:
        strength = self.planned[goal]
        return float(strength if strength < 150 else 150) / 100.0

    def _command(self, group: Group, goal: i64) -> float:
        """For troops: whether a leader of theirs is in reach; for leaders: strength in reach."""
        state = self.state
        board = state.board
        if group.arm == GHOST:
            return 0.0
        if group.arm == GENERAL:
            return self._followers_near(group, goal)
        leaders = board.followers[group.side * 64 + lowest(group.members)] & ~group.members
        if group.tactical:
            return 1.0
        while leaders:
            leader = group.side * 64 + lowest(leaders)
            leaders &= leaders - 1
            place = i64(state.place[leader])
            if place < 60 and board.distance[place * 64 + goal] <= board.command[leader]:
                return 1.0
        return 0.0

    def _followers_near(self, group: Group, goal: i64) -> float:
        board = self.state.board
        leader = group.side * 64 + lowest(group.members)
        total: i64 = 0
        areas = self.state.held[group.side]
        while areas:
            area = lowest(areas)
            areas &= areas - 1
            if board.distance[goal * 64 + area] <= board.command[leader]:
                units = self.state.units_in(group.side, area) & board.followers[leader]
                total += self.state.strength_of(group.side, units)
        return float(total) / 20.0


def nearest(state: State, targets: i64) -> vec[u8]:
    """Roads from every area to the nearest of the targets; 0 everywhere if there is none."""
    roads = area_bytes()
    reached = targets
    edge = targets
    distance: i64 = 0
    while edge:
        following: i64 = 0
        while edge:
            area = lowest(edge)
            edge &= edge - 1
            roads[area] = u8(distance)
            following |= state.board.neighbours[area]
        edge = following & ~reached
        reached |= edge
        distance += 1
    return roads


def gain(roads: vec[u8], here: i64, goal: i64) -> float:
    """By how many roads the goal is nearer."""
    return float(i64(roads[here]) - i64(roads[goal]))


def chances(scores: list[float], temperature: float) -> list[float]:
    """Scores as probabilities."""
    best = max(scores)
    parts = [exp((score - best) / temperature) for score in scores]
    total = sum(parts)
    return [part / total for part in parts]


def draw(scores: list[float], temperature: float, rng: Random) -> int:
    """The place of one of the scores, drawn by its probability."""
    parts = chances(scores, temperature)
    mark = rng.random()
    for place in range(len(parts)):
        mark -= parts[place]
        if mark < 0.0:
            return place
    return len(parts) - 1


def best_of(scores: list[float]) -> int:
    best = 0
    for place in range(1, len(scores)):
        if scores[place] > scores[best]:
            best = place
    return best
