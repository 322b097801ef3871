"""Exact duels [7.1, 8.2] in floating point: what an assault is worth to the attacker, in steps.

The same game as odds/duel.py, which counts in fractions for people; a test holds them together.
Both sides withdraw and call on Marshals when that is better for them.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

FIRST_THRESHOLD: Final = 9
_REACHED: Final = vec[float](
    [
        sum(1.0 for one in range(1, 7) for other in range(1, 7) if one + other >= needed) / 36.0
        for needed in range(14)
    ]
)
"""By total, the chance that two dice show so much or more."""

LEAST: Final = -6
SPAN: Final = 14
"""Modifiers from -6 to 7 are kept; what lies beyond is as good as certain."""


def at_least(needed: i64) -> float:
    if needed <= 2:
        return 1.0
    return 0.0 if needed > 12 else _REACHED[needed]


@final
class Stakes:
    """What the results of an assault are worth to each side, in steps."""

    def __init__(self) -> None:
        self.victory: float = 1.5
        """For the attacker who wins, lost by the defender: a hit and the ground."""
        self.defeat: float = 1.5
        """The same if the defender wins."""
        self.ground: float = 0.5
        """For the attacker if the defender withdraws."""
        self.repulse: float = 0.5
        """For the defender if the attacker withdraws."""
        self.marshal: float = 0.5


@final
class Duel:
    """One assault as far as dice are concerned; values are the attacker's."""

    def __init__(self, attack: i64, defence: i64, stakes: Stakes) -> None:
        self.attack: i64 = attack
        self.defence: i64 = defence
        self.stakes = stakes
        self.attacker_may_withdraw: bool = True
        self.defender_may_withdraw: bool = True

    def rolled(self, threshold: i64, is_attacker: bool, ours: i64, theirs: i64) -> float:
        """Before the roll; `ours` and `theirs` are Marshals beside attackers and defenders."""
        chance = at_least(threshold - (self.attack if is_attacker else self.defence))
        won = self.stakes.victory if is_attacker else -self.stakes.defeat
        if chance >= 1.0:
            return won
        failed = self.decided(threshold - 1, not is_attacker, ours, theirs)
        if ours if is_attacker else theirs:
            again = self.again(threshold, is_attacker, ours, theirs)
            failed = max(failed, again) if is_attacker else min(failed, again)
        return chance * won + (1.0 - chance) * failed

    def again(self, threshold: i64, is_attacker: bool, ours: i64, theirs: i64) -> float:
        """A Marshal has the roll repeated, and is lost if it fails."""
        chance = at_least(threshold - (self.attack if is_attacker else self.defence))
        stakes = self.stakes
        if is_attacker:
            failed = self.decided(threshold - 1, False, ours - 1, theirs) - stakes.marshal
            return chance * stakes.victory + (1.0 - chance) * failed
        failed = self.decided(threshold - 1, True, ours, theirs - 1) + stakes.marshal
        return -chance * stakes.defeat + (1.0 - chance) * failed

    def decided(self, threshold: i64, is_attacker: bool, ours: i64, theirs: i64) -> float:
        """The next roller fights on or withdraws."""
        fight = self.rolled(threshold, is_attacker, ours, theirs)
        if is_attacker:
            return max(fight, -self.stakes.repulse) if self.attacker_may_withdraw else fight
        return min(fight, self.stakes.ground) if self.defender_may_withdraw else fight


def _usual_values() -> vec[float]:
    stakes = Stakes()
    return vec[float](
        [
            Duel(attack, defence, stakes).rolled(FIRST_THRESHOLD, True, ours, theirs)
            for ours in range(2)
            for theirs in range(2)
            for attack in range(LEAST, LEAST + SPAN)
            for defence in range(LEAST, LEAST + SPAN)
        ]
    )


_USUAL: Final = _usual_values()


def usual_worth(attack: i64, defence: i64, ours: bool, theirs: bool) -> float:
    """Of an assault with the usual stakes, looked up."""
    row = min(max(attack - LEAST, 0), SPAN - 1)
    column = min(max(defence - LEAST, 0), SPAN - 1)
    table = (2 if ours else 0) + (1 if theirs else 0)
    return _USUAL[(table * SPAN + row) * SPAN + column]
