"""Games in progress whose players hide things from each other: looking at more is noted.

Anyone who reads the file itself reads the truth; this is about what our commands and windows show.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from solitaire.record import Record
from solitaire.record.model import ShownMark
from solitaire.record.text import COPY, EVERYTHING
from solitaire.registry import game_of
from solitaire.resumption import note_shown

HUMAN: Final = "human"


def keeps_secrets(record: Record) -> bool:
    """Whether people are still playing it without knowing everything."""
    return (
        not record.result_line
        and HUMAN in record.players().values()
        and game_of(record.rules).guide().has_secrets(record.header.options)
        and not is_shown(record)
    )


def is_shown(record: Record) -> bool:
    """Whether somebody has looked at everything while it was in progress."""
    return any(mark.what == EVERYTHING for mark in record.shown)


def note_everything_shown(record: Record) -> None:
    """Before it is shown. Raises RecordError; then it must not be shown."""
    _note(record, EVERYTHING)


def note_copied(record: Record) -> None:
    """Before somebody plays on from a copy, where they may find out what the game hides from
    them."""
    _note(record, COPY)


def _note(record: Record, what: str) -> None:
    if keeps_secrets(record):
        line = note_shown(record.path, what)
        record.shown.append(ShownMark(line, what))


def seats_taken_from_computers(
    before: Mapping[str, str], after: Mapping[str, str], seats: tuple[str, ...]
) -> list[str]:
    """The seats where a person would now take over from a computer player that knows what was
    hidden from them."""
    return [
        seat
        for seat in seats
        if after.get(seat, HUMAN) == HUMAN and before.get(seat, HUMAN) != HUMAN
    ]
