"""Leaders alone, vedettes, the Center and the flotilla on the move [4.4, 7.3, 8.7, 8.10]."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from solitaire.games.quadrilateral.core.events import CENTER_MOVED, MARCH_STOPPED, tell
from solitaire.games.quadrilateral.core.plies import FLOTILLA, HALT, TO, Ply, one, say
from solitaire.games.quadrilateral.core.state import CENTER, State
from solitaire.games.quadrilateral.core.steps import MARCH_STEP, MARCH_WHO
from solitaire.games.quadrilateral.core.vectors import numbers
from solitaire.games.quadrilateral.rules import fortress, moves, vedettes
from solitaire.games.quadrilateral.rules.roads import link_cost
from solitaire.games.quadrilateral.terms import (
    FAR,
    FERRY,
    FORCE,
    FRENCH,
    NO_FORT,
    NOWHERE,
    PLACE_LIMIT,
    TRACK,
    VEDETTE,
)
from solitaire.protocol import Event

FERRY_COST: i64 = 2
BOATS: i64 = 63
"""Where the steps that sailed this turn are counted among the ferries."""


def begin_ride(state: State, flag: i64) -> None:
    state.mover = flag
    state.left = state.board.charts.rider
    state.commanded = 0
    state.met = 0
    state.goal = state.place[flag]
    state.step = MARCH_STEP


def begin_center(state: State) -> None:
    state.mover = CENTER
    state.left = state.board.charts.center_march
    state.commanded = 0
    state.met = 0
    state.goal = NOWHERE
    state.step = MARCH_STEP


def reach(state: State, side: i64, start: i64, limit: i64, by_ferry: bool) -> vec[i64]:
    """Ways in this weather past places without enemies, which may only be the end of one."""
    board = state.board
    found = numbers(PLACE_LIMIT, FAR)
    found[start] = 0
    is_open = state.open_crossings()
    todo: list[int] = [start]
    at: i64 = 0
    while at < len(todo):
        here: i64 = todo[at]
        at += 1
        if here != start and state.has_enemy(side, here):
            continue
        for index in range(board.first[here], board.first[here + 1]):
            total = found[here] + link_cost(state, index)
            crossing = board.crossing[index]
            if crossing != NOWHERE and not (is_open >> crossing) & 1:
                if not by_ferry or board.crossing_kind[crossing] != FERRY:
                    continue
                total += FERRY_COST
            if board.road[index] == TRACK and not by_ferry:
                continue  # the Center uses neither tracks nor ferries
            there = board.to[index]
            if total < found[there] and total <= limit:
                found[there] = total
                todo.append(there)
    return found


# -- leaders alone and vedettes -------------------------------------------------------------------


def ride_actions(state: State, flag: i64) -> list[Ply]:
    """Every place within reach: a rider's way there is his own affair."""
    side = flag >> 5
    here = state.place[flag]
    found = [say(HALT)]
    ways = reach(state, side, here, state.left, True)
    is_vedette = state.kind[flag] == VEDETTE
    if is_vedette:
        vedettes.list_targets(state, flag, found)
    for place in range(state.board.places):
        if ways[place] >= FAR or place == here:
            continue
        if is_vedette:
            if not _is_shut(state, side, place):
                found.append(one(TO, place))
        elif not state.has_enemy(side, place) and is_refuge(state, side, place):
            found.append(one(TO, place))
    return found


def _is_shut(state: State, side: i64, place: i64) -> bool:
    """A garrison bars its place to vedettes for everybody to see; so does an invested town."""
    return state.garrison_at(1 - side, place) != NOWHERE or state.is_invested(place)


def is_refuge(state: State, side: i64, place: i64) -> bool:
    """Where a leader alone may end his ride [4.4]."""
    flags = state.of_kind(state.flags_at(side, place), FORCE)
    if flags and state.forces_at(side, place):
        return True
    return state.center[side] == place or state.garrison_at(side, place) != NOWHERE


def ride_to(state: State, flag: i64, place: i64, log: list[Event] | None) -> None:
    side = flag >> 5
    ways = reach(state, side, state.place[flag], state.left, True)
    cost = ways[place]
    goal = place
    if state.kind[flag] == VEDETTE and state.of_kind(state.flags_at(1 - side, place), FORCE):
        goal = _stop_short(state, side, state.place[flag], ways, place)
        holders = state.of_kind(state.flags_at(1 - side, place), FORCE)
        state.firm |= holders
        cost = ways[goal]
        tell(log, MARCH_STOPPED, side, flag, goal, _lowest(holders))
    if goal != state.place[flag]:
        moves.move(state, flag, goal, cost, log)
        met = state.flags_at(1 - side, goal)
        if met:  # vedettes share a place with vedettes only
            state.shy |= met | (1 << flag)
    state.left -= cost
    state.moved |= 1 << flag
    if state.kind[flag] != VEDETTE or goal != place or len(ride_actions(state, flag)) == 1:
        end_ride(state)


def _lowest(flags: i64) -> i64:
    flag: i64 = 0
    while not (flags >> flag) & 1:
        flag += 1
    return flag


def _stop_short(state: State, side: i64, start: i64, ways: vec[i64], place: i64) -> i64:
    """The last place before an enemy force on the shortest way."""
    board = state.board
    best = start
    length: i64 = FAR
    for index in range(board.first[place], board.first[place + 1]):
        before = board.to[index]
        if before != start and state.has_enemy(side, before):
            continue
        if ways[before] < length:
            best = before
            length = ways[before]
    return best


def end_ride(state: State) -> None:
    state.mover = NOWHERE
    state.left = 0
    state.goal = NOWHERE
    state.step = MARCH_WHO


# -- the Center -----------------------------------------------------------------------------------


def center_actions(state: State) -> list[Ply]:
    side = state.active
    here = state.center[side]
    ways = reach(state, side, here, state.left, False)
    found = [say(HALT)]
    for place in range(state.board.places):
        if (
            ways[place] < FAR
            and place != here
            and (not state.has_enemy(side, place))
            and state.board.fort[place] <= 1
        ):
            found.append(one(TO, place))
    return found


def move_center(state: State, place: i64, log: list[Event] | None) -> None:
    """It is inactive at once until it has stood for a turn or 1 AP is paid [7.3]."""
    side = state.active
    was = state.center[side]
    state.center[side] = place
    state.center_active[side] = 0
    state.center_moved[side] = 1
    tell(log, CENTER_MOVED, side, place=place, other=was)
    end_ride(state)


# -- boats on Lake Garda [8.10] -------------------------------------------------------------------


def list_boats(state: State, flag: i64, found: list[Ply]) -> None:
    """French forces of up to 3 SP a turn between two ports they hold."""
    board = state.board
    if not state.options.flotilla or flag >> 5 != FRENCH or not board.port[state.place[flag]]:
        return
    if state.ferried[BOATS] + state.total(flag) > board.charts.ferry_steps:
        return
    for place in range(board.places):
        if board.port[place] and place != state.place[flag] and _is_held(state, place):
            found.append(Ply(FLOTILLA, state.chief(flag), place))


def _is_held(state: State, place: i64) -> bool:
    if state.has_enemy(FRENCH, place):
        return False
    if state.flags_at(FRENCH, place) or state.garrison_at(FRENCH, place) != NOWHERE:
        return True
    return state.board.fort[place] != NO_FORT and state.owner(place) == FRENCH


def sail(state: State, flag: i64, place: i64, log: list[Event] | None) -> None:
    state.ferried[BOATS] += state.total(flag)
    moves.move(state, flag, place, 0, log)
    fortress.take_hold(state, place, log)
    state.step = MARCH_WHO
