"""The parts of a title page: choices as cards with their key, a printer's rule."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QSizePolicy, QWidget

from ui.desktop.style import theme
from ui.desktop.style.paints import SidePaint, flag

HEADING_SCALE: Final = 1.15


class FirstChoice(QPushButton):
    """What it does in large letters, its key, a line on it. Qt's own such button clips text."""

    def __init__(self, text: str, description: str) -> None:
        super().__init__()
        self.setFlat(True)
        self.setAutoDefault(True)  # Enter presses it, as Space does
        self.key = text.partition("&")[2][:1].upper()
        """The letter that presses it."""
        self.picture = QLabel(self)
        self.heading = QLabel(text, self)
        self.heading.setBuddy(self)
        self.key_cap = KeyCap(self.key, self)
        self.key_cap.setVisible(bool(self.key))
        self.description = QLabel(description, self)
        self._grid = grid = QGridLayout(self)
        grid.setContentsMargins(14, 8, 14, 8)
        grid.setHorizontalSpacing(12)
        grid.setColumnStretch(1, 1)
        grid.setVerticalSpacing(0)
        grid.addWidget(self.picture, 0, 0, 2, 1, Qt.AlignmentFlag.AlignVCenter)
        grid.addWidget(self.heading, 0, 1, Qt.AlignmentFlag.AlignBottom)
        grid.addWidget(self.description, 1, 1, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(self.key_cap, 0, 2, 2, 1, Qt.AlignmentFlag.AlignVCenter)
        for label in (self.picture, self.heading, self.description, self.key_cap):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(text.replace("&", ""))
        self.describe(description)

    def call(self, text: str) -> None:
        """Another heading; the letter stays."""
        self.heading.setText(text)
        self.setAccessibleName(text.replace("&", ""))

    def describe(self, description: str) -> None:
        self.description.setText(description)
        self.description.setVisible(bool(description))
        self.setAccessibleDescription(description)

    def fit_text(self, pixels: int, side: SidePaint | None) -> None:
        self.heading.setFont(theme.font("sans", pixels * HEADING_SCALE, QFont.Weight.DemiBold))
        self.description.setFont(self.font())
        self.key_cap.setFont(theme.font("sans", pixels * 0.9))
        if side is not None:
            self.picture.setPixmap(flag(side, pixels * 2))
        self.picture.setVisible(side is not None)
        self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        """A card of paper; a frame for the one that Enter takes, a shade under the pointer."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = self.palette()
        is_near = self.underMouse() or self.isDown()
        role = QPalette.ColorRole.AlternateBase if is_near else QPalette.ColorRole.Base
        painter.setBrush(theme.faded(palette.color(role), 235))
        edge = palette.highlight().color() if self.hasFocus() else palette.mid().color()
        painter.setPen(QPen(edge, 2.4 if self.hasFocus() else 1))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), 5, 5)

    def width_of_words(self) -> int:
        """Without a picture."""
        words = max(self.heading.sizeHint().width(), self.description.sizeHint().width())
        return words + self.key_cap.sizeHint().width()

    def sizeHint(self) -> QSize:
        return self._grid.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return self._grid.minimumSize()


class KeyCap(QLabel):
    """A letter in the frame of a key."""

    def __init__(self, letter: str, parent: QWidget) -> None:
        super().__init__(letter, parent)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setContentsMargins(8, 2, 8, 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self.palette().placeholderText().color(), 1))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
        painter.end()
        super().paintEvent(event)


class Rule(QWidget):
    """A thick and a thin line, as printers set them under a title."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedHeight(9)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        colour = self.palette().windowText().color()
        painter.fillRect(0, 1, self.width(), 3, colour)
        painter.fillRect(0, 6, self.width(), 1, colour)
