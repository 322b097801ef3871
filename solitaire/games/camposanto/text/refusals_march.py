"""Why a unit or a Marshal may not act or go there [5, 6, 8.2]."""

from __future__ import annotations

from solitaire.games.camposanto.core.plies import Ply
from solitaire.games.camposanto.core.procedures import NO_ONE
from solitaire.games.camposanto.core.state import State
from solitaire.games.camposanto.rules import movement
from solitaire.games.camposanto.terms import (
    ARMS,
    ARTILLERY,
    NIGHT,
    NO_UNIT,
    STATUS_NAMES,
    TITUBANT,
    WINGS,
)
from solitaire.games.camposanto.text.wording import hex_title, unit_title, wing_title


def why_not_active(state: State, unit: int) -> str:
    """The unit is gone, or of a wing that is not active."""
    who = unit_title(state.board, unit)
    if not state.alive >> unit & 1:
        return f"{who} has been eliminated [7.4]."
    wing = int(state.board.wing[unit])
    if wing != state.active_wing():
        active = wing_title(int(state.active_wing()))
        return f"{who} belongs to the {wing_title(wing)}; the {active} acts now [5.5]."
    return ""


def why_not_act(state: State, ply: Ply) -> str:
    unit = int(ply.first)
    found = why_not_active(state, unit)
    if found:
        return found
    who = unit_title(state.board, unit)
    if state.acted >> unit & 1:
        return f"{who} has moved or turned already in this activation [5.5]."
    if not movement.may_activate(state):
        limit = state.board.charts.activation_limit
        status = STATUS_NAMES[state.status()].capitalize()
        return f"A {status} wing moves or turns at most {limit} units [5.3, 5.4]."
    return ""


def why_not_march(state: State, ply: Ply) -> str:
    found = why_not_act(state, ply)
    if found:
        return found
    unit = int(ply.first)
    in_zone = state.in_zone_of(1 - state.active_side(), state.unit_hex[unit])
    points = int(movement.movement_points(state, unit))
    return _why_not_there(state, unit, int(ply.second), points, in_zone)


def why_not_onward(state: State, ply: Ply) -> str:
    march = state.march
    assert march is not None
    return _why_not_there(state, int(march.unit), int(ply.first), int(march.left), march.in_zone)


def _why_not_there(state: State, unit: int, end: int, points: int, in_zone: bool) -> str:
    board = state.board
    who, where = unit_title(board, unit), hex_title(board, end)
    enemy = 1 - int(board.side[unit])
    if end == state.unit_hex[unit]:
        return f"{who} stands in {where} already; turn it, if it shall only turn [6.1]."
    if not board.passable[end]:
        return f"{where} is river or pond, which nobody enters [6.3]."
    if state.holder(end) == enemy:
        return f"Enemies hold {where}; a move never enters their hex [6, 7]."
    if not movement.may_end(state, unit, end):
        return _why_not_stack(state, unit, end)
    if state.in_zone_of(enemy, end) and not movement.may_enter_zones(state, unit, in_zone):
        return _why_no_zone(state, unit, end)
    return _why_too_far(state, unit, end, points)


def _why_too_far(state: State, unit: int, end: int, points: int) -> str:
    board = state.board
    who, where = unit_title(board, unit), hex_title(board, end)
    far = board.distance(state.unit_hex[unit], end)
    if far > points:
        night = ", one less by night [11]" if state.turn == NIGHT else ""
        return f"{where} is {far} hexes away and {who} has {points} MP{night} [6]."
    return (
        f"{who} finds no way to {where} with {points} MP: zones of control end a move, and a "
        "Marshal must give way first [6.1, 8.2]."
    )


def _why_not_stack(state: State, unit: int, end: int) -> str:
    where, arm = hex_title(state.board, end), ARMS[state.board.arm[unit]]
    if state.board.is_line[unit] and state.regiments[end] != NO_UNIT:
        return f"There is a regiment in {where}, and a hex holds one [6.2]."
    if state.board.is_line[unit]:
        return f"Only infantry may stand in {where} with a support counter [9.2, 10.1]."
    return (
        f"In {where} there is no room for {arm}: it stands alone or on one infantry regiment "
        "[9.2, 10.1]."
    )


def _why_no_zone(state: State, unit: int, end: int) -> str:
    where = f"{hex_title(state.board, end)} lies in an enemy zone of control"
    if state.board.arm[unit] == ARTILLERY:
        return f"{where}, which artillery may not enter [9.2]."
    if state.status() == TITUBANT:
        return f"{where}, which a Titubant wing may not enter [5.4]."
    return f"{where}, and the unit began its move in one [6.1]."


def why_not_marshal(state: State, ply: Ply) -> str:
    board = state.board
    marshal = int(state.active_wing())
    end, where = int(ply.first), hex_title(board, int(ply.first))
    enemy = 1 if marshal < WINGS else 0
    if not board.passable[end]:
        return f"{where} is river or pond, which nobody enters [6.3]."
    if state.in_zone_of(enemy, end) or state.holder(end) == enemy:
        return f"{where} lies in an enemy zone of control, which no Marshal enters [8.2]."
    if state.marshal_at(end) not in (NO_ONE, marshal):
        return f"Another Marshal is in {where} [8.2, ruling C4]."
    return f"{where} is out of the Marshal's reach [8.2]."
