"""What must always be true of a state, RULES section 19. Fuzzing asks after every ply.

Messages are made only for what is wrong, so a sound state costs some 20 microseconds compiled.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from solitaire.games.camposanto.core.state import State
from solitaire.games.camposanto.core.steps import (
    CARRY_ON,
    EXCHANGE_CHOICE,
    GAME_OVER,
    ORDERS_CHOICE,
)
from solitaire.games.camposanto.rules import procedures_soundness
from solitaire.games.camposanto.rules.victory import has_lost_wing
from solitaire.games.camposanto.terms import (
    AGGRESSIVE,
    ALL_WINGS,
    CAUTIOUS,
    HEXES,
    IMPETUOUS,
    INFANTRY,
    MARSHALS,
    NO_UNIT,
    NOBODY,
    OFF_MAP,
    SIDES,
    TITUBANT,
    UNITS,
    WINGS,
)

_NO_ZONES: Final = vec[u8]([0] * (2 * HEXES))


def find_faults(state: State) -> list[str]:
    """Every broken invariant in words; empty for a sound state."""
    found: list[str] = []
    _check_clock(state, found)
    _check_units(state, found)
    if found:
        return found  # the other checks trust the columns
    _check_stacks(state, found)
    _check_zones(state, found)
    _check_marshals(state, found)
    _check_orders(state, found)
    _check_score(state, found)
    if not found:
        _check_statuses(state, found)
    if not found:
        _check_activation(state, found)
    if not found:
        procedures_soundness.check(state, found)
    return found


def _check_clock(state: State, found: list[str]) -> None:
    choosing = state.step == ORDERS_CHOICE or state.step == EXCHANGE_CHOICE
    if state.step == CARRY_ON:
        found.append("nobody is asked and the game does not go on")
    if choosing and state.activation:
        found.append("orders are chosen while a wing is active [4]")
    if not choosing and not state.activation and state.step != GAME_OVER:
        found.append("a wing acts before the orders are revealed [4.1]")


def _check_units(state: State, found: list[str]) -> None:
    board = state.board
    for unit in range(UNITS):
        place = state.unit_hex[unit]
        steps = state.steps[unit]
        is_alive = (state.alive >> unit) & 1 == 1
        if steps > board.full_steps[unit]:
            found.append(f"{board.unit_names[unit]} has more steps than are printed [2.1]")
        if is_alive != (steps != 0) or is_alive != (place != OFF_MAP):
            found.append(f"{board.unit_names[unit]} is neither on the map nor eliminated [7.4]")
        elif is_alive:
            column = state.regiments if board.is_line[unit] else state.supports
            if i64(column[place]) != unit:
                name = board.hex_names[place]
                found.append(f"{board.unit_names[unit]} shares {name} with its like [6.2]")
            if not board.passable[place]:
                found.append(f"{board.unit_names[unit]} stands in river or pond [6.3]")


def _check_stacks(state: State, found: list[str]) -> None:
    standing: i64 = 0
    regiments, supports = state.regiments, state.supports
    for place in range(HEXES):
        if regiments[place] != NO_UNIT:
            standing += 1
        if supports[place] == NO_UNIT:
            continue
        standing += 1
        if regiments[place] != NO_UNIT:
            _check_stack(state, place, found)
    if _size(state.alive) != standing:
        found.append("the hexes hold others than the units on the map")


def _check_stack(state: State, place: i64, found: list[str]) -> None:
    board = state.board
    regiment, support = i64(state.regiments[place]), i64(state.supports[place])
    if board.arm[regiment] != INFANTRY or board.side[regiment] != board.side[support]:
        found.append(f"a support counter in {board.hex_names[place]} is ill placed [9.2, 10.1]")
    if state.facing[regiment] != state.facing[support]:
        found.append(f"the stack in {board.hex_names[place]} has two facings [ruling M7]")


def _check_zones(state: State, found: list[str]) -> None:
    """Counts of zones of control equal a recount, unit by unit [6.1]."""
    board = state.board
    counts = _NO_ZONES[:]
    for unit in range(UNITS):
        place = state.unit_hex[unit]
        if place < 0:
            continue
        base = i64(board.side[unit]) * HEXES
        for direction in range(6):
            near = board.neighbours[place * 6 + direction]
            if near >= 0:
                counts[base + near] += u8(1)
    zones = state.zones
    for number in range(2 * HEXES):
        if zones[number] != counts[number]:
            side, place = divmod(number, HEXES)
            found.append(f"the {SIDES[side]} zones are wrong in {board.hex_names[place]}")


def _check_marshals(state: State, found: list[str]) -> None:
    board = state.board
    giving_way = state.to_push
    push = state.push
    if push is not None and push.marshal >= 0:
        giving_way |= 1 << push.marshal
    for marshal in range(MARSHALS):
        place = state.marshal_hex[marshal]
        if place < 0:
            continue
        name = board.marshal_names[marshal]
        enemy: i64 = 1 if marshal < WINGS else 0
        if not board.passable[place]:
            found.append(f"{name} stands in river or pond [6.3]")
        if state.marshal_at(place) != marshal:
            found.append(f"{name} shares a hex with another Marshal [ruling C4]")
        beset = state.in_zone_of(enemy, place) or state.holder(place) == enemy
        if beset and not (giving_way >> marshal) & 1 and state.victor == NOBODY:
            found.append(f"{name} stands next to an enemy and does not give way [8.2]")


def _check_orders(state: State, found: list[str]) -> None:
    """Hands, laid and played values partition the series [2.3, 4]."""
    for side in range(2):
        series: i64 = state.series(side)
        hand = state.hand(side)
        laid: i64 = 0
        count: i64 = 0
        for wing in range(side * WINGS, side * WINGS + WINGS):
            value = state.laid(wing)
            if value:
                count += 1
                laid |= 1 << value
        if hand & ~series or laid & ~series or laid & hand:
            found.append(f"the {SIDES[side]} order points do not fit their series [2.3]")
        played = _size(series) - _size(hand)
        if state.step == EXCHANGE_CHOICE or state.step == GAME_OVER:
            continue
        if _size(laid) != count or played != 3 * (state.phase - 1) + count:
            found.append(f"the {SIDES[side]} order points are not three a phase [3]")
        if count != (WINGS if state.activation or (state.sealed >> side) & 1 else 0):
            found.append(f"the {SIDES[side]} side has not laid one order a wing [4]")
    if state.sealed and (state.activation or state.sealed == 3):
        found.append("orders are sealed that should be revealed [4.1]")


def _size(bits: i64) -> i64:
    count: i64 = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


def _check_statuses(state: State, found: list[str]) -> None:
    """One Impetuous, one Titubant, two and two between; orders fall in value [4.1, 5]."""
    if not state.activation:
        return
    counts = [0] * (TITUBANT + 1)
    seen: i64 = 0
    for wing in range(ALL_WINGS):
        counts[state.printed_status(wing)] += 1
        seen |= 1 << state.wing_at(wing + 1)
    if seen != (1 << ALL_WINGS) - 1:
        found.append("a wing acts twice or never [5]")
        return
    if counts[IMPETUOUS] != 1 or counts[TITUBANT] != 1:
        found.append("there is not one Impetuous and one Titubant wing [4.1]")
    if state.options.fatigue_spent:
        return
    if counts[AGGRESSIVE] != 2 or counts[CAUTIOUS] != 2:
        found.append("there are not two Aggressive and two Cautious wings [4.1]")
    for place in range(1, ALL_WINGS):
        if state.laid(state.wing_at(place)) < state.laid(state.wing_at(place + 1)):
            found.append("the wings do not act in falling order [5]")


def _check_score(state: State, found: list[str]) -> None:
    """Steps and regiments lost are counted right; hits and points stay in their bounds [12.2]."""
    board = state.board
    for side in range(2):
        steps: i64 = 0
        gone: i64 = 0
        for unit in range(UNITS):
            if board.is_line[unit] and i64(board.side[unit]) == side:
                steps += i64(board.full_steps[unit]) - i64(state.steps[unit])
                gone += 1 if not state.steps[unit] else 0
        if state.steps_lost(side) != steps or state.regiments_lost(side) != gone:
            found.append(f"the {SIDES[side]} losses are counted wrong [12.2]")
        if state.hits(1 - side) > steps or state.hits(1 - side) < 0:
            found.append(f"more hits than the {SIDES[side]} side has lost steps [12.2]")
        if state.victor == NOBODY and has_lost_wing(state, side):
            found.append(f"the {SIDES[side]} side has lost a wing and plays on [12.1]")
    phases = state.turn * 3 + state.phase
    total = state.points(0) + state.points(1)
    if total > phases or state.points(0) < 0 or state.points(1) < 0:
        found.append("there are more victory points than phases [12.2]")


def _check_activation(state: State, found: list[str]) -> None:
    """Each unit acts once; a Cautious or Titubant wing moves or turns at most four [5.3, 5.4]."""
    if not state.activation:
        return
    wing = state.board.wing_units[state.active_wing()]
    if state.acted & ~wing or state.fired & ~wing:
        found.append("a unit of another wing has acted [5]")
    status = state.status()
    limited = status == CAUTIOUS or status == TITUBANT
    if limited and state.activated > state.board.charts.activation_limit:
        found.append("more units were activated than the status allows [5.3, 5.4]")
    if state.activated > _size(state.acted):
        found.append("more units were activated than acted [5]")
