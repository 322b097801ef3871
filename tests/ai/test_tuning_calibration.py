"""What the scores of searches are worth, fitted to results."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from ai.tuning.calibration import Estimates, estimated_game, fit_curves, unseen
from ai.tuning.games import Workbench
from ai.tuning.plan_games import PlanGame
from ai.tuning.tuning import CALIBRATION, Settings, TooFewGames
from solitaire.advising import WeightTable
from solitaire.games.castiglione.advice.advice import ADVICE
from solitaire.games.castiglione.fitting import TUNABLE
from solitaire.games.castiglione.game import RULES
from tests.ai.test_tuning import fit


def rosy_estimates(count: int) -> Estimates:
    """Of two turns: in the first the odds that are told are three times the true ones."""
    rng = np.random.default_rng(7)
    chances = rng.uniform(0.1, 0.9, count)
    turns = rng.integers(1, 3, count).astype(np.float64)
    odds = chances / (1.0 - chances) * np.where(turns == 1.0, 3.0, 1.0)
    results = (rng.random(count) < chances).astype(np.float64)
    return Estimates(turns, odds / (1.0 + odds), results, np.arange(count) % 10.0)


def test_rosy_scores_are_told_as_results_bear_them_out() -> None:
    estimates = rosy_estimates(8000)
    curves = fit_curves(estimates, 2)
    assert curves.shifts == pytest.approx([-np.log(3.0), 0.0], abs=0.15)
    assert curves.slopes == pytest.approx([1.0, 1.0], abs=0.15)
    told = unseen(estimates, 2, 5)
    first = estimates.turns == 1.0
    assert estimates.scores[first].mean() > estimates.results[first].mean() + 0.1
    assert told[first].mean() == pytest.approx(estimates.results[first].mean(), abs=0.03)


def test_a_fit_over_a_calibration_in_use_is_one_of_both() -> None:
    estimates = rosy_estimates(500)
    table = WeightTable(
        "calibration", "", ("turn_1", "turn_2"), ("shift", "slope"), [[0.5, -1], [2, 1]]
    )
    curves = fit_curves(estimates, 2)
    odds = np.array([0.3, -0.7])
    in_use = np.array(table.numbers[0]) + np.array(table.numbers[1]) * odds
    shifts, slopes = curves.over(table)
    assert shifts + slopes * odds == pytest.approx(curves.shifts + curves.slopes * in_use)


@pytest.mark.long
def test_the_first_plan_of_each_player_turn_is_noted_for_both_seats() -> None:
    found = estimated_game(Workbench(RULES, ADVICE, TUNABLE), PlanGame(1, 0, "search:nodes=2"))
    assert sorted(found.turns) == sorted([*range(1, 10)] * 2)[: len(found.turns)]
    assert np.logical_and(found.scores >= 0.0, found.scores <= 1.0).all()
    assert set(found.results) <= {0.0, 0.5, 1.0}


def test_habits_tell_no_scores(tmp_path: Path) -> None:
    with pytest.raises(TooFewGames, match="score"):
        fit(tmp_path, Settings(games=5), (CALIBRATION,))
