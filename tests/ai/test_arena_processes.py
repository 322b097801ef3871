"""Games in other processes: the same results, and a match that outlives their deaths."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

from ai.arena.arena import Fixture
from ai.arena.processes import DEATHS_IN_A_ROW, CannotPlay, play_locally
from ai.engine.processes import NICENESS
from tests.ai import arena_tables
from tests.ai.arena_tables import MATCH, without_times

FIXTURES = [Fixture(pair, leg) for pair in range(6) for leg in range(2)]


@pytest.mark.parametrize("processes", [1, 2])
def test_other_processes_play_the_same_games(processes: int) -> None:
    games = play_locally(arena_tables.play_skirmish, MATCH, FIXTURES, processes)
    found = {game.fixture: without_times(game) for game in games}
    expected = {f: without_times(arena_tables.play_skirmish(MATCH, f)) for f in FIXTURES}
    assert found == expected


def test_dead_process_costs_its_game_only() -> None:
    games = list(play_locally(arena_tables.die_in_pair_one, MATCH, FIXTURES, 2))
    assert {game.fixture for game in games} == set(FIXTURES)
    broken = [game for game in games if game.broken]
    assert [game.fixture for game in broken] == [Fixture(1, 0)]
    assert broken[0].broken == "its process died with exit code 11"


def test_match_is_given_up_when_every_process_dies() -> None:
    games = play_locally(arena_tables.always_die, MATCH, FIXTURES, 1)
    for _ in range(DEATHS_IN_A_ROW - 1):
        assert next(games).broken
    with pytest.raises(CannotPlay, match=f"{DEATHS_IN_A_ROW} games in a row"):
        next(games)


def test_table_that_cannot_be_set_up_stops_the_match() -> None:
    with pytest.raises(CannotPlay, match="ZeroDivisionError: no board"):
        list(play_locally(arena_tables.always_fail, MATCH, FIXTURES, 2))


@pytest.mark.skipif(sys.platform == "win32", reason="niceness is a thing of Unix")
def test_games_give_way_to_other_programs() -> None:
    (game,) = play_locally(arena_tables.tell_niceness, MATCH, FIXTURES[:1], 1)
    assert game.plies >= min(19, os.nice(0) + NICENESS)


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    state = Path(f"/proc/{process}/stat")
    return not state.exists() or state.read_text().rpartition(")")[2].split()[0] != "Z"


def process_numbers(folder: Path, count: int) -> list[int]:
    while len(found := list(folder.iterdir())) < count:
        time.sleep(0.02)
    return [int(path.name) for path in found]


def wait_for_end(process: int) -> None:
    while is_running(process):
        time.sleep(0.02)


@pytest.mark.skipif(sys.platform == "win32", reason="looks for processes as Unix does")
def test_closing_ends_the_games_being_played(tmp_path: Path) -> None:
    match = replace(MATCH, game=str(tmp_path))
    games = play_locally(arena_tables.play_or_wait, match, FIXTURES, 2)
    next(games)
    (waiting,) = process_numbers(tmp_path, 1)
    games.close()
    assert not is_running(waiting)


@pytest.mark.skipif(sys.platform == "win32", reason="looks for processes as Unix does")
def test_games_end_when_their_parent_is_killed(tmp_path: Path) -> None:
    code = (
        "import sys\n"
        "from dataclasses import replace\n"
        "from ai.arena.processes import play_locally\n"
        "from tests.ai.arena_tables import MATCH, wait_for_ever\n"
        "from tests.ai.test_arena_processes import FIXTURES\n"
        "if __name__ == '__main__':\n"
        "    match = replace(MATCH, game=sys.argv[1])\n"
        "    list(play_locally(wait_for_ever, match, FIXTURES, 2))\n"
    )
    script = tmp_path / "match.py"
    script.write_text(code)
    folder = tmp_path / "processes"
    folder.mkdir()
    environment = {**os.environ, "PYTHONPATH": os.getcwd()}
    parent = subprocess.Popen([sys.executable, script, folder], env=environment)
    players = process_numbers(folder, 2)
    parent.send_signal(signal.SIGKILL)
    parent.wait()
    for player in players:
        wait_for_end(player)
