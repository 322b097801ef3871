"""The chances over the game: what a side could know with its band, and the truth.

Clicks lead to points of the replay; the scale across is that of the scrubber below it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QHelpEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPalette,
    QPen,
    QPixmap,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from ui.desktop.review.findings import chance_of
from ui.desktop.review.replay import EVERYTHING, Replay, Viewpoint
from ui.desktop.review.scrubber import EDGE, Scale, turning_mark
from ui.desktop.style import theme
from ui.desktop.style.language import tr
from ui.desktop.style.paints import paints_for

TOP: Final = 22
BOTTOM: Final = 8
NEAR: Final = 9.0
"""Pixels within which a click means a mark."""
LETTERS: Final = 12.5
DARK_BELOW: Final = 110
LIGHTER: Final = 190
"""Per cent, for lines on dark paper."""


@dataclass(frozen=True, slots=True)
class Course:
    """One line of the graph with its band; chances are the first seat's."""

    seat: int | None
    """Who could know it; None for the truth."""
    indices: tuple[int, ...]
    chances: tuple[float, ...]
    spreads: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True)
class Mark:
    index: int
    chance: float
    words: str


class ChanceGraph(QWidget):
    point_wanted = Signal(int)
    mark_wanted = Signal(int)
    """The number of a turning point."""

    def __init__(self, replay: Replay, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._replay = replay
        self._last = 0
        self._index = 0
        self._courses: tuple[Course, ...] = ()
        self.marks: tuple[Mark, ...] = ()
        self._viewpoint: Viewpoint = EVERYTHING
        self._empty_words = ""
        self._drawn: QPixmap | None = None
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("Chances over the game"))

    def sizeHint(self) -> QSize:
        return QSize(600, 150)

    def minimumSizeHint(self) -> QSize:
        return QSize(200, 110)

    # -- what is shown ----------------------------------------------------------------------------

    def show_courses(
        self, courses: Sequence[Course], marks: Sequence[Mark], last: int, viewpoint: Viewpoint
    ) -> None:
        self._courses, self.marks = tuple(courses), tuple(marks)
        self._last, self._viewpoint = last, viewpoint
        self._redraw()

    def show_words(self, words: str) -> None:
        """Instead of lines, as long as there are none."""
        self._empty_words = words
        self._redraw()

    def show_index(self, index: int) -> None:
        self._index = index
        self.update()
        self.setAccessibleDescription(self.words_at(index))

    @property
    def seat(self) -> int:
        """Whose chances are shown."""
        return 0 if self._viewpoint is EVERYTHING else self._viewpoint

    def words_at(self, index: int) -> str:
        """The chances at a point, for tool tips and assistive tools."""
        told = []
        for course in self._courses:
            chance = _at(course, index)
            if chance is not None:
                told.append(f"{self._name(course)}: {100 * chance_of(self.seat, chance):.0f} %")
        return " · ".join(told)

    def _name(self, course: Course) -> str:
        if course.seat is None:
            return tr("truth")
        return tr("what the {side} could know", side=self._replay.army(course.seat))

    def _redraw(self) -> None:
        self._drawn = None
        self.update()

    # -- pointing ---------------------------------------------------------------------------------

    @property
    def scale(self) -> Scale:
        return Scale(self._last, self.width())

    def mark_place(self, number: int) -> QPointF:
        mark = self.marks[number]
        return QPointF(self.scale.x(mark.index), self._y(chance_of(self.seat, mark.chance)))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            return
        number = self._mark_at(event.position())
        if number is not None:
            self.mark_wanted.emit(number)
        else:
            self.point_wanted.emit(self.scale.index(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.point_wanted.emit(self.scale.index(event.position().x()))

    def _mark_at(self, place: QPointF) -> int | None:
        ways = [place - self.mark_place(number) for number in range(len(self.marks))]
        near = [
            number
            for number, way in enumerate(ways)
            if abs(way.x()) <= NEAR and -2 * NEAR <= way.y() <= NEAR
        ]
        return min(near, key=lambda number: abs(ways[number].x()), default=None)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent):
            number = self._mark_at(QPointF(event.pos()))
            index = self.scale.index(event.pos().x())
            words = self.words_at(index) if number is None else self.marks[number].words
            QToolTip.showText(event.globalPos(), words, self)
            return True
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._redraw()
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.PaletteChange:
            self._redraw()
        super().changeEvent(event)

    # -- painting ---------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._drawn is None:
            self._drawn = self._draw()
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._drawn)
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Text), 1.4))
        x = self.scale.x(self._index)
        painter.drawLine(QPointF(x, TOP), QPointF(x, self.height()))

    def _draw(self) -> QPixmap:
        ratio = self.devicePixelRatioF()
        drawn = QPixmap(self.size() * ratio)
        drawn.setDevicePixelRatio(ratio)
        drawn.fill(Qt.GlobalColor.transparent)
        painter = QPainter(drawn)
        self.paint(painter)
        painter.end()
        return drawn

    def paint(self, painter: QPainter) -> None:
        """All but the cursor."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(theme.font("sans", LETTERS))
        self._paint_scale(painter)
        for course in self._courses:
            self._paint_band(painter, course)
        for course in self._courses:
            self._paint_line(painter, course)
        self._paint_marks(painter)
        if not self._courses:
            painter.setPen(self.palette().color(QPalette.ColorRole.Text))
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self._empty_words)
        else:
            self._paint_legend(painter)

    def _y(self, chance: float) -> float:
        return TOP + (self.height() - TOP - BOTTOM) * (1.0 - chance)

    def _paint_scale(self, painter: QPainter) -> None:
        quiet = self.palette().color(QPalette.ColorRole.PlaceholderText)
        right = self.width() - EDGE
        for chance in (0.0, 0.5, 1.0):
            y = self._y(chance)
            painter.setPen(QPen(quiet, 1, Qt.PenStyle.DotLine))
            painter.drawLine(QPointF(EDGE, y), QPointF(right, y))
            painter.setPen(quiet)
            box = QRectF(0, y - 8, EDGE - 6, 16)
            flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(box, flags, f"{100 * chance:.0f} %")

    def _points(self, course: Course, shift: float) -> list[QPointF]:
        """The line, moved up or down by so many spreads."""
        spreads = course.spreads or (0.0,) * len(course.indices)
        return [
            QPointF(
                self.scale.x(index),
                self._y(chance_of(self.seat, min(max(chance + shift * spread, 0.0), 1.0))),
            )
            for index, chance, spread in zip(course.indices, course.chances, spreads, strict=True)
        ]

    def _paint_band(self, painter: QPainter, course: Course) -> None:
        if course.spreads:
            edge = [*self._points(course, 1.0), *reversed(self._points(course, -1.0))]
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.faded(self._colour(course), 56))
            painter.drawPolygon(QPolygonF(edge))

    def _paint_line(self, painter: QPainter, course: Course) -> None:
        path = QPainterPath()
        for place, point in enumerate(self._points(course, 0.0)):
            path.lineTo(point) if place else path.moveTo(point)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(self._pen(course))
        painter.drawPath(path)

    def _pen(self, course: Course) -> QPen:
        style = Qt.PenStyle.SolidLine if course.seat is not None else Qt.PenStyle.DotLine
        return QPen(self._colour(course), 1.8, style)

    def _colour(self, course: Course) -> QColor:
        if course.seat is None:
            return self.palette().color(QPalette.ColorRole.Text)
        colour = paints_for(self._replay.rules).side(self._replay.rules.seats[course.seat]).arrow
        is_dark = self.palette().color(QPalette.ColorRole.Window).lightness() < DARK_BELOW
        return colour.lighter(LIGHTER) if is_dark else colour

    def _paint_marks(self, painter: QPainter) -> None:
        painter.setPen(QPen(theme.INK, 0.8))
        painter.setBrush(theme.SELECTED)
        for number in range(len(self.marks)):
            painter.drawPolygon(turning_mark(self.mark_place(number)))

    def _paint_legend(self, painter: QPainter) -> None:
        side = self._replay.army(self.seat)
        ink = self.palette().color(QPalette.ColorRole.Text)
        x = float(EDGE)
        painter.setPen(ink)
        title = tr("Chances of the {side}:", side=side)
        painter.drawText(QPointF(x, TOP - 8), title)
        x += painter.fontMetrics().horizontalAdvance(title) + 14
        for course in self._courses:
            painter.setPen(self._pen(course))
            painter.drawLine(QPointF(x, TOP - 12), QPointF(x + 24, TOP - 12))
            painter.setPen(ink)
            name = self._name(course)
            painter.drawText(QPointF(x + 30, TOP - 8), name)
            x += painter.fontMetrics().horizontalAdvance(name) + 48
        if any(course.spreads for course in self._courses):
            painter.setPen(self.palette().color(QPalette.ColorRole.PlaceholderText))
            painter.drawText(QPointF(x, TOP - 8), tr("band: the uncertainty"))


def _at(course: Course, index: int) -> float | None:
    """The last chance known by this point."""
    found = None
    for place, chance in zip(course.indices, course.chances, strict=True):
        if place > index:
            break
        found = chance
    return found
