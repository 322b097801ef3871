"""Reaction [6.4]: cavalry and lone light infantry may fall back before infantry at their front."""

from __future__ import annotations

from mypy_extensions import i64

from solitaire.games.camposanto.core.events import Stood
from solitaire.games.camposanto.core.plies import BACK, STAND, Ply
from solitaire.games.camposanto.core.procedures import NO_ONE, March
from solitaire.games.camposanto.core.state import State
from solitaire.games.camposanto.core.steps import CARRY_ON, REACTION_CHOICE
from solitaire.games.camposanto.rules import flight, ways
from solitaire.games.camposanto.rules.question import Question
from solitaire.games.camposanto.terms import CAVALRY, INFANTRY, LIGHT, UNITS
from solitaire.protocol import Event


def witnesses(state: State, mover: i64) -> i64:
    """Units before whose front the mover has come, as bits; only line infantry alarms them [R1]."""
    board = state.board
    found: i64 = 0
    if board.arm[mover] != INFANTRY:
        return found
    place = state.unit_hex[mover]
    for direction in range(6):
        near = board.neighbours[place * 6 + direction]
        if near < 0:
            continue
        unit = state.lead(near)
        if unit == NO_ONE or board.side[unit] == board.side[mover]:
            continue
        arm = board.arm[unit]
        if (arm == CAVALRY or arm == LIGHT) and state.faces(unit, place):
            found |= 1 << unit
    return found


def ask_next(state: State, march: March) -> bool:
    """Ask the next unit that has a way to go; False if there is none left."""
    for unit in range(UNITS):
        bit: i64 = 1 << unit
        if not march.to_react & bit:
            continue
        march.to_react &= ~bit
        place = state.unit_hex[unit]
        if place < 0:
            continue
        if ways.retreat_distances(state, i64(state.board.side[unit]), place):
            march.reacting = unit
            state.step = REACTION_CHOICE
            return True
    march.reacting = NO_ONE
    return False


class ReactionChoice(Question):
    """Stand, or fall back 1 or 2 hexes; then the mover's points are lost [6.4]."""

    def seat(self, state: State) -> i64:
        return 1 - state.active_side()

    def actions(self, state: State) -> list[Ply]:
        march = state.march
        assert march is not None, "nobody moves"
        place = state.unit_hex[march.reacting]
        found = ways.retreat_distances(state, self.seat(state), place)
        return [Ply(STAND), *[Ply(BACK, distance) for distance in found]]

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        march = state.march
        assert march is not None, "nobody moves"
        unit = march.reacting
        march.reacting = NO_ONE
        state.step = CARRY_ON
        place = state.unit_hex[unit]
        if ply.verb == BACK:
            march.left = 0
            flight.begin_retreat(state, place, ply.first, log)
        elif log is not None:
            log.append(Stood(unit, place))
