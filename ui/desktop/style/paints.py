"""The colours of a game: its sides, formations and grounds, in the palette in use."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen

from solitaire.game import AnyRules
from solitaire.presenting.looks import (
    GREY,
    AllLooks,
    BandLook,
    Looks,
    MarkLook,
    SideLook,
    SymbolLook,
)
from solitaire.presenting.picture import Face
from solitaire.registry import game_of
from solitaire.text import NOTHING
from ui.desktop.style import theme

_NO_SIDE: Final = SideLook(NOTHING, NOTHING, GREY, "#3a2f25", "#000000", GREY)
_NO_BAND: Final = BandLook()
_PATTERNS: Final = {
    "dots": Qt.BrushStyle.Dense6Pattern,
    "lines": Qt.BrushStyle.BDiagPattern,
    "crosses": Qt.BrushStyle.DiagCrossPattern,
}


@dataclass(frozen=True, slots=True)
class SidePaint:
    """How one side is drawn."""

    colour: QColor
    edge: QColor
    ink: QColor
    arrow: QColor
    flag: tuple[QColor, ...]
    flag_is_upright: bool
    cockade: tuple[QColor, ...]
    shape: str


class Paints:
    """Asked while painting, so that a change of palette shows at once."""

    def __init__(self, looks: AllLooks) -> None:
        self._looks = looks
        self._sides: dict[tuple[str, str], SidePaint] = {}

    @property
    def looks(self) -> Looks:
        palette = theme.colours_in_use()
        return self._looks.looks("" if palette == theme.PRINTED else palette)

    @property
    def sides(self) -> tuple[str, ...]:
        return tuple(self.looks.sides)

    def side(self, name: str) -> SidePaint:
        """Grey for a name that no side has."""
        key = (theme.colours_in_use(), name)
        if key not in self._sides:
            self._sides[key] = _side(self.looks.sides.get(name, _NO_SIDE))
        return self._sides[key]

    def band(self, name: str) -> tuple[QColor, str]:
        """Stripe and letter of a formation: the letter tells them apart without colours."""
        found = self.looks.bands.get(name, _NO_BAND)
        return QColor(found.colour), found.letter

    @property
    def has_bands(self) -> bool:
        """Whether the game has formations; if not, counters have no stripe."""
        return bool(self.looks.bands)

    def band_pattern(self, name: str) -> QBrush | None:
        """Told apart without colours and from afar, too; None for a plain stripe."""
        found = self.looks.bands.get(name, _NO_BAND)
        style = _PATTERNS.get(found.pattern)
        return None if style is None else QBrush(QColor(found.colour).darker(165), style)

    def symbol(self, name: str) -> SymbolLook:
        return self.looks.symbols.get(name, SymbolLook(sign=name))

    def ground(self, name: str) -> SymbolLook:
        return self.looks.grounds.get(name, SymbolLook(sign="ring"))

    def mark(self, name: str) -> MarkLook:
        return self.looks.marks.get(name, MarkLook())

    def counter(self, face: Face) -> QColor:
        """What the counter is printed on: its own ground, or the colour of its side."""
        own = self.looks.grounds.get(face.ground)
        if own is not None and own.colour:
            return QColor(own.colour)
        return QColor(face.ground) if face.ground.startswith("#") else self.side(face.side).colour

    def land(self, ground: str) -> tuple[QColor, QBrush | None]:
        """Colour of a place that is painted whole, and the pattern on it, if it has one."""
        look = self.ground(ground)
        colour = QColor(look.colour) if look.colour else QColor(theme.CLEAR_AREA)
        style = _PATTERNS.get(look.pattern)
        return colour, None if style is None else QBrush(colour.darker(135), style)


@lru_cache(maxsize=16)
def paints_of(looks: AllLooks) -> Paints:
    return Paints(looks)


def paints_for(rules: AnyRules) -> Paints:
    """Of the game that these rules belong to; grey for one that has no window."""
    presenter = game_of(rules).presenter()
    return paints_of(presenter.looks()) if presenter is not None else _GREY


_GREY: Final = Paints(AllLooks({}))


def _side(look: SideLook) -> SidePaint:
    return SidePaint(
        QColor(look.colour),
        QColor(look.edge),
        QColor(look.ink),
        QColor(look.arrow),
        tuple(map(QColor, look.flag)),
        look.flag_is_upright,
        tuple(map(QColor, look.cockade)),
        look.shape,
    )


def paint_flag(painter: QPainter, box: QRectF, side: SidePaint) -> None:
    paint_stripes(painter, box, side.flag, is_upright=side.flag_is_upright)


def paint_stripes(
    painter: QPainter, box: QRectF, colours: tuple[QColor, ...], *, is_upright: bool
) -> None:
    wide, high = box.width() / len(colours), box.height() / len(colours)
    for number, colour in enumerate(colours):
        if is_upright:
            part = QRectF(box.left() + number * wide, box.top(), wide, box.height())
        else:
            part = QRectF(box.left(), box.top() + number * high, box.width(), high)
        painter.fillRect(part, colour)
    painter.setPen(QPen(theme.INK, 0.9))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(box)
