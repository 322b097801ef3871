"""Taking up a game: after a real kill, after a crash at any awkward moment, and when it is over."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from solitaire.dice import FixedDice, SealedDice
from solitaire.protocol import Over
from solitaire.record import BadRecord, RecordNotFound, load_record, replay
from solitaire.record.reader import examine
from solitaire.record.seal import write_seal
from solitaire.record.source import read_source
from solitaire.record.verification import DiceProof, verify
from solitaire.resumption import resume
from tests.record.play import edit_line, known_seal, line_number, play_on, recorded_session
from tests.toys import duel, skirmish
from tests.ui.command_process import environment

KILLS = 4
CHOICES_BETWEEN_KILLS = 5


def player(path: Path, seed: int) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "tests.session.players", str(path), str(seed)],
        cwd=Path(__file__).parents[2],
        env=environment(),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def played_and_killed(path: Path, seed: int) -> list[str]:
    """What the player said before it was killed: first where it stood, then after each choice."""
    with player(path, seed) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        said = [process.stdout.readline()]
        for _ in range(CHOICES_BETWEEN_KILLS):
            process.stdin.write("go\n")
            process.stdin.flush()
            said.append(process.stdout.readline())
        process.stdin.write("go\n")  # the next choice is under way, or not, when the blow comes
        process.stdin.flush()
        os.kill(process.pid, signal.SIGKILL)
    return said


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_killed_games_lose_nothing(tmp_path: Path) -> None:
    path = tmp_path / "game.rec"
    last_said, plies_said = "", 0
    for seed in range(KILLS):
        said = played_and_killed(path, seed)
        plies_at_start = int(said[0].split()[0])
        assert plies_at_start >= plies_said, "a choice that was carried out is missing"
        if plies_at_start == plies_said:
            assert said[0] == last_said
        last_said, plies_said = said[-1], int(said[-1].split()[0])
        assert plies_said > plies_at_start
    resumed = resume(path, rules=skirmish.RULES)
    assert resumed.session.plies_played >= plies_said
    resumed.session.advance()
    play_on(resumed.session, 10_000)
    record = load_record(path, skirmish.RULES)
    assert isinstance(replay(record).pending, Over)
    assert verify(record, []).dice is DiceProof.PROVED
    assert sorted(os.listdir(tmp_path)) == ["game.rec"]


def test_resumed_game_stands_where_it_stood(tmp_path: Path) -> None:
    path = tmp_path / "game.rec"
    with closing(recorded_session(path, skirmish.RULES, known_seal())) as session:
        play_on(session, 7)
    with closing(resume(path, rules=skirmish.RULES).session) as again:
        assert again.pending == session.pending
        assert [again.view(seat) for seat in (0, 1)] == [session.view(seat) for seat in (0, 1)]


def test_interrupted_game_gives_the_same_record_as_one_played_through(tmp_path: Path) -> None:
    """Same choices, same seal: the same bytes, headings and dice included."""
    through, broken = tmp_path / "through.rec", tmp_path / "broken.rec"
    play_on(recorded_session(through, duel.RULES, known_seal()), 10_000)
    choices = [
        step.played.ply
        for step in load_record(through, duel.RULES).steps
        if step.played is not None and step.played.seat is not None
    ]
    recorded_session(broken, duel.RULES, known_seal()).close()
    for number, choice in enumerate(choices):
        session = resume(broken, rules=duel.RULES).session
        session.play(number % 2, choice)
        session.close()
    assert broken.read_bytes() == through.read_bytes()


def test_choice_may_be_taken_back_after_resuming(tmp_path: Path) -> None:
    path = tmp_path / "game.rec"
    with closing(recorded_session(path, duel.RULES, known_seal())) as session:
        before = session.view(0)
        session.play(0, duel.Stance("parry"))
    with closing(resume(path, rules=duel.RULES).session) as session:
        session.undo(0)
        assert session.view(0) == before
    with closing(resume(path, rules=duel.RULES).session) as session:
        assert session.view(0) == before
        session.play(0, duel.Stance("thrust"))
    load_record(path, duel.RULES)


def cut_before(path: Path, text: str) -> None:
    whole = path.read_text()
    path.write_text(whole[: whole.index(text)])


@pytest.mark.parametrize("lost", ["= ", "result ", "reveal "])
def test_crash_between_the_last_ply_and_the_reveal_is_made_good(tmp_path: Path, lost: str) -> None:
    path = tmp_path / "game.rec"
    play_on(recorded_session(path, duel.RULES, known_seal()), 10_000)
    whole = path.read_text()
    end = whole.rindex("\n= ") + 1
    path.write_text(whole[: whole.index(lost, end)])
    write_seal(path, known_seal())
    finish(path)
    assert path.read_text() == whole
    assert os.listdir(tmp_path) == ["game.rec"]


def finish(path: Path) -> None:
    """A game that is over is brought to its end, or refused when its record already says so."""
    try:
        resume(path, rules=duel.RULES).session.advance()
    except BadRecord as error:
        assert "has ended" in str(error)  # noqa: PT017 - either way the file must be whole


def test_side_file_left_behind_is_removed(tmp_path: Path) -> None:
    path = tmp_path / "game.rec"
    play_on(recorded_session(path, duel.RULES, known_seal()), 10_000)
    whole = path.read_text()
    write_seal(path, known_seal())
    with pytest.raises(BadRecord, match="has ended"):
        resume(path, rules=duel.RULES)
    assert path.read_text() == whole
    assert os.listdir(tmp_path) == ["game.rec"]


def test_digest_lost_at_the_end_of_a_turn_is_written(tmp_path: Path) -> None:
    path = tmp_path / "game.rec"
    with closing(recorded_session(path, duel.RULES, known_seal())) as session:
        play_on(session, 2)
    cut_before(path, "= ")
    with closing(resume(path, rules=duel.RULES).session) as session:
        play_on(session, 10_000)
    examination = examine(read_source(path), duel.RULES)
    assert examination.record is not None
    assert verify(examination.record, examination.faults).holds


def test_abandoned_game_is_not_taken_up(tmp_path: Path) -> None:
    path = tmp_path / "game.rec"
    session = recorded_session(path, duel.RULES, known_seal())
    session.abandon()
    whole = path.read_text()
    assert "result abandoned\nreveal seed" in whole
    with pytest.raises(BadRecord, match="has ended"):
        resume(path, rules=duel.RULES)
    assert path.read_text() == whole


def test_lost_seed_is_explained(tmp_path: Path) -> None:
    path = tmp_path / "game.rec"
    recorded_session(path, duel.RULES, known_seal()).close()
    (tmp_path / "game.rec.seal").unlink()
    with pytest.raises(BadRecord, match=r"should be in .*game\.rec\.seal, which is not there"):
        resume(path, rules=duel.RULES)


@pytest.mark.parametrize("dice", [known_seal(2), SealedDice(bytes(32), bytes(16))])
def test_seed_of_another_game_is_refused(tmp_path: Path, dice: SealedDice) -> None:
    path = tmp_path / "game.rec"
    recorded_session(path, duel.RULES, known_seal()).close()
    write_seal(path, dice)
    with pytest.raises(BadRecord, match="another seed"):
        resume(path, rules=duel.RULES)


def test_nonsense_in_the_side_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.rec"
    recorded_session(path, duel.RULES, known_seal()).close()
    for text in ("", "seed", "campagna seal 1\nseed zz\nsalt 00\n", "a\nb\nc\n"):
        (tmp_path / "game.rec.seal").write_text(text)
        with pytest.raises(BadRecord, match="does not hold the seed"):
            resume(path, rules=duel.RULES)


def test_dice_that_are_not_sealed_are_handed_in_again(tmp_path: Path) -> None:
    path = tmp_path / "game.rec"
    with closing(recorded_session(path, duel.RULES, FixedDice([1]))) as session:
        play_on(session, 3)
    with pytest.raises(BadRecord, match="say which dice"):
        resume(path, rules=duel.RULES)
    with pytest.raises(BadRecord, match="were not sealed at its start"):
        resume(path, known_seal(), duel.RULES)
    with closing(resume(path, FixedDice([2, 3, 4, 5]), duel.RULES).session) as session:
        play_on(session, 10_000)
    assert load_record(path, duel.RULES).roll_texts()[:2] == ["roll 1", "roll 2"]


def test_a_game_of_other_rules_is_not_taken_up(tmp_path: Path) -> None:
    path = tmp_path / "game.rec"
    recorded_session(path, duel.RULES, known_seal()).close()
    edit_line(path, line_number(path, "rules 1"), "rules 0")
    before = path.read_bytes()
    with pytest.raises(BadRecord, match="played with rules '0'"):
        resume(path, rules=duel.RULES)
    assert path.read_bytes() == before


def test_missing_record_is_not_created(tmp_path: Path) -> None:
    with pytest.raises(RecordNotFound):
        resume(tmp_path / "game.rec", rules=duel.RULES)
    assert os.listdir(tmp_path) == []
