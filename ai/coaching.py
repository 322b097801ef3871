"""A coach: whether an order is clearly worse than what one would do, from the seat's view alone.

The order and its rival are imagined in the same worlds with the same dice. Nothing is said unless
the difference is large and sure.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from ai.budget import Limit
from ai.futures import Choice
from ai.hints import Adviser, Hint, Stop
from ai.report import WIDTH_OF_INTERVAL
from solitaire.advising import Advice
from solitaire.protocol import Rules

WARNS_FROM: Final = 0.05
"""Win chance that must be at stake."""
CLEARLY: Final = 2.5
"""Standard errors by which it must be."""
MOST_REASONS: Final = 2


@dataclass(frozen=True, slots=True)
class Objection:
    """What the coach has to say against an order."""

    loss: float
    """Of the chance to win."""
    margin: float
    """So much more or less with 95 %."""
    reasons: tuple[str, ...]

    def words(self) -> str:
        told = f" After it {'; '.join(self.reasons)}." if self.reasons else ""
        return f"Coach: that costs about {100 * self.loss:.0f} % of winning.{told}"


class Coach:
    def __init__(
        self, rules: Rules[Any, Any, Any], advice: Advice[Any, Any], adviser: Adviser
    ) -> None:
        self._rules = rules
        self._advice = advice
        self._adviser = adviser

    def objection(
        self,
        view: Any,
        plies: Sequence[Any],
        hinted: Callable[[], Hint],
        nodes: int,
        *,
        warns_from: float = WARNS_FROM,
        stop: Stop | None = None,
    ) -> Objection | None:
        """Against these plies, the first of which is offered; None if they will do.

        They are compared with what the staff would do where a plan is asked for, else with the
        ply that a hint gives. What the hint says is never warned of, asked for or not.
        """
        better = self._usual(view, hinted)
        if better.plies and better.plies[0] == plies[0]:
            return None
        choices = [better, Choice(plies=tuple(plies))]
        futures = self._adviser.compared(view, choices, nodes, Limit(stop=stop))
        edge = futures.edge(0, 1)
        if edge.mean < max(warns_from, CLEARLY * edge.error):
            return None
        if _is_begun_by(tuple(plies), hinted().order):
            return None
        against = [one for one in futures.reasons(1, 0, 3) if not one.is_for]
        words = tuple(reason.words() for reason in against[:MOST_REASONS])
        return Objection(edge.mean, WIDTH_OF_INTERVAL * edge.error, words)

    def _usual(self, view: Any, hinted: Callable[[], Hint]) -> Choice:
        world = self._rules.imagine(view, Random(0))
        return Choice() if self._advice.slots(world) else Choice(plies=(hinted().ply,))


def _is_begun_by(plies: tuple[Any, ...], order: tuple[Any, ...]) -> bool:
    """Whether they are the same as far as both go."""
    return plies[: len(order)] == order[: len(plies)]
