"""Forces and situations as a player types them: "liptay:1@roverbella", "23 sp, leader +1, 2 guns".

A counter is named by its id, with hits after a colon and the area it came from after an at sign.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from mypy_extensions import u8

from solitaire.games.castiglione.core.board import Board
from solitaire.games.castiglione.core.options import Options
from solitaire.games.castiglione.core.state import blank_state
from solitaire.games.castiglione.odds.forces import Force, force_of_counters
from solitaire.games.castiglione.terms import (
    DUMMY,
    GARRISON,
    LEADER,
    NOWHERE,
    SIDES,
    side_of,
)
from solitaire.games.castiglione.text.notation import area_number, bridge_number, counter_number
from solitaire.protocol import NotNotation
from solitaire.text import Text, text, words_of

MOST_STRENGTH: Final = 200
HIGHEST_RATING: Final = 5
"""Far above any leader of the game; keeps modified rolls on the tables."""

_ITEM: Final = re.compile(r"\+?(\d{1,4}) *([a-z]+)|([a-z]+) *\+?(\d{1,4})", re.ASCII)
_MEANING: Final = {
    "sp": "strength",
    "strength": "strength",
    "cav": "cavalry",
    "cavalry": "cavalry",
    "gun": "guns",
    "guns": "guns",
    "art": "guns",
    "artillery": "guns",
    "leader": "tactical",
    "tr": "tactical",
}


class BadDescription(ValueError):
    """What was typed describes no force or situation; the message says what to write."""


@dataclass(frozen=True, slots=True)
class Placed:
    """One counter of a description."""

    counter: int
    hits: int = 0
    origin: int = NOWHERE
    """The area it entered the combat from."""

    @property
    def side(self) -> int:
        return side_of(self.counter)


@dataclass(frozen=True, slots=True)
class ForceText:
    """A force as typed: named counters, or numbers, or leaders by name with numbers."""

    side: int | None
    counters: tuple[Placed, ...]
    numbers: dict[str, int]

    @property
    def is_named(self) -> bool:
        return not self.numbers


def role_words(role: str) -> Text:
    return text("attacker") if role == "attacker" else text("defender")


def read_force(board: Board, role: str, typed: str) -> ForceText:
    """Raises BadDescription; `role` is how the message calls the force."""
    side: int | None = None
    counters: list[Placed] = []
    numbers: dict[str, int] = {}
    for item in _items(typed, text("the {role}", role=role_words(role))):
        number = _number(item)
        if item in SIDES:
            side = SIDES.index(item)
        elif number is None and re.match(r"[-+\d]", item):
            raise BadDescription(
                text(
                    "{item} is unclear; write 23 sp, leader 1, 2 cavalry, 2 guns.", item=repr(item)
                )
            )
        elif number is None:
            counters.append(read_counter(board, item))
        elif number[0] in numbers:
            raise BadDescription(
                text(
                    "The {role}'s {number} is given twice: {typed}.",
                    role=role_words(role),
                    number=number[0],
                    typed=repr(typed),
                )
            )
        else:
            numbers[number[0]] = number[1]
    return ForceText(_side_of(board, role, side, counters), tuple(counters), numbers)


def _items(typed: str, what: str) -> list[str]:
    items = [" ".join(item.lower().split()) for item in typed.split(",")]
    if not all(items):
        raise BadDescription(
            text(
                "Something is missing between the commas of {what}: {typed}.",
                what=what,
                typed=repr(typed),
            )
        )
    return items


def _number(item: str) -> tuple[str, int] | None:
    match = _ITEM.fullmatch(item)
    if match is None:
        return None
    word, digits = match[2] or match[3], match[1] or match[4]
    return (_MEANING[word], int(digits)) if word in _MEANING else None


def _side_of(board: Board, role: str, said: int | None, counters: Sequence[Placed]) -> int | None:
    sides = {one.side for one in counters}
    if said is not None:
        sides.add(said)
    if len(sides) > 1:
        names = ", ".join(board.counter_names[one.counter] for one in counters)
        raise BadDescription(
            text(
                "The {role} must be of one side, but these are not: {names}.",
                role=role_words(role),
                names=names,
            )
        )
    return sides.pop() if sides else None


def read_counter(board: Board, typed: str) -> Placed:
    """COUNTER[:HITS][@AREA]."""
    name, _, origin = typed.partition("@")
    name, colon, hits = name.partition(":")
    try:
        counter = counter_number(board, _plain(name))
        area = area_number(board, _plain(origin)) if origin else NOWHERE
    except NotNotation as error:
        raise BadDescription(words_of(error)) from error
    if board.counter_kind[counter] == DUMMY:
        raise BadDescription(text("{name} is a dummy and takes part in nothing [13.2].", name=name))
    return Placed(counter, _hits(board, counter, hits) if colon else 0, area)


def _plain(word: str) -> str:
    return word.strip().lower().replace(" ", "_").replace("-", "_").replace("'", "")


def _hits(board: Board, counter: int, typed: str) -> int:
    title = board.counter_titles[counter]
    if board.counter_kind[counter] == LEADER:
        raise BadDescription(text("{title} is a leader and has no hits [3.6].", title=title))
    most = 2 if board.counter_kind[counter] == GARRISON else 3
    if typed not in map(str, range(most + 1)):
        raise BadDescription(
            text(
                "{title} can have 0 to {most} hits, not {typed} [3.6].",
                title=title,
                most=most,
                typed=repr(typed),
            )
        )
    return int(typed)


def read_group(board: Board, typed: str) -> tuple[int, list[Placed]]:
    """AREA=COUNTER[:HITS],COUNTER..."""
    name, sign, names = typed.partition("=")
    if not sign or not names:
        raise BadDescription(
            text("{typed} places nobody; write AREA=COUNTER[:HITS],COUNTER...", typed=repr(typed))
        )
    area = read_area(board, name)
    return area, [read_counter(board, item) for item in _items(names, name)]


def read_area(board: Board, text: str) -> int:
    try:
        return area_number(board, _plain(text))
    except NotNotation as error:
        raise BadDescription(words_of(error)) from error


def read_bridge(board: Board, text: str) -> int:
    """Its two areas in either order: gavardo-rezzato."""
    ends = [_plain(end) for end in text.split("-")]
    with suppress(NotNotation):
        return bridge_number(board, "-".join(reversed(ends)))
    try:
        return bridge_number(board, "-".join(ends))
    except NotNotation as error:
        raise BadDescription(words_of(error)) from error


# -- forces in numbers ----------------------------------------------------------------------------


def force_of(board: Board, role: str, typed: ForceText, side: int) -> Force:
    """The numbers of a described or named force. Raises BadDescription."""
    if typed.is_named:
        return _force_of_counters(board, typed.counters, side)
    units = [one for one in typed.counters if board.counter_kind[one.counter] != LEADER]
    if units:
        name = board.counter_names[units[0].counter]
        raise BadDescription(
            text(
                "The {role} mixes numbers with the unit {name}; name all units or none.",
                role=role_words(role),
                name=name,
            )
        )
    numbers = dict(typed.numbers)
    if typed.counters:
        numbers["tactical"] = _force_of_counters(board, typed.counters, side).tactical
    strength = numbers.get("strength", 0)
    cavalry, guns = numbers.get("cavalry", 0), numbers.get("guns", 0)
    if not 1 <= strength <= MOST_STRENGTH:
        raise BadDescription(
            text(
                "The {role} needs strength points, 1 to {most}: write for example 23 sp.",
                role=role_words(role),
                most=MOST_STRENGTH,
            )
        )
    if cavalry + guns > strength:
        raise BadDescription(
            text(
                "The {role} has {strength} SP in all, so {cavalry} of cavalry and {guns} of "
                "artillery are too many.",
                role=role_words(role),
                strength=strength,
                cavalry=cavalry,
                guns=guns,
            )
        )
    if numbers.get("tactical", 0) > HIGHEST_RATING:
        raise BadDescription(text("A leader's rating is at most {most}.", most=HIGHEST_RATING))
    return Force(side, strength, cavalry, guns, numbers.get("tactical", 0))


def _force_of_counters(board: Board, counters: Sequence[Placed], side: int) -> Force:
    """As the rules count it, anywhere on an empty map."""
    state = blank_state(board, Options({}))
    for one in counters:
        state.put(one.counter, 0)
        state.hits[one.counter] = u8(one.hits)
    return force_of_counters(state, side, state.stack(side, 0))
