"""Looking back at a finished or unfinished game: how the chances swung, and why.

Each swing of the true chances is split into parts that add up to it. *Dice*: what a roll gave
compared with the mean of its outcomes. *Decision*: what a choice lost compared with the best one,
given what its seat could know; only choices that a search finds clearly worse lose anything. *Fog*:
what a choice changed in truth beyond what its seat could know. *Course*: what good choices changed,
given what their seat could know, because the evaluation of a position does not look ahead to them.
All chances are those of the first seat, according to the game's own evaluation of positions.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field, replace
from random import Random
from typing import Any, Final

from ai.counsel.futures import Choice
from ai.counsel.hints import Adviser
from ai.search.report import WIDTH_OF_INTERVAL, orders_as_json
from solitaire.advising import Advice, PlannedOrder
from solitaire.protocol import Chance, Decide, Over, Rules, Seat
from solitaire.text import to_json

MOST_TURNING_POINTS: Final = 3
"""For each side."""
LOOKED_AT: Final = 6
"""Plans and choices of each side that are searched again: those after which its own prospects fell
most, one per phase, because what one choice missed is often missed by the next as well."""
LEAST_LOSS: Final = 0.02
MOST_ANSWERS: Final = 300
"""Answers given by habit, and rolls with a middling outcome, before a position is evaluated."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One ply."""

    number: int
    """1 for the first."""
    heading: tuple[str, ...]
    seat: Seat | None
    """Who chose; None for a roll."""
    text: str
    truth: float
    """The first seat's chance after it."""
    known: float
    """The same as the seat that chose last could know it."""
    decision: float
    dice: float
    fog: float
    course: float
    by: Seat | None
    """Whose decision it is attributed to."""

    @property
    def swing(self) -> float:
        return self.decision + self.dice + self.fog + self.course


REASON_TEXTS: Final = "reason texts"
"""The same reasons in the form needed for translation."""


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A choice, or a plan, that was worse than another, given what its seat could know."""

    number: int
    heading: tuple[str, ...]
    seat: Seat
    played: str
    better: str
    loss: float
    interval: tuple[float, float]
    reasons: tuple[str, ...]
    orders: tuple[PlannedOrder, ...] = ()
    """Of the better plan, if it was a plan: one for each formation. `played` and `better` are then
    only the first steps."""

    def as_json(self) -> dict[str, Any]:
        found = asdict(replace(self, orders=()))
        texts = [to_json(one) for one in self.reasons]
        return {**found, "planned": [], **orders_as_json(self.orders), REASON_TEXTS: texts}


@dataclass
class Occasion:
    """What is judged as a unit: a choice, or all choices by which a seat carried out its plan."""

    seat: Seat
    entries: list[Entry]

    @property
    def course(self) -> float:
        return sum(entry.course for entry in self.entries)


@dataclass
class Analysis:
    start: float
    """The first seat's chance before the first ply."""
    entries: list[Entry] = field(default_factory=list)
    turning_points: list[TurningPoint] = field(default_factory=list)
    """Each side's worst first. There may be more than are worth reporting."""

    @property
    def end(self) -> float:
        return self.entries[-1].truth if self.entries else self.start

    def decisions(self, seat: Seat) -> float:
        return sum(entry.decision for entry in self.entries if entry.by == seat)

    @property
    def dice(self) -> float:
        return sum(entry.dice for entry in self.entries)

    @property
    def fog(self) -> float:
        return sum(entry.fog for entry in self.entries)

    @property
    def course(self) -> float:
        return sum(entry.course for entry in self.entries)

    @property
    def told(self) -> list[TurningPoint]:
        """The worst of each side."""
        kept: list[TurningPoint] = []
        for point in self.turning_points:
            if sum(one.seat == point.seat for one in kept) < MOST_TURNING_POINTS:
                kept.append(point)
        return kept

    def book(self, points: Sequence[TurningPoint]) -> None:
        """What these choices lost was a decision, not part of the course of events."""
        self.turning_points += points
        for point in points:
            entry = self.entries[point.number - 1]
            lost = point.loss if point.seat == 0 else -point.loss
            self.entries[point.number - 1] = replace(
                entry, decision=entry.decision - lost, course=entry.course + lost
            )


class Analyst:
    def __init__(
        self, rules: Rules[Any, Any, Any], advice: Advice[Any, Any], worlds: int, seed: int = 1796
    ) -> None:
        """`worlds` is the number imagined for what a seat could know of a position."""
        self._rules = rules
        self._advice = advice
        self._worlds = worlds
        self._seed = seed
        self._is_plan: dict[str, bool] = {}
        """By question, whether plans are made there."""

    def truth(self, state: Any) -> float:
        """What the state is worth where the next plan is made, averaged over the next roll; after
        that, answers are given by habit and rolls have middling outcomes."""
        world = self._rules.copy(state)
        self._go_on(world, is_through=False)
        if isinstance(self._rules.pending(world), Chance):
            return self._mean(world)
        return self._worth(world)

    def _mean(self, state: Any) -> float:
        total, mean = 0, 0.0
        for outcome, weight in self._rules.outcomes(state):
            world = self._rules.copy(state)
            self._rules.apply(world, outcome)
            self._go_on(world, is_through=True)
            total += weight
            mean += weight * self._worth(world)
        return mean / total

    def _worth(self, world: Any) -> float:
        pending = self._rules.pending(world)
        if isinstance(pending, Over):
            return float(pending.scores[0])
        return float(self._advice.value(world)[0])

    def _go_on(self, world: Any, *, is_through: bool) -> None:
        """Up to the next plan, or to the next roll if it should not go through those.

        By then the units have taken the hits that were rolled and hunger has had its effect, so
        that nobody is blamed or praised for the inevitable when it happens.
        """
        rules = self._rules
        commander, rng = self._advice.new_commander(), Random(self._seed)
        for _ in range(MOST_ANSWERS):
            pending = rules.pending(world)
            if isinstance(pending, Chance) and is_through:
                rules.apply(world, self._middle(world))
            elif isinstance(pending, Decide) and not self._is_open(world, pending.question):
                rules.apply(world, commander.choose(world, rng))
            else:
                return

    def _middle(self, world: Any) -> Any:
        """The outcome in the middle of the game's list."""
        outcomes = self._rules.outcomes(world)
        left = sum(weight for _, weight in outcomes) / 2
        for outcome, weight in outcomes:
            left -= weight
            if left <= 0:
                return outcome
        raise AssertionError("weights are whole and positive")

    def _is_open(self, world: Any, question: str) -> bool:
        """Whether this is a free decision and not a reaction to something that has happened."""
        return self._is_planned(world, question) or self._advice.effort(world) <= 0.0

    def _is_planned(self, world: Any, question: str) -> bool:
        if question not in self._is_plan:
            self._is_plan[question] = bool(self._advice.slots(world))
        return self._is_plan[question]

    def known(self, state: Any, seat: Seat) -> float:
        """The mean over worlds that look like this to the seat; always with the same draws."""
        if isinstance(self._rules.pending(state), Over):
            return self.truth(state)
        view = self._rules.view(state, seat)
        rng = Random(self._seed)
        worlds = [self._rules.imagine(view, rng) for _ in range(self._worlds)]
        return sum(map(self.truth, worlds)) / len(worlds)

    def ledger(
        self, start: Any, plies: Sequence[Any], tick: Callable[[], None] = lambda: None
    ) -> Analysis:
        state = self._rules.copy(start)
        analysis = Analysis(self.truth(state))
        last: Seat | None = None
        after = known = analysis.start
        is_fresh = False
        for number, ply in enumerate(plies, start=1):
            asked = self._rules.pending(state)
            heading = self._rules.heading(state)
            before = after
            seat = asked.seat if isinstance(asked, Decide) else None
            foreseen = 0.0
            if seat is not None:
                foreseen = known if is_fresh and seat == last else self.known(state, seat)
            self._rules.apply(state, ply)
            after = self.truth(state)
            if seat is None:
                parts = (0.0, after - before, 0.0, 0.0)
                is_fresh = False
            else:
                last, known, is_fresh = seat, self.known(state, seat), True
                course = known - foreseen
                parts = (0.0, 0.0, (after - before) - course, course)
            text = self._rules.ply_text(ply)
            analysis.entries.append(Entry(number, heading, seat, text, after, known, *parts, last))
            tick()
        return analysis

    # -- turning points ---------------------------------------------------------------------------

    def find_turning_points(
        self,
        analysis: Analysis,
        start: Any,
        plies: Sequence[Any],
        adviser: Adviser,
        nodes: int,
        tick: Callable[[], None] = lambda: None,
    ) -> None:
        """Search the worst-looking choices again; only clear losses are reported and attributed."""
        occasions = self._occasions(analysis, start, plies)
        for seat in range(len(self._rules.seats)):
            sign = 1.0 if seat == 0 else -1.0
            own = [one for one in occasions if one.seat == seat]
            own.sort(key=lambda one: sign * one.course)
            found = []
            for occasion in _one_of_each_phase(own)[:LOOKED_AT]:
                found.append(self._judged(occasion, start, plies, adviser, nodes))
                tick()
            clear = [one for one in found if one is not None]
            analysis.book(sorted(clear, key=lambda one: -one.loss))

    def _occasions(self, analysis: Analysis, start: Any, plies: Sequence[Any]) -> list[Occasion]:
        state = self._rules.copy(start)
        found: list[Occasion] = []
        plans: dict[tuple[Seat, tuple[str, ...]], Occasion] = {}
        for entry, ply in zip(analysis.entries, plies, strict=True):
            asked = self._rules.pending(state)
            if isinstance(asked, Decide):
                key = (asked.seat, entry.heading)
                if key in plans:
                    plans[key].entries.append(entry)
                else:
                    found.append(Occasion(asked.seat, [entry]))
                    if self._is_planned(state, asked.question):
                        plans[key] = found[-1]
            self._rules.apply(state, ply)
        return found

    def _judged(
        self,
        occasion: Occasion,
        start: Any,
        plies: Sequence[Any],
        adviser: Adviser,
        nodes: int,
    ) -> TurningPoint | None:
        rules, entry = self._rules, occasion.entries[0]
        state = rules.copy(start)
        for ply in plies[: entry.number - 1]:
            rules.apply(state, ply)
        view, offered = rules.view(state, occasion.seat), rules.actions(state)
        played = tuple(plies[one.number - 1] for one in occasion.entries)
        if len(offered) == 1:
            return None
        hint = adviser.hint(view, offered, nodes)
        if len(played) == 1 and hint.ply == played[0]:
            return None
        better = hint.choice if hint.choice.plan else Choice(plies=(hint.ply,))
        futures = adviser.compared(view, [better, Choice(plies=played)], nodes)
        edge = futures.edge(0, 1)
        reach = WIDTH_OF_INTERVAL * edge.error
        if edge.mean < LEAST_LOSS or edge.mean <= reach:
            return None
        reasons = tuple(one.words() for one in futures.reasons(1, 0, 3) if not one.is_for)
        return TurningPoint(
            entry.number,
            entry.heading,
            occasion.seat,
            entry.text,
            rules.ply_text(hint.ply),
            edge.mean,
            (edge.mean - reach, edge.mean + reach),
            reasons,
            hint.options[0].orders if better.plan else (),
        )


def _one_of_each_phase(occasions: Sequence[Occasion]) -> list[Occasion]:
    """The first of each."""
    found: dict[tuple[str, ...], Occasion] = {}
    for occasion in occasions:
        found.setdefault(occasion.entries[0].heading, occasion)
    return list(found.values())
