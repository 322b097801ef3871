"""Chapter 13.3 and 13.5: leaders and new forces enter at the Center of Operations."""

from __future__ import annotations

from mypy_extensions import i64

from solitaire.bits import lowest
from solitaire.games.quadrilateral.core import knowledge
from solitaire.games.quadrilateral.core.events import (
    FLAG_APPEARED,
    LEADER_CAME,
    tell,
)
from solitaire.games.quadrilateral.core.plies import (
    ALONE,
    ATTACH,
    DONE,
    DRAWN,
    ENTER,
    NEW_FORCE,
    RAISE,
    RETURN,
    Ply,
    one,
    say,
)
from solitaire.games.quadrilateral.core.question import DICE, Question
from solitaire.games.quadrilateral.core.state import POOL, State
from solitaire.games.quadrilateral.core.steps import (
    ENTRY_CHOICE,
    LEADER_DRAW,
    NEXT_IN_SEQUENCE,
    REINFORCE,
)
from solitaire.games.quadrilateral.rules import moves, organization
from solitaire.games.quadrilateral.terms import DUE, FORCE, NOWHERE, WAITING, WOUNDED
from solitaire.protocol import EVERYONE, Event


def begin(state: State) -> None:
    """II.a: asked by open facts: an active Center and somebody or something to bring."""
    side = state.active
    _heal(state, side)
    is_asked = (
        state.available[side] > 0 or waiting(state, side) or organization.has_pool(state, side)
    )
    if state.center_active[side] and is_asked:
        state.step = REINFORCE
    else:
        state.step = NEXT_IN_SEQUENCE


def _heal(state: State, side: i64) -> None:
    """Wounded leaders are fit again after 8 turns [4.6]."""
    rest = state.off_map(side, WOUNDED)
    while rest:
        leader = lowest(rest)
        rest &= rest - 1
        if state.wounded[leader] <= state.turn:
            state.assign(leader, WAITING)


def waiting(state: State, side: i64) -> i64:
    return state.off_map(side, WAITING)


class Reinforce(Question):
    def actions(self, state: State) -> list[Ply]:
        side = state.active
        found = [say(DONE)]
        if state.available[side] > 0 and state.off_map(side, DUE):
            found.append(say(ENTER))  # in an imagined world all of them may have come already
        _list(RETURN, waiting(state, side), found)
        if organization.has_pool(state, side):
            _list(RAISE, organization.box(state, side), found)
        return found

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        side = state.active
        if ply.verb == DONE:
            state.step = NEXT_IN_SEQUENCE
        elif ply.verb == ENTER:
            state.available[side] -= 1
            tell(log, LEADER_CAME, side, place=state.center[side])
            state.step = LEADER_DRAW
        elif ply.verb == RETURN:
            _place(state, ply.first, False, log)
            flag = state.leader_at[ply.first]
            knowledge.show(state, flag, log)
        else:
            _place(state, ply.first, False, log)
            flag = state.leader_at[ply.first]
            state.changed |= 1 << ply.first
            organization.begin_amounts(state, flag, POOL, True)


def _list(verb: i64, leaders: i64, found: list[Ply]) -> None:
    while leaders:
        found.append(one(verb, lowest(leaders)))
        leaders &= leaders - 1


def _place(state: State, leader: i64, is_entry: bool, log: list[Event] | None) -> None:
    """A flag of his own at the Center."""
    side = state.active
    place = state.center[side]
    others = state.flags_at(side, place)
    flag = state.new_flag(side, FORCE, place)
    state.assign(leader, flag)
    state.moved |= 1 << flag  # he has come this turn and marches in the next
    knowledge.appeared(state, flag, others, is_entry)
    moves.tell_of(state, log, FLAG_APPEARED, flag, place)


class LeaderDraw(Question):
    """Nobody knows who comes: all leaders left are alike [Q4, E34]."""

    def seat(self, state: State) -> i64:
        return DICE

    def audience(self, state: State) -> i64:
        return EVERYONE if state.options.open else 1 << state.active

    def outcomes(self, state: State) -> list[tuple[Ply, int]]:
        return [
            (one(DRAWN, leader), 1)
            for leader in range(state.board.leaders)
            if state.leader_at[leader] == DUE and state.board.side[leader] == state.active
        ]

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        state.goal = ply.first
        tell(
            log,
            LEADER_CAME,
            state.active,
            place=state.center[state.active],
            leaders=1 << ply.first,
            audience=self.audience(state),
        )
        state.step = ENTRY_CHOICE


class EntryChoice(Question):
    def actions(self, state: State) -> list[Ply]:
        side = state.active
        found = [say(ALONE)]
        if organization.has_pool(state, side):
            found.append(say(NEW_FORCE))
        here = state.of_kind(state.flags_at(side, state.center[side]), FORCE)
        here &= ~state.inside
        while here:
            found.append(one(ATTACH, state.chief(lowest(here))))
            here &= here - 1
        return found

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        leader = state.goal
        state.goal = NOWHERE
        state.step = REINFORCE
        if ply.verb == ATTACH:
            flag = state.leader_at[ply.first]
            knowledge.merge(state, state.flags_at(state.active, state.center[state.active]))
            state.assign(leader, flag)
            knowledge.entered(state, flag)
            return
        _place(state, leader, True, log)
        if ply.verb == NEW_FORCE:
            state.changed |= 1 << leader
            organization.begin_amounts(state, state.leader_at[leader], POOL, True)
