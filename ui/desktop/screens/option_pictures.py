"""Small pictures for the values of an option: the same counters as they lie on the map then."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPen, QPixmap

from solitaire.presenting.picture import Face
from solitaire.text import NOTHING
from ui.desktop.board.counters import paint_face
from ui.desktop.style import theme
from ui.desktop.style.paints import Paints

GAP: Final = 0.18
"""Between counters, for their edge."""


def option_picture(
    faces: Sequence[Face], paints: Paints, size: QSize, edge: float, pixel_ratio: float
) -> QPixmap:
    """Counters with so long an edge in a row."""
    picture = QPixmap(size * pixel_ratio)
    picture.setDevicePixelRatio(pixel_ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for number, face in enumerate(faces):
        box = QRectF(number * edge * (1 + GAP) + 1, 1, edge, edge)
        drawn = replace(face, guess=NOTHING) if face.is_back else face
        paint_face(painter, drawn, paints, box)
        if face.is_back and face.guess:
            _write_over(painter, box, face.guess)
    painter.end()
    return picture


def picture_size(most: int, edge: float) -> QSize:
    """For so many counters: the same for all values, so that nothing moves when one is chosen."""
    return QSize(round(most * edge * (1 + GAP)) + 2, round(edge) + 4)


def _write_over(painter: QPainter, box: QRectF, words: str) -> None:
    """What it is: told here, never on the map."""
    painter.setPen(QPen(theme.INK, 1))
    painter.setBrush(theme.TAG)
    disc = QRectF(0, 0, box.width() * 0.62, box.width() * 0.62)
    disc.moveCenter(box.center())
    painter.drawEllipse(disc)
    painter.setFont(theme.font("serif", box.height() * 0.5, QFont.Weight.DemiBold))
    painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, words)
