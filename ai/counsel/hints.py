"""Hints: what to choose, how certain that is, and why, from the asking seat's view alone.

A search finds the candidates. Then their futures are imagined in the same worlds with the same
dice, and every number and reason in the hint is counted there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from time import perf_counter
from typing import Any, Final

from ai.counsel.futures import FEWEST, Choice, Futures
from ai.counsel.hint import Hint, Option
from ai.honesty.fingerprint import fingerprint
from ai.search.attempts import attempts_of
from ai.search.belief import Belief
from ai.search.budget import Budget, Limit
from ai.search.choice import HINT, ranked
from ai.search.levels import Settings
from ai.search.report import PLANNED, RootStatistics
from ai.search.search import Searcher
from solitaire.advising import Advice, PlannedOrder
from solitaire.protocol import Decide, Rules

MOST: Final = 5
"""Candidates in a hint."""
REASONS: Final = 3
SEARCH_SHARE: Final = 0.5
"""Share of the nodes that looks for candidates; the rest compares them."""
FIRST_SECONDS: Final = 0.5
"""For the first answer, searching and comparing together."""
REFINED_AFTER: Final = 0.6
"""Seconds of comparing between two successive, improving hints."""
ODDS_SECONDS: Final = 0.6
"""Kept at the end for the exact odds, those of the first candidate first."""
LEAST_EDGE: Final = 0.01
"""Win chances closer than this are equal as far as a person is concerned."""
LONGEST_ORDER: Final = 24
"""Steps."""
TRUSTED: Final = 2.0
"""Standard errors by which futures must disagree with the search to overrule its favourite."""

Label = tuple[str, tuple[PlannedOrder, ...]]
"""Text and orders of a choice."""
Stop = Callable[[], bool]
"""Polled: whether nobody is waiting for the answer any more."""


@dataclass(frozen=True, slots=True)
class _Inquiry:
    """A question that was searched: the candidates found, the search's favourite first."""

    view: Any
    searcher: Searcher
    study: RootStatistics
    favourite: Any
    """The first step of the favourite."""
    choices: Sequence[Choice]
    labels: Sequence[Label]


class Adviser:
    """Gives hints about one game. Keeps nothing between questions."""

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
        """In about that time; timed by the clock, so it may differ from run to run."""
        limit = Limit(seconds=seconds * SEARCH_SHARE, stop=stop)
        inquiry = self._searched(view, offered, limit)
        futures = self.compared(view, inquiry.choices, 0, limit)
        return self._hint(inquiry, futures, is_partial=True)

    def refined_hints(
        self,
        view: Any,
        offered: Sequence[Any],
        seconds: float,
        most_nodes: int,
        stop: Stop | None = None,
    ) -> Iterator[Hint]:
        """A first one soon and better ones as time goes on; all but the last are partial.

        Timed by the clock, so they may differ from run to run. Once it is stopped no more come.
        """
        until = perf_counter() + seconds
        yield self.first_hint(view, offered, min(FIRST_SECONDS, seconds / 2), stop)
        half = max(round(most_nodes * SEARCH_SHARE), 2)
        compared_by = until - ODDS_SECONDS
        left = max(compared_by - perf_counter(), 0.0)
        limit = Limit(half, left * SEARCH_SHARE, stop)
        inquiry = self._searched(view, offered, limit, compared_by)
        futures = self._futures(view, inquiry.choices)
        while not _is_told_to(stop):
            room = half - futures.size * len(futures.choices)
            left = compared_by - perf_counter()
            is_last = left <= REFINED_AFTER * 1.5 or room <= len(futures.choices)
            limit = Limit(seconds=max(left if is_last else REFINED_AFTER, 0.0), stop=stop)
            futures.run(Budget(max(room, 1), limit))
            if not _is_told_to(stop):
                yield self._hint(inquiry, futures, is_partial=not is_last, until=until)
            if is_last:
                return

    def hint(
        self,
        view: Any,
        offered: Sequence[Any],
        nodes: int,
        stop: Stop | None = None,
        seconds: float | None = None,
    ) -> Hint:
        """With this many simulations in all: the same every time unless it is stopped or time runs
        out first."""
        searching = max(round(nodes * SEARCH_SHARE), 2)
        comparing = max(nodes - searching, 1)
        half = None if seconds is None else seconds * SEARCH_SHARE
        inquiry = self._searched(view, offered, Limit(searching, half, stop))
        futures = self.compared(view, inquiry.choices, comparing, Limit(comparing, half, stop))
        return self._hint(inquiry, futures, is_partial=_is_told_to(stop))

    def compared(
        self, view: Any, choices: Sequence[Choice], nodes: int, limit: Limit | None = None
    ) -> Futures:
        """The futures of these choices, with this many simulations in all."""
        futures = self._futures(view, choices)
        futures.run(Budget(nodes, limit or Limit()))
        return futures

    def _futures(self, view: Any, choices: Sequence[Choice]) -> Futures:
        seed = fingerprint("futures", self._seed, view)
        return Futures(self._rules, self._advice, self._belief(view), choices, seed)

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

    def _searched(
        self, view: Any, offered: Sequence[Any], limit: Limit, until: float | None = None
    ) -> _Inquiry:
        """`until` is the moment by which the choices must have been compared as well: if the search
        was slow there are fewer of them, each with enough futures to be meaningful."""
        searcher = Searcher(self._rules, self._advice, self._settings, self._seed)
        study = searcher.study(view, offered, limit)
        report = searcher.decide(view, study, HINT)
        texts = [(one.text, one.orders) for one in report.candidates]
        most = MOST if until is None else _affordable(study, until - perf_counter())
        choices, labels = self._choices(study, texts, self._likeliest(view, offered), most)
        return _Inquiry(view, searcher, study, report.ply, choices, labels)

    def _hint(
        self,
        inquiry: _Inquiry,
        futures: Futures,
        *,
        is_partial: bool,
        until: float | None = None,
    ) -> Hint:
        view, study, choices = inquiry.view, inquiry.study, inquiry.choices
        order = _best_first(futures)
        options = [
            self._option(
                futures,
                place,
                order,
                inquiry.labels[place],
                () if is_partial else self._attempts(view, choices[place], until),
                _visits(study, choices[place]),
            )
            for place in order
        ]
        ply = self._first_ply(inquiry, order[0])
        return Hint(
            ply,
            self._rules.ply_text(ply),
            choices[order[0]],
            self._order(view, ply, choices[order[0]].plan),
            study.how,
            study.nodes + futures.size * len(choices),
            futures.size,
            is_partial,
            tuple(options),
        )

    def _choices(
        self,
        study: RootStatistics,
        texts: Sequence[Label],
        offered: Sequence[Any],
        most: int,
    ) -> tuple[list[Choice], list[Label]]:
        """The search's best; if it found only one, also the first of the others offered."""
        arms = ranked(study)[:most]
        if study.how == PLANNED:
            return [Choice(plan=arm.key) for arm in arms], list(texts[: len(arms)])
        plies = [arm.key for arm in arms]
        plies += [ply for ply in offered if ply not in plies][: most - len(plies)]
        labels: list[Label] = [(self._rules.ply_text(ply), ()) for ply in plies]
        return [Choice(plies=(ply,)) for ply in plies], labels

    def _likeliest(self, view: Any, offered: Sequence[Any]) -> Sequence[Any]:
        """What is offered, by the game's prior; in the given order if the game has none."""
        world = self._rules.imagine(view, Random(fingerprint("likeliest", view)))
        priors = self._advice.priors(world, offered)
        if not priors:
            return offered
        best_first = sorted(range(len(offered)), key=lambda place: -priors[place])
        return [offered[place] for place in best_first]

    def _first_ply(self, inquiry: _Inquiry, best: int) -> Any:
        if best == 0:
            return inquiry.favourite
        choice, study = inquiry.choices[best], inquiry.study
        if choice.plies:
            return choice.plies[0]
        arms = [arm for arm in study.arms if arm.key == choice.plan]
        return inquiry.searcher.decide(inquiry.view, RootStatistics(study.how, arms), HINT).ply

    def _order(self, view: Any, ply: Any, plan: tuple[int, ...]) -> tuple[Any, ...]:
        """How the plan's first order is carried out if nothing intervenes."""
        if not plan:
            return (ply,)
        world = self._rules.imagine(view, Random(fingerprint("order", view)))
        asked, heading = self._rules.pending(world), self._rules.heading(world)
        commander, rng = self._advice.new_executor(), Random(0)
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
        label: Label,
        attempts: tuple[tuple[str, Fraction], ...],
        visits: int,
    ) -> Option:
        best = order[0]
        other = best if place != best else _rival(futures, order)
        chance, chances = futures.told(place)
        edge, edges = (0.0, (0.0, 0.0)) if place == best else futures.told_edge(place, best)
        is_clear = (edges[0] > 0.0 or edges[1] < 0.0) and abs(edge) >= LEAST_EDGE
        return Option(
            text=label[0],
            orders=label[1],
            chance=chance,
            interval=chances,
            edge=edge,
            edge_interval=edges,
            is_equal=place != best and not is_clear,
            attempts=attempts,
            reasons=tuple(futures.reasons(place, other, REASONS)) if place != other else (),
            visits=visits,
            line=tuple(futures.events_of(place, _typical(futures.scores[place]))),
        )

    def _attempts(
        self, view: Any, choice: Choice, until: float | None
    ) -> tuple[tuple[str, Fraction], ...]:
        world = self._rules.imagine(view, Random(fingerprint("odds", view)))
        return tuple(attempts_of(self._rules, self._advice, world, choice, until))


def _is_told_to(stop: Stop | None) -> bool:
    return stop is not None and stop()


def _affordable(study: RootStatistics, seconds: float) -> int:
    """How many choices can be compared in that time, at the speed of the search."""
    each = study.seconds / max(study.nodes, 1) * FEWEST
    return MOST if each <= 0.0 else min(max(int(seconds / each), 2), MOST)


def _visits(study: RootStatistics, choice: Choice) -> int:
    key = choice.plies[0] if choice.plies else choice.plan
    return sum(arm.visits for arm in study.arms if arm.key == key)


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
    """What the first is contrasted with: the best of those that can be distinguished from it."""
    for place in order[1:]:
        if futures.reasons(order[0], place, 1):
            return place
    return order[1] if len(order) > 1 else order[0]


def _typical(scores: Sequence[float]) -> int:
    """The index of the median."""
    return sorted(range(len(scores)), key=lambda place: scores[place])[len(scores) // 2]
