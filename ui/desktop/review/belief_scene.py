"""The map with a guess on the back of each hidden counter."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from solitaire.presenting.board import CounterId
from solitaire.presenting.presenter import Label
from ui.desktop.board.atlas import Atlas
from ui.desktop.board.scene import MapScene
from ui.desktop.board.situation import BACK, Situation
from ui.desktop.board.stacks.stacks import Pile
from ui.desktop.style.language import told


class EstimateScene(MapScene):
    def __init__(self, atlas: Atlas) -> None:
        self._guesses: Mapping[CounterId, Label] = {}
        super().__init__(atlas)

    def set_guesses(self, guesses: Mapping[CounterId, Label]) -> None:
        """By the key of the counter's slot; shown with the next view."""
        self._guesses = guesses

    def _show_map(self, seen: Situation, found: Sequence[Pile]) -> None:
        super()._show_map(seen, [self._guessed(pile) for pile in found])

    def _guessed(self, pile: Pile) -> Pile:
        """The surest guess on top of the other face-down counters, rumours below."""
        guesses = self._guesses
        pairs = [
            (replace(card, suspicion=told(guesses[key].words) if key in guesses else ""), key)
            for card, key in zip(pile.cards, pile.keys, strict=True)
            if card.face.kind == BACK
        ]
        pairs.sort(key=lambda pair: guesses[pair[1]].rank if pair[1] in guesses else -1)
        known = [
            (card, key)
            for card, key in zip(pile.cards, pile.keys, strict=True)
            if card.face.kind != BACK
        ]
        cards, keys = zip(*known, *pairs, strict=True)
        return replace(pile, cards=cards, keys=keys)
