"""Where the parts of cards lie: tracks, rows, and rooms with counters in them.

Cards stand in a column beside the map, printed on the same sheet; pages lie over the map. A column
with more cards than there is height for is scrolled.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from solitaire.presenting.board import XY, CounterId, Place, PlaceId
from solitaire.presenting.picture import Card, Face, Picture, Row, Track
from ui.desktop.board.beside_map.tracks import LaidTrack, laid_track, track_height

WIDTH: Final = 372.0
GAP: Final = 16.0
HEAD: Final = 30.0
INSET: Final = 14.0
INNER: Final = WIDTH - 2 * INSET
FOOT: Final = 6.0
# rows
ROW: Final = 26.0
FLAGGED_ROW: Final = 62.0
SHORT_FLAGGED_ROW: Final = 46.0
LARGE_ROW: Final = 72.0
# rooms
COUNTER: Final = 42.0
COUNTER_STEP: Final = COUNTER + 3
ROOM: Final = COUNTER + 14
BETWEEN_ROOMS: Final = 8.0
LEAST_STEP: Final = 28.0
"""Counters in a room are not made smaller than this; the room grows."""
# the column
MARGIN: Final = 34.0
"""Of paper around the frame, in units of the map."""
SHEET: Final = 1.398
"""Width of a sheet for its height, with map and column, where the map leaves the choice."""
NARROW: Final = 0.26
BROAD: Final = 0.5
"""Of the map's width: how wide the column may be."""


def column_scale(size: XY) -> float:
    """How large the column is drawn beside a map of this size."""
    wide, high = size
    left = SHEET * (high + 2 * MARGIN) - wide - 3 * MARGIN
    return round(min(max(left, NARROW * wide), BROAD * wide) / WIDTH, 2)


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
class LaidCard:
    """A card with the places of its parts."""

    card: Card
    box: QRectF
    tracks: tuple[LaidTrack, ...]
    rows: tuple[tuple[Row, QRectF], ...]
    rooms: tuple[Room, ...]


@dataclass(frozen=True, slots=True)
class Scrolled:
    """How far somebody has scrolled the column, and each long track in it."""

    down: float = 0.0
    rows: Mapping[tuple[str, int], int] | None = None
    """The first row in sight, by card and number of the track."""

    def row_of(self, card: str, number: int) -> int | None:
        return (self.rows or {}).get((card, number))


UNSCROLLED: Final = Scrolled()


def laid_out(
    cards: Sequence[Card],
    picture: Picture,
    places: Mapping[PlaceId, Place],
    height: float,
    scrolled: Scrolled = UNSCROLLED,
) -> list[LaidCard]:
    """One below the other; the last one with rooms takes what height is left."""
    needed = [_height(card, picture) for card in cards]
    spare = height - sum(needed) - GAP * max(len(cards) - 1, 0)
    roomy = max((n for n, card in enumerate(cards) if card.rooms), default=-1)
    found, top = [], -scrolled.down
    for number, (card, own) in enumerate(zip(cards, needed, strict=True)):
        more = max(spare, 0.0) if number == roomy else 0.0
        box = QRectF(0, top, WIDTH, own + more)
        found.append(_laid(card, picture, places, box, more, scrolled))
        top += own + more + GAP
    return found


def _height(card: Card, picture: Picture) -> float:
    rooms = sum(_room_height(picture, name) + BETWEEN_ROOMS for name in card.rooms)
    rooms -= BETWEEN_ROOMS if card.rooms else 0.0
    tracks = sum(_track_height(card, track) for track in card.tracks)
    rows = sum(high for _, high in _lines(card.rows))
    is_plain = bool(card.rows) and _row_height(card.rows[-1]) in (ROW, SHORT_FLAGGED_ROW)
    is_plain |= not card.rows and bool(card.tracks) and bool(card.tracks[-1].notes)
    feet = FOOT * is_plain if not rooms else FOOT if rows or tracks else 2 * FOOT
    return HEAD + tracks + rows + rooms + feet


def _laid(
    card: Card,
    picture: Picture,
    places: Mapping[PlaceId, Place],
    box: QRectF,
    more: float,
    scrolled: Scrolled,
) -> LaidCard:
    top = box.top() + HEAD
    tracks = []
    for number, track in enumerate(card.tracks):
        wanted, is_titled = scrolled.row_of(card.id, number), _is_titled(card)
        tracks.append(laid_track(track, QPointF(INSET, top), INNER, wanted, is_titled=is_titled))
        top += _track_height(card, track)
    rows = []
    for line, high in _lines(card.rows):
        wide = WIDTH / len(line)
        rows += [(row, QRectF(n * wide, top, wide, high)) for n, row in enumerate(line)]
        top += high
    top += 0.0 if card.rows or card.tracks else FOOT
    rooms = []
    for name, extra in zip(card.rooms, _shares(len(card.rooms), more), strict=True):
        room = QRectF(INSET, top, INNER, _room_height(picture, name) + extra)
        rooms.append(Room(places[name], room, _counters(picture, name)))
        top += room.height() + BETWEEN_ROOMS
    return LaidCard(card, box, tuple(tracks), tuple(rows), tuple(rooms))


# -- tracks ---------------------------------------------------------------------------------------


def _is_titled(card: Card) -> bool:
    """One track is named by its card."""
    return len(card.tracks) > 1


def _track_height(card: Card, track: Track) -> float:
    return track_height(track, INNER, is_titled=_is_titled(card))


# -- rooms ----------------------------------------------------------------------------------------


def _shares(rooms: int, more: float) -> list[float]:
    """The first is the largest where there is height to spare."""
    parts = range(rooms, 0, -1)
    return [more * part / (sum(parts) or 1) for part in parts]


def _room_height(picture: Picture, place: PlaceId) -> float:
    many = sum(len(stack.keys) for stack in picture.stacks_at(place))
    rows = -(-many // int(INNER // LEAST_STEP))
    return max(ROOM, rows * LEAST_STEP + 14)


def _counters(picture: Picture, place: PlaceId) -> tuple[tuple[CounterId, Face], ...]:
    return tuple(
        pair
        for stack in picture.stacks_at(place)
        for pair in zip(stack.keys, stack.faces, strict=True)
    )


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
    if not row.side and not row.symbol:
        return ROW
    return FLAGGED_ROW if row.detail else SHORT_FLAGGED_ROW
