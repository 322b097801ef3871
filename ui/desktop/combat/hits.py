"""Placing hits: drag a hit onto a unit, press its digit, or take what is suggested."""

from __future__ import annotations

import html
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QMimeData, QPoint, Qt, Signal
from PySide6.QtGui import QColor, QDrag, QDragEnterEvent, QDropEvent, QMouseEvent, QPainter, QPixmap
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from solitaire.presenting.offers import Offer
from ui.desktop.style import theme
from ui.desktop.style.language import tr, tr_count, translated
from ui.desktop.style.widgets.full_label import FullLabel
from ui.desktop.style.widgets.wrapped_button import WrappedButton

HIT: Final = "application/x-campagna-hit"
TOKEN_PIXELS: Final = 22
MOST_TOKENS: Final = 12


class HitToken(QLabel):
    """One hit that can be dragged."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setPixmap(_token())
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.setToolTip(tr("Drag this hit onto a unit"))
        self._pressed: QPoint | None = None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed = event.position().toPoint()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed is None:
            return
        moved = (event.position().toPoint() - self._pressed).manhattanLength()
        if moved >= QApplication.startDragDistance():
            self._pressed = None
            drag = QDrag(self)
            data = QMimeData()
            data.setData(HIT, b"1")
            drag.setMimeData(data)
            drag.setPixmap(_token())
            drag.exec(Qt.DropAction.MoveAction)


class UnitRow(QFrame):
    """A unit that may take the hit; its line says what the hit does to it."""

    chosen = Signal(object)
    """The Offer."""

    def __init__(self, number: int, offer: Offer, effect: str, is_suggested: bool) -> None:
        super().__init__()
        self.offer = offer
        self.setAcceptDrops(True)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        choice = translated(offer.words)
        self.button = WrappedButton(f"&{number}  {choice}" if number <= 9 else choice)
        self.button.clicked.connect(lambda: self.chosen.emit(self.offer))
        words = FullLabel()
        plain = html.escape(effect)
        words.setText(f"<b>{html.escape(tr('suggested'))}</b> · {plain}" if is_suggested else plain)
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 2, 4, 2)
        column.setSpacing(1)
        column.addWidget(self.button)
        column.addWidget(words)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.mimeData().hasFormat(HIT):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        if event.mimeData().hasFormat(HIT):
            event.acceptProposedAction()
            self.chosen.emit(self.offer)


class HitsPanel(QWidget):
    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(tr("Placing hits"))
        self.head = FullLabel(self)
        self.rows: list[UnitRow] = []
        self._tokens = QHBoxLayout()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self.head)
        self._column.addLayout(self._tokens)
        self.hide()

    def show_hits(
        self, due: int, offers: Sequence[Offer], effects: Sequence[str], suggested: Offer | None
    ) -> None:
        """`due` hits are still to be placed on these; the effects are in their order."""
        self._empty()
        self.setVisible(bool(offers))
        if not offers:
            return
        self.head.setText(
            tr_count("%n hits to place: drag them, press a digit, or Enter as suggested.", due)
        )
        for _ in range(min(due, MOST_TOKENS)):
            self._tokens.addWidget(HitToken(self))
        self._tokens.addStretch()
        for number, (offer, effect) in enumerate(zip(offers, effects, strict=True), start=1):
            row = UnitRow(number, offer, effect, offer is suggested)
            row.chosen.connect(self.chosen)
            self._column.addWidget(row)
            self.rows.append(row)

    def _empty(self) -> None:
        while (item := self._tokens.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        for row in self.rows:
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.rows = []


def _token() -> QPixmap:
    picture = QPixmap(TOKEN_PIXELS, TOKEN_PIXELS)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(theme.BATTLE)
    painter.setPen(QColor(theme.PAPER))
    painter.drawEllipse(2, 2, TOKEN_PIXELS - 4, TOKEN_PIXELS - 4)
    painter.end()
    return picture
