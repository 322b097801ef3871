"""What the first screen says when the last sitting ended badly, and the report to be looked at."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFrame,
    QGridLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ui.desktop.screens.last_session import BadEnd
from ui.desktop.style.file_trouble import reason
from ui.desktop.style.language import tr
from ui.desktop.style.screen_fit import room_for

WIDTH_IN_LETTERS: Final = 90
LINES: Final = 18


class BadEndNotice(QFrame):
    """One sentence and what can be done."""

    continue_wanted = Signal(object)
    """The file of the game that was being played."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self._end: BadEnd | None = None
        self.words = QLabel(self)
        self.words.setWordWrap(True)
        self.go_on = QPushButton(tr("Con&tinue that game"), self)
        self.go_on.setAutoDefault(True)
        self.go_on.clicked.connect(self._go_on)
        self.look = QPushButton(tr("Look at the re&port"), self)
        self.look.setAutoDefault(True)
        self.look.clicked.connect(self._look)
        grid = QGridLayout(self)
        grid.addWidget(self.words, 0, 0, 1, 3)
        grid.addWidget(self.go_on, 1, 0)
        grid.addWidget(self.look, 1, 1)
        grid.setColumnStretch(2, 1)
        self.show_end(None)

    def show_end(self, end: BadEnd | None) -> None:
        self._end = end
        self.setVisible(end is not None)
        if end is None:
            return
        has_game = end.game is not None
        words = tr("The program ended unexpectedly last time; its game is intact.")
        self.words.setText(words if has_game else tr("The program ended unexpectedly last time."))
        self.go_on.setVisible(has_game)
        self.look.setVisible(end.report is not None)

    def _go_on(self) -> None:
        if self._end is not None:
            self.continue_wanted.emit(self._end.game)

    def _look(self) -> None:
        if self._end is not None and self._end.report is not None:
            CrashReportDialog(self._end.report, self.window()).open()


class CrashReportDialog(QDialog):
    """The text of a report, as it would be sent: nothing of the game is in it."""

    def __init__(self, report: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Error report"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        promise = QLabel(
            tr("It contains nothing of your game and is not sent anywhere automatically."), self
        )
        promise.setWordWrap(True)
        self.text = QPlainTextEdit(_text_of(report), self)
        self.text.setReadOnly(True)
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.text.setAccessibleName(tr("Error report"))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        copy = buttons.addButton(tr("&Copy"), QDialogButtonBox.ButtonRole.ActionRole)
        copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(self.text.toPlainText()))
        folder = buttons.addButton(tr("Open &folder"), QDialogButtonBox.ButtonRole.ActionRole)
        folder.clicked.connect(
            lambda: QDesktopServices.openUrl(QUrl.fromLocalFile(str(report.parent)))
        )
        column = QVBoxLayout(self)
        column.addWidget(promise)
        column.addWidget(self.text, 1)
        column.addWidget(buttons)
        metrics, room = self.fontMetrics(), room_for(self)
        self.resize(
            min(metrics.averageCharWidth() * WIDTH_IN_LETTERS, room.width()),
            min(metrics.height() * LINES, room.height()),
        )


def _text_of(report: Path) -> str:
    try:
        return report.read_text(encoding="utf-8", errors="replace")
    except OSError as error:
        return tr("{path} cannot be read: {reason}.", path=report, reason=reason(error))
