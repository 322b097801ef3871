"""Resuming a game from its record, even after a crash."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from solitaire.dice import SEALED, Dice, SealedDice
from solitaire.protocol import Rules
from solitaire.record.faults import BadRecord, GameHasEnded, quoted
from solitaire.record.files import PRIVATE, AppendedFile, replace_file
from solitaire.record.model import Playback, Record, replay
from solitaire.record.reader import examine_whole_lines
from solitaire.record.seal import dice_of, read_seal, remove_seal
from solitaire.record.source import Source, read_source
from solitaire.record.text import FORMAT, TITLE, shown_line
from solitaire.record.writer import RecordWriter, Scribe
from solitaire.session import Session
from solitaire.text import text


@dataclass(frozen=True, slots=True)
class Resumed:
    session: Session[Any, Any, Any]
    record: Record
    """As it was found; the session knows what came later."""
    notes: list[str]
    """What the players should know: a line that was cut, different rules."""


def resume(
    path: Path | str, dice: Dice | None = None, rules: Rules[Any, Any, Any] | None = None
) -> Resumed:
    """Continue the game of this record; call advance() on the session when everyone is seated.

    `dice` are used unless the record's are sealed. Raises RecordError; the files are then
    unchanged. A half-written last line is cut, and the notes say so.
    """
    path = Path(path)
    file = AppendedFile(path)  # first of all, so that nobody writes while we read
    try:
        source = read_source(path)
        record = examine_whole_lines(source, rules).sound_record()
        _check_header_is_whole(source, record)
        if record.result_line and record.header.dice != SEALED:
            raise _ended(record)
        dice = _dice_of(record, dice)
        if source.found_format != FORMAT:
            file.close()
            file = _brought_up_to_date(source)
        notes = [*record.warnings, *_cut_unfinished_line(source, file)]
        playback = replay(record)
        writer = RecordWriter(file, _scribe_at_end_of(playback, file))
        if record.result_line:
            _reveal_after_all(record, writer, dice)
            raise _ended(record)
    except BaseException:
        file.close()
        raise
    session = Session(record.rules, playback.history, dice, writer, rolls=len(record.roll_texts()))
    return Resumed(session, record, notes)


def note_shown(path: Path, what: str) -> int:
    """Note in the record of a game that is not being played now that somebody saw more of it.

    Returns the number of that line. Raises RecordError; then nothing must be shown.
    """
    file = AppendedFile(path)
    try:
        source = read_source(path)
        if source.tail or source.found_format != FORMAT:
            raise BadRecord(
                text("{path} must be played on before more of it can be shown.", path=str(path))
            )
        file.append([f"  {shown_line(what)}"])
        return source.lines[-1].number + 1 if source.lines else 1
    finally:
        file.close()


def _check_header_is_whole(source: Source, record: Record) -> None:
    if source.tail and not record.steps and (not source.lines or source.lines[-1].text.strip()):
        raise BadRecord(
            text(
                "The header of {path} is cut off; the game cannot be set up.", path=str(source.path)
            )
        )


def _reveal_after_all(record: Record, writer: RecordWriter, dice: Dice) -> None:
    """Repair a crash between the end of the game, revealing, and removing the side file."""
    if record.seed:
        remove_seal(record.path)
    elif isinstance(dice, SealedDice):
        writer.reveal(dice)


def _ended(record: Record) -> GameHasEnded:
    return GameHasEnded(
        text("The game of {path} has ended; it can only be replayed.", path=str(record.path))
    )


def _dice_of(record: Record, dice: Dice | None) -> Dice:
    if record.seed:
        return dice_of(record.header, record.seed, record.salt)
    if record.header.dice == SEALED:
        return read_seal(record.path, record.header)
    if dice is None:
        raise BadRecord(
            text(
                "The dice of {path} are not sealed; say which dice the game goes on with.",
                path=str(record.path),
            )
        )
    if isinstance(dice, SealedDice):
        raise BadRecord(
            text(
                "The dice of {path} were not sealed at its start; use others.",
                path=str(record.path),
            )
        )
    return dice


def _brought_up_to_date(source: Source) -> AppendedFile:
    """The file rewritten in the current format; the old one is kept beside it."""
    path = source.path.resolve()  # a link remains a link
    backup = path.with_name(f"{path.name}.format-{source.found_format}")
    replace_file(backup, path.read_bytes(), mode=PRIVATE)
    lines = [f"{TITLE} {FORMAT}", *(line.text for line in source.lines)]
    replace_file(path, "".join(f"{line}\n" for line in lines).encode(), mode=PRIVATE)
    return AppendedFile(source.path)


def _cut_unfinished_line(source: Source, file: AppendedFile) -> list[str]:
    if not source.tail:
        return []
    if source.found_format == FORMAT:
        file.cut(source.whole_size)
    return [
        text(
            "Line {line} was half written and has been cut: {text}.",
            line=source.tail_number,
            text=quoted(source.tail),
        )
    ]


def _scribe_at_end_of(playback: Playback, file: AppendedFile) -> Scribe:
    """A scribe that continues where the file stops, after adding what its last ply still lacks."""
    record = playback.record
    scribe = Scribe(record.rules)
    if not record.steps or record.steps[-1].played is None:
        return scribe
    history = playback.history
    before = history.state_after(len(history.plies) - 1)
    lines = scribe.go_on_after(before, history.state)
    if record.marks and record.marks[-1].steps == len(record.steps):
        lines = lines[1:]  # the digest is there
    if record.result_line:
        lines = []
    if any(lines):
        file.append(lines)
    return scribe
