"""The golden records: where they are, and how to renew them after a wanted change of the rules.

`python -m tests.record.golden` writes the digests, results and versions of today's rules into them;
the difference shown by git is then part of the review. Plies and comments stay as they are.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from solitaire.protocol import Over, Rules
from solitaire.record import FaultKind, Record, replay
from solitaire.record.faults import bad_record
from solitaire.record.files import replace_file
from solitaire.record.reader import examine
from solitaire.record.source import read_source
from solitaire.record.text import digest_line, result_line, result_text
from solitaire.registry import game_named
from tests.record.play import GAME_BY_NAME

FOLDER = Path(__file__).parents[1] / "golden"


def golden_records() -> list[Path]:
    return sorted(FOLDER.glob("*/*.rec"))


def rules_of(path: Path) -> Rules[Any, Any, Any]:
    return game_named(GAME_BY_NAME.get(path.parent.name, path.parent.name)).rules()


def renewed_text(path: Path) -> str:
    """The record with what its plies lead to today. Raises BadRecord if they are not legal now."""
    examination = examine(read_source(path), rules_of(path))
    renewable = (FaultKind.DISAGREES, FaultKind.OTHER_RULES)
    other = [fault for fault in examination.faults if fault.kind not in renewable]
    record = examination.record
    blamed = {fault.line for fault in examination.faults}
    if other or record is None:
        raise bad_record(path, examination.faults)
    lines = path.read_text(encoding="utf-8").split("\n")
    for number, text in _renewed_lines(record, blamed).items():
        lines[number - 1] = text
    return "\n".join(_with_version_of_today(line, record) for line in lines)


def _renewed_lines(record: Record, blamed: set[int]) -> dict[int, str]:
    """A result that agrees stays as it is, in the words of its time."""
    playback = replay(record)
    digests = playback.digests()
    renewed = {mark.line: digest_line(digests[mark.steps]) for mark in record.marks}
    if record.result_line in blamed and isinstance(playback.pending, Over):
        renewed[record.result_line] = result_line(result_text(record.rules.seats, playback.pending))
    return renewed


def _with_version_of_today(line: str, record: Record) -> str:
    if line.startswith("rules "):
        return f"rules {record.rules.version}"
    return f"data {record.rules.data_digest()}" if line.startswith("data ") else line


if __name__ == "__main__":
    for golden in golden_records():
        replace_file(golden, renewed_text(golden).encode())
