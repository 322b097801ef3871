"""Orders that searches gave in self-play, and weights that predict them: a distilled policy.

Habits fitted to win (orders.py) are not necessarily what a searcher does. These weights are fitted
only to predict, so that playouts can expect an enemy who thinks.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final, NamedTuple

import numpy as np

from ai.players import Player
from ai.search.report import PLANNED
from ai.tuning.games import Floats, Mover, Workbench, play
from ai.tuning.plan_games import PlanGame, gather, seated
from ai.tuning.shop import Shop
from solitaire.advising import OrderChoice
from solitaire.protocol import Seat

STEPS: Final = 40
LONGEST: Final = 3.0
"""No weight moves further in one step."""
NEAR: Final = 1e-6


class Orders(NamedTuple):
    """By order given, except for the facts, which follow one another candidate by candidate."""

    facts: Floats
    """(candidate, feature)"""
    sizes: Floats
    """How many candidates there were."""
    places: Floats
    """Which of them was ordered."""
    columns: Floats
    games: Floats
    """The number of the game separates held-out samples from training samples."""


def gather_orders(shop: Shop, players: str, games: int) -> Orders:
    return gather(shop, "searched", Orders, plan_game, players, games)


# -- in a worker ----------------------------------------------------------------------------------


def plan_game(bench: Workbench, task: PlanGame) -> Orders:
    seed = f"{task.seed} plan {task.number}"
    options = bench.tunable.options(task.number)
    found: list[OrderChoice] = []
    movers = tuple(_noted(bench, seated(bench, task, seed, seat), found) for seat in range(2))
    play(bench, options, (movers[0], movers[1]), seed)
    return as_arrays(found, task.number, len(bench.tunable.orders().features))


def _noted(bench: Workbench, player: Player, found: list[OrderChoice]) -> Mover:
    """The player, with its fresh plans recorded."""

    def choose(state: Any, seat: Seat, rng: Random) -> Any:
        ply = player.choose(bench.rules.view(state, seat), bench.rules.actions(state), rng)
        report = player.last_report
        if report is not None and report.how == PLANNED:
            found.extend(bench.tunable.order_choices(state, player.told()))
        return ply

    return choose


def as_arrays(found: list[OrderChoice], number: int, features: int) -> Orders:
    rows = [row for choice in found for row in choice.facts]
    return Orders(
        np.array(rows, np.float64).reshape(len(rows), features),
        np.array([len(choice.facts) for choice in found], np.float64),
        np.array([choice.place for choice in found], np.float64),
        np.array([choice.column for choice in found], np.float64),
        np.full(len(found), float(number)),
    )


# -- the fit --------------------------------------------------------------------------------------

Choice = tuple[Floats, int]
"""The facts of the candidates, and which was ordered."""


def choices_of(orders: Orders, column: int, is_held_out: bool, every: int) -> list[Choice]:
    """Of one column, from every n-th game or from the others."""
    ends = np.cumsum(orders.sizes).astype(int)
    starts = ends - orders.sizes.astype(int)
    held_out = np.equal(orders.games % every, every - 1)
    wanted = np.equal(orders.columns, column) & (held_out == is_held_out)
    return [
        (orders.facts[starts[one] : ends[one]], int(orders.places[one]))
        for one in np.flatnonzero(wanted)
    ]


def fit_orders_given(choices: list[Choice], features: int, penalty: float) -> Floats:
    """A choice model by Newton's method; the penalty draws towards 0."""
    weights = np.zeros(features)
    for _ in range(STEPS):
        slope, spread = penalty * weights, penalty * np.eye(features)
        for facts, place in choices:
            shares = _shares(facts, weights)
            mean = shares @ facts
            apart = facts - mean
            slope = slope + mean - facts[place]
            spread = spread + (apart * shares[:, None]).T @ apart
        step = np.linalg.solve(spread, slope)
        longest = float(np.abs(step).max())
        weights = weights - step * min(1.0, LONGEST / max(longest, NEAR))
        if longest < NEAR:
            break
    return weights


def surprise(choices: list[Choice], weights: Floats) -> float:
    """The negative log-likelihood of the orders, summed."""
    return -sum(float(np.log(_shares(facts, weights)[place])) for facts, place in choices)


def surprise_of_guessing(choices: list[Choice]) -> float:
    return sum(float(np.log(len(facts))) for facts, _ in choices)


def _shares(facts: Floats, weights: Floats) -> Floats:
    scores = facts @ weights
    parts = np.exp(scores - scores.max())
    shares: Floats = np.maximum(parts / parts.sum(), 1e-12)
    return shares
