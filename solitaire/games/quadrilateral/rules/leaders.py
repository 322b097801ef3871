"""Chapter 4: Force Leaders, command, leaders alone, and what becomes of a force without one."""

from __future__ import annotations

from mypy_extensions import i64

from solitaire.bits import lowest
from solitaire.games.quadrilateral.core import knowledge
from solitaire.games.quadrilateral.core.events import (
    FLAG_VANISHED,
    FORCE_BROKEN_UP,
    LEADER_FLED,
    tell,
)
from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.rules.roads import dispatch_reach, nearest_force
from solitaire.games.quadrilateral.terms import (
    ARMY,
    BOX,
    CITADEL,
    FAR,
    FLAGS,
    FORCE,
    INFANTRY,
    LOST_TRAIN,
    NAMED,
    NOWHERE,
    STEPS_PER_SP,
    TRAINS,
    WAITING,
)
from solitaire.protocol import Event


def initiative(state: State, flag: i64) -> i64:
    return state.board.initiative[state.chief(flag)]


def bonus(state: State, flag: i64) -> i64:
    return state.board.bonus[state.chief(flag)]


def over_command(state: State, flag: i64) -> i64:
    """Steps beyond what the force's leaders command [4.3]."""
    span: i64 = 0
    leaders = state.leaders_of(flag)
    while leaders:
        span += state.board.span[lowest(leaders)]
        leaders &= leaders - 1
    over = state.total(flag) - span * state.board.charts.steps_per_span
    return over if over > 0 else 0


def army_commander(state: State, side: i64) -> i64:
    """The first army leader in the file who is outside the citadels, else the first [4.7]."""
    first: i64 = NOWHERE
    widest: i64 = NOWHERE
    board = state.board
    for leader in range(board.leaders):
        flag = state.leader_at[leader]
        if board.side[leader] != side or flag >= FLAGS:
            continue
        if board.rank[leader] == ARMY:
            if board.fort[state.place[flag]] != CITADEL:
                return leader
            if first == NOWHERE:
                first = leader
        elif widest == NOWHERE or _is_wider(state, leader, widest):
            widest = leader
    return first if first != NOWHERE else widest


def _is_wider(state: State, leader: i64, other: i64) -> bool:
    """A named leader with the largest Span commands when no army leader is there, else any."""
    board = state.board
    named = board.rank[leader] == NAMED
    if named != (board.rank[other] == NAMED):
        return named
    return board.span[leader] > board.span[other]


def has_commander_bonus(state: State, side: i64) -> bool:
    """The Army Commander Bonus of E27 applies [4.7]."""
    leader = army_commander(state, side)
    if leader == NOWHERE or state.board.bonus[leader] < 1 or not state.center_active[side]:
        return False
    flag = state.leader_at[leader]
    if state.is_besieged(flag):
        return False
    return dispatch_reach(state, side)[state.place[flag]] < FAR


def take_steps(state: State, flag: i64, count: i64) -> i64:
    """Steps go one by one from the largest arm; gives how many there were to take [9.3]."""
    taken: i64 = 0
    while taken < count and state.total(flag) > 0:
        best: i64 = 0
        for arm in range(1, 3):
            if state.steps[flag * 3 + arm] > state.steps[flag * 3 + best]:
                best = arm
        state.steps[flag * 3 + best] -= 1
        taken += 1
    state.lost[flag >> 5] += taken
    if state.total(flag) == 0:
        state.quartered &= ~(1 << flag)
    return taken


def remove_flag(state: State, flag: i64, log: list[Event] | None) -> None:
    """The flag leaves the map without a fight."""
    place = state.place[flag]
    knowledge.vanished(state, flag)
    state.drop(flag)
    tell(log, FLAG_VANISHED, flag >> 5, flag, place)


def lose_leader(state: State, leader: i64, where: i64, log: list[Event] | None) -> None:
    """A leader is gone from his force; somebody takes over, or it breaks up [4.6]."""
    flag = state.leader_at[leader]
    state.assign(leader, where)
    knowledge.forget_leader(state, leader)
    rest = state.leaders_of(flag)
    pass_train(state, leader, state.senior(rest))
    if rest:
        return
    if state.total(flag) == 0:
        remove_flag(state, flag, log)
        return
    _appoint(state, flag, log)


def _appoint(state: State, flag: i64, log: list[Event] | None) -> None:
    """A major general from the box, else the force joins another, else it is disbanded."""
    side = flag >> 5
    box = state.off_map(side, BOX)
    if box:
        leader = state.senior(box)
        state.assign(leader, flag)
        state.loose[side] &= ~(1 << leader)
        state.group_leaders[state.label[flag]] |= 1 << leader
        return
    others = state.of_kind(state.flags_at(side, state.place[flag]), FORCE) & ~(1 << flag)
    if others:
        _join(state, flag, lowest(others))
    else:
        _disband(state, flag)
    tell(log, FORCE_BROKEN_UP, side, flag, state.place[flag])
    remove_flag(state, flag, log)


def _join(state: State, flag: i64, other: i64) -> None:
    for arm in range(3):
        state.steps[other * 3 + arm] += state.steps[flag * 3 + arm]
        state.steps[flag * 3 + arm] = 0
    knowledge.merge(state, (1 << flag) | (1 << other))


def _disband(state: State, flag: i64) -> None:
    """Whole SPs go to the pool up to its limit; the rest is lost."""
    side = flag >> 5
    for arm in range(3):
        number = side * 3 + arm
        steps = state.steps[flag * 3 + arm]
        room = state.board.charts.pool_limits[arm] - state.pool[number]
        points = steps // STEPS_PER_SP
        if points > room:
            points = room
        state.pool[number] += points
        state.lost[side] += steps - points * STEPS_PER_SP
        state.steps[flag * 3 + arm] = 0


def pass_train(state: State, leader: i64, heir: i64) -> None:
    """A carried bridge train passes to the Force Leader, or is lost [4.6]."""
    for train in range(TRAINS):
        if state.train[train] == leader:
            state.train[train] = heir if heir != NOWHERE else LOST_TRAIN


def scatter_alone(state: State, side: i64, place: i64, log: list[Event] | None) -> None:
    """Leaders alone who are found by the enemy go to the nearest own force [4.4]."""
    here = state.flags_at(side, place)
    if state.forces_at(side, place) or state.garrison_at(side, place) != NOWHERE:
        return
    while here:
        flag = lowest(here)
        here &= here - 1
        if state.is_alone(flag):
            _flee(state, flag, log)


def _flee(state: State, flag: i64, log: list[Event] | None) -> None:
    side = flag >> 5
    place = state.place[flag]
    friends = state.forces(side)
    rest = friends
    while rest:
        friend = lowest(rest)
        rest &= rest - 1
        if state.is_besieged(friend):
            friends &= ~(1 << friend)
    friend = nearest_force(state, side, place, friends)
    goal = state.center[side] if friend == NOWHERE else state.place[friend]
    if goal == place or (goal != NOWHERE and state.has_enemy(side, goal) and friend == NOWHERE):
        goal = NOWHERE
    if goal == NOWHERE:
        _wait(state, flag, log)
        return
    state.put(flag, goal)
    state.origin[flag] = place
    tell(log, LEADER_FLED, side, flag, goal, place)


def _wait(state: State, flag: i64, log: list[Event] | None) -> None:
    """Off the map until there is a Center."""
    leaders = state.leaders_of(flag)
    while leaders:
        leader = lowest(leaders)
        leaders &= leaders - 1
        state.assign(leader, WAITING)
        knowledge.forget_leader(state, leader)
        pass_train(state, leader, NOWHERE)
    remove_flag(state, flag, log)


def infantry_over(state: State, flag: i64) -> i64:
    """Infantry that counts in combat: over-command steps are infantry first [4.3]."""
    left = state.steps[flag * 3 + INFANTRY] - over_command(state, flag)
    return left if left > 0 else 0
