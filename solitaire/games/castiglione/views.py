"""What one seat may know, and full states that fit it.

A view holds the seat's own counters exactly, what is open to all, and for every enemy counter on
the map a *slot*: where it stands, which counters it may be, and what can be seen of it. Slots are
sorted, so nothing tells the real identities apart. imagine() deals identities to slots.
"""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from librt.vecs import append
from mypy_extensions import i64, u8

from solitaire.bits import lowest
from solitaire.games.castiglione import knowledge
from solitaire.games.castiglione.board import Board
from solitaire.games.castiglione.deal import deal
from solitaire.games.castiglione.options import Options
from solitaire.games.castiglione.rules.command import commanded_units, units_on_map
from solitaire.games.castiglione.rules.recovery import patients
from solitaire.games.castiglione.rules.supply import supplied_areas, unsupplied_units
from solitaire.games.castiglione.state import Battle, March, State, blank_state, enemy_of
from solitaire.games.castiglione.steps import (
    FORAGE_ROLL,
    MOVER_CHOICE,
    ORDER_CHOICE,
    RECOVERY_ROLL,
)
from solitaire.games.castiglione.terms import (
    AREA_LIMIT,
    CALLED,
    FIRST_COMBAT,
    FIRST_MOVEMENT,
    FLAGS,
    FORAGED,
    MOVED,
    NOWHERE,
    OUT_OF_COMMAND,
    SECOND_COMBAT,
    SECOND_MOVEMENT,
    UNSUPPLIED,
)

# Marks of a slot that the enemy can see
SLOT_MOVED: Final = 1
SLOT_CALLED: Final = 2
SLOT_SEEN: Final = 4
SLOT_FORAGED: Final = 8
SLOT_OUT_OF_COMMAND: Final = 16


class View(NamedTuple):
    """One seat's knowledge: plain values only."""

    seat: int
    options: tuple[tuple[str, str], ...]
    clock: tuple[int, ...]
    """Turn, phase, step and the other open numbers, in the order of _clock()."""
    own: bytes
    """Place, hits, entered, started, low and high of the seat's own 64 counters."""
    own_flags: tuple[int, ...]
    own_suspects: tuple[int, ...]
    """What the enemy thinks of each own counter: it follows from what he has seen."""
    off_map: bytes
    """Where each enemy counter is, NOWHERE for those on the map."""
    slots: tuple[tuple[int, int, int, int, int], ...]
    """Per enemy counter on the map: area, suspects, marks, area entered from, hits if seen."""
    memory: bytes
    """The fewest and the most hits each enemy counter may have."""
    march: tuple[int, ...]
    battle: tuple[int, ...]


def view(state: State, seat: i64) -> View:
    enemy = enemy_of(seat)
    return View(
        seat,
        tuple(state.options.chosen.items()),
        _clock(state, seat),
        _own(state, seat),
        _own_flags(state, seat),
        _own_suspects(state, seat),
        _off_map(state, enemy),
        _slots(state, enemy),
        _memory(state, enemy),
        _march_seen(state, seat),
        _battle_seen(state),
    )


# -- out of the state ---------------------------------------------------------------------------------


def is_concealed(state: State, seat: i64) -> bool:
    """The enemy is busy with a move; what he has in hand shows only when it moves."""
    return state.active != seat and state.step == ORDER_CHOICE


def _clock(state: State, seat: i64) -> tuple[int, ...]:
    step = MOVER_CHOICE if is_concealed(state, seat) else state.step
    return (
        state.turn,
        state.phase,
        step,
        state.active,
        state.first,
        state.initiative,
        state.die,
        state.part,
        1 if state.besieged else 0,
        state.austrian_cities,
        state.broken,
        state.tried,
        state.fought,
        _queue_seen(state, seat),
        state.queue_side,
        state.displaced,
        state.displaced_side,
        state.displaced_area,
        state.victor,
    )


def _set_clock(state: State, clock: tuple[int, ...]) -> None:
    state.turn = clock[0]
    state.phase = clock[1]
    state.step = clock[2]
    state.active = clock[3]
    state.first = clock[4]
    state.initiative = clock[5]
    state.die = clock[6]
    state.part = clock[7]
    state.besieged = clock[8] == 1
    state.austrian_cities = clock[9]
    state.broken = clock[10]
    state.tried = clock[11]
    state.fought = clock[12]
    state.queue = clock[13]
    state.queue_side = clock[14]
    state.displaced = clock[15]
    state.displaced_side = clock[16]
    state.displaced_area = clock[17]
    state.victor = clock[18]


def _own(state: State, seat: i64) -> bytes:
    low = seat * 64
    high = low + 64
    return b"".join(
        [
            bytes(state.place[low:high]),
            bytes(state.hits[low:high]),
            bytes(state.entered[low:high]),
            bytes(state.started[low:high]),
            bytes(state.low[low:high]),
            bytes(state.high[low:high]),
        ]
    )


def _own_flags(state: State, seat: i64) -> tuple[int, ...]:
    return tuple([state.flags[flag * 2 + seat] for flag in range(FLAGS)])


def _own_suspects(state: State, seat: i64) -> tuple[int, ...]:
    return tuple([state.suspects[counter] for counter in range(seat * 64, seat * 64 + 64)])


def _off_map(state: State, enemy: i64) -> bytes:
    places: list[int] = []
    for counter in range(enemy * 64, enemy * 64 + 64):
        place = i64(state.place[counter])
        places.append(NOWHERE if place < AREA_LIMIT else place)
    return bytes(places)


def _memory(state: State, enemy: i64) -> bytes:
    """Bounds matter only on the map; they are kept per identity, so they tell nothing of slots."""
    bounds: list[int] = []
    for counter in range(enemy * 64, enemy * 64 + 64):
        on_map = state.place[counter] < AREA_LIMIT
        bounds.append(i64(state.low[counter]) if on_map else 0)
        bounds.append(i64(state.high[counter]) if on_map else 0)
    return bytes(bounds)


def _slots(state: State, enemy: i64) -> tuple[tuple[int, int, int, int, int], ...]:
    slots: list[tuple[int, int, int, int, int]] = []
    moving = _moving(state, enemy)
    active = enemy == state.active and _in_action(state)
    for area in range(state.board.areas):
        stack = state.stack(enemy, area)
        seen = knowledge.visible(state, enemy, area)
        while stack:
            bit = stack & -stack
            counter = enemy * 64 + lowest(stack)
            stack ^= bit
            slots.append(_slot(state, counter, area, seen & bit != 0, moving & bit != 0, active))
    slots.sort()
    return tuple(slots)


def _slot(
    state: State, counter: i64, area: i64, seen: bool, moving: bool, active: bool
) -> tuple[int, int, int, int, int]:
    marks = SLOT_SEEN if seen else 0
    if state.has(MOVED, counter) or moving:
        marks |= SLOT_MOVED
    if state.has(CALLED, counter):
        marks |= SLOT_CALLED
    if seen and state.has(FORAGED, counter):
        marks |= SLOT_FORAGED
    if seen and state.has(OUT_OF_COMMAND, counter):
        marks |= SLOT_OUT_OF_COMMAND
    entered = i64(state.entered[counter]) if active else NOWHERE
    hits = i64(state.hits[counter]) if seen else NOWHERE
    return (area, state.suspects[counter], marks, entered, hits)


def _moving(state: State, enemy: i64) -> i64:
    """Counters of an unfinished move that the enemy has seen under way."""
    march = state.march
    if march is None or march.side != enemy or not march.under_way:
        return 0
    return march.members if is_concealed(state, enemy_of(enemy)) else 0


def _in_action(state: State) -> bool:
    """The phases in which it matters, and is seen, by which road a counter came."""
    phase = state.phase
    return (
        phase == FIRST_MOVEMENT
        or phase == FIRST_COMBAT
        or phase == SECOND_MOVEMENT
        or phase == SECOND_COMBAT
    )


def _march_seen(state: State, seat: i64) -> tuple[int, ...]:
    march = state.march
    if march is None or is_concealed(state, seat):
        return ()
    head = [
        march.side,
        march.area,
        march.spent,
        1 if march.under_way else 0,
        march.goal,
        march.bridge,
        march.leader,
    ]
    if march.side == seat or len(march.order) == 1:
        for place in range(len(march.order)):
            head.append(march.order[place])
            head.append(march.left[place])
    return tuple(head)


def _battle_seen(state: State) -> tuple[int, ...]:
    """A combat is fought in the open [9.0]."""
    battle = state.battle
    if battle is None:
        return ()
    return (
        battle.area,
        battle.attacker,
        battle.stage,
        battle.round,
        battle.declared,
        battle.marched,
        battle.die,
        battle.due[0],
        battle.due[1],
        battle.scored[0],
        battle.scored[1],
        battle.asked,
        battle.loser,
        battle.force,
        battle.position,
        battle.passed,
        1 if battle.into_city else 0,
        1 if battle.cavalry_first else 0,
    )


# -- into a state ---------------------------------------------------------------------------------------


def imagine(board: Board, seen: View, rng: Random) -> State:
    """A full state that contradicts nothing in the view."""
    state = blank_state(board, Options(dict(seen.options)))
    _set_clock(state, seen.clock)
    _set_own(state, seen)
    _deal_enemy(state, seen, rng)
    _set_march(state, seen)
    _set_battle(state, seen)
    _set_doubtful(state, seen, rng)
    return state


def _set_own(state: State, seen: View) -> None:
    first = seen.seat * 64
    own = seen.own
    for local in range(64):
        counter = first + local
        state.put(counter, own[local])
        state.hits[counter] = u8(own[64 + local])
        state.entered[counter] = u8(own[128 + local])
        state.started[counter] = u8(own[192 + local])
        state.low[counter] = u8(own[256 + local])
        state.high[counter] = u8(own[320 + local])
        state.suspects[counter] = seen.own_suspects[local]
    for flag in range(FLAGS):
        state.flags[flag * 2 + seen.seat] = seen.own_flags[flag]


def _deal_enemy(state: State, seen: View, rng: Random) -> None:
    enemy = enemy_of(seen.seat)
    for local in range(64):
        counter = enemy * 64 + local
        place = i64(seen.off_map[local])
        if place != NOWHERE:
            state.put(counter, place)
    dealt = deal(tuple([slot[1] for slot in seen.slots]), rng)
    for index in range(len(seen.slots)):
        _fill_slot(state, enemy * 64 + dealt[index], seen.slots[index])
    for local in range(64):
        counter = enemy * 64 + local
        state.low[counter] = u8(seen.memory[2 * local])
        state.high[counter] = u8(seen.memory[2 * local + 1])


def _fill_slot(state: State, counter: i64, slot: tuple[int, int, int, int, int]) -> None:
    state.put(counter, slot[0])
    if state.options.first_edition:
        state.started[counter] = u8(slot[0])
    state.suspects[counter] = slot[1]
    marks = slot[2]
    if marks & SLOT_MOVED:
        state.mark(MOVED, counter)
    if marks & SLOT_CALLED:
        state.mark(CALLED, counter)
    if marks & SLOT_FORAGED:
        state.mark(FORAGED, counter)
    if marks & SLOT_OUT_OF_COMMAND:
        state.mark(OUT_OF_COMMAND, counter)
    state.entered[counter] = u8(slot[3])
    if slot[4] != NOWHERE:
        state.hits[counter] = u8(slot[4])


def _set_march(state: State, seen: View) -> None:
    if not seen.march:
        return
    numbers = seen.march
    march = March(numbers[0], numbers[1])
    march.spent = numbers[2]
    march.under_way = numbers[3] == 1
    march.goal = numbers[4]
    march.bridge = numbers[5]
    march.leader = numbers[6]
    if len(numbers) > 7:
        for place in range(7, len(numbers), 2):
            march.members |= 1 << numbers[place]
            march.order = append(march.order, u8(numbers[place]))
            march.left = append(march.left, u8(numbers[place + 1]))
    else:
        _guess_members(state, march)
    state.march = march


def _guess_members(state: State, march: March) -> None:
    """The stack in hand is whoever stands there and has not finished a move."""
    side = march.side
    rest = state.stack(side, march.area) & ~state.flags[MOVED * 2 + side]
    march.members = rest
    while rest:
        local = lowest(rest)
        rest &= rest - 1
        allowance = i64(state.board.movement[side * 64 + local])
        left = allowance - march.spent if allowance > march.spent else 0
        march.order = append(march.order, u8(local))
        march.left = append(march.left, u8(left))


def _set_battle(state: State, seen: View) -> None:
    if not seen.battle:
        return
    numbers = seen.battle
    battle = Battle(numbers[0], numbers[1])
    battle.stage = numbers[2]
    battle.round = numbers[3]
    battle.declared = numbers[4]
    battle.marched = numbers[5]
    battle.die = numbers[6]
    battle.due[0] = u8(numbers[7])
    battle.due[1] = u8(numbers[8])
    battle.scored[0] = u8(numbers[9])
    battle.scored[1] = u8(numbers[10])
    battle.asked = numbers[11]
    battle.loser = numbers[12]
    battle.force = numbers[13]
    battle.position = numbers[14]
    battle.passed = numbers[15]
    battle.into_city = numbers[16] == 1
    battle.cavalry_first = numbers[17] == 1
    state.battle = battle


def _set_doubtful(state: State, seen: View, rng: Random) -> None:
    """Hits within their bounds, and the states that follow from where everybody stands."""
    enemy = enemy_of(seen.seat)
    hidden = _hidden(state, enemy)
    rest = hidden
    while rest:
        counter = enemy * 64 + lowest(rest)
        rest &= rest - 1
        low = i64(state.low[counter])
        high = i64(state.high[counter])
        state.hits[counter] = u8(low if low >= high else rng.randint(low, high))
    lost = units_on_map(state, enemy) & ~commanded_units(state, enemy)
    state.flags[OUT_OF_COMMAND * 2 + enemy] |= lost & hidden
    state.flags[UNSUPPLIED * 2 + enemy] = unsupplied_units(state, enemy)
    if state.queue_side == enemy:
        _guess_queue(state, enemy, hidden)


def _hidden(state: State, side: i64) -> i64:
    found: i64 = 0
    for area in range(state.board.areas):
        found |= state.stack(side, area) & ~knowledge.visible(state, side, area)
    return found


def _queue_seen(state: State, seat: i64) -> i64:
    """The own queue, or the enemy counter that rolls now if it is in view."""
    if state.queue_side == seat or not state.queue:
        return state.queue
    bit = state.queue & -state.queue
    area = i64(state.place[state.queue_side * 64 + lowest(bit)])
    return bit & knowledge.visible(state, state.queue_side, area)


def _guess_queue(state: State, side: i64, hidden: i64) -> None:
    """Who rolls now and who follows; rolls go by the counters' numbers."""
    if state.step != FORAGE_ROLL and state.step != RECOVERY_ROLL:
        return
    bit = state.queue
    if not bit:
        bit = _unseen_roller(state, side, hidden)
    waiting = patients(state, side)
    if state.step == FORAGE_ROLL:
        state.flags[FORAGED * 2 + side] |= bit
        waiting = state.flags[FORAGED * 2 + side]
    state.queue = bit | (waiting & ~((bit << 1) - 1))


def _unseen_roller(state: State, side: i64, hidden: i64) -> i64:
    """Somebody the seat cannot see."""
    if state.step == FORAGE_ROLL:
        units = hidden & state.flags[UNSUPPLIED * 2 + side]
        return units & -units
    units = hidden & patients(state, side)
    return units & -units if units else _possible_patient(state, side)


def _possible_patient(state: State, side: i64) -> i64:
    """The first unseen unit that may have a hit is given one."""
    areas = state.held[side] & supplied_areas(state, side)
    while areas:
        area = lowest(areas)
        areas &= areas - 1
        units = state.units_in(side, area) & ~knowledge.visible(state, side, area)
        while units:
            bit = units & -units
            counter = side * 64 + lowest(units)
            units ^= bit
            if state.high[counter] > 0:
                state.hits[counter] = u8(1)
                return bit
    return 0
