"""The odds of shots and flights as parts of a sheet [6.5, 7.3, 9.1, 10.2]."""

from __future__ import annotations

from collections.abc import Iterator

from solitaire.games.camposanto.core.state import State
from solitaire.games.camposanto.present.names import (
    hex_title,
    marshal_title,
    unit_title,
)
from solitaire.games.camposanto.rules import fire
from solitaire.games.camposanto.staff.cones import Aim, aims
from solitaire.games.camposanto.staff.flights import FlightWay, escapes
from solitaire.games.camposanto.terms import SIDES
from solitaire.games.camposanto.text.notation import ply_text
from solitaire.presenting.odds_sheet import Choice, Part, Roll, Table
from solitaire.text import Text, text


def fire_parts(world: State, arm: int) -> Iterator[Part]:
    """Every shot that is offered."""
    for ply in fire.shots(world, arm):
        unit, target = int(ply.first), int(ply.second)
        aim = _aim(world, unit, target)
        words = text("{who} at {hex}", who=unit_title(unit), hex=hex_title(target))
        future = text(
            "needs {needed}: {chance} to hit {whom}",
            needed=aim.needed,
            chance=aim.chance,
            whom=_victim(world, target),
        )
        yield Choice(ply_text(world.board, ply), words, aim.chance, future)


def shot_parts(world: State, unit: int, target: int) -> Iterator[Part]:
    """The shot that is about to be rolled."""
    aim = _aim(world, unit, target)
    title = text(
        "{who} at {hex} needs {needed} or more",
        who=unit_title(unit),
        hex=hex_title(target),
        needed=aim.needed,
    )
    hit = text("hit on {whom}", whom=_victim(world, target))
    results = ((hit, aim.chance), (text("no effect"), 1 - aim.chance))
    yield Roll(title, SIDES[world.board.side[unit]], (), results)


def _aim(world: State, unit: int, target: int) -> Aim:
    return next(one for one in aims(world, unit) if one.place == target)


def _victim(world: State, target: int) -> Text:
    top = int(world.top(target))
    return unit_title(top) if top >= 0 else marshal_title(int(world.marshal_at(target)))


def escape_parts(world: State, place: int) -> Iterator[Part]:
    """Where a beaten body could end, with the hits of its way."""
    found = {(one.end, one.hits, one.how): one for one in escapes(world, place)}
    rows = tuple((_end(one), _hits(one)) for one in found.values())
    yield Table(rows, (text("ends in"), text("further hits")))


def _end(one: FlightWay) -> Text:
    return text("no escape") if one.is_lost else hex_title(one.end)


def _hits(one: FlightWay) -> Text:
    return text("all steps") if one.is_lost else text("{number}", number=one.hits)
