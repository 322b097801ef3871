"""What the game tells of what happened: which news matter, where, whose; phases and facts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from solitaire.advising import PlannedOrder
from solitaire.games.camposanto.core import events as happened
from solitaire.games.camposanto.core import plies
from solitaire.games.camposanto.core.board import Board
from solitaire.games.camposanto.core.plies import Ply
from solitaire.games.camposanto.core.views import View
from solitaire.games.camposanto.data.advice_names import ASSAULT
from solitaire.games.camposanto.present import orders, periods
from solitaire.games.camposanto.present.facts import fact
from solitaire.games.camposanto.terms import OFF_MAP, SIDES, WINGS
from solitaire.presenting.board import PlaceId
from solitaire.presenting.guide import Guide, Journey, Phase, Topic
from solitaire.protocol import Event, Seat
from solitaire.text import Text, text

_QUIET: Final = (
    happened.Faced,
    happened.TurnBegun,
    happened.Marched,
    happened.Halted,
    happened.FledThrough,
    happened.MarshalPassed,
    happened.MarshalMoved,
    happened.Aimed,
    happened.RoadTaken,
    happened.NextToFlee,
    happened.RollAccepted,
    happened.OrdersSealed,
)
"""Too small for somebody who follows from afar."""
_MARCHES, _FIRE, _ASSAULTS, _ORDERS = "march", "fire", "contact", "reveal"
_TOPICS: Final[Mapping[type[Event], str]] = {
    happened.Marched: _MARCHES,
    happened.MarshalMoved: _MARCHES,
    happened.MarshalPushed: _MARCHES,
    happened.Fired: _FIRE,
    happened.AssaultBegan: _ASSAULTS,
    happened.AssaultWon: _ASSAULTS,
    happened.Withdrew: _ASSAULTS,
    happened.FlightEnded: _ASSAULTS,
    happened.StepLost: _ASSAULTS,
    happened.Abandoned: _ASSAULTS,
    happened.CutOff: _ASSAULTS,
    happened.MarshalLost: _ASSAULTS,
    happened.Advanced: _ASSAULTS,
    happened.OrdersRevealed: _ORDERS,
    happened.WingActivated: _ORDERS,
    happened.GeneralUsed: _ORDERS,
    happened.PhaseScored: _ORDERS,
    happened.SeriesSettled: _ORDERS,
}
_ALL_TOPICS: Final = (
    Topic(_ORDERS, text("Orders and score"), is_of_oneself=True),
    Topic(_MARCHES, text("Moves")),
    Topic(_FIRE, text("Fire"), is_of_oneself=True),
    Topic(_ASSAULTS, text("Assaults"), is_of_oneself=True),
)


class News(Guide):
    def __init__(self, board: Board) -> None:
        self._board = board

    def has_secrets(self, options: Mapping[str, str]) -> bool:
        return True  # sealed orders

    def is_notable(self, event: Event) -> bool:
        return not isinstance(event, _QUIET)

    # -- what happened where ----------------------------------------------------------------------

    def journey(self, event: Event) -> Journey | None:
        board = self._board
        if isinstance(event, happened.MarshalMoved):
            side, counter = int(event.marshal) // WINGS, board.marshal_names[event.marshal]
        elif isinstance(event, happened.Marched | happened.FlightEnded | happened.Advanced):
            side, counter = int(board.side[event.unit]), board.unit_names[event.unit]
        else:
            return None
        if event.start == event.end:
            return None
        start, end = board.hex_names[event.start], board.hex_names[event.end]
        is_flight = isinstance(event, happened.FlightEnded)
        return Journey(side, start, end, 1, (counter,), is_flight)

    def joined(self, event: Event, following: Event) -> Event | None:
        """Two legs of one move, cut by a Marshal who gave way [8.2]."""
        if not isinstance(event, happened.Marched) or not isinstance(following, happened.Marched):
            return None
        if event.unit != following.unit or event.end != following.start:
            return None
        return happened.Marched(event.unit, event.start, following.end)

    def battle_at(self, event: Event) -> PlaceId:
        if not isinstance(event, happened.AssaultBegan):
            return ""
        return self._board.hex_names[event.defenders[0]]

    def dice_of_orders(self, events: Sequence[Event], seat: Seat) -> Sequence[Event]:
        """Own shots, and how assaults ended."""
        return [
            event
            for event in events
            if isinstance(event, happened.AssaultWon)
            or (isinstance(event, happened.Fired) and self.actor(event) == seat)
        ]

    def topics(self) -> Sequence[Topic]:
        return _ALL_TOPICS

    def topic(self, event: Event) -> str:
        return _TOPICS.get(type(event), "")

    def areas_of(self, event: Event) -> tuple[str, ...]:
        places = [
            getattr(event, name)
            for name in ("start", "end", "place", "target")
            if getattr(event, name, OFF_MAP) != OFF_MAP
        ]
        places += getattr(event, "defenders", ())
        return tuple(self._board.hex_names[place] for place in dict.fromkeys(places))

    def actor(self, event: Event) -> Seat | None:
        unit, wing = getattr(event, "unit", None), getattr(event, "wing", None)
        marshal, side = getattr(event, "marshal", None), getattr(event, "side", None)
        if unit is not None:
            return int(self._board.side[unit])
        for owned in (wing, marshal):
            if owned is not None:
                return int(owned) // WINGS
        return side if side in range(len(SIDES)) else None

    # -- phases -----------------------------------------------------------------------------------

    def opens_phase(self, event: Event) -> bool:
        return isinstance(event, happened.PhaseBegan | happened.WingActivated)

    def opens_turn(self, event: Event) -> bool:
        return isinstance(event, happened.PhaseBegan)

    def begins_march(self, ply: Ply) -> bool:
        return ply.verb in (plies.MARCH, plies.TURN)

    def turns(self) -> Sequence[Text]:
        return periods.TURNS

    def phase(self, heading: Sequence[str]) -> Phase:
        return periods.phase(heading)

    # -- plans ------------------------------------------------------------------------------------

    def order_words(self, order: PlannedOrder) -> Text:
        return orders.order_words(order)

    def is_attack(self, order: PlannedOrder) -> bool:
        return order.verb == ASSAULT

    def fact(self, view: View, words: Sequence[str]) -> bool:
        return fact(view, words)
