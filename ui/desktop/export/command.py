"""What `campagna demo --gif`, `--frames` and `campagna map` do: no window, no display."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QSize

from ai.players import UnknownPlayer
from solitaire.game import Game
from solitaire.protocol import BadPosition
from solitaire.record import load_record, replay
from solitaire.record.files import read_limited
from solitaire.record.header import tried_position
from ui.common.chosen_game import chosen_options, window_game
from ui.common.computers import usual_performer
from ui.common.failures import (
    BAD_INPUT,
    CANNOT_WRITE,
    DONE,
    INTERRUPTED,
    USAGE,
    Failure,
)
from ui.common.progress import Progress
from ui.common.saves import told_as_failures
from ui.desktop.app import new_application
from ui.desktop.export.film import (
    Wanted,
    check_pillow,
    frames_of,
    write_frames,
    write_gif,
)
from ui.desktop.export.map import LARGEST_DPI, SMALLEST_DPI, export_map
from ui.desktop.export.stage import MapStage
from ui.desktop.table.sight import shown_by
from ui.desktop.watch.demo_game import Conductor
from ui.desktop.watch.film import Viewpoint
from ui.desktop.watch.opening import fresh_seed

ALL: Final = "all"
MOST_TURNS: Final = 100
"""For the bar of a game that does not say how many turns it has."""
SPEED_BY_PACE: Final = {"watch": 1.0, "brisk": 2.0, "at-once": 6.0}
SMALLEST_SIDE, LARGEST_SIDE = 200, 4000
RECORD: Final = "campagna record"
"""How the file of a record begins."""


def export_demo(arguments: argparse.Namespace) -> int:
    """Play the game, then draw it; what is wrong with the wish is said before."""
    game = window_game(arguments.game, "")
    wanted = _wanted(game, arguments)
    _check_targets(arguments)
    conductor = _conductor(game, arguments)
    new_application()
    try:
        _play(conductor, wanted, arguments)
        _draw(conductor, wanted, arguments)
    except KeyboardInterrupt:
        _say("stopped; a film is only written as a whole, pictures are kept as far as they came.")
        return INTERRUPTED
    except MemoryError as error:
        message = "There is not enough memory for pictures of this size; choose a smaller --size."
        raise Failure(message, CANNOT_WRITE) from error
    finally:
        conductor.close()
    return DONE


def _wanted(game: Game, arguments: argparse.Namespace) -> Wanted:
    found = re.fullmatch(r"(\d{2,5})x(\d{2,5})", arguments.size)
    sides = [int(one) for one in found.groups()] if found else []
    if not sides or not all(SMALLEST_SIDE <= side <= LARGEST_SIDE for side in sides):
        message = f"--size is WIDTHxHEIGHT, each from {SMALLEST_SIDE} to {LARGEST_SIDE}: 1280x800."
        raise Failure(message, USAGE)
    return Wanted(
        viewpoint_named(game, arguments.viewpoint),
        QSize(*sides),
        everything=bool(arguments.verbose),
        speed=SPEED_BY_PACE[arguments.pace or "brisk"],
        turns=_turns(game, arguments.turns),
    )


def _turns(game: Game, text: str | None) -> tuple[int, int] | None:
    if text is None:
        return None
    most = len(game.guide().turns())
    found = re.fullmatch(r"(\d{1,3})(?:-(\d{1,3}))?", text)
    first, last = (int(found[1]), int(found[2] or found[1])) if found else (0, 0)
    if not 1 <= first <= last <= (most or last):
        known = f"a turn from 1 to {most}" if most else "a turn"
        raise Failure(f"--turns is {known}, or the first and the last: 1-3.", USAGE)
    return first, last


def viewpoint_named(game: Game, word: str | None) -> Viewpoint:
    seats = game.rules().seats
    if word in (None, ALL):
        return None
    if word not in seats:
        known = ", ".join((*seats, ALL))
        raise Failure(f"There is no viewpoint {word!r}. Choose one of: {known}.", USAGE)
    return seats.index(word)


def _check_targets(arguments: argparse.Namespace) -> None:
    """Before minutes are spent on the game."""
    if arguments.gif is not None:
        check_pillow()
        if not arguments.gif.absolute().parent.is_dir():
            folder = arguments.gif.absolute().parent
            raise Failure(f"There is no folder {folder}; make it first.", CANNOT_WRITE)
    if arguments.frames is not None and arguments.frames.is_file():
        raise Failure(f"{arguments.frames} is a file; --frames names a folder.", CANNOT_WRITE)


def _conductor(game: Game, arguments: argparse.Namespace) -> Conductor:
    rules = game.rules()
    names = (arguments.players or usual_performer()).split(",")
    names = names * len(rules.seats) if len(names) == 1 else names
    if len(names) != len(rules.seats):
        seats = ", ".join(rules.seats)
        raise Failure(f"--players needs one name, or one for each of {seats}.", USAGE)
    options = chosen_options(rules, arguments.option)
    seed = arguments.seed
    if seed is None:
        seed = fresh_seed()
        _say(f"--seed {seed} plays the same again.")
    try:
        with told_as_failures():
            return Conductor(rules, options, names, seed, arguments.out)
    except UnknownPlayer as error:
        raise Failure(str(error), USAGE) from error


def _play(conductor: Conductor, wanted: Wanted, arguments: argparse.Namespace) -> None:
    film, told = conductor.film, 0
    turns = len(film.guide.turns())
    last = wanted.turns[1] if wanted.turns is not None else turns or MOST_TURNS
    with _progress("Playing", last, arguments) as progress, told_as_failures():
        while not conductor.is_over and film.turn_of(len(film) - 1) <= last:
            conductor.decide_here()
            for _ in range(told, len(film.turns())):
                told += 1
                progress.advance(film.shots[-1].heading[0])


def _draw(conductor: Conductor, wanted: Wanted, arguments: argparse.Namespace) -> None:
    film = conductor.film
    frames = frames_of(film, wanted, conductor.summary)
    if not frames:
        raise Failure("The game ended before the turns that --turns names.", USAGE)
    for target, write in ((arguments.frames, write_frames), (arguments.gif, write_gif)):
        if target is not None:
            with _progress("Drawing", len(frames), arguments) as progress:
                write(film, frames, wanted, target, progress.advance)
            sys.stdout.write(f"{target}\n")


def _progress(label: str, total: int, arguments: argparse.Namespace) -> Progress:
    return Progress.silent(label, total) if arguments.quiet else Progress(label, total)


def _say(words: str) -> None:
    sys.stderr.write(f"campagna: {words}\n")


# -- the map --------------------------------------------------------------------------------------


def export_map_file(arguments: argparse.Namespace) -> int:
    if not SMALLEST_DPI <= arguments.dpi <= LARGEST_DPI:
        raise Failure(f"--dpi is a number from {SMALLEST_DPI} to {LARGEST_DPI}.", USAGE)
    if not 50 <= arguments.width <= 2000:
        raise Failure("--width is a number of millimetres from 50 to 2000.", USAGE)
    game = _map_game(arguments)
    viewpoint = viewpoint_named(game, arguments.seat)
    views = position_views(game, arguments.position) if arguments.position is not None else ()
    new_application()
    export_map(
        MapStage(shown_by(game), views, viewpoint, game.notice),
        arguments.out,
        arguments.dpi,
        arguments.width,
    )
    sys.stdout.write(f"{arguments.out}\n")
    return DONE


def _map_game(arguments: argparse.Namespace) -> Game:
    """The one named; else that of the record; else the first that has a map."""
    if arguments.game is None and arguments.position is not None:
        with told_as_failures():
            if read_limited(arguments.position).startswith(RECORD.encode()):
                return window_game(load_record(arguments.position).rules.name, "")
    return window_game(arguments.game, "")


def position_views(game: Game, path: Path) -> Sequence[Any]:
    """What each seat sees at the end of a record, or in a position; raises Failure."""
    rules = game.rules()
    with told_as_failures():
        text = read_limited(path).decode(errors="replace")
    if text.startswith(RECORD):
        with told_as_failures():
            state = replay(load_record(path, rules)).state
    else:
        try:
            state = tried_position(rules, text)
        except BadPosition as error:
            raise Failure(f"{path} is no position: {error}.", BAD_INPUT) from error
    return [rules.view(state, seat) for seat in range(len(rules.seats))]
