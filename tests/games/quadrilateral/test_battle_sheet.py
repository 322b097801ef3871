"""What the battle board says of the ratio is what the rules roll on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from itertools import islice
from random import Random

from solitaire.games.quadrilateral.core import events as kinds
from solitaire.games.quadrilateral.core import plies
from solitaire.games.quadrilateral.core.events import tell
from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.core.steps import (
    BATTLE_CHOICE,
    LEADER_ROLL,
    RENEW_CHOICE,
    STAND_CHOICE,
    WITHDRAWAL_CHOICE,
    WOUND_ROLL,
)
from solitaire.games.quadrilateral.game import RULES
from solitaire.games.quadrilateral.odds import combat as combat_odds
from solitaire.games.quadrilateral.present.fights import battle_sheet
from solitaire.games.quadrilateral.present.fights.engagement import engagement, outcome
from solitaire.games.quadrilateral.present.guide import QuadrilateralGuide
from solitaire.games.quadrilateral.present.odds_desk import DESK
from solitaire.games.quadrilateral.rules.fights import combat, strength
from solitaire.games.quadrilateral.terms import AUSTRIAN, FRENCH
from solitaire.games.quadrilateral.text.wording import COLUMNS
from solitaire.presenting.odds_sheet import OddsSheet, Remark, Section, Table
from solitaire.protocol import Chance, Decide, Event, Over
from solitaire.text import text
from tests.games.quadrilateral.positions import put, started

SMALL = 40
"""Steps of both sides: a fight that is counted at once."""


def moments(games: int) -> Iterator[State]:
    """Every question and every roll of random games."""
    for seed in range(games):
        state, rng = RULES.start({"scenario": "rivoli"}), Random(seed)
        while not isinstance(asked := RULES.pending(state), Over):
            yield state
            if isinstance(asked, Chance):
                RULES.apply(state, rng.choice(RULES.outcomes(state))[0])
            else:
                RULES.apply(state, rng.choice(RULES.actions(state)))


def fights(wanted: int) -> Iterator[State]:
    """Questions of small fights in random games."""
    asked = (one for one in moments(20) if isinstance(RULES.pending(one), Decide) and is_asked(one))
    return islice(map(RULES.copy, asked), wanted)


def is_asked(state: State) -> bool:
    battle = state.battle
    if battle is None or state.step not in (RENEW_CHOICE, STAND_CHOICE, WITHDRAWAL_CHOICE):
        return False
    return sum(int(strength.all_steps(state, battle, side)) for side in (0, 1)) <= SMALL


def test_the_named_shifts_lead_from_the_ratio_to_the_column() -> None:
    compared = 0
    for state in fights(12):
        battle = state.battle
        assert battle is not None
        rows = [(str(words), str(value)) for words, value in battle_sheet.ratio(state).rows]
        ratio = COLUMNS.index(rows[1][1])
        shifts = sum(int(value) for words, value in rows[2:-3])
        column = COLUMNS.index(rows[-3][1])
        assert column == max(ratio + shifts, 0) == int(strength.column(state, battle))
        compared += 1
    assert compared > 5


def test_every_choice_of_a_fight_has_its_future() -> None:
    chances: list[Fraction | None] = []
    for state in fights(6):
        asked = RULES.pending(state)
        assert isinstance(asked, Decide)
        quick, exact = DESK.pending(RULES.view(state, asked.seat), {})
        assert not quick.is_exact
        assert exact.is_exact
        found, _ = battle_sheet.choices(state)
        assert [one.text for one in found] == [RULES.ply_text(ply) for ply in RULES.actions(state)]
        chances += [one.chance for one in found]
        for one in found:
            is_open = "steps lost" in one.future
            assert is_open == (one.chance is not None)
    known = [one for one in chances if one is not None]
    assert known
    assert all(0 <= one <= 1 for one in known)


def test_a_choice_tells_what_it_may_cost_vienna() -> None:
    """Where a battle was lost by either choice, both buttons said 0 % and nothing else differed."""
    state = next(fights(1))
    odds = combat_odds.fight_odds(RULES, state)
    assert state.battle is not None
    quiet = replace(odds, moves_vienna=(Fraction(0), Fraction(0)))
    critical = replace(odds, moves_vienna=(Fraction(1, 4), Fraction(0)))
    told = [battle_sheet._future(state.battle, one, Fraction(0)) for one in (quiet, critical)]
    assert "Vienna" not in told[0]
    assert "Vienna Morale falls: 25" in told[1]


def test_the_head_names_no_column_but_that_of_the_sheet() -> None:
    """The state has the column of the round before: the board told of an attack at 1:3."""
    for state in fights(12):
        assert state.battle is not None
        for seat in (0, 1):
            found = engagement(RULES.view(state, seat), [])
            assert found is not None
            assert not [one for one in COLUMNS if one in str(found.head)], found.head


def fights_to_come(wanted: int) -> Iterator[State]:
    """Questions which place is fought for next, in random games."""
    return islice((RULES.copy(one) for one in moments(40) if one.step == BATTLE_CHOICE), wanted)


def lines_of(sheet: OddsSheet) -> dict[str, str]:
    (section,) = [part for part in sheet.parts if isinstance(part, Section)][:1]
    (table,) = section.parts
    assert isinstance(table, Table)
    return {str(row[0]): str(row[1]) for row in table.rows}


def test_before_a_fight_is_chosen_its_ratio_is_told_as_far_as_it_is_known() -> None:
    """There was nothing to count, before the choice that matters most."""
    for state in fights_to_come(6):
        asked = RULES.pending(state)
        assert isinstance(asked, Decide)
        (sheet,) = DESK.pending(RULES.view(state, asked.seat), {})
        fight = next(ply for ply in RULES.actions(state) if ply.verb in (plies.FIGHT, plies.SORTIE))
        begun = RULES.copy(state)
        combat.begin_fight(begun, fight.first, fight.verb == plies.SORTIE, None)
        assert begun.battle is not None
        own = int(strength.strength(begun, begun.battle, asked.seat))
        lines = lines_of(sheet)
        assert lines["own steps that count [14.3]"] == str(own)
        assert lines["column of the first round [14.5]"] in COLUMNS
        twin = RULES.imagine(RULES.view(state, asked.seat), Random(8))
        (other,) = DESK.pending(RULES.view(twin, asked.seat), {})
        assert lines_of(other) == lines
        assert "nothing to count" in str(
            next(DESK.pending(RULES.view(state, 1 - asked.seat), {})).remarks[0]
        )


def test_the_card_after_a_fight_begins_with_who_holds_the_place() -> None:
    """It showed the odds before the fight and nothing of its end."""
    place, heard = RULES.board.place_by_name["rivoli"], list[Event]()
    tell(heard, kinds.BATTLE_BEGAN, AUSTRIAN, place=place, amount=30, other=20)
    tell(heard, kinds.ROUND_FOUGHT, AUSTRIAN, place=place, other=4, amount=1, steps=(3, 2, 1))
    tell(heard, kinds.LOST_STEPS, FRENCH, place=place, amount=6)
    tell(heard, kinds.BATTLE_ENDED, AUSTRIAN, place=place, amount=6, other=3)
    chances = Section(text("Fight"), (Table(((text("a critical battle"), Fraction(1, 2)),)),))
    expected = OddsSheet(text("Pending"), (Table(()), chances))
    found = outcome(heard, "rivoli", expected)
    assert found is not None
    verdict, losses, before = found.sheet.parts
    assert isinstance(verdict, Remark)
    assert verdict.words == "The Austrian side holds Rivoli"
    assert isinstance(losses, Table)
    assert [row[1] for row in losses.rows] == ["6", "3"]
    assert isinstance(before, Section)
    assert before.parts == chances.parts
    assert found.rolled[0][1][-1] == "French steps lost: 6"


def test_the_course_of_a_fight_tells_costs_and_who_gave_way() -> None:
    """It said "1/3 points", and nothing of the loser who retreats and takes no loss."""
    place, heard = RULES.board.place_by_name["rivoli"], list[Event]()
    tell(heard, kinds.BATTLE_BEGAN, AUSTRIAN, place=place, amount=30, other=20)
    tell(heard, kinds.ROUND_FOUGHT, AUSTRIAN, place=place, other=4, amount=1, steps=(3, 1, 3))
    tell(heard, kinds.RETREATS, FRENCH, place=place)
    tell(heard, kinds.BATTLE_ENDED, AUSTRIAN, place=place, amount=0, other=3)
    found = outcome(heard, "rivoli", None)
    assert found is not None
    ((_, (fought, *others)),) = found.rolled
    assert "costs 1 point, inflicts 3, won by the Austrians" in fought
    assert others == ["French retreat"]


def test_a_roll_for_leaders_says_whom_it_is_about() -> None:
    """Three rolls in a row were called alike and left no trace."""
    guide, rolls = QuadrilateralGuide(RULES.board), (LEADER_ROLL, WOUND_ROLL)
    states = (state for state in moments(40) if state.step in rolls)
    found = [guide.situation(RULES.view(state, FRENCH)) for state in islice(states, 40)]
    assert any("he is hit on 12" in one for one in found)
    assert all(any(title in one for title in RULES.board.leader_titles) for one in found)


def test_a_garrison_stands_on_the_battle_board() -> None:
    """It was left out: "Defender: the Austrians, 0 SP" and nobody on the field. And on its counter
    five steps looked like five points, among forces that count in points."""
    state = started("rivoli")
    put(state, "alvinczy", "peschiera")
    peschiera = RULES.board.place_by_name["peschiera"]
    combat_odds.open_fight(state, AUSTRIAN, peschiera)
    found = engagement(RULES.view(state, AUSTRIAN), [])
    assert found is not None
    defender = found.forces[1]
    assert defender.title == "Defender: the French, 1 SP"
    (face,) = defender.groups[0].faces
    assert (face.symbol, face.figures) == ("garrison", ("1",))
    assert len(defender.groups[0].keys) == 1
