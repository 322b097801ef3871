"""The overlay of the line of retreat: ways, ends and hits of an escape."""

from __future__ import annotations

from collections.abc import Sequence

from solitaire.games.camposanto.core.state import State
from solitaire.games.camposanto.core.views import View
from solitaire.games.camposanto.present.names import hex_title, place_id, unit_title
from solitaire.games.camposanto.staff.flights import FlightWay, best_escape, escapes
from solitaire.games.camposanto.staff.reach import lead_at
from solitaire.games.camposanto.staff.world import bodies
from solitaire.presenting.overlays import DOUBTFUL, LOST, SURE, Mark, Overlay, Way
from solitaire.text import NOTHING, Text, text


def retreat(view: View, world: State, units: Sequence[int]) -> Overlay:
    """Of the body asked about; without one, of every own body what its best way would cost."""
    places = sorted({int(world.unit_hex[unit]) for unit in units})
    marks, ways, lines = _all(view, world) if not places else _some(world, places)
    return Overlay(
        text("Line of retreat"),
        legend=(
            (SURE, text("escapes without a further hit [6.5, 7.3]")),
            (DOUBTFUL, text("with so many hits more: enemy fronts, border")),
            (LOST, text("cannot escape: lost with all its steps [7.3]")),
        ),
        marks=tuple(marks),
        ways=tuple(ways),
        lines=tuple(lines),
    )


def _some(world: State, places: Sequence[int]) -> tuple[list[Mark], list[Way], list[Text]]:
    ends: dict[int, FlightWay] = {}
    ways, lines = [], []
    for place in places:
        for one in escapes(world, place):
            ways.append(Way(tuple(map(place_id, one.hexes)), _look(one)))
            if one.end not in ends or one.hits < ends[one.end].hits:
                ends[one.end] = one
            lines.append(_line(place, one))
    marks = [_mark(one.end, one) for one in ends.values()]
    return marks, ways, list(dict.fromkeys(lines))


def _all(view: View, world: State) -> tuple[list[Mark], list[Way], list[Text]]:
    marks, lines = [], []
    for place in bodies(world, view.seat):
        best = best_escape(world, place)
        if best is not None:
            marks.append(_mark(place, best))
            who = unit_title(lead_at(world, place))
            lines.append(text("{who}: {line}", who=who, line=_line(place, best)))
    return marks, [], lines


def _look(one: FlightWay) -> str:
    if one.is_lost:
        return LOST
    return DOUBTFUL if one.hits else SURE


def _mark(place: int, one: FlightWay) -> Mark:
    words = text("+{hits}", hits=one.hits) if one.hits else NOTHING
    return Mark(place_id(place), _look(one), text("lost") if one.is_lost else words)


def _line(place: int, one: FlightWay) -> Text:
    if one.is_lost:
        return text("From {hex} there may be no escape [7.3]", hex=hex_title(place))
    return text(
        "From {hex} to {end}: %n further hits [6.5, 7.3]",
        singular="From {hex} to {end}: %n further hit [6.5, 7.3]",
        count=one.hits,
        hex=hex_title(place),
        end=hex_title(one.end),
    )
