"""Any sign of the book in a box beside the map: a flag, an arm, a mark, the symbol of a place."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen

from ui.desktop.board.ground_signs import is_ground, paint_ground
from ui.desktop.board.symbols import BICORNE, is_arm, is_mark, paint_arm, paint_hat, paint_mark
from ui.desktop.style import theme
from ui.desktop.style.paints import Paints, paint_flag

MARK_EDGE = 15.2
"""Of a mark as it is drawn on a counter of 100."""
GROUND_EDGE = 34.0
HAT_EDGE = 66.0
_FLAG = "flag"


def paint_sign(painter: QPainter, box: QRectF, symbol: str, side: str, paints: Paints) -> None:
    """The symbol in the colours of the side; without a symbol, the side's flag."""
    look = paints.symbol(symbol)
    colours = paints.side(look.side or side)
    sign = look.sign if symbol else _FLAG
    if sign == _FLAG:
        paint_flag(painter, box, colours)
    elif is_mark(sign):
        _scaled(painter, box, MARK_EDGE)
        paint_mark(painter, QPointF(), sign)
        painter.restore()
    elif is_ground(sign):
        _scaled(painter, box, GROUND_EDGE)
        painter.setPen(QPen(theme.INK, 1.4))
        paint_ground(painter, sign, colours.colour)
        painter.restore()
    elif sign == BICORNE:
        _scaled(painter, box, HAT_EDGE)
        paint_hat(painter, QPointF(), colours.edge, colours.cockade)
        painter.restore()
    else:
        painter.fillRect(box, colours.colour)
        edge = min(box.width(), box.height())
        inner = box.adjusted(edge * 0.14, edge * 0.14, -edge * 0.14, -edge * 0.14)
        paint_arm(painter, inner, sign if is_arm(sign) else "", colours.ink, max(edge / 14, 0.8))


def _scaled(painter: QPainter, box: QRectF, edge: float) -> None:
    """About the middle of the box, so that what has this edge fits in it; restore() afterwards."""
    painter.save()
    painter.translate(box.center())
    scale = min(box.width(), box.height()) / edge
    painter.scale(scale, scale)
