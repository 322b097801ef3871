"""Counters, drawn once for each face, detail and size, and kept on a shelf of limited size.

From far a counter shows its arm and one number; nearer also its name, cohesion and movement; and
close up its printed values too. Marks differ in shape as well as colour: a diamond for each hit, a
triangle out of command, an ear of wheat for foraging, an empty barrel without supply, a chevron
after a move.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QPaintEngine,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
)

from ui.desktop.board.items import paint_flag
from ui.desktop.board.situation import BACK
from ui.desktop.board.stacks.stacks import Card
from ui.desktop.style import theme
from ui.desktop.style.language import language_in_use, told, tr

SIZE: Final = 42.0
"""Edge of a counter, in units of the map."""
FAR, NEAR, CLOSE = "far", "near", "close"
NEAR_PIXELS: Final = 52
CLOSE_PIXELS: Final = 84
"""From these edges on the screen on, more is drawn."""
LADDER: Final = (32, 48, 64, 96, 144, 208, 288)
"""Edges in which drawings are made, in pixels of the device."""
READABLE_PIXELS: Final = 7.0
"""Smaller words and numbers are left out on the screen."""
LEAST_STEP: Final = 2
"""Of the bound that follows, in hundredths of a counter: so few bounds that drawings are shared."""
SHELF_BYTES: Final = 32 * 1024 * 1024

DARK: Final = QColor("#1d1812")
WHITE: Final = QColor("#ffffff")


class Shelf:
    """Drawings, the least recently used thrown away when they grow too many."""

    def __init__(self, limit: int = SHELF_BYTES) -> None:
        self._limit = limit
        self._drawings: OrderedDict[tuple[object, ...], QPixmap] = OrderedDict()
        self.bytes = 0
        self.drawn = 0
        """How often something had to be drawn."""

    def __len__(self) -> int:
        return len(self._drawings)

    def take(self, card: Card, detail: str, label: str, edge: int, least: float = 0) -> QPixmap:
        key = (card, detail, label, edge, least, theme.colours_in_use(), language_in_use())
        found = self._drawings.get(key)
        if found is None:
            found = self._drawings[key] = _drawn(card, detail, label, edge, least)
            self.drawn += 1
            self.bytes += edge * edge * 4
            while self.bytes > self._limit and len(self._drawings) > 1:
                _, old = self._drawings.popitem(last=False)
                self.bytes -= old.width() * old.height() * 4
        self._drawings.move_to_end(key)
        return found


SHELF: Final = Shelf()


def detail_for(edge: float) -> str:
    """How much to draw on a counter that is so large on the screen."""
    return FAR if edge < NEAR_PIXELS else NEAR if edge < CLOSE_PIXELS else CLOSE


def least_text(edge: float) -> float:
    """In hundredths of a counter of so many pixels on the screen: the smallest readable letters."""
    return ceil(READABLE_PIXELS * 100 / edge / LEAST_STEP) * LEAST_STEP


def pixmap(
    card: Card, detail: str = NEAR, label: str = "", edge: float = 144, least: float = 0
) -> QPixmap:
    """The drawing for an edge of so many pixels of the device; equal cards share it.

    `label` stands for the number in the distance: the strength of a whole pile. Letters smaller
    than `least` hundredths of the edge are left out.
    """
    rung = next((one for one in LADDER if one >= edge), LADDER[-1])
    return SHELF.take(card, detail, label, rung, least)


def paint_card(painter: QPainter, card: Card, box: QRectF, label: str = "") -> None:
    """A counter at the size and resolution in which the painter draws now."""
    scale = painter.worldTransform()
    zoom = (scale.m11() ** 2 + scale.m12() ** 2) ** 0.5
    device = painter.device()
    ratio = device.devicePixelRatio() if device is not None else 1.0
    shown = box.width() * zoom
    if painter.paintEngine().type() in _PRINTERS:
        # On paper nobody opens a pile: its strength stands on the leader who hides the others.
        hides = bool(label) and card.face.kind == "leader"
        _paint_lines(painter, card, box, FAR if hides else detail_for(shown), label)
        return
    found = pixmap(card, detail_for(shown), label, shown * ratio, least_text(shown))
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(box, found, QRectF(0, 0, found.width(), found.height()))


_PRINTERS: Final = (QPaintEngine.Type.Pdf, QPaintEngine.Type.SVG)
"""They keep lines as lines, at whatever size they are looked at."""


def _paint_lines(painter: QPainter, card: Card, box: QRectF, detail: str, label: str) -> None:
    painter.save()
    painter.translate(box.topLeft())
    painter.scale(box.width() / 100, box.height() / 100)
    _paint_card(painter, card, detail, label, 0)
    painter.restore()


def _drawn(card: Card, detail: str, label: str, edge: int, least: float) -> QPixmap:
    drawn = QPixmap(edge, edge)
    drawn.fill(Qt.GlobalColor.transparent)
    painter = QPainter(drawn)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(edge / 100, edge / 100)  # cards are drawn on a square of 100
    _paint_card(painter, card, detail, label, least)
    painter.end()
    return drawn


def _paint_card(painter: QPainter, card: Card, detail: str, label: str, least: float) -> None:
    box = QRectF(2, 2, 96, 96)
    outline = QPainterPath()
    outline.addRoundedRect(box, 9, 9)
    painter.save()
    painter.setClipPath(outline)
    painter.fillRect(box, theme.SIDE_COLOUR[card.face.side])
    _painter_of(card, detail)(Pen(painter, least), card, label)
    if detail == CLOSE:
        _paint_printed(Pen(painter, least), card)
    _paint_marks(painter, card, detail)
    if card.face.from_memory:
        painter.fillRect(box, theme.faded(theme.PAPER, 105))
    painter.restore()
    painter.setPen(QPen(theme.SIDE_DARK[card.face.side], 3.2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(outline)


def _painter_of(card: Card, detail: str) -> Callable[[Pen, Card, str], None]:
    if card.face.kind in (BACK, "dummy"):
        return _paint_back
    if detail == FAR:
        return _paint_from_far
    return _paint_leader if card.face.kind == "leader" else _paint_unit


# -- faces ----------------------------------------------------------------------------------------


def _paint_from_far(pen: Pen, card: Card, label: str) -> None:
    """The arm and one number, as large as they get."""
    painter = pen.painter
    ink = theme.SIDE_TEXT[card.face.side]
    _paint_formation(painter, card)
    if card.face.kind == "leader":
        _paint_hat(painter, QPointF(59, 32), ink, theme.COCKADE[card.face.side])
    else:
        _paint_arm(painter, QRectF(32, 12, 54, 32), card.face.kind, ink, 5.0)
    number = label or (str(card.strength) if card.is_unit else "")
    pen.write(QRectF(19, 44, 78, 56), 56, number, ink, QFont.Weight.Bold)


def _paint_unit(pen: Pen, card: Card, label: str) -> None:
    painter = pen.painter
    ink = theme.SIDE_TEXT[card.face.side]
    _paint_formation(painter, card)
    pen.write(QRectF(21, 3, 75, 18), 16, short_name(card.face.title), ink, DEMI)
    _paint_arm(painter, QRectF(29, 24, 46, 29), card.face.kind, ink, 3.2)
    pen.write(QRectF(19, 53, 36, 47), 45, str(card.strength), ink, QFont.Weight.Bold)
    pen.write(QRectF(55, 53, 43, 32), 27, f"{card.cohesion}·{card.face.numbers[2]}", ink)


def _paint_leader(pen: Pen, card: Card, label: str) -> None:
    painter = pen.painter
    ink = theme.SIDE_TEXT[card.face.side]
    _paint_formation(painter, card)
    pen.write(QRectF(21, 3, 75, 18), 16, short_name(card.face.title), ink, DEMI)
    _paint_hat(painter, QPointF(52, 46), ink, theme.COCKADE[card.face.side])
    for star in range(max(4 - card.rank, 0) if card.rank else 0):
        painter.setPen(QPen(DARK, 1))
        painter.setBrush(theme.RANK)
        painter.drawPolygon(_star(QPointF(90, 30 + 14 * star), 6.5))
    pen.write(QRectF(20, 67, 62, 29), 26, "–".join(map(str, card.face.numbers)), ink)


def _paint_back(pen: Pen, card: Card, label: str) -> None:
    """The flag; on it what the unknown may be, or that it is a rumour of one's own."""
    painter = pen.painter
    ink = theme.SIDE_TEXT[card.face.side]
    paint_flag(painter, QRectF(17, 12, 66, 42), card.face.side)
    if "dummy" in (card.face.kind, card.suspected_kind):
        pen.write(QRectF(5, 57, 90, 40), 32, told("dummy"), ink, DEMI)
        return
    if card.suspected_kind:
        plate = QRectF(31, 19, 38, 27)
        painter.fillRect(plate, theme.faded(theme.PAPER, 225))
        _paint_suspected_kind(painter, plate.adjusted(5, 5, -5, -5), card.suspected_kind)
    box = QRectF(5, 57, 90, 40)
    if not pen.write(box, 38, "?" + _short(card.suspicion), ink, DEMI):
        pen.write(box, 38, "?", ink, DEMI)


def _short(suspicion: str) -> str:
    """Names are cut where they would be too small to read; numbers stay."""
    if not suspicion:
        return ""
    if suspicion.endswith("%"):
        return f" {suspicion}"  # an estimate: one name and its share
    if suspicion.startswith("1 of "):
        return f" {suspicion.removeprefix('1 of ')}"
    return " " + "/".join(told(name)[:8] for name in suspicion.split(" or "))


def _paint_suspected_kind(painter: QPainter, box: QRectF, kind: str) -> None:
    if kind == "leader":
        painter.save()
        painter.translate(box.center())
        painter.scale(0.42, 0.42)
        _paint_hat(painter, QPointF(0, 3), DARK, (theme.PAPER, DARK, theme.PAPER))
        painter.restore()
    else:
        _paint_arm(painter, box, kind, DARK, 2.6)


def _paint_printed(pen: Pen, card: Card) -> None:
    """What is printed, where hits have changed it."""
    if card.is_unit and card.face.hits:
        printed = tr("printed {numbers}", numbers="·".join(map(str, card.face.numbers)))
        pen.write(QRectF(56, 88, 40, 10), 8, printed, theme.SIDE_TEXT[card.face.side])


def _paint_formation(painter: QPainter, card: Card) -> None:
    colour, letter = theme.FORMATION_MARK.get(card.face.formation, theme.NO_FORMATION)
    painter.fillRect(QRectF(2, 2, 17, 96), colour)
    write(painter, QRectF(2, 38, 17, 24), 19, letter, DARK, QFont.Weight.Bold)


def _paint_hat(
    painter: QPainter, middle: QPointF, colour: QColor, cockade: Sequence[QColor]
) -> None:
    """A bicorne with its cockade."""
    hat = QPainterPath(middle + QPointF(-32, 15))
    hat.quadTo(middle + QPointF(-20, 8), middle + QPointF(-18, -4))
    hat.quadTo(middle + QPointF(-15, -21), middle + QPointF(0, -21))
    hat.quadTo(middle + QPointF(15, -21), middle + QPointF(18, -4))
    hat.quadTo(middle + QPointF(20, 8), middle + QPointF(32, 15))
    hat.quadTo(middle + QPointF(0, 8), middle + QPointF(-32, 15))
    painter.setPen(QPen(colour, 2.4))
    painter.setBrush(QColor("#231e18"))
    painter.drawPath(hat)
    for radius, ring in zip((7.5, 5, 2.5), cockade, strict=True):
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ring)
        painter.drawEllipse(middle + QPointF(0, -5), radius, radius)


def _paint_arm(painter: QPainter, box: QRectF, arm: str, ink: QColor, width: float) -> None:
    """Infantry crossed, cavalry slashed, guns a ball, garrisons a wall."""
    painter.setPen(QPen(ink, width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(box)
    if arm == "infantry":
        painter.drawLine(box.topLeft(), box.bottomRight())
    if arm in ("infantry", "cavalry"):
        painter.drawLine(box.bottomLeft(), box.topRight())
    if arm == "artillery":
        painter.setBrush(ink)
        painter.drawEllipse(box.center(), box.height() * 0.23, box.height() * 0.23)
    if arm == "garrison":
        wide, high = box.width() / 7, box.height()
        for tooth in (1, 3, 5):
            left = box.left() + tooth * wide
            painter.fillRect(QRectF(left, box.top() + high * 0.26, wide, high * 0.3), ink)
        painter.fillRect(QRectF(box.left() + wide, box.top() + high * 0.5, wide * 5, high / 3), ink)


_Mark = Callable[[QPainter, QPointF], None]

# -- marks ----------------------------------------------------------------------------------------


def _paint_marks(painter: QPainter, card: Card, detail: str) -> None:
    """Down the right edge: hits first, then what else is amiss."""
    found: list[_Mark] = [_paint_hit] * card.face.hits
    others: list[tuple[bool, _Mark]] = [
        (card.face.without_orders, _paint_without_orders),
        (card.is_unsupplied, _paint_unsupplied),
        (card.is_foraging, _paint_foraging),
        (card.has_moved and detail != FAR, _paint_moved),
    ]
    found += [mark for is_so, mark in others if is_so]
    x, step = (86.0, 17.0) if detail == FAR else (88.0, 15.0)
    top = 12.0 if detail == FAR else 29.0
    for place, mark in enumerate(found):
        mark(painter, QPointF(x, top + step * place))


def _paint_hit(painter: QPainter, middle: QPointF) -> None:
    painter.setPen(QPen(WHITE, 1.8))
    painter.setBrush(theme.BATTLE)
    corners = [QPointF(0, -8.5), QPointF(7, 0), QPointF(0, 8.5), QPointF(-7, 0)]
    painter.drawPolygon(QPolygonF([middle + corner for corner in corners]))


def _paint_without_orders(painter: QPainter, middle: QPointF) -> None:
    painter.setPen(QPen(DARK, 1.4))
    painter.setBrush(theme.WARNING)
    corners = [QPointF(0, -8.5), QPointF(8.5, 7), QPointF(-8.5, 7)]
    painter.drawPolygon(QPolygonF([middle + corner for corner in corners]))
    painter.setPen(QPen(DARK, 2.2))
    painter.drawLine(middle + QPointF(0, -3), middle + QPointF(0, 2))
    painter.drawPoint(middle + QPointF(0, 5))


def _paint_foraging(painter: QPainter, middle: QPointF) -> None:
    """An ear of wheat."""
    _paint_disc(painter, middle, QColor("#f7e7b0"))
    painter.setPen(QPen(QColor("#6b5410"), 1.7))
    painter.drawLine(middle + QPointF(0, 6), middle + QPointF(0, -6))
    for height in (-3, 0, 3):
        for side in (-3.4, 3.4):
            painter.drawLine(middle + QPointF(0, height + 2), middle + QPointF(side, height - 1.6))


def _paint_unsupplied(painter: QPainter, middle: QPointF) -> None:
    """A barrel struck through."""
    _paint_disc(painter, middle, WHITE)
    painter.setPen(QPen(DARK, 1.4))
    painter.drawRoundedRect(QRectF(middle.x() - 3.4, middle.y() - 4.8, 6.8, 9.6), 2.6, 2.6)
    painter.setPen(QPen(theme.BATTLE, 2.0))
    painter.drawLine(middle + QPointF(-5, 5), middle + QPointF(5, -5))


def _paint_moved(painter: QPainter, middle: QPointF) -> None:
    _paint_disc(painter, middle, QColor("#d8d2c4"))
    painter.setPen(QPen(DARK, 1.8))
    painter.drawPolyline(
        [middle + QPointF(-2.5, -4), middle + QPointF(2.5, 0), middle + QPointF(-2.5, 4)]
    )


def _paint_disc(painter: QPainter, middle: QPointF, colour: QColor) -> None:
    painter.setPen(QPen(DARK, 1.0))
    painter.setBrush(colour)
    painter.drawEllipse(middle, 7.6, 7.6)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _star(middle: QPointF, radius: float) -> QPolygonF:
    shape = QPainterPath()
    shape.moveTo(0, -1)
    for x, y in (
        (0.22, -0.31),
        (0.95, -0.31),
        (0.36, 0.12),
        (0.59, 0.81),
        (0, 0.38),
        (-0.59, 0.81),
        (-0.36, 0.12),
        (-0.95, -0.31),
        (-0.22, -0.31),
    ):
        shape.lineTo(x, y)
    points = shape.toFillPolygon().toList()
    return QPolygonF([middle + point * radius for point in points])


# -- words ----------------------------------------------------------------------------------------

DEMI: Final = QFont.Weight.DemiBold


class Pen:
    """Writes on a card what is large enough to be read."""

    def __init__(self, painter: QPainter, least: float) -> None:
        self.painter = painter
        self._least = least

    def write(
        self,
        box: QRectF,
        pixels: float,
        text: str,
        colour: QColor,
        weight: QFont.Weight = QFont.Weight.Medium,
    ) -> bool:
        """Whether it was written; wide text is made smaller until it fits."""
        return write(self.painter, box, pixels, text, colour, weight, self._least)


def write(
    painter: QPainter,
    box: QRectF,
    pixels: float,
    text: str,
    colour: QColor,
    weight: QFont.Weight = QFont.Weight.Medium,
    least: float = 0,
) -> bool:
    """Whether it was written: not if it would be smaller than `least`."""
    painter.setFont(theme.font("sans", pixels, weight))
    wide = painter.fontMetrics().horizontalAdvance(text)
    if wide > box.width():
        pixels *= box.width() / wide
        painter.setFont(theme.font("sans", pixels, weight))
    if pixels < least:
        return False
    painter.setPen(colour)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
    return True


def short_name(title: str) -> str:
    """The name without what the drawing tells anyway: "Pittoni (cavalry)" is Pittoni."""
    if title.endswith(" garrison"):
        return tr("Garrison")
    return title.partition(" (")[0].removesuffix(" the general").replace("Generic", "")
