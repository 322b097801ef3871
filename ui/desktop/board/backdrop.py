"""The theatre of war as a quiet picture behind the first screen: no counters, no boxes.

Painted after the page itself is seen, since the mountains take half a second the first time.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import (
    QFont,
    QHideEvent,
    QImage,
    QLinearGradient,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QWidget

from solitaire.presenting.board import Place
from solitaire.presenting.presenter import Presenter
from ui.desktop.board.atlas import Atlas, atlas_of
from ui.desktop.board.background import MapBackground
from ui.desktop.style import theme
from ui.desktop.style.language import translated
from ui.desktop.style.paints import paints_of

REST_MILLISECONDS: Final = 60
"""After the page was shown or has changed its size."""
STRENGTH: Final = 0.72
"""How much of the map comes through the paper."""
STRENGTH_IN_THE_DARK: Final = 0.3
FADE: Final = 0.2
"""Part of the width over which the map fades towards the words."""
MAP_PART: Final = 0.78
"""Of the width, at least."""
DARK_BELOW: Final = 110
CITY: Final = 9.0
AREA: Final = 5.0
NAME_PIXELS: Final = 26.0


class Backdrop(QWidget):
    """Fills its place; `words_end` tells up to where the page is written on."""

    def __init__(self, presenter: Presenter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._presenter = presenter
        self._picture: QImage | None = None
        self._words_end = 0
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(REST_MILLISECONDS)
        self._timer.timeout.connect(self._draw)

    def use(self, presenter: Presenter) -> None:
        """The map of another game."""
        if presenter is not self._presenter:
            self._presenter, self._picture = presenter, None
            self._timer.start()
            self.update()

    def keep_clear(self, words_end: int) -> None:
        """The map begins to show to the right of this."""
        if words_end != self._words_end:
            self._words_end = words_end
            self.update()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._timer.start()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.isVisible():
            self._timer.start()

    def hideEvent(self, event: QHideEvent) -> None:
        self._timer.stop()
        super().hideEvent(event)

    def _draw(self) -> None:
        if theme.colours_in_use() != theme.CONTRAST:
            wanted = self.size() * self.devicePixelRatioF()
            places = self._presenter.board().places
            cities = (translated(place.title) for place in places if _is_city(place))
            look = (theme.colours_in_use(), *cities)
            self._picture = theatre(self._presenter, wanted.width(), wanted.height(), look)
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        colour = self.palette().color(QPalette.ColorRole.Window)
        painter.fillRect(self.rect(), colour)
        if self._picture is None:
            return
        is_dark = colour.lightness() < DARK_BELOW
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setOpacity(STRENGTH_IN_THE_DARK if is_dark else STRENGTH)
        painter.drawImage(QRectF(self.rect()), self._picture)
        painter.setOpacity(1.0)
        start = float(self._words_end)
        veil = QLinearGradient(start, 0, start + self.width() * FADE, 0)
        veil.setColorAt(0, colour)
        veil.setColorAt(1, theme.faded(colour, 0))
        painter.fillRect(self.rect(), veil)


@lru_cache(maxsize=3)
def theatre(presenter: Presenter, width: int, height: int, look: tuple[str, ...]) -> QImage:
    """The map from the left edge of the words to the right edge; `look` only tells pictures apart.

    Whoever opens another window of the same size need not wait again.
    """
    picture = QImage(width, height, QImage.Format.Format_RGB32)
    picture.fill(theme.PAPER)
    lines = atlas_of(presenter.board())
    frame = lines.frame
    scale = max(width * MAP_PART / frame.width(), height / frame.height())
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(width - frame.width() * scale, (height - frame.height() * scale) / 2)
    painter.scale(scale, scale)
    MapBackground(lines, paints_of(presenter.looks())).paint(painter, frame)
    _paint_roads(painter, lines)
    for place in lines.places:
        if place.symbol:
            _paint_place(painter, place, lines.centre(place))
    painter.end()
    return picture


def _paint_roads(painter: QPainter, map_lines: Atlas) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in ((theme.ROAD, 3.2), (theme.PAPER, 1.4)):
        painter.setPen(QPen(colour, width))
        for _, path in map_lines.roads:
            painter.drawPath(path)


def _is_city(place: Place) -> bool:
    """Whether its name is read from afar."""
    return place.rank == 0 and not place.box and bool(place.symbol)


def _paint_place(painter: QPainter, place: Place, at: QPointF) -> None:
    is_city = _is_city(place)
    painter.setPen(QPen(theme.INK, 1.4))
    painter.setBrush(theme.CITY_WALL if is_city else theme.CLEAR_AREA)
    reach = CITY if is_city else AREA
    painter.drawEllipse(at, reach, reach)
    if is_city:
        painter.setFont(theme.font("serif", NAME_PIXELS, QFont.Weight.DemiBold))
        box = QRectF(at.x() - 150, at.y() - 48, 300, 36)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, translated(place.title))
