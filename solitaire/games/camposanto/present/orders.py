"""Orders of the computer's plans in words."""

from __future__ import annotations

from typing import Final

from solitaire.advising import PlannedOrder
from solitaire.games.camposanto.data.advice_names import (
    ACT_FREELY,
    APPROACH,
    ASSAULT,
    FALL_BACK,
    HOLD,
)
from solitaire.games.camposanto.game import RULES
from solitaire.games.camposanto.present.names import hex_title, unit_of, unit_title
from solitaire.text import Text, filled, marked, verbatim

_WORDS: Final = {
    HOLD: marked("{who} at {place}: hold"),
    ACT_FREELY: marked("{who} at {place}: act as seems best"),
    ASSAULT: marked("{who} at {place}: assault {goal}"),
    APPROACH: marked("{who} at {place}: approach {goal}"),
    FALL_BACK: marked("{who} at {place}: fall back"),
}


def order_words(order: PlannedOrder) -> Text:
    unit = unit_of(order.who)
    if order.verb not in _WORDS or unit is None:
        return verbatim(order.text)
    return filled(
        _WORDS[order.verb],
        {"who": unit_title(unit), "place": _hex(order.at), "goal": _hex(order.goal)},
    )


def _hex(name: str) -> Text:
    place = RULES.board.hex_by_name.get(name)
    return verbatim(name) if place is None else hex_title(place)
