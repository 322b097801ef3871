"""`campagna engine`: a process that is asked for choices by JSON lines. docs/engine-protocol.md."""

from __future__ import annotations

import argparse
import os
import sys
from typing import Any, BinaryIO

HELP = "answer requests for choices as JSON lines: for other programs (docs/engine-protocol.md)"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--game",
        action="append",
        default=[],
        metavar="MODULE:ATTRIBUTE",
        help="offer this game in addition to the registered ones",
    )


def run(arguments: argparse.Namespace) -> int:
    from ai.engine.engine import Engine
    from solitaire import VERSION
    from solitaire.registry import game_named, game_names
    from ui.common.chosen_game import chosen_game
    from ui.common.failures import DONE

    for name in arguments.game:
        chosen_game(name)
    source, target = private_pipes()
    about = {"name": "campagna", "version": VERSION}
    games = {name: game_named(name).rules() for name in (*game_names(), *arguments.game)}
    Engine(about, games, load, source, target).run()
    return DONE


def load(name: str) -> tuple[Any, Any]:
    """The rules and the advice; by this name worker processes find it too."""
    from solitaire.registry import game_named, game_of

    rules = game_named(name).rules()
    return rules, game_of(rules).advice()


def private_pipes() -> tuple[BinaryIO, BinaryIO]:
    """Our input and output for the protocol alone.

    Whoever else writes to stdout, here or in a worker, is heard on stderr; workers inherit neither.
    """
    source = os.fdopen(os.dup(sys.stdin.fileno()), "rb")
    target = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, sys.stdin.fileno())
    os.close(nothing)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return source, target
