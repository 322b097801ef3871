"""`campagna report`: the after-action report of a game, with map pictures, without a window."""

from __future__ import annotations

import argparse
import os
import sys
from importlib import import_module
from pathlib import Path

from ui.common.failures import DONE, UNAVAILABLE, Failure
from ui.common.record_files import ALL, add_reveal_argument

HELP = "write the after-action report of a game: Markdown, HTML and map pictures"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="a game record")
    parser.add_argument(
        "--out", metavar="DIR", type=Path, help="the folder (default: FILE-report beside FILE)"
    )
    parser.add_argument(
        "--view", metavar="SEAT", default=ALL, help="what this side saw (default: all, the truth)"
    )
    add_reveal_argument(parser)


def run(arguments: argparse.Namespace) -> int:
    from ui.terminal.display import why_no_window

    # Nothing is shown, so no display is needed either.
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    reason = why_no_window()
    if reason:
        raise Failure(f"The report needs Qt to draw its maps, but {reason}.", UNAVAILABLE)
    page, remarks = import_module("ui.desktop.review.report.command").write(arguments)
    for remark in remarks:
        print(f"campagna: {remark}", file=sys.stderr)
    print(page)
    return DONE
