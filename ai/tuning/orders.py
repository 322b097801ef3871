"""Fitting habits by evolution strategies: variants of the weights meet a mixture of opponents.

Each round draws directions, tries every one forwards and backwards in the same games, and moves
along their sum, each weighted by what it gained. The directions follow from the seed, the round and
the pair, so a round can be repeated from the weights it started with.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

import numpy as np

from ai.tuning.files import Notebook
from ai.tuning.games import (
    Floats,
    Mover,
    Workbench,
    by_chance,
    by_habit,
    play,
    utility,
)
from ai.tuning.shop import Shop
from solitaire.advising import BOTH_SEATS

TEMPERATURE: Final = 0.5
"""Of the habits while they are fitted: orders are drawn, better-looking ones more often."""
DEVIATION: Final = 0.35
"""Standard deviation of a variant's weights around the centre."""
LEARNING: Final = 0.15
MOMENTUM: Final = 0.8
OPPONENTS: Final = ("commander", "habits", "habits", "chance")
"""The opponents of a variant, one game from either side each. Against its own weights alone it
would only learn to beat its own mistakes."""
GAMES_PER_PAIR: Final = 2 * 2 * len(OPPONENTS)
"""Forwards and backwards, from both sides."""

_PAGE: Final = "orders"


class VariantPair(NamedTuple):
    """Two variants of the weights to be tried in the same games."""

    seed: int
    number_of_round: int
    pair: int
    weights: Floats
    """Column by column, as everywhere."""


@dataclass(slots=True)
class _Course:
    """How far the fit has got."""

    weights: list[Floats]
    """At the start and after every round."""
    momentum: Floats

    @property
    def rounds(self) -> int:
        return len(self.weights) - 1


def fit_orders(shop: Shop, start: Floats, rounds: int, pairs: int) -> Floats:
    """The weights after this many rounds; rounds kept in the notebook are not played again."""
    course = _taken_up(shop.notebook, start)
    for number in range(course.rounds, rounds):
        tasks = [VariantPair(shop.seed, number, pair, course.weights[-1]) for pair in range(pairs)]
        gains = list(shop.workers.results(try_pair, tasks))
        _go_on(course, shop.bench, tasks, gains)
        _keep(shop.notebook, course)
        shop.tell("orders", number + 1, rounds, _note(gains))
    return course.weights[rounds]


def _taken_up(notebook: Notebook, start: Floats) -> _Course:
    kept = notebook.kept(_PAGE)
    if kept is None:
        return _Course([start], np.zeros_like(start))
    return _Course(list(kept["weights"]), kept["momentum"])


def _keep(notebook: Notebook, course: _Course) -> None:
    arrays = {"weights": np.array(course.weights), "momentum": course.momentum}
    notebook.keep(_PAGE, arrays)


def _go_on(
    course: _Course, bench: Workbench, tasks: Sequence[VariantPair], gains: Sequence[Floats]
) -> None:
    """One step; a column learns from the games of the seat whose orders it applies to."""
    seats = np.array(bench.tunable.order_seats())
    gradient = np.zeros_like(course.momentum)
    for task, gained in zip(tasks, gains, strict=True):
        by_seat = gained[0] - gained[1]
        of_column = np.where(seats == BOTH_SEATS, by_seat.mean(), by_seat[seats])
        gradient += of_column[:, None] * direction(bench, task)
    gradient /= 2.0 * len(tasks)
    course.momentum = MOMENTUM * course.momentum + gradient
    course.weights.append(course.weights[-1] + LEARNING / DEVIATION * course.momentum)


def _note(gains: Sequence[Floats]) -> str:
    """What the variants achieve on average; it rises while the fit learns."""
    first, second = np.mean(gains, axis=(0, 1))
    return f"mean worth {first:+.3f} and {second:+.3f} by seat"


# -- in a worker ----------------------------------------------------------------------------------


def try_pair(bench: Workbench, task: VariantPair) -> Floats:
    """The mean utility: forwards and backwards, by seat."""
    ahead = DEVIATION * direction(bench, task)
    found = np.zeros((2, 2))
    for sign, weights in enumerate((task.weights + ahead, task.weights - ahead)):
        for number in range(len(OPPONENTS)):
            for seat in range(2):
                found[sign, seat] += _try(bench, task, weights, number, seat)
    return found / len(OPPONENTS)


def direction(bench: Workbench, task: VariantPair) -> Floats:
    drawn = np.random.default_rng([task.seed, task.number_of_round, task.pair])
    strides = np.array(bench.tunable.order_strides())
    steps: Floats = drawn.standard_normal(task.weights.shape) * strides[:, None]
    return steps


def _try(bench: Workbench, task: VariantPair, weights: Floats, number: int, seat: int) -> float:
    variant = by_habit(bench.tunable.new_habits(weights.tolist(), TEMPERATURE))
    opponent = _opponent(bench, task.weights, OPPONENTS[number])
    movers = (variant, opponent) if seat == 0 else (opponent, variant)
    options = bench.tunable.options(task.pair + number)
    seed = f"{task.seed} orders {task.number_of_round} {task.pair} {number}"
    return utility(bench, play(bench, options, movers, seed), seat)


def _opponent(bench: Workbench, weights: Floats, kind: str) -> Mover:
    if kind == "commander":
        return by_habit(bench.advice.new_commander())
    if kind == "chance":
        return by_chance(bench.rules)
    return by_habit(bench.tunable.new_habits(weights.tolist(), TEMPERATURE))
