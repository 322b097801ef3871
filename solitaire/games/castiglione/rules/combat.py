"""Combat Phase [9.0, 9.3, 9.6]: the order of combats, the rounds, losses, staying or breaking off.

A combat goes through the stages below. Marches to the guns are in guns.py [9.1], bombardment in
bombardment.py [9.2], retreat and pursuit in retreat.py and pursuit.py [9.4, 9.5].
"""

from __future__ import annotations

from mypy_extensions import i64, u8

from solitaire.bits import lowest
from solitaire.games.castiglione.core import knowledge
from solitaire.games.castiglione.core.events import (
    BATTLE_BEGAN,
    BROKE_OFF,
    DESTROYED,
    FOUGHT,
    LOST_BATTLE,
    STAYED,
    tell,
)
from solitaire.games.castiglione.core.plies import (
    BATTLE,
    BREAK_OFF,
    FIGHT_ON,
    PLIES,
    Ply,
)
from solitaire.games.castiglione.core.state import Battle, State, enemy_of
from solitaire.games.castiglione.core.steps import (
    ATTACK_ROLL,
    BATTLE_CHOICE,
    DEFENCE_ROLL,
    NEXT_IN_COMBAT,
    NEXT_PHASE,
    STAY_CHOICE,
)
from solitaire.games.castiglione.rules import (
    bombardment,
    casualties,
    contact,
    guns,
    losses,
    pursuit,
    retreat,
)
from solitaire.games.castiglione.rules.question import Question, Roll
from solitaire.games.castiglione.rules.stages import (
    AFTERMATH,
    BOMBARDMENT,
    BREAKING_OFF,
    CLOSING,
    GUNS,
    GUNS_LEADERS,
    PURSUIT,
    PURSUIT_LOSSES,
    RETREAT,
    RETREAT_LOSSES,
    ROUND,
    ROUND_LOSSES,
    TARGETS,
)
from solitaire.games.castiglione.rules.supply import take_city
from solitaire.games.castiglione.terms import (
    CALLED,
    GARRISON,
    MOUNTAIN,
    NOWHERE,
)
from solitaire.protocol import Event

# -- the phase ------------------------------------------------------------------------------------


def begin_combats(state: State) -> None:
    state.fought = 0
    state.flags[CALLED * 2 + enemy_of(state.active)] = 0
    state.step = NEXT_IN_COMBAT


def open_combats(state: State) -> i64:
    """Areas with units of both sides where no combat was resolved yet; combat is mandatory."""
    return state.held[0] & state.held[1] & ~state.fought


class BattleChoice(Question):
    """The active player chooses the order [9.0]."""

    def seat(self, state: State) -> i64:
        return state.active

    def actions(self, state: State) -> list[Ply]:
        choices: list[Ply] = []
        areas = open_combats(state)
        while areas:
            choices.append(PLIES[BATTLE][lowest(areas)])
            areas &= areas - 1
        return choices

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        open_battle(state, ply.first, log)


def open_battle(state: State, area: i64, log: list[Event] | None) -> None:
    """Both forces are revealed [9.0]."""
    attacker = state.active
    battle = Battle(area, attacker)
    battle.origins = entry_areas(state, attacker, state.units_in(attacker, area))
    state.battle = battle
    for side in range(2):
        knowledge.turn_up(state, side, state.stack(side, area), log)
        knowledge.announce(state, side, state.stack(side, area))
        battle.leaders[side] = state.leaders_in(side, area)
    ours = state.strength_of(attacker, state.units_in(attacker, area))
    theirs = state.strength_of(enemy_of(attacker), state.units_in(enemy_of(attacker), area))
    tell(log, BATTLE_BEGAN, attacker, 0, area, theirs, ours)
    state.step = NEXT_IN_COMBAT


def carry_on(  # noqa: C901, PLR0912  one branch a stage, in their order
    state: State, log: list[Event] | None
) -> None:
    """The next stage of the combat, or the next combat, or the next phase."""
    battle = state.battle
    if battle is None:
        areas = open_combats(state)
        if not areas:
            state.step = NEXT_PHASE
        elif areas & (areas - 1):
            state.step = BATTLE_CHOICE
        else:
            open_battle(state, lowest(areas), log)
        return
    stage = battle.stage
    if stage == GUNS:
        guns.begin_units(state, battle, log)
    elif stage == GUNS_LEADERS:
        guns.begin_leaders(state, battle)
    elif stage == BOMBARDMENT:
        if battle.round > 1 and battle.coming:
            guns.arrive_late(state, battle, log)
        bombardment.begin(state, battle)
    elif stage == TARGETS:
        bombardment.place_hits(state, battle, log)
    elif stage == ROUND:
        begin_round(state, battle)
    elif stage == ROUND_LOSSES:
        if losses.place(state, battle, log):
            after_round(state, battle, log)
    elif stage == BREAKING_OFF:
        ask_to_stay(state, battle)
    elif stage == RETREAT:
        retreat.carry_on(state, battle, log)
    elif stage == RETREAT_LOSSES:
        if losses.place(state, battle, log):
            battle.stage = RETREAT
    elif stage == PURSUIT:
        pursuit.begin(state, battle)
    elif stage == PURSUIT_LOSSES:
        if losses.place(state, battle, log):
            retreat.arrive(state, battle, log)
    elif stage == AFTERMATH:
        if not casualties.carry_on(state, battle, log):
            leave_leaders(state, battle, log)
    else:
        assert stage == CLOSING, stage
        close_battle(state, battle, log)


# -- one round [9.3] ------------------------------------------------------------------------------


def begin_round(state: State, battle: Battle) -> None:
    state.step = ATTACK_ROLL


def attack_modifier(state: State, battle: Battle) -> i64:
    """What the attacker adds to his die [9.3]."""
    charts = state.board.charts
    side = battle.attacker
    modifier = leader_modifier(state, side, battle.area) + cavalry_modifier(
        state, side, battle.area
    )
    if is_concentric(state, battle):
        modifier += charts.combat_concentric
    if state.is_city_for(battle.defender(), battle.area):
        modifier += charts.combat_city
    if state.area_kind(battle.area) == MOUNTAIN:
        modifier += charts.combat_mountain
    if battle.round == 1 and crossed_river(state, battle):
        modifier += charts.combat_bridge
    return modifier


def defence_modifier(state: State, battle: Battle) -> i64:
    """What the defender adds to his die [9.3]."""
    side = battle.defender()
    modifier = leader_modifier(state, side, battle.area) + cavalry_modifier(
        state, side, battle.area
    )
    if battle.marched:
        modifier += state.board.charts.combat_guns
    return modifier


def leader_modifier(state: State, side: i64, area: i64) -> i64:
    """The senior leader's Tactical Rating, whosever the units are [9.3]."""
    leader = state.senior(side, area)
    return 0 if leader == NOWHERE else i64(state.board.tactical[leader])


def cavalry_modifier(state: State, side: i64, area: i64) -> i64:
    """Any surplus of cavalry, in any terrain [R14]."""
    if state.cavalry_strength(side, area) > state.cavalry_strength(enemy_of(side), area):
        return state.board.charts.combat_cavalry
    return 0


def is_concentric(state: State, battle: Battle) -> bool:
    """The attackers came by two roads or more [18.0] [R15]."""
    return battle.origins & (battle.origins - 1) != 0


def crossed_river(state: State, battle: Battle) -> bool:
    """All attackers came over a river [R16]."""
    origins = battle.origins
    if not origins:
        return False
    while origins:
        if state.board.bridge[lowest(origins) * 64 + battle.area] == NOWHERE:
            return False
        origins &= origins - 1
    return True


def entry_areas(state: State, side: i64, units: i64) -> i64:
    """The areas from which these units entered in this Movement Phase."""
    found: i64 = 0
    while units:
        origin = i64(state.entered[side * 64 + lowest(units)])
        units &= units - 1
        if origin != NOWHERE:
            found |= 1 << origin
    return found


class AttackRoll(Roll):
    """The die is open at once, its hits take effect with the defender's [9.3]."""

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        battle = state.battle
        assert battle is not None
        battle.die = ply.first
        attack = battle.die + attack_modifier(state, battle)
        hits = _round_hits(state, battle, battle.attacker, attack)
        tell(log, FOUGHT, battle.attacker, 0, battle.area, attack, hits)
        state.step = DEFENCE_ROLL


class DefenceRoll(Roll):
    """Both results are found with the strength before any loss, and take effect together [9.3]."""

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        battle = state.battle
        assert battle is not None
        attack = battle.die + attack_modifier(state, battle)
        defence = ply.first + defence_modifier(state, battle)
        battle.die = 0
        attack_hits = _round_hits(state, battle, battle.attacker, attack)
        defence_hits = _round_hits(state, battle, battle.defender(), defence)
        _score(battle, battle.attacker, attack_hits)
        _score(battle, battle.defender(), defence_hits)
        tell(log, FOUGHT, battle.defender(), 0, battle.area, defence, defence_hits)
        battle.stage = ROUND_LOSSES
        state.step = NEXT_IN_COMBAT


def _round_hits(state: State, battle: Battle, side: i64, roll: i64) -> i64:
    strength = state.strength_of(side, state.units_in(side, battle.area))
    return state.board.charts.combat_hits(roll, strength)


def _score(battle: Battle, side: i64, hits: i64) -> None:
    battle.scored[side] = u8(i64(battle.scored[side]) + hits)
    battle.due[enemy_of(side)] = u8(hits)


def after_round(state: State, battle: Battle, log: list[Event] | None) -> None:
    """On to the end, the verdict, or the question whether to fight on [9.3]."""
    if not state.units_in(0, battle.area) or not state.units_in(1, battle.area):
        battle.stage = AFTERMATH
    elif battle.round >= state.board.charts.combat_rounds:
        give_verdict(state, battle, log)
    else:
        battle.asked = battle.defender()
        battle.stage = BREAKING_OFF


def ask_to_stay(state: State, battle: Battle) -> None:
    """The defender answers first; a garrison alone cannot retreat and fights on [9.3, 9.4]."""
    side = battle.asked
    if state.units_in(side, battle.area) & ~state.of_kind(side, GARRISON):
        state.step = STAY_CHOICE
    else:
        stay(state, battle)


def stay(state: State, battle: Battle) -> None:
    if battle.asked == battle.defender():
        battle.asked = battle.attacker
        battle.stage = BREAKING_OFF
    else:
        battle.round += 1
        battle.stage = BOMBARDMENT
    state.step = NEXT_IN_COMBAT


class StayChoice(Question):
    def seat(self, state: State) -> i64:
        battle = state.battle
        assert battle is not None
        return battle.asked

    def actions(self, state: State) -> list[Ply]:
        return [PLIES[FIGHT_ON][0], PLIES[BREAK_OFF][0]]

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        battle = state.battle
        assert battle is not None
        if ply.verb == FIGHT_ON:
            tell(log, STAYED, battle.asked, 0, battle.area, amount=battle.round + 1)
            stay(state, battle)
            return
        tell(log, BROKE_OFF, battle.asked, 0, battle.area)
        begin_retreat(state, battle, battle.asked)


def give_verdict(state: State, battle: Battle, log: list[Event] | None) -> None:
    """Most hits wins, the Initiative Player a tie [9.3] [R7]."""
    attacker, defender = battle.attacker, battle.defender()
    loser = enemy_of(state.initiative)
    if battle.scored[attacker] != battle.scored[defender]:
        loser = defender if battle.scored[attacker] > battle.scored[defender] else attacker
    suffered, scored = i64(battle.scored[enemy_of(loser)]), i64(battle.scored[loser])
    tell(log, LOST_BATTLE, loser, 0, battle.area, scored, suffered)
    begin_retreat(state, battle, loser)


def begin_retreat(state: State, battle: Battle, loser: i64) -> None:
    battle.loser = loser
    battle.stage = RETREAT
    state.step = NEXT_IN_COMBAT


# -- end of a combat [9.6] ------------------------------------------------------------------------


def leave_leaders(state: State, battle: Battle, log: list[Event] | None) -> None:
    """Leaders whose whole force is gone move away; both sides if need be."""
    for side in range(2):
        if state.leaders_in(side, battle.area) and not state.units_in(side, battle.area):
            tell(log, DESTROYED, side, 0, battle.area)
            contact.displace(state, side, battle.area, log)
            return
    battle.stage = CLOSING


def close_battle(state: State, battle: Battle, log: list[Event] | None) -> None:
    """The winner takes a city [5.1]."""
    state.fought |= 1 << battle.area
    area = battle.area
    state.battle = None
    for side in range(2):
        if state.units_in(side, area) and not state.units_in(enemy_of(side), area):
            take_city(state, side, area, log)
    knowledge.settle(state, 0, area)
    knowledge.settle(state, 1, area)
    state.step = NEXT_IN_COMBAT
