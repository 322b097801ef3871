"""Fitting the value: a logistic curve over facts, and a network beside it if the game has one.

A fit is rated by its log-loss, overall and by turn, with the mean prediction next to the share
actually won. Every game is predicted by a fit to four fifths of the games that do not include it;
the games the network learnt from are different ones anyway.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

from ai.tuning import fits
from ai.tuning.games import Floats
from ai.tuning.network import Judged, Model, learn, new_model, refit
from ai.tuning.samples import Samples
from solitaire.advising import Tunable, WeightTable

Flags: TypeAlias = npt.NDArray[np.bool_]
Fit: TypeAlias = Callable[[Judged], Model]

PENALTY: Final = 100.0
"""How strongly, in samples, a weight is drawn towards what a person would set."""
CORRECTION_PENALTY: Final = 1000.0
"""And towards what the network's games taught: a few hundred games of searches know less."""


@dataclass(frozen=True, slots=True)
class Lesson:
    samples: Samples
    folds: Floats
    """By position: the part of the games it belongs to."""
    wide: Samples | None
    """Many games without search, for the network."""
    seed: int


@dataclass(frozen=True, slots=True)
class FittedValue:
    tables: list[tuple[WeightTable, Floats]]
    """Those in use with their new numbers, column by column."""
    quality: list[str]


def fit_value(tunable: Tunable[Any, Any], lesson: Lesson) -> FittedValue:
    positions = judged(lesson.samples)
    fit = _way(tunable, lesson)
    model = fit(positions)
    value, network = tunable.value(), tunable.network()
    tables = [(value, model.linear.reshape(len(value.columns), len(value.features)))]
    if network is not None:
        tables.append((network, model.units.T))
    before = model_in_use(tunable).chances(positions)
    after, mean = _unseen(fit, positions, lesson.folds)
    return FittedValue(tables, _quality(lesson.samples, before, after, mean))


def _unseen(fit: Fit, positions: Judged, folds: Floats) -> tuple[Floats, Floats]:
    """What fits to the other parts predict for each, and what their mean alone does."""
    after, mean = np.zeros(len(folds)), np.zeros(len(folds))
    for fold in np.unique(folds):
        here = folds == fold
        after[here] = fit(_some(positions, ~here)).chances(_some(positions, here))
        mean[here] = positions.labels[~here].mean()
    return after, mean


def judged(samples: Samples) -> Judged:
    return Judged(samples.positions, samples.inputs, samples.labels)


def _some(positions: Judged, which: Flags) -> Judged:
    return Judged(*(array[which] for array in positions))


def model_in_use(tunable: Tunable[Any, Any]) -> Model:
    network = tunable.network()
    units = np.zeros((0, 0)) if network is None else np.array(network.numbers).T
    return Model(np.array(tunable.value().numbers, np.float64).ravel(), units)


# -- the two ways ---------------------------------------------------------------------------------


def _way(tunable: Tunable[Any, Any], lesson: Lesson) -> Fit:
    """A network is learnt from the wide games, or is the one in use, and is then corrected."""
    if tunable.network() is None:
        return _regression(tunable)
    if lesson.wide is None:
        model = model_in_use(tunable)
    else:
        model = learnt(tunable, judged(lesson.wide), lesson.seed)
    return lambda positions: refit(model, positions, CORRECTION_PENALTY)


def learnt(tunable: Tunable[Any, Any], wide: Judged, seed: int) -> Model:
    network = tunable.network()
    assert network is not None
    guess = np.array(tunable.value_guess() or [0.0] * wide.linear.shape[1])
    start = new_model(guess, len(network.features), len(network.columns), seed)
    return learn(start, wide, seed)


def _regression(tunable: Tunable[Any, Any]) -> Fit:
    """The linear weights alone, none of them with the wrong sign."""

    def fit(positions: Judged) -> Model:
        nothing = [0.0] * positions.linear.shape[1]
        right = np.array(tunable.value_signs() or nothing)
        guess = np.array(tunable.value_guess() or nothing)
        linear = fits.fit_signed(positions.linear, positions.labels, PENALTY, guess, right)
        return Model(linear, np.zeros((0, 0)))

    return fit


# -- how good it is -------------------------------------------------------------------------------


def _quality(samples: Samples, before: Floats, after: Floats, mean: Floats) -> list[str]:
    labels = samples.labels
    losses = [fits.log_loss(chances, labels) for chances in (before, after, mean)]
    found = [
        f"Log-loss in games held out: {losses[0]:.4f} before, {losses[1]:.4f} after, "
        f"{losses[2]:.4f} by the mean alone."
    ]
    turns = np.unique(samples.turns)
    if len(turns) > 1:
        parts = [_of_turn(samples, turn, before, after) for turn in turns]
        found.append(f"By turn, against who won: {'; '.join(parts)}.")
    return found


def _of_turn(samples: Samples, turn: float, before: Floats, after: Floats) -> str:
    which = samples.turns == turn
    scores = samples.scores[which]
    return (
        f"{turn:.0f}: {fits.log_loss(before[which], scores):.3f} before, "
        f"{fits.log_loss(after[which], scores):.3f} after, "
        f"foretold {after[which].mean():.2f} of {scores.mean():.2f}"
    )
