"""Names in the sentences of the staff."""

from __future__ import annotations

from collections.abc import Sequence

from solitaire.games.camposanto.game import RULES
from solitaire.games.camposanto.text.wording import hex_title, unit_title
from solitaire.text import Text, joined


def unit_text(unit: int) -> Text:
    return unit_title(RULES.board, unit)


def units_text(units: Sequence[int]) -> Text:
    return joined([unit_text(unit) for unit in units])


def hex_text(place: int) -> Text:
    return hex_title(RULES.board, place)


def hexes_text(places: Sequence[int]) -> Text:
    return joined([hex_text(place) for place in places])
