"""Where the script's Center of Operations goes in a short campaign."""

from __future__ import annotations

from random import Random

from solitaire.games.quadrilateral.advice import center, relief
from solitaire.games.quadrilateral.advice.habits import Habits
from solitaire.games.quadrilateral.advice.script import Script
from solitaire.games.quadrilateral.advice.strengths import Strengths
from solitaire.games.quadrilateral.core import plies
from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.game import RULES
from solitaire.games.quadrilateral.rules import victory
from solitaire.games.quadrilateral.rules.roads import distances
from solitaire.games.quadrilateral.terms import AUSTRIAN, FAR, FRENCH
from tests.games.quadrilateral.positions import (
    BOARD,
    flag_of,
    go_to,
    offered,
    put,
    remove_others,
    set_steps,
    started,
)


def austrians(state: State) -> Strengths:
    return Strengths(state, AUSTRIAN, Habits())


def left_behind() -> State:
    """Alvinczy is at the gates, the Center far away at Rovereto."""
    state = started("rivoli")
    put(state, "alvinczy", "mozzecane")
    put(state, "liptay", "mozzecane")
    return state


def test_it_follows_the_main_column() -> None:
    assert center.wants_to_move(austrians(left_behind()))


def keeping_up() -> State:
    """Alvinczy alone at Villafranca: by another march he leaves dispatch of Pescantina."""
    state = started("rivoli")
    remove_others(state, FRENCH, ("serurier", "dallemagne", "massena"))
    remove_others(state, AUSTRIAN, ("alvinczy",))
    put(state, "alvinczy", "villafranca")
    put(state, "massena", "brescia")
    state.center[AUSTRIAN] = BOARD.place_by_name["pescantina"]
    return state


def test_it_keeps_up_with_the_column_until_its_path_to_mantova_is_free() -> None:
    state = keeping_up()
    assert center.wants_to_move(austrians(state))
    put(state, "serurier", "brescia")  # the line at La Favorita is open
    assert not center.wants_to_move(austrians(state))


def test_it_stays_while_its_column_cannot_march_out_of_dispatch() -> None:
    state = keeping_up()
    state.center[AUSTRIAN] = BOARD.place_by_name["villafranca"]
    assert not center.wants_to_move(austrians(state))


def test_it_stays_with_a_column_in_dispatch_if_no_point_could_make_it_active_again() -> None:
    state = keeping_up()
    state.aps[AUSTRIAN] = 1
    assert not center.wants_to_move(austrians(state))


def test_a_small_force_between_the_columns_is_not_the_main_one() -> None:
    """It went to Lusignan at Riva, to whom all columns were near, and back to Wurmser."""
    state = started("castiglione")
    assert relief.main(austrians(state)) == flag_of(state, "wurmser")


def test_it_keeps_to_its_column_until_another_is_clearly_stronger() -> None:
    state = started("castiglione")
    remove_others(state, AUSTRIAN, ("wurmser", "quasdanovich"))
    wurmser = set_steps(state, "wurmser", 50)
    quasdanovich = set_steps(state, "quasdanovich", 52)
    assert relief.main(austrians(state)) == wurmser
    set_steps(state, "quasdanovich", 90)
    assert relief.main(austrians(state)) == quasdanovich


def test_it_stays_in_the_last_turn() -> None:
    """Whoever has moved is active in the next turn only; it once ran into the enemy for nothing."""
    state = left_behind()
    state.turn = victory.last_turn(state)
    assert not center.wants_to_move(austrians(state))


def test_it_stays_while_the_campaign_is_won() -> None:
    """A search led with two aims, moved its Center among enemies and lost the path again."""
    state = left_behind()
    state.path_open, state.besieged = 1, 0
    assert not center.wants_to_move(austrians(state))


def test_no_point_makes_it_active_where_it_reaches_nobody() -> None:
    state = left_behind()
    state.center_active[AUSTRIAN], state.center_moved[AUSTRIAN] = 0, 1
    assert not center.wants_set_up(austrians(state))
    state.center[AUSTRIAN] = BOARD.place_by_name["villafranca"]
    assert center.wants_set_up(austrians(state))


def test_it_follows_past_enemies_if_it_is_no_safer_where_it_stands() -> None:
    """It stayed at Bassano with nine points while Alvinczy stood at Cerea for five turns."""
    state = started("arcole")
    for leader in ("alvinczy", "provera"):
        put(state, leader, "bevilacqua")
    for leader in ("massena", "augereau"):
        put(state, leader, "sandrigo")
    go_to(state, "who marches next", AUSTRIAN)
    ply = next(ply for ply in offered(state) if ply.verb == plies.MARCH_CENTER)
    RULES.apply(state, ply)
    chosen = Script().choose(state, Random(1))
    assert chosen.verb == plies.TO
    ways = distances(state, AUSTRIAN, BOARD.place_by_name["bevilacqua"], FAR - 1, True, False)
    assert ways[chosen.first] < ways[state.center[AUSTRIAN]]
