"""replay, actions and verify as real processes."""

from __future__ import annotations

import json
import subprocess
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from solitaire.record import load_record, record_text, write_record
from tests.record.golden import FOLDER
from tests.record.play import (
    GAME_BY_NAME,
    edit_line,
    finished_record,
    known_seal,
    line_number,
    recorded_session,
)
from tests.toys import duel, kuhn, skirmish
from tests.ui.command_process import campagna

COMMANDS = ("replay", "actions", "verify")
GOLDEN = FOLDER / "skirmish" / "sealed.rec"


def ask(
    command: str, path: Path, *words: str, game: str = "skirmish"
) -> subprocess.CompletedProcess[str]:
    return campagna(command, str(path), "--game", GAME_BY_NAME[game], *words)


def answer(command: str, path: Path, *words: str, game: str = "skirmish") -> Any:
    process = ask(command, path, "--json", *words, game=game)
    assert process.returncode == 0, process.stderr
    return json.loads(process.stdout)


@pytest.fixture
def game_under_way(tmp_path: Path) -> Path:
    path = tmp_path / "game.rec"
    with closing(recorded_session(path, duel.RULES, known_seal())) as session:
        session.play(0, duel.Stance("thrust"))
    return path


# -- replay ---------------------------------------------------------------------------------------


def test_replay_tells_everything() -> None:
    process = ask("replay", GOLDEN)
    assert process.returncode == 0
    assert process.stderr == ""
    assert "  roll strength of red-1 [1]: draw 3\n  ; red-1 has strength 3.\n" in process.stdout
    assert "The last ply was taken back." in process.stdout
    assert process.stdout.endswith("The game is over: red has 1 points, blue 3 [7]\n")


def test_replay_ends_in_the_position_of_the_record() -> None:
    record = load_record(GOLDEN, skirmish.RULES)
    told = answer("replay", GOLDEN)
    state = skirmish.RULES.parse_position("\n".join(told["position"]))
    assert skirmish.RULES.digest(state) == record.marks[-1].digest == told["digest"]
    assert told["pending"]["scores"] == {"red": 0.25, "blue": 0.75}
    assert len(told["events"]) == len(record.steps)


def test_view_of_a_seat_holds_no_secret_of_the_other(game_under_way: Path) -> None:
    process = ask("replay", game_under_way, "--view", "right", game="duel")
    assert process.returncode == 0
    assert "thrust" not in process.stdout
    assert "left is ready." in process.stdout
    assert "stances: ? " in process.stdout
    told = answer("replay", game_under_way, "--view", "right", game="duel")
    assert "thrust" not in json.dumps(told)
    assert "digest" not in told


def test_own_view_tells_own_choice(game_under_way: Path) -> None:
    process = ask("replay", game_under_way, "--view", "left", game="duel")
    assert "left: stance thrust" in process.stdout
    assert process.stdout.endswith("right must choose.\n")  # what right is asked is right's affair


def test_views_of_two_hidden_worlds_are_the_same(tmp_path: Path) -> None:
    answers = []
    for card in ("jack", "king"):
        path = tmp_path / "game.rec"
        plies = [kuhn.Deal(card), kuhn.Deal("queen"), kuhn.Bid("bet")]
        write_record(path, kuhn.RULES, {}, plies)
        answers.append(ask("replay", path, "--view", "younger", "--json", game="kuhn").stdout)
    assert answers[0] == answers[1]


def test_unknown_seat_is_wrong_usage() -> None:
    process = ask("replay", GOLDEN, "--view", "green")
    assert process.returncode == 2
    assert "the seats are red, blue" in process.stderr


# -- actions --------------------------------------------------------------------------------------


def test_actions_can_be_appended_to_the_record(game_under_way: Path) -> None:
    process = ask("actions", game_under_way, game="duel")
    assert process.stderr == "right must choose (choose a stance).\n"
    lines = process.stdout.splitlines()
    assert lines == [f"right: stance {name}" for name in ("thrust", "feint", "parry")]
    text = game_under_way.read_text()
    for line in lines:
        game_under_way.write_text(f"{text}{line}\n")
        load_record(game_under_way, duel.RULES)


def test_actions_for_programs(game_under_way: Path) -> None:
    told = answer("actions", game_under_way, game="duel")
    assert told == {
        "kind": "decide",
        "seat": "right",
        "question": "choose a stance",
        "actions": ["stance thrust", "stance feint", "stance parry"],
    }


def test_outcomes_are_listed_where_a_roll_is_missing(tmp_path: Path) -> None:
    path = tmp_path / "game.rec"
    path.write_text(record_text(kuhn.RULES, {}, [kuhn.Deal("king")]))
    told = answer("actions", path, game="kuhn")
    assert told["cause"] == "deal to younger"
    assert [outcome["text"] for outcome in told["outcomes"]] == ["deal jack", "deal queen"]


def test_nothing_is_offered_after_the_end(tmp_path: Path) -> None:
    process = ask("actions", GOLDEN)
    assert (process.returncode, process.stdout) == (0, "")
    assert "The game is over" in process.stderr
    path = tmp_path / "game.rec"
    session = recorded_session(path, duel.RULES, known_seal())
    session.abandon()
    assert ask("actions", path, game="duel").stderr == "The game was abandoned.\n"


# -- verify ---------------------------------------------------------------------------------------


def test_verify_says_what_it_proved() -> None:
    process = ask("verify", GOLDEN)
    assert process.returncode == 0
    assert "all 6 dice follow from the sealed seed" in process.stdout
    assert process.stdout.endswith("Verified.\n")
    assert answer("verify", GOLDEN)["dice"] == "proved"


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("roll combat [4]: roll 4", "  roll combat [4]: roll 5"),
        ("= 4a33677f1d60", "= 4a33677f1d6f"),
        ("red: pass", "  red: moonwalk"),
    ],
)
def test_tampered_record_is_not_verified(tmp_path: Path, before: str, after: str) -> None:
    path = tmp_path / "game.rec"
    path.write_text(GOLDEN.read_text())
    line = line_number(path, before)
    edit_line(path, line, after)
    process = ask("verify", path)
    assert process.returncode == 1
    assert f"{path}:{line}: " in process.stdout
    assert process.stdout.endswith("Not verified.\n")
    told = json.loads(ask("verify", path, "--json").stdout)
    assert line in [failure["line"] for failure in told["failures"]]


def test_dice_of_a_game_under_way_are_not_revealed_yet(game_under_way: Path) -> None:
    process = ask("verify", game_under_way, game="duel")
    assert process.returncode == 0
    assert "not yet revealed" in process.stdout


# -- all of them ----------------------------------------------------------------------------------


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize(
    ("content", "exit_code", "words"),
    [
        (None, 66, "There is no file"),
        (b"", 65, "it is empty"),
        (b"\x7fELF\0\0\n", 65, "not text"),
        (b"campagna record 2\ngame skirmish\n", 65, "newer Campagna"),
        (b"campagna record 1\ngame chess\n", 65, "a record of 'chess', not of 'skirmish'"),
        (b"campagna record 1\ngame skirmish\noption tur", 65, "cut off"),
    ],
)
def test_bad_file_gives_one_sentence(
    tmp_path: Path, command: str, content: bytes | None, exit_code: int, words: str
) -> None:
    path = tmp_path / "bad.rec"
    if content is not None:
        path.write_bytes(content)
    process = ask(command, path)
    assert (process.returncode, process.stdout) == (exit_code, "")
    assert words in process.stderr
    assert "Traceback" not in process.stderr
    assert len(process.stderr.splitlines()) == 1
    assert [file.name for file in tmp_path.iterdir()] == ([] if content is None else ["bad.rec"])
    assert content is None or path.read_bytes() == content


@pytest.mark.parametrize("command", ["replay", "actions"])
def test_tampered_record_is_refused(tmp_path: Path, command: str) -> None:
    path = finished_record(tmp_path / "game.rec", duel.RULES)
    line = line_number(path, "= ")
    edit_line(path, line, "= 000000000000")
    process = ask(command, path, game="duel")
    assert process.returncode == 65
    assert f"{path}:{line}: does not agree" in process.stderr


def test_game_that_is_not_registered_is_named() -> None:
    process = campagna("replay", str(GOLDEN))
    assert process.returncode == 65
    assert "no game called 'skirmish'" in process.stderr


def test_game_that_cannot_be_loaded_is_wrong_usage() -> None:
    process = campagna("replay", str(GOLDEN), "--game", "tests.toys.chess:RULES")
    assert process.returncode == 2
    assert "cannot be loaded" in process.stderr


def test_other_rules_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.rec"
    path.write_text(GOLDEN.read_text().replace("rules 1\n", "rules 9\n"))
    process = ask("replay", path)
    assert process.returncode == 65
    assert "it was played with rules '9' of skirmish; here they are '1'" in process.stderr
