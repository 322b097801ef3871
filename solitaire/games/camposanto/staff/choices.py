"""Small choices: a sound one, and what each changes at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from solitaire.games.camposanto.core import plies, steps
from solitaire.games.camposanto.core.plies import Ply
from solitaire.games.camposanto.core.procedures import ESCAPE
from solitaire.games.camposanto.core.state import State
from solitaire.games.camposanto.core.views import FlightSeen, View
from solitaire.games.camposanto.game import RULES
from solitaire.games.camposanto.odds.duel import at_least
from solitaire.games.camposanto.rules import ways
from solitaire.games.camposanto.rules.ways import AT_BORDER, LOST, Ending, Fugitive
from solitaire.games.camposanto.staff.facing import best_facing
from solitaire.games.camposanto.staff.titles import hexes_text
from solitaire.games.camposanto.staff.world import front_of, world_of
from solitaire.text import NOTHING, Text, text

_MANY: Final = 99
"""Hits that nothing else outweighs: the body is lost."""


def suggestion(view: View, offered: Sequence[Ply]) -> Ply | None:
    """None where the commander must think."""
    suggest = _SUGGESTIONS.get(view.clock.step)
    return suggest(view, offered) if suggest is not None and offered else None


def _facing(view: View, offered: Sequence[Ply]) -> Ply:
    unit = view.activation.facer
    seen = view.units[unit]
    wanted = best_facing(world_of(view), view.seat, seen.hex, seen.facing)
    return offered[wanted]


def _cheapest(view: View, offered: Sequence[Ply]) -> Ply:
    """The way of a flight that costs least; then the one that ends beside a friend."""
    return min(offered, key=lambda one: flight_cost(view, one))


def flight_cost(view: View, ply: Ply) -> tuple[int, int]:
    found = [_cost(view, one) for one in _endings(view, ply)]
    return min(found, default=(0, 0))


def _cost(view: View, ending: Ending) -> tuple[int, int]:
    """Hits, and whether the body stands alone there."""
    if ending.how == LOST:
        return _MANY, 0
    border = int(RULES.board.charts.border_hits) if ending.how == AT_BORDER else 0
    is_alone = not world_of(view).in_zone_of(view.seat, ending.place)
    return int(ending.hits) + border, int(is_alone)


def _endings(view: View, ply: Ply) -> list[Ending]:
    """How the flight can end if this is chosen."""
    flight = view.push or view.flight
    if flight is None:
        return []
    start = flight.way[0]
    distance = int(ply.first) if ply.verb == plies.BACK else flight.distance
    road = int(ply.first) if ply.verb == plies.BY else flight.road
    world, place = world_of(view), start
    cost = 0
    if ply.verb == plies.TO:
        place = int(ply.first)
        distance = max(distance - len(flight.way), 0)
        cost = int(_is_hit_there(world, flight, place))
    found: list[Ending] = []
    for one in [road] if road else ways.roads(RULES.board, flight.side, start):
        who = Fugitive(flight.kind, flight.side, distance, one, place)
        found += [Ending(end.place, end.hits + cost, end.how) for end in ways.endings(world, who)]
    return found


def _is_hit_there(world: State, flight: FlightSeen, place: int) -> bool:
    return flight.marshal < 0 and ways.is_under_front(world, flight.side, place)


def _first(view: View, offered: Sequence[Ply]) -> Ply:
    return offered[0]


def _stays(view: View, offered: Sequence[Ply]) -> Ply:
    return next((one for one in offered if one.verb == plies.STAY), offered[0])


def _most_steps(view: View, offered: Sequence[Ply]) -> Ply:
    """The unit that has most steps left takes the hit."""
    return max(offered, key=lambda one: view.units[one.first].steps)


_SUGGESTIONS: Final[Mapping[int, Callable[[View, Sequence[Ply]], Ply]]] = {
    steps.FACING_CHOICE: _facing,
    steps.ROAD_CHOICE: _cheapest,
    steps.WAY_CHOICE: _cheapest,
    steps.PUSH_CHOICE: _first,
    steps.DISTANCE_CHOICE: _cheapest,
    steps.DIRECTION_CHOICE: _first,
    steps.CASUALTY_CHOICE: _most_steps,
    steps.ESCAPE_CHOICE: _first,
    steps.MARSHAL_CHOICE: _stays,
}


# -- effects --------------------------------------------------------------------------------------


def effect(view: View, ply: Ply) -> Text:
    """What an offered choice changes at once, in a few words."""
    tell = _EFFECTS.get(ply.verb)
    return tell(view, ply) if tell is not None else NOTHING


def _loss(view: View, ply: Ply) -> Text:
    left = view.units[ply.first].steps - 1
    if not left:
        return text("is eliminated [7.4]")
    return text("%n steps left", singular="%n step left", count=left)


def _turned(view: View, ply: Ply) -> Text:
    world, place = world_of(view), view.units[view.activation.facer].hex
    front = front_of(world, place, int(ply.first))
    enemies = [one for one in front if world.holder(one) == 1 - view.seat]
    if not enemies:
        return NOTHING
    return text("{enemies} in front", enemies=hexes_text(enemies))


def _fled(view: View, ply: Ply) -> Text:
    found = sorted({_cost(view, one)[0] for one in _endings(view, ply)})
    if not found:
        return NOTHING
    if found[0] == _MANY:
        return text("no escape: lost [7.3]")
    flight = view.push or view.flight
    is_escape = flight is not None and flight.kind == ESCAPE
    if not found[0] and not is_escape:
        return text("no hit")
    return text("%n further hits at least", singular="%n further hit at least", count=found[0])


def _fought(view: View, ply: Ply) -> Text:
    """The roll that would follow."""
    fight = view.assault
    if fight is None:
        return NOTHING
    own = fight.attack if fight.roller == world_of(view).active_side() else fight.defence
    needed = fight.threshold - own
    return text("needs {needed}: {chance}", needed=needed, chance=at_least(needed))


def _withdrawn(view: View, ply: Ply) -> Text:
    return text("no hit, but the ground is lost [7.1]")


_EFFECTS: Final[Mapping[int, Callable[[View, Ply], Text]]] = {
    plies.LOSES: _loss,
    plies.FACE: _turned,
    plies.TO: _fled,
    plies.BY: _fled,
    plies.BACK: _fled,
    plies.FIGHT: _fought,
    plies.WITHDRAW: _withdrawn,
}
