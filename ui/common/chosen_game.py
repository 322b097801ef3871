"""The game and its options as given on a command line."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from typing import Any, Final

from solitaire.game import Game
from solitaire.presenting.odds_sheet import OddsDesk
from solitaire.protocol import Rules
from solitaire.registry import UnknownGame, game_named, game_names, game_of
from ui.common.failures import UNAVAILABLE, USAGE, Failure
from ui.common.option_arguments import PRESET

log: Final = logging.getLogger("campagna")


def chosen_game(name: str) -> Rules[Any, Any, Any]:
    """The rules of a registered game, or of `module:attribute` found from here."""
    return _named(name).rules()


def _named(name: str) -> Game:
    try:
        return game_named(name)
    except UnknownGame as error:
        raise Failure(str(error), USAGE) from error


def only_game() -> str:
    """The name to use when none is given."""
    names = game_names()
    if not names:
        raise Failure("No game is registered; name one by --game MODULE:ATTRIBUTE.", UNAVAILABLE)
    return names[0]


def shown_games() -> list[Game]:
    """The registered games that have something for the window to draw; broken ones are left out."""
    return [game for game in map(_loaded, game_names()) if game is not None]


def _loaded(name: str) -> Game | None:
    """None for a game that cannot be loaded or shown: it must not keep others from being played."""
    try:
        game = game_named(name)
        return game if _is_shown(game) else None
    except Exception as error:  # noqa: BLE001 - whatever its code raises
        log.warning("the game %s is left out: %s", name, error)
        return None


def _is_shown(game: Game) -> bool:
    return game.presenter() is not None


def window_game(name: str | None, otherwise: str) -> Game:
    """The game that a window is asked to show; `otherwise` is what helps if it cannot be shown."""
    game = _named(first_shown() if name is None else name)
    if not _is_shown(game):
        raise Failure(f"The window has no map of {name!r}{otherwise}.", USAGE)
    return game


def first_shown() -> str:
    """The name of the game that a window means when none is named."""
    games = shown_games()
    if not games:
        raise Failure("No registered game can be shown in the window.", UNAVAILABLE)
    return games[0].name


def games_with_odds() -> list[Game]:
    """Those of which something can be asked; broken ones are left out."""
    found = []
    for name in game_names():
        try:
            game = game_named(name)
            desk = game.odds()
        except Exception as error:  # noqa: BLE001 - whatever its code raises
            log.warning("the odds of %s are left out: %s", name, error)
            continue
        if desk is not None and desk.forms():
            found.append(game)
    return found


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
    """The options given as NAME=VALUE, checked against what the game offers.

    Presets are applied first, wherever they are, so that an option always overrides a preset.
    """
    values_by_name = {option.name: option.values for option in rules.options()}
    chosen: dict[str, str] = {}
    for pair in pairs:
        if pair.startswith(f"{PRESET}="):
            chosen.update(_preset(rules, pair.removeprefix(f"{PRESET}=")))
    for pair in pairs:
        name, sign, value = pair.partition("=")
        if name == PRESET:
            continue
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


def _preset(rules: Rules[Any, Any, Any], name: str) -> Mapping[str, str]:
    """The options of a preset; case does not matter, and hyphens may stand for spaces."""
    presets = game_of(rules).presets()
    for known, options in presets.items():
        if _plain(known) == _plain(name):
            return options
    names = ", ".join(f'"{one}"' for one in presets) or "none"
    raise Failure(f"{rules.name} has no preset {name!r}. It has: {names}.", USAGE)


def _plain(name: str) -> str:
    return name.replace("-", " ").strip().lower()
