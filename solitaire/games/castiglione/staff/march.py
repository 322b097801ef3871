"""One march before it is ordered [8.2-8.6]: the way, what each step costs and why, what may come.

From the view alone, as all answers of the staff: paths and costs are certain [R35, R42].
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import lru_cache
from typing import Final

from solitaire.games.castiglione.core.board import Board
from solitaire.games.castiglione.core.plies import FORCE_MARCH, Ply, ply
from solitaire.games.castiglione.core.state import March, State
from solitaire.games.castiglione.core.steps import COMMAND_ROLL, ORDER_CHOICE
from solitaire.games.castiglione.core.views import View
from solitaire.games.castiglione.odds.march import (
    ARRIVES,
    STAYS,
    STOPS_SHORT,
    MarchOdds,
    march_odds,
)
from solitaire.games.castiglione.rules import forced_march, marching
from solitaire.games.castiglione.staff.command import command_with, has_next_turn
from solitaire.games.castiglione.staff.contact import contact_words
from solitaire.games.castiglione.staff.reach import (
    CannotMarch,
    ReachReport,
    SureGoal,
    movement_world,
    reach,
    stack_on_the_move,
)
from solitaire.games.castiglione.terms import (
    MOUNTAIN,
    NOWHERE,
    OUT_OF_COMMAND,
    counter_of,
)
from solitaire.games.castiglione.text.titles import area_text, counter_text, counters_text
from solitaire.presenting.adjutant import Foresight, RoadStep
from solitaire.text import Text, joined, marked, text

FREE: Final = text("free, all of it can be taken back")
AFTER_ROLL: Final = text("none, what was rolled stands")
REACHES_KEPT: Final = 4
"""A stack that is led over the map is asked about in every area; its reach stays the same."""
AFTER_SIGHT: Final = text("none once something is seen there that you did not know")


def foresee(board: Board, view: View, counters: Sequence[int], goal: int) -> Foresight:
    """These counters, in the order in which they would enter, go to the goal."""
    name = board.area_names[goal]
    try:
        found = _reach_of(board, view, tuple(counters))
    except CannotMarch as error:
        return Foresight(name, refusal=error.words)
    if goal == found.start:
        there = text("They are in {area} already.", area=area_text(board, goal))
        return Foresight(name, refusal=there)
    sure = found.sure_goal(goal)
    if sure is not None:
        return _sure(board, view, counters, found, sure)
    if found.forced_goal(goal) is not None:
        odds = forced_odds(board, view, counters[0], goal)
        return foresee_forced(board, view, odds)
    return Foresight(name, refusal=_refusal(board, view, found, goal))


@lru_cache(maxsize=REACHES_KEPT)
def _reach_of(board: Board, view: View, counters: tuple[int, ...]) -> ReachReport:
    return reach(board, view, counters)


def _refusal(board: Board, view: View, found: ReachReport, goal: int) -> Text:
    area = area_text(board, goal)
    slow = next((one for one in found.held_back if one.area == goal), None)
    if slow is not None:
        return text(
            "The step to {area} is too dear for {who} in this order [8.2, 8.4].",
            area=area,
            who=counters_text(board, slow.counters),
        )
    if len(found.counters) > 1:
        return text(
            "The stack does not reach {area} with its own movement points [8.2]; a forced "
            "march is made by each unit alone [8.3].",
            area=area,
        )
    if not found.remarks:
        return text(
            "{area} is out of reach in this phase, by forced march too [8.2, 8.3].", area=area
        )
    return text(
        "{area} is out of reach in this phase, by forced march too [8.2, 8.3] ({why}).",
        area=area,
        why=joined(found.remarks, marked("; ")),
    )


# -- with their own points ------------------------------------------------------------------------


def _sure(
    board: Board, view: View, counters: Sequence[int], found: ReachReport, goal: SureGoal
) -> Foresight:
    world = movement_world(board, view)
    march = stack_on_the_move(world, view.seat, counters)
    steps = tuple(_steps(world, march, goal.path))
    meeting = tuple(contact_words(board, view, goal.area, counters))
    chances: tuple[tuple[Text, Fraction], ...] = ()
    if found.obeys != 1:
        chances = (
            (text("obeys the order [8.1]"), found.obeys),
            (text("does not move at all"), 1 - found.obeys),
        )
    return Foresight(
        board.area_names[goal.area], steps, _left_words(march), chances, meeting,
        _next_turn(board, view, counters, goal.area), _undo(chances, meeting),
    )  # fmt: skip


def _next_turn(board: Board, view: View, counters: Sequence[int], goal: int) -> tuple[Text, ...]:
    """Whom their leaders reach from there when command is checked again [6.0]."""
    if not has_next_turn(board, view):
        return ()
    return tuple(command_with(board, view, counters, goal).words(board))


def _undo(chances: Sequence[object], meeting: Sequence[Text]) -> Text:
    if chances:
        return AFTER_ROLL
    return AFTER_SIGHT if meeting else FREE


def _steps(world: State, march: March, path: Sequence[int]) -> Iterator[RoadStep]:
    """The march is led along the path, so that what is left can be read from it."""
    for area in path:
        cost, why = 0, list(_ground(world, march.area, area))
        slowed = []
        ahead = 0
        for place, local in enumerate(march.order):
            counter = counter_of(march.side, int(local))
            own = int(marching.member_cost(world, march, place, area, ahead))
            ahead += int(marching.carried(world, counter))
            cost = max(cost, own)
            if own > marching.road_cost(world, march.area, area):
                slowed.append(counter_text(world.board, counter))
        if slowed:
            why.append(
                text(
                    "traffic +{cost} for {who} [8.4]",
                    cost=int(world.board.charts.jam_cost),
                    who=joined(slowed),
                )
            )
        marching.pay(world, march, area)
        march.area = area
        yield RoadStep(world.board.area_names[area], cost, tuple(why))


def _ground(world: State, here: int, there: int) -> Iterator[Text]:
    cost = int(world.board.entry_cost[there])
    if cost > 1 and world.area_kind(there) == MOUNTAIN:
        yield text("mountain {cost} [8.2]", cost=cost)
    elif cost > 1:
        yield text("hard ground {cost} [8.2]", cost=cost)
    if world.road_is_broken(here, there):
        bridge = int(world.board.charts.broken_bridge_cost)
        yield text("destroyed bridge +{cost} [8.5]", cost=bridge)


def _left_words(march: March) -> Text:
    fewest = min(int(points) for points in march.left)
    if len(march.left) > 1:
        return text(
            "%n movement points left for the slowest",
            singular="%n movement point left for the slowest",
            count=fewest,
        )
    return text("%n movement points left", singular="%n movement point left", count=fewest)


# -- by forced march ------------------------------------------------------------------------------


def forced_odds(
    board: Board, view: View, counter: int, goal: int, order: Ply | None = None
) -> MarchOdds:
    """Of a march that is declared now, with the best leader who may help or with none."""
    world = movement_world(board, view)
    march = stack_on_the_move(world, view.seat, [counter])
    world.march = march
    world.step = COMMAND_ROLL if world.has(OUT_OF_COMMAND, counter) else ORDER_CHOICE
    leaders = int(forced_march.helpers(world, march))
    best = world.best_of(view.seat, leaders, board.strategic) if leaders else NOWHERE
    return march_odds(world, order or ply(FORCE_MARCH, goal), int(best))


def foresee_forced(board: Board, view: View, odds: MarchOdds) -> Foresight:
    """Three numbers: arrives, stops short and where, takes a hit [8.3]."""
    meeting = tuple(contact_words(board, view, odds.goal, [odds.counter]))
    return Foresight(
        board.area_names[odds.goal],
        left=_helper_words(board, odds),
        chances=tuple(_chances(board, odds)),
        meeting=meeting,
        next_turn=_next_turn(board, view, [odds.counter], odds.goal),
        undo=AFTER_ROLL,
    )


def _chances(board: Board, odds: MarchOdds) -> Iterator[tuple[Text, Fraction]]:
    goal = area_text(board, odds.goal)
    yield text("arrives in {area} [8.3]", area=goal), odds.chance_of(ARRIVES)
    short: dict[int, Fraction] = {}
    for way, weight in odds.ways.items():
        if way.how == STOPS_SHORT:
            short[way.area] = short.get(way.area, Fraction(0)) + weight
    for area, weight in sorted(short.items(), key=lambda item: -item[1]):
        yield text("stops short in {area}", area=area_text(board, area)), weight
    if odds.chance_of(STAYS):
        yield text("does not move"), odds.chance_of(STAYS)
    if odds.bridge != NOWHERE:
        yield text("the work on the bridge succeeds [8.5]"), odds.work
    yield text("takes a hit [3.6]"), odds.hit


def _helper_words(board: Board, odds: MarchOdds) -> Text:
    die = joined(modifier.words() for modifier in odds.modifiers) or text("as rolled")
    who = counter_text(board, odds.counter)
    if odds.leader == NOWHERE:
        return text("Forced march of {who}; no leader helps; die {die}", who=who, die=die)
    leader = counter_text(board, odds.leader)
    return text("Forced march of {who}; {leader} helps; die {die}", who=who, leader=leader, die=die)
