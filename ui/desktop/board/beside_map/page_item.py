"""A page that lies over the map: its cards, and the choices that are offered below them.

It keeps to the middle of what is in sight, at a readable size; a click on its title folds it away.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import accumulate
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from solitaire.presenting.board import Place, PlaceId
from solitaire.presenting.picture import Picture
from ui.desktop.board.beside_map.card_items import CardsItem
from ui.desktop.board.beside_map.cards import GAP, HEAD, INSET, WIDTH
from ui.desktop.board.beside_map.track_items import write
from ui.desktop.style import theme
from ui.desktop.style.paints import Paints

CHOICE: Final = 38.0
MARGIN: Final = 14.0
"""Above and below the lines of a choice."""
BETWEEN: Final = 6.0
MOST_CHOICES: Final = 9
"""As many as have a digit; of more none is shown: they are in the list of orders and on the map."""
LEAST_PIXELS: Final = 14.0
"""Of letters on the screen; they have 19 units of the page."""
LETTERS: Final = 19.0
MOST_OF_VIEW: Final = 0.94


class PageItem(CardsItem):
    def __init__(self, places: Mapping[PlaceId, Place], paints: Paints) -> None:
        super().__init__(0.0, places, paints, are_pages=True)
        self.choices: Sequence[str] = ()
        """With their digits."""
        self._heights: list[float] = []
        self.is_folded = False

    @property
    def is_open(self) -> bool:
        return bool(self.cards) and not self.is_folded

    def show_cards(self, picture: Picture) -> None:
        """Another page is not folded."""
        before = [one.card.id for one in self.cards]
        super().show_cards(picture)
        if [one.card.id for one in self.cards] != before:
            self.set_folded(False)

    def show_choices(self, words: Sequence[str]) -> None:
        self.prepareGeometryChange()
        self.choices = [f"{number}  {one}" for number, one in enumerate(words, start=1)]
        self._heights = [_height(one) for one in self.choices]
        self.update()

    def set_folded(self, is_folded: bool) -> None:
        self.prepareGeometryChange()
        self.is_folded = is_folded
        self.update()

    # -- shape ------------------------------------------------------------------------------------

    def _bottom(self) -> float:
        return self.cards[-1].box.bottom() if self.cards else 0.0

    def head(self) -> QRectF:
        """Where a click folds the page."""
        return QRectF(0, 0, WIDTH, HEAD) if self.cards else QRectF()

    def choice_boxes(self) -> list[QRectF]:
        if not self.is_open or len(self.choices) > MOST_CHOICES:
            return []
        steps = (height + BETWEEN for height in self._heights)
        tops = accumulate(steps, initial=self._bottom() + GAP)
        return [
            QRectF(0, top, WIDTH, height) for top, height in zip(tops, self._heights, strict=False)
        ]

    def choice_at(self, at: QPointF) -> int:
        """Which of the choices is there; -1 for none."""
        return next((n for n, box in enumerate(self.choice_boxes()) if box.contains(at)), -1)

    def boundingRect(self) -> QRectF:
        if not self.cards:
            return QRectF()
        if self.is_folded:
            return self.head()
        last = [*self.choice_boxes(), QRectF(0, self._bottom(), 0, 0)]
        return QRectF(0, 0, WIDTH, max(box.bottom() for box in last)).adjusted(-2, -2, 2, 2)

    def lay(self, seen: QRectF, zoom: float) -> None:
        """In the middle of what is in sight of the map, large enough to be read."""
        whole = self.boundingRect()
        if whole.isEmpty():
            return
        wanted = max(1.0, LEAST_PIXELS / (LETTERS * zoom))
        fitting = min(seen.width() / whole.width(), seen.height() / whole.height()) * MOST_OF_VIEW
        self.setScale(min(wanted, fitting))
        middle = seen.center() - whole.center() * self.scale()
        top = seen.top() + seen.height() * (1 - MOST_OF_VIEW) / 2
        self.setPos(QPointF(middle.x(), top) if self.is_folded else middle)

    # -- drawing ----------------------------------------------------------------------------------

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self.is_folded:
            painter.setClipRect(self.head())
        super().paint(painter, option, widget)
        if self.cards:
            sign = "▸" if self.is_folded else "▾"
            write(painter, self.head().adjusted(0, 4, -12, 0), 19, sign, right=True)
        for number, (words, box) in enumerate(zip(self.choices, self.choice_boxes(), strict=False)):
            _paint_choice(painter, box, words, is_first=number == 0)


def _letters() -> QFont:
    return theme.font("serif", LETTERS, QFont.Weight.Medium)


def _height(words: str) -> float:
    """A choice that is too long for one line has several."""
    room = QRectF(0, 0, WIDTH - 2 * INSET, 1000.0)
    wrapped = QFontMetricsF(_letters()).boundingRect(room, Qt.TextFlag.TextWordWrap, words)
    return max(CHOICE, wrapped.height() + MARGIN)


def _paint_choice(painter: QPainter, box: QRectF, words: str, *, is_first: bool) -> None:
    painter.setPen(QPen(theme.INK, 2.2 if is_first else 1.2))
    painter.setBrush(theme.CLEAR_AREA)
    painter.drawRoundedRect(box, 6, 6)
    painter.setFont(_letters())
    painter.setPen(theme.INK)
    inner = box.adjusted(INSET, 0, -INSET, 0)
    painter.drawText(inner, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap, words)
