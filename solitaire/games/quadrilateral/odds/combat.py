"""Exact chances of a whole fight: every die followed, both sides deciding by a stated habit."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from solitaire.games.quadrilateral.core import knowledge
from solitaire.games.quadrilateral.core.plies import BREAK_OFF, RECEIVE, RENEW, RETREAT, STAND, Ply
from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.odds import course, rolls
from solitaire.games.quadrilateral.odds.course import AnyRules
from solitaire.games.quadrilateral.rules.fights import combat, strength
from solitaire.odds import Chances


@dataclass(frozen=True, slots=True)
class Habit:
    """How a side decides: it stands or renews while it has this share of the enemy's strength."""

    stand_from: Fraction = Fraction(3, 4)
    renew_from: Fraction = Fraction(1)


@dataclass(frozen=True, slots=True)
class FightOdds:
    attacker_holds: Fraction
    losses: tuple[Chances[int], Chances[int]]
    """Steps lost, French and Austrian."""
    critical: Fraction
    """Both sides together lose enough for a critical battle [16.2]."""
    moves_vienna: tuple[Fraction, Fraction]
    """In favour of the French, of the Austrians."""

    def mean_loss(self, side: int) -> Fraction:
        return sum((steps * chance for steps, chance in self.losses[side].items()), Fraction(0))


class Decisions:
    """What both sides do by their habits; attacks are received."""

    def __init__(self, habits: tuple[Habit, Habit]) -> None:
        self._habits = habits

    def choose(self, state: State, actions: Sequence[Ply]) -> Ply:
        battle = state.battle
        assert battle is not None
        verbs = {ply.verb: ply for ply in actions}
        if RECEIVE in verbs:
            return verbs[RECEIVE]
        side = battle.loser if STAND in verbs else battle.striker
        habit = self._habits[side]
        own = strength.strength(state, battle, side)
        enemy = max(1, strength.strength(state, battle, 1 - side))
        if STAND in verbs:
            return verbs[STAND if Fraction(own, enemy) >= habit.stand_from else RETREAT]
        if RENEW in verbs:
            return verbs[RENEW if Fraction(own, enemy) >= habit.renew_from else BREAK_OFF]
        return actions[0]


def fight_odds(
    rules: AnyRules, state: State, habits: tuple[Habit, Habit] = (Habit(), Habit())
) -> FightOdds:
    """Of the fight that is under way in this state. Its contents are open to both sides [5.2]."""
    battle = state.battle
    assert battle is not None, "there is no fight"
    return summed(state, battle.attacker, course.endings(rules, state, Decisions(habits).choose))


def summed(state: State, attacker: int, endings: Mapping[course.Ending, Fraction]) -> FightOdds:
    holds = Fraction(0)
    losses: tuple[Chances[int], Chances[int]] = (defaultdict(Fraction), defaultdict(Fraction))
    is_critical = Fraction(0)
    moves = [Fraction(0), Fraction(0)]
    charts = state.board.charts
    for (victor, french, austrian), weight in endings.items():
        if victor == attacker:
            holds += weight
        lost = (french, austrian)
        for side in (0, 1):
            losses[side][lost[side]] += weight
        if sum(lost) >= charts.critical_steps:
            is_critical += weight
        moves[victor] += weight * rolls.critical(
            lost[1 - victor], lost[victor], charts.critical_steps, charts.critical_bonus
        )
    return FightOdds(holds, (dict(losses[0]), dict(losses[1])), is_critical, (moves[0], moves[1]))


def made_up_fight(
    state: State,
    place: int,
    attacker: tuple[int, tuple[int, int, int]],
    defender: tuple[int, tuple[int, int, int]],
) -> State:
    """A copy of the state in which two leaders with these steps meet in this place."""
    world = state.copy()
    for leader, steps in (attacker, defender):
        flag = world.leader_at[leader]
        assert flag < 64, "the leader is not on the map"
        for arm in range(3):
            world.steps[flag * 3 + arm] = steps[arm]
    sides = [world.board.side[leader] for leader, _ in (attacker, defender)]
    assert sides[0] != sides[1], "both leaders are of one side"
    for flag in range(64):
        if world.place[flag] == place and world.kind[flag]:
            world.put(flag, world.board.to[world.board.first[place]])
    for leader, _ in (defender, attacker):
        world.put(world.leader_at[leader], place)
    world.active = sides[0]
    world.quartered = 0
    knowledge.begin(world)
    combat.begin(world)
    combat.begin_fight(world, place, False, None)
    return world
