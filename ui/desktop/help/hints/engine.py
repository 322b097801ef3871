"""The counsel process of the window: views go to it, hints, warnings and estimates come back.

Nothing waits here and nothing is computed here; answers that nobody waits for any more are dropped.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QObject, QProcess, QTimer, Signal

from ai.engine.processes import our_command
from ai.engine.wire import BadLine, line_of, parse_line
from solitaire.protocol import Rules, Seat
from ui.desktop.style.language import tr

OUR_COUNSEL: Final = our_command("counsel")
WARM_UP_MILLISECONDS: Final = 1500
"""After so long at a table the process is started, so that the first hint need not wait for it."""
KILL_PATIENCE: Final = 2000
LAST_WORDS: Final = 300
"""Letters of what the process said on standard error that are shown when it is lost."""


class Counsel(QObject):
    hinted = Signal(int, object)
    """The number of the request, and what the process told: see ui/common/counselling.py."""
    judged = Signal(int, object)
    estimated = Signal(int, object)
    lost = Signal(str)
    """The process has ended or could not be started; the sentence says why."""

    def __init__(self, command: Sequence[str] = OUR_COUNSEL, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.command = tuple(command)
        self._process: QProcess | None = None
        self._number = 0
        self._waiting: dict[int, str] = {}
        """What is asked for, by number."""
        self._errors = b""
        self._warm_up = QTimer(self)
        self._warm_up.setSingleShot(True)
        self._warm_up.setInterval(WARM_UP_MILLISECONDS)
        self._warm_up.timeout.connect(self._load)
        self._game = ""
        self._preparing = 0
        """The number of what it thinks about without being asked; 0 for none."""

    def warm_up(self, game: str) -> None:
        """Soon start the process and let it load this game."""
        self._game = game
        if self._process is None:
            self._warm_up.start()

    def _load(self) -> None:
        self._start()
        self._send({"do": "load", "id": 0, "game": self._game})

    @property
    def process_id(self) -> int:
        """0 while none runs."""
        return self._process.processId() if self._process is not None else 0

    # -- asking -----------------------------------------------------------------------------------

    def ask(
        self, what: str, rules: Rules[Any, Any, Any], seat: Seat, view: Any, **more: object
    ) -> int:
        """Send the view of this seat and ask; the answer comes by a signal with this number."""
        self._number += 1
        number = self._number
        self._waiting[number] = what
        if what != "judge":
            self.stop_preparing()
        self._start()
        self._send({**self._message(what, number, rules, seat, view), **more})
        return number

    def _message(
        self, what: str, number: int, rules: Rules[Any, Any, Any], seat: Seat, view: Any
    ) -> dict[str, object]:
        packed = rules.pack_view(view)
        return {"do": what, "id": number, "game": rules.name, "seat": seat, "view": packed}

    def prepare(self, rules: Rules[Any, Any, Any], seat: Seat, view: Any) -> None:
        """Let it think about a view that will be judged; nothing comes back."""
        self.stop_preparing()
        self._number += 1
        self._preparing = self._number
        self._start()
        self._send(self._message("prepare", self._number, rules, seat, view))

    def stop_preparing(self) -> None:
        if self._preparing:
            self._send({"do": "stop", "of": self._preparing})
            self._preparing = 0

    def forget(self, number: int) -> None:
        """Nobody waits for this answer any more: the process leaves off, and is not heard."""
        if self._waiting.pop(number, None) is not None:
            self._send({"do": "stop", "of": number})

    def _send(self, message: dict[str, object]) -> None:
        if self._process is not None:
            self._process.write(line_of(message))

    # -- the process ------------------------------------------------------------------------------

    def _start(self) -> None:
        self._warm_up.stop()
        if self._process is not None:
            return
        process = QProcess(self)
        self._process, self._errors = process, b""
        process.readyReadStandardOutput.connect(self._hear)
        process.readyReadStandardError.connect(self._hear_errors)
        process.errorOccurred.connect(self._failed)
        process.finished.connect(lambda *_: self._lose(tr("The adviser has ended.")))
        process.start(self.command[0], list(self.command[1:]))

    def _failed(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart:
            self._lose(tr("The adviser {name} cannot be started.", name=self.command[0]))

    def _hear(self) -> None:
        while self._process is not None and self._process.canReadLine():
            try:
                self._take(parse_line(bytes(self._process.readLine().data()).rstrip(b"\n")))
            except BadLine:
                self._lose(tr("The adviser sent something that is not an answer."))

    def _hear_errors(self) -> None:
        if self._process is not None:
            said = bytes(self._process.readAllStandardError().data())
            self._errors = (self._errors + said)[-LAST_WORDS:]

    def _take(self, told: dict[str, Any]) -> None:
        number, tell = told.get("id"), told.get("tell")
        if not isinstance(number, int) or number not in self._waiting:
            return
        if tell == "error":
            self._waiting.pop(number)
            self._lose(tr("The adviser refused: {why}", why=str(told.get("error"))))
        elif tell == "hint":
            if not told["hint"]["partial"]:
                self._waiting.pop(number)
            self.hinted.emit(number, told)
        elif tell in ("judged", "estimated"):
            self._waiting.pop(number)
            (self.judged if tell == "judged" else self.estimated).emit(number, told)

    def _lose(self, why: str) -> None:
        """What was asked is asked no more; the next question starts a new process."""
        waited = bool(self._waiting)
        self._waiting.clear()
        self._preparing = 0
        last = self._errors.decode("utf-8", "replace").strip().splitlines()
        self._end()
        if waited:
            self.lost.emit(f"{why} {last[-1]}" if last else why)

    def _end(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        process.blockSignals(True)
        process.kill()
        process.waitForFinished(KILL_PATIENCE)
        process.deleteLater()

    def close(self) -> None:
        self._warm_up.stop()
        self._waiting.clear()
        self._end()
