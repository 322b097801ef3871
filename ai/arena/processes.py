"""The games of a match on this machine, each in one of a few low-priority processes.

Whatever goes wrong in a process stays there: one that dies costs its game, not the match.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from multiprocessing.connection import wait
from typing import Any, Final, TypeAlias

from ai.arena.arena import (
    Fixture,
    GameResult,
    Match,
    broken_game,
)
from ai.engine.processes import behave_as_child, interrupts_held_back, spawn_context

PlayFixture: TypeAlias = Callable[[Match, Fixture], GameResult]
"""Sets up a table and plays one game; a function that other processes can import by its name."""

DEATHS_IN_A_ROW: Final = 5
"""Processes that may die in a row before the match is abandoned."""


class CannotPlay(Exception):
    """No game of this match can be played there; the message says why."""


def play_locally(
    play: PlayFixture, match: Match, fixtures: Iterable[Fixture], processes: int
) -> Generator[GameResult]:
    """The results as they come in. Closing the iterator ends the games still being played."""
    waiting = iter(fixtures)
    busy: list[_Worker] = []
    deaths = 0
    try:
        for _, fixture in zip(range(processes), waiting, strict=False):
            busy.append(_Worker(play, match, fixture))
        while busy:
            worker = _first_ready(busy)
            result = worker.result()
            deaths = 0 if worker.is_alive else deaths + 1
            if deaths >= DEATHS_IN_A_ROW:
                raise CannotPlay(f"{deaths} games in a row ended so: {result.broken}")
            busy.remove(worker)
            following = next(waiting, None)
            if following is None:
                worker.stop()
            elif worker.is_alive:
                worker.give(following)
                busy.append(worker)
            else:
                busy.append(_Worker(play, match, following))
            yield result
    finally:
        for worker in busy:
            worker.stop()


class _Worker:
    """Our side of a process that plays one game after another."""

    def __init__(self, play: PlayFixture, match: Match, fixture: Fixture) -> None:
        context = spawn_context()
        self.connection, theirs = context.Pipe()
        self._process = context.Process(target=_work, args=(theirs, play, match))
        with interrupts_held_back():
            self._process.start()
        theirs.close()  # so that the end of the process shows as the end of the pipe
        self.is_alive = True
        self.give(fixture)

    def give(self, fixture: Fixture) -> None:
        self._fixture = fixture
        try:
            self.connection.send(fixture)
        except OSError:
            self.is_alive = False  # result() reports it

    def result(self) -> GameResult:
        """Waits for the end of the game, or of the process."""
        try:
            answer: GameResult | str = self.connection.recv()
        except (EOFError, OSError):
            self.stop()
            reason = f"its process died with exit code {self._process.exitcode}"
            return broken_game(self._fixture, reason)
        if isinstance(answer, str):
            raise CannotPlay(answer)
        return answer

    def stop(self) -> None:
        self.is_alive = False
        self._process.terminate()
        self._process.join()
        self.connection.close()


def _first_ready(workers: list[_Worker]) -> _Worker:
    ready = wait([worker.connection for worker in workers])
    return next(worker for worker in workers if worker.connection in ready)


# -- in the process -------------------------------------------------------------------------------


def _work(orders: Any, play: PlayFixture, match: Match) -> None:
    behave_as_child()
    while True:
        try:
            fixture: Fixture = orders.recv()
        except EOFError:
            return
        orders.send(_answer(play, match, fixture))


def _answer(play: PlayFixture, match: Match, fixture: Fixture) -> GameResult | str:
    try:
        return play(match, fixture)
    except CannotPlay as reason:
        return str(reason)
    except Exception as error:  # noqa: BLE001 - told by the parent, where somebody reads it
        return f"{type(error).__name__}: {error}"
