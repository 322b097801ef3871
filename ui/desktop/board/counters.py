"""Counters, drawn once for each face, detail and size, and kept on a shelf of limited size.

From far a counter shows its arm and one number; nearer also its name and other figures; and close
up its printed values too. How sides, formations, arms and marks look is said by the game's looks.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
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

from solitaire.presenting.picture import Face
from ui.desktop.board.symbols import BICORNE, DARK, paint_arm, paint_hat, paint_mark
from ui.desktop.style import theme
from ui.desktop.style.language import language_in_use, tr, translated
from ui.desktop.style.paints import Paints, paint_flag

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
SHELF_DRAWINGS: Final = 400
"""Twice the counters of the largest army at two sizes; strengths change, and a long campaign drew
1,500 that were never shown again."""
LEADER, BACK = "leader", "back"
"""Layouts of looks.toml besides that of units."""
FADED: Final = 190
"""Opacity of the paper over a counter that was seen longest ago."""
TURNED: Final = 0.76
"""Size of a counter that has a front, for those that have none: its corners need room."""
WRITTEN: Final = 0.68
"""Size of what stands upright on it."""
SIXTH: Final = 60.0


class Shelf:
    """Drawings, the least recently used thrown away when they grow too many."""

    def __init__(self, limit: int = SHELF_BYTES, most: int = SHELF_DRAWINGS) -> None:
        self._limit, self._most = limit, most
        self._drawings: OrderedDict[tuple[object, ...], QPixmap] = OrderedDict()
        self.bytes = 0
        self.drawn = 0
        """How often something had to be drawn."""

    def __len__(self) -> int:
        return len(self._drawings)

    def take(
        self, face: Face, paints: Paints, detail: str, label: str, edge: int, least: float = 0
    ) -> QPixmap:
        palette, language = theme.colours_in_use(), language_in_use()
        key = (face, paints, detail, label, edge, least, palette, language)
        found = self._drawings.get(key)
        if found is None:
            found = self._drawings[key] = _drawn(face, paints, detail, label, edge, least)
            self.drawn += 1
            self.bytes += edge * edge * 4
            while self._is_full() and len(self._drawings) > 1:
                _, old = self._drawings.popitem(last=False)
                self.bytes -= old.width() * old.height() * 4
        self._drawings.move_to_end(key)
        return found

    def _is_full(self) -> bool:
        return self.bytes > self._limit or len(self._drawings) > self._most


SHELF: Final = Shelf()


def detail_for(edge: float) -> str:
    """How much to draw on a counter that is so large on the screen."""
    return FAR if edge < NEAR_PIXELS else NEAR if edge < CLOSE_PIXELS else CLOSE


def least_text(edge: float) -> float:
    """In hundredths of a counter of so many pixels on the screen: the smallest readable letters."""
    return ceil(READABLE_PIXELS * 100 / edge / LEAST_STEP) * LEAST_STEP


def pixmap(
    face: Face,
    paints: Paints,
    detail: str = NEAR,
    label: str = "",
    edge: float = 144,
    least: float = 0,
) -> QPixmap:
    """The drawing for an edge of so many pixels of the device; equal faces share it.

    `label` stands for the number in the distance: the strength of a whole stack. Letters smaller
    than `least` hundredths of the edge are left out.
    """
    rung = next((one for one in LADDER if one >= edge), LADDER[-1])
    return SHELF.take(face, paints, detail, label, rung, least)


def paint_face(painter: QPainter, face: Face, paints: Paints, box: QRectF, label: str = "") -> None:
    """A counter at the size and resolution in which the painter draws now."""
    scale = painter.worldTransform()
    zoom = (scale.m11() ** 2 + scale.m12() ** 2) ** 0.5
    device = painter.device()
    ratio = device.devicePixelRatio() if device is not None else 1.0
    shown = box.width() * zoom
    if painter.paintEngine().type() in _PRINTERS:
        # On paper nobody opens a stack: its strength stands on the leader who hides the others.
        hides = bool(label) and paints.symbol(face.symbol).layout == LEADER
        _paint_lines(painter, face, paints, box, FAR if hides else detail_for(shown), label)
        return
    found = pixmap(face, paints, detail_for(shown), label, shown * ratio, least_text(shown))
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(box, found, QRectF(0, 0, found.width(), found.height()))


_PRINTERS: Final = (QPaintEngine.Type.Pdf, QPaintEngine.Type.SVG)
"""They keep lines as lines, at whatever size they are looked at."""


def _paint_lines(
    painter: QPainter, face: Face, paints: Paints, box: QRectF, detail: str, label: str
) -> None:
    painter.save()
    painter.translate(box.topLeft())
    painter.scale(box.width() / 100, box.height() / 100)
    _Drawing(painter, face, paints, detail, label, 0).paint()
    painter.restore()


def _drawn(face: Face, paints: Paints, detail: str, label: str, edge: int, least: float) -> QPixmap:
    drawn = QPixmap(edge, edge)
    drawn.fill(Qt.GlobalColor.transparent)
    painter = QPainter(drawn)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(edge / 100, edge / 100)  # faces are drawn on a square of 100
    _Drawing(painter, face, paints, detail, label, least).paint()
    painter.end()
    return drawn


class _Drawing:
    """One face on a square of 100."""

    def __init__(
        self,
        painter: QPainter,
        face: Face,
        paints: Paints,
        detail: str,
        label: str,
        least: float,
    ) -> None:
        self._painter = painter
        self._face = face
        self._paints = paints
        self._detail = detail
        self._label = label
        self._least = least
        self._side = paints.side(face.side)
        self._look = paints.symbol(face.symbol)
        self._ink = self._side.ink

    def paint(self) -> None:
        painter, box = self._painter, QRectF(2, 2, 96, 96)
        outline = QPainterPath()
        outline.addRoundedRect(box, 9, 9)
        painter.save()
        if self._face.facing is None:
            painter.setClipPath(outline)
            painter.fillRect(box, self._paints.counter(self._face))
        else:
            self._turn(outline)
        self._layout()()
        if self._detail == CLOSE:
            self._paint_printed()
        self._paint_marks()
        if self._face.fade:
            painter.fillRect(box, theme.faded(theme.PAPER, round(self._face.fade * FADED)))
        painter.restore()
        if self._face.facing is None:  # the edge of a turned counter is drawn already
            painter.setPen(QPen(self._side.edge, 3.2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(outline)

    def _turn(self, outline: QPainterPath) -> None:
        """The body turned, its front marked; what follows is drawn upright on it."""
        painter, turn = self._painter, SIXTH * (self._face.facing or 0)
        painter.save()
        painter.translate(50, 50)
        painter.rotate(turn)
        painter.scale(TURNED, TURNED)
        painter.translate(-50, -50)
        painter.setPen(QPen(self._side.edge, 3.2))
        painter.setBrush(self._paints.counter(self._face))
        painter.drawPath(outline)
        painter.setBrush(self._side.edge)
        painter.drawPolygon(QPolygonF([QPointF(50, -11), QPointF(64, 4), QPointF(36, 4)]))
        body = painter.worldTransform().map(outline)
        painter.restore()
        painter.setClipPath(painter.worldTransform().inverted()[0].map(body))
        painter.translate(50, 50)
        painter.scale(WRITTEN, WRITTEN)
        painter.translate(-50, -50)

    def _layout(self) -> Callable[[], None]:
        if self._face.is_back or self._look.layout == BACK:
            return self._paint_back
        if self._detail == FAR:
            return self._paint_from_far
        return self._paint_leader if self._look.layout == LEADER else self._paint_unit

    # -- faces ------------------------------------------------------------------------------------

    def _paint_from_far(self) -> None:
        """The arm and one number, as large as they get."""
        self._paint_band()
        if self._look.sign == BICORNE:
            paint_hat(self._painter, QPointF(59, 32), self._ink, self._side.cockade)
        else:
            paint_arm(self._painter, QRectF(32, 12, 54, 32), self._look.sign, self._ink, 5.0)
        own = "" if self._look.layout == LEADER else self._first_figure()
        self._write(QRectF(19, 44, 78, 56), 56, self._label or own, QFont.Weight.Bold)

    def _paint_unit(self) -> None:
        """The first figure large, the others beside it."""
        self._paint_band()
        self._write(QRectF(21, 3, 75, 18), 16, translated(self._face.name), DEMI)
        paint_arm(self._painter, QRectF(29, 24, 46, 29), self._look.sign, self._ink, 3.2)
        self._write(QRectF(19, 53, 36, 47), 45, self._first_figure(), QFont.Weight.Bold)
        self._write(QRectF(55, 53, 43, 32), 27, "·".join(self._figures()[1:]))

    def _first_figure(self) -> str:
        return next(iter(self._figures()), "")

    def _figures(self) -> list[str]:
        return [translated(one) for one in self._face.figures]

    def _paint_leader(self) -> None:
        self._paint_band()
        self._write(QRectF(21, 3, 75, 18), 16, translated(self._face.name), DEMI)
        if self._look.sign == BICORNE:
            paint_hat(self._painter, QPointF(52, 46), self._ink, self._side.cockade)
        else:
            paint_arm(self._painter, QRectF(29, 28, 46, 29), self._look.sign, self._ink, 3.2)
        self._write(QRectF(20, 67, 62, 29), 26, "–".join(self._figures()))

    def _paint_back(self) -> None:
        """The flag; on it what the unknown may be, or what it is if that is known."""
        paint_flag(self._painter, QRectF(17, 12, 66, 42), self._side)
        box, face = QRectF(5, 57, 90, 40), self._face
        if not face.is_back:
            self._write(box, 32, translated(face.name), DEMI)
            return
        guessed = self._paints.symbol(face.guessed_symbol) if face.guessed_symbol else None
        if guessed is not None and guessed.layout == BACK:
            self._write(box, 32, translated(face.guess), DEMI)
            return
        if guessed is not None:
            self._paint_guessed(guessed.sign)
        if not self._write(box, 38, translated(face.guess) or "?", DEMI):
            self._write(box, 38, "?", DEMI)

    def _paint_guessed(self, sign: str) -> None:
        painter, plate = self._painter, QRectF(31, 19, 38, 27)
        painter.fillRect(plate, theme.faded(theme.PAPER, 225))
        box = plate.adjusted(5, 5, -5, -5)
        if sign != BICORNE:
            paint_arm(painter, box, sign, DARK, 2.6)
            return
        painter.save()
        painter.translate(box.center())
        painter.scale(0.42, 0.42)
        paint_hat(painter, QPointF(0, 3), DARK, (theme.PAPER, DARK, theme.PAPER))
        painter.restore()

    def _paint_printed(self) -> None:
        """What is printed, where something has changed it."""
        if self._face.printed:
            printed = tr("printed {numbers}", numbers="·".join(self._face.printed))
            self._write(QRectF(56, 88, 40, 10), 8, printed)

    def _paint_band(self) -> None:
        if not self._paints.has_bands:
            return
        colour, letter = self._paints.band(self._face.band)
        stripe = QRectF(2, 2, 17, 96)
        self._painter.fillRect(stripe, colour)
        pattern = self._paints.band_pattern(self._face.band)
        if pattern is not None:
            self._painter.fillRect(stripe, pattern)
        write(self._painter, QRectF(2, 38, 17, 24), 19, letter, DARK, QFont.Weight.Bold)

    def _paint_marks(self) -> None:
        """Down the right edge, the most urgent first; some are left out from afar."""
        looks = [self._paints.mark(mark) for mark in self._face.marks]
        shown = [look for look in looks if self._detail != FAR or not look.is_near]
        x, top, step = (86.0, 12.0, 17.0) if self._detail == FAR else (88.0, 29.0, 15.0)
        for number, look in enumerate(shown):
            paint_mark(self._painter, QPointF(x, top + step * number), look.sign)

    def _write(
        self,
        box: QRectF,
        pixels: float,
        text: str,
        weight: QFont.Weight = QFont.Weight.Medium,
    ) -> bool:
        """Whether it was written; wide text is made smaller until it fits."""
        return write(self._painter, box, pixels, text, self._ink, weight, self._least)


# -- words ----------------------------------------------------------------------------------------

DEMI: Final = QFont.Weight.DemiBold


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
