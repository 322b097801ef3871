"""The scrubber under the map: phases as bands, days as a strip, marks for what happened.

It is a slider over the points of a replay, so assistive tools read it as one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QPixmap,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractSlider, QToolTip, QWidget

from solitaire.presenting.looks import AllLooks
from ui.desktop.board.arrows import crossed_sabres
from ui.desktop.review.replay import Band, Replay
from ui.desktop.style import theme
from ui.desktop.style.language import tr
from ui.desktop.style.paints import Paints, paints_for

EDGE: Final = 44
"""Left and right of the bands; the graph above has its scale there."""
MARKS_HIGH: Final = 20
BANDS_HIGH: Final = 16
DAYS_HIGH: Final = 22
SABRES: Final = 15.0
"""Pixels of a battle's mark."""
_NEUTRAL: Final = QColor("#9a9284")


class Scale:
    """From points of the replay to pixels and back; scrubber and graph share it."""

    def __init__(self, last: int, width: int) -> None:
        self._last = max(last, 1)
        self._span = max(width - 2 * EDGE, 1)

    def x(self, index: float) -> float:
        return EDGE + self._span * index / self._last

    def index(self, x: float) -> int:
        share = min(max((x - EDGE) / self._span, 0.0), 1.0)
        return round(share * self._last)


class Scrubber(QAbstractSlider):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._replay: Replay | None = None
        self._paints = Paints(AllLooks({}))
        self._turning_points: tuple[int, ...] = ()
        self._drawn: QPixmap | None = None
        self.setOrientation(Qt.Orientation.Horizontal)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setAccessibleName(tr("Where in the game"))

    def show_replay(self, replay: Replay) -> None:
        self._replay = replay
        self._paints = paints_for(replay.rules)
        self.setRange(0, replay.last)
        self._redraw()

    def show_turning_points(self, indices: Sequence[int]) -> None:
        self._turning_points = tuple(indices)
        self._redraw()

    def _redraw(self) -> None:
        self._drawn = None
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(600, MARKS_HIGH + BANDS_HIGH + DAYS_HIGH + 4)

    def minimumSizeHint(self) -> QSize:
        return QSize(200, self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._redraw()
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.PaletteChange:
            self._redraw()
        super().changeEvent(event)

    @property
    def scale(self) -> Scale:
        return Scale(self.maximum(), self.width())

    # -- pointing ---------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._seek(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._seek(event)

    def _seek(self, event: QMouseEvent) -> None:
        """To a battle if its mark was pressed, else to the point there; in the strip to the day."""
        replay, x, y = self._replay, event.position().x(), event.position().y()
        if replay is None or event.button() == Qt.MouseButton.RightButton:
            return
        index = self.scale.index(x)
        is_press = event.type() == QEvent.Type.MouseButtonPress
        if is_press and y < MARKS_HIGH:
            marks = [*replay.battles, *self._turning_points]
            index = min(marks, key=lambda one: abs(self.scale.x(one) - x), default=index)
        elif is_press and y > MARKS_HIGH + BANDS_HIGH:
            index = next(day.first for day in reversed(replay.days) if day.first <= index)
        self.setValue(index)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The window's keys move it; Qt's own would step by pixels."""
        event.ignore()

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and self._replay is not None:
            point = self._replay.points[self.scale.index(event.pos().x())]
            QToolTip.showText(event.globalPos(), self._replay.period(point.heading), self)
            return True
        return super().event(event)

    # -- painting ---------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._replay is None:
            return
        if self._drawn is None:
            self._drawn = self._draw(self._replay)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._drawn)
        self._paint_cursor(painter)

    def _paint_cursor(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        x = self.scale.x(self.value())
        ink = self.palette().color(QPalette.ColorRole.Text)
        painter.setPen(QPen(ink, 2))
        painter.drawLine(QPointF(x, 2), QPointF(x, self.height() - 2))
        painter.setBrush(theme.SELECTED)
        painter.setPen(QPen(ink, 1.2))
        painter.drawEllipse(QPointF(x, MARKS_HIGH + BANDS_HIGH / 2), 6, 6)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Highlight), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 4, 4)

    def _draw(self, replay: Replay) -> QPixmap:
        ratio = self.devicePixelRatioF()
        drawn = QPixmap(self.size() * ratio)
        drawn.setDevicePixelRatio(ratio)
        drawn.fill(Qt.GlobalColor.transparent)
        painter = QPainter(drawn)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for band in replay.bands:
            self._paint_band(painter, replay, band)
        for day in replay.days:
            self._paint_day(painter, replay, day)
        for index in replay.battles:
            self._paint_battle(painter, self.scale.x(index))
        for index in self._turning_points:
            self._paint_turning_point(painter, self.scale.x(index))
        painter.end()
        return drawn

    def _paint_band(self, painter: QPainter, replay: Replay, band: Band) -> None:
        """Sides by colour, combat by hatching as well."""
        left, right = self.scale.x(band.first), self.scale.x(band.last + 1)
        box = QRectF(left, MARKS_HIGH, max(min(right, self.scale.x(self.maximum())) - left, 1.0), 0)
        box.setHeight(BANDS_HIGH)
        phase = replay.guide.phase(band.heading)
        colour = _NEUTRAL
        if phase.seat is not None:
            colour = self._paints.side(replay.rules.seats[phase.seat]).arrow
        painter.fillRect(box, theme.faded(colour, 150))
        if phase.is_combat:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.fillRect(box, QColor(0, 0, 0, 40))
            painter.setBrush(Qt.BrushStyle.BDiagPattern)
            painter.drawRect(box)

    def _paint_day(self, painter: QPainter, replay: Replay, day: Band) -> None:
        left, right = self.scale.x(day.first), self.scale.x(day.last + 1)
        top = MARKS_HIGH + BANDS_HIGH
        quiet = self.palette().color(QPalette.ColorRole.PlaceholderText)
        painter.setPen(QPen(quiet, 1))
        painter.drawLine(QPointF(left, MARKS_HIGH - 3), QPointF(left, top + DAYS_HIGH - 3))
        painter.setPen(self.palette().color(QPalette.ColorRole.Text))
        painter.setFont(theme.font("sans", 12.5, QFont.Weight.Medium))
        number = str(replay.guide.phase(day.heading).turn)
        room = right - left - 8
        for words in (replay.period(day.heading), number):
            if painter.fontMetrics().horizontalAdvance(words) <= room:
                box = QRectF(left + 5, top, room + 4, DAYS_HIGH)
                painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, words)
                return

    def _paint_battle(self, painter: QPainter, x: float) -> None:
        shape = crossed_sabres()
        box = shape.boundingRect()
        painter.save()
        painter.translate(x, MARKS_HIGH / 2)
        painter.scale(SABRES / box.height(), SABRES / box.height())
        painter.translate(-box.center())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.BATTLE)
        painter.drawPath(shape)
        painter.restore()

    def _paint_turning_point(self, painter: QPainter, x: float) -> None:
        painter.setPen(QPen(theme.INK, 0.8))
        painter.setBrush(theme.SELECTED)
        painter.drawPolygon(turning_mark(QPointF(x, MARKS_HIGH - 1)))


def turning_mark(tip: QPointF) -> QPolygonF:
    """A triangle that points down to where it happened."""
    return QPolygonF([tip, tip + QPointF(-5, -9), tip + QPointF(5, -9)])
