"""What the scores of searches were worth: estimates from self-play next to the results that
followed.

At the first plan of every player-turn the score of the best plan is recorded as reported. The new
fit is applied on top of the calibration in use, and both together have the same form.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final, NamedTuple

import numpy as np

from ai.players import Player
from ai.search.report import PLANNED
from ai.tuning import fits
from ai.tuning.games import Floats, Mover, Workbench, play
from ai.tuning.plan_games import PlanGame, gather, seated
from ai.tuning.shop import Shop
from solitaire.advising import WeightTable
from solitaire.protocol import Seat

PENALTY: Final = 2.0
"""How strongly, in samples, shift and slope are drawn towards those of the previous turn."""
NEAREST: Final = 0.002
"""Scores closer to 0 or 1 are treated as this close."""
LEAST_SLOPE: Final = 0.1
"""A curve never decreases."""


class Estimates(NamedTuple):
    turns: Floats
    scores: Floats
    """As the search reported them to the seat that planned."""
    results: Floats
    """What that seat scored in the end."""
    games: Floats


def gather_estimates(shop: Shop, players: str, games: int) -> Estimates:
    return gather(shop, "estimates", Estimates, estimated_game, players, games)


# -- in a worker ----------------------------------------------------------------------------------

Note = tuple[int, Seat, float]


def estimated_game(bench: Workbench, task: PlanGame) -> Estimates:
    seed = f"{task.seed} plan {task.number}"
    notes: list[Note] = []
    movers = [_noted(bench, seated(bench, task, seed, seat), notes) for seat in range(2)]
    outcome = play(bench, bench.tunable.options(task.number), (movers[0], movers[1]), seed)
    results = (outcome.score, 1.0 - outcome.score)
    return Estimates(
        np.array([turn for turn, _, _ in notes], np.float64),
        np.array([score for _, _, score in notes], np.float64),
        np.array([results[seat] for _, seat, _ in notes], np.float64),
        np.full(len(notes), float(task.number)),
    )


def _noted(bench: Workbench, player: Player, notes: list[Note]) -> Mover:
    """The player, with its score at the first plan of a player-turn recorded."""
    planned: set[int] = set()

    def choose(state: Any, seat: Seat, rng: Random) -> Any:
        ply = player.choose(bench.rules.view(state, seat), bench.rules.actions(state), rng)
        report, clock = player.last_report, bench.advice.clock(state)
        if report is not None and report.how == PLANNED and clock not in planned:
            planned.add(clock)
            notes.append((bench.tunable.turn(state), seat, report.candidates[0].score))
        return ply

    return choose


# -- the fit --------------------------------------------------------------------------------------


class Curves(NamedTuple):
    """By turn, from the first."""

    shifts: Floats
    slopes: Floats

    def told(self, turns: Floats, scores: Floats) -> Floats:
        rows = turns.astype(int) - 1
        chances: Floats = fits.logistic(self.shifts[rows] + self.slopes[rows] * _odds(scores))
        return chances

    def over(self, table: WeightTable) -> Floats:
        """Both combined: first the table in use, then these."""
        shifts, slopes = np.array(table.numbers, np.float64)
        return np.array([self.shifts + self.slopes * shifts, self.slopes * slopes])


def _odds(scores: Floats) -> Floats:
    near = np.clip(scores, NEAREST, 1.0 - NEAREST)
    odds: Floats = np.log(near / (1.0 - near))
    return odds


def fit_curves(estimates: Estimates, turns: int) -> Curves:
    """Each turn is drawn towards the one before it, because little changes from turn to turn."""
    shifts, slopes = np.zeros(turns), np.ones(turns)
    towards = np.array([0.0, 1.0])
    for turn in range(turns):
        which = estimates.turns == turn + 1
        facts = np.column_stack([np.ones(which.sum()), _odds(estimates.scores[which])])
        towards = fits.fit_logistic(facts, estimates.results[which], PENALTY, towards)
        towards[1] = max(towards[1], LEAST_SLOPE)
        shifts[turn], slopes[turn] = towards
    return Curves(shifts, slopes)


def in_words(estimates: Estimates, told: Floats) -> str:
    """By turn: the mean prediction before and now, and the actual result."""
    parts = []
    for turn in np.unique(estimates.turns):
        which = estimates.turns == turn
        before, now = estimates.scores[which], told[which]
        parts.append(
            f"{turn:.0f}: {before.mean():.2f} before, {now.mean():.2f} after, "
            f"won {estimates.results[which].mean():.2f}, log-loss "
            f"{fits.log_loss(before, estimates.results[which]):.3f} before, "
            f"{fits.log_loss(now, estimates.results[which]):.3f} after"
        )
    return f"By turn in games held out: {'; '.join(parts)}."


def unseen(estimates: Estimates, turns: int, parts: int) -> Floats:
    """What curves fitted to the other parts of the games predict for each."""
    told = np.zeros(len(estimates.scores))
    folds = estimates.games % parts
    for fold in np.unique(folds):
        here = folds == fold
        others = Estimates(*(array[~here] for array in estimates))
        told[here] = fit_curves(others, turns).told(estimates.turns[here], estimates.scores[here])
    return told
