"""Marching to the sound of the guns [9.1]."""

from __future__ import annotations

from mypy_extensions import i64

from solitaire.bits import lowest
from solitaire.games.castiglione import knowledge
from solitaire.games.castiglione.happenings import (
    CALLED_IN,
    GUNS_HEARD,
    NOT_CALLED_IN,
    STEPPED,
    tell,
)
from solitaire.games.castiglione.plies import DONE, PLIES, TO_THE_GUNS, Ply
from solitaire.games.castiglione.rules.question import Question, Roll
from solitaire.games.castiglione.rules.stages import BOMBARDMENT, GUNS_LEADERS
from solitaire.games.castiglione.rules.supply import joined_by_road
from solitaire.games.castiglione.state import Battle, State
from solitaire.games.castiglione.steps import (
    GUNS_CHOICE,
    GUNS_LEADER_CHOICE,
    GUNS_ROLL,
    NEXT_IN_COMBAT,
)
from solitaire.games.castiglione.terms import (
    ARTILLERY,
    CALLED,
    CAVALRY,
    FORAGED,
    GARRISON,
    NOWHERE,
)
from solitaire.protocol import Event


def near_areas(state: State, battle: Battle) -> i64:
    """Areas one road away, free of the attacker's units [9.1.1]."""
    return _roads(state, battle.area) & ~state.held[battle.attacker]


def far_areas(state: State, battle: Battle) -> i64:
    """Areas two roads away by a free area between [9.1.1] [R19]."""
    between = near_areas(state, battle)
    found: i64 = 0
    areas = between
    while areas:
        found |= _roads(state, lowest(areas))
        areas &= areas - 1
    return found & ~between & ~(1 << battle.area) & ~state.held[battle.attacker]


def _roads(state: State, area: i64) -> i64:
    """Edition 1.1 says that destroyed bridges do not matter here; 1.0 does not."""
    if state.options.first_edition:
        return joined_by_road(state, area)
    return state.board.neighbours[area]


def within_earshot(state: State, battle: Battle) -> i64:
    """The defender's counters in those areas that have not tried in this phase."""
    side = battle.defender()
    areas = near_areas(state, battle) | far_areas(state, battle)
    found: i64 = 0
    while areas:
        found |= state.stack(side, lowest(areas))
        areas &= areas - 1
    return found & ~state.flags[CALLED * 2 + side]


def may_march(state: State, battle: Battle) -> i64:
    """Not garrisons, foragers [5.5] or units with three hits [3.6]; units out of command may."""
    side = battle.defender()
    units = within_earshot(state, battle) & state.board.units[side] & ~battle.declared
    units &= ~state.of_kind(side, GARRISON) & ~state.flags[FORAGED * 2 + side]
    found: i64 = 0
    while units:
        bit = units & -units
        if state.hits[side * 64 + lowest(units)] < 3:
            found |= bit
        units ^= bit
    return found


def march_factor(state: State, battle: Battle, counter: i64) -> i64:
    """The Cohesion Factor with the modifiers of the table [9.1.2]."""
    charts = state.board.charts
    side = counter >> 6
    area = i64(state.place[counter])
    modifier: i64 = 0
    leader = state.best_of(side, state.leaders_in(side, area) & state.board.followers[counter])
    if leader != NOWHERE:
        modifier += i64(state.board.strategic[leader])
    kind = state.board.counter_kind[counter]
    if kind == CAVALRY:
        modifier += charts.guns_cavalry
    elif kind == ARTILLERY:
        modifier += charts.guns_artillery
    if not (near_areas(state, battle) >> area) & 1:
        modifier += charts.guns_far
    return state.cohesion(counter, modifier)


def begin_units(state: State, battle: Battle) -> None:
    if may_march(state, battle):
        state.step = GUNS_CHOICE
    else:
        battle.stage = GUNS_LEADERS


class GunsChoice(Question):
    """Units are declared one by one, all before the first die [9.1.2]."""

    def seat(self, state: State) -> i64:
        battle = state.battle
        assert battle is not None
        return battle.defender()

    def actions(self, state: State) -> list[Ply]:
        battle = state.battle
        assert battle is not None
        return _pick(battle.defender(), may_march(state, battle))

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        battle = state.battle
        assert battle is not None
        if ply.verb == TO_THE_GUNS:
            battle.declared |= 1 << (ply.first & 63)
            knowledge.show(state, battle.defender(), 1 << (ply.first & 63))
            area = i64(state.place[ply.first])
            tell(log, GUNS_HEARD, battle.defender(), 1 << (ply.first & 63), area)
            if may_march(state, battle):
                return
        state.flags[CALLED * 2 + battle.defender()] |= battle.declared
        if battle.declared:
            state.step = GUNS_ROLL
        else:
            battle.stage = GUNS_LEADERS
            state.step = NEXT_IN_COMBAT


def _pick(side: i64, counters: i64) -> list[Ply]:
    choices = [PLIES[DONE][0]]
    while counters:
        choices.append(PLIES[TO_THE_GUNS][side * 64 + lowest(counters)])
        counters &= counters - 1
    return choices


class GunsRoll(Roll):
    """Each declared unit checks for itself; who passes is placed in the combat area [9.1.2]."""

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        battle = state.battle
        assert battle is not None
        side = battle.defender()
        bit = battle.declared & -battle.declared
        counter = side * 64 + lowest(bit)
        battle.declared ^= bit
        factor = march_factor(state, battle, counter)
        area = i64(state.place[counter])
        comes = ply.first <= factor
        tell(log, CALLED_IN if comes else NOT_CALLED_IN, side, bit, area, factor, ply.first)
        if comes:
            battle.marched |= bit
            knowledge.travel(state, side, bit, battle.area, STEPPED, log)
        if not battle.declared:
            battle.stage = GUNS_LEADERS
            state.step = NEXT_IN_COMBAT


def may_ride(state: State, battle: Battle) -> i64:
    """Leaders come without a check, if their owner wants [9.1.2]."""
    return within_earshot(state, battle) & ~state.board.units[battle.defender()]


def begin_leaders(state: State, battle: Battle) -> None:
    if may_ride(state, battle):
        state.step = GUNS_LEADER_CHOICE
    else:
        battle.stage = BOMBARDMENT


class GunsLeaderChoice(Question):
    def seat(self, state: State) -> i64:
        battle = state.battle
        assert battle is not None
        return battle.defender()

    def actions(self, state: State) -> list[Ply]:
        battle = state.battle
        assert battle is not None
        return _pick(battle.defender(), may_ride(state, battle))

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        battle = state.battle
        assert battle is not None
        side = battle.defender()
        if ply.verb == TO_THE_GUNS:
            bit: i64 = 1 << (ply.first & 63)
            state.flags[CALLED * 2 + side] |= bit
            knowledge.travel(state, side, bit, battle.area, STEPPED, log)
            if may_ride(state, battle):
                return
        battle.stage = BOMBARDMENT
        state.step = NEXT_IN_COMBAT
