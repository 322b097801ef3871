"""A state as text: one line per flag, and one per fact that is not as usual; also its digest.

flag french 3 rivoli force massena 23/1/5
leader rampon box
aps 11 19
french moved 1 4
"""

from __future__ import annotations

import hashlib
from typing import Final

from solitaire.bits import members
from solitaire.games.quadrilateral.core.battle import BATTLE_FIELDS, Battle
from solitaire.games.quadrilateral.core.board import Board
from solitaire.games.quadrilateral.core.columns import SCALARS, VECTORS
from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.core.steps import STEP_NAMES
from solitaire.games.quadrilateral.terms import (
    FLAGS,
    LEADER_PLACES,
    NO_FLAG,
    NOWHERE,
    SIDES,
    VEDETTE,
)

FLAG_LINES: Final = ("kind", "place", "steps", "leader_at")
"""Columns that the lines of flags and leaders carry."""
FLAG_SETS: Final = (
    "inside",
    "quartered",
    "forage",
    "moved",
    "tried",
    "replaced",
    "forced",
    "scouted",
    "billeted",
    "movers",
    "pushed",
    "firm",
    "shy",
)
LEADER_SETS: Final = ("scored", "changed", "outside")
PLACES: Final = ("push_from",)
PLACE_COLUMNS: Final = ("source", "center", "garrison_place", "origin")
LEADER_COLUMNS: Final = ("group_leaders", "seen_leaders", "note_leaders", "loose")


def write(state: State) -> str:
    board = state.board
    chosen = " ".join(f"{name}={value}" for name, value in state.options.chosen.items())
    lines = [f"options {chosen}", f"step {STEP_NAMES[state.step]}"]
    blank = State(board, state.options, True)
    lines += _number_lines(state, blank)
    lines += [_flag_line(state, flag) for flag in range(FLAGS) if state.kind[flag] != NO_FLAG]
    lines += _leader_lines(state)
    lines += _column_lines(state, blank)
    if state.battle is not None:
        lines += _battle_lines(board, state.battle)
    return "\n".join(lines) + "\n"


def _number_lines(state: State, blank: State) -> list[str]:
    lines = []
    for name in SCALARS:
        value = getattr(state, name)
        if name == "step" or value == getattr(blank, name):
            continue
        if name in FLAG_SETS:
            lines.append(f"{name} {flags_text(value)}")
        elif name in LEADER_SETS:
            lines.append(f"{name} {leaders_text(state.board, value)}")
        elif name in PLACES:
            lines.append(f"{name} {place_text(state.board, value)}")
        else:
            lines.append(f"{name} {value}")
    return lines


def _flag_line(state: State, flag: int) -> str:
    head = f"flag {SIDES[flag >> 5]} {(flag & 31) + 1} {state.board.place_names[state.place[flag]]}"
    if state.kind[flag] == VEDETTE:
        return f"{head} vedette"
    names = leaders_text(state.board, state.leaders_of(flag)).replace(" ", ",")
    steps = "/".join(str(state.steps[flag * 3 + arm]) for arm in range(3))
    return f"{head} force {names} {steps}"


def _leader_lines(state: State) -> list[str]:
    board = state.board
    return [
        f"leader {board.leader_names[leader]} {LEADER_PLACES[state.leader_at[leader]]}"
        for leader in range(board.leaders)
        if state.leader_at[leader] >= FLAGS and LEADER_PLACES[state.leader_at[leader]] != "unused"
    ]


def _column_lines(state: State, blank: State) -> list[str]:
    """Entries that are not as usual, as index=value."""
    lines = []
    for name, _ in VECTORS:
        if name in FLAG_LINES:
            continue
        pairs = [
            f"{index}={_cell(state.board, name, value)}"
            for index, (value, usual) in enumerate(
                zip(getattr(state, name), getattr(blank, name), strict=True)
            )
            if value != usual
        ]
        if pairs:
            lines.append(f"{name} {' '.join(pairs)}")
    return lines


def _cell(board: Board, name: str, value: int) -> str:
    if name in PLACE_COLUMNS:
        return place_text(board, value)
    if name in LEADER_COLUMNS:
        return leaders_text(board, value).replace(" ", ",")
    return str(value)


def _battle_lines(board: Board, battle: Battle) -> list[str]:
    fresh = Battle()
    pairs = []
    for name in BATTLE_FIELDS:
        value = getattr(battle, name)
        if value != getattr(fresh, name):
            text = board.place_names[value] if name == "place" else str(value)
            pairs.append(f"{name}={text}")
    passed = ",".join(place_text(board, one) for one in battle.passed if one != NOWHERE)
    return [f"battle {' '.join(pairs)}" + (f" passed={passed}" if passed else "")]


def flags_text(flags: int) -> str:
    """ "french 1 4 austrian 2"."""
    words: list[str] = []
    for side in range(2):
        own = [flag for flag in members(flags) if flag >> 5 == side]
        if own:
            words += [SIDES[side], *(str((flag & 31) + 1) for flag in own)]
    return " ".join(words) or "none"


def leaders_text(board: Board, leaders: int) -> str:
    return " ".join(board.leader_names[one] for one in members(leaders)) or "none"


def place_text(board: Board, place: int) -> str:
    return "nowhere" if place == NOWHERE else board.place_names[place]


# -- digest and dates ------------------------------------------------------------------------------


def digest(state: State) -> str:
    """A short hash of everything in the state."""
    numbers = [int(getattr(state, name)) for name in SCALARS]
    columns = [list(getattr(state, name)) for name, _ in VECTORS]
    battle = state.battle
    fight = [] if battle is None else [int(getattr(battle, name)) for name in BATTLE_FIELDS]
    passed = [] if battle is None else list(battle.passed)
    whole = repr((list(state.options.chosen.items()), numbers, columns, fight, passed))
    return hashlib.sha256(whole.encode()).hexdigest()[:16]


MONTHS: Final = ("", "January", "", "", "", "", "", "July", "August", "September", "October")
MONTH_NAMES: Final = (*MONTHS, "November", "December")


def date(board: Board, turn: int) -> str:
    """ "20 August"."""
    _, month, day = board.data.calendar[turn - 1].date.split("-")
    return f"{int(day)} {MONTH_NAMES[int(month)]}"
