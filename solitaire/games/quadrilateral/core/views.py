"""What one seat may know [5].

A view has the same columns as a state, with what the seat may not know blanked out: enemy leaders
and steps under their flags, states, dice in hand. fog/imagination.py fills the blanks again.
"""

from __future__ import annotations

import marshal
from hashlib import blake2b
from typing import Final, NamedTuple

from mypy_extensions import i64

from solitaire.games.quadrilateral.core import parts
from solitaire.games.quadrilateral.core.battle import BATTLE_FIELDS
from solitaire.games.quadrilateral.core.columns import SCALARS, VECTORS
from solitaire.games.quadrilateral.core.state import State, all_of
from solitaire.games.quadrilateral.core.steps import (
    AMOUNT_CHOICE,
    BRIDGE_ROLL,
    ENTRY_CHOICE,
    FORCED_ROLL,
    MARCH_STEP,
    MARCH_WHO,
    ORGANIZE,
    PUSH_CHOICE,
    REINFORCE,
    REPULSE_ROLL,
    SCOUT_ROLL,
    UNDER_CHOICE,
)
from solitaire.games.quadrilateral.terms import (
    BOX,
    DUE,
    FLAGS,
    LAID,
    LOST_TRAIN,
    NO_FLAG,
    NOWHERE,
    TRAINS,
)

SOME_FLAG: Final = 9
"""The kind of an enemy flag."""
CARRIED: Final = 250
"""Where an enemy train is that is not laid: with some leader, or lost."""

NUMBER: Final[dict[str, int]] = {name: index for index, name in enumerate(SCALARS)}
COLUMN: Final[dict[str, int]] = {name: index for index, (name, _) in enumerate(VECTORS)}
OWN_SETS: Final = ("quartered", "forage", "tried", "replaced", "billeted", "movers")
"""Sets of flags of which each side knows its own part."""
IN_HAND: Final[dict[str, int]] = {
    "mover": NOWHERE,
    "left": 0,
    "commanded": 0,
    "extended": 0,
    "met": 0,
    "goal": NOWHERE,
    "partner": NOWHERE,
    "arms": 0,
    "changed": 0,
    "queue": 0,
    "quiet": 0,
}
"""What the phasing side has in hand, and what its enemy sees instead."""
SEEN_IN_HAND: Final = ("mover", "met", "goal")
"""What he sees of it where the flag acts in the open."""
OPEN_ACTS: Final = (BRIDGE_ROLL, FORCED_ROLL, PUSH_CHOICE, REPULSE_ROLL, SCOUT_ROLL)


class View(NamedTuple):
    """One seat's knowledge: plain values only."""

    seat: int
    options: tuple[tuple[str, str], ...]
    numbers: tuple[int, ...]
    """In the order of SCALARS."""
    columns: tuple[tuple[int, ...], ...]
    """In the order of VECTORS."""
    battle: tuple[int, ...]
    """In the order of BATTLE_FIELDS, then the places passed; empty if there is no fight."""


def number(view: View, name: str) -> int:
    return view.numbers[NUMBER[name]]


def column(view: View, name: str) -> tuple[int, ...]:
    return view.columns[COLUMN[name]]


KEY_BYTES: Final = 16
PLAIN: Final = 2
"""The last marshal format in which equal values always give equal bytes."""


def key(state: State, seat: i64) -> bytes:
    """A view's digest: a search keeps thousands, and a view takes 24 kB."""
    seen = marshal.dumps(tuple(view(state, seat)), PLAIN)
    return blake2b(seen, digest_size=KEY_BYTES).digest()


def view(state: State, seat: i64) -> View:
    options = tuple(state.options.chosen.items())
    numbers = [int(getattr(state, name)) for name in SCALARS]
    columns: list[list[int]] = [list(getattr(state, name)) for name, _ in VECTORS]
    _hide_answers(state, seat, numbers)
    if not state.options.open:
        _hide_numbers(state, seat, numbers)
        _hide_flags(state, seat, columns)
        _hide_army(state, 1 - seat, columns)
    if state.options.secret_aps:
        columns[COLUMN["aps"]][1 - seat] = 0
    return View(
        seat, options, tuple(numbers), tuple([tuple(one) for one in columns]), _battle(state)
    )


def _battle(state: State) -> tuple[int, ...]:
    battle = state.battle
    if battle is None:
        return ()
    fields = [int(getattr(battle, name)) for name in BATTLE_FIELDS]
    return (*fields, *battle.passed)


def _hide_answers(state: State, seat: i64, numbers: list[int]) -> None:
    if state.answered != 3:
        numbers[NUMBER["agreed"]] = state.agreed & (1 << seat)


def seen_step(state: State) -> i64:
    """What somebody who is not asked sees of a question: which of several is his own affair."""
    step = state.step
    if step == MARCH_STEP:
        return MARCH_WHO
    if step == ENTRY_CHOICE:
        return REINFORCE
    if step == UNDER_CHOICE or step == AMOUNT_CHOICE:
        return REINFORCE if state.part == parts.REINFORCEMENT else ORGANIZE
    return step


def _hide_numbers(state: State, seat: i64, numbers: list[int]) -> None:
    own: i64 = all_of(seat)
    for name in OWN_SETS:
        numbers[NUMBER[name]] &= own
    holder = _holder(state)
    if holder == seat or state.part <= parts.MONTHS:
        return
    numbers[NUMBER["step"]] = seen_step(state)
    is_open = state.step in OPEN_ACTS
    for name, blank in IN_HAND.items():
        if not (is_open and name in SEEN_IN_HAND):
            numbers[NUMBER[name]] = blank


def _holder(state: State) -> i64:
    """The side that has something in hand."""
    if state.step == FORCED_ROLL:
        return state.mover >> 5
    return state.active


def _hide_flags(state: State, seat: i64, columns: list[list[int]]) -> None:
    """Contents of enemy flags, except of those in a fight; and what the enemy's scouts noted."""
    first = (1 - seat) * 32
    fighting = _fighting(state)
    kind, parent = columns[COLUMN["kind"]], columns[COLUMN["parent"]]
    steps = columns[COLUMN["steps"]]
    for flag in range(first, first + 32):
        if (fighting >> flag) & 1 or kind[flag] == NO_FLAG:
            continue
        kind[flag] = SOME_FLAG
        parent[flag] = NOWHERE
        for arm in range(3):
            steps[flag * 3 + arm] = 0
    _hide_leaders(state, seat, columns[COLUMN["leader_at"]])
    for name in ("note_turn", "note_kind", "note_leaders"):
        notes = columns[COLUMN[name]]
        for flag in range(seat * 32, seat * 32 + 32):
            notes[flag] = 0
    notes = columns[COLUMN["note_steps"]]
    for index in range(seat * 96, seat * 96 + 96):
        notes[index] = 0


def _fighting(state: State) -> i64:
    """Flags in a fight, all of which is open."""
    battle = state.battle
    return 0 if battle is None else battle.attackers | battle.defenders


def _hide_leaders(state: State, seat: i64, leader_at: list[int]) -> None:
    fighting = _fighting(state)
    for leader in range(state.board.leaders):
        at = leader_at[leader]
        if (
            state.board.side[leader] != seat
            and (at < FLAGS or at == BOX or at == DUE)
            and (at >= FLAGS or not fighting >> at & 1)
        ):
            leader_at[leader] = NOWHERE


def _hide_army(state: State, enemy: i64, columns: list[list[int]]) -> None:
    if state.leaving[enemy]:
        columns[COLUMN["leaving"]][enemy] = 1
    columns[COLUMN["lost"]][enemy] = 0
    trains = columns[COLUMN["train"]]
    for train in range(TRAINS):
        owner = 0 if train == 0 else 1
        if owner == enemy and (trains[train] < LAID or trains[train] == LOST_TRAIN):
            trains[train] = CARRIED
    for name in ("ferried", "shifted"):
        if state.active == enemy:
            hidden = columns[COLUMN[name]]
            for index in range(FLAGS):
                hidden[index] = 0
