"""What can be laid over the map: reach, dispatch, lines of supply, zones, forage, the path."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.core.views import View, column, number
from solitaire.games.quadrilateral.game import RULES
from solitaire.games.quadrilateral.present import reading
from solitaire.games.quadrilateral.present.names import flag_key, place_id, place_title, side_title
from solitaire.games.quadrilateral.rules.attrition import forage_column
from solitaire.games.quadrilateral.rules.marches import allowance
from solitaire.games.quadrilateral.rules.roads import (
    dispatch_reach,
    distances,
    is_passable,
    line_length,
    link_cost,
)
from solitaire.games.quadrilateral.staff.world import some_world
from solitaire.games.quadrilateral.terms import (
    ARTILLERY,
    FAR,
    NOWHERE,
    SIDES,
    TRACK,
)
from solitaire.games.quadrilateral.text.wording import half
from solitaire.presenting.overlays import (
    DOUBTFUL,
    LOST,
    QUIET,
    SURE,
    Mark,
    Overlay,
    OverlayChoice,
    Question,
    Way,
)
from solitaire.text import Text, text, verbatim

_BOARD: Final = RULES.board

OVERLAYS: Final = (
    OverlayChoice("reach", text("Reach of a force"), "W"),
    OverlayChoice("dispatch", text("Dispatch distance"), "L"),
    OverlayChoice("communications", text("Lines of communication"), "S"),
    OverlayChoice("zones", text("Enemy zones"), "T"),
    OverlayChoice("enemy-reach", text("Where the enemy can march"), "U"),
    OverlayChoice("forage", text("Forage"), "V"),
    OverlayChoice("path", text("Path to Mantova"), "Q"),
    OverlayChoice("siege", text("Siege ring"), "K"),
)


def overlay(name: str, view: View, question: Question) -> Overlay:
    return _MAKERS[name](view, question)


# -- marches --------------------------------------------------------------------------------------


def _reach(view: View, question: Question) -> Overlay:
    title = text("Reach of a force")
    flags = [flag for flag in reading.flags_of(view, view.seat) if _is_asked(flag, view, question)]
    world = some_world(view)
    marks: list[Mark] = []
    lines: list[Text] = []
    for flag in flags[:1]:
        has_guns, points = world.steps[flag * 3 + ARTILLERY] > 0, int(allowance(world, flag))
        near = _marches(world, flag, points, has_guns)
        far = _marches(world, flag, points + int(_BOARD.charts.extended), has_guns)
        marks = [Mark(place_id(one), SURE, _points(cost)) for one, cost in near.items()]
        marks += [
            Mark(place_id(one), DOUBTFUL, _points(cost))
            for one, cost in far.items()
            if one not in near
        ]
        lines = [
            text(
                "%n places by a march, {more} more by an extended one",
                count=len(near),
                more=len(far) - len(near),
            )
        ]
    if not flags:
        lines = [text("Select a force to see how far it can march.")]
    legend = ((SURE, text("by a march")), (DOUBTFUL, text("by an extended march, for 1 AP")))
    return Overlay(title, legend, tuple(marks), lines=tuple(lines))


def _is_asked(flag: int, view: View, question: Question) -> bool:
    if question.counters:
        return flag_key(flag) in question.counters
    return place_id(reading.place_of(view, flag)) == question.place


def _points(half_points: int) -> Text:
    return verbatim(half(half_points))


def _marches(world: State, flag: int, limit: int, has_guns: bool) -> dict[int, int]:
    """Half-MPs to each place within a march, past no enemy flag [8.3, 8.4]."""
    side, start = flag >> 5, int(world.place[flag])
    found = {start: 0}
    todo = [start]
    while todo:
        here = min(todo, key=lambda one: found[one])
        todo.remove(here)
        if here != start and world.has_enemy(side, here):
            continue
        for index in range(_BOARD.first[here], _BOARD.first[here + 1]):
            if not is_passable(world, index) or (has_guns and _BOARD.road[index] == TRACK):
                continue
            there, cost = int(_BOARD.to[index]), found[here] + int(link_cost(world, index))
            if cost <= limit and cost < found.get(there, FAR):
                found[there] = cost
                todo.append(there)
    del found[start]
    return found


def _enemy_reach(view: View, question: Question) -> Overlay:
    """As if every flag that is not known for a vedette were a force on foot."""
    world = some_world(view)
    cheapest: dict[int, int] = {}
    for flag in _possible_forces(view):
        for place, cost in _marches(world, flag, int(_BOARD.charts.foot), False).items():
            cheapest[place] = min(cost, cheapest.get(place, FAR))
    own = {reading.place_of(view, flag) for flag in reading.flags_of(view, view.seat)}
    marks = tuple(
        Mark(place_id(place), LOST if place in own else DOUBTFUL, _points(cost))
        for place, cost in sorted(cheapest.items())
    )
    lines = [
        text("{place} can be reached by the enemy", place=place_title(place))
        for place in sorted(own & cheapest.keys())
    ]
    legend = ((DOUBTFUL, text("within a march of an enemy flag")), (LOST, text("own forces there")))
    return Overlay(text("Where the enemy can march"), legend, marks, lines=tuple(lines))


def _possible_forces(view: View) -> list[int]:
    enemy = reading.flags_of(view, 1 - view.seat)
    return [one for one in enemy if not reading.has(view, "shy", one)]


# -- supply ---------------------------------------------------------------------------------------


def _dispatch(view: View, question: Question) -> Overlay:
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


def _communications(view: View, question: Question) -> Overlay:
    world = some_world(view)
    ways: list[Way] = []
    lines: list[Text] = []
    for side in range(len(SIDES)):
        look = SURE if side == view.seat else LOST
        length = int(line_length(world, side))
        if length >= FAR:
            lines.append(text("The {side} line is cut or has no end", side=side_title(side)))
            continue
        ways.append(Way(_line(world, side), look))
        lines.append(
            text(
                "The {side} line from {source} to {center} is {points} MPs long",
                side=side_title(side),
                source=place_title(column(view, "source")[side]),
                center=place_title(column(view, "center")[side]),
                points=_points(length),
            )
        )
    legend = ((SURE, text("own line")), (LOST, text("the enemy’s line")))
    return Overlay(text("Lines of communication"), legend, ways=tuple(ways), lines=tuple(lines))


def _line(world: State, side: int) -> tuple[str, ...]:
    """From the Center back to the Source, along the shortest way [7.2]."""
    ways = distances(world, side, world.source[side], FAR - 1, False, True)
    here, found = int(world.center[side]), [int(world.center[side])]
    while ways[here]:
        here = next(
            int(_BOARD.to[index])
            for index in range(_BOARD.first[here], _BOARD.first[here + 1])
            if ways[_BOARD.to[index]] + _BOARD.cost[index] == ways[here]
            and _BOARD.road[index] != TRACK
            and is_passable(world, index)
        )
        found.append(here)
    return tuple(place_id(place) for place in reversed(found))


# -- zones and forage -----------------------------------------------------------------------------


def _zones(view: View, question: Question) -> Overlay:
    """Of flags that are known for forces, and of those that may be [8.5]."""
    world = some_world(view)
    sure: set[int] = set()
    perhaps: set[int] = set()
    for flag in _possible_forces(view):
        is_known = reading.has(view, "firm", flag) or reading.is_force(view, flag)
        (sure if is_known else perhaps).update(_zone(world, reading.place_of(view, flag)))
    marks = [Mark(place_id(place), LOST) for place in sorted(sure)]
    marks += [Mark(place_id(place), DOUBTFUL) for place in sorted(perhaps - sure)]
    legend = (
        (LOST, text("near an enemy force")),
        (DOUBTFUL, text("near a flag that may be a force")),
    )
    lines = (text("%n places lie in or may lie in enemy zones", count=len(marks)),)
    return Overlay(text("Enemy zones"), legend, tuple(marks), lines=lines)


def _zone(world: State, place: int) -> Iterable[int]:
    yield place
    for index in range(_BOARD.first[place], _BOARD.first[place + 1]):
        if _BOARD.near[index] and is_passable(world, index):
            yield int(_BOARD.to[index])


def _forage(view: View, question: Question) -> Overlay:
    world = some_world(view)
    marks: list[Mark] = []
    lines: list[Text] = []
    for flag in reading.flags_of(view, view.seat):
        if not reading.is_force(view, flag) or not sum(reading.steps_of(view, flag)):
            continue
        place = reading.place_of(view, flag)
        found = int(forage_column(world, flag))
        look = SURE if found == len(_BOARD.charts.forage_columns) else DOUBTFUL
        marks.append(Mark(place_id(place), look if found else LOST))
        lines.append(
            text(
                "{place}: Forage Value {value}, attrition column {column}",
                place=place_title(place),
                value=int(_BOARD.forage[place]),
                column=found + 1,
            )
        )
    seen = {mark.place for mark in marks}
    marks += [
        Mark(place_id(one), QUIET, text("{value}", value=int(_BOARD.forage[one])))
        for one in range(_BOARD.places)
        if place_id(one) not in seen
    ]
    legend = (
        (SURE, text("a force lives well there")),
        (DOUBTFUL, text("less well")),
        (LOST, text("badly")),
        (QUIET, text("Forage Value before crowding")),
    )
    return Overlay(text("Forage"), legend, tuple(marks), lines=tuple(lines))


# -- Mantova --------------------------------------------------------------------------------------


def _path(view: View, question: Question) -> Overlay:
    """The Austrian way to Mantova, which may be 28 MPs long at most [E41]."""
    world = some_world(view)
    side = 1
    start = int(world.source[side] if world.options.from_source else world.center[side])
    limit = int(_BOARD.charts.path_half_mp)
    title, legend = text("Path to Mantova"), ((SURE, text("the shortest way")),)
    if start == NOWHERE:
        return Overlay(title, legend, lines=(text("The path has no beginning."),))
    ways = distances(world, side, start, FAR - 1, False, False)
    length = int(ways[_BOARD.mantova])
    if length >= FAR:
        return Overlay(title, legend, lines=(text("No road leads to Mantova."),))
    way = _back(world, ways, int(_BOARD.mantova))
    line = text(
        "The shortest way from {start} to Mantova is {length} MPs long; {limit} are allowed",
        start=place_title(start),
        length=_points(length),
        limit=_points(limit),
    )
    barred = [
        text("{place} is held by the French", place=place_title(place))
        for place in way
        if world.flags_at(0, place)
    ]
    look = SURE if length <= limit else DOUBTFUL
    ids = tuple(place_id(place) for place in way)
    return Overlay(title, legend, ways=(Way(ids, look),), lines=(line, *barred))


def _back(world: State, ways: object, goal: int) -> list[int]:
    lengths = [int(one) for one in ways]  # type: ignore[attr-defined]
    found = [goal]
    while lengths[found[-1]]:
        here = found[-1]
        found.append(
            next(
                int(_BOARD.to[index])
                for index in range(_BOARD.first[here], _BOARD.first[here + 1])
                if lengths[int(_BOARD.to[index])] + int(_BOARD.cost[index]) == lengths[here]
                and _BOARD.road[index] != TRACK
                and is_passable(world, index)
            )
        )
    return found[::-1]


def _siege(view: View, question: Question) -> Overlay:
    """Who stands on the ring about Mantova [15.3]."""
    besieger = 1 - (number(view, "austrian_forts") >> int(_BOARD.fort_index[_BOARD.mantova]) & 1)
    marks: list[Mark] = []
    lines: list[Text] = []
    for place in (int(_BOARD.favorita), int(_BOARD.cerese)):
        held = [
            flag
            for flag in reading.flags_of(view, besieger)
            if reading.place_of(view, flag) == place and not reading.is_vedette(view, flag)
        ]
        marks.append(Mark(place_id(place), SURE if held else LOST))
        words = text("held") if held else text("open")
        lines.append(text("{place}: {state}", place=place_title(place), state=words))
    lines.append(
        text("Mantova is besieged") if number(view, "besieged") else text("Mantova is not besieged")
    )
    legend = ((SURE, text("siege line held")), (LOST, text("siege line open")))
    return Overlay(text("Siege ring"), legend, tuple(marks), lines=tuple(lines))


_MAKERS: Final[dict[str, Callable[[View, Question], Overlay]]] = {
    "reach": _reach,
    "dispatch": _dispatch,
    "communications": _communications,
    "zones": _zones,
    "enemy-reach": _enemy_reach,
    "forage": _forage,
    "path": _path,
    "siege": _siege,
}
