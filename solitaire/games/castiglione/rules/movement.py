"""Movement Phase [8.0]: choosing counters, moving stacks, units out of command [8.1, 8.2].

Costs are in marching.py, forced marches in forced_march.py, bridges in bridges.py, what happens
on meeting the enemy in contact.py.
"""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64, u8

from solitaire.bits import lowest
from solitaire.games.castiglione.core import knowledge
from solitaire.games.castiglione.core.events import (
    MOVEMENT_ENDED,
    ORDER_FAILED,
    ORDER_KEPT,
    ORDER_TRIED,
    STEPPED,
    tell,
)
from solitaire.games.castiglione.core.plies import (
    DESTROY,
    END_MOVEMENT,
    FORCE_MARCH,
    FORCE_TO_BRIDGE,
    HALT,
    MOVE,
    PLIES,
    REPAIR,
    TO,
    WITH,
    Ply,
)
from solitaire.games.castiglione.core.state import March, State, enemy_of
from solitaire.games.castiglione.core.steps import (
    COMMAND_ROLL,
    MOVER_CHOICE,
    NEXT_IN_MARCH,
    NEXT_PHASE,
    NEXT_SCOUT,
    ORDER_CHOICE,
)
from solitaire.games.castiglione.rules import bridges, contact, forced_march, marching
from solitaire.games.castiglione.rules.marching import attempt_audience, tell_attempt
from solitaire.games.castiglione.rules.question import Question, Roll
from solitaire.games.castiglione.terms import (
    AREA_LIMIT,
    DUMMY,
    GARRISON,
    LEADER,
    MOVED,
    NOWHERE,
    OUT_OF_COMMAND,
)
from solitaire.protocol import Event


def begin_movement(state: State, log: list[Event] | None) -> None:
    """Nothing has moved and no bridge was touched yet."""
    side = state.active
    state.flags[MOVED * 2 + side] = 0
    state.tried = 0
    state.mended = 0
    for counter in range(side * 64, side * 64 + 64):
        state.entered[counter] = u8(NOWHERE)
        if state.options.first_edition:
            state.started[counter] = state.place[counter]
    state.scouted = 0
    if state.options.fog:
        state.step = NEXT_SCOUT
    else:
        wait_for_mover(state, log)


def wait_for_mover(state: State, log: list[Event] | None) -> None:
    """Where the enemy cannot see who might still move, the question is always asked [R45]."""
    if state.options.fog or may_move(state):
        state.step = MOVER_CHOICE
    else:
        end_movement(state, log)


def end_movement(state: State, log: list[Event] | None) -> None:
    tell(log, MOVEMENT_ENDED, state.active)
    state.step = NEXT_PHASE


def may_move(state: State) -> i64:
    """Counters of the active side that can still begin a move [8.2]."""
    side = state.active
    waiting = state.board.counters[side] & ~state.flags[MOVED * 2 + side]
    waiting &= ~state.of_kind(side, GARRISON)
    found: i64 = 0
    while waiting:
        bit = waiting & -waiting
        counter = side * 64 + lowest(waiting)
        waiting ^= bit
        if state.place[counter] < AREA_LIMIT and _can_begin(state, counter):
            found |= bit
    return found


def _can_begin(state: State, counter: i64) -> bool:
    """Some area can be entered, by a forced march if need be, or a bridge worked on."""
    side = counter >> 6
    here = i64(state.place[counter])
    points = i64(state.board.movement[counter])
    kind = state.board.counter_kind[counter]
    if forced_march.is_allowed(state, counter):
        points += state.board.charts.most_march_points
    near = state.board.neighbours[here]
    if kind == DUMMY:
        near &= marching.dummy_reach(state, side)
    while near:
        area = lowest(near)
        near &= near - 1
        if kind == DUMMY and state.stack(enemy_of(side), area):
            continue
        if kind == LEADER and marching.bars_leaders(state, side, area):
            continue
        if marching.single_cost(state, counter, here, area) <= points:
            return True
    return bridges.can_work_at(state, counter, here)


class MoverChoice(Question):
    """The active player picks the first counter of a stack, or ends the phase."""

    def seat(self, state: State) -> i64:
        return state.active

    def actions(self, state: State) -> list[Ply]:
        choices = [PLIES[END_MOVEMENT][0]]
        counters = may_move(state)
        while counters:
            choices.append(PLIES[MOVE][state.active * 64 + lowest(counters)])
            counters &= counters - 1
        return choices

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        if ply.verb == END_MOVEMENT:
            end_movement(state, log)
            return
        counter = ply.first
        march = March(counter >> 6, i64(state.place[counter]))
        state.march = march
        join(state, march, counter)
        if state.has(OUT_OF_COMMAND, counter):
            knowledge.announce(state, march.side, march.members)
            tell_attempt(state, march, ORDER_TRIED, log)
            state.step = COMMAND_ROLL
        else:
            state.step = ORDER_CHOICE


def join(state: State, march: March, counter: i64) -> None:
    march.members |= 1 << (counter & 63)
    march.order = append(march.order, u8(counter & 63))
    march.left = append(march.left, state.board.movement[counter])


class CommandRoll(Roll):
    """A unit out of command moves only if it passes a check [8.1]."""

    def audience(self, state: State) -> i64:
        march = state.march
        assert march is not None
        return attempt_audience(state, march)

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        march = state.march
        assert march is not None
        counter = march.side * 64 + lowest(march.members)
        factor = state.cohesion(counter, 0)
        kept = ply.first <= factor
        kind = ORDER_KEPT if kept else ORDER_FAILED
        seen = attempt_audience(state, march)
        tell(log, kind, march.side, march.members, march.area, factor, ply.first, seen)
        if kept:
            state.step = ORDER_CHOICE
        else:
            finish(state, log)


def may_join(state: State, march: March) -> i64:
    """Counters in the same area that may move along: commanded, not moved [8.2]."""
    side = march.side
    if march.under_way or march.goal != NOWHERE or _is_out_of_command(state, march):
        return 0
    waiting = state.stack(side, march.area) & ~march.members & ~state.flags[MOVED * 2 + side]
    waiting &= ~state.flags[OUT_OF_COMMAND * 2 + side] & ~state.of_kind(side, GARRISON)
    found: i64 = 0
    while waiting:
        bit = waiting & -waiting
        counter = side * 64 + lowest(waiting)
        waiting ^= bit
        trial = march.copy()
        join(state, trial, counter)
        if marching.steps(state, trial):
            found |= bit
    return found


def _is_out_of_command(state: State, march: March) -> bool:
    return march.members & state.flags[OUT_OF_COMMAND * 2 + march.side] != 0


class OrderChoice(Question):
    """Who moves along, and where to: step by step, until the stack halts."""

    def seat(self, state: State) -> i64:
        return state.active

    def actions(self, state: State) -> list[Ply]:
        march = state.march
        assert march is not None
        choices: list[Ply] = []
        areas = marching.steps(state, march)
        while areas:
            choices.append(PLIES[TO][lowest(areas)])
            areas &= areas - 1
        companions = may_join(state, march)
        while companions:
            choices.append(PLIES[WITH][march.side * 64 + lowest(companions)])
            companions &= companions - 1
        if march.under_way:
            choices.append(PLIES[HALT][0])
        else:
            forced_march.add_choices(state, march, choices)
        bridges.add_choices(state, march, choices)
        return choices

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        march = state.march
        assert march is not None
        if ply.verb == TO:
            step(state, march, ply.first, log)
        elif ply.verb == WITH:
            join(state, march, ply.first)
        elif ply.verb == HALT:
            finish(state, log)
        elif ply.verb == FORCE_MARCH or ply.verb == FORCE_TO_BRIDGE:
            forced_march.declare(state, march, ply, log)
        else:
            assert ply.verb == DESTROY or ply.verb == REPAIR, ply
            bridges.begin_work(state, march, ply.first, log)


def step(state: State, march: March, area: i64, log: list[Event] | None) -> None:
    """The whole stack enters a neighbouring area [8.2]."""
    origin = march.area
    if march.overran:
        leave_behind(state, march, area)
    marching.pay(state, march, area)
    march.area = area
    march.under_way = True
    rest = march.members
    while rest:
        state.entered[march.side * 64 + lowest(rest)] = u8(origin)
        rest &= rest - 1
    knowledge.travel(state, march.side, march.members, area, STEPPED, log)
    knowledge.learn_from_march(state, march)
    contact.meet(state, march, log)


def leave_behind(state: State, march: March, area: i64) -> None:
    """After an overrun those who cannot pay the next step stay; they have moved [R33]."""
    going = marching.able_to_follow(state, march, area)
    state.flags[MOVED * 2 + march.side] |= march.members & ~going.members
    march.members = going.members
    march.order = going.order
    march.left = going.left
    march.overran = False


def carry_on(state: State, log: list[Event] | None) -> None:
    """After a step or a job: go on if anything is left to do."""
    march = state.march
    assert march is not None
    if march.goal != NOWHERE:
        place = forced_march.next_step(state, march, log)
        if place != NOWHERE:
            step(state, march, place, log)
        elif state.step == NEXT_IN_MARCH:
            finish(state, log)
        return
    choices: list[Ply] = []
    bridges.add_choices(state, march, choices)
    if choices or marching.steps(state, march):
        state.step = ORDER_CHOICE
    else:
        finish(state, log)


def finish(state: State, log: list[Event] | None) -> None:
    """The counters have moved; the next may be picked."""
    march = state.march
    assert march is not None
    state.flags[MOVED * 2 + march.side] |= march.members
    state.march = None
    wait_for_mover(state, log)


class ForcedStep(Question):
    """Which way the forced march takes, and whether a bridge is worked on [8.3, 8.5] [R42]."""

    def seat(self, state: State) -> i64:
        return state.active

    def actions(self, state: State) -> list[Ply]:
        march = state.march
        assert march is not None
        choices: list[Ply] = []
        areas = forced_march.ways_on(state, march)
        while areas:
            choices.append(PLIES[TO][lowest(areas)])
            areas &= areas - 1
        if not choices:
            choices.append(PLIES[HALT][0])
        forced_march.add_jobs(state, march, choices)
        return choices

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        march = state.march
        assert march is not None
        if ply.verb == TO:
            step(state, march, ply.first, log)
        elif ply.verb == HALT:
            finish(state, log)
        else:
            bridges.begin_work(state, march, ply.first, log)
