"""After an assault [7.1, 7.3]: the casualty, flights of the losers, advance and facing."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from solitaire.games.camposanto.core.events import Advanced, CasualtyNamed, NextToFlee
from solitaire.games.camposanto.core.plies import (
    ADVANCE,
    ADVANCE_WITH_LIGHT,
    FIRST,
    LOSES,
    NONE,
    Ply,
)
from solitaire.games.camposanto.core.procedures import (
    ADVANCING,
    CASUALTIES,
    ESCAPING,
    NO_ONE,
    TURNING,
    WITHDRAWING,
    Assault,
)
from solitaire.games.camposanto.core.state import State
from solitaire.games.camposanto.core.steps import (
    ADVANCE_CHOICE,
    CARRY_ON,
    CASUALTY_CHOICE,
    ESCAPE_CHOICE,
    FACING_CHOICE,
)
from solitaire.games.camposanto.rules import flight, losses
from solitaire.games.camposanto.rules.question import Question
from solitaire.games.camposanto.terms import ARTILLERY, LIGHT, NO_UNIT, UNITS
from solitaire.protocol import Event


def carry_on(state: State, assault: Assault, log: list[Event] | None) -> None:
    if assault.stage == CASUALTIES:
        ask_casualty(state, assault, log)
    elif assault.stage == ESCAPING or assault.stage == WITHDRAWING:
        next_flight(state, assault, log)
    elif assault.stage == ADVANCING:
        ask_advance(state, assault)
    else:
        ask_facing(state, assault)


def current(state: State) -> Assault:
    assault = state.assault
    assert assault is not None, "there is no assault"
    return assault


def hexes_of(state: State, assault: Assault, side: i64) -> vec[i64]:
    return assault.attackers if side == state.active_side() else assault.defenders


# -- the casualty ---------------------------------------------------------------------------------


def candidates(state: State, assault: Assault) -> list[int]:
    """Losing units that may take the hit: those with a star, if there are any [7.1]."""
    places = hexes_of(state, assault, assault.loser)
    units = [int(state.lead(places[number])) for number in range(len(places))]
    starred = [unit for unit in units if state.board.stars[unit]]
    return starred or units


def ask_casualty(state: State, assault: Assault, log: list[Event] | None) -> None:
    units = candidates(state, assault)
    if len(units) == 1:
        suffer(state, assault, units[0], log)
    else:
        state.step = CASUALTY_CHOICE


class CasualtyChoice(Question):
    def seat(self, state: State) -> i64:
        return current(state).loser

    def actions(self, state: State) -> list[Ply]:
        return [Ply(LOSES, unit) for unit in sorted(candidates(state, current(state)))]

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        state.step = CARRY_ON
        suffer(state, current(state), ply.first, log)


def suffer(state: State, assault: Assault, unit: i64, log: list[Event] | None) -> None:
    """One hit, by night two if it was isolated; the counter on top takes the first [7.1, 11]."""
    place = state.unit_hex[unit]
    alone = was_isolated(state, assault, place)
    hits = state.board.charts.isolated_hits if alone else 1
    if log is not None:
        log.append(CasualtyNamed(unit, hits, alone))
    for _ in range(hits):
        losses.hit_body(state, place, log)
    assault.stage = ESCAPING
    assault.fleeing = hexes_of(state, assault, assault.loser)[:]


def was_isolated(state: State, assault: Assault, place: i64) -> bool:
    places = hexes_of(state, assault, assault.loser)
    shift: i64 = 0 if assault.loser == state.active_side() else 8
    for number in range(len(places)):
        if places[number] == place:
            return (assault.isolated >> (shift + number)) & 1 == 1
    return False


# -- flights --------------------------------------------------------------------------------------


def still_to_flee(state: State, assault: Assault) -> list[int]:
    """Hexes of losing bodies that are left and have not fled."""
    return [
        int(assault.fleeing[number])
        for number in range(len(assault.fleeing))
        if state.holder(assault.fleeing[number]) == assault.loser
    ]


def next_flight(state: State, assault: Assault, log: list[Event] | None) -> None:
    """The losers flee one by one in their owner's order [7.3]."""
    places = still_to_flee(state, assault)
    if not places:
        begin_advance(state, assault)
    elif len(places) == 1:
        flee(state, assault, places[0], log)
    else:
        state.step = ESCAPE_CHOICE


def flee(state: State, assault: Assault, place: i64, log: list[Event] | None) -> None:
    left = vec[i64]()
    for number in range(len(assault.fleeing)):
        if assault.fleeing[number] != place:
            left = append(left, assault.fleeing[number])
    assault.fleeing = left
    if assault.withdrew:
        flight.begin_retreat(state, place, 0, log)
    else:
        flight.begin_escape(state, place, log)


class EscapeChoice(Question):
    def seat(self, state: State) -> i64:
        return current(state).loser

    def actions(self, state: State) -> list[Ply]:
        return [Ply(FIRST, place) for place in still_to_flee(state, current(state))]

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        state.step = CARRY_ON
        if log is not None:
            log.append(NextToFlee(state.lead(ply.first), ply.first))
        flee(state, current(state), ply.first, log)


# -- advance --------------------------------------------------------------------------------------


def begin_advance(state: State, assault: Assault) -> None:
    """Winners may advance; an attacker's withdrawal ends the assault [7.1]."""
    winner = 1 - assault.loser
    if assault.withdrew and assault.loser == state.active_side():
        state.assault = None
        return
    assault.stage = ADVANCING
    places = hexes_of(state, assault, winner)
    for number in range(len(places)):
        unit = state.lead(places[number])
        if unit == NO_ONE or state.board.arm[unit] == ARTILLERY:
            continue
        if assault.withdrew or not (assault.barred >> unit) & 1:  # ruling S8
            assault.winners |= 1 << unit


def vacant(state: State, assault: Assault) -> list[int]:
    """Hexes of the losers that are empty now."""
    places = hexes_of(state, assault, assault.loser)
    return [int(places[number]) for number in range(len(places)) if state.is_empty(places[number])]


def advances(state: State, assault: Assault) -> list[Ply]:
    """Into each vacant hex one winner, with or without the light infantry on top [7.1]."""
    plies: list[Ply] = []
    places = vacant(state, assault)
    for unit in range(UNITS):
        if not (assault.winners >> unit) & 1:
            continue
        start = state.unit_hex[unit]
        for place in places:
            if state.board.distance(start, place) != 1:
                continue
            plies.append(Ply(ADVANCE, unit, place))
            if has_light_on_top(state, unit):
                plies.append(Ply(ADVANCE_WITH_LIGHT, unit, place))
    return plies


def has_light_on_top(state: State, unit: i64) -> bool:
    support = i64(state.supports[state.unit_hex[unit]])
    return support != NO_UNIT and support != unit and state.board.arm[support] == LIGHT


def ask_advance(state: State, assault: Assault) -> None:
    if advances(state, assault):
        state.step = ADVANCE_CHOICE
    else:
        begin_turning(state, assault)


class AdvanceChoice(Question):
    def seat(self, state: State) -> i64:
        return 1 - current(state).loser

    def actions(self, state: State) -> list[Ply]:
        return [*advances(state, current(state)), Ply(NONE)]

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        assault = current(state)
        state.step = CARRY_ON
        if ply.verb == NONE:
            begin_turning(state, assault)
            return
        unit, start = ply.first, state.unit_hex[ply.first]
        support = i64(state.supports[start])
        state.move(unit, ply.second)
        if ply.verb == ADVANCE_WITH_LIGHT:
            state.move(support, ply.second)
        if log is not None:
            log.append(Advanced(unit, start, ply.second, ply.verb == ADVANCE_WITH_LIGHT))
        assault.winners &= ~(1 << unit)
        assault.turning |= 1 << unit
        state.to_push |= state.marshals_beside(assault.loser, ply.second)


# -- facing ---------------------------------------------------------------------------------------


def begin_turning(state: State, assault: Assault) -> None:
    """Who advanced may turn; after a victory every winning body may [7.1]."""
    assault.stage = TURNING
    if assault.withdrew:
        return
    places = hexes_of(state, assault, 1 - assault.loser)
    for number in range(len(places)):
        unit = state.lead(places[number])
        if unit != NO_ONE:
            assault.turning |= 1 << unit


def ask_facing(state: State, assault: Assault) -> None:
    """In the order of units; then the assault is over."""
    if not assault.turning:
        state.assault = None
        return
    unit: i64 = 0
    while not (assault.turning >> unit) & 1:
        unit += 1
    assault.turning &= ~(1 << unit)
    state.facer = unit
    state.step = FACING_CHOICE
