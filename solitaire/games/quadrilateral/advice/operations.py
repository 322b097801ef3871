"""Where the script sends its forces: one target for the army, an assembly, or a safe place [23]."""

from __future__ import annotations

from mypy_extensions import i64

from solitaire.games.quadrilateral.advice import relief, storming
from solitaire.games.quadrilateral.advice.army import is_saving, is_tired
from solitaire.games.quadrilateral.advice.estimates import is_in_field
from solitaire.games.quadrilateral.advice.habits import is_for_mantova
from solitaire.games.quadrilateral.advice.strengths import Strengths, ways_for
from solitaire.games.quadrilateral.rules.roads import distances
from solitaire.games.quadrilateral.terms import (
    AUSTRIAN,
    FAR,
    FORCE,
    FRENCH,
    IN_QUARTERS,
    NOWHERE,
    SIDE_FLAGS,
)


def goal(strengths: Strengths, flag: i64) -> i64:
    """Where a force should go; NOWHERE to stay."""
    state = strengths.state
    side = strengths.side
    if storming.is_called(strengths) and storming.takes_part(strengths, flag):
        return storming.goal(strengths, flag)
    if relief.is_called(strengths) and relief.takes_part(strengths, flag):
        return relief.goal(strengths, flag)
    if side == AUSTRIAN and state.board.siege[state.place[flag]] and relief.may_score(state, flag):
        return state.board.mantova  # the besiegers are beaten: into the town [E40]
    if _may_seize(strengths, flag):
        return state.board.mantova
    if state.status[side] == IN_QUARTERS or not is_in_field(state, flag):
        return NOWHERE
    return _field_goal(strengths, flag)


def _field_goal(strengths: Strengths, flag: i64) -> i64:
    """Of a force that neither besieges nor is besieged."""
    line = _garrison(strengths, flag)
    if line == NOWHERE:
        line = _siege_line(strengths, flag)
    if line == NOWHERE:
        line = _thin_line(strengths, flag)
    if line != NOWHERE:
        return line
    if is_saving(strengths.state, strengths.side, strengths.habits):
        return strengths.state.center[strengths.side]
    target = _target(strengths, flag)
    return _without_target(strengths, flag) if target == NOWHERE else target


def _without_target(strengths: Strengths, flag: i64) -> i64:
    """Home when tired or in danger, else towards the objective of the army."""
    side = strengths.side
    if is_tired(strengths.state, side, strengths.habits) or _is_outnumbered(strengths, flag):
        return strengths.state.center[side]
    return _objective(strengths, flag)


def _target(strengths: Strengths, flag: i64) -> i64:
    """The nearest enemy whom this force can beat with those who stand within a march of him."""
    state = strengths.state
    side = strengths.side
    ways = ways_for(state, flag, state.place[flag])
    best: i64 = NOWHERE
    least: i64 = strengths.habits.march + 1
    for enemy in range((1 - side) * 32, (1 - side) * 32 + SIDE_FLAGS):
        place = state.place[enemy]
        if place == NOWHERE or ways[place] >= least or not strengths.steps[enemy]:
            continue
        if state.board.fort[place]:
            continue
        if may_attack(strengths, flag, place):
            best = place
            least = ways[place]
    return best


def may_attack(strengths: Strengths, flag: i64, place: i64) -> bool:
    """With those who stand there or will still follow it is strong enough."""
    own = strengths.at(strengths.side, place) + strengths.followers(place)
    done = strengths.state.moved | strengths.state.tried
    ways = distances(strengths.state, strengths.side, place, FAR - 1, True, False)
    if (done >> flag) & 1 or ways[strengths.state.place[flag]] > strengths.habits.follow:
        own += strengths.steps[flag]
    elif strengths.state.place[flag] != place:
        own += strengths.steps[flag] * (6 - strengths.chance(flag)) // 6
    return own * 10 >= strengths.habits.bold[strengths.side] * strengths.opposition(place)


def _is_outnumbered(strengths: Strengths, flag: i64) -> bool:
    state = strengths.state
    side = strengths.side
    place = state.place[flag]
    if state.board.fort[place]:
        return False
    return is_dangerous(strengths, place, strengths.near(side, place, strengths.habits.support))


def is_dangerous(strengths: Strengths, place: i64, own: i64) -> bool:
    """Too many enemies for the own troops can fall upon this place."""
    return (
        strengths.near(1 - strengths.side, place, strengths.habits.close) * 10
        > strengths.habits.danger * own
    )


def _objective(strengths: Strengths, flag: i64) -> i64:
    """The Austrians march on Mantova, the French against the enemy who is nearest to it."""
    state = strengths.state
    board = state.board
    if strengths.side == AUSTRIAN and state.owner(board.mantova) == AUSTRIAN:
        if state.besieged:
            return board.favorita
        return _nearest_enemy(strengths)
    return _nearest_enemy(strengths)


def _nearest_enemy(strengths: Strengths) -> i64:
    """In the field, by his way to Mantova."""
    state = strengths.state
    side = strengths.side
    ways = distances(state, side, state.board.favorita, FAR - 1, True, False)
    best: i64 = NOWHERE
    least: i64 = FAR
    for flag in range((1 - side) * 32, (1 - side) * 32 + SIDE_FLAGS):
        place = state.place[flag]
        if place == NOWHERE or ways[place] >= least or not strengths.steps[flag]:
            continue
        if is_in_field(state, flag) and not state.board.fort[place]:
            best = place
            least = ways[place]
    return best


# -- Mantova ---------------------------------------------------------------------------------------


def _siege_line(strengths: Strengths, flag: i64) -> i64:
    """The French close the ring again when it is open and nobody strong is near."""
    state = strengths.state
    board = state.board
    if strengths.side != FRENCH or state.owner(board.mantova) != AUSTRIAN or state.besieged:
        return NOWHERE
    if strengths.steps[flag] < strengths.habits.closing:
        return NOWHERE
    here = state.place[flag]
    others = strengths.at(FRENCH, here) - strengths.steps[flag]
    is_needed = board.siege[here] == 1 and others < strengths.habits.siege
    if (
        is_for_mantova(state, FRENCH, strengths.habits)
        and is_needed
        and _is_secure(strengths, here)
    ):
        return here  # who leaves one line for the other shuts nobody in
    for index in range(2):
        place = board.favorita if index == 0 else board.cerese
        if strengths.at(FRENCH, place) < strengths.habits.siege and _is_secure(strengths, place):
            return place
    return NOWHERE


def _is_secure(strengths: Strengths, place: i64) -> bool:
    habits = strengths.habits
    own = strengths.near(FRENCH, place, habits.march)
    return strengths.near(AUSTRIAN, place, habits.follow) <= own


def _thin_line(strengths: Strengths, flag: i64) -> i64:
    """Small forces go to a siege line that could not stand a sally; in a short campaign, which is
    lost with the siege [17]."""
    state = strengths.state
    board = state.board
    if strengths.side != FRENCH or not is_for_mantova(state, FRENCH, strengths.habits):
        return NOWHERE
    if not state.besieged:
        return NOWHERE
    if strengths.steps[flag] > strengths.habits.small:
        return NOWHERE
    north = strengths.at(FRENCH, board.favorita)
    south = strengths.at(FRENCH, board.cerese)
    enough = strengths.inside() * strengths.habits.ring // 10
    if min(north, south) >= enough:
        return NOWHERE
    return board.cerese if south <= north else board.favorita


def _may_seize(strengths: Strengths, flag: i64) -> bool:
    """The French at its gates take a Mantova that nobody holds [15.3]."""
    state = strengths.state
    mantova = state.board.mantova
    if strengths.side != FRENCH or strengths.steps[flag] < strengths.habits.hold:
        return False
    if state.owner(mantova) != AUSTRIAN or strengths.at(AUSTRIAN, mantova):
        return False
    return ways_for(state, flag, mantova)[state.place[flag]] <= strengths.habits.close


def _garrison(strengths: Strengths, flag: i64) -> i64:
    """Once Mantova is French the force nearest to it goes in: an empty town is anybody's [15.3]."""
    state = strengths.state
    mantova = state.board.mantova
    if strengths.side != FRENCH or state.owner(mantova) != FRENCH or strengths.at(FRENCH, mantova):
        return NOWHERE
    ways = distances(state, FRENCH, mantova, FAR - 1, True, False)
    nearest: i64 = NOWHERE
    for other in range(SIDE_FLAGS):
        if strengths.steps[other] < strengths.habits.hold or state.kind[other] != FORCE:
            continue
        if nearest == NOWHERE or ways[state.place[other]] < ways[state.place[nearest]]:
            nearest = other
    return mantova if nearest == flag else NOWHERE
