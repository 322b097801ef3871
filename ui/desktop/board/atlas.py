"""How a board is drawn: its lines smoothed once, for background and items."""

from __future__ import annotations

import math
from functools import cached_property
from statistics import median

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF

from solitaire.geography.projection import XY, sampled
from solitaire.presenting.board import Board, Feature, Geography, Link, Place
from ui.desktop.board.curves import closed_curve, open_curve, points_along
from ui.desktop.board.relief import Stroke, strokes

VALLEY_SPACING = 18.0
RIVER_SPACING = 10.0
RIVER_CLEARANCE = 44.0
"""Between a river and the middle of a place at one of its bridges."""
BRIDGE_CLEARANCE = 34.0
"""Between a bridge and the middle of a place, along the road."""
RIVER_END = 20.0
"""Within this the ends of a river stay where they meet another."""
HEX_WIDTH = 62.0
LINK_LENGTH = 130.0
"""Of a hex and of a link of a network where counters and symbols have the sizes of an area map."""
LEAST_GRAIN = 0.35

Numbers = NDArray[np.float64]


class Atlas:
    def __init__(self, board: Board) -> None:
        self.board = board
        self.geography = Geography(board)
        self.places = self.geography.on_map
        self.frame = QRectF(0, 0, *board.size)
        self.lakes = [(one, closed_curve(one.outline)) for one in self._features("lake")]
        self.rivers = [(one, self._river(one)) for one in self._features("river", "canal")]
        self.heights = [(one, closed_curve(one.outline)) for one in self._features("height")]
        self.woods = [(one, closed_curve(one.outline)) for one in self._features("wood")]
        self.buildings = [(one, polygon(one.outline)) for one in self._features("building")]
        self.labels = self._features("label")
        self.roads = [(link, self.road_path(link)) for link in self._drawn_links()]
        self.hexes = {one.id: polygon(one.outline) for one in self.places if one.outline}
        """Places that are painted whole."""

    def _features(self, *kinds: str) -> list[Feature]:
        return [one for one in self.board.features if one.kind in kinds]

    def _drawn_links(self) -> list[Link]:
        """A link without a look only says that one can go there."""
        places = self.geography.place_by_id
        return [
            link
            for link in self.board.links
            if link.look and not places[link.a].box and not places[link.b].box
        ]

    @cached_property
    def grain(self) -> float:
        """How large counters and symbols are, for those of an area map."""
        if self.board.plan == "hexes" and self.hexes:
            widths = [path.boundingRect().width() for path in self.hexes.values()]
            return median(widths) / HEX_WIDTH
        if self.board.plan == "network" and self.roads:
            length = median(path.length() for _, path in self.roads)
            return min(max(length / LINK_LENGTH, LEAST_GRAIN), 1.0)
        return 1.0

    def _river(self, river: Feature) -> QPainterPath:
        """Led around the places at its bridges, where counters would hide both."""
        path = open_curve(river.outline)
        banks = [link for link in self.board.links if link.crossing == river.id]
        ends = {end for link in banks for end in (link.a, link.b)}
        if not ends:
            return path
        centres = [self.geography.place_by_id[name].at for name in sorted(ends)]
        points = pushed = np.array(points_along(path, RIVER_SPACING))
        for centre in centres:
            pushed = _pushed_away(pushed, np.array(centre))
        for end in (0, -1):
            if not self._is_in_lake(pushed[end]):
                part = _away_from(points, end)
                pushed = points * (1 - part) + pushed * part
        return open_curve([(float(x), float(y)) for x, y in pushed])

    def _is_in_lake(self, point: Numbers) -> bool:
        return any(path.contains(QPointF(*point)) for _, path in self.lakes)

    def centre(self, place: Place) -> QPointF:
        return QPointF(*place.at)

    def road_path(self, link: Link) -> QPainterPath:
        start, end = (self.geography.place_by_id[name].at for name in (link.a, link.b))
        return open_curve([start, *link.line, end])

    def bridge_at(self, link: Link, path: QPainterPath) -> tuple[QPointF, float]:
        """Where the road meets its river, and the angle of the road there in degrees."""
        river = [
            point
            for feature, line in self.rivers
            if feature.id == link.crossing
            for point in points_along(line, 4)
        ]
        way = points_along(path, 4)
        # Clear of both places' counters, even where the river passes under one of them.
        margin = min(round(BRIDGE_CLEARANCE / 4), len(way) // 3)
        middle = way[margin:-margin]
        best = 1 + _nearest_to(river, middle[1:-1]) if river else len(middle) // 2
        (x0, y0), (x1, y1) = middle[best - 1], middle[best + 1]
        return QPointF(*middle[best]), math.degrees(math.atan2(y1 - y0, x1 - x0))

    @cached_property
    def hachures(self) -> list[Stroke]:
        """Worked out once, however many windows are opened."""
        valleys = self._valleys()
        found: list[Stroke] = []
        for height, _ in self.heights:
            outline = height.outline
            foot = sampled([*outline, outline[0]], VALLEY_SPACING)
            seen = [point for point in foot if self._is_shown(point)]
            found += strokes(outline, [*valleys, *seen], height.id)
        return [stroke for stroke in found if self.frame.contains(QPointF(*stroke.top))]

    def _is_shown(self, point: XY) -> bool:
        return self.frame.contains(QPointF(*point))

    def _valleys(self) -> list[XY]:
        lines = [path for _, path in (*self.rivers, *self.roads)]
        lines += [path for _, path in self.lakes]
        return [point for path in lines for point in points_along(path, VALLEY_SPACING)]


def polygon(points: tuple[XY, ...]) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(*point) for point in points]))
    path.closeSubpath()
    return path


def _pushed_away(points: Numbers, centre: Numbers) -> Numbers:
    """Those near the centre the more, so that the line stays smooth and on its side of it."""
    apart = points - centre
    far = np.maximum(np.hypot(*apart.T), 1.0)[:, None]
    pushed: Numbers = centre + apart * np.cbrt(far**3 + RIVER_CLEARANCE**3) / far
    return pushed


def _away_from(points: Numbers, end: int) -> Numbers:
    """Zero at this end of the line, where it meets another river, and soon one."""
    along = np.concatenate([[0.0], np.hypot(*np.diff(points, axis=0).T).cumsum()])
    part: Numbers = (abs(along - along[end]) / RIVER_END).clip(0, 1)[:, None]
    return part


def _nearest_to(river: list[XY], points: list[XY]) -> int:
    """Which of the points."""
    apart = np.array(points)[:, None, :] - np.array(river)[None, :, :]
    return int((apart**2).sum(axis=2).min(axis=1).argmin())


_made: dict[int, tuple[Board, Atlas]] = {}
"""By the identity of the board, which is kept so that no other can have it."""


def atlas_of(board: Board) -> Atlas:
    """One for each board: its lines take a while."""
    if id(board) not in _made:
        _made[id(board)] = board, Atlas(board)
    return _made[id(board)][1]
