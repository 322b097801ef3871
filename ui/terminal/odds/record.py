"""`campagna odds FILE`: the odds of what a record waits for, as one seat may know them."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from solitaire.game import Game
from solitaire.presenting.odds_sheet import OddsDesk, OddsSheet
from solitaire.protocol import Chance, Decide, Rules, Seat, may_see
from solitaire.record import Playback, replay
from solitaire.registry import game_of
from ui.common.chosen_game import game_with_odds, odds_desk
from ui.common.failures import BAD_INPUT, USAGE, Failure
from ui.common.record_files import open_record
from ui.terminal.odds.arguments import add_fields, given_values, sub_parser


def explain_record(
    what: str, words: Sequence[str], given: argparse.Namespace
) -> tuple[OddsSheet, dict[str, Any]]:
    """The sheet, and as whose it is."""
    if {"-h", "--help"}.intersection(words):
        _parser(game_with_odds(given.game)).parse_args(words)
    given.file = Path(what)
    playback = _opened(given)
    rules = playback.record.rules
    game = game_of(rules)
    desk = odds_desk(game)
    arguments = _parser(game).parse_args(words, given)
    seat = _seat(playback, desk, arguments.view)
    view, more = rules.view(playback.state, seat), {"view": rules.seats[seat]}
    if not _may_see(playback, seat):
        return desk.hidden(view), more
    *_, last = desk.pending(view, given_values(desk.conduct(), arguments))
    return last, more


def _parser(game: Game) -> argparse.ArgumentParser:
    parser = sub_parser(
        "campagna odds FILE",
        "The odds of what is pending at the end of a record.",
        f"  campagna odds game.rec --view {game.rules().seats[0]}",
    )
    parser.add_argument("--view", metavar="SEAT", help="whose knowledge counts; who is asked")
    add_fields(parser, odds_desk(game).conduct())
    return parser


def _opened(arguments: argparse.Namespace) -> Playback:
    playback = replay(open_record(arguments))
    if playback.record.abandoned:
        raise Failure(f"{arguments.file}: the game was abandoned; nothing is pending.", BAD_INPUT)
    return playback


def _seat(playback: Playback, desk: OddsDesk, name: str | None) -> Seat:
    """The seat asked for, or the one that must choose, or sees the roll."""
    rules = playback.record.rules
    if name is not None:
        return _named_seat(rules, name)
    if isinstance(playback.pending, Decide):
        return playback.pending.seat
    witnesses = [seat for seat in range(len(rules.seats)) if _may_see(playback, seat)]
    roller = desk.roller(rules.view(playback.state, witnesses[0]))
    return roller if roller in witnesses else witnesses[0]


def _named_seat(rules: Rules[Any, Any, Any], name: str) -> Seat:
    if name not in rules.seats:
        known = ", ".join(rules.seats)
        raise Failure(f"There is no seat {name!r}; the seats are {known}.", USAGE)
    return rules.seats.index(name)


def _may_see(playback: Playback, seat: Seat) -> bool:
    pending = playback.pending
    return not isinstance(pending, Chance) or may_see(pending.audience, seat)
