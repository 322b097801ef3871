"""Retreat, pursuit, fighting on, marches to the guns: choices of a combat that are clicked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from solitaire.presenting.offers import Offer
from ui.desktop.style.language import tr, translated
from ui.desktop.style.number_words import percent
from ui.desktop.style.widgets.wrapped_button import WrappedButton


class ChoiceButtons(QWidget):
    chosen = Signal(object)
    """An Offer."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.buttons: list[WrappedButton] = []
        self._offers: list[Offer] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)

    def show_offers(self, offers: Sequence[Offer], effects: Sequence[str]) -> None:
        """What each leads to, where that is known at once, stands behind its words."""
        for button in self.buttons:
            self._column.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.buttons, self._offers = [], list(offers)
        for number, (offer, effect) in enumerate(zip(offers, effects, strict=True), start=1):
            button = WrappedButton(f"&{number}  {_joined(translated(offer.words), effect)}", self)
            button.setToolTip(translated(offer.rule))
            button.clicked.connect(lambda checked=False, offer=offer: self.chosen.emit(offer))
            self._column.addWidget(button)
            self.buttons.append(button)
        self.setVisible(bool(offers))

    def tell_chances(self, chances: Mapping[str, Fraction]) -> None:
        """That the seat wins the combat, by the text of the choice."""
        for number, (button, offer) in enumerate(
            zip(self.buttons, self._offers, strict=True), start=1
        ):
            if offer.text in chances:
                future = tr("you win {chance}", chance=percent(chances[offer.text]))
                button.setText(f"&{number}  {_joined(translated(offer.words), future)}")


def _joined(words: str, more: str) -> str:
    return f"{words} – {more}" if more else words
