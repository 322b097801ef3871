"""Destroying and repairing bridges [8.5]."""

from __future__ import annotations

from mypy_extensions import i64, u8

from solitaire.bits import lowest
from solitaire.games.castiglione.core import knowledge
from solitaire.games.castiglione.core.events import (
    BRIDGE_DOWN,
    BRIDGE_MENDED,
    BRIDGE_STANDS,
    BRIDGE_TRIED,
    BRIDGE_UNMENDED,
    tell,
)
from solitaire.games.castiglione.core.plies import (
    DESTROY,
    PLIES,
    REPAIR,
    Ply,
)
from solitaire.games.castiglione.core.state import March, State, enemy_of
from solitaire.games.castiglione.core.steps import BRIDGE_ROLL, NEXT_IN_MARCH
from solitaire.games.castiglione.rules import paths
from solitaire.games.castiglione.rules.question import Roll
from solitaire.games.castiglione.terms import (
    CITY,
    FORAGED,
    INFANTRY,
    NOWHERE,
    OUT_OF_COMMAND,
)
from solitaire.protocol import Event


def may_work(state: State, counter: i64) -> bool:
    """Commanded infantry that has not foraged [8.5.1, 8.5.2, 5.5]."""
    if state.board.counter_kind[counter] != INFANTRY:
        return False
    return not state.has(OUT_OF_COMMAND, counter) and not state.has(FORAGED, counter)


def jobs_at(state: State, side: i64, area: i64) -> i64:
    """Bridges that can be destroyed or repaired from this area, once each a phase [8.5]."""
    board = state.board
    found: i64 = 0
    near = board.neighbours[area]
    while near:
        neighbour = lowest(near)
        near &= near - 1
        bridge = i64(board.bridge[area * 64 + neighbour])
        if bridge == NOWHERE or was_tried(state, bridge):
            continue
        if (state.broken >> bridge) & 1 or can_be_destroyed(state, area, neighbour):
            found |= 1 << bridge
    return found


def was_tried(state: State, bridge: i64) -> bool:
    """One attempt to destroy and one to repair, per bridge and phase [8.5.1, 8.5.2] [R34]."""
    tried = state.mended if (state.broken >> bridge) & 1 else state.tried
    return (tried >> bridge) & 1 == 1


def can_be_destroyed(state: State, here: i64, there: i64) -> bool:
    """Not beside a city; liberated Mantua is none [8.5.1] [R10]."""
    return state.area_kind(here) != CITY and state.area_kind(there) != CITY


def job_points(state: State, bridge: i64) -> i64:
    charts = state.board.charts
    return charts.repair_points if (state.broken >> bridge) & 1 else charts.destroy_points


def can_work_at(state: State, counter: i64, area: i64) -> bool:
    """Whether a unit that has not moved has points enough for some bridge there."""
    if not may_work(state, counter):
        return False
    jobs = jobs_at(state, counter >> 6, area)
    while jobs:
        if job_points(state, lowest(jobs)) <= i64(state.board.movement[counter]):
            return True
        jobs &= jobs - 1
    return False


def add_choices(state: State, march: March, choices: list[Ply]) -> None:
    """What a single commanded infantry unit may do to the bridges around it."""
    if march.goal == NOWHERE:
        add_jobs(state, march, choices)


def add_jobs(state: State, march: March, choices: list[Ply]) -> None:
    if len(march.order) != 1:
        return
    counter = march.side * 64 + i64(march.order[0])
    if not may_work(state, counter):
        return
    jobs = jobs_at(state, march.side, march.area)
    while jobs:
        bridge = lowest(jobs)
        jobs &= jobs - 1
        if job_points(state, bridge) <= i64(march.left[0]):
            verb = REPAIR if (state.broken >> bridge) & 1 else DESTROY
            choices.append(PLIES[verb][bridge])


def begin_work(state: State, march: March, bridge: i64, log: list[Event] | None) -> None:
    """The points are spent whatever the check brings."""
    march.left[0] = u8(i64(march.left[0]) - job_points(state, bridge))
    march.under_way = True
    march.bridge = bridge
    if (state.broken >> bridge) & 1:
        state.mended |= 1 << bridge
    else:
        state.tried |= 1 << bridge
    # The engineers are seen at work, under fog too [R44].
    knowledge.turn_up(state, march.side, march.members, log)
    knowledge.announce(state, march.side, march.members)
    tell(log, BRIDGE_TRIED, march.side, march.members, march.area, bridge)
    # Leaders who are alone at the other end hinder nobody [8.5.2] [R43].
    paths.call_bluffs(state, enemy_of(march.side), 1 << far_end(state, march.area, bridge), log)
    state.step = BRIDGE_ROLL


def far_end(state: State, area: i64, bridge: i64) -> i64:
    ends = state.board.bridge_ends[bridge]
    return ends[1] if ends[0] == area else ends[0]


def work_factor(state: State, counter: i64, area: i64, bridge: i64) -> i64:
    """The Cohesion Factor, lower with an enemy unit at the other end [8.5.2]."""
    charts = state.board.charts
    modifier: i64 = 0
    if (state.bars[enemy_of(counter >> 6)] >> far_end(state, area, bridge)) & 1:
        broken = (state.broken >> bridge) & 1
        modifier = charts.repair_enemy if broken else charts.destroy_enemy
    return state.cohesion(counter, modifier)


class BridgeRoll(Roll):
    """A cohesion check decides [8.5.1, 8.5.2]."""

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        march = state.march
        assert march is not None
        bridge = march.bridge
        march.bridge = NOWHERE
        counter = march.side * 64 + i64(march.order[0])
        works = ply.first <= work_factor(state, counter, march.area, bridge)
        broken = (state.broken >> bridge) & 1
        if broken:
            kind = BRIDGE_MENDED if works else BRIDGE_UNMENDED
        else:
            kind = BRIDGE_DOWN if works else BRIDGE_STANDS
        if works:
            state.broken ^= 1 << bridge
        tell(log, kind, march.side, march.members, march.area, bridge, ply.first)
        state.step = NEXT_IN_MARCH
