"""The worker processes of an engine: starting, directing, listening to and ending them.

The engine's own process only talks. Compiled search does not let other threads of its process run,
and separate processes use as many cores as there are workers.
"""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Callable
from typing import Final, NamedTuple

from ai.engine.processes import spawn_context
from ai.engine.worker import (
    Answered,
    Failed,
    Loader,
    News,
    Order,
    Studied,
    Study,
    work,
)

SECONDS_TO_LEAVE: Final = 0.5


class FromWorker(NamedTuple):
    """What a worker said; None when it is gone."""

    member: Member
    news: News | None


class Member:
    """One worker process as seen from here."""

    def __init__(self, index: int, load: Loader, hear: Callable[[FromWorker], None]) -> None:
        self.index = index
        self.busy_with = 0
        """The number of the question it works on, or 0."""
        context = spawn_context()
        self._pipe, other_end = context.Pipe()
        self._process = context.Process(target=work, args=(other_end, load), daemon=True)
        self._process.start()
        other_end.close()
        self._hear = hear
        threading.Thread(target=self._listen, daemon=True).start()

    @property
    def leads(self) -> bool:
        return self.index == 0

    def send(self, order: Order) -> None:
        if isinstance(order, Study):
            self.busy_with = order.number
        with contextlib.suppress(OSError):  # it is gone, as the listener will report
            self._pipe.send(order)

    def note(self, news: News) -> None:
        """The leader works until it has answered, the others until they have studied."""
        is_last = isinstance(news, Answered | Failed)
        if is_last or (isinstance(news, Studied) and not self.leads):
            self.busy_with = 0

    def exit_code(self) -> int | None:
        self._process.join(SECONDS_TO_LEAVE)
        return self._process.exitcode

    def kill(self) -> None:
        """The listener still reports its end; then the pipe can be closed."""
        self._process.kill()
        self._process.join()

    def close_pipe(self) -> None:
        self._pipe.close()

    def _listen(self) -> None:
        while True:
            try:
                news = self._pipe.recv()
            except (EOFError, OSError):
                self._hear(FromWorker(self, None))
                return
            self._hear(FromWorker(self, news))


class Team:
    """This many workers; the first one leads."""

    def __init__(self, load: Loader, hear: Callable[[FromWorker], None]) -> None:
        self.members: list[Member] = []
        self._load = load
        self._hear = hear

    @property
    def leader(self) -> Member:
        return self.members[0]

    @property
    def helpers(self) -> list[Member]:
        return self.members[1:]

    def resize(self, count: int) -> None:
        while len(self.members) > count:
            self.members.pop().kill()
        while len(self.members) < count:
            self.members.append(Member(len(self.members), self._load, self._hear))

    def is_idle(self) -> bool:
        return not any(member.busy_with for member in self.members)

    def close(self) -> None:
        for member in self.members:
            member.kill()
        self.members.clear()
