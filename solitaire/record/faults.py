"""What can be wrong with a record: faults with line numbers, and the errors that carry them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Final

from solitaire.text import Text, joined, marked, text

FAULTS_TOLD: Final = 20
"""A message lists at most this many; the rest usually follows from them."""

MOST_FAULTS: Final = 1000
"""After this many the search stops: it is a different kind of file."""

QUOTE_LENGTH: Final = 60
COMPARED_LENGTH: Final = 200
"""Letters of a word that are compared with the known words, which takes time."""


class FaultKind(StrEnum):
    HEADER = marked("bad header")
    OTHER_RULES = marked("other rules")
    """It names a different version of the rules from the current one, which may decide
    differently."""
    NO_NOTATION = marked("no notation")
    NOT_LEGAL = marked("not legal here")
    AMBIGUOUS = marked("ambiguous")
    DISAGREES = marked("does not agree")
    """A digest, or a score or fact of the result, that differs from what the plies lead to."""
    CUT_OFF = marked("cut off")
    UNREADABLE = marked("unreadable")
    """Something in it is not data that can be judged."""


@dataclass(frozen=True, slots=True)
class RecordFault:
    """One thing wrong in a record, with its line number (1 for the first)."""

    line: int
    kind: FaultKind
    message: str

    def __str__(self) -> str:
        return f"{self.kind}: {self.message}"


class RecordError(Exception):
    """A record cannot be used as asked. The message is a sentence for the user."""


class RecordNotFound(RecordError):
    """There is no such file, or it may not be read."""


class RecordNotWritten(RecordError):
    """The disk, its permissions or another process is in the way."""


class BadRecord(RecordError):
    """The file is not a sound record. Lists every fault found; none if it is not a record at
    all."""

    def __init__(self, message: str, faults: Sequence[RecordFault] = ()) -> None:
        super().__init__(message)
        self.faults = list(faults)


class GameHasEnded(BadRecord):
    """A sound record, but there is nothing left to play."""


class RulesFailed(RecordError):
    """The rules crashed at a ply of the record: a bug in the game, not in the file."""

    def __init__(self, message: str, line: int) -> None:
        super().__init__(message)
        self.line = line


def bad_record(path: Path, faults: Sequence[RecordFault]) -> BadRecord:
    """One error that lists the faults in the order of their lines."""
    ordered = sorted(faults, key=lambda fault: fault.line)
    told = [_told(path, fault) for fault in ordered[:FAULTS_TOLD]]
    more = len(ordered) - FAULTS_TOLD
    if more > 0:
        told.append(text("{path}: and {number} more faults.", path=str(path), number=more))
    return BadRecord(joined(told, "\n"), ordered)


def _told(path: Path, fault: RecordFault) -> Text:
    return text(
        "{path}:{line}: {kind}: {message}",
        path=str(path),
        line=fault.line,
        kind=text(fault.kind.value),
        message=fault.message,
    )


def quoted(text: str) -> str:
    """A piece of a file for a message: short, and harmless to a terminal."""
    if len(text) > QUOTE_LENGTH:
        text = text[: QUOTE_LENGTH - 3] + "..."
    return repr(text)
