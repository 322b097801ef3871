"""Chapter 17: the set-up, by the usual choices or by asking."""

from __future__ import annotations

from mypy_extensions import i64

from solitaire.bits import lowest
from solitaire.games.quadrilateral.core import knowledge
from solitaire.games.quadrilateral.core.board import Board
from solitaire.games.quadrilateral.core.options import Options
from solitaire.games.quadrilateral.core.plies import (
    CAMPAIGN,
    CENTER,
    DONE,
    GARRISON,
    QUARTERS,
    SOURCE,
    TRAIN,
    VEDETTE_AT,
    Ply,
    one,
    say,
)
from solitaire.games.quadrilateral.core.question import Question
from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.core.steps import (
    MONTH_ROLL,
    NEXT_IN_SEQUENCE,
    NEXT_IN_SET_UP,
    SETUP_CENTER,
    SETUP_GARRISON,
    SETUP_SOURCE,
    SETUP_STATUS,
    SETUP_TRAIN,
    SETUP_VEDETTE,
)
from solitaire.games.quadrilateral.rules import leaders, quarters, supply, vedettes
from solitaire.games.quadrilateral.rules.replacements import first_turn
from solitaire.games.quadrilateral.rules.roads import distances
from solitaire.games.quadrilateral.terms import (
    AUSTRIAN,
    BOX,
    CITADEL,
    DUE,
    FAR,
    FORCE,
    FRENCH,
    NAMED,
    NO_FORT,
    NOWHERE,
    SIDES,
    TRAINS,
    UNUSED,
)
from solitaire.protocol import Event

CENTER_DETOUR: i64 = 4
GARRISON_DETOUR: i64 = 8
"""Half-MPs by which a place may lie beside the way and still be between [Q5]."""


def new_state(board: Board, options: Options) -> State:
    """Forces, leaders and tracks as the start gives them; the rest is chosen."""
    state = State(board, options, True)
    start = options.start
    state.turn = board.start_number(start, "turn")
    state.clock = board.start_number(start, "siege_clock")
    for side in range(2):
        state.aps[side] = board.start_number(start, f"{SIDES[side]}_aps")
    for fort in range(len(board.forts)):
        if board.fort_owner(fort) == AUSTRIAN:
            state.austrian_forts |= 1 << fort
    _place_leaders(state)
    _place_forces(state)
    knowledge.begin(state)
    _place_trains(state)
    return state


def _place_leaders(state: State) -> None:
    board = state.board
    for number in range(board.leaders):
        word = board.data.leaders[number].state_by_start[state.options.start]
        if word == "box":
            state.assign(number, BOX)
            state.loose[board.side[number]] |= 1 << number
        elif word == "off" or word == "sick":
            state.assign(number, DUE)
        else:
            state.assign(number, UNUSED)


def _place_forces(state: State) -> None:
    board = state.board
    inside: i64 = 0
    for force in board.forces_at(state.options.start):
        side: i64 = SIDES.index(force.side)
        place: i64 = board.place_by_name[force.place]
        flag = state.new_flag(side, FORCE, place)
        for arm in range(3):
            state.steps[flag * 3 + arm] = force.steps[arm]
            state.raised[side] += force.steps[arm]
        for name in force.leaders:
            leader = board.leader_by_name[name]
            state.assign(leader, flag)
            if board.fort[place] == CITADEL:
                inside |= 1 << leader
        index = board.fort_index[place]
        if index != NOWHERE:
            state.austrian_forts &= ~(1 << index)
            state.austrian_forts |= side << index
    every: i64 = (1 << board.leaders) - 1
    state.outside = every & ~inside


def _place_trains(state: State) -> None:
    """One French train, two Austrian ones [E56, Q20]; the usual leaders."""
    state.train[0] = leaders.army_commander(state, FRENCH)
    state.train[1] = leaders.army_commander(state, AUSTRIAN)
    state.train[2] = state.board.second_train(state.options.start)


def set_usual(state: State, side: i64, log: list[Event] | None) -> None:
    """The defaults of communications.csv and the first towns that can have a garrison."""
    board = state.board
    start = state.options.start
    supply.place_source(state, side, board.usual_source(side, start), None)
    state.garrison_place[side * 3] = state.source[side]
    state.garrison_steps[side * 3] = board.charts.garrison_steps
    state.center[side] = board.usual_center(side, start)
    state.center_active[side] = 1
    for place in garrison_places(state, side):
        if not state.flags_at(side, place) and _free_garrison(state, side) != NOWHERE:
            _place_garrison(state, side, place)


# -- where things may stand -----------------------------------------------------------------------


def lies_between(state: State, side: i64, place: i64, detour: i64) -> bool:
    """On the way from the Source to some own force, or nearly so [7.3]."""
    source = state.source[side]
    from_source = distances(state, side, source, FAR - 1, False, False)
    from_place = distances(state, side, place, FAR - 1, False, False)
    forces = state.forces(side)
    while forces:
        flag = lowest(forces)
        forces &= forces - 1
        at = state.place[flag]
        if from_source[at] >= FAR or from_place[at] >= FAR or from_source[place] >= FAR:
            continue
        if from_source[place] + from_place[at] <= from_source[at] + detour:
            return True
    return False


def center_places(state: State, side: i64) -> list[int]:
    """With any own force, or on a primary road between [E52]; never in a citadel."""
    board = state.board
    found: list[int] = []
    for place in range(board.places):
        if board.fort[place] == CITADEL or state.has_enemy(side, place):
            continue
        if state.forces_at(side, place) or (
            board.has_primary[place] and lies_between(state, side, place, CENTER_DETOUR)
        ):
            found.append(place)
    return found


def garrison_places(state: State, side: i64) -> list[int]:
    """Fortified towns and citadels without enemies that lie between [E54]."""
    board = state.board
    return [
        place
        for place in board.forts
        if board.fort[place] != NO_FORT
        and not state.has_enemy(side, place)
        and state.garrison_at(side, place) == NOWHERE
        and lies_between(state, side, place, GARRISON_DETOUR)
    ]


def _free_garrison(state: State, side: i64) -> i64:
    for number in range(side * 3 + 1, side * 3 + 3):
        if state.garrison_place[number] == NOWHERE:
            return number
    return NOWHERE


def _place_garrison(state: State, side: i64, place: i64) -> None:
    number = _free_garrison(state, side)
    state.garrison_place[number] = place
    state.garrison_steps[number] = state.board.charts.garrison_steps
    index = state.board.fort_index[place]
    state.austrian_forts &= ~(1 << index)
    state.austrian_forts |= side << index


# -- the free set-up, question by question --------------------------------------------------------

ORDER: list[int] = [
    SETUP_SOURCE,
    SETUP_CENTER,
    SETUP_GARRISON,
    SETUP_VEDETTE,
    SETUP_TRAIN,
    SETUP_STATUS,
]


def carry_on(state: State, log: list[Event] | None) -> None:
    """The next question of this side; state.queue counts them."""
    side = state.active
    if state.rolls > 0:
        state.step = MONTH_ROLL
        return
    while state.queue < len(ORDER):
        step: i64 = ORDER[state.queue]
        state.queue += 1
        if _is_asked(state, side, step):
            state.step = step
            return
    state.queue = 0
    state.step = NEXT_IN_SEQUENCE


def _is_asked(state: State, side: i64, step: i64) -> bool:
    if step == SETUP_STATUS:
        return not state.options.is_short
    if step == SETUP_VEDETTE:
        return len(SetupVedette().actions(state)) > 1
    if step == SETUP_GARRISON:
        return len(SetupGarrison().actions(state)) > 1
    return True


class SetupSource(Question):
    def actions(self, state: State) -> list[Ply]:
        return [one(SOURCE, place) for place in supply.free_sources(state, state.active)]

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        side = state.active
        supply.place_source(state, side, ply.first, None)
        state.garrison_place[side * 3] = ply.first
        state.garrison_steps[side * 3] = state.board.charts.garrison_steps
        supply.tell_source(state, side, log)
        state.step = NEXT_IN_SET_UP


class SetupCenter(Question):
    def actions(self, state: State) -> list[Ply]:
        return [one(CENTER, place) for place in center_places(state, state.active)]

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        side = state.active
        state.center[side] = ply.first
        state.center_active[side] = 1
        supply.tell_center(state, side, log)
        state.step = NEXT_IN_SET_UP


class SetupGarrison(Question):
    def actions(self, state: State) -> list[Ply]:
        found = [say(DONE)]
        if _free_garrison(state, state.active) != NOWHERE:
            for place in garrison_places(state, state.active):
                found.append(one(GARRISON, place))
        return found

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        if ply.verb == GARRISON:
            _place_garrison(state, state.active, ply.first)
            supply.tell_garrison(state, state.active, ply.first, log)
            if len(self.actions(state)) > 1:
                return
        state.step = NEXT_IN_SET_UP


class SetupVedette(Question):
    def actions(self, state: State) -> list[Ply]:
        found = [say(DONE)]
        vedettes.list_placings(state, state.active, found)
        return found

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        if ply.verb == VEDETTE_AT:
            vedettes.place(state, state.leader_at[ply.first], ply.second, log)
            if len(self.actions(state)) > 1:
                return
        state.step = NEXT_IN_SET_UP


class SetupTrain(Question):
    """The French train with any leader, the second Austrian one with a wing leader [Q20]."""

    def actions(self, state: State) -> list[Ply]:
        side = state.active
        board = state.board
        found: list[Ply] = []
        for leader in range(board.leaders):
            if board.side[leader] != side or state.leader_at[leader] >= 64:
                continue
            if side == FRENCH or board.rank[leader] == NAMED:
                found.append(one(TRAIN, leader))
        return found

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        state.train[0 if state.active == FRENCH else TRAINS - 1] = ply.first
        state.step = NEXT_IN_SET_UP


class SetupStatus(Question):
    def actions(self, state: State) -> list[Ply]:
        return [say(CAMPAIGN), say(QUARTERS)]

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        state.step = NEXT_IN_SET_UP
        if ply.verb == QUARTERS:
            quarters.enter_quarters(state, state.active, log)
            quarters.begin_billets(state)


def count_months(state: State, side: i64) -> i64:
    """Replacement leaders for whom a month has to be rolled."""
    number: i64 = 0
    for leader in range(state.board.leaders):
        if state.leader_at[leader] == DUE and state.board.side[leader] == side:
            number += 1
    return number


def is_first_turn(state: State) -> bool:
    return state.turn == first_turn(state)
