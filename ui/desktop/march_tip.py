"""The tip beside an area while a stack is led there: the way, the cost, the chances, the enemy."""

from __future__ import annotations

import html
from typing import Final

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from solitaire.orderly import Foresight
from ui.desktop import theme
from ui.desktop.foresight_words import foresight_lines
from ui.desktop.naming import area_titles

WIDEST: Final = 360
GAP: Final = 34
"""Pixels from the middle of the area, so that neither it nor its counters are covered."""


class MarchTip(QWidget):
    """Paper with a coloured edge; the edge is dashed where dice decide."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._map = parent
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.label = QLabel(self)
        self.label.setWordWrap(True)
        self.label.setTextFormat(Qt.TextFormat.RichText)
        palette = self.label.palette()
        palette.setColor(palette.ColorRole.WindowText, theme.INK)
        self.label.setPalette(palette)
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 7, 10, 7)
        column.addWidget(self.label)
        self._edge = QColor(theme.TARGET)
        self._is_dashed = False
        self.hide()

    def show_foresight(self, foresight: Foresight, place: QPoint, start: QPoint) -> None:
        """Beside this place of the map, on the side away from where the march starts."""
        head = html.escape(area_titles().get(foresight.goal, ""))
        lines = "".join(
            f"<p style='margin:2px 0'>{html.escape(line)}</p>"
            for line in foresight_lines(foresight)
        )
        self.label.setText(f"<b>{head}</b>{lines}")
        self._edge = _edge(foresight)
        self._is_dashed = foresight.is_rolled
        self.label.setFixedWidth(min(WIDEST, self._map.width() // 2))
        self.adjustSize()
        self.move(self._beside(place, start))
        self.show()
        self.raise_()

    def _beside(self, place: QPoint, start: QPoint) -> QPoint:
        room = self._map.rect()
        is_left, is_above = start.x() > place.x(), start.y() > place.y()
        across = place.x() - GAP - self.width() if is_left else place.x() + GAP
        down = place.y() - GAP - self.height() if is_above else place.y() + GAP
        return QPoint(
            min(max(across, 4), max(room.width() - self.width() - 4, 4)),
            min(max(down, 4), max(room.height() - self.height() - 4, 4)),
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        style = Qt.PenStyle.DashLine if self._is_dashed else Qt.PenStyle.SolidLine
        painter.setPen(QPen(self._edge, 3, style))
        painter.setBrush(theme.TAG)
        painter.drawRoundedRect(self.rect().adjusted(2, 2, -2, -2), 6, 6)


def _edge(foresight: Foresight) -> QColor:
    if foresight.refusal:
        return theme.QUIET
    if foresight.is_fight:
        return theme.BATTLE
    return theme.DOUBTFUL if foresight.is_rolled else theme.TARGET
