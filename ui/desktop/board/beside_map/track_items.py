"""Tracks, drawn: cells, headings of groups, markers that lie on cells, forecasts, notes."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen

from solitaire.presenting.picture import Marker
from ui.desktop.board.beside_map.signs import paint_sign
from ui.desktop.board.beside_map.tracks import CELL, SHOWN_ROWS, LaidTrack
from ui.desktop.style import theme
from ui.desktop.style.language import translated
from ui.desktop.style.number_words import whole_percent
from ui.desktop.style.paints import Paints

MOST_MARKERS: Final = 3
"""Beside each other in a cell; of more the last ones stand for all, with their number."""
FORECAST: Final = 0.55
"""Opacity of a marker that may come to lie there."""
SCROLL_BAR: Final = 5.0


def paint_track(painter: QPainter, laid: LaidTrack, paints: Paints) -> None:
    track = laid.track
    if laid.title is not None:
        write(
            painter,
            laid.title,
            16,
            translated(track.title),
            left=True,
            weight=QFont.Weight.DemiBold,
        )
    for words, box in laid.headings:
        write(painter, box, 15, translated(words), left=True, italic=True)
    for number, box in laid.cells.items():
        ahead = number - track.now if track.now >= 0 else 1
        _paint_cell(painter, box, translated(track.cells[number]), ahead)
        _paint_markers(painter, box, [one for one in track.markers if one.cell == number], paints)
    for words, box in laid.notes:
        write(painter, box, 15, translated(words), left=True, italic=True)
    if track.caption:
        write(painter, laid.caption, 20, translated(track.caption), italic=True)
    if laid.is_long:
        _paint_scroll_bar(painter, laid)


def _paint_cell(painter: QPainter, box: QRectF, words: str, ahead: int) -> None:
    """`ahead` is negative for the past and 0 for the present."""
    painter.setPen(QPen(theme.INK, 2.4 if not ahead else 0.9))
    painter.setBrush(theme.CLEAR_AREA)
    painter.drawRoundedRect(box, 4, 4)
    if not ahead:
        painter.setBrush(theme.faded(theme.SELECTED, 150))
        painter.drawRoundedRect(box, 4, 4)
    first, _, rest = words.partition(" ")
    part = box.height() / CELL
    top = QRectF(box.left(), box.top() + 4 * part, box.width(), 34 * part)
    write(painter, top, 27 * part, first, weight=QFont.Weight.DemiBold)
    below = QRectF(box.left(), box.top() + 37 * part, box.width(), 22 * part)
    write(painter, below, 17 * part, rest)
    if ahead < 0:
        painter.setPen(QPen(theme.faded(theme.INK, 120), 1.6))
        painter.drawLine(box.bottomLeft() + QPointF(6, -6), box.topRight() + QPointF(-6, 6))


# -- markers --------------------------------------------------------------------------------------


def _paint_markers(painter: QPainter, cell: QRectF, markers: list[Marker], paints: Paints) -> None:
    """In the lower half of their cell, what is before what may be."""
    found = sorted(markers, key=lambda one: one.chance is not None)
    shown = found[:MOST_MARKERS]
    wide = cell.width() / max(len(shown), 1)
    for number, marker in enumerate(shown):
        room = QRectF(cell.left() + number * wide, cell.center().y() - 1, wide, cell.height() / 2)
        _paint_marker(painter, room.adjusted(2, 1, -2, -3), marker, paints)
    if len(found) > MOST_MARKERS:
        corner = QRectF(cell.right() - 16, cell.top(), 15, 12)
        write(painter, corner, 11, f"+{len(found) - MOST_MARKERS}", right=True)


def _paint_marker(painter: QPainter, room: QRectF, marker: Marker, paints: Paints) -> None:
    box = QRectF(0, 0, min(room.width(), room.height() * 1.5), room.height())
    box.moveCenter(room.center())
    if marker.chance is not None:
        is_wide = room.width() > 1.6 * room.height()
        share = 0.42 if is_wide else 0.5
        box, words = _parted(room, share, is_wide=is_wide)
        write(painter, words, min(words.height(), words.width() / 2.2), _percent(marker.chance))
        painter.setOpacity(FORECAST)
    paint_sign(painter, box, marker.symbol, marker.side, paints)
    painter.setOpacity(1.0)
    if marker.chance is not None:
        painter.setPen(QPen(theme.INK, 1.0, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(box.adjusted(-1.5, -1.5, 1.5, 1.5))


def _parted(room: QRectF, share: float, *, is_wide: bool) -> tuple[QRectF, QRectF]:
    """The sign and its words, side by side or one above the other."""
    if is_wide:
        part = room.width() * share
        sign = QRectF(room.left(), room.top() + room.height() * 0.2, part, room.height() * 0.6)
        return sign, QRectF(sign.right(), room.top(), room.width() - part + 2, room.height())
    part = room.height() * share
    sign = QRectF(room.center().x() - part * 0.75, room.top(), part * 1.5, part)
    return sign, QRectF(room.left() - 2, sign.bottom(), room.width() + 4, room.height() - part)


def _percent(chance: Fraction) -> str:
    """Without a gap: cells are narrow."""
    return whole_percent(chance).replace("\N{NO-BREAK SPACE}", "")


def _paint_scroll_bar(painter: QPainter, laid: LaidTrack) -> None:
    """How much of the track is in sight, along its right edge."""
    box = laid.box
    bar = QRectF(box.right() - SCROLL_BAR, box.top(), SCROLL_BAR, box.height())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.faded(theme.INK, 30))
    painter.drawRoundedRect(bar, 2, 2)
    part, shown = bar.height() / laid.rows, min(SHOWN_ROWS, laid.rows - laid.first)
    painter.setBrush(theme.faded(theme.INK, 130))
    painter.drawRoundedRect(
        QRectF(bar.left(), bar.top() + laid.first * part, SCROLL_BAR, shown * part), 2, 2
    )


def write(
    painter: QPainter,
    box: QRectF,
    pixels: float,
    text: str,
    *,
    weight: QFont.Weight = QFont.Weight.Normal,
    italic: bool = False,
    left: bool = False,
    right: bool = False,
) -> None:
    """In the letters of the map, of what is too long the beginning."""
    painter.setFont(theme.font("serif", pixels, weight, italic=italic))
    if left:
        text = painter.fontMetrics().elidedText(
            text, Qt.TextElideMode.ElideRight, round(box.width())
        )
    painter.setPen(theme.INK)
    side = Qt.AlignmentFlag.AlignLeft if left else Qt.AlignmentFlag.AlignHCenter
    side = Qt.AlignmentFlag.AlignRight if right else side
    painter.drawText(box, side | Qt.AlignmentFlag.AlignVCenter, text)
