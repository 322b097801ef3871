"""The lines of the map, projected and smoothed once: what background and items are drawn from."""

from __future__ import annotations

import math
from functools import cache, cached_property

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from solitaire.games.castiglione.data.model import (
    Area,
    Feature,
    GameData,
    Road,
    load_data,
)
from solitaire.geography.projection import XY, Projection, sampled
from ui.desktop.board.curves import closed_curve, open_curve, points_along
from ui.desktop.board.relief import Stroke, strokes

VALLEY_SPACING = 18.0
RIVER_SPACING = 10.0
RIVER_CLEARANCE = 44.0
"""Between a river and the middle of an area at one of its bridges."""
BRIDGE_CLEARANCE = 34.0
"""Between a bridge and the middle of an area, along the road."""
RIVER_END = 20.0
"""Within this the ends of a river stay where they meet another."""

Numbers = NDArray[np.float64]


class Atlas:
    def __init__(self, data: GameData) -> None:
        self.data = data
        geometry = data.geometry
        frame = geometry.frame
        self.projection = Projection(
            south=frame.lat_min, north=frame.lat_max, west=frame.lon_min, east=frame.lon_max
        )
        self.frame = QRectF(0, 0, self.projection.width, self.projection.height)
        self.area_by_id = {area.id: area for area in data.areas}
        self.lakes = [(lake, self._closed(lake)) for lake in geometry.lakes]
        self.rivers = [(river, self._river(river)) for river in geometry.rivers]
        self.heights = [(height, self._closed(height)) for height in geometry.shading]
        self.roads = [(road, self.road_path(road)) for road in data.roads]

    def _river(self, river: Feature) -> QPainterPath:
        """Led around the areas at its bridges, where counters would hide both."""
        path = open_curve(self.projection.places(river.points))
        banks = [road for road in self.data.roads if road.river == river.bridge_name]
        ends = {end for road in banks if road.river for end in (road.a, road.b)}
        if not ends:
            return path
        centres = [self.centre(self.area_by_id[name]).toTuple() for name in sorted(ends)]
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
        # Clear of both areas' counters, even where the river passes under one of them.
        margin = min(round(BRIDGE_CLEARANCE / 4), len(way) // 3)
        middle = way[margin:-margin]
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


def _pushed_away(points: Numbers, centre: Numbers) -> Numbers:
    """Those near the centre the more, so that the line stays smooth and on its side of it."""
    apart = points - centre
    far = np.maximum(np.hypot(*apart.T), 1.0)[:, None]
    pushed: Numbers = centre + apart * np.cbrt(far**3 + RIVER_CLEARANCE**3) / far
    return pushed


def _away_from(points: Numbers, end: int) -> Numbers:
    """Nought at this end of the line, where it meets another river, and soon one."""
    along = np.concatenate([[0.0], np.hypot(*np.diff(points, axis=0).T).cumsum()])
    part: Numbers = (abs(along - along[end]) / RIVER_END).clip(0, 1)[:, None]
    return part


def _nearest_to(river: list[XY], points: list[XY]) -> int:
    """Which of the points."""
    apart = np.array(points)[:, None, :] - np.array(river)[None, :, :]
    return int((apart**2).sum(axis=2).min(axis=1).argmin())


@cache
def atlas() -> Atlas:
    return Atlas(load_data())
