"""Child processes as we want them: low priority, immune to Ctrl-C, and gone when their parent is.

Every process of ours is started by our_command() or from spawn_context(), so that nothing in the
current folder is imported by accident, and so that it also works from a frozen bundle.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from multiprocessing import parent_process, spawn
from multiprocessing.connection import wait
from multiprocessing.context import SpawnContext, SpawnProcess
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, Final

NICENESS: Final = 10

_LAUNCHER: Final = Path(__file__).resolve().parents[2] / "ui" / "__main__.py"
_SAFE_PATH: Final = "PYTHONSAFEPATH"
_BY_US: Final = "campagna"
"""A value that shows that the user did not set it; Python accepts any."""
_TRACKER: Final = "from multiprocessing.resource_tracker import main;main("
_starting: Final = threading.Lock()


# -- starting -------------------------------------------------------------------------------------


def is_frozen() -> bool:
    """Whether this is a bundle, whose executable is the program itself and not Python."""
    return bool(getattr(sys, "frozen", False))


def our_command(*words: str) -> tuple[str, ...]:
    """The command that starts `campagna WORDS` with the code that is running here."""
    if is_frozen():
        return (sys.executable, *words)
    # -P: the folder that a process is started in must not take precedence over the library.
    return (sys.executable, "-P", str(_LAUNCHER), *words)


def environment_for_others() -> dict[str, str]:
    """For programs that are not ours: as we received it."""
    return {
        name: value for name, value in os.environ.items() if (name, value) != (_SAFE_PATH, _BY_US)
    }


class _SafeProcess(SpawnProcess):
    @staticmethod
    def _Popen(process_obj: BaseProcess) -> Any:
        with _nothing_from_the_current_folder():
            return SpawnProcess._Popen(process_obj)


class _SafeContext(SpawnContext):
    Process = _SafeProcess


def spawn_context() -> SpawnContext:
    """Instead of multiprocessing.get_context("spawn"), whose children search the current folder for
    the modules of the library."""
    return _SafeContext()


@contextmanager
def _nothing_from_the_current_folder() -> Iterator[None]:
    with _starting:
        if _SAFE_PATH in os.environ:
            yield
            return
        os.environ[_SAFE_PATH] = _BY_US
        try:
            yield
        finally:
            del os.environ[_SAFE_PATH]


def serve_if_spawned(arguments: Sequence[str]) -> None:
    """In a bundle, multiprocessing starts the program itself for a child and for its tracker.

    Does that work and ends the process; returns if the arguments come from a person.
    """
    if not is_frozen():
        return
    if arguments[:1] == ["--multiprocessing-fork"]:
        spawn.spawn_main(**_numbers(arguments[1:]))
        sys.exit()
    if len(arguments) > 1 and arguments[-2] == "-c" and arguments[-1].startswith(_TRACKER):
        from multiprocessing.resource_tracker import main as track

        track(int(arguments[-1].removeprefix(_TRACKER).rstrip(")")))
        sys.exit()


def _numbers(words: Sequence[str]) -> Mapping[str, Any]:
    """Of "tracker_fd=7" and the like."""
    parts = [word.partition("=") for word in words]
    return {name: None if value == "None" else int(value) for name, _, value in parts}


# -- behaving -------------------------------------------------------------------------------------


@contextmanager
def interrupts_held_back() -> Iterator[None]:
    """A process started in here never gets Ctrl-C; ours is delivered when the block is left."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def behave_as_child(niceness: int = NICENESS) -> None:
    """To be called first in a child that computes for minutes; 0 if somebody is waiting for it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # in case it could not be held back
    if sys.platform != "win32":
        os.nice(niceness)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """A parent that was killed cannot stop us, and a game may last for minutes."""
    parent = parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(1)


# -- measuring ------------------------------------------------------------------------------------


def cpu_seconds_of(process: int) -> float:
    """What the process and those it started have used, to a hundredth; 0 where that is unknown."""
    folder = Path(f"/proc/{process}")
    try:
        text = (folder / "stat").read_text()
        children = [path.read_text().split() for path in folder.glob("task/*/children")]
    except OSError:
        return 0.0
    # After the name in brackets: its times and those of ended children are fields 14 to 17.
    times = text.rpartition(")")[2].split()[11:15]
    spent = sum(map(int, times)) / os.sysconf("SC_CLK_TCK")
    return spent + sum(cpu_seconds_of(int(child)) for some in children for child in some)
