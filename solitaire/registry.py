"""The games there are: one table. Adding a game is adding its package here."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from solitaire.game import AnyRules, BareGame, Game
from solitaire.protocol import Rules

_PACKAGES: Final = (
    "solitaire.games.castiglione",
    "solitaire.games.camposanto",
    "solitaire.games.quadrilateral",
)
"""Each has a GAME, whose name is the last part of the package's."""

_opened: Final[dict[str, Game]] = {}
"""Games in the making that were opened by `module:attribute`, by the name of their rules."""


class UnknownGame(ValueError):
    """No such game is registered."""


def game_names() -> tuple[str, ...]:
    return tuple(package.rpartition(".")[2] for package in _PACKAGES)


def game_named(name: str) -> Game:
    """The game registered under this name, or at `module:attribute` for games in the making;
    those that were opened so go by their name as well."""
    if ":" in name:
        module, _, attribute = name.partition(":")
        found = _found_at(module, attribute, name)
        _opened[found.name] = found
        return found
    if name in _opened:
        return _opened[name]
    if name not in game_names():
        known = ", ".join(game_names()) or "none"
        raise UnknownGame(f"There is no game called {name!r}. Known games: {known}.")
    return _found_at(_PACKAGES[game_names().index(name)], "GAME", name)


def _found_at(module: str, attribute: str, name: str) -> Game:
    try:
        found = getattr(import_module(module), attribute)
        if isinstance(found, Game):
            found.rules()
    except (ImportError, AttributeError) as error:
        raise UnknownGame(f"The game {name!r} cannot be loaded: {error}.") from error
    if isinstance(found, Rules):
        return BareGame(found)
    if not isinstance(found, Game):
        raise UnknownGame(f"{name!r} is not a game: it is neither a Game nor Rules.")
    return found


def game_of(rules: AnyRules) -> Game:
    """The game that these rules belong to."""
    if rules.name in game_names():
        found = game_named(rules.name)
    else:
        found = _opened.get(rules.name) or BareGame(rules)
    return found if found.rules() is rules else BareGame(rules)
