"""Which plan for the end of round one serves a side best [9.3]: all of them, by exact odds."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction

from solitaire.games.castiglione.core.board import Board
from solitaire.games.castiglione.odds.engagement import Engagement, engagement_odds
from solitaire.games.castiglione.odds.forces import ROLES
from solitaire.games.castiglione.odds.results import PLANS, CombatOdds
from solitaire.odds import mean


@dataclass(frozen=True, slots=True)
class PlanOdds:
    """What a side may expect of one plan while the other side keeps to its own."""

    role: int
    plan: str
    win: Fraction
    inflicted: Fraction
    """Hits on the enemy on the average, those of retreat and pursuit included."""
    suffered: Fraction

    @property
    def margin(self) -> Fraction:
        return self.inflicted - self.suffered


def compare_plans(board: Board, asked: Engagement) -> list[PlanOdds]:
    """Every plan of each side, the attacker's first. Raises BadDescription."""
    found = []
    for role in range(len(ROLES)):
        for plan in PLANS:
            plans = tuple(plan if r == role else asked.conduct.plans[r] for r in range(2))
            conduct = replace(asked.conduct, plans=(plans[0], plans[1]))
            odds = engagement_odds(board, replace(asked, conduct=conduct))
            suffered = [_suffered(odds, one) for one in range(2)]
            win = odds.win(ROLES[role])
            found.append(PlanOdds(role, plan, win, suffered[1 - role], suffered[role]))
    return found


def best_plan(plans: list[PlanOdds], role: int) -> PlanOdds:
    """The one with the best margin of hits; the more victories among equals."""
    return max((one for one in plans if one.role == role), key=lambda one: (one.margin, one.win))


def _suffered(odds: CombatOdds, role: int) -> Fraction:
    after = (
        one.chance * (mean(one.hits) + mean(one.through))
        for one in odds.pursuits
        if one.role == role and one.chance
    )
    return mean(odds.hits[1 - role]) + sum(after, Fraction(0))
