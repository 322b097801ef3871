"""`campagna odds` for games with an odds desk: forms filled in on the command line, and records.

A desk is a module `odds.desk` beside a game's rules with forms(), ask(form, values) and
pending(world). Castiglione answers by odds_asking.py instead.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

from solitaire.protocol import Decide, Rules
from solitaire.record import replay
from solitaire.registry import game_names
from ui.terminal.chosen_game import chosen_game
from ui.terminal.failures import DONE, USAGE, Failure
from ui.terminal.record_files import open_record

_HEADER_LINES = 3
"""The name of the game stands in the first lines of a record."""


def desk_of(rules: Rules[Any, Any, Any]) -> Any | None:
    """The desk that came with these rules, if there is one."""
    name = f"{type(rules).__module__.rpartition('.')[0]}.odds.desk"
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name is None or not name.startswith(error.name):
            raise
        return None


def game_asked_about(arguments: argparse.Namespace) -> str:
    """The game named by --game or in the record; empty if neither says."""
    if arguments.game:
        return str(arguments.game)
    path = Path(arguments.what)
    if not path.is_file():
        return ""
    with path.open(encoding="utf-8", errors="replace") as file:
        words = [file.readline().split() for _ in range(_HEADER_LINES)]
    return next((line[1] for line in words if len(line) == 2 and line[0] == "game"), "")


def answer_from_desk(arguments: argparse.Namespace) -> int | None:
    """Print the sheets; None if the game has no desk, so that somebody else may answer."""
    name = game_asked_about(arguments)
    if not name or (not arguments.game and name not in game_names()):
        return None  # what is wrong with such a record is told where records are opened
    rules = chosen_game(name)
    desk = desk_of(rules)
    if desk is None:
        return None
    words = [word for word in arguments.rest if word != "--json"]
    as_json = arguments.json or len(words) < len(arguments.rest)
    path = Path(arguments.what)
    sheets = (
        _of_record(desk, path, words) if path.is_file() else _of_form(desk, arguments.what, words)
    )
    if as_json:
        print(json.dumps([sheet.as_json() for sheet in sheets], indent=1, ensure_ascii=False))
    else:
        print("\n".join(line for sheet in sheets for line in sheet.lines()))
    return DONE


def _of_form(desk: Any, form: str, words: Sequence[str]) -> list[Any]:
    values: dict[str, int] = {}
    for word in words:
        name, sign, value = word.partition("=")
        if not sign or not value.lstrip("+-").isdecimal():
            raise Failure(f"{word!r} is no entry of a form; write NAME=NUMBER.", USAGE)
        values[name] = int(value)
    try:
        return [desk.ask(form, values)]
    except ValueError as error:
        raise Failure(str(error), USAGE) from error


def _of_record(desk: Any, path: Path, words: Sequence[str]) -> list[Any]:
    """What can be counted at the end of a record, as the seat that is asked may know it."""
    record = open_record(argparse.Namespace(file=path, game=None))
    playback = replay(record)
    rules = record.rules
    seat = _seat(rules, playback.pending, words)
    # One fixed world that fits the view: what is told is the same in all of them.
    world = rules.imagine(rules.view(playback.state, seat), Random(0))
    return list(desk.pending(world))


def _seat(rules: Rules[Any, Any, Any], pending: object, words: Sequence[str]) -> int:
    if len(words) == 2 and words[0] == "--view":
        if words[1] not in rules.seats:
            known = ", ".join(rules.seats)
            raise Failure(f"There is no seat {words[1]!r}; the seats are {known}.", USAGE)
        return rules.seats.index(words[1])
    if words:
        raise Failure(f"{' '.join(words)!r} is not understood; write --view SEAT.", USAGE)
    return pending.seat if isinstance(pending, Decide) else 0
