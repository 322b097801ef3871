"""Odds of whole fights: the same as following every die, and large ones are answered."""

from __future__ import annotations

import pytest

from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.game import RULES
from solitaire.games.quadrilateral.odds import combat, course
from solitaire.games.quadrilateral.rules import sequence
from tests.games.quadrilateral import brute_fights
from tests.games.quadrilateral.positions import BOARD, flag_of, started

DECISIONS = combat.Decisions((combat.Habit(), combat.Habit()))
Troops = tuple[tuple[str, ...], tuple[int, int, int]]


def fight(place: str, attacker: Troops, defender: Troops) -> State:
    """The first leader of each side leads the force, the others are with him."""
    state = started()
    state.weather = 0
    leader = BOARD.leader_by_name
    for names, _ in (attacker, defender):
        for name in names[1:]:
            state.assign(leader[name], flag_of(state, names[0]))
    world = combat.made_up_fight(
        state,
        BOARD.place_by_name[place],
        (leader[attacker[0][0]], attacker[1]),
        (leader[defender[0][0]], defender[1]),
    )
    sequence.run_on(world, None)
    return world


SMALL = {
    "one leader each": ("castiglione", (("bonaparte",), (12, 1, 0)), (("ocskay",), (11, 0, 0))),
    "more than they lead": (
        "goito",
        (("rampon",), (23, 1, 0)),
        (("ocskay",), (24, 0, 0)),
    ),
    "a Bonus to lose": ("goito", (("wurmser",), (13, 2, 0)), (("massena", "guieu"), (14, 0, 0))),
}


def compare(name: str) -> None:
    state = fight(*SMALL[name])
    assert course.endings(RULES, state, DECISIONS.choose) == brute_fights.endings(state, DECISIONS)


def test_one_leader_each_as_by_every_die() -> None:
    compare("one leader each")


@pytest.mark.long
@pytest.mark.parametrize("name", SMALL)
def test_leaving_leaders_open_changes_nothing(name: str) -> None:
    compare(name)


@pytest.mark.long
def test_a_battle_of_both_armies_is_answered() -> None:
    """272 steps; followed die by die this took many minutes."""
    french = (("bonaparte", "massena"), (110, 10, 12))
    austrian = (("wurmser", "quasdanovich"), (115, 13, 12))
    odds = combat.fight_odds(RULES, fight("castiglione", french, austrian))
    assert sum(odds.losses[0].values()) == sum(odds.losses[1].values()) == 1
    assert 0 < odds.attacker_holds < 1
    assert odds.critical > 0
