"""The two regressions behind the weights, both by Newton's method with a quadratic penalty.

They are convex and small (dozens of weights), so they converge to the same numbers from any start.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from ai.tuning.games import Floats

STEPS: Final = 60
NEAR: Final = 1e-9
"""A step shorter than this changes nothing that is written."""


def logistic(numbers: Floats) -> Floats:
    return 0.5 * (1.0 + np.tanh(0.5 * numbers))  # never overflows


def fit_logistic(
    facts: Floats, labels: Floats, penalty: float, guess: Floats | None = None
) -> Floats:
    """Weights of the facts (sample, fact) for a chance; labels may lie between 0 and 1.

    The penalty draws towards the guess, which is zero if none is given.
    """
    centre = np.zeros(facts.shape[1]) if guess is None else guess
    weights = centre.copy()
    for _ in range(STEPS):
        chances = logistic(facts @ weights)
        slope = facts.T @ (chances - labels) + penalty * (weights - centre)
        spread = (facts * (chances * (1.0 - chances))[:, None]).T @ facts
        step = np.linalg.solve(spread + penalty * np.eye(len(weights)), slope)
        weights = weights - step
        if np.abs(step).max() < NEAR:
            break
    return weights


def fit_signed(
    facts: Floats, labels: Floats, penalty: float, guess: Floats, signs: Floats
) -> Floats:
    """The same, with every weight of the wrong sign set to zero and the others fitted again."""
    free = np.ones(facts.shape[1], dtype=bool)
    while True:
        weights = np.zeros(facts.shape[1])
        weights[free] = fit_logistic(facts[:, free], labels, penalty, guess[free])
        wrong = weights * signs < 0.0
        if not wrong.any():
            return weights
        free &= ~wrong


def logistic_loss(facts: Floats, labels: Floats, weights: Floats) -> float:
    """Mean log-loss, in natural units."""
    return log_loss(logistic(facts @ weights), labels)


def log_loss(chances: Floats, labels: Floats) -> float:
    sure = np.clip(chances, 1e-9, 1.0 - 1e-9)
    return float(-np.mean(labels * np.log(sure) + (1.0 - labels) * np.log(1.0 - sure)))


def fit_choice(facts: Floats, penalty: float) -> Floats:
    """Weights that pick out the first alternative of each sample (sample, alternative, fact)."""
    weights = np.zeros(facts.shape[2])
    for _ in range(STEPS):
        chances = _shares(facts, weights)
        mean = np.einsum("sa,saf->sf", chances, facts)
        slope = (mean - facts[:, 0]).sum(axis=0) + penalty * weights
        apart = facts - mean[:, None]
        spread = np.einsum("sa,saf,sag->fg", chances, apart, apart)
        step = np.linalg.solve(spread + penalty * np.eye(len(weights)), slope)
        weights = weights - step
        if np.abs(step).max() < NEAR:
            break
    return weights


def choice_loss(facts: Floats, weights: Floats) -> float:
    """Mean log-loss of naming the first alternative."""
    return float(-np.mean(np.log(np.maximum(_shares(facts, weights)[:, 0], 1e-12))))


def _shares(facts: Floats, weights: Floats) -> Floats:
    scores = facts @ weights
    parts = np.exp(scores - scores.max(axis=1, keepdims=True))
    shares: Floats = parts / parts.sum(axis=1, keepdims=True)
    return shares
