"""Exact chances against counting by hand and against the game played many times."""

from __future__ import annotations

import json
from dataclasses import replace
from fractions import Fraction
from random import Random

import pytest

from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.core.views import View
from solitaire.games.quadrilateral.game import RULES
from solitaire.games.quadrilateral.odds import combat, rolls
from solitaire.games.quadrilateral.odds.combat import FightOdds
from solitaire.games.quadrilateral.odds.decisions import Decisions, Habit
from solitaire.games.quadrilateral.present.fights import battle_sheet
from solitaire.games.quadrilateral.present.names import flag_key
from solitaire.games.quadrilateral.present.odds_desk import DESK
from solitaire.games.quadrilateral.rules import sequence
from solitaire.games.quadrilateral.terms import AUSTRIAN, FRENCH, WEATHERS
from solitaire.presenting.odds_sheet import NoAnswer, Table
from solitaire.protocol import Chance, Event
from tests.games.quadrilateral import brute_fights
from tests.games.quadrilateral.positions import BOARD, flag_of, started
from tests.games.quadrilateral.test_battle_sheet import fights
from tests.ui.command_process import campagna


def test_initiative_and_forced_march_by_counting() -> None:
    state = started()
    state.weather = 0
    assert rolls.initiative(state, 2) == Fraction(1, 3)
    assert rolls.forced(state, 5) == {
        10: Fraction(1, 6),
        8: Fraction(1, 6),
        6: Fraction(1, 6),
        4: Fraction(1, 6),
        2: Fraction(1, 6),
        0: Fraction(1, 6),
    }
    state.weather = 2
    assert rolls.initiative(state, 2) == Fraction(1, 6)


def test_attrition_adds_up_and_agrees_with_example_x5() -> None:
    state = started()
    flag = flag_of(state, "bonaparte")
    state.steps[flag * 3] = 61
    state.put(flag, BOARD.place_by_name["goito"])
    state.aps[0], state.condition[0], state.weather = 12, 6, 0
    chances = rolls.attrition_loss(state, flag, 9)
    assert sum(chances.values()) == 1
    # Rows 5 to 10 against 6: r is 0 for die 1, 1 for dice 2 to 5, 2 for die 6.
    assert chances[0] == Fraction(1, 6)
    assert chances[1] == Fraction(4, 6) * Fraction(5, 6)


def test_capitulation_is_one_in_36_at_plus_three() -> None:
    state = started("january")
    assert rolls.capitulation(state, 57) == Fraction(1, 36)
    assert rolls.capitulation(state, 50) == 0
    forecast = rolls.siege_forecast(state, 3)
    assert forecast[0] == Fraction(1, 36)
    assert forecast == sorted(forecast)


def test_siege_attrition_adds_up() -> None:
    state = started("january")
    left = rolls.siege_attrition(state, flag_of(state, "wurmser"), 3)
    assert sum(left.values()) == 1
    assert max(left) <= state.total(flag_of(state, "wurmser"))


@pytest.mark.long
def test_fight_agrees_with_playing_it_many_times() -> None:
    state = started()
    state.weather = 0
    bonaparte, ocskay = BOARD.leader_by_name["bonaparte"], BOARD.leader_by_name["ocskay"]
    place = BOARD.place_by_name["castiglione"]
    world = combat.made_up_fight(state, place, (bonaparte, (12, 1, 0)), (ocskay, (11, 0, 0)))
    sequence.run_on(world, None)
    RULES.apply(world, RULES.parse_ply("receive"))
    odds = combat.fight_odds(RULES, world)
    assert sum(odds.losses[0].values()) == 1
    rng, games, held, lost = Random(1796), 600, 0, 0
    habits = brute_fights.EveryDie(Decisions((Habit(), Habit())))
    for _ in range(games):
        copy, note = world.copy(), ()
        while note == ():
            if isinstance(RULES.pending(copy), Chance):
                outcomes = RULES.outcomes(copy)
                ply = rng.choices([one for one, _ in outcomes], [w for _, w in outcomes])[0]
            else:
                ply = habits.choose(copy, RULES.actions(copy))
            events: list[Event] = []
            RULES.apply(copy, ply, events)
            note = habits.noted(note, events)
        held += note[0] == 0
        lost += note[2]
    assert abs(held / games - float(odds.attacker_holds)) < 0.08
    assert abs(lost / games - float(odds.mean_loss(1))) < 1.0


def test_small_fight_adds_up() -> None:
    state = started()
    victor, ocskay = BOARD.leader_by_name["victor"], BOARD.leader_by_name["ocskay"]
    place = BOARD.place_by_name["goito"]
    world = combat.made_up_fight(state, place, (victor, (4, 0, 0)), (ocskay, (3, 0, 0)))
    sequence.run_on(world, None)
    RULES.apply(world, RULES.parse_ply("receive"))
    odds = combat.fight_odds(RULES, world)
    assert sum(odds.losses[0].values()) == sum(odds.losses[1].values()) == 1
    assert 0 < odds.attacker_holds < 1
    assert odds.critical == 0


def test_desk_answers_every_form_and_refuses_bad_values() -> None:
    for form in DESK.forms():
        if form.name != "combat":
            (sheet,) = DESK.ask(form.name, {})
            assert sheet.data["chances"]
    with pytest.raises(NoAnswer, match="no leader"):
        next(DESK.ask("initiative", {"leader": "nobody"}))
    with pytest.raises(NoAnswer, match="infantry/cavalry/artillery"):
        next(DESK.ask("attrition", {"steps": "1/2"}))


def test_movement_points_are_written_as_they_are_counted() -> None:
    """The form asked for half movement points, which nobody counts at a table."""
    written = [DESK.ask("attrition", {"mps": word}) for word in ("4½", "4.5", "5")]
    half, also, five = (next(one).data["chances"] for one in written)
    assert half == also
    assert {"0 steps", "1 step"} <= set(half)
    assert five == half, "halves are rounded up [9.2]"


def test_leaders_who_come_later_can_be_asked_about() -> None:
    """Alvinczy is on the map from November on; he and Quasdanovich are so at the same start."""
    for leader in ("alvinczy", "provera", "wurmser"):
        (sheet,) = DESK.ask("attrition", {"leader": leader})
        assert sheet.data["chances"]


def test_bad_values_are_told_in_words_that_can_be_translated() -> None:
    wrong = (
        ("attrition", {"aps": "0000001"}),
        ("attrition", {"mps": "9" * 5000}),
        ("attrition", {"mps": "½½"}),
        ("attrition", {"steps": f"{'9' * 5000}/1/1"}),
        ("combat", {"place": "veronna"}),
        ("combat", {"weather": "hail"}),
    )
    for form, values in wrong:
        with pytest.raises(NoAnswer) as caught:
            next(DESK.ask(form, values))
        assert caught.value.words.values, "the words are a template with values"
        assert len(caught.value.words) < 200


def test_what_is_left_out_is_told_where_it_would_be_seen() -> None:
    odds = FightOdds(Fraction(1, 2), ({}, {}), Fraction(0), (Fraction(0), Fraction(0)), 0.003)
    assert battle_sheet.left_out([odds]) == (
        "Losses of many leaders at once are left out: at most 0.30 %.",
    )
    assert battle_sheet.left_out([replace(odds, left_out=0.0004)]) == ()


def test_averages_are_not_shown_as_chances() -> None:
    (sheet,) = DESK.ask("siege", {"turns": "3"})
    (table,) = sheet.parts
    assert isinstance(table, Table)
    assert [isinstance(figure, Fraction) for _, figure in table.rows] == [True, False]


def test_a_question_without_a_fight_says_so() -> None:
    (sheet,) = DESK.pending(RULES.view(started(), 0), {})
    assert sheet.remarks == ("There is nothing to count here.",)


def test_the_odds_of_a_fight_are_the_same_in_every_world_that_fits() -> None:
    state = started()
    victor, ocskay = BOARD.leader_by_name["victor"], BOARD.leader_by_name["ocskay"]
    place = BOARD.place_by_name["goito"]
    world = combat.made_up_fight(state, place, (victor, (4, 0, 0)), (ocskay, (3, 0, 0)))
    sequence.run_on(world, None)
    told = {
        DESK._fight_sheet(RULES.imagine(RULES.view(world, seat), Random(seed)))
        for seat in range(2)
        for seed in range(3)
    }
    assert len(told) == 1


def test_odds_at_the_command_line() -> None:
    told = campagna("odds", "--game", "quadrilateral", "initiative", "--leader", "ocskay", "--json")
    assert told.returncode == 0, told.stderr
    assert json.loads(told.stdout)["chances"] == {"marches": "1/3"}
    wrong = campagna("odds", "--game", "quadrilateral", "initiative", "--leader", "nobody")
    assert wrong.returncode == 2
    assert "no leader" in wrong.stderr


# -- the calculator and the map -------------------------------------------------------------------


def at_verona(fog: str) -> tuple[State, View]:
    """Massena at Verona, Provera beside him at Caldiero."""
    state = RULES.start({"scenario": "rivoli", "fog": fog})
    names, leaders = RULES.board.place_by_name, RULES.board.leader_by_name
    state.put(int(state.leader_at[leaders["massena"]]), names["verona"])
    state.put(int(state.leader_at[leaders["provera"]]), names["caldiero"])
    return state, RULES.view(state, FRENCH)


def test_a_form_is_filled_with_the_force_at_the_place_and_with_the_weather() -> None:
    state, view = at_verona("flags")
    flag = int(state.leader_at[RULES.board.leader_by_name["massena"]])
    steps = "/".join(str(int(state.steps[flag * 3 + arm])) for arm in range(3))
    found = DESK.prefilled("combat", [view], "verona")
    assert found.values["place"] == "verona"
    assert (found.values["attacker"], found.values["attacker-steps"]) == ("massena", steps)
    assert found.values["weather"] == WEATHERS[int(state.weather)]
    assert "defender-steps" not in found.values
    march = DESK.prefilled("attrition", [view], "verona").values
    assert (march["leader"], march["steps"]) == ("massena", steps)
    assert march["aps"] == str(int(state.aps[FRENCH]))


def test_without_a_place_the_form_is_filled_with_the_battle_under_way() -> None:
    """Whoever looks: the roles are those of the battle."""
    state = next(fights(1))
    battle = state.battle
    assert battle is not None
    for seat in (FRENCH, AUSTRIAN):
        values = DESK.prefilled("combat", [RULES.view(state, seat)], "").values
        assert values["place"] == RULES.board.place_names[int(battle.place)]
        attacker = RULES.board.leader_by_name[values["attacker"]]
        assert RULES.board.side[attacker] == int(battle.attacker)


def test_a_fight_is_never_filled_with_two_leaders_of_a_side() -> None:
    """The calculator opened with Alvinczy attacking Wurmser, and refused to count."""
    state, _ = at_verona("flags")
    sides = RULES.board.side
    for seat in (FRENCH, AUSTRIAN):
        for place in ("verona", "caldiero", "goito"):
            values = DESK.prefilled("combat", [RULES.view(state, seat)], place).values
            fought = [RULES.board.leader_by_name[values[one]] for one in ("attacker", "defender")]
            assert [int(sides[one]) for one in fought] == [seat, 1 - seat]


def test_what_is_under_an_enemy_flag_is_taken_as_a_guess_and_said_to_be_one() -> None:
    state, view = at_verona("flags")
    flag = int(state.leader_at[RULES.board.leader_by_name["provera"]])
    enemy = next(one for one in DESK.stacks([view]) if one.id == flag_key(flag))
    assert enemy.title.endswith("at Caldiero")
    assert "Provera" not in enemy.title
    found = DESK.taken("combat", "defender", [view], enemy.id)
    assert found.values["defender-steps"]
    assert "guess" in found.note
    _, seen = at_verona("open")
    exact = DESK.taken("combat", "defender", [seen], enemy.id)
    assert exact.values["defender"] == "provera"
    assert not exact.note


def test_the_calculator_swaps_attacker_and_defender() -> None:
    values = {"attacker": "massena", "attacker-steps": "9/0/0", "defender": "provera"}
    swapped = DESK.swapped("combat", values | {"place": "verona"})
    assert swapped == {
        "defender": "massena",
        "defender-steps": "9/0/0",
        "attacker": "provera",
        "place": "verona",
    }
