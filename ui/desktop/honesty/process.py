"""One check of the honesty page, in a process of its own: progress, result, or why there is none.

The process is a command of ours with --json and --progress.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QObject, QProcess, Signal

from ai.engine.processes import our_command
from ui.desktop.style.language import tr

OUR_COMMAND: Final = our_command()
STOP_PATIENCE: Final = 3000
"""Milliseconds for the process to end when asked to."""
_PROGRESS: Final = re.compile(r"^(\d+) of (\d+)$")


class CheckProcess(QObject):
    advanced = Signal(int, int)
    """So much is done of so much."""
    found = Signal(object)
    """What the command found, as it wrote it."""
    failed = Signal(str)

    def __init__(self, command: Sequence[str] = OUR_COMMAND, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._command = tuple(command)
        self._said: list[str] = []
        self._rest = ""
        self._process = QProcess(self)
        self._process.readyReadStandardError.connect(self._hear)
        self._process.finished.connect(self._finish)
        self._process.errorOccurred.connect(self._fail)

    @property
    def is_running(self) -> bool:
        return self._process.state() != QProcess.ProcessState.NotRunning

    def begin(self, check: str, record: Path, details: Sequence[str] = ()) -> None:
        self._said, self._rest = [], ""
        program, *words = self._command
        arguments = [*words, check, str(record), "--json", "--progress", *details]
        self._process.start(program, arguments)

    def stop(self) -> None:
        """Nothing more is heard of it."""
        if self.is_running:
            self._process.blockSignals(True)
            self._process.kill()
            self._process.waitForFinished(STOP_PATIENCE)
            self._process.blockSignals(False)

    def _hear(self) -> None:
        text = bytes(self._process.readAllStandardError().data()).decode(errors="replace")
        *lines, self._rest = (self._rest + text).split("\n")
        for line in lines:
            progress = _PROGRESS.match(line.strip())
            if progress:
                self.advanced.emit(int(progress.group(1)), int(progress.group(2)))
            elif line.strip():
                self._said.append(line.strip())

    def _finish(self, code: int, status: QProcess.ExitStatus) -> None:
        self._hear()
        written = bytes(self._process.readAllStandardOutput().data())
        try:
            found: Any = json.loads(written)
        except ValueError:
            last = self._said[-1:] or [tr("The check ended without an answer.")]
            self.failed.emit(last[0].removeprefix("campagna: "))
        else:
            self.found.emit(found)

    def _fail(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart:
            self.failed.emit(tr("The check could not be started."))
