"""Carrying out the lines of play of a record, and finding what is wrong with them.

Only notation and facts are compared. Headings, the causes of rolls and the sentence of a result are
words for the reader; a later version may phrase them differently.
"""

from __future__ import annotations

import difflib
import json
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

from solitaire.dice import SALT_BYTES, SEALED, SEED_BYTES
from solitaire.history import History, Played
from solitaire.protocol import Ambiguous, Chance, Decide, NotNotation, Over, Pending, Rules
from solitaire.record.faults import (
    COMPARED_LENGTH,
    FaultKind,
    RecordError,
    RecordFault,
    RulesFailed,
    quoted,
)
from solitaire.record.header import (
    HeaderReading,
    check_header,
    rules_fault,
    starting_state,
    warnings_about,
)
from solitaire.record.model import DigestMark, ReceiptMark, Record, SeatChange, ShownMark, Step
from solitaire.record.text import (
    ABANDONED,
    HEADER_WORDS,
    PRACTICE,
    BodyLine,
    Kind,
    fact_texts,
    score_texts,
)
from solitaire.text import NOTHING, Text, joined, text, words_of

AnyRules = Rules[Any, Any, Any]
AnyHistory = History[Any, Any, Any]


class Follower:
    """Carries out the lines of play one after another."""

    def __init__(self, path: Path, rules: AnyRules, reading: HeaderReading) -> None:
        self.faults: list[RecordFault] = []
        self._path = path
        self._rules = rules
        self._header = reading.header
        self._agreed_line = 0
        """The last digest that agreed."""
        check_header(reading, rules)
        start = None
        if not reading.faults:
            start = self._guarded(reading.line_of("game"), lambda: starting_state(reading, rules))
        self._history: AnyHistory | None = None
        """None when play cannot be followed, or no further."""
        self.record: Record | None = None
        if start is not None:
            warnings = warnings_about(reading.header, rules)
            self.record = Record(path, rules, reading.header, start, warnings=warnings)
            other_rules = rules_fault(reading, rules)
            if other_rules is not None:
                self.faults.append(other_rules)
            self._history = History(rules, rules.copy(start))

    def take(self, line: BodyLine) -> None:
        handlers: dict[Kind, Callable[[BodyLine], None]] = {
            Kind.CHOICE: self._choice,
            Kind.ROLL: self._roll,
            Kind.DIGEST: self._digest,
            Kind.UNDO: self._undo,
            Kind.RESULT: self._result,
            Kind.REVEAL: self._reveal,
            Kind.RECEIPT: self._receipt,
            Kind.SITS: self._sits,
            Kind.SHOWN: self._shown,
            Kind.UNKNOWN: self._unknown,
        }
        closed = self.record.result_line if self.record is not None else 0
        if closed and line.kind not in (Kind.REVEAL, Kind.UNKNOWN):
            self._blame(
                line, FaultKind.NOT_LEGAL, text("the game ended in line {number}.", number=closed)
            )
            return
        if line.kind in handlers:
            self._guarded(line.number, lambda: handlers[line.kind](line))

    def _guarded(self, line: int, ask_rules: Callable[[], Any]) -> Any:
        try:
            return ask_rules()
        except RecordError:
            raise
        except Exception as error:
            kind = type(error).__name__
            if self._header.position is not None:
                self._blame_position(line, f"{kind}: {quoted(str(error))}")
                return None
            message = text(
                "{path}:{line}: the rules of {name} break down here ({kind}: {error}). This is a "
                "fault of Campagna; please report it with the record.",
                path=str(self._path),
                line=line,
                name=self._rules.name,
                kind=kind,
                error=str(error),
            )
            raise RulesFailed(message, line) from error

    def _blame_position(self, line: int, error: str) -> None:
        """A handwritten position may violate what the rules take for granted."""
        message = text(
            "play cannot go on here from the position in the header ({error}).", error=error
        )
        self.faults.append(RecordFault(line, FaultKind.NOT_LEGAL, message))
        self._history = None

    # -- plies ------------------------------------------------------------------------------------

    def _choice(self, line: BodyLine) -> None:
        history = self._history
        if line.word not in self._rules.seats:
            known = ", ".join(self._rules.seats)
            message = text(
                "there is no seat {word}; the seats are {known}.",
                word=quoted(line.word),
                known=known,
            )
            self._stop(line, FaultKind.NO_NOTATION, message)
        elif history is None:
            self._parsed(line, line.text, ())
        else:
            self._follow_choice(line, history)

    def _follow_choice(self, line: BodyLine, history: AnyHistory) -> None:
        asked = history.pending
        offered = self._rules.actions(history.state) if isinstance(asked, Decide) else ()
        ply = self._parsed(line, line.text, offered)
        if ply is None:
            return
        if not isinstance(asked, Decide) or self._rules.seats[asked.seat] != line.word:
            self._stop(line, FaultKind.NOT_LEGAL, f"{line.word} {self._not_asked(asked)}")
        elif ply not in offered:
            refusal = self._rules.refusal(history.state, ply)
            self._stop(line, FaultKind.NOT_LEGAL, f"{refusal}{self._nearest(line.text, offered)}")
        else:
            self._play(line, ply, history)

    def _not_asked(self, asked: Pending) -> str:
        return f"is not asked here: {describe_pending(self._rules, asked)}"

    def _roll(self, line: BodyLine) -> None:
        history = self._history
        asked = history.pending if history is not None else None
        if history is None or not isinstance(asked, Chance):
            if not self._is_notation(line.text):
                self._stop(line, FaultKind.NO_NOTATION, f"{quoted(line.text)} is no roll.")
            elif asked is not None:
                message = text(
                    "nothing is rolled here: {asked}", asked=describe_pending(self._rules, asked)
                )
                self._stop(line, FaultKind.NOT_LEGAL, message)
            return
        self._follow_roll(line, history)

    def _follow_roll(self, line: BodyLine, history: AnyHistory) -> None:
        offered = [ply for ply, _ in self._rules.outcomes(history.state)]
        ply = self._parsed(line, line.text, offered)
        if ply is None:
            return
        if ply in offered:
            self._play(line, ply, history)
        else:
            message = text(
                "{typed} is no outcome of this roll.{hint}",
                typed=quoted(line.text),
                hint=self._nearest(line.text, offered),
            )
            self._stop(line, FaultKind.NOT_LEGAL, message)

    def _play(self, line: BodyLine, ply: Any, history: AnyHistory) -> None:
        history.play(ply)
        self._sound.steps.append(Step(line.number, history.plies[-1]))

    def _parsed(self, line: BodyLine, typed: str, offered: Iterable[Any]) -> Any | None:
        try:
            return self._rules.parse_ply(typed)
        except Ambiguous as error:
            self._stop(line, FaultKind.AMBIGUOUS, words_of(error))
        except NotNotation as error:
            told = joined([words_of(error), self._nearest(typed, offered)], "")
            self._stop(line, FaultKind.NO_NOTATION, told)
        return None

    def _nearest(self, typed: str, offered: Iterable[Any]) -> Text:
        texts = map(self._rules.ply_text, offered)
        near = difflib.get_close_matches(typed[:COMPARED_LENGTH], list(texts), n=3, cutoff=0.3)
        return text(" Nearest choices: {choices}.", choices=", ".join(near)) if near else NOTHING

    def _is_notation(self, text: str) -> bool:
        try:
            self._rules.parse_ply(text)
        except Ambiguous:
            return True
        except NotNotation:
            return False
        return True

    # -- everything else --------------------------------------------------------------------------

    def _undo(self, line: BodyLine) -> None:
        history, plies = self._history, int(line.text)
        if history is None:
            return
        if plies > len(history.plies):
            message = text(
                "only {played} plies were played, {taken} cannot be taken back.",
                played=len(history.plies),
                taken=plies,
            )
            self._stop(line, FaultKind.NOT_LEGAL, message)
        elif line.word != PRACTICE and not of_one_seat(history.plies[-plies:]):
            message = text("without practice no die and no other seat's choice can be taken back.")
            self._stop(line, FaultKind.NOT_LEGAL, message)
        else:
            history.take_back(plies)
            step = Step(line.number, None, plies, line.word == PRACTICE)
            self._sound.steps.append(step)

    def _digest(self, line: BodyLine) -> None:
        if not line.text or " " in line.text:
            self._blame(line, FaultKind.NO_NOTATION, text("after = comes one word, the digest."))
            return
        if self._history is None:
            return
        self._sound.marks.append(DigestMark(line.number, len(self._sound.steps), line.text))
        digest = self._rules.digest(self._history.state)
        if digest == line.text:
            self._agreed_line = line.number
            return
        after = text("after line {number}", number=self._agreed_line)
        since = after if self._agreed_line else text("above")
        message = text(
            "the digest is {typed}, but the plies {since} lead to {digest}.",
            typed=quoted(line.text),
            since=since,
            digest=repr(digest),
        )
        if self._sound.warnings:  # other data: a difference is just what one wants to know
            self._sound.warnings.append(f"Line {line.number}: {message}")
        else:
            self._blame(line, FaultKind.DISAGREES, message)

    def _receipt(self, line: BodyLine) -> None:
        if not _is_json(line.text):
            self._blame(
                line, FaultKind.UNREADABLE, text("the receipt is no JSON that can be read.")
            )
        elif self._history is not None:
            mark = ReceiptMark(line.number, len(self._sound.steps), line.text)
            self._sound.receipts.append(mark)

    def _sits(self, line: BodyLine) -> None:
        if line.word not in self._rules.seats:
            known = ", ".join(self._rules.seats)
            message = text(
                "there is no seat {word}; the seats are {known}.",
                word=quoted(line.word),
                known=known,
            )
            self._blame(line, FaultKind.NO_NOTATION, message)
        elif self._history is not None:
            change = SeatChange(line.number, len(self._sound.steps), line.word, line.text)
            self._sound.seat_changes.append(change)

    def _shown(self, line: BodyLine) -> None:
        if self._history is not None:
            self._sound.shown.append(ShownMark(line.number, line.text))

    def _result(self, line: BodyLine) -> None:
        if self._history is None:
            return
        asked = self._history.pending
        if line.text == ABANDONED and not isinstance(asked, Over):
            self._sound.abandoned = True
        elif not isinstance(asked, Over):
            message = text(
                "the game is not over: {asked}", asked=describe_pending(self._rules, asked)
            )
            self._blame(line, FaultKind.DISAGREES, message)
            return
        elif not self._is_result(line.text, asked):
            expected = ", ".join([*score_texts(self._rules.seats, asked), *fact_texts(asked)])
            self._blame(
                line,
                FaultKind.DISAGREES,
                text("the result is {expected}.", expected=quoted(expected)),
            )
        self._sound.result_line = line.number

    def _is_result(self, typed: str, over: Over) -> bool:
        """Whether every score is there, and no facts other than those of this result.

        A record that is older than a game's facts has none of them.
        """
        found = typed.partition(": ")[0].split(", ")
        scores = score_texts(self._rules.seats, over)
        return found[: len(scores)] == scores and set(found[len(scores) :]) <= {*fact_texts(over)}

    def _reveal(self, line: BodyLine) -> None:
        seed, salt, record = line.text, line.word, self.record
        if len(seed) != 2 * SEED_BYTES or len(salt) != 2 * SALT_BYTES:
            message = text(
                "a seed has {seed} hex digits and a salt {salt}.",
                seed=2 * SEED_BYTES,
                salt=2 * SALT_BYTES,
            )
            self._blame(line, FaultKind.NO_NOTATION, message)
        elif self._history is None or record is None:
            return
        elif self._header.dice != SEALED:
            self._blame(
                line, FaultKind.DISAGREES, text("the header does not speak of sealed dice.")
            )
        elif not record.result_line:
            message = text(
                "the seed is revealed before the result; no die after it would be secret."
            )
            self._blame(line, FaultKind.NOT_LEGAL, message)
        elif record.seed:
            message = text(
                "the seed was revealed in line {number} already.",
                number=record.reveal_line,
            )
            self._blame(line, FaultKind.NOT_LEGAL, message)
        else:
            record.seed, record.salt = bytes.fromhex(seed), bytes.fromhex(salt)
            record.reveal_line = line.number

    def _unknown(self, line: BodyLine) -> None:
        word = line.text.partition(" ")[0]
        if word in HEADER_WORDS or word.startswith("|"):
            self._blame(
                line, FaultKind.HEADER, text("a header line must stand before the first ply.")
            )
        else:
            message = text("{typed} is no line of a record.", typed=quoted(line.text))
            self._stop(line, FaultKind.NO_NOTATION, message)

    @property
    def _sound(self) -> Record:
        assert self.record is not None, "play is followed only from a starting state"
        return self.record

    def _stop(self, line: BodyLine, kind: FaultKind, message: str) -> None:
        """A fault after which the state of the game is unknown."""
        self._blame(line, kind, message)
        self._history = None

    def _blame(self, line: BodyLine, kind: FaultKind, message: str) -> None:
        self.faults.append(RecordFault(line.number, kind, message))


def of_one_seat(plies: Sequence[Played[Any]]) -> bool:
    """Whether these are all choices, and of the same seat: what may be taken back."""
    return None not in (seats := {played.seat for played in plies}) and len(seats) == 1


def describe_pending(rules: AnyRules, asked: Pending) -> Text:
    """What the game is waiting for, as a sentence for a reader who may see the whole record."""
    if isinstance(asked, Decide):
        seat = rules.seats[asked.seat]
        return text("{seat} must choose ({question}).", seat=seat, question=asked.question)
    if isinstance(asked, Chance):
        return text("a roll comes next ({cause}).", cause=asked.cause)
    return text("the game is over.")


def _is_json(text: str) -> bool:
    try:
        json.loads(text)
    except (ValueError, RecursionError):
        return False
    return True
