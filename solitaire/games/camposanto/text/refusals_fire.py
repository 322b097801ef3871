"""Why a shot may not be fired [9.1, 10.2]."""

from __future__ import annotations

from solitaire.games.camposanto.core.lines import Shot
from solitaire.games.camposanto.core.plies import Ply
from solitaire.games.camposanto.core.state import State
from solitaire.games.camposanto.core.steps import BATTERY_CHOICE
from solitaire.games.camposanto.rules import fire
from solitaire.games.camposanto.terms import ARTILLERY, LIGHT, NIGHT
from solitaire.games.camposanto.text.refusals_march import why_not_active
from solitaire.games.camposanto.text.wording import hex_title, listed, unit_title


def why_not_fire(state: State, ply: Ply) -> str:
    unit, target = int(ply.first), int(ply.second)
    found = why_not_active(state, unit)
    if found:
        return found
    who = unit_title(state.board, unit)
    arm = ARTILLERY if state.step == BATTERY_CHOICE else LIGHT
    if state.board.arm[unit] != arm:
        return "Artillery fires before the movement, light infantry after it; nobody else [5.5]."
    if state.fired >> unit & 1:
        return f"{who} has fired in this activation [5.5]."
    if not fire.is_target(state, int(state.board.side[unit]), target):
        return f"There is no enemy in {hex_title(state.board, target)} to fire at [9.1, 10.2]."
    if arm == LIGHT:
        return f"Light infantry fires into its two front hexes only [10.2]: {_fronts(state, unit)}."
    return _why_not_battery(state, unit, target)


def _fronts(state: State, unit: int) -> str:
    board, place, facing = state.board, state.unit_hex[unit], int(state.facing[unit])
    near = [int(board.neighbours[place * 6 + one]) for one in ((facing + 5) % 6, facing)]
    return listed([board.hex_names[one] for one in near if one >= 0])


def _why_not_battery(state: State, unit: int, target: int) -> str:
    board = state.board
    where = hex_title(board, target)
    distance = board.distance(state.unit_hex[unit], target)
    limit = fire.farthest(state)
    if distance > limit:
        night = " by night [11]" if state.turn == NIGHT else " [9.1]"
        return f"{where} is {distance} hexes away; artillery reaches {limit}{night}."
    shot = _shot(state, unit, target)
    if shot is None:
        return f"{where} lies outside the cone of fire before the battery's front [9.1]."
    return f"The line of fire to {where} is stopped by {_obstacles(state, unit, shot)} [9.1]."


def _shot(state: State, unit: int, target: int) -> Shot | None:
    board, start = state.board, state.unit_hex[unit]
    for shot in board.cones[int(state.facing[unit])]:
        if board.at(board.q[start] + shot.q, board.r[start] + shot.r) == target:
            return shot
    return None


def _obstacles(state: State, unit: int, shot: Shot) -> str:
    """The hexes that stop the line, those beside it only in pairs."""
    board, start = state.board, state.unit_hex[unit]

    def place(near: tuple[int, int]) -> int:
        return int(board.at(board.q[start] + near[0], board.r[start] + near[1]))

    found = [place(near) for near in shot.crossed if fire.is_obstacle(state, place(near))]
    for pair in shot.beside:
        both = [place(near) for near in pair]
        if all(fire.is_obstacle(state, one) for one in both):
            found += both
    return listed([hex_title(board, one) for one in found])
