"""Initiative Phase [7.0]."""

from __future__ import annotations

import pytest

from solitaire.games.castiglione.terms import SIDES
from tests.games.castiglione.positions import (
    RULES,
    apply,
    asked,
    asked_side,
    begin,
    events_for,
    offered,
    phase,
    place,
    position,
    refusal,
    roll,
    roll_seen_by,
    told_to,
)

rule = pytest.mark.rule

QUIET = "phase initiative\nturn {}\nat salo rusca\nat riva gummer"


@rule("7.0")
@pytest.mark.parametrize("turn", [1, 2])
def test_in_the_first_two_turns_the_austrians_have_it_and_move_first(turn: int) -> None:
    state, events = begin(QUIET.format(turn) + "\nfirst french\ninitiative french")
    assert phase(state) == "first_movement"
    assert asked_side(state) == "austrian"
    assert SIDES[state.initiative] == "austrian"
    assert told_to(events, "The Austrian player moves first [7.0].") == {"french", "austrian"}


@rule("7.0")
@pytest.mark.parametrize("turn", range(3, 10))
def test_from_turn_three_both_players_roll_in_the_open(turn: int) -> None:
    state = position(QUIET.format(turn))
    assert asked(state) == "Austrian initiative [7.0]"
    assert roll_seen_by(state) == {"french", "austrian"}
    roll(state, 3)
    assert asked(state) == "French initiative [7.0]"
    assert roll_seen_by(state) == {"french", "austrian"}


@rule("7.0")
@pytest.mark.parametrize("austrian", range(1, 7))
@pytest.mark.parametrize("french", range(1, 7))
def test_the_french_add_one_and_win_ties(austrian: int, french: int) -> None:
    state = position(QUIET.format(3))
    events = roll(state, austrian, french)
    winner = "french" if french + 1 >= austrian else "austrian"
    assert asked(state) == "which side moves first [7.0]"
    assert asked_side(state) == winner
    won, lost = max(french + 1, austrian), min(french + 1, austrian)
    sentence = f"The {winner.capitalize()} player wins the initiative, {won} to {lost} [7.0]."
    assert sentence in events_for("french", events)


@rule("7.0")
@pytest.mark.parametrize(("dice", "winner"), [((1, 6), "french"), ((6, 1), "austrian")])
@pytest.mark.parametrize("first", ["french", "austrian"])
def test_the_winner_chooses_either_side_to_go_first(
    dice: tuple[int, int], winner: str, first: str
) -> None:
    state = position(QUIET.format(3))
    roll(state, *dice)
    assert offered(state) == {"first french", "first austrian"}
    events = apply(state, f"first {first}")
    assert told_to(events, f"The {first.capitalize()} player moves first [7.0].") == set(SIDES)
    assert RULES.heading(state) == ("turn 3", f"{first.capitalize()} movement")
    assert SIDES[state.initiative] == winner
    apply(state, "end-movement")
    assert RULES.heading(state)[1] != f"{first.capitalize()} movement"


@rule("7.0")
def test_other_answers_are_refused_with_the_rule() -> None:
    state = position(QUIET.format(3))
    assert refusal(state, "first french") == (
        "A die must be rolled first: Austrian initiative [7.0]."
    )
    roll(state, 1, 6)
    assert "[7.0]" in refusal(state, "end-movement")


TIE = """
    turn 5
    phase first_combat
    first {first}
    initiative {initiative}
    at castiglione {attacker} {defender}
    note {attacker} entered=lonato
"""


@rule("7.0")
@rule("9.3")
@pytest.mark.parametrize("first", ["french", "austrian"])
@pytest.mark.parametrize("initiative", ["french", "austrian"])
def test_the_winner_of_the_initiative_wins_a_tied_combat_also_if_he_went_second(
    first: str, initiative: str
) -> None:
    """Victor against Bajalich, 4 SP each; two rounds without a hit."""
    unit_of = {"french": "victor", "austrian": "bajalich"}
    second = "austrian" if first == "french" else "french"
    state = position(
        TIE.format(
            first=first, initiative=initiative, attacker=unit_of[first], defender=unit_of[second]
        )
    )
    roll(state, 1, 1)
    apply(state, "fight-on", "fight-on")
    events = roll(state, 1, 1)
    loser = "austrian" if initiative == "french" else "french"
    verdict = "side has lost at Castiglione: hits suffered 0, inflicted 0 [9.3]."
    assert f"The {loser.capitalize()} {verdict}" in events_for("french", events)
    if asked_side(state) == loser:
        apply(state, sorted(offered(state))[0])
    assert place(state, unit_of[initiative]) == "castiglione"
    assert place(state, unit_of[loser]) != "castiglione"
