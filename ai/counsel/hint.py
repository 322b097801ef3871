"""The contents of a hint as plain data: candidates with chances, intervals and reasons."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from ai.counsel.futures import Choice, Reason
from ai.search.report import orders_as_json
from solitaire.advising import PlannedOrder
from solitaire.protocol import Event


@dataclass(frozen=True, slots=True)
class Option:
    """One candidate of a hint."""

    text: str
    orders: tuple[PlannedOrder, ...]
    """For a plan, one per formation."""
    chance: float
    """Of winning, with a draw counting half."""
    interval: tuple[float, float]
    edge: float
    """What is lost compared with the first candidate, 0 for that one."""
    edge_interval: tuple[float, float]
    is_equal: bool
    """As far as can be told."""
    attempts: tuple[tuple[str, Fraction], ...]
    """What it attempts with dice, with the exact chance."""
    reasons: tuple[Reason, ...]
    """Compared with the first candidate; those of the first are compared with the best that
    differs."""
    visits: int
    """Simulations of the search that started with it."""
    line: tuple[Event, ...]
    """What happens in a typical future of it."""

    def as_json(self) -> dict[str, Any]:
        return {
            "text": self.text,
            **orders_as_json(self.orders),
            "chance": round(self.chance, 4),
            "interval": [round(bound, 4) for bound in self.interval],
            "edge": round(self.edge, 4),
            "edge interval": [round(bound, 4) for bound in self.edge_interval],
            "equal": self.is_equal,
            "visits": self.visits,
            "attempts": [{"what": what, "chance": str(chance)} for what, chance in self.attempts],
            "reasons": [_reason_json(reason) for reason in self.reasons],
        }


def _reason_json(reason: Reason) -> dict[str, Any]:
    return {
        "fact": reason.fact.key,
        "words": reason.words(),
        "rule": reason.fact.rule,
        "nudge": reason.fact.nudge,
        "here": round(reason.here, 4),
        "otherwise": round(reason.there, 4),
        "error": round(reason.difference.error, 4),
        "futures": reason.futures,
        "for": reason.is_for,
    }


@dataclass(frozen=True, slots=True)
class Hint:
    ply: Any
    """The next step to play."""
    text: str
    choice: Choice
    """The plan it belongs to, or the step alone."""
    order: tuple[Any, ...]
    """That step and those that belong to it, up to the next roll, reaction or order."""
    how: str
    nodes: int
    futures: int
    """For each candidate."""
    partial: bool
    options: tuple[Option, ...]
    """The best first."""

    @property
    def line(self) -> tuple[Event, ...]:
        """What happens in a typical future of the first candidate."""
        return self.options[0].line

    def as_json(self) -> dict[str, Any]:
        return {
            "ply": self.text,
            "how": self.how,
            "nodes": self.nodes,
            "futures": self.futures,
            "partial": self.partial,
            "candidates": [option.as_json() for option in self.options],
        }
