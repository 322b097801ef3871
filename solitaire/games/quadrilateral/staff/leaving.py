"""What a force that marches leaves behind it."""

from __future__ import annotations

from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.terms import CITADEL, NOWHERE
from solitaire.games.quadrilateral.text.wording import place_title
from solitaire.text import Text, text


def warnings(world: State, flag: int) -> tuple[Text, ...]:
    """A citadel without anybody: even an enemy who was beaten before its walls may enter [14.7]."""
    here, side = int(world.place[flag]), flag >> 5
    if here == NOWHERE or world.board.fort[here] != CITADEL:
        return ()
    others = int(world.flags_at(side, here)) & ~(1 << flag)
    if others or world.garrison_at(side, here) != NOWHERE:
        return ()
    return (
        text(
            "{place} is left empty: any enemy who comes there takes it [15.3].",
            place=place_title(world.board, here),
        ),
    )
