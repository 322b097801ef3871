"""The trial of fitted habits: paired games against those in use, and against the commander."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from ai.arena.statistics import Standing, standing
from ai.tuning.games import (
    Floats,
    Workbench,
    by_habit,
    play,
)
from ai.tuning.orders import TEMPERATURE
from ai.tuning.shop import Shop, digest

_TOGETHER: Final = 20
"""Pairs between two saves to the notebook."""


class TrialPair(NamedTuple):
    """Two games with the same dice and the sides exchanged."""

    seed: int
    pair: int
    weights: Floats
    old: Floats | None
    """None: the scripted commander."""


class Trial(NamedTuple):
    found: Standing
    margin: float
    """Mean points ahead."""


def play_trial(shop: Shop, weights: Floats, old: Floats | None, pairs: int) -> Trial:
    """How the weights perform; pairs kept in the notebook are not played again."""
    opponent = "commander" if old is None else digest(old)
    page = f"trial-{digest(weights)}-{opponent}"
    kept = shop.notebook.kept(page)
    played: list[list[float]] = [] if kept is None else kept["pairs"].tolist()
    while len(played) < pairs:
        numbers = range(len(played), min(len(played) + _TOGETHER, pairs))
        tasks = [TrialPair(shop.seed, pair, weights, old) for pair in numbers]
        played += [list(found) for found in shop.workers.results(play_pair, tasks)]
        shop.notebook.keep(page, {"pairs": np.array(played)})
        shop.tell("trial", len(played), pairs, "")
    counted = played[:pairs]
    mean_margin = float(np.mean([margin for _, margin in counted]))
    return Trial(standing([score for score, _ in counted]), mean_margin)


def play_pair(bench: Workbench, task: TrialPair) -> tuple[float, float]:
    """Mean score and margin of the fitted habits in the two games."""
    total_score = total_margin = 0.0
    for seat in range(2):
        new = by_habit(bench.tunable.new_habits(task.weights.tolist(), TEMPERATURE))
        if task.old is None:
            other = by_habit(bench.advice.new_commander())
        else:
            other = by_habit(bench.tunable.new_habits(task.old.tolist(), TEMPERATURE))
        movers = (new, other) if seat == 0 else (other, new)
        options = bench.tunable.options(task.pair)
        score, margin = play(bench, options, movers, f"{task.seed} trial {task.pair}")
        total_score += score if seat == 0 else 1.0 - score
        total_margin += margin if seat == 0 else -margin
    return total_score / 2.0, total_margin / 2.0
