"""Tells two folders of the net apart."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import unified_diff
from itertools import islice
from pathlib import Path

LINES_SHOWN = 24
"""Of the differences of one file."""


def differences(one: Path, other: Path) -> Iterator[str]:
    """A line for each file that differs, and the beginning of how."""
    names = sorted({path.name for folder in (one, other) for path in folder.glob("*.txt")})
    for name in names:
        texts = [_lines(folder / name) for folder in (one, other)]
        if None in texts:
            yield f"{name}: only in {other if texts[0] is None else one}"
        elif texts[0] != texts[1]:
            yield f"{name}:"
            diff = unified_diff(texts[0] or [], texts[1] or [], lineterm="", n=1)
            found = list(islice(diff, 2, None))
            yield from (f"  {line}" for line in found[:LINES_SHOWN])
            if len(found) > LINES_SHOWN:
                yield f"  ... and {len(found) - LINES_SHOWN} lines more"


def _lines(path: Path) -> list[str] | None:
    return path.read_text(encoding="utf-8").splitlines() if path.exists() else None
