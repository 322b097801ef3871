"""Chapter 14: which place is fought for, the course of a fight, and its end."""

from __future__ import annotations

from mypy_extensions import i64

from solitaire.bits import lowest
from solitaire.games.quadrilateral.core import knowledge
from solitaire.games.quadrilateral.core.battle import Battle
from solitaire.games.quadrilateral.core.events import (
    BATTLE_BEGAN,
    BATTLE_ENDED,
    BREAKS_OFF,
    HELD,
    tell,
)
from solitaire.games.quadrilateral.core.plies import (
    FIGHT,
    HOLD,
    INVEST,
    SORTIE,
    Ply,
    one,
)
from solitaire.games.quadrilateral.core.question import Question
from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.core.steps import (
    BATTLE_CHOICE,
    BOMBARDMENT_ROLL,
    LEADER_ROLL,
    NEXT_IN_COMBAT,
    NEXT_IN_SEQUENCE,
    RENEW_CHOICE,
    ROUND_ROLL,
    WITHDRAWAL_CHOICE,
)
from solitaire.games.quadrilateral.rules import bridges, fortress, leaders, morale, supply
from solitaire.games.quadrilateral.rules.fights import retreats, rounds, strength
from solitaire.games.quadrilateral.rules.fights.contests import contested_places, is_contested
from solitaire.games.quadrilateral.terms import (
    FORCE,
    IN_QUARTERS,
    NO_FORT,
    NOWHERE,
)
from solitaire.protocol import Event

# -- which fight next [14.1, 15.2] ----------------------------------------------------------------


def begin(state: State) -> None:
    state.settled = 0
    state.step = NEXT_IN_COMBAT


def choices(state: State) -> list[Ply]:
    """Contested places, then invested ones about which nothing was decided in this III."""
    found: list[Ply] = []
    for place in contested_places(state):
        found.append(one(FIGHT, place))
        if fortress.may_invest(state, place):
            found.append(one(INVEST, place))
    for index in range(len(state.board.forts)):
        place = state.board.forts[index]
        pending = (state.invested & ~state.settled) >> index & 1
        if pending and not is_contested(state, place):
            _list_invested(state, place, found)
    return found


def _list_invested(state: State, place: i64, found: list[Ply]) -> None:
    """Besiegers may assault, those inside may sally, on campaign only [10.4, 10.5]."""
    forces = state.forces_at(state.active, place)
    if not forces or state.status[state.active] == IN_QUARTERS:
        return
    found.append(one(SORTIE if forces & state.inside else FIGHT, place))
    found.append(one(HOLD, place))


class BattleChoice(Question):
    def actions(self, state: State) -> list[Ply]:
        return choices(state)

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        place = ply.first
        state.step = NEXT_IN_COMBAT
        if ply.verb == INVEST:
            fortress.invest(state, place, log)
            return
        index = state.board.fort_index[place]
        if index != NOWHERE:
            state.settled |= 1 << index
        if ply.verb == HOLD:
            tell(log, HELD, state.active, place=place)
        else:
            begin_fight(state, place, ply.verb == SORTIE, log)


def begin_fight(state: State, place: i64, is_sortie: bool, log: list[Event] | None) -> None:
    battle = Battle()
    side = state.active
    state.battle = battle
    battle.place = place
    battle.attacker = side
    battle.striker = side
    battle.sortie = 1 if is_sortie else 0
    battle.attackers = state.of_kind(state.flags_at(side, place), FORCE)
    battle.defenders = state.of_kind(state.flags_at(1 - side, place), FORCE)
    if is_sortie:
        battle.attackers &= state.inside
    elif state.is_invested(place):
        _sort_invested(state, battle, place)
    is_relief = state.is_invested(place) and state.owner(place) == side
    if state.board.fort[place] != NO_FORT and not is_sortie and not is_relief:
        battle.in_fort = 1
    if fortress.has_lines(state, place, 1 - side):
        battle.in_lines = 1
    battle.halved = battle.defenders & state.quartered
    knowledge.show_all(state, battle.attackers | battle.defenders, log)
    own = strength.all_steps(state, battle, side)
    enemy = strength.all_steps(state, battle, 1 - side)
    battle.scale = strength.scale(state.board.charts, own + enemy)
    tell(log, BATTLE_BEGAN, side, place=place, amount=own, other=enemy)


def _sort_invested(state: State, battle: Battle, place: i64) -> None:
    """An assault strikes those inside; a relief strikes the besiegers with all it has."""
    if state.owner(place) == battle.attacker:
        battle.defenders &= ~state.inside
    else:
        battle.attackers &= ~state.inside
        if battle.defenders & ~state.inside:
            battle.defenders &= ~state.inside


# -- the course of a fight ------------------------------------------------------------------------


def carry_on(state: State, log: list[Event] | None) -> None:
    """The next stage, or the next fight, or the end of III."""
    battle = state.battle
    if battle is None:
        _next_fight(state, log)
    elif battle.stage == rounds.BEGINNING:
        _open(state, battle)
    elif battle.stage == rounds.GUNS:
        battle.stage = rounds.NEXT_ROUND
        has_guns = strength.guns(state, battle, 0) or strength.guns(state, battle, 1)
        state.step = BOMBARDMENT_ROLL if has_guns else NEXT_IN_COMBAT
    elif battle.stage == rounds.NEXT_ROUND:
        _open_round(state, battle, log)
    elif battle.stage == rounds.LEADERS:
        if battle.hits:
            state.step = LEADER_ROLL
        else:
            battle.stage = battle.after
    elif battle.stage == rounds.EQUAL or battle.stage == rounds.GO_ON:
        _after_round(state, battle, log)
    elif battle.stage == rounds.RETREATING:
        if retreats.carry_on(state, battle, log):
            battle.stage = rounds.ENDING
    else:
        end_fight(state, battle, log)


def _next_fight(state: State, log: list[Event] | None) -> None:
    fortress.check_investments(state, log)
    found = choices(state)
    if not found:
        bridges.capture_trains(state, log)
        state.step = NEXT_IN_SEQUENCE
    elif len(found) == 1 and found[0].verb == FIGHT:
        begin_fight(state, found[0].first, False, log)
    else:
        state.step = BATTLE_CHOICE


def _open(state: State, battle: Battle) -> None:
    battle.stage = rounds.GUNS
    if rounds.may_withdraw(state, battle):
        state.step = WITHDRAWAL_CHOICE


def _open_round(state: State, battle: Battle, log: list[Event] | None) -> None:
    for index in range(2):
        side = battle.attacker if index == 0 else battle.defender()
        if strength.all_steps(state, battle, side) == 0:
            battle.broke_off = 1
            rounds.begin_retreat(state, battle, side)
            return
    battle.round += 1
    battle.round_french = 0
    battle.round_austrian = 0
    state.step = ROUND_ROLL


def _after_round(state: State, battle: Battle, log: list[Event] | None) -> None:
    """After an even round, or before walls that held: renew or break off."""
    if strength.all_steps(state, battle, 0) == 0 or strength.all_steps(state, battle, 1) == 0:
        battle.stage = rounds.NEXT_ROUND
    elif battle.round >= state.board.charts.max_rounds:
        battle.broke_off = 1
        tell(log, BREAKS_OFF, battle.attacker, place=battle.place)
        rounds.begin_retreat(state, battle, battle.attacker)
    else:
        if battle.stage == rounds.GO_ON:
            battle.striker = battle.attacker
        state.step = RENEW_CHOICE


def end_fight(state: State, battle: Battle, log: list[Event] | None) -> None:
    """The other side holds the place; losses are told, markers change hands."""
    place = battle.place
    loser = battle.loser
    held = 1 - loser
    if loser == battle.defender():
        garrison = strength.garrison_of(state, battle, loser)
        if garrison != NOWHERE:
            supply.lose_garrison(state, garrison, log)
    for number in range(6):
        if state.garrison_place[number] == place and state.garrison_steps[number] == 0:
            supply.lose_garrison(state, number, log)
    state.battle = None
    tell(
        log,
        BATTLE_ENDED,
        held,
        place=place,
        amount=battle.french_loss,
        other=battle.austrian_loss,
    )
    morale.note_battle(state, held, battle.lost(held), battle.lost(loser))
    _show_survivors(state, battle.attackers | battle.defenders, log)
    leaders.scatter_alone(state, loser, place, log)
    fortress.check_investments(state, log)
    fortress.occupy(state, place, log)
    supply.check_markers(state, place, log)
    if place == state.board.mantova:
        _enter_after_fight(state, held, place, log)
    state.step = NEXT_IN_COMBAT


def _enter_after_fight(state: State, side: i64, place: i64, log: list[Event] | None) -> None:
    flags = state.forces_at(side, place)
    while flags:
        flag = lowest(flags)
        flags &= flags - 1
        if state.origin[flag] != NOWHERE:
            fortress.enter_mantova(state, flag, log)


def _show_survivors(state: State, flags: i64, log: list[Event] | None) -> None:
    while flags:
        flag = lowest(flags)
        flags &= flags - 1
        if state.kind[flag] == FORCE:
            knowledge.show(state, flag, log)
