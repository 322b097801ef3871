"""Files that are no sound record: one clear sentence each, never another error, nothing changed."""

from __future__ import annotations

import shutil
from contextlib import closing
from pathlib import Path

import pytest

from solitaire.record import BadRecord, FaultKind, RecordError, RecordNotFound, load_record
from solitaire.record.files import SIZE_LIMIT
from solitaire.record.reader import examine
from solitaire.record.source import read_source
from solitaire.record.verification import verify
from solitaire.resumption import resume
from tests.record.golden import FOLDER
from tests.record.play import known_seal, play_on, recorded_session
from tests.toys import duel, skirmish

GOLDEN = (FOLDER / "skirmish" / "sealed.rec").read_bytes()


def test_missing_file(tmp_path: Path) -> None:
    with pytest.raises(RecordNotFound, match=r"There is no file .*nowhere\.rec"):
        load_record(tmp_path / "nowhere.rec", duel.RULES)


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "it is empty"),
        (b" \n\n", "it is empty"),
        (bytes(range(256)), "not text"),
        (b"campagna record 1\ngame duel\n\xff\n", "line 3 is not UTF-8 text"),
        (b"Dear diary,\n", "its first line is 'Dear diary,'"),
        (b"campagna account 1\ngame duel\n", "a record begins with 'campagna record 1'"),
        (b"campagna record 7\ngame duel\n", "record format 7; this one reads up to 1"),
        (b"campagna record 0\ngame duel\n", "record format 0 was never released"),
        (b"campagna record 1\n", "there is no line 'game NAME'"),
        (b"campagna record 1\ngame kuhn\n", "a record of 'kuhn', not of 'duel'"),
        (b"campagna record 1\ngame\n", "nothing follows the word 'game'"),
        (b"campagna record 1\ngame duel\nposition\n", "no lines beginning with | follow"),
        (b"campagna record 1\ngame duel\n| clash 1\n", "before the word 'position'"),
    ],
)
def test_file_that_is_no_record(tmp_path: Path, content: bytes, words: str) -> None:
    path = tmp_path / "game.rec"
    path.write_bytes(content)
    with pytest.raises(BadRecord) as caught:
        load_record(path, duel.RULES)
    assert words in str(caught.value)
    assert str(path) in str(caught.value)
    assert path.read_bytes() == content


def test_folder_is_no_record(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="is a folder"):
        load_record(tmp_path, duel.RULES)


def test_huge_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "huge.rec"
    with path.open("wb") as file:
        file.write(GOLDEN)
        file.truncate(SIZE_LIMIT + 1)
    with pytest.raises(BadRecord, match="larger than 16 MiB"):
        load_record(path, skirmish.RULES)


@pytest.mark.parametrize("name", ["bridge", "os:system", "tests.toys.kuhn:RULES", "../duel"])
def test_header_cannot_name_what_is_not_registered(tmp_path: Path, name: str) -> None:
    """A file must not make us import a module of its choice."""
    path = tmp_path / "game.rec"
    path.write_text(f"campagna record 1\ngame {name}\n")
    with pytest.raises(BadRecord) as caught:
        load_record(path)
    assert caught.value.faults[0].line == 2


def test_other_rules_are_refused_with_that_reason(tmp_path: Path) -> None:
    path = tmp_path / "old.rec"
    path.write_text(GOLDEN.decode().replace("rules 1\n", "rules 0.9\n"))
    with pytest.raises(BadRecord) as caught:
        load_record(path, skirmish.RULES)
    (fault,) = caught.value.faults
    assert fault.kind is FaultKind.OTHER_RULES
    assert "rules '0.9' of skirmish; here they are '1'" in fault.message


def test_other_data_warn_and_replay(tmp_path: Path) -> None:
    """Then a digest that differs is news about the data, not a fault of the file."""
    path = tmp_path / "old.rec"
    text = GOLDEN.decode().replace("rules 1\n", "rules 1\ndata abc\n")
    path.write_text(text.replace("= 4a33677f1d60", "= 0123456789ab"))
    record = load_record(path, skirmish.RULES)
    assert len(record.steps) == 19
    assert "data 'abc'" in record.warnings[0]
    assert "0123456789ab" in record.warnings[1]


def test_flipped_bit_is_found_or_harmless(tmp_path: Path) -> None:
    """A changed ply breaks the digest, or else (a die of the same effect) the seal."""
    path = tmp_path / "flipped.rec"
    path.write_bytes(GOLDEN)
    plies = [step.played for step in load_record(path, skirmish.RULES).steps]
    for position in range(len(GOLDEN)):
        damaged = bytearray(GOLDEN)
        damaged[position] ^= 1 << position % 8
        path.write_bytes(damaged)
        try:
            examination = examine(read_source(path), skirmish.RULES)
        except RecordError:
            continue
        record = examination.record
        if record is None or examination.faults:
            continue
        if [step.played for step in record.steps] != plies:
            assert not verify(record, []).holds, f"byte {position}"


def test_file_cut_anywhere_is_refused_or_an_earlier_stage_of_the_game(tmp_path: Path) -> None:
    path = tmp_path / "cut.rec"
    path.write_bytes(GOLDEN)
    plies = load_record(path, skirmish.RULES).steps
    title_and_game = GOLDEN.index(b"rules 1")
    for size in range(title_and_game, len(GOLDEN)):
        path.write_bytes(GOLDEN[:size])
        if GOLDEN[size - 1 : size] == b"\n":
            steps = load_record(path, skirmish.RULES).steps
            assert steps == plies[: len(steps)]
        else:
            with pytest.raises(BadRecord) as caught:
                load_record(path, skirmish.RULES)
            last = caught.value.faults[-1]
            assert last.line == GOLDEN[:size].count(b"\n") + 1
            assert last.kind is FaultKind.CUT_OFF


def test_game_resumes_from_a_last_line_cut_at_any_byte(tmp_path: Path) -> None:
    path = tmp_path / "game.rec"
    with closing(recorded_session(path, skirmish.RULES, known_seal())) as session:
        play_on(session, 4)
    whole = path.read_bytes()
    last_line = whole[:-1].rindex(b"\n") + 1
    number = whole.count(b"\n")
    for size in range(last_line + 1, len(whole)):
        cut = tmp_path / "cut.rec"
        cut.write_bytes(whole[:size])
        shutil.copy(tmp_path / "game.rec.seal", tmp_path / "cut.rec.seal")
        resumed = resume(cut, rules=skirmish.RULES)
        with closing(resumed.session):
            assert resumed.notes[0].startswith(f"Line {number} was half written")
            assert cut.read_bytes().startswith(whole[:last_line])
            play_on(resumed.session, 3)
        load_record(cut, skirmish.RULES)


def test_resuming_does_not_forgive_an_unfinished_line_elsewhere(tmp_path: Path) -> None:
    path = tmp_path / "game.rec"
    with closing(recorded_session(path, duel.RULES, known_seal())) as session:
        play_on(session, 5)
    damaged = path.read_text().replace("left: stance", "left: sta", 1)
    path.write_text(damaged)
    with pytest.raises(BadRecord, match="no notation"):
        resume(path, rules=duel.RULES)
    assert path.read_text() == damaged


def test_resuming_refuses_a_header_that_is_cut_off(tmp_path: Path) -> None:
    path = tmp_path / "game.rec"
    path.write_text("campagna record 1\ngame duel\nrules 1\noption wou")
    with pytest.raises(BadRecord, match=r"header .* is cut off"):
        resume(path, rules=duel.RULES)
    assert path.read_text().endswith("option wou")
