"""Leader casualties [14.0]: mortality checks, stand-ins, return of the wounded."""

from __future__ import annotations

from mypy_extensions import i64, u8

from solitaire.bits import lowest
from solitaire.games.castiglione.core import knowledge
from solitaire.games.castiglione.core.events import (
    APPOINTED,
    LEADER_HIT,
    LEADER_RETURNS,
    LEADER_STAYS,
    LEADER_UNHURT,
    tell,
)
from solitaire.games.castiglione.core.plies import (
    PLACE_LEADER,
    PLIES,
    TWO_D6,
    Ply,
)
from solitaire.games.castiglione.core.state import Battle, State
from solitaire.games.castiglione.core.steps import (
    APPOINT_CHOICE,
    MORTALITY_ROLL,
    NEXT_CASUALTY,
    NEXT_IN_COMBAT,
    NEXT_IN_SUPPLY,
    RETURN_ROLL,
)
from solitaire.games.castiglione.rules.question import Question, Roll
from solitaire.games.castiglione.rules.stages import RETREAT
from solitaire.games.castiglione.rules.supply import open_lines, supplied_areas
from solitaire.games.castiglione.terms import (
    AREA_LIMIT,
    AUSTRIAN,
    KILLED,
    LEADER,
    MANTUA_CITY,
    NOWHERE,
    POOL,
    SUPPLY,
    WOUNDED,
)
from solitaire.protocol import Event

# -- who is checked --------------------------------------------------------------------------------


def is_overrun(state: State) -> bool:
    """Leaders are caught by units on the march or on the retreat, not at the end of a combat."""
    battle = state.battle
    return state.march is not None or (battle is not None and battle.stage == RETREAT)


def begin_overrun(state: State) -> bool:
    """Leaders caught by an overrun, or alone, are checked before they flee [14.4].

    Those of a beaten force are checked in their combat [14.1].
    """
    if not state.options.casualties or not is_overrun(state):
        return False
    state.queue_side = state.displaced_side
    state.queue = state.displaced & ~state.board.generic[state.displaced_side]
    if not state.queue:
        return False
    state.step = MORTALITY_ROLL
    return True


def carry_on(state: State, battle: Battle, log: list[Event] | None) -> bool:
    """After retreat and pursuit every named leader who took part is checked once [14.1] [R22]."""
    if not state.options.casualties:
        return False
    for side in (battle.attacker, battle.defender()):
        waiting = battle.leaders[side] & ~state.board.generic[side]
        while waiting:
            bit = waiting & -waiting
            waiting ^= bit
            if state.place[side * 64 + lowest(bit)] == KILLED:
                battle.leaders[side] &= ~bit
                continue
            state.queue_side = side
            state.queue = bit
            state.step = MORTALITY_ROLL
            return True
    return False


def roll_modifier(state: State, side: i64) -> i64:
    charts = state.board.charts
    battle = state.battle
    if battle is None or is_overrun(state):
        return charts.casualty_overrun
    beaten = battle.loser == side or not state.units_in(side, battle.area)
    return charts.casualty_lost if beaten else 0


class MortalityRoll(Roll):
    """Two dice: killed, wounded or unhurt [14.1]."""

    def outcomes(self, state: State) -> list[tuple[Ply, int]]:
        return TWO_D6

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        side = state.queue_side
        bit = state.queue & -state.queue
        leader = side * 64 + lowest(bit)
        state.queue ^= bit
        battle = state.battle
        if battle is not None:
            battle.leaders[side] &= ~bit
        table = state.board.data.tables.leader_mortality
        fate = table.fate(ply.first + roll_modifier(state, side))
        area = i64(state.place[leader])
        if fate == "unhurt":
            tell(log, LEADER_UNHURT, side, bit, area, amount=ply.first)
            go_on(state)
            return
        place = KILLED if fate == "killed" else WOUNDED
        tell(log, LEADER_HIT, side, bit, area, place, ply.first)
        fall(state, leader, place, log)


def fall(state: State, leader: i64, place: i64, log: list[Event] | None) -> None:
    """Off the map; a stand-in takes over the formation [14.1]."""
    side = leader >> 6
    area = i64(state.place[leader])
    state.displaced &= ~(1 << (leader & 63))
    in_city = state.place[leader] == MANTUA_CITY
    if in_city:
        state.lost_in_city |= 1 << (leader & 63)
    state.remove(leader, place)
    knowledge.forget(state, side, leader)
    knowledge.settle(state, side, area)
    if place == WOUNDED:
        state.wounded_on[leader] = u8(state.turn)
    stand_in = stand_in_for(state, leader)
    if in_city or stand_in == NOWHERE or state.place[stand_in] != POOL:
        go_on(state)
    else:
        appoint(state, stand_in, log)


def stand_in_for(state: State, leader: i64) -> i64:
    """The generic leader of the formation; army leaders have none [14.1]."""
    board = state.board
    side = leader >> 6
    generic = board.generic[side]
    while generic:
        counter = side * 64 + lowest(generic)
        generic &= generic - 1
        if board.formation[counter] == board.formation[leader]:
            return counter
    return NOWHERE


def go_on(state: State) -> None:
    if state.phase == SUPPLY:
        state.step = NEXT_IN_SUPPLY
    elif is_overrun(state):
        state.step = NEXT_CASUALTY
    else:
        state.step = NEXT_IN_COMBAT


# -- taking over -----------------------------------------------------------------------------------


def seats_of_command(state: State, side: i64) -> i64:
    """Areas with friendly units that can trace a line of supply [14.1]."""
    return state.held[side] & supplied_areas(state, side)


def appoint(state: State, leader: i64, log: list[Event] | None) -> None:
    """The owner chooses the area, where there is a choice; without any the leader waits."""
    open_lines(state, leader >> 6, log)
    areas = seats_of_command(state, leader >> 6)
    state.appointing = leader
    if areas & (areas - 1):
        state.step = APPOINT_CHOICE
    else:
        take_over(state, lowest(areas) if areas else NOWHERE, log)


def take_over(state: State, area: i64, log: list[Event] | None) -> None:
    leader = state.appointing
    state.appointing = NOWHERE
    if area != NOWHERE:
        side = leader >> 6
        state.put(leader, area)
        knowledge.show(state, side, 1 << (leader & 63))
        knowledge.settle(state, side, area)
        tell(log, APPOINTED, side, 1 << (leader & 63), area)
    go_on(state)


class AppointChoice(Question):
    def seat(self, state: State) -> i64:
        return state.appointing >> 6

    def actions(self, state: State) -> list[Ply]:
        choices: list[Ply] = []
        areas = seats_of_command(state, state.appointing >> 6)
        while areas:
            choices.append(PLIES[PLACE_LEADER][lowest(areas)])
            areas &= areas - 1
        return choices

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        take_over(state, ply.first, log)


# -- the wounded [14.3] ----------------------------------------------------------------------------


def begin_returns(state: State, side: i64) -> None:
    """Every wounded leader of the side rolls in the Supply Phase."""
    state.queue_side = side
    state.queue = 0
    leaders = state.of_kind(side, LEADER)
    while leaders:
        bit = leaders & -leaders
        leaders ^= bit
        if state.place[side * 64 + lowest(bit)] == WOUNDED:
            state.queue |= bit


def carry_on_returns(state: State, log: list[Event] | None) -> bool:
    """The next roll, then the next stand-in who found no seat of command so far [R46]."""
    if state.queue:
        state.step = RETURN_ROLL
        return True
    stand_in = waiting_stand_in(state, state.queue_side)
    if stand_in == NOWHERE:
        return False
    open_lines(state, state.queue_side, log)
    if not seats_of_command(state, state.queue_side):
        return False
    appoint(state, stand_in, log)
    return True


def waiting_stand_in(state: State, side: i64) -> i64:
    """One whose leader is lost and who is not in play, or NOWHERE."""
    leaders = state.of_kind(side, LEADER) & ~state.board.generic[side]
    if side == AUSTRIAN:
        leaders &= ~state.lost_in_city
    while leaders:
        leader = side * 64 + lowest(leaders)
        leaders &= leaders - 1
        if state.place[leader] == WOUNDED or state.place[leader] == KILLED:
            stand_in = stand_in_for(state, leader)
            if stand_in != NOWHERE and state.place[stand_in] == POOL:
                return stand_in
    return NOWHERE


def return_modifier(state: State, leader: i64) -> i64:
    """One for each full turn in the box, up to a limit."""
    charts = state.board.charts
    turns = state.turn - i64(state.wounded_on[leader]) - 1
    modifier = turns * charts.return_turn
    return modifier if modifier < charts.return_most else charts.return_most


class ReturnRoll(Roll):
    """The leader takes his stand-in's place, or any seat of command [14.3] [R46].

    Who was wounded inside Mantua City returns there and nowhere else [5.7].
    """

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        side = state.queue_side
        bit = state.queue & -state.queue
        leader = side * 64 + lowest(bit)
        state.queue ^= bit
        roll = ply.first + return_modifier(state, leader)
        stand_in = stand_in_for(state, leader)
        replaced = stand_in != NOWHERE and state.place[stand_in] < AREA_LIMIT
        fit = roll >= state.board.charts.return_roll
        to_city = side == AUSTRIAN and state.lost_in_city & bit != 0
        if fit and not to_city and not replaced:
            open_lines(state, side, log)
            fit = seats_of_command(state, side) != 0
        if not fit:
            tell(log, LEADER_STAYS, side, bit, amount=roll)
            state.step = NEXT_IN_SUPPLY
            return
        tell(log, LEADER_RETURNS, side, bit, amount=roll)
        state.wounded_on[leader] = u8(0)
        if to_city:
            state.lost_in_city ^= bit
            state.remove(leader, MANTUA_CITY)
            state.step = NEXT_IN_SUPPLY
        elif replaced:
            relieve(state, leader, stand_in)
            state.step = NEXT_IN_SUPPLY
        else:
            state.remove(leader, POOL)
            appoint(state, leader, log)


def relieve(state: State, leader: i64, stand_in: i64) -> None:
    """Whoever may have been the stand-in may now be the leader."""
    side = leader >> 6
    area = i64(state.place[stand_in])
    old: i64 = 1 << (stand_in & 63)
    new: i64 = 1 << (leader & 63)
    suspects = state.suspects[stand_in]
    state.remove(stand_in, POOL)
    state.suspect(stand_in, 0)
    state.put(leader, area)
    state.suspect(leader, suspects)
    for counter in range(side * 64, side * 64 + 64):
        if state.suspects[counter] & old:
            state.suspect(counter, (state.suspects[counter] & ~old) | new)
    knowledge.settle(state, side, area)
