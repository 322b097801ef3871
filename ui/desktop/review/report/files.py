"""Writes an after-action report into a folder, picture by picture so that a window stays alive."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from solitaire.record import RecordNotWritten
from solitaire.record.files import replace_file
from solitaire.text import words_of
from ui.common.analysis_pieces import WorkedOut
from ui.common.failures import CANNOT_WRITE, Failure
from ui.desktop.review.replay import Replay, Viewpoint
from ui.desktop.review.report.pictures import Painter
from ui.desktop.review.report.text import (
    GRAPH,
    as_html,
    as_markdown,
    report_of,
)
from ui.desktop.style.file_trouble import reason
from ui.desktop.style.language import tr

MARKDOWN: Final = "report.md"
HTML: Final = "report.html"


def usual_folder(replay: Replay) -> Path:
    """Beside the record."""
    path = replay.record.path
    return path.with_name(f"{path.stem}-report")


def write_report(
    replay: Replay, viewpoint: Viewpoint, found: WorkedOut | None, folder: Path
) -> Iterator[tuple[int, int]]:
    """Yields how many pictures are done and how many there are. Raises Failure."""
    report = report_of(replay, viewpoint, found)
    pictures = report.pictures
    painter = Painter(replay, viewpoint)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for done, picture in enumerate(pictures):
            yield done, len(pictures)
            if picture.file == GRAPH and found is not None:
                painter.save_graph(found, folder / picture.file)
            else:
                painter.save_map(picture.index, folder / picture.file)
        # The texts last: whoever finds them finds their pictures too.
        replace_file(folder / MARKDOWN, as_markdown(report).encode())
        replace_file(folder / HTML, as_html(report).encode())
    except OSError as error:
        message = tr(
            "The report cannot be written to {folder}: {why}.", folder=folder, why=reason(error)
        )
        raise Failure(message, CANNOT_WRITE) from error
    except RecordNotWritten as error:
        raise Failure(words_of(error), CANNOT_WRITE) from error
    finally:
        painter.close()
    yield len(pictures), len(pictures)
