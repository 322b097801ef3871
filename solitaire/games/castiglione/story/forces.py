"""Counters and places as a storyteller names them: generals by name, many brigades by number."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from solitaire.games.castiglione.core.board import Board
from solitaire.games.castiglione.terms import (
    ARTILLERY,
    AUSTRIAN,
    CAVALRY,
    DUMMY,
    GARRISON,
    INFANTRY,
    LEADER,
    counter_of,
)
from solitaire.games.castiglione.text.titles import SIDE_TITLES, family_name, listed
from solitaire.text import NOTHING, Text, capital, joined, marked, text, verbatim

NAMED_UNITS: Final = 3
"""More of them in one force are counted instead."""
_NUMBERS: Final = (
    *(text("no"), text("one"), text("two"), text("three"), text("four"), text("five")),
    *(text("six"), text("seven"), text("eight"), text("nine"), text("ten"), text("eleven")),
    *(text("twelve"), text("thirteen"), text("fourteen"), text("fifteen"), text("sixteen")),
    *(text("seventeen"), text("eighteen"), text("nineteen"), text("twenty")),
)
_TENS: Final = {2: text("twenty"), 3: text("thirty")}
HITS: Final = (marked("{number} hit"), marked("{number} hits"))
UNITS: Final = (marked("{number} unit"), marked("{number} units"))
POINTS: Final = (marked("{number} point"), marked("{number} points"))
BATTLES: Final = (marked("{number} battle"), marked("{number} battles"))
COLUMNS: Final = (marked("{number} false column"), marked("{number} false columns"))
_BRIGADES: Final = (marked("{number} brigade"), marked("{number} brigades"))
_REGIMENTS: Final = (
    marked("{number} regiment of cavalry"),
    marked("{number} regiments of cavalry"),
)
"""Of one, and of several."""
UNITS_OF_SIDES: Final = (
    (marked("{number} French unit"), marked("{number} French units")),
    (marked("{number} Austrian unit"), marked("{number} Austrian units")),
)


def number_word(number: int) -> Text:
    if 20 < number < 40:
        tens, ones = divmod(number, 10)
        if not ones:
            return _TENS[tens]
        return text("{tens}-{ones}", tens=_TENS[tens], ones=_NUMBERS[ones])
    return _NUMBERS[number] if number <= 20 else text("{number}", number=number)


def counted(number: int, templates: tuple[str, str]) -> Text:
    """ "one hit", "three hits"."""
    return text(templates[number != 1], number=number_word(number))


def nation(side: int) -> Text:
    return SIDE_TITLES[side]


def army(side: int) -> Text:
    return text("the Austrians") if side == AUSTRIAN else text("the French")


class Force:
    """Some counters of one side, and how to speak of them."""

    def __init__(self, board: Board, side: int, locals_: Iterable[int]) -> None:
        self._board = board
        self.side = side
        self.locals = [one for one in locals_ if board.counter_kind[counter_of(side, one)] != DUMMY]
        self.leaders = [one for one in self.locals if self._kind(one) == LEADER]
        self.units = [one for one in self.locals if self._kind(one) != LEADER]

    def __bool__(self) -> bool:
        return bool(self.locals)

    def _kind(self, local: int) -> int:
        return int(self._board.counter_kind[counter_of(self.side, local)])

    def _family(self, local: int) -> str:
        return family_name(self._board, counter_of(self.side, local))

    def name(self, local: int, owner: str = "") -> Text:
        """`owner` has been named just before: what has his name is his."""
        family, kind = self._family(local), self._kind(local)
        who, is_his = verbatim(family), family == owner
        if kind == CAVALRY:
            return text("his cavalry") if is_his else text("{name}'s cavalry", name=who)
        if kind == ARTILLERY:
            return text("his guns") if is_his else text("{name}'s guns", name=who)
        if kind == GARRISON:
            return text("the garrison")
        if self._board.generic[self.side] >> local & 1:
            return text("{name}'s successor", name=who)
        return who

    def names(self) -> Text:
        """Every one of them."""
        return listed(self.name_list())

    def name_list(self) -> list[Text]:
        return list(dict.fromkeys(map(self.name, self.locals)))

    @property
    def is_many(self) -> bool:
        """Whether text() speaks of several."""
        return len(self.leaders) > 1 if self.leaders else self.are_many

    @property
    def are_many(self) -> bool:
        """Whether names() speaks of several: guns always do."""
        return len(self.locals) != 1 or self._kind(self.locals[0]) == ARTILLERY

    def text(self) -> Text:
        """ "Melas and Davidovich with four brigades, cavalry and guns"."""
        leaders = listed([self.name(one) for one in self.leaders])
        units = self._units_text()
        if leaders and units:
            return text("{leaders} with {units}", leaders=leaders, units=units)
        return leaders or units

    def _units_text(self) -> Text:
        if not self.units:
            return NOTHING
        if len(self.units) <= NAMED_UNITS:
            owner = self._family(self.leaders[0]) if len(self.leaders) == 1 else ""
            return listed(list(dict.fromkeys(self.name(one, owner) for one in self.units)))
        kinds = [self._kind(unit) for unit in self.units]
        parts = []
        if INFANTRY in kinds:
            parts.append(counted(kinds.count(INFANTRY), _BRIGADES))
        elif CAVALRY in kinds:
            parts.append(counted(kinds.count(CAVALRY), _REGIMENTS))
        if CAVALRY in kinds and INFANTRY in kinds:
            parts.append(text("cavalry"))
        if ARTILLERY in kinds:
            parts.append(text("guns"))
        if GARRISON in kinds:
            parts.append(text("the garrison"))
        return listed(parts)


def told(sentences: Iterable[Text]) -> Text:
    """A paragraph."""
    return joined(sentences, " ")


def sentence(words: Text) -> Text:
    """With a capital letter in front and a full stop."""
    return text("{sentence}.", sentence=capital(words))
