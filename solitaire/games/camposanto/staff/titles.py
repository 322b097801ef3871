"""Names in the sentences of the staff."""

from __future__ import annotations

from collections.abc import Sequence

from solitaire.games.camposanto.game import RULES
from solitaire.text import Text, joined, text, verbatim


def unit_text(unit: int) -> Text:
    return verbatim(RULES.board.unit_titles[unit])


def units_text(units: Sequence[int]) -> Text:
    return joined([unit_text(unit) for unit in units])


def hex_text(place: int) -> Text:
    data = RULES.board.data.hexes[place]
    if not data.name:
        return verbatim(data.id)
    return text("{hex} ({name})", hex=verbatim(data.id), name=verbatim(data.name))


def hexes_text(places: Sequence[int]) -> Text:
    return joined([hex_text(place) for place in places])
