"""Paper, mountains and water: what lies under everything else and never changes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QPaintEngine,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPen,
    QRadialGradient,
)

from ui.desktop.board.atlas import Atlas
from ui.desktop.board.beside_map.cards import MARGIN, WIDTH, column_scale
from ui.desktop.board.curves import points_along
from ui.desktop.style import theme
from ui.desktop.style.paints import Paints

DAY = "day"
HACHURE_WIDTHS = (0.55, 0.8, 1.1, 1.5)
SQUARE = 150.0
SHADE_STEP = 7
"""Units between the lines that shade the foot of hills, and their opacity: with less Qt's rounding
of colours turns brown into green."""
SHORE_LINES = ((26.0, 16), (18.0, 26), (11.0, 40), (5.0, 70))
"""Width and opacity of the lines that follow a shore inside the water."""
RIVER_SCALE = 1.5
"""Units of the map for each point of width in the data."""
SPRING = 110.0
SPRING_PIECES = 11
"""Over this length a brook grows from its spring, in so many pieces."""

Stream = tuple[QPainterPath, float]
"""A line of water and its width."""


class MapBackground:
    def __init__(self, atlas: Atlas, paints: Paints) -> None:
        self._atlas = atlas
        self._paints = paints
        column = WIDTH * column_scale(atlas.board.size) + MARGIN
        self.sheet = atlas.frame.adjusted(-MARGIN, -MARGIN, MARGIN + column, MARGIN)
        """The paper, with a column for the boxes on the right."""
        self.look = DAY
        """Of the picture: by night and in mud the ground has other colours."""

    @property
    def is_dark_look(self) -> bool:
        return self.look in theme.DARK_GROUNDS

    @cached_property
    def _hachures(self) -> dict[tuple[int, int, int], list[QLineF]]:
        """By width, and by column and row of the square in which they lie.

        Half a second of work, which the first screen need not wait for.
        """
        found: dict[tuple[int, int, int], list[QLineF]] = {}
        for stroke in self._atlas.hachures:
            grade = min(int(stroke.weight * len(HACHURE_WIDTHS)), len(HACHURE_WIDTHS) - 1)
            square = (grade, int(stroke.top[0] // SQUARE), int(stroke.top[1] // SQUARE))
            found.setdefault(square, []).append(QLineF(*stroke.top, *stroke.bottom))
        return found

    @cached_property
    def _streams(self) -> list[Stream]:
        """All rivers in pieces of one width."""
        found = []
        for river, path in self._atlas.rivers:
            width = river.width * RIVER_SCALE
            is_spring = self._is_spring(path.pointAtPercent(0))
            found += _from_spring(path, width) if is_spring else [(path, width)]
        return found

    def _is_spring(self, place: QPointF) -> bool:
        """Within the frame, beside no lake, and where no other river ends."""
        near = QRectF(place.x() - 8, place.y() - 8, 16, 16)
        ends = (path.pointAtPercent(1) for _, path in self._atlas.rivers)
        lakes = (path for _, path in self._atlas.lakes)
        is_wet = any(map(near.contains, ends)) or any(path.intersects(near) for path in lakes)
        return self._atlas.frame.contains(near) and not is_wet

    def paint(self, painter: QPainter, exposed: QRectF, *, is_dark: bool = False) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_paper(painter)
        painter.save()
        painter.setClipRect(self._atlas.frame, Qt.ClipOperation.IntersectClip)
        self._paint_hexes(painter, exposed)
        self._paint_heights(painter)
        self._paint_hachures(painter, exposed)
        _paint_woods(painter, [path for _, path in self._atlas.woods])
        _paint_rivers(painter, self._streams)
        for _, path in self._atlas.lakes:
            _paint_lake(painter, path)
        painter.setPen(_pen(theme.INK, 1.2))
        painter.setBrush(theme.CITY_WALL)
        for _, path in self._atlas.buildings:
            painter.drawPath(path)
        painter.restore()
        if not _clips(painter):
            self._paint_margin(painter)
        self._paint_border(painter)
        if is_dark:
            painter.fillRect(self.sheet, theme.DUSK)

    def _paint_margin(self, painter: QPainter) -> None:
        """Covers what came over the frame."""
        margin, inside = QPainterPath(), QPainterPath()
        margin.addRect(self.sheet.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN))
        inside.addRect(self._atlas.frame)
        painter.fillPath(margin.subtracted(inside), self._paper())

    def _paint_paper(self, painter: QPainter) -> None:
        painter.fillRect(self.sheet, self._paper())

    def _paper(self) -> QBrush:
        glow = QRadialGradient(self.sheet.center(), self.sheet.width() * 0.75)
        glow.setColorAt(0, theme.PAPER)
        glow.setColorAt(0.62, theme.PAPER)
        glow.setColorAt(1, theme.PAPER_EDGE)
        return QBrush(glow)

    def _paint_hexes(self, painter: QPainter, exposed: QRectF) -> None:
        """Places that are painted whole, with the colour and pattern of their ground."""
        painter.setPen(_pen(theme.faded(theme.INK, 110), 0.9))
        for place in self._atlas.places:
            path = self._atlas.hexes.get(place.id)
            if path is not None and path.boundingRect().intersects(exposed):
                colour, pattern = self._paints.land(place.ground)
                painter.setBrush(colour)
                painter.drawPath(path)
                if pattern is not None:
                    painter.fillPath(path, pattern)

    def _paint_heights(self, painter: QPainter) -> None:
        for _, path in self._atlas.heights:
            painter.fillPath(path, theme.faded(theme.HILL, 26))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for width in range(SHADE_STEP, 84, SHADE_STEP):
                painter.setPen(_pen(theme.faded(theme.HILL, SHADE_STEP), width))
                painter.drawPath(path)

    def _paint_hachures(self, painter: QPainter, exposed: QRectF) -> None:
        """Only those in sight: there are thirteen thousand."""
        for (grade, column, row), lines in self._hachures.items():
            square = QRectF(column * SQUARE, row * SQUARE, SQUARE, SQUARE)
            if exposed.intersects(square.adjusted(-12, -12, 12, 12)):
                painter.setPen(_pen(theme.faded(theme.HILL, 135), HACHURE_WIDTHS[grade]))
                painter.drawLines(lines)

    def _paint_border(self, painter: QPainter) -> None:
        frame = self._atlas.frame
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(_pen(theme.INK, 1.2))
        painter.drawRect(frame)
        self._paint_ticks(painter, frame.adjusted(-7, -7, 7, 7))
        painter.setPen(_pen(theme.INK, 2.6))
        painter.drawRect(frame.adjusted(-10, -10, 10, 10))

    def _paint_ticks(self, painter: QPainter, band: QRectF) -> None:
        """The band around the frame, dark and light by turns between the lines of the graticule."""
        across, down = self._atlas.board.graticule
        right, bottom = self._atlas.frame.right(), self._atlas.frame.bottom()
        painter.setPen(_pen(theme.INK, 3.4, Qt.PenCapStyle.FlatCap))
        for start, end in zip(across[::2], across[1::2], strict=False):
            for y in (band.top() + 3.5, band.bottom() - 3.5):
                painter.drawLine(QPointF(start, y), QPointF(min(end, right), y))
        for start, end in zip(down[::2], down[1::2], strict=False):
            for x in (band.left() + 3.5, band.right() - 3.5):
                painter.drawLine(QPointF(x, start), QPointF(x, min(end, bottom)))


def _paint_woods(painter: QPainter, woods: Sequence[QPainterPath]) -> None:
    for path in woods:
        painter.fillPath(path, theme.faded(theme.WOOD, 90))
        painter.fillPath(path, QBrush(theme.faded(theme.WOOD, 150), Qt.BrushStyle.Dense6Pattern))


def _clips(painter: QPainter) -> bool:
    """Qt writes no clipping into SVG that others read rightly, so what is cut is cut before."""
    return painter.paintEngine().type() != QPaintEngine.Type.SVG


def _from_spring(path: QPainterPath, width: float) -> list[Stream]:
    """Finer and finer towards its beginning."""
    points = points_along(path, SPRING / SPRING_PIECES)
    found = []
    for piece in range(SPRING_PIECES):
        line = QPainterPath(QPointF(*points[piece]))
        line.lineTo(*points[piece + 1])
        found.append((line, width * (piece + 1) / (SPRING_PIECES + 1)))
    rest = QPainterPath(QPointF(*points[SPRING_PIECES]))
    for point in points[SPRING_PIECES + 1 :]:
        rest.lineTo(*point)
    return [*found, (rest, width)]


def _paint_rivers(painter: QPainter, streams: Sequence[Stream]) -> None:
    """Banks of all before the water of any, so that they flow into each other."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for path, width in streams:
        painter.setPen(_pen(theme.PAPER, width + 3))
        painter.drawPath(path)
    for path, width in streams:
        painter.setPen(_pen(theme.SHORE, width))
        painter.drawPath(path)
    for path, width in streams:
        painter.setPen(_pen(theme.WATER, width - 1.5) if width > 2.4 else _pen(theme.RIVER, width))
        painter.drawPath(path)


def _paint_lake(painter: QPainter, path: QPainterPath) -> None:
    painter.setPen(_pen(theme.PAPER, 5))
    painter.setBrush(theme.WATER)
    painter.drawPath(path)
    if _clips(painter):
        painter.save()
        painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for width, opacity in SHORE_LINES:
            painter.setPen(_pen(theme.faded(theme.SHORE, opacity), width))
            painter.drawPath(path)
        painter.restore()
    else:
        for width, opacity in SHORE_LINES:
            line = QPainterPathStroker(_pen(theme.SHORE, width)).createStroke(path)
            painter.fillPath(line.intersected(path), theme.faded(theme.SHORE, opacity))
    painter.setPen(_pen(theme.SHORE, 1.3))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)


def _pen(colour: QColor, width: float, cap: Qt.PenCapStyle = Qt.PenCapStyle.RoundCap) -> QPen:
    return QPen(colour, width, Qt.PenStyle.SolidLine, cap, Qt.PenJoinStyle.RoundJoin)
