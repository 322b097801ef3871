"""Older formats brought up to the current one, step by step.

A migration is a pure function over the lines after the title. It keeps each line's number, so that
faults refer to the file as it is on disk. A released format never loses its migration.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

from solitaire.record.faults import BadRecord
from solitaire.record.text import FORMAT, Line
from solitaire.text import text

Migration: TypeAlias = Callable[[Sequence[Line]], list[Line]]

MIGRATIONS: Final[dict[int, Migration]] = {}
"""Step n leads from format n to n + 1. Empty while 1 is the only format."""


def migrated(
    lines: Sequence[Line], found: int, migrations: Mapping[int, Migration] = MIGRATIONS
) -> list[Line]:
    """The lines of a file of format `found` in the current format."""
    if found > FORMAT:
        raise BadRecord(
            text(
                "it was written by a newer Campagna (record format {found}; this one reads up to "
                "{known}). Update Campagna to open it.",
                found=found,
                known=FORMAT,
            )
        )
    lines = list(lines)
    for step in range(found, FORMAT):
        if step not in migrations:
            raise BadRecord(
                text(
                    "its record format {found} was never released, so it cannot be read.",
                    found=found,
                )
            )
        lines = migrations[step](lines)
    return lines
