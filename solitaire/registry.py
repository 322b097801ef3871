"""Game id -> Rules: one explicit table. Adding a game is adding a line here."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from solitaire.protocol import Rules

GameFactory = Callable[[], Rules[Any, Any, Any]]

_MODULE_BY_GAME: dict[str, str] = {
    "castiglione": "solitaire.games.castiglione.game",
}
"""Modules are imported only when asked for, so that one game's fault does not stop another."""


class UnknownGame(ValueError):
    """No such game is registered."""


def game_names() -> tuple[str, ...]:
    return tuple(_MODULE_BY_GAME)


def load_game(name: str) -> Rules[Any, Any, Any]:
    """The rules registered under this name, or at `module:attribute` for games in the making."""
    module_name, _, attribute = name.partition(":")
    if not attribute:
        if name not in _MODULE_BY_GAME:
            known = ", ".join(game_names()) or "none"
            raise UnknownGame(f"There is no game called {name!r}. Known games: {known}.")
        module_name, attribute = _MODULE_BY_GAME[name], "RULES"
    try:
        rules = getattr(import_module(module_name), attribute)
    except (ImportError, AttributeError) as error:
        raise UnknownGame(f"The game {name!r} cannot be loaded: {error}.") from error
    if not isinstance(rules, Rules):
        raise UnknownGame(f"{name!r} is not a game: it does not inherit from Rules.")
    return rules
