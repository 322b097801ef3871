"""Overlays of supply: dispatch distance, lines of communication, forage and Quarters."""

from __future__ import annotations

from typing import Final

from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.core.views import View, column
from solitaire.games.quadrilateral.game import RULES
from solitaire.games.quadrilateral.present import reading
from solitaire.games.quadrilateral.present.names import place_id, place_title, side_title
from solitaire.games.quadrilateral.rules import quarters
from solitaire.games.quadrilateral.rules.attrition import forage_column
from solitaire.games.quadrilateral.rules.roads import dispatch_reach, distances, line_length
from solitaire.games.quadrilateral.staff.ways import walked_back
from solitaire.games.quadrilateral.staff.world import some_world
from solitaire.games.quadrilateral.terms import FAR, SIDES
from solitaire.games.quadrilateral.text.wording import half
from solitaire.presenting.overlays import (
    DOUBTFUL,
    LOST,
    QUIET,
    SURE,
    Mark,
    Overlay,
    Question,
    Way,
)
from solitaire.text import Text, text, verbatim

_BOARD: Final = RULES.board


def _points(half_points: int) -> Text:
    return verbatim(half(half_points))


def dispatch(view: View, question: Question) -> Overlay:
    reach = dispatch_reach(some_world(view), view.seat)
    own = _own_places(view)
    marks = [
        Mark(place_id(place), SURE if place in own else QUIET, _points(int(reach[place])))
        for place in range(_BOARD.places)
        if reach[place] < FAR
    ]
    outside = [place for place in own if reach[place] >= FAR]
    marks += [Mark(place_id(place), LOST) for place in outside]
    lines = [text("{place} is out of dispatch", place=place_title(place)) for place in outside]
    legend = (
        (SURE, text("own forces within dispatch")),
        (QUIET, text("within dispatch of the Center")),
        (LOST, text("own forces out of dispatch")),
    )
    return Overlay(text("Dispatch distance"), legend, tuple(marks), lines=tuple(lines))


def _own_places(view: View) -> list[int]:
    places = {
        reading.place_of(view, flag)
        for flag in reading.flags_of(view, view.seat)
        if reading.is_force(view, flag)
    }
    return sorted(places)


def communications(view: View, question: Question) -> Overlay:
    world = some_world(view)
    ways: list[Way] = []
    marks: list[Mark] = []
    lines: list[Text] = []
    for side in range(len(SIDES)):
        look = SURE if side == view.seat else LOST
        length = int(line_length(world, side))
        if length >= FAR:
            lines.append(text("The {side} line is cut or has no end", side=side_title(side)))
            continue
        ways.append(Way(_line(world, side), look))
        marks.append(Mark(place_id(column(view, "center")[side]), look, _length(length)))
        lines.append(
            text(
                "The {side} line from {source} to {center} is {points} MPs long",
                side=side_title(side),
                source=place_title(column(view, "source")[side]),
                center=place_title(column(view, "center")[side]),
                points=_points(length),
            )
        )
    own, enemy = (line_length(world, side) for side in (view.seat, 1 - view.seat))
    legend = (
        (SURE, text("own line, {length}", length=_length(int(own)))),
        (LOST, text("the enemy’s line, {length}", length=_length(int(enemy)))),
    )
    title = text("Lines of communication")
    return Overlay(title, legend, tuple(marks), tuple(ways), lines=tuple(lines))


def _length(half_points: int) -> Text:
    if half_points >= FAR:
        return text("cut or without an end")
    return text("{points} MPs", points=_points(half_points))


def _line(world: State, side: int) -> tuple[str, ...]:
    """From the Source to the Center, along the shortest way [7.2]."""
    lengths = distances(world, side, world.source[side], FAR - 1, False, True)
    way = walked_back(world, [int(one) for one in lengths], int(world.center[side]))
    return tuple(place_id(place) for place in way)


# -- forage and quarters --------------------------------------------------------------------------


def forage(view: View, question: Question) -> Overlay:
    """How own forces would live off the country, and where an army may go into Quarters."""
    world = some_world(view)
    marks: list[Mark] = []
    lines: list[Text] = []
    for flag in reading.flags_of(view, view.seat):
        if reading.is_force(view, flag) and any(reading.steps_of(view, flag)):
            marks.append(_forage_mark(world, reading.place_of(view, flag), flag))
            lines.append(_forage_line(world, reading.place_of(view, flag), flag))
    seen = {mark.place for mark in marks}
    marks += [mark for mark in _quarters_marks() if mark.place not in seen]
    legend = (
        (SURE, text("a force lives well there")),
        (DOUBTFUL, text("less well")),
        (LOST, text("badly")),
        (QUIET, text("good enough for Quarters, before crowding [10.2]")),
    )
    return Overlay(text("Forage and Quarters"), legend, tuple(marks), lines=tuple(lines))


def _forage_mark(world: State, place: int, flag: int) -> Mark:
    found = int(forage_column(world, flag))
    look = SURE if found == len(_BOARD.charts.forage_columns) else DOUBTFUL
    return Mark(place_id(place), look if found else LOST, _value(world, flag, place))


def _value(world: State, flag: int, place: int) -> Text:
    return text("{value}", value=int(quarters.forage_value(world, flag >> 5, place)))


def _forage_line(world: State, place: int, flag: int) -> Text:
    value = int(quarters.forage_value(world, flag >> 5, place))
    can_rest = value >= int(_BOARD.charts.quarters_forage)
    return text(
        "{place}: Forage Value {value}, attrition column {column}, {quarters}",
        place=place_title(place),
        value=value,
        column=int(forage_column(world, flag)) + 1,
        quarters=text("Quarters possible") if can_rest else text("no Quarters"),
    )


def _quarters_marks() -> list[Mark]:
    least = int(_BOARD.charts.quarters_forage)
    return [
        Mark(place_id(place), QUIET, text("{value}", value=int(_BOARD.forage[place])))
        for place in range(_BOARD.places)
        if _BOARD.forage[place] >= least
    ]
