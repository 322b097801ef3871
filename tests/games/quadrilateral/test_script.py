"""The scripted commander makes use of what the rules offer."""

from __future__ import annotations

from random import Random

from solitaire.games.quadrilateral.advice import army, operations
from solitaire.games.quadrilateral.advice.habits import Habits
from solitaire.games.quadrilateral.advice.script import Script
from solitaire.games.quadrilateral.advice.strengths import Strengths
from solitaire.games.quadrilateral.core import plies
from solitaire.games.quadrilateral.core.question import DICE
from solitaire.games.quadrilateral.rules import victory
from solitaire.games.quadrilateral.rules.sequence import QUESTIONS, run_on
from solitaire.games.quadrilateral.terms import FRENCH
from tests.games.quadrilateral.positions import BOARD, flag_of, put, started


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
