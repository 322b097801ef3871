"""Chapter 10: armies on campaign and in Quarters, forces in Quarters and On Alert."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from solitaire.bits import lowest
from solitaire.games.quadrilateral.core.events import (
    ALERTED,
    APS_SPENT,
    BILLETED,
    LEAVING_SAID,
    STATUS_CHANGED,
    tell,
)
from solitaire.games.quadrilateral.core.plies import (
    ALERT,
    BILLET,
    CAMPAIGN_IN,
    DONE,
    MOVER,
    QUARTERS,
    Ply,
    one,
    say,
)
from solitaire.games.quadrilateral.core.question import Question
from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.core.steps import (
    BILLET_CHOICE,
    NEXT_IN_SEQUENCE,
)
from solitaire.games.quadrilateral.terms import CITADEL, IN_QUARTERS, ON_CAMPAIGN
from solitaire.protocol import EVERYONE, Event

MOST_APS: Final = 2


def forage_value(state: State, side: i64, place: i64) -> i64:
    """Forage Value of a place for a side, less for crowding [9.4]."""
    crowd = state.total_of(state.forces_at(side, place))
    each = state.board.charts.crowding
    beyond = crowd // each - 1
    return state.board.forage[place] - (beyond if beyond > 0 else 0)


def is_besieger(state: State, flag: i64) -> bool:
    """In siege lines before a besieged Mantova, or outside an invested town [E16]."""
    place = state.place[flag]
    if state.is_invested(place):
        return not (state.inside >> flag) & 1
    if not state.besieged or state.owner(state.board.mantova) == flag >> 5:
        return False
    return state.board.siege[place] == 1 or state.board.fort[place] == CITADEL


def may_be_billeted(state: State, flag: i64) -> bool:
    """The place feeds it, and it is neither besieged nor besieging [10.2, E15]."""
    if state.is_besieged(flag) or is_besieger(state, flag):
        return False
    value = forage_value(state, flag >> 5, state.place[flag])
    return value >= state.board.charts.quarters_forage


def come_out(state: State, side: i64, log: list[Event] | None) -> None:
    """I.a0: leaving Quarters falls due [10.6]."""
    if state.leaving[side] and state.leaving[side] <= state.turn:
        state.leaving[side] = 0
        state.leaving_said[side] = 0
        state.status[side] = ON_CAMPAIGN
        state.rest_loss[side] = 0
        _rouse(state, side)
        tell(log, STATUS_CHANGED, side, amount=ON_CAMPAIGN)


def _rouse(state: State, side: i64) -> None:
    for flag in range(side * 32, side * 32 + 31):
        state.quartered &= ~(1 << flag)


def enter_quarters(state: State, side: i64, log: list[Event] | None) -> None:
    """All forces that can be fed go into Quarters, the others stay On Alert [10.2]."""
    state.status[side] = IN_QUARTERS
    state.declared = state.turn * 2 + side
    forces = state.forces(side)
    while forces:
        flag = lowest(forces)
        forces &= forces - 1
        if may_be_billeted(state, flag):
            state.quartered |= 1 << flag
    tell(log, STATUS_CHANGED, side, amount=IN_QUARTERS)


def check_billets(state: State, side: i64) -> None:
    """A force whose Forage Value fell below 12 becomes On Alert [10.2]."""
    flags = state.quartered & state.forces(side)
    while flags:
        flag = lowest(flags)
        flags &= flags - 1
        if not may_be_billeted(state, flag):
            state.quartered &= ~(1 << flag)


def status_choices(state: State, side: i64) -> list[Ply]:
    """I.a5; short campaigns know no Quarters [17], and leaving cannot be hastened [Q12]."""
    found: list[Ply] = []
    if state.options.is_short or state.leaving[side]:
        return found
    if state.status[side] == ON_CAMPAIGN:
        return [say(QUARTERS)]
    if state.declared == state.turn * 2 + side:
        return found  # Quarters were declared in this segment
    charts = state.board.charts
    for points in range(MOST_APS + 1):
        if state.aps[side] >= points:
            found.append(one(CAMPAIGN_IN, charts.leaving_turns[points]))
    return found


def leave_quarters(state: State, side: i64, turns: i64, log: list[Event] | None) -> None:
    """Paid now, on campaign after so many turns [10.6, E17]."""
    for points in range(MOST_APS + 1):
        if state.board.charts.leaving_turns[points] == turns:
            spend(state, side, points, log)
    state.leaving[side] = state.turn + turns
    state.leaving_said[side] = state.turn
    tell(log, LEAVING_SAID, side)


def spend(state: State, side: i64, points: i64, log: list[Event] | None) -> None:
    """Points are on an open track unless the option hides them [5.9]."""
    state.aps[side] -= points
    if points and not state.options.secret_aps:
        tell(log, APS_SPENT, side, amount=points)


def begin_billets(state: State) -> None:
    """Asked while there is a force whose state could be changed."""
    side = state.active
    state.billeted = 0
    state.step = NEXT_IN_SEQUENCE
    if state.status[side] != IN_QUARTERS:
        return
    check_billets(state, side)
    if len(BilletChoice().actions(state)) > 1:
        state.step = BILLET_CHOICE


class BilletChoice(Question):
    """Each force once in a segment [10.2]; before a Fortnight also who will move [12.2]."""

    def actions(self, state: State) -> list[Ply]:
        side = state.active
        found = [say(DONE)]
        forces = state.forces(side) & ~state.billeted
        while forces:
            flag = lowest(forces)
            forces &= forces - 1
            chief = state.chief(flag)
            if (state.quartered >> flag) & 1:
                found.append(one(ALERT, chief))
            elif may_be_billeted(state, flag):
                found.append(one(BILLET, chief))
            if (
                state.fortnight_left
                and (not state.quartered >> flag & 1)
                and not state.is_besieged(flag)
            ):
                found.append(one(MOVER, chief))
        return found

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        if ply.verb == DONE:
            state.step = NEXT_IN_SEQUENCE
            return
        set_billet(state, ply, log)
        if len(self.actions(state)) == 1:
            state.step = NEXT_IN_SEQUENCE


def set_billet(state: State, ply: Ply, log: list[Event] | None) -> None:
    """A force goes into Quarters, On Alert, or on the list of movers."""
    flag = state.leader_at[ply.first]
    bit: i64 = 1 << flag
    state.billeted |= bit
    audience: i64 = EVERYONE if state.options.open else 1 << state.active
    if ply.verb == ALERT:
        state.quartered &= ~bit
        tell(log, ALERTED, state.active, flag, leaders=1 << ply.first, audience=audience)
    elif ply.verb == BILLET:
        state.quartered |= bit
        tell(log, BILLETED, state.active, flag, leaders=1 << ply.first, audience=audience)
    else:
        state.movers |= bit


def billet_choices(state: State, side: i64) -> list[Ply]:
    """In I.a5 of an army in Quarters."""
    if state.status[side] != IN_QUARTERS:
        return []
    return BilletChoice().actions(state)[1:]
