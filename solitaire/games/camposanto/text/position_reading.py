"""Reads position text. Every fault is gathered with its line; nothing is half set up."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from solitaire.games.camposanto.core.board import Board
from solitaire.games.camposanto.core.options import Options
from solitaire.games.camposanto.core.plies import ASSAULT, ASSAULT_BOTH
from solitaire.games.camposanto.core.state import State, blank_state
from solitaire.games.camposanto.core.steps import STEP_NAMES
from solitaire.games.camposanto.core.views import (
    ALL_SEEING,
    AssaultSeen,
    FlightSeen,
    MarchSeen,
    UnitSeen,
    view,
)
from solitaire.games.camposanto.fog.imagination import restore
from solitaire.games.camposanto.rules.soundness import find_faults
from solitaire.games.camposanto.terms import (
    FACINGS,
    OFF_MAP,
    PHASES,
    SIDES,
    STAGE_NAMES,
    STATUS_NAMES,
    TURN_NAMES,
    WINGS,
)
from solitaire.games.camposanto.text import codecs
from solitaire.games.camposanto.text.codecs import Codec
from solitaire.games.camposanto.text.notation import parse_ply
from solitaire.games.camposanto.text.position import FORMAT, SCORES
from solitaire.protocol import BadPosition, Fault, NotNotation
from solitaire.text import text, words_of

_CODED: Final[Mapping[str, tuple[str, Codec]]] = {
    "sealed": ("orders", codecs.SIDE_SET),
    "fatigued": ("orders", codecs.WING_SET),
    "generals_used": ("orders", codecs.SIDE_SET),
    "acted": ("activation", codecs.UNITS),
    "activated": ("activation", codecs.NUMBER),
    "fired": ("activation", codecs.UNITS),
    "to_push": ("activation", codecs.MARSHALS),
}
"""Lines of one word that go straight into a part of the view."""


def read_position(board: Board, text: str) -> State:
    """Raises BadPosition."""
    reader = _Reader(board, text)
    return reader.read()


class _Reader:
    def __init__(self, board: Board, text: str) -> None:
        self.board = board
        self.faults: list[Fault] = []
        lines = [line.split(";")[0].split() for line in text.splitlines()]
        self.lines = [(number, words) for number, words in enumerate(lines, 1) if words]
        self.seen = view(blank_state(board, Options({})), ALL_SEEING)
        self.noted: set[str] = set()

    def read(self) -> State:
        if not self.lines or " ".join(self.lines[0][1]) != FORMAT:
            raise BadPosition(
                [Fault(1, text("a position begins with the line {line}", line=repr(FORMAT)))]
            )
        for number, words in self.lines[1:]:
            try:
                self._take(words[0], words[1:])
            except ValueError as error:
                self.faults.append(Fault(number, words_of(error)))
        if not self.faults and "step" not in self.noted:
            self.faults.append(Fault(len(self.lines), text("no line says which step is open")))
        if self.faults:
            raise BadPosition(self.faults)
        return self._settled()

    def _settled(self) -> State:
        """The whole position; what contradicts itself is told at its first line."""
        state = restore(self.board, self.seen)
        found = find_faults(state)
        if found:
            raise BadPosition([Fault(1, fault) for fault in found])
        return state

    def _take(self, word: str, arguments: list[str]) -> None:
        if word in self.board.unit_by_name:
            self._once(word)
            self._take_unit(self.board.unit_by_name[word], arguments)
            return
        take = self._takers().get(word)
        if take is None and word not in _CODED and word not in SCORES:
            raise NotNotation(text("{word} is no line of a position.", word=repr(word)))
        if word not in ("option", "hand", "laid", "status", "marshal", "plan"):
            self._once(word)
        if take is not None:
            take(arguments)
        elif word in SCORES:
            self._take_score(SCORES.index(word), arguments)
        else:
            part, codec = _CODED[word]
            self._set(part, word, codec.read(self.board, _only(arguments)))

    def _takers(self) -> dict[str, Callable[[list[str]], None]]:
        return {
            "option": self._take_option,
            "turn": self._clock("turn", TURN_NAMES),
            "phase": lambda words: self._set("clock", "phase", _number(words, 1, PHASES)),
            "activation": lambda words: self._set("clock", "activation", _number(words, 0, 6)),
            "operation": self._clock("stage", STAGE_NAMES),
            "step": self._clock("step", STEP_NAMES),
            "raised": lambda words: self._set("clock", "is_raised", _choice(words, ("yes",)) == 0),
            "red": lambda words: self._set("orders", "red_holder", _choice(words, SIDES)),
            "hand": self._take_hand,
            "laid": lambda words: self._take_wings("laid", words, _order),
            "status": lambda words: self._take_wings("statuses", words, _status),
            "sequence": self._take_sequence,
            "victor": self._take_victor,
            "marshal": self._take_marshal,
            "shot": self._take_shot,
            "turning": self._take_turning,
            "plan": self._take_plan,
            "march": lambda words: self._procedure("march", MarchSeen, codecs.MARCH, words),
            "flight": lambda words: self._procedure("flight", FlightSeen, codecs.FLIGHT, words),
            "push": lambda words: self._procedure("push", FlightSeen, codecs.FLIGHT, words),
            "fight": lambda words: self._procedure("assault", AssaultSeen, codecs.ASSAULT, words),
        }

    def _once(self, word: str) -> None:
        if word in self.noted:
            raise NotNotation(text("{word} stands twice.", word=repr(word)))
        self.noted.add(word)

    def _set(self, part: str, name: str, value: object) -> None:
        """Change one field of a part of the view."""
        changed = getattr(self.seen, part)._replace(**{name: value})
        self.seen = self.seen._replace(**{part: changed})

    # -- lines ------------------------------------------------------------------------------------

    def _clock(self, name: str, known: tuple[str, ...]) -> Callable[[list[str]], None]:
        return lambda words: self._set("clock", name, _choice(words, known))

    def _take_option(self, words: list[str]) -> None:
        if len(words) != 2:
            raise NotNotation(text("write: option NAME VALUE"))
        self._once(f"option {words[0]}")
        chosen = Options(dict(self.seen.options) | {words[0]: words[1]}).chosen
        self.seen = self.seen._replace(options=tuple(chosen.items()))

    def _take_hand(self, words: list[str]) -> None:
        side = _choice(words[:1], SIDES)
        self._once(f"hand {side}")
        hands = list(self.seen.orders.hands)
        hands[side] = codecs.NUMBER_SET.read(self.board, _only(words[1:]))
        if not 0 <= hands[side] < 1 << 19:
            raise NotNotation(text("order points run from 1 to 18"))
        self._set("orders", "hands", tuple(hands))

    def _take_wings(self, name: str, words: list[str], read: Callable[[str], int]) -> None:
        side = _choice(words[:1], SIDES)
        self._once(f"{name} {side}")
        if len(words) != 1 + WINGS:
            raise NotNotation(text("write a side and one word for left, centre and right"))
        values = list(getattr(self.seen.orders, name))
        values[side * WINGS : side * WINGS + WINGS] = [read(word) for word in words[1:]]
        self._set("orders", name, tuple(values))

    def _take_sequence(self, words: list[str]) -> None:
        wings = [codecs.WING.read(self.board, word) for word in _only(words).split(",")]
        if sorted(wings) != list(range(2 * WINGS)):
            raise NotNotation(text("the sequence names each of the six wings once"))
        self._set("orders", "sequence", tuple(wings))

    def _take_score(self, place: int, words: list[str]) -> None:
        if len(words) != 2:
            raise NotNotation(text("write a number for each side, the allied first"))
        score = list(self.seen.score)
        score[place], score[4 + place] = (_number([word], 0, 200) for word in words)
        self.seen = self.seen._replace(score=tuple(score))

    def _take_victor(self, words: list[str]) -> None:
        self.seen = self.seen._replace(victor=_choice(words, SIDES))

    def _take_unit(self, unit: int, words: list[str]) -> None:
        if len(words) != 3:
            raise NotNotation(text("write a unit as: NAME HEX FACING STEPS"))
        place = codecs.HEX.read(self.board, words[0])
        seen = UnitSeen(place, _choice(words[1:2], FACINGS), _number(words[2:], 1, 4))
        is_line = self.board.is_line[unit]
        for other, stands in enumerate(self.seen.units):
            if stands.hex == place and self.board.is_line[other] == is_line:
                raise NotNotation(text("{place} is taken [6.2]", place=self.board.hex_names[place]))
        units = list(self.seen.units)
        units[unit] = seen
        self.seen = self.seen._replace(units=tuple(units))

    def _take_marshal(self, words: list[str]) -> None:
        if len(words) != 2:
            raise NotNotation(text("write a Marshal as: marshal NAME HEX"))
        marshal = codecs.MARSHAL.read(self.board, words[0])
        self._once(f"marshal {marshal}")
        marshals = list(self.seen.marshals)
        marshals[marshal] = codecs.HEX.read(self.board, words[1])
        self.seen = self.seen._replace(marshals=tuple(marshals))

    def _take_shot(self, words: list[str]) -> None:
        if len(words) != 2:
            raise NotNotation(text("write a shot as: shot UNIT HEX"))
        self._set("activation", "shooter", codecs.UNIT.read(self.board, words[0]))
        self._set("activation", "target", codecs.HEX.read(self.board, words[1]))

    def _take_turning(self, words: list[str]) -> None:
        self._set("activation", "facer", codecs.UNIT.read(self.board, _only(words)))

    def _take_plan(self, words: list[str]) -> None:
        ply = parse_ply(self.board, " ".join(words))
        if ply.verb not in (ASSAULT, ASSAULT_BOTH):
            raise NotNotation(text("a plan holds assaults only [7]"))
        self._set("activation", "plan", (*self.seen.activation.plan, int(ply.number)))

    def _procedure(
        self, part: str, kind: Callable[..., Any], fields: Mapping[str, Codec], words: list[str]
    ) -> None:
        pairs = dict(word.partition("=")[::2] for word in words)
        if list(pairs) != list(fields) or len(pairs) != len(words):
            raise NotNotation(
                text("write as NAME=VALUE, in this order: {known}", known=", ".join(fields))
            )
        values = {name: codec.read(self.board, pairs[name]) for name, codec in fields.items()}
        if values.get("way") == ():
            raise NotNotation(text("a way has at least its first hex"))
        if OFF_MAP in values.get("way", ()):
            raise NotNotation(text("a way stays on the map"))
        self.seen = self.seen._replace(**{part: kind(**values)})


def _only(words: list[str]) -> str:
    if len(words) != 1:
        raise NotNotation(text("write one word"))
    return words[0]


def _choice(words: list[str], known: tuple[str, ...]) -> int:
    word = _only(words)
    if word not in known:
        raise NotNotation(
            text("{word} is none of: {known}.", word=repr(word), known=", ".join(known))
        )
    return known.index(word)


def _number(words: list[str], low: int, high: int) -> int:
    word = _only(words)
    if not word.isascii() or not word.isdigit() or not low <= int(word) <= high:
        raise NotNotation(
            text("{word} is no number from {low} to {high}.", word=repr(word), low=low, high=high)
        )
    return int(word)


def _order(word: str) -> int:
    return _number([word], 1, 18)


def _status(word: str) -> int:
    return _choice([word], STATUS_NAMES)
