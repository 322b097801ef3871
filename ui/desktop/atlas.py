"""The lines of the map, projected and smoothed once: what background and items are drawn from."""

from __future__ import annotations

import math
from functools import cache, cached_property

import numpy as np
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from solitaire.games.castiglione.data import Area, Feature, GameData, Road, load_data
from ui.desktop.curves import closed_curve, open_curve, points_along
from ui.desktop.projection import XY, Projection, sampled
from ui.desktop.relief import Stroke, strokes

VALLEY_SPACING = 18.0


class Atlas:
    def __init__(self, data: GameData) -> None:
        self.data = data
        geometry = data.geometry
        self.projection = Projection(geometry.frame)
        self.frame = QRectF(0, 0, self.projection.width, self.projection.height)
        self.rivers = [(river, self._open(river)) for river in geometry.rivers]
        self.lakes = [(lake, self._closed(lake)) for lake in geometry.lakes]
        self.heights = [(height, self._closed(height)) for height in geometry.shading]
        self.area_by_id = {area.id: area for area in data.areas}
        self.roads = [(road, self.road_path(road)) for road in data.roads]

    def _open(self, feature: Feature) -> QPainterPath:
        return open_curve(self.projection.places(feature.points))

    def _closed(self, feature: Feature) -> QPainterPath:
        return closed_curve(self.projection.places(feature.points))

    def centre(self, area: Area) -> QPointF:
        return QPointF(*self.projection.place(area.draw_lat, area.draw_lon))

    def road_path(self, road: Road) -> QPainterPath:
        ends = (self.centre(self.area_by_id[name]) for name in (road.a, road.b))
        start, end = ((point.x(), point.y()) for point in ends)
        return open_curve([start, *self.projection.places(road.via), end])

    def bridge_at(self, road: Road, path: QPainterPath) -> tuple[QPointF, float]:
        """Where the road meets its river, and the angle of the road there in degrees."""
        river = [
            point
            for feature, line in self.rivers
            if feature.bridge_name == road.river
            for point in points_along(line, 4)
        ]
        way = points_along(path, 4)
        # Clear of both areas' symbols, even where the river passes under one of them.
        middle = way[len(way) // 5 : -(len(way) // 5)]
        best = 1 + _nearest_to(river, middle[1:-1])
        (x0, y0), (x1, y1) = middle[best - 1], middle[best + 1]
        return QPointF(*middle[best]), math.degrees(math.atan2(y1 - y0, x1 - x0))

    @cached_property
    def hachures(self) -> list[Stroke]:
        """Worked out once, however many windows are opened."""
        valleys = self._valleys()
        found: list[Stroke] = []
        for height, _ in self.heights:
            outline = self.projection.places(height.points)
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


def _nearest_to(river: list[XY], points: list[XY]) -> int:
    """Which of the points."""
    apart = np.array(points)[:, None, :] - np.array(river)[None, :, :]
    return int((apart**2).sum(axis=2).min(axis=1).argmin())


@cache
def atlas() -> Atlas:
    return Atlas(load_data())
