"""Odds of whole fights: the same as following every die, and large ones are answered."""

from __future__ import annotations

from random import Random

import pytest

from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.game import RULES
from solitaire.games.quadrilateral.odds import combat, course
from solitaire.games.quadrilateral.odds.decisions import Decisions, Habit
from solitaire.games.quadrilateral.rules import sequence
from solitaire.games.quadrilateral.rules.fights import combat as rules_of_combat
from solitaire.games.quadrilateral.terms import BOX, KILLED
from solitaire.protocol import Chance, Event
from tests.games.quadrilateral import brute_fights
from tests.games.quadrilateral.positions import BOARD, flag_of, put, set_steps, started

DECISIONS = Decisions((Habit(), Habit()))
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


def several(place: str, attackers: dict[str, int], defenders: dict[str, int]) -> State:
    """Forces of infantry, each under one leader, meet; nobody waits in the box."""
    state = started()
    state.weather = 0
    for steps in (defenders, attackers):
        for name, number in steps.items():
            set_steps(state, name, number)
            put(state, name, place)
    for leader in range(BOARD.leaders):
        if state.leader_at[leader] == BOX:
            state.assign(leader, KILLED)
    state.active = BOARD.side[BOARD.leader_by_name[next(iter(attackers))]]
    rules_of_combat.begin(state)
    rules_of_combat.begin_fight(state, BOARD.place_by_name[place], False, None)
    sequence.run_on(state, None)
    return state


def compare(name: str) -> None:
    same(fight(*SMALL[name]))


def same(state: State) -> None:
    found = course.endings(RULES, state, DECISIONS, 0.0)
    assert found.chances == brute_fights.endings(state, DECISIONS)
    assert found.left_out == 0
    assert len(found.chances) > 3


def test_one_leader_each_as_by_every_die() -> None:
    compare("one leader each")


@pytest.mark.long
@pytest.mark.parametrize("name", SMALL)
def test_leaving_leaders_open_changes_nothing(name: str) -> None:
    compare(name)


@pytest.mark.long
def test_forces_that_lose_their_only_leader_as_by_every_die() -> None:
    """Nobody takes over: their steps join another force, or are broken up [4.6]."""
    same(several("goito", {"massena": 13, "rampon": 14}, {"ocskay": 24}))


@pytest.mark.long
def test_walls_as_by_every_die() -> None:
    """Defenders in a fort stand, and the attackers go on or break off [14.5]."""
    same(several("trento", {"ocskay": 40}, {"massena": 20}))


def large() -> State:
    """272 steps under seven leaders on each side; followed die by die this took many minutes."""
    french = ("bonaparte", "massena", "augereau", "serurier", "joubert", "victor", "rampon")
    austrian = ("wurmser", "quasdanovich", "davidovich", "meszaros", "ocskay", "ott", "liptay")
    return fight("castiglione", (french, (110, 10, 12)), (austrian, (115, 13, 12)))


@pytest.mark.long
def test_a_battle_of_both_armies_is_answered() -> None:
    odds = combat.fight_odds(RULES, large())
    assert sum(odds.losses[0].values()) == sum(odds.losses[1].values()) == 1
    assert 0 < odds.left_out < 0.0001
    held, lost = played_many_times(large(), 1_500)
    assert abs(held - float(odds.attacker_holds)) < 0.05, "four standard deviations"
    for side in range(2):
        assert abs(lost[side] - float(odds.mean_loss(side))) < 2.0


def played_many_times(state: State, games: int) -> tuple[float, list[float]]:
    """How often the attackers held, and both losses on average."""
    rng, every_die = Random(1796), brute_fights.EveryDie(DECISIONS)
    notes = [one_fight(state.copy(), every_die, rng) for _ in range(games)]
    held = sum(note[0] == 0 for note in notes) / games
    return held, [sum(note[1 + side] for note in notes) / games for side in range(2)]


def one_fight(state: State, every_die: brute_fights.EveryDie, rng: Random) -> tuple[int, ...]:
    note: tuple[int, ...] = ()
    while note == ():
        if isinstance(RULES.pending(state), Chance):
            outcomes = RULES.outcomes(state)
            ply = rng.choices([one for one, _ in outcomes], [w for _, w in outcomes])[0]
        else:
            ply = every_die.choose(state, RULES.actions(state))
        events: list[Event] = []
        RULES.apply(state, ply, events)
        note = every_die.noted(note, events)
    return note
