"""Names on the map: text with a halo of paper, and where there is room for the names of rivers."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPen,
)
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from solitaire.geography.projection import XY
from ui.desktop.style import theme

HALO = 4.0
HALO_OPACITY = 225
COIN = 9.5
SMALLEST = 12.0
LARGEST = 27.0
"""Letters on the screen, in pixels, as far as LARGEST_GROWTH lets them."""
LARGEST_GROWTH = 1.28
STRAIGHT = 0.55
"""A river keeps this part of its distance from its name, or it is bent there."""
WORSE = 0.03
"""What room beside a bend or an end of a river is worth."""


class NameItem(QGraphicsItem):
    """A name whose anchor is its middle, at half the height of a letter."""

    def __init__(self, text: str, font: QFont, colour: QColor, badge: str = "") -> None:
        """`badge` is a number on a coin behind the name: what the city is worth."""
        super().__init__()
        self.text = text
        self._colour = colour
        self._badge = badge
        self._pixels = font.pixelSize()
        self._is_in_dusk = False
        self.least_zoom = 0.0
        """From which zoom on the name is shown."""
        metrics = QFontMetricsF(font)
        coin = 2 * COIN + 5 if badge else 0.0
        left = -(metrics.horizontalAdvance(text) + coin) / 2
        self._path = QPainterPath()
        self._path.addText(left, metrics.capHeight() / 2, font, text)
        self._coin = QPointF(left + metrics.horizontalAdvance(text) + 5 + COIN, 0)
        stroker = QPainterPathStroker()
        stroker.setWidth(HALO)
        stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        self._halo = stroker.createStroke(self._path)
        self._halo.setFillRule(Qt.FillRule.WindingFill)
        ink = self._path.boundingRect()
        if badge:
            ink = ink.united(QRectF(self._coin.x() - COIN, -COIN, 2 * COIN, 2 * COIN))
        self.ink = QRectF(ink.left(), -ink.height() / 2, ink.width(), ink.height())
        """What the letters cover around the anchor."""
        self._bounds = ink.adjusted(-HALO, -HALO, HALO, HALO)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def boundingRect(self) -> QRectF:
        return self._bounds

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        paper = theme.in_dusk(theme.PAPER) if self._is_in_dusk else theme.PAPER
        painter.fillPath(self._halo, QBrush(theme.faded(paper, HALO_OPACITY)))
        painter.fillPath(self._path, QBrush(self._colour))
        if self._badge:
            self._paint_coin(painter)

    def _paint_coin(self, painter: QPainter) -> None:
        painter.setPen(QPen(theme.INK, 1.1))
        painter.setBrush(theme.RANK)
        painter.drawEllipse(self._coin, COIN, COIN)
        painter.setFont(theme.font("sans", 15, QFont.Weight.Bold))
        box = QRectF(self._coin.x() - COIN, -COIN, 2 * COIN, 2 * COIN)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self._badge)

    def set_in_dusk(self, is_in_dusk: bool) -> None:
        """A halo as bright as paper by day would glow on a darkened map."""
        if (
            is_in_dusk != self._is_in_dusk
        ):  # drawing two hundred names takes a twentieth of a second
            self._is_in_dusk = is_in_dusk
            self.update()

    def lean_on(self, place: QPointF) -> None:
        """Grow and shrink from the point nearest to this place of the scene."""
        local = self.mapFromScene(place)
        box = self._bounds
        x = min(max(local.x(), box.left()), box.right())
        y = min(max(local.y(), box.top()), box.bottom())
        self.setTransformOriginPoint(x, y)

    def fit_to_zoom(self, zoom: float) -> None:
        """Keep the letters between readable and modest on the screen."""
        self.setVisible(zoom >= self.least_zoom)
        shown = self._pixels * zoom
        self.setScale(min(max(SMALLEST / shown, 1.0), LARGEST_GROWTH, max(LARGEST / shown, 0.3)))


def river_name(
    text: str,
    font: QFont,
    colour: QColor,
    river: Sequence[XY],
    bank: float,
    obstacles: Sequence[XY],
) -> NameItem:
    """The name beside its river, where it is farthest from roads, areas and other names.

    `bank` is how far the water reaches from the line of the river.
    """
    metrics = QFontMetricsF(font)
    width, offset = metrics.horizontalAdvance(text), metrics.capHeight() / 2 + 5 + bank
    item = NameItem(text, font, colour)
    middle, turn = _roomiest(width, offset, tuple(river), tuple(obstacles))
    item.setPos(*middle)
    item.setRotation(math.degrees(turn))
    return item


BLOCK: Final = 64
"""Places of a name that are weighed at once."""


@lru_cache(maxsize=32)  # another window, or another picture of a film, has the same map
def _roomiest(
    width: float, offset: float, river: tuple[XY, ...], obstacles: tuple[XY, ...]
) -> tuple[XY, float]:
    """The middle of a name so wide, and how it is turned."""
    water = np.array(river)
    ahead = water[6:] - water[:-6]
    slopes = np.arctan2(ahead[:, 1], ahead[:, 0])
    turns = np.tile((slopes + math.pi / 2) % math.pi - math.pi / 2, 2)  # never upside down
    sides = np.repeat((offset, -offset), len(slopes))
    across = np.stack([-np.sin(turns), np.cos(turns)], axis=1)
    middles = np.tile(water[3:-3], (2, 1)) + across * sides[:, None]
    rooms = _rooms(middles, turns, width, np.array(obstacles))
    are_bent = _rooms(middles, turns, width, water) < (offset * STRAIGHT) ** 2
    ends = water[[0, -1]]
    are_ends = np.linalg.norm(middles[:, None] - ends, axis=2).min(axis=1) < width * 0.55
    best = int(np.argmax(np.where(are_bent | are_ends, rooms * WORSE, rooms)))
    return (float(middles[best, 0]), float(middles[best, 1])), float(turns[best])


def _rooms(
    middles: NDArray[np.float64],
    turns: NDArray[np.float64],
    width: float,
    blocked: NDArray[np.float64],
) -> NDArray[np.float64]:
    """How far the nearest obstacle is from any part of a name, squared, for each of its places.

    In blocks: a long river beside many roads would take more than a gigabyte at once.
    """
    along = np.linspace(-width / 2, width / 2, 9)
    ways = np.stack([np.cos(turns), np.sin(turns)], axis=1)
    squares, found = (blocked**2).sum(axis=1), np.empty(len(middles))
    for start in range(0, len(middles), BLOCK):
        block = slice(start, start + BLOCK)
        parts = (middles[block, None] + along[None, :, None] * ways[block, None]).reshape(-1, 2)
        apart = (parts**2).sum(axis=1)[:, None] + squares - 2 * parts @ blocked.T
        found[block] = apart.reshape(-1, len(along) * len(blocked)).min(axis=1)
    return found
