"""What the game tells of what happened: which news matter, where, whose, and plans in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from solitaire.advising import PlannedOrder
from solitaire.bits import members
from solitaire.games.castiglione.core import events as kinds
from solitaire.games.castiglione.core import plies
from solitaire.games.castiglione.core.board import Board
from solitaire.games.castiglione.core.events import Happened
from solitaire.games.castiglione.core.plies import Ply
from solitaire.games.castiglione.core.views import View
from solitaire.games.castiglione.data.advice_names import ATTACK, DUMMIES
from solitaire.games.castiglione.present import orders, periods
from solitaire.games.castiglione.present.names import area_title, army_title, counter_title
from solitaire.games.castiglione.present.topics import TOPICS, TRAVELS
from solitaire.games.castiglione.staff import intelligence as staff_intelligence
from solitaire.games.castiglione.terms import AREA_LIMIT, DUMMY, NOWHERE, SIDE_SIZE, SIDES
from solitaire.presenting.board import PlaceId
from solitaire.presenting.guide import Estimate, Guide, Journey, Phase, Sighting
from solitaire.protocol import Event, Seat, may_see
from solitaire.text import NOTHING, Text, joined, text

_NOTABLE: Final = frozenset(
    {
        kinds.TURN_BEGAN,
        kinds.CONTROL_CHANGED,
        kinds.GONE,
        kinds.SIEGE_LIFTED,
        kinds.SIEGE_RESUMED,
        kinds.JOINED_MANTUA,
        kinds.FIRST_PLAYER,
        kinds.BRIDGE_DOWN,
        kinds.BRIDGE_MENDED,
        kinds.OVERRUN,
        kinds.BATTLE_BEGAN,
        kinds.CALLED_IN,
        kinds.BROKE_OFF,
        kinds.LOST_BATTLE,
        kinds.RETREATED,
        kinds.CUT_THROUGH,
        kinds.PURSUED,
        kinds.DESTROYED,
        kinds.DUMMIES_GONE,
        kinds.SCOUTED,
        kinds.REVEALED,
        kinds.LEADERS_FOUND,
        kinds.LEADER_HIT,
        kinds.LEADER_RETURNS,
        kinds.APPOINTED,
        kinds.GAME_ENDED,
    }
)
_COLUMN: Final = 4
"""Counters that march together and are worth a line in a short account."""


class News(Guide):
    def __init__(self, board: Board) -> None:
        self._board = board

    def has_secrets(self, options: Mapping[str, str]) -> bool:
        return options.get("visibility") != "open"

    def is_full_account(self, event: Event) -> bool:
        """The enemy's share of a march is told besides the owner's."""
        assert isinstance(event, Happened), event
        return event.side == NOWHERE or may_see(event.audience, event.side)

    def is_notable(self, event: Event) -> bool:
        assert isinstance(event, Happened), event
        if event.kind == kinds.STEPPED:
            return event.amount >= _COLUMN
        return event.kind in _NOTABLE

    def journey(self, event: Event) -> Journey | None:
        assert isinstance(event, Happened), event
        if event.kind not in TRAVELS or max(event.area, event.other) >= AREA_LIMIT:
            return None
        names = self._board.area_names
        counters, is_step = self._counters(event), event.kind == kinds.STEPPED
        many = event.amount if is_step else len(counters)
        return Journey(
            event.side, names[event.area], names[event.other], many, counters, not is_step
        )

    def _counters(self, event: Happened) -> tuple[str, ...]:
        names, first = self._board.counter_names, event.side * SIDE_SIZE
        return tuple(names[first + local] for local in members(event.counters))

    def joined(self, event: Event, following: Event) -> Event | None:
        assert isinstance(event, Happened), event
        assert isinstance(following, Happened), following
        are_steps = event.kind == following.kind == kinds.STEPPED
        if (
            not are_steps
            or event.other != following.area
            or _marchers(event) != _marchers(following)
        ):
            return None
        return Happened(
            event.kind,
            event.side,
            event.counters,
            event.area,
            following.other,
            event.amount,
            event.audience,
        )

    def battle_at(self, event: Event) -> PlaceId:
        assert isinstance(event, Happened), event
        return self._board.area_names[event.area] if event.kind == kinds.BATTLE_BEGAN else ""

    def revealed(self, event: Event) -> Sighting | None:
        assert isinstance(event, Happened), event
        if event.kind != kinds.REVEALED:
            return None
        return Sighting(event.side, self._board.area_names[event.area], self._counters(event))

    def sighting_words(self, seen: Sighting) -> Text:
        """That dummies were seen is told by itself."""
        board = self._board
        counters = [board.counter_by_name[one] for one in seen.counters]
        named = [one for one in counters if board.counter_kind[one] != DUMMY]
        if not named:
            return NOTHING
        return text(
            "Seen of the {side} in {place}: {names} [13.1].",
            side=army_title(seen.seat),
            place=area_title(board.area_by_name[seen.place]),
            names=joined(dict.fromkeys(map(counter_title, named))),
        )

    def topic(self, event: Event) -> str:
        assert isinstance(event, Happened), event
        return TOPICS.get(event.kind, "")

    def areas_of(self, event: Event) -> tuple[str, ...]:
        assert isinstance(event, Happened), event
        names, bridge = self._board.area_names, event.other
        if TOPICS.get(event.kind) == "bridge" and bridge < len(self._board.bridge_ends):
            return tuple(names[end] for end in self._board.bridge_ends[bridge])
        places = [event.area, event.other] if event.kind in TRAVELS else [event.area]
        return tuple(names[place] for place in places if place < AREA_LIMIT)

    def actor(self, event: Event) -> Seat | None:
        assert isinstance(event, Happened), event
        return event.side if event.side in range(len(SIDES)) else None

    def estimates(
        self, view: View, worlds: Sequence[Any], shares: Sequence[float]
    ) -> Sequence[Estimate]:
        return staff_intelligence.estimates(self._board, view, worlds, shares)

    def opens_phase(self, event: Event) -> bool:
        assert isinstance(event, Happened), event
        return event.kind in (kinds.TURN_BEGAN, kinds.BATTLE_BEGAN)

    def turn_opened(self, event: Event) -> int:
        assert isinstance(event, Happened), event
        return event.amount if event.kind == kinds.TURN_BEGAN else 0

    def begins_march(self, ply: Ply) -> bool:
        return ply.verb == plies.MOVE

    def turns(self) -> Sequence[Text]:
        return periods.DATES

    def phase(self, heading: Sequence[str]) -> Phase:
        return periods.phase(heading)

    # -- plans ------------------------------------------------------------------------------------

    def order_words(self, order: PlannedOrder) -> Text:
        return orders.order_words(order)

    def is_attack(self, order: PlannedOrder) -> bool:
        return order.verb == ATTACK

    def is_feint(self, order: PlannedOrder) -> bool:
        return order.who == DUMMIES


def _marchers(event: Happened) -> tuple[int, ...]:
    """Who marches, and who is told of it."""
    return event.side, event.counters, event.amount, event.audience
