"""The contract checks can fail: each toy broken on purpose is caught by the check meant for it."""

from __future__ import annotations

from random import Random

import pytest

from solitaire.workbench.randomplay import random_options
from tests.contract.broken import BROKEN
from tests.contract.checks import CHECKS, run_check
from tests.contract.playthrough import AnyRules, ContractBroken
from tests.seeds import base_seed

GAMES = 40
PLY_LIMIT = 200
"""Far above the longest sound game of the toys, eight turns of the skirmish: 65 plies."""


@pytest.mark.contract
@pytest.mark.parametrize(
    ("check", "complaint", "game"),
    [pytest.param(*case, id=case[2].__name__) for case in BROKEN],
)
def test_broken_toy_is_caught(check: str, complaint: str, game: type[AnyRules]) -> None:
    broken = _first_complaint(check, game())

    assert broken is not None, f"{game.__name__} passed {GAMES} games of the check {check!r}"
    assert broken.check == check
    assert complaint in str(broken).splitlines()[0]
    assert f"game {game().name}, seed " in str(broken)


def _first_complaint(check: str, rules: AnyRules) -> ContractBroken | None:
    for seed in range(base_seed(), base_seed() + GAMES):
        options = random_options(rules.options(), Random(seed))
        try:
            run_check(check, rules, options, seed, PLY_LIMIT)
        except ContractBroken as broken:
            return broken
    return None


def test_every_check_has_a_toy_that_breaks_it() -> None:
    assert {check for check, _, _ in BROKEN} == set(CHECKS)
