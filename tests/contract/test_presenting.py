"""The presenter checks on every game with a presenter, toys included, by random play."""

from __future__ import annotations

from functools import lru_cache
from random import Random

import pytest

from solitaire.presenting.presenter import Presenter
from solitaire.registry import game_named, game_names
from solitaire.workbench.randomplay import random_options
from tests.contract.broken_presenters import BROKEN_PRESENTERS, BrokenGame
from tests.contract.playthrough import ContractBroken, Playthrough, play
from tests.contract.presenting import DEAR_SAMPLES, PRESENTING_CHECKS, run_presenting_check
from tests.seeds import base_seed
from tests.toys import SHOWN_TOYS

PLY_LIMIT = 10_000
FEW_DEAR_SAMPLES = 3
"""Steps of a real game at which every overlay and all odds are asked for every day."""
GAMES_PER_TOY = 4
GAMES_PER_REGISTERED_GAME = (1, 2)
"""Every day, and with those that are marked long, which look at more steps and other options."""


def shown_games() -> list[str]:
    """Names of registered games that have a presenter."""
    return [name for name in game_names() if game_named(name).presenter() is not None]


CASES = [
    pytest.param(
        name,
        number,
        check,
        DEAR_SAMPLES if number >= few or name in SHOWN_TOYS else FEW_DEAR_SAMPLES,
        id=f"{name.removesuffix(':GAME')}-{number}-{check}",
        marks=pytest.mark.long if number >= few else (),
    )
    for names, (few, many) in (
        (shown_games(), GAMES_PER_REGISTERED_GAME),
        (SHOWN_TOYS, (GAMES_PER_TOY, GAMES_PER_TOY)),
    )
    for name in names
    for number in range(many)
    for check in PRESENTING_CHECKS
]


@lru_cache(maxsize=2)
def _played(name: str, number: int) -> Playthrough:
    rules = game_named(name).rules()
    seed = base_seed() + number
    options = random_options(rules.options(), Random(seed)) if number else {}
    return play(rules, options, seed, PLY_LIMIT)


@pytest.mark.contract
@pytest.mark.parametrize(("name", "number", "check", "dear_samples"), CASES)
def test_presenter_contract(name: str, number: int, check: str, dear_samples: int) -> None:
    run_presenting_check(check, game_named(name), _played(name, number), dear_samples)


@pytest.mark.parametrize("name", SHOWN_TOYS)
def test_toys_are_opened_by_their_door(name: str) -> None:
    game = game_named(name)
    assert game.presenter() is not None
    assert game.title


# -- the checks can fail --------------------------------------------------------------------------


@pytest.mark.contract
@pytest.mark.parametrize(
    ("check", "complaint", "presenter"),
    [pytest.param(*case, id=case[2].__name__) for case in BROKEN_PRESENTERS],
)
def test_broken_presenter_is_caught(check: str, complaint: str, presenter: type[Presenter]) -> None:
    with pytest.raises(ContractBroken) as caught:
        run_presenting_check(check, BrokenGame(presenter()), _played(SHOWN_TOYS[1], 0))
    assert complaint in str(caught.value).splitlines()[0]


def test_every_check_has_a_presenter_that_breaks_it() -> None:
    assert {check for check, _, _ in BROKEN_PRESENTERS} == set(PRESENTING_CHECKS)
