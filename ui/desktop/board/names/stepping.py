"""Names of areas step aside where counters would cover them, and go home when these have gone.

At home a name keeps clear of one stack in its area. Where two armies meet in one they stand side by
side, and take the room of the name. On a small map, where letters are drawn larger to be readable,
names also step aside from each other.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Final

import numpy as np
from PySide6.QtCore import QPointF, QRectF

from solitaire.geography.projection import XY
from solitaire.presenting.board import PlaceId
from ui.desktop.board.names.places import (
    Numbers,
    around,
    covered,
    crossed,
    doubt,
    edges,
    enlarged,
    outside,
)
from ui.desktop.style.lettering import NameItem

HARMLESS: Final = 0.02
"""The part of a name that may be covered without its moving."""
AIR: Final = 3.0
"""Between counters and a name that has moved."""
SYMBOL: Final = QRectF(-15, -15, 30, 30)
"""What an area without counters covers at a grain of 1."""
BETWEEN_NAMES: Final = np.array([-8, -2, 8, 2])


class Stepping:
    def __init__(
        self,
        frame: QRectF,
        places: Sequence[PlaceId],
        centres: Sequence[QPointF],
        names: Sequence[NameItem],
        lines: Sequence[XY],
        taken: Sequence[QRectF],
        grain: float = 1.0,
    ) -> None:
        """Names in the order of their places; `lines` and `taken` had better not be covered;
        `grain` is how large counters are on this map."""
        self._grain = grain
        self._places = list(places)
        self._frame = edges([frame])[0]
        self._centres = np.array([centre.toTuple() for centre in centres])
        self._symbols = [enlarged(SYMBOL, grain).translated(centre) for centre in centres]
        self._names = names
        self._homes = [name.pos() for name in names]
        self._lines = np.array(lines)
        self._taken = edges(list(taken))

    def step_aside(self, stacks: Mapping[PlaceId, QRectF], others: Iterable[QRectF]) -> None:
        """What the stacks of each area cover, and other names than these."""
        for name, home in zip(self._names, self._homes, strict=True):
            name.setPos(home)
        boxes = edges([name.mapRectToScene(name.ink) for name in self._names])
        held = edges(list(stacks.values()))
        still = np.concatenate([self._taken, edges(list(others)), self._free_symbols(stacks)])
        hidden = self._hidden(boxes, held)
        for number in map(int, np.argsort(hidden)[::-1]):
            if hidden[number] > HARMLESS:
                boxes[number] = self._moved(number, boxes, stacks, held, still)
                hidden = self._hidden(boxes, held)

    def _hidden(self, boxes: Numbers, held: Numbers) -> Numbers:
        """The part of each name that lies under stacks or other names, or beyond the frame."""
        own = (boxes[:, 2] - boxes[:, 0]) * (boxes[:, 3] - boxes[:, 1])
        part = (covered(boxes, held) + covered(boxes, boxes)) / own - 1
        hidden: Numbers = part + outside(boxes, self._frame)
        return hidden

    def _free_symbols(self, stacks: Collection[PlaceId]) -> Numbers:
        found = zip(self._places, self._symbols, strict=True)
        return edges([box for place, box in found if place not in stacks])

    def _moved(
        self,
        number: int,
        boxes: Numbers,
        stacks: Mapping[PlaceId, QRectF],
        held: Numbers,
        still: Numbers,
    ) -> Numbers:
        """Where the name is now, which it goes to from home."""
        left, top, right, bottom = map(float, boxes[number])
        home = QRectF(left, top, right - left, bottom - top)
        air = AIR * self._grain
        own = stacks.get(self._places[number], self._symbols[number]).adjusted(-air, -air, air, air)
        places = [home, *around(home, own, self._grain)]
        found = edges(places)
        names = np.delete(boxes, number, axis=0) + BETWEEN_NAMES
        hidden = covered(found, held) + covered(found, names) / 2 + covered(found, still) / 4
        costs = hidden / self._grain**2
        costs += 3 * crossed(found, self._lines)
        costs += doubt(found, self._centres, number, self._grain)
        costs += 1000 * outside(found, self._frame)
        best = int(costs.argmin())
        shift = places[best].center() - home.center()
        self._names[number].setPos(self._homes[number] + shift)
        moved: Numbers = found[best]
        return moved
