"""Every tactical position is sound, asks the right side, and tells right from wrong."""

from __future__ import annotations

from collections import Counter

import pytest

from solitaire.protocol import Decide
from tests.games.camposanto.positions import RULES
from tests.games.camposanto.tactics import Tactic, line_is_right, load_tactics, solves, start

TACTICS = load_tactics()
EASY = ("flank before front", "do not charge a farmhouse", "know when to go", "spend the Marshal")


def names(tactic: Tactic) -> str:
    return tactic.name


@pytest.mark.parametrize("tactic", TACTICS, ids=names)
def test_position_is_sound_and_asks_its_side(tactic: Tactic) -> None:
    state = start(tactic)
    assert RULES.faults(state) == []
    pending = RULES.pending(state)
    assert isinstance(pending, Decide)
    assert pending.seat == tactic.seat
    assert len(RULES.actions(state)) > 1
    assert "[" in tactic.reason


@pytest.mark.parametrize("tactic", TACTICS, ids=names)
def test_solution_is_right_and_mistake_is_wrong(tactic: Tactic) -> None:
    assert line_is_right(tactic, tactic.solution)
    assert not line_is_right(tactic, tactic.mistake)


def test_the_suite_covers_its_themes_and_both_sides() -> None:
    assert len(TACTICS) >= 25
    assert len({tactic.name for tactic in TACTICS}) == len(TACTICS)
    assert min(Counter(tactic.side for tactic in TACTICS).values()) >= 2
    assert len({tactic.theme for tactic in TACTICS}) >= 8


@pytest.mark.parametrize(
    "tactic", [one for one in TACTICS if one.theme in EASY and one.when == "question"], ids=names
)
def test_the_staff_finds_what_can_be_reckoned(tactic: Tactic) -> None:
    assert solves(tactic, "staff", 1)[0]
