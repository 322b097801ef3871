"""Chapter 4.5 and 13.2: transfers between forces, detachments, replacements, vedettes, trains."""

from __future__ import annotations

from mypy_extensions import i64

from solitaire.bits import lowest
from solitaire.games.quadrilateral.core import knowledge
from solitaire.games.quadrilateral.core.events import (
    ADDED,
    FLAG_APPEARED,
    FLAG_VANISHED,
    POOL_FELL,
    TRANSFERRED,
    tell,
)
from solitaire.games.quadrilateral.core.parts import FORTNIGHT_ADDING, REINFORCEMENT
from solitaire.games.quadrilateral.core.plies import (
    ADD,
    ARTILLERY_STEPS,
    DETACH,
    DONE,
    INFANTRY_STEPS,
    JOIN,
    LIFT_TRAIN,
    RECALL,
    SHIFT,
    TO_BOX,
    UNDER,
    VEDETTE_AT,
    Ply,
    one,
    say,
)
from solitaire.games.quadrilateral.core.question import Question
from solitaire.games.quadrilateral.core.state import POOL, State
from solitaire.games.quadrilateral.core.steps import (
    AMOUNT_CHOICE,
    NEXT_IN_SEQUENCE,
    ORGANIZE,
    REINFORCE,
    UNDER_CHOICE,
)
from solitaire.games.quadrilateral.rules import bridges, fortress, leaders, moves, vedettes
from solitaire.games.quadrilateral.rules.roads import dispatch_reach, places_in_dispatch
from solitaire.games.quadrilateral.terms import (
    BOX,
    FAR,
    FORCE,
    MAJOR_GENERAL,
    NOWHERE,
    SIDE_FLAGS,
    STEPS_PER_SP,
)
from solitaire.protocol import EVERYONE, Event

ALL_ARMS: i64 = 7
MOST: i64 = 250
"""Steps that one order can name."""


def begin(state: State) -> None:
    """I.b: nobody has changed hands yet."""
    state.replaced = 0
    state.changed = 0
    state.billeted = 0
    for flag in range(64):
        state.shifted[flag] = 0
    state.step = ORGANIZE if len(Organize().actions(state)) > 1 else NEXT_IN_SEQUENCE


def end(state: State) -> None:
    knowledge.met(state, state.active)


def box(state: State, side: i64) -> i64:
    """Major generals in reserve, as bits."""
    return state.off_map(side, BOX)


def has_pool(state: State, side: i64) -> bool:
    return state.pool[side * 3] + state.pool[side * 3 + 1] + state.pool[side * 3 + 2] > 0


class Organize(Question):
    def actions(self, state: State) -> list[Ply]:
        side = state.active
        found: list[Ply] = []
        if state.part == FORTNIGHT_ADDING:
            found.append(say(DONE))
            self._list_adding(state, side, found)
            return found
        if vedettes.is_over_limit(state, side):
            vedettes.list_recalls(state, side, found)
            return found
        found.append(say(DONE))
        self._list_adding(state, side, found)
        for flag in range(side * 32, side * 32 + SIDE_FLAGS):
            if state.kind[flag] == FORCE and not (state.replaced >> flag) & 1:
                self._list_transfers(state, flag, found)
        vedettes.list_placings(state, side, found)
        vedettes.list_recalls(state, side, found)
        bridges.list_liftings(state, side, found)
        return found

    def _list_adding(self, state: State, side: i64, found: list[Ply]) -> None:
        if not state.center_active[side] or not has_pool(state, side):
            return
        reach = dispatch_reach(state, side)
        forces = state.forces(side) & ~state.replaced
        while forces:
            flag = lowest(forces)
            forces &= forces - 1
            if reach[state.place[flag]] < FAR and not state.is_besieged(flag):
                found.append(one(ADD, state.chief(flag)))

    def _list_transfers(self, state: State, flag: i64, found: list[Ply]) -> None:
        chief = state.chief(flag)
        own = state.leaders_of(flag)
        free = own & ~state.changed
        is_several = own & (own - 1) != 0
        has_steps = state.total(flag) > 0
        partners = _partners(state, flag)
        while partners:
            other = lowest(partners)
            partners &= partners - 1
            their_chief = state.chief(other)
            if has_steps and not (state.shifted[flag] >> other) & 1:
                found.append(Ply(SHIFT, chief, their_chief))
            if is_several or not has_steps:
                rest = free
                while rest:
                    found.append(Ply(JOIN, lowest(rest), their_chief))
                    rest &= rest - 1
        if (has_steps and box(state, flag >> 5)) or (is_several and free):
            found.append(one(DETACH, chief))
        if not has_steps and not is_several and state.board.rank[chief] == MAJOR_GENERAL:
            found.append(one(TO_BOX, chief))

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        verb = ply.verb
        if verb == DONE:
            end(state)
            state.step = NEXT_IN_SEQUENCE
        elif verb == ADD:
            begin_amounts(state, state.leader_at[ply.first], POOL, False)
        elif verb == SHIFT:
            _begin_shift(state, state.leader_at[ply.first], state.leader_at[ply.second])
        elif verb == JOIN:
            join(state, ply.first, state.leader_at[ply.second], log)
        elif verb == DETACH:
            state.partner = state.leader_at[ply.first]
            state.step = UNDER_CHOICE
        elif verb == VEDETTE_AT:
            vedettes.place(state, state.leader_at[ply.first], ply.second, log)
        elif verb == RECALL:
            leaders.remove_flag(state, state.active * 32 + ply.first, log)
        elif verb == LIFT_TRAIN:
            bridges.lift(state, state.active, ply.first, log)
        else:
            send_to_box(state, ply.first, log)


def _partners(state: State, flag: i64) -> i64:
    """Other own forces in the place, on the same side of the walls."""
    here = state.of_kind(state.flags_at(flag >> 5, state.place[flag]), FORCE)
    here &= ~state.replaced & ~(1 << flag)
    if (state.inside >> flag) & 1:
        return here & state.inside
    return here & ~state.inside


def join(state: State, leader: i64, flag: i64, log: list[Event] | None) -> None:
    """A leader goes over to another force; his own flag goes if nobody is left under it."""
    was = state.leader_at[leader]
    state.assign(leader, flag)
    state.changed |= 1 << leader
    if not state.leaders_of(was):
        knowledge.merge(state, (1 << was) | (1 << flag))
        leaders.remove_flag(state, was, log)


def send_to_box(state: State, leader: i64, log: list[Event] | None) -> None:
    flag = state.leader_at[leader]
    place = state.place[flag]
    # Before the flag is gone: he may have come from another that is still there, and left troops.
    knowledge.merge(state, state.flags_at(flag >> 5, place))
    knowledge.to_box(state, leader, flag)
    state.assign(leader, BOX)
    knowledge.vanished(state, flag)
    state.drop(flag)
    leaders.pass_train(state, leader, NOWHERE)
    tell(log, FLAG_VANISHED, state.active, flag, place, leaders=1 << leader)


class UnderChoice(Question):
    """Who leads a detachment: a major general from the box or a leader of the force [4.5]."""

    def actions(self, state: State) -> list[Ply]:
        flag = state.partner
        own = state.leaders_of(flag)
        able: i64 = own & ~state.changed if own & (own - 1) else 0
        if state.total(flag):
            able |= box(state, state.active)
        found: list[Ply] = []
        while able:
            found.append(one(UNDER, lowest(able)))
            able &= able - 1
        return found

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        giver = state.partner
        place = state.place[giver]
        others = state.flags_at(state.active, place)
        flag = state.new_flag(state.active, FORCE, place)
        state.assign(ply.first, flag)
        state.changed |= 1 << ply.first
        if (state.inside >> giver) & 1:
            state.inside |= 1 << flag
        if (state.quartered >> giver) & 1:
            state.quartered |= 1 << flag
        knowledge.appeared(state, flag, others, False)
        moves.tell_of(state, log, FLAG_APPEARED, flag, place)
        begin_amounts(state, flag, giver, True)


def _begin_shift(state: State, giver: i64, taker: i64) -> None:
    state.shifted[giver] |= 1 << taker
    state.shifted[taker] |= 1 << giver
    begin_amounts(state, taker, giver, False)


# -- how many steps -------------------------------------------------------------------------------


def begin_amounts(state: State, taker: i64, giver: i64, is_new: bool) -> None:
    state.mover = taker
    state.partner = giver
    state.met = 1 if is_new else 0
    state.arms = ALL_ARMS
    state.step = AMOUNT_CHOICE
    if len(AmountChoice().actions(state)) == 1:
        finish_amounts(state, None)


class AmountChoice(Question):
    """Each arm once: in fives or all between forces, whole SPs from the pool."""

    def actions(self, state: State) -> list[Ply]:
        found = [say(DONE)]
        for arm in range(3):
            if not (state.arms >> arm) & 1:
                continue
            most = _most(state, arm)
            amount: i64 = STEPS_PER_SP
            while amount < most:
                found.append(one(INFANTRY_STEPS + arm, amount))
                amount += STEPS_PER_SP
            if most:
                found.append(one(INFANTRY_STEPS + arm, most))
        return found

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        if ply.verb == DONE:
            finish_amounts(state, log)
            return
        arm = ply.verb - INFANTRY_STEPS
        assert INFANTRY_STEPS <= ply.verb <= ARTILLERY_STEPS
        state.arms &= ~(1 << arm)
        hand_over(state, arm, ply.first, log)
        if len(self.actions(state)) == 1:
            finish_amounts(state, log)


def _most(state: State, arm: i64) -> i64:
    if state.partner == POOL:
        return state.pool[state.active * 3 + arm] * STEPS_PER_SP
    most = state.steps[state.partner * 3 + arm]
    return most if most < MOST else MOST


def hand_over(state: State, arm: i64, steps: i64, log: list[Event] | None) -> None:
    taker = state.mover
    side = state.active
    given = [0, 0, 0]
    given[arm] = steps
    if state.partner == POOL:
        state.pool[side * 3 + arm] -= steps // STEPS_PER_SP
        state.replaced |= 1 << taker
        knowledge.expect(state, side, arm, 100 * steps, places_in_dispatch(state, side))
        left = (state.pool[side * 3], state.pool[side * 3 + 1], state.pool[side * 3 + 2])
        tell(log, POOL_FELL, side, steps=left)
    else:
        state.steps[state.partner * 3 + arm] -= steps
        if state.total(state.partner) == 0:
            state.quartered &= ~(1 << state.partner)
    state.steps[taker * 3 + arm] += steps
    kind = ADDED if state.partner == POOL else TRANSFERRED
    tell(
        log,
        kind,
        side,
        taker,
        state.place[taker],
        amount=steps,
        leaders=1 << state.chief(taker),
        steps=(given[0], given[1], given[2]),
        audience=EVERYONE if state.options.open else 1 << side,
    )


def finish_amounts(state: State, log: list[Event] | None) -> None:
    """A major general who got no steps goes back to the box."""
    taker = state.mover
    chief = state.chief(taker)
    is_new = state.met == 1
    state.met = 0
    state.mover = NOWHERE
    state.partner = NOWHERE
    state.arms = 0
    state.step = REINFORCE if state.part == REINFORCEMENT else ORGANIZE
    if is_new and state.total(taker) == 0 and state.board.rank[chief] == MAJOR_GENERAL:
        send_to_box(state, chief, log)
    elif state.total(taker):
        fortress.take_hold(state, state.place[taker], log)  # raised in a fort that was empty [15.1]
