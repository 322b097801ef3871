"""`campagna play --text` fed from a pipe: a real process, its files, streams and exit codes."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.ui.command_process import TIME_LIMIT_SECONDS, campagna, environment


def play(home: Path, script: str, *words: str) -> subprocess.CompletedProcess[str]:
    return campagna("play", "--text", *words, variables={"CAMPAGNA_HOME": str(home)}, script=script)


def choices(record: Path) -> list[str]:
    """What seats chose, in order."""
    return re.findall(r"^  (?:french|austrian): (.+)$", record.read_text(), re.MULTILINE)


def only_game(home: Path) -> Path:
    (game,) = (home / "games").glob("*.rec")
    return game


# -- streams and exit codes -----------------------------------------------------------------------


def test_script_prints_news_only_and_leaves_the_game_saved(tmp_path: Path) -> None:
    result = play(tmp_path, "; a remark\nmove wurmser to riva\n", "--side", "austrian")
    assert result.returncode == 0
    assert result.stdout == "Austrian: Wurmser moves from Rovereto to Riva [8.2].\n"
    game = only_game(tmp_path)
    assert str(game) in result.stderr
    assert choices(game) == ["move wurmser", "to riva", "halt"]


def test_refused_order_is_told_on_stderr_and_the_script_goes_on(tmp_path: Path) -> None:
    script = "move wurmser to brescia\nmove wurmmser\nlook\n"
    result = play(tmp_path, script, "--side", "austrian")
    assert result.returncode == 0
    assert "[2.2.4, 8.2]" in result.stderr
    assert "wurmser" in result.stderr.rpartition("wurmmser")[2]
    assert "own rovereto: wurmser" in result.stdout
    assert result.stdout.startswith("turn 1,")


@pytest.mark.parametrize(
    ("words", "exit_code", "sentence"),
    [
        (["--side", "prussian"], 2, "no side 'prussian' in castiglione"),
        (["--opponent", "hal"], 2, "no computer player called 'hal'"),
        (["--dice", "loaded"], 2, "no dice called 'loaded'"),
        (["--option", "visibility=x-ray"], 2, "visibility cannot be 'x-ray'"),
        (["--view", "all"], 2, "needs --side both"),
        (["--continue"], 66, "no unfinished game"),
        (["--continue", "some.rec"], 2, "not both"),
    ],
)
def test_wrong_usage_begins_no_game(
    tmp_path: Path, words: list[str], exit_code: int, sentence: str
) -> None:
    result = play(tmp_path, "", *words)
    assert result.returncode == exit_code
    assert sentence in result.stderr
    assert "Traceback" not in result.stderr
    assert not list(tmp_path.rglob("*.rec"))


def test_without_a_window_the_text_form_is_named() -> None:
    result = campagna("play")
    assert result.returncode == 69
    assert "--text" in result.stderr


def test_stray_bytes_are_a_misspelling(tmp_path: Path) -> None:
    result = subprocess.run(
        [sys.executable, "-m", "ui", "play", "--text", str(tmp_path / "game.rec")],
        env=environment({"CAMPAGNA_HOME": str(tmp_path)}),
        input=b"\xff\xfe move\n\x00\nlook\n",
        capture_output=True,
        timeout=TIME_LIMIT_SECONDS,
        check=False,
    )
    assert result.returncode == 0
    assert b"is no order" in result.stderr
    assert b"you are french" in result.stdout


# -- going on -------------------------------------------------------------------------------------


def test_resumed_game_goes_on_where_it_was(tmp_path: Path) -> None:
    game = tmp_path / "game.rec"
    play(tmp_path, "move wurmser ...\n", str(game), "--side", "austrian")
    result = play(tmp_path, "to riva\nhalt\nlog\n", str(game))
    assert result.returncode == 0
    assert result.stdout.count("Wurmser moves from Rovereto to Riva") == 2, "as news and in the log"
    assert choices(game) == ["move wurmser", "to riva", "halt"]


def test_log_remembers_what_was_told_before_the_game_was_resumed(tmp_path: Path) -> None:
    game = tmp_path / "game.rec"
    play(tmp_path, "move wurmser to riva\n", str(game), "--side", "austrian")
    result = play(tmp_path, "log 1\n", str(game))
    assert result.stdout == "Austrian: Wurmser moves from Rovereto to Riva [8.2].\n"


def test_continue_takes_the_newest_unfinished_game(tmp_path: Path) -> None:
    play(tmp_path, "move wurmser to riva\n", "--side", "austrian")
    older = only_game(tmp_path)
    newer = older.with_name("newer.rec")
    finished = older.with_name("finished.rec")
    play(tmp_path, "move gummer to riva\n", str(newer), "--side", "austrian")
    finished.write_text(newer.read_text() + "result abandoned\n")
    result = play(tmp_path, "move melas to riva\n", "--continue")
    assert str(newer) in result.stderr
    assert choices(newer)[-3:] == ["move melas", "to riva", "halt"]
    assert len(choices(older)) == 3


def test_copy_made_by_save_can_be_played_on(tmp_path: Path) -> None:
    game, copy = tmp_path / "game.rec", tmp_path / "Copy of it.rec"
    script = f"move wurmser to riva\nsave {copy}\nmove melas to riva\nsave {copy}\n"
    first = play(tmp_path, script, str(game), "--side", "austrian")
    assert "there already" in first.stderr
    second = play(tmp_path, "move gummer to riva\n", str(copy))
    assert second.returncode == 0
    assert choices(copy) == ["move wurmser", "to riva", "halt", "move gummer", "to riva", "halt"]
    assert len(choices(game)) == 6


def test_options_of_a_begun_game_are_fixed(tmp_path: Path) -> None:
    game = tmp_path / "game.rec"
    play(tmp_path, "", str(game))
    before = game.read_bytes()
    result = play(tmp_path, "", str(game), "--option", "visibility=open")
    assert result.returncode == 2
    assert game.read_bytes() == before


def test_damaged_file_is_refused_with_its_line(tmp_path: Path) -> None:
    game = tmp_path / "game.rec"
    play(tmp_path, "move wurmser to riva\n", str(game), "--side", "austrian")
    game.write_text(game.read_text().replace("to riva", "to brescia"))
    result = play(tmp_path, "", str(game))
    assert result.returncode == 65
    assert re.search(r"game\.rec:\d+: not legal here", result.stderr)


# -- dice -----------------------------------------------------------------------------------------

FORCED = "move pittoni force-march trent unled\n"


def test_typed_dice_are_asked_for_until_they_are_dice(tmp_path: Path) -> None:
    game = tmp_path / "game.rec"
    result = play(
        tmp_path, FORCED + "seven\n6\n", str(game), "--side", "austrian", "--dice", "typed"
    )
    assert "'seven' is no outcome of this roll" in result.stderr
    assert "from Calliano to Trent" in result.stdout
    assert "roll forced march [8.3]: die 6" in game.read_text()


def test_help_answers_where_a_die_is_typed(tmp_path: Path) -> None:
    game = tmp_path / "game.rec"
    script = f"{FORCED}help\n?\nhelp force-march\nrules 8.3\n6\n"
    result = play(tmp_path, script, str(game), "--side", "austrian", "--dice", "typed")
    assert "Rolled for: forced march [8.3]." in result.stdout
    assert "die 1\n  die 2\n" in result.stdout
    assert "force-march AREA" in result.stdout
    assert "'help' is no outcome" not in result.stderr
    assert "'?' is no outcome" not in result.stderr
    assert "'rules 8.3' is no outcome" in result.stderr
    assert "roll forced march [8.3]: die 6" in game.read_text()


def test_game_left_at_a_typed_die_asks_for_it_again(tmp_path: Path) -> None:
    game = tmp_path / "game.rec"
    words = [str(game), "--side", "austrian"]
    first = play(tmp_path, FORCED, *words, "--dice", "typed")
    assert first.returncode == 0
    assert "roll" not in game.read_text()
    second = play(tmp_path, "3\n", *words)
    assert "from Rovereto to Calliano" in second.stdout
    assert game.read_text().count("roll forced march [8.3]: die 3") == 1


def test_same_seed_gives_the_same_game_also_across_a_break(tmp_path: Path) -> None:
    script = [FORCED, "end-movement\n", "end-movement\ndone\n"]
    whole, broken = tmp_path / "whole.rec", tmp_path / "broken.rec"
    words = ["--side", "austrian", "--dice", "seed:12"]
    play(tmp_path, "".join(script), str(whole), *words)
    for part in script:
        play(tmp_path, part, str(broken), *words)
    assert "roll" in whole.read_text()
    assert without_receipts(broken) == without_receipts(whole)


def without_receipts(path: Path) -> list[str]:
    """A player that sits down again counts its choices anew."""
    return [line for line in path.read_text().splitlines() if "engine {" not in line]


def test_seed_of_sealed_dice_stays_hidden_while_the_game_is_on(tmp_path: Path) -> None:
    result = play(tmp_path, "dice\nsave\nlook\nlog\n", str(tmp_path / "game.rec"))
    seed = re.search(r"seed (\w+)", (tmp_path / "game.rec.seal").read_text())
    assert seed is not None
    assert "fingerprint" in result.stdout
    assert seed[1] not in result.stdout + result.stderr
