"""`campagna review`: look at a game again in the window."""

from __future__ import annotations

import argparse
from pathlib import Path

from ui.common.failures import UNAVAILABLE, Failure

HELP = "review a game in the window: scrubber, viewpoints, chances, turning points"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="a game record")


def run(arguments: argparse.Namespace) -> int:
    from ui.terminal.play.window import NoWindow, window_entry

    try:
        show = window_entry("review")
    except NoWindow as reason:
        message = (
            f"The review needs the window, but {reason}. campagna replay and campagna analyze tell "
            "about a game here."
        )
        raise Failure(message, UNAVAILABLE) from reason
    return show(arguments)
