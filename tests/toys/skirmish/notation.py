"""Plies and positions of the skirmish as text."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from functools import partial
from typing import Any, Final

from solitaire.protocol import NotNotation
from tests.toys.common import read_lines
from tests.toys.skirmish.state import (
    AREAS,
    COUNTERS,
    GONE,
    Attack,
    CombatFrame,
    Counter,
    Draw,
    Move,
    Pass,
    Ply,
    Regroup,
    Retreat,
    Roll,
    Scout,
    ScoutFrame,
    Stand,
    State,
)

SEATS: Final = ("red", "blue")


_COUNTER_FIELDS: Final = {"counter", "target", "first", "second"}
_PLY_KINDS: Final[dict[str, type[Ply]]] = {
    kind.__name__.lower(): kind
    for kind in (Draw, Roll, Move, Attack, Scout, Regroup, Retreat, Stand, Pass)
}


def ply_text(ply: Ply) -> str:
    """The kind of ply and its fields: "attack red-1 blue-2"."""
    values = [(field.name, getattr(ply, field.name)) for field in fields(ply)]
    written = [COUNTERS[value] if name in _COUNTER_FIELDS else str(value) for name, value in values]
    return " ".join([type(ply).__name__.lower(), *written])


def parse_ply(text: str) -> Ply:
    try:
        return _parse(text.split())
    except (ValueError, KeyError) as error:
        raise NotNotation(f"{text!r} is no order of this game: {error}.") from error


def _parse(words: list[str]) -> Ply:
    kind = _PLY_KINDS[words[0] if words else ""]
    values = [_field(field.name, word) for field, word in zip(fields(kind), words[1:], strict=True)]
    return kind(*values)


def _field(name: str, word: str) -> Any:
    if name in _COUNTER_FIELDS:
        return COUNTERS.index(word)
    if name == "area":
        return _area(word)
    return _number(word, 3 if name == "strength" else 6)


def _number(text: str, highest: int) -> int:
    number = int(text)
    if not 1 <= number <= highest:
        raise ValueError(f"{text} is not between 1 and {highest}")
    return number


def _area(text: str) -> str:
    if len(text) != 1 or text not in AREAS:
        raise ValueError(f"there is no area {text}")
    return text


def position_text(state: State) -> str:
    lines = [
        f"options {state.turns} {state.scouting}",
        f"turn {state.turn} {SEATS[state.active]} {state.steps_left}",
    ]
    for counter, name in enumerate(COUNTERS):
        side = "up" if state.face_up[counter] else "down"
        lines.append(f"{name} {state.strengths[counter]} {state.areas[counter]} {side}")
    lines.extend(
        " ".join([f"{seat}-knows", *(COUNTERS[counter] for counter in sorted(known))])
        for seat, known in zip(SEATS, state.known, strict=True)
    )
    lines.append(f"procedure {_frame_text(state)}")
    return "\n".join(lines) + "\n"


def _frame_text(state: State) -> str:
    match state.frame:
        case None:
            return "none"
        case ScoutFrame(target):
            return f"scout {COUNTERS[target]}"
        case CombatFrame(attacker, target, stands):
            answer = "stands" if stands else "asked"
            return f"combat {COUNTERS[attacker]} {COUNTERS[target]} {answer}"


def parse_position(text: str) -> State:
    state = State(0, "off")

    def options(words: list[str]) -> None:
        state.turns, state.scouting = int(words[0]), words[1]

    def turn(words: list[str]) -> None:
        state.turn, state.active = int(words[0]), SEATS.index(words[1])
        state.steps_left = int(words[2])

    def counter(number: Counter, words: list[str]) -> None:
        state.strengths[number] = int(words[0])
        state.areas[number] = words[1] if words[1] == GONE else _area(words[1])
        state.face_up[number] = ("down", "up").index(words[2]) == 1

    def procedure(words: list[str]) -> None:
        if words[0] == "scout":
            state.frame = ScoutFrame(COUNTERS.index(words[1]))
        elif words[0] == "combat":
            attacker, target = COUNTERS.index(words[1]), COUNTERS.index(words[2])
            state.frame = CombatFrame(attacker, target, words[3] == "stands")

    readers: dict[str, Callable[[list[str]], None]] = {
        "options": options,
        "turn": turn,
        "procedure": procedure,
    }
    for number, name in enumerate(COUNTERS):
        readers[name] = partial(counter, number)
    for seat, known in zip(SEATS, state.known, strict=True):
        readers[f"{seat}-knows"] = partial(_read_counters, known)
    read_lines(text, readers)
    return state


def _read_counters(known: set[Counter], words: list[str]) -> None:
    known.update(COUNTERS.index(word) for word in words)
