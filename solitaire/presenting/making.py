"""Helpers for presenters: what every game would otherwise write again."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from solitaire.geography.hexgrid import Cell, HexGrid
from solitaire.presenting.board import Board, CounterId, Link, Place, PlaceId
from solitaire.presenting.looks import AllLooks
from solitaire.presenting.overlays import Mark, Overlay
from solitaire.presenting.picture import Clock, Face, Picture, Stack, Track
from solitaire.presenting.presenter import Presenter
from solitaire.protocol import Seat
from solitaire.text import Text, joined, text, verbatim


class FixedPresenter(Presenter):
    """Of a game whose board, looks and titles of counters are made once."""

    fixed: tuple[Board, AllLooks, Mapping[CounterId, Text]]

    def board(self) -> Board:
        return self.fixed[0]

    def looks(self) -> AllLooks:
        return self.fixed[1]

    def counters(self) -> Mapping[CounterId, Text]:
        return self.fixed[2]


class Standing(NamedTuple):
    """A counter where it stands."""

    place: PlaceId
    key: CounterId
    face: Face


def stacked(found: Iterable[Standing]) -> tuple[Stack, ...]:
    """Those of one side at one place together, in the order in which they are given."""
    there: dict[tuple[PlaceId, str], list[Standing]] = {}
    for one in found:
        there.setdefault((one.place, one.face.side), []).append(one)
    return tuple(
        Stack(place, side, tuple(one.face for one in stack), tuple(one.key for one in stack))
        for (place, side), stack in there.items()
    )


def view_of(views: Sequence[Any], seat: Seat) -> Any:
    """The view of this seat if it is among them, otherwise the first."""
    return next((one for one in views if one.seat == seat), views[0])


def picture_of(
    views: Sequence[Any], seats: Sequence[str], clock: Clock, found: Iterable[Standing], **more: Any
) -> Picture:
    """With the clock on the top strip; `more` is cards, the fight and other fields."""
    seat = seats[views[0].seat] if len(views) == 1 else ""
    return Picture(seat, clock, stacked(found), banner=clock_banner(clock), **more)


def numbered(title: Text, first: int, last: int, **more: Any) -> Track:
    """A track whose cells are numbers; `more` is markers, the current cell and other fields."""
    cells = tuple(text("{number}", number=number) for number in range(first, last + 1))
    return Track(title, cells, **more)


def turn_clock(turn: int, turns: int, phase: Text) -> Clock:
    """For a game whose turns have numbers but no dates."""
    return Clock(turn, turns, text("turn {turn}", turn=turn), phase)


def clock_banner(clock: Clock) -> tuple[Text, ...]:
    """For the top strip: which turn of how many, and the phase."""
    return text("Turn {turn} of {turns}", turn=clock.turn, turns=clock.turns), clock.phase


def meant(
    title: Text, meanings: Mapping[str, Text], marks: Sequence[Mark], name: Callable[[str], Text]
) -> Overlay:
    """An overlay of marks: its legend shows the looks that are used, its lines name the places."""
    used = {
        look: joined(name(mark.place) for mark in marks if mark.look == look) for look in meanings
    }
    used = {look: places for look, places in used.items() if places}
    return Overlay(
        title,
        legend=tuple((look, meanings[look]) for look in used),
        marks=tuple(marks),
        lines=tuple(
            text("{meaning}: {places}", meaning=meanings[look], places=places)
            for look, places in used.items()
        ),
    )


def hex_places(
    grid: HexGrid, cells: Mapping[PlaceId, Cell], ground: Callable[[PlaceId], str]
) -> list[Place]:
    """Hexes that are named by their numbers."""
    return [
        Place(
            name,
            verbatim(name),
            grid.middle(cell),
            ground=ground(name),
            rank=2,
            words=text("Hex {name}", name=verbatim(name)),
            outline=grid.outline(cell),
        )
        for name, cell in cells.items()
    ]


def links_between(neighbours: Mapping[PlaceId, Iterable[PlaceId]]) -> tuple[Link, ...]:
    """One for each pair, whichever of the two names the other."""
    pairs = {(min(a, b), max(a, b)) for a, others in neighbours.items() for b in others}
    return tuple(Link(f"{a}-{b}", a, b, ()) for a, b in sorted(pairs))


def boxes(card: str, titles: Mapping[PlaceId, Text]) -> list[Place]:
    """Boxes beside the map that belong to this card."""
    return [Place(name, title, (0.0, 0.0), box=card) for name, title in titles.items()]
