"""What the opponent may order at all, and how a round of combat is reckoned."""

from __future__ import annotations

from random import Random

import pytest

from solitaire.bits import members
from solitaire.games.castiglione.advice.advice import ADVICE
from solitaire.games.castiglione.advice.orders import MARCH, THROUGH, WORK, goal_of, manner_of
from solitaire.games.castiglione.advice.reckoning import fight_on_gain, stay_priors
from solitaire.games.castiglione.core.state import State
from solitaire.games.castiglione.core.steps import STAY_CHOICE
from tests.games.castiglione.battle_positions import austrian_move, french_attack, french_move
from tests.games.castiglione.positions import BOARD, RULES, apply, asked_side, offered, place


def areas_of(state: State, key: str) -> list[str]:
    slot = next(slot for slot in ADVICE.slots(state) if slot.key == key)
    assert list(slot.goals) == [goal_of(order) for order in slot.orders]
    return [BOARD.area_names[goal] for goal in slot.goals]


# -- candidates -----------------------------------------------------------------------------------


def test_to_hold_to_attack_and_to_besiege_are_never_left_out() -> None:
    state = french_move(
        "at mantua serurier servier fiorella pelletier\nat goito ott\nat asola gummer"
    )
    slot = next(slot for slot in ADVICE.slots(state) if slot.key == "serurier foot at mantua")
    names = [BOARD.area_names[goal] for goal in slot.goals]
    assert "mantua" in names[:4], "among the first that a search looks at"
    assert {"asola", "goito"} & set(names[:4])
    assert {"asola", "goito"} <= set(names)
    far = areas_of(french_move("at castellucchio servier fiorella\nat goito ott"), SERURIER)
    assert "mantua" in far


SERURIER = "serurier foot at castellucchio"
LONATO = BOARD.area_by_name["lonato"]


def test_the_army_leader_goes_with_the_attack_of_those_beside_him() -> None:
    state = french_move("at lonato bonaparte joubert rampon\nat castiglione ott")
    assert "castiglione" in areas_of(state, "bonaparte at lonato")
    assert "castiglione" not in areas_of(
        french_move("at lonato bonaparte\nat salo joubert\nat castiglione ott"),
        "bonaparte at lonato",
    )
    castiglione = BOARD.area_by_name["castiglione"]
    plan = [
        next((one for one in slot.orders if goal_of(one) == castiglione), slot.orders[0])
        if slot.at == "lonato"
        else next(one for one in slot.orders if BOARD.area_names[goal_of(one)] == slot.at)
        for slot in ADVICE.slots(state)
    ]
    carry_out(state, plan)
    assert [place(state, name) for name in ("bonaparte", "joubert")] == ["castiglione"] * 2


def test_a_leader_whose_troops_stay_does_not_go_alone() -> None:
    state = french_move("at lonato bonaparte joubert\nat castiglione ott")
    castiglione, lonato = (BOARD.area_by_name[name] for name in ("castiglione", "lonato"))
    plan = []
    for slot in ADVICE.slots(state):
        goal = castiglione if slot.who == "bonaparte" else lonato
        plan.append(next((one for one in slot.orders if goal_of(one) == goal), slot.orders[0]))
    carry_out(state, plan)
    assert place(state, "bonaparte") == "lonato"


def plan_with(state: State, key: str, manner: int, goal: str) -> list[int]:
    """The order of this manner for one group; the others hold."""
    wanted, plan = BOARD.area_by_name[goal], []
    for slot in ADVICE.slots(state):
        found = [one for one in slot.orders if (manner_of(one), goal_of(one)) == (manner, wanted)]
        hold = next(one for one in slot.orders if one == BOARD.area_by_name[slot.at])
        plan.append(found[0] if slot.key == key else hold)
    return plan


def test_relief_of_mantua_is_never_left_out() -> None:
    state = austrian_move(
        "mantua liberated\nat roverbella mitrovski liptay\nat volta victor rampon"
    )
    assert "mantua" in areas_of(state, "davidovich foot at roverbella")[:6]


def test_a_weak_enemy_is_overrun_on_the_way() -> None:
    """Six to one in clear terrain [8.6.2]: out to Goito and back to the siege."""
    state = french_move(
        "at mantua serurier servier fiorella pelletier\nat goito spiegel\nnote spiegel hits=3"
    )
    carry_out(state, plan_with(state, "serurier foot at mantua", THROUGH, "mantua"))
    assert place(state, "spiegel") == "eliminated"
    assert place(state, "servier") == "mantua"


def test_horse_rides_through_where_foot_overruns() -> None:
    """Klenau is too weak for the guns at Castiglione, eight points of foot are not [8.6.2]."""
    state = austrian_move(
        "at lonato ott ocskay klenau_cav\nat castiglione augereau_art\nat volta gardanne"
    )
    horse = "quasdanovich horse at lonato"
    plan = plan_with(state, "quasdanovich foot at lonato", MARCH, "castiglione")
    ride = plan_with(state, horse, MARCH, "volta")
    for place_in_plan, slot in enumerate(ADVICE.slots(state)):
        if slot.key == horse:
            plan[place_in_plan] = ride[place_in_plan]
    carry_out(state, plan)
    assert place(state, "augereau_art") == "eliminated"
    assert place(state, "klenau_cav") == place(state, "gardanne") == "volta"


def test_no_road_is_opened_by_those_who_are_too_weak() -> None:
    state = austrian_move(
        "at lonato ott klenau_cav\nat castiglione augereau_art\nat volta gardanne"
    )
    slot = next(one for one in ADVICE.slots(state) if one.key == "quasdanovich horse at lonato")
    volta = BOARD.area_by_name["volta"]
    assert all(manner_of(one) != MARCH for one in slot.orders if goal_of(one) == volta)


def test_late_in_the_game_the_road_to_a_prize_city_is_barred_among_the_first() -> None:
    """Whoever meets units must stop [8.6]: at Rezzato Beaumont saves Brescia from Lonato."""
    for turn, is_first in ((9, True), (3, False)):
        state = french_move("at montichiari beaumont_cav\nat lonato ott ocskay")
        state.turn = turn
        first = areas_of(state, "kilmaine horse at montichiari")[:5]
        assert ("rezzato" in first) == is_first


def test_a_bridge_is_broken_before_the_march() -> None:
    state = french_move("at roverbella cervoni\nat mantua serurier servier\nat goito ott")
    carry_out(state, plan_with(state, "despinoy foot at roverbella", WORK, "mantua"), die=1)
    assert place(state, "cervoni") == "mantua"
    assert state.broken


def test_the_strongest_enter_a_crowded_road_last() -> None:
    """Twelve points on a mountain road make the next pay one more [8.4]: Gummer's five close up."""
    state = austrian_move("at rovereto melas gummer bajalich nicolleti pittoni\nat ala rampon")
    carry_out(state, plan_with(state, "melas foot at rovereto", MARCH, "ala"))
    there = ("gummer", "bajalich", "nicolleti", "pittoni")
    assert {place(state, name) for name in there} == {"ala"}


def carry_out(state: State, plan: list[int], die: int = 0) -> None:
    """Until the side has moved; a die that is rolled meanwhile shows these pips."""
    playout, rng = ADVICE.new_playout(), Random(1)
    playout.follow(state, plan)
    phase, side = state.phase, asked_side(state)
    while state.phase == phase and asked_side(state) in (side, "dice"):
        if asked_side(state) == "dice":
            apply(state, f"die {die}")
        else:
            RULES.apply(state, playout.choose(state, rng))


# -- fighting on ----------------------------------------------------------------------------------


def after_a_round(stacks: str, *dice: int) -> State:
    """Whoever is asked first whether to stay, after one round with these dice."""
    state = french_attack(f"at lonato {stacks}")
    for die in dice:
        apply(state, f"die {die}")
    while state.step != STAY_CHOICE:
        apply(state, sorted(offered(state))[0])
    return state


def french_gain(state: State) -> float:
    assert state.battle is not None
    state.battle.asked = 0
    return fight_on_gain(state, state.battle)


def test_a_won_fight_is_fought_on_and_a_lost_one_broken_off() -> None:
    ahead = after_a_round("joubert rampon victor ott", 6, 1)
    behind = after_a_round("joubert ott gummer bajalich", 1, 6)
    assert french_gain(ahead) > 2.0
    assert french_gain(behind) < 0.0


def test_a_side_that_is_ahead_and_gains_by_fighting_on_does_not_ask_a_search() -> None:
    ahead = after_a_round("joubert rampon victor ott", 6, 1)
    behind = after_a_round("joubert ott gummer bajalich", 1, 6)
    efforts = []
    for state in (ahead, behind):
        assert state.battle is not None
        state.battle.asked = 0
        efforts.append(ADVICE.effort(state))
    assert efforts == [0.0, 1.0]


def test_a_side_that_is_surrounded_fights_on_rather() -> None:
    """The same round; in the second position every road of the defender is barred [9.4]."""
    around = [BOARD.area_names[area] for area in members(BOARD.neighbours[LONATO])]
    others = ("valette", "guieu", "bertin", "cervoni", "guillaume", "rusca", "robert", "gardanne")
    barred = [f"at {area} {unit}" for area, unit in zip(around, others, strict=False)]
    assert len(barred) == len(around)
    gains = []
    for lines in ([], barred):
        state = after_a_round("\n".join(["joubert rampon ott gummer", *lines]), 3, 3)
        assert state.battle is not None
        state.battle.asked = 1
        gains.append(fight_on_gain(state, state.battle))
    assert gains[1] > gains[0]


def test_priors_of_staying_add_up_and_leave_a_doubt() -> None:
    state = after_a_round("joubert rampon victor ott", 6, 1)
    assert state.battle is not None
    priors = stay_priors(state, state.battle, list(RULES.actions(state)))
    assert sum(priors) == pytest.approx(1.0)
    assert min(priors) >= 0.019


# -- the horizon ----------------------------------------------------------------------------------


def test_a_position_is_judged_after_hunger_and_initiative() -> None:
    state = french_move("at lonato joubert\nat castiglione ott")
    assert ADVICE.is_settled(state)
    while state.turn == 3:
        choices = offered(state)
        apply(state, "end-movement" if "end-movement" in choices else sorted(choices)[0])
    assert not ADVICE.is_settled(state)
