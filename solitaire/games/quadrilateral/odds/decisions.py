"""How both sides decide in a fight whose odds are counted: by a stated habit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from solitaire.games.quadrilateral.core.plies import BREAK_OFF, RECEIVE, RENEW, RETREAT, STAND, Ply
from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.rules.fights import strength


@dataclass(frozen=True, slots=True)
class Habit:
    """How a side decides: it stands or renews while it has this share of the enemy's strength."""

    stand_from: Fraction = Fraction(3, 4)
    renew_from: Fraction = Fraction(1)


class Decisions:
    """What both sides do by their habits; attacks are received."""

    def __init__(self, habits: tuple[Habit, Habit]) -> None:
        self._habits = habits

    def stands(self, side: int, own: int, enemy: int) -> bool:
        """Whether the loser of a round stands with this strength against that."""
        return _reaches(own, enemy, self._habits[side].stand_from)

    def renews(self, side: int, own: int, enemy: int) -> bool:
        """Whether the attacker goes on."""
        return _reaches(own, enemy, self._habits[side].renew_from)

    def choose(self, state: State, actions: Sequence[Ply]) -> Ply:
        battle = state.battle
        assert battle is not None
        verbs = {ply.verb: ply for ply in actions}
        if RECEIVE in verbs:
            return verbs[RECEIVE]
        side = battle.loser if STAND in verbs else battle.striker
        own = strength.strength(state, battle, side)
        enemy = strength.strength(state, battle, 1 - side)
        if STAND in verbs:
            return verbs[STAND if self.stands(side, own, enemy) else RETREAT]
        if RENEW in verbs:
            return verbs[RENEW if self.renews(side, own, enemy) else BREAK_OFF]
        return actions[0]


def _reaches(own: int, enemy: int, share: Fraction) -> bool:
    return own * share.denominator >= max(1, enemy) * share.numerator
