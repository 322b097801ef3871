"""The player that drives an engine process: other people's engines, dead ones, silent ones."""

from __future__ import annotations

import json
import os
import signal
import sys
import threading
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ai.engine.client import EngineFailed, EnginePlayer, Told
from solitaire.protocol import Chance, audience
from solitaire.workbench.randomplay import random_ply
from tests.ai.engines import WITH_TOYS, packages_on_path, play
from tests.toys import skirmish
from tests.toys.common import Told as Event

__all__ = ["packages_on_path"]

RULES = skirmish.RULES
EXAMPLE = Path(__file__).parents[2] / "docs" / "example_engine.py"


def first_choice() -> tuple[Any, Any]:
    """The view of red's first step, and what is offered."""
    state, rng = RULES.start({}), Random(1)
    while isinstance(pending := RULES.pending(state), Chance):
        RULES.apply(state, random_ply(RULES, state, pending, rng))
    return RULES.view(state, 0), RULES.actions(state)


VIEW, OFFERED = first_choice()


def scripted(tmp_path: Path, on_go: str, on_view: str = "tell('done')") -> tuple[str, ...]:
    """An engine that does something particular when it is to answer."""
    script = tmp_path / "engine.py"
    script.write_text(
        f"""
import json, os, sys, time

def tell(what, **fields):
    print(json.dumps({{"tell": what, "id": request.get("id"), **fields}}), flush=True)

for line in sys.stdin:
    request = json.loads(line)
    if request["do"] == "hello":
        tell("hello", protocol=1)
    elif request["do"] == "view":
        {on_view}
    elif request["do"] == "go":
        {on_go}
    else:
        tell("done")
""",
        encoding="utf-8",
    )
    return sys.executable, str(script)


class Pipe:
    """Everything that crossed the pipe, as (direction, message)."""

    def __init__(self) -> None:
        self.crossed: list[tuple[str, dict[str, Any]]] = []

    def tap(self, direction: str, line: bytes) -> None:
        self.crossed.append((direction, json.loads(line)))

    def sent(self, do: str) -> list[dict[str, Any]]:
        return [message for _, message in self.crossed if message.get("do") == do]


# -- other people's engines -----------------------------------------------------------------------


@pytest.mark.skipif(not EXAMPLE.exists(), reason="the documents are not beside the tests")
def test_the_example_engine_plays_whole_games_at_both_seats() -> None:
    with EnginePlayer((sys.executable, str(EXAMPLE)), RULES) as player:
        first = play(RULES, {0: player}, 7, {})
        assert play(RULES, {0: player}, 7, {}) == first
        other = play(RULES, {1: player}, 7, {"turns": "2"})
        assert player.restarts == 0
        assert player.report == {"how": "by chance"}
    assert len(first) > 6
    assert len(other) > 3


def test_an_engine_that_answers_nonsense_is_named(tmp_path: Path) -> None:
    with EnginePlayer(scripted(tmp_path, "tell('answer', ply='surrender')"), RULES) as player:
        player.begin({}, 0, 1)
        with pytest.raises(EngineFailed, match=r"'surrender'.*once more did not help"):
            player.choose(VIEW, OFFERED, Random(1))
        assert player.restarts == 1


def test_an_engine_that_speaks_something_else_is_named(tmp_path: Path) -> None:
    with EnginePlayer(scripted(tmp_path, "print('bestmove e2e4', flush=True)"), RULES) as player:
        player.begin({}, 0, 1)
        with pytest.raises(EngineFailed, match="no JSON"):
            player.choose(VIEW, OFFERED, Random(1))


def test_an_engine_that_refuses_is_quoted() -> None:
    with (
        EnginePlayer(WITH_TOYS, RULES, settings={"level": 50}) as player,
        pytest.raises(EngineFailed, match="levels 1 to 8"),
    ):
        player.begin({}, 0, 1)


def test_a_command_that_does_not_exist_is_named() -> None:
    with (
        EnginePlayer(["no-such-engine"], RULES) as player,
        pytest.raises(EngineFailed, match="'no-such-engine' cannot be started"),
    ):
        player.begin({}, 0, 1)


# -- dead and silent ones -------------------------------------------------------------------------


def test_an_engine_killed_while_thinking_is_started_again_and_told_everything() -> None:
    """kill -9 in the middle of a search: the game goes on, from the same knowledge."""
    pipe = Pipe()
    player = EnginePlayer(WITH_TOYS, RULES, nodes=10, tap=pipe.tap)

    def kill(told: Told) -> None:
        assert player.process_id is not None
        os.kill(player.process_id, signal.SIGKILL)
        player.limit = {"nodes": 10}
        player.listener = None

    with player:
        player.begin({"turns": "8"}, 0, 1)
        player.happened([Event("Drums.", audience(0)), Event("Whispers.", audience(1))])
        assert player.choose(VIEW, OFFERED, Random(1)) in OFFERED
        player.happened([Event("Trumpets.")])
        player.limit = {"infinite": True}
        player.listener = kill
        assert player.choose(VIEW, OFFERED, Random(1)) in OFFERED
        assert player.restarts == 1
    assert [view["events"] for view in pipe.sent("view")] == [
        ["Drums."],
        ["Trumpets."],
        ["Drums.", "Trumpets."],
    ]
    first, second = pipe.sent("new")
    assert {**first, "id": 0} == {**second, "id": 0}
    assert first["options"] == {"turns": "8"}


def test_an_engine_that_dies_twice_is_given_up(tmp_path: Path) -> None:
    with EnginePlayer(scripted(tmp_path, "os._exit(3)"), RULES) as player:
        player.begin({}, 0, 1)
        with pytest.raises(EngineFailed, match=r"ended \(exit code 3\)"):
            player.choose(VIEW, OFFERED, Random(1))


def test_an_engine_that_dies_once_goes_on(tmp_path: Path) -> None:
    mark = tmp_path / "died"
    dies_once = (
        f"os.path.exists({str(mark)!r}) or (open({str(mark)!r}, 'w').close(), os._exit(3));"
        "tell('done')"
    )
    text = RULES.ply_text(OFFERED[0])
    command = scripted(tmp_path, f"tell('answer', ply={text!r})", dies_once)
    with EnginePlayer(command, RULES) as player:
        player.begin({}, 0, 1)
        assert player.choose(VIEW, OFFERED, Random(1)) == OFFERED[0]
        assert player.restarts == 1


@pytest.mark.skipif(sys.platform != "linux", reason="read from /proc")
def test_the_cpu_time_of_an_engine_is_counted_for_its_player(tmp_path: Path) -> None:
    work = "[0 for _ in iter(lambda: time.process_time() < began + 0.2, False)]"
    answer = "tell('answer', ply=json.load(open(os.path.join(os.path.dirname(__file__), 'ply'))))"
    command = scripted(tmp_path, f"began = time.process_time(); {work}; {answer}")
    (tmp_path / "ply").write_text(json.dumps(RULES.ply_text(OFFERED[0])))
    with EnginePlayer(command, RULES) as player:
        player.begin({}, 0, 1)
        before = player.cpu_elsewhere()
        player.choose(VIEW, OFFERED, Random(1))
        assert player.cpu_elsewhere() - before >= 0.19


def test_a_silent_engine_is_given_up(tmp_path: Path) -> None:
    command = scripted(tmp_path, "time.sleep(600)")
    with EnginePlayer(command, RULES, patience=0.4) as player:
        player.begin({}, 0, 1)
        with pytest.raises(EngineFailed, match=r"silent for 0\.8 seconds"):
            player.choose(VIEW, OFFERED, Random(1))


def test_an_engine_that_thinks_long_is_not_taken_for_dead(tmp_path: Path) -> None:
    """It may be silent for any time if it answers when it is asked whether it is there."""
    text = RULES.ply_text(OFFERED[0])
    command = scripted(
        tmp_path,
        "first = request;"
        "[print(json.dumps({'tell': 'pong', 'id': None}), flush=True)"
        " for line, _ in zip(sys.stdin, range(2))];"
        f"request = first; tell('answer', ply={text!r})",
    )
    with EnginePlayer(command, RULES, patience=0.8) as player:
        player.begin({}, 0, 1)
        assert player.choose(VIEW, OFFERED, Random(1)) == OFFERED[0]
        assert player.restarts == 0


def test_another_thread_can_stop_the_thinking() -> None:
    player = EnginePlayer(WITH_TOYS, RULES)
    stopping = threading.Event()

    def stop(told: Told) -> None:
        if not stopping.is_set():
            stopping.set()
            threading.Thread(target=player.stop).start()

    with player:
        player.begin({}, 0, 1)
        player.limit = {"infinite": True}
        player.listener = stop
        assert player.choose(VIEW, OFFERED, Random(1)) in OFFERED
        player.limit = {"nodes": 3}
        assert player.choose(VIEW, OFFERED, Random(1)) in OFFERED
        assert player.restarts == 0
