"""Whole games rehearsed from the public beginning, in one lasting table of both seats' choices.

A search that starts from what one seat knows now has to guess how the other came there, and stays
easy to exploit however long it thinks. Games small enough to be rehearsed whole escape that: here
both seats' choices are fitted to each other by regret matching (Monte Carlo counterfactual regret
minimisation with external sampling: every choice of one seat is tried, the other's and the dice
are drawn), and the average choice goes towards an equilibrium. Knows the protocol only.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from math import sqrt
from random import Random
from typing import Any, Final

from ai.search.budget import Budget
from solitaire.protocol import Chance, Decide, Over, Rules, Seat

MOST_LINES: Final = 2000.0
"""Own lines of play that one rehearsal may have to try; a game with more is given up at once."""
PROBES: Final = 8
"""Random games from which that number is estimated."""
MOST_SPOTS: Final = 200_000
"""Choices kept in the table; a game with more is given up."""
ENOUGH_VISITS: Final = 800
"""Rehearsals that have to come by before a choice is told. In liar's dice a table loses to a search
of the moment up to some 500 and beats it from 1000 on; in goofspiel it wins from 300 on."""
FEWEST_VISITS: Final = 20
"""The same in a table that was gone through often: few come by because it is unwise to go there."""
OFTEN: Final = 20.0
"""Tries per choice in the mean that make a table such a one."""
FEWEST_PASSES: Final = 20
"""Times that a seat must have chosen its way somewhere before its average there means much."""
UNMET_SHARE: Final = 0.1
"""Part of a budget after which one rehearsal must have come by what is asked."""
TRIAL_SHARE: Final = 0.25
"""Part of a budget after which enough must be coming by to answer in the end."""


class Spot:
    """What was learnt where one seat had to choose, whatever it could not see."""

    __slots__ = ("average", "passes", "regrets", "tries")

    def __init__(self, count: int) -> None:
        self.regrets: list[float] = [0.0] * count
        """How much better each choice would have been than what was chosen, summed up."""
        self.average: list[float] = [0.0] * count
        """How often each was chosen, later rehearsals counting more; not divided by their sum."""
        self.tries = 0
        """Rehearsals in which every choice was tried here."""
        self.passes = 0
        """Rehearsals in which the seat chose its way here while another seat tried."""


def _matched(spot: Spot) -> list[float]:
    """Choices in proportion to their regrets; all alike where nothing is regretted."""
    regrets = spot.regrets
    total = 0.0
    for regret in regrets:
        if regret > 0.0:
            total += regret
    if total <= 0.0:
        even = 1.0 / len(regrets)
        return [even] * len(regrets)
    return [regret / total if regret > 0.0 else 0.0 for regret in regrets]


def _shares(spot: Spot) -> list[float]:
    return _matched(spot) if spot.passes < FEWEST_PASSES else _averaged(spot)


def _averaged(spot: Spot) -> list[float]:
    """The average choice without what is rare enough to come from the first, blind rehearsals."""
    least = max(spot.average) / sqrt(float(spot.passes))
    kept = [weight if weight >= least else 0.0 for weight in spot.average]
    total = sum(kept)
    return [weight / total for weight in kept]


def _drawn(shares: list[float], rng: Random) -> int:
    point = rng.random()
    last = len(shares) - 1
    for index in range(last):
        point -= shares[index]
        if point < 0.0:
            return index
    return last


class Rehearsal:
    """The table of one game with one set of options; fill it with run(), ask it by policy()."""

    def __init__(
        self, rules: Rules[Any, Any, Any], options: Mapping[str, str], rng: Random
    ) -> None:
        self.games = 0
        """Rehearsals so far; each tries one seat's choices."""
        self.lines = 0
        """Lines of play tried to their end."""
        self._weight = 0.0
        """What the present rehearsal counts: early ones know little."""
        self._rules = rules
        self._start = rules.start(options)
        self._rng = rng
        self._spots = 0
        self._tries = 0
        self._tables: list[dict[Hashable, Spot]] = [{} for _ in rules.seats]
        self._is_small = self._can_be_rehearsed()

    @property
    def is_useful(self) -> bool:
        """False for a game too big to be rehearsed whole: then run() does nothing."""
        return self._is_small

    def run(self, lines: int, stop: Callable[[], bool] | None = None) -> None:
        """Rehearse until so many lines of play were tried to the end or stop() says so."""
        end = self.lines + lines
        while self._is_small and self.lines < end and (stop is None or not stop()):
            self._rehearse()

    def study(
        self, seat: Seat, key: Hashable, actions: Sequence[Any], budget: Budget
    ) -> list[float] | None:
        """Rehearse while that helps with this question; None if another search has to answer it.

        What is left of the budget is for that search; None with nothing left only for a question
        that never came up.
        """
        visits, tries = self._visits(seat, key), self._tries
        is_on_trial = True
        while self._is_small and not budget.is_spent():
            lines = self.lines
            self._rehearse()
            budget.spent += self.lines - lines
            if is_on_trial:
                met = self._visits(seat, key) - visits
                share = budget.share_spent()
                if share >= UNMET_SHARE and visits + met == 0:
                    return None
                if share >= TRIAL_SHARE:
                    is_on_trial = False
                    in_the_end = self._enough_visits(tries + (self._tries - tries) / share)
                    if visits + met / share < in_the_end:
                        return None
        if not self._is_small:
            return None
        # Nothing is left for another search, so fewer rehearsals than hoped for have to do.
        spot = self._tables[seat].get(key)
        return None if spot is None or len(spot.regrets) != len(actions) else _shares(spot)

    def policy(self, seat: Seat, key: Hashable, actions: Sequence[Any]) -> list[float] | None:
        """One share per action: the average choice, or the present one where the seat never goes.

        None if hardly any rehearsal came by.
        """
        spot = self._tables[seat].get(key)
        if spot is None or len(spot.regrets) != len(actions):
            return None
        if spot.tries + spot.passes < self._enough_visits(self._tries):
            return None
        return _shares(spot)

    def comes_by(self, seat: Seat, key: Hashable) -> float:
        """The share of rehearsals that came to this choice."""
        return self._visits(seat, key) / self.games if self.games else 0.0

    def _enough_visits(self, tries: float) -> int:
        """What a choice needs to be told if every choice had so many tries together."""
        return FEWEST_VISITS if tries >= OFTEN * self._spots else ENOUGH_VISITS

    def _visits(self, seat: Seat, key: Hashable) -> int:
        spot = self._tables[seat].get(key)
        return 0 if spot is None else spot.tries + spot.passes

    # -- one rehearsal ----------------------------------------------------------------------------

    def _rehearse(self) -> None:
        seat = self.games % len(self._tables)
        self.games += 1
        self._weight = sqrt(float(self.games))
        self._try_out(self._rules.copy(self._start), seat)
        if self._spots > MOST_SPOTS:
            self._is_small = False

    def _try_out(self, state: Any, trier: int) -> float:
        """What the trier may expect from here if both go on as the table says."""
        rules = self._rules
        while True:
            pending = rules.pending(state)
            if isinstance(pending, Over):
                self.lines += 1
                return pending.scores[trier]
            if isinstance(pending, Chance):
                rules.apply(state, self._outcome(state))
                continue
            assert isinstance(pending, Decide)
            actions = rules.actions(state)
            if len(actions) == 1:
                rules.apply(state, actions[0])
                continue
            spot = self._spot(state, pending.seat, len(actions))
            shares = _matched(spot)
            if pending.seat == trier:
                return self._try_all(state, trier, actions, spot, shares)
            spot.passes += 1
            average = spot.average
            weight = self._weight
            for index in range(len(shares)):
                average[index] += weight * shares[index]
            rules.apply(state, actions[_drawn(shares, self._rng)])

    def _try_all(
        self, state: Any, trier: int, actions: Sequence[Any], spot: Spot, shares: list[float]
    ) -> float:
        spot.tries += 1
        self._tries += 1
        rules = self._rules
        values: list[float] = []
        last = len(actions) - 1
        mean = 0.0
        for index in range(last + 1):
            after = rules.copy(state) if index < last else state
            rules.apply(after, actions[index])
            value = self._try_out(after, trier)
            values.append(value)
            mean += shares[index] * value
        weight = self._weight
        regrets = spot.regrets
        for index in range(last + 1):
            regrets[index] += weight * (values[index] - mean)
        return mean

    def _spot(self, state: Any, seat: int, count: int) -> Spot:
        table = self._tables[seat]
        key = self._rules.info_key(state, seat)
        spot = table.get(key)
        if spot is None:
            spot = Spot(count)
            table[key] = spot
            self._spots += 1
        return spot

    def _outcome(self, state: Any) -> Any:
        outcomes = self._rules.outcomes(state)
        total = 0
        for _, weight in outcomes:
            total += weight
        point = int(self._rng.random() * total)
        for ply, weight in outcomes:
            point -= weight
            if point < 0:
                return ply
        raise AssertionError("weights are whole and positive")

    # -- is it worth trying -----------------------------------------------------------------------

    def _can_be_rehearsed(self) -> bool:
        """Knuth's estimate: the mean, over random games, of the product of the numbers of choices.

        A big game is given up within the first few choices of the first game.
        """
        for seat in range(len(self._tables)):
            lines = 0.0
            for _ in range(PROBES):
                lines += self._lines_of_one_game(seat, MOST_LINES * PROBES - lines)
                if lines > MOST_LINES * PROBES:
                    return False
        return True

    def _lines_of_one_game(self, seat: int, limit: float) -> float:
        rules = self._rules
        state = rules.copy(self._start)
        lines = 1.0
        while lines <= limit:
            pending = rules.pending(state)
            if isinstance(pending, Over):
                break
            if isinstance(pending, Chance):
                rules.apply(state, self._outcome(state))
                continue
            assert isinstance(pending, Decide)
            actions = rules.actions(state)
            if pending.seat == seat:
                lines *= len(actions)
            rules.apply(state, actions[int(self._rng.random() * len(actions))])
        return lines
