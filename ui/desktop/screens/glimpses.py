"""What is kept of a game for the first screen: where its player saw counters, and who is to act.

A few numbers beside the record, written whenever the map is shown anew, so that the first screen
need not replay a game (seconds for a long one) and can draw them sharp in any size and look. They
come from the view of the person who plays, and there are none where two people hide from each
other. They are a cache: whatever cannot be written or read is left out. No Qt.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from time import time
from typing import Any, Final

from solitaire.protocol import Decide
from solitaire.record import RecordError, RecordNotFound
from solitaire.record.files import read_limited
from ui import paths
from ui.desktop.style.passed_over import DAMAGED, pass_over
from ui.desktop.table.table import Table

MOST_KEPT: Final = 40
MOST_COUNTERS: Final = 128
"""In an area: all there are."""
LARGEST: Final = 64 * 1024
"""Bytes; a glimpse takes about a thousand."""
OLD_SECONDS: Final = 60
"""A half-written glimpse of this age was left by a program that was killed."""


@dataclass(frozen=True, slots=True)
class Glimpse:
    record_size: int
    """Bytes of the record that it belongs to; another size tells that the game went on since."""
    turn: str
    phase: str
    acting: str
    """The side that is asked; empty if none is."""
    counters: Mapping[str, Mapping[str, int]]
    """How many, by side and area."""


def glimpse_of(record: Path, record_size: int) -> Glimpse | None:
    """None if there is none of the record as it is now."""
    file = _file_of(record)
    try:
        found = _read(read_limited(file, LARGEST))
    except RecordNotFound:
        return None
    except (RecordError, ValueError, TypeError, RecursionError):
        pass_over(file, DAMAGED)
        return None
    return found if found.record_size == record_size else None


def _read(data: bytes) -> Glimpse:
    """Raises ValueError, TypeError or RecursionError unless all is as keep_glimpse() wrote it."""
    found = Glimpse(**json.loads(data))
    words = (found.turn, found.phase, found.acting)
    if type(found.record_size) is not int or not all(isinstance(word, str) for word in words):
        raise ValueError("a field is of another type")
    if not isinstance(found.counters, dict):
        raise ValueError("the counters are no object")
    for areas in found.counters.values():
        if not isinstance(areas, dict) or not all(map(_is_count, areas.values())):
            raise ValueError("the counters of an area are no number")
    return found


def _is_count(found: object) -> bool:
    return type(found) is int and 0 < found <= MOST_COUNTERS


def keep_glimpse(table: Table, view: Any) -> None:
    """As the person at the table sees the game now; `view` is of the seat shown."""
    try:
        size = table.path.stat().st_size
    except OSError:  # a lesson, or a game that is not saved
        return
    asked = table.session.pending
    turn, phase = (*table.session.heading, "", "")[:2]
    acting = table.rules.seats[asked.seat] if isinstance(asked, Decide) else ""
    glimpse = Glimpse(size, turn, phase, acting, {} if _are_two(table) else _seen(table, view))
    try:
        _write(_file_of(table.path), json.dumps(asdict(glimpse)))
    except OSError:
        return


def _are_two(table: Table) -> bool:
    """Whether nobody knows who will look at the first screen."""
    return len(table.people) > 1 and table.guide.has_secrets(table.game.options)


def _seen(table: Table, view: Any) -> dict[str, dict[str, int]]:
    boxes = {place.id for place in table.presenter.board().places if place.box}
    found: dict[str, dict[str, int]] = {}
    for stack in table.presenter.picture([view]).stacks:
        if stack.place not in boxes:
            found.setdefault(stack.side, {})[stack.place] = len(stack.faces)
    return found


def _file_of(record: Path) -> Path:
    name = hashlib.sha256(os.fsencode(record.absolute())).hexdigest()[:24]
    return paths.cache_folder() / "glimpses" / f"{name}.json"


def _write(file: Path, text: str) -> None:
    """Whole or not at all, and the oldest give way."""
    is_new = not file.exists()
    file.parent.mkdir(parents=True, exist_ok=True)
    half = file.with_suffix(f".{os.getpid()}")
    half.write_text(text, encoding="utf-8")
    os.replace(half, file)
    if is_new:
        kept = sorted(file.parent.glob("*.json"), key=lambda one: one.stat().st_mtime)
        halves = [one for one in file.parent.iterdir() if one.suffix != ".json"]
        left = [one for one in halves if time() - one.stat().st_mtime > OLD_SECONDS]
        for old in (*kept[:-MOST_KEPT], *left):
            old.unlink()
