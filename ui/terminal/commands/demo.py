"""`campagna demo`: two computer players play a whole game, told in the terminal."""

from __future__ import annotations

import argparse
import os
import secrets
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from ui.common.computers import seat_clerk, usual_performer
from ui.common.failures import (
    DONE,
    INTERRUPTED,
    USAGE,
    Failure,
)
from ui.common.option_arguments import add_option_arguments

if TYPE_CHECKING:
    from ai.honesty.receipts import Clerk
    from solitaire.protocol import Rules, Seat
    from solitaire.session import Session

HELP = "watch the computer play against itself; --headless in this terminal"

SECONDS_BY_PACE: Final = {"watch": 3.0, "brisk": 0.5, "at-once": 0.0}
"""Pause after each paragraph."""
_CLEAR_LINE: Final = "\r\x1b[K"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--headless", action="store_true", help="in the terminal, without a window")
    parser.add_argument("--game", help="a game's name, or module:attribute (default: the first)")
    parser.add_argument("--seed", type=int, help="the same number gives the same game again")
    parser.add_argument("--out", type=Path, metavar="FILE", help="write the game's record there")
    add_option_arguments(parser)
    parser.add_argument(
        "--players",
        metavar="NAME[,NAME]",
        help="who plays, in the order of the sides (default: search, or staff uncompiled)",
    )
    parser.add_argument(
        "--level", metavar="L", help="both sides search at this level, 1 to 8, instead of --players"
    )
    parser.add_argument(
        "--visibility", metavar="V", help="short for --option visibility=V: open, mist or fog"
    )
    parser.add_argument(
        "--pace",
        choices=tuple(SECONDS_BY_PACE),
        help="how fast it is told (default: brisk on a terminal, otherwise at-once)",
    )
    _add_export(parser)


def _add_export(parser: argparse.ArgumentParser) -> None:
    drawn = parser.add_argument_group("pictures and films, drawn without a window")
    drawn.add_argument(
        "--frames", type=Path, metavar="DIR", help="write a picture of each moment that matters"
    )
    drawn.add_argument(
        "--gif", type=Path, metavar="FILE", help="write a film (needs the extra 'export': Pillow)"
    )
    drawn.add_argument(
        "--size", default="1280x800", metavar="WxH", help="of the pictures (default: 1280x800)"
    )
    drawn.add_argument(
        "--turns", metavar="A-B", help="only these turns, as 1-3; nothing later is played"
    )
    drawn.add_argument(
        "--viewpoint", default="all", metavar="SIDE", help="whose view: a side, or all (default)"
    )


def run(arguments: argparse.Namespace) -> int:
    _settle(arguments)
    if arguments.frames is not None or arguments.gif is not None:
        return _as_pictures(arguments)
    return _in_terminal(arguments) if arguments.headless else _in_window(arguments)


def _settle(arguments: argparse.Namespace) -> None:
    """Write out what --level and --visibility stand for."""
    if arguments.level is not None:
        if arguments.players is not None:
            raise Failure("Give either --level or --players, not both.", USAGE)
        arguments.players = f"search:{arguments.level}"
    if arguments.visibility is not None:
        arguments.option = [*arguments.option, f"visibility={arguments.visibility}"]


def _as_pictures(arguments: argparse.Namespace) -> int:
    from ui.terminal.play.drawing import drawing_entry

    return drawing_entry("export.command", "export_demo")(arguments)


def _in_window(arguments: argparse.Namespace) -> int:
    from ui.terminal.play.window import NoWindow, window_entry

    try:
        show = window_entry("demo")
    except NoWindow as reason:
        print(f"campagna: The game is told in this terminal because {reason}.", file=sys.stderr)
        return _in_terminal(arguments)
    return show(arguments)


def _in_terminal(arguments: argparse.Namespace) -> int:
    from solitaire.protocol import Over
    from ui.common.chosen_game import chosen_game, chosen_options, only_game

    rules = chosen_game(arguments.game or only_game())
    seed = secrets.randbelow(1_000_000) if arguments.seed is None else arguments.seed
    names = _player_names(rules, arguments.players or usual_performer())
    options = chosen_options(rules, arguments.option)
    players = _players(rules, options, names, seed)
    session = _session(arguments, rules, options, names, seed)
    sides = ", ".join(f"{seat} {name}" for seat, name in zip(rules.seats, names, strict=True))
    print(f"{rules.name}: {sides}; --seed {seed} plays the same again", flush=True)
    try:
        _play(session, players, options, arguments)
    except KeyboardInterrupt:
        _tell_file(arguments.out)
        return INTERRUPTED
    finally:
        session.close()
    over = session.pending
    assert isinstance(over, Over)
    print(f"\n{over.summary or 'The game is over.'}")
    _tell_file(arguments.out)
    return DONE


def _tell_file(path: Path | None) -> None:
    if path is not None:
        print(f"campagna: the record is in {path}; campagna replay {path}", file=sys.stderr)


# -- who plays, and what -------------------------------------------------------------------------


def _player_names(rules: Rules[Any, Any, Any], text: str) -> list[str]:
    names = text.split(",")
    if len(names) == 1:
        return names * len(rules.seats)
    if len(names) != len(rules.seats):
        seats = ", ".join(rules.seats)
        raise Failure(f"--players needs one name, or one for each of {seats}.", USAGE)
    return names


def _players(
    rules: Rules[Any, Any, Any], options: dict[str, str], names: list[str], seed: int
) -> list[Clerk]:
    from ai.players import UnknownPlayer

    try:
        return [
            seat_clerk(name, rules, options, seat, f"demo {seed}")
            for seat, name in enumerate(names)
        ]
    except UnknownPlayer as error:
        raise Failure(str(error), USAGE) from error


def _session(
    arguments: argparse.Namespace,
    rules: Rules[Any, Any, Any],
    options: dict[str, str],
    names: list[str],
    seed: int,
) -> Session[Any, Any, Any]:
    from solitaire.record import RecordWriter
    from solitaire.session import new_session
    from ui.common.dice_choice import SeededDice
    from ui.common.saves import told_as_failures

    dice = SeededDice(f"demo {seed}")
    writer = None
    if arguments.out is not None:
        seats = dict(zip(rules.seats, names, strict=True))
        with told_as_failures():
            writer = RecordWriter.begin(
                arguments.out, rules, options, dice, seats=seats, seed=f"demo {seed}"
            )
    return new_session(rules, options, dice, writer=writer)


def _play(
    session: Session[Any, Any, Any],
    players: list[Clerk],
    options: dict[str, str],
    arguments: argparse.Namespace,
) -> None:
    from solitaire.protocol import Decide
    from solitaire.registry import game_of
    from ui.common.captions import Captions
    from ui.common.saves import told_as_failures
    from ui.terminal.play.narration import Detail, Narrator

    detail = Detail.EVERYTHING if arguments.verbose else Detail.HIGHLIGHTS
    tell = _teller(arguments)
    game = game_of(session.rules)
    narrator = Narrator(session, game.guide(), detail, tell, _progress(arguments))
    if game.notice:
        tell(game.notice)
    captions = Captions()
    session.subscribe_referee(narrator)
    narrator.begin(options)
    with told_as_failures():
        session.advance()
        while isinstance(asked := session.pending, Decide):
            seat: Seat = asked.seat
            decision = players[seat].decide(
                session.view(seat), session.offered(seat), session.plies_played
            )
            thought = captions.thought(seat, session.heading, decision.report)
            if thought is not None:
                narrator.think(session.heading, thought)
            session.play(seat, decision.ply, decision.receipt.as_text())
    narrator.end()


# -- telling -------------------------------------------------------------------------------------


def _teller(arguments: argparse.Namespace) -> Callable[[str], None]:
    pace = arguments.pace or ("brisk" if sys.stdout.isatty() else "at-once")
    seconds = SECONDS_BY_PACE[pace]
    is_drawn = _is_progress_shown(arguments)

    def tell(text: str) -> None:
        if is_drawn:
            print(_CLEAR_LINE, end="", file=sys.stderr, flush=True)
        print(text, flush=True)
        time.sleep(seconds)

    return tell


def _progress(arguments: argparse.Namespace) -> Callable[[tuple[str, ...]], None]:
    is_drawn = _is_progress_shown(arguments)

    def show(heading: tuple[str, ...]) -> None:
        if is_drawn:
            print(f"{_CLEAR_LINE}{', '.join(heading)}", end="", file=sys.stderr, flush=True)

    return show


def _is_progress_shown(arguments: argparse.Namespace) -> bool:
    return sys.stderr.isatty() and not arguments.quiet and os.environ.get("TERM") != "dumb"
