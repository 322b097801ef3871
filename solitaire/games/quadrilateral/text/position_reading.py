"""Reads the text of a position and names every fault with its line."""

from __future__ import annotations

from solitaire.games.quadrilateral.core.battle import BATTLE_FIELDS, PASSED, Battle
from solitaire.games.quadrilateral.core.board import Board
from solitaire.games.quadrilateral.core.columns import SCALARS, VECTORS
from solitaire.games.quadrilateral.core.options import Options
from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.core.steps import STEP_NAMES
from solitaire.games.quadrilateral.rules import soundness
from solitaire.games.quadrilateral.terms import (
    FORCE,
    LEADER_PLACES,
    NO_FLAG,
    NOWHERE,
    SIDE_FLAGS,
    SIDES,
    VEDETTE,
)
from solitaire.games.quadrilateral.text.position import (
    FLAG_LINES,
    FLAG_SETS,
    LEADER_COLUMNS,
    LEADER_SETS,
    PLACE_COLUMNS,
    PLACES,
)
from solitaire.protocol import BadPosition, Fault
from solitaire.text import did_you_mean, text, words_of

_LARGEST = 2**63 - 1
_SIZES = {name: size for name, size in VECTORS if name not in FLAG_LINES}
_LEADER_WORDS = {word: number for number, word in LEADER_PLACES.items()}


class _Bad(ValueError):
    """What is wrong in one line."""


def read_position(board: Board, typed: str) -> State:
    """Raises BadPosition with every fault found."""
    faults: list[Fault] = []
    lines = [
        (number, line.split())
        for number, line in enumerate(typed.split("\n"), start=1)
        if line.strip() and not line.lstrip().startswith("#")
    ]
    state = State(board, _read_options(lines, faults), True)
    for number, words in lines:
        if words[0] == "options":
            continue
        try:
            _read_line(state, words)
        except _Bad as bad:
            faults.append(Fault(number, words_of(bad)))
    if not any(words[0] == "step" for _, words in lines):
        faults.append(Fault(1, text("there is no line that tells the step")))
    if not any(words[0] == "raised" for _, words in lines):
        balance(state)
    if not faults:
        faults += [Fault(1, fault) for fault in soundness.faults(state)]
    if faults:
        raise BadPosition(faults)
    return state


def balance(state: State) -> None:
    """A position that does not tell what was raised has raised what there is and was lost."""
    for side in range(2):
        state.raised[side] = state.lost[side] + state.on_hand(side)


def _read_options(lines: list[tuple[int, list[str]]], faults: list[Fault]) -> Options:
    for number, words in lines:
        if words[0] != "options":
            continue
        pairs = [word.partition("=") for word in words[1:]]
        try:
            return Options({name: value for name, _, value in pairs})
        except ValueError as error:
            faults.append(Fault(number, words_of(error)))
            return Options({})
    faults.append(Fault(1, text("there is no line of options")))
    return Options({})


def _read_line(state: State, words: list[str]) -> None:
    name = words[0]
    if name == "step":
        _read_step(state, words)
    elif name == "flag":
        _read_flag(state, words)
    elif name == "leader":
        _read_leader(state, words)
    elif name == "battle":
        _read_battle(state, words[1:])
    elif name in _SIZES:
        _read_column(state, name, words[1:])
    elif name in SCALARS:
        setattr(state, name, _read_number(state.board, name, words[1:]))
    else:
        hint = did_you_mean(name, ("flag", "leader", "step", "battle", *_SIZES, *SCALARS))
        raise _Bad(text("{name} begins no line of a position.{hint}", name=repr(name), hint=hint))


def _read_step(state: State, words: list[str]) -> None:
    if len(words) != 2 or words[1] not in STEP_NAMES:
        raise _Bad("a step is one of: " + ", ".join(STEP_NAMES))
    state.step = STEP_NAMES.index(words[1])


def _read_number(board: Board, name: str, words: list[str]) -> int:
    if name in FLAG_SETS:
        return _flags(words)
    if name in LEADER_SETS:
        return _leaders(board, words)
    if len(words) != 1:
        raise _Bad(text("{name} needs one value", name=name))
    if name in PLACES:
        return _place(board, words[0])
    return _whole(words[0])


def _whole(word: str) -> int:
    digits = word.removeprefix("-")
    if not digits.isascii() or not digits.isdigit() or len(digits) > 19:
        raise _Bad(text("{word} is no whole number", word=repr(word)))
    number = int(word)
    if not -_LARGEST <= number <= _LARGEST or str(number) != word:
        raise _Bad(text("{word} is no number that can stand here", word=repr(word)))
    return number


def _place(board: Board, word: str) -> int:
    if word == "nowhere":
        return NOWHERE
    if word not in board.place_by_name:
        raise _Bad(
            text(
                "{word} is no place of the map.{hint}",
                word=repr(word),
                hint=did_you_mean(word, board.place_by_name),
            )
        )
    return board.place_by_name[word]


def _leaders(board: Board, words: list[str]) -> int:
    found = 0
    for word in words:
        if word == "none":
            continue
        if word not in board.leader_by_name:
            raise _Bad(
                text(
                    "{word} is no leader.{hint}",
                    word=repr(word),
                    hint=did_you_mean(word, board.leader_by_name),
                )
            )
        found |= 1 << board.leader_by_name[word]
    return found


def _flags(words: list[str]) -> int:
    found = 0
    side = 0
    for word in words:
        if word == "none":
            continue
        if word in SIDES:
            side = SIDES.index(word)
        else:
            found |= 1 << (side * 32 + _local(word))
    return found


def _local(word: str) -> int:
    number = _whole(word)
    if not 1 <= number <= SIDE_FLAGS:
        raise _Bad(
            text(
                "{word} is no number of a flag, 1 to {most}",
                word=repr(word),
                most=SIDE_FLAGS,
            )
        )
    return number - 1


def _read_flag(state: State, words: list[str]) -> None:
    if len(words) < 5 or words[1] not in SIDES or words[4] not in ("force", "vedette"):
        raise _Bad(
            text("a flag is written: flag side number place force leaders steps, or vedette")
        )
    flag = SIDES.index(words[1]) * 32 + _local(words[2])
    if state.kind[flag] != NO_FLAG:
        raise _Bad(text("flag {word} of that side stands twice", word=words[2]))
    place = _place(state.board, words[3])
    if place == NOWHERE:
        raise _Bad(text("a flag needs a place"))
    if words[4] == "force":
        _read_force(state, flag, words[5:])
    elif len(words) != 5:
        raise _Bad(text("nothing follows the word vedette"))
    state.kind[flag] = FORCE if words[4] == "force" else VEDETTE
    state.put(flag, place)


def _read_force(state: State, flag: int, words: list[str]) -> None:
    if len(words) != 2:
        raise _Bad(text("a force needs its leaders and its steps, such as massena,joubert 23/1/5"))
    steps = words[1].split("/")
    if len(steps) != 3:
        raise _Bad(text("{word} is no strength such as 23/1/5", word=repr(words[1])))
    for arm, word in enumerate(steps):
        number = _whole(word)
        if not 0 <= number <= 999:
            raise _Bad(text("{word} is no number of steps", word=repr(word)))
        state.steps[flag * 3 + arm] = number
    leaders = _leaders(state.board, words[0].split(","))
    for leader in range(state.board.leaders):
        if leaders >> leader & 1:
            if state.board.side[leader] != flag >> 5:
                raise _Bad(
                    text(
                        "{leader} is of the other side",
                        leader=state.board.leader_names[leader],
                    )
                )
            state.assign(leader, flag)


def _read_leader(state: State, words: list[str]) -> None:
    if len(words) != 3 or words[2] not in _LEADER_WORDS:
        raise _Bad("a leader is written: leader name, and one of " + ", ".join(_LEADER_WORDS))
    leaders = _leaders(state.board, [words[1]])
    for leader in range(state.board.leaders):
        if leaders >> leader & 1:
            state.assign(leader, _LEADER_WORDS[words[2]])


def _read_column(state: State, name: str, words: list[str]) -> None:
    column = getattr(state, name)
    for word in words:
        index, mark, value = word.partition("=")
        if not mark:
            raise _Bad(text("{word} is not written as number=value", word=repr(word)))
        number = _whole(index)
        if not 0 <= number < _SIZES[name]:
            raise _Bad(text("{name} has no entry {number}", name=name, number=number))
        column[number] = _read_cell(state.board, name, value)


def _read_cell(board: Board, name: str, word: str) -> int:
    if name in PLACE_COLUMNS:
        return _place(board, word)
    if name in LEADER_COLUMNS:
        return _leaders(board, word.split(","))
    return _whole(word)


def _read_battle(state: State, words: list[str]) -> None:
    battle = Battle()
    for word in words:
        name, _, value = word.partition("=")
        if name == "passed":
            _read_passed(state.board, battle, value.split(","))
        elif name == "place":
            battle.place = _place(state.board, value)
        elif name in BATTLE_FIELDS:
            setattr(battle, name, _whole(value))
        else:
            raise _Bad(
                text(
                    "{name} is no part of a battle.{hint}",
                    name=repr(name),
                    hint=did_you_mean(name, BATTLE_FIELDS),
                )
            )
    if battle.place == NOWHERE:
        raise _Bad(text("a battle needs a place"))
    state.battle = battle


def _read_passed(board: Board, battle: Battle, words: list[str]) -> None:
    if len(words) > PASSED:
        raise _Bad(text("too many places are passed"))
    for index, word in enumerate(words):
        battle.passed[index] = _place(board, word)
