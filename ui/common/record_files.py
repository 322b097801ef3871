"""What the commands on records share: opening one, and reporting what is wrong with it."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from solitaire.protocol import Chance, Decide, Rules, Seat, may_see
from solitaire.record import (
    Playback,
    Record,
    RecordError,
    RecordNotFound,
    RecordNotWritten,
    RulesFailed,
    load_record,
)
from solitaire.record.reader import Examination, examine
from solitaire.record.source import read_source
from solitaire.registry import UnknownGame, game_named
from solitaire.text import words_of
from ui.common.failures import (
    BAD_INPUT,
    CANNOT_WRITE,
    INTERNAL,
    NOT_FOUND,
    USAGE,
    Failure,
)
from ui.common.secrecy import keeps_secrets, note_everything_shown

ALL: Final = "all"
"""Instead of a seat's name: the truth."""


def add_record_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="a game record")
    parser.add_argument("--json", action="store_true", help="answer in JSON")
    parser.add_argument(
        "--game",
        metavar="GAME",
        help="the game it must be of; module:attribute for one under development",
    )


def add_progress_argument(parser: argparse.ArgumentParser) -> None:
    """For programs that show the progress of a long command."""
    parser.add_argument(
        "--progress", action="store_true", help="report progress on standard error, line by line"
    )


def add_reveal_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--reveal",
        action="store_true",
        help="show everything of a game that still goes on and hides things; the record notes it",
    )


def check_secrets(record: Record, is_agreed: bool, instead: str = "") -> None:
    """Before the truth of a record is told: not for a game in progress, unless that is noted.

    `instead` is a sentence on what may be seen.
    """
    if not keeps_secrets(record):
        return
    if not is_agreed:
        raise Failure(
            f"{record.path} is not finished, and its players hide things from each other. "
            f"{instead}--reveal shows everything, and the record will say so.",
            USAGE,
        )
    try:
        note_everything_shown(record)
    except RecordError as error:
        raise failure_of(error) from error


def analysis_path(record: Path) -> Path:
    """Where the analysis of a record is kept."""
    return record.with_name(f"{record.name}.analysis.json")


def open_record(arguments: argparse.Namespace) -> Record:
    """The sound record named on the command line."""
    try:
        record = load_record(arguments.file, _rules(arguments))
    except RecordError as error:
        raise failure_of(error) from error
    tell_warnings(record.warnings)
    return record


def examine_record(arguments: argparse.Namespace) -> Examination:
    """The record named on the command line, sound or not."""
    try:
        return examine(read_source(arguments.file), _rules(arguments))
    except RecordError as error:
        raise failure_of(error) from error


def failure_of(error: RecordError) -> Failure:
    if isinstance(error, RecordNotFound):
        return Failure(words_of(error), NOT_FOUND)
    if isinstance(error, RecordNotWritten):
        return Failure(words_of(error), CANNOT_WRITE)
    return Failure(words_of(error), INTERNAL if isinstance(error, RulesFailed) else BAD_INPUT)


def tell_warnings(warnings: Iterable[str]) -> None:
    for warning in warnings:
        sys.stderr.write(f"campagna: warning: {warning}\n")


def pending_words(playback: Playback, seat: Seat | None) -> str:
    """What the game is waiting for, as far as this seat may know; None for someone who may know
    everything."""
    seats, asked = playback.record.rules.seats, playback.pending
    if playback.record.abandoned:
        return "The game was abandoned."
    if isinstance(asked, Decide):
        question = f" ({asked.question})" if seat in (None, asked.seat) else ""
        return f"{seats[asked.seat]} must choose{question}."
    if isinstance(asked, Chance):
        cause = f" ({asked.cause})" if _may_see(asked, seat) else ""
        return f"A roll comes next{cause}."
    return f"The game is over: {asked.summary}" if asked.summary else "The game is over."


def pending_json(playback: Playback, seat: Seat | None) -> dict[str, object]:
    """The same for programs."""
    seats, asked = playback.record.rules.seats, playback.pending
    if playback.record.abandoned:
        return {"kind": "abandoned"}
    if isinstance(asked, Decide):
        question = asked.question if seat in (None, asked.seat) else None
        return {"kind": "decide", "seat": seats[asked.seat], "question": question}
    if isinstance(asked, Chance):
        return {"kind": "chance", "cause": asked.cause if _may_see(asked, seat) else None}
    scores = dict(zip(seats, asked.scores, strict=True))
    facts = dict(asked.facts)
    return {"kind": "over", "scores": scores, "facts": facts, "summary": asked.summary}


def _may_see(chance: Chance, seat: Seat | None) -> bool:
    return seat is None or may_see(chance.audience, seat)


def _rules(arguments: argparse.Namespace) -> Rules[Any, Any, Any] | None:
    if arguments.game is None:
        return None
    try:
        return game_named(arguments.game).rules()
    except UnknownGame as error:
        raise Failure(words_of(error), USAGE) from error
