"""Why a unit or a Marshal may not act or go there [5, 6, 8.2]."""

from __future__ import annotations

from solitaire.games.camposanto.core.plies import Ply
from solitaire.games.camposanto.core.procedures import NO_ONE
from solitaire.games.camposanto.core.state import State
from solitaire.games.camposanto.rules import movement
from solitaire.games.camposanto.terms import (
    ARTILLERY,
    NIGHT,
    NO_UNIT,
    TITUBANT,
    WINGS,
)
from solitaire.games.camposanto.text.wording import (
    STATUSES,
    hex_title,
    unit_title,
    wing_title,
)
from solitaire.text import NOTHING, Text, marked, text


def why_not_active(state: State, unit: int) -> Text:
    """The unit is gone, or of a wing that is not active."""
    who = unit_title(state.board, unit)
    if not state.alive >> unit & 1:
        return text("{who} has been eliminated [7.4].", who=who)
    wing = int(state.board.wing[unit])
    if wing != state.active_wing():
        return text(
            "{who} belongs to the {wing}; the {active} acts now [5.5].",
            who=who,
            wing=wing_title(wing),
            active=wing_title(int(state.active_wing())),
        )
    return NOTHING


def why_not_act(state: State, ply: Ply) -> Text:
    unit = int(ply.first)
    found = why_not_active(state, unit)
    if found:
        return found
    who = unit_title(state.board, unit)
    if state.acted >> unit & 1:
        return text("{who} has moved or turned already in this activation [5.5].", who=who)
    if not movement.may_activate(state):
        return text(
            "A {status} wing moves or turns at most {limit} units [5.3, 5.4].",
            status=STATUSES[state.status()],
            limit=int(state.board.charts.activation_limit),
        )
    return NOTHING


def why_not_march(state: State, ply: Ply) -> Text:
    found = why_not_act(state, ply)
    if found:
        return found
    unit = int(ply.first)
    in_zone = state.in_zone_of(1 - state.active_side(), state.unit_hex[unit])
    points = int(movement.movement_points(state, unit))
    return _why_not_there(state, unit, int(ply.second), points, in_zone)


def why_not_onward(state: State, ply: Ply) -> Text:
    march = state.march
    assert march is not None
    return _why_not_there(state, int(march.unit), int(ply.first), int(march.left), march.in_zone)


def _why_not_there(state: State, unit: int, end: int, points: int, in_zone: bool) -> Text:
    board = state.board
    who, where = unit_title(board, unit), hex_title(board, end)
    enemy = 1 - int(board.side[unit])
    if end == state.unit_hex[unit]:
        return text(
            "{who} stands in {where} already; turn it, if it shall only turn [6.1].",
            who=who,
            where=where,
        )
    if not board.passable[end]:
        return text("{where} is river or pond, which nobody enters [6.3].", where=where)
    if state.holder(end) == enemy:
        return text("Enemies hold {where}; a move never enters their hex [6, 7].", where=where)
    if not movement.may_end(state, unit, end):
        return _why_not_stack(state, unit, end)
    if state.in_zone_of(enemy, end) and not movement.may_enter_zones(state, unit, in_zone):
        return _why_no_zone(state, unit, end)
    return _why_too_far(state, unit, end, points)


def _why_too_far(state: State, unit: int, end: int, points: int) -> Text:
    board = state.board
    who, where = unit_title(board, unit), hex_title(board, end)
    far = board.distance(state.unit_hex[unit], end)
    if far > points:
        template = marked("{where} is {far} hexes away and {who} has {points} MP [6].")
        if state.turn == NIGHT:
            template = marked(
                "{where} is {far} hexes away and {who} has {points} MP, one less by night [6, 11]."
            )
        return text(template, where=where, far=int(far), who=who, points=points)
    return text(
        "{who} finds no way to {where} with {points} MP: zones of control end a move, and a "
        "Marshal must give way first [6.1, 8.2].",
        who=who,
        where=where,
        points=points,
    )


def _why_not_stack(state: State, unit: int, end: int) -> Text:
    where, who = hex_title(state.board, end), unit_title(state.board, unit)
    if state.board.is_line[unit] and state.regiments[end] != NO_UNIT:
        return text("There is a regiment in {where}, and a hex holds one [6.2].", where=where)
    if state.board.is_line[unit]:
        return text(
            "Only infantry may stand in {where} with a support counter [9.2, 10.1].", where=where
        )
    return text(
        "In {where} there is no room for {who}: it stands alone or on one infantry regiment "
        "[9.2, 10.1].",
        where=where,
        who=who,
    )


def _why_no_zone(state: State, unit: int, end: int) -> Text:
    template = marked(
        "{where} lies in an enemy zone of control, and the unit began its move in one [6.1]."
    )
    if state.board.arm[unit] == ARTILLERY:
        template = marked(
            "{where} lies in an enemy zone of control, which artillery may not enter [9.2]."
        )
    elif state.status() == TITUBANT:
        template = marked(
            "{where} lies in an enemy zone of control, which a Titubant wing may not enter [5.4]."
        )
    return text(template, where=hex_title(state.board, end))


def why_not_marshal(state: State, ply: Ply) -> Text:
    board = state.board
    marshal = int(state.active_wing())
    end, where = int(ply.first), hex_title(board, int(ply.first))
    enemy = 1 if marshal < WINGS else 0
    if not board.passable[end]:
        return text("{where} is river or pond, which nobody enters [6.3].", where=where)
    if state.in_zone_of(enemy, end) or state.holder(end) == enemy:
        return text(
            "{where} lies in an enemy zone of control, which no Marshal enters [8.2].", where=where
        )
    if state.marshal_at(end) not in (NO_ONE, marshal):
        return text("Another Marshal is in {where} [8.2, ruling C4].", where=where)
    return text("{where} is out of the Marshal's reach [8.2].", where=where)
