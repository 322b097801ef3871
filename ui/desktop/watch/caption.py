"""The caption of a demonstration: one line that says what happens and why."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui.desktop.style import theme

PIXELS: Final = 20
SMALLEST_PIXELS: Final = 15
MARGIN: Final = 12


def fitted_font(text: str, width: float, pixels: float, smallest: float) -> QFont:
    """Smaller letters for a longer text, down to the smallest that can be read."""
    font = theme.font("serif", pixels)
    wide = QFontMetricsF(font).horizontalAdvance(text)
    if wide > width:
        font = theme.font("serif", max(pixels * width / wide, smallest))
    return font


class CaptionLine(QWidget):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def text(self) -> str:
        return self._text

    def show_text(self, text: str) -> None:
        """Read aloud where a screen reader listens."""
        if text == self._text:
            return
        self._text = text
        self.setToolTip(text)
        self.setAccessibleName(text)
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.NameChanged))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(400, PIXELS * 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        box = QRectF(self.rect()).adjusted(MARGIN, 0, -MARGIN, 0)
        font = fitted_font(self._text, box.width(), PIXELS, SMALLEST_PIXELS)
        painter.setFont(font)
        painter.setPen(self.palette().color(self.foregroundRole()))
        metrics = QFontMetricsF(font)
        shown = metrics.elidedText(self._text, Qt.TextElideMode.ElideRight, box.width())
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)
