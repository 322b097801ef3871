"""Exact odds: against enumeration by hand, against play, and at the command line."""

from __future__ import annotations

import json
from fractions import Fraction
from itertools import product

import pytest

from solitaire.games.camposanto.odds import pending as open_odds
from solitaire.games.camposanto.odds import questions
from solitaire.games.camposanto.odds.duel import (
    Duel,
    Stakes,
    at_least,
    choices,
    duel,
    prospect,
    reroll_choices,
)
from solitaire.games.camposanto.present.odds_desk import DESK
from solitaire.games.camposanto.terms import ALLIED, BATTERY_STAGE, SPANISH
from solitaire.presenting.odds_sheet import NoAnswer
from tests.games.camposanto.positions import (
    RULES,
    assaulting,
    at_stage,
    battle,
    hexes,
    planning,
    say,
)
from tests.ui.command_process import campagna

rule = pytest.mark.rule


def test_two_dice() -> None:
    for needed in range(15):
        count = sum(a + b >= needed for a, b in product(range(1, 7), repeat=2))
        assert at_least(needed) == Fraction(count, 36)


@pytest.mark.parametrize("attack", range(-3, 4))
@pytest.mark.parametrize("marshals", [(0, 0), (1, 0), (2, 1)])
def test_all_results_add_up_to_one(attack: int, marshals: tuple[int, int]) -> None:
    found = prospect(Duel(attack, -attack, marshals))
    assert found.total() == 1


def test_without_choices_the_duel_is_the_plain_one() -> None:
    for attack, defence in product(range(-2, 3), repeat=2):
        found = prospect(Duel(attack, defence, (0, 0), (False, False)))
        assert found.wins[0] == duel(attack, defence)


@rule("8.2")
def test_a_marshal_can_only_help_his_side() -> None:
    plain = prospect(Duel(0, 0, (0, 0), (False, False)))
    helped = prospect(Duel(0, 0, (1, 0), (False, False), Stakes(marshal=Fraction(0))))
    assert helped.wins[0] > plain.wins[0]
    dear = prospect(Duel(0, 0, (1, 0), (False, False), Stakes(marshal=Fraction(1000))))
    assert dear.wins == plain.wins
    assert dear.marshals_lost == (0, 0)


@rule("7.1")
def test_whoever_withdraws_gains_by_it() -> None:
    hopeless = choices(Duel(3, -3), 8, 1)
    assert hopeless["withdraw"].value < hopeless["fight"].value  # values are the attacker's
    assert prospect(Duel(3, -3)).withdrawals[1] > 0
    again = reroll_choices(Duel(0, 0, (1, 0)), 9, 0)
    assert set(again) == {"reroll", "accept"}


def test_sheet_of_an_assault_names_its_reasons() -> None:
    state = battle("roth_2 1210 n, castilla 1211 n")
    sheet = questions.assault_sheet(state, hexes("1211"), hexes("1210"))
    numbers = {row.label: row.number for row in sheet.rows}
    assert numbers["more or fewer steps"] == 1
    assert numbers["on the flank"] == 1
    assert round(float(sheet.rows[-5].chance or 0), 3) == 0.906


@rule("7.3")
def test_sheet_of_an_escape_tells_ends_and_hits() -> None:
    state = battle("parma 0516 nw, roth_1 0515 se", wing="spanish-left")
    sheet = questions.escape_sheet(state, hexes("0516")[0])
    numbers = {row.label: row.number for row in sheet.rows}
    assert numbers["by the edge: 0517, border, hits"] == 1
    assert numbers["by the bridge: 0718 (Ponte di barche), hits"] == 0


def test_the_desk_answers_open_questions() -> None:
    shots = at_stage(
        battle("deutschmeister_1 1307 s, centro_1 1307 s, guadalajara_1 1511 n", "allied-centre"),
        BATTERY_STAGE,
    )
    (sheet,) = open_odds.pending(shots)
    assert sheet.rows[0].chance == Fraction(6, 36)
    assert sheet.rows[0].ply == "fire centro_1 1511"
    plan = planning(battle("roth_1 1210 s, castilla 1211 n, lombardia 1311 n"))
    assert len(list(open_odds.pending(plan))) == 3
    fight = assaulting(battle("roth_1 1210 s, castilla 1211 n"), "1211 on 1210")
    assert len(list(open_odds.pending(fight))) == 1
    say(fight, "1+1")
    assert [sheet.title.split(":")[0] for sheet in open_odds.pending(fight)] == [
        "fight",
        "withdraw",
    ]


def test_forms_refuse_what_they_do_not_know() -> None:
    with pytest.raises(NoAnswer, match="attack is a number from -8 to 8"):
        next(DESK.ask("assault", {"attack": "99"}))
    with pytest.raises(NoAnswer, match="modifier is a number from 0 to 6"):
        next(DESK.ask("fire", {"modifier": "much"}))


def test_whoever_cannot_withdraw_does_not() -> None:
    (free,) = DESK.ask("assault", {"attack": "3", "defence": "-3"})
    (bound,) = DESK.ask("assault", {"attack": "3", "defence": "-3", "defender-stays": "yes"})
    assert free.data["rows"][-1]["chance"] > 0
    assert bound.data["rows"][-1]["chance"] == 0


def test_the_desk_tells_seats_of_open_questions() -> None:
    """Orders as choices, everything else as rows; both seats are told the same."""
    plan = planning(battle("roth_1 1210 s, castilla 1211 n, lombardia 1311 n"))
    own, other = ([*DESK.pending(RULES.view(plan, seat), {})] for seat in range(2))
    assert own == other
    orders = {RULES.ply_text(ply) for ply in RULES.actions(plan)}
    told = [part.text for part in own[0].choices()]
    assert len(told) == 3
    assert orders.issuperset(told)


def test_the_desk_knows_who_rolls() -> None:
    fight = assaulting(battle("roth_1 1210 s, castilla 1211 n"), "1211 on 1210")
    assert {DESK.roller(RULES.view(fight, seat)) for seat in range(2)} == {SPANISH}
    shot = at_stage(
        battle("deutschmeister_1 1307 s, centro_1 1307 s, guadalajara_1 1511 n", "allied-centre"),
        BATTERY_STAGE,
    )
    say(shot, "fire centro_1 1511")
    assert {DESK.roller(RULES.view(shot, seat)) for seat in range(2)} == {ALLIED}


def test_a_question_without_dice_says_so() -> None:
    (sheet,) = DESK.pending(RULES.view(RULES.start({}), 0), {})
    assert sheet.remarks == ("There is nothing to count here.",)


def test_odds_at_the_command_line() -> None:
    told = campagna("odds", "--game", "camposanto", "assault", "--json")
    assert told.returncode == 0, told.stderr
    assert json.loads(told.stdout)["rows"][0]["chance"] == "68305817/120932352"
    wrong = campagna("odds", "--game", "camposanto", "assault", "--attack", "much")
    assert wrong.returncode == 2
    assert "--attack" in wrong.stderr
