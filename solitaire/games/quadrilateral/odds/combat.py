"""Exact chances of a whole fight: every die followed, both sides deciding by a stated habit."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from solitaire.bits import members
from solitaire.games.quadrilateral.core import knowledge
from solitaire.games.quadrilateral.core.battle import BATTLE_FIELDS
from solitaire.games.quadrilateral.core.events import BATTLE_ENDED, Happened
from solitaire.games.quadrilateral.core.plies import BREAK_OFF, RECEIVE, RENEW, RETREAT, STAND, Ply
from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.core.steps import (
    LEADER_ROLL,
    PURSUIT_ROLL,
    ROUND_ROLL,
    WOUND_ROLL,
)
from solitaire.games.quadrilateral.odds import rolls
from solitaire.games.quadrilateral.rules.fights import combat, rounds, strength
from solitaire.odds import Branch, Chances, Inquiry, unfold
from solitaire.protocol import Event, Rules

AnyRules = Rules[State, Ply, Any]


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


Note = tuple[int, ...]
"""Who held the place, French and Austrian losses; empty while the fight goes on."""


class _Fight(Inquiry[State, Ply, Note]):
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

    def outcomes(
        self, state: State, outcomes: Sequence[tuple[Ply, int]]
    ) -> Sequence[tuple[Ply, int]]:
        """Dice that do the same are followed once: a large fight has thousands of branches."""
        alike: dict[Hashable, tuple[Ply, int]] = {}
        for ply, weight in outcomes:
            effect = self._effect(state, ply)
            first, before = alike.get(effect, (ply, 0))
            alike[effect] = (first, before + weight)
        return list(alike.values())

    def _effect(self, state: State, ply: Ply) -> Hashable:
        battle = state.battle
        if battle is None:
            return ply
        if state.step == LEADER_ROLL:
            # Once a side retreats nothing that is asked here depends on leaders any more.
            is_over = battle.after == rounds.RETREATING
            return not is_over and ply.first >= state.board.charts.leader_hit_on
        if state.step == WOUND_ROLL:
            return "off"  # killed or wounded, he is out of this fight
        if state.step == ROUND_ROLL:
            return strength.row(state, battle, ply.first)
        if state.step == PURSUIT_ROLL:
            return strength.pursuit_hexes(state, battle, 1 - battle.loser, ply.first)
        return ply

    def is_settled(self, state: State, note: Note) -> bool:
        return note != ()

    def noted(self, note: Note, events: Sequence[Event]) -> Note:
        for event in events:
            if isinstance(event, Happened) and event.kind == BATTLE_ENDED:
                return (event.side, event.amount, event.other)
        return note

    def key(self, state: State) -> Hashable:
        """Leaders count by what they lend to their side, not by name."""
        battle = state.battle
        if battle is None:
            return ()
        return (
            state.step,
            tuple(getattr(battle, one) for one in BATTLE_FIELDS if one not in LEADER_FIELDS),
            _worth(state, battle.hits),
            _worth(state, 0 if battle.hit_leader >= 64 else 1 << battle.hit_leader),
            tuple(_force_key(state, flag) for flag in members(battle.attackers | battle.defenders)),
            tuple(state.garrison_steps),
            state.quartered,
        )


LEADER_FIELDS = ("hits", "hit_leader")


def _force_key(state: State, flag: int) -> Hashable:
    steps = tuple(state.steps[flag * 3 + arm] for arm in range(3))
    return state.place[flag], steps, _worth(state, state.leaders_of(flag))


def _worth(state: State, leaders: int) -> Hashable:
    """Ratings and flags of leaders, in order."""
    board = state.board
    return tuple(
        sorted(
            (board.initiative[one], board.span[one], board.bonus[one], state.leader_at[one])
            for one in members(leaders)
        )
    )


def fight_odds(
    rules: AnyRules, state: State, habits: tuple[Habit, Habit] = (Habit(), Habit())
) -> FightOdds:
    """Of the fight that is under way in this state. Its contents are open to both sides [5.2]."""
    battle = state.battle
    assert battle is not None, "there is no fight"
    start: list[Branch[State, Note]] = [Branch(state.copy(), (), Fraction(1))]
    ends = unfold(rules, start, _Fight(habits))
    return _summed(state, battle.attacker, ends)


def _summed(state: State, attacker: int, ends: Sequence[Branch[State, Note]]) -> FightOdds:
    holds = Fraction(0)
    losses: tuple[Chances[int], Chances[int]] = (defaultdict(Fraction), defaultdict(Fraction))
    is_critical = Fraction(0)
    moves = [Fraction(0), Fraction(0)]
    charts = state.board.charts
    for end in ends:
        victor, french, austrian = end.note
        if victor == attacker:
            holds += end.weight
        lost = (french, austrian)
        for side in (0, 1):
            losses[side][lost[side]] += end.weight
        if sum(lost) >= charts.critical_steps:
            is_critical += end.weight
        moves[victor] += end.weight * rolls.critical(
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
