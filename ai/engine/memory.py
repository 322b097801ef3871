"""What an engine remembers: its settings, the current game, the question being searched."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

from ai.engine.wire import RequestId
from ai.engine.worker import AnyRules, Position
from ai.players import search_settings
from ai.search.levels import DEFAULT_LEVEL, Settings, settings_of_level
from ai.search.report import RootStatistics
from solitaire.advising import Advice
from solitaire.protocol import Seat


@dataclass(slots=True)
class Choices:
    """What can be set."""

    level: int = DEFAULT_LEVEL
    nodes: int | None = None
    """Instead of the level's."""
    workers: int = 1
    mode: str = "play"
    seed: int = 0

    def search_settings(self) -> Settings:
        if self.nodes is None:
            return settings_of_level(self.level)
        return search_settings(f"search:nodes={self.nodes}")

    def as_json(self) -> dict[str, object]:
        return {
            "level": self.level,
            "nodes": self.nodes,
            "workers": self.workers,
            "mode": self.mode,
            "seed": self.seed,
        }


@dataclass(slots=True)
class Game:
    """The current game as one seat sees it."""

    load_name: str
    rules: AnyRules
    advice: Advice[Any, Any]
    options: Mapping[str, str]
    seat: Seat
    seed: int
    position: Position | None = None
    packed: object = None


@dataclass(slots=True)
class Thought:
    """A go that has not been answered yet."""

    number: int
    request_id: RequestId
    nodes: int | None
    seconds: float | None
    is_begun: bool = False
    stop_ids: list[RequestId] = field(default_factory=list)
    """Requests to stop, to be acknowledged after the answer."""
    stopped_at: float | None = None
    wait_until: float | None = None
    """How long to wait for the workers before going on without them."""
    is_concluded: bool = False
    """The leader has been told what the others found."""
    standing: Mapping[str, int] = field(default_factory=dict)
    """The leader's orders that last over several turns, for the others."""
    progress: dict[int, dict[str, Any]] = field(default_factory=dict)
    """The last report of each worker."""
    studies: dict[int, RootStatistics] = field(default_factory=dict)
    """By worker."""

    def report(self) -> dict[str, Any]:
        """What the leader thinks so far, and what all have done; empty if it has said nothing."""
        if 0 not in self.progress:
            return {}
        reports = self.progress.values()
        sums = {name: sum(one[name] for one in reports) for name in ("nodes", "worlds")}
        return {**self.progress[0], **sums}


# -- descriptions ---------------------------------------------------------------------------------


def described(rules: AnyRules) -> dict[str, object]:
    options = [{"name": o.name, "values": list(o.values), "help": o.help} for o in rules.options()]
    return {
        "name": rules.name,
        "version": rules.version,
        "data": rules.data_digest(),
        "seats": list(rules.seats),
        "options": options,
    }


def described_level(number: int) -> dict[str, object]:
    settings = settings_of_level(number)
    return {
        "level": number,
        "plan_nodes": settings.plan_nodes,
        "reaction_nodes": settings.reaction_nodes,
    }


def worker_seed(seed: int, index: int) -> int:
    """The leader's seed is the game's own, so that one worker plays as a player in our process
    does."""
    return seed if index == 0 else Random(f"{seed} worker {index}").getrandbits(53)
