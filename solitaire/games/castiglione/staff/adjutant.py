"""The staff as adjutant: answers to the window's questions by the modules of the staff."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Final

from solitaire.games.castiglione.core import plies
from solitaire.games.castiglione.core.plies import Ply
from solitaire.games.castiglione.core.views import View
from solitaire.games.castiglione.game import RULES, Castiglione
from solitaire.games.castiglione.staff.choices import (
    effect,
    foresee_choice,
    likeness,
    suggestion,
)
from solitaire.games.castiglione.staff.duties import forgotten
from solitaire.games.castiglione.staff.march import foresee
from solitaire.games.castiglione.staff.standing import ORDERS, answer
from solitaire.games.castiglione.terms import (
    FIRST_MOVEMENT,
    SECOND_COMBAT,
    local_of,
)
from solitaire.presenting.adjutant import (
    Adjutant,
    Foresight,
    March,
    Reminder,
    StandingAnswer,
    StandingOrder,
)
from solitaire.text import Text


class CastiglioneAdjutant(Adjutant):
    def __init__(self, rules: Castiglione) -> None:
        self._rules = rules
        self._board = rules.board

    def foresee(self, view: View, counters: Sequence[str], goal: str) -> Foresight:
        return foresee(self._board, view, self._numbers(counters), self._board.area_by_name[goal])

    def march(self, view: View, counters: Sequence[str], goal: str) -> March | Text:
        found = self.foresee(view, counters, goal)
        if found.refusal:
            return found.refusal
        begun = () if view.march is not None else tuple(self.begin(view, counters))
        start = self._board.area_names[view.own[local_of(self._numbers(counters)[0])]]
        if not found.steps:
            forced = plies.ply(plies.FORCE_MARCH, self._board.area_by_name[goal])
            return March(begun, (start,), found, forced)
        way = [step.place for step in found.steps]
        steps = [plies.ply(plies.TO, self._board.area_by_name[place]) for place in way]
        return March((*begun, *steps, plies.ply(plies.HALT)), (start, *way), found)

    def begin(self, view: View, counters: Sequence[str]) -> Sequence[Ply]:
        first, *others = self._numbers(counters)
        return [plies.ply(plies.MOVE, first), *(plies.ply(plies.WITH, one) for one in others)]

    def _numbers(self, counters: Sequence[str]) -> list[int]:
        return [self._board.counter_by_name[name] for name in counters]

    def foresee_choice(self, view: View, ply: Ply) -> Foresight | None:
        return foresee_choice(self._board, view, ply)

    def engagement(self, view: View) -> tuple[str, int] | None:
        battle = view.battle
        return None if battle is None else (self._board.area_names[battle.area], battle.round)

    def is_interruption(self, view: View) -> bool:
        is_action = FIRST_MOVEMENT <= view.clock.phase <= SECOND_COMBAT
        return is_action and view.clock.active != view.seat

    def forgotten(self, view: View, offered: Sequence[Ply]) -> list[Reminder]:
        return forgotten(self._board, view, offered)

    def suggestion(self, view: View, offered: Sequence[Ply]) -> Ply | None:
        return suggestion(view, offered)

    def effect(self, view: View, ply: Ply) -> Text:
        return effect(view, ply)

    def likeness(self, view: View, ply: Ply) -> Hashable:
        return likeness(self._board, view, ply)

    def standing_orders(self) -> Sequence[StandingOrder]:
        return ORDERS

    def standing_answer(
        self, view: View, offered: Sequence[Ply], orders: Mapping[str, str]
    ) -> StandingAnswer | None:
        return answer(self._board, view, offered, orders)


ADJUTANT: Final = CastiglioneAdjutant(RULES)
