"""End of Turn Phase [11.0]."""

from __future__ import annotations

import pytest

from tests.games.castiglione.positions import (
    RULES,
    apply,
    asked_side,
    marks,
    position,
    result,
    told_to,
)

rule = pytest.mark.rule

LAST_PHASE = """
    turn {}
    phase second_movement
    at salo rusca sauret
    at riva gummer melas
    note rusca marks=foraged
    note gummer marks=called
    note melas entered=ledro
"""


@rule("11.0")
@pytest.mark.parametrize("turn", range(1, 9))
def test_the_turn_marker_moves_on_by_one(turn: int) -> None:
    state = position(LAST_PHASE.format(turn))
    events = apply(state, "end-movement")
    assert RULES.heading(state)[0] == f"turn {turn + 1}"
    assert told_to(events, f"Turn {turn + 1} begins") == {"french", "austrian"}


@rule("11.0")
@rule("12.0")
def test_after_the_ninth_turn_the_game_is_over() -> None:
    state = position(LAST_PHASE.format(9))
    events = apply(state, "end-movement")
    assert asked_side(state) == "nobody"
    assert told_to(events, "The game ends") == {"french", "austrian"}
    assert result(state).scores == (1.0, 0.0)


@rule("11.0")
@rule("2.1.3")
def test_markers_of_the_old_turn_are_taken_off() -> None:
    state = position(LAST_PHASE.format(1))
    apply(state, "end-movement")
    for name in ("rusca", "gummer", "melas"):
        assert marks(state, name) == set()
    assert "entered" not in RULES.position_text(state)


@rule("11.0")
def test_nothing_can_be_done_when_the_game_is_over() -> None:
    state = position(LAST_PHASE.format(9))
    apply(state, "end-movement")
    assert RULES.refusal(state, RULES.parse_ply("move rusca")) == "The game is over [12.0]."
