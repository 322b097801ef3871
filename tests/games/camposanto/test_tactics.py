"""Every tactical position is sound, asks the right side, and tells right from wrong."""

from __future__ import annotations

from collections import Counter

import pytest

from ai.search.sealed import ITERATIONS, SealedStudy, kept
from solitaire.games.camposanto.advice.advice import ADVICE
from solitaire.games.camposanto.terms import ALLIED, SPANISH
from solitaire.protocol import Decide
from tests.games.camposanto.positions import RULES
from tests.games.camposanto.tactics import Tactic, line_is_right, load_tactics, solves, start

TACTICS = load_tactics()
KEPT_BACK = 3
"""In the hand, beside the places of the three wings."""
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


LEAST_SOLVED = 20
"""Of the 25 positions; an even spread over what is offered solves about seven."""


@pytest.mark.long
def test_a_search_finds_most_of_them() -> None:
    found = [tactic.name for tactic in TACTICS if solves(tactic, "search:nodes=30", 1)[0]]
    assert len(found) >= LEAST_SOLVED, sorted(set(map(names, TACTICS)) - set(found))


@pytest.mark.parametrize(("seat", "highest"), [(ALLIED, 17), (SPANISH, 18)])
def test_nobody_can_tell_where_the_highest_value_lies(seat: int, highest: int) -> None:
    """The bluff: 17 and 18 may lie on more than one wing, and may still be in the hand [4]."""
    game = ADVICE.sealed_game(RULES.start({}))
    assert game is not None
    study = SealedStudy(RULES, ADVICE, game)
    found = study.solved(ITERATIONS)
    shares = kept(found.columns if seat else found.rows)
    by_place: Counter[int] = Counter()
    for ply, share in zip(study.game.plies[seat], shares.tolist(), strict=True):
        values = (ply.first, ply.second, ply.third)
        by_place[values.index(highest) if highest in values else KEPT_BACK] += share
    likely = [place for place, share in by_place.items() if share >= 0.05]
    assert KEPT_BACK in likely
    assert len(likely) >= 2
