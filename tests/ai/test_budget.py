"""Less thought in won games, and only there."""

from __future__ import annotations

from ai.search.budget import Budget, Limit


def spent_with(mean: float, ease: bool = True) -> int:
    budget = Budget(400, Limit())
    if ease:
        budget.let_ease(0.98, 0.25)
    while not budget.is_spent():
        budget.spend()
        budget.ease(mean)
    return budget.spent


def test_a_won_game_costs_a_quarter() -> None:
    assert spent_with(0.985) == 100


def test_any_other_game_costs_all_of_it() -> None:
    assert spent_with(0.97) == 400
    assert spent_with(0.0) == 400
    assert spent_with(1.0, ease=False) == 400


def test_what_looks_won_at_first_must_still_look_so_later() -> None:
    budget = Budget(400, Limit())
    budget.let_ease(0.98, 0.25)
    for number in range(100):
        budget.spend()
        budget.ease(1.0 if number < 30 else 0.9)
    assert budget.nodes == 400
