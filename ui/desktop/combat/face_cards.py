"""A face of a picture as the card that counters are drawn from."""

from __future__ import annotations

from typing import Final

from solitaire.presenting.picture import Face
from ui.desktop.board import situation
from ui.desktop.board.stacks.stacks import Card

_RANKS: Final = 4
"""A leader of rank 1 has three stars."""


def card_of(face: Face) -> Card:
    stars = face.marks.count("star")
    drawn = situation.Face(
        side=face.side,
        kind=situation.BACK if face.is_back else face.symbol,
        title=face.name,
        formation=face.band,
        numbers=tuple(map(int, face.printed or face.figures)),
        hits=face.marks.count("hit"),
        without_orders="out-of-command" in face.marks,
        from_memory=face.fade > 0,
    )
    return Card(
        drawn,
        rank=_RANKS - stars if stars else 0,
        is_foraging="foraging" in face.marks,
        has_moved="moved" in face.marks,
        is_unsupplied="unsupplied" in face.marks,
        suspicion=face.suspicion,
        suspected_kind=face.guessed_symbol,
    )
