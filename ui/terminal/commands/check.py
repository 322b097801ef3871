"""`campagna check`: validates the data of every game and tells every fault at once."""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from solitaire.data.problems import BadData, Problem
from ui.common.failures import (
    BAD_INPUT,
    DONE,
    NOT_FOUND,
    Failure,
)

if TYPE_CHECKING:
    from solitaire.game import Facts

HELP = "check all data files and list every fault with file and line"

_Result: TypeAlias = "Facts | BadData"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--data",
        metavar="DIR",
        help="check this copy of the data, which has one folder per game, instead of our own",
    )
    parser.add_argument("--json", action="store_true", help="report it as JSON")


def run(arguments: argparse.Namespace) -> int:
    results = {game: _check(game, arguments.data) for game in _games(arguments.data)}
    if arguments.json:
        print(json.dumps(_as_json(results), indent=2))
    else:
        for game, result in results.items():
            _print(game, result)
    faults = [problem for result in results.values() for problem in _problems(result)]
    if faults:
        files = len({problem.path for problem in faults})
        raise Failure(
            f"{_many(len(faults), 'fault')} in {_many(files, 'file')}; the game cannot be played"
            " with this data until they are mended.",
            BAD_INPUT,
        )
    return DONE


def _games(data: str | None) -> list[str]:
    """All games, or those of which there is a copy to check."""
    from solitaire.registry import game_names  # late: --help does not need it

    if data is None:
        return list(game_names())
    # os.path, because Path.is_dir() raises if a folder above may not be entered.
    if not os.path.isdir(data):
        raise Failure(f"There is no folder {data!r}; give a copy of resources.", NOT_FOUND)
    found = [game for game in game_names() if os.path.isdir(os.path.join(data, game))]
    if not found:
        known = " or ".join(repr(game) for game in game_names())
        raise Failure(
            f"The folder {data!r} has no folder {known}; give a folder that holds one"
            " folder per game.",
            NOT_FOUND,
        )
    return found


def _check(game: str, data: str | None) -> _Result:
    from solitaire.data.resources import resource_folder
    from solitaire.registry import game_named

    folder = resource_folder(game) if data is None else Path(data) / game
    try:
        return game_named(game).check_data(folder, str(folder))
    except BadData as bad:
        return bad


def _problems(result: _Result) -> tuple[Problem, ...]:
    return result.problems if isinstance(result, BadData) else ()


def _print(game: str, result: _Result) -> None:
    if isinstance(result, BadData):
        print(_printable(str(result)))
    else:
        told = ", ".join(_told(name, value) for name, value in result.items())
        print(f"{game}: sound; {told}")


def _told(name: str, value: int | str) -> str:
    return f"{name} {value}" if isinstance(value, str) else f"{value} {name}"


def _many(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


def _as_json(results: dict[str, _Result]) -> dict[str, Any]:
    games: dict[str, Any] = {}
    for game, result in results.items():
        problems = [
            {"file": one.path, "line": one.line, "message": one.message, "remedy": one.remedy}
            for one in _problems(result)
        ]
        told = {} if isinstance(result, BadData) else result
        games[game] = {"sound": not problems, **told, "problems": problems}
    return {"sound": all(game["sound"] for game in games.values()), "games": games}


def _printable(text: str) -> str:
    """The text as far as the terminal's encoding goes; a bad file may hold any character."""
    encoding = sys.stdout.encoding or "utf-8"
    return text.encode(encoding, "backslashreplace").decode(encoding)
