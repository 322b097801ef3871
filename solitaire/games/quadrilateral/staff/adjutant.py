"""The staff as adjutant: how a force gets to a place, at what cost, and what waits there."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from fractions import Fraction
from typing import Final

from solitaire.bits import members
from solitaire.games.quadrilateral.core import plies
from solitaire.games.quadrilateral.core.plies import Ply, one, say
from solitaire.games.quadrilateral.core.state import CENTER, State, all_of
from solitaire.games.quadrilateral.core.steps import MARCH_STEP, MARCH_WHO
from solitaire.games.quadrilateral.core.views import View, column, number
from solitaire.games.quadrilateral.game import RULES
from solitaire.games.quadrilateral.odds import rolls
from solitaire.games.quadrilateral.rules import leaders
from solitaire.games.quadrilateral.staff import (
    forced,
    goals,
    holding,
    pressing,
    refusing,
    standing,
    ways,
)
from solitaire.games.quadrilateral.staff.ways import Leg
from solitaire.games.quadrilateral.staff.world import some_world
from solitaire.games.quadrilateral.terms import NOWHERE, SIDES, VEDETTE
from solitaire.games.quadrilateral.text.wording import WHOLE, half
from solitaire.presenting.adjutant import (
    Adjutant,
    Foresight,
    March,
    Reminder,
    RoadStep,
    StandingAnswer,
    StandingOrder,
)
from solitaire.presenting.board import CounterId, PlaceId
from solitaire.text import NOTHING, Text, text, verbatim

_BOARD: Final = RULES.board


class QuadrilateralAdjutant(Adjutant):
    def foresee(self, view: View, counters: Sequence[CounterId], goal: PlaceId) -> Foresight | None:
        found = self.march(view, counters, goal)
        return found.foresight if isinstance(found, March) else Foresight(goal, refusal=found)

    def march(self, view: View, counters: Sequence[CounterId], goal: PlaceId) -> March | Text:
        place = _BOARD.place_by_name.get(goal, NOWHERE)
        if place == NOWHERE or not counters:
            return refusing.NO_WAY
        world, mover = some_world(view), _mover(view, counters[0])
        if mover == NOWHERE:
            return refusing.NO_WAY
        begin = _rides_by(world, mover)
        return _ride(world, begin, mover, place) if begin else _march(world, mover, place)

    def goals(self, view: View, counters: Sequence[CounterId]) -> Sequence[PlaceId]:
        world, mover = some_world(view), _mover(view, counters[0]) if counters else NOWHERE
        if mover == NOWHERE:
            return ()
        begin = _rides_by(world, mover)
        if begin:
            found = goals.of_rider(world, begin, mover)
        else:
            found = goals.of_force(world, mover, _longest(world, mover))
        return [_name(place) for place in found]

    def dearer_goals(
        self, view: View, counters: Sequence[CounterId]
    ) -> tuple[Collection[PlaceId], Text]:
        """Those that take an extended march [8.3]."""
        world, mover = some_world(view), _mover(view, counters[0]) if counters else NOWHERE
        if mover == NOWHERE or _rides_by(world, mover):
            return (), NOTHING
        near = goals.of_force(world, mover, ways.points(world, mover))
        far = set(goals.of_force(world, mover, _longest(world, mover))) - set(near)
        return {_name(place) for place in far}, text("by an extended march, for 1 AP more")

    def pressing(self, view: View, offered: Sequence[Ply]) -> Text:
        return pressing.pressing(view, offered)

    def begin(self, view: View, counters: Sequence[CounterId]) -> Sequence[Ply]:
        flag = flag_of(view, counters[0])
        if flag == NOWHERE:
            return ()
        world = some_world(view)
        if world.kind[flag] == VEDETTE:
            return (one(plies.PATROL, flag & 31),)
        return (_leave(world, flag),)

    def foresee_choice(self, view: View, ply: Ply) -> Foresight | None:
        """The chances of leave to march by initiative, and of a forced march [8.2, 8.9]."""
        if ply.verb not in (plies.INITIATIVE, plies.FORCE_MARCH):
            return None
        world = some_world(view)
        flag = int(world.leader_at[ply.first])
        if ply.verb == plies.INITIATIVE:
            return Foresight(_name(int(world.place[flag])), chances=_initiative(world, flag))
        goal = ply.second
        return Foresight(
            _name(goal),
            chances=forced.chances(world, flag, goal),
            meeting=forced.meeting(world, flag, goal),
        )

    def words(self, view: View, ply: Ply) -> str:
        return str(RULES.ply_text(ply).replace("-", " "))

    def engagement(self, view: View) -> tuple[str, int] | None:
        return (_name(view.battle[0]), view.battle[3]) if view.battle else None

    def is_interruption(self, view: View) -> bool:
        return number(view, "active") != view.seat

    def forgotten(self, view: View, offered: Sequence[Ply]) -> list[Reminder]:
        """Forces that could be commanded, when the marches are ended before anybody has marched;
        later the person has thought of it, and points are scarce."""
        has_marched = number(view, "moved") & all_of(view.seat)
        if number(view, "step") != MARCH_WHO or has_marched:
            return []
        able = [ply.first for ply in offered if ply.verb == plies.COMMAND]
        places = {_name(column(view, "place")[column(view, "leader_at")[one]]) for one in able}
        if not able:
            return []
        words = text(
            "%n forces could be given a Movement Command [8.2].",
            singular="%n force could be given a Movement Command [8.2].",
            count=len(able),
        )
        return [Reminder(words, tuple(sorted(places)))]

    def standing_orders(self) -> Sequence[StandingOrder]:
        return standing.ORDERS

    def standing_answer(
        self, view: View, offered: Sequence[Ply], orders: Mapping[str, str]
    ) -> StandingAnswer | None:
        return standing.answer(view, offered, orders)


ADJUTANT: Final = QuadrilateralAdjutant()


def flag_of(view: View, counter: CounterId) -> int:
    """The number of an own flag by its key, or NOWHERE."""
    side, _, local = counter.rpartition("-")
    if side != SIDES[view.seat] or not local.isdigit():
        return NOWHERE
    return view.seat * 32 + int(local) - 1


def _mover(view: View, counter: CounterId) -> int:
    """A flag, or the Center of Operations."""
    is_center = counter == f"{SIDES[view.seat]}-center"
    return CENTER if is_center else flag_of(view, counter)


def _rides_by(world: State, mover: int) -> Ply | None:
    """The choice by which vedettes, leaders alone and the Center begin; None for a force."""
    if mover == CENTER:
        return say(plies.MARCH_CENTER)
    if world.kind[mover] == VEDETTE:
        return one(plies.PATROL, mover & 31)
    return one(plies.RIDE, world.chief(mover)) if world.is_alone(mover) else None


def _name(place: int) -> PlaceId:
    return _BOARD.place_names[place]


# -- marches of a force ---------------------------------------------------------------------------


def _march(world: State, flag: int, goal: int) -> March | Text:
    """If leave is not given by the die, the rest is not offered and falls away."""
    on_the_way = world.step == MARCH_STEP and world.mover == flag
    plain = _way(world, flag, goal, ways.points(world, flag))
    extended = _extended(world, flag, goal) if not plain else []
    legs = plain or extended
    if not legs:
        return refusing.why_not(world, flag, goal, _longest(world, flag))
    foresight = _foresight(world, flag, goal, legs, bool(extended))
    start = _name(int(world.place[flag]))
    leave = _leave(world, flag)
    begun = () if on_the_way else (leave,)
    more = (say(plies.EXTEND),) if extended else ()
    steps = tuple(one(plies.TO, leg.place) for leg in legs)
    halt = () if world.has_enemy(flag >> 5, goal) else (say(plies.HALT),)
    way = (start, *(_name(leg.place) for leg in legs))
    return March((*begun, *more, *steps, *halt), way, foresight)


def _longest(world: State, flag: int) -> int:
    """Half-MPs, with those of an extended march if it may have one."""
    more = int(_BOARD.charts.extended) if _may_extend(world, flag) else 0
    return ways.points(world, flag) + more


def _extended(world: State, flag: int, goal: int) -> list[Leg]:
    """By one AP more [8.3]."""
    if not _may_extend(world, flag):
        return []
    return _way(world, flag, goal, ways.points(world, flag) + int(_BOARD.charts.extended))


def _way(world: State, flag: int, goal: int, limit: int) -> list[Leg]:
    """Around enemy zones if there is such a way within reach [8.5]."""
    ends = holding.zones(world, flag >> 5)
    return ways.way(world, flag, goal, limit, ends) or ways.way(world, flag, goal, limit)


def _may_extend(world: State, flag: int) -> bool:
    """A force that marches by command, while there is another AP [8.3]."""
    needed = 1 if world.mover == flag else 2
    if world.aps[flag >> 5] < needed or (world.mover == flag and not world.commanded):
        return False
    return not world.extended and _leave(world, flag).verb == plies.COMMAND


def _leave(world: State, flag: int) -> Ply:
    """By command if it is offered, else by initiative [8.2]."""
    chief = world.chief(flag)
    if world.is_alone(flag):
        return one(plies.RIDE, chief)
    command = one(plies.COMMAND, chief)
    is_offered = world.step == MARCH_WHO and command in RULES.actions(world)
    return command if is_offered or world.mover == flag else one(plies.INITIATIVE, chief)


def _foresight(
    world: State, flag: int, goal: int, legs: Sequence[Leg], is_extended: bool
) -> Foresight:
    points = ways.points(world, flag) + (int(_BOARD.charts.extended) if is_extended else 0)
    left = 0 if legs[-1].by_ferry else points - sum(leg.cost for leg in legs)
    is_by_die = world.mover != flag and _leave(world, flag).verb == plies.INITIATIVE
    return Foresight(
        _name(goal),
        steps=_steps(world, flag >> 5, legs),
        left=_left(left, is_extended),
        chances=_initiative(world, flag) if is_by_die else (),
        meeting=_meeting(world, flag >> 5, goal),
    )


def _left(points: int, is_extended: bool) -> Text:
    """Half-MPs."""
    words = verbatim(half(points))
    if points == WHOLE and not is_extended:
        return text("1 MP left [8.3]")
    if is_extended:
        return text("Extended march for 1 AP more, {points} MPs left [8.3]", points=words)
    return text("{points} MPs left [8.3]", points=words)


def _steps(world: State, side: int, legs: Sequence[Leg]) -> tuple[RoadStep, ...]:
    """With what is to be said of each: a ferry, a zone before the goal."""
    zones = holding.zones(world, side)
    found = []
    for leg in legs:
        ferry = text("by ferry, the whole march [8.4]") if leg.by_ferry else NOTHING
        flags = zones.get(leg.place, 0) if leg is not legs[-1] else 0
        why = tuple(filter(None, (ferry, holding.warning(world, flags))))
        found.append(RoadStep(_name(leg.place), Fraction(leg.cost, 2), why))
    return tuple(found)


def _initiative(world: State, flag: int) -> tuple[tuple[Text, Fraction], ...]:
    rating = int(leaders.initiative(world, flag))
    chance = rolls.initiative(world, rating)
    return (
        (text("gets leave to march [8.2]"), chance),
        (text("stays where it is"), 1 - chance),
    )


def _meeting(world: State, side: int, goal: int) -> tuple[Text, ...]:
    flags = members(int(world.flags_at(1 - side, goal)))
    if flags:
        return (
            text(
                "%n enemy flags are there: vedettes are pushed off, a force is met [8.6]",
                singular="%n enemy flag is there: a vedette is pushed off, a force is met [8.6]",
                count=len(flags),
            ),
        )
    if world.garrison_at(1 - side, goal) != NOWHERE:
        return (text("an enemy garrison is there [15.1]"),)
    return ()


# -- riders and the Center ------------------------------------------------------------------------


def _ride(world: State, begin: Ply, mover: int, goal: int) -> March | Text:
    """Every place within reach is offered at once: the way there is the rider's own affair."""
    begun: tuple[Ply, ...] = ()
    if world.mover != mover:
        if begin not in RULES.actions(world):
            return text("It cannot move now [8.1].")
        world = RULES.copy(world)
        RULES.apply(world, begin)
        begun = (begin,)
    step = one(plies.TO, goal)
    if step not in RULES.actions(world):
        return text("It cannot get there in this turn [8.7, 7.3].")
    start = int(world.center[world.active]) if mover == CENTER else int(world.place[mover])
    names = (_name(start), _name(goal))
    foresight = Foresight(_name(goal), left=NOTHING)
    return March((*begun, step, say(plies.HALT)), names, foresight)
