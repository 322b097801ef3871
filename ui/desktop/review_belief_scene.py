"""The map with a guess on the back of each hidden counter."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from ui.desktop.atlas import Atlas
from ui.desktop.map_scene import MapScene
from ui.desktop.situation import BACK, Situation
from ui.desktop.stacks import Pile


class EstimateScene(MapScene):
    def __init__(self, atlas: Atlas) -> None:
        self._guesses: Mapping[str, str] = {}
        super().__init__(atlas)

    def set_guesses(self, guesses: Mapping[str, str]) -> None:
        """By the key of the counter's slot; shown with the next view."""
        self._guesses = guesses

    def _show_map(self, seen: Situation, found: Sequence[Pile]) -> None:
        super()._show_map(seen, [self._guessed(pile) for pile in found])

    def _guessed(self, pile: Pile) -> Pile:
        cards = tuple(
            replace(card, suspicion=self._guesses.get(key, card.suspicion))
            if card.face.kind == BACK
            else card
            for card, key in zip(pile.cards, pile.keys, strict=True)
        )
        return replace(pile, cards=cards)
