"""The column of boxes beside the map, printed on the same sheet."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from solitaire.games.castiglione.terms import SIDES
from ui.desktop.board.boxes import Boxes
from ui.desktop.board.counters import paint_card
from ui.desktop.board.items import paint_city, paint_flag
from ui.desktop.board.naming import side_title
from ui.desktop.board.stacks.stacks import Card
from ui.desktop.style import theme
from ui.desktop.style.language import told, tr

WIDTH: Final = 372.0
GAP: Final = 16.0
HEAD: Final = 30.0
DAY: Final = 66.0
DAY_COLUMNS: Final = 5
CARD: Final = 42.0
CARD_STEP: Final = CARD + 3
INSET: Final = 14.0


def _day_box(place: int, top: float) -> QRectF:
    left = INSET + place % DAY_COLUMNS * (DAY + 3.5)
    return QRectF(left, top + HEAD + 6 + place // DAY_COLUMNS * (DAY + 3), DAY, DAY)


class BoxesItem(QGraphicsItem):
    """All boxes, one below the other."""

    def __init__(self, height: float) -> None:
        super().__init__()
        self._height = height
        self.boxes: Boxes | None = None
        self._is_in_dusk = False
        self.setToolTip("")

    def show_boxes(self, boxes: Boxes) -> None:
        if boxes != self.boxes:
            self.boxes = boxes
            self.setToolTip("\n".join(boxes_words(boxes)))
            self.update()

    def turn_at(self, place: QPointF) -> int:
        """Whose day lies there; 0 for none."""
        count = len(self.boxes.dates) if self.boxes is not None else 0
        found = (day + 1 for day in range(count) if _day_box(day, 0.0).contains(place))
        return next(found, 0)

    def boundingRect(self) -> QRectF:
        return QRectF(0, 0, WIDTH, self._height)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self.boxes is None:
            return
        top = 0.0
        top = self._paint_days(painter, top, self.boxes)
        top = self._paint_initiative(painter, top, self.boxes)
        top = self._paint_mantua(painter, top, self.boxes)
        top = self._paint_points(painter, top, self.boxes)
        self._paint_losses(painter, top, self.boxes)

    def _paint_frame(self, painter: QPainter, box: QRectF, title: str) -> None:
        paper = theme.in_dusk(theme.CLEAR_AREA) if self._is_in_dusk else theme.CLEAR_AREA
        painter.setPen(QPen(theme.INK, 1.8))
        painter.setBrush(theme.faded(paper, 130))
        painter.drawRect(box)
        painter.setPen(QPen(theme.INK, 0.7))
        painter.drawRect(box.adjusted(4, 4, -4, -4))
        head = QRectF(box.left(), box.top() + 6, box.width(), HEAD - 4)
        _text(painter, head, 19, title, weight=QFont.Weight.Medium)

    def set_in_dusk(self, is_in_dusk: bool) -> None:
        self._is_in_dusk = is_in_dusk
        self.update()

    # -- days and initiative ----------------------------------------------------------------------

    def _paint_days(self, painter: QPainter, top: float, boxes: Boxes) -> float:
        rows = -(-len(boxes.dates) // DAY_COLUMNS)
        height = HEAD + rows * (DAY + 3) + 40
        self._paint_frame(painter, QRectF(0, top, WIDTH, height), tr("The nine days"))
        for place, date in enumerate(boxes.dates):
            self._paint_day(painter, _day_box(place, top), place + 1, date, boxes)
        words = QRectF(INSET, top + height - 34, WIDTH - 2 * INSET, 26)
        _text(painter, words, 20, tr("Now: {phase}", phase=boxes.phase), italic=True)
        return top + height + GAP

    def _paint_day(
        self, painter: QPainter, box: QRectF, turn: int, date: str, boxes: Boxes
    ) -> None:
        is_now, is_past = turn == boxes.turn, turn < boxes.turn
        painter.setPen(QPen(theme.INK, 2.4 if is_now else 0.9))
        painter.setBrush(theme.CLEAR_AREA)
        painter.drawRoundedRect(box, 4, 4)
        if is_now:
            painter.setBrush(theme.faded(theme.SELECTED, 150))
            painter.drawRoundedRect(box, 4, 4)
        day, _, month = date.partition(" ")
        ink_box = QRectF(box.left(), box.top() + 4, box.width(), 34)
        _text(painter, ink_box, 27, day, weight=QFont.Weight.DemiBold)
        _text(painter, QRectF(box.left(), box.top() + 37, box.width(), 22), 17, month)
        if is_past:
            painter.setPen(QPen(theme.faded(theme.INK, 120), 1.6))
            painter.drawLine(box.bottomLeft() + QPointF(6, -6), box.topRight() + QPointF(-6, 6))

    def _paint_initiative(self, painter: QPainter, top: float, boxes: Boxes) -> float:
        height = 92.0
        self._paint_frame(painter, QRectF(0, top, WIDTH, height), tr("Initiative"))
        paint_flag(painter, QRectF(INSET + 2, top + HEAD + 12, 54, 34), boxes.initiative)
        side, first = _army(boxes.initiative), _army(boxes.first)
        whose = tr("with the {army}", army=side)
        _text(painter, QRectF(84, top + HEAD + 4, 274, 26), 22, whose, left=True)
        _text(
            painter,
            QRectF(84, top + HEAD + 30, 274, 22),
            17,
            tr("the {army} move first", army=first),
            left=True,
            italic=True,
        )
        return top + height + GAP

    # -- Mantua and points ------------------------------------------------------------------------

    def _paint_mantua(self, painter: QPainter, top: float, boxes: Boxes) -> float:
        height = 164.0
        self._paint_frame(painter, QRectF(0, top, WIDTH, height), tr("Mantua"))
        painter.save()
        painter.translate(INSET + 28, top + HEAD + 32)
        painter.scale(1.5, 1.5)
        paint_city(painter, "austrian")
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.BATTLE, 1.6, Qt.PenStyle.DashLine))
        if boxes.mantua_besieged:
            painter.drawEllipse(QPointF(), 20.5, 20.5)
        painter.restore()
        word = tr("besieged") if boxes.mantua_besieged else tr("liberated")
        right = QRectF(84, top + HEAD + 12, 274, 30)
        _text(painter, right, 25, word, left=True, weight=QFont.Weight.DemiBold)
        room = QRectF(INSET, top + HEAD + 72, WIDTH - 2 * INSET, CARD + 14)
        _paint_room(painter, room, tr("Mantua City Box"), boxes.mantua_city)
        return top + height + GAP

    def _paint_points(self, painter: QPainter, top: float, boxes: Boxes) -> float:
        height = 104.0
        self._paint_frame(
            painter, QRectF(0, top, WIDTH, height), tr("Victory points, if it ended now")
        )
        for place, side in enumerate(SIDES):
            left = INSET + place * (WIDTH / 2 - 4)
            paint_flag(painter, QRectF(left + 4, top + HEAD + 19, 48, 30), side)
            fewest, most = boxes.points[place]
            number = str(fewest) if fewest == most else f"{fewest}–{most}"
            box = QRectF(left + 58, top + HEAD + 6, 110, 56)
            _text(painter, box, 44, number, left=True, weight=QFont.Weight.DemiBold)
        return top + height + GAP

    # -- losses -----------------------------------------------------------------------------------

    def _paint_losses(self, painter: QPainter, top: float, boxes: Boxes) -> None:
        height = self._height - top
        self._paint_frame(painter, QRectF(0, top, WIDTH, height), tr("Losses"))
        rooms = [boxes.lost[0], (tr("Wounded and killed"), boxes.lost[1][1] + boxes.lost[2][1])]
        inner = height - HEAD - 12
        heights = (inner * 0.66 - 8, inner * 0.34)
        place = top + HEAD + 6
        for (title, cards), high in zip(rooms, heights, strict=True):
            room = QRectF(INSET, place, WIDTH - 2 * INSET, high)
            _paint_room(painter, room, title, cards)
            place += high + 8


def boxes_words(boxes: Boxes) -> list[str]:
    """The boxes as text, for tool tips and screen readers."""
    found = [
        tr(
            "Turn {turn} of {turns}, {date} 1796, {phase}",
            turn=boxes.turn,
            turns=len(boxes.dates),
            date=boxes.dates[max(boxes.turn, 1) - 1],
            phase=boxes.phase,
        ),
        tr(
            "Initiative: {army}; the {first} move first",
            army=_army(boxes.initiative),
            first=_army(boxes.first),
        ),
        tr("Mantua is besieged") if boxes.mantua_besieged else tr("Mantua is liberated"),
    ]
    for side, (fewest, most) in zip(SIDES, boxes.points, strict=True):
        number = str(fewest) if fewest == most else range_words(fewest, most)
        found.append(
            tr(
                "{side} victory points if it ended now: {number}",
                side=side_title(side),
                number=number,
            )
        )
    for title, cards in ((tr("Mantua City Box"), boxes.mantua_city), *boxes.lost):
        names = ", ".join(told(card.face.title) for card in cards) or tr("nobody")
        found.append(tr("{title}: {names}", title=title, names=names))
    return found


def _army(side: str) -> str:
    return {"french": tr("French"), "austrian": tr("Austrians")}[side]


# -- drawing --------------------------------------------------------------------------------------


def _paint_room(painter: QPainter, room: QRectF, title: str, cards: tuple[Card, ...]) -> None:
    """A dashed room with its title until somebody lies in it; cards shrink so that all fit."""
    painter.setPen(QPen(theme.FAINT_INK, 0.9, Qt.PenStyle.DashLine))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(room, 4, 4)
    label = QRectF(room.left(), room.bottom() - 20, room.width() - 8, 18)
    if not cards:
        _text(painter, room, 17, title, italic=True)
        return
    step = CARD_STEP
    while int(room.width() // step) * max(int((room.height() - 14) // step), 1) < len(cards):
        step *= 0.92
    columns = int(room.width() // step)
    for place, card in enumerate(cards):
        x = room.left() + 4 + place % columns * step
        y = room.top() + 4 + place // columns * step
        paint_card(painter, card, QRectF(x, y, step - 3, step - 3))
    painter.setFont(theme.font("serif", 15, italic=True))
    painter.setPen(theme.FAINT_INK)
    painter.drawText(label, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, title)


def _text(
    painter: QPainter,
    box: QRectF,
    pixels: float,
    text: str,
    *,
    weight: QFont.Weight = QFont.Weight.Normal,
    italic: bool = False,
    left: bool = False,
) -> None:
    painter.setFont(theme.font("serif", pixels, weight, italic=italic))
    painter.setPen(theme.INK)
    side = Qt.AlignmentFlag.AlignLeft if left else Qt.AlignmentFlag.AlignHCenter
    painter.drawText(box, side | Qt.AlignmentFlag.AlignVCenter, text)


def range_words(fewest: int, most: int) -> str:
    return tr(
        "{fewest} to {most}, the least and the most: counters that lie face down decide it",
        fewest=fewest,
        most=most,
    )
