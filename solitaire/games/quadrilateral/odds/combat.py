"""Exact chances of a whole fight: both sides deciding by a stated habit."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from fractions import Fraction

from solitaire.games.quadrilateral.core import knowledge
from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.odds import course, rolls
from solitaire.games.quadrilateral.odds.course import AnyRules
from solitaire.games.quadrilateral.odds.decisions import Decisions, Habit
from solitaire.games.quadrilateral.rules import sequence
from solitaire.games.quadrilateral.rules.fights import combat
from solitaire.odds import Chances


@dataclass(frozen=True, slots=True)
class FightOdds:
    attacker_holds: Fraction
    losses: tuple[Chances[int], Chances[int]]
    """Steps lost, French and Austrian."""
    critical: Fraction
    """Both sides together lose enough for a critical battle [16.2]."""
    moves_vienna: tuple[Fraction, Fraction]
    """In favour of the French, of the Austrians."""
    left_out: float
    """Chance of losses of several leaders that were not followed: nothing is wrong by more."""

    def mean_loss(self, side: int) -> Fraction:
        return sum((steps * chance for steps, chance in self.losses[side].items()), Fraction(0))


def fight_odds(
    rules: AnyRules, state: State, habits: tuple[Habit, Habit] = (Habit(), Habit())
) -> FightOdds:
    """Of the fight that is under way in this state. Its contents are open to both sides [5.2]."""
    battle = state.battle
    assert battle is not None, "there is no fight"
    return summed(state, battle.attacker, course.endings(rules, state, Decisions(habits)))


def summed(state: State, attacker: int, endings: course.Endings) -> FightOdds:
    holds = Fraction(0)
    losses: tuple[Chances[int], Chances[int]] = (defaultdict(Fraction), defaultdict(Fraction))
    is_critical = Fraction(0)
    moves = [Fraction(0), Fraction(0)]
    charts = state.board.charts
    for (victor, french, austrian), weight in endings.chances.items():
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
    return FightOdds(
        holds,
        (dict(losses[0]), dict(losses[1])),
        is_critical,
        (moves[0], moves[1]),
        endings.left_out,
    )


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
    world.quartered = 0
    knowledge.begin(world)
    open_fight(world, sides[0], place)
    return world


def open_fight(world: State, attacker: int, place: int) -> None:
    """Those of both sides in a place fight, the attacker being the side that moves: the world goes
    to the first question of their fight."""
    world.active = attacker
    combat.begin(world)
    combat.begin_fight(world, place, False, None)
    sequence.run_on(world, None)
