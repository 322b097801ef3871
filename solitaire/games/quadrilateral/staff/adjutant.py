"""The staff as adjutant: how a force gets to a place, at what cost, and what waits there."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
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
    extending,
    forced,
    goals,
    holding,
    leaving,
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
        """Forces march one by one: of several that are picked the first goes [8.1]."""
        found = self.march(view, counters, goal)
        foreseen = found.foresight if isinstance(found, March) else Foresight(goal, refusal=found)
        return replace(foreseen, going=tuple(counters[:1]))

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
        if mover == NOWHERE or _has_met(world, mover):
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
        """Those that take an extended march [8.3], and all of who needs a die to march [8.2]."""
        world, mover = some_world(view), _mover(view, counters[0]) if counters else NOWHERE
        if mover == NOWHERE or _rides_by(world, mover):
            return (), NOTHING
        if _is_by_die(world, mover):
            return self.goals(view, counters), _if_it_gets_leave(world, mover)
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
            place = _name(int(world.place[flag]))
            left = leaving.warnings(world, flag)
            return Foresight(place, chances=_initiative(world, flag), warnings=left)
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


def _has_met(world: State, mover: int) -> bool:
    """An enemy force: it pushes him aside or halts, and goes nowhere [8.6]."""
    return bool(world.met) and world.mover == mover


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
    pause = extending.paid_after(world, flag, legs, bool(extended), _may_extend(world, flag))
    foresight = _foresight(world, flag, goal, legs, pause)
    begun = () if on_the_way else (_leave(world, flag),)
    steps = [one(plies.TO, leg.place) for leg in legs]
    if pause != extending.NEVER:
        steps.insert(pause, say(plies.EXTEND))
    halt = () if world.has_enemy(flag >> 5, goal) else (say(plies.HALT),)
    way = (_name(int(world.place[flag])), *(_name(leg.place) for leg in legs))
    return March((*begun, *steps, *halt), way, foresight)


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


def _foresight(world: State, flag: int, goal: int, legs: Sequence[Leg], pause: int) -> Foresight:
    return Foresight(
        _name(goal),
        steps=_steps(world, flag >> 5, legs, pause),
        left=_left(world, flag, legs, pause),
        chances=_initiative(world, flag) if _is_by_die(world, flag) else (),
        meeting=_meeting(world, flag >> 5, goal),
        warnings=leaving.warnings(world, flag),
    )


def _is_by_die(world: State, flag: int) -> bool:
    """Whether initiative alone lets it march [8.2]."""
    return bool(world.mover != flag) and _leave(world, flag).verb == plies.INITIATIVE


def _if_it_gets_leave(world: State, flag: int) -> Text:
    chance = rolls.initiative(world, int(leaders.initiative(world, flag)))
    times = int(chance * len(rolls.DIE))
    return text("its letter sends it, if a die gives it leave: {times} in 6 [8.2]", times=times)


def _left(world: State, flag: int, legs: Sequence[Leg], pause: int) -> Text:
    """MPs at the end, and what the march costs."""
    more = 0 if pause == extending.NEVER else int(_BOARD.charts.extended)
    points = ways.points(world, flag) + more - sum(leg.cost for leg in legs)
    if legs[-1].by_ferry:
        points = 0
    elif pause > 0 and holding.is_sure(world, flag >> 5, legs[pause - 1].place):
        points = more - sum(leg.cost for leg in legs[pause:])
    left = text("1 MP left") if points == WHOLE else _more_left(points)
    if world.mover == flag:
        extended = text("Extended march for 1 AP more, {left} [8.3]", left=left)
        return extended if more else text("{left} [8.3]", left=left)
    if _leave(world, flag).verb != plies.COMMAND:
        return text("By initiative, {left} [8.2, 8.3]", left=left)
    price = text("%n APs", singular="%n AP", count=2 if more else 1)
    return text("By command for {price}, {left} [8.2, 8.3]", price=price, left=left)


def _more_left(points: int) -> Text:
    return text("{points} MPs left", points=verbatim(half(points)))


def _steps(world: State, side: int, legs: Sequence[Leg], pause: int) -> tuple[RoadStep, ...]:
    """With what is to be said of each: a ferry, a zone before the goal."""
    zones = holding.zones(world, side)
    found = []
    for done, leg in enumerate(legs, start=1):
        ferry = text("by ferry, the whole march [8.4]") if leg.by_ferry else NOTHING
        flags = zones.get(leg.place, 0) if leg is not legs[-1] else 0
        warning = holding.warning(world, flags, done == pause)
        why = tuple(filter(None, (ferry, warning)))
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
