"""What a fit keeps on disk: a notebook of finished work, and the weights with their provenance."""

from __future__ import annotations

import io
import os
import zipfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

import numpy as np

from ai.tuning.games import Floats
from solitaire.advising import WeightTable

DIGITS: Final = 3
"""Decimals in the files; games are decided by tenths."""


class Notebook:
    """Arrays by name in a folder. A file is written completely or not at all."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)

    def keep(self, name: str, arrays: Mapping[str, Floats]) -> None:
        whole = io.BytesIO()
        np.savez_compressed(whole, allow_pickle=False, **arrays)
        replace(self._path(name), whole.getvalue())

    def kept(self, name: str) -> dict[str, Floats] | None:
        """None if there is none, or if it was lost."""
        try:
            content = io.BytesIO(self._path(name).read_bytes())
            with np.load(content, allow_pickle=False) as found:
                return dict(found)
        except (OSError, ValueError, EOFError, zipfile.BadZipFile):
            return None

    def is_empty(self) -> bool:
        return not any(self.folder.glob("*.npz"))

    def _path(self, name: str) -> Path:
        return self.folder / f"{name}.npz"


def replace(path: Path, data: bytes) -> None:
    """At any moment either the old or the new file exists."""
    temporary = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with temporary.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(path)
    finally:
        temporary.unlink(missing_ok=True)


def rounded(numbers: Floats) -> Floats:
    """As a file will hold them; zeros without a sign."""
    return np.round(numbers, DIGITS) + 0.0


def table_text(table: WeightTable, provenance: Sequence[str]) -> str:
    """The file of a table: comments, the column names, one line per feature."""
    lines = [f"# {line}" for line in (table.meaning, *provenance)]
    lines.append(",".join(("feature", *table.columns)))
    for place, feature in enumerate(table.features):
        numbers = [f"{column[place]:.{DIGITS}f}" for column in table.numbers]
        lines.append(",".join((feature, *numbers)))
    return "\n".join(lines) + "\n"
