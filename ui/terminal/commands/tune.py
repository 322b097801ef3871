"""`campagna tune`: fits the weights of a game's advice to self-play, and reports what that
achieved."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ui.common.failures import (
    CANNOT_WRITE,
    DONE,
    FAILED,
    INTERRUPTED,
    NOT_FOUND,
    UNAVAILABLE,
    USAGE,
    Failure,
)

if TYPE_CHECKING:
    from ai.tuning.files import Notebook
    from ai.tuning.games import Workbench
    from ai.tuning.tuning import Fitted, Settings

HELP = "fit the computer's judgement to games of self-play"

_STAGES: Final = ("orders", "value", "belief", "searched", "calibration", "all")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "stage",
        nargs="?",
        choices=_STAGES,
        default="all",
        help="orders: the habits; value: the worth of positions; belief: likely worlds; searched: "
        "what players who search order (default all but that, one after the other)",
    )
    parser.add_argument("--game", help="a game's name, or module:attribute (default: the first)")
    parser.add_argument(
        "--rounds", type=_positive, default=120, metavar="N", help="of the orders (default 120)"
    )
    parser.add_argument(
        "--pairs", type=_positive, default=20, metavar="N", help="of variants a round (default 20)"
    )
    parser.add_argument(
        "--games",
        type=_positive,
        default=2000,
        metavar="N",
        help="to learn value and belief from (default 2000)",
    )
    parser.add_argument(
        "--trial-games",
        type=_even,
        default=200,
        metavar="N",
        help="of new against old orders, an even number (default 200)",
    )
    parser.add_argument(
        "--players",
        default="habits",
        metavar="PLAYER",
        help="whose games teach value, belief and searched orders: habits, or search:nodes=40 "
        "(default habits)",
    )
    parser.add_argument(
        "--breadth",
        type=_natural,
        default=0,
        metavar="N",
        help="games played as in playouts, which nobody thinks about and which cost little: the "
        "network of the value learns from them (default 0: it stays as it is)",
    )
    parser.add_argument(
        "--seed", type=_natural, default=1, help="the same number gives the same result"
    )
    parser.add_argument(
        "--jobs", type=_positive, default=_cores(), help="games at a time (default: one per core)"
    )
    parser.add_argument(
        "--out", type=Path, metavar="FOLDER", help="for the weights (default: beside the notes)"
    )
    parser.add_argument(
        "--resume",
        action="store_true",
        help="refuse to start afresh (by default the same command continues if it can)",
    )


def _natural(text: str) -> int:
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 0 up")
    return int(text)


def _positive(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 1 up")
    return int(text)


def _even(text: str) -> int:
    if not text.isdecimal() or int(text) < 2 or int(text) % 2:
        raise argparse.ArgumentTypeError(
            f"{text!r} is not an even number from 2 up; every seed is played from both sides"
        )
    return int(text)


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1


# -- running --------------------------------------------------------------------------------------


def run(arguments: argparse.Namespace) -> int:
    from ui.common.chosen_game import only_game

    game: str = arguments.game or only_game()
    bench = workbench(game)
    _check_players(arguments.players, bench)
    folder = _notes_folder(arguments, game, bench)
    out: Path = arguments.out or folder
    try:
        notebook = _opened(folder, arguments)
        fitted = _fit(arguments, game, bench, notebook)
        _write(arguments, bench, fitted, out)
    except KeyboardInterrupt:
        print(
            f"campagna: What is done is kept in {folder}; the same command goes on from there.",
            file=sys.stderr,
        )
        return INTERRUPTED
    except OSError as error:
        name = error.filename or out
        raise Failure(f"{name} cannot be written: {error.strerror}.", CANNOT_WRITE) from error
    _report(fitted, out)
    return DONE


def workbench(game: str) -> Workbench:
    """The game and what can be fitted in it; worker processes find it by this function's name."""
    from ai.tuning.games import Workbench
    from solitaire.registry import game_of
    from ui.common.chosen_game import chosen_game

    rules = chosen_game(game)
    found = game_of(rules)
    tunable = found.tunable()
    if tunable is None:
        raise Failure(f"{rules.name} has no weights that can be fitted.", UNAVAILABLE)
    return Workbench(rules, found.advice(), tunable)


def _check_players(name: str, bench: Workbench) -> None:
    from ai.players import UnknownPlayer, effort_of, new_player
    from ai.tuning.games import HABITS

    if name == HABITS:
        return
    try:
        new_player(name, bench.rules, bench.advice)
        is_timed = effort_of(name).seconds is not None
    except UnknownPlayer as error:
        raise Failure(f"{error} Or: {HABITS}.", USAGE) from error
    if is_timed:
        raise Failure("Players that think by the clock cannot be repeated; give nodes=N.", USAGE)


def _notes_folder(arguments: argparse.Namespace, game: str, bench: Workbench) -> Path:
    """The same fit has the same folder, so the same command finds it again, also with more rounds
    or games. A different program or different initial weights make it a different fit."""
    import hashlib
    import re

    from ai.tuning.files import table_text
    from ui import paths
    from ui.terminal.match.table import program

    tunable = bench.tunable
    in_use = (tunable.orders(), tunable.value(), tunable.network())
    tables = [table_text(table, ()) for table in in_use if table is not None]
    shaping = (game, arguments.seed, arguments.pairs, arguments.players, program(), *tables)
    short = hashlib.sha256(repr(shaping).encode()).hexdigest()[:10]
    name = re.sub(r"[^a-z0-9]+", "-", game.lower())[:40]
    return paths.state_folder() / "tuning" / f"{name}-{short}"


def _opened(folder: Path, arguments: argparse.Namespace) -> Notebook:
    from ai.tuning.files import Notebook

    notebook = Notebook(folder)
    if arguments.resume and notebook.is_empty():
        raise Failure(
            f"There is nothing to go on with in {folder}; leave out --resume to begin.", NOT_FOUND
        )
    if not arguments.quiet:
        print(f"campagna: finished work is kept in {folder}.", file=sys.stderr, flush=True)
    return notebook


def _fit(
    arguments: argparse.Namespace, game: str, bench: Workbench, notebook: Notebook
) -> list[Fitted]:
    from concurrent.futures.process import BrokenProcessPool
    from functools import partial

    from ai.tuning.processes import Workers
    from ai.tuning.shop import Shop
    from ai.tuning.tuning import STAGES, TooFewGames, tune
    from ui.terminal.tune_progress import TuneProgress

    stages = STAGES if arguments.stage == "all" else (arguments.stage,)
    try:
        with (
            Workers(partial(workbench, game), arguments.jobs) as workers,
            TuneProgress.silent() if arguments.quiet else TuneProgress() as progress,
        ):
            shop = Shop(bench, workers, notebook, arguments.seed, progress.tell)
            return tune(shop, _settings(arguments), stages)
    except TooFewGames as error:
        raise Failure(f"{str(error).capitalize()}; give more --games.", USAGE) from error
    except BrokenProcessPool as error:
        raise Failure(
            "A process that played games died; the same command goes on from there.", FAILED
        ) from error


def _settings(arguments: argparse.Namespace) -> Settings:
    from ai.tuning.tuning import Settings

    return Settings(
        arguments.rounds,
        arguments.pairs,
        arguments.games,
        arguments.trial_games // 2,
        arguments.players,
        arguments.breadth,
    )


# -- results --------------------------------------------------------------------------------------


def _write(
    arguments: argparse.Namespace, bench: Workbench, fitted: list[Fitted], out: Path
) -> None:
    """What was fitted; and the other tables as currently used if they are not there yet, so that
    the folder can be used as it is."""
    from ai.tuning.files import replace, table_text

    out.mkdir(parents=True, exist_ok=True)
    origin = _origin(arguments)
    for one in fitted:
        text = table_text(one.table, (*one.provenance, origin))
        replace(out / f"{one.table.name}.csv", text.encode())
    tunable = bench.tunable
    in_use = (tunable.orders(), tunable.searched(), tunable.value(), tunable.network())
    for table in (*in_use, tunable.belief()):
        if table is None:
            continue
        path = out / f"{table.name}.csv"
        if not path.exists():
            text = table_text(table, ("Not fitted here: as it was in use.", origin))
            replace(path, text.encode())


def _origin(arguments: argparse.Namespace) -> str:
    """The command, the day and the program, in one line."""
    import shlex
    from datetime import UTC, datetime

    from ui.terminal.match.table import program

    words = ["campagna", "tune", arguments.stage]
    if arguments.game:
        words += ["--game", arguments.game]
    for name in ("rounds", "pairs", "games", "trial_games", "players", "breadth", "seed"):
        words += [f"--{name.replace('_', '-')}", str(getattr(arguments, name))]
    return f"{shlex.join(words)}; {datetime.now(UTC):%Y-%m-%d}; program {program()}."


def _report(fitted: list[Fitted], out: Path) -> None:
    for one in fitted:
        print(f"{one.table.name}:")
        for sentence in one.provenance:
            print(f"  {sentence}")
    print(f"The weights are in {out}; CAMPAGNA_ADVICE={out} makes the engine use them.")
