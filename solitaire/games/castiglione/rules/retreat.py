"""Retreat [9.4]."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from solitaire.bits import lowest
from solitaire.games.castiglione.core import knowledge
from solitaire.games.castiglione.core.events import CUT_THROUGH, RETREATED, tell
from solitaire.games.castiglione.core.plies import ENTER_MANTUA, PLIES, Ply
from solitaire.games.castiglione.core.plies import RETREAT as RETREAT_TO
from solitaire.games.castiglione.core.state import Battle, State, enemy_of
from solitaire.games.castiglione.core.steps import NEXT_IN_COMBAT, RETREAT_CHOICE, THROUGH_ROLL
from solitaire.games.castiglione.core.vectors import bytes_of
from solitaire.games.castiglione.rules import contact, dummies, losses
from solitaire.games.castiglione.rules.cohesion import eliminate_all
from solitaire.games.castiglione.rules.mantua import join_city
from solitaire.games.castiglione.rules.question import Question, Roll
from solitaire.games.castiglione.rules.stages import (
    AFTERMATH,
    PURSUIT,
    RETREAT_LOSSES,
)
from solitaire.games.castiglione.rules.supply import joined_by_road
from solitaire.games.castiglione.terms import AREA_LIMIT, AUSTRIAN, GARRISON, NOWHERE
from solitaire.protocol import Event


def carry_on(state: State, battle: Battle, log: list[Event] | None) -> None:
    """Set out, go on through the enemy, or be lost when there is no way."""
    side = battle.loser
    if not battle.force:
        _set_out(state, battle, log)
    if not losses.exposed(state, battle, side):
        battle.stage = AFTERMATH
        _leave_leaders_behind(state, battle, log)
    elif battle.into_city or _has_arrived(state, battle):
        battle.stage = PURSUIT
    else:
        _choose_way(state, battle, log)


def _set_out(state: State, battle: Battle, log: list[Event] | None) -> None:
    """The garrison cannot retreat and is eliminated [9.4]; everybody else goes together."""
    side = battle.loser
    garrison = state.stack(side, battle.area) & state.of_kind(side, GARRISON)
    eliminate_all(state, side, garrison, log)
    battle.force = state.stack(side, battle.area)


def _has_arrived(state: State, battle: Battle) -> bool:
    """Out of the combat area and of every area with enemy units."""
    if battle.position == battle.area:
        return False
    return not state.units_in(enemy_of(battle.loser), battle.position)


def _leave_leaders_behind(state: State, battle: Battle, log: list[Event] | None) -> None:
    """Leaders of a force that died on the way are displaced from where it died [9.6]."""
    if battle.position != battle.area:
        contact.displace(state, battle.loser, battle.position, log)


def _choose_way(state: State, battle: Battle, log: list[Event] | None) -> None:
    areas = ways(state, battle)
    city = may_enter_mantua(state, battle)
    if not areas and not city:
        eliminate_all(state, battle.loser, losses.exposed(state, battle, battle.loser), log)
    elif city or areas & (areas - 1):
        state.step = RETREAT_CHOICE
    else:
        go(state, battle, lowest(areas), log)


# -- the ways [9.4] [R5] --------------------------------------------------------------------------


def ways(state: State, battle: Battle) -> i64:
    """Where the force may go next: free areas first, of those the ones toward supply."""
    onward = state.board.neighbours[battle.position] & ~battle.passed
    if battle.loser != battle.attacker:
        # On the whole way a defender keeps out of the areas where the attackers came from.
        return _by_priority(state, battle, onward & ~battle.origins)
    if battle.position != battle.area:
        return _by_priority(state, battle, onward)
    # Wherever units of the force came from, those that died in the combat too.
    free = battle.origins & ~state.bars[enemy_of(battle.loser)]
    return free if free else battle.origins


def _by_priority(state: State, battle: Battle, areas: i64) -> i64:
    free = areas & ~state.bars[enemy_of(battle.loser)]
    return _toward_supply(state, battle, free) if free else areas


def _toward_supply(state: State, battle: Battle, areas: i64) -> i64:
    """The areas nearer to a friendly source than the present one; else as near; else all."""
    roads = roads_to_supply(state, battle.loser, battle.passed | (1 << battle.area))
    here = roads[battle.position]
    nearer: i64 = 0
    as_near: i64 = 0
    rest = areas
    while rest:
        bit = rest & -rest
        there = roads[lowest(rest)]
        rest ^= bit
        if there < here:
            nearer |= bit
        elif there == here:
            as_near |= bit
    if nearer:
        return nearer
    return as_near if as_near else areas


def roads_to_supply(state: State, side: i64, left: i64) -> vec[u8]:
    """Roads to the nearest friendly-controlled source, whoever stands between [R5].

    A source in an area that is being left is no goal.
    """
    roads = bytes_of(AREA_LIMIT, NOWHERE)
    own = state.austrian_cities if side == AUSTRIAN else ~state.austrian_cities
    edge = state.board.sources[side] & own & ~left
    reached = edge
    distance: i64 = 0
    while edge:
        following: i64 = 0
        while edge:
            area = lowest(edge)
            edge &= edge - 1
            roads[area] = u8(distance)
            following |= joined_by_road(state, area)
        edge = following & ~reached
        reached |= edge
        distance += 1
    return roads


def may_enter_mantua(state: State, battle: Battle) -> bool:
    """Austrians who defend liberated Mantua may join the city instead [5.7]."""
    if battle.loser != AUSTRIAN or battle.attacker == AUSTRIAN or state.besieged:
        return False
    return battle.area == state.board.mantua and battle.position == battle.area


class RetreatChoice(Question):
    def seat(self, state: State) -> i64:
        battle = state.battle
        assert battle is not None
        return battle.loser

    def actions(self, state: State) -> list[Ply]:
        battle = state.battle
        assert battle is not None
        choices: list[Ply] = []
        areas = ways(state, battle)
        while areas:
            choices.append(PLIES[RETREAT_TO][lowest(areas)])
            areas &= areas - 1
        if may_enter_mantua(state, battle):
            choices.append(PLIES[ENTER_MANTUA][0])
        return choices

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        battle = state.battle
        assert battle is not None
        if ply.verb == ENTER_MANTUA:
            battle.into_city = True
            state.step = NEXT_IN_COMBAT
        else:
            go(state, battle, ply.first, log)


def go(state: State, battle: Battle, area: i64, log: list[Event] | None) -> None:
    """The whole force, leaders included, enters an area [9.4]."""
    side = battle.loser
    group = battle.force & state.stack(side, battle.position)
    battle.passed |= 1 << battle.position
    knowledge.travel(state, side, group, area, RETREATED, log)
    battle.position = area
    enemy = enemy_of(side)
    dummies.unmask(state, area, log)
    if state.units_in(enemy, area):
        state.step = THROUGH_ROLL
        return
    state.step = NEXT_IN_COMBAT
    if state.leaders_in(enemy, area):
        # Enemy leaders alone are overrun [9.4, 8.6.2].
        contact.displace(state, enemy, area, log)


class ThroughRoll(Roll):
    """Column 6 of the Pursuit Table without modifiers, for each enemy-held area [9.4].

    Its hits fall as those of any pursuit do, on cavalry first [9.5].
    """

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        battle = state.battle
        assert battle is not None
        charts = state.board.charts
        hits = charts.pursuit_hits(ply.first, charts.through_column)
        tell(log, CUT_THROUGH, battle.loser, 0, battle.position, amount=hits)
        battle.due[battle.loser] = u8(hits)
        battle.cavalry_first = True
        battle.stage = RETREAT_LOSSES
        state.step = NEXT_IN_COMBAT


def arrive(state: State, battle: Battle, log: list[Event] | None) -> None:
    """The pursuit is over: into the city, if that was chosen [5.7]."""
    side = battle.loser
    battle.stage = AFTERMATH
    if battle.into_city and losses.exposed(state, battle, side):
        join_city(state, battle.force & state.stack(side, battle.area), log)
    elif not losses.exposed(state, battle, side):
        _leave_leaders_behind(state, battle, log)
