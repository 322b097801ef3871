"""`campagna counsel`: the process that the window asks for hints, warnings and estimates."""

from __future__ import annotations

import argparse
from typing import Final

HELP = "advise by JSON lines, for the window: hints, the coach and estimates (docs/hints.md)"

UNCOMPILED: Final = 0.006
"""Part of the usual simulations where nothing is compiled."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--share",
        type=float,
        metavar="X",
        help="use this share of the usual simulations (default: 1; uncompiled 0.006)",
    )


def run(arguments: argparse.Namespace) -> int:
    from solitaire.workbench.compilation import compiled_modules
    from ui.common.counselling import Counsellor
    from ui.common.failures import DONE, USAGE, Failure
    from ui.terminal.commands.engine import private_pipes

    share = arguments.share
    if share is None:
        share = 1.0 if compiled_modules() else UNCOMPILED
    if not 0.0 < share <= 100.0:
        raise Failure("--share needs a number above 0, at most 100.", USAGE)
    source, target = private_pipes()
    Counsellor(source, target, share).run()
    return DONE
