"""Work spread over processes that give way to others; the results do not depend on their number."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, get_context, parent_process
from multiprocessing.connection import wait
from types import TracebackType
from typing import Final, TypeAlias, TypeVar

from ai.tuning_games import Workbench

TaskT = TypeVar("TaskT")
ResultT = TypeVar("ResultT")

SetUp: TypeAlias = Callable[[], Workbench]
"""Finds the game anew; a function that other processes can import by its name."""

NICENESS: Final = 10


class Workers:
    """Do tasks at the workbench: in this process if there is one job, else in as many others."""

    def __init__(self, set_up: SetUp, jobs: int) -> None:
        self._bench: Workbench | None = set_up() if jobs == 1 else None
        self._pool: ProcessPoolExecutor | None = None
        if jobs > 1:
            self._pool = ProcessPoolExecutor(
                jobs, get_context("spawn"), initializer=_begin, initargs=(set_up,)
            )

    def results(
        self, do: Callable[[Workbench, TaskT], ResultT], tasks: Sequence[TaskT]
    ) -> Iterator[ResultT]:
        """In the order of the tasks."""
        if self._pool is not None:
            with _interrupts_held_back():  # the first tasks start the processes
                return self._pool.map(_do, [(do, task) for task in tasks])
        assert self._bench is not None
        bench = self._bench
        return (do(bench, task) for task in tasks)

    def __enter__(self) -> Workers:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._pool is None:
            return
        if kind is not None:
            for child in active_children():
                child.terminate()  # a game under way may last for minutes, and is played anew
        self._pool.shutdown(cancel_futures=True)


@contextmanager
def _interrupts_held_back() -> Iterator[None]:
    """A process started in here never gets Ctrl-C; ours comes when the block is left."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# -- in the process -------------------------------------------------------------------------------

_bench: Workbench | None = None


def _begin(set_up: SetUp) -> None:
    global _bench
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # where it could not be held back
    if sys.platform != "win32":
        os.nice(NICENESS)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    _bench = set_up()


def _do(work: tuple[Callable[[Workbench, TaskT], ResultT], TaskT]) -> ResultT:
    do, task = work
    assert _bench is not None
    return do(_bench, task)


def _end_with_parent() -> None:
    """A parent that was killed cannot stop us."""
    parent = parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(1)
