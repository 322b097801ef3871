"""Where the parts of cards lie: tracks, rows, and rooms with counters in them.

Cards stand in a column beside the map, printed on the same sheet; pages lie over the map.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF

from solitaire.presenting.board import CounterId, Place, PlaceId
from solitaire.presenting.picture import Card, Face, Picture, Row, Track

WIDTH: Final = 372.0
GAP: Final = 16.0
HEAD: Final = 30.0
INSET: Final = 14.0
INNER: Final = WIDTH - 2 * INSET
FOOT: Final = 6.0
# tracks
CELL: Final = 66.0
SMALL_CELL: Final = 34.0
MOST_LARGE_CELLS: Final = 12
CAPTION: Final = 34.0
# rows
ROW: Final = 26.0
FLAGGED_ROW: Final = 62.0
LARGE_ROW: Final = 72.0
# rooms
COUNTER: Final = 42.0
COUNTER_STEP: Final = COUNTER + 3
ROOM: Final = COUNTER + 14
BETWEEN_ROOMS: Final = 8.0


@dataclass(frozen=True, slots=True)
class Room:
    """A box of the board within a card, and who lies in it."""

    place: Place
    box: QRectF
    counters: tuple[tuple[CounterId, Face], ...]

    def boxes(self) -> list[QRectF]:
        """Where each counter lies; they shrink so that all fit."""
        step, room = COUNTER_STEP, self.box
        while int(room.width() // step) * max(int((room.height() - 14) // step), 1) < len(
            self.counters
        ):
            step *= 0.92
        columns = int(room.width() // step)
        return [
            QRectF(
                room.left() + 4 + number % columns * step,
                room.top() + 4 + number // columns * step,
                step - 3,
                step - 3,
            )
            for number in range(len(self.counters))
        ]


@dataclass(frozen=True, slots=True)
class LaidTrack:
    track: Track
    cells: tuple[QRectF, ...]
    caption: QRectF


@dataclass(frozen=True, slots=True)
class LaidCard:
    """A card with the places of its parts."""

    card: Card
    box: QRectF
    tracks: tuple[LaidTrack, ...]
    rows: tuple[tuple[Row, QRectF], ...]
    rooms: tuple[Room, ...]


def laid_out(
    cards: Sequence[Card], picture: Picture, places: Mapping[PlaceId, Place], height: float
) -> list[LaidCard]:
    """One below the other; the last one with rooms takes what height is left."""
    needed = [_height(card) for card in cards]
    spare = height - sum(needed) - GAP * max(len(cards) - 1, 0)
    roomy = max((n for n, card in enumerate(cards) if card.rooms), default=-1)
    found, top = [], 0.0
    for number, (card, own) in enumerate(zip(cards, needed, strict=True)):
        more = max(spare, 0.0) if number == roomy else 0.0
        found.append(_laid(card, picture, places, QRectF(0, top, WIDTH, own + more), more))
        top += own + more + GAP
    return found


def _height(card: Card) -> float:
    rooms = len(card.rooms) * (ROOM + BETWEEN_ROOMS) - BETWEEN_ROOMS if card.rooms else 0.0
    tracks = sum(map(_track_height, card.tracks))
    rows = sum(high for _, high in _lines(card.rows))
    is_plain = bool(card.rows) and _row_height(card.rows[-1]) == ROW
    feet = FOOT * is_plain if not rooms else FOOT if rows or tracks else 2 * FOOT
    return HEAD + tracks + rows + rooms + feet


def _laid(
    card: Card, picture: Picture, places: Mapping[PlaceId, Place], box: QRectF, more: float
) -> LaidCard:
    top = box.top() + HEAD
    tracks = []
    for track in card.tracks:
        tracks.append(_laid_track(track, top))
        top += _track_height(track)
    rows = []
    for line, high in _lines(card.rows):
        wide = WIDTH / len(line)
        rows += [(row, QRectF(n * wide, top, wide, high)) for n, row in enumerate(line)]
        top += high
    top += 0.0 if card.rows or card.tracks else FOOT
    heights = _room_heights(len(card.rooms), more)
    rooms = []
    for name, high in zip(card.rooms, heights, strict=True):
        room = QRectF(INSET, top, INNER, high)
        rooms.append(Room(places[name], room, _counters(picture, name)))
        top += high + BETWEEN_ROOMS
    return LaidCard(card, box, tuple(tracks), tuple(rows), tuple(rooms))


def _room_heights(rooms: int, more: float) -> list[float]:
    """The first is the largest where there is height to spare."""
    parts = range(rooms, 0, -1)
    return [ROOM + more * part / (sum(parts) or 1) for part in parts]


def _counters(picture: Picture, place: PlaceId) -> tuple[tuple[CounterId, Face], ...]:
    return tuple(
        pair
        for stack in picture.stacks_at(place)
        for pair in zip(stack.keys, stack.faces, strict=True)
    )


# -- tracks ---------------------------------------------------------------------------------------


def _cell(track: Track) -> float:
    return CELL if len(track.cells) <= MOST_LARGE_CELLS else SMALL_CELL


def _columns(track: Track) -> int:
    return track.columns or max(int(INNER // (_cell(track) + 3)), 1)


def _track_height(track: Track) -> float:
    rows = -(-len(track.cells) // _columns(track))
    return FOOT + rows * (_cell(track) + 3) + (CAPTION if track.caption else 0.0)


def _laid_track(track: Track, top: float) -> LaidTrack:
    edge, columns = _cell(track), _columns(track)
    cells = tuple(
        QRectF(
            INSET + number % columns * (edge + 3.5),
            top + FOOT + number // columns * (edge + 3),
            edge,
            edge,
        )
        for number in range(len(track.cells))
    )
    below = top + _track_height(track) - CAPTION
    return LaidTrack(track, cells, QRectF(INSET, below, INNER, ROW))


# -- rows -----------------------------------------------------------------------------------------


def _lines(rows: Sequence[Row]) -> list[tuple[tuple[Row, ...], float]]:
    """Scores stand in pairs side by side, other rows below each other; with their height."""
    found: list[tuple[tuple[Row, ...], float]] = []
    for row in rows:
        is_score = row.is_large and not row.detail and bool(row.side)
        before = found[-1][0] if found else ()
        if is_score and len(before) == 1 and before[0].is_large and before[0].side:
            found[-1] = ((*before, row), LARGE_ROW + 2)
        else:
            found.append(((row,), _row_height(row)))
    return found


def _row_height(row: Row) -> float:
    if row.is_large:
        return LARGE_ROW
    return FLAGGED_ROW if row.side or row.symbol else ROW
