"""Computer players, identified by name.

A player gets the view of its seat and the choices offered to it, never the state. It draws from the
generator it is given, so the same game and the same seed give the same choices.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final, TypeVar

from ai.search.budget import Limit
from ai.search.flat import FlatSearcher
from ai.search.levels import (
    DEFAULT_LEVEL,
    LEVELS,
    Settings,
    settings_of_level,
)
from ai.search.rehearsal import Rehearsal
from ai.search.report import Report
from ai.search.search import Searcher
from solitaire.advising import Advice, NoAdvice
from solitaire.protocol import Event, Rules

PlyT = TypeVar("PlyT")

RANDOM: Final = "random"
STAFF: Final = "staff"
FLAT: Final = "flat"
SEARCH: Final = "search"

FORMS: Final = (
    f"{RANDOM}, {STAFF}, {FLAT}, {FLAT}:nodes=N, {FLAT}:seconds=S, {SEARCH}, "
    f"{SEARCH}:LEVEL (1 to {len(LEVELS)}), {SEARCH}:nodes=N, {SEARCH}:nodes=N,reaction=M, "
    f"{SEARCH}:seconds=S"
)

_NUMBER: Final = re.compile(r"[0-9]+(\.[0-9]+)?")


@dataclass(frozen=True, slots=True)
class Effort:
    """How much effort a name asks of its player."""

    settings: Settings
    seconds: float | None = None
    """For every decision, instead of the settings' nodes."""


class UnknownPlayer(ValueError):
    """There is no player of that name."""


class Player:
    """A player that sits at a seat and makes its choices."""

    last_report: Report | None = None
    """How the last choice was found; None for players that do not search."""

    def begin(self, options: Mapping[str, str], seat: int, seed: int) -> None:
        """A new game: its options, this player's seat, and the seed of its choices."""

    def happened(self, events: Sequence[Event]) -> None:
        """What this seat has seen since it was last asked."""

    def choose(self, view: Any, offered: Sequence[PlyT], rng: Random) -> PlyT:
        """One of the offered choices; there is at least one."""
        raise NotImplementedError

    def cpu_elsewhere(self) -> float:
        """Seconds of CPU time that its own processes have used since it began."""
        return 0.0

    def told(self) -> Mapping[str, int]:
        """The orders of the plan it is carrying out, by slot; empty for players without plans."""
        return {}


class RandomPlayer(Player):
    """Every choice is equally likely."""

    def choose(self, view: Any, offered: Sequence[PlyT], rng: Random) -> PlyT:
        return offered[rng.randrange(len(offered))]


class StaffPlayer(Player):
    """Follows the game's habits in one imagined world, plans included."""

    def __init__(self, rules: Rules[Any, Any, Any], advice: Advice[Any, Any]) -> None:
        self._rules = rules
        self._advice = advice
        self._commander = advice.new_commander()

    def begin(self, options: Mapping[str, str], seat: int, seed: int) -> None:
        self._commander = self._advice.new_commander()

    def choose(self, view: Any, offered: Sequence[PlyT], rng: Random) -> PlyT:
        ply: PlyT = self._commander.choose(self._rules.imagine(view, rng), rng)
        return ply


class SearchPlayer(Player):
    """Searches. The seed of begin(), or a draw at the first choice, makes it repeatable.

    If a game is small enough to be rehearsed in full, the rehearsals are kept from game to game.
    """

    def __init__(
        self, rules: Rules[Any, Any, Any], advice: Advice[Any, Any], effort: Effort
    ) -> None:
        self._rules = rules
        self._advice = advice
        self._effort = effort
        self._searcher: Searcher | None = None
        self._rehearsal: Rehearsal | None = None
        self._options: dict[str, str] = {}

    def begin(self, options: Mapping[str, str], seat: int, seed: int) -> None:
        if self._rehearsal is None or options != self._options:
            self._options = dict(options)
            self._rehearsal = Rehearsal(self._rules, options, Random(seed))
        self._searcher = Searcher(
            self._rules,
            self._advice,
            self._effort.settings,
            seed,
            self._rehearsal if self._rehearsal.is_useful else None,
        )

    def choose(self, view: Any, offered: Sequence[PlyT], rng: Random) -> PlyT:
        if self._searcher is None:
            self.begin({}, 0, rng.getrandbits(64))
        assert self._searcher is not None
        limit = Limit(seconds=self._effort.seconds)
        self.last_report = self._searcher.think(view, offered, limit)
        ply: PlyT = self.last_report.ply
        return ply

    def told(self) -> Mapping[str, int]:
        return {} if self._searcher is None else self._searcher.told()


class FlatPlayer(Player):
    """Flat Monte Carlo."""

    def __init__(
        self, rules: Rules[Any, Any, Any], advice: Advice[Any, Any], effort: Effort
    ) -> None:
        self._rules = rules
        self._advice = advice
        self._effort = effort
        self._searcher: FlatSearcher | None = None

    def begin(self, options: Mapping[str, str], seat: int, seed: int) -> None:
        self._searcher = FlatSearcher(self._rules, self._advice, self._effort.settings, seed)

    def choose(self, view: Any, offered: Sequence[PlyT], rng: Random) -> PlyT:
        if self._searcher is None:
            self.begin({}, 0, rng.getrandbits(64))
        assert self._searcher is not None
        effort = self._effort
        nodes = effort.settings.reaction_nodes if effort.seconds is None else None
        ply: PlyT = self._searcher.think(view, offered, Limit(nodes, effort.seconds))
        return ply


def player_names() -> tuple[str, ...]:
    """The names for a menu; a colon may add details."""
    return (RANDOM, STAFF, FLAT, SEARCH)


def new_player(
    name: str, rules: Rules[Any, Any, Any], advice: Advice[Any, Any] | None = None
) -> Player:
    """A player of this game by name: "search:5". Without advice it knows only the rules."""
    kind = name.partition(":")[0]
    advised = NoAdvice(rules) if advice is None else advice
    if kind == SEARCH:
        return SearchPlayer(rules, advised, effort_of(name))
    if kind == FLAT:
        return FlatPlayer(rules, advised, effort_of(name))
    if name == RANDOM:
        return RandomPlayer()
    if name == STAFF:
        return StaffPlayer(rules, advised)
    raise _unknown(name)


def check_name(name: str) -> None:
    """Raises UnknownPlayer if no player has this name."""
    kind = name.partition(":")[0]
    if kind in (SEARCH, FLAT):
        effort_of(name)
    elif name not in (RANDOM, STAFF):
        raise _unknown(name)


def search_settings(name: str) -> Settings:
    """What "search", "search:LEVEL" and "search:nodes=N,reaction=M" stand for."""
    return effort_of(name).settings


def effort_of(name: str) -> Effort:
    """What follows the colon; the default level if nothing does."""
    kind, _, details = name.partition(":")
    default = settings_of_level(DEFAULT_LEVEL)
    if not details:
        return Effort(default)
    if details.isdecimal() and kind == SEARCH and 1 <= int(details) <= len(LEVELS):
        return Effort(settings_of_level(int(details)))
    numbers = _numbers(name, details)
    if "seconds" in numbers:
        return Effort(default, numbers["seconds"])
    if "nodes" not in numbers:
        raise _unknown(name)
    nodes = int(numbers["nodes"])
    reaction = nodes if kind == FLAT else nodes * default.reaction_nodes // default.plan_nodes
    reaction = int(numbers.get("reaction", max(reaction, 1)))
    return Effort(replace(default, plan_nodes=nodes, reaction_nodes=reaction))


def _numbers(name: str, details: str) -> dict[str, float]:
    numbers = {}
    for detail in details.split(","):
        word, _, number = detail.partition("=")
        if word not in ("nodes", "reaction", "seconds") or not _NUMBER.fullmatch(number):
            raise _unknown(name)
        if word != "seconds" and not number.isdecimal():
            raise _unknown(name)
        numbers[word] = float(number)
        if not numbers[word]:
            raise _unknown(name)
    return numbers


def _unknown(name: str) -> UnknownPlayer:
    return UnknownPlayer(f"There is no computer player called {name!r}. Known: {FORMS}.")
