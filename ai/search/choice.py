"""From statistics to one choice: the best for a hint, a mixture of near-equals when playing."""

from __future__ import annotations

from random import Random
from typing import Final

from ai.search.nodes import USUAL_VARIANCE
from ai.search.report import PLANNED, ArmStatistics, RootStatistics
from ai.search.selection import handicap, prior_visits

PLAY: Final = "play"
HINT: Final = "hint"

LEAST_VISITS: Final = 0.1
"""Choices with less than this part of the most visits are not known well enough to be played."""

MOST_TRIED: Final = 0.5
"""Choices with this part of the most visits are compared by their scores."""

LEAST_PLAN_VISITS: Final = 0.25
CAUTION: Final = 1.0
"""Standard errors by which a plan's mean is lowered before plans are compared."""


def ranked(study: RootStatistics) -> list[ArmStatistics]:
    """The best first; equals in the order of the statistics."""
    if study.how == PLANNED:
        return _by_lower_bound(study.arms)
    if is_mixed(study):
        return sorted(study.arms, key=lambda arm: -arm.share)
    return _by_visits_and_score(study.arms)


def is_mixed(study: RootStatistics) -> bool:
    return any(arm.share > 0.0 for arm in study.arms)


def chosen(study: RootStatistics, purpose: str, margin: float, rng: Random) -> ArmStatistics:
    best_first = ranked(study)
    if purpose == HINT:
        return best_first[0]
    if is_mixed(study):
        return rng.choices(best_first, [arm.share for arm in best_first])[0]
    equals = near_equals(best_first, study.how, margin)
    return rng.choices(equals, [_appeal(arm, study.how) for arm in equals])[0]


def _appeal(arm: ArmStatistics, how: str) -> float:
    """Where scores say nothing, as in a decided game, the likelier choice is played: leaving
    a field that is won looks silly even where it costs nothing. A whole plan is never likely."""
    likely = 1.0 if how == PLANNED else max(arm.prior, 1e-3)
    return (arm.visits + 1.0) * likely * likely


def near_equals(best_first: list[ArmStatistics], how: str, margin: float) -> list[ArmStatistics]:
    best = best_first[0]
    least = LEAST_PLAN_VISITS if how == PLANNED else LEAST_VISITS
    most = max(arm.visits for arm in best_first)
    return [
        arm
        for arm in best_first
        if arm is best or (arm.visits >= max(least * most, 1) and arm.mean >= best.mean - margin)
    ]


def _by_visits_and_score(arms: list[ArmStatistics]) -> list[ArmStatistics]:
    """Of those that were tried most the best by mean and prior; then the others by visits."""
    most = max(arm.visits for arm in arms)
    visits = sum(arm.visits for arm in arms)
    base = sum(arm.total for arm in arms) / visits if visits else 0.5
    likeliest = max(arm.prior for arm in arms)
    weight = prior_visits(_variance(arms))

    def rank(arm: ArmStatistics) -> tuple[float, float]:
        expected = base - handicap(arm.prior, likeliest)
        score = (arm.total + weight * expected) / (arm.visits + weight)
        return (0 if arm.visits >= MOST_TRIED * most else most - arm.visits, -score)

    return sorted(arms, key=rank)


def _variance(arms: list[ArmStatistics]) -> float:
    tried = [arm for arm in arms if arm.visits > 1]
    if not tried:
        return USUAL_VARIANCE
    spread = sum(arm.squares - arm.total * arm.mean for arm in tried)
    return max(spread, 0.0) / sum(arm.visits - 1 for arm in tried)


def _by_lower_bound(arms: list[ArmStatistics]) -> list[ArmStatistics]:
    most = max(arm.visits for arm in arms)
    return sorted(
        arms,
        key=lambda arm: (arm.visits < LEAST_PLAN_VISITS * most, CAUTION * arm.error - arm.mean),
    )
