"""Chapter 14.7: where beaten forces go, and what becomes of those that cannot."""

from __future__ import annotations

from mypy_extensions import i64

from solitaire.bits import lowest
from solitaire.games.quadrilateral.core import knowledge
from solitaire.games.quadrilateral.core.battle import PASSED, Battle
from solitaire.games.quadrilateral.core.events import FORCE_TAKEN, RETREATED, tell
from solitaire.games.quadrilateral.core.plies import RETREAT_TO, Ply, one
from solitaire.games.quadrilateral.core.question import Question
from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.core.steps import NEXT_IN_COMBAT, RETREAT_CHOICE
from solitaire.games.quadrilateral.rules import fortress, leaders, moves, vedettes
from solitaire.games.quadrilateral.rules.roads import distances, is_passable
from solitaire.games.quadrilateral.terms import (
    ARTILLERY,
    FAR,
    FORCE,
    NOWHERE,
    TAKEN,
    TRACK,
)
from solitaire.protocol import Event


def ways_out(state: State, flag: i64, battle: Battle | None) -> list[int]:
    """Places a force may retreat to by one link, the nearer ones to the Center if there are any."""
    found = _links(state, flag, battle, state.steps[flag * 3 + ARTILLERY] > 0)
    if not found:
        found = _links(state, flag, battle, False)
    return _nearer(state, flag, found)


def _links(state: State, flag: i64, battle: Battle | None, has_guns: bool) -> list[int]:
    board = state.board
    side = flag >> 5
    here = state.place[flag]
    found: list[int] = []
    for index in range(board.first[here], board.first[here + 1]):
        there = board.to[index]
        if (has_guns and board.road[index] == TRACK) or not is_passable(state, index):
            continue
        if state.has_enemy(side, there) or _was_passed(battle, there):
            continue
        found.append(there)
    return found


def _was_passed(battle: Battle | None, place: i64) -> bool:
    if battle is None:
        return False
    return any(battle.passed[index] == place for index in range(PASSED))


def _nearer(state: State, flag: i64, found: list[int]) -> list[int]:
    side = flag >> 5
    if len(found) < 2 or state.center[side] == NOWHERE:
        return found
    ways = distances(state, side, state.center[side], FAR - 1, True, False)
    here = ways[state.place[flag]]
    near = [place for place in found if ways[place] < here]
    return near if near else found


def screened_way(state: State, flag: i64) -> i64:
    """A neighbouring place whose enemy flags prove to be vedettes, or NOWHERE."""
    board = state.board
    side = flag >> 5
    here = state.place[flag]
    for index in range(board.first[here], board.first[here + 1]):
        there = board.to[index]
        if not is_passable(state, index) or state.garrison_at(1 - side, there) != NOWHERE:
            continue
        if not state.of_kind(state.flags_at(1 - side, there), FORCE):
            return there
    return NOWHERE


def step_back(state: State, flag: i64, there: i64, log: list[Event] | None) -> i64:
    """One link back; gives its hexes. Guns that have only a track to go are lost."""
    here = state.place[flag]
    index = state.board.link(here, there)
    if state.board.road[index] == TRACK:
        state.lost[flag >> 5] += state.steps[flag * 3 + ARTILLERY]
        state.steps[flag * 3 + ARTILLERY] = 0
    _clear_vedettes(state, 1 - (flag >> 5), there, log)
    state.put(flag, there)
    state.origin[flag] = NOWHERE
    moves.tell_of(state, log, RETREATED, flag, there, here)
    fortress.take_hold(state, there, log)
    return state.board.hexes[index]


def _clear_vedettes(state: State, side: i64, place: i64, log: list[Event] | None) -> None:
    """Vedettes in the way of a retreat are off until their owner's next I.b."""
    flags = state.flags_at(side, place)
    while flags:
        vedettes.go_off(state, lowest(flags), log)
        flags &= flags - 1


def take(state: State, flag: i64, log: list[Event] | None) -> i64:
    """A force without a way out is taken with its leaders; gives its steps."""
    side = flag >> 5
    total = state.total(flag)
    taken = state.leaders_of(flag)
    steps = (state.steps[flag * 3], state.steps[flag * 3 + 1], state.steps[flag * 3 + 2])
    state.lost[side] += total
    tell(log, FORCE_TAKEN, side, flag, state.place[flag], leaders=taken, steps=steps)
    rest = taken
    while rest:
        leader = lowest(rest)
        rest &= rest - 1
        state.assign(leader, TAKEN)
        leaders.pass_train(state, leader, NOWHERE)
        knowledge.forget_leader(state, leader)
    knowledge.vanished(state, flag)
    state.drop(flag)
    return total


def fall_back(state: State, flag: i64, log: list[Event] | None) -> None:
    """One link without asking, as after a repulse [8.6]."""
    ways = ways_out(state, flag, None)
    if ways:
        step_back(state, flag, ways[0], log)
        return
    there = screened_way(state, flag)
    if there == NOWHERE:
        take(state, flag, log)
    else:
        step_back(state, flag, there, log)


# -- the retreat after a fight --------------------------------------------------------------------


def carry_on(state: State, battle: Battle, log: list[Event] | None) -> bool:
    """Go on with the retreating forces; True when all have arrived."""
    while True:
        if battle.mover == NOWHERE:
            left = battle.retreating & state.stack[battle.place]
            if not left:
                return True
            _begin(state, battle, lowest(left))
        flag = battle.mover
        ways = _ways(state, battle, flag)
        if len(ways) > 1:
            state.step = RETREAT_CHOICE
            return False
        if ways:
            go(state, battle, ways[0], log)
        elif battle.gone == 0:
            _last_resort(state, battle, flag, log)
        else:
            battle.mover = NOWHERE


def _begin(state: State, battle: Battle, flag: i64) -> None:
    battle.mover = flag
    battle.gone = 0
    battle.retreating &= ~(1 << flag)
    for index in range(PASSED):
        battle.passed[index] = NOWHERE
    battle.passed[0] = battle.place


def _ways(state: State, battle: Battle, flag: i64) -> list[int]:
    return ways_out(state, flag, battle) if battle.gone else first_ways(state, battle, flag)


def first_ways(state: State, battle: Battle, flag: i64) -> list[int]:
    """The first link of a retreat: attackers go back where they came from."""
    side = flag >> 5
    origin = state.origin[flag]
    if (
        side == battle.attacker
        and (origin != NOWHERE)
        and not state.has_enemy(side, origin)
        and state.board.link(state.place[flag], origin) >= 0
    ):
        return [int(origin)]
    return ways_out(state, flag, battle)


def go(state: State, battle: Battle, there: i64, log: list[Event] | None) -> None:
    flag = battle.mover
    battle.gone += step_back(state, flag, there, log)
    for index in range(PASSED):
        if battle.passed[index] == NOWHERE:
            battle.passed[index] = there
            break
    if battle.gone >= battle.hexes:
        battle.mover = NOWHERE


def _last_resort(state: State, battle: Battle, flag: i64, log: list[Event] | None) -> None:
    there = screened_way(state, flag)
    if there != NOWHERE:
        go(state, battle, there, log)
        return
    battle.mover = NOWHERE
    side = flag >> 5
    battle.add_loss(side, take(state, flag, log))


class RetreatChoice(Question):
    def seat(self, state: State) -> i64:
        battle = state.battle
        assert battle is not None
        return battle.mover >> 5

    def actions(self, state: State) -> list[Ply]:
        battle = state.battle
        assert battle is not None
        return [one(RETREAT_TO, place) for place in _ways(state, battle, battle.mover)]

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        battle = state.battle
        assert battle is not None
        go(state, battle, ply.first, log)
        state.step = NEXT_IN_COMBAT
