"""The coach: whether an order is clearly worse than the alternative, from the seat's view alone.

The order and its rival are imagined in the same worlds with the same dice. Nothing is said unless
the difference is large and certain.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from ai.counsel.futures import Choice
from ai.counsel.hint import Hint
from ai.counsel.hints import Adviser
from ai.search.budget import Limit
from ai.search.report import WIDTH_OF_INTERVAL
from solitaire.text import Text

WARNS_FROM: Final = 0.05
"""The least win chance that must be at stake."""
CLEARLY: Final = 2.5
"""By how many standard errors."""
MOST_REASONS: Final = 2


@dataclass(frozen=True, slots=True)
class Objection:
    """What the coach has to say against an order."""

    loss: float
    """Of the chance to win."""
    margin: float
    """The 95 % interval, plus or minus."""
    reasons: tuple[Text, ...]

    def words(self) -> str:
        told = f" After it {'; '.join(self.reasons)}." if self.reasons else ""
        return f"Coach: that costs about {100 * self.loss:.0f} % of winning.{told}"


class Coach:
    def __init__(self, adviser: Adviser) -> None:
        self._adviser = adviser

    def objection(
        self,
        view: Any,
        plies: Sequence[Any],
        hinted: Callable[[], Hint],
        nodes: int,
        *,
        warns_from: float = WARNS_FROM,
        limit: Limit | None = None,
    ) -> Objection | None:
        """A warning against these plies, the first of which is offered; None if they are good
        enough.

        They are compared with the hint's choice, which is carried on after them. Anyone who follows
        the hint is never warned, whether or not it was asked for.
        """
        hint = hinted()
        if _is_same(tuple(plies), hint.order):
            return None
        choices = [hint.choice, Choice(plan=hint.choice.plan, plies=tuple(plies))]
        futures = self._adviser.compared(view, choices, nodes, limit)
        edge = futures.edge(0, 1)
        if edge.mean < max(warns_from, CLEARLY * edge.error):
            return None
        against = [one for one in futures.reasons(1, 0, 3) if not one.is_for]
        words = tuple(reason.words() for reason in against[:MOST_REASONS])
        return Objection(edge.mean, WIDTH_OF_INTERVAL * edge.error, words)


def _is_same(plies: tuple[Any, ...], order: tuple[Any, ...]) -> bool:
    """As far as both go."""
    return plies[: len(order)] == order[: len(plies)]
