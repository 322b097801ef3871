"""The strips under the map of a demonstration: the days as a scrubber, and each side's chances."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from solitaire.protocol import Seat
from ui.desktop.style import theme
from ui.desktop.style.language import tr, translated
from ui.desktop.style.number_words import whole_percent
from ui.desktop.style.paints import paints_for
from ui.desktop.watch.film import Film, Viewpoint

USUAL_SHOTS: Final = 110
"""In a turn of which nothing is known yet."""
LETTER_PIXELS: Final = 15
BAND: Final = 4.0
GAP: Final = 3.0


class DayStrip(QWidget):
    """The days; what is computed is paper, what is shown has a needle. Click or drag to go."""

    wanted = Signal(int)
    """A shot that somebody wants to see."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._film: Film | None = None
        self._shown = 0
        self._viewpoint: Viewpoint = None
        self._is_over = False
        self._spans: list[tuple[int, int, int, int]] = []
        """For each turn so far its day, its first shot, how many it has, and how many it may
        have; days that were passed over have none."""
        self._bands: list[tuple[int, int, str]] = []
        self._battles: list[int] = []
        self._known: tuple[object, ...] = ()
        self._days: list[str] = []
        self.setMinimumHeight(46)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("Days of the campaign"))
        self.setToolTip(tr("Click or drag to go to another moment"))

    def show_film(self, film: Film, shown: int, viewpoint: Viewpoint, is_over: bool) -> None:
        self._film, self._shown, self._viewpoint = film, shown, viewpoint
        self._is_over = is_over
        self._paints = paints_for(film.rules)
        known = (film, len(film), viewpoint, is_over)
        if known != self._known:
            self._known = known
            self._spans = self._turn_spans(film)
            self._days = _days(film)
            self._bands = _phase_bands(film)
            self._battles = film.battles(viewpoint)
        self.setAccessibleDescription(", ".join(map(translated, film.shots[shown].heading)))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(600, 46)

    # -- where a shot lies ------------------------------------------------------------------------

    def _turn_spans(self, film: Film) -> list[tuple[int, int, int, int]]:
        starts = [first for _, first in film.turns()]
        ends = [*starts[1:], len(film)]
        spans = []
        for number, (first, end) in enumerate(zip(starts, ends, strict=True)):
            is_open = number == len(starts) - 1 and not self._is_over
            room = max(end - first, USUAL_SHOTS) if is_open else end - first
            turn = film.turn_of(first)
            day = turn - film.turn_of(0) if turn else number
            spans.append((day, first, end - first, room))
        return spans

    def _day_width(self) -> float:
        return self.width() / max(len(self._days), 1)

    def place_of(self, shot: int) -> float:
        """How far from the left."""
        for day, first, count, room in self._spans:
            if shot < first + count:
                return (day + (shot - first) / room) * self._day_width()
        return 0.0

    def shot_at(self, x: float) -> int:
        """Of a day that was passed over or has not come yet the last before it."""
        wanted = x / self._day_width()
        reached = [span for span in self._spans if span[0] <= wanted] or self._spans[:1]
        day, first, count, room = reached[-1]
        inside = round((wanted - day) * room)
        return first + min(max(inside, 0), count - 1)

    # -- pointing ---------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self._film is not None:
            self.wanted.emit(self.shot_at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton and self._film is not None:
            self.wanted.emit(self.shot_at(event.position().x()))

    # -- drawing ----------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self.paint_strip(painter)

    def paint_strip(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for day in range(len(self._days)):
            self._paint_day(painter, day)
        self._write_dates(painter)
        if self._film is not None:
            self._paint_bands(painter)
            self._paint_battles(painter)
            self._paint_needle(painter)

    def _box(self, day: int) -> QRectF:
        width = self._day_width()
        return QRectF(day * width + GAP / 2, 3, width - GAP, self.height() - 6)

    def _paint_day(self, painter: QPainter, day: int) -> None:
        box = self._box(day)
        painter.setPen(QPen(theme.FAINT_INK, 1))
        painter.setBrush(theme.PAPER_EDGE)
        painter.drawRoundedRect(box, 3, 3)
        for of_day, _, count, room in self._spans:
            if of_day == day:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(theme.CLEAR_AREA)
                done = QRectF(box.adjusted(1, 1, -1, -1))
                done.setWidth(done.width() * count / room)
                painter.drawRect(done)

    def _write_dates(self, painter: QPainter) -> None:
        """Of each day in its box; of a long campaign those for which there is room."""
        now = self._day_of_shown()
        step = self.days_for_a_date()
        painter.setPen(theme.INK)
        for day in range(0, len(self._days) - step + 1, step):
            is_now = day <= now < day + step
            weight = QFont.Weight.Bold if is_now else QFont.Weight.Normal
            painter.setFont(theme.font("serif", LETTER_PIXELS, weight))
            room = self._box(day).united(self._box(day + step - 1)).adjusted(0, 0, 0, -14)
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter, self._days[day])

    def days_for_a_date(self) -> int:
        """How many boxes the widest date needs."""
        metrics = QFontMetricsF(theme.font("serif", LETTER_PIXELS, QFont.Weight.Bold))
        widest = max(map(metrics.horizontalAdvance, self._days), default=0.0)
        many = math.ceil((widest + GAP) / max(self._day_width(), 1.0))
        return min(max(many, 1), max(len(self._days), 1))

    def _day_of_shown(self) -> int:
        begun = [day for day, first, *_ in self._spans if first <= self._shown]
        return begun[-1] if begun else 0

    def _paint_bands(self, painter: QPainter) -> None:
        """Below each day, whose phase it was."""
        painter.setPen(Qt.PenStyle.NoPen)
        top = self.height() - 3 - BAND
        for begin, end, side in self._bands:
            left = self.place_of(begin)
            painter.setBrush(self._paints.side(side).arrow)
            painter.drawRect(QRectF(left, top, max(self.place_of(end) - left, 1), BAND))

    def _paint_battles(self, painter: QPainter) -> None:
        painter.setPen(QPen(theme.BATTLE, 2))
        middle = self.height() - 14
        for shot in self._battles:
            x = self.place_of(shot)
            painter.drawLine(QPointF(x - 3, middle - 3), QPointF(x + 3, middle + 3))
            painter.drawLine(QPointF(x - 3, middle + 3), QPointF(x + 3, middle - 3))

    def _paint_needle(self, painter: QPainter) -> None:
        x = min(max(self.place_of(self._shown), 4.0), self.width() - 4.0)
        painter.setPen(QPen(theme.INK, 2))
        painter.drawLine(QPointF(x, 1), QPointF(x, self.height() - 1))
        painter.setBrush(theme.SELECTED)
        painter.setPen(QPen(theme.INK, 1))
        painter.drawPolygon(QPolygonF([QPointF(x - 5, 0), QPointF(x + 5, 0), QPointF(x, 8)]))


def _days(film: Film) -> list[str]:
    """Of the whole game, or the turns so far if nobody knows how many there will be."""
    shown = film.dates or [film.presenter.period((turn,)) for turn, _ in film.turns()]
    return list(map(translated, shown))


def _phase_bands(film: Film) -> list[tuple[int, int, str]]:
    """The first and the last shot of each phase that belongs to a side."""
    found: list[tuple[int, int, str]] = []
    for shot in film.shots:
        seat = film.guide.phase(shot.heading).seat
        if found and film.shots[found[-1][0]].heading == shot.heading:
            found[-1] = (found[-1][0], shot.number, found[-1][2])
        elif seat is not None:
            found.append((shot.number, shot.number, film.rules.seats[seat]))
    return found


class ChanceStrip(QWidget):
    """How one side judged its chances so far, as a line with the latest figure."""

    def __init__(self, film: Film, seat: Seat, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seat = seat
        self._paints = paints_for(film.rules)
        self._points: list[tuple[float, float]] = []
        self._words = ""
        self.setFixedSize(250, 21)
        sides = film.rules.seats
        self._name, self._side = sides[seat], film.names.side(sides[seat])
        self._widest = [tr("{side}: no estimate", side=film.names.side(one)) for one in sides]
        """All strips leave room for these, so that their lines begin and end together."""
        self.setToolTip(tr("How the {side} side rates its chances to win", side=self._side))

    @property
    def words(self) -> str:
        return self._words

    def show_film(self, film: Film, shown: int, viewpoint: Viewpoint) -> None:
        """What the other side thinks is hidden from a side."""
        self._points = []
        if viewpoint not in (None, self._seat):
            self._words = tr("{side}: no estimate", side=self._side)
        else:
            found = [(n, c) for n, seat, c in film.chances if seat == self._seat and n <= shown]
            self._points = [(number / max(shown, 1), chance) for number, chance in found]
            figure = whole_percent(found[-1][1]) if found else "–"
            self._words = f"{self._side} {figure}"
        self.setAccessibleName(self._words)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = theme.font("sans", 13, QFont.Weight.DemiBold)
        room = max(map(QFontMetricsF(font).horizontalAdvance, self._widest)) + 8
        box = QRectF(0.5, 0.5, self.width() - room - 1, self.height() - 1)
        painter.setPen(QPen(theme.FAINT_INK, 1))
        painter.setBrush(theme.CLEAR_AREA)
        painter.drawRect(box)
        painter.setPen(QPen(theme.FAINT_INK, 1, Qt.PenStyle.DotLine))
        painter.drawLine(
            QPointF(box.left(), box.center().y()), QPointF(box.right(), box.center().y())
        )
        self._paint_line(painter, box)
        painter.setFont(font)
        painter.setPen(self.palette().color(self.foregroundRole()))
        text = QRectF(box.right() + 6, 0, room, self.height())
        painter.drawText(text, Qt.AlignmentFlag.AlignVCenter, self._words)

    def _paint_line(self, painter: QPainter, box: QRectF) -> None:
        """In steps: between two judgements the older one stands."""
        if not self._points:
            return
        line: list[QPointF] = []
        for x, chance in self._points:
            at = box.left() + x * box.width()
            if line:
                line.append(QPointF(at, line[-1].y()))
            line.append(QPointF(at, box.bottom() - chance * box.height()))
        line.append(QPointF(box.right(), line[-1].y()))
        painter.setPen(QPen(self._paints.side(self._name).arrow, 2))
        painter.drawPolyline(QPolygonF(line))
