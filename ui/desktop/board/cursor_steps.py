"""Where an arrow key leads the keyboard's cursor: over the map, and among the boxes beside it."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF

from solitaire.presenting.board import PlaceId
from ui.desktop.board.scene import MapScene

ASIDE = 2.0
"""A box that lies aside of the direction counts as so many times as far away."""


def next_place(scene: MapScene, start: PlaceId, direction: QPoint) -> PlaceId:
    """Along the link that leads most nearly there; from a box to the next box, or back to the map.
    Empty if nothing lies that way."""
    if not scene.place_item(start).place.box:
        return scene.atlas.geography.step(start, (float(direction.x()), float(direction.y())))
    found = _next_box(scene, start, direction)
    return found or (
        scene.nearest_place(scene.place_item(start).pos()) if direction.x() < 0 else ""
    )


def _next_box(scene: MapScene, start: PlaceId, direction: QPoint) -> PlaceId:
    here = scene.place_item(start).pos()
    best, nearest = "", float("inf")
    for name, item in scene.item_by_place.items():
        if item.place.box and name != start and scene.has_room(name):
            far = _far(item.pos() - here, direction)
            if far < nearest:
                best, nearest = name, far
    return best


def _far(apart: QPointF, direction: QPoint) -> float:
    """Infinitely far if it lies the other way."""
    along = apart.x() * direction.x() + apart.y() * direction.y()
    across = abs(apart.x() * direction.y()) + abs(apart.y() * direction.x())
    return along + ASIDE * across if along > 1.0 and across <= along else float("inf")
