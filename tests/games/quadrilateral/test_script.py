"""The scripted commander makes use of what the rules offer."""

from __future__ import annotations

from random import Random

from solitaire.games.quadrilateral.advice import army, operations, routes
from solitaire.games.quadrilateral.advice.habits import Habits
from solitaire.games.quadrilateral.advice.script import Script
from solitaire.games.quadrilateral.advice.strengths import Strengths
from solitaire.games.quadrilateral.core import plies
from solitaire.games.quadrilateral.core.question import DICE
from solitaire.games.quadrilateral.rules import victory
from solitaire.games.quadrilateral.rules.sequence import QUESTIONS, run_on
from solitaire.games.quadrilateral.terms import AUSTRIAN, FRENCH
from tests.games.quadrilateral.positions import BOARD, flag_of, put, set_steps, started


def test_vedettes_go_out_and_scout() -> None:
    state, rng, script, said = started(), Random(4), Script(), set()
    while state.turn < 9:
        question = QUESTIONS[state.step]
        if question.seat(state) == DICE:
            outcomes = question.outcomes(state)
            (ply,) = rng.choices([one for one, _ in outcomes], [weight for _, weight in outcomes])
        else:
            ply = script.choose(state, rng)
            said.add(ply.verb)
        question.apply(state, ply, None)
        run_on(state, None)
    assert {plies.VEDETTE_AT, plies.PATROL, plies.SCOUT} <= said


def test_an_empty_french_mantova_gets_a_garrison() -> None:
    state = started("september")
    inside = [flag for flag in range(64) if state.place[flag] == BOARD.mantova]
    for flag in inside:
        state.put(flag, BOARD.place_by_name["trento"])
    state.set_owner(BOARD.mantova, FRENCH)
    state.besieged = 0
    near = put(state, "massena", "favorita")
    far = flag_of(state, "augereau")
    for other in range(32):
        if other != near and state.place[other] in (BOARD.favorita, BOARD.cerese):
            state.put(other, BOARD.place_by_name["brescia"])
    strengths = Strengths(state, FRENCH, Habits())
    assert operations.goal(strengths, near) == BOARD.mantova
    assert operations.goal(strengths, far) != BOARD.mantova


def test_austrians_go_into_quarters_in_time_to_heal_vienna() -> None:
    """From space 5 one turn of rest gives a point, from space 9 with two to heal five turns do."""
    state = started("january")
    last = victory.last_turn(state)
    state.vienna, state.condition[1], state.turn = -1, 5, last
    assert army.heals_in_time(state, 0)
    state.condition[1] = 6
    assert not army.heals_in_time(state, 9), "two turns are needed, one is left"
    state.vienna, state.condition[1], state.turn = -2, 9, last - 4
    assert army.heals_in_time(state, 0)
    state.turn = last - 5
    assert not army.heals_in_time(state, 0)
    assert army.heals_in_time(state, 1)
    state.healed = 3
    assert not army.heals_in_time(state, 1), "four points heal in a game"


def test_one_force_goes_round_mantova_to_the_open_line_and_the_other_stays() -> None:
    """All of them stood before La Favorita while the relief walked in by Cerese."""
    state = started("arcole")
    state.besieged = 0
    put(state, "dallemagne", "brescia")
    put(state, "bonaparte", "brescia")
    first, second = put(state, "massena", "favorita"), set_steps(state, "kilmaine", 30)
    strengths = Strengths(state, FRENCH, Habits())
    assert operations.goal(strengths, first) == BOARD.cerese
    on_the_way = routes.next_place(strengths, first, BOARD.cerese)
    assert BOARD.place_names[on_the_way] not in ("citadella", "mantova")
    put(state, "massena", "curtatone")
    strengths = Strengths(state, FRENCH, Habits())
    assert operations.goal(strengths, second) == BOARD.favorita


def test_small_forces_strengthen_a_thin_siege_line() -> None:
    state = started("arcole")
    small = flag_of(state, "macquard")
    strengths = Strengths(state, FRENCH, Habits())
    assert operations.goal(strengths, small) == BOARD.cerese
    assert operations.goal(strengths, flag_of(state, "massena")) != BOARD.cerese


def test_a_script_asked_anew_at_each_question_ends_its_marches() -> None:
    """A searcher in Quarters sent the Center out again and again only to halt, for ever."""
    state, rng, asked, turn = started(), Random(4), 0, 0
    while state.turn < 12:
        question = QUESTIONS[state.step]
        if question.seat(state) == DICE:
            outcomes = question.outcomes(state)
            (ply,) = rng.choices([one for one, _ in outcomes], [weight for _, weight in outcomes])
        else:
            ply = Script().choose(state, rng)
            asked = asked + 1 if state.turn == turn else 0
            turn = int(state.turn)
            assert asked < 400
        question.apply(state, ply, None)
        run_on(state, None)


def test_worn_austrians_who_are_behind_and_have_no_points_rest_under_the_enemys_eyes() -> None:
    """They stayed in the field for want of a quiet place, where they could only lose [11.3]."""
    state = started("november")
    state.turn, state.vienna = 70, -1
    state.condition[AUSTRIAN], state.aps[AUSTRIAN] = 11, 3
    habits = Habits()
    assert army.is_pressed(state, AUSTRIAN, habits)
    assert army.wants_rest(state, AUSTRIAN, habits)
    state.aps[AUSTRIAN] = 9
    assert not army.wants_rest(state, AUSTRIAN, habits)
