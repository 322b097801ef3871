"""Games under way whose players hide things from each other: whoever sees more is noted.

Whoever reads the file itself reads the truth; here it is about what our commands and windows show.
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
    """Whether people still play it without knowing everything."""
    return (
        not record.result_line
        and HUMAN in record.players().values()
        and game_of(record.rules).guide().has_secrets(record.header.options)
        and not is_shown(record)
    )


def is_shown(record: Record) -> bool:
    """Whether somebody has looked at everything while it went on."""
    return any(mark.what == EVERYTHING for mark in record.shown)


def note_everything_shown(record: Record) -> None:
    """Before it is shown. Raises RecordError; then it must not be."""
    _note(record, EVERYTHING)


def note_copied(record: Record) -> None:
    """Before somebody plays on from a copy: there he may find out what the game hides from him."""
    _note(record, COPY)


def _note(record: Record, what: str) -> None:
    if keeps_secrets(record):
        line = note_shown(record.path, what)
        record.shown.append(ShownMark(line, what))


def seats_taken_from_computers(
    before: Mapping[str, str], after: Mapping[str, str], seats: tuple[str, ...]
) -> list[str]:
    """At which a person would now sit where a computer player knows what was hidden from him."""
    return [
        seat
        for seat in seats
        if after.get(seat, HUMAN) == HUMAN and before.get(seat, HUMAN) != HUMAN
    ]
