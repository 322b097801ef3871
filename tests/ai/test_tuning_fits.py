"""The regressions find the weights that made the data, and nothing overflows."""

from __future__ import annotations

import numpy as np
import pytest

from ai.tuning.fits import (
    choice_loss,
    fit_choice,
    fit_logistic,
    log_loss,
    logistic,
    logistic_loss,
)

TRUE = np.array([0.7, -1.2, 0.0, 0.4])


def test_logistic_weights_are_found_again() -> None:
    rng = np.random.default_rng(5)
    facts = rng.normal(size=(20_000, 4))
    labels = (rng.random(20_000) < logistic(facts @ TRUE)).astype(np.float64)
    found = fit_logistic(facts, labels, penalty=1.0)
    assert found == pytest.approx(TRUE, abs=0.08)
    assert logistic_loss(facts, labels, found) < logistic_loss(facts, labels, TRUE)


def test_soft_labels_are_met_exactly() -> None:
    rng = np.random.default_rng(6)
    facts = rng.normal(size=(500, 4))
    found = fit_logistic(facts, logistic(facts @ TRUE), penalty=1e-9)
    assert found == pytest.approx(TRUE, abs=1e-6)


def test_penalty_keeps_a_certain_fact_finite() -> None:
    facts = np.array([[1.0, 0.0], [1.0, 0.0], [1.0, 0.0]])
    found = fit_logistic(facts, np.ones(3), penalty=1.0)
    slope = 3.0 * (1.0 - logistic(found[:1]))[0]
    assert found[0] == pytest.approx(slope)  # where the penalty balances the data
    assert found[1] == 0.0


def test_logistic_bears_any_number() -> None:
    with np.errstate(all="raise"):
        assert logistic(np.array([-1e6, 0.0, 1e6])).tolist() == [0.0, 0.5, 1.0]
        assert log_loss(np.array([0.0, 1.0]), np.array([1.0, 0.0])) < 30.0


def test_choice_weights_are_found_again() -> None:
    rng = np.random.default_rng(7)
    facts = rng.normal(size=(8_000, 5, 4))
    noise = rng.gumbel(size=(8_000, 5))
    chosen = np.argmax(facts @ TRUE + noise, axis=1)  # Luce's choice by its definition
    samples = np.arange(len(facts))
    first = facts[samples, chosen].copy()
    facts[samples, chosen] = facts[:, 0]
    facts[:, 0] = first
    found = fit_choice(facts, penalty=1.0)
    assert found == pytest.approx(TRUE, abs=0.08)
    assert choice_loss(facts, found) < choice_loss(facts, np.zeros(4))
    assert choice_loss(facts, np.zeros(4)) == pytest.approx(np.log(5.0))
