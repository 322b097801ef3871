"""Writing: whole files appear at once or not at all, and a disk that refuses changes nothing."""

from __future__ import annotations

import errno
import os
import signal
import stat
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from solitaire.record import RecordNotWritten, load_record, write_record
from solitaire.record.files import AppendedFile, replace_file, temporary_file
from solitaire.record.verification import DiceProof, verify
from solitaire.resumption import resume
from tests.record.play import (
    known_seal,
    play_on,
    random_plies,
    recorded_session,
)
from tests.toys import duel, skirmish


def refuse(*arguments: object) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_failed_replacement_leaves_the_old_file_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    path = tmp_path / "game.rec"
    path.write_text("old")
    monkeypatch.setattr(os, step, refuse)
    with pytest.raises(RecordNotWritten, match="No space left on device"):
        replace_file(path, b"new")
    assert path.read_text() == "old"
    assert os.listdir(tmp_path) == ["game.rec"]


def test_new_file_has_the_rights_of_any_new_file(tmp_path: Path) -> None:
    (tmp_path / "usual").touch()
    replace_file(tmp_path / "ours", b"")
    assert (tmp_path / "ours").stat().st_mode == (tmp_path / "usual").stat().st_mode


def test_record_into_a_missing_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(RecordNotWritten, match="cannot be written"):
        write_record(tmp_path / "no" / "game.rec", duel.RULES, {}, random_plies(duel.RULES, 1))


def test_new_game_never_overwrites_a_record(tmp_path: Path) -> None:
    path = tmp_path / "game.rec"
    path.write_text("somebody's game")
    with pytest.raises(RecordNotWritten, match="is there already"):
        recorded_session(path, duel.RULES, known_seal())
    assert path.read_text() == "somebody's game"
    assert not (tmp_path / "game.rec.seal").exists()


def test_full_disk_changes_neither_game_nor_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.rec"
    with closing(recorded_session(path, skirmish.RULES, known_seal())) as session:
        play_on(session, 2)
        before = path.read_bytes(), session.view(0), session.pending
        with monkeypatch.context() as broken:
            broken.setattr(os, "fsync", refuse_once())
            with pytest.raises(RecordNotWritten):
                play_on(session, 1)
        assert (path.read_bytes(), session.view(0), session.pending) == before
        play_on(session, 10_000)
    load_record(path, skirmish.RULES)


def refuse_once() -> object:
    """The first time only: undoing the half-done append must work."""
    calls = iter([refuse])
    return lambda *arguments: next(calls, lambda *_: None)(*arguments)


def test_every_ply_is_in_the_file_when_play_returns(tmp_path: Path) -> None:
    path = tmp_path / "game.rec"
    with closing(recorded_session(path, skirmish.RULES)) as session:
        for _ in range(6):
            play_on(session, 1)
            assert len(load_record(path, skirmish.RULES).steps) == session.plies_played


@pytest.mark.skipif(sys.platform == "win32", reason="rights are different there")
def test_seed_is_private_while_the_game_is_on_and_gone_afterwards(tmp_path: Path) -> None:
    path, seal = tmp_path / "game.rec", tmp_path / "game.rec.seal"
    session = recorded_session(path, duel.RULES, known_seal())
    assert stat.S_IMODE(seal.stat().st_mode) == 0o600
    assert known_seal().seed.hex() in seal.read_text()
    assert known_seal().seed.hex() not in path.read_text()
    assert known_seal().fingerprint in path.read_text()
    play_on(session, 10_000)
    assert not seal.exists()
    assert known_seal().seed.hex() in path.read_text()


@pytest.mark.skipif(sys.platform == "win32", reason="files are not locked there")
def test_record_is_played_by_one_at_a_time(tmp_path: Path) -> None:
    path = tmp_path / "game.rec"
    with (
        closing(recorded_session(path, duel.RULES, known_seal())),
        pytest.raises(RecordNotWritten, match="another Campagna"),
    ):
        resume(path, rules=duel.RULES)
    resume(path, rules=duel.RULES).session.close()


def test_cut_file_grows_from_the_cut(tmp_path: Path) -> None:
    path = tmp_path / "lines"
    path.write_text("one\ntwo\nthr")
    with closing(AppendedFile(path)) as file:
        file.cut(8)
        file.append(["three", "four"])
    assert path.read_text() == "one\ntwo\nthree\nfour\n"


_BEGIN = """
import sys, time
from pathlib import Path
from tests.record.play import known_seal, recorded_session
from solitaire.record import RecordNotWritten
from tests.toys import duel
path, number, moment = Path(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3])
while time.time() < moment:
    pass
try:
    recorded_session(path, duel.RULES, known_seal(number)).close()
    print("begun", number)
except RecordNotWritten as error:
    print(error)
"""


def test_of_two_programs_that_begin_a_file_one_is_refused(tmp_path: Path) -> None:
    for attempt in range(3):
        path = tmp_path / f"game{attempt}.rec"
        moment = str(time.time() + 1.5)
        starts = [
            subprocess.Popen(
                [sys.executable, "-c", _BEGIN, str(path), str(number), moment],
                stdout=subprocess.PIPE,
                text=True,
                cwd=Path(__file__).parents[2],
            )
            for number in (1, 2)
        ]
        said = [process.communicate()[0].strip() for process in starts]
        begun = [line for line in said if line.startswith("begun")]
        assert len(begun) == 1, said
        assert any("is there already" in line or "another Campagna" in line for line in said)
        number = int(begun[0].split()[1])
        resume(path, rules=duel.RULES).session.close()
        assert known_seal(number).fingerprint in path.read_text()


def test_second_beginning_leaves_the_seed_of_the_first_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also if the file appears after the second has looked for it."""
    path = tmp_path / "game.rec"
    recorded_session(path, duel.RULES, known_seal(1)).close()
    monkeypatch.setattr(Path, "exists", lambda self: False)
    with pytest.raises(RecordNotWritten, match="is there already"):
        recorded_session(path, duel.RULES, known_seal(2))
    assert known_seal(1).seed.hex() in (tmp_path / "game.rec.seal").read_text()
    resume(path, rules=duel.RULES).session.close()


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
def test_sealed_game_goes_on_through_a_link(tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    path, link = tmp_path / "games" / "game.rec", tmp_path / "link.rec"
    recorded_session(path, duel.RULES, known_seal()).close()
    link.symlink_to(path)
    session = resume(link, rules=duel.RULES).session
    session.advance()
    play_on(session, 10_000)
    assert link.is_symlink()
    assert not (tmp_path / "games" / "game.rec.seal").exists()
    assert verify(load_record(path, duel.RULES), []).dice is DiceProof.PROVED


_KILLED_WHILE_WRITING = """
import os, signal, sys
from pathlib import Path
from solitaire.record import files
os.fsync = lambda descriptor: os.kill(os.getpid(), signal.SIGKILL)
files.create_file(Path(sys.argv[1]), b"half")
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_temporary_files_of_killed_starts_are_swept(tmp_path: Path) -> None:
    path = tmp_path / "game.rec"
    for _ in range(2):
        killed = subprocess.run(
            [sys.executable, "-c", _KILLED_WHILE_WRITING, str(path)],
            check=False,
            cwd=Path(__file__).parents[2],
        )
        assert killed.returncode == -signal.SIGKILL
    assert [entry.name != "game.rec" for entry in tmp_path.iterdir()] == [True]
    with temporary_file(tmp_path, b"of a living program") as living:
        recorded_session(path, duel.RULES).close()
        assert sorted(os.listdir(tmp_path)) == sorted([living.name, "game.rec"])
    assert os.listdir(tmp_path) == ["game.rec"]
