"""The campaign in the size of a stamp: waters, roads, and where one side sees counters.

Drawn from counts by side and area, not from a view: there is nothing in them to give away.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPixmap

from solitaire.presenting.presenter import Presenter
from ui.desktop.board.atlas import Atlas, atlas_of
from ui.desktop.style import theme
from ui.desktop.style.paints import Paints, paints_of

SMALLEST_MARK: Final = 0.02
"""Of the height, for one counter; more counters cover more ground."""
LARGEST_MARK: Final = 0.046
BESIDE: Final = 0.6
"""How far two sides in one place stand apart, for the size of the mark."""


def miniature_size(presenter: Presenter, height: float) -> QSizeF:
    frame = atlas_of(presenter.board()).frame
    return QSizeF(round(height * frame.width() / frame.height()), height)


def miniature(
    presenter: Presenter,
    counters: Mapping[str, Mapping[str, int]],
    height: float,
    pixel_ratio: float,
) -> QPixmap:
    """`counters` says how many, by side and place."""
    atlas, paints = atlas_of(presenter.board()), paints_of(presenter.looks())
    size = miniature_size(presenter, height)
    picture = QPixmap((size * pixel_ratio).toSize())
    picture.setDevicePixelRatio(pixel_ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    edge = QPainterPath()
    edge.addRoundedRect(QRectF(0.5, 0.5, size.width() - 1, size.height() - 1), 4, 4)
    painter.setClipPath(edge)
    painter.fillRect(QRectF(0, 0, size.width(), size.height()), theme.PAPER)
    painter.save()
    scale = height / atlas.frame.height()
    painter.scale(scale, scale)
    _paint_country(painter, atlas, 1 / scale)
    painter.restore()
    for side, areas in counters.items():
        for area, count in areas.items():
            place = _place(atlas, area, scale)
            if place is not None:
                is_shared = sum(area in others for others in counters.values()) > 1
                _paint_mark(painter, paints, side, place, _reach(count, height), is_shared)
    painter.setClipping(False)
    painter.setPen(QPen(theme.FAINT_INK, 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(edge)
    painter.end()
    return picture


def _paint_country(painter: QPainter, lines: Atlas, pixel: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.faded(theme.HILL, 60))
    for _, path in lines.heights:
        painter.drawPath(path)
    painter.setBrush(theme.WATER)
    painter.setPen(QPen(theme.SHORE, pixel * 0.6))
    for _, path in lines.lakes:
        painter.drawPath(path)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.RIVER, pixel * 0.9))
    for _, path in lines.rivers:
        painter.drawPath(path)
    painter.setPen(QPen(theme.faded(theme.ROAD, 130), pixel * 0.5))
    for _, path in lines.roads:
        painter.drawPath(path)


def _place(atlas: Atlas, area: str, scale: float) -> QPointF | None:
    """None for a box, and for a place that an older or newer program has kept."""
    found = atlas.geography.place_by_id.get(area)
    return None if found is None or found.box else atlas.centre(found) * scale


def _reach(count: int, height: float) -> float:
    return min(SMALLEST_MARK * math.sqrt(count), LARGEST_MARK) * height


def _paint_mark(
    painter: QPainter, paints: Paints, side: str, place: QPointF, reach: float, is_shared: bool
) -> None:
    """Squares and discs, so that colours are not needed."""
    look = paints.side(side)
    painter.setPen(QPen(theme.INK, 0.8))
    painter.setBrush(look.arrow)
    aside = reach * BESIDE if is_shared else 0.0
    if look.shape == "square":
        middle = place - QPointF(aside, 0)
        painter.drawRect(QRectF(middle.x() - reach, middle.y() - reach, 2 * reach, 2 * reach))
    else:
        painter.drawEllipse(place + QPointF(aside, 0), reach * 1.1, reach * 1.1)
