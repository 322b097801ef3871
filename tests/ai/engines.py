"""Engine processes for tests: started with the toys on offer, talked to line by line."""

from __future__ import annotations

import os
import sys
from collections.abc import Hashable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

import tests
import ui
from ai.engine.client import EngineProcess, Told
from ai.players import Player
from solitaire.protocol import Chance, Decide, Event, Over, Rules, Seat
from solitaire.workbench.randomplay import random_ply
from tests.toys import kuhn

AnyRules = Rules[Any, Any, Any]

TOYS: Final = (
    "tests.toys.kuhn:RULES",
    "tests.toys.skirmish:RULES",
    "tests.ai.engines:CHATTY",
    "tests.ai.engines:FRAGILE",
)
WITH_TOYS: Final = (
    sys.executable,
    "-m",
    "ui",
    "engine",
    *(word for toy in TOYS for word in ("--game", toy)),
)
LONG: Final = 60.0
"""Seconds after which a test gives up hope; nothing is measured by it."""


@pytest.fixture(autouse=True, scope="module")
def packages_on_path() -> Iterator[None]:
    """Lets started processes find our packages and the tests, wherever they are."""
    folders = [str(Path(package.__file__ or "").parents[1]) for package in (tests, ui)]
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join(dict.fromkeys(folders)))
        yield


class Talk:
    """One conversation with an engine."""

    def __init__(self, process: EngineProcess) -> None:
        self.process = process
        self._number = 0

    def send(self, do: str, **fields: object) -> int:
        self._number += 1
        self.process.send({"do": do, "id": self._number, **fields})
        return self._number

    def send_bytes(self, line: bytes) -> None:
        assert self.process.process.stdin is not None
        self.process.process.stdin.write(line)
        self.process.process.stdin.flush()

    def next(self) -> Told:
        told = self.process.receive(LONG)
        assert told is not None, "the engine says nothing more"
        return told

    def until(self, *kinds: str) -> Told:
        """The next line of one of these kinds; others are passed over."""
        while (told := self.next())["tell"] not in kinds:
            pass
        return told

    def ask(self, do: str, **fields: object) -> Told:
        """What the engine tells about this request in the end."""
        number = self.send(do, **fields)
        while True:
            told = self.next()
            if told["id"] == number and told["tell"] != "info":
                return told


@contextmanager
def talk(command: tuple[str, ...] = WITH_TOYS) -> Iterator[Talk]:
    process = EngineProcess(command)
    try:
        yield Talk(process)
    finally:
        process.close()


def children_of(pid: int) -> list[int]:
    """Processes started by this one, as Linux lists them."""
    task = Path(f"/proc/{pid}/task/{pid}/children")
    if not task.exists():
        pytest.skip("only Linux tells a process's children")
    return [int(word) for word in task.read_text(encoding="ascii").split()]


def is_alive(pid: int) -> bool:
    """Zombies that nobody has buried yet count as dead."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text(encoding="ascii")
    except FileNotFoundError:
        return False
    return stat.rpartition(")")[2].split()[0] != "Z"


def play(
    rules: AnyRules, players: Mapping[Seat, Player], seed: int, options: Mapping[str, str]
) -> list[str]:
    """A game whose dice follow from the seed; the plies of all players as texts."""
    rng = Random(seed)
    state = rules.start(options)
    chosen: list[str] = []
    for seat, player in players.items():
        player.begin(options, seat, seed)
    while not isinstance(pending := rules.pending(state), Over):
        if isinstance(pending, Decide) and pending.seat in players:
            view, offered = rules.view(state, pending.seat), rules.actions(state)
            ply = players[pending.seat].choose(view, offered, rng)
            chosen.append(rules.ply_text(ply))
        else:
            assert isinstance(pending, Chance | Decide)
            ply = random_ply(rules, state, pending, rng)
        events: list[Event] = []
        rules.apply(state, ply, events)
        for player in players.values():
            player.happened(events)
    return chosen


class Chatty(kuhn.Kuhn):
    """Rules that print, as somebody's forgotten debugging would."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "chatty"

    def actions(self, state: kuhn.State) -> Sequence[kuhn.Ply]:
        sys.stdout.write("looking at the cards\n")
        sys.stdout.flush()
        os.write(1, b"and around them\n")
        return super().actions(state)


CHATTY: Final = Chatty()


class Fragile(kuhn.Kuhn):
    """Rules that fail while somebody thinks."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "fragile"

    def info_key(self, state: kuhn.State, seat: Seat) -> Hashable:
        raise RuntimeError("the table broke")


FRAGILE: Final = Fragile()
