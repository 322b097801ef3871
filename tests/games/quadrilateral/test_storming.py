"""French who storm Mantova: late, in strength, first the Citadella."""

from __future__ import annotations

from mypy_extensions import i64

from solitaire.games.quadrilateral.advice import operations, routes, storming
from solitaire.games.quadrilateral.advice.aims import army_aims
from solitaire.games.quadrilateral.advice.habits import STORM, USUAL, Habits
from solitaire.games.quadrilateral.advice.orders import STORM as STORM_ORDER
from solitaire.games.quadrilateral.advice.orders import verb_of
from solitaire.games.quadrilateral.advice.strengths import Strengths
from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.rules import victory
from solitaire.games.quadrilateral.terms import AUSTRIAN, FRENCH
from tests.games.quadrilateral.positions import BOARD, flag_of, put, set_steps, started


def storming_habits() -> Habits:
    habits = Habits()
    habits.adopt(FRENCH, STORM)
    return habits


def before_the_walls(turns_left: int, fog: str = "flags") -> State:
    """January, so many turns before the last, Massena beside the besiegers of the Citadella."""
    state = started("january", fog=fog)
    state.turn = victory.last_turn(state) - turns_left
    put(state, "massena", "favorita")
    return state


def goal_of(state: State, leader: str, habits: Habits) -> i64:
    return operations.goal(Strengths(state, FRENCH, habits), flag_of(state, leader))


def test_a_strong_force_storms_the_citadella_in_the_last_turns_only() -> None:
    habits = storming_habits()
    late, early = before_the_walls(storming.LAST_TURNS), before_the_walls(storming.LAST_TURNS + 1)
    assert goal_of(late, "massena", habits) == BOARD.citadella
    assert goal_of(late, "massena", Habits()) != BOARD.citadella
    assert goal_of(early, "massena", habits) != BOARD.citadella
    strengths = Strengths(late, FRENCH, habits)
    assert routes.may_enter(strengths, flag_of(late, "massena"), BOARD.citadella)
    assert goal_of(late, "dallemagne", habits) == BOARD.cerese  # the ring stays closed


def test_too_few_wait_for_those_who_are_near() -> None:
    state = before_the_walls(3)
    set_steps(state, "massena", 5)
    assert goal_of(state, "massena", storming_habits()) == BOARD.favorita
    assert goal_of(state, "victor", storming_habits()) == BOARD.favorita


def test_after_the_citadella_comes_the_town() -> None:
    state = before_the_walls(3, fog="open")
    put(state, "ott", "mantova")
    put(state, "massena", "citadella")
    set_steps(state, "ott", 2)
    set_steps(state, "wurmser", 10)
    for leader in ("massena", "serurier", "dallemagne"):
        assert goal_of(state, leader, storming_habits()) == BOARD.mantova


def test_the_manner_is_offered_in_the_last_turns_of_a_long_campaign_and_given_up_again() -> None:
    def offered(scenario: str, side: int) -> bool:
        aims = army_aims(Strengths(started(scenario), side, Habits()))
        return any(verb_of(aim.order) == STORM_ORDER for aim in aims)

    assert offered("january", FRENCH)
    assert not offered("january", AUSTRIAN)
    assert not offered("november", FRENCH)
    assert not offered("rivoli", FRENCH)
    habits = storming_habits()
    habits.adopt(FRENCH, USUAL)
    assert not storming.is_called(Strengths(before_the_walls(3), FRENCH, habits))
