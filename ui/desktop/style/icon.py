"""The window's icon, drawn like everything else."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QIcon, QPainter, QPen, QPixmap

from ui.desktop.style import theme
from ui.desktop.style.paints import paint_stripes

SIZES = (16, 32, 64, 128)
_BLUE_WHITE_RED = (QColor("#2b4a91"), QColor("#f5f3ec"), QColor("#c0392f"))
_BLACK_YELLOW = (QColor("#2b2620"), QColor("#f2c230"))


def window_icon() -> QIcon:
    icon = QIcon()
    for size in SIZES:
        icon.addPixmap(_drawn(size))
    return icon


def _drawn(size: int) -> QPixmap:
    pixmap = QPixmap(size, size)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(size / 64, size / 64)
    painter.setBrush(theme.PAPER)
    painter.setPen(QPen(theme.INK, 3))
    painter.drawRoundedRect(QRectF(3, 3, 58, 58), 9, 9)
    paint_stripes(painter, QRectF(11, 12, 20, 13), _BLUE_WHITE_RED, is_upright=True)
    paint_stripes(painter, QRectF(33, 12, 20, 13), _BLACK_YELLOW, is_upright=False)
    painter.setFont(theme.font("serif", 38, QFont.Weight.Bold))
    painter.setPen(QColor(theme.CITY_WALL))
    painter.drawText(QRectF(3, 22, 58, 40), Qt.AlignmentFlag.AlignCenter, "C")
    painter.end()
    return pixmap
