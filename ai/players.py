"""Computer players: whoever chooses for a seat, known by name.

A player gets the view of its seat and the choices offered to it, never the state. It draws from the
generator it is handed, so the same game and the same seed give the same choices.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final, Protocol, TypeVar

from solitaire.protocol import Rules

PlyT = TypeVar("PlyT")


class UnknownPlayer(ValueError):
    """No player goes by that name."""


class Player(Protocol):
    """Somebody who sits at a seat and chooses."""

    def choose(self, view: Any, offered: Sequence[PlyT], rng: Random) -> PlyT:
        """One of the offered choices; there is at least one."""


class RandomPlayer:
    """Every choice is equally likely."""

    def choose(self, view: Any, offered: Sequence[PlyT], rng: Random) -> PlyT:
        return offered[rng.randrange(len(offered))]


_PLAYERS: Final[Mapping[str, Callable[[Rules[Any, Any, Any]], Player]]] = {
    "random": lambda rules: RandomPlayer(),
}


def player_names() -> tuple[str, ...]:
    return tuple(_PLAYERS)


def new_player(name: str, rules: Rules[Any, Any, Any]) -> Player:
    """A player of this game by name."""
    if name not in _PLAYERS:
        known = ", ".join(player_names())
        raise UnknownPlayer(f"There is no computer player called {name!r}. Known: {known}.")
    return _PLAYERS[name](rules)
