"""One side's force on the combat board: its counters as they lie, and what they add up to."""

from __future__ import annotations

import html
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QUrl
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QTextBrowser, QWidget

from ui.desktop.counters import pixmap
from ui.desktop.foresight_words import spoken
from ui.desktop.language import tr_count
from ui.desktop.stacks import Card

COUNTER_PIXELS: Final = 52


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
