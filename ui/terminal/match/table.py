"""Setting up the games of a match: the game, the players and the program by name.

`play_fixture` is what other processes and other machines run; it is found there by its name.
"""

from __future__ import annotations

import hashlib
import os
import re
import shlex
import shutil
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import ai
import resources
import solitaire
from ai.arena.arena import (
    Contestant,
    Fixture,
    GameResult,
    Match,
    play_game,
)
from ai.arena.processes import CannotPlay
from ai.players import UnknownPlayer, new_player
from solitaire import VERSION
from solitaire.advising import ADVICE_FOLDER
from solitaire.protocol import Rules
from solitaire.registry import game_of
from ui.common.chosen_game import chosen_game
from ui.common.failures import USAGE, Failure

if TYPE_CHECKING:
    from ai.engine.client import EnginePlayer

_ENGINE: Final = "engine:"
_ENGINE_NAME: Final = re.compile(
    r"engine:(?:(?P<effort>level|nodes|seconds)=(?P<value>\d+(?:\.\d+)?):)?(?P<command>.+)"
)

_PROGRAM_FOLDERS: Final = (solitaire, ai, resources)
"""What can change the course of a game."""
_PROGRAM_FILES: Final = (".py", ".toml", ".csv", ".json", ".npz")


def play_fixture(match: Match, fixture: Fixture) -> GameResult:
    """Play one game of the match here; raises CannotPlay if this is a different program."""
    if program() != match.program:
        raise CannotPlay(
            f"the match is played with program {match.program}, but a worker has {program()}; "
            "install the same one everywhere"
        )
    rules = chosen_game(match.game)
    with ExitStack() as leaving:
        players = [seated_player(name, rules, leaving) for name in match.players]
        seated = (players[0], players[1])
        return play_game(rules, match, fixture, seated, game_of(rules).advice().points)


def seated_player(name: str, rules: Rules[Any, Any, Any], leaving: ExitStack) -> Contestant:
    """A new player for each game, so that no game depends on earlier ones."""
    if name.startswith(_ENGINE):
        return leaving.enter_context(_engine_player(name, rules))
    return new_player(name, rules, game_of(rules).advice())


def _engine_player(name: str, rules: Rules[Any, Any, Any]) -> EnginePlayer:
    """From engine:COMMAND or engine:nodes=800:COMMAND; the process starts with the game."""
    from ai.engine.client import EnginePlayer  # late: threads and pipes that few matches need

    found = _ENGINE_NAME.fullmatch(name)
    if found is None or not (command := shlex.split(found["command"])):
        raise UnknownPlayer(f"{name!r} is no engine; write engine:COMMAND.")
    if shutil.which(command[0]) is None:
        raise UnknownPlayer(f"There is no command {command[0]!r} to start an engine by.")
    effort, value = found["effort"], found["value"]
    return EnginePlayer(
        command,
        rules,
        settings={"level": int(value)} if effort == "level" else None,
        nodes=int(value) if effort == "nodes" else None,
        milliseconds=round(1000 * float(value)) if effort == "seconds" else None,
    )


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
    """The player's name with the effort appended, if it takes one and has none yet."""
    try:
        _try(name, rules)
    except UnknownPlayer as error:
        raise Failure(str(error), USAGE) from error
    if not effort or _has_effort(name):
        return name
    longer = _with_effort(name, effort)
    try:
        _try(longer, rules)
    except UnknownPlayer:
        return name
    return longer


def _has_effort(name: str) -> bool:
    engine = _ENGINE_NAME.fullmatch(name)
    return ":" in name if engine is None else engine["effort"] is not None


def _with_effort(name: str, effort: str) -> str:
    if not name.startswith(_ENGINE):
        return f"{name}:{effort}"
    setting = f"level={effort}" if effort.isdecimal() else effort
    return f"{_ENGINE}{setting}:{name.removeprefix(_ENGINE)}"


def _try(name: str, rules: Rules[Any, Any, Any]) -> None:
    with ExitStack() as leaving:
        seated_player(name, rules, leaving)


@cache
def program() -> str:
    """Version and a short hash of the sources and data that games depend on."""
    total = hashlib.sha256()
    folders = [Path(package.__path__[0]) for package in _PROGRAM_FOLDERS]
    if other_advice := os.environ.get(ADVICE_FOLDER):
        folders.append(Path(other_advice))
    for folder in folders:
        for path in sorted(folder.rglob("*")):
            if path.suffix in _PROGRAM_FILES:
                total.update(path.relative_to(folder).as_posix().encode() + b"\0")
                total.update(path.read_bytes())
    return f"{VERSION} {total.hexdigest()[:12]}"
