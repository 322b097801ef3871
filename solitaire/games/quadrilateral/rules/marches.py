"""Chapter 8.1 to 8.6: who may march, the steps of a march, zones and meetings."""

from __future__ import annotations

from mypy_extensions import i64

from solitaire.bits import lowest
from solitaire.games.quadrilateral.core.events import (
    APS_SPENT,
    CONTESTED,
    INITIATIVE_TRIED,
    MARCH_ENDED,
    MARCH_STOPPED,
    NO_LEAVE,
    NOT_REPULSED,
    REPULSE_TRIED,
    REPULSED,
    tell,
)
from solitaire.games.quadrilateral.core.plies import (
    COMMAND,
    END_MARCH,
    EXTEND,
    FLOTILLA,
    HALT,
    INITIATIVE,
    MARCH_CENTER,
    PATROL,
    REPULSE,
    RIDE,
    SCOUT,
    TO,
    Ply,
    one,
    say,
)
from solitaire.games.quadrilateral.core.question import Question, SecretRoll
from solitaire.games.quadrilateral.core.state import CENTER, State
from solitaire.games.quadrilateral.core.steps import (
    INITIATIVE_ROLL,
    MARCH_STEP,
    MARCH_WHO,
    NEXT_IN_MARCH,
    NEXT_IN_SEQUENCE,
    REPULSE_ROLL,
)
from solitaire.games.quadrilateral.rules import (
    bridges,
    fortress,
    leaders,
    moves,
    riders,
    supply,
    vedettes,
    weather,
    zones,
)
from solitaire.games.quadrilateral.rules.fights import retreats
from solitaire.games.quadrilateral.rules.roads import dispatch_reach, distances, link_cost
from solitaire.games.quadrilateral.terms import (
    ARTILLERY,
    FAR,
    FERRY,
    FORCE,
    IN_QUARTERS,
    INFANTRY,
    NO_FORT,
    NOWHERE,
    SNOW,
    TRACK,
    VEDETTE,
)
from solitaire.protocol import EVERYONE, Event

SNOWED_UP: i64 = 20
"""Steps above which a force cannot use mountain tracks in snow [6]."""


# -- who marches [8.1, 8.2] ----------------------------------------------------------------------


def begin_marches(state: State) -> None:
    """II.b begins: nobody has marched, nothing was ferried."""
    state.moved = 0
    state.tried = 0
    state.scouted = 0
    for flag in range(64):
        state.ferried[flag] = 0
        state.origin[flag] = NOWHERE
        if flag >> 5 == state.active:
            state.spent[flag] = 0
    state.step = MARCH_WHO


def may_march(state: State, flag: i64) -> bool:
    """Not yet this turn, no fresh replacements, not in Quarters, not shut in [8.1, 10.3]."""
    barred = state.moved | state.tried | state.replaced | state.quartered | state.inside
    if (barred >> flag) & 1:
        return False
    if state.fortnight_left:
        return (state.movers >> flag) & 1 == 1
    return True


class MarchWho(Question):
    def actions(self, state: State) -> list[Ply]:
        side = state.active
        found = [say(END_MARCH)]
        commands = supply.may_command(state, side) and state.aps[side] > 0
        reach = dispatch_reach(state, side)
        for flag in range(side * 32, side * 32 + 31):
            if state.kind[flag] == FORCE and may_march(state, flag):
                chief = state.chief(flag)
                if state.total(flag) == 0:
                    found.append(one(RIDE, chief))
                    continue
                if commands and reach[state.place[flag]] < FAR and not state.is_besieged(flag):
                    found.append(one(COMMAND, chief))
                found.append(one(INITIATIVE, chief))
                if not state.fortnight_left:
                    bridges.list_work(state, flag, found)
                    riders.list_boats(state, flag, found)
            elif (
                state.kind[flag] == VEDETTE
                and (not state.moved >> flag & 1)
                and not state.fortnight_left
            ):
                found.append(one(PATROL, flag & 31))
        if (
            state.center[side] != NOWHERE
            and (not state.center_moved[side])
            and not state.fortnight_left
        ):
            found.append(say(MARCH_CENTER))
        return found

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        verb = ply.verb
        if verb == END_MARCH:
            end_phase(state, log)
        elif verb == COMMAND or verb == INITIATIVE:
            ask_leave(state, state.leader_at[ply.first], verb == COMMAND, log)
        elif verb == RIDE:
            riders.begin_ride(state, state.leader_at[ply.first])
        elif verb == PATROL:
            riders.begin_ride(state, state.active * 32 + ply.first)
        elif verb == MARCH_CENTER:
            riders.begin_center(state)
        elif verb == FLOTILLA:
            riders.sail(state, state.leader_at[ply.first], ply.second, log)
        else:
            bridges.begin_work(state, ply, log)


def end_phase(state: State, log: list[Event] | None) -> None:
    tell(log, MARCH_ENDED, state.active)
    vedettes.call_back(state, state.active, log)
    state.mover = NOWHERE
    state.step = NEXT_IN_SEQUENCE


def ask_leave(state: State, flag: i64, is_command: bool, log: list[Event] | None) -> None:
    """A command is enough outside enemy zones; else the die decides [8.2]."""
    state.mover = flag
    state.tried |= 1 << flag
    state.commanded = 1 if is_command else 0
    audience: i64 = EVERYONE if state.options.open else 1 << state.active
    if is_command:
        state.aps[state.active] -= 1
        chief: i64 = 1 << state.chief(flag)
        tell(log, APS_SPENT, state.active, flag, amount=1, leaders=chief, audience=audience)
        if not state.options.open and not state.options.secret_aps:
            tell(log, APS_SPENT, state.active, amount=1, audience=1 << (1 - state.active))
        holders = zones.zones_on(state, state.active, state.place[flag])
        if not holders:
            begin_steps(state, flag)
            return
        _stopped_by(state, flag, lowest(holders), log)
    tell(log, INITIATIVE_TRIED, state.active)
    state.step = INITIATIVE_ROLL


class InitiativeRoll(SecretRoll):
    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        flag = state.mover
        die = ply.first + weather.on_initiative(state) - state.commanded
        if die <= leaders.initiative(state, flag):
            begin_steps(state, flag)
            return
        audience: i64 = EVERYONE if state.options.open else 1 << state.active
        chief: i64 = 1 << state.chief(flag)
        tell(log, NO_LEAVE, state.active, flag, leaders=chief, audience=audience)
        rest_mover(state)


def rest_mover(state: State) -> None:
    """Nobody is in hand any more."""
    state.mover = NOWHERE
    state.left = 0
    state.commanded = 0
    state.extended = 0
    state.met = 0
    state.goal = NOWHERE
    state.step = MARCH_WHO


def allowance(state: State, flag: i64) -> i64:
    """Half-MPs of a march [8.3]."""
    points = full_allowance(state, flag)
    return (points + 1) // 2 if (state.forage >> flag) & 1 else points


def full_allowance(state: State, flag: i64) -> i64:
    charts = state.board.charts
    is_horse = not state.steps[flag * 3 + INFANTRY] and not state.steps[flag * 3 + ARTILLERY]
    return charts.horse if is_horse else charts.foot


def begin_steps(state: State, flag: i64) -> None:
    state.mover = flag
    state.left = allowance(state, flag)
    state.extended = 0
    state.met = 0
    state.goal = state.place[flag]
    state.step = MARCH_STEP


# -- the steps [8.3, 8.4] -------------------------------------------------------------------------


class MarchStep(Question):
    def actions(self, state: State) -> list[Ply]:
        mover = state.mover
        if mover == CENTER:
            return riders.center_actions(state)
        if state.kind[mover] == VEDETTE or state.total(mover) == 0:
            return riders.ride_actions(state, mover)
        found = [say(HALT)]
        if state.met:
            if state.board.fort[state.place[mover]] == NO_FORT:
                found.append(say(REPULSE))
            return found
        if state.commanded and not state.extended and state.aps[state.active] > 0:
            found.append(say(EXTEND))
        here = state.place[mover]
        for index in range(state.board.first[here], state.board.first[here + 1]):
            if may_step(state, mover, index):
                found.append(one(TO, state.board.to[index]))
        return found

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        mover = state.mover
        verb = ply.verb
        if verb == HALT:
            rest_mover(state)
        elif verb == EXTEND:
            state.aps[state.active] -= 1
            state.extended = 1
            state.left += state.board.charts.extended
            if not state.options.secret_aps:
                tell(log, APS_SPENT, state.active, amount=1)
        elif verb == REPULSE:
            tell(log, REPULSE_TRIED, state.active, mover, state.place[mover])
            state.step = REPULSE_ROLL
        elif verb == SCOUT:
            vedettes.begin_scouting(state, ply.first, log)
        elif mover == CENTER:
            riders.move_center(state, ply.first, log)
        elif state.kind[mover] == VEDETTE or state.total(mover) == 0:
            riders.ride_to(state, mover, ply.first, log)
        else:
            step_to(state, mover, ply.first, log)


def may_step(state: State, flag: i64, index: i64) -> bool:
    """From what its owner may know [5.8, 8.4]."""
    board = state.board
    side = flag >> 5
    there = board.to[index]
    has_guns = state.steps[flag * 3 + ARTILLERY] > 0
    if board.road[index] == TRACK and (has_guns or is_snowed_up(state, flag)):
        return False
    crossing = board.crossing[index]
    if crossing != NOWHERE and not (state.open_crossings() >> crossing) & 1:
        if not may_be_ferried(state, flag, crossing) or state.has_enemy(side, there):
            return False
    elif link_cost(state, index) > state.left and not _may_drag(state, flag, index):
        return False
    if state.status[side] == IN_QUARTERS:
        return _may_step_on_alert(state, flag, there)
    return True


def is_snowed_up(state: State, flag: i64) -> bool:
    """Tracks are closed to it [6]."""
    return state.weather == SNOW and state.total(flag) > SNOWED_UP


def _may_drag(state: State, flag: i64, index: i64) -> bool:
    """A foraging force may spend its whole march on one link that its half is too short for.

    Without this ruling it would stand for ever where all links are long.
    """
    has_stood = not (state.moved >> flag) & 1
    is_foraging = (state.forage >> flag) & 1 == 1
    return has_stood and is_foraging and link_cost(state, index) <= full_allowance(state, flag)


def may_be_ferried(state: State, flag: i64, crossing: i64) -> bool:
    """3 SP a turn over one ferry, as the whole march of the force [8.4, Q8]."""
    if state.board.crossing_kind[crossing] != FERRY or (state.moved >> flag) & 1:
        return False
    return state.ferried[crossing] + state.total(flag) <= state.board.charts.ferry_steps


def _may_step_on_alert(state: State, flag: i64, there: i64) -> bool:
    """No farther from the Center than where it began, and near no enemy flag [10.4, E16]."""
    side = flag >> 5
    if state.center[side] == NOWHERE or zones.is_near_enemy(state, side, there):
        return False
    ways = distances(state, side, state.center[side], FAR - 1, True, False)
    return ways[there] <= ways[state.goal]


def step_to(state: State, flag: i64, there: i64, log: list[Event] | None) -> None:
    """One link; a zone may forbid it, an enemy may be met at its end [8.5, 8.6]."""
    side = flag >> 5
    board = state.board
    here = state.place[flag]
    index = board.link(here, there)
    is_attack = state.forces_at(1 - side, there) or state.garrison_at(1 - side, there) != NOWHERE
    if not is_attack:
        holders = zones.zones_on(state, side, here) & zones.zones_on(state, side, there)
        if holders:
            _stopped_by(state, flag, lowest(holders), log)
            rest_mover(state)
            return
    crossing = board.crossing[index]
    cost = link_cost(state, index)
    if crossing != NOWHERE and not (state.open_crossings() >> crossing) & 1:
        state.ferried[crossing] += state.total(flag)
        state.left = cost
    state.left = state.left - cost if cost < state.left else 0
    moves.move(state, flag, there, cost, log)
    arrive(state, flag, log)


def _stopped_by(state: State, flag: i64, holder: i64, log: list[Event] | None) -> None:
    state.firm |= 1 << holder
    moves.tell_of(state, log, MARCH_STOPPED, flag, state.place[flag], holder)


def arrive(state: State, flag: i64, log: list[Event] | None) -> None:
    """Vedettes are pushed, leaders alone flee, a force is met [8.6]."""
    enemy = 1 - (flag >> 5)
    place = state.place[flag]
    state.pushed = state.of_kind(state.flags_at(enemy, place), VEDETTE)
    if state.pushed:
        state.push_from = place
        state.shy |= state.pushed
        state.firm |= 1 << flag
        state.left = state.left - 2 if state.left > 2 else 0
        state.spent[flag] += 2
    if state.forces_at(enemy, place) or state.garrison_at(enemy, place) != NOWHERE:
        state.met = 1
        state.firm |= state.of_kind(state.flags_at(enemy, place), FORCE) | (1 << flag)
        tell(log, CONTESTED, flag >> 5, place=place)
    else:
        leaders.scatter_alone(state, enemy, place, log)
    state.step = NEXT_IN_MARCH


def carry_on(state: State, log: list[Event] | None) -> None:
    """After pushing: markers fall, and the march goes on if it can [8.5, 8.6]."""
    if state.pushed:
        vedettes.push_next(state, log)
        return
    state.push_from = NOWHERE
    flag = state.mover
    if flag == NOWHERE or flag == CENTER:
        rest_mover(state)
        return
    place = state.place[flag]
    if not state.met:
        fortress.take_hold(state, place, log)
        if place == state.board.mantova:
            fortress.enter_mantova(state, flag, log)
        if _is_held(state, flag, log) or state.is_invested(place):
            state.left = 0
    if state.met and state.board.fort[place] != NO_FORT:
        rest_mover(state)
    elif state.met or len(MarchStep().actions(state)) > 1:
        state.step = MARCH_STEP
    else:
        rest_mover(state)


def _is_held(state: State, flag: i64, log: list[Event] | None) -> bool:
    holders = zones.zones_on(state, flag >> 5, state.place[flag])
    if holders:
        _stopped_by(state, flag, lowest(holders), log)
    return holders != 0


class RepulseRoll(SecretRoll):
    """Four times the strength and the die, or the place is contested [8.6]."""

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        flag = state.mover
        place = state.place[flag]
        side = flag >> 5
        forces = state.forces_at(1 - side, place)
        die = ply.first + weather.on_initiative(state)
        strong = state.total(flag) >= 4 * state.total_of(forces)
        if not strong or die > leaders.initiative(state, flag):
            tell(log, NOT_REPULSED, side, flag, place)
            rest_mover(state)
            return
        tell(log, REPULSED, side, flag, place)
        state.quartered &= ~forces
        leaders.take_steps(state, _largest(state, forces), 1)
        while forces:
            retreats.fall_back(state, lowest(forces), log)
            forces &= forces - 1
        leaders.scatter_alone(state, 1 - side, place, log)
        state.met = 0
        state.left = state.left - 2 if state.left > 2 else 0
        state.spent[flag] += 2
        state.step = NEXT_IN_MARCH


def _largest(state: State, flags: i64) -> i64:
    best = lowest(flags)
    while flags:
        flag = lowest(flags)
        flags &= flags - 1
        if state.total(flag) > state.total(best):
            best = flag
    return best
