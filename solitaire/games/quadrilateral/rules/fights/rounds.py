"""Chapter 14.2 to 14.6: withdrawal, bombardment, rounds, loss of leaders, pursuit."""

from __future__ import annotations

from mypy_extensions import i64

from solitaire.bits import lowest
from solitaire.games.quadrilateral.core.battle import Battle
from solitaire.games.quadrilateral.core.events import (
    BOMBARDED,
    BREAKS_OFF,
    LEADER_HIT,
    LOST_STEPS,
    NOT_WITHDRAWN,
    PURSUED,
    RENEWS,
    RETREATS,
    ROUND_FOUGHT,
    STANDS,
    WITHDREW,
    tell,
)
from solitaire.games.quadrilateral.core.plies import (
    BOTH_D6,
    BREAK_OFF,
    D6,
    RECEIVE,
    RENEW,
    RETREAT,
    STAND,
    TWO_D6,
    TWO_ROLLED,
    WITHDRAW,
    Ply,
    say,
)
from solitaire.games.quadrilateral.core.question import DICE, Question, Roll
from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.core.steps import (
    NEXT_IN_COMBAT,
    PURSUIT_ROLL,
    STAND_CHOICE,
    WITHDRAWAL_ROLL,
    WOUND_ROLL,
)
from solitaire.games.quadrilateral.rules import leaders, weather
from solitaire.games.quadrilateral.rules.fights import retreats, strength
from solitaire.games.quadrilateral.terms import (
    IN_QUARTERS,
    KILLED,
    NOWHERE,
    WOUNDED,
)
from solitaire.protocol import Event

# Stages of a fight
BEGINNING: i64 = 0
GUNS: i64 = 1
NEXT_ROUND: i64 = 2
LEADERS: i64 = 3
EQUAL: i64 = 4
GO_ON: i64 = 5
RETREATING: i64 = 6
ENDING: i64 = 7


# -- withdrawal [14.2] ----------------------------------------------------------------------------


def may_withdraw(state: State, battle: Battle) -> bool:
    side = battle.defender()
    if battle.in_fort or battle.in_lines or battle.halved:
        return False
    if strength.garrison_of(state, battle, side) != NOWHERE:
        return False
    flags = strength.flags_of(state, battle, side)
    while flags:
        if not retreats.ways_out(state, lowest(flags), None):
            return False
        flags &= flags - 1
    return True


class WithdrawalChoice(Question):
    def seat(self, state: State) -> i64:
        return 1 - state.active

    def actions(self, state: State) -> list[Ply]:
        return [say(RECEIVE), say(WITHDRAW)]

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        state.step = NEXT_IN_COMBAT if ply.verb == RECEIVE else WITHDRAWAL_ROLL


class WithdrawalRoll(Roll):
    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        battle = _battle(state)
        side = battle.defender()
        state.step = NEXT_IN_COMBAT
        die = ply.first + weather.on_initiative(state)
        if die > strength.initiative(state, battle, side):
            tell(log, NOT_WITHDRAWN, side, place=battle.place)
            return
        tell(log, WITHDREW, side, place=battle.place)
        flags = strength.flags_of(state, battle, side)
        while flags:
            flag = lowest(flags)
            flags &= flags - 1
            each = state.total(flag) // state.board.charts.forced_step_per
            battle.add_loss(side, leaders.take_steps(state, flag, each))
        begin_retreat(state, battle, side)


def _battle(state: State) -> Battle:
    battle = state.battle
    assert battle is not None
    return battle


# -- bombardment [14.4] ---------------------------------------------------------------------------


class BombardmentRoll(Question):
    """Both at the same time; one die if only one side has guns."""

    def seat(self, state: State) -> i64:
        return DICE

    def outcomes(self, state: State) -> list[tuple[Ply, int]]:
        battle = _battle(state)
        if strength.guns(state, battle, 0) and strength.guns(state, battle, 1):
            return BOTH_D6
        return D6

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        battle = _battle(state)
        own = battle.attacker
        points = [0, 0]
        if ply.verb == TWO_ROLLED:
            points[own] = strength.gun_points(state, battle, own, ply.first)
            points[1 - own] = strength.gun_points(state, battle, 1 - own, ply.second)
            dice = [0, 0]
            dice[own] = ply.first
            dice[1 - own] = ply.second
        else:
            side: i64 = 0 if strength.guns(state, battle, 0) else 1
            points[side] = strength.gun_points(state, battle, side, ply.first)
            dice = [0, 0]
            dice[side] = ply.first
        for side in range(2):
            if dice[side]:
                tell(
                    log, BOMBARDED, side, place=battle.place, amount=points[side], other=dice[side]
                )
        for side in range(2):
            lose_points(state, battle, 1 - side, points[side], log)
        state.step = NEXT_IN_COMBAT


# -- rounds [14.5] --------------------------------------------------------------------------------


def lose_points(
    state: State, battle: Battle, side: i64, points: i64, log: list[Event] | None
) -> None:
    """Each step from the force with most steps, then from its largest arm [14.8]."""
    lost: i64 = 0
    while lost < points * battle.scale:
        best: i64 = NOWHERE
        most: i64 = 0
        flags = strength.flags_of(state, battle, side)
        while flags:
            flag = lowest(flags)
            flags &= flags - 1
            if state.total(flag) > most:
                best = flag
                most = state.total(flag)
        garrison = strength.garrison_of(state, battle, side)
        if garrison != NOWHERE and state.garrison_steps[garrison] > most:
            state.garrison_steps[garrison] -= 1
        elif best == NOWHERE:
            break
        else:
            leaders.take_steps(state, best, 1)
            if state.status[side] == IN_QUARTERS and not state.is_besieged(best):
                state.rest_loss[side] += 1
        lost += 1
    if lost:
        battle.add_loss(side, lost)
        tell(log, LOST_STEPS, side, place=battle.place, amount=lost)


class RoundRoll(Roll):
    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        battle = _battle(state)
        charts = state.board.charts
        striker = battle.striker
        battle.column = strength.column(state, battle)
        cell = strength.row(state, battle, ply.first) * strength.COLUMNS + battle.column
        battle.striker_points = charts.attacker_points[cell]
        battle.other_points = charts.defender_points[cell]
        tell(
            log,
            ROUND_FOUGHT,
            striker,
            place=battle.place,
            amount=battle.round,
            other=battle.column,
            steps=(ply.first, battle.striker_points, battle.other_points),
        )
        state.quartered &= ~battle.halved  # at once On Alert [10.3, E12]
        battle.halved = 0
        state.step = NEXT_IN_COMBAT
        settle_round(state, battle, log)


def settle_round(state: State, battle: Battle, log: list[Event] | None) -> None:
    striker = battle.striker
    if battle.striker_points == battle.other_points:
        lose_points(state, battle, striker, battle.striker_points, log)
        lose_points(state, battle, 1 - striker, battle.other_points, log)
        roll_for_leaders(state, battle, EQUAL)
        return
    battle.loser = striker if battle.striker_points > battle.other_points else 1 - striker
    winner = 1 - battle.loser
    lose_points(state, battle, winner, points_of(battle, winner), log)
    if not can_leave(state, battle, battle.loser):
        stand(state, battle, log)
    elif battle.round >= state.board.charts.max_rounds and not battle.in_fort:
        retreat(state, battle, log)
    else:
        state.step = STAND_CHOICE


def points_of(battle: Battle, side: i64) -> i64:
    return battle.striker_points if side == battle.striker else battle.other_points


def can_leave(state: State, battle: Battle, side: i64) -> bool:
    """Defenders in a fort and garrisons always stand [14.5, 15.1]."""
    if side == battle.attacker:
        return True
    return not battle.in_fort and strength.flags_of(state, battle, side) != 0


class StandChoice(Question):
    def seat(self, state: State) -> i64:
        return _battle(state).loser

    def actions(self, state: State) -> list[Ply]:
        return [say(STAND), say(RETREAT)]

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        battle = _battle(state)
        state.step = NEXT_IN_COMBAT
        if ply.verb == STAND:
            tell(log, STANDS, battle.loser, place=battle.place)
            stand(state, battle, log)
        else:
            retreat(state, battle, log)


def stand(state: State, battle: Battle, log: list[Event] | None) -> None:
    """The loser takes his number and strikes back, if he is free to [14.5]."""
    loser = battle.loser
    lose_points(state, battle, loser, points_of(battle, loser), log)
    if loser == battle.defender() and (
        battle.in_fort or battle.in_lines or not strength.flags_of(state, battle, loser)
    ):
        roll_for_leaders(state, battle, GO_ON)
        return
    if battle.round >= state.board.charts.max_rounds:
        roll_for_leaders(state, battle, GO_ON)
        return
    battle.striker = loser
    roll_for_leaders(state, battle, NEXT_ROUND)


class RenewChoice(Question):
    def seat(self, state: State) -> i64:
        return _battle(state).striker

    def actions(self, state: State) -> list[Ply]:
        return [say(RENEW), say(BREAK_OFF)]

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        battle = _battle(state)
        state.step = NEXT_IN_COMBAT
        if ply.verb == RENEW:
            tell(log, RENEWS, battle.striker, place=battle.place)
            battle.stage = NEXT_ROUND
            return
        tell(log, BREAKS_OFF, battle.striker, place=battle.place)
        battle.broke_off = 1
        begin_retreat(state, battle, battle.striker)


# -- leaders [4.6] --------------------------------------------------------------------------------


def roll_for_leaders(state: State, battle: Battle, after: i64) -> None:
    battle.stage = LEADERS
    battle.after = after
    battle.hits = 0
    needed = state.board.charts.leader_loss_steps
    if battle.round_french >= needed:
        battle.hits |= state.leaders_in(strength.flags_of(state, battle, 0))
    if battle.round_austrian >= needed:
        battle.hits |= state.leaders_in(strength.flags_of(state, battle, 1))


class LeaderRoll(Question):
    """Two dice for each leader of a side that lost 1 SP in the round."""

    def seat(self, state: State) -> i64:
        return DICE

    def outcomes(self, state: State) -> list[tuple[Ply, int]]:
        return TWO_D6

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        battle = _battle(state)
        leader = lowest(battle.hits)
        battle.hits &= battle.hits - 1
        if ply.first >= state.board.charts.leader_hit_on:
            battle.hit_leader = leader
            state.step = WOUND_ROLL
        else:
            state.step = NEXT_IN_COMBAT


class WoundRoll(Roll):
    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        battle = _battle(state)
        leader = battle.hit_leader
        battle.hit_leader = NOWHERE
        killed = ply.first >= state.board.charts.killed_from
        tell(
            log,
            LEADER_HIT,
            state.board.side[leader],
            place=battle.place,
            amount=1 if killed else 0,
            leaders=1 << leader,
        )
        if not killed:
            state.wounded[leader] = state.turn + state.board.charts.turns_wounded
        leaders.lose_leader(state, leader, KILLED if killed else WOUNDED, log)
        state.step = NEXT_IN_COMBAT


# -- retreat, pursuit and end [14.6, 14.7] --------------------------------------------------------


def retreat(state: State, battle: Battle, log: list[Event] | None) -> None:
    """Instead of his number the loser suffers the pursuit; none from forts and siege lines."""
    tell(log, RETREATS, battle.loser, place=battle.place)
    winner = 1 - battle.loser
    is_free = not battle.in_fort and not battle.in_lines
    if is_free and strength.flags_of(state, battle, winner):
        state.step = PURSUIT_ROLL
    else:
        pursue(state, battle, 0, log)


class PursuitRoll(Roll):
    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        battle = _battle(state)
        winner = 1 - battle.loser
        found = strength.pursuit_hexes(state, battle, winner, ply.first)
        tell(log, PURSUED, winner, place=battle.place, amount=found, other=ply.first)
        state.step = NEXT_IN_COMBAT
        pursue(state, battle, found, log)


def pursue(state: State, battle: Battle, found: i64, log: list[Event] | None) -> None:
    least = points_of(battle, 1 - battle.loser)
    battle.hexes = found
    lose_points(state, battle, battle.loser, found if found > least else least, log)
    roll_for_leaders(state, battle, RETREATING)
    _prepare_retreat(state, battle, battle.loser)


def begin_retreat(state: State, battle: Battle, side: i64) -> None:
    """Without pursuit."""
    battle.hexes = 0
    battle.stage = RETREATING
    _prepare_retreat(state, battle, side)


def _prepare_retreat(state: State, battle: Battle, side: i64) -> None:
    battle.loser = side
    battle.mover = NOWHERE
    if side == battle.attacker:
        battle.retreating = battle.attackers
        if state.is_invested(battle.place):
            # Besiegers and those who made a sortie go back to where they stood in the place.
            battle.retreating &= ~state.inside
            battle.retreating &= _newcomers(state, battle.retreating)
    else:
        battle.retreating = battle.defenders
    battle.retreating &= state.stack[battle.place]


def _newcomers(state: State, flags: i64) -> i64:
    found: i64 = 0
    while flags:
        flag = lowest(flags)
        flags &= flags - 1
        if state.origin[flag] != NOWHERE:
            found |= 1 << flag
    return found
