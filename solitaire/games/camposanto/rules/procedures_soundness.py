"""Whether the unfinished procedures of a state fit the question that is open."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from solitaire.games.camposanto.core.plies import ASSAULT, ASSAULT_BOTH, ply_of
from solitaire.games.camposanto.core.procedures import (
    ADVANCING,
    CASUALTIES,
    PUSH,
    ROLLING,
    STOPPED,
    TURNING,
    Assault,
    Flight,
)
from solitaire.games.camposanto.core.state import State
from solitaire.games.camposanto.core.steps import (
    ADVANCE_CHOICE,
    AGAIN_ROLL,
    ASSAULT_ROLL,
    BATTERY_CHOICE,
    BATTERY_ROLL,
    CASUALTY_CHOICE,
    DIRECTION_CHOICE,
    DISTANCE_CHOICE,
    ESCAPE_CHOICE,
    EXCHANGE_CHOICE,
    FACING_CHOICE,
    FIGHT_CHOICE,
    GAME_OVER,
    GENERAL_CHOICE,
    LIGHT_CHOICE,
    LIGHT_ROLL,
    MARCH_CHOICE,
    MARSHAL_CHOICE,
    ONWARD_CHOICE,
    ORDERS_CHOICE,
    PLAN_CHOICE,
    PUSH_CHOICE,
    REACTION_CHOICE,
    REROLL_CHOICE,
    ROAD_CHOICE,
    WAY_CHOICE,
)
from solitaire.games.camposanto.rules import fire, flight, plan, ways
from solitaire.games.camposanto.terms import (
    ASSAULT_STAGE,
    BATTERY_STAGE,
    HEXES,
    LIGHT_STAGE,
    MARCH_STAGE,
    PLAN_STAGE,
)

_STAGE_BY_STEP: Final = {
    GENERAL_CHOICE: BATTERY_STAGE,
    BATTERY_CHOICE: BATTERY_STAGE,
    BATTERY_ROLL: BATTERY_STAGE,
    MARCH_CHOICE: MARCH_STAGE,
    ONWARD_CHOICE: MARCH_STAGE,
    REACTION_CHOICE: MARCH_STAGE,
    MARSHAL_CHOICE: LIGHT_STAGE,
    LIGHT_CHOICE: LIGHT_STAGE,
    LIGHT_ROLL: LIGHT_STAGE,
    PLAN_CHOICE: PLAN_STAGE,
    DIRECTION_CHOICE: ASSAULT_STAGE,
}
"""A stage counts as reached while its question is open; the General's leads to the batteries'."""
_QUIET: Final = (
    ORDERS_CHOICE,
    EXCHANGE_CHOICE,
    GENERAL_CHOICE,
    BATTERY_CHOICE,
    BATTERY_ROLL,
    MARCH_CHOICE,
    MARSHAL_CHOICE,
    LIGHT_CHOICE,
    LIGHT_ROLL,
    PLAN_CHOICE,
    DIRECTION_CHOICE,
    GAME_OVER,
)
"""Questions outside every procedure."""


def check(state: State, found: list[str]) -> None:
    """Adds what is wrong; the columns of the state have been checked before."""
    step = state.step
    stage = _STAGE_BY_STEP.get(step)
    if stage is not None and stage != state.stage:
        found.append("the question does not belong to this operation [5.5]")
    if step in _QUIET and not _is_quiet(state):
        found.append("something is unfinished that the question leaves aside")
    _check_plan(state, found)
    if not found:
        _check_marching(state, found)
        _check_flights(state, found)
        _check_assault(state, found)
    if not found:
        _check_question(state, found)


def _is_quiet(state: State) -> bool:
    if state.march is not None or state.flight is not None or state.push is not None:
        return False
    return state.assault is None and not state.to_push


def _check_plan(state: State, found: list[str]) -> None:
    for place in range(len(state.plan)):
        one = ply_of(state.plan[place])
        known = one.verb == ASSAULT or one.verb == ASSAULT_BOTH
        if not known or one.number != state.plan[place] or one.first >= HEXES or one.third:
            found.append("the plan holds something that is no assault [7]")
            return
        hexes = plan.attackers_of(state.board, one) + plan.defenders_of(state.board, one)
        if one.second >= 64 or not one.second or min(hexes) < 0:
            found.append("the plan reaches beyond the map [7]")


def _check_marching(state: State, found: list[str]) -> None:
    march = state.march
    needed = state.step == ONWARD_CHOICE or state.step == REACTION_CHOICE
    if march is None:
        if needed:
            found.append("nobody moves [6]")
        return
    if state.stage != MARCH_STAGE or not (state.active_units() >> march.unit) & 1:
        found.append("a unit moves that is not active [5.5, 6]")
    elif march.left < 0:
        found.append("the mover has overspent its movement points [6]")
    if state.step == REACTION_CHOICE:
        enemies = state.board.side_units[1 - state.active_side()] & state.alive
        if march.reacting < 0 or not (enemies >> march.reacting) & 1:
            found.append("nobody is there to react [6.4]")


def _check_flights(state: State, found: list[str]) -> None:
    for one in (state.flight, state.push):
        if one is not None:
            _check_flight(state, one, found)
    needed = (ROAD_CHOICE, WAY_CHOICE, DISTANCE_CHOICE)
    if state.step in needed and state.flight is None and state.push is None:
        found.append("nobody flees [6.4, 7.3]")
    if state.step == PUSH_CHOICE and state.push is None:
        found.append("no Marshal gives way [8.2]")
    if state.step == DISTANCE_CHOICE and state.push is not None:
        found.append("a Marshal's way comes before a body's [8.2]")


def _check_flight(state: State, one: Flight, found: list[str]) -> None:
    start = one.way[0]
    if one.kind == PUSH:
        if one is not state.push or one.marshal < 0 or state.marshal_hex[one.marshal] != start:
            found.append("a Marshal flees who is not there [8.2]")
        elif one.side != (0 if one.marshal < 3 else 1):
            found.append("a Marshal flees for the enemy [8.2]")
    elif one is state.push or one.marshal >= 0:
        found.append("a body flees as if it were a Marshal [8.2]")
    elif one.stage < STOPPED and state.holder(start) != one.side:
        found.append("a body flees that is not there [6.4, 7.3]")
    elif one.stage == STOPPED and state.holder(one.here()) != one.side:
        found.append("a body has fled that is not there [6.4, 7.3]")


def _check_assault(state: State, found: list[str]) -> None:
    assault = state.assault
    steps = (ASSAULT_ROLL, REROLL_CHOICE, AGAIN_ROLL, FIGHT_CHOICE, CASUALTY_CHOICE)
    if assault is None:
        if state.step in steps or state.step == ESCAPE_CHOICE or state.step == ADVANCE_CHOICE:
            found.append("there is no assault [7]")
        return
    if state.stage != ASSAULT_STAGE:
        found.append("an assault outside its operation [5.5]")
    if state.step in steps and assault.stage != ROLLING and state.step != CASUALTY_CHOICE:
        found.append("the assault is past its rolls [7.1]")
    if assault.stage == ROLLING or assault.stage == CASUALTIES:
        _check_bodies(state, assault, found)
    if assault.stage > ROLLING and assault.loser < 0:
        found.append("nobody has lost the assault [7.1]")
    if assault.stage >= ADVANCING and (assault.winners | assault.turning) & ~state.alive:
        found.append("a unit that is gone has won the assault [7.1]")


def _check_bodies(state: State, assault: Assault, found: list[str]) -> None:
    """Both sides stand where the assault found them, in the shape of a star [7, ruling S2]."""
    side = state.active_side()
    attackers, defenders = len(assault.attackers), len(assault.defenders)
    if not attackers or not defenders or (attackers > 1 and defenders > 1):
        found.append("the assault is no star [ruling S2]")
    for place in range(attackers):
        if state.holder(assault.attackers[place]) != side:
            found.append("an attacker is not there [7]")
    for place in range(defenders):
        if state.holder(assault.defenders[place]) == side:
            found.append("a defender is not there [7]")


def _check_question(state: State, found: list[str]) -> None:
    """Whoever is asked has something to answer."""
    step = state.step
    if step == FACING_CHOICE and (state.facer < 0 or not (state.alive >> state.facer) & 1):
        found.append("nobody is there to turn [6.1]")
    elif step == BATTERY_ROLL or step == LIGHT_ROLL:
        _check_shot(state, found)
    elif step == ROAD_CHOICE:
        if len(flight.open_roads(state, flight.innermost(state))) < 2:
            found.append("there is only one road [6.5]")
    elif step == WAY_CHOICE:
        one = flight.innermost(state)
        if not one.road or len(flight.choices(state, one)) < 2:
            found.append("there is only one way [6.5]")
    elif step == DISTANCE_CHOICE:
        one = flight.innermost(state)
        if not ways.retreat_distances(state, one.side, one.way[0]):
            found.append("there is no way to withdraw [7.1]")
    elif step == ESCAPE_CHOICE or step == ADVANCE_CHOICE or step == CASUALTY_CHOICE:
        _check_loser(state, found)


def _check_shot(state: State, found: list[str]) -> None:
    unit: i64 = state.shooter
    if unit < 0 or not (state.active_units() >> unit) & 1:
        found.append("nobody fires [9.1, 10.2]")
    elif state.board.is_line[unit] or state.target not in fire.targets(state, unit):
        found.append("the shot cannot reach its target [9.1, 10.2]")


def _check_loser(state: State, found: list[str]) -> None:
    assault = state.assault
    if assault is None:
        return
    if assault.loser < 0 or (assault.stage == TURNING and state.step != FACING_CHOICE):
        found.append("the assault is not at this point [7.1]")
    elif state.step == ESCAPE_CHOICE and assault.stage >= ADVANCING:
        found.append("the flights are over [7.3]")
