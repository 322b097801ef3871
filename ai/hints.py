"""Hints: what to choose, how sure that is, and why, from the asking seat's view alone.

A search finds the candidates. Then their futures are imagined in the same worlds with the same
dice, and every number and reason of the hint is counted there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from typing import Any, Final

from ai.belief import Belief
from ai.budget import Budget, Limit
from ai.choice import HINT, ranked
from ai.fingerprint import fingerprint
from ai.futures import Choice, Futures, Reason
from ai.levels import Settings
from ai.report import PLANNED, WIDTH_OF_INTERVAL, RootStatistics
from ai.search import Searcher
from solitaire.advising import Advice
from solitaire.protocol import Chance, Decide, Event, Rules

MOST: Final = 5
"""Candidates in a hint."""
REASONS: Final = 3
SEARCH_SHARE: Final = 0.5
"""Part of the nodes that looks for candidates; the rest compares them."""
FIRST_SECONDS: Final = 0.5
"""For the first answer, searching and comparing together."""
LEAST_EDGE: Final = 0.01
"""Win chances nearer than this are equal for a person."""
LONGEST_ORDER: Final = 24
"""Steps."""
TRUSTED: Final = 2.0
"""Standard errors by which futures must disagree with the search to change its favourite."""

Stop = Callable[[], bool]
"""Asked again and again: whether nobody waits for the answer any more."""


@dataclass(frozen=True, slots=True)
class Option:
    """One candidate of a hint."""

    text: str
    orders: tuple[str, ...]
    """Of a plan, one per formation."""
    chance: float
    """To win, a draw counting half."""
    interval: tuple[float, float]
    edge: float
    """What is lost against the first candidate, 0 for that one."""
    edge_interval: tuple[float, float]
    is_equal: bool
    """As far as can be told."""
    attempts: tuple[tuple[str, Fraction], ...]
    """What it attempts by dice, with the exact chance."""
    reasons: tuple[Reason, ...]
    """Against the first candidate; those of the first are against the best that differs."""
    visits: int
    """Simulations of the search that began with it."""
    line: tuple[Event, ...]
    """What happens in a typical future of it."""

    def as_json(self) -> dict[str, Any]:
        return {
            "text": self.text,
            **({"orders": list(self.orders)} if self.orders else {}),
            "chance": round(self.chance, 4),
            "interval": [round(bound, 4) for bound in self.interval],
            "edge": round(self.edge, 4),
            "edge interval": [round(bound, 4) for bound in self.edge_interval],
            "equal": self.is_equal,
            "visits": self.visits,
            "attempts": [{"what": what, "chance": str(chance)} for what, chance in self.attempts],
            "reasons": [_reason_json(reason) for reason in self.reasons],
        }


def _reason_json(reason: Reason) -> dict[str, Any]:
    return {
        "fact": reason.fact.key,
        "words": reason.words(),
        "rule": reason.fact.rule,
        "nudge": reason.fact.nudge,
        "here": round(reason.here, 4),
        "otherwise": round(reason.there, 4),
        "error": round(reason.difference.error, 4),
        "futures": reason.futures,
        "for": reason.is_for,
    }


@dataclass(frozen=True, slots=True)
class Hint:
    ply: Any
    """The next step to play."""
    text: str
    choice: Choice
    """The plan it belongs to, or the step alone."""
    order: tuple[Any, ...]
    """That step and those that belong to it, up to the next dice, answer or order."""
    how: str
    nodes: int
    futures: int
    """For each candidate."""
    partial: bool
    options: tuple[Option, ...]
    """The best first."""

    @property
    def line(self) -> tuple[Event, ...]:
        """What happens in a typical future of the first candidate."""
        return self.options[0].line

    def as_json(self) -> dict[str, Any]:
        return {
            "ply": self.text,
            "how": self.how,
            "nodes": self.nodes,
            "futures": self.futures,
            "partial": self.partial,
            "candidates": [option.as_json() for option in self.options],
        }


class Adviser:
    """Gives hints about one game. Keeps nothing from one question to the next."""

    def __init__(
        self,
        rules: Rules[Any, Any, Any],
        advice: Advice[Any, Any],
        settings: Settings,
        seed: int = 1796,
    ) -> None:
        self._rules = rules
        self._advice = advice
        self._settings = settings
        self._seed = seed

    def first_hint(
        self,
        view: Any,
        offered: Sequence[Any],
        seconds: float = FIRST_SECONDS,
        stop: Stop | None = None,
    ) -> Hint:
        """In about that time; by the clock, so it may differ from time to time."""
        limit = Limit(seconds=seconds * SEARCH_SHARE, stop=stop)
        return self._hint(view, offered, limit, limit, True)

    def hint(
        self,
        view: Any,
        offered: Sequence[Any],
        nodes: int,
        stop: Stop | None = None,
        seconds: float | None = None,
    ) -> Hint:
        """With so many simulations in all: the same every time unless it is stopped or the time
        is up first."""
        searching = max(round(nodes * SEARCH_SHARE), 2)
        comparing = max(nodes - searching, 1)
        half = None if seconds is None else seconds * SEARCH_SHARE
        limits = Limit(searching, half, stop), Limit(comparing, half, stop)
        return self._hint(view, offered, *limits, False)

    def compared(
        self, view: Any, choices: Sequence[Choice], nodes: int, limit: Limit | None = None
    ) -> Futures:
        """The futures of these choices, with so many simulations in all."""
        belief = self._belief(view)
        seed = fingerprint("futures", self._seed, view)
        futures = Futures(self._rules, self._advice, belief, choices, seed)
        futures.run(Budget(nodes, limit or Limit()))
        return futures

    def _belief(self, view: Any) -> Belief:
        settings = self._settings
        return Belief(
            self._rules,
            self._advice,
            view,
            Random(fingerprint("hint", self._seed, view)),
            worlds=settings.worlds,
            temper=settings.temper,
            floor=settings.floor,
        )

    # -- a hint -----------------------------------------------------------------------------------

    def _hint(
        self, view: Any, offered: Sequence[Any], searching: Limit, comparing: Limit, partial: bool
    ) -> Hint:
        searcher = Searcher(self._rules, self._advice, self._settings, self._seed)
        study = searcher.study(view, offered, searching)
        report = searcher.decide(view, study, HINT)
        texts = [(one.text, one.orders) for one in report.candidates]
        choices, labels = self._choices(study, texts, offered)
        futures = self.compared(view, choices, comparing.nodes or 0, comparing)
        order = _best_first(futures)
        is_short = partial or (comparing.stop is not None and comparing.stop())
        options = [
            self._option(
                futures,
                place,
                order,
                labels[place],
                () if is_short else tuple(self._attempts(view, futures.choices[place])),
                _visits(study, futures.choices[place]),
            )
            for place in order
        ]
        ply = self._first_ply(searcher, view, study, choices[order[0]], report.ply, order[0] == 0)
        return Hint(
            ply,
            self._rules.ply_text(ply),
            choices[order[0]],
            self._order(view, ply, choices[order[0]].plan),
            study.how,
            study.nodes + futures.size * len(choices),
            futures.size,
            partial,
            tuple(options),
        )

    def _choices(
        self,
        study: RootStatistics,
        texts: Sequence[tuple[str, tuple[str, ...]]],
        offered: Sequence[Any],
    ) -> tuple[list[Choice], list[tuple[str, tuple[str, ...]]]]:
        """The search's best; where it found only one, others that are offered beside it."""
        arms = ranked(study)[:MOST]
        if study.how == PLANNED:
            return [Choice(plan=arm.key) for arm in arms], list(texts[: len(arms)])
        plies = [arm.key for arm in arms]
        plies += [ply for ply in offered if ply not in plies][: MOST - len(plies)]
        labels: list[tuple[str, tuple[str, ...]]] = [
            (self._rules.ply_text(ply), ()) for ply in plies
        ]
        return [Choice(plies=(ply,)) for ply in plies], labels

    def _first_ply(
        self,
        searcher: Searcher,
        view: Any,
        study: RootStatistics,
        best: Choice,
        favourite: Any,
        is_favourite: bool,
    ) -> Any:
        if is_favourite:
            return favourite
        if best.plies:
            return best.plies[0]
        arms = [arm for arm in study.arms if arm.key == best.plan]
        return searcher.decide(view, RootStatistics(study.how, arms), HINT).ply

    def _order(self, view: Any, ply: Any, plan: tuple[int, ...]) -> tuple[Any, ...]:
        """How the plan's first order is carried out, if nothing comes in between."""
        if not plan:
            return (ply,)
        world = self._rules.imagine(view, Random(fingerprint("order", view)))
        asked, heading = self._rules.pending(world), self._rules.heading(world)
        commander, rng = self._advice.new_commander(), Random(0)
        commander.follow(world, plan)
        found: list[Any] = []
        while len(found) < LONGEST_ORDER:
            found.append(commander.choose(world, rng))
            self._rules.apply(world, found[-1])
            pending = self._rules.pending(world)
            if not isinstance(pending, Decide) or pending == asked:
                break
            assert isinstance(asked, Decide)
            if pending.seat != asked.seat or self._rules.heading(world) != heading:
                break
        return tuple(found) if found[0] == ply else (ply,)

    def _option(
        self,
        futures: Futures,
        place: int,
        order: Sequence[int],
        label: tuple[str, tuple[str, ...]],
        attempts: tuple[tuple[str, Fraction], ...],
        visits: int,
    ) -> Option:
        best = order[0]
        other = best if place != best else _rival(futures, order)
        edge = futures.edge(place, best)
        reach = WIDTH_OF_INTERVAL * edge.error
        chance, error = futures.mean_score(place), WIDTH_OF_INTERVAL * futures.error(place)
        is_best = place == best
        return Option(
            text=label[0],
            orders=label[1],
            chance=chance,
            interval=(max(chance - error, 0.0), min(chance + error, 1.0)),
            edge=0.0 if is_best else edge.mean,
            edge_interval=(0.0, 0.0) if is_best else (edge.mean - reach, edge.mean + reach),
            is_equal=not is_best and (abs(edge.mean) < max(reach, LEAST_EDGE)),
            attempts=attempts,
            reasons=tuple(futures.reasons(place, other, REASONS)) if place != other else (),
            visits=visits,
            line=tuple(futures.events_of(place, _typical(futures.scores[place]))),
        )

    def _attempts(self, view: Any, choice: Choice) -> Sequence[tuple[str, Fraction]]:
        world = self._rules.imagine(view, Random(fingerprint("odds", view)))
        if choice.plies:
            return self._advice.exact_chances(world, choice.plies[0])
        return self._attempts_of_plan(world, choice.plan)

    def _attempts_of_plan(
        self, world: Any, plan: tuple[int, ...]
    ) -> Sequence[tuple[str, Fraction]]:
        """What the plan leaves to dice, up to the first that is rolled for something else."""
        rules, advice = self._rules, self._advice
        asked = rules.pending(world)
        clock = advice.clock(world)
        commander = advice.new_commander()
        commander.follow(world, plan)
        rng = Random(0)
        found: dict[str, Fraction] = {}
        while rules.pending(world) == asked or self._is_same_turn(world, asked, clock):
            if isinstance(rules.pending(world), Chance):
                rules.apply(world, rules.outcomes(world)[-1][0])
                continue
            ply = commander.choose(world, rng)
            found.update(advice.exact_chances(world, ply))
            rules.apply(world, ply)
        return list(found.items())

    def _is_same_turn(self, world: Any, asked: object, clock: int) -> bool:
        """Whether the seat is still carrying out its plan."""
        pending = self._rules.pending(world)
        if isinstance(pending, Chance):
            return self._advice.clock(world) == clock
        assert isinstance(asked, Decide)
        return (
            isinstance(pending, Decide)
            and pending.seat == asked.seat
            and _plans(self._advice, world)
        )


def _visits(study: RootStatistics, choice: Choice) -> int:
    key = choice.plies[0] if choice.plies else choice.plan
    return sum(arm.visits for arm in study.arms if arm.key == key)


def _plans(advice: Advice[Any, Any], world: Any) -> bool:
    return bool(advice.slots(world)) or advice.effort(world) <= 0.0


def _best_first(futures: Futures) -> list[int]:
    """The search's favourite unless the futures clearly disagree; the others by their scores."""
    places = list(range(len(futures.choices)))
    scores = [futures.mean_score(place) for place in places]
    best = 0
    for place in places[1:]:
        edge = futures.edge(place, best)
        if edge.mean > TRUSTED * edge.error and scores[place] > scores[best]:
            best = place
    others = sorted((place for place in places if place != best), key=lambda one: -scores[one])
    return [best, *others]


def _rival(futures: Futures, order: Sequence[int]) -> int:
    """What the first is contrasted with: the best of those that can be told from it."""
    for place in order[1:]:
        if futures.reasons(order[0], place, 1):
            return place
    return order[1] if len(order) > 1 else order[0]


def _typical(scores: Sequence[float]) -> int:
    """The place of the median."""
    return sorted(range(len(scores)), key=lambda place: scores[place])[len(scores) // 2]
