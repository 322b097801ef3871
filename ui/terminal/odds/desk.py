"""`campagna odds` for games whose door has an odds desk: a filled-in form, or a record."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from pathlib import Path

from solitaire.game import Game
from solitaire.presenting.odds_sheet import NoAnswer, OddsDesk, OddsSheet
from solitaire.protocol import Decide
from solitaire.record import replay
from solitaire.registry import game_named, game_names, game_of
from ui.common.chosen_game import chosen_game
from ui.common.failures import DONE, USAGE, Failure
from ui.common.odds_lines import plain_data, sheet_lines
from ui.common.record_files import open_record
from ui.terminal.odds.arguments import add_fields, form_parser, given_values, sub_parser

_HEADER_LINES = 3
"""The name of the game stands in the first lines of a record."""


def answer_from_desk(arguments: argparse.Namespace) -> int | None:
    """Print the sheet; None if the game has no desk, so that it is answered elsewhere."""
    game = _game_asked_about(arguments)
    desk = game.odds() if game is not None else None
    if game is None or desk is None:
        return None
    try:
        *_, sheet = _sheets(game, desk, arguments)
    except NoAnswer as error:
        raise Failure(str(error.words), USAGE) from error
    if arguments.json:
        print(json.dumps(plain_data(dict(sheet.data)), indent=1, ensure_ascii=False))
    else:
        print("\n".join(sheet_lines(sheet)))
    return DONE


def _game_asked_about(arguments: argparse.Namespace) -> Game | None:
    """The game named by --game or in the record; what is wrong with a record is told later."""
    if arguments.game:
        return game_of(chosen_game(arguments.game))
    path = Path(arguments.what)
    if not path.is_file():
        return None
    with path.open(encoding="utf-8", errors="replace") as file:
        words = [file.readline().split() for _ in range(_HEADER_LINES)]
    name = next((line[1] for line in words if len(line) == 2 and line[0] == "game"), "")
    return game_named(name) if name in game_names() else None


def _sheets(game: Game, desk: OddsDesk, arguments: argparse.Namespace) -> Iterator[OddsSheet]:
    if Path(arguments.what).is_file():
        return _of_record(game, desk, arguments)
    form = next((one for one in desk.forms() if one.name == arguments.what), None)
    if form is None:
        known = ", ".join(one.name for one in desk.forms())
        raise Failure(f"There is no subject {arguments.what!r}. There are: {known}.", USAGE)
    form_parser(form).parse_args(arguments.rest, arguments)
    return desk.ask(form.name, given_values(form.fields, arguments))


def _of_record(game: Game, desk: OddsDesk, arguments: argparse.Namespace) -> Iterator[OddsSheet]:
    rules = game.rules()
    parser = sub_parser("campagna odds FILE", "", f"  campagna odds FILE --view {rules.seats[0]}")
    parser.add_argument("--view", metavar="SEAT", choices=rules.seats)
    add_fields(parser, desk.conduct())
    parser.parse_args(arguments.rest, arguments)
    playback = replay(open_record(argparse.Namespace(file=Path(arguments.what), game=None)))
    seat = _seat(rules.seats, playback.pending, arguments.view)
    view = rules.view(playback.state, seat)
    return desk.pending(view, given_values(desk.conduct(), arguments))


def _seat(seats: Sequence[str], pending: object, named: str | None) -> int:
    if named is not None:
        return seats.index(named)
    return pending.seat if isinstance(pending, Decide) else 0
