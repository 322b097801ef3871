"""The tip beside an area while a stack is led there: the way, the cost, the chances, the enemy."""

from __future__ import annotations

import html
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from solitaire.presenting.adjutant import Foresight
from ui.desktop.board.naming import Names
from ui.desktop.play.foresight_words import foresight_lines
from ui.desktop.style import theme

WIDEST: Final = 360
TEXT_PIXELS: Final = 15
"""Of the text for which that is wide enough."""
GAP: Final = 34
"""Pixels from the middle of the area, so that neither it nor its counters are covered."""
CLEAR: Final = 20
"""Pixels about a point of the way that had better stay in sight."""
EDGE: Final = 4
WAY_POINTS: Final = 8


class MarchTip(QWidget):
    """Paper with a coloured edge; the edge is dashed where dice decide."""

    def __init__(self, parent: QWidget, names: Names) -> None:
        super().__init__(parent)
        self._map = parent
        self.names = names
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

    def show_foresight(
        self, foresight: Foresight, place: QPoint, start: QPoint, who: Sequence[str] = ()
    ) -> None:
        """Beside this place of the map, on the side away from where the march starts."""
        head = html.escape(self.names.place(foresight.goal))
        lines = "".join(
            f"<p style='margin:2px 0'>{html.escape(line)}</p>"
            for line in (*who, *foresight_lines(foresight, self.names))
        )
        self.label.setText(f"<b>{head}</b>{lines}")
        self._edge = _edge(foresight)
        self._is_dashed = foresight.is_rolled
        wide = WIDEST * self.label.fontInfo().pixelSize() // TEXT_PIXELS
        self.label.setFixedWidth(min(wide, self._map.width() * 4 // 5))
        self.adjustSize()
        self.put_beside(place, start)
        self.show()
        self.raise_()

    def put_beside(self, place: QPoint, start: QPoint) -> None:
        """Wholly in sight, and where it covers least of the way."""
        wide, high = self.width(), self.height()
        ways = [start + (place - start) * part / WAY_POINTS for part in range(WAY_POINTS + 1)]
        places = [
            QPoint(across, down)
            for across in (place.x() + GAP, place.x() - GAP - wide, place.x() - wide // 2)
            for down in (place.y() + GAP, place.y() - GAP - high, place.y() - high // 2)
        ]
        self.move(min(map(self._in_sight, places), key=lambda one: self._covered(one, ways)))

    def _in_sight(self, corner: QPoint) -> QPoint:
        room = self._map.rect()
        return QPoint(
            min(max(corner.x(), EDGE), max(room.width() - self.width() - EDGE, EDGE)),
            min(max(corner.y(), EDGE), max(room.height() - self.height() - EDGE, EDGE)),
        )

    def _covered(self, corner: QPoint, ways: Sequence[QPoint]) -> int:
        """How much of the way would lie below, the goal counting most."""
        box = QRect(corner, self.size()).adjusted(-CLEAR, -CLEAR, CLEAR, CLEAR)
        return sum(1 for point in ways if box.contains(point)) + 9 * box.contains(ways[-1])

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
