"""Imagined futures of several choices, in the same worlds with the same dice, and their results.

Everything here is found by counting: every claim of a hint can be recounted from `scores` and
`counts`. Both sides continue by their habits, as in the search.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Any, Final

from ai.honesty.fingerprint import fingerprint
from ai.search.belief import Belief
from ai.search.budget import Budget
from ai.search.playouts import roll
from ai.search.report import WIDTH_OF_INTERVAL
from solitaire.advising import Advice, Fact, Playout
from solitaire.protocol import Chance, Decide, Event, Over, Rules
from solitaire.text import Text, text, verbatim

HORIZON: Final = 3
"""Player-turns ahead: far enough to include the beginning of the next turn, whichever side is asked
now. A game with longer plans says how far."""

MANY: Final = 10.0
"""From this number on, values are given as whole numbers."""

SURE: Final = 3.0
"""Standard errors by which a difference must differ from zero: with two dozen facts examined,
chance alone would produce a false one in about fifteen contrasts."""

FEWEST: Final = 8
"""The fewest futures on which a claim may rest."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A plan, or plies to be played one after another; those not offered when their turn comes are
    left out."""

    plan: tuple[int, ...] = ()
    plies: tuple[Any, ...] = ()


@dataclass(frozen=True, slots=True)
class Difference:
    """What differs between the futures of two choices, on average, and how certain it is."""

    mean: float
    error: float

    @property
    def is_sure(self) -> bool:
        return self.mean != 0.0 and abs(self.mean) >= SURE * self.error


@dataclass(frozen=True, slots=True)
class Reason:
    """A fact that occurs more or less often after the first choice than after the other."""

    fact: Fact
    here: float
    there: float
    difference: Difference
    futures: int
    is_for: bool
    """Whether it speaks for the first choice."""

    def words(self) -> Text:
        fact, what = self.fact, verbatim(self.fact.text)
        if fact.is_chance:
            return text(
                "{fact} in {share} % of the futures, otherwise {other} % [{rule}]",
                fact=what,
                share=round(100 * self.here),
                other=round(100 * self.there),
                rule=fact.rule,
            )
        here, there = _amounts(self.here, self.there)
        return text(
            "{fact}: {amount} on average, otherwise {instead} [{rule}]",
            fact=what,
            amount=here,
            instead=there,
            rule=fact.rule,
        )


def _amounts(here: float, there: float) -> tuple[float, float]:
    """Tenths of large numbers are given only if the two would otherwise look the same."""
    is_many = max(here, there) >= MANY and round(here) != round(there)
    return (round(here), round(there)) if is_many else (here, there)


Told = tuple[float, tuple[float, float]]
"""A number and its 95 % interval."""


class Futures:
    def __init__(
        self,
        rules: Rules[Any, Any, Any],
        advice: Advice[Any, Any],
        belief: Belief,
        choices: Sequence[Choice],
        seed: int,
    ) -> None:
        self.choices = list(choices)
        self.seat = belief.seat
        self.facts = list(advice.facts())
        self.scores: list[list[float]] = [[] for _ in choices]
        """By choice, for the seat that is asked; entries with the same index belong together."""
        self.counts: list[list[Sequence[float]]] = [[] for _ in choices]
        self._rules = rules
        self._advice = advice
        self._belief = belief
        self._seed = seed
        world = belief.worlds[0]
        self._until = advice.clock(world) + (advice.horizon(world) or HORIZON)
        self._worlds: list[int] = []

    @property
    def size(self) -> int:
        return len(self.scores[0]) if self.scores else 0

    def run(self, budget: Budget) -> None:
        """Adds more of them, in whole rows, at least one."""
        while not self.size or budget.has_room_for(len(self.choices)):
            self._worlds.append(self._belief.draw_index())
            row = [self._future(choice, self.size, None) for choice in self.choices]
            for place, (score, counts) in enumerate(row):
                self.scores[place].append(score)
                self.counts[place].append(counts)
                budget.spend()

    def events_of(self, choice: int, number: int) -> list[Event]:
        """What happens in one of these futures, in order."""
        events: list[Event] = []
        self._future(self.choices[choice], number, events)
        return events

    # -- one future -------------------------------------------------------------------------------

    def _future(
        self, choice: Choice, number: int, account: list[Event] | None
    ) -> tuple[float, Sequence[float]]:
        rules, advice = self._rules, self._advice
        state = self._belief.copy(self._worlds[number])
        rng = Random(fingerprint(self._seed, number))
        witness = advice.new_witness(state)
        playout = advice.new_playout()
        if choice.plan:
            playout.follow(state, choice.plan)
        elif isinstance(self._rules.pending(state), Decide):
            # Habits make their plans before the choice, so that it is neither blamed nor praised
            # for what all the others would do under a different plan.
            playout.choose(state, rng)
        to_play = list(reversed(choice.plies))
        while not self._is_judged(state):
            ply = self._next_ply(state, playout, to_play, rng)
            events: list[Event] = []
            rules.apply(state, ply, events)
            witness.saw(state, events)
            if account is not None:
                account.extend(events)
        return self._score(state), witness.counts(state)

    def _next_ply(
        self, state: Any, playout: Playout[Any, Any], to_play: list[Any], rng: Random
    ) -> Any:
        pending = self._rules.pending(state)
        if isinstance(pending, Chance):
            return roll(self._rules, state, rng)
        assert isinstance(pending, Decide)
        if to_play and pending.seat == self.seat:
            offered = self._rules.actions(state)
            for place in range(len(to_play) - 1, -1, -1):
                if to_play[place] in offered:
                    ply = to_play[place]
                    del to_play[place:]
                    return ply
        return playout.choose(state, rng)

    def _is_judged(self, state: Any) -> bool:
        is_over = isinstance(self._rules.pending(state), Over)
        return is_over or self._advice.clock(state) >= self._until

    def _score(self, state: Any) -> float:
        pending = self._rules.pending(state)
        scores = pending.scores if isinstance(pending, Over) else self._advice.value(state)
        return float(scores[self.seat])

    # -- comparing --------------------------------------------------------------------------------

    def mean_score(self, choice: int) -> float:
        return _mean(self.scores[choice])

    def error(self, choice: int) -> float:
        return _difference(self.scores[choice], [0.0] * self.size).error

    def edge(self, choice: int, other: int) -> Difference:
        """How much higher the choice scores."""
        return _difference(self.scores[choice], self.scores[other])

    # -- as people are told them ------------------------------------------------------------------

    def told(self, choice: int) -> Told:
        """The chance that results have borne out, with its 95 % interval."""
        reach = WIDTH_OF_INTERVAL * self.error(choice)
        return self._told(self.mean_score(choice), reach, 0.0)

    def told_edge(self, choice: int, other: int) -> Told:
        """How much higher that chance is."""
        base = self.mean_score(other)
        edge = self.edge(choice, other)
        return self._told(base + edge.mean, WIDTH_OF_INTERVAL * edge.error, self._chance(base))

    def _told(self, score: float, reach: float, base: float) -> Told:
        low, high = self._chance(score - reach), self._chance(score + reach)
        return self._chance(score) - base, (low - base, high - base)

    def _chance(self, score: float) -> float:
        world = self._belief.worlds[0]
        return self._advice.calibrated(world, min(max(score, 0.0), 1.0))

    def mean_count(self, choice: int, fact: int) -> float:
        return _mean([counts[fact] for counts in self.counts[choice]])

    def reasons(self, choice: int, other: int, most: int) -> list[Reason]:
        """The differences that the futures support, the weightiest first."""
        if self.size < FEWEST:
            return []
        found = [self._reason(choice, other, fact) for fact in range(len(self.facts))]
        sure = [reason for reason in found if reason.difference.is_sure]
        sure.sort(key=lambda reason: -abs(reason.difference.mean * reason.fact.worth))
        return sure[:most]

    def _reason(self, choice: int, other: int, place: int) -> Reason:
        fact = self.facts[place]
        difference = _difference(
            [counts[place] for counts in self.counts[choice]],
            [counts[place] for counts in self.counts[other]],
        )
        good_for_first_seat = difference.mean * fact.worth > 0.0
        return Reason(
            fact,
            self.mean_count(choice, place),
            self.mean_count(other, place),
            difference,
            self.size,
            good_for_first_seat == (self.seat == 0),
        )


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _difference(here: Sequence[float], there: Sequence[float]) -> Difference:
    """Of paired values. One additional value a unit off keeps small samples from looking
    certain."""
    differences = [one - other for one, other in zip(here, there, strict=True)]
    mean = _mean(differences)
    count = len(differences)
    largest = max(abs(max(differences)), abs(min(differences)))
    spread = sum((one - mean) ** 2 for one in differences) + min(largest, 1.0) ** 2 / 2
    return Difference(mean, sqrt(spread / count / count))
