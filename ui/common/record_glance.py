"""What can be learnt from a record at a glance: its first and last lines, however large it is."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from solitaire.record import RecordNotFound
from solitaire.record.files import SIZE_LIMIT, refuse_all_but_files, too_large
from solitaire.text import text, verbatim

HEAD: Final = 64 * 1024
"""Bytes, enough for any header."""
TAIL: Final = 1024 * 1024
"""Bytes, enough for the last turn of any game, which has its heading and the result in it."""


def glance(path: Path) -> list[str]:
    """Its lines, without those between the head and the tail. Raises RecordError."""
    try:
        status = path.stat()
        refuse_all_but_files(path, status)
        if status.st_size > SIZE_LIMIT:
            raise too_large(path, SIZE_LIMIT)
        with path.open("rb") as file:
            data = file.read(HEAD)
            if status.st_size > HEAD + TAIL:
                file.seek(-TAIL, os.SEEK_END)
                data += b"\n"
            data += file.read(TAIL)
    except FileNotFoundError as error:
        raise RecordNotFound(text("There is no file {path}.", path=str(path))) from error
    except OSError as error:
        why = verbatim(error.strerror or str(error))
        raise RecordNotFound(
            text("{path} cannot be read: {why}.", path=str(path), why=why)
        ) from error
    return data.decode(errors="replace").replace("\r\n", "\n").split("\n")
