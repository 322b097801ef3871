"""The game and its options as a command line names them."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Any

from solitaire.game import Game
from solitaire.presenting.odds_sheet import OddsDesk
from solitaire.protocol import Rules
from solitaire.registry import UnknownGame, game_named, game_names
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


def game_with_odds(name: str | None) -> Game:
    """The one named; else the first that has odds, or the first of all."""
    if name is not None:
        chosen_game(name)  # which says it if there is no such game
        return game_named(name)
    found = (game_named(one) for one in game_names())
    return next((one for one in found if one.odds() is not None), None) or game_named(only_game())


def odds_desk(game: Game) -> OddsDesk:
    desk = game.odds()
    if desk is None:
        raise Failure(f"No odds are known for the game {game.name}.", USAGE)
    return desk


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
