"""Full states that fit what a seat knows. It takes a view, so it cannot peek."""

from __future__ import annotations

from random import Random
from typing import Final

from librt.vecs import append
from mypy_extensions import i64, u8

from solitaire.bits import lowest
from solitaire.games.castiglione.core import knowledge
from solitaire.games.castiglione.core.board import Board
from solitaire.games.castiglione.core.options import Options
from solitaire.games.castiglione.core.plies import FORCE_MARCH, Ply
from solitaire.games.castiglione.core.state import (
    Battle,
    March,
    Scout,
    State,
    blank_state,
    enemy_of,
)
from solitaire.games.castiglione.core.steps import (
    COMMAND_ROLL,
    FORAGE_ROLL,
    FORCED_ROLL,
    RECOVERY_ROLL,
)
from solitaire.games.castiglione.core.views import (
    SLOT_CALLED,
    SLOT_COMING,
    SLOT_FORAGED,
    SLOT_MOVED,
    SLOT_ORDER,
    SLOT_OUT_OF_COMMAND,
    SLOT_SEEN,
    Slot,
    View,
    ViewClock,
)
from solitaire.games.castiglione.fog.deal import deal
from solitaire.games.castiglione.rules import forced_march
from solitaire.games.castiglione.rules.command import commanded_units, units_on_map
from solitaire.games.castiglione.rules.recovery import patients
from solitaire.games.castiglione.rules.supply import field_units_in, supplied_areas
from solitaire.games.castiglione.terms import (
    CALLED,
    DUMMY,
    FACE_UP,
    FLAGS,
    FORAGED,
    GARRISON,
    LEADER,
    MOVED,
    NOWHERE,
    OUT_OF_COMMAND,
    UNSUPPLIED,
)

TRIES: Final = 2000
"""Deals that are tried until one has units where units are, and somebody to roll what is rolled."""


def imagine(board: Board, seen: View, rng: Random) -> State:
    """A full state that contradicts nothing in the view."""
    for _ in range(TRIES):
        state = blank_state(board, Options(dict(seen.options)))
        _set_clock(state, seen.clock)
        _set_own(state, seen)
        dealt = _deal_enemy(state, seen, rng)
        if state.bars[enemy_of(seen.seat)] != seen.barred:
            continue
        _set_battle(state, seen, dealt)
        _set_scout(state, seen)
        if _set_doubtful(state, seen, rng) and _set_march(state, seen, rng):
            return state
    raise AssertionError("no deal fits what is known of stacks and rolls")


def _set_clock(state: State, clock: ViewClock) -> None:
    state.turn = clock.turn
    state.phase = clock.phase
    state.step = clock.step
    state.active = clock.active
    state.first = clock.first
    state.initiative = clock.initiative
    state.die = clock.die
    state.part = clock.part
    state.besieged = clock.besieged == 1
    state.austrian_cities = clock.austrian_cities
    state.broken = clock.broken
    state.tried = clock.tried
    state.fought = clock.fought
    state.queue = clock.queue
    state.queue_side = clock.queue_side
    state.displaced = clock.displaced
    state.displaced_side = clock.displaced_side
    state.displaced_area = clock.displaced_area
    state.victor = clock.victor
    state.scouted = clock.scouted
    state.appointing = clock.appointing
    state.mended = clock.mended
    state.cut_off[0] = clock.cut_off_french
    state.cut_off[1] = clock.cut_off_austrian
    state.joined = clock.joined == 1
    state.lost_in_city = clock.lost_in_city


def _set_own(state: State, seen: View) -> None:
    first = seen.seat * 64
    own = seen.own
    for flag in range(FLAGS):
        state.flags[flag * 2 + seen.seat] = seen.own_flags[flag]
    for local in range(64):
        counter = first + local
        state.suspects[counter] = seen.own_suspects[local]
        state.put(counter, own[local])
        state.hits[counter] = u8(own[64 + local])
        state.entered[counter] = u8(own[128 + local])
        state.started[counter] = u8(own[192 + local])
        state.low[counter] = u8(own[256 + local])
        state.high[counter] = u8(own[320 + local])
    for counter in range(128):
        state.wounded_on[counter] = u8(seen.wounded[counter])


# -- dealing -------------------------------------------------------------------------------------


def _deal_enemy(state: State, seen: View, rng: Random) -> list[int]:
    """The counters that were dealt into the slots, in their order."""
    enemy = enemy_of(seen.seat)
    dummies = state.of_kind(enemy, DUMMY)
    joker = dummies & -dummies
    free: i64 = 0
    for local in range(64):
        place = i64(seen.off_map[local])
        if place != NOWHERE:
            state.put(enemy * 64 + local, place)
        elif (dummies >> local) & 1:
            free |= 1 << local
        state.low[enemy * 64 + local] = u8(seen.memory[2 * local])
        state.high[enemy * 64 + local] = u8(seen.memory[2 * local + 1])
    masks = tuple([_candidates(state, enemy, slot, joker) for slot in seen.slots])
    dealt = deal(masks, joker, rng)
    for index in range(len(seen.slots)):
        local = dealt[index]
        if 1 << local == joker:
            dealt[index] = lowest(free)
            free &= free - 1
        _fill_slot(state, enemy * 64 + dealt[index], seen.slots[index])
    return dealt


def _candidates(state: State, enemy: i64, slot: Slot, joker: i64) -> int:
    """The suspects, all dummies as one; where markers are open, those whose hits can be so many."""
    suspects: i64 = slot[1]
    dummies = state.of_kind(enemy, DUMMY)
    if suspects & dummies:
        suspects = (suspects & ~dummies) | joker
    hits = slot[4]
    if hits == NOWHERE or slot[2] & SLOT_SEEN:
        return suspects
    units = suspects & state.board.units[enemy]
    while units:
        bit = units & -units
        counter = enemy * 64 + lowest(units)
        units ^= bit
        if not i64(state.low[counter]) <= hits <= i64(state.high[counter]):
            suspects &= ~bit
    if hits:
        suspects &= ~state.of_kind(enemy, LEADER)
    return suspects


def _fill_slot(state: State, counter: i64, slot: Slot) -> None:
    marks = slot[2]
    garrison = state.board.counter_kind[counter] == GARRISON
    if marks & SLOT_SEEN and state.options.fog and not garrison:
        state.mark(FACE_UP, counter)
    state.suspects[counter] = slot[1]
    state.put(counter, slot[0])
    if state.options.first_edition:
        state.started[counter] = u8(slot[0])
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


# -- what follows, and what must be guessed ------------------------------------------------------


def _set_doubtful(state: State, seen: View, rng: Random) -> bool:
    """Hits within their bounds, and the states that follow from where everybody stands.

    False if this deal has nobody who could be rolling.
    """
    enemy = enemy_of(seen.seat)
    hidden = _hidden(state, enemy)
    if not state.options.open_markers:
        rest = hidden
        while rest:
            counter = enemy * 64 + lowest(rest)
            rest &= rest - 1
            low = i64(state.low[counter])
            high = i64(state.high[counter])
            state.hits[counter] = u8(low if low >= high else rng.randint(low, high))
        lost = units_on_map(state, enemy) & ~commanded_units(state, enemy)
        state.flags[OUT_OF_COMMAND * 2 + enemy] |= lost & hidden
    # What the last check found; whoever has moved since then is not asked about it [5.3].
    state.flags[UNSUPPLIED * 2 + enemy] = field_units_in(state, enemy, state.cut_off[enemy])
    return state.queue_side != enemy or _guess_queue(state, enemy, hidden)


def _hidden(state: State, side: i64) -> i64:
    found: i64 = 0
    for area in range(state.board.areas):
        found |= state.stack(side, area) & ~knowledge.visible(state, side, area)
    return found


def _guess_queue(state: State, side: i64, hidden: i64) -> bool:
    """Who rolls now and who follows; those in view roll first, by their numbers."""
    if state.step != FORAGE_ROLL and state.step != RECOVERY_ROLL:
        return True
    bit = state.queue
    seen = bit != 0
    if not seen:
        bit = _unseen_roller(state, side, hidden)
    waiting = patients(state, side)
    if state.step == FORAGE_ROLL:
        state.flags[FORAGED * 2 + side] |= bit
        waiting = state.flags[FORAGED * 2 + side]
    later = waiting & ~((bit << 1) - 1)
    if seen:
        state.queue = bit | (later & ~hidden) | (waiting & hidden)
    else:
        state.queue = bit | (later & hidden)
    return bit != 0


def _unseen_roller(state: State, side: i64, hidden: i64) -> i64:
    """Somebody the seat cannot see."""
    if state.step == FORAGE_ROLL:
        units = hidden & state.flags[UNSUPPLIED * 2 + side]
        if state.options.open_markers:
            units &= state.flags[FORAGED * 2 + side]
        return units & -units
    units = hidden & patients(state, side)
    return units & -units if units else _possible_patient(state, side)


def _possible_patient(state: State, side: i64) -> i64:
    """The first unseen unit that may have a hit, which is given one; or has one, if that shows."""
    areas = state.held[side] & supplied_areas(state, side)
    while areas:
        area = lowest(areas)
        areas &= areas - 1
        units = state.units_in(side, area) & ~knowledge.visible(state, side, area)
        while units:
            bit = units & -units
            counter = side * 64 + lowest(units)
            units ^= bit
            if state.options.open_markers:
                if state.hits[counter] > 0:
                    return bit
            elif state.high[counter] > 0:
                state.hits[counter] = u8(1)
                return bit
    return 0


# -- unfinished procedures -----------------------------------------------------------------------


def _set_march(state: State, seen: View, rng: Random) -> bool:
    """False if this deal has nobody who could be marching."""
    known = seen.march
    if known is None:
        return True
    march = March(known.side, known.area)
    march.spent = known.spent
    march.under_way = known.under_way == 1
    state.march = march
    if not known.is_whole:
        if state.step == FORCED_ROLL or state.step == COMMAND_ROLL:
            return _guess_marcher(state, march, rng)
        _guess_members(state, march)
        return True
    march.goal = known.goal
    march.bridge = known.bridge
    march.leader = known.leader
    march.feigned = known.feigned == 1
    march.overran = known.overran == 1
    for local, left in known.members:
        _enlist(march, local, left)
    return True


def _enlist(march: March, local: i64, left: i64) -> None:
    march.members |= 1 << local
    march.order = append(march.order, u8(local))
    march.left = append(march.left, u8(left))


def _guess_members(state: State, march: March) -> None:
    """The stack in hand is whoever stands there and has not finished a move."""
    side = march.side
    rest = state.stack(side, march.area) & ~state.flags[MOVED * 2 + side]
    rest &= ~state.of_kind(side, GARRISON)
    while rest:
        local = lowest(rest)
        rest &= rest - 1
        allowance = i64(state.board.movement[side * 64 + local])
        _enlist(march, local, allowance - march.spent if allowance > march.spent else 0)


def _guess_marcher(state: State, march: March, rng: Random) -> bool:
    """One hidden counter of the area that could be rolling, with a goal it could have."""
    side = march.side
    hidden = state.stack(side, march.area) & ~knowledge.visible(state, side, march.area)
    hidden &= ~state.flags[MOVED * 2 + side] & ~state.of_kind(side, LEADER)
    if state.step == COMMAND_ROLL:
        hidden &= ~state.of_kind(side, DUMMY)
        if state.options.open_markers:
            hidden &= state.flags[OUT_OF_COMMAND * 2 + side]
    able: list[int] = []
    while hidden:
        counter = side * 64 + lowest(hidden)
        hidden &= hidden - 1
        if state.step == COMMAND_ROLL or forced_march.is_allowed(state, counter):
            able.append(counter)
    while able:
        counter = able.pop(rng.randrange(len(able)))
        _enlist(march, counter & 63, i64(state.board.movement[counter]))
        if state.step == COMMAND_ROLL:
            state.mark(OUT_OF_COMMAND, counter)
            return True
        march.goal = _guess_goal(state, march)
        if march.goal != NOWHERE:
            return True
        march = March(side, march.area)
        state.march = march
    return False


def _guess_goal(state: State, march: March) -> i64:
    choices: list[Ply] = []
    forced_march.add_choices(state, march, choices)
    for choice in choices:
        if choice.verb == FORCE_MARCH:
            return choice.first
    return NOWHERE


def _set_battle(state: State, seen: View, dealt: list[int]) -> None:
    known = seen.battle
    if known is None:
        return
    battle = Battle(known.area, known.attacker)
    battle.stage = known.stage
    battle.round = known.round
    battle.declared = known.declared
    battle.feigned = known.feigned
    battle.coming = known.coming
    battle.marched = known.marched
    battle.die = known.die
    battle.due[0] = u8(known.due_french)
    battle.due[1] = u8(known.due_austrian)
    battle.scored[0] = u8(known.scored_french)
    battle.scored[1] = u8(known.scored_austrian)
    battle.asked = known.asked
    battle.loser = known.loser
    battle.force = known.force
    battle.position = known.position
    battle.passed = known.passed
    battle.into_city = known.into_city == 1
    battle.cavalry_first = known.cavalry_first == 1
    battle.leaders[0] = known.leaders_french
    battle.leaders[1] = known.leaders_austrian
    battle.origins = known.origins
    for local in known.order:
        battle.order = append(battle.order, u8(local))
    if battle.defender() != seen.seat:
        _recall_marchers(battle, seen, dealt)
    state.battle = battle


def _recall_marchers(battle: Battle, seen: View, dealt: list[int]) -> None:
    """Who was called to the guns, by the marks of the slots."""
    called: list[tuple[int, int]] = []
    for index in range(len(seen.slots)):
        marks = seen.slots[index][2]
        bit: i64 = 1 << dealt[index]
        if marks & SLOT_COMING:
            battle.coming |= bit
        if marks >= SLOT_ORDER:
            battle.declared |= bit
            called.append((marks // SLOT_ORDER, dealt[index]))
    called.sort()
    if called:
        # Those before the first have already rolled; their places in the order are kept empty.
        for _ in range(called[0][0] - 1):
            battle.order = append(battle.order, u8(NOWHERE))
    for _, local in called:
        battle.order = append(battle.order, u8(local))


def _set_scout(state: State, seen: View) -> None:
    known = seen.scout
    if known is None:
        return
    scout = Scout(known.side, known.origin, known.target)
    scout.committed = known.committed
    scout.screened = known.screened
    scout.to_show = known.to_show
    state.scout = scout
