"""Searches a plan: one order per formation, a choice too wide to list.

Naive sampling: each formation keeps statistics of its own orders, and the joint plans that were
tried keep theirs. Most simulations look for better plans; in the rest the best plans met so far
are compared in the same worlds with the same dice, half of them leaving at each round.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import log, sqrt
from random import Random
from typing import Any, Final

from ai.search.belief import Belief
from ai.search.budget import Budget
from ai.search.playouts import Runner
from ai.search.selection import drawn
from solitaire.advising import PlanSlot

NEW_PLANS: Final = 0.3
"""Share of the looking that puts plans together from the formations' own statistics."""

VARIED_PLANS: Final = 0.3
"""Share of the looking that changes a leading plan in one or two orders."""

JOINT_PLANS: Final = 0.3
"""Share of those changes that sends others along to the goal of the changed order."""

JOINING: Final = 0.5
"""Share of those who could go there too that is sent."""

HABITUAL_ORDERS: Final = 0.2
"""Share of those orders that is drawn as a sensible commander would."""

ANY_LEADER: Final = 0.2
"""Share of the other simulations that goes to any of the leading plans instead of the first."""

LEADERS: Final = 12
LEADERS_LAST: Final = 16
"""Simulations after which the leading plans are found again."""

PRIOR_VISITS: Final = 6.0
"""Simulations that an order's expected score counts like before it was tried."""

PRIOR_SLOPE: Final = 0.01
"""Score lost per natural logarithm by which an order is less likely than the likeliest."""

SPREAD: Final = 0.2
"""Standard deviation of a simulation's score, for the first draws."""

PLAN_DOUBT: Final = 6.0
"""Simulations that the sum of its orders' effects counts like when a plan is judged."""

TRIALS_OF_FINALIST: Final = 8
"""Simulations there must be on the average for each plan in the final comparison."""

FIRST_LOOK: Final = 8
"""Simulations after which what was learnt before this search is weighed in."""

KEPT_MOST: Final = 16.0
KEPT_SHARE: Final = 0.5
"""What an order was found to be worth counts half at the next search, at most like 16 trials."""


class OrderMemory:
    """What each formation's orders were worth against the average plan, through the game."""

    def __init__(self) -> None:
        self._effects: dict[tuple[str, int], tuple[float, float]] = {}
        """Trials and mean effect."""

    def keep(self, arms: FormationArms, base: float) -> None:
        for place in range(len(arms.orders)):
            count = arms.counts[place]
            if count > 0.0:
                effect = arms.totals[place] / count - base
                self._effects[(arms.key, arms.orders[place])] = (count, effect)

    def weigh_in(self, arms: FormationArms, base: float) -> None:
        for place in range(len(arms.orders)):
            known = self._effects.get((arms.key, arms.orders[place]))
            if known is not None:
                count = min(known[0] * KEPT_SHARE, KEPT_MOST)
                arms.counts[place] += count
                arms.totals[place] += count * (base + known[1])


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
        self.totals = [0.0] * size
        self.visits = 0
        self._width = width
        likeliest = max(slot.priors)
        self._handicaps = [PRIOR_SLOPE * log(likeliest / max(prior, 1e-6)) for prior in slot.priors]

    def width(self, widening: float, power: float) -> int:
        return min(len(self.orders), self._width + int(widening * float(self.visits) ** power))

    def expected(self, place: int, base: float) -> float:
        """The mean, drawn towards what the prior suggests while there are few trials."""
        prior = base - self._handicaps[place]
        return (self.totals[place] + PRIOR_VISITS * prior) / (self.counts[place] + PRIOR_VISITS)

    def promising(self, base: float, width: int, rng: Random) -> int:
        """Thompson sampling: an order as likely as it may be the best of those in view."""
        best = 0
        best_score = -1.0e9
        for place in range(width):
            doubt = SPREAD / sqrt(self.counts[place] + PRIOR_VISITS)
            score = self.expected(place, base) + doubt * rng.gauss(0.0, 1.0)
            if score > best_score:
                best_score = score
                best = place
        return best

    def best(self, base: float) -> int:
        best = 0
        for place in range(len(self.orders)):
            if self.expected(place, base) > self.expected(best, base):
                best = place
        return best

    def place_toward(self, goal: int) -> int:
        """The likeliest order about this goal, or -1."""
        for place in range(len(self.goals)):
            if self.goals[place] == goal:
                return place
        return -1

    def learn(self, place: int, score: float) -> None:
        self.visits += 1
        self.counts[place] += 1.0
        self.totals[place] += score


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
        self.trials = 0
        """Simulations in the final comparison, counted apart: the others are biased by choice."""
        self.trial_total = 0.0
        self.trial_squares = 0.0


class PlanSearch:
    """One decision about a plan."""

    def __init__(
        self,
        runner: Runner,
        belief: Belief,
        slots: Sequence[PlanSlot],
        memory: OrderMemory,
        rng: Random,
        *,
        width: int,
        widening: float,
        widening_power: float,
        finalists: int,
    ) -> None:
        self.tell: Callable[[], None] | None = None
        """Called now and then while the search runs."""
        self.finals: list[Plan] = []
        """The plans of the final comparison, empty before it."""
        self._runner = runner
        self._belief = belief
        self._memory = memory
        self._rng = rng
        self._widening = widening
        self._widening_power = widening_power
        self._most_finals = finalists
        self._arms = [FormationArms(slot, width) for slot in slots]
        self._plan_by_places: dict[tuple[int, ...], Plan] = {}
        self._leaders: list[Plan] = []
        self._count = 0
        self._total = 0.0
        self._seeds = rng.getrandbits(48)
        self._fixed: list[Plan] = [self._plan([0] * len(slots))]
        """Plans that are tried first and always compared at the end; the first is the staff's."""

    def propose(self, order_by_key: dict[str, int]) -> None:
        """Include this plan, with the likeliest order for every formation it says nothing of."""
        places = [0] * len(self._arms)
        for slot in range(len(self._arms)):
            arms = self._arms[slot]
            order = order_by_key.get(arms.key)
            if order is not None and order in arms.orders:
                places[slot] = arms.orders.index(order)
        plan = self._plan(places)
        if plan not in self._fixed:
            self._fixed.append(plan)

    def run(self, budget: Budget, final_share: float) -> None:
        """All of one decision. Without a bound, looking and comparing take turns."""
        self._look_and_compare(budget, final_share)
        while not budget.is_bounded() and not budget.is_stopped():
            budget.begin_episode()
            self._look_and_compare(budget, final_share)

    def _look_and_compare(self, budget: Budget, final_share: float) -> None:
        while budget.share_spent() < 1.0 - final_share and not budget.is_spent():
            self.look()
            self._spend(budget)
            budget.ease(self._base())
        if budget.is_stopped():
            return
        trials = self._count * final_share / (1.0 - final_share)
        self.begin_finals(int(trials / TRIALS_OF_FINALIST))
        plans = list(self.finals)
        rounds = max((len(plans) - 1).bit_length(), 1)
        for number in range(rounds):
            self.compare(plans, budget, 1.0 - final_share * (rounds - number - 1) / rounds)
            plans = self.best_half(plans)

    def _spend(self, budget: Budget) -> None:
        budget.spend()
        if self.tell is not None and budget.is_time_to_tell():
            self.tell()

    # -- looking for plans ------------------------------------------------------------------------

    def look(self) -> None:
        """One simulation."""
        plan = self._next_plan()
        score = self._simulate(plan, self._belief.draw())
        plan.count += 1
        plan.total += score
        plan.squares += score * score
        for slot in range(len(self._arms)):
            self._arms[slot].learn(plan.places[slot], score)
        self._count += 1
        self._total += score
        if self._count == FIRST_LOOK:
            for arms in self._arms:
                self._memory.weigh_in(arms, self._base())

    def _next_plan(self) -> Plan:
        count = self._count
        if count < len(self._fixed):
            return self._fixed[count]
        way = self._rng.random()
        if count < FIRST_LOOK or way < NEW_PLANS:
            return self._plan([self._order(arms) for arms in self._arms])
        if not self._leaders or count % LEADERS_LAST == 0:
            self._leaders = self._best_plans(LEADERS)
        if way < NEW_PLANS + VARIED_PLANS:
            return self._varied(self._any_leader())
        if self._rng.random() < ANY_LEADER:
            return self._any_leader()
        return self._first_of(self._leaders)

    def _any_leader(self) -> Plan:
        return self._leaders[int(self._rng.random() * len(self._leaders))]

    def _varied(self, plan: Plan) -> Plan:
        """The same plan but for one formation's order, or sometimes two, or several to one goal."""
        places = list(plan.places)
        if self._arms[0].goals and self._rng.random() < JOINT_PLANS:
            return self._joined(places)
        for _ in range(1 if self._rng.random() < 0.5 else 2):
            slot = int(self._rng.random() * len(places))
            places[slot] = self._order(self._arms[slot])
        return self._plan(places)

    def _joined(self, places: list[int]) -> Plan:
        """One formation gets a new order, and some of those who can go to its goal are sent too."""
        first = int(self._rng.random() * len(places))
        arms = self._arms[first]
        places[first] = self._order(arms)
        goal = arms.goals[places[first]]
        for slot in range(len(places)):
            toward = self._arms[slot].place_toward(goal)
            if slot != first and toward >= 0 and self._rng.random() < JOINING:
                places[slot] = toward
        return self._plan(places)

    def _order(self, arms: FormationArms) -> int:
        width = arms.width(self._widening, self._widening_power)
        if self._rng.random() < HABITUAL_ORDERS:
            return drawn(arms.priors[:width], self._rng)
        return arms.promising(self._base(), width, self._rng)

    def _plan(self, places: list[int]) -> Plan:
        key = tuple(places)
        plan = self._plan_by_places.get(key)
        if plan is None:
            prior = 1.0
            orders = []
            for slot in range(len(places)):
                arms = self._arms[slot]
                prior *= arms.priors[places[slot]]
                orders.append(arms.orders[places[slot]])
            plan = Plan(key, tuple(orders), prior)
            self._plan_by_places[key] = plan
        return plan

    # -- judging plans ----------------------------------------------------------------------------

    def _base(self) -> float:
        return self._total / self._count if self._count > 0 else 0.5

    def _judged(self, plan: Plan) -> float:
        """Its mean, drawn towards what its orders are worth on the average."""
        base = self._base()
        expected = base
        for slot in range(len(self._arms)):
            expected += self._arms[slot].expected(plan.places[slot], base) - base
        return (plan.total + PLAN_DOUBT * expected) / (plan.count + PLAN_DOUBT)

    def _best_plans(self, most: int) -> list[Plan]:
        plans = [plan for plan in self._plan_by_places.values() if plan.count > 0]
        scores = [self._judged(plan) for plan in plans]
        best_first = sorted(range(len(plans)), key=lambda place: -scores[place])
        return [plans[place] for place in best_first[:most]]

    def _first_of(self, plans: list[Plan]) -> Plan:
        best = plans[0]
        best_score = self._judged(best)
        for plan in plans:
            score = self._judged(plan)
            if score > best_score:
                best_score = score
                best = plan
        return best

    # -- comparing the best -----------------------------------------------------------------------

    def begin_finals(self, most: int) -> None:
        """The staff's plan, the one proposed, every formation's best order, and the leaders."""
        most = max(len(self._fixed) + 1, min(most, self._most_finals))
        base = self._base()
        self.finals = list(self._fixed)
        assembled = self._plan([arms.best(base) for arms in self._arms])
        for plan in [assembled, *self._best_plans(most)]:
            if plan not in self.finals and len(self.finals) < most:
                self.finals.append(plan)

    def compare(self, plans: list[Plan], budget: Budget, until: float) -> None:
        """Trials of all these plans in turn, until this share of the budget is spent."""
        while budget.share_spent() < until and budget.has_room_for(len(plans)):
            trial = plans[0].trials
            index = self._belief.draw_index()
            for plan in plans:
                self._runner.rng.seed(self._seeds + trial)
                score = self._simulate(plan, self._belief.copy(index))
                plan.trials += 1
                plan.trial_total += score
                plan.trial_squares += score * score
                self._spend(budget)

    def best_half(self, plans: list[Plan]) -> list[Plan]:
        scores = [self._compared(plan) for plan in plans]
        best_first = sorted(range(len(plans)), key=lambda place: -scores[place])
        return [plans[place] for place in best_first[: (len(plans) + 1) // 2]]

    def _compared(self, plan: Plan) -> float:
        judged = self._judged(plan)
        return (plan.trial_total + PLAN_DOUBT * judged) / (plan.trials + PLAN_DOUBT)

    # -- simulations and results ------------------------------------------------------------------

    def _simulate(self, plan: Plan, state: Any) -> float:
        playout = self._runner.advice.new_playout()
        playout.follow(state, plan.orders)
        return float(self._runner.finish(state, playout)[self._belief.seat])

    def remember(self) -> None:
        """Keep the orders' worth for the next search."""
        base = self._base()
        for arms in self._arms:
            self._memory.keep(arms, base)

    def candidates(self, most: int) -> list[Plan]:
        """Those of the final comparison, or the leaders if it was not reached."""
        compared = [plan for plan in self.finals if plan.trials > 0]
        if compared:
            return compared
        return self._best_plans(most) or [self._fixed[0]]
