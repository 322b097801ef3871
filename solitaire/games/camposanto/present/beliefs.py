"""What a seat believed of the orders that the enemy had sealed, from imagined worlds."""

from __future__ import annotations

from collections.abc import Sequence

from solitaire.games.camposanto.core.state import State
from solitaire.games.camposanto.core.views import View
from solitaire.games.camposanto.present.names import chit_key, wing_box
from solitaire.games.camposanto.present.picture import is_sealed_to
from solitaire.games.camposanto.terms import ALL_WINGS, WINGS
from solitaire.presenting.presenter import Beliefs, Guess, Label
from solitaire.text import text

Note = tuple[int, ...]
"""The order of each wing in an imagined world; 0 for none."""


def noted(world: State) -> Note:
    return tuple(int(world.laid(wing)) for wing in range(ALL_WINGS))


def beliefs(view: View, notes: Sequence[Note], shares: Sequence[float]) -> Beliefs:
    enemy = 1 - view.seat
    if not is_sealed_to(view, enemy):
        return Beliefs({}, ())
    wings = range(enemy * WINGS, enemy * WINGS + WINGS)
    found = {wing: _shares(notes, shares, wing) for wing in wings}
    likely = {
        wing: max(by_value, key=lambda one: by_value[one]) for wing, by_value in found.items()
    }
    labels = {
        f"{wing_box(wing)}/sealed": Label(
            text("{value} {share}%", value=value, share=round(100 * found[wing][value])),
            wing % WINGS,
        )
        for wing, value in likely.items()
    }
    values = sorted({value for by_value in found.values() for value in by_value})
    return Beliefs(labels, tuple(_guess(value, found) for value in values))


def _shares(notes: Sequence[Note], shares: Sequence[float], wing: int) -> dict[int, float]:
    found: dict[int, float] = {}
    for note, share in zip(notes, shares, strict=True):
        found[note[wing]] = found.get(note[wing], 0.0) + share
    return found


def _guess(value: int, found: dict[int, dict[int, float]]) -> Guess:
    """On which wings an order point may lie, the likeliest first."""
    places = [(wing_box(wing), shares[value]) for wing, shares in found.items() if value in shares]
    return Guess(chit_key(value), tuple(sorted(places, key=lambda one: -one[1])))
