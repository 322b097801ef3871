"""What the commanders of a demonstration think, in a few sentences before each of their phases."""

from __future__ import annotations

from typing import Any, Final

from ai.report import PLANNED, Candidate, Report
from solitaire.guide import Guide
from solitaire.protocol import Rules, Seat
from ui.terminal.hint_lines import is_idle, percent
from ui.terminal.play.words import listed

MOST_ORDERS: Final = 3
_ATTACK: Final = ": attack"
"""Such orders are told first."""
SWING: Final = 0.08
"""A change of the chances that is worth telling."""
CLEAR: Final = 0.05
"""A plan that is this much better than the next is told as a clear one."""
CLOSE: Final = 0.01
"""One that is this near to the next is told as a doubtful one."""


def active_orders(plan: Candidate) -> list[str]:
    """The orders to do something, attacks first: the order in which they are told."""
    orders = [order for order in plan.orders if not is_idle(order)]
    return sorted(orders, key=lambda order: _ATTACK not in order)


class Captions:
    def __init__(self, rules: Rules[Any, Any, Any], guide: Guide) -> None:
        self._rules = rules
        self._names = frozenset(name for names in guide.names().values() for name in names)
        self._told: tuple[Seat, tuple[str, ...]] | None = None
        self._chance_by_seat: dict[Seat, float] = {}

    def caption(self, seat: Seat, heading: tuple[str, ...], report: Report | None) -> str:
        """For the first plan of a seat in a phase; empty where there is nothing to say."""
        return " ".join(self.sentences(seat, heading, report))

    def sentences(self, seat: Seat, heading: tuple[str, ...], report: Report | None) -> list[str]:
        """The outlook, the orders, and whether there was doubt."""
        if report is None or report.how != PLANNED or self._told == (seat, heading):
            return []
        self._told = (seat, heading)
        best = report.candidates[0]
        side = self._rules.seats[seat].capitalize()
        outlook = f"The {side} commander {self._outlook(seat, best)}."
        return [outlook, self._orders(best), *self._doubts(report)]

    def _orders(self, best: Candidate) -> str:
        orders = active_orders(best)
        if not orders:
            return "He means to stand where he is."
        more = len(orders) - MOST_ORDERS
        told = [self._proper(order) for order in orders[:MOST_ORDERS]]
        if more > 0:
            told.append(f"{more} more {'order' if more == 1 else 'orders'}")
        return f"His orders: {listed(told, 'and')}."

    def _outlook(self, seat: Seat, best: Candidate) -> str:
        before = self._chance_by_seat.get(seat)
        self._chance_by_seat[seat] = best.score
        chance = percent(best.score)
        if before is None or abs(best.score - before) < SWING:
            return f"gives himself {chance} to win"
        if best.score > before:
            return f"is of better cheer: {chance} to win, after {percent(before)}"
        return f"has lost heart: {chance} to win, after {percent(before)}"

    def _doubts(self, report: Report) -> list[str]:
        if len(report.candidates) < 2:
            return []
        best, second = report.candidates[:2]
        if best.score - second.score >= CLEAR:
            return [f"No other plan came within {percent(CLEAR)}."]
        if best.score - second.score >= CLOSE:
            return []
        other = [order for order in second.orders if order not in best.orders]
        return [f"He was of two minds: {self._proper(other[0])} looked as good."] if other else []

    def _proper(self, order: str) -> str:
        """With its names written as names: "Massena foot at Rivoli to attack La Corona"."""
        who, _, what = order.partition(": ")
        return " ".join(self._spelled(word) for word in f"{who} to {what}".split())

    def _spelled(self, word: str) -> str:
        parts = word.split("-")
        if not all(part in self._names for part in parts):
            return word
        return "-".join(part.replace("_", " ").title() for part in parts)
