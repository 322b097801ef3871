"""The analysis of a game in a process of its own, heard piece by piece; the window never waits.

The process is `campagna analyze FILE --lines`; it also stores the whole beside the record.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QObject, QProcess, Signal

from ai.engine.processes import our_command
from ui.common.analysis_pieces import WorkedOut
from ui.common.analysis_reading import entry_of, outlook_of, turning_point_of
from ui.desktop.style.language import tr

OUR_ANALYST: Final = our_command("analyze")
STOP_PATIENCE: Final = 3000
"""Milliseconds for the process to end when it is told to."""


class AnalysisProcess(QObject):
    grown = Signal()
    """More is found."""
    ended = Signal(str)
    """With nothing if all is well, else with a sentence."""

    def __init__(self, command: Sequence[str] = OUR_ANALYST, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.found = WorkedOut(0, 0)
        self.plies = 0
        """In the whole game."""
        self.is_looking_again = False
        """Whether the ledger is done and choices are searched again for turning points."""
        self._command = tuple(command)
        self.is_complete = False
        """Whether all was heard."""
        self._rest = b""
        self._process = QProcess(self)
        self._process.readyReadStandardOutput.connect(self._read)
        self._process.finished.connect(self._finish)
        self._process.errorOccurred.connect(self._fail)

    @property
    def is_running(self) -> bool:
        return self._process.state() != QProcess.ProcessState.NotRunning

    def begin(self, record: Path, details: Sequence[str] = ()) -> None:
        """`details` are further words of the command, such as --worlds 64."""
        self.found = WorkedOut(0, 0)
        self._rest, self.is_complete, self.is_looking_again = b"", False, False
        program, *words = self._command
        self._process.start(program, [*words, str(record), "--lines", *details])

    def stop(self) -> None:
        """What was found stays."""
        if self.is_running:
            self._process.blockSignals(True)  # it is we who end it
            self._process.kill()
            self._process.waitForFinished(STOP_PATIENCE)
            self._process.blockSignals(False)

    def _read(self) -> None:
        lines = (self._rest + bytes(self._process.readAllStandardOutput().data())).split(b"\n")
        self._rest = lines.pop()
        for line in lines:
            self._take(json.loads(line))
        if lines:
            self.grown.emit()

    def _take(self, piece: dict[str, Any]) -> None:
        analysis = self.found.analysis
        if "start" in piece:
            analysis.start, self.plies = piece["start"], piece["plies"]
            self.found.worlds, self.found.nodes = piece["worlds"], piece["nodes"]
        elif "outlook" in piece:
            analysis.entries += map(entry_of, piece["entries"])
            self.found.outlooks.append(outlook_of(piece["outlook"]))
        elif "looking" in piece:
            self.is_looking_again = True
        elif "turning points" in piece:
            analysis.book([turning_point_of(one) for one in piece["turning points"]])
            self.is_complete = True

    def _finish(self, code: int, status: QProcess.ExitStatus) -> None:
        self._read()
        if code == 0 and status == QProcess.ExitStatus.NormalExit and self.is_complete:
            self.ended.emit("")
            return
        said = bytes(self._process.readAllStandardError().data()).decode(errors="replace")
        last = said.strip().splitlines()[-1:] or [tr("The analysis ended without an answer.")]
        self.ended.emit(last[0].removeprefix("campagna: "))

    def _fail(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart:
            self.ended.emit(tr("The analysis could not be started."))
