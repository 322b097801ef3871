"""Weights that foretell what a search orders."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pytest

from ai.tuning.games import Workbench
from ai.tuning.plan_games import PlanGame
from ai.tuning.searched import (
    as_arrays,
    choices_of,
    fit_orders_given,
    plan_game,
    surprise,
    surprise_of_guessing,
)
from ai.tuning.tuning import SEARCHED, Settings, TooFewGames
from solitaire.advising import OrderChoice
from solitaire.games.castiglione.advice.advice import ADVICE
from solitaire.games.castiglione.fitting import TUNABLE
from solitaire.games.castiglione.game import RULES
from tests.ai.test_tuning import fit
from tests.games.castiglione.battle_positions import french_move


def drawn_choices(count: int, weights: tuple[float, float]) -> list[OrderChoice]:
    """Orders of somebody who weighs two facts so."""
    rng, found = Random(3), []
    for _ in range(count):
        facts = [(rng.random(), rng.random()) for _ in range(rng.randrange(2, 6))]
        parts = [np.exp(a * weights[0] + b * weights[1]) for a, b in facts]
        found.append(OrderChoice(0, facts, rng.choices(range(len(facts)), parts)[0]))
    return found


def test_the_weights_behind_orders_are_found() -> None:
    orders = as_arrays(drawn_choices(2000, (3.0, -2.0)), number=1, features=2)
    choices = choices_of(orders, 0, is_held_out=False, every=5)
    assert len(choices) == 2000
    weights = fit_orders_given(choices, 2, 1.0)
    assert weights == pytest.approx([3.0, -2.0], abs=0.3)
    assert surprise(choices, weights) < surprise_of_guessing(choices)
    assert surprise(choices, np.zeros(2)) == pytest.approx(surprise_of_guessing(choices))


def test_games_and_columns_are_kept_apart() -> None:
    orders = as_arrays(drawn_choices(10, (1.0, 0.0)), number=4, features=2)
    assert not choices_of(orders, 0, is_held_out=False, every=5)
    assert len(choices_of(orders, 0, is_held_out=True, every=5)) == 10
    assert not choices_of(orders, 1, is_held_out=True, every=5)


def test_habits_teach_no_searched_orders(tmp_path: Path) -> None:
    with pytest.raises(TooFewGames, match="searched"):
        fit(tmp_path, Settings(games=5), (SEARCHED,))


def test_every_group_that_was_told_something_is_a_choice() -> None:
    state = french_move("at lonato massena joubert rampon\nat salo guieu\nat castiglione ott")
    told = {slot.key: slot.orders[-1] for slot in ADVICE.slots(state)}
    found = TUNABLE.order_choices(state, told)
    assert len(found) == len(told)
    for choice in found:
        assert 0 <= choice.place < len(choice.facts)
        assert {len(row) for row in choice.facts} == {len(TUNABLE.orders().features)}


@pytest.mark.long
def test_a_game_of_searchers_teaches_orders() -> None:
    bench = Workbench(RULES, ADVICE, TUNABLE)
    orders = plan_game(bench, PlanGame(1, 0, "search:nodes=4"))
    assert len(orders.sizes) > 50
    assert orders.sizes.sum() == len(orders.facts)
