"""Every position with a known answer is sound, asks the right side, and tells right from wrong."""

from __future__ import annotations

from collections import Counter

import pytest

from solitaire.protocol import Decide
from tests.games.quadrilateral.positions import RULES
from tests.games.quadrilateral.tactics import Tactic, line_is_right, load_tactics, start

TACTICS = load_tactics()
THEMES = {
    "rest or strike",
    "which axis",
    "keep dispatch",
    "do not outmarch the Center",
    "cover both siege lines",
    "relieve before +3",
    "withdraw when outnumbered",
    "scout before attacking",
    "ferry or bridge",
    "do not strand at +3",
}


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
    assert len(TACTICS) >= 20
    assert len({tactic.name for tactic in TACTICS}) == len(TACTICS)
    assert min(Counter(tactic.side for tactic in TACTICS).values()) >= 6
    assert {tactic.theme for tactic in TACTICS} == THEMES
