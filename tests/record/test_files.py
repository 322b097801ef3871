"""Writing: whole files appear at once or not at all, and a disk that refuses changes nothing."""

from __future__ import annotations

import errno
import os
import stat
import sys
from contextlib import closing
from pathlib import Path

import pytest

from solitaire.record import RecordNotWritten, load_record, write_record
from solitaire.record.files import AppendedFile, replace_file
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
