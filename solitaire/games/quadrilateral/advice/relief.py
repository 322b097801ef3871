"""How the script relieves Mantova in a short campaign, which is won by nothing else [17].

The columns march on one siege line, around enemies where that costs little; the garrison sallies
when it is strong enough, alone or with them; one column goes in, the others keep the way open.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from solitaire.bits import lowest
from solitaire.games.quadrilateral.advice.habits import is_for_mantova
from solitaire.games.quadrilateral.advice.strengths import Strengths, ways_for
from solitaire.games.quadrilateral.core.board import Ways
from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.core.vectors import numbers
from solitaire.games.quadrilateral.rules import victory
from solitaire.games.quadrilateral.rules.roads import BARRED, distances, is_barred, open_map, spread
from solitaire.games.quadrilateral.terms import (
    ARTILLERY,
    AUSTRIAN,
    CITADEL,
    FAR,
    FORCE,
    FRENCH,
    INFANTRY,
    NAMED,
    NOWHERE,
    PLACE_LIMIT,
    SECONDARY,
    SIDE_FLAGS,
    STEPS_PER_SP,
    TRACK,
)

AUSTRIAN_FLAGS: Final = 32
RING: Final = 256
"""Places that can wait at a time: more than there are."""


def is_called(strengths: Strengths) -> bool:
    state = strengths.state
    return (
        strengths.side == AUSTRIAN
        and is_for_mantova(state, AUSTRIAN, strengths.habits)
        and state.owner(state.board.mantova) == AUSTRIAN
    )


def takes_part(strengths: Strengths, flag: i64) -> bool:
    """All, or only those in and before Mantova and whoever can walk in."""
    if not strengths.habits.only_sallies:
        return True
    board = strengths.state.board
    place = strengths.state.place[flag]
    if board.fort[place] == CITADEL or board.siege[place]:
        return True
    return goal(strengths, flag) == board.mantova


def goal(strengths: Strengths, flag: i64) -> i64:
    """Where an Austrian force should go; NOWHERE to stay."""
    state = strengths.state
    place = state.place[flag]
    if may_score(state, flag) and _is_entrant(strengths, flag):
        return state.board.mantova
    lender = _lender(strengths, flag)
    if lender != NOWHERE:
        return state.place[lender]
    if _must_hold(strengths, flag):
        return state.board.mantova
    if state.board.fort[place] == CITADEL:
        return _sally(strengths, flag)
    return _line(strengths, flag)


def may_score(state: State, flag: i64) -> bool:
    """E40: a named leader from outside with 4 SP of infantry, once a siege."""
    return has_scorer(state, flag) and not lacks_infantry(state, flag)


def has_scorer(state: State, flag: i64) -> bool:
    """A leader who would score if he came into the town with infantry enough."""
    if not state.new_siege or state.owner(state.board.mantova) != AUSTRIAN:
        return False
    leaders = state.leaders_of(flag) & state.outside & ~state.scored
    while leaders:
        if state.board.rank[lowest(leaders)] <= NAMED:
            return True
        leaders &= leaders - 1
    return False


def lacks_infantry(state: State, flag: i64) -> bool:
    return state.steps[flag * 3 + INFANTRY] < state.board.charts.leader_infantry


def is_won(strengths: Strengths) -> bool:
    """As things stand the campaign ends with an Austrian victory [17]."""
    state = strengths.state
    return (
        state.options.is_short
        and strengths.side == AUSTRIAN
        and sum(victory.relief_points(state)) >= state.board.charts.aims_to_win
    )


def _is_entrant(strengths: Strengths, flag: i64) -> bool:
    """The nearest of those who may score, if no enemy bars its way into the town."""
    state = strengths.state
    ways = ways_around(strengths, flag, state.board.mantova)
    own = ways[state.place[flag]]
    if own >= FAR:
        return False
    for other in range(AUSTRIAN_FLAGS, AUSTRIAN_FLAGS + SIDE_FLAGS):
        if state.kind[other] != FORCE or other == flag or not may_score(state, other):
            continue
        if ways[state.place[other]] < own:
            return False
    return True


def _lender(strengths: Strengths, flag: i64) -> i64:
    """The nearest force at the gates whose infantry a leader who lacks some could take along into
    the town; NOWHERE if he needs none or none will do."""
    state = strengths.state
    if not has_scorer(state, flag) or not lacks_infantry(state, flag):
        return NOWHERE
    best: i64 = NOWHERE
    least: i64 = FAR
    for other in range(AUSTRIAN_FLAGS, AUSTRIAN_FLAGS + SIDE_FLAGS):
        if not may_lend(state, other, flag):
            continue
        way = ways_around(strengths, flag, state.place[other])[state.place[flag]]
        if way < least:
            best = other
            least = way
    return best


def may_lend(state: State, giver: i64, taker: i64) -> bool:
    """With the giver's infantry, who is at the gates of Mantova, the taker could score [E40]."""
    place = state.place[giver]
    if giver == taker or place == NOWHERE or place == state.board.mantova:
        return False
    if not state.board.siege[place] and state.board.fort[place] != CITADEL:
        return False
    if not has_scorer(state, taker) or not lacks_infantry(state, taker):
        return False
    infantry = state.steps[giver * 3 + INFANTRY] + state.steps[taker * 3 + INFANTRY]
    return infantry >= state.board.charts.leader_infantry


def _must_hold(strengths: Strengths, flag: i64) -> bool:
    """Mantova stands empty, and this is the nearest force: else the French walk in [15.3]."""
    state = strengths.state
    mantova = state.board.mantova
    if strengths.at(AUSTRIAN, mantova):
        return False
    ways = distances(state, AUSTRIAN, mantova, FAR - 1, True, False)
    for other in range(AUSTRIAN_FLAGS, AUSTRIAN_FLAGS + SIDE_FLAGS):
        at = state.place[other]
        if at != NOWHERE and strengths.steps[other] and ways[at] < ways[state.place[flag]]:
            return False
    return True


# -- the garrison ----------------------------------------------------------------------------------


def _sally(strengths: Strengths, flag: i64) -> i64:
    """Out to the weaker line, but never so that the town stands empty."""
    state = strengths.state
    if not _is_spare(strengths, flag):
        return NOWHERE
    board = state.board
    best: i64 = NOWHERE
    least: i64 = FAR
    for place in (board.favorita, board.cerese):
        enemy = strengths.defence(place)
        if (place == board.cerese) == (state.place[flag] == board.mantova):
            enemy = enemy * 7 // 10  # one march away: every other needs leave to march again
        if enemy < least and _may_sally(strengths, flag, place):
            best = place
            least = enemy
    return best


def _is_spare(strengths: Strengths, flag: i64) -> bool:
    """The strongest in its citadel, and another force stays."""
    state = strengths.state
    others = strengths.at(AUSTRIAN, state.place[flag]) - strengths.steps[flag]
    if others < STEPS_PER_SP:
        return False
    for other in range(AUSTRIAN_FLAGS, AUSTRIAN_FLAGS + SIDE_FLAGS):
        is_there = state.place[other] == state.place[flag] and other != flag
        if is_there and strengths.steps[other] > strengths.steps[flag]:
            return False
    return True


def _may_sally(strengths: Strengths, flag: i64, place: i64) -> bool:
    enemy = strengths.defence(place)
    own = strengths.at(AUSTRIAN, place) + strengths.steps[flag]
    if enemy:
        own += _followers(strengths, flag, place)
        return own * 10 >= strengths.habits.relief.sally * enemy
    if strengths.at(AUSTRIAN, place) or strengths.at(AUSTRIAN, other_line(strengths.state, place)):
        return False
    near = strengths.near(FRENCH, place, strengths.habits.relief.watch)
    return own * 10 >= strengths.habits.relief.sally * near


def wants_detachment(strengths: Strengths, flag: i64) -> bool:
    """So that the rest of the garrison may sally."""
    state = strengths.state
    if state.place[flag] != state.board.mantova or not is_called(strengths):
        return False
    if state.steps[flag * 3 + INFANTRY] < 2 * strengths.habits.relief.inside:
        return False  # too few to leave anybody: it would be asked again for ever
    others = strengths.at(AUSTRIAN, state.place[flag]) - strengths.steps[flag]
    return others < STEPS_PER_SP and strengths.steps[flag] >= 3 * strengths.habits.relief.inside


def other_line(state: State, place: i64) -> i64:
    board = state.board
    return board.cerese if place == board.favorita else board.favorita


# -- the columns -----------------------------------------------------------------------------------


def _line(strengths: Strengths, flag: i64) -> i64:
    """The siege line that is nearer or already open."""
    state = strengths.state
    board = state.board
    if state.board.siege[state.place[flag]]:
        return NOWHERE
    return board.favorita


def main(strengths: Strengths) -> i64:
    """The column that the Center follows: a strong one that is not far from it. The way to another
    makes it keep to its column until the other is clearly stronger."""
    state = strengths.state
    ways = distances(state, AUSTRIAN, state.center[AUSTRIAN], FAR - 1, False, False)
    best: i64 = NOWHERE
    most: i64 = 0
    for flag in range(AUSTRIAN_FLAGS, AUSTRIAN_FLAGS + SIDE_FLAGS):
        at = state.place[flag]
        if at == NOWHERE or not strengths.steps[flag] or state.board.fort[at] == CITADEL:
            continue
        worth = _mass(strengths, at) * 10 - ways[at] * strengths.habits.relief.detour
        if best == NOWHERE or worth > most:
            most = worth
            best = flag
    return best


def _mass(strengths: Strengths, place: i64) -> i64:
    """Steps there, counted twice, and those near it: a small force among large ones is no main
    column."""
    here = strengths.at(AUSTRIAN, place)
    return here + max(here, strengths.near(AUSTRIAN, place, strengths.habits.support))


def ways_around(strengths: Strengths, flag: i64, where: i64) -> vec[i64]:
    """How far places are from the goal for this force by ways that no enemy bars."""
    worst = _worst_road(strengths, flag)
    key = int(where << 8 | worst << 1)
    found = strengths.kept.get(key)
    if found is None:
        found = Ways(_spread_around(strengths.state, flag >> 5, where, worst))
        strengths.kept[key] = found
    return found.lengths


def _worst_road(strengths: Strengths, flag: i64) -> i64:
    """That a force may take: guns do not use tracks."""
    return SECONDARY if strengths.state.steps[flag * 3 + ARTILLERY] else TRACK


def _spread_around(state: State, side: i64, where: i64, worst: i64) -> vec[i64]:
    marks = open_map()
    for enemy in range((1 - side) * 32, (1 - side) * 32 + SIDE_FLAGS):
        place = state.place[enemy]
        if place != NOWHERE and is_barred(state, side, place):
            marks[place] = BARRED
    for number in range(3 * (1 - side), 3 * (1 - side) + 3):
        place = state.garrison_place[number]
        if place != NOWHERE:
            marks[place] = BARRED
    return spread(state.board, where, FAR - 1, worst, state.open_crossings(), marks)


def ways_past(strengths: Strengths, flag: i64, where: i64) -> vec[i64]:
    """How far places are from the goal if enemies on the way count as a longer march."""
    worst = _worst_road(strengths, flag)
    key = int(where << 8 | worst << 1 | 1)
    found = strengths.kept.get(key)
    if found is None:
        found = Ways(_spread_with_tolls(strengths, where, worst))
        strengths.kept[key] = found
    return found.lengths


def ways_by_road(strengths: Strengths, where: i64) -> vec[i64]:
    """The same without tracks."""
    return _spread_with_tolls(strengths, where, SECONDARY)


def _spread_with_tolls(strengths: Strengths, where: i64, worst: i64) -> vec[i64]:
    state = strengths.state
    board = state.board
    tolls = _tolls(strengths)
    tolls[where] = 0
    crossings = state.open_crossings()
    found = numbers(PLACE_LIMIT, FAR)
    found[where] = 0
    waiting = numbers(RING)
    waits = numbers(PLACE_LIMIT)
    waiting[0] = where
    head: i64 = 0
    tail: i64 = 1
    while head != tail:
        here = waiting[head % RING]
        head += 1
        waits[here] = 0
        base = found[here] + tolls[here]
        for index in range(board.first[here], board.first[here + 1]):
            total = base + board.cost[index]
            there = board.to[index]
            crossing = board.crossing[index]
            if total >= found[there] or board.road[index] > worst:
                continue
            if crossing == NOWHERE or (crossings >> crossing) & 1:
                found[there] = total
                if not waits[there]:
                    waits[there] = 1
                    waiting[tail % RING] = there
                    tail += 1
    return found


def _tolls(strengths: Strengths) -> vec[i64]:
    """Half-MPs that the enemies in each place cost those who pass."""
    state = strengths.state
    tolls = numbers(PLACE_LIMIT)
    first = (1 - strengths.side) * 32
    for enemy in range(first, first + SIDE_FLAGS):
        place = state.place[enemy]
        if place != NOWHERE and strengths.steps[enemy]:
            tolls[place] = strengths.defence(place) * strengths.habits.relief.toll // 10
    for number in range(3 * (1 - strengths.side), 3 * (1 - strengths.side) + 3):
        place = state.garrison_place[number]
        if place != NOWHERE:
            tolls[place] = strengths.defence(place) * strengths.habits.relief.toll // 10
    return tolls


def may_enter(strengths: Strengths, flag: i64, place: i64) -> bool:
    """With those who are there and those who will probably follow it is strong enough."""
    enemy = strengths.opposition(place)
    if not strengths.at(FRENCH, place):
        return True
    if strengths.state.board.fort[strengths.state.place[flag]] == CITADEL:
        return _may_sally(strengths, flag, place)
    first = strengths.at(AUSTRIAN, place) + strengths.steps[flag]
    own = first + _followers(strengths, flag, place)
    habits = strengths.habits.relief
    bold = habits.sure if is_won(strengths) else habits.storm
    return (
        own * 10 >= bold * enemy and first * 100 >= strengths.habits.lead[AUSTRIAN] * bold * enemy
    )


def _followers(strengths: Strengths, flag: i64, place: i64) -> i64:
    """Own steps to be expected there after this force, from the field and from inside."""
    state = strengths.state
    done = state.moved | state.tried | state.replaced
    sixths: i64 = 0
    for other in range(AUSTRIAN_FLAGS, AUSTRIAN_FLAGS + SIDE_FLAGS):
        at = state.place[other]
        if other == flag or at == NOWHERE or at == place or (done >> other) & 1:
            continue
        if not strengths.steps[other]:
            continue
        if ways_for(state, other, place)[at] <= strengths.habits.follow:
            sixths += strengths.steps[other] * strengths.chance(other)
    return sixths // 6
