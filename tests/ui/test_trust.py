"""What a game keeps to itself: coming dice, secrets, sides; and what its record tells of it."""

from __future__ import annotations

import os
import re
import stat
from pathlib import Path

import pytest

from solitaire.dice import SealedDice
from solitaire.games.castiglione.game import RULES
from solitaire.protocol import Decide
from solitaire.record import RecordWriter, load_record, replay
from solitaire.record.seal import read_seal, seal_path
from solitaire.resumption import resume
from solitaire.session import new_session
from tests.ui.command_process import campagna
from tests.ui.test_play_script import FORCED, play
from ui.common.dice_choice import chosen_dice, next_fingerprint
from ui.common.saves import begin, copy_record, save_copy

PEOPLE = {"french": "human", "austrian": "human"}
FOG = ("--option", "visibility=fog")


def ask_nobody(*_: object) -> str:
    raise AssertionError("no die is typed here")


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def header(path: Path, word: str) -> str:
    found = re.search(rf"^{word} (.*)$", path.read_text(), re.MULTILINE)
    return found[1] if found else ""


# -- copies ---------------------------------------------------------------------------------------


def test_the_seed_of_sealed_dice_stays_with_the_original(tmp_path: Path) -> None:
    """A copy can be played on, but does not tell what the original will roll."""
    game, copy = tmp_path / "game.rec", tmp_path / "copy.rec"
    play(tmp_path, f"move wurmser to riva\nsave {copy}\n", str(game), "--side", "austrian")
    assert seal_path(game).exists()
    assert not seal_path(copy).exists()
    assert seal_path(game).read_text().split()[4] not in copy.read_text()
    assert header(copy, "dice").startswith("fresh ")
    forced = play(tmp_path, FORCED, str(copy))
    assert forced.returncode == 0
    assert "roll forced march" in copy.read_text()
    assert "shown copy" not in copy.read_text()


def test_copies_roll_other_dice_than_the_original(tmp_path: Path) -> None:
    """The same order in the original and in copies: each rolls by itself."""
    source = tmp_path / "game.rec"
    game = begin(source, RULES, {}, PEOPLE, chosen_dice("sealed", ask_nobody))
    game.session.close()
    rolls = set()
    for number in range(4):
        target = tmp_path / f"{number}.rec"
        copy_record(source, target)
        rolls.add(_rolled(target))
    assert len(rolls) == 4
    assert _rolled(source) not in rolls


def _rolled(path: Path) -> tuple[str, ...]:
    """The next dice of a game when both sides choose always the same way."""
    session = resume(path, chosen_dice("fresh", ask_nobody)).session
    session.advance()
    for _ in range(60):
        asked = session.pending
        if not isinstance(asked, Decide):
            break
        session.play(asked.seat, session.offered(asked.seat)[-1])
    session.close()
    found = tuple(load_record(path).roll_texts())
    assert len(found) > 10
    return found


def test_a_finished_game_is_copied_as_it_is(tmp_path: Path) -> None:
    source, target = tmp_path / "game.rec", tmp_path / "copy.rec"
    game = begin(source, RULES, {}, PEOPLE, chosen_dice("sealed", ask_nobody))
    game.session.abandon()
    copy_record(source, target)
    assert target.read_bytes() == source.read_bytes()


def test_a_game_with_secrets_notes_that_it_was_copied(tmp_path: Path) -> None:
    source = tmp_path / "game.rec"
    game = begin(source, RULES, {"visibility": "fog"}, PEOPLE, chosen_dice("sealed", ask_nobody))
    save_copy(game, tmp_path / "copy.rec")
    game.session.close()
    assert [mark.what for mark in load_record(source).shown] == ["copy"]
    assert "somebody copied the game" in campagna("verify", str(source)).stdout


# -- seals ----------------------------------------------------------------------------------------


def test_the_next_seal_stays_the_same_however_often_it_is_looked_at() -> None:
    shown = next_fingerprint()
    assert next_fingerprint() == shown
    dice = chosen_dice("sealed", ask_nobody)
    assert isinstance(dice, SealedDice)
    assert dice.fingerprint == shown
    assert next_fingerprint() != shown


def test_what_people_choose_changes_sealed_dice(tmp_path: Path) -> None:
    sealed = SealedDice.newly_sealed()
    fog = {"visibility": "fog"}
    choices: list[tuple[str, dict[str, str]]] = [("", {}), ("Lodi", {}), ("Arcole", {}), ("", fog)]
    rolls = set()
    for number, (word, options) in enumerate(choices):
        path = tmp_path / f"{number}.rec"
        game = begin(path, RULES, options, PEOPLE, sealed, word=word)
        game.session.close()
        dice = read_seal(path, load_record(path).header)
        assert dice.fingerprint == sealed.fingerprint
        rolls.add(tuple(dice.ticket(number, 6) for number in range(1, 60)))
    assert len(rolls) == len(choices)


def test_dice_mixed_with_a_word_are_verified_and_another_word_is_found_out(tmp_path: Path) -> None:
    game = tmp_path / "game.rec"
    script = "Lodi; bridge\n" + FORCED
    told = play(tmp_path, script, str(game), "--side", "austrian", "--word")
    assert header(game, "word") == "Lodi, bridge"
    assert f"The seal of the dice: {header(game, 'dice').split()[2]}" in told.stdout
    assert header(game, "dice").endswith(" mixed")
    resumed = resume(game)
    resumed.session.abandon()
    told_of = campagna("verify", str(game)).stdout
    assert "all 1 dice follow" in told_of
    assert "Mixed in: options and seats, and the word 'Lodi, bridge'." in told_of
    text = game.read_text()
    refuted = 0
    for number in range(12):
        game.write_text(text.replace("word Lodi, bridge", f"word Arcole {number}"))
        refuted += campagna("verify", str(game)).returncode == 1
        if refuted:
            break
    assert refuted, "one die in six is the same by chance, twelve are not"


def test_dice_sealed_before_anything_was_mixed_in_are_still_verified(tmp_path: Path) -> None:
    path = tmp_path / "old.rec"
    dice = SealedDice(bytes(range(32)), bytes(16))
    writer = RecordWriter.begin(path, RULES, {}, dice, seats=PEOPLE)
    assert "mixed" not in header(path, "dice")
    session = new_session(RULES, {}, dice, writer=writer)
    session.close()
    rolled = _rolled(path)
    session = resume(path).session
    session.abandon()
    told = campagna("verify", str(path))
    assert told.returncode == 0
    assert f"all {len(rolled)} dice follow from the sealed seed" in told.stdout


def test_the_seed_of_the_computer_follows_from_the_seal(tmp_path: Path) -> None:
    game = tmp_path / "game.rec"
    play(tmp_path, "end-movement\n", str(game), "--side", "austrian", "--opponent", "staff")
    assert "Receipts" in campagna("verify", "--ai", str(game)).stdout
    game.write_text(re.sub(r"^seed .*$", "seed 1796", game.read_text(), flags=re.MULTILINE))
    told = campagna("verify", "--ai", str(game))
    assert told.returncode == 1
    assert "does not follow from its seal" in told.stdout


# -- sides and views ------------------------------------------------------------------------------


def test_nobody_may_take_the_computers_side_in_a_game_with_secrets(tmp_path: Path) -> None:
    game = tmp_path / "game.rec"
    play(tmp_path, "", str(game), "--side", "austrian", "--opponent", "staff", *FOG)
    before = game.read_bytes()
    for words in (["--side", "french"], ["--side", "both"], ["--side", "both", "--view", "all"]):
        result = play(tmp_path, "look\n", str(game), *words)
        assert result.returncode == 2
        assert "nobody may take its place" in result.stderr
        assert result.stdout == ""
    assert game.read_bytes() == before


def test_other_players_are_written_into_the_record_and_verified(tmp_path: Path) -> None:
    game = tmp_path / "game.rec"
    words = [str(game), "--side", "austrian"]
    turn = "end-movement\n"
    play(tmp_path, turn, *words, "--opponent", "staff", "--option", "visibility=open")
    play(tmp_path, "done\n" * 3, *words, "--opponent", "random")
    assert [(one.seat, one.who) for one in load_record(game).seat_changes] == [("french", "random")]
    told = campagna("verify", "--ai", str(game))
    assert told.returncode == 0, told.stdout
    assert "Seats: changed while the game went on: french random" in told.stdout
    play(tmp_path, "done\n", str(game))
    assert len(load_record(game).seat_changes) == 1, "he stays as long as nobody says otherwise"


def test_looking_at_both_sides_is_written_into_the_record(tmp_path: Path) -> None:
    game = tmp_path / "game.rec"
    play(tmp_path, "", str(game), "--side", "both", *FOG)
    assert not load_record(game).shown
    play(tmp_path, "", str(game), "--view", "all")
    play(tmp_path, "", str(game), "--view", "all")
    assert [mark.what for mark in load_record(game).shown] == ["everything"]


# -- looking at a game under way ------------------------------------------------------------------

TELLING = {
    "replay": ("replay",),
    "bare": (),
    "analyze": ("analyze", "--worlds", "1", "--nodes", "2"),
}


@pytest.mark.parametrize("name", TELLING)
def test_everything_of_a_game_under_way_is_shown_only_if_that_is_noted(
    name: str, tmp_path: Path
) -> None:
    game = tmp_path / "game.rec"
    play(tmp_path, "", str(game), "--side", "both", *FOG)
    before = game.read_bytes()
    refused = campagna(*TELLING[name][:1], str(game), *TELLING[name][1:])
    assert refused.returncode == 2
    assert refused.stdout == ""
    assert "--reveal" in refused.stderr
    assert game.read_bytes() == before
    if name == "bare":
        return
    shown = campagna(*TELLING[name][:1], str(game), *TELLING[name][1:], "--reveal")
    assert shown.returncode == 0, shown.stderr
    assert [mark.what for mark in load_record(game).shown] == ["everything"]
    assert "looked at everything" in campagna("verify", str(game)).stdout


def test_one_sides_account_needs_no_leave(tmp_path: Path) -> None:
    game = tmp_path / "game.rec"
    play(tmp_path, "", str(game), "--side", "both", *FOG)
    assert campagna("replay", str(game), "--view", "french").returncode == 0
    assert not load_record(game).shown


def test_a_game_that_is_being_played_is_not_shown(tmp_path: Path) -> None:
    path = tmp_path / "game.rec"
    game = begin(path, RULES, {"visibility": "fog"}, PEOPLE, chosen_dice("sealed", ask_nobody))
    told = campagna("replay", str(path), "--reveal")
    game.session.close()
    assert told.returncode == 73
    assert told.stdout == ""


def test_lines_of_looking_and_sitting_do_not_disturb_a_game_that_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "game.rec"
    game = begin(path, RULES, {"visibility": "fog"}, PEOPLE, chosen_dice("sealed", ask_nobody))
    for number in range(4):
        game.session.advance()
        seat = game.session.pending.seat  # type: ignore[union-attr]
        game.session.play(seat, game.session.offered(seat)[0])
        game.session.note_player(1 - seat, f"staff {number}")
        game.session.close()
        game = type(game)(path, resume(path).session, game.options, game.seats, "", None, [])
    game.session.close()
    record = load_record(path)
    assert len(record.seat_changes) == 4
    assert len(replay(record).history.plies) == 4


# -- files ----------------------------------------------------------------------------------------


@pytest.mark.skipif(os.name == "nt", reason="modes of Unix")
def test_what_holds_secrets_is_for_its_owner_alone(tmp_path: Path) -> None:
    game, copy = tmp_path / "game.rec", tmp_path / "copy.rec"
    before = os.umask(0o022)
    try:
        play(tmp_path, f"save {copy}\n", str(game), "--side", "both", "--option", "visibility=open")
        told = campagna("analyze", str(game), "--worlds", "1", "--nodes", "2")
    finally:
        os.umask(before)
    assert told.returncode == 0, told.stderr
    files = [path for path in tmp_path.iterdir() if path.is_file()]
    assert {path.name for path in files} >= {"game.rec", "game.rec.seal", "copy.rec"}
    assert any("analysis" in path.name for path in files)
    assert [path.name for path in files if mode(path) != 0o600] == []
