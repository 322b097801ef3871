"""What a search found: statistics that can be added up, and the report made from them.

Statistics are plain values, so that several processes can search the same question and be merged.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any, Final

from ai.search.nodes import USUAL_VARIANCE
from solitaire.advising import PlannedOrder

FORCED: Final = "forced"
CARRIED_OUT: Final = "carrying out the plan"
HABIT: Final = "by habit"
REHEARSED: Final = "rehearsed"
SEARCHED: Final = "searched"
PLANNED: Final = "planned"

_ORDER_FIELDS: Final = ("who", "at", "verb", "goal", "manner", "part")

USUAL_GAIN_VARIANCE: Final = 0.02
"""Of what one choice scores above another with the same chance."""

WIDTH_OF_INTERVAL: Final = 1.96
"""Standard errors to each side that hold 95 % of a normal distribution."""


@dataclass(slots=True)
class ArmStatistics:
    """One choice at the root: a ply, or a plan as its orders."""

    key: Any
    visits: int = 0
    total: float = 0.0
    squares: float = 0.0
    prior: float = 0.0
    share: float = 0.0
    """How often a mixed strategy plays it, times the visits of the root; 0 where none is kept."""
    pairs: int = 0
    """Visits that the base had in the same world with the same chance."""
    gain_total: float = 0.0
    """What it scored above the base in these."""
    gain_squares: float = 0.0

    @property
    def gain(self) -> float:
        return self.gain_total / self.pairs if self.pairs else 0.0

    @property
    def gain_error(self) -> float:
        """Standard error of the gain; a usual variance counts like two more results here too."""
        spread = self.gain_squares - self.gain_total * self.gain
        variance = (max(spread, 0.0) + 2 * USUAL_GAIN_VARIANCE) / (self.pairs + 2)
        return sqrt(variance / max(self.pairs, 1))

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.5

    @property
    def error(self) -> float:
        """Standard error of the mean; the usual variance counts like two more results."""
        spread = self.squares - self.total * self.mean if self.visits else 0.0
        variance = (max(spread, 0.0) + 2 * USUAL_VARIANCE) / (self.visits + 2)
        return sqrt(variance / max(self.visits, 1))


@dataclass(slots=True)
class RootStatistics:
    """What one process learnt about the choices it was asked about."""

    how: str
    arms: list[ArmStatistics]
    nodes: int = 0
    worlds: int = 0
    seconds: float = 0.0
    base: Any = None
    """The key of the plan that the others must surpass; None if all are alike."""
    caution: float = 0.0
    """By how much, in standard errors of the gain."""


def merged(studies: Sequence[RootStatistics]) -> RootStatistics:
    """The sum of searches of the same question, in the order given."""
    arm_by_key: dict[Hashable, ArmStatistics] = {}
    for study in studies:
        for arm in study.arms:
            total = arm_by_key.setdefault(arm.key, ArmStatistics(arm.key))
            total.visits += arm.visits
            total.total += arm.total
            total.squares += arm.squares
            total.pairs += arm.pairs
            total.gain_total += arm.gain_total
            total.gain_squares += arm.gain_squares
            total.share += arm.share
            total.prior += arm.prior / len(studies)
    return RootStatistics(
        how=studies[0].how,
        arms=list(arm_by_key.values()),
        nodes=sum(study.nodes for study in studies),
        worlds=sum(study.worlds for study in studies),
        seconds=max(study.seconds for study in studies),
        base=studies[0].base,
        caution=studies[0].caution,
    )


@dataclass(frozen=True, slots=True)
class Candidate:
    """One choice as a reader wants it: in words, with how good and how sure."""

    text: str
    visits: int
    score: float
    error: float
    prior: float
    orders: tuple[PlannedOrder, ...] = ()
    """Of a plan, one per formation."""

    def as_json(self) -> dict[str, Any]:
        reach = WIDTH_OF_INTERVAL * self.error
        return {
            "text": self.text,
            "visits": self.visits,
            "score": round(self.score, 4),
            "interval": [
                round(max(self.score - reach, 0.0), 4),
                round(min(self.score + reach, 1.0), 4),
            ],
            "prior": round(self.prior, 4),
            **orders_as_json(self.orders),
        }


def orders_as_json(orders: Sequence[PlannedOrder]) -> dict[str, Any]:
    """A plan in plain English, and beside it as facts; nothing where there is no plan."""
    if not orders:
        return {}
    planned = [{name: getattr(one, name) for name in _ORDER_FIELDS} for one in orders]
    return {"orders": [one.text for one in orders], "planned": planned}


def orders_from_json(found: Mapping[str, Any]) -> tuple[PlannedOrder, ...]:
    """What orders_as_json() made, again. Where a report of another program or an older version
    has no facts, there is the plain English. Raises ValueError if it is something else."""
    try:
        texts = found.get("orders", [])
        facts = found.get("planned", [{}] * len(texts))
        pairs = list(zip(facts, texts, strict=True))
        return tuple(_order({"text": text, **one}) for one, text in pairs)
    except (TypeError, AttributeError, ValueError) as error:
        raise ValueError(f"these are no orders: {found!r}") from error


def _order(found: Mapping[str, Any]) -> PlannedOrder:
    return PlannedOrder(**{name: _name(found, name) for name in PlannedOrder._fields})


def _name(found: Mapping[str, Any], name: str) -> str:
    one = found.get(name, "")
    if not isinstance(one, str):
        raise TypeError(f"the {name} is no text: {one!r}")
    return one


@dataclass(frozen=True, slots=True)
class Report:
    """The answer, and why."""

    ply: Any
    text: str
    how: str
    nodes: int = 0
    worlds: int = 0
    seconds: float = 0.0
    candidates: tuple[Candidate, ...] = field(default=())
    """The best first."""

    def as_json(self) -> dict[str, Any]:
        return {
            "ply": self.text,
            "how": self.how,
            "nodes": self.nodes,
            "worlds": self.worlds,
            "seconds": round(self.seconds, 3),
            "candidates": [candidate.as_json() for candidate in self.candidates],
        }
