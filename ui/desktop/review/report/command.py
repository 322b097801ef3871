"""Writes what `campagna report` asks for."""

from __future__ import annotations

import argparse
from pathlib import Path

from ui.common.failures import USAGE, Failure
from ui.common.record_files import ALL, check_secrets
from ui.desktop.review.findings import BadAnalysis, stored_analysis
from ui.desktop.review.replay import EVERYTHING, Viewpoint, open_replay
from ui.desktop.review.report.files import HTML, usual_folder, write_report
from ui.desktop.settings.application import new_application


def write(arguments: argparse.Namespace) -> tuple[Path, list[str]]:
    """The page that was written, and what there is to say about it."""
    remarks = []
    replay = open_replay(arguments.file)
    seats = replay.rules.seats
    if arguments.view not in (*seats, ALL):
        known = ", ".join((*seats, ALL))
        raise Failure(f"There is no viewpoint {arguments.view!r}; there are {known}.", USAGE)
    viewpoint: Viewpoint = EVERYTHING if arguments.view == ALL else seats.index(arguments.view)
    if viewpoint is EVERYTHING:
        instead = "--view SEAT shows what one of them knows. "
        check_secrets(replay.record, arguments.reveal, instead)
    new_application()
    try:
        found = stored_analysis(replay)
    except BadAnalysis as error:
        remarks.append(f"warning: {error}")
        found = None
    if found is None:
        remarks.append(f"campagna analyze {arguments.file} would add chances and turning points.")
    folder = arguments.out or usual_folder(replay)
    for _ in write_report(replay, viewpoint, found, folder):
        pass
    return folder / HTML, remarks
