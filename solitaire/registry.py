"""The available games: one table. To add a game, add its package here."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from importlib import import_module
from typing import Final

from solitaire.game import AnyRules, BareGame, Game
from solitaire.protocol import Rules
from solitaire.text import text

_PACKAGES: Final = (
    "solitaire.games.castiglione",
    "solitaire.games.camposanto",
    "solitaire.games.quadrilateral",
)
"""Each has a GAME, whose name is the last part of the package's."""

_opened: Final[dict[str, Game]] = {}
"""Games under development that were opened by `module:attribute`, by the name of their rules."""
OTHER_GAMES: Final = "CAMPAGNA_GAMES"
"""In the environment, separated by blanks: the `module:attribute` of such games. Processes that we
start, to think or to compute odds, find them by name through it."""


class UnknownGame(ValueError):
    """No such game is registered."""


def game_names() -> tuple[str, ...]:
    return tuple(package.rpartition(".")[2] for package in _PACKAGES)


def game_named(name: str) -> Game:
    """The game registered under this name, or at `module:attribute` for games under development;
    those opened that way can also be found by name."""
    if ":" in name:
        return _open(name)
    if name not in _opened and name not in game_names():
        _open_others()
    if name in _opened:
        return _opened[name]
    if name not in game_names():
        known = ", ".join(game_names()) or "none"
        raise UnknownGame(
            text(
                "There is no game called {name}. Known games: {known}.",
                name=repr(name),
                known=known,
            )
        )
    return _found_at(_PACKAGES[game_names().index(name)], "GAME", name)


def _open(address: str) -> Game:
    """A game under development, looked for in the current folder last."""
    if os.getcwd() not in sys.path:
        # Last, so that a checkout in the current folder does not hide the installed package.
        sys.path.append(os.getcwd())
    module, _, attribute = address.partition(":")
    found = _found_at(module, attribute, address)
    _opened[found.name] = found
    known = os.environ.get(OTHER_GAMES, "").split()
    if address not in known:
        os.environ[OTHER_GAMES] = " ".join([*known, address])
    return found


def _open_others() -> None:
    """Those that the environment names; any that cannot be loaded is skipped."""
    for address in os.environ.get(OTHER_GAMES, "").split():
        if ":" in address:
            with suppress(UnknownGame):
                _open(address)


def _found_at(module: str, attribute: str, name: str) -> Game:
    try:
        found = getattr(import_module(module), attribute)
        if isinstance(found, Game):
            found.rules()
    except (ImportError, AttributeError) as error:
        raise UnknownGame(
            text("The game {name} cannot be loaded: {error}.", name=repr(name), error=str(error))
        ) from error
    if isinstance(found, Rules):
        return BareGame(found)
    if not isinstance(found, Game):
        raise UnknownGame(
            text("{name} is not a game: it is neither a Game nor Rules.", name=repr(name))
        )
    return found


def game_of(rules: AnyRules) -> Game:
    """The game that these rules belong to."""
    if rules.name in game_names():
        found = game_named(rules.name)
    else:
        found = _opened.get(rules.name) or BareGame(rules)
    return found if found.rules() is rules else BareGame(rules)
