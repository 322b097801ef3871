"""A player that is a separate process: it gets views and what its seat heard, nothing else.

Any command that speaks docs/engine-protocol.md will do. An engine that died or stopped responding
is restarted once and told the game so far; if that does not help, EngineFailed says so.
"""

from __future__ import annotations

import queue
import subprocess
import threading
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from random import Random
from time import monotonic
from typing import Any, Final, TypeVar

from ai.engine.processes import cpu_seconds_of, environment_for_others, our_command
from ai.engine.wire import (
    LARGEST_SEED,
    PROTOCOL,
    BadLine,
    line_of,
    parse_line,
    read_line,
)
from ai.players import Player
from solitaire.protocol import Event, Rules, Seat, may_see

PlyT = TypeVar("PlyT")

OUR_ENGINE: Final = our_command("engine")
PATIENCE: Final = 20.0
"""Seconds of silence after which an engine is asked whether it is still there, and after which it
is given up. Starting the interpreted engine on a busy machine takes some seconds."""

Told = dict[str, Any]
Tap = Callable[[str, bytes], None]


class EngineFailed(Exception):
    """The engine cannot go on; the message says why."""


class EngineProcess:
    """A running engine: lines to it, and its lines through a thread."""

    def __init__(self, command: Sequence[str], tap: Tap | None = None) -> None:
        self.command = tuple(command)
        self._tap = tap
        self._lines: queue.Queue[bytes | None] = queue.Queue()
        self._writing = threading.Lock()
        try:
            self.process = subprocess.Popen(
                self.command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                env=environment_for_others(),
            )
        except OSError as error:
            raise EngineFailed(f"The engine {command[0]!r} cannot be started: {error}.") from error
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def send(self, message: Mapping[str, object]) -> None:
        line = line_of(message)
        if self._tap is not None:
            self._tap("to the engine", line)
        assert self.process.stdin is not None
        try:
            with self._writing:
                self.process.stdin.write(line)
                self.process.stdin.flush()
        except (OSError, ValueError) as error:
            raise EngineFailed(self._end("The engine takes no more lines")) from error

    def receive(self, seconds: float) -> Told | None:
        """The engine's next line; None if there is none within this time."""
        try:
            line = self._lines.get(timeout=max(seconds, 0.0))
        except queue.Empty:
            return None
        if line is None:
            self._lines.put(None)
            raise EngineFailed(self._end("The engine has ended"))
        if self._tap is not None:
            self._tap("from the engine", line)
        try:
            return parse_line(line)
        except BadLine as error:
            raise EngineFailed(
                f"The engine sent something else than the protocol: {error}"
            ) from error

    def close(self, seconds: float = 2.0) -> None:
        """Ask it to quit, and kill it if it does not."""
        assert self.process.stdin is not None
        with suppress(EngineFailed):
            self.send({"do": "quit"})
        with suppress(OSError):
            self.process.stdin.close()
        try:
            self.process.wait(seconds)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self._reader.join()
        assert self.process.stdout is not None
        self.process.stdout.close()

    def kill(self) -> None:
        self.process.kill()
        self.close()

    def _read(self) -> None:
        assert self.process.stdout is not None
        while True:
            line = read_line(self.process.stdout)  # type: ignore[arg-type]
            self._lines.put(line)
            if line is None:
                return

    def _end(self, what: str) -> str:
        try:
            return f"{what} (exit code {self.process.wait(1.0)})."
        except subprocess.TimeoutExpired:
            return f"{what}."


class EnginePlayer(Player):
    """Plays a seat through an engine process."""

    def __init__(
        self,
        command: Sequence[str],
        rules: Rules[Any, Any, Any],
        *,
        settings: Mapping[str, object] | None = None,
        nodes: int | None = None,
        milliseconds: int | None = None,
        patience: float = PATIENCE,
        listener: Callable[[Told], None] | None = None,
        tap: Tap | None = None,
    ) -> None:
        self.report: Told = {}
        """What the engine said about its last answer."""
        self.restarts = 0
        self.limit = _without_none({"nodes": nodes, "ms": milliseconds})
        """The engine's limit: nodes, ms or infinite; empty for the level's own."""
        self.patience = patience
        """Seconds that it may stay silent."""
        self.listener = listener
        """Gets the engine's info lines while it thinks."""
        self._command = tuple(command)
        self._rules = rules
        self._settings = dict(settings or {})
        self._tap = tap
        self._engine: EngineProcess | None = None
        self._new_game: dict[str, object] = {}
        self._heard: list[str] = []
        """Everything since the game began, to be told to a new process."""
        self._told = 0
        """How much of it the engine has been told."""
        self._seat: Seat = 0
        self._number = 0

    # -- the player -------------------------------------------------------------------------------

    def begin(self, options: Mapping[str, str], seat: Seat, seed: int) -> None:
        self._seat = seat
        self._heard = []
        self._new_game = {
            "game": self._rules.name,
            "version": self._rules.version,
            "data": self._rules.data_digest(),
            "options": dict(options),
            "seat": self._rules.seats[seat],
            "seed": seed & LARGEST_SEED,
        }
        self._with_one_restart(self._begin_game)

    def happened(self, events: Sequence[Event]) -> None:
        """Keeps what the seat may hear, until the engine is asked next."""
        self._heard += [self._rules.words(e) for e in events if may_see(e.audience, self._seat)]

    def choose(self, view: Any, offered: Sequence[PlyT], rng: Random) -> PlyT:
        ply_by_text = {self._rules.ply_text(ply): ply for ply in offered}
        packed = self._rules.pack_view(view)

        def ask() -> PlyT:
            if self._engine is None:
                self._begin_game()
            return ply_by_text[self._asked(packed, list(ply_by_text))]

        return self._with_one_restart(ask)

    def stop(self) -> None:
        """Ask a thinking engine for its answer now; may be called by any thread."""
        engine = self._engine
        if engine is not None:
            engine.send({"do": "stop"})

    @property
    def process_id(self) -> int | None:
        """None while no engine runs."""
        return None if self._engine is None else self._engine.process.pid

    def cpu_elsewhere(self) -> float:
        return 0.0 if self._engine is None else cpu_seconds_of(self._engine.process.pid)

    def close(self) -> None:
        if self._engine is not None:
            self._engine.close()
            self._engine = None

    def __enter__(self) -> EnginePlayer:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # -- talking ----------------------------------------------------------------------------------

    def _with_one_restart(self, act: Callable[[], PlyT]) -> PlyT:
        try:
            return act()
        except EngineFailed:
            self.restarts += 1
            self._abandon()
        try:
            return act()
        except EngineFailed as error:
            self._abandon()
            command = " ".join(self._command)
            raise EngineFailed(f"{error} Starting {command!r} once more did not help.") from error

    def _abandon(self) -> None:
        if self._engine is not None:
            self._engine.kill()
            self._engine = None

    def _begin_game(self) -> None:
        if self._engine is None:
            self._engine = EngineProcess(self._command, self._tap)
            self._greet(self._engine)
        self._told = 0
        self._request(self._engine, {"do": "new", **self._new_game})

    def _greet(self, engine: EngineProcess) -> None:
        hello = self._request(engine, {"do": "hello"})
        if hello.get("protocol") != PROTOCOL:
            raise EngineFailed(f"The engine does not speak protocol {PROTOCOL}.")
        if self._settings:
            self._request(engine, {"do": "set", **self._settings})

    def _asked(self, packed: object, offered: list[str]) -> str:
        assert self._engine is not None
        events = self._heard[self._told :]
        message = {"do": "view", "view": packed, "events": events, "offered": offered}
        self._request(self._engine, message)
        self._told = len(self._heard)
        answer = self._request(self._engine, {"do": "go", **self.limit})
        self.report = answer.get("report", {})
        text = answer.get("ply")
        if text not in offered:
            raise EngineFailed(f"The engine answered {text!r}, which is not among the choices.")
        return str(text)

    def _request(self, engine: EngineProcess, message: Mapping[str, object]) -> Told:
        """What the engine finally answers; meanwhile the listener gets its info lines."""
        self._number += 1
        engine.send({**message, "id": self._number})
        is_asked_for_life = False
        quiet_since = monotonic()
        while True:
            told = engine.receive(quiet_since + self.patience - monotonic())
            if told is None:
                if is_asked_for_life:
                    raise EngineFailed(f"The engine was silent for {2 * self.patience:g} seconds.")
                engine.send({"do": "ping"})
                is_asked_for_life = True
            else:
                is_asked_for_life = False
                if told.get("id") == self._number and self._is_final(told):
                    return told
            quiet_since = monotonic()

    def _is_final(self, told: Told) -> bool:
        if told.get("tell") == "error":
            raise EngineFailed(f"The engine refused: {told.get('error')}")
        if told.get("tell") != "info":
            return True
        if self.listener is not None:
            self.listener(told)
        return False


def _without_none(values: Mapping[str, object]) -> dict[str, object]:
    return {name: value for name, value in values.items() if value is not None}
