"""The strips under the map of a demonstration: the days as a scrubber, and each side's chances."""

from __future__ import annotations

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
        self._spans: list[tuple[int, int, int]] = []
        """For each turn so far its first shot, how many it has, and how many it may have."""
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

    def _turn_spans(self, film: Film) -> list[tuple[int, int, int]]:
        starts = [first for _, first in film.turns()]
        ends = [*starts[1:], len(film)]
        spans = []
        for turn, (first, end) in enumerate(zip(starts, ends, strict=True)):
            is_open = turn == len(starts) - 1 and not self._is_over
            room = max(end - first, USUAL_SHOTS) if is_open else end - first
            spans.append((first, end - first, room))
        return spans

    def _day_width(self) -> float:
        return self.width() / max(len(self._days), 1)

    def place_of(self, shot: int) -> float:
        """How far from the left."""
        for turn, (first, count, room) in enumerate(self._spans):
            if shot < first + count:
                return (turn + (shot - first) / room) * self._day_width()
        return 0.0

    def shot_at(self, x: float) -> int:
        spans = self._spans
        turn = min(max(int(x / self._day_width()), 0), len(spans) - 1)
        first, count, room = spans[turn]
        inside = round((x / self._day_width() - turn) * room)
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
        for day, date in enumerate(self._days):
            self._paint_day(painter, day, date)
        if self._film is not None:
            self._paint_bands(painter)
            self._paint_battles(painter)
            self._paint_needle(painter)

    def _paint_day(self, painter: QPainter, day: int, date: str) -> None:
        width = self._day_width()
        box = QRectF(day * width + GAP / 2, 3, width - GAP, self.height() - 6)
        painter.setPen(QPen(theme.FAINT_INK, 1))
        painter.setBrush(theme.PAPER_EDGE)
        painter.drawRoundedRect(box, 3, 3)
        spans = self._spans
        if day < len(spans):
            _, count, room = spans[day]
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.CLEAR_AREA)
            done = QRectF(box.adjusted(1, 1, -1, -1))
            done.setWidth(done.width() * count / room)
            painter.drawRect(done)
        is_now = bool(spans) and self._day_of_shown() == day
        weight = QFont.Weight.Bold if is_now else QFont.Weight.Normal
        painter.setFont(theme.font("serif", LETTER_PIXELS, weight))
        painter.setPen(theme.INK)
        painter.drawText(box.adjusted(0, 0, 0, -14), Qt.AlignmentFlag.AlignCenter, date)

    def _day_of_shown(self) -> int:
        return sum(1 for first, *_ in self._spans if first <= self._shown) - 1

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
    dates = film.guide.turns() or [film.presenter.period((turn,)) for turn, _ in film.turns()]
    return list(map(translated, dates))


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
