"""`campagna play --text` in a pseudo-terminal, as a person would sit before it."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import termios
import time
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from pathlib import Path
from types import TracebackType

from tests.ui.command_process import environment
from tests.ui.prepared_process import Preparer

SECONDS_TO_ANSWER = 60
SECONDS_TO_PRESS_AGAIN = 5
_ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
_PROMPT = re.compile(r"(?:^|\n)(?:[a-z]+> |[^\n]*(?:is looking|tries again[^\n]*|die \d\)): )$")
_ENTRY = re.compile(r"(\d+) ([a-z_0-9-]+(?: [a-z_0-9-]+)?)")


class TerminalGame:
    """A running process; use it in a with statement, so that it ends."""

    def __init__(self, home: Path, *words: str, variables: Mapping[str, str | None] | None = None):
        master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 50, 110, 0, 0))
        wanted = {"CAMPAGNA_HOME": str(home), "TERM": "xterm", "NO_COLOR": None, "COLUMNS": None}
        self._master = master
        self._number, self._wait = _preparer().start(
            ["play", "--text", *words], environment({**wanted, **(variables or {})}), slave
        )
        self._exit_code: int | None = None
        os.close(slave)
        self.raw = ""
        """Everything that came out, escape sequences included."""
        self.screen = ""
        """What came out since the last line was typed, without escape sequences."""

    def __enter__(self) -> TerminalGame:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.kill()
        os.close(self._master)

    # -- typing and reading -----------------------------------------------------------------------

    def type(self, line: str) -> str:
        """Type a line and read on to the next prompt or the end; gives what came out."""
        self.send(f"{line}\n")
        return self.read_on()

    def send(self, keys: str) -> None:
        self.screen = ""
        os.write(self._master, keys.encode())

    def read_on(self) -> str:
        """Read until a prompt waits or the process is gone."""
        deadline = time.monotonic() + SECONDS_TO_ANSWER
        while self._read_some(deadline) and not self.is_prompting:
            pass
        return self.screen

    def read_until(self, text: str) -> str:
        deadline = time.monotonic() + SECONDS_TO_ANSWER
        while text not in self.screen and self._read_some(deadline):
            pass
        return self.screen

    def _read_some(self, deadline: float) -> bool:
        """False at the end of the output."""
        if not select.select([self._master], [], [], max(0, deadline - time.monotonic()))[0]:
            raise AssertionError(f"no prompt came; the screen shows:\n{self.screen}")
        try:
            data = os.read(self._master, 65536)
        except OSError:  # Linux: the other end was closed
            return False
        text = data.decode()
        self.raw += text
        self.screen += _ESCAPES.sub("", text).replace("\r", "")
        return bool(data)

    @property
    def is_prompting(self) -> bool:
        return _PROMPT.search(self.screen) is not None

    @property
    def prompt(self) -> str:
        """The name of the side that is asked; empty if something else is waited for."""
        last = self.screen.rpartition("\n")[2]
        return last.removesuffix("> ") if last.endswith("> ") else ""

    def listed(self) -> dict[int, str]:
        """The choices listed on the screen, by number."""
        lines = self.screen.split("\n")
        entries = [line for line in lines if line.startswith("  ")]
        return {int(number): text for line in entries for number, text in _ENTRY.findall(line)}

    # -- the process ------------------------------------------------------------------------------

    def kill(self) -> None:
        """As a power failure would."""
        if self._exit_code is None:
            with suppress(ProcessLookupError):  # it ended by itself, after `quit`
                os.kill(self._number, signal.SIGKILL)
            self._exit_code = self._wait(SECONDS_TO_ANSWER)

    def exit_code(self) -> int:
        if self._exit_code is None:
            self.read_on()
            self._exit_code = self._wait(SECONDS_TO_ANSWER)
        return self._exit_code

    def exit_code_after(self, keys: str) -> int:
        """Press these keys to leave, and again if nothing comes of it.

        Ctrl-C is lost, for a person too, if it falls between the writing of the prompt and
        readline's waiting for a key: Python then sees the signal only after the next key.
        """
        self.send(keys)
        for _ in range(SECONDS_TO_ANSWER // SECONDS_TO_PRESS_AGAIN):
            if select.select([self._master], [], [], SECONDS_TO_PRESS_AGAIN)[0]:
                break
            os.write(self._master, keys.encode())
        return self.exit_code()


@cache
def _preparer() -> Preparer:
    """Apart from that of other commands: a test runs those while a game waits for keys."""
    return Preparer(environment())
