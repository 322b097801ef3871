"""The contract checks on every registered game and every toy, by random play."""

from __future__ import annotations

from random import Random

import pytest

from solitaire.registry import game_named, game_names
from solitaire.workbench.randomplay import random_options
from tests.contract.checks import CHECKS, run_check
from tests.seeds import base_seed
from tests.toys import TOY_GAMES

PLY_LIMIT = 10_000
GAMES_PER_TOY = (5, 15)
GAMES_PER_REGISTERED_GAME = (1, 3)
"""Every day, and with those that are marked long."""

CASES = [
    pytest.param(
        name,
        number,
        check,
        id=f"{name.removesuffix(':RULES')}-{number}-{check}",
        marks=pytest.mark.long if number >= few else (),
    )
    for names, (few, many) in (
        (game_names(), GAMES_PER_REGISTERED_GAME),
        (TOY_GAMES, GAMES_PER_TOY),
    )
    for name in names
    for number in range(many)
    for check in CHECKS
]


@pytest.mark.contract
@pytest.mark.parametrize(("name", "number", "check"), CASES)
def test_contract(name: str, number: int, check: str) -> None:
    rules = game_named(name).rules()
    seed = base_seed() + number
    # The first game keeps the defaults; the others try the options.
    options = random_options(rules.options(), Random(seed)) if number else {}
    run_check(check, rules, options, seed, PLY_LIMIT)
