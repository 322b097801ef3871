"""Orders of a plan as people read them."""

from __future__ import annotations

from functools import cache
from typing import Final

from solitaire.advising import PlannedOrder
from solitaire.games.castiglione.data.advice_names import (
    ATTACK,
    BESIEGE,
    BREAK_BRIDGE,
    DUMMIES,
    FOOT,
    GO_TO,
    HOLD_SIEGE,
    HORSE,
    MEND_BRIDGE,
    ONWARD,
)
from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.present.names import area_title, counter_title, family_name
from solitaire.games.castiglione.text.notation import bridge_name
from solitaire.text import Text, marked, text, verbatim

_MARCHES: Final = {
    ATTACK: (marked("attack {area}"), marked("attack {area} by forced march")),
    GO_TO: (marked("go to {area}"), marked("go to {area} by forced march")),
    BESIEGE: (marked("besiege {area}"), marked("besiege {area} by forced march")),
}
_BRIDGES: Final = {
    BREAK_BRIDGE: marked("break the bridge {area}-{other}"),
    MEND_BRIDGE: marked("mend the bridge {area}-{other}"),
}
_BRIDGES_AND_ON: Final = {
    BREAK_BRIDGE: marked("break the bridge {area}-{other} and go on"),
    MEND_BRIDGE: marked("mend the bridge {area}-{other} and go on"),
}
_OF_FORMATIONS: Final = {FOOT: marked("{leader}’s foot"), HORSE: marked("{leader}’s horse")}
_OF_ARMY: Final = {FOOT: marked("army foot"), HORSE: marked("army horse")}


def order_words(order: PlannedOrder) -> Text:
    if order.at not in RULES.board.area_by_name:
        return verbatim(order.text)  # of an older version, which kept the text alone
    return text(
        "{who} at {area}: {what}",
        who=_who(order),
        area=_title(order.at),
        what=_what(order),
    )


def _who(order: PlannedOrder) -> Text:
    if order.who == DUMMIES:
        return text("dummies")
    counter = RULES.board.counter_by_name.get(order.who)
    if counter is None:
        return text(_OF_ARMY[order.part])
    if not order.part:
        return counter_title(counter)
    return text(_OF_FORMATIONS[order.part], leader=family_name(counter))


def _what(order: PlannedOrder) -> Text:
    if order.verb == ATTACK and order.manner == ONWARD:
        return text("overrun {area} and go on", area=_title(order.goal))
    if order.verb in _MARCHES:
        template = _MARCHES[order.verb][bool(order.manner)]
        return text(template, area=_title(order.goal))
    if order.verb in _BRIDGES:
        one, other = _ends()[order.goal]
        template = (_BRIDGES_AND_ON if order.manner else _BRIDGES)[order.verb]
        return text(template, area=area_title(one), other=area_title(other))
    return text("hold the siege") if order.verb == HOLD_SIEGE else text("hold")


def _title(area: str) -> Text:
    return area_title(RULES.board.area_by_name[area])


@cache
def _ends() -> dict[str, tuple[int, int]]:
    """Of bridges, by name."""
    ends = RULES.board.bridge_ends
    return {bridge_name(RULES.board, bridge): ends[bridge] for bridge in range(len(ends))}
