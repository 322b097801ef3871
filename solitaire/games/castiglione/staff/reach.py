"""How far own counters get in a Movement Phase [8.2-8.4]: surely, by forced march, not at all."""

from __future__ import annotations

import heapq
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import count

from solitaire.bits import members
from solitaire.games.castiglione.core.board import Board
from solitaire.games.castiglione.core.plies import FORCE_MARCH, Ply
from solitaire.games.castiglione.core.state import March, State, enemy_of
from solitaire.games.castiglione.core.steps import COMMAND_ROLL, ORDER_CHOICE
from solitaire.games.castiglione.core.views import View
from solitaire.games.castiglione.odds.march import ARRIVES, march_odds
from solitaire.games.castiglione.rules import forced_march, marching, movement
from solitaire.games.castiglione.staff.world import (
    enemy_words,
    passing,
    percent,
    quiet_world,
)
from solitaire.games.castiglione.terms import (
    AREA_LIMIT,
    FIRST_MOVEMENT,
    GARRISON,
    MOVED,
    NOWHERE,
    OUT_OF_COMMAND,
    SECOND_MOVEMENT,
    SIDE_SIZE,
    counter_of,
    local_of,
    side_of,
)
from solitaire.games.castiglione.text.titles import (
    area_text,
    areas_text,
    counter_text,
    counters_text,
)
from solitaire.text import NOTHING, Text, joined, marked, text

CERTAIN_PATHS = text(
    "Costs and paths are certain: they depend on your own counters and on where the enemy lies, "
    "which is open [R35, R42]; what you would meet there is as far as you know it."
)


@dataclass(frozen=True, slots=True)
class SureGoal:
    """An area within the counters' own points."""

    area: int
    path: tuple[int, ...]
    """The areas entered, the goal last."""
    costs: tuple[int, ...]
    """Points each counter spends, in the order in which they were named: traffic counts [8.4]."""
    enemy: Text
    """What is known of the enemy there; empty without one. The stack must stop there [8.6.1]."""


@dataclass(frozen=True, slots=True)
class ForcedWay:
    """A forced march with this leader's help, or nobody's if he is NOWHERE."""

    leader: int
    arrives: Fraction
    hit: Fraction


@dataclass(frozen=True, slots=True)
class ForcedGoal:
    area: int
    lacking: int
    """Points needed besides the unit's own."""
    ways: tuple[ForcedWay, ...]
    enemy: Text


@dataclass(frozen=True, slots=True)
class HeldBack:
    """A neighbouring area that only some of the stack can afford, in the order named."""

    area: int
    counters: tuple[int, ...]
    costs: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ReachReport:
    counters: tuple[int, ...]
    start: int
    obeys: Fraction
    """That the unit may move at all: below 1 if it is out of command [8.1]."""
    sure: tuple[SureGoal, ...]
    forced: tuple[ForcedGoal, ...]
    """Chances that count the check for orders too."""
    held_back: tuple[HeldBack, ...]
    never: tuple[int, ...]
    remarks: tuple[Text, ...]
    known: Text

    def lines(self, board: Board) -> list[Text]:
        who, where = counters_text(board, self.counters), area_text(board, self.start)
        found = [text("{who} in {area}:", who=who, area=where), *self.remarks]
        found += [_sure_words(board, goal) for goal in self.sure]
        found += [_forced_words(board, goal) for goal in self.forced]
        found += [_held_back_words(board, one) for one in self.held_back]
        found.append(
            text(
                "not in this phase: %n other areas",
                singular="not in this phase: %n other area",
                count=len(self.never),
            )
        )
        return [*found, self.known]

    def sure_goal(self, area: int) -> SureGoal | None:
        return next((goal for goal in self.sure if goal.area == area), None)

    def forced_goal(self, area: int) -> ForcedGoal | None:
        return next((goal for goal in self.forced if goal.area == area), None)


def _sure_words(board: Board, goal: SureGoal) -> Text:
    where, most = area_text(board, goal.area), max(goal.costs)
    return joined(
        (
            text(
                "{area}: %n points [8.2]",
                singular="{area}: %n point [8.2]",
                count=most,
                area=where,
            ),
            _traffic(goal),
            _route(board, goal.path[:-1]),
            _contact(goal.enemy),
        ),
        "",
    )


def _traffic(goal: SureGoal) -> Text:
    if len(set(goal.costs)) == 1:
        return NOTHING
    each = joined((text("{number}", number=cost) for cost in goal.costs), marked(" and "))
    return text(", one by one {points} for traffic [8.4]", points=each)


def _route(board: Board, areas: Sequence[int]) -> Text:
    return text(", by {areas}", areas=areas_text(board, areas)) if areas else NOTHING


def _forced_words(board: Board, goal: ForcedGoal) -> Text:
    march = text(
        "{area}: %n more points by forced march, {ways} [8.3]",
        singular="{area}: %n more point by forced march, {ways} [8.3]",
        count=goal.lacking,
        area=area_text(board, goal.area),
        ways=joined((_way_words(board, way) for way in goal.ways), marked("; ")),
    )
    return joined((march, _contact(goal.enemy)), "")


def _way_words(board: Board, way: ForcedWay) -> Text:
    arrives, hit = percent(way.arrives), percent(way.hit)
    if way.leader == NOWHERE:
        return text("without help: to arrive {chance}, to be hit {hit}", chance=arrives, hit=hit)
    return text(
        "with {who}: to arrive {chance}, to be hit {hit}",
        who=counter_text(board, way.leader),
        chance=arrives,
        hit=hit,
    )


def _held_back_words(board: Board, one: HeldBack) -> Text:
    return text(
        "{area}: too dear for {who} in this order [8.2, 8.4]",
        area=area_text(board, one.area),
        who=counters_text(board, one.counters),
    )


def _contact(enemy: Text) -> Text:
    return text("; contact [8.6.1] with {enemy}", enemy=enemy) if enemy else NOTHING


# -- finding out ----------------------------------------------------------------------------------


def reach(board: Board, view: View, counters: Sequence[int]) -> ReachReport:
    """Of one counter, or of a stack in its order of entry [8.4].

    In the seat's own Movement Phase as it stands now, otherwise as in its next one if nothing
    changed. Raises CannotMarch if these counters cannot move as one stack.
    """
    world = movement_world(board, view)
    march = stack_on_the_move(world, view.seat, counters)
    obeys = _obedience(world, march)
    sure = tuple(_sure(world, view, march))
    forced = tuple(_forced(world, view, march))
    reached = {march.area, *(goal.area for goal in sure), *(goal.area for goal in forced)}
    return ReachReport(
        tuple(counters),
        int(march.area),
        obeys,
        sure,
        forced,
        tuple(_held_back(world, march)),
        tuple(area for area in range(board.areas) if area not in reached),
        tuple(_remarks(world, march, obeys)),
        CERTAIN_PATHS,
    )


def movement_world(board: Board, view: View) -> State:
    """The world in the seat's own Movement Phase: the present one, or the next."""
    world = quiet_world(board, view)
    if world.active == view.seat and world.phase in (FIRST_MOVEMENT, SECOND_MOVEMENT):
        return world
    world.active, world.phase = view.seat, FIRST_MOVEMENT
    world.flags[MOVED * 2 + view.seat] = 0
    world.tried, world.mended, world.march = 0, 0, None
    if world.options.first_edition:
        for counter in range(counter_of(view.seat, 0), counter_of(view.seat, SIDE_SIZE)):
            world.started[counter] = world.place[counter]
    return world


def stack_on_the_move(world: State, side: int, counters: Sequence[int]) -> March:
    """The stack with its points: fresh, or as it stands in the middle of its move."""
    under_way = world.march
    asked = sum(1 << local_of(counter) for counter in counters)
    if under_way is not None and under_way.members == asked:
        whole = under_way.copy()
        whole.overran = False  # asked is how far all of them get
        return whole
    _check(world, side, counters)
    march = March(side, int(world.place[counters[0]]))
    for counter in counters:
        movement.join(world, march, counter)
    return march


class CannotMarch(ValueError):
    def __init__(self, words: Text) -> None:
        super().__init__(words)
        self.words = words


def _check(world: State, side: int, counters: Sequence[int]) -> None:
    if not counters or len(set(counters)) != len(counters):
        raise CannotMarch(text("Name the counters that move, each once."))
    places = {int(world.place[counter]) for counter in counters}
    for counter in counters:
        who = counter_text(world.board, counter)
        if side_of(counter) != side or world.board.counter_kind[counter] == GARRISON:
            raise CannotMarch(text("{who} is not yours to move [2.2.3].", who=who))
        if world.place[counter] >= AREA_LIMIT:
            raise CannotMarch(text("{who} is not on the map.", who=who))
        if world.has(MOVED, counter):
            raise CannotMarch(text("{who} has already moved in this phase [8.2].", who=who))
        if world.has(OUT_OF_COMMAND, counter) and len(counters) > 1:
            raise CannotMarch(text("{who} is out of command and moves alone [8.1].", who=who))
    if len(places) > 1:
        raise CannotMarch(text("Counters in different areas do not move as one stack [8.2]."))


def _obedience(world: State, march: March) -> Fraction:
    counter = counter_of(march.side, int(march.order[0]))
    if march.under_way or not world.has(OUT_OF_COMMAND, counter):
        return Fraction(1)
    return passing(world.cohesion(counter, 0))


def _remarks(world: State, march: March, obeys: Fraction) -> Iterator[Text]:
    if obeys != 1:
        yield text(
            "out of command: it moves only if it passes a check, {chance} [8.1]",
            chance=percent(obeys),
        )
    if len(march.order) > 1:
        yield text("a forced march is made by each unit alone [8.3]")
    elif not forced_march.is_allowed(world, counter_of(march.side, int(march.order[0]))):
        yield text("no forced march for this counter [2.1.2, 3.6, 5.5, 8.3]")


# -- with its own points --------------------------------------------------------------------------


def _sure(world: State, view: View, march: March) -> list[SureGoal]:
    """Cheapest ways first: ordered by what the slowest counter spends."""
    allowance = [int(points) for points in march.left]
    tie = count()
    waiting: list[tuple[int, int, March, tuple[int, ...]]] = [(0, next(tie), march, ())]
    best: dict[int, list[tuple[int, ...]]] = {}
    found: dict[int, SureGoal] = {}
    while waiting:
        _, _, here, path = heapq.heappop(waiting)
        left = tuple(int(points) for points in here.left)
        if any(_is_no_better(left, other) for other in best.get(here.area, [])):
            continue
        best.setdefault(here.area, []).append(left)
        spent = tuple(had - has for had, has in zip(allowance, left, strict=True))
        if path and here.area != march.area and here.area not in found:
            enemy = enemy_words(world.board, view, here.area)
            found[here.area] = SureGoal(here.area, path, spent, enemy)
        if path and world.bars[enemy_of(march.side)] >> here.area & 1:
            continue
        for area in members(marching.steps(world, here)):
            onward = here.copy()
            marching.pay(world, onward, area)
            onward.area = area
            most = max(had - int(has) for had, has in zip(allowance, onward.left, strict=True))
            heapq.heappush(waiting, (most, next(tie), onward, (*path, area)))
    return list(found.values())


def _is_no_better(left: tuple[int, ...], other: tuple[int, ...]) -> bool:
    return all(one <= two for one, two in zip(left, other, strict=True))


def _held_back(world: State, march: March) -> Iterator[HeldBack]:
    """Neighbours that the whole stack cannot enter although some of it could."""
    for area in members(world.board.neighbours[march.area]):
        ahead, slow, costs = 0, [], []
        for place, local in enumerate(march.order):
            counter = counter_of(march.side, int(local))
            cost = int(marching.member_cost(world, march, place, area, ahead))
            ahead += marching.carried(world, counter)
            costs.append(cost)
            if cost > march.left[place]:
                slow.append(counter)
        if slow and len(slow) < len(costs):
            yield HeldBack(area, tuple(slow), tuple(costs))


# -- by forced march ------------------------------------------------------------------------------


def _forced(world: State, view: View, march: March) -> Iterator[ForcedGoal]:
    """Every goal that may be declared now, with each leader who may help and with none."""
    if march.under_way or len(march.order) != 1:
        return
    counter = counter_of(march.side, int(march.order[0]))
    state = world.copy()
    state.march = march
    state.step = COMMAND_ROLL if world.has(OUT_OF_COMMAND, counter) else ORDER_CHOICE
    choices: list[Ply] = []
    forced_march.add_choices(state, march, choices)
    helpers = members(forced_march.helpers(state, march))
    leaders = [NOWHERE, *(counter_of(march.side, local) for local in helpers)]
    # The table asks only how many points are lacking, so one goal stands for all alike.
    ways_by_lack: dict[int, tuple[ForcedWay, ...]] = {}
    for choice in choices:
        if choice.verb == FORCE_MARCH:
            lack = _lacking(state, march, choice.first)
            if lack not in ways_by_lack:
                ways_by_lack[lack] = tuple(_way(state, choice, leader) for leader in leaders)
            enemy = enemy_words(world.board, view, choice.first)
            yield ForcedGoal(choice.first, lack, ways_by_lack[lack], enemy)


def _lacking(state: State, march: March, goal: int) -> int:
    points = int(march.left[0])
    counter = counter_of(march.side, int(march.order[0]))
    most = points + state.board.charts.most_march_points
    return int(marching.costs_from(state, counter, march.area, most)[goal]) - points


def _way(state: State, order: Ply, leader: int) -> ForcedWay:
    odds = march_odds(state, order, leader)
    return ForcedWay(leader, odds.chance_of(ARRIVES), odds.hit)
