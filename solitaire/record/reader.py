"""Reading a record: all faults are collected, and the plies are followed as far as they are legal.

After the first ply that cannot be carried out, the lines below are still checked as notation.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from solitaire.record.faults import MOST_FAULTS, FaultKind, RecordFault, bad_record, quoted
from solitaire.record.follower import AnyRules, Follower
from solitaire.record.header import HeaderReading, read_header
from solitaire.record.migrations import MIGRATIONS, Migration
from solitaire.record.model import Record
from solitaire.record.source import Source, read_source
from solitaire.record.text import body_line, without_comment
from solitaire.registry import UnknownGame, game_named
from solitaire.text import text, words_of


@dataclass
class Examination:
    """Everything that could be found out about a record, sound or not."""

    path: Path
    record: Record | None
    """As far as it could be followed; None if it could not even be started."""
    faults: list[RecordFault]

    def sound_record(self) -> Record:
        if self.faults or self.record is None:
            raise bad_record(self.path, self.faults)
        return self.record


def load_record(
    path: Path | str,
    rules: AnyRules | None = None,
    migrations: Mapping[int, Migration] = MIGRATIONS,
) -> Record:
    """A sound record; otherwise RecordNotFound, BadRecord with every fault, or RulesFailed.

    Without `rules` the game is looked up in the registry by the name in the header.
    """
    return examine(read_source(Path(path), migrations), rules).sound_record()


def examine(source: Source, rules: AnyRules | None = None) -> Examination:
    """Read and follow a record; a half-written last line counts as a fault."""
    examination = examine_whole_lines(source, rules)
    if source.tail:
        message = text(
            "the line {tail} has no end, so the rest of the file is missing.",
            tail=quoted(source.tail),
        )
        fault = RecordFault(source.tail_number, FaultKind.CUT_OFF, message)
        examination.faults.append(fault)
    return examination


def examine_whole_lines(source: Source, rules: AnyRules | None = None) -> Examination:
    """Read and follow a record, ignoring what comes after its last line end."""
    reading = read_header(source.lines)
    if rules is None:
        rules = _registered_rules(reading)
    if rules is None:
        return Examination(source.path, None, reading.faults)
    follower = Follower(source.path, rules, reading)
    for line in reading.body:
        if len(follower.faults) >= MOST_FAULTS:
            break
        text = without_comment(line.text)
        if text:
            follower.take(body_line(line.number, text))
    return Examination(source.path, follower.record, [*reading.faults, *follower.faults])


def _registered_rules(reading: HeaderReading) -> AnyRules | None:
    name = reading.header.game
    if not name:
        return None
    try:
        # A file must not choose which module is imported, so `module:attribute` is not allowed
        # here.
        if ":" in name:
            raise UnknownGame(text("{name} is no name of a game.", name=quoted(name)))
        return game_named(name).rules()
    except UnknownGame as error:
        reading.blame("game", words_of(error))
        return None
