"""The cards of a picture, drawn: the column beside the map, and pages over it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsSceneHoverEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)

from solitaire.presenting.board import CounterId, Place, PlaceId
from solitaire.presenting.picture import Face, Marker, Picture, Row
from ui.desktop.board.beside_map.cards import (
    GAP,
    HEAD,
    INSET,
    UNSCROLLED,
    WIDTH,
    LaidCard,
    Room,
    Scrolled,
    laid_out,
)
from ui.desktop.board.beside_map.signs import paint_sign
from ui.desktop.board.beside_map.track_items import paint_track, write
from ui.desktop.board.counters import paint_face
from ui.desktop.board.ground_signs import is_ground, paint_ground
from ui.desktop.board.stacks.items import paint_at_hand, paint_selection, paint_tick
from ui.desktop.style import theme
from ui.desktop.style.language import tr, translated
from ui.desktop.style.number_words import whole_percent
from ui.desktop.style.paints import Paints

SHORT_LETTERS: Final = 7
"""Up to so many are written as large as a score."""
SCROLL_STEP: Final = 60.0
SCROLL_BAR: Final = 5.0
LEAST_PIXELS: Final = 13


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
        self._picture: Picture | None = None
        self._scrolled = UNSCROLLED
        self._selected: frozenset[CounterId] = frozenset()
        self._at_hand = ""
        self.cards: list[LaidCard] = []
        self.setAcceptHoverEvents(True)

    def show_cards(self, picture: Picture) -> None:
        """Laid out again only if something in them has changed."""
        self._picture = picture
        wanted = [card for card in picture.cards if card.is_page == self._are_pages]
        height = 0.0 if self._are_pages else self._height
        laid = laid_out(wanted, picture, self._places, height, self._scrolled)
        if laid != self.cards:
            self.prepareGeometryChange()
            self.cards = laid
            self._tell_of(laid)
            self.update()

    def _tell_of(self, cards: Sequence[LaidCard]) -> None:
        """In the tool tip."""
        self.setToolTip("\n".join(translated(line) for one in cards for line in card_lines(one)))

    def hoverMoveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Of the counter or the card under the pointer: all of them would cover half the map."""
        face = self._face_at(event.pos())
        if face is not None:
            self.setToolTip(translated(face.words))
        else:
            self._tell_of([one for one in self.cards if one.box.contains(event.pos())])

    def _face_at(self, place: QPointF) -> Face | None:
        """Of a counter in a box: many look alike."""
        for room in self.rooms():
            for (_, face), box in zip(room.counters, room.boxes(), strict=True):
                if box.contains(place):
                    return face
        return None

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self._tell_of(self.cards)

    # -- scrolling --------------------------------------------------------------------------------

    @property
    def _hidden(self) -> float:
        """How much of the column does not fit beside the map."""
        if self._are_pages or not self.cards:
            return 0.0
        return max(self.cards[-1].box.bottom() + self._scrolled.down - self._height, 0.0)

    def turn_wheel(self, at: QPointF, steps: int) -> bool:
        """By so many notches of the wheel downwards; whether something there scrolls."""
        for one in self.cards:
            for number, laid in enumerate(one.tracks):
                if laid.is_long and laid.box.contains(at):
                    rows = {
                        **(self._scrolled.rows or {}),
                        (one.card.id, number): laid.first + steps,
                    }
                    self._scroll_to(replace(self._scrolled, rows=rows))
                    return True
        if not self._hidden or not self.boundingRect().contains(at):
            return False
        self._scroll_down(self._scrolled.down + steps * SCROLL_STEP)
        return True

    def reveal(self, place: PlaceId) -> None:
        """Scroll so that this box is in sight."""
        for room in self.rooms():
            if room.place.id == place and self._hidden:
                down = self._scrolled.down
                above, below = room.box.top() - HEAD, room.box.bottom() + GAP - self._height
                self._scroll_down(down + min(above, 0.0) + max(below, 0.0))

    def _scroll_down(self, down: float) -> None:
        self._scroll_to(replace(self._scrolled, down=min(max(down, 0.0), self._hidden)))

    def _scroll_to(self, wanted: Scrolled) -> None:
        self._scrolled = wanted
        if self._picture is not None:
            self.show_cards(self._picture)

    # -- what is picked ---------------------------------------------------------------------------

    def set_selection(self, keys: Collection[CounterId]) -> None:
        self._selected = frozenset(keys)
        self.update()

    def set_at_hand(self, key: CounterId) -> None:
        self._at_hand = key
        self.update()

    # -- finding things ---------------------------------------------------------------------------

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
                    found = (n + 1 for n, cell in laid.cells.items() if cell.contains(at))
                    return next(found, 0)
        return 0

    def boundingRect(self) -> QRectF:
        if not self._are_pages:
            return QRectF(0, 0, WIDTH + 3 + SCROLL_BAR, self._height)
        return QRectF(0, 0, WIDTH, self.cards[-1].box.bottom() if self.cards else 0.0)

    def set_in_dusk(self, is_in_dusk: bool) -> None:
        self._is_in_dusk = is_in_dusk
        self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self._hidden:
            self._paint_scroll_bar(painter)
            painter.setClipRect(self.boundingRect(), Qt.ClipOperation.IntersectClip)
        for one in self.cards:
            self._paint_frame(painter, one.box, translated(one.card.title))
            for laid in one.tracks:
                paint_track(painter, laid, self._paints)
            for row, box in one.rows:
                self._paint_row(painter, row, box)
            for room in one.rooms:
                self._paint_room(painter, room)

    def _paint_scroll_bar(self, painter: QPainter) -> None:
        """How much of the column is in sight, to the right of it."""
        whole = self._height + self._hidden
        bar = QRectF(WIDTH + 3, 0, SCROLL_BAR, self._height)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.faded(theme.INK, 30))
        painter.drawRoundedRect(bar, 2, 2)
        painter.setBrush(theme.faded(theme.INK, 130))
        top = bar.height() * self._scrolled.down / whole
        part = bar.height() * self._height / whole
        painter.drawRoundedRect(QRectF(bar.left(), top, SCROLL_BAR, part), 2, 2)

    def _paint_frame(self, painter: QPainter, box: QRectF, title: str) -> None:
        paper = theme.in_dusk(theme.CLEAR_AREA) if self._is_in_dusk else theme.CLEAR_AREA
        painter.setPen(QPen(theme.INK, 1.8))
        painter.setBrush(theme.faded(paper, 250 if self._are_pages else 130))
        painter.drawRect(box)
        painter.setPen(QPen(theme.INK, 0.7))
        painter.drawRect(box.adjusted(4, 4, -4, -4))
        head = QRectF(box.left(), box.top() + 6, box.width(), HEAD - 4)
        write(painter, head, 19, title, weight=QFont.Weight.Medium)

    # -- rows -------------------------------------------------------------------------------------

    def _paint_row(self, painter: QPainter, row: Row, box: QRectF) -> None:
        if row.is_large:
            self._paint_large_row(painter, row, box)
        elif row.side or row.symbol:
            self._paint_flagged_row(painter, row, box)
        else:
            _paint_plain_row(painter, row, box.adjusted(INSET, 0, -INSET, 0))

    def _paint_flagged_row(self, painter: QPainter, row: Row, box: QRectF) -> None:
        left, wide = box.left() + 84, box.width() - 98
        if not row.detail:
            self._paint_sign(painter, row, QRectF(box.left() + INSET + 2, box.top() + 8, 48, 30))
            line = QRectF(left, box.top(), wide, box.height())
            write(painter, line, 22, translated(row.words), left=True)
            return
        self._paint_sign(painter, row, QRectF(box.left() + INSET + 2, box.top() + 12, 54, 34))
        write(painter, QRectF(left, box.top() + 4, wide, 26), 22, translated(row.words), left=True)
        below = QRectF(left, box.top() + 30, wide, 22)
        write(painter, below, 17, translated(row.detail), left=True, italic=True)

    def _paint_large_row(self, painter: QPainter, row: Row, box: QRectF) -> None:
        words, demi = translated(row.words), QFont.Weight.DemiBold
        if row.symbol or len(words) > SHORT_LETTERS:
            self._paint_sign(painter, row, QRectF(box.left() + INSET, box.top() + 11, 56, 42))
            right = QRectF(box.left() + 84, box.top() + 12, box.width() - 98, 30)
            pixels = fitting_pixels(words, right.width(), 25, demi)
            write(painter, right, pixels, words, left=True, weight=demi)
            return
        left = INSET + (WIDTH / 2 - 4) * (1 if box.left() else 0)
        self._paint_sign(painter, row, QRectF(left + 4, box.top() + 19, 48, 30))
        score = QRectF(left + 58, box.top() + 6, 110, 56)
        write(painter, score, 44, words, left=True, weight=demi)

    def _paint_sign(self, painter: QPainter, row: Row, box: QRectF) -> None:
        sign = self._paints.symbol(row.symbol).sign if row.symbol else ""
        if not is_ground(sign):
            if row.side or row.symbol:
                paint_sign(painter, box, row.symbol, row.side, self._paints)
            return
        look = self._paints.symbol(row.symbol)
        painter.save()
        painter.translate(box.center())
        painter.scale(1.5, 1.5)
        painter.setPen(QPen(theme.INK, 1.4))
        paint_ground(painter, sign, self._paints.side(look.side or row.side).colour)
        painter.restore()

    # -- rooms ------------------------------------------------------------------------------------

    def _paint_room(self, painter: QPainter, room: Room) -> None:
        """A dashed room with its title until somebody lies in it."""
        painter.setPen(QPen(theme.FAINT_INK, 0.9, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(room.box, 4, 4)
        title = translated(room.place.title)
        if not room.counters:
            write(painter, room.box, 17, title, italic=True)
            return
        for (key, face), box in zip(room.counters, room.boxes(), strict=True):
            paint_face(painter, face, self._paints, box)
            if key in self._selected:
                paint_selection(painter, box)
                paint_tick(painter, box)
            if key == self._at_hand:
                paint_at_hand(painter, box)
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
        words = ", ".join(filter(None, (translated(row.words), translated(row.detail))))
        found.append(tr("{title}: {names}", title=translated(card.title), names=words))
    for track in card.tracks:
        shown = [_marker_words(marker) for marker in track.markers if marker.words]
        shown += map(translated, track.notes)
        now = [translated(track.cells[track.now])] if 0 <= track.now < len(track.cells) else []
        words = "; ".join([*now, *shown, *filter(None, [translated(track.caption)])])
        if words:
            found.append(tr("{title}: {names}", title=translated(track.title), names=words))
    for room in laid.rooms:
        names = ", ".join(translated(face.title) for _, face in room.counters) or tr("nobody")
        found.append(tr("{title}: {names}", title=translated(room.place.title), names=names))
    return found


def _marker_words(marker: Marker) -> str:
    """Of a forecast with its chance."""
    words = translated(marker.words)
    if marker.chance is None:
        return words
    return tr("{title}: {names}", title=words, names=whole_percent(marker.chance))


def fitting_pixels(
    words: str, width: float, most: int, weight: QFont.Weight = QFont.Weight.Normal
) -> int:
    """The size of letters, as large as the words have room."""
    for pixels in range(most, LEAST_PIXELS, -1):
        metrics = QFontMetricsF(theme.font("serif", pixels, weight))
        if metrics.horizontalAdvance(words) <= width:
            return pixels
    return LEAST_PIXELS


def _paint_plain_row(painter: QPainter, row: Row, box: QRectF) -> None:
    """In smaller letters where words and detail would meet."""
    words, detail = translated(row.words), translated(row.detail)
    pixels = fitting_pixels(f"{words}  {detail}", box.width(), 19)
    aside = QFontMetricsF(theme.font("serif", pixels)).horizontalAdvance(f"  {detail}")
    write(painter, box.adjusted(0, 0, -aside, 0), pixels, words, left=True)
    write(painter, box, pixels, detail, right=True)
