"""The game and its options as a command line names them."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Any

from solitaire.game import Game
from solitaire.protocol import Rules
from solitaire.registry import UnknownGame, game_named, game_names, game_of
from ui.common.failures import UNAVAILABLE, USAGE, Failure


def chosen_game(name: str) -> Rules[Any, Any, Any]:
    """The rules of a registered game, or of `module:attribute` found from here."""
    if ":" in name and os.getcwd() not in sys.path:
        # Last, so that a checkout lying here does not hide the installed package.
        sys.path.append(os.getcwd())
    try:
        return game_named(name).rules()
    except UnknownGame as error:
        raise Failure(str(error), USAGE) from error


def only_game() -> str:
    """The name to use when none is given."""
    names = game_names()
    if not names:
        raise Failure("No game is registered; name one by --game MODULE:ATTRIBUTE.", UNAVAILABLE)
    return names[0]


def game_with_map(name: str | None) -> Game:
    """The game of this name, or the first one that can be drawn. Raises Failure."""
    if name is not None:
        found = game_of(chosen_game(name))
        if found.presenter() is None:
            raise Failure(f"There is no map of {name!r} to draw.", USAGE)
        return found
    for one in map(game_named, game_names()):
        if one.presenter() is not None:
            return one
    raise Failure("No game has a map to draw.", UNAVAILABLE)


def chosen_options(rules: Rules[Any, Any, Any], pairs: Sequence[str]) -> dict[str, str]:
    """The options given as NAME=VALUE, checked against what the game offers."""
    values_by_name = {option.name: option.values for option in rules.options()}
    chosen: dict[str, str] = {}
    for pair in pairs:
        name, sign, value = pair.partition("=")
        if not sign:
            raise Failure(f"{pair!r} is no option; write NAME=VALUE.", USAGE)
        if name not in values_by_name:
            known = ", ".join(values_by_name) or "none"
            raise Failure(f"{rules.name} has no option {name!r}. It has: {known}.", USAGE)
        if value not in values_by_name[name]:
            allowed = ", ".join(values_by_name[name])
            raise Failure(f"Option {name} cannot be {value!r}. It can be: {allowed}.", USAGE)
        chosen[name] = value
    return chosen
