"""What a plan search keeps: each formation's orders with what came of them, and the joint plans."""

from __future__ import annotations

from math import log, sqrt
from random import Random
from typing import Final

from solitaire.advising import PlanSlot

PRIOR_VISITS: Final = 3.0
"""Simulations that an order's expected score counts like before it was tried."""

PRIOR_SLOPE: Final = 0.01
"""Score lost per natural logarithm by which an order is less likely than the likeliest."""

KEPT_MOST: Final = 16.0
KEPT_SHARE: Final = 0.5
"""What an order was found to be worth counts half at the next search, at most like 16 trials."""

RALLIES: Final = 4
"""Plans tried first that send everybody who can to one goal: three formations that achieve nothing
at a place one by one may win the game there together."""

SIMULATIONS_OF_RALLY: Final = 20
"""A search must have this many simulations for each of them."""


class OrderMemory:
    """What each formation's orders were worth against the average plan, through the game."""

    def __init__(self) -> None:
        self._effects: dict[tuple[str, int], tuple[float, float]] = {}
        """Trials and mean effect."""

    def keep(self, arms: FormationArms) -> None:
        for place in range(len(arms.orders)):
            count = arms.counts[place]
            if count > 0.0:
                effect = arms.effects[place] / count
                self._effects[(arms.key, arms.orders[place])] = (count, effect)

    def weigh_in(self, arms: FormationArms) -> None:
        for place in range(len(arms.orders)):
            known = self._effects.get((arms.key, arms.orders[place]))
            if known is not None:
                count = min(known[0] * KEPT_SHARE, KEPT_MOST)
                arms.counts[place] += count
                arms.effects[place] += count * known[1]


class FormationArms:
    """One formation's orders with what followed when they were given."""

    def __init__(self, slot: PlanSlot, width: int) -> None:
        size = len(slot.orders)
        self.key = slot.key
        self.orders = slot.orders
        self.priors = slot.priors
        self.goals = list(slot.goals)
        """By order; empty where nothing is done together."""
        self.counts = [0.0] * size
        self.effects = [0.0] * size
        """Sum of what plans with the order scored above the average plan."""
        self.visits = 0
        self._width = width
        likeliest = max(slot.priors)
        self._handicaps = [PRIOR_SLOPE * log(likeliest / max(prior, 1e-6)) for prior in slot.priors]

    def width(self, widening: float, power: float) -> int:
        return min(len(self.orders), self._width + int(widening * float(self.visits) ** power))

    def expected(self, place: int) -> float:
        """The mean effect, drawn towards what the prior suggests while there are few trials."""
        prior = PRIOR_VISITS * self._handicaps[place]
        return (self.effects[place] - prior) / (self.counts[place] + PRIOR_VISITS)

    def promising(self, width: int, spread: float, rng: Random) -> int:
        """Thompson sampling: an order as likely as it may be the best of those in view."""
        best = 0
        best_score = -1.0e9
        for place in range(width):
            doubt = spread / sqrt(self.counts[place] + PRIOR_VISITS)
            score = self.expected(place) + doubt * rng.gauss(0.0, 1.0)
            if score > best_score:
                best_score = score
                best = place
        return best

    def best(self) -> int:
        best = 0
        for place in range(len(self.orders)):
            if self.expected(place) > self.expected(best):
                best = place
        return best

    def place_toward(self, goal: int) -> int:
        """The likeliest order about this goal, or -1."""
        for place in range(len(self.goals)):
            if self.goals[place] == goal:
                return place
        return -1

    def goals_in_view(self) -> dict[int, float]:
        """What the orders that are looked at from the beginning are about, with their priors."""
        found: dict[int, float] = {}
        for place in range(min(self._width, len(self.goals))):
            goal = self.goals[place]
            found[goal] = found.get(goal, 0.0) + self.priors[place]
        return found

    def learn(self, place: int, effect: float) -> None:
        self.visits += 1
        self.counts[place] += 1.0
        self.effects[place] += effect


def rallies(formations: list[FormationArms], nodes: int) -> list[list[int]]:
    """Plans, as places of orders, that send everybody who can to a goal that is likely for several
    formations, and give whoever cannot go the likeliest order. As many as can be tried in so many
    simulations, the likeliest goals first; 0 simulations are as many as time allows."""
    most = min(RALLIES, nodes // SIMULATIONS_OF_RALLY) if nodes else RALLIES
    shares: dict[int, float] = {}
    shared: set[int] = set()
    for arms in formations:
        for goal, share in arms.goals_in_view().items():
            if goal in shares:
                shared.add(goal)
            shares[goal] = shares.get(goal, 0.0) + share
    goals = sorted(sorted(shared), key=lambda goal: -shares[goal])
    return [[max(arms.place_toward(goal), 0) for arms in formations] for goal in goals[:most]]


class Gain:
    """What one plan scores above another, in the same worlds with the same chance."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0.0
        self.squares = 0.0

    def learn(self, gain: float) -> None:
        self.count += 1
        self.total += gain
        self.squares += gain * gain

    def shift(self, other: Gain, by: float) -> None:
        """Be as well known as another, but so much more."""
        self.count = other.count
        self.total = other.total + by * other.count
        self.squares = other.squares + 2.0 * by * other.total + by * by * other.count

    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    def lower_bound(self, errors: float) -> float:
        """The mean less so many standard errors; with one trial nothing is known."""
        if self.count < 2:
            return 0.0
        mean = self.mean()
        variance = max(self.squares / self.count - mean * mean, 0.0)
        return mean - errors * sqrt(variance / (self.count - 1))


class Plan:
    """A joint plan that was tried."""

    def __init__(self, places: tuple[int, ...], orders: tuple[int, ...], prior: float) -> None:
        self.places = places
        """Per formation, the place of its order among its candidates."""
        self.orders = orders
        self.prior = prior
        self.count = 0
        self.total = 0.0
        self.squares = 0.0
        self.effects = 0.0
        """Sum of what it scored above the average plan, without what the world and chance gave."""
        self.trials = 0
        """Simulations in the final comparison, counted apart: the others are biased by choice."""
        self.trial_total = 0.0
        self.trial_squares = 0.0
        self.gain = Gain()
        """Over the plan that others must surpass, in the same trials."""

    def compared_like(self, plan: Plan, gain: float) -> None:
        """Take over the comparison of another plan, over which this one gains so much."""
        self.trials = plan.trials
        self.trial_total = plan.trial_total + gain * plan.trials
        shifted = 2.0 * gain * plan.trial_total + gain * gain * plan.trials
        self.trial_squares = plan.trial_squares + shifted
        self.gain.shift(plan.gain, gain)
