"""What each side knows of the other's counters, kept up to date as they move and are seen [3.8].

`suspects` holds, for every counter on the map, the set of counters the enemy thinks it may be;
the truth is always among them. A set grows only when part of a stack goes away unseen, and shrinks
by evidence. In a stack leaders lie on top, then cavalry, infantry, guns [3.5] [R25]; counters are
numbered in that order, so the top of a stack is its lowest number, and whoever lies below a seen
top has a higher one. Garrisons show who holds a city and are always seen.

Nothing here is done in an open game.
"""

from __future__ import annotations

from mypy_extensions import i64, u8

from solitaire.bits import lowest, size
from solitaire.games.castiglione.happenings import tell
from solitaire.games.castiglione.state import State, enemy_of
from solitaire.games.castiglione.terms import (
    AREA_LIMIT,
    FIRST_MOVEMENT,
    GARRISON,
    MIST,
    MOVED,
    SECOND_MOVEMENT,
)
from solitaire.protocol import Event, audience


def begin(state: State) -> None:
    """The printed set-up is public: everybody is known [R26]."""
    for side in range(2):
        for area in range(state.board.areas):
            show(state, side, state.stack(side, area))


def visible(state: State, side: i64, area: i64) -> i64:
    """The side's counters in the area that the enemy sees at this moment."""
    stack = state.stack(side, area)
    if state.options.visibility != MIST:
        return stack
    garrison = stack & state.of_kind(side, GARRISON)
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


def show(state: State, side: i64, counters: i64) -> None:
    """The enemy sees these counters' faces and markers now."""
    if not counters:
        return
    rest = counters
    while rest:
        counter = side * 64 + lowest(rest)
        state.suspects[counter] = rest & -rest
        state.low[counter] = state.hits[counter]
        state.high[counter] = state.hits[counter]
        rest &= rest - 1
    _rule_out(state, side, counters)


def _rule_out(state: State, side: i64, known: i64) -> None:
    """Known counters cannot be elsewhere; whoever has one suspect left is known too."""
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
                state.suspects[counter] = suspects
                if suspects == bit:
                    found |= bit
        known = found


def forget(state: State, side: i64, counter: i64) -> None:
    """A counter that left the map openly is nobody's suspect any more."""
    bit: i64 = 1 << (counter & 63)
    state.suspects[counter] = 0
    if state.options.visibility == MIST:
        _rule_out(state, side, bit)


def settle(state: State, side: i64, area: i64) -> None:
    """The top of a stack is seen; the others lie below it."""
    if state.options.visibility != MIST or area >= AREA_LIMIT:
        return
    show(state, side, visible(state, side, area))
    hidden = state.stack(side, area) & ~state.of_kind(side, GARRISON)
    top = hidden & -hidden
    _lie_below(state, side, hidden ^ top, top)


def _lie_below(state: State, side: i64, hidden: i64, top: i64) -> None:
    below = ~((top << 1) - 1)
    found: i64 = 0
    while hidden:
        bit = hidden & -hidden
        counter = side * 64 + lowest(hidden)
        hidden ^= bit
        suspects = state.suspects[counter]
        if suspects & ~below:
            state.suspects[counter] = suspects & below
            if suspects & below == bit:
                found |= bit
    _rule_out(state, side, found)


def travel(
    state: State, side: i64, group: i64, area: i64, kind: i64, log: list[Event] | None
) -> None:
    """Move counters that stand together to another area, as the enemy sees it: so many from here.

    Whoever has already moved in this phase cannot be among them [8.2].
    """
    origin = i64(state.place[side * 64 + lowest(group)])
    misty = state.options.visibility == MIST
    if misty:
        pool = state.stack(side, origin) & ~state.of_kind(side, GARRISON)
        if side == state.active and in_movement(state):
            pool &= group | ~state.flags[MOVED * 2 + side]
        if pool != group:
            _mix(state, side, pool)
    rest = group
    while rest:
        state.put(side * 64 + lowest(rest), area)
        rest &= rest - 1
    if misty:
        # The moving stack was itself seen from above on its way.
        top = group & -group
        show(state, side, top)
        _lie_below(state, side, group ^ top, top)
        settle(state, side, origin)
        settle(state, side, area)
    if log is not None:
        _tell_travel(state, side, group, origin, area, kind, log)


def in_movement(state: State) -> bool:
    return state.phase == FIRST_MOVEMENT or state.phase == SECOND_MOVEMENT


def _tell_travel(
    state: State, side: i64, group: i64, origin: i64, area: i64, kind: i64, log: list[Event]
) -> None:
    """The enemy sees how many go, and the top counter [3.8]; in a combat he sees them all."""
    many = size(group)
    known = _all_known(state, side, group)
    if known:
        tell(log, kind, side, group, origin, area, many)
        return
    tell(log, kind, side, group, origin, area, many, audience(side))
    tell(log, kind, side, group & -group, origin, area, many, audience(enemy_of(side)))


def _all_known(state: State, side: i64, group: i64) -> bool:
    if state.options.visibility != MIST:
        return True
    while group:
        bit = group & -group
        if state.suspects[side * 64 + lowest(group)] != bit:
            return False
        group ^= bit
    return True


def rule_out_kinds(state: State, side: i64, counters: i64, kinds: i64) -> None:
    """What happened shows that none of these counters is one of `kinds`."""
    if state.options.visibility != MIST:
        return
    found: i64 = 0
    while counters:
        bit = counters & -counters
        counter = side * 64 + lowest(counters)
        counters ^= bit
        suspects = state.suspects[counter]
        if suspects & kinds:
            state.suspects[counter] = suspects & ~kinds
            if suspects & ~kinds == bit:
                found |= bit
    _rule_out(state, side, found)


def _mix(state: State, side: i64, pool: i64) -> None:
    together: i64 = 0
    rest = pool
    while rest:
        together |= state.suspects[side * 64 + lowest(rest)]
        rest &= rest - 1
    while pool:
        state.suspects[side * 64 + lowest(pool)] = together
        pool &= pool - 1


def hits_changed(state: State, counter: i64) -> None:
    """A counter's hits changed where the enemy can follow it."""
    area = i64(state.place[counter])
    if area < AREA_LIMIT and visible(state, counter >> 6, area) >> (counter & 63) & 1:
        state.low[counter] = state.hits[counter]
        state.high[counter] = state.hits[counter]


def may_have_suffered(state: State, side: i64, area: i64) -> None:
    """Unseen units of this area may have one hit more than the enemy knew."""
    doubtful = _doubtful(state, side, area)
    while doubtful:
        counter = side * 64 + lowest(doubtful)
        doubtful &= doubtful - 1
        if state.high[counter] < 3:
            state.high[counter] = state.high[counter] + u8(1)


def may_have_recovered(state: State, side: i64, area: i64) -> None:
    """Unseen units of this area may have one hit fewer than the enemy knew."""
    doubtful = _doubtful(state, side, area)
    while doubtful:
        counter = side * 64 + lowest(doubtful)
        doubtful &= doubtful - 1
        if state.low[counter] > 0:
            state.low[counter] = state.low[counter] - u8(1)


def _doubtful(state: State, side: i64, area: i64) -> i64:
    """Every unit that one of the unseen counters of the area may be."""
    if state.options.visibility != MIST:
        return 0
    hidden = state.stack(side, area) & ~visible(state, side, area)
    found: i64 = 0
    while hidden:
        found |= state.suspects[side * 64 + lowest(hidden)]
        hidden &= hidden - 1
    return found & state.board.units[side]
