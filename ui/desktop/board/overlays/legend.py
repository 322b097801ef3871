"""Frames over the view: the legend of an overlay, and what the drawing on the map means."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QLabel, QWidget

from solitaire.presenting.overlays import Overlay
from ui.desktop.board.overlays.items import LOOKS, paint_ring, way_pen
from ui.desktop.style import theme
from ui.desktop.style.language import tr, translated


class Legend(QFrame):
    """Title and looks of the present overlay, in the upper left corner of the view."""

    ROW: Final = 22
    HEAD: Final = 32
    KEY: Final = 58
    """Room for the look before its words."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._overlay: Overlay | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def show_overlay(self, overlay: Overlay | None) -> None:
        self._overlay = overlay
        self.setVisible(overlay is not None)
        if overlay is None:
            return
        self.setAccessibleName(tr("Overlay: {title}", title=translated(overlay.title)))
        self.setAccessibleDescription("\n".join(map(translated, overlay.lines)))
        self.resize(self.sizeHint())
        self.update()

    def _rows(self) -> list[tuple[str, str]]:
        if self._overlay is None:
            return []
        if not self._overlay.marks and self._overlay.lines:
            return [("", translated(self._overlay.lines[0]))]
        return [(look, translated(words)) for look, words in self._overlay.legend]

    def sizeHint(self) -> QSize:
        metrics = QFontMetricsF(theme.font("sans", 14))
        wide = max((metrics.horizontalAdvance(words) for _, words in self._rows()), default=0.0)
        title = QFontMetricsF(self._title_font()).horizontalAdvance(self._title()) - self.KEY
        high = self.HEAD + self.ROW * len(self._rows()) + 8
        return QSize(round(max(wide, title, 120) + self.KEY + 26), high)

    def _title(self) -> str:
        return translated(self._overlay.title) if self._overlay is not None else ""

    def _title_font(self) -> QFont:
        return theme.font("serif", 19, QFont.Weight.DemiBold)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._overlay is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.INK, 1.2))
        painter.setBrush(theme.faded(theme.PAPER, 240))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 5, 5)
        painter.setFont(self._title_font())
        painter.setPen(theme.INK)
        painter.drawText(QPointF(14, 24), self._title())
        for row, (look, words) in enumerate(self._rows()):
            self._paint_row(painter, self.HEAD + row * self.ROW + self.ROW / 2, look, words)

    def _paint_row(self, painter: QPainter, middle: float, look: str, words: str) -> None:
        left = 14
        if look:
            paint_ring(painter, QPointF(25, middle), 8, look)
            colour, pattern = LOOKS[look]
            painter.setPen(way_pen(colour, 2.4, pattern))
            painter.drawLine(QPointF(38, middle), QPointF(64, middle))
            left += self.KEY
        painter.setFont(theme.font("sans", 14))
        painter.setPen(theme.INK)
        painter.drawText(QPointF(left, middle + 5), words)


class DrawnLines(QLabel):
    """What always lies on the map, in words: "1111 must also attack 1110". At the lower edge."""

    MOST: Final = 5
    """The first of them; the tool tip has all."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._view = parent
        self.setObjectName("drawn-lines")
        self.setMargin(8)
        self.setAutoFillBackground(True)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def show_lines(self, lines: Sequence[str]) -> None:
        shown = list(lines[: self.MOST])
        if len(lines) > self.MOST:
            shown.append("…")
        self.setText("\n".join(shown))
        self.setToolTip("\n".join(lines))
        self.setVisible(bool(shown))
        self.adjustSize()
        self.keep_low()

    def keep_low(self) -> None:
        """At the lower left of the view, whatever its size."""
        below = self._view.height() - self.height() - 10
        self.move(10, max(below, 0))
