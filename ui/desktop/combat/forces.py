"""One side's force on the combat board: its counters as they lie, and what they add up to."""

from __future__ import annotations

import html
from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, Qt, QUrl
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent, QTextDocument
from PySide6.QtWidgets import QBoxLayout, QFrame, QWidget

from solitaire.games.castiglione.core.views import View
from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.present.picture import strength_of
from solitaire.games.castiglione.terms import AREA_LIMIT, SIDES
from solitaire.presenting.board import PlaceId
from solitaire.presenting.picture import Face, Stack
from ui.desktop.board.counters import pixmap
from ui.desktop.board.naming import area_titles, side_title
from ui.desktop.play.foresight_words import spoken
from ui.desktop.style import theme
from ui.desktop.style.full_browser import FullBrowser
from ui.desktop.style.language import told, tr, tr_count
from ui.desktop.style.paints import paints_for

COUNTER_PIXELS: Final = 52
TEXT_PIXELS: Final = 15
"""Of the text for which counters have that size."""
LARGEST_COUNTER: Final = 96
FEWEST_LETTERS: Final = 40
"""In a line, for two forces side by side."""
_ROUNDS: Final = 2


class BoardFrame(QFrame):
    """Dashed while a combat is only thought of.

    Drawn, not set by a style sheet: below one, Qt lets no change of look or text through.
    """

    is_dashed = False

    def show_dashes(self, are_shown: bool) -> None:
        self.is_dashed = are_shown
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.is_dashed:
            painter = QPainter(self)
            painter.setPen(QPen(theme.BATTLE, 2, Qt.PenStyle.DashLine))
            painter.drawRect(self.rect().adjusted(1, 1, -1, -1))


class ForceRow(QWidget):
    """Both forces, the attacker first as on the printed board; below each other in little room."""

    def __init__(self, forces: Iterable[ForceView], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._box = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._box.setContentsMargins(0, 0, 0, 0)
        for force in forces:
            self._box.addWidget(force, 1, Qt.AlignmentFlag.AlignTop)

    def put_first(self, force: ForceView) -> None:
        self._box.removeWidget(force)
        self._box.insertWidget(0, force, 1, Qt.AlignmentFlag.AlignTop)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        letters = event.size().width() / self.fontMetrics().averageCharWidth()
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._box.setDirection(down if letters < FEWEST_LETTERS else across)


class ForceView(FullBrowser):
    """Counters as they lie; what is on them is told by the tip and to assistive technology."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(title)
        self._shown: tuple[str, Sequence[tuple[str, Sequence[Face]]]] = ("", ())

    def show_force(self, head: str, groups: Sequence[tuple[str, Sequence[Face]]]) -> None:
        """`groups` have a title each: those who stand here, those who come."""
        self._shown = (head, groups)
        self.clear()
        parts = [f"<p style='margin:2px 0'><b>{html.escape(head)}</b></p>"]
        for title, cards in groups:
            if title and cards:
                parts.append(f"<p style='margin:4px 0 1px 0'><i>{html.escape(title)}</i></p>")
            images = " ".join(map(self._image, cards))
            parts.append(f"<p style='margin:1px 0'>{images}</p>")
        self.setHtml("".join(parts))
        words = "\n".join(spoken(told(card.words)) for _, cards in groups for card in cards)
        self.setToolTip(words)
        self.setAccessibleDescription(words)

    def _image(self, card: Face) -> str:
        """As large as the text wants it."""
        edge = min(COUNTER_PIXELS * self.fontInfo().pixelSize() // TEXT_PIXELS, LARGEST_COUNTER)
        name = f"card:{told(card.words)}"
        resource = QTextDocument.ResourceType.ImageResource.value
        self.document().addResource(resource, QUrl(name), pixmap(card, paints_for(RULES)))
        return f"<img src='{html.escape(name)}' width='{edge}' height='{edge}'>"

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and self._shown[0]:
            self.show_force(*self._shown)


def strength_words(cards: Sequence[Face]) -> str:
    """Of those that are known."""
    known = strength_of(cards)
    hidden = sum(1 for card in cards if not card.figures)
    words = tr_count("%n strength points", known)
    return words + (tr_count(" and %n face-down counters", hidden) if hidden else "")


# -- of a view ------------------------------------------------------------------------------------


def place_of_force(view: View, side: str) -> PlaceId:
    """Where the force is: a beaten one on its way."""
    battle = view.battle
    assert battle is not None
    is_beaten = battle.loser == SIDES.index(side) and battle.position < AREA_LIMIT
    return RULES.board.area_names[battle.position if is_beaten else battle.area]


def faces_in(found: Sequence[Stack], side: str, place: PlaceId) -> list[Face]:
    return [
        face
        for stack in found
        if stack.side == side and stack.place == place
        for face in stack.faces
    ]


def faces_of(found: Sequence[Stack], counters: Sequence[str]) -> list[Face]:
    return [
        face
        for stack in found
        for face, key in zip(stack.faces, stack.keys, strict=True)
        if key in counters
    ]


def battle_head(view: View) -> str:
    battle = view.battle
    assert battle is not None
    title = area_titles()[RULES.board.area_names[battle.area]]
    scored = ", ".join(
        f"{side_title(side)} {battle.scored(number)}" for number, side in enumerate(SIDES)
    )
    return tr(
        "<b>Battle of {place}</b> · {attacker} attack · round {number} of {rounds} · "
        "hits inflicted: {scored}",
        place=html.escape(title),
        attacker=side_title(SIDES[battle.attacker]),
        number=battle.round,
        rounds=_ROUNDS,
        scored=scored,
    )
