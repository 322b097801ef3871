"""Searches a plan: one order per formation, a choice too wide to list.

Naive sampling: each formation keeps statistics of its own orders, and the joint plans that were
tried keep theirs. Most simulations look for better plans, some at a time in one world with the same
chance: what they have in common says nothing about them and is taken off. In the rest the best
plans met so far are compared in the same way, half of them leaving at each round. At last what a
careful staff doubts of the winner is compared with something quieter.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from ai.search.belief import Belief
from ai.search.budget import Budget
from ai.search.formations import FormationArms, Gain, OrderMemory, Plan, rallies
from ai.search.playouts import Runner
from ai.search.selection import drawn
from solitaire.advising import Doubt, PlanSlot

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

TOGETHER: Final = 6
"""Plans that are tried in one world with the same chance."""

ATTEMPTS: Final = 4
"""Draws for a plan that was not tried in this world yet; then it is tried twice."""

PLAN_DOUBT: Final = 3.0
"""Simulations that the sum of its orders' effects counts like when a plan is judged."""

DOUBT_SHARE: Final = 0.3
"""Part of the final comparison that is kept for what a careful staff doubts of the winner."""

CLEAR_GAIN: Final = 2.5
"""Standard errors by which a doubtful order must gain over a quiet one."""

TRIALS_OF_FINALIST: Final = 8
"""Simulations there must be on the average for each plan in the final comparison."""

WEIGHTY_SHARE: Final = 0.6
"""Part of the budget in which plans are compared if every weighty order is a plan of its own:
there are many then, and they differ by a few hundredths."""

FIRST_LOOK: Final = 8
"""Simulations after which what was learnt before this search is weighed in."""


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
        change_cost: float = 0.0,
        caution: float = 0.0,
        is_steady: bool = False,
    ) -> None:
        """Steady: the plan that others must surpass is compared to the end. With caution so it is,
        and every order that differs from it must gain by itself, by so many standard errors."""
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
        self._change_cost = change_cost
        self._standing: dict[int, int] = {}
        """By formation, the place of an order that was given to last."""
        self._slots = slots
        self._arms = [FormationArms(slot, width) for slot in slots]
        self._plan_by_places: dict[tuple[int, ...], Plan] = {}
        self._leaders: list[Plan] = []
        self._leaders_until = 0
        self._is_reminded = False
        self._count = 0
        self._total = 0.0
        self._seeds = rng.getrandbits(48)
        self._spread = runner.advice.spread()
        self._fixed: list[Plan] = [self._plan([0] * len(slots))]
        """Plans that are tried first and always compared at the end; the first is the staff's."""
        self._rallies: list[Plan] = []
        """Plans that are tried after the fixed ones."""
        self._weighty: list[Plan] = []
        """Plans that change nothing but a weighty order; they are compared at the end, too."""
        self.base = self._fixed[0]
        """The plan that the others must surpass where the game is cautious."""
        self._is_cautious = caution > 0.0
        self._is_steady = self._is_cautious or is_steady
        self._clear_gain = caution if self._is_cautious else CLEAR_GAIN

    def propose(self, order_by_key: dict[str, int], is_under_way: bool = False) -> None:
        """Include this plan, with the likeliest order for every formation it says nothing of. The
        others must surpass it if it is under way."""
        places = [0] * len(self._arms)
        for slot in range(len(self._arms)):
            arms = self._arms[slot]
            order = order_by_key.get(arms.key)
            if order is not None and order in arms.orders:
                places[slot] = arms.orders.index(order)
        plan = self._plan(places)
        if plan not in self._fixed:
            self._fixed.append(plan)
        if is_under_way:
            self.base = plan

    def propose_weighty(self, nodes: int) -> bool:
        """Include a plan for each weighty order, the others being the likeliest, if so many
        simulations are enough to compare them. Whether it did."""
        found: list[Plan] = []
        for slot in range(len(self._slots)):
            if not self._slots[slot].is_weighty:
                continue
            for place in range(1, len(self._arms[slot].orders)):
                places = [0] * len(self._arms)
                places[slot] = place
                found.append(self._plan(places))
        if not found or nodes * WEIGHTY_SHARE < len(found) * 2 * TRIALS_OF_FINALIST:
            return False
        self._weighty = found
        return True

    def propose_rallies(self, nodes: int) -> None:
        """Try plans that send everybody to one goal, if so many simulations allow it."""
        plans = [self._plan(places) for places in rallies(self._arms, nodes)]
        self._rallies = [plan for plan in plans if plan not in self._fixed]

    def keep(self, order_by_key: dict[str, int]) -> None:
        """These orders were given to last: plans that change them cost something."""
        for slot in range(len(self._arms)):
            arms = self._arms[slot]
            order = order_by_key.get(arms.key)
            if order is not None and order in arms.orders:
                self._standing[slot] = arms.orders.index(order)

    def run(self, budget: Budget, final_share: float) -> None:
        """All of one decision. Without a bound, looking and comparing take turns."""
        self._look_and_compare(budget, final_share)
        while not budget.is_bounded() and not budget.is_stopped():
            budget.begin_episode()
            self._look_and_compare(budget, final_share)

    def _look_and_compare(self, budget: Budget, final_share: float) -> None:
        while budget.share_spent() < 1.0 - final_share and not budget.is_spent():
            self.look(budget, 1.0 - final_share)
            budget.ease(self._base())
        if budget.is_stopped():
            return
        trials = self._count * final_share / (1.0 - final_share)
        self.begin_finals(int(trials / TRIALS_OF_FINALIST))
        plans = rivals = list(self.finals)
        rounds = max((len(plans) - 1).bit_length(), 1)
        kept = final_share * DOUBT_SHARE
        for number in range(rounds):
            rivals = plans
            left = (final_share - kept) * (rounds - number - 1) / rounds
            self.compare(rivals, budget, 1.0 - kept - left)
            plans = self.best_half(rivals)
        chosen = [self._best_first(rivals)[0]]
        if self._is_steady and self.base not in chosen and self.base in self.finals:
            chosen.append(self.base)
        if not self.think_over(chosen, budget):
            self.compare(rivals, budget, 1.0)

    def _spend(self, budget: Budget) -> None:
        budget.spend()
        if self.tell is not None and budget.is_time_to_tell():
            self.tell()

    # -- looking for plans ------------------------------------------------------------------------

    def look(self, budget: Budget, until: float) -> None:
        """Some simulations in one world with the same chance, up to this share of the budget."""
        index = self._belief.draw_index()
        chance = self._rng.getrandbits(48)
        plans: list[Plan] = []
        scores: list[float] = []
        while len(plans) < TOGETHER and budget.share_spent() < until and not budget.is_spent():
            plan = self._another_plan(plans)
            self._runner.draws.begin(chance)
            plans.append(plan)
            scores.append(self._simulate(plan, self._belief.copy(index)))
            self._spend(budget)
        self._learn(plans, scores)

    def _learn(self, plans: list[Plan], scores: list[float]) -> None:
        """What the plans scored beyond what they did before goes by the world and chance."""
        common = 0.0
        for place in range(len(plans)):
            plan = plans[place]
            common += scores[place] - plan.effects / (plan.count + PLAN_DOUBT)
            self._total += scores[place]
        self._count += len(plans)
        common /= max(len(plans), 1)
        for place in range(len(plans)):
            self._learn_effect(plans[place], scores[place], scores[place] - common)
        if not self._is_reminded and self._count >= FIRST_LOOK:
            self._is_reminded = True
            for arms in self._arms:
                self._memory.weigh_in(arms)

    def _learn_effect(self, plan: Plan, score: float, effect: float) -> None:
        plan.count += 1
        plan.total += score
        plan.squares += score * score
        plan.effects += effect
        for slot in range(len(self._arms)):
            self._arms[slot].learn(plan.places[slot], effect)

    def _another_plan(self, plans: list[Plan]) -> Plan:
        """One that was not tried in this world yet, if it can be had easily."""
        plan = self._next_plan(self._count + len(plans))
        for _ in range(ATTEMPTS):
            if plan not in plans:
                break
            plan = self._next_plan(self._count + len(plans))
        return plan

    def _next_plan(self, count: int) -> Plan:
        first = [*self._fixed, *self._rallies, *self._weighty]
        if count < len(first):
            return first[count]
        way = self._rng.random()
        if count < FIRST_LOOK or way < NEW_PLANS:
            return self._plan([self._order(arms) for arms in self._arms])
        if not self._leaders or self._count >= self._leaders_until:
            self._leaders = self._best_plans(LEADERS)
            self._leaders_until = self._count + LEADERS_LAST
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
        return arms.promising(width, self._spread, self._rng)

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
        """What it scores above the average plan, drawn towards what its orders do."""
        expected = 0.0
        for slot in range(len(self._arms)):
            expected += self._arms[slot].expected(plan.places[slot])
        return (plan.effects + PLAN_DOUBT * expected) / (plan.count + PLAN_DOUBT)

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
        self.finals = list(self._fixed)
        assembled = self._plan([arms.best() for arms in self._arms])
        for plan in [assembled, *self._best_plans(most)]:
            if plan not in self.finals and len(self.finals) < most:
                self.finals.append(plan)
        self.finals += [plan for plan in self._weighty if plan not in self.finals]

    def compare(self, plans: list[Plan], budget: Budget, until: float) -> None:
        """Trials of all these plans in turn, until this share of the budget is spent."""
        while budget.share_spent() < until and budget.has_room_for(len(plans)):
            trial = plans[0].trials
            index = self._belief.draw_index()
            scores = [self._trial(plan, index, trial, budget) for plan in plans]
            base = scores[plans.index(self.base)] if self.base in plans else -1.0
            for plan, score in zip(plans, scores, strict=True):
                plan.trials += 1
                plan.trial_total += score
                plan.trial_squares += score * score
                if base >= 0.0:
                    plan.gain.learn(score - base)

    def best_half(self, plans: list[Plan]) -> list[Plan]:
        found = self._best_first(plans)[: (len(plans) + 1) // 2]
        if self._is_steady and self.base not in found:
            found[len(found) - 1] = self.base
        return found

    def _best_first(self, plans: list[Plan]) -> list[Plan]:
        scores = [self._compared(plan) for plan in plans]
        return [plans[place] for place in sorted(range(len(plans)), key=lambda at: -scores[at])]

    def _compared(self, plan: Plan) -> float:
        judged = self._base() + self._judged(plan)
        return (plan.trial_total + PLAN_DOUBT * judged) / (plan.trials + PLAN_DOUBT)

    # -- thinking over ----------------------------------------------------------------------------

    def think_over(self, plans: list[Plan], budget: Budget) -> bool:
        """What is doubtful in these is compared with something quieter, and kept only if it is
        seen to gain; doubtful plans that were not thought over go. False if nothing is doubtful."""
        kept: list[Plan] = []
        doubtful = [plan for plan in plans if self._doubts(plan)]
        for place in range(len(doubtful)):
            share = 1.0 - (1.0 - budget.share_spent()) * (1.0 - 1.0 / (len(doubtful) - place))
            kept.append(self._thought_over(doubtful[place], budget, share))
        if not self._is_cautious:
            self.finals = [plan for plan in self.finals if plan in kept or not self._doubts(plan)]
        elif kept:
            self.finals = [self.base] if kept[0] is self.base else [kept[0], self.base]
        return bool(doubtful)

    def _thought_over(self, plan: Plan, budget: Budget, until: float) -> Plan:
        variants = [self._quieter(plan, doubt) for doubt in self._doubts(plan)]
        quieter = [self._plan(places) for places in variants]
        return self._amended(plan, variants, self._gains(plan, quieter, budget, until))

    def _doubts(self, plan: Plan) -> list[Doubt]:
        """A cautious game doubts whatever differs from the base: a plan that gains may have orders
        among its changes that lose."""
        if self._is_cautious:
            return [
                _doubt_of(slot, self.base.orders[slot])
                for slot in range(len(plan.orders))
                if plan.orders[slot] != self.base.orders[slot]
            ]
        return self._runner.advice.doubts(self._belief.worlds[0], self._slots, plan.orders)

    def _quieter(self, plan: Plan, doubt: Doubt) -> list[int]:
        """The plan's places, but for the best of the quiet orders where it is doubted."""
        places = list(plan.places)
        for slot, orders in doubt.quiet.items():
            arms = self._arms[slot]
            quiet = [arms.orders.index(order) for order in orders]
            scores = [arms.expected(place) for place in quiet]
            places[slot] = quiet[scores.index(max(scores))]
        return places

    def _gains(self, plan: Plan, others: list[Plan], budget: Budget, until: float) -> list[Gain]:
        gains = [Gain() for _ in others]
        trial = plan.trials
        while budget.has_room_for(len(others) + 1) and budget.share_spent() < until:
            index = self._belief.draw_index()
            score = self._trial(plan, index, trial, budget)
            for place in range(len(others)):
                gains[place].learn(score - self._trial(others[place], index, trial, budget))
            trial += 1
        return gains

    def _trial(self, plan: Plan, index: int, trial: int, budget: Budget) -> float:
        """One simulation; those of the same number meet the same chance."""
        self._runner.draws.begin(self._seeds + trial)
        score = self._simulate(plan, self._belief.copy(index))
        self._spend(budget)
        return score

    def _amended(self, plan: Plan, variants: list[list[int]], gains: list[Gain]) -> Plan:
        """The plan without what did not gain, known as well as the plan was; in its place."""
        places = list(plan.places)
        gained = 0.0
        for variant, gain in zip(variants, gains, strict=True):
            if gain.lower_bound(self._clear_gain) <= 0.0:
                gained += gain.mean()
                for slot in range(len(places)):
                    if variant[slot] != plan.places[slot]:
                        places[slot] = variant[slot]
        amended = self._plan(places)
        if amended is plan or (self._is_cautious and amended is self.base):
            return amended
        amended.compared_like(plan, -gained)
        self.finals = [one for one in self.finals if one is not amended]
        self.finals = [amended if one is plan else one for one in self.finals]
        if self.base is plan:
            self.base = amended
        return amended

    # -- simulations and results ------------------------------------------------------------------

    def _simulate(self, plan: Plan, state: Any) -> float:
        playout = self._runner.advice.new_playout()
        playout.follow(state, plan.orders)
        return float(self._runner.finish(state, playout)[self._belief.seat]) - self._cost(plan)

    def _cost(self, plan: Plan) -> float:
        """Of changing one's mind: what an order that lasts was worth shows after some turns."""
        total = 0.0
        for slot, place in self._standing.items():
            if plan.places[slot] != place:
                total += self._change_cost
        return total

    def remember(self) -> None:
        """Keep the orders' worth for the next search."""
        for arms in self._arms:
            self._memory.keep(arms)

    def candidates(self, most: int) -> list[Plan]:
        """Those of the final comparison, or the leaders if it was not reached."""
        compared = [plan for plan in self.finals if plan.trials > 0]
        if compared:
            return compared
        return self._best_plans(most) or [self._fixed[0]]


def _doubt_of(slot: int, order: int) -> Doubt:
    doubt = Doubt()
    doubt.quiet[slot] = [order]
    return doubt
