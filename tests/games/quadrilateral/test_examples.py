"""The 30 worked examples with their dice, on the functions the game itself uses."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from solitaire.games.quadrilateral.core.battle import Battle
from solitaire.games.quadrilateral.core.options import Options
from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.rules import (
    attrition,
    condition,
    forced_march,
    fortress,
    leaders,
    morale,
    quarters,
    replacements,
    roads,
    supply,
    vedettes,
    weather,
)
from solitaire.games.quadrilateral.rules.fights import strength
from solitaire.games.quadrilateral.terms import WEATHERS
from tests.games.quadrilateral.positions import BOARD, set_steps, started

EXAMPLES = json.loads(Path(__file__).with_name("examples.json").read_text(encoding="utf-8"))
SIDES = ("french", "austrian")


def calendar(given: dict[str, Any], dice: list[int]) -> dict[str, Any]:
    turn = BOARD.data.calendar[given["turn"] - 1]
    return {"date": turn.date, "fortnight": turn.fortnight, "first": turn.is_first}


def ap(given: dict[str, Any], dice: list[int]) -> dict[str, Any]:
    state = started()
    state.vienna = given["vienna"]
    die = dice[0] + (BOARD.charts.commander_bonus if given.get("bonus") else 0)
    side = SIDES.index(given["side"])
    return {"ap": supply.points_for(state, side, 2 * given["loc_mp"], die)}


def attrition_loss(given: dict[str, Any], dice: list[int]) -> dict[str, Any]:
    """A force of one leader, with the row and column of the game."""
    state = started()
    name = "bonaparte" if given["bonus"] else "augereau"
    flag = set_steps(state, name, given["steps"])
    state.put(flag, BOARD.place_by_name["goito"])
    state.spent[flag] = int(2 * given["mp"])
    state.condition[0] = given["condition_space"]
    state.aps[0] = given["aps"]
    state.weather = 0
    row = attrition.row_for(state, flag, dice[0]) + given["other"]
    if leaders.over_command(state, flag):
        row -= 1  # the examples have leaders enough
    column = attrition.column_for(state, flag)
    return {"lost": attrition.loss(state, given["steps"], row, column, dice[1])}


def leave_quarters(given: dict[str, Any], dice: list[int]) -> dict[str, Any]:
    state = started()
    state.turn = given["turn"]
    turns = BOARD.charts.leaving_turns[given["aps"]]
    before = state.aps[0]
    quarters.leave_quarters(state, 0, turns, None)
    assert before - state.aps[0] == given["aps"]
    return {"on_campaign": state.leaving[0]}


def army_condition(given: dict[str, Any], dice: list[int]) -> dict[str, Any]:
    state = started()
    state.condition[1], state.vienna = given["space"], given["vienna"]
    state.healed = given.get("healed", 0)
    state.status[1] = 1
    for event in given["events"]:
        if event == "vienna-1":
            condition.move_vienna(state, -1, 0, None)
        else:
            state.rest_loss[1] = 5 if event == "rest-spoiled" else 4
            condition.move_marker(state, 1, None)
    return {"space": state.condition[1], "vienna": state.vienna}


def replacement(given: dict[str, Any], dice: list[int]) -> dict[str, Any]:
    state = started()
    side = SIDES.index(given["side"])
    state.vienna, state.without = given["vienna"], given["without"]
    for arm in range(3):
        state.pool[side * 3 + arm] = given["pool"][arm]
        modified = dice[0] + replacements.modifier(state)
        points = replacements.amount(state, side, arm, modified)
        replacements.add_to_pool(state, side, arm, points)
    return {"pool": [state.pool[side * 3 + arm] for arm in range(3)]}


def leader_month(given: dict[str, Any], dice: list[int]) -> dict[str, Any]:
    scenario = {"29jul": "july", "4nov": "november"}[given["start"]]
    state = State(BOARD, Options({"scenario": scenario}), True)
    state.turn = first = BOARD.start_number(given["start"], "turn")
    state.rolls = 1
    from solitaire.games.quadrilateral.core.plies import SUM_ROLLED, Ply

    replacements.MonthRoll().apply(state, Ply(SUM_ROLLED, sum(dice)), None)
    for turn in range(first, 94):
        state.turn = turn
        replacements.turn_available(state)
        if sum(state.available):
            return {"turn": turn}
    return {"turn": None}


def initiative(given: dict[str, Any], dice: list[int]) -> dict[str, Any]:
    state = started()
    state.weather = WEATHERS.index(given["weather"])
    return {"marches": dice[0] + weather.on_initiative(state) <= given["rating"]}


def distance(given: dict[str, Any], dice: list[int]) -> dict[str, Any]:
    state = started()
    start, end = BOARD.place_by_name[given["from"]], BOARD.place_by_name[given["to"]]
    return {"half_mp": roads.distances(state, 0, start, 9998, True, False)[end]}


def combat(given: dict[str, Any], dice: list[int]) -> dict[str, Any]:
    charts = BOARD.charts
    terrain = ("clear", "hill", "valley", "marsh", "mountain").index(given["terrain"])
    shift = charts.terrain_shift[terrain] + given["extra_shift"]
    column = strength.ratio_column(charts, given["attacker"], given["defender"])
    column = max(0, column + max(charts.lowest_shift, shift))
    row = max(0, min(7, dice[0] + given["bonus"]))
    cell = row * strength.COLUMNS + column
    together = given.get("together", given["attacker"] + given["defender"])
    names = ("1:3", "1:2", "2:3", "1:1", "3:2", "2:1", "3:1", "4:1", "5:1")
    return {
        "column": names[column],
        "points": f"{charts.attacker_points[cell]}/{charts.defender_points[cell]}",
        "steps_per_point": strength.scale(charts, together),
    }


def pursuit(given: dict[str, Any], dice: list[int]) -> dict[str, Any]:
    state = started()
    state.weather = WEATHERS.index(given["weather"])
    horse = vedettes.cavalry_modifier(state, given["own_cavalry"], given["enemy_cavalry"])
    modified = dice[0] + horse + weather.on_pursuit(state)
    return {"hexes": strength.hexes(state, given["initiative"], modified)}


def critical(given: dict[str, Any], dice: list[int]) -> dict[str, Any]:
    state = started()
    morale.note_battle(state, 0, given["held_lost"], given["retreated_lost"])
    difference = (state.criticals[0] - 1) % 64
    return {
        "critical": state.critical == 1,
        "moves": morale.moves_vienna(state, difference, dice[0]),
    }


def capitulation(given: dict[str, Any], dice: list[int]) -> dict[str, Any]:
    state = started()
    state.clock = given["clock"]
    high = state.siege_modifier(state.clock) >= BOARD.charts.capitulation_from
    return {"falls": high and fortress.falls(state, sum(dice))}


def scouting(given: dict[str, Any], dice: list[int]) -> dict[str, Any]:
    state = started()
    state.weather = WEATHERS.index(given["weather"])
    modified = dice[0] + given["vedettes"] + weather.on_pursuit(state)
    modified += vedettes.cavalry_modifier(state, given["own_cavalry"], given["enemy_cavalry"])
    names = ("exact", "class", "nothing", "dispersed")
    return {"learns": names[vedettes.scouting_result(state, modified)]}


def forced(given: dict[str, Any], dice: list[int]) -> dict[str, Any]:
    state = started()
    state.weather = WEATHERS.index(given["weather"])
    return {"mp": forced_march.half_points(state, given["rating"], dice[0]) // 2}


def forage(given: dict[str, Any], dice: list[int]) -> dict[str, Any]:
    state = started()
    place = BOARD.place_by_name[given["place"]]
    for flag in range(64):
        if state.place[flag] == place:
            state.put(flag, BOARD.place_by_name["goito"])
    flag = set_steps(state, "massena", given["steps_there"])
    state.put(flag, place)
    value = quarters.forage_value(state, 0, place)
    return {"value": value, "quarters": quarters.may_be_billeted(state, flag)}


def dispatch(given: dict[str, Any], dice: list[int]) -> dict[str, Any]:
    state = started()
    state.center[1] = BOARD.place_by_name[given["from"]]
    half = morale.path_length(state, False)
    return {"mp": half / 2, "within": half <= BOARD.charts.path_half_mp}


KINDS = {
    "calendar": calendar,
    "ap": ap,
    "attrition": attrition_loss,
    "leave_quarters": leave_quarters,
    "condition": army_condition,
    "replacements": replacement,
    "leader_month": leader_month,
    "initiative": initiative,
    "distance": distance,
    "combat": combat,
    "pursuit": pursuit,
    "critical": critical,
    "capitulation": capitulation,
    "scouting": scouting,
    "forced_march": forced,
    "forage": forage,
    "dispatch": dispatch,
}


@pytest.mark.parametrize("example", EXAMPLES, ids=[one["id"] for one in EXAMPLES])
def test_worked_example(example: dict[str, Any]) -> None:
    result = KINDS[example["what"]](example["given"], example.get("dice", []))
    assert result == example["result"], example["rule"]


def test_all_thirty_are_here() -> None:
    assert len(EXAMPLES) == 30
    assert Battle().scale == BOARD.charts.scale[0]
