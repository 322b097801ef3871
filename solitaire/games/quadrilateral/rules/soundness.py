"""Invariants of a state, asked at every ply of a fuzzed game."""

from __future__ import annotations

from mypy_extensions import i64

from solitaire.bits import lowest
from solitaire.games.quadrilateral.core.state import State, all_of
from solitaire.games.quadrilateral.core.steps import WEATHER_ROLL
from solitaire.games.quadrilateral.rules import recounts
from solitaire.games.quadrilateral.terms import (
    CITADEL,
    FLAGS,
    FORCE,
    IN_QUARTERS,
    LOST_TRAIN,
    NO_FLAG,
    NOWHERE,
    ON_CAMPAIGN,
    SIDES,
    TRAINS,
    UNUSED,
    VEDETTE,
)


def faults(state: State) -> list[str]:
    found: list[str] = []
    _check_flags(state, found)
    _check_leaders(state, found)
    _check_places(state, found)
    _check_tracks(state, found)
    _check_armies(state, found)
    if state.step == WEATHER_ROLL:
        found += recounts.differences(state)
    return found


def _check_flags(state: State, found: list[str]) -> None:
    for flag in range(FLAGS):
        kind = state.kind[flag]
        place = state.place[flag]
        if (kind == NO_FLAG) != (place == NOWHERE):
            found.append(f"flag {flag} is of kind {kind} at place {place}")
        if kind == NO_FLAG:
            if state.total(flag) or state.label[flag] != NOWHERE:
                found.append(f"flag {flag} is gone but has steps or a group")
        else:
            _check_flag(state, flag, kind, place, found)


def _check_flag(state: State, flag: i64, kind: i64, place: i64, found: list[str]) -> None:
    if not (state.stack[place] >> flag) & 1:
        found.append(f"flag {flag} is missing from its stack")
    if kind == FORCE and not state.leaders_of(flag):
        found.append(f"force {flag} has no leader")
    if kind == VEDETTE and (state.total(flag) or state.leaders_of(flag)):
        found.append(f"vedette {flag} has steps or leaders")
    for arm in range(3):
        if state.steps[flag * 3 + arm] < 0:
            found.append(f"flag {flag} has less than no steps")
    if state.label[flag] == NOWHERE:
        found.append(f"flag {flag} belongs to no group")


def _check_leaders(state: State, found: list[str]) -> None:
    for leader in range(state.board.leaders):
        at = state.leader_at[leader]
        if at != UNUSED and not (state.led[at] >> leader) & 1:
            found.append(f"leader {leader} is missing from where he is")
        if at < FLAGS and (state.kind[at] != FORCE or at >> 5 != state.board.side[leader]):
            found.append(f"leader {leader} is with flag {at}, which is no force of his side")
    for train in range(TRAINS):
        carrier = state.train[train]
        if carrier < FLAGS and state.leader_at[carrier] >= FLAGS and carrier != LOST_TRAIN:
            found.append(f"train {train} is with a leader who is not on the map")


def _check_places(state: State, found: list[str]) -> None:
    for place in range(state.board.places):
        flags = state.stack[place]
        while flags:
            flag = lowest(flags)
            flags &= flags - 1
            if state.place[flag] != place:
                found.append(f"flag {flag} stands in two places")
        french = state.of_kind(state.stack[place] & all_of(0), FORCE)
        austrian = state.of_kind(state.stack[place] & all_of(1), FORCE)
        vedettes = state.of_kind(state.stack[place], VEDETTE)
        if (
            ((french and vedettes & all_of(1)) or (austrian and vedettes & all_of(0)))
            and not state.pushed
            and state.push_from == NOWHERE
        ):
            found.append(f"a force stands with an enemy vedette at {place}")
    _check_forts(state, found)


def _check_forts(state: State, found: list[str]) -> None:
    if state.inside:
        flags = state.inside
        while flags:
            flag = lowest(flags)
            flags &= flags - 1
            if not state.is_invested(state.place[flag]):
                found.append(f"flag {flag} is inside a town that is not invested")
    for number in range(6):
        if (state.garrison_place[number] == NOWHERE) != (
            state.garrison_steps[number] == 0
        ) and state.battle is None:
            found.append(f"garrison {number} has no place or no steps")


def _check_tracks(state: State, found: list[str]) -> None:
    if not -4 <= state.vienna <= 4:
        found.append(f"Vienna Morale is {state.vienna}")
    if state.clock < 0 or state.healed > state.board.charts.healing_at_most:
        found.append("the siege clock or the points healed are out of bounds")
    for side in range(2):
        name = SIDES[side]
        if state.raised[side] != state.lost[side] + state.on_hand(side):
            found.append(f"{name} steps were made or lost without account")
        if not 1 <= state.condition[side] <= state.board.charts.spaces:
            found.append(f"the {name} Condition is {state.condition[side]}")
        if not 0 <= state.aps[side] <= state.board.charts.most_aps:
            found.append(f"the {name} army has {state.aps[side]} points")
        for arm in range(3):
            points = state.pool[side * 3 + arm]
            if not 0 <= points <= state.board.charts.pool_limits[arm]:
                found.append(f"the {name} pool of arm {arm} has {points}")
        if state.available[side] < 0:
            found.append(f"fewer than no {name} leaders are available")


def _check_armies(state: State, found: list[str]) -> None:
    """Quarters [10.7], and the Center never in a citadel."""
    for side in range(2):
        if state.status[side] == ON_CAMPAIGN and state.quartered & all_of(side):
            found.append(f"a {SIDES[side]} force is in Quarters while its army is on campaign")
        if state.leaving[side] and state.status[side] != IN_QUARTERS:
            found.append(f"the {SIDES[side]} army leaves Quarters it is not in")
        center = state.center[side]
        if center != NOWHERE and state.board.fort[center] == CITADEL:
            found.append(f"the {SIDES[side]} Center is in a citadel")
        if state.center_active[side] and center == NOWHERE:
            found.append(f"the {SIDES[side]} Center is active but off the map")
