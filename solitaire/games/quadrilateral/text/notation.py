"""Plies as text and back. Names are the ids of the data files; a force goes by its Force Leader."""

from __future__ import annotations

import re

from solitaire.games.quadrilateral.core import plies as verbs
from solitaire.games.quadrilateral.core.board import Board
from solitaire.games.quadrilateral.core.plies import RESULTS, VERBS, Ply
from solitaire.protocol import NotNotation
from solitaire.text import joined, text
from solitaire.typed import needs, number_between, number_called, unknown, verb_of

_VERB_BY_WORD = {word: verb for verb, (word, _, _) in enumerate(VERBS)}
_ARGUMENTS = {
    verbs.NOTHING: (),
    verbs.PLACE: ("place",),
    verbs.LEADER: ("leader",),
    verbs.TWO_LEADERS: ("leader", "leader"),
    verbs.LEADER_PLACE: ("leader", "place"),
    verbs.LEADER_CROSSING: ("leader", "crossing"),
    verbs.CROSSING: ("crossing",),
    verbs.FLAG: ("flag",),
    verbs.AMOUNT: ("amount",),
    verbs.TURNS: ("turns",),
    verbs.PIPS: ("pips",),
    verbs.SUM: ("sum",),
    verbs.TWO_PIPS: ("pips", "pips"),
    verbs.RESULT: ("result",),
}
_WORDS = {
    "place": text("a place"),
    "leader": text("a leader"),
    "crossing": text("a crossing such as peschiera-castelnuovo"),
    "flag": text("a flag such as f7"),
    "amount": text("a number of steps"),
    "turns": text("1, 2 or 3"),
    "pips": text("a number from 1 to 6"),
    "sum": text("a number from 2 to 12"),
    "result": text("one of {names}", names=", ".join(RESULTS)),
}
_NUMBERS = {
    "amount": (1, 250, text("number of steps")),
    "turns": (1, 3, text("number of turns")),
    "pips": (1, 6, text("roll")),
    "sum": (2, 12, text("roll")),
}
"""Bounds of a number, and what it is called."""
_FLAG = re.compile(r"f([1-9]|[12]\d|3[01])", re.ASCII)


def argument_kinds(verb: int) -> tuple[str, ...]:
    return _ARGUMENTS[VERBS[verb][1]]


def ply_text(board: Board, ply: Ply) -> str:
    kinds = argument_kinds(ply.verb)
    numbers = (ply.first, ply.second)
    texts = [_text(board, kind, number) for kind, number in zip(kinds, numbers, strict=False)]
    return " ".join([VERBS[ply.verb][0], *texts])


def _text(board: Board, kind: str, number: int) -> str:
    if kind == "place":
        return board.place_names[number]
    if kind == "leader":
        return board.leader_names[number]
    if kind == "crossing":
        return crossing_name(board, number)
    if kind == "flag":
        return f"f{number + 1}"
    return RESULTS[number] if kind == "result" else str(number)


def crossing_name(board: Board, crossing: int) -> str:
    a, b = board.crossing_ends[crossing]
    return f"{board.place_names[a]}-{board.place_names[b]}"


def parse_ply(board: Board, typed: str) -> Ply:
    """Raises NotNotation with the nearest known word."""
    words = typed.split()
    verb = verb_of(words, _VERB_BY_WORD)
    kinds = argument_kinds(verb)
    if len(words) - 1 != len(kinds):
        wanted = joined((_WORDS[kind] for kind in kinds), " + ") or text("nothing")
        raise needs(words[0], wanted)
    numbers = [_number(board, kind, word) for kind, word in zip(kinds, words[1:], strict=True)]
    return Ply(verb, *numbers)


def _number(board: Board, kind: str, word: str) -> int:
    if kind == "place":
        return number_called(word, board.place_by_name, text("place of the map"))
    if kind == "leader":
        return number_called(word, board.leader_by_name, text("leader of this game"))
    if kind == "crossing":
        return crossing_number(board, word)
    if kind == "flag":
        found = _FLAG.fullmatch(word)
        if not found:
            raise NotNotation(
                text("{word} is no flag: write f and its number, such as f7.", word=repr(word))
            )
        return int(found[1]) - 1
    if kind == "result":
        if word not in RESULTS:
            raise NotNotation(
                text(
                    "{word} is no result of scouting: {known}.",
                    word=repr(word),
                    known=", ".join(RESULTS),
                )
            )
        return RESULTS.index(word)
    low, high, what = _NUMBERS[kind]
    return number_between(word, low, high, what)


def crossing_number(board: Board, word: str) -> int:
    turned = "-".join(reversed(word.split("-")))
    names = [crossing_name(board, number) for number in range(len(board.crossing_ends))]
    for name in (word, turned):
        if name in names:
            return names.index(name)
    raise unknown(word, names, text("crossing of the map"))
