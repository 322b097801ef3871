"""Lines of fire [9.1]: for each facing the hexes of the cone and what lies between.

Offsets are axial: the same from every hex, so 84 patterns serve the whole field.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final, final

from mypy_extensions import i64

AXIAL_STEPS: Final = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
"""In the order of the directions: ne, e, se, sw, w, nw."""


@final
class Shot:
    """One hex of a cone, relative to the gun."""

    def __init__(self, q: i64, r: i64, distance: i64) -> None:
        self.q: i64 = q
        self.r: i64 = r
        self.distance: i64 = distance
        self.crossed: list[tuple[int, int]] = []
        """Hexes whose inside the line crosses."""
        self.beside: list[tuple[tuple[int, int], tuple[int, int]]] = []
        """Pairs of hexes between which it runs, exactly along their common side [ruling F2]."""


def cone(facing: int, farthest: int) -> list[Shot]:
    """Hexes a*d1 + b*d2 with d1 and d2 the front directions [ruling F1], nearest first."""
    first, second = AXIAL_STEPS[facing - 1], AXIAL_STEPS[facing]
    shots = []
    for distance in range(1, farthest + 1):
        for share in range(distance + 1):
            other = distance - share
            q = share * first[0] + other * second[0]
            r = share * first[1] + other * second[1]
            shots.append(_shot(q, r, distance))
    return shots


def _shot(q: int, r: int, distance: int) -> Shot:
    shot = Shot(q, r, distance)
    touched: list[tuple[int, int]] = []
    for near_q in range(-distance, distance + 1):
        for near_r in range(-distance, distance + 1):
            near = (near_q, near_r)
            if near == (0, 0) or near == (q, r):
                continue
            if _overlap(q, r, near, is_open=True):
                shot.crossed.append(near)
            elif _overlap(q, r, near, is_open=False):
                touched.append(near)
    for place, one in enumerate(touched):
        for other in touched[place + 1 :]:
            if (other[0] - one[0], other[1] - one[1]) in AXIAL_STEPS:
                shot.beside.append((one, other))
    return shot


def _overlap(q: int, r: int, near: tuple[int, int], is_open: bool) -> bool:
    """Whether the line runs through the inside of a hex, or (not open) along it, for some length.

    In cube coordinates a point is inside a hex if each two of its three offsets from the centre
    differ by less than 1, and on its rim if one pair differs by exactly 1.
    """
    begin, end = Fraction(0), Fraction(1)
    for slope, start in _differences((q, r), near):
        if slope == 0:
            if abs(start) > 1 or (is_open and abs(start) == 1):
                return False
            continue
        bounds = sorted(((-1 - start) / Fraction(slope), (1 - start) / Fraction(slope)))
        begin, end = max(begin, bounds[0]), min(end, bounds[1])
    return begin < end


def _differences(target: tuple[int, int], near: tuple[int, int]) -> list[tuple[int, int]]:
    """For each pair of cube axes: growth along the line, and value at its beginning."""
    goal = (target[0], -target[0] - target[1], target[1])
    centre = (near[0], -near[0] - near[1], near[1])
    return [
        (goal[one] - goal[other], centre[other] - centre[one])
        for one, other in ((0, 1), (1, 2), (2, 0))
    ]
