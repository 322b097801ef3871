"""One side's force on the combat board: its counters as they lie, and what they add up to."""

from __future__ import annotations

import html
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QUrl
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QTextBrowser, QWidget

from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.terms import AREA_LIMIT, SIDES
from solitaire.games.castiglione.views import View
from ui.desktop.counters import pixmap
from ui.desktop.foresight_words import spoken
from ui.desktop.language import tr, tr_count
from ui.desktop.naming import area_titles, side_title
from ui.desktop.stacks import Card, Pile

COUNTER_PIXELS: Final = 52
AREA, ATTACKER, ROUND, LOSER, POSITION = 0, 1, 3, 14, 16
SCORED: Final = 11
"""Where hits inflicted by each side begin in View.battle."""
_ROUNDS: Final = 2


class ForceView(QTextBrowser):
    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(title)
        self.setOpenLinks(False)

    def show_force(self, head: str, groups: Sequence[tuple[str, Sequence[Card]]]) -> None:
        """`groups` have a title each: those who stand here, those who come."""
        self.clear()
        parts = [f"<p style='margin:2px 0'><b>{html.escape(head)}</b></p>"]
        number = 0
        for title, cards in groups:
            if title and cards:
                parts.append(f"<p style='margin:4px 0 1px 0'><i>{html.escape(title)}</i></p>")
            images = []
            for card in cards:
                name = QUrl(f"card:{number}")
                picture = pixmap(card)
                resource = QTextDocument.ResourceType.ImageResource.value
                self.document().addResource(resource, name, picture)
                size = f"width='{COUNTER_PIXELS}' height='{COUNTER_PIXELS}'"
                images.append(f"<img src='card:{number}' {size}>")
                number += 1
            parts.append(f"<p style='margin:1px 0'>{' '.join(images)}</p>")
            parts += [
                f"<p style='margin:0 0 0 6px'>{html.escape(spoken(card.words()))}</p>"
                for card in cards
            ]
        self.setHtml("".join(parts))


def strength_words(cards: Sequence[Card]) -> str:
    """Of those that are known."""
    known = sum(card.strength for card in cards if card.is_unit)
    hidden = sum(1 for card in cards if not card.face.numbers)
    words = tr_count("%n strength points", known)
    return words + (tr_count(" and %n face-down counters", hidden) if hidden else "")


# -- of a view ------------------------------------------------------------------------------------


def place_of_force(view: View, side: str) -> int:
    """Where the force is: a beaten one on its way."""
    battle = view.battle
    is_beaten = battle[LOSER] == SIDES.index(side) and battle[POSITION] < AREA_LIMIT
    return battle[POSITION] if is_beaten else battle[AREA]


def cards_in(found: Sequence[Pile], side: str, area: int) -> list[Card]:
    return [
        card for pile in found if pile.side == side and pile.area == area for card in pile.cards
    ]


def cards_of(found: Sequence[Pile], counters: Sequence[str]) -> list[Card]:
    return [
        card
        for pile in found
        for card, key in zip(pile.cards, pile.keys, strict=True)
        if key in counters
    ]


def battle_head(view: View) -> str:
    battle = view.battle
    title = area_titles()[RULES.board.area_names[battle[AREA]]]
    scored = ", ".join(
        f"{side_title(side)} {battle[SCORED + number]}" for number, side in enumerate(SIDES)
    )
    return tr(
        "<b>Battle of {place}</b> · {attacker} attack · round {number} of {rounds} · "
        "hits inflicted: {scored}",
        place=html.escape(title),
        attacker=side_title(SIDES[battle[ATTACKER]]),
        number=battle[ROUND],
        rounds=_ROUNDS,
        scored=scored,
    )
