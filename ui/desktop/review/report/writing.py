"""Writing a report from the review window: a picture at a time, told in the status bar."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QLabel

from ui.common.failures import Failure
from ui.desktop.review.report.files import HTML, usual_folder, write_report
from ui.desktop.style.file_trouble import sentence
from ui.desktop.style.language import tr

if TYPE_CHECKING:
    from ui.desktop.review.window import ReviewWindow


class ReportWriting(QObject):
    written = Signal(str)
    """The folder."""

    def __init__(self, window: ReviewWindow) -> None:
        super().__init__(window)
        self._window = window
        self._work: Iterator[tuple[int, int]] | None = None
        self._folder = Path()
        self.words = QLabel(window)
        self.words.setOpenExternalLinks(False)
        self.words.linkActivated.connect(lambda link: QDesktopServices.openUrl(QUrl(link)))
        window.statusBar().addWidget(self.words, 1)
        window.statusBar().hide()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._go_on)

    def begin(self, folder: Path | None) -> None:
        window = self._window
        self._folder = folder or usual_folder(window.replay)
        found = window.analysis.found
        self._work = write_report(window.replay, window.viewpoint, found, self._folder)
        window.statusBar().show()
        self._timer.start(0)

    def stop(self) -> None:
        self._timer.stop()
        self._work = None

    def _go_on(self) -> None:
        assert self._work is not None
        try:
            done, whole = next(self._work)
        except StopIteration:
            self.stop()
            link = QUrl.fromLocalFile(str(self._folder / HTML)).toString()
            words = tr("The report is in {folder}.", folder=self._folder)
            self.words.setText(f'{words} <a href="{link}">{tr("Open it")}</a>')
            self.written.emit(str(self._folder))
        except Failure as failure:
            self.stop()
            self._window.statusBar().hide()
            self._window.say_trouble(sentence(failure))
        else:
            words = tr("Writing the report: picture {done} of {all}", done=done, all=whole)
            self.words.setText(words)
