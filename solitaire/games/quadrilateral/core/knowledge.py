"""What the enemy may know of flags, kept as the game goes on [5.5, 5.6].

Flags that met in one place under their owner's eyes may have exchanged anything, so the enemy
knows them only as a *group*: which leaders are in it and how many steps he may expect. A flag that
is shown is a group of its own. Everything here follows from what both sides saw; scouting is not
in it, for only the scouts know what they found (the note arrays of the state).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from solitaire.bits import lowest
from solitaire.games.quadrilateral.core.events import FLAG_SHOWN, tell
from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.terms import FORCE, NO_FLAG, NOWHERE, SIDE_FLAGS
from solitaire.protocol import Event

STALE: Final = 8
"""Added to the kind of a scouting note when the flag has met others since."""


def begin(state: State) -> None:
    """Everybody has read the set-up: all flags are known on the first turn."""
    for flag in range(64):
        state.label[flag] = NOWHERE
    for flag in range(64):
        if state.kind[flag] != NO_FLAG:
            _single(state, flag)
            _note_seen(state, flag)


def appeared(state: State, flag: i64, others: i64, is_entry: bool) -> None:
    """A new flag stands beside these of its side; alone it can only be a vedette or a newcomer."""
    label = _fresh_label(state, flag)
    state.label[flag] = label
    _clear(state, label)
    if is_entry:
        state.entries[label] = 1
    else:
        state.births[label] = 1
        if not others:
            state.shy |= 1 << flag
    if others:
        merge(state, others | (1 << flag))


def entered(state: State, flag: i64) -> None:
    """A leader nobody has seen joined this flag or one beside it."""
    state.entries[state.label[flag]] += 1


def met(state: State, side: i64) -> None:
    """After an Organization Segment: flags in one place may have exchanged anything."""
    for flag in range(side * 32, side * 32 + SIDE_FLAGS):
        place = state.place[flag]
        if place == NOWHERE:
            continue
        here = state.flags_at(side, place)
        if here & (here - 1) and lowest(here) == flag:
            merge(state, here)


def merge(state: State, flags: i64) -> None:
    """These flags are one group from now on, with all that their groups had."""
    target = state.label[lowest(flags)]
    rest = flags
    while rest:
        flag = lowest(rest)
        rest &= rest - 1
        source = state.label[flag]
        if source != target:
            _pour(state, source, target)
        state.fast[flag] = 0
        if 0 < state.note_kind[flag] < STALE:
            state.note_kind[flag] += STALE
    state.firm &= ~flags
    state.shy &= ~flags


def _pour(state: State, source: i64, target: i64) -> None:
    first = source & 32
    for flag in range(first, first + SIDE_FLAGS):
        if state.label[flag] == source:
            state.label[flag] = target
    state.group_leaders[target] |= state.group_leaders[source]
    state.births[target] += state.births[source]
    state.entries[target] += state.entries[source]
    for arm in range(3):
        state.group_steps[target * 3 + arm] += state.group_steps[source * 3 + arm]
    _clear(state, source)


def vanished(state: State, flag: i64) -> None:
    """Call before the flag is dropped. What was in it is with the rest of its group."""
    label = state.label[flag]
    state.label[flag] = NOWHERE
    if label != NOWHERE and not _flags_with(state, label):
        _clear(state, label)


def show(state: State, flag: i64, log: list[Event] | None) -> None:
    """Leaders and steps of a flag are seen by everybody."""
    is_news = _is_news(state, flag)
    old = state.label[flag]
    shown = state.leaders_of(flag)
    side = flag >> 5
    unknown = shown & ~state.group_leaders[old] & ~state.loose[side]
    while unknown:
        unknown &= unknown - 1
        if state.entries[old] > 0:
            state.entries[old] -= 1
    state.loose[side] &= ~shown
    state.group_leaders[old] &= ~shown
    for arm in range(3):
        left = state.group_steps[old * 3 + arm] - 100 * state.steps[flag * 3 + arm]
        state.group_steps[old * 3 + arm] = left if left > 0 else 0
    state.label[flag] = NOWHERE
    if not _flags_with(state, old):
        _clear(state, old)
    _single(state, flag)
    _note_seen(state, flag)
    if state.kind[flag] == FORCE:
        state.firm |= 1 << flag
    if is_news:
        tell(
            log,
            FLAG_SHOWN,
            side,
            flag,
            state.place[flag],
            leaders=shown,
            steps=(
                state.steps[flag * 3],
                state.steps[flag * 3 + 1],
                state.steps[flag * 3 + 2],
            ),
        )


def show_all(state: State, flags: i64, log: list[Event] | None) -> None:
    while flags:
        show(state, lowest(flags), log)
        flags &= flags - 1


def to_box(state: State, leader: i64, flag: i64) -> None:
    """A major general went back to the box for everybody to see, whatever group he was thought to
    be with."""
    forget_leader(state, leader)
    state.loose[flag >> 5] |= 1 << leader


def forget_leader(state: State, leader: i64) -> None:
    """He is off the map, and everybody saw it."""
    bit: i64 = 1 << leader
    for label in range(64):
        state.group_leaders[label] &= ~bit
    state.loose[state.board.side[leader]] &= ~bit


def expect(state: State, side: i64, arm: i64, hundredths: i64, places: list[int]) -> None:
    """Steps went to some flag in one of these places; nobody but the owner knows to which."""
    flags: i64 = 0
    for place in places:
        flags |= state.flags_at(side, place)
    flags &= ~state.shy
    count: i64 = 0
    rest = flags
    while rest:
        rest &= rest - 1
        count += 1
    while flags:
        flag = lowest(flags)
        flags &= flags - 1
        state.group_steps[state.label[flag] * 3 + arm] += hundredths // count


def expected_loss(state: State, flag: i64, per_mille: i64) -> None:
    """The enemy reckons that the flag lost this share of its part of the group."""
    label = state.label[flag]
    count: i64 = 0
    rest = _flags_with(state, label) & ~state.shy
    if not (rest >> flag) & 1:
        return
    while rest:
        rest &= rest - 1
        count += 1
    for arm in range(3):
        amount = state.group_steps[label * 3 + arm]
        state.group_steps[label * 3 + arm] -= amount * per_mille // (1000 * count)


def _is_news(state: State, flag: i64) -> bool:
    if state.seen_turn[flag] != state.turn or state.seen_leaders[flag] != state.leaders_of(flag):
        return True
    return any(state.seen_steps[flag * 3 + arm] != state.steps[flag * 3 + arm] for arm in range(3))


def _note_seen(state: State, flag: i64) -> None:
    state.seen_turn[flag] = state.turn
    state.seen_leaders[flag] = state.leaders_of(flag)
    for arm in range(3):
        state.seen_steps[flag * 3 + arm] = state.steps[flag * 3 + arm]


def _single(state: State, flag: i64) -> None:
    """A group of its own, with exactly what is in it."""
    label = _fresh_label(state, flag)
    state.label[flag] = label
    _clear(state, label)
    state.group_leaders[label] = state.leaders_of(flag)
    for arm in range(3):
        state.group_steps[label * 3 + arm] = 100 * state.steps[flag * 3 + arm]


def _fresh_label(state: State, flag: i64) -> i64:
    if not _flags_with(state, flag):
        return flag
    first = flag & 32
    for label in range(first, first + SIDE_FLAGS):
        if not _flags_with(state, label):
            return label
    raise RuntimeError("there are more groups than flags")


def _flags_with(state: State, label: i64) -> i64:
    found: i64 = 0
    first = label & 32
    for flag in range(first, first + SIDE_FLAGS):
        if state.label[flag] == label:
            found |= 1 << flag
    return found


def _clear(state: State, label: i64) -> None:
    state.group_leaders[label] = 0
    state.births[label] = 0
    state.entries[label] = 0
    for arm in range(3):
        state.group_steps[label * 3 + arm] = 0
