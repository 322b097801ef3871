"""The panel of a hint over a corner of the map, never over what one looks at.

It only shows; help/hints/mode.py decides what.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import (
    QElapsedTimer,
    QEvent,
    QObject,
    QPoint,
    QRect,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from ui.desktop.style import theme
from ui.desktop.style.language import tr
from ui.desktop.style.widgets.key_button import KeyButton

WIDEST: Final = 470
NARROW: Final = 400
"""Width while there is only a sentence."""
MARGIN: Final = 10
EDGE: Final = 14
KEPT_FREE: Final = 46
"""Pixels about the middle of an area that is looked at."""
PROGRESS_MILLISECONDS: Final = 200
MOST_HEIGHT: Final = 0.72
"""Of the map's height, for the whole hint."""


class HintText(QTextBrowser):
    """Keys that do not scroll are left to the window."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        scrolls = (
            Qt.Key.Key_Up,
            Qt.Key.Key_Down,
            Qt.Key.Key_PageUp,
            Qt.Key.Key_PageDown,
            Qt.Key.Key_Home,
            Qt.Key.Key_End,
        )
        if event.key() in scrolls or event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            super().keyPressEvent(event)
        else:
            event.ignore()


class HintPanel(QWidget):
    acted = Signal()
    """The button was pressed: switch help on, ask again, start the adviser again, or stop him."""
    closed = Signal()

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self._over = over
        self._avoided: list[QPoint] = []
        self.setAccessibleName(tr("Hint"))
        self.title = QLabel(self)
        self.text = HintText(self)
        self.text.setAccessibleName(tr("Hint"))
        self.setFocusProxy(self.text)
        self.text.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.text.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.text.document().setDocumentMargin(2)
        self.progress = QProgressBar(self)
        """How much of the time to think is gone."""
        self.progress.setTextVisible(False)
        self.progress.setFixedHeight(6)
        self.progress.setAccessibleName(tr("Time to think"))
        self._thinking = QElapsedTimer()
        self._ticks = QTimer(self)
        self._ticks.setInterval(PROGRESS_MILLISECONDS)
        self._ticks.timeout.connect(
            lambda: self.progress.setValue(min(self._thinking.elapsed(), self.progress.maximum()))
        )
        self.basis = QLabel(self)
        self.keys = QLabel(self)
        self.button = KeyButton(tr("Ask again (H)"), self)
        self.close_button = KeyButton(tr("Close (Esc)"), self)
        for label in (self.title, self.basis, self.keys):
            label.setWordWrap(True)
        self.button.clicked.connect(self.acted)
        self.close_button.clicked.connect(self.closed)
        self._lay_out()
        self._colour()
        over.installEventFilter(self)
        self.hide()

    def _lay_out(self) -> None:
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(EDGE, 10, EDGE, 10)
        column.setSpacing(4)
        for widget in (self.title, self.text, self.progress, self.basis, self.keys):
            column.addWidget(widget)
        row = QHBoxLayout()
        row.addStretch()
        row.addWidget(self.button)
        row.addWidget(self.close_button)
        column.addLayout(row)

    def _colour(self) -> None:
        """Ink on paper, whatever the window around it looks like."""
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.WindowText, theme.INK)
        palette.setColor(QPalette.ColorRole.Text, theme.INK)
        palette.setColor(QPalette.ColorRole.Base, theme.TAG)
        for widget in (self.title, self.text, self.basis, self.keys):
            widget.setPalette(palette)

    def fit_text(self, percent: int) -> None:
        pixels = 16 * percent / 100
        self.title.setFont(theme.font("serif", pixels * 1.2))
        self.text.setFont(theme.font("sans", pixels))
        self.basis.setFont(theme.font("sans", pixels * 0.88))
        self.keys.setFont(theme.font("sans", pixels * 0.88))

    # -- showing ----------------------------------------------------------------------------------

    def begin_thinking(self, seconds: int) -> None:
        """Show how much of this time is gone, until end_thinking()."""
        self.progress.setRange(0, seconds * 1000)
        self.progress.setValue(0)
        self.progress.setVisible(True)
        self._thinking.start()
        self._ticks.start()

    def end_thinking(self) -> None:
        self._ticks.stop()
        self.progress.setVisible(False)

    def show_words(
        self, title: str, body: str, *, basis: str = "", keys: str = "", button: str = ""
    ) -> None:
        """`body` is rich text; a button only where something can be done."""
        place = self.text.verticalScrollBar().value() if title == self.title.text() else 0
        self.title.setText(title)
        self.text.setHtml(body)
        self.setAccessibleDescription(f"{title}\n{self.text.toPlainText()}\n{basis}\n{keys}")
        self.basis.setText(basis)
        self.basis.setVisible(bool(basis))
        self.keys.setText(keys)
        self.keys.setVisible(bool(keys))
        self.button.setText(button)
        self.button.setVisible(bool(button))
        self.show()
        self.raise_()
        self._place()
        self.text.verticalScrollBar().setValue(place)

    def words(self) -> str:
        """All of it as plain text."""
        parts = (self.title.text(), self.text.toPlainText(), self.basis.text(), self.keys.text())
        return "\n".join(part for part in parts if part)

    def holds_focus(self) -> bool:
        return any(one.hasFocus() for one in (self.text, self.button, self.close_button))

    def avoid(self, places: Sequence[QPoint]) -> None:
        """Places of the map's view that must stay in sight, the most important first."""
        self._avoided = list(places)
        if self.isVisible():
            self._place()

    # -- where it is ------------------------------------------------------------------------------

    def _place(self) -> None:
        room = self._over.rect().adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        document = self.text.document().clone()
        is_long = len(self.text.toPlainText()) > 160
        wide = min(WIDEST if is_long else NARROW, room.width())
        document.setTextWidth(wide - 2 * EDGE - self.text.verticalScrollBar().sizeHint().width())
        self.text.setFixedHeight(1)
        self.setFixedWidth(wide)
        around = self._column.totalHeightForWidth(wide)
        highest = max(round(room.height() * MOST_HEIGHT) - around, 60)
        self.text.setFixedHeight(min(round(document.size().height()) + 6, highest))
        self.adjustSize()
        self.move(self._best_place(room))

    def _best_place(self, room: QRect) -> QPoint:
        """The corner or edge that covers least of what is looked at, the upper right for choice."""
        right, bottom = room.right() - self.width(), room.bottom() - self.height()
        middle = (room.left() + right) // 2
        places = [
            QPoint(across, down)
            for down in (room.top(), bottom)
            for across in (right, room.left(), middle)
        ]
        return min(places, key=self._covered)

    def _covered(self, place: QPoint) -> tuple[int, ...]:
        """Which of the places to avoid would be hidden; an earlier one weighs more."""
        box = QRect(place, self.size()).adjusted(-KEPT_FREE, -KEPT_FREE, KEPT_FREE, KEPT_FREE)
        return tuple(int(box.contains(one)) for one in self._avoided)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._place()
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.SELECTED.darker(130), 2.5))
        painter.setBrush(theme.TAG)
        painter.drawRoundedRect(self.rect().adjusted(1, 1, -2, -2), 7, 7)
