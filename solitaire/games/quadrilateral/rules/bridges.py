"""Chapter 8.8: breaking and mending bridges, laying and lifting bridge trains."""

from __future__ import annotations

from mypy_extensions import i64

from solitaire.bits import lowest
from solitaire.games.quadrilateral.core import knowledge
from solitaire.games.quadrilateral.core.events import (
    BRIDGE_BROKEN,
    BRIDGE_FAILED,
    BRIDGE_MENDED,
    BRIDGE_TRIED,
    TRAIN_LAID,
    TRAIN_LIFTED,
    TRAIN_TAKEN,
    tell,
)
from solitaire.games.quadrilateral.core.plies import (
    BREAK,
    LAY_TRAIN,
    LIFT_TRAIN,
    MEND,
    Ply,
    one,
)
from solitaire.games.quadrilateral.core.question import Roll
from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.core.steps import BRIDGE_ROLL, MARCH_WHO
from solitaire.games.quadrilateral.rules import leaders, moves
from solitaire.games.quadrilateral.terms import (
    BRIDGE,
    FLAGS,
    LAID,
    LOST_TRAIN,
    NOWHERE,
    RAIN,
    TRAINS,
)
from solitaire.protocol import Event


def owner_of_train(train: i64) -> i64:
    """The first train is French, the others Austrian [E56]."""
    return 0 if train == 0 else 1


def is_laid(state: State, train: i64) -> bool:
    return state.train[train] >= LAID and state.train[train] != LOST_TRAIN


# -- bridge work ----------------------------------------------------------------------------------


def list_work(state: State, flag: i64, found: list[Ply]) -> None:
    """Bridges at the place of the force, with no enemy flag at either end."""
    if state.weather == RAIN or state.is_besieged(flag):
        return
    board = state.board
    side = flag >> 5
    here = state.place[flag]
    if state.has_enemy(side, here):
        return
    for index in range(board.first[here], board.first[here + 1]):
        crossing = board.crossing[index]
        if crossing == NOWHERE or board.crossing_kind[crossing] != BRIDGE:
            continue
        if not state.has_enemy(side, board.to[index]):
            is_broken = (state.broken >> crossing) & 1
            found.append(Ply(MEND if is_broken else BREAK, state.chief(flag), crossing))


def begin_work(state: State, ply: Ply, log: list[Event] | None) -> None:
    """Instead of its march and without leave; who works is seen [5.5]."""
    flag = state.leader_at[ply.first]
    state.mover = flag
    state.goal = ply.second
    state.moved |= 1 << flag
    knowledge.show(state, flag, log)
    moves.tell_of(state, log, BRIDGE_TRIED, flag, state.place[flag], ply.second)
    state.step = BRIDGE_ROLL


class BridgeRoll(Roll):
    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        flag = state.mover
        crossing = state.goal
        bit: i64 = 1 << crossing
        kind = BRIDGE_FAILED
        if ply.first <= leaders.initiative(state, flag):
            kind = BRIDGE_MENDED if state.broken & bit else BRIDGE_BROKEN
            state.broken ^= bit
        moves.tell_of(state, log, kind, flag, other=crossing, amount=ply.first)
        state.mover = NOWHERE
        state.goal = NOWHERE
        state.step = MARCH_WHO


# -- bridge trains --------------------------------------------------------------------------------


def list_layings(state: State, flag: i64, found: list[Ply]) -> None:
    """c1: a leader whose force did not march lays his train on a ferry or broken bridge."""
    if state.weather == RAIN or state.spent[flag] or state.has_enemy(flag >> 5, state.place[flag]):
        return
    board = state.board
    here = state.place[flag]
    is_open = state.open_crossings()
    for train in range(TRAINS):
        carrier = state.train[train]
        is_second = train == 2 and carrier == state.train[1]
        if carrier >= FLAGS or is_second or state.leader_at[carrier] != flag:
            continue
        for index in range(board.first[here], board.first[here + 1]):
            crossing = board.crossing[index]
            if crossing != NOWHERE and not (is_open >> crossing) & 1:
                found.append(Ply(LAY_TRAIN, carrier, crossing))


def lay(state: State, leader: i64, crossing: i64, log: list[Event] | None) -> None:
    for train in range(TRAINS):
        if state.train[train] == leader:
            state.train[train] = LAID + crossing
            flag = state.leader_at[leader]
            knowledge.show(state, flag, log)
            moves.tell_of(state, log, TRAIN_LAID, flag, state.place[flag], crossing)
            return


def list_liftings(state: State, side: i64, found: list[Ply]) -> None:
    """I.b: taken up by a force of its owner at either end; no work in rain."""
    for train in range(TRAINS):
        if (
            owner_of_train(train) == side
            and is_laid(state, train)
            and (state.weather != RAIN)
            and _lifter(state, side, state.train[train] - LAID) != NOWHERE
        ):
            found.append(one(LIFT_TRAIN, state.train[train] - LAID))


def _lifter(state: State, side: i64, crossing: i64) -> i64:
    first, second = state.board.crossing_ends[crossing]
    forces = state.forces_at(side, first) | state.forces_at(side, second)
    return lowest(forces) if forces else NOWHERE


def lift(state: State, side: i64, crossing: i64, log: list[Event] | None) -> None:
    for train in range(TRAINS):
        if owner_of_train(train) == side and state.train[train] == LAID + crossing:
            state.train[train] = state.chief(_lifter(state, side, crossing))
            tell(log, TRAIN_LIFTED, side, other=crossing)
            return


def capture_trains(state: State, log: list[Event] | None) -> None:
    """A laid train is lost when enemy forces stand alone at both its ends."""
    for train in range(TRAINS):
        if not is_laid(state, train):
            continue
        side = owner_of_train(train)
        crossing = state.train[train] - LAID
        first, second = state.board.crossing_ends[crossing]
        if _stands_alone(state, 1 - side, first) and _stands_alone(state, 1 - side, second):
            state.train[train] = LOST_TRAIN
            tell(log, TRAIN_TAKEN, side, other=crossing)


def _stands_alone(state: State, side: i64, place: i64) -> bool:
    return state.forces_at(side, place) != 0 and not state.has_enemy(side, place)
