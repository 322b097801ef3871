"""Counters and places as a storyteller names them: generals by name, many brigades by number."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final

from solitaire.bits import members
from solitaire.games.castiglione.core.board import Board
from solitaire.games.castiglione.terms import (
    ARTILLERY,
    AUSTRIAN,
    CAVALRY,
    DUMMY,
    GARRISON,
    INFANTRY,
    LEADER,
    SIDE_SIZE,
    SIDES,
)
from solitaire.games.castiglione.text.titles import family_name

NAMED_UNITS: Final = 3
"""More of them in one force are counted instead."""
_NUMBERS: Final = (
    *("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    *("eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen"),
    *("nineteen", "twenty"),
)


def number_word(number: int) -> str:
    if 20 < number < 40:
        tens, ones = divmod(number, 10)
        return {2: "twenty", 3: "thirty"}[tens] + (f"-{_NUMBERS[ones]}" if ones else "")
    return _NUMBERS[number] if number <= 20 else str(number)


def counted(number: int, one: str, many: str = "") -> str:
    """ "one hit", "three hits"."""
    return f"{number_word(number)} {one if number == 1 else many or one + 's'}"


def listed(words: Sequence[str]) -> str:
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} and {words[-1]}"


def begun(text: str) -> str:
    """With a capital letter at the beginning of a sentence."""
    return text[:1].upper() + text[1:]


def nation(side: int) -> str:
    return SIDES[side].capitalize()


def army(side: int) -> str:
    return "the Austrians" if side == AUSTRIAN else "the French"


class Force:
    """Some counters of one side, and how to speak of them."""

    def __init__(self, board: Board, side: int, locals_: Iterable[int]) -> None:
        self._board = board
        self.side = side
        self.locals = [
            one for one in locals_ if board.counter_kind[side * SIDE_SIZE + one] != DUMMY
        ]
        self.leaders = [one for one in self.locals if self._kind(one) == LEADER]
        self.units = [one for one in self.locals if self._kind(one) != LEADER]

    def __bool__(self) -> bool:
        return bool(self.locals)

    def _kind(self, local: int) -> int:
        return int(self._board.counter_kind[self.side * SIDE_SIZE + local])

    def name(self, local: int) -> str:
        counter = self.side * SIDE_SIZE + local
        family = family_name(self._board, counter)
        kind = self._kind(local)
        if kind == CAVALRY:
            return f"{family}'s cavalry"
        if kind == ARTILLERY:
            return f"{family}'s guns"
        if kind == GARRISON:
            return "the garrison"
        if self._board.generic[self.side] >> local & 1:
            return f"{family}'s successor"
        return family

    def names(self) -> str:
        """Every one of them."""
        return listed(self.name_list())

    def name_list(self) -> list[str]:
        return list(dict.fromkeys(map(self.name, self.locals)))

    @property
    def is_many(self) -> bool:
        """Whether text() speaks of several."""
        return len(self.leaders) > 1 if self.leaders else self.are_many

    @property
    def are_many(self) -> bool:
        """Whether names() speaks of several: guns always do."""
        return len(self.locals) != 1 or self._kind(self.locals[0]) == ARTILLERY

    def text(self) -> str:
        """ "Melas and Davidovich with four brigades, cavalry and guns"."""
        leaders = listed(list(map(self.name, self.leaders)))
        units = self._units_text()
        return " with ".join(filter(None, (leaders, units)))

    def _units_text(self) -> str:
        if len(self.units) <= NAMED_UNITS:
            named = listed(list(dict.fromkeys(map(self.name, self.units))))
            own = f"{self.name(self.leaders[0])}'s" if len(self.leaders) == 1 else ""
            return re.sub(rf"\b{own} ", "his ", named) if own else named
        kinds = [self._kind(unit) for unit in self.units]
        parts = []
        if INFANTRY in kinds:
            parts.append(counted(kinds.count(INFANTRY), "brigade"))
        elif CAVALRY in kinds:
            parts.append(f"{counted(kinds.count(CAVALRY), 'regiment')} of cavalry")
        if CAVALRY in kinds and INFANTRY in kinds:
            parts.append("cavalry")
        if ARTILLERY in kinds:
            parts.append("guns")
        if GARRISON in kinds:
            parts.append("the garrison")
        return listed(parts)


def force_of(board: Board, side: int, counters: int) -> Force:
    return Force(board, side, members(counters))
