"""A small network for the value: each unit outputs a weighted sum of facts where it is positive.

Its output is added to the logistic curve of the linear weights. Even units add, odd ones subtract,
so a unit needs no weight of its own and the whole network is one table. It learns from many cheap
games; what the few expensive ones teach is applied on top by a regression that may scale its output
and adjust the linear weights (refit).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from ai.tuning import fits
from ai.tuning.games import Floats

Places: TypeAlias = npt.NDArray[np.int64]

EPOCHS: Final = 12
BATCH: Final = 512
RATE: Final = 3e-3
"""Of the first step; the last is almost 0."""
DECAY: Final = 0.5
"""Share of a weight that decays in a step of rate 1."""
SMALL: Final = 0.1
"""Standard deviation of a unit's initial weights."""
_FIRST, _SECOND, _TINY = 0.9, 0.999, 1e-8
"""Adam's usual numbers."""


class Judged(NamedTuple):
    """Positions with their outcomes."""

    linear: Floats
    """(sample, weight of the linear part)"""
    inputs: Floats
    """(sample, fact of the network)"""
    labels: Floats


@dataclass(slots=True)
class Model:
    linear: Floats
    units: Floats
    """(fact, unit)"""

    def said(self, inputs: Floats) -> Floats:
        """What the units add to the log-odds."""
        bent: Floats = np.maximum(inputs @ self.units, 0.0) @ signs(self.units.shape[1])
        return bent

    def chances(self, positions: Judged) -> Floats:
        return fits.logistic(positions.linear @ self.linear + self.said(positions.inputs))


def signs(units: int) -> Floats:
    return np.where(np.arange(units) % 2 == 0, 1.0, -1.0)


def new_model(guess: Floats, facts: int, units: int, seed: int) -> Model:
    drawn = np.random.default_rng([seed, facts, units])
    return Model(guess.copy(), SMALL * drawn.standard_normal((facts, units)))


def learn(model: Model, positions: Judged, seed: int, epochs: int = EPOCHS) -> Model:
    """The model after this many passes over the positions, by Adam with decreasing steps."""
    drawn = np.random.default_rng([seed, len(positions.labels)])
    course = _Adam([model.linear.copy(), model.units.copy()])
    count = len(positions.labels)
    steps = epochs * -(-count // BATCH)
    for _ in range(epochs):
        mixed = drawn.permutation(count)
        for first in range(0, count, BATCH):
            some = mixed[first : first + BATCH]
            rate = RATE * (1.0 - course.steps / steps)
            course.step(_slopes(course.numbers, positions, some), rate)
    return Model(*course.numbers)


def _slopes(numbers: list[Floats], positions: Judged, some: Places) -> list[Floats]:
    linear, units = numbers
    facts, inputs = positions.linear[some], positions.inputs[some]
    sums = inputs @ units
    by_unit = signs(units.shape[1])
    chances = fits.logistic(facts @ linear + np.maximum(sums, 0.0) @ by_unit)
    wrong = (chances - positions.labels[some]) / len(some)
    return [facts.T @ wrong, inputs.T @ (wrong[:, None] * by_unit * (sums > 0.0))]


class _Adam:
    def __init__(self, numbers: list[Floats]) -> None:
        self.numbers = numbers
        self.steps = 0
        self._means = [np.zeros_like(one) for one in numbers]
        self._squares = [np.zeros_like(one) for one in numbers]

    def step(self, slopes: list[Floats], rate: float) -> None:
        self.steps += 1
        for place, slope in enumerate(slopes):
            mean = self._means[place] = _FIRST * self._means[place] + (1.0 - _FIRST) * slope
            square = _SECOND * self._squares[place] + (1.0 - _SECOND) * slope * slope
            self._squares[place] = square
            length = np.sqrt(square / (1.0 - _SECOND**self.steps)) + _TINY
            ahead = mean / (1.0 - _FIRST**self.steps) / length + DECAY * self.numbers[place]
            self.numbers[place] = self.numbers[place] - rate * ahead


def refit(model: Model, positions: Judged, penalty: float) -> Model:
    """Other games may scale the network's output and correct the linear weights."""
    facts = np.column_stack([positions.linear, model.said(positions.inputs)])
    guess = np.append(model.linear, 1.0)
    found = fits.fit_logistic(facts, positions.labels, penalty, guess)
    scale = max(float(found[-1]), 0.0)
    return Model(found[:-1], scale * model.units)
