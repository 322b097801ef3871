"""Plies as text and back. Names are the ids of the data files; a bridge is its two areas."""

from __future__ import annotations

from solitaire.games.castiglione.core.board import Board
from solitaire.games.castiglione.core.plies import (
    AREA,
    AREA_AND_BRIDGE,
    BRIDGE,
    COUNTER,
    NOTHING,
    PIPS,
    ROLLED,
    SIDE,
    SUM_ROLLED,
    TWO_AREAS,
    VERBS,
    Ply,
    ply,
)
from solitaire.games.castiglione.terms import SIDES
from solitaire.protocol import NotNotation
from solitaire.text import marked, text
from solitaire.typed import (
    needs,
    number_between,
    number_called,
    shortened,
    unknown,
    verb_of,
)

_VERB_BY_WORD = {word: verb for verb, (word, _, _) in enumerate(VERBS)}
_ARGUMENT_WORDS = {
    NOTHING: marked("nothing"),
    COUNTER: marked("a counter"),
    AREA: marked("an area"),
    BRIDGE: marked("a bridge such as gavardo-rezzato"),
    SIDE: marked("french or austrian"),
    PIPS: marked("a number"),
    AREA_AND_BRIDGE: marked("an area and a bridge"),
    TWO_AREAS: marked("two areas"),
}


def ply_text(board: Board, one: Ply) -> str:
    word, argument, _ = VERBS[one.verb]
    if argument == NOTHING:
        return word
    if argument == AREA_AND_BRIDGE:
        return f"{word} {board.area_names[one.first]} {bridge_name(board, one.second)}"
    if argument == TWO_AREAS:
        return f"{word} {board.area_names[one.first]} {board.area_names[one.second]}"
    return f"{word} {_argument_text(board, argument, one.first)}"


def _argument_text(board: Board, argument: int, number: int) -> str:
    if argument == COUNTER:
        return board.counter_names[number]
    if argument == AREA:
        return board.area_names[number]
    if argument == BRIDGE:
        return bridge_name(board, number)
    return SIDES[number] if argument == SIDE else str(number)


def bridge_name(board: Board, bridge: int) -> str:
    a, b = board.bridge_ends[bridge]
    return f"{board.area_names[a]}-{board.area_names[b]}"


def parse_ply(board: Board, typed: str) -> Ply:
    """Raises NotNotation with the nearest known word."""
    words = typed.split()
    verb = verb_of(words, _VERB_BY_WORD)
    argument = VERBS[verb][1]
    wanted = {NOTHING: 0, AREA_AND_BRIDGE: 2, TWO_AREAS: 2}.get(argument, 1)
    if len(words) - 1 != wanted:
        raise needs(words[0], text(_ARGUMENT_WORDS[argument]))
    if wanted == 0:
        return ply(verb)
    if wanted == 2:
        second = area_number if argument == TWO_AREAS else bridge_number
        return ply(verb, area_number(board, words[1]), second(board, words[2]))
    return ply(verb, _argument_number(board, verb, argument, words[1]))


def _argument_number(board: Board, verb: int, argument: int, word: str) -> int:
    if argument == COUNTER:
        return counter_number(board, word)
    if argument == AREA:
        return area_number(board, word)
    if argument == BRIDGE:
        return bridge_number(board, word)
    if argument == SIDE:
        if word not in SIDES:
            raise NotNotation(
                text("{word} is no side: it is french or austrian.", word=repr(shortened(word)))
            )
        return SIDES.index(word)
    return _pips(verb, word)


def _pips(verb: int, word: str) -> int:
    low, high = {ROLLED: (1, 6), SUM_ROLLED: (2, 12)}[verb]
    return number_between(word, low, high, text("roll"))


def counter_number(board: Board, word: str) -> int:
    return number_called(word, board.counter_by_name, text("counter of this game"))


def area_number(board: Board, word: str) -> int:
    return number_called(word, board.area_by_name, text("area of the map"))


def bridge_number(board: Board, word: str) -> int:
    turned = "-".join(reversed(word.split("-")))
    for number in range(len(board.bridge_ends)):
        if bridge_name(board, number) in (word, turned):
            return number
    names = [bridge_name(board, number) for number in range(len(board.bridge_ends))]
    raise unknown(word, names, text("bridge of the map"))
