"""The assault [7, 7.1]: rolls against a falling threshold until one side wins or withdraws."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from solitaire.games.camposanto.core.events import (
    AssaultBegan,
    AssaultWon,
    FoughtOn,
    RerollCalled,
    RollAccepted,
    Rolled,
    Withdrew,
)
from solitaire.games.camposanto.core.plies import (
    ACCEPT,
    FIGHT,
    REROLL,
    WITHDRAW,
    Ply,
    ply_of,
)
from solitaire.games.camposanto.core.procedures import (
    CASUALTIES,
    DECIDING,
    NO_ONE,
    ROLLING,
    WITHDRAWING,
    Assault,
)
from solitaire.games.camposanto.core.state import State
from solitaire.games.camposanto.core.steps import (
    AGAIN_ROLL,
    ASSAULT_ROLL,
    CARRY_ON,
    FIGHT_CHOICE,
    REROLL_CHOICE,
)
from solitaire.games.camposanto.rules import aftermath, losses, plan, ways
from solitaire.games.camposanto.rules.modifiers import modifiers
from solitaire.games.camposanto.rules.question import Question, Roll
from solitaire.games.camposanto.terms import END_STAGE, NIGHT
from solitaire.protocol import Event


def current(state: State) -> Assault:
    assault = state.assault
    assert assault is not None, "there is no assault"
    return assault


def begin_next(state: State, log: list[Event] | None) -> None:
    """The next assault of the plan; who is gone drops out [ruling S12]."""
    if not len(state.plan):
        state.stage = END_STAGE
        return
    ply = ply_of(state.plan[0])
    state.plan = state.plan[1:]
    side = state.active_side()
    attackers = [
        place for place in plan.attackers_of(state.board, ply) if state.holder(place) == side
    ]
    defenders = [
        place for place in plan.defenders_of(state.board, ply) if state.holder(place) == 1 - side
    ]
    if attackers and defenders:
        begin(state, attackers, defenders, log)


def begin(
    state: State, attackers: list[int], defenders: list[int], log: list[Event] | None
) -> None:
    """Modifiers and isolation are fixed now [7.2, 11]."""
    assault = Assault(vec[i64](attackers), vec[i64](defenders))
    counted = modifiers(state, attackers, defenders)
    assault.attack = counted.attack()
    assault.defence = counted.defence()
    assault.threshold = state.board.charts.threshold
    assault.roller = state.active_side()
    if state.turn == NIGHT:
        assault.isolated = isolated(state, attackers) | isolated(state, defenders) << 8
    state.assault = assault
    if log is not None:
        log.append(
            AssaultBegan(
                assault.roller,
                tuple(attackers),
                tuple(defenders),
                tuple([int(state.lead(place)) for place in attackers]),
                tuple([int(state.lead(place)) for place in defenders]),
                assault.attack,
                assault.defence,
            )
        )


def isolated(state: State, places: list[int]) -> i64:
    """Bodies without a friendly combat unit beside them, as bits [11, ruling N1]."""
    found: i64 = 0
    for number, place in enumerate(places):
        if not state.in_zone_of(state.holder(place), place):
            found |= 1 << number
    return found


def carry_on(state: State, log: list[Event] | None) -> None:
    assault = current(state)
    if assault.stage == ROLLING:
        state.step = ASSAULT_ROLL
    elif assault.stage == DECIDING:
        decide(state, assault, log)
    else:
        aftermath.carry_on(state, assault, log)


# -- rolling --------------------------------------------------------------------------------------


def own_hexes(state: State, assault: Assault, side: i64) -> vec[i64]:
    return assault.attackers if side == state.active_side() else assault.defenders


def own_modifier(state: State, assault: Assault, side: i64) -> i64:
    return assault.attack if side == state.active_side() else assault.defence


def helpers(state: State, assault: Assault, side: i64) -> i64:
    """Marshals of a side beside one of its bodies in the assault, as bits [8.2, ruling C1]."""
    places = own_hexes(state, assault, side)
    found: i64 = 0
    for number in range(len(places)):
        found |= state.marshals_beside(side, places[number])
    return found


class AssaultRoll(Roll):
    """The roller wins with the threshold or more [7.1]."""

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        assault = current(state)
        state.step = CARRY_ON
        if throw(state, assault, ply, log):
            win(state, assault, log)
        elif helpers(state, assault, assault.roller):
            state.step = REROLL_CHOICE
        else:
            pass_on(assault)


class AgainRoll(Roll):
    """The roll that a Marshal called for; if it fails too he is lost [8.2]."""

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        assault = current(state)
        state.step = CARRY_ON
        marshal = assault.marshal
        assault.marshal = NO_ONE
        if throw(state, assault, ply, log):
            win(state, assault, log)
            return
        losses.lose_marshal(state, marshal, "a failed re-roll", log)
        pass_on(assault)


def throw(state: State, assault: Assault, ply: Ply, log: list[Event] | None) -> bool:
    """Whether the dice reach the threshold."""
    assault.dice = ply.first * 8 + ply.second
    added = own_modifier(state, assault, assault.roller)
    if log is not None:
        log.append(Rolled(assault.roller, ply.first, ply.second, added, assault.threshold))
    return ply.first + ply.second + added >= assault.threshold


class RerollChoice(Question):
    """Any friendly Marshal beside a body of the roller, once a roll [8.2]."""

    def seat(self, state: State) -> i64:
        return current(state).roller

    def actions(self, state: State) -> list[Ply]:
        assault = current(state)
        able = helpers(state, assault, assault.roller)
        plies = [Ply(REROLL, marshal) for marshal in range(6) if (able >> marshal) & 1]
        plies.append(Ply(ACCEPT))
        return plies

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        assault = current(state)
        if ply.verb == REROLL:
            assault.marshal = ply.first
            state.step = AGAIN_ROLL
            if log is not None:
                log.append(RerollCalled(assault.roller, ply.first))
            return
        if log is not None:
            log.append(RollAccepted(assault.roller))
        pass_on(assault)
        state.step = CARRY_ON


def pass_on(assault: Assault) -> None:
    """The threshold falls and the other side is next [7.1]."""
    assault.threshold -= 1
    assault.roller = 1 - assault.roller
    assault.stage = DECIDING


# -- fight on or withdraw -------------------------------------------------------------------------


def decide(state: State, assault: Assault, log: list[Event] | None) -> None:
    assault.stage = ROLLING
    if can_withdraw(state, assault):
        state.step = FIGHT_CHOICE
    elif log is not None:
        log.append(FoughtOn(assault.roller, assault.threshold, True))


def can_withdraw(state: State, assault: Assault) -> bool:
    """Every body but lone batteries must have a way, and one must be no battery [S3, R8]."""
    places = own_hexes(state, assault, assault.roller)
    movable = False
    for number in range(len(places)):
        place = places[number]
        if ways.body_is_gun(state, place):
            continue
        if not ways.retreat_distances(state, assault.roller, place):
            return False
        movable = True
    return movable


class FightChoice(Question):
    def seat(self, state: State) -> i64:
        return current(state).roller

    def actions(self, state: State) -> list[Ply]:
        return [Ply(FIGHT), Ply(WITHDRAW)]

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        assault = current(state)
        state.step = CARRY_ON
        if ply.verb == FIGHT:
            if log is not None:
                log.append(FoughtOn(assault.roller, assault.threshold, False))
            return
        if log is not None:
            log.append(Withdrew(assault.roller))
        assault.loser = assault.roller
        assault.withdrew = True
        assault.stage = WITHDRAWING
        places = own_hexes(state, assault, assault.loser)
        assault.fleeing = places[:]


def win(state: State, assault: Assault, log: list[Event] | None) -> None:
    assault.loser = 1 - assault.roller
    assault.stage = CASUALTIES
    if log is not None:
        log.append(AssaultWon(assault.roller, assault.defenders[0]))
    assault.barred = barred(state, assault)


def barred(state: State, assault: Assault) -> i64:
    """Winners in the front of an enemy that had no part in the assault, as bits [7.1]."""
    winner = 1 - assault.loser
    beaten = own_hexes(state, assault, assault.loser)
    places = own_hexes(state, assault, winner)
    found: i64 = 0
    for number in range(len(places)):
        if is_watched(state, assault.loser, places[number], beaten):
            found |= 1 << state.lead(places[number])
    return found


def is_watched(state: State, enemy: i64, place: i64, beaten: vec[i64]) -> bool:
    """Whether the hex is a front hex of an enemy body outside the assault."""
    outside = vec[i64]()
    for direction in range(6):
        near = state.board.neighbours[place * 6 + direction]
        if near >= 0 and state.holder(near) == enemy:
            outside = append(outside, near)
    for number in range(len(outside)):
        near = outside[number]
        is_part = False
        for other in range(len(beaten)):
            if beaten[other] == near:
                is_part = True
        if not is_part and state.faces(state.lead(near), place):
            return True
    return False
