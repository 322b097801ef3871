"""The game's answers to whoever is about to give an order (solitaire/presenting/adjutant.py)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from solitaire.games.camposanto.core.plies import TURN, VERBS, Ply
from solitaire.games.camposanto.core.views import View
from solitaire.games.camposanto.game import RULES
from solitaire.games.camposanto.staff import choices, duties, foresight, standing
from solitaire.games.camposanto.staff.marches import own_units
from solitaire.games.camposanto.staff.world import active_side, is_at_work
from solitaire.presenting.adjutant import (
    Adjutant,
    Foresight,
    March,
    Reminder,
    StandingAnswer,
    StandingOrder,
)
from solitaire.presenting.board import CounterId, PlaceId
from solitaire.text import NOTHING, Text


class CamposantoAdjutant(Adjutant):
    def foresee(self, view: View, counters: Sequence[CounterId], goal: PlaceId) -> Foresight | None:
        units, place = own_units(view, counters), RULES.board.hex_by_name.get(goal)
        return None if place is None else foresight.foresee(view, units, place)

    def march(self, view: View, counters: Sequence[CounterId], goal: PlaceId) -> March | Text:
        units, place = own_units(view, counters), RULES.board.hex_by_name.get(goal)
        return NOTHING if place is None or not units else foresight.march(view, units, place)

    def begin(self, view: View, counters: Sequence[CounterId]) -> Sequence[Ply]:
        """Who begins without a goal turns where it stands; one at a time."""
        return [Ply(TURN, unit) for unit in own_units(view, counters)[:1]]

    def foresee_choice(self, view: View, ply: Ply) -> Foresight | None:
        return foresight.foresee_choice(view, ply)

    def words(self, view: View, ply: Ply) -> str:
        return VERBS[ply.verb][2]

    def engagement(self, view: View) -> tuple[str, int] | None:
        fight = view.assault
        if fight is None:
            return None
        rolled = int(RULES.board.charts.threshold) - fight.threshold
        return RULES.board.hex_names[fight.defenders[0]], rolled + 1

    def is_interruption(self, view: View) -> bool:
        return is_at_work(view) and active_side(view) != view.seat

    def forgotten(self, view: View, offered: Sequence[Ply]) -> list[Reminder]:
        return duties.forgotten(view, offered)

    def suggestion(self, view: View, offered: Sequence[Ply]) -> Ply | None:
        return choices.suggestion(view, offered)

    def effect(self, view: View, ply: Ply) -> Text:
        return choices.effect(view, ply)

    def standing_orders(self) -> Sequence[StandingOrder]:
        return standing.ORDERS

    def standing_answer(
        self, view: View, offered: Sequence[Ply], orders: Mapping[str, str]
    ) -> StandingAnswer | None:
        return standing.answer(view, offered, orders)


ADJUTANT: Final = CamposantoAdjutant()
