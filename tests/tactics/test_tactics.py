"""Every tactical position is sound, asks the right side, and tells right from wrong."""

from __future__ import annotations

from collections import Counter

import pytest

from solitaire.games.castiglione.terms import SIDES
from solitaire.protocol import Decide
from tests.tactics.facts import is_true
from tests.tactics.judging import line_is_right
from tests.tactics.loading import RULES, Tactic, load_tactics, start
from tests.tactics.prove import Verdict

TACTICS = load_tactics()
QUICK = [tactic for tactic in TACTICS if tactic.proof is not None and tactic.proof.quick]
SLOWEST = ("bridge_break",)
"""Of those: it takes as long as all the others together."""


def names(tactic: Tactic) -> str:
    return tactic.name


@pytest.mark.parametrize("tactic", TACTICS, ids=names)
def test_position_is_sound_and_asks_its_side(tactic: Tactic) -> None:
    state = start(tactic)
    assert RULES.faults(state) == []
    asked = RULES.pending(state)
    assert isinstance(asked, Decide)
    assert asked.seat == tactic.seat
    assert len(RULES.actions(state)) > 1


@pytest.mark.parametrize("tactic", TACTICS, ids=names)
def test_solution_is_right_and_mistake_is_wrong(tactic: Tactic) -> None:
    assert line_is_right(tactic, tactic.solution)
    assert not line_is_right(tactic, tactic.mistake)


@pytest.mark.parametrize("tactic", TACTICS, ids=names)
def test_facts_are_known_and_the_reason_names_a_rule(tactic: Tactic) -> None:
    state = start(tactic)
    for fact in tactic.right.facts():
        is_true(fact, state, ())
    assert "[" in tactic.reason
    assert not tactic.mirror_of or tactic.mirror_of in map(names, TACTICS)


@pytest.mark.parametrize(
    "tactic",
    [pytest.param(one, marks=pytest.mark.long) if one.name in SLOWEST else one for one in QUICK],
    ids=names,
)
def test_exact_values_prefer_the_right_answer(tactic: Tactic) -> None:
    verdict = Verdict(tactic)
    assert verdict.holds, f"right {verdict.right}, wrong {verdict.wrong}"


def test_suite_covers_both_sides_every_visibility_and_mirrors() -> None:
    assert len(TACTICS) >= 36
    sides = Counter(tactic.side for tactic in TACTICS)
    assert min(sides[side] for side in SIDES) >= 12
    seen = Counter(start(tactic).options.chosen["visibility"] for tactic in TACTICS)
    assert set(seen) == {"open", "mist", "fog"}
    assert sum(bool(tactic.mirror_of) for tactic in TACTICS) >= 12
