"""The cards of a picture, drawn: the column beside the map, and pages over it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from solitaire.presenting.board import CounterId, Place, PlaceId
from solitaire.presenting.picture import Picture, Row
from ui.desktop.board.cards import (
    CELL,
    HEAD,
    INSET,
    WIDTH,
    LaidCard,
    LaidTrack,
    Room,
    laid_out,
)
from ui.desktop.board.counters import paint_face
from ui.desktop.board.ground_signs import paint_ground
from ui.desktop.board.symbols import paint_mark
from ui.desktop.style import theme
from ui.desktop.style.language import told, tr
from ui.desktop.style.paints import Paints, paint_flag

SHORT_LETTERS: Final = 7
"""Up to so many are written as large as a score."""


class CardsItem(QGraphicsItem):
    """All cards of one kind: those in the column beside the map, or pages over it."""

    def __init__(
        self, height: float, places: Mapping[PlaceId, Place], paints: Paints, *, are_pages: bool
    ) -> None:
        super().__init__()
        self._height = height
        self._places = places
        self._paints = paints
        self._are_pages = are_pages
        self._is_in_dusk = False
        self.cards: list[LaidCard] = []

    def show_cards(self, picture: Picture) -> None:
        """Laid out again only if something in them has changed."""
        wanted = [card for card in picture.cards if card.is_page == self._are_pages]
        height = 0.0 if self._are_pages else self._height
        laid = laid_out(wanted, picture, self._places, height)
        if laid != self.cards:
            self.prepareGeometryChange()
            self.cards = laid
            lines = [told(line) for one in laid for line in card_lines(one)]
            self.setToolTip("\n".join(lines))
            self.update()

    def rooms(self) -> list[Room]:
        return [room for one in self.cards for room in one.rooms]

    def room_at(self, at: QPointF) -> PlaceId:
        """The box of the board that lies there; empty for none."""
        return next((room.place.id for room in self.rooms() if room.box.contains(at)), "")

    def counter_at(self, at: QPointF) -> CounterId:
        for room in self.rooms():
            for (key, _), box in zip(room.counters, room.boxes(), strict=True):
                if box.contains(at):
                    return key
        return ""

    def turn_at(self, at: QPointF) -> int:
        """The turn whose cell lies there, on a track of time; 0 for none."""
        for one in self.cards:
            for laid in one.tracks:
                if laid.track.now >= 0:
                    found = (n + 1 for n, cell in enumerate(laid.cells) if cell.contains(at))
                    return next(found, 0)
        return 0

    def boundingRect(self) -> QRectF:
        if not self._are_pages:
            return QRectF(0, 0, WIDTH, self._height)
        return QRectF(0, 0, WIDTH, self.cards[-1].box.bottom() if self.cards else 0.0)

    def set_in_dusk(self, is_in_dusk: bool) -> None:
        self._is_in_dusk = is_in_dusk
        self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        for one in self.cards:
            self._paint_frame(painter, one.box, told(one.card.title))
            for laid in one.tracks:
                self._paint_track(painter, laid)
            for row, box in one.rows:
                self._paint_row(painter, row, box)
            for room in one.rooms:
                self._paint_room(painter, room)

    def _paint_frame(self, painter: QPainter, box: QRectF, title: str) -> None:
        paper = theme.in_dusk(theme.CLEAR_AREA) if self._is_in_dusk else theme.CLEAR_AREA
        painter.setPen(QPen(theme.INK, 1.8))
        painter.setBrush(theme.faded(paper, 250 if self._are_pages else 130))
        painter.drawRect(box)
        painter.setPen(QPen(theme.INK, 0.7))
        painter.drawRect(box.adjusted(4, 4, -4, -4))
        head = QRectF(box.left(), box.top() + 6, box.width(), HEAD - 4)
        _text(painter, head, 19, title, weight=QFont.Weight.Medium)

    # -- tracks -----------------------------------------------------------------------------------

    def _paint_track(self, painter: QPainter, laid: LaidTrack) -> None:
        track = laid.track
        for number, (words, box) in enumerate(zip(track.cells, laid.cells, strict=True)):
            _paint_cell(painter, box, told(words), number - track.now if track.now >= 0 else 1)
        for marker in track.markers:
            self._paint_marker(painter, laid.cells[marker.cell], marker.symbol, marker.side)
        if track.caption:
            _text(painter, laid.caption, 20, told(track.caption), italic=True)

    def _paint_marker(self, painter: QPainter, cell: QRectF, symbol: str, side: str) -> None:
        """In the lower half of its cell: a flag, or the sign it has."""
        if side and not symbol:
            box = QRectF(0, 0, cell.width() * 0.6, cell.height() * 0.36)
            box.moveCenter(cell.center() + QPointF(0, cell.height() * 0.24))
            paint_flag(painter, box, self._paints.side(side))
            return
        middle = cell.center() + QPointF(0, cell.height() * 0.2)
        paint_mark(painter, middle, self._paints.symbol(symbol).sign)

    # -- rows -------------------------------------------------------------------------------------

    def _paint_row(self, painter: QPainter, row: Row, box: QRectF) -> None:
        if row.is_large:
            self._paint_large_row(painter, row, box)
        elif row.side or row.symbol:
            self._paint_flagged_row(painter, row, box)
        else:
            line = box.adjusted(INSET, 0, -INSET, 0)
            _text(painter, line, 19, told(row.words), left=True)
            _text(painter, line, 19, told(row.detail), right=True)

    def _paint_flagged_row(self, painter: QPainter, row: Row, box: QRectF) -> None:
        self._paint_sign(painter, row, QRectF(box.left() + INSET + 2, box.top() + 12, 54, 34))
        left, wide = box.left() + 84, box.width() - 98
        _text(painter, QRectF(left, box.top() + 4, wide, 26), 22, told(row.words), left=True)
        below = QRectF(left, box.top() + 30, wide, 22)
        _text(painter, below, 17, told(row.detail), left=True, italic=True)

    def _paint_large_row(self, painter: QPainter, row: Row, box: QRectF) -> None:
        words, demi = told(row.words), QFont.Weight.DemiBold
        if row.symbol or len(words) > SHORT_LETTERS:
            self._paint_sign(painter, row, QRectF(box.left() + INSET, box.top() + 11, 56, 42))
            right = QRectF(box.left() + 84, box.top() + 12, box.width() - 98, 30)
            _text(painter, right, 25, words, left=True, weight=demi)
            return
        left = INSET + (WIDTH / 2 - 4) * (1 if box.left() else 0)
        self._paint_sign(painter, row, QRectF(left + 4, box.top() + 19, 48, 30))
        score = QRectF(left + 58, box.top() + 6, 110, 56)
        _text(painter, score, 44, words, left=True, weight=demi)

    def _paint_sign(self, painter: QPainter, row: Row, box: QRectF) -> None:
        if not row.symbol:
            if row.side:
                paint_flag(painter, box, self._paints.side(row.side))
            return
        look = self._paints.symbol(row.symbol)
        painter.save()
        painter.translate(box.center())
        painter.scale(1.5, 1.5)
        painter.setPen(QPen(theme.INK, 1.4))
        paint_ground(painter, look.sign, self._paints.side(look.side or row.side).colour)
        painter.restore()

    # -- rooms ------------------------------------------------------------------------------------

    def _paint_room(self, painter: QPainter, room: Room) -> None:
        """A dashed room with its title until somebody lies in it."""
        painter.setPen(QPen(theme.FAINT_INK, 0.9, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(room.box, 4, 4)
        title = told(room.place.title)
        if not room.counters:
            _text(painter, room.box, 17, title, italic=True)
            return
        for (_, face), box in zip(room.counters, room.boxes(), strict=True):
            paint_face(painter, face, self._paints, box)
        label = QRectF(room.box.left(), room.box.bottom() - 20, room.box.width() - 8, 18)
        painter.setFont(theme.font("serif", 15, italic=True))
        painter.setPen(theme.FAINT_INK)
        painter.drawText(label, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, title)


def card_lines(laid: LaidCard) -> list[str]:
    """A card as text, for tool tips and screen readers."""
    card = laid.card
    if card.lines:
        return list(card.lines)
    found = []
    for row in card.rows:
        words = ", ".join(filter(None, (told(row.words), told(row.detail))))
        found.append(tr("{title}: {names}", title=told(card.title), names=words))
    for track in card.tracks:
        shown = [told(marker.words) for marker in track.markers if marker.words]
        now = [told(track.cells[track.now])] if 0 <= track.now < len(track.cells) else []
        words = "; ".join([*now, *shown, *filter(None, [told(track.caption)])])
        found.append(tr("{title}: {names}", title=told(track.title), names=words))
    for room in laid.rooms:
        names = ", ".join(told(face.title) for _, face in room.counters) or tr("nobody")
        found.append(tr("{title}: {names}", title=told(room.place.title), names=names))
    return found


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
    _text(painter, top, 27 * part, first, weight=QFont.Weight.DemiBold)
    below = QRectF(box.left(), box.top() + 37 * part, box.width(), 22 * part)
    _text(painter, below, 17 * part, rest)
    if ahead < 0:
        painter.setPen(QPen(theme.faded(theme.INK, 120), 1.6))
        painter.drawLine(box.bottomLeft() + QPointF(6, -6), box.topRight() + QPointF(-6, 6))


def _text(
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
    painter.setFont(theme.font("serif", pixels, weight, italic=italic))
    painter.setPen(theme.INK)
    side = Qt.AlignmentFlag.AlignLeft if left else Qt.AlignmentFlag.AlignHCenter
    side = Qt.AlignmentFlag.AlignRight if right else side
    painter.drawText(box, side | Qt.AlignmentFlag.AlignVCenter, text)
