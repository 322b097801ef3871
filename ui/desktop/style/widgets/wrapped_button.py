"""A push button whose words go into as many lines as they need."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QStylePainter,
    QWidget,
)

_AROUND: Final = QSize(20, 12)
"""Pixels for the frame and the space within it, both sides together."""
_FLAGS: Final = (
    Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap | Qt.TextFlag.TextShowMnemonic
)


class WrappedButton(QPushButton):
    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def heightForWidth(self, wide: int) -> int:
        room = QRect(0, 0, max(wide - _AROUND.width(), 1), 0)
        words = self.fontMetrics().boundingRect(room, _FLAGS, self.text())
        return words.height() + _AROUND.height()

    def sizeHint(self) -> QSize:
        """In one line, if there is room for it."""
        wide = self.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, self.text()).width()
        wide += 2 * _AROUND.width()
        return QSize(wide, self.heightForWidth(wide))

    def minimumSizeHint(self) -> QSize:
        """Wide enough for each word, and as high as it is at the width it has: not every layout
        asks for that."""
        metrics = self.fontMetrics()
        longest = max(map(metrics.horizontalAdvance, self.text().split()), default=0)
        return QSize(longest + _AROUND.width(), self.heightForWidth(self.width()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, option = QStylePainter(self), QStyleOptionButton()
        self.initStyleOption(option)
        option.text = ""
        painter.drawControl(QStyle.ControlElement.CE_PushButton, option)
        across, down = _AROUND.width() // 2, _AROUND.height() // 2
        inner = self.rect().adjusted(across, down, -across, -down)
        self.style().drawItemText(
            painter,
            inner,
            _FLAGS,
            self.palette(),
            self.isEnabled(),
            self.text(),
            QPalette.ColorRole.ButtonText,
        )
