"""Where the cells of a track lie: in rows, groups under headings; of a long track only some rows.

A long track scrolls: it shows the rows about the present, and others by the wheel.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from solitaire.presenting.picture import Track
from solitaire.text import Text

CELL: Final = 66.0
SMALL_CELL: Final = 34.0
MOST_LARGE_CELLS: Final = 12
GAP: Final = 3.0
HAIR: Final = 4.0
"""By so much a row may be too wide."""
HEADING: Final = 18.0
CAPTION: Final = 34.0
CAPTION_LINE: Final = 26.0
NOTE: Final = 19.0
MOST_NOTES: Final = 4
"""The newest are written below the track; its tool tip has all."""
TOP: Final = 6.0
LONG_ROWS: Final = 6
"""A track of more rows than this scrolls."""
SHOWN_ROWS: Final = 5


@dataclass(frozen=True, slots=True)
class TrackRow:
    """Cells beside each other, below the title of their group if they are its first."""

    cells: range
    title: Text | None = None

    def height(self, edge: float) -> float:
        return edge + GAP + (HEADING if self.title else 0.0)


@dataclass(frozen=True, slots=True)
class LaidTrack:
    track: Track
    box: QRectF
    """Of the rows, by which a long track is scrolled."""
    title: QRectF | None
    """None where the card says it."""
    cells: dict[int, QRectF]
    """Of those in sight."""
    headings: tuple[tuple[Text, QRectF], ...]
    notes: tuple[tuple[Text, QRectF], ...]
    caption: QRectF
    first: int
    """The first row in sight."""
    rows: int
    """How many there are."""

    @property
    def is_long(self) -> bool:
        return self.rows > LONG_ROWS


def cell_edge(track: Track, width: float) -> float:
    """Smaller where the track wants more cells in a row than would fit."""
    edge = CELL if len(track.cells) <= MOST_LARGE_CELLS else SMALL_CELL
    if track.columns * (edge + GAP + 0.5) <= width + HAIR:
        return edge
    return min(edge, width / track.columns - GAP - 0.5)


def track_rows(track: Track, width: float) -> list[TrackRow]:
    """A group begins on a row of its own."""
    columns = track.columns or max(int(width // (cell_edge(track, width) + GAP)), 1)
    titles = dict(track.groups)
    starts = sorted({0, *titles})
    found = []
    for start, end in zip(starts, [*starts[1:], len(track.cells)], strict=True):
        for first in range(start, end, columns):
            cells = range(first, min(first + columns, end))
            found.append(TrackRow(cells, titles.get(first) if first == start else None))
    return found


def first_in_sight(track: Track, rows: Sequence[TrackRow], wanted: int | None) -> int:
    """The row wanted by the wheel; else the present, or the last marker, is in the second one, even
    at the end: the lower rows may be below the edge of the map."""
    if len(rows) <= LONG_ROWS:
        return 0
    if wanted is None:
        last = max((marker.cell for marker in track.markers), default=0)
        at = track.now if track.now >= 0 else last
        return max(next((n for n, row in enumerate(rows) if at in row.cells), 0) - 1, 0)
    return min(max(wanted, 0), len(rows) - SHOWN_ROWS)


def _in_sight(rows: list[TrackRow], first: int) -> list[TrackRow]:
    return rows[first : first + SHOWN_ROWS] if len(rows) > LONG_ROWS else rows


def track_height(track: Track, width: float, *, is_titled: bool = False) -> float:
    """Of a long track the highest that its rows in sight may be, so that nothing moves below."""
    rows, edge = track_rows(track, width), cell_edge(track, width)
    shown = min(len(rows), SHOWN_ROWS) if len(rows) > LONG_ROWS else len(rows)
    firsts = range(len(rows) - shown + 1)
    high = max(sum(row.height(edge) for row in rows[one : one + shown]) for one in firsts)
    notes = NOTE * min(len(track.notes), MOST_NOTES)
    caption = CAPTION if track.caption else 0.0
    return TOP + (HEADING if is_titled else 0.0) + high + notes + caption


def laid_track(
    track: Track,
    at: QPointF,
    width: float,
    wanted: int | None,
    *,
    is_titled: bool = False,
) -> LaidTrack:
    """`wanted` is the row to which the wheel has brought it; None if it did not."""
    left, down = at.x(), at.y() + TOP + (HEADING if is_titled else 0.0)
    bottom = at.y() + track_height(track, width, is_titled=is_titled)
    bottom -= CAPTION if track.caption else 0.0
    notes = track.notes[-MOST_NOTES:]
    below = bottom - NOTE * len(notes)
    rows = track_rows(track, width)
    first = first_in_sight(track, rows, wanted)
    cells, headings = _laid_rows(track, _in_sight(rows, first), QPointF(left, down), width)
    return LaidTrack(
        track,
        QRectF(left, down, width, below - down),
        QRectF(left, at.y() + TOP, width, HEADING) if is_titled else None,
        cells,
        headings,
        tuple((note, QRectF(left, below + n * NOTE, width, NOTE)) for n, note in enumerate(notes)),
        QRectF(left, bottom, width, CAPTION_LINE),
        first,
        len(rows),
    )


def _laid_rows(
    track: Track, rows: Sequence[TrackRow], at: QPointF, width: float
) -> tuple[dict[int, QRectF], tuple[tuple[Text, QRectF], ...]]:
    """The cells, and the headings of groups."""
    cells: dict[int, QRectF] = {}
    headings: list[tuple[Text, QRectF]] = []
    edge, down = cell_edge(track, width), at.y()
    for row in rows:
        if row.title:
            headings.append((row.title, QRectF(at.x(), down, width, HEADING)))
            down += HEADING
        for column, cell in enumerate(row.cells):
            cells[cell] = QRectF(at.x() + column * (edge + GAP + 0.5), down, edge, edge)
        down += edge + GAP
    return cells, tuple(headings)
