"""Plies as text and back. Names are the ids of the data files; hexes are column and row."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Final

from solitaire.games.camposanto.core import plies
from solitaire.games.camposanto.core.board import Board
from solitaire.games.camposanto.core.plies import FLANKS, ROADS, VERBS, Ply
from solitaire.games.camposanto.rules.plan import attackers_of, defenders_of, star
from solitaire.games.camposanto.terms import FACINGS, HIGHEST_ORDER
from solitaire.protocol import NotNotation
from solitaire.text import marked, text
from solitaire.typed import needs, number_between, number_called, verb_of

_VERB_BY_WORD: Final = {
    word: verb
    for verb, (word, _, _) in enumerate(VERBS)
    if verb not in (plies.ASSAULT_BOTH, plies.ROLLED)
}
_ARGUMENT_WORDS: Final = {
    plies.NOTHING: marked("nothing"),
    plies.VALUES: marked("three order points such as 16 8 4"),
    plies.UNIT: marked("a unit"),
    plies.UNIT_AND_HEX: marked("a unit and a hex"),
    plies.HEX: marked("a hex"),
    plies.FACING: marked("a corner: n, ne, se, s, sw or nw"),
    plies.DISTANCE: marked("1 or 2"),
    plies.ROAD: marked("edge or bridge"),
    plies.MANY_ON_ONE: marked("hexes, on, hexes: 1211+1311 on 1210"),
    plies.FLANK: marked("left or right"),
    plies.COMMANDER: marked("a Marshal"),
}
_COUNTS: Final = {
    plies.NOTHING: 0,
    plies.VALUES: 3,
    plies.UNIT_AND_HEX: 2,
    plies.MANY_ON_ONE: 3,
}
"""Words behind the verb; one where it is not named."""


def ply_text(board: Board, one: Ply) -> str:
    word, kind, _ = VERBS[one.verb]
    return _WRITERS[kind](board, word, one)


def _write_star(board: Board, word: str, one: Ply) -> str:
    attackers = hexes_text(board, attackers_of(board, one))
    return f"{word} {attackers} on {hexes_text(board, defenders_of(board, one))}"


_WRITERS: Final[Mapping[int, Callable[[Board, str, Ply], str]]] = {
    plies.NOTHING: lambda board, word, one: word,
    plies.VALUES: lambda board, word, one: f"{word} {one.first} {one.second} {one.third}",
    plies.UNIT: lambda board, word, one: f"{word} {board.unit_names[one.first]}",
    plies.UNIT_AND_HEX: lambda board, word, one: (
        f"{word} {board.unit_names[one.first]} {board.hex_names[one.second]}"
    ),
    plies.HEX: lambda board, word, one: f"{word} {board.hex_names[one.first]}",
    plies.FACING: lambda board, word, one: f"{word} {FACINGS[one.first]}",
    plies.DISTANCE: lambda board, word, one: f"{word} {one.first}",
    plies.ROAD: lambda board, word, one: f"{word} {ROADS[one.first]}",
    plies.MANY_ON_ONE: _write_star,
    plies.ONE_ON_TWO: _write_star,
    plies.FLANK: lambda board, word, one: f"{word} {FLANKS[one.first]}",
    plies.COMMANDER: lambda board, word, one: f"{word} {board.marshal_names[one.first]}",
    plies.DICE: lambda board, word, one: f"{one.first}+{one.second}",
}


def hexes_text(board: Board, places: Collection[int]) -> str:
    return "+".join(board.hex_names[place] for place in places)


# -- reading --------------------------------------------------------------------------------------


def parse_ply(board: Board, typed: str) -> Ply:
    """Raises NotNotation with the nearest known word."""
    words = typed.split()
    if words and words[0][0].isdigit():
        return _dice(words)
    verb = verb_of(words, _VERB_BY_WORD)
    kind = VERBS[verb][1]
    if len(words) - 1 != _COUNTS.get(kind, 1):
        raise needs(words[0], text(_ARGUMENT_WORDS[kind]))
    return _with_arguments(board, verb, kind, words[1:])


def _with_arguments(board: Board, verb: int, kind: int, words: list[str]) -> Ply:
    if kind == plies.NOTHING:
        return Ply(verb)
    if kind == plies.VALUES:
        left, centre, right = (
            number_between(word, 1, HIGHEST_ORDER, text("order point")) for word in words
        )
        return Ply(verb, left, centre, right)
    if kind == plies.UNIT_AND_HEX:
        return Ply(verb, unit_number(board, words[0]), hex_number(board, words[1]))
    if kind == plies.MANY_ON_ONE:
        return _star(board, words)
    return Ply(verb, _single(board, kind, words[0]))


def _single(board: Board, kind: int, word: str) -> int:
    if kind == plies.UNIT:
        return unit_number(board, word)
    if kind == plies.HEX:
        return hex_number(board, word)
    if kind == plies.COMMANDER:
        return marshal_number(board, word)
    if kind == plies.DISTANCE:
        return number_between(word, 1, 2, text("distance"))
    known = {plies.FACING: FACINGS, plies.ROAD: ROADS, plies.FLANK: FLANKS}[kind]
    if not word or word not in known:
        raise NotNotation(
            text(
                "{word} is not {what}.",
                word=repr(word),
                what=text(_ARGUMENT_WORDS[kind]),
            )
        )
    return known.index(word)


def _star(board: Board, words: list[str]) -> Ply:
    """Several hexes on one, or one on two, all beside the one."""
    if words[1] != "on":
        raise NotNotation(text("Write 'on' between the hexes, not {word}.", word=repr(words[1])))
    attackers, defenders = hex_numbers(board, words[0]), hex_numbers(board, words[2])
    if len(attackers) > 1 and len(defenders) > 1:
        raise NotNotation(text("An assault has several attackers on one hex, or one on two [7]."))
    if len(defenders) > 2:
        raise NotNotation(text("A front has two hexes, so nobody assaults more [6.1, 7]."))
    if any(board.direction(one, other) < 0 for one in attackers for other in defenders):
        raise NotNotation(text("Who assaults stands beside the hex that is assaulted [7]."))
    return star(board, attackers, defenders)


def _dice(words: list[str]) -> Ply:
    pips = words[0].split("+")
    if len(words) != 1 or len(pips) != 2 or any(pip not in "123456" or not pip for pip in pips):
        raise NotNotation(
            text("{typed} is no throw of two dice such as 3+5.", typed=repr(" ".join(words)))
        )
    return Ply(plies.ROLLED, int(pips[0]), int(pips[1]))


def hex_numbers(board: Board, typed: str) -> list[int]:
    """Hexes joined by +, each once, in rising order."""
    found = sorted(hex_number(board, word) for word in typed.split("+"))
    if len(set(found)) != len(found):
        raise NotNotation(text("{typed} names a hex twice.", typed=repr(typed)))
    return found


def hex_number(board: Board, word: str) -> int:
    return number_called(
        word, board.hex_by_name, text("hex of the field; ids are column and row, as 1211")
    )


def unit_number(board: Board, word: str) -> int:
    return number_called(word, board.unit_by_name, text("unit of this game"))


def marshal_number(board: Board, word: str) -> int:
    return number_called(word, board.marshal_by_name, text("Marshal of this game"))
