"""Orders of the computer's plans in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from solitaire.advising import PlannedOrder
from solitaire.games.quadrilateral.data.advice_names import (
    AS_USUAL,
    BOLDLY,
    FOR_MANTOVA,
    GATHER,
    HOLD,
    HURRY,
    IN_MASS,
    MARCH,
    PRESS,
    RAISE,
    RELIEVE,
    SALLY,
    STORM,
    STRIKE,
    WITHDRAW,
)
from solitaire.games.quadrilateral.game import RULES
from solitaire.games.quadrilateral.present.names import army_title, leader_title, place_title
from solitaire.games.quadrilateral.terms import SIDES
from solitaire.text import Text, filled, joined, marked, text, verbatim

_OF_ARMY: Final = {
    AS_USUAL: marked("{who}: act as usual"),
    HOLD: marked("{who}: stand where they are"),
    GATHER: marked("{who}: gather at {goal}"),
    STRIKE: marked("{who}: strike at {goal}"),
    RELIEVE: marked("{who}: relieve Mantova by way of {goal}"),
    RAISE: marked("{who}: raise the siege and strike at {goal}"),
    WITHDRAW: marked("{who}: withdraw to {goal}"),
    FOR_MANTOVA: marked("{who}: fight for Mantova"),
    IN_MASS: marked("{who}: keep together, attack when sure"),
    BOLDLY: marked("{who}: attack where it can be done"),
    SALLY: marked("{who}: sally from Mantova"),
    STORM: marked("{who}: storm Mantova in the last turns"),
}
_OF_FORCE: Final = {
    AS_USUAL: marked("{who} at {place}: go with the army"),
    HOLD: marked("{who} at {place}: hold"),
    MARCH: marked("{who} at {place}: march to {goal}"),
    PRESS: marked("{who} at {place}: march to {goal} by command"),
    HURRY: marked("{who} at {place}: extended march to {goal} by command"),
}
_MANY: Final = 2
"""Forces with the same order from which on they share a line."""


def order_words(order: PlannedOrder) -> Text:
    if order.who in SIDES and order.verb in _OF_ARMY:
        who = army_title(SIDES.index(order.who))
        return filled(_OF_ARMY[order.verb], {"who": who, "goal": _place(order.goal)})
    leader = RULES.board.leader_by_name.get(order.who)
    if leader is None or order.verb not in _OF_FORCE:
        return verbatim(order.text)
    return filled(
        _OF_FORCE[order.verb],
        {"who": leader_title(leader), "place": _place(order.at), "goal": _place(order.goal)},
    )


def plan_words(orders: Sequence[PlannedOrder]) -> list[Text]:
    """Forces that go with the army have one line, the last; to hold is an order like others."""
    following = [one for one in orders if one.who not in SIDES and one.verb == AS_USUAL]
    lines = [order_words(one) for one in orders if one not in following]
    if len(following) < _MANY:
        return [*lines, *map(order_words, following)]
    numbers = RULES.board.leader_by_name
    who = joined([leader_title(numbers[one.who]) for one in following])
    return [*lines, text("{who}: go with the army", who=who)]


def _place(name: str) -> Text:
    place = RULES.board.place_by_name.get(name)
    return verbatim(name) if place is None else place_title(place)


def is_attack(order: PlannedOrder) -> bool:
    """An operation against an enemy; of a march the orders do not say whom it meets."""
    return order.verb in (STRIKE, RAISE, RELIEVE)
