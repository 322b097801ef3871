"""Game id -> Rules: one explicit table. Adding a game is adding a line here."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from solitaire.advising import Advice, NoAdvice
from solitaire.protocol import Rules

_MODULE_BY_GAME: dict[str, str] = {
    "castiglione": "solitaire.games.castiglione.game",
    "quadrilateral": "solitaire.games.quadrilateral.game",
}
"""Modules are imported only when asked for, so that one game's fault does not stop another."""


_MODULE_BY_ADVISED_GAME: dict[str, str] = {
    "castiglione": "solitaire.games.castiglione.advice.advice",
    "quadrilateral": "solitaire.games.quadrilateral.advice.advice",
}
"""Games that help a searcher: the module's ADVICE knows candidate orders, habits and worth."""


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


def load_advice(rules: Rules[Any, Any, Any]) -> Advice[Any, Any]:
    """What the game tells a searcher; nothing but its rules if it has no advice."""
    module_name = _MODULE_BY_ADVISED_GAME.get(rules.name)
    if module_name is None:
        return NoAdvice(rules)
    advice = import_module(module_name).ADVICE
    assert isinstance(advice, Advice)
    return advice
