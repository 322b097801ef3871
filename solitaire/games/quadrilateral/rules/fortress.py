"""Chapter 15: owners of forts, investing, the siege of Mantova, its clock and its fall."""

from __future__ import annotations

from mypy_extensions import i64

from solitaire.bits import lowest
from solitaire.games.quadrilateral.core import knowledge
from solitaire.games.quadrilateral.core.events import (
    CAPITULATED,
    CLOCK_MOVED,
    FORT_TAKEN,
    INVESTED,
    INVESTMENT_OVER,
    SIEGE_BEGAN,
    SIEGE_BROKEN,
    tell,
)
from solitaire.games.quadrilateral.core.plies import TWO_D6, Ply
from solitaire.games.quadrilateral.core.question import DICE, Question
from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.core.steps import CAPITULATION_ROLL, NEXT_IN_SEQUENCE
from solitaire.games.quadrilateral.rules import leaders, morale, supply
from solitaire.games.quadrilateral.terms import (
    AUSTRIAN,
    CITADEL,
    FORCE,
    FORTIFIED_TOWN,
    INFANTRY,
    NO_FORT,
    NOWHERE,
    STEPS_PER_SP,
    TAKEN,
)
from solitaire.protocol import Event

# -- owners [15.1] -------------------------------------------------------------------------------


def occupy(state: State, place: i64, log: list[Event] | None) -> None:
    """A side alone in a fortified place with a force or garrison owns it."""
    index = state.board.fort_index[place]
    if index == NOWHERE:
        return
    for side in range(2):
        held = state.forces_at(side, place) or state.garrison_at(side, place) != NOWHERE
        against = state.forces_at(1 - side, place) or state.garrison_at(1 - side, place) != NOWHERE
        if not held or against or state.owner(place) == side:
            continue
        if place == state.board.mantova:
            morale.take_mantova(state, side, log)
            continue
        state.set_owner(place, side)
        tell(log, FORT_TAKEN, side, place=place)


def take_hold(state: State, place: i64, log: list[Event] | None) -> None:
    """A force has come to a place by march, forced march, boat or retreat: what falls to it."""
    occupy(state, place, log)
    supply.check_markers(state, place, log)


def enter_mantova(state: State, flag: i64, log: list[Event] | None) -> None:
    morale.leader_enters(state, flag, log)


# -- investing [15.2] ----------------------------------------------------------------------------


def may_invest(state: State, place: i64) -> bool:
    """By 1 SP at least: fewer cannot shut anybody in."""
    if state.board.fort[place] != FORTIFIED_TOWN or state.is_invested(place):
        return False
    return state.owner(place) != state.active and _besiegers(state, state.active, place)


def invest(state: State, place: i64, log: list[Event] | None) -> None:
    index = state.board.fort_index[place]
    state.invested |= 1 << index
    state.settled |= 1 << index
    state.fort_clock[index] = 0
    state.inside |= state.flags_at(1 - state.active, place)
    tell(log, INVESTED, state.active, place=place)


def check_investments(state: State, log: list[Event] | None) -> None:
    """Over when no besieging force of 1 SP is left, or nobody inside."""
    for index in range(len(state.board.forts)):
        if not (state.invested >> index) & 1:
            continue
        place: i64 = state.board.forts[index]
        owner = state.owner(place)
        if _besiegers(state, 1 - owner, place) and _is_defended(state, owner, place):
            continue
        state.invested &= ~(1 << index)
        state.inside &= ~state.stack[place]
        state.fort_clock[index] = 0
        tell(log, INVESTMENT_OVER, place=place)
        occupy(state, place, log)
        supply.check_markers(state, place, log)


def _besiegers(state: State, side: i64, place: i64) -> bool:
    flags = state.forces_at(side, place) & ~state.inside
    while flags:
        if state.total(lowest(flags)) >= STEPS_PER_SP:
            return True
        flags &= flags - 1
    return False


def _is_defended(state: State, side: i64, place: i64) -> bool:
    if state.forces_at(side, place) & state.inside:
        return True
    return state.garrison_at(side, place) != NOWHERE


# -- the siege of Mantova [15.3] ------------------------------------------------------------------


def is_ringed(state: State) -> bool:
    """Enemy forces of 1 SP stand on both sides of Mantova."""
    board = state.board
    side = 1 - state.owner(board.mantova)
    if not _holds(state, side, board.cerese):
        return False
    return _holds(state, side, board.favorita) or _holds(state, side, board.citadella)


def _holds(state: State, side: i64, place: i64) -> bool:
    if state.total_of(state.forces_at(side, place)) < STEPS_PER_SP:
        return False
    return not state.forces_at(1 - side, place)


def test_siege(state: State, log: list[Event] | None) -> None:
    """After each IV."""
    now = 1 if is_ringed(state) else 0
    if now != state.besieged:
        side = 1 - state.owner(state.board.mantova)
        tell(log, SIEGE_BEGAN if now else SIEGE_BROKEN, side)
        state.besieged = now
    if state.active == AUSTRIAN:
        state.besieged_first = now


def note_lines(state: State) -> None:
    """Siege lines help those who held them when the player-turn began [14.5]."""
    state.lines = 0
    if not state.besieged:
        return
    side = 1 - state.owner(state.board.mantova)
    if state.forces_at(side, state.board.favorita):
        state.lines |= 1
    if state.forces_at(side, state.board.cerese):
        state.lines |= 2


def has_lines(state: State, place: i64, side: i64) -> bool:
    if side == state.owner(state.board.mantova):
        return False
    if place == state.board.favorita:
        return state.lines & 1 != 0
    return place == state.board.cerese and state.lines & 2 != 0


# -- clock and capitulation [15.3, 15.5] ----------------------------------------------------------


def run_clock(state: State, log: list[Event] | None) -> None:
    """One more turn if besieged at both tests; invested towns have clocks of their own."""
    if state.besieged:
        state.new_siege = 1
        if state.besieged_first:
            state.clock += 1
            tell(log, CLOCK_MOVED, amount=state.clock)
    for index in range(len(state.board.forts)):
        if (state.invested >> index) & 1:
            state.fort_clock[index] += 1


def begin_capitulation(state: State, log: list[Event] | None) -> None:
    state.step = NEXT_IN_SEQUENCE
    if not state.besieged:
        return
    charts = state.board.charts
    if infantry_inside(state) < charts.capitulation_infantry:
        capitulate(state, log)
    elif state.siege_modifier(state.clock) >= charts.capitulation_from:
        state.step = CAPITULATION_ROLL


def infantry_inside(state: State) -> i64:
    """Infantry steps of the owner in both citadels."""
    side = state.owner(state.board.mantova)
    total: i64 = 0
    flags = _inside(state, side)
    while flags:
        total += state.steps[lowest(flags) * 3 + INFANTRY]
        flags &= flags - 1
    for place in (state.board.mantova, state.board.citadella):
        garrison = state.garrison_at(side, place)
        if garrison != NOWHERE:
            total += state.garrison_steps[garrison]
    return total


def _inside(state: State, side: i64) -> i64:
    board = state.board
    return state.flags_at(side, board.mantova) | state.flags_at(side, board.citadella)


def falls(state: State, dice: i64) -> bool:
    charts = state.board.charts
    modifier = state.siege_modifier(state.clock)
    return dice + modifier - charts.capitulation_from >= charts.capitulation_dice


class CapitulationRoll(Question):
    def seat(self, state: State) -> i64:
        return DICE

    def outcomes(self, state: State) -> list[tuple[Ply, int]]:
        return TWO_D6

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        state.step = NEXT_IN_SEQUENCE
        if falls(state, ply.first):
            capitulate(state, log)


def capitulate(state: State, log: list[Event] | None) -> None:
    """All inside are taken; Mantova and Citadella change their owner [15.5, E39]."""
    board = state.board
    side = state.owner(board.mantova)
    flags = _inside(state, side)
    taken = state.total_of(state.of_kind(flags, FORCE))
    state.lost[side] += taken
    tell(log, CAPITULATED, side, amount=taken)
    rest = state.leaders_in(flags)
    while rest:
        leader = lowest(rest)
        rest &= rest - 1
        state.assign(leader, TAKEN)
        leaders.pass_train(state, leader, NOWHERE)
        knowledge.forget_leader(state, leader)
    while flags:
        flag = lowest(flags)
        flags &= flags - 1
        knowledge.vanished(state, flag)
        state.drop(flag)
    for place in (board.mantova, board.citadella):
        garrison = state.garrison_at(side, place)
        if garrison != NOWHERE:
            supply.lose_garrison(state, garrison, log)
    state.set_owner(board.citadella, 1 - side)
    morale.take_mantova(state, 1 - side, log)


def is_citadel(state: State, place: i64) -> bool:
    return state.board.fort[place] == CITADEL


def is_fort(state: State, place: i64) -> bool:
    return state.board.fort[place] != NO_FORT
