"""The lines of a record, one by one: the kinds there are, how each is written and recognised.

docs/record-format.md is the description for people; this module knows no game and no file.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Final

from solitaire.dice import SEALED
from solitaire.protocol import Over

FORMAT: Final = 1
TITLE: Final = "campagna record"
HEADER_WORDS: Final = (
    "game",
    "rules",
    "data",
    "option",
    "seat",
    "word",
    "seed",
    "dice",
    "position",
)
SEAL_HASH: Final = "sha256"
ABANDONED: Final = "abandoned"
PRACTICE: Final = "practice"
MIXED: Final = "mixed"
EVERYTHING: Final = "everything"
COPY: Final = "copy"

_COMMENT: Final = re.compile(r"(?:^|\s);")


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the file as it is, without its end."""

    number: int
    """1 for the first."""
    text: str


@dataclass(frozen=True, slots=True)
class Header:
    """What is fixed before the first ply."""

    game: str
    rules_version: str = ""
    data_digest: str = ""
    options: Mapping[str, str] = field(default_factory=dict)
    seats: Mapping[str, str] = field(default_factory=dict)
    """Who sat where, in free words."""
    dice: str = ""
    """One of dice.KINDS, or empty if not stated."""
    fingerprint: str = ""
    """Of sealed dice."""
    position: str | None = None
    """Text of the position it starts from, unless from the game's beginning."""
    is_mixed: bool = False
    """Whether sealed dice also depend on mixture_of() this header."""
    word: str = ""
    """The player's word to be mixed in."""
    seed: str = ""
    """What the choices of computer players are derived from; empty if it was not fixed
    beforehand."""


class Kind(Enum):
    HEADING = auto()
    CHOICE = auto()
    ROLL = auto()
    DIGEST = auto()
    UNDO = auto()
    RESULT = auto()
    REVEAL = auto()
    RECEIPT = auto()
    SITS = auto()
    SHOWN = auto()
    UNKNOWN = auto()


@dataclass(frozen=True, slots=True)
class BodyLine:
    """A line after the header, taken apart."""

    number: int
    kind: Kind
    text: str
    """Without the words that indicate the kind. For a roll: the outcome, without its cause."""
    word: str = ""
    """The seat of a choice; "practice" for an undo beyond the rule; the salt of a reveal; the seat
    that changes hands."""


_PATTERNS: Final = (
    (Kind.RECEIPT, re.compile(r"engine (?P<text>\{.*\})")),
    (Kind.HEADING, re.compile(r"\[(?P<text>.*)\]")),
    (Kind.DIGEST, re.compile(r"=(?P<text>.*)")),
    (Kind.CHOICE, re.compile(r"(?P<word>\S+): (?P<text>.+)")),
    (Kind.ROLL, re.compile(r"roll .+: (?P<text>.+)")),
    (Kind.RESULT, re.compile(r"result (?P<text>.+)")),
    (Kind.UNDO, re.compile(rf"undo (?P<text>[1-9][0-9]{{0,5}})(?: (?P<word>{PRACTICE}))?")),
    (Kind.SITS, re.compile(r"sits (?P<word>\S+) (?P<text>.+)")),
    (Kind.SHOWN, re.compile(rf"shown (?P<text>{EVERYTHING}|{COPY})")),
    (Kind.REVEAL, re.compile(r"reveal seed (?P<text>[0-9a-f]+) salt (?P<word>[0-9a-f]+)")),
)


# -- writing --------------------------------------------------------------------------------------


def plain(text: str) -> str:
    """Free text made safe for a line: no line ends, nothing that would start a comment."""
    return " ".join(text.replace(";", ",").split())


def fits_a_line(text: str) -> bool:
    """Whether a ply's text comes back unchanged from a line of its own."""
    return bool(text) and text == without_comment(text) and text.isprintable()


def fits_a_roll(text: str) -> bool:
    """Whether an outcome's text comes back unchanged when it follows the words of its cause."""
    return fits_a_line(text) and ": " not in text


def header_lines(header: Header) -> list[str]:
    lines = [f"{TITLE} {FORMAT}", f"game {header.game}"]
    if header.rules_version:
        lines.append(f"rules {plain(header.rules_version)}")
    if header.data_digest:
        lines.append(f"data {plain(header.data_digest)}")
    lines += [f"option {name} {value}" for name, value in header.options.items()]
    lines += [f"seat {seat} {plain(who)}".rstrip() for seat, who in header.seats.items()]
    if header.word:
        lines.append(f"word {plain(header.word)}")
    if header.seed:
        lines.append(f"seed {plain(header.seed)}")
    if header.dice:
        lines.append(dice_line(header))
    if header.position is not None:
        lines += ["position", *position_lines(header.position)]
    return [*lines, ""]


def dice_line(header: Header) -> str:
    if header.dice != SEALED:
        return f"dice {header.dice}"
    mixed = f" {MIXED}" if header.is_mixed else ""
    return f"dice {SEALED} {SEAL_HASH} {header.fingerprint}{mixed}"


def mixture_of(header: Header) -> bytes:
    """What people chose for this game, in the form mixed into sealed dice."""
    lines = [f"option {name} {value}" for name, value in header.options.items()]
    lines += [f"seat {seat} {plain(who)}" for seat, who in header.seats.items()]
    return "\n".join([*sorted(lines), f"word {plain(header.word)}"]).encode()


def position_lines(position: str) -> list[str]:
    return [f"| {line}" if line else "|" for line in position.rstrip("\n").split("\n")]


def heading_lines(shown: Sequence[str], heading: Sequence[str]) -> list[str]:
    """The parts of a heading from the first that differs from the one last shown."""
    same = 0
    while same < min(len(shown), len(heading)) and shown[same] == heading[same]:
        same += 1
    return [f"{' ' * depth}[{plain(heading[depth])}]" for depth in range(same, len(heading))]


def choice_line(seat_name: str, text: str) -> str:
    return f"{seat_name}: {text}"


def roll_line(cause: str, text: str) -> str:
    return f"roll {plain(cause)}: {text}"


def receipt_line(text: str) -> str:
    """How a computer player made the choice below it, as JSON."""
    return f"engine {plain(text)}"


def digest_line(digest: str) -> str:
    return f"= {digest}"


def undo_line(plies: int, word: str = "") -> str:
    return f"undo {plies} {word}".rstrip()


def sits_line(seat_name: str, who: str) -> str:
    """From here on somebody else sits there."""
    return f"sits {seat_name} {plain(who)}"


def shown_line(what: str) -> str:
    """Somebody saw more of a game in progress than their side may know, or copied it."""
    return f"shown {what}"


def result_line(text: str) -> str:
    return f"result {text}"


def result_text(seats: Sequence[str], over: Over) -> str:
    """Scores and facts, which a reader of the record checks, then the words, which it does not."""
    facts = ", ".join([*score_texts(seats, over), *fact_texts(over)])
    return f"{facts}: {plain(over.summary)}" if over.summary.strip() else facts


def score_texts(seats: Sequence[str], over: Over) -> list[str]:
    return [f"{seat} {score:.6g}" for seat, score in zip(seats, over.scores, strict=True)]


def fact_texts(over: Over) -> list[str]:
    return [f"{name} {value}" for name, value in over.facts]


def reveal_line(seed: bytes, salt: bytes) -> str:
    return f"reveal seed {seed.hex()} salt {salt.hex()}"


# -- reading --------------------------------------------------------------------------------------


def without_comment(text: str) -> str:
    return _COMMENT.split(text, maxsplit=1)[0].strip()


def body_line(number: int, text: str) -> BodyLine:
    """Take apart one line, already stripped of comments and surrounding blanks."""
    for kind, pattern in _PATTERNS:
        if match := pattern.fullmatch(text):
            parts = match.groupdict(default="")
            return BodyLine(number, kind, parts["text"].strip(), parts.get("word", ""))
    return BodyLine(number, Kind.UNKNOWN, text)


def position_line(text: str) -> str | None:
    """The text after the bar that marks a line of the position block, if this is one."""
    bare = text.lstrip()
    return bare[1:].removeprefix(" ") if bare.startswith("|") else None
