"""One small picture for each visibility: the same enemy stack as it lies on the map then."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPen, QPixmap

from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.present.faces import BACK, known_face
from solitaire.presenting.picture import Face
from ui.desktop.board.counters import paint_face
from ui.desktop.style import theme
from ui.desktop.style.paints import paints_for

STACK: Final = ("wurmser", "bajalich", "gummer")
SIDE: Final = "austrian"
DUMMIES: Final = 2
GAP: Final = 0.18
"""Between counters, for their edge."""


def visibility_picture(visibility: str, edge: float, pixel_ratio: float) -> QPixmap:
    """Counters with so long an edge in a row."""
    size = picture_size(edge)
    picture = QPixmap(size * pixel_ratio)
    picture.setDevicePixelRatio(pixel_ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for place, face in enumerate(_faces(visibility)):
        box = QRectF(place * edge * (1 + GAP) + 1, 1, edge, edge)
        paint_face(painter, face, paints_for(RULES), box)
        if visibility == "fog" and place >= len(STACK):
            _cross_out(painter, box)
    painter.end()
    return picture


def picture_size(edge: float) -> QSize:
    """The same for all, so that nothing moves when another is chosen."""
    most = len(STACK) + DUMMIES
    return QSize(round(most * edge * (1 + GAP)) + 2, round(edge) + 4)


def _faces(visibility: str) -> Iterator[Face]:
    board = RULES.board
    for name in STACK:
        is_open = visibility == "open"
        yield known_face(board.counter_by_name[name]) if is_open else _back()
    if visibility == "fog":
        yield from (_back() for _ in range(DUMMIES))


def _back() -> Face:
    return Face(SIDE, BACK, is_back=True)


def _cross_out(painter: QPainter, box: QRectF) -> None:
    """A dummy: told here, never on the map."""
    painter.setPen(QPen(theme.INK, 1))
    painter.setBrush(theme.TAG)
    disc = QRectF(0, 0, box.width() * 0.62, box.width() * 0.62)
    disc.moveCenter(box.center())
    painter.drawEllipse(disc)
    painter.setFont(theme.font("serif", box.height() * 0.5, QFont.Weight.DemiBold))
    painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, "0")
