"""Computer players: whoever chooses for a seat, known by name.

A player gets the view of its seat and the choices offered to it, never the state. It draws from the
generator it is handed, so the same game and the same seed give the same choices.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any, Final, TypeVar

from ai.budget import Limit
from ai.levels import DEFAULT_LEVEL, LEVELS, Settings, settings_of_level
from ai.search import Searcher
from solitaire.advising import Advice, NoAdvice
from solitaire.protocol import Event, Rules

PlyT = TypeVar("PlyT")

RANDOM: Final = "random"
STAFF: Final = "staff"
FLAT: Final = "flat"
SEARCH: Final = "search"

FORMS: Final = (
    f"{RANDOM}, {STAFF}, {FLAT}, {FLAT}:nodes=N, {SEARCH}, "
    f"{SEARCH}:LEVEL (1 to {len(LEVELS)}), {SEARCH}:nodes=N or {SEARCH}:nodes=N,reaction=M"
)


class UnknownPlayer(ValueError):
    """No player goes by that name."""


class Player:
    """Somebody who sits at a seat and chooses."""

    def begin(self, options: Mapping[str, str], seat: int, seed: int) -> None:
        """A new game: its options, where this player sits, what it draws its choices from."""

    def happened(self, events: Sequence[Event]) -> None:
        """What this seat saw since it was last asked."""

    def choose(self, view: Any, offered: Sequence[PlyT], rng: Random) -> PlyT:
        """One of the offered choices; there is at least one."""
        raise NotImplementedError


class RandomPlayer(Player):
    """Every choice is equally likely."""

    def choose(self, view: Any, offered: Sequence[PlyT], rng: Random) -> PlyT:
        return offered[rng.randrange(len(offered))]


class StaffPlayer(Player):
    """Does what the game's habits do in one imagined world, plans included."""

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
    """Searches; the seed of begin() or a draw at the first choice makes it repeatable."""

    def __init__(
        self, rules: Rules[Any, Any, Any], advice: Advice[Any, Any], settings: Settings
    ) -> None:
        self._rules = rules
        self._advice = advice
        self._settings = settings
        self._searcher: Searcher | None = None

    def begin(self, options: Mapping[str, str], seat: int, seed: int) -> None:
        self._searcher = Searcher(self._rules, self._advice, self._settings, seed)

    def choose(self, view: Any, offered: Sequence[PlyT], rng: Random) -> PlyT:
        if self._searcher is None:
            self.begin({}, 0, rng.getrandbits(64))
        assert self._searcher is not None
        ply: PlyT = self._searcher.think(view, offered, Limit()).ply
        return ply


def player_names() -> tuple[str, ...]:
    """The names for a menu; `search` also takes a level."""
    return (RANDOM, STAFF, SEARCH)


def new_player(
    name: str, rules: Rules[Any, Any, Any], advice: Advice[Any, Any] | None = None
) -> Player:
    """A player of this game by name: "search:5". Without advice it knows the rules only."""
    kind = name.partition(":")[0]
    advised = NoAdvice(rules) if advice is None else advice
    if kind == SEARCH:
        return SearchPlayer(rules, advised, search_settings(name))
    if name == RANDOM:
        return RandomPlayer()
    if name == STAFF:
        return StaffPlayer(rules, advised)
    raise _unknown(name)


def search_settings(name: str) -> Settings:
    """What "search", "search:LEVEL" and "search:nodes=N,reaction=M" stand for."""
    _, _, details = name.partition(":")
    if not details:
        return settings_of_level(DEFAULT_LEVEL)
    if details.isdecimal():
        if not 1 <= int(details) <= len(LEVELS):
            raise _unknown(name)
        return settings_of_level(int(details))
    numbers = _numbers(name, details)
    if "nodes" not in numbers or numbers.keys() - {"nodes", "reaction"}:
        raise _unknown(name)
    nodes = numbers["nodes"]
    default = settings_of_level(DEFAULT_LEVEL)
    reaction = nodes * default.reaction_nodes // default.plan_nodes
    return replace(
        default, plan_nodes=nodes, reaction_nodes=numbers.get("reaction", max(reaction, 1))
    )


def _numbers(name: str, details: str) -> dict[str, int]:
    numbers = {}
    for detail in details.split(","):
        word, _, number = detail.partition("=")
        if not number.isdecimal() or int(number) < 1:
            raise _unknown(name)
        numbers[word] = int(number)
    return numbers


def _unknown(name: str) -> UnknownPlayer:
    return UnknownPlayer(f"There is no computer player called {name!r}. Known: {FORMS}.")
