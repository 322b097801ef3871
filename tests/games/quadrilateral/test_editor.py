"""Positions changed by hand remain positions."""

from __future__ import annotations

from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.core.steps import MARCH_WHO
from solitaire.games.quadrilateral.game import RULES
from solitaire.games.quadrilateral.present.editor import EDITOR
from solitaire.games.quadrilateral.present.names import flag_key
from solitaire.games.quadrilateral.terms import NO_FLAG, UNUSED

BOARD = RULES.board


def start() -> tuple[State, str, int]:
    """A position and Massena's flag in it."""
    state = RULES.start({"scenario": "rivoli"})
    flag = int(state.leader_at[BOARD.leader_by_name["massena"]])
    return state, RULES.position_text(state), flag


def test_a_flag_is_put_elsewhere() -> None:
    _, position, flag = start()
    changed = RULES.parse_position(EDITOR.put(position, [flag_key(flag)], "rivoli"))
    assert changed.place[flag] == BOARD.place_by_name["rivoli"]


def test_a_removed_force_takes_its_leaders_off() -> None:
    _, position, flag = start()
    changed = RULES.parse_position(EDITOR.remove(position, [flag_key(flag)]))
    assert changed.kind[flag] == NO_FLAG
    assert changed.leader_at[BOARD.leader_by_name["massena"]] == UNUSED


def test_strength_and_marks_are_changed_and_shown() -> None:
    state, position, flag = start()
    key = flag_key(flag)
    position = EDITOR.with_mark(position, [key], "cavalry", "15")
    position = EDITOR.with_mark(position, [key], "forage", "on")
    changed = RULES.parse_position(position)
    assert changed.steps[flag * 3 + 1] == 15 != state.steps[flag * 3 + 1]
    assert changed.forage >> flag & 1
    present = {choice.name: choice.present for choice in EDITOR.marks(position, [key])}
    assert present["cavalry"] == {"15"}
    assert present["forage"] == {"on"}
    assert not present["replaced"]
    again = RULES.parse_position(EDITOR.with_mark(position, [key], "forage", ""))
    assert not again.forage


def test_either_side_may_begin_its_marches() -> None:
    _, position, _ = start()
    for side, beginning in enumerate(EDITOR.beginnings()):
        changed = RULES.parse_position(EDITOR.begun_at(position, beginning.name))
        assert changed.step == MARCH_WHO
        assert changed.active == side
        assert len(RULES.actions(changed)) > 1
        assert not RULES.faults(changed)
