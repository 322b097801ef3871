"""What each side knows of the other's counters, kept up to date as they move and are seen.

`suspects` holds, for every counter on the map, the set of counters the enemy thinks it may be;
the truth is always among them. A set grows only when part of a stack goes away unseen, and shrinks
by evidence. Garrisons show who holds a city and are always seen.

In mist [3.8] the enemy sees how high a stack is and its top counter. In a stack leaders lie on
top, then cavalry, infantry, guns [3.5] [R25]; counters are numbered in that order, so the top of a
stack is its lowest number, and whoever lies below a seen top has a higher one.

In fog [13.0] he sees how many counters there are and those that are face-up. A dummy is as good as
another: suspects always hold all of a side's dummies or none.

Nothing here is done in an open game.
"""

from __future__ import annotations

from mypy_extensions import i64, u8

from solitaire.bits import lowest, size
from solitaire.games.castiglione.core.events import REVEALED, tell
from solitaire.games.castiglione.core.state import March, State, enemy_of
from solitaire.games.castiglione.terms import (
    AREA_LIMIT,
    DUMMY,
    FACE_UP,
    FIRST_MOVEMENT,
    FORAGED,
    GARRISON,
    LEADER,
    MOVED,
    NOWHERE,
    OUT_OF_COMMAND,
    POOL,
    SECOND_MOVEMENT,
)
from solitaire.protocol import EVERYONE, Event, audience


def begin(state: State) -> None:
    """The printed set-up is public: everybody is known [R26]."""
    for side in range(2):
        for area in range(state.board.areas):
            show(state, side, state.stack(side, area))


# -- what is in view -------------------------------------------------------------------------------


def visible(state: State, side: i64, area: i64) -> i64:
    """The side's counters in the area that the enemy sees at this moment."""
    stack = state.stack(side, area)
    if not state.options.hides:
        return stack
    garrison = stack & state.of_kind(side, GARRISON)
    if state.options.fog:
        return garrison | (stack & state.flags[FACE_UP * 2 + side])
    hidden = stack & ~garrison
    seen = garrison | (hidden & -hidden)
    battle = state.battle
    if battle is not None:
        if battle.area == area:
            return stack
        if battle.loser == side and battle.position == area:
            # The beaten force is followed until its pursuit is over.
            seen |= battle.force & stack
    return seen


def is_visible(state: State, counter: i64) -> bool:
    area = i64(state.place[counter])
    if area >= AREA_LIMIT:
        return True
    return (visible(state, counter >> 6, area) >> (counter & 63)) & 1 == 1


def audience_of(state: State, counter: i64) -> i64:
    """Everybody sees what happens to a counter in view, only its owner what happens to others."""
    return EVERYONE if is_visible(state, counter) else audience(counter >> 6)


def markers_of(state: State, counter: i64) -> i64:
    """What open markers show of a hidden counter, as a number for its events."""
    if not state.options.open_markers:
        return 0
    number = i64(state.hits[counter])
    if state.has(OUT_OF_COMMAND, counter):
        number += 4
    if state.has(FORAGED, counter):
        number += 8
    return number


def tell_check(
    state: State, kind: i64, counter: i64, factor: i64, die: i64, log: list[Event] | None
) -> None:
    """A check of a counter in view: the factor is the owner's secret, for it may show a leader."""
    side = counter >> 6
    bit: i64 = 1 << (counter & 63)
    area = i64(state.place[counter])
    if not state.options.hides:
        tell(log, kind, side, bit, area, factor, die)
        return
    tell(log, kind, side, bit, area, factor, die, audience(side))
    if is_visible(state, counter):
        tell(log, kind, side, bit, area, NOWHERE, die, audience(enemy_of(side)))


def next_in_queue(state: State) -> i64:
    """Who of the queue rolls next: counters in view first, then the others."""
    waiting = state.queue
    while waiting:
        counter = state.queue_side * 64 + lowest(waiting)
        if is_visible(state, counter):
            return counter
        waiting &= waiting - 1
    return state.queue_side * 64 + lowest(state.queue)


def show(state: State, side: i64, counters: i64) -> None:
    """The enemy learns these counters' names and hits now."""
    if not counters:
        return
    rest = counters
    while rest:
        counter = side * 64 + lowest(rest)
        state.suspect(counter, rest & -rest)
        state.low[counter] = state.hits[counter]
        state.high[counter] = state.hits[counter]
        rest &= rest - 1
    _rule_out(state, side, counters)


def announce(state: State, side: i64, counters: i64) -> None:
    """A unit acts by itself and is named, as in mist; under fog it stays hidden [13.2.2]."""
    if state.options.mist:
        show(state, side, counters)


def turn_up(state: State, side: i64, counters: i64, log: list[Event] | None) -> None:
    """Turn counters face-up until the next Supply Phase [13.1]; dummies do not bear the light."""
    if not state.options.fog:
        return
    new = counters & ~state.flags[FACE_UP * 2 + side]
    if not new:
        return
    area = i64(state.place[side * 64 + lowest(new)])
    state.flags[FACE_UP * 2 + side] |= new
    new &= ~state.of_kind(side, GARRISON)
    show(state, side, new & ~state.of_kind(side, DUMMY))
    state.set_bar(side, area)
    dummies = state.of_kind(side, DUMMY)
    while new and log is not None:
        bit = new & -new
        hits = i64(state.hits[side * 64 + lowest(new)])
        # Which dummy it is would tell where it was placed: all go by the first one's number.
        tell(log, REVEALED, side, dummies & -dummies if bit & dummies else bit, area, amount=hits)
        new ^= bit


def turn_all_down(state: State) -> None:
    """At the beginning of the Supply Phase [13.1.2]."""
    for side in range(2):
        state.flags[FACE_UP * 2 + side] = 0
        for area in range(state.board.areas):
            state.set_bar(side, area)


def _rule_out(state: State, side: i64, known: i64) -> None:
    """Known counters cannot be elsewhere; whoever has one suspect left is known too."""
    known &= ~state.of_kind(side, DUMMY)
    while known:
        found: i64 = 0
        on_map = state.board.counters[side]
        while on_map:
            bit = on_map & -on_map
            counter = side * 64 + lowest(on_map)
            on_map ^= bit
            suspects = state.suspects[counter]
            if suspects & known and suspects != bit:
                suspects &= ~known
                state.suspect(counter, suspects)
                if suspects == bit:
                    found |= bit
        known = found & ~state.of_kind(side, DUMMY)


def forget(state: State, side: i64, counter: i64) -> None:
    """A counter that left the map openly is nobody's suspect any more."""
    bit: i64 = 1 << (counter & 63)
    state.suspect(counter, 0)
    if state.options.hides:
        _rule_out(state, side, bit)


def settle(state: State, side: i64, area: i64) -> None:
    """In mist the top of a stack is seen; the others lie below it."""
    if not state.options.mist or area >= AREA_LIMIT:
        return
    show(state, side, visible(state, side, area))
    hidden = state.stack(side, area) & ~state.of_kind(side, GARRISON)
    top = hidden & -hidden
    _lie_below(state, side, hidden ^ top, top)
    learn_of_units(state, side, area)


def learn_of_units(state: State, side: i64, area: i64) -> None:
    """Whether a stack has a unit is open [R35]: none, leaders only; one counter below, a unit."""
    hidden = state.stack(side, area) & ~visible(state, side, area)
    if not hidden:
        return
    if not state.units_in(side, area):
        rule_out_kinds(state, side, hidden, state.board.units[side])
    elif not hidden & (hidden - 1) and state.units_in(side, area) == hidden:
        rule_out_kinds(state, side, hidden, ~state.board.units[side])


def _lie_below(state: State, side: i64, hidden: i64, top: i64) -> None:
    rule_out_kinds(state, side, hidden, (top << 1) - 1)


# -- moving --------------------------------------------------------------------------------------


def travel(
    state: State, side: i64, group: i64, area: i64, kind: i64, log: list[Event] | None
) -> None:
    """Move counters that stand together to another area, as the enemy sees it: so many from here.

    Whoever has already moved in this phase cannot be among them [8.2].
    """
    origin = i64(state.place[side * 64 + lowest(group)])
    if state.options.hides:
        _lose_sight(state, side, group, origin)
    rest = group
    while rest:
        state.put(side * 64 + lowest(rest), area)
        rest &= rest - 1
    if state.options.mist:
        # The moving stack was itself seen from above on its way.
        top = group & -group
        show(state, side, top)
        _lie_below(state, side, group ^ top, top)
        settle(state, side, origin)
        settle(state, side, area)
    if log is not None:
        _tell_travel(state, side, group, origin, area, kind, log)


def _lose_sight(state: State, side: i64, group: i64, origin: i64) -> None:
    """Whoever stays and whoever goes can no longer be told apart, unless all go."""
    pool = state.stack(side, origin) & ~state.of_kind(side, GARRISON)
    if state.options.fog:
        pool &= ~state.flags[FACE_UP * 2 + side]
        group &= pool
    top = group & -group
    if state.options.mist and state.suspects[side * 64 + lowest(group)] == top:
        # The top of a moving stack is named: who was known before is still told apart.
        group ^= top
        pool &= ~top
    if side == state.active and in_movement(state):
        pool &= group | ~seen_to_have_moved(state, side, pool)
    if group and pool != group:
        _mix(state, side, pool, 0)


def seen_to_have_moved(state: State, side: i64, counters: i64) -> i64:
    """Those of the counters that finished a move in this phase, and were seen moving."""
    counters &= state.flags[MOVED * 2 + side]
    if not state.options.fog:
        return counters
    found: i64 = 0
    while counters:
        bit = counters & -counters
        if state.entered[side * 64 + lowest(counters)] != NOWHERE:
            found |= bit
        counters ^= bit
    return found


def in_movement(state: State) -> bool:
    return state.phase == FIRST_MOVEMENT or state.phase == SECOND_MOVEMENT


def _mix(state: State, side: i64, pool: i64, more: i64) -> None:
    """Every counter of the pool may be any of the pool's suspects, or of some more."""
    together = more
    rest = pool
    while rest:
        together |= state.suspects[side * 64 + lowest(rest)]
        rest &= rest - 1
    while pool:
        state.suspect(side * 64 + lowest(pool), together)
        pool &= pool - 1


def _tell_travel(
    state: State, side: i64, group: i64, origin: i64, area: i64, kind: i64, log: list[Event]
) -> None:
    """The enemy is told how many go, and the names he can see."""
    many = size(group)
    seen = _names_seen(state, side, group)
    if seen == group:
        tell(log, kind, side, group, origin, area, many)
        return
    tell(log, kind, side, group, origin, area, many, audience(side))
    tell(log, kind, side, seen, origin, area, many, audience(enemy_of(side)))


def _names_seen(state: State, side: i64, group: i64) -> i64:
    if not state.options.hides:
        return group
    if state.options.fog:
        return group & state.flags[FACE_UP * 2 + side]
    known: i64 = group & -group
    rest = group
    while rest:
        bit = rest & -rest
        if state.suspects[side * 64 + lowest(rest)] == bit:
            known |= bit
        rest ^= bit
    return group if known == group else group & -group


def rule_out_kinds(state: State, side: i64, counters: i64, kinds: i64) -> None:
    """What happened shows that none of these counters is one of `kinds`."""
    if not state.options.hides:
        return
    found: i64 = 0
    while counters:
        bit = counters & -counters
        counter = side * 64 + lowest(counters)
        counters ^= bit
        suspects = state.suspects[counter]
        if suspects & kinds:
            state.suspect(counter, suspects & ~kinds)
            if suspects & ~kinds == bit:
                found |= bit
    _rule_out(state, side, found)


def learn_from_march(state: State, march: March) -> None:
    """Under fog a long way tells who cannot have gone it [8.2, 8.3].

    A stack has no more than its own points. A single counter may have forced its march, leaders
    excepted. A single counter with nobody near it is no dummy [13.2.2].
    """
    if not state.options.fog:
        return
    side = march.side
    hidden = march.members & ~state.flags[FACE_UP * 2 + side]
    if not hidden:
        return
    alone = len(march.order) == 1
    slow: i64 = 0
    counters = state.board.counters[side]
    while counters:
        bit = counters & -counters
        counter = side * 64 + lowest(counters)
        counters ^= bit
        points = i64(state.board.movement[counter])
        if alone and state.board.counter_kind[counter] != LEADER:
            points += state.board.charts.most_march_points
        if points < march.spent:
            slow |= bit
    if alone and not _company_near(state, side, march.area, march.members):
        slow |= state.of_kind(side, DUMMY)
    rule_out_kinds(state, side, hidden, slow)


def _company_near(state: State, side: i64, area: i64, group: i64) -> bool:
    """Whether other counters of the side stand within two areas."""
    areas = state.board.circle[area]
    while areas:
        if state.stack(side, lowest(areas)) & ~group:
            return True
        areas &= areas - 1
    return False


# -- dummies -------------------------------------------------------------------------------------


def add_hidden(state: State, side: i64, counter: i64, area: i64) -> None:
    """A dummy is put into a stack: any face-down counter there may be it [13.2]."""
    state.put(counter, area)
    dummies = state.of_kind(side, DUMMY)
    state.suspect(counter, dummies)
    pool = state.stack(side, area) & ~state.of_kind(side, GARRISON)
    _mix(state, side, pool & ~state.flags[FACE_UP * 2 + side], dummies)


def single_out(state: State, side: i64, area: i64) -> None:
    """A face-down counter of the area does something; nobody can say which of them it was."""
    if not state.options.fog:
        return
    hidden = state.stack(side, area) & ~state.of_kind(side, GARRISON)
    _mix(state, side, hidden & ~state.flags[FACE_UP * 2 + side], 0)


def remove_dummy(state: State, counter: i64) -> None:
    """Which of the face-down counters it was is not remembered."""
    area = i64(state.place[counter])
    state.flags[FACE_UP * 2 + (counter >> 6)] &= ~(1 << (counter & 63))
    single_out(state, counter >> 6, area)
    state.remove(counter, POOL)
    state.suspect(counter, 0)


# -- hits ----------------------------------------------------------------------------------------


def hits_changed(state: State, counter: i64) -> None:
    """A counter's hits changed, perhaps where the enemy can follow it."""
    if state.options.open_markers and not is_visible(state, counter):
        # The marker is seen, but not on whom of those who lie there.
        single_out(state, counter >> 6, i64(state.place[counter]))
    known = state.suspects[counter] == 1 << (counter & 63)
    if is_visible(state, counter) or (known and state.options.open_markers):
        state.low[counter] = state.hits[counter]
        state.high[counter] = state.hits[counter]
    elif state.options.open_markers:
        _widen(state, counter >> 6, state.suspects[counter], state.hits[counter])


def _widen(state: State, side: i64, counters: i64, hits: u8) -> None:
    """One of these counters has so many hits now."""
    while counters:
        counter = side * 64 + lowest(counters)
        counters &= counters - 1
        if hits < state.low[counter]:
            state.low[counter] = hits
        if hits > state.high[counter]:
            state.high[counter] = hits


def may_have_suffered(state: State, side: i64, counters: i64) -> None:
    """These counters, as far as they are unseen, may have one hit more than the enemy knew."""
    doubtful = _doubtful(state, side, counters)
    while doubtful:
        counter = side * 64 + lowest(doubtful)
        doubtful &= doubtful - 1
        if state.high[counter] < 3:
            state.high[counter] = state.high[counter] + u8(1)


def may_have_recovered(state: State, side: i64, counters: i64) -> None:
    """These counters, as far as they are unseen, may have one hit fewer than the enemy knew."""
    doubtful = _doubtful(state, side, counters)
    while doubtful:
        counter = side * 64 + lowest(doubtful)
        doubtful &= doubtful - 1
        if state.low[counter] > 0:
            state.low[counter] = state.low[counter] - u8(1)


def _doubtful(state: State, side: i64, counters: i64) -> i64:
    """Every unit that one of the unseen counters may be."""
    if not state.options.hides:
        return 0
    found: i64 = 0
    while counters:
        counter = side * 64 + lowest(counters)
        counters &= counters - 1
        if not is_visible(state, counter):
            found |= state.suspects[counter]
    return found & state.board.units[side]
