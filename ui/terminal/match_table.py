"""Setting up the games of a match: the game, the players and the program by name.

`play_fixture` is what other processes and other machines run; it is found there by its name.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from functools import cache
from pathlib import Path
from typing import Any, Final

import ai
import resources
import solitaire
from ai.arena import Fixture, GameResult, Match, play_game
from ai.arena_processes import CannotPlay
from ai.players import Player, UnknownPlayer, new_player
from solitaire import VERSION
from solitaire.protocol import Rules
from solitaire.registry import load_advice
from ui.terminal.chosen_game import chosen_game
from ui.terminal.failures import USAGE, Failure

_PROGRAM_FOLDERS: Final = (solitaire, ai, resources)
"""What can change the course of a game."""
_PROGRAM_FILES: Final = (".py", ".toml", ".csv", ".json", ".npz")


def play_fixture(match: Match, fixture: Fixture) -> GameResult:
    """Play one game of the match here; raises CannotPlay if this is not the same program."""
    if program() != match.program:
        raise CannotPlay(
            f"the match is played with program {match.program}, but a worker has {program()}; "
            "install the same one everywhere"
        )
    rules = chosen_game(match.game)
    with ExitStack() as leaving:
        players = [seated_player(name, rules, leaving) for name in match.players]
        return play_game(rules, match, fixture, (players[0], players[1]))


def seated_player(name: str, rules: Rules[Any, Any, Any], leaving: ExitStack) -> Player:
    """A new player for one game, so that no game depends on those played before it."""
    return new_player(name, rules, load_advice(rules))


# -- the match ------------------------------------------------------------------------------------


def new_match(
    game: str,
    rules: Rules[Any, Any, Any],
    options: Mapping[str, str],
    players: Sequence[str],
    seed: int,
) -> Match:
    if len(rules.seats) != 2:
        raise Failure(f"A match is for two sides; {rules.name} has {len(rules.seats)}.", USAGE)
    defaults = {option.name: option.values[0] for option in rules.options()}
    first, second = players
    return Match(
        game=game,
        options={**defaults, **options},
        players=(first, second),
        seed=seed,
        rules=f"{rules.version} {rules.data_digest()}".strip(),
        program=program(),
    )


def full_name(name: str, effort: str, rules: Rules[Any, Any, Any]) -> str:
    """The player's name with the effort behind it, where it takes one and has none yet."""
    try:
        _try(name, rules)
    except UnknownPlayer as error:
        raise Failure(str(error), USAGE) from error
    if ":" in name or not effort:
        return name
    try:
        _try(f"{name}:{effort}", rules)
    except UnknownPlayer:
        return name
    return f"{name}:{effort}"


def _try(name: str, rules: Rules[Any, Any, Any]) -> None:
    with ExitStack() as leaving:
        seated_player(name, rules, leaving)


@cache
def program() -> str:
    """Version and a short hash of the sources and data that games depend on."""
    total = hashlib.sha256()
    for package in _PROGRAM_FOLDERS:
        folder = Path(package.__path__[0])
        for path in sorted(folder.rglob("*")):
            if path.suffix in _PROGRAM_FILES:
                total.update(path.relative_to(folder).as_posix().encode() + b"\0")
                total.update(path.read_bytes())
    return f"{VERSION} {total.hexdigest()[:12]}"
