"""Child processes as we like them: polite, deaf to Ctrl-C, and gone when their parent is."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import parent_process
from multiprocessing.connection import wait
from typing import Final

NICENESS: Final = 10


@contextmanager
def interrupts_held_back() -> Iterator[None]:
    """A process started in here never gets Ctrl-C; ours comes when the block is left."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def behave_as_child(niceness: int = NICENESS) -> None:
    """To be called first in a child that computes for minutes; 0 if somebody waits for it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # where it could not be held back
    if sys.platform != "win32":
        os.nice(niceness)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """A parent that was killed cannot stop us, and a game may last for minutes."""
    parent = parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(1)
