"""Words of a record are for its reader: they may be written anew, the facts beside them may not."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from solitaire.protocol import Over
from solitaire.record import BadRecord, FaultKind, load_record, replay, write_record
from solitaire.record.reader import examine
from solitaire.record.source import read_source
from solitaire.record.verification import verify
from solitaire.registry import game_names
from tests.record.golden import FOLDER, golden_records, rules_of
from tests.record.play import edit_line, line_number
from tests.toys import skirmish

_NET = FOLDER.parent / "net" / "records"
_WORDS = (
    (re.compile(r"^( *)\[.+\]$", re.MULTILINE), r"\1[another heading]"),
    (re.compile(r"^( *)roll [^:;\n]+: ", re.MULTILINE), r"\1roll another: cause [9]: "),
    (re.compile(r"^(result [^:\n]+): .+$", re.MULTILINE), r"\1: another sentence: of today."),
)


def reworded(text: str) -> str:
    for pattern, words in _WORDS:
        text = pattern.sub(words, text)
    return text


@pytest.mark.parametrize(
    "path", golden_records(), ids=lambda path: f"{path.parent.name}-{path.stem}"
)
def test_record_in_other_words_is_the_same_record(tmp_path: Path, path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    other = tmp_path / path.name
    other.write_text(reworded(text), encoding="utf-8")
    assert other.read_text() != text
    examination = examine(read_source(other), rules_of(path))
    assert examination.faults == []
    record = examination.sound_record()
    verification = verify(record, [])
    assert (verification.failures, verification.digests) == ([], len(record.marks))


@pytest.mark.long
@pytest.mark.parametrize("path", sorted(_NET.glob("*.rec")), ids=lambda path: path.stem)
def test_older_record_in_other_words_is_the_same_record(tmp_path: Path, path: Path) -> None:
    other = tmp_path / path.name
    other.write_text(reworded(path.read_text(encoding="utf-8")), encoding="utf-8")
    assert len(load_record(other).steps) == len(load_record(path).steps)


# -- the result -----------------------------------------------------------------------------------


def last_ply_of(path: Path, folder: Path) -> tuple[Path, Over]:
    """A record of the end of this game alone, as it would be written now, and its result."""
    playback = replay(load_record(path, rules_of(path)))
    record, history = playback.record, playback.history
    assert isinstance(playback.pending, Over)
    before = record.rules.position_text(history.state_after(len(history.plies) - 1))
    newer = folder / path.name
    plies = [history.plies[-1].ply]
    write_record(newer, record.rules, record.header.options, plies, position=before)
    return newer, playback.pending


@pytest.mark.parametrize("name", game_names())
def test_every_game_has_facts_of_its_result_checked(tmp_path: Path, name: str) -> None:
    paths = [path for path in golden_records() if path.parent.name == name]
    path = next(path for path in paths if "\nresult " in path.read_text(encoding="utf-8"))
    newer, over = last_ply_of(path, tmp_path)
    load_record(newer)
    sound = newer.read_text()
    assert over.facts
    for fact, value in over.facts:
        newer.write_text(
            re.sub(rf"^(result .*?){fact} {value}\b", rf"\1{fact} 99", sound, flags=re.M)
        )
        with pytest.raises(BadRecord, match=f"does not agree: the result is .*{fact} {value}"):
            load_record(newer)


SKIRMISH = FOLDER / "skirmish" / "sealed.rec"


@pytest.mark.parametrize(
    "typed",
    [
        "red 0.25, blue 0.75: red has 1 points, blue 3 [7]",
        "red 0.25, blue 0.75: Blue wins, 3 to 1: well played!",
        "red 0.25, blue 0.75",
        "red 0.25, blue 0.75, points 1-3",
        "red 0.25, blue 0.75, points 1-3: Blue wins, 3 to 1: well played!",
    ],
)
def test_result_may_be_told_in_any_words_or_none(tmp_path: Path, typed: str) -> None:
    path, _ = last_ply_of(SKIRMISH, tmp_path)
    edit_line(path, line_number(path, "result "), f"result {typed}")
    assert load_record(path, skirmish.RULES).result_line


@pytest.mark.parametrize(
    "typed",
    [
        "red 0.75, blue 0.25, points 1-3: red has 1 points, blue 3 [7]",
        "red 0.25, blue 0.75, points 3-1: red has 1 points, blue 3 [7]",
        "red 0.25, blue 0.75, points 1-3, points 3-1: red has 1 points, blue 3 [7]",
        "red 0.25, blue 0.75, margin 2: red has 1 points, blue 3 [7]",
        "blue 0.75, red 0.25: red has 1 points, blue 3 [7]",
        "red 0.25: red has 1 points, blue 3 [7]",
        "red has 1 points, blue 3 [7]",
        "abandoned",
    ],
)
def test_forged_result_is_refused(tmp_path: Path, typed: str) -> None:
    path, _ = last_ply_of(SKIRMISH, tmp_path)
    line = line_number(path, "result ")
    edit_line(path, line, f"result {typed}")
    with pytest.raises(BadRecord) as caught:
        load_record(path, skirmish.RULES)
    assert [(fault.line, fault.kind) for fault in caught.value.faults] == [
        (line, FaultKind.DISAGREES)
    ]
