"""The header of a record: reading its lines, and checking them against a game's rules."""

from __future__ import annotations

import difflib
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from solitaire import dice
from solitaire.protocol import BadPosition, Chance, Decide, Fault, NotNotation, Rules
from solitaire.record.faults import COMPARED_LENGTH, MOST_FAULTS, FaultKind, RecordFault, quoted
from solitaire.record.text import (
    HEADER_WORDS,
    MIXED,
    SEAL_HASH,
    Header,
    Kind,
    Line,
    body_line,
    position_line,
    without_comment,
)
from solitaire.text import Text, text, words_of

_FINGERPRINT: Final = re.compile(r"[0-9a-f]{64}")


@dataclass
class HeaderReading:
    """A header as far as it could be read, and the lines that follow it."""

    header: Header
    line_by_entry: dict[str, int]
    """Where "game", "option edition" or "seat french" is."""
    position_numbers: list[int]
    """The line numbers of the position's lines."""
    body: list[Line]
    faults: list[RecordFault]

    def line_of(self, entry: str) -> int:
        return self.line_by_entry.get(entry, 1)

    def blame(self, entry: str, message: str) -> None:
        self.faults.append(RecordFault(self.line_of(entry), FaultKind.HEADER, message))


def read_header(lines: Sequence[Line]) -> HeaderReading:
    """Everything up to the first line of play. All faults are collected in the result."""
    reader = _HeaderReader()
    for index, line in enumerate(lines):
        if not reader.take(line):
            return reader.reading(list(lines[index:]))
        if len(reader.faults) >= MOST_FAULTS:
            break
    return reader.reading([])


@dataclass
class _HeaderReader:
    words: dict[str, str] = field(default_factory=dict)
    """The entries with a single value: game, rules, data, dice."""
    options: dict[str, str] = field(default_factory=dict)
    seats: dict[str, str] = field(default_factory=dict)
    position: list[Line] = field(default_factory=list)
    line_by_entry: dict[str, int] = field(default_factory=dict)
    faults: list[RecordFault] = field(default_factory=list)

    def take(self, line: Line) -> bool:
        """Read one line; False if play begins with it."""
        bar_text = position_line(line.text)
        if bar_text is not None:
            self._take_position_line(line, bar_text)
            return True
        text = without_comment(line.text)
        word, _, rest = text.partition(" ")
        if word in HEADER_WORDS:
            self._take_entry(line.number, word, rest.strip())
            return True
        if text and body_line(line.number, text).kind is not Kind.UNKNOWN:
            return False
        if text:
            self._blame(line.number, _unknown_word(text, word))
        return True

    def reading(self, body: list[Line]) -> HeaderReading:
        kind, _, seal = self.words.get("dice", "").partition(" ")
        plain_seal = seal.removesuffix(f" {MIXED}")
        header = Header(
            game=self.words.get("game", ""),
            rules_version=self.words.get("rules", ""),
            data_digest=self.words.get("data", ""),
            options=self.options,
            seats=self.seats,
            dice=kind,
            fingerprint=self._fingerprint(kind, plain_seal),
            position=self._position_text(),
            is_mixed=plain_seal != seal,
            word=self.words.get("word", ""),
            seed=self.words.get("seed", ""),
        )
        if not header.game and "game" not in self.line_by_entry:
            self._blame(1, text("there is no line 'game NAME'."))
        if header.position == "":
            self._blame(
                self.line_by_entry["position"], text("no lines beginning with | follow it.")
            )
        numbers = [line.number for line in self.position]
        return HeaderReading(header, self.line_by_entry, numbers, body, self.faults)

    def _position_text(self) -> str | None:
        if "position" not in self.line_by_entry:
            return None
        return "\n".join(line.text for line in self.position)

    def _take_position_line(self, line: Line, typed: str) -> None:
        if "position" in self.line_by_entry:
            self.position.append(Line(line.number, typed))
        else:
            self._blame(
                line.number, text("a line of a position stands before the word 'position'.")
            )

    def _take_entry(self, number: int, word: str, rest: str) -> None:
        name, _, value = rest.partition(" ")
        entry = f"{word} {name}" if word in ("option", "seat") else word
        if entry in self.line_by_entry:
            first = self.line_by_entry[entry]
            self._blame(
                number,
                text("{entry} stands in line {first} already.", entry=quoted(entry), first=first),
            )
            return
        self.line_by_entry[entry] = number
        if word == "option":
            self.options[name] = value.strip()
        elif word == "seat":
            self.seats[name] = value.strip()
        else:
            self.words[word] = rest
        if not rest and word != "position":
            self._blame(number, text("nothing follows the word {word}.", word=repr(word)))

    def _fingerprint(self, kind: str, seal: str) -> str:
        number = self.line_by_entry.get("dice", 1)
        if kind and kind not in dice.KINDS:
            self._blame(
                number,
                text(
                    "dice {kind} are not known; {hint}.",
                    kind=quoted(kind),
                    hint=_nearest(kind, dice.KINDS),
                ),
            )
        if kind != dice.SEALED:
            return ""
        hash_name, _, fingerprint = seal.partition(" ")
        if hash_name != SEAL_HASH or not _FINGERPRINT.fullmatch(fingerprint):
            self._blame(
                number,
                text(
                    "after 'dice sealed' come {name} and 64 hex digits.",
                    name=repr(SEAL_HASH),
                ),
            )
        return fingerprint

    def _blame(self, line: int, message: str) -> None:
        self.faults.append(RecordFault(line, FaultKind.HEADER, message))


def _unknown_word(line: str, word: str) -> Text:
    return text(
        "{line} is neither a header line nor a ply; {hint}.",
        line=quoted(line),
        hint=_nearest(word, HEADER_WORDS),
    )


def _nearest(word: str, known: Sequence[str]) -> Text:
    near = difflib.get_close_matches(word[:COMPARED_LENGTH], known, n=1)
    if near:
        return text("perhaps {name} is meant", name=repr(near[0]))
    return text("known are {names}", names=", ".join(known))


# -- against the rules ----------------------------------------------------------------------------


def check_header(reading: HeaderReading, rules: Rules[Any, Any, Any]) -> None:
    """Add to the reading's faults whatever does not fit these rules."""
    header = reading.header
    if header.game and header.game != rules.name:
        message = text(
            "this is a record of {game}, not of {name}.",
            game=quoted(header.game),
            name=repr(rules.name),
        )
        reading.blame("game", message)
    for seat in header.seats:
        if seat not in rules.seats:
            known = _nearest(seat, rules.seats)
            reading.blame(
                f"seat {seat}",
                text("there is no seat {seat}; {known}.", seat=quoted(seat), known=known),
            )
    _check_options(reading, rules)


def _check_options(reading: HeaderReading, rules: Rules[Any, Any, Any]) -> None:
    values_by_name = {option.name: option.values for option in rules.options()}
    for name, value in reading.header.options.items():
        if name not in values_by_name:
            known = _nearest(name, tuple(values_by_name)) if values_by_name else text("it has none")
            message = text(
                "the game has no option {name}; {known}.", name=quoted(name), known=known
            )
            reading.blame(f"option {name}", message)
        elif value not in values_by_name[name]:
            message = text(
                "option {name} is {value}; {hint}.",
                name=name,
                value=quoted(value),
                hint=_nearest(value, values_by_name[name]),
            )
            reading.blame(f"option {name}", message)


def rules_fault(reading: HeaderReading, rules: Rules[Any, Any, Any]) -> RecordFault | None:
    """Why a record of other rules is refused; None if it names these, or none."""
    version = reading.header.rules_version
    if not version or version == rules.version:
        return None
    message = text(
        "it was played with rules {version} of {name}; here they are {present} and decide some "
        "cases otherwise, so it would not be the same game. The Campagna that wrote it can replay "
        "it.",
        version=quoted(version),
        name=rules.name,
        present=repr(rules.version),
    )
    return RecordFault(reading.line_of("rules"), FaultKind.OTHER_RULES, message)


def warnings_about(header: Header, rules: Rules[Any, Any, Any]) -> list[str]:
    """What may make the same plies lead elsewhere today; the record is replayed anyway."""
    warnings: list[str] = []
    if header.data_digest and header.data_digest != rules.data_digest():
        warnings.append(
            text(
                "It was played with data {then}; here they are {now}.",
                then=quoted(header.data_digest),
                now=repr(rules.data_digest()),
            )
        )
    return warnings


def starting_state(reading: HeaderReading, rules: Rules[Any, Any, Any]) -> Any | None:
    """The state before the first ply; None, and faults in the reading, if it cannot be set up."""
    header = reading.header
    if header.position is None:
        try:
            return rules.start(header.options)
        except ValueError as error:
            reading.blame("game", text("the game cannot start so: {error}", error=words_of(error)))
            return None
    return _state_of_position(reading, rules, header.position)


def _state_of_position(
    reading: HeaderReading, rules: Rules[Any, Any, Any], position: str
) -> Any | None:
    if not position:
        return None
    try:
        return tried_position(rules, position)
    except BadPosition as error:
        for fault in error.faults:
            _blame_position(reading, fault.line, fault.message)
        return None


def tried_position(rules: Rules[Any, Any, Any], typed: str) -> Any:
    """A state that a game can continue from. Raises BadPosition; line 0 stands for the whole
    text."""
    try:
        state = rules.parse_position(typed)
        unsound = rules.faults(state)
        if not unsound:
            _try_out(rules, state)
            return state
    except BadPosition:
        raise
    except NotNotation as error:
        raise BadPosition([Fault(1, words_of(error))]) from error
    except Exception as error:
        # Whatever the rules cannot handle is the fault of the text.
        raise BadPosition(
            [Fault(0, text("no game can go on from here ({error}).", error=_told(error)))]
        ) from error
    raise BadPosition(
        [Fault(0, text("the position is not sound: {fault}", fault=fault)) for fault in unsound]
    )


def _try_out(rules: Rules[Any, Any, Any], state: Any) -> None:
    """Ask what is asked of every state: one in the middle of a march, say, may lack the march."""
    rules.heading(state)
    rules.digest(state)
    rules.position_text(state)
    asked = rules.pending(state)
    if isinstance(asked, Decide) and not rules.actions(state):
        raise ValueError("there is nothing to choose")
    if isinstance(asked, Chance) and not rules.outcomes(state):
        raise ValueError("there is nothing to roll")
    for seat in range(len(rules.seats)):
        rules.view_lines(rules.view(state, seat))


def _told(error: Exception) -> str:
    return f"{type(error).__name__}: {quoted(str(error))}"


def _blame_position(reading: HeaderReading, position_line_number: int, message: str) -> None:
    numbers = reading.position_numbers
    if not position_line_number:
        reading.blame("position", message)
        return
    line = numbers[min(position_line_number, len(numbers)) - 1]
    reading.faults.append(RecordFault(line, FaultKind.NO_NOTATION, message))
