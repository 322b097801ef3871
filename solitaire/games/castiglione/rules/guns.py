"""Marching to the sound of the guns [9.1]."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from solitaire.bits import lowest
from solitaire.games.castiglione.core import knowledge
from solitaire.games.castiglione.core.events import (
    CALLED_IN,
    GUNS_HEARD,
    NOT_CALLED_IN,
    STEPPED,
    tell,
)
from solitaire.games.castiglione.core.plies import (
    DONE,
    FEIGN_MARCH,
    PLIES,
    TO_THE_GUNS,
    Ply,
)
from solitaire.games.castiglione.core.state import Battle, State, enemy_of
from solitaire.games.castiglione.core.steps import (
    GUNS_CHOICE,
    GUNS_LEADER_CHOICE,
    GUNS_ROLL,
    NEXT_IN_COMBAT,
)
from solitaire.games.castiglione.rules import dummies, paths
from solitaire.games.castiglione.rules.question import Question, Roll
from solitaire.games.castiglione.rules.stages import BOMBARDMENT, GUNS_LEADERS
from solitaire.games.castiglione.terms import (
    ARTILLERY,
    CALLED,
    CAVALRY,
    DUMMY,
    FORAGED,
    FRENCH,
    GARRISON,
    LEADER,
    NOWHERE,
)
from solitaire.protocol import EVERYONE, Event, audience


def near_areas(state: State, battle: Battle) -> i64:
    """Areas one road away, free of the attacker's units, over any bridge [9.1.1]."""
    return state.board.neighbours[battle.area] & ~state.bars[battle.attacker]


def far_areas(state: State, battle: Battle) -> i64:
    """Areas two roads away by a free area between [9.1.1] [R19]."""
    between = near_areas(state, battle)
    found: i64 = 0
    areas = between
    while areas:
        found |= state.board.neighbours[lowest(areas)]
        areas &= areas - 1
    return found & ~between & ~(1 << battle.area) & ~state.bars[battle.attacker]


def open_paths(state: State, battle: Battle, log: list[Event] | None) -> None:
    """Ways to the combat that only leaders of the attacker seem to bar are open [R43]."""
    areas = paths.bluffed_areas(state, battle.attacker) & state.board.neighbours[battle.area]
    while areas:
        bit = areas & -areas
        beyond = state.board.neighbours[lowest(areas)] & ~state.bars[battle.attacker]
        areas ^= bit
        beyond &= ~near_areas(state, battle) & ~far_areas(state, battle) & ~(1 << battle.area)
        if any_counter(state, battle.defender(), beyond):
            paths.call_bluffs(state, battle.attacker, bit, log)


def any_counter(state: State, side: i64, areas: i64) -> bool:
    while areas:
        if state.stack(side, lowest(areas)):
            return True
        areas &= areas - 1
    return False


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
    """Not garrisons, foragers [5.5] or units with three hits [3.6]; units out of command may.

    Dummies may as well [13.2.2]; the surprised French may not on turn 1 [17.0].
    """
    side = battle.defender()
    if is_surprised(state, side):
        return 0
    marchers = state.board.units[side] | state.of_kind(side, DUMMY)
    units = within_earshot(state, battle) & marchers & ~battle.declared
    units &= ~state.of_kind(side, GARRISON) & ~state.flags[FORAGED * 2 + side]
    found: i64 = 0
    while units:
        bit = units & -units
        counter = side * 64 + lowest(units)
        if state.hits[counter] < 3 or state.board.counter_kind[counter] == DUMMY:
            found |= bit
        units ^= bit
    return found


def is_surprised(state: State, side: i64) -> bool:
    """The French neither force marches nor march to the guns on the first turn [17.0]."""
    return state.options.surprise and state.turn == 1 and side == FRENCH


def march_factor(state: State, battle: Battle, counter: i64) -> i64:
    """The Cohesion Factor with the modifiers of the table [9.1.2]."""
    charts = state.board.charts
    side = counter >> 6
    area = i64(state.place[counter])
    modifier: i64 = 0
    stacked = state.leaders_in(side, area) & state.board.followers[counter]
    leader = state.best_of(side, stacked, state.board.strategic)
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


def begin_units(state: State, battle: Battle, log: list[Event] | None) -> None:
    """Where the enemy cannot see who might come, the question is always asked [R45]."""
    open_paths(state, battle, log)
    if may_march(state, battle) or is_anybody_unseen(state, battle):
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
        side = battle.defender()
        units = may_march(state, battle)
        choices = _pick(side, units)
        dummies_here = units & state.of_kind(side, DUMMY)
        while dummies_here:
            choices.append(PLIES[FEIGN_MARCH][side * 64 + lowest(dummies_here)])
            dummies_here &= dummies_here - 1
        return choices

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        battle = state.battle
        assert battle is not None
        if ply.verb != DONE:
            if ply.verb == FEIGN_MARCH:
                battle.feigned |= 1 << (ply.first & 63)
            declare(state, battle, ply.first, log)
            if state.options.fog or may_march(state, battle):
                return
        state.flags[CALLED * 2 + battle.defender()] |= battle.declared
        next_marcher(state, battle)


def declare(state: State, battle: Battle, counter: i64, log: list[Event] | None) -> None:
    """Everybody hears how many are called, and from where; hidden ones are not named."""
    side = counter >> 6
    bit: i64 = 1 << (counter & 63)
    battle.declared |= bit
    battle.order = append(battle.order, u8(counter & 63))
    if not knowledge.is_visible(state, counter):
        knowledge.single_out(state, side, i64(state.place[counter]))
    knowledge.announce(state, side, bit)
    tell_marcher(state, GUNS_HEARD, counter, NOWHERE, 0, log)


def tell_marcher(
    state: State, kind: i64, counter: i64, factor: i64, die: i64, log: list[Event] | None
) -> None:
    side = counter >> 6
    area = i64(state.place[counter])
    bit: i64 = 1 << (counter & 63)
    if not state.options.hides:
        tell(log, kind, side, bit, area, factor, die)
        return
    tell(log, kind, side, bit, area, factor, die, audience(side))
    seen = not state.options.fog or knowledge.is_visible(state, counter)
    enemy = audience(enemy_of(side))
    if seen:
        tell(log, kind, side, bit, area, NOWHERE, die, enemy)
    else:
        tell(log, kind, side, 0, area, NOWHERE, knowledge.markers_of(state, counter), enemy)


def marcher(battle: Battle) -> i64:
    """Whose turn it is to check: the first declared who has not."""
    for local in battle.order:
        if (battle.declared >> i64(local)) & 1:
            return battle.defender() * 64 + i64(local)
    return NOWHERE


def next_marcher(state: State, battle: Battle) -> None:
    counter = marcher(battle)
    if counter == NOWHERE:
        battle.order = vec[u8]()
        battle.stage = GUNS_LEADERS
        state.step = NEXT_IN_COMBAT
    else:
        state.step = GUNS_ROLL


def _pick(side: i64, counters: i64) -> list[Ply]:
    choices = [PLIES[DONE][0]]
    while counters:
        choices.append(PLIES[TO_THE_GUNS][side * 64 + lowest(counters)])
        counters &= counters - 1
    return choices


class GunsRoll(Roll):
    """Each declared unit checks for itself; who passes is placed in the combat area [9.1.2].

    A dummy always succeeds and is found out on arrival, unless its owner wants it to fail; its die
    is rolled like any other, so that nobody sees the difference [13.2.2]. With option 16 whoever
    succeeds arrives only for the second round.
    """

    def audience(self, state: State) -> i64:
        battle = state.battle
        assert battle is not None
        return knowledge.audience_of(state, marcher(battle)) if state.options.fog else EVERYONE

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        battle = state.battle
        assert battle is not None
        counter = marcher(battle)
        bit: i64 = 1 << (counter & 63)
        factor = march_factor(state, battle, counter)
        comes = ply.first <= factor
        if state.board.counter_kind[counter] == DUMMY:
            comes = not (battle.feigned >> (counter & 63)) & 1
        battle.declared ^= bit
        tell_marcher(state, CALLED_IN if comes else NOT_CALLED_IN, counter, factor, ply.first, log)
        if comes and state.options.late_guns:
            battle.coming |= bit
        elif comes:
            arrive(state, battle, bit, log)
        next_marcher(state, battle)


def arrive(state: State, battle: Battle, counters: i64, log: list[Event] | None) -> None:
    """Into the combat area, in the open [13.1.1]."""
    side = battle.defender()
    battle.marched |= counters & state.board.units[side]
    while counters:
        bit = counters & -counters
        counters ^= bit
        knowledge.travel(state, side, bit, battle.area, STEPPED, log)
    dummies.unmask(state, battle.area, log)


def arrive_late(state: State, battle: Battle, log: list[Event] | None) -> None:
    """For the second round [16.0]."""
    coming = battle.coming
    battle.coming = 0
    arrive(state, battle, coming, log)


def may_ride(state: State, battle: Battle) -> i64:
    """Leaders come without a check, if their owner wants [9.1.2]."""
    side = battle.defender()
    if is_surprised(state, side):
        return 0
    return within_earshot(state, battle) & state.of_kind(side, LEADER)


def is_anybody_unseen(state: State, battle: Battle) -> bool:
    side = battle.defender()
    if not state.options.fog or is_surprised(state, side):
        return False
    counters = within_earshot(state, battle)
    while counters:
        if not knowledge.is_visible(state, side * 64 + lowest(counters)):
            return True
        counters &= counters - 1
    return False


def begin_leaders(state: State, battle: Battle) -> None:
    if may_ride(state, battle) or is_anybody_unseen(state, battle):
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
            knowledge.turn_up(state, side, bit, log)
            battle.leaders[side] |= bit
            if state.options.fog or may_ride(state, battle):
                return
        battle.stage = BOMBARDMENT
        state.step = NEXT_IN_COMBAT
