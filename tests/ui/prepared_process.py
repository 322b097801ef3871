"""Processes forked from one that has imported the program already.

Starting Python and importing the program takes half a second of a processor, and hundreds of tests
run a command. Each still gets a process of its own with its own streams, folder and environment,
and a terminal of its own if it is given one.
"""

from __future__ import annotations

import atexit
import fcntl
import gc
import importlib
import json
import os
import pkgutil
import signal
import socket
import subprocess
import sys
import tempfile
import termios
from collections.abc import Callable, Mapping
from typing import Any, Final

READ_LATE: Final = {"CAMPAGNA_HOME", "COLUMNS", "NO_COLOR", "TERM"}
"""A process that shall find other variables changed has to be started anew: Python, Qt and we read
them while starting."""
IMPORTED: Final = ("ai", "solitaire", "ui.common", "ui.terminal")
_LARGEST_REQUEST: Final = 1 << 20


def can_prepare(changes: Mapping[str, str | None]) -> bool:
    """Whether a process with these changes to the usual environment may be forked."""
    return hasattr(os, "fork") and READ_LATE.issuperset(changes)


# -- who asks -------------------------------------------------------------------------------------


class Preparer:
    """The process that waits with everything imported."""

    def __init__(self, environment: Mapping[str, str]) -> None:
        self._socket, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            self._process = subprocess.Popen(
                [sys.executable, __file__, str(theirs.fileno())],
                env=environment,
                pass_fds=[theirs.fileno()],
                stdin=subprocess.DEVNULL,
            )
        atexit.register(self.close)

    def close(self) -> None:
        self._socket.close()
        self._process.kill()
        self._process.wait()

    @property
    def is_alive(self) -> bool:
        return self._process.poll() is None

    def run(
        self,
        words: list[str],
        environment: Mapping[str, str],
        folder: str,
        script: str | None,
        seconds: float,
    ) -> subprocess.CompletedProcess[str]:
        request = {"words": words, "environment": dict(environment), "folder": folder}
        with (
            tempfile.TemporaryFile("w+", encoding="utf-8") as given,
            tempfile.TemporaryFile("w+", encoding="utf-8") as told,
            tempfile.TemporaryFile("w+", encoding="utf-8") as complained,
        ):
            streams = [given.fileno(), told.fileno(), complained.fileno()]
            given.write(script or "")
            given.seek(0)
            self._socket.settimeout(seconds)
            socket.send_fds(self._socket, [json.dumps(request).encode()], streams)
            code = int(self._answer(words, seconds))
            told.seek(0)
            complained.seek(0)
            return subprocess.CompletedProcess(words, code, told.read(), complained.read())

    def start(
        self, words: list[str], environment: Mapping[str, str], terminal: int
    ) -> tuple[int, Callable[[float], int]]:
        """Its number, and what waits for its end and gives the exit code; one at a time."""
        request = {
            "words": words,
            "environment": dict(environment),
            "folder": os.getcwd(),
            "terminal": True,
        }
        socket.send_fds(self._socket, [json.dumps(request).encode()], [terminal] * 3)
        self._socket.settimeout(None)
        return int(self._socket.recv(100)), lambda seconds: self._end(words, seconds)

    def _end(self, words: list[str], seconds: float) -> int:
        self._socket.settimeout(seconds)
        return int(self._answer(words, seconds))

    def _answer(self, words: list[str], seconds: float) -> bytes:
        try:
            return self._socket.recv(100)
        except TimeoutError:
            self.close()
            raise subprocess.TimeoutExpired(words, seconds) from None


# -- who is asked ---------------------------------------------------------------------------------


def _serve(asked: socket.socket) -> None:
    while True:
        message, streams, _, _ = socket.recv_fds(asked, _LARGEST_REQUEST, 3)
        if not message:
            return
        request = json.loads(message)
        child = os.fork()
        if child == 0:
            asked.close()
            _become(request, streams)
        if "terminal" in request:
            asked.send(str(child).encode())
        for stream in streams:
            os.close(stream)
        _, status = os.waitpid(child, 0)
        asked.send(str(os.waitstatus_to_exitcode(status)).encode())


def _become(request: dict[str, Any], streams: list[int]) -> None:
    """Run the command as if this process had been started for it, and end as Python ends."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    os.environ.clear()
    os.environ.update(request["environment"])
    os.chdir(request["folder"])
    sys.path[0] = request["folder"]
    for number, stream in enumerate(streams):
        os.dup2(stream, number)
        os.close(stream)
    if "terminal" in request:
        os.setsid()
        fcntl.ioctl(0, termios.TIOCSCTTY, 0)  # Ctrl-C comes from there
    sys.stdin = os.fdopen(0, encoding="utf-8", errors="surrogateescape", closefd=False)
    sys.stdout = os.fdopen(1, "w", encoding="utf-8", closefd=False)
    sys.stderr = os.fdopen(2, "w", encoding="utf-8", errors="backslashreplace", closefd=False)
    sys.argv = ["campagna", *request["words"]]
    from ui.start import main

    sys.exit(main())


def _import_everything() -> None:
    for name in IMPORTED:
        package = importlib.import_module(name)
        for found in pkgutil.walk_packages(package.__path__, f"{name}."):
            importlib.import_module(found.name)


if __name__ == "__main__":
    sys.path.insert(0, os.getcwd())
    _import_everything()
    gc.freeze()
    _serve(socket.socket(fileno=int(sys.argv[1])))
