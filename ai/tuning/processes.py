"""Work spread over low-priority processes; the results do not depend on their number."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import active_children
from types import TracebackType
from typing import TypeAlias, TypeVar

from ai.engine.processes import behave_as_child, interrupts_held_back, spawn_context
from ai.tuning.games import Workbench

TaskT = TypeVar("TaskT")
ResultT = TypeVar("ResultT")

SetUp: TypeAlias = Callable[[], Workbench]
"""Finds the game again; a function that other processes can import by name."""


class Workers:
    """Does tasks at the workbench: in this process for one job, otherwise in that many others."""

    def __init__(self, set_up: SetUp, jobs: int) -> None:
        self._bench: Workbench | None = set_up() if jobs == 1 else None
        self._pool: ProcessPoolExecutor | None = None
        if jobs > 1:
            self._pool = ProcessPoolExecutor(
                jobs, spawn_context(), initializer=_begin, initargs=(set_up,)
            )

    def results(
        self, do: Callable[[Workbench, TaskT], ResultT], tasks: Sequence[TaskT]
    ) -> Iterator[ResultT]:
        """In the order of the tasks."""
        if self._pool is not None:
            with interrupts_held_back():  # the first tasks start the processes
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
                child.terminate()  # a game in progress may last for minutes, and is played again
        self._pool.shutdown(cancel_futures=True)


# -- in the process -------------------------------------------------------------------------------

_bench: Workbench | None = None


def _begin(set_up: SetUp) -> None:
    global _bench
    behave_as_child()
    _bench = set_up()


def _do(work: tuple[Callable[[Workbench, TaskT], ResultT], TaskT]) -> ResultT:
    do, task = work
    assert _bench is not None
    return do(_bench, task)
