"""`campagna report`: the after-action report of a game, with map pictures, without a window."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import Final

from ui.terminal.failures import DONE, UNAVAILABLE, USAGE, Failure

HELP = "write the after-action report of a game: Markdown, HTML and map pictures"

ALL: Final = "all"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="a game record")
    parser.add_argument(
        "--out", metavar="DIR", type=Path, help="the folder (default: FILE-report beside FILE)"
    )
    parser.add_argument(
        "--view", metavar="SEAT", default=ALL, help="what this side saw (default: all, the truth)"
    )


def run(arguments: argparse.Namespace) -> int:
    from ui.terminal.display import why_no_window

    # Nothing is shown, so no display is needed either.
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    reason = why_no_window()
    if reason:
        raise Failure(f"The report needs Qt to draw its maps, but {reason}.", UNAVAILABLE)
    return _write(arguments)


def _write(arguments: argparse.Namespace) -> int:
    from ui.desktop.app import new_application
    from ui.desktop.replay import EVERYTHING, Viewpoint, open_replay
    from ui.desktop.report_files import HTML, usual_folder, write_report
    from ui.desktop.review_findings import BadAnalysis, stored_analysis

    replay = open_replay(arguments.file)
    seats = replay.rules.seats
    if arguments.view not in (*seats, ALL):
        known = ", ".join((*seats, ALL))
        raise Failure(f"There is no viewpoint {arguments.view!r}; there are {known}.", USAGE)
    viewpoint: Viewpoint = EVERYTHING if arguments.view == ALL else seats.index(arguments.view)
    new_application()
    try:
        found = stored_analysis(replay)
    except BadAnalysis as error:
        print(f"campagna: warning: {error}", file=sys.stderr)
        found = None
    if found is None:
        words = f"campagna: campagna analyze {arguments.file} would add chances and turning points."
        print(words, file=sys.stderr)
    folder = arguments.out or usual_folder(replay)
    for _ in write_report(replay, viewpoint, found, folder):
        pass
    print(folder / HTML)
    return DONE
