"""Odds of what a game waits for: told from a view, the same in every world that fits it."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from random import Random

import pytest

from solitaire.games.castiglione.core.state import State
from solitaire.games.castiglione.odds.checks import ChecksOdds, FateOdds
from solitaire.games.castiglione.odds.march import MarchOdds
from solitaire.games.castiglione.odds.pending import Explainer, Explanation, explain
from solitaire.games.castiglione.odds.policies import Conduct
from solitaire.games.castiglione.odds.results import (
    BREAK_OFF,
    BY_BREAKING_OFF,
    CombatOdds,
    RollOdds,
)
from solitaire.games.castiglione.terms import AUSTRIAN, FRENCH, SIDES
from solitaire.protocol import Chance, Decide, may_see
from solitaire.record import load_record, replay
from tests.games.castiglione.battle_positions import austrian_attack
from tests.games.castiglione.positions import BOARD, RULES, apply, asked, position, roll, start

rule = pytest.mark.rule
GOLDEN = Path(__file__).parents[2] / "golden" / "castiglione"
QUICK = Conduct((BREAK_OFF, BREAK_OFF))
"""One round is enough where only agreement is tested."""


def explained(state: State, seat: int, conduct: Conduct = QUICK) -> Explanation:
    return explain(RULES.view(state, seat), Random(0), conduct)


def combats(explanation: Explanation) -> dict[str, CombatOdds]:
    return {
        part.choice: part.answer
        for part in explanation.parts
        if isinstance(part.answer, CombatOdds)
    }


def marches(explanation: Explanation) -> dict[str, MarchOdds]:
    return {
        part.choice: part.answer for part in explanation.parts if isinstance(part.answer, MarchOdds)
    }


def checks(explanation: Explanation) -> dict[str, Fraction]:
    return {
        BOARD.counter_names[check.counter]: check.chance
        for part in explanation.parts
        if isinstance(part.answer, ChecksOdds)
        for check in part.answer.checks
    }


def fates(explanation: Explanation) -> dict[str, Fraction]:
    [part] = explanation.parts
    assert isinstance(part.answer, FateOdds)
    return part.answer.chances


# -- from a view alone ----------------------------------------------------------------------------


def moments(name: str, every: int) -> Iterator[State]:
    """Some states of a golden record, the same number of plies apart."""
    playback = replay(load_record(GOLDEN / name, RULES))
    for number, state in enumerate(playback.states()):
        if number % every == 0:
            yield RULES.copy(state)


@pytest.mark.parametrize(
    ("name", "every"),
    [
        ("battle_of_castiglione.rec", 4),
        pytest.param("campaign.rec", 53, marks=pytest.mark.long),
    ],
)
@rule("3.8")
def test_every_world_that_fits_the_view_gives_the_same_odds(name: str, every: int) -> None:
    told = 0
    for state in moments(name, every):
        pending = RULES.pending(state)
        for seat in (FRENCH, AUSTRIAN):
            if isinstance(pending, Chance) and not may_see(pending.audience, seat):
                continue
            from_view = explained(state, seat)
            other_world = explain(RULES.view(state, seat), Random(5), QUICK)
            assert from_view == other_world, (asked(state), SIDES[seat])
            if from_view.parts:
                in_truth = Explainer(state, seat, QUICK).explanation()
                assert from_view == in_truth, (asked(state), SIDES[seat])
                told += 1
    assert told > 10


# -- combats --------------------------------------------------------------------------------------


def battle() -> State:
    return austrian_attack(
        """
        at castiglione melas gummer bajalich melas_art
        note gummer entered=guidizzolo
        note bajalich entered=guidizzolo
        at castiglione massena victor rampon pijon_cav
        note rampon hits=2
        """
    )


@rule("9.3")
def test_staying_and_breaking_off_are_told_apart() -> None:
    state = battle()
    _play_until(state, "fight on or break off [9.3]")
    told = combats(explained(state, FRENCH, Conduct()))
    assert set(told) == {"fight-on", "break-off"}
    assert told["break-off"].endings == {("attacker", BY_BREAKING_OFF): 1}
    assert told["fight-on"].second_round == 1
    assert len(told["fight-on"].hits[1]) > len(told["break-off"].hits[1]) == 1


@rule("9.3")
def test_odds_move_with_the_dice() -> None:
    """The chance before a roll is the mean of the chances after each face of the die."""
    state = battle()
    roll(state, 1)
    apply(state, "bombard rampon")
    before = _wins(state)
    assert asked(state) == "attacker's combat roll [9.3]"
    after = []
    for pips in range(1, 7):
        child = state.copy()
        roll(child, pips)
        after.append(_wins(child))
    assert before == sum(after) / 6
    assert len(set(after)) > 1


@rule("9.3")
def test_a_die_that_has_fallen_is_no_odds_any_more() -> None:
    state = battle()
    _play_until(state, "attacker's combat roll [9.3]")
    assert [one.name for one in _first_round(state)] == ["attack", "defence"]
    roll(state, 4)
    assert [one.name for one in _first_round(state)] == ["defence"]


def _first_round(state: State) -> list[RollOdds]:
    (odds,) = combats(explained(state, FRENCH)).values()
    return [one for one in odds.rolls if one.fight_round == 1]


def _wins(state: State) -> Fraction:
    return combats(explained(state, AUSTRIAN, Conduct()))[""].win("attacker")


@rule("9.4")
def test_where_to_retreat_decides_the_pursuit() -> None:
    state = austrian_attack(
        """
        at castiglione melas gummer bajalich
        note gummer entered=guidizzolo
        note bajalich entered=pozzolengo
        at castiglione massena victor rampon pijon_cav
        """
    )
    _play_until(state, "where the force retreats [9.4]")
    told = combats(explained(state, AUSTRIAN))
    assert set(told) == {"retreat-to guidizzolo", "retreat-to pozzolengo"}
    for choice, odds in told.items():
        assert odds.pursuits[0].refuges == {choice.removeprefix("retreat-to "): 1}
        assert odds.pursuits[0].column == "2"


def _play_until(state: State, question: str) -> None:
    while asked(state) != question:
        if isinstance(RULES.pending(state), Chance):
            roll(state, 1)
            continue
        texts = [RULES.ply_text(action) for action in RULES.actions(state)]
        is_attacker = RULES.pending(state) == Decide(AUSTRIAN, "fight on or break off [9.3]")
        apply(state, "break-off" if is_attacker else texts[0])


@rule("9.0")
def test_unknown_enemy_is_not_told_before_the_combat() -> None:
    """Two combats to choose from; of one the enemy's second counter is not known [3.8]."""
    state = austrian_attack(
        """
        at castiglione gummer
        note gummer entered=guidizzolo
        at castiglione victor rampon
        note rampon suspects=rampon,joubert
        at asola bajalich
        note bajalich entered=castel_goffredo
        at asola robert
        at cremona joubert
        note joubert suspects=rampon,joubert
        """
    )
    explanation = explained(state, AUSTRIAN)
    assert set(combats(explanation)) == {"battle asola"}
    assert any("One of the enemy's counters in Castiglione" in one for one in explanation.remarks)


# -- marches and checks ---------------------------------------------------------------------------


def test_forced_marches_that_may_be_ordered() -> None:
    state = position("turn 3\nphase first_movement\nfirst french\nat zevio despinoy bertin cervoni")
    apply(state, "move bertin")
    told = [part for part in explained(state, FRENCH).parts if part.choice == "force-march lonato"]
    arrives = [
        part.answer.chance_of("arrives") for part in told if isinstance(part.answer, MarchOdds)
    ]
    assert arrives == [Fraction(1, 6), Fraction(2, 6)]  # alone, and with Despinoy
    enemy = explained(state, AUSTRIAN)
    assert not enemy.parts
    assert "not known to you" in enemy.remarks[0]


def test_leader_to_help_a_declared_march() -> None:
    state = position("turn 3\nphase first_movement\nfirst french\nat zevio despinoy bertin")
    apply(state, "move bertin", "force-march lonato")
    told = marches(explained(state, FRENCH))
    assert told["unled"].chance_of("arrives") == Fraction(1, 6)
    assert told["led-by despinoy"].chance_of("arrives") == Fraction(2, 6)
    apply(state, "led-by despinoy")
    for seat in (FRENCH, AUSTRIAN):
        assert marches(explained(state, seat))[""] == told["led-by despinoy"]


@rule("9.1.2")
def test_defender_hears_of_all_who_may_come() -> None:
    state = austrian_attack(
        """
        at castiglione gummer
        note gummer entered=guidizzolo
        at castiglione victor
        at lonato kilmaine beaumont_cav dommartin_art
        """
    )
    french, austrian = explained(state, FRENCH), explained(state, AUSTRIAN)
    assert checks(french) == {"beaumont_cav": Fraction(4, 6), "dommartin_art": Fraction(4, 6)}
    assert checks(austrian) == {}
    assert combats(austrian)["done"] == combats(french)["done"]


@rule("9.1.2")
def test_leaders_alone_roll_no_die_on_the_way_to_the_guns() -> None:
    """In fog the defender is asked all the same, so that the attacker learns nothing."""
    state = austrian_attack(
        """
        option visibility fog
        at castiglione gummer
        note gummer entered=guidizzolo
        at castiglione victor
        at lonato kilmaine
        """
    )
    assert asked(state) == "who marches to the sound of the guns [9.1]"
    french = explained(state, FRENCH)
    assert checks(french) == {}
    assert combats(french)["done"].endings


@rule("10.0")
def test_recovery_of_the_enemy_is_told_only_in_view() -> None:
    state = position(
        """
        phase recovery
        at zevio bertin cervoni
        note bertin hits=1
        note cervoni hits=2
        at goito gummer
        """
    )
    assert checks(explained(state, FRENCH)) == {"bertin": Fraction(3, 6), "cervoni": Fraction(2, 6)}
    assert checks(explained(state, AUSTRIAN)) == {"bertin": Fraction(3, 6)}


@rule("7.0")
def test_initiative_after_the_austrian_die() -> None:
    state = position("turn 4\nphase initiative\nat zevio bertin\nat goito gummer")
    assert fates(explained(state, FRENCH)) == {
        "french": Fraction(26, 36),
        "austrian": Fraction(10, 36),
    }
    roll(state, 5)
    assert fates(explained(state, AUSTRIAN)) == {
        "french": Fraction(3, 6),
        "austrian": Fraction(3, 6),
    }


def test_choice_without_dice_says_so() -> None:
    state = start()
    apply(state, "end-movement")
    assert explained(state, FRENCH).remarks == ("No die depends on this choice.",)


# -- optional rules -------------------------------------------------------------------------------


@rule("16.0")
def test_late_marchers_count_from_round_two() -> None:
    """Dommartin's guns are called and come, but bombard only when round two begins."""
    text = """
        option late_guns {late}
        at castiglione gummer bajalich
        note gummer entered=guidizzolo
        note bajalich entered=guidizzolo
        at castiglione victor rampon
        at lonato dommartin_art
    """
    rounds = {}
    for late in ("on", "off"):
        state = austrian_attack(text.format(late=late))
        apply(state, "to-the-guns dommartin_art")
        roll(state, 1)
        told = combats(explained(state, FRENCH, Conduct()))[""]
        rounds[late] = [one.fight_round for one in told.rolls if one.name == "bombardment"]
        attack = [one.hits for one in told.rolls if one.name == "defence"]
        assert (attack[0] == attack[1]) == (late == "off")
    assert rounds == {"on": [2], "off": [1, 2]}


@rule("14.1")
def test_fate_of_a_leader() -> None:
    """Two dice; the beaten side's leader counts one less."""
    state = austrian_attack(
        """
        option casualties on
        at castiglione melas gummer
        note gummer entered=guidizzolo
        at castiglione massena victor rampon
        """
    )
    _play_until(state, "leader's mortality check [14.1]")
    ways = [a + b - 1 for a in range(1, 7) for b in range(1, 7)]
    killed, wounded = sum(way <= 2 for way in ways), sum(way == 3 for way in ways)
    assert fates(explained(state, FRENCH)) == {
        "killed": Fraction(killed, 36),
        "wounded": Fraction(wounded, 36),
        "unhurt": Fraction(36 - killed - wounded, 36),
    }
