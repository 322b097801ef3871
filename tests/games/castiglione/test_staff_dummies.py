"""Where the standing order puts dummies: spread, plausible, by one side's view alone [13.2]."""

from __future__ import annotations

from collections import Counter

import pytest

from solitaire.games.castiglione.core.state import State
from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.staff.standing import DUMMIES, DUMMIES_NOTICE, answer
from solitaire.protocol import Decide
from tests.games.castiglione.positions import position

SPREAD = {DUMMIES: "spread"}


def placed(state: State) -> dict[int, list[str]]:
    """All that both sides are asked for now, by seat, and the notices they get."""
    found: dict[int, list[str]] = {0: [], 1: []}
    while True:
        asked = RULES.pending(state)
        if not isinstance(asked, Decide) or "dummy" not in asked.question:
            return found
        view = RULES.view(state, asked.seat)
        settled = answer(RULES.board, view, RULES.actions(state), SPREAD)
        assert settled is not None
        assert settled == answer(RULES.board, view, RULES.actions(state), SPREAD)
        found[asked.seat].append(RULES.ply_text(settled.ply).removeprefix("dummy "))
        RULES.apply(state, settled.ply)


@pytest.mark.rule("13.2.1")
def test_set_up_spreads_them_over_real_forces() -> None:
    """By themselves they would be known for what they are: everybody knows the set-up."""
    state = RULES.start({"visibility": "fog"})
    real = [{area for area in range(RULES.board.areas) if state.stack(s, area)} for s in (0, 1)]
    for side, areas in placed(state).items():
        where = Counter(RULES.board.area_by_name[name] for name in areas)
        assert set(where) <= real[side]
        assert len(where) == min(len(areas), len(real[side]))
        assert max(where.values()) <= 2


@pytest.mark.rule("13.2.3")
def test_returning_dummies_go_to_small_forces_first_and_need_no_look() -> None:
    state = position("""
        option visibility fog
        turn 3
        phase supply
        at rovereto wurmser gummer bajalich nicolleti
        at trent melas
        at brescia bonaparte rusca
    """)
    asked = RULES.pending(state)
    while not (isinstance(asked, Decide) and "dummy" in asked.question):
        RULES.apply(state, RULES.actions(state)[0])
        asked = RULES.pending(state)
    settled = answer(RULES.board, RULES.view(state, asked.seat), RULES.actions(state), SPREAD)
    assert settled is not None
    assert settled.notice == ""
    areas = Counter(placed(state)[asked.seat])
    assert max(areas.values()) - min(areas.values()) <= 1


@pytest.mark.rule("13.2")
def test_same_view_gives_the_same_place_whatever_the_enemy_hides() -> None:
    """The Austrians' dummies lie differently; the French see the same and place the same."""
    states = [RULES.start({"visibility": "fog"}) for _ in range(2)]
    for state, stacks in zip(states, ("rovereto ala", "ala rovereto"), strict=True):
        for area in stacks.split():
            ply = next(p for p in RULES.actions(state) if RULES.ply_text(p) == f"dummy {area}")
            RULES.apply(state, ply)
        RULES.apply(state, RULES.actions(state)[0])
    assert RULES.view(states[0], 0) == RULES.view(states[1], 0)
    assert placed(states[0])[0] == placed(states[1])[0]


def test_notice_says_what_dummies_are_for_in_one_sentence() -> None:
    state = RULES.start({"visibility": "fog"})
    settled = answer(RULES.board, RULES.view(state, 1), RULES.actions(state), SPREAD)
    assert settled is not None
    assert settled.notice == DUMMIES_NOTICE
    assert DUMMIES_NOTICE.count(".") == 2  # its end, and the rule's number
