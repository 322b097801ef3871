"""Answers about a combat [9.0], and the words for the plans and ends they speak of."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from solitaire.data.tables import Grid
from solitaire.games.castiglione.odds.forces import Force, Modifier
from solitaire.odds import Chances
from solitaire.text import Text, marked

# What a side does after the first round [9.3].
FIGHT_ON: Final = "fight-on"
STOP_IF_BEHIND: Final = "stop-if-behind"
BREAK_OFF: Final = "break-off"
PLANS: Final = (FIGHT_ON, STOP_IF_BEHIND, BREAK_OFF)

# How a combat ends.
BY_HITS: Final = marked("more hits")
BY_TIE: Final = marked("tie, won by the initiative")
BY_BREAKING_OFF: Final = marked("the enemy breaks off")
BY_DESTRUCTION: Final = marked("the enemy is destroyed")
NOBODY: Final = marked("both sides are destroyed")

LEVEL: Final = marked("level")


@dataclass(frozen=True, slots=True)
class RollOdds:
    """One roll of the combat: what it reads and the hits it inflicts, given that it is made."""

    name: str
    fight_round: int
    role: int
    column: str
    """The label on the table at the forces' present strength."""
    modifiers: tuple[Modifier, ...]
    hits: Chances[int]


@dataclass(frozen=True, slots=True)
class PursuitOdds:
    """What happens to a side that is beaten and retreats [9.4, 9.5]."""

    role: int
    chance: Fraction
    """That this side must retreat."""
    column: str
    """Empty if the winner's cavalry has no edge at present."""
    modifiers: tuple[Modifier, ...]
    hits: Chances[int]
    """Of the pursuit, given that it retreats; 0 where nobody pursues."""
    through: Chances[int]
    """Of cutting through enemy-held areas [9.4], given that it retreats."""
    refuges: Chances[str]
    """Where it ends, given that it retreats; empty where no map is asked."""


@dataclass(frozen=True, slots=True)
class LossOdds:
    """Units eliminated on one side, pursuit included; garrisons count only for destruction."""

    units: Chances[int]
    destroyed: Fraction
    """That no unit of the force is left."""


@dataclass(frozen=True, slots=True)
class CombatOdds:
    """Everything about one combat. Pairs are attacker, defender."""

    forces: tuple[Force, Force]
    rolls: tuple[RollOdds, ...]
    ahead: Chances[str]
    """After the first round, bombardment included; empty if that is over."""
    second_round: Fraction
    endings: Chances[tuple[str, str]]
    """(winning role, how)."""
    hits: tuple[Chances[int], Chances[int]]
    """Inflicted by each side in the rounds and bombardments, the basis of the verdict [R7]."""
    pursuits: tuple[PursuitOdds, ...]
    losses: tuple[LossOdds, LossOdds] | None
    """None where only strengths are known."""
    assumptions: tuple[Text, ...]

    def win(self, role: str) -> Fraction:
        chances = (weight for (winner, _), weight in self.endings.items() if winner == role)
        return sum(chances, Fraction(0))


def would_lose(own: int, enemy: int, has_initiative: bool) -> bool:
    """Whether a side would be declared beaten if the combat ended now [9.3]."""
    return own < enemy or (own == enemy and not has_initiative)


def breaks_off(plan: str, is_behind: bool) -> bool:
    return plan == BREAK_OFF or (plan == STOP_IF_BEHIND and is_behind)


def who_is_ahead(attacker: int, defender: int) -> str:
    if attacker == defender:
        return LEVEL
    return "attacker" if attacker > defender else "defender"


def column_label(grid: Grid, counted: int) -> str:
    """The heading of the column that a strength or a difference reads."""
    for span in grid.columns:
        above = span.low is None or span.low <= counted
        if above and (span.high is None or counted <= span.high):
            return str(span)
    return ""
