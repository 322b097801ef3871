"""From statistics to one choice: the best for a hint, a mixture of near-equals when playing."""

from __future__ import annotations

from math import hypot
from random import Random
from typing import Final

from ai.search.nodes import USUAL_VARIANCE
from ai.search.report import PLANNED, SEARCHED, ArmStatistics, RootStatistics
from ai.search.selection import handicap, prior_visits

PLAY: Final = "play"
HINT: Final = "hint"

LEAST_VISITS: Final = 0.1
"""Choices with less than this part of the most visits are not known well enough to be played."""

MOST_TRIED: Final = 0.5
"""Choices with this part of the most visits are compared by their scores."""

LEAST_PLAN_VISITS: Final = 0.25
LEAST_GAIN: Final = 0.004
"""What each changed order must gain in a cautious game however sure it is: in a won game all plans
are alike."""
CAUTION: Final = 1.0
"""Standard errors by which a plan's mean is lowered before plans are compared."""


def ranked(study: RootStatistics) -> list[ArmStatistics]:
    """The best first; equals in the order of the statistics."""
    base = _base(study)
    if base is not None:
        return _by_gain(study, base)
    if study.how == PLANNED:
        return _by_lower_bound(study.arms)
    if is_mixed(study):
        return sorted(study.arms, key=lambda arm: -arm.share)
    return _by_visits_and_score(study.arms)


def is_mixed(study: RootStatistics) -> bool:
    return any(arm.share > 0.0 for arm in study.arms)


def chosen(study: RootStatistics, purpose: str, margin: float, rng: Random) -> ArmStatistics:
    best_first = ranked(study)
    if purpose == HINT or _base(study) is not None:
        return best_first[0]
    if is_mixed(study):
        return rng.choices(best_first, [arm.share for arm in best_first])[0]
    equals = near_equals(best_first, study.how, margin)
    scores = _scores(equals, study.how)
    weights = [
        _appeal(arm, study.how) * _nearness(scores[0] - score, margin)
        for arm, score in zip(equals, scores, strict=True)
    ]
    return rng.choices(equals, weights)[0]


def _nearness(gap: float, margin: float) -> float:
    """1 for the first of the ranking and for those with a higher mean, which is less sure;
    falling to nought at the margin."""
    return max(1.0 - gap / margin, 0.0) ** 2 if gap > 0.0 else 1.0


def _appeal(arm: ArmStatistics, how: str) -> float:
    """Where scores say nothing, as in a decided game, the likelier choice is played: leaving
    a field that is won looks silly even where it costs nothing. A whole plan is never likely."""
    likely = 1.0 if how == PLANNED else max(arm.prior, 1e-3)
    return (arm.visits + 1.0) * likely * likely


def near_equals(best_first: list[ArmStatistics], how: str, margin: float) -> list[ArmStatistics]:
    best = best_first[0]
    least = LEAST_PLAN_VISITS if how == PLANNED else LEAST_VISITS
    most = max(arm.visits for arm in best_first)
    scores = _scores(best_first, how)
    return [
        arm
        for arm, score in zip(best_first, scores, strict=True)
        if arm is best or (arm.visits >= max(least * most, 1) and score > scores[0] - margin)
    ]


def _scores(arms: list[ArmStatistics], how: str) -> list[float]:
    """Means; those of single choices, which few simulations may tell apart, as the priors draw
    them."""
    if how == PLANNED:
        return [arm.mean for arm in arms]
    visits = sum(arm.visits for arm in arms)
    base = sum(arm.total for arm in arms) / visits if visits else 0.5
    likeliest = max(arm.prior for arm in arms)
    weight = prior_visits(_variance(arms))
    return [
        (arm.total + weight * (base - handicap(arm.prior, likeliest))) / (arm.visits + weight)
        for arm in arms
    ]


def _by_visits_and_score(arms: list[ArmStatistics]) -> list[ArmStatistics]:
    """Of those that were tried most the best by mean and prior; then the others by visits."""
    most = max(arm.visits for arm in arms)
    scores = _scores(arms, SEARCHED)

    def rank(place: int) -> tuple[float, float]:
        visits = arms[place].visits
        return (0 if visits >= MOST_TRIED * most else most - visits, -scores[place])

    return [arms[place] for place in sorted(range(len(arms)), key=rank)]


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


def _base(study: RootStatistics) -> ArmStatistics | None:
    """What the others must surpass; None if there is nothing or it was not tried."""
    if study.base is None:
        return None
    return next((arm for arm in study.arms if arm.key == study.base), None)


def _changes(study: RootStatistics, arm: ArmStatistics, base: ArmStatistics) -> int:
    """Orders of a plan that differ from the base's; 1 for single choices."""
    if study.how != PLANNED or len(arm.key) != len(base.key):
        return 1
    return sum(one != other for one, other in zip(arm.key, base.key, strict=True))


def _by_gain(study: RootStatistics, base: ArmStatistics) -> list[ArmStatistics]:
    """By what each gains over the base, less what its error and the orders it changes ask."""
    most = max(arm.visits for arm in study.arms)

    def rank(arm: ArmStatistics) -> tuple[bool, float]:
        if arm is base:
            return (False, 0.0)
        gain, error = _gain(arm, base)
        asked = study.caution * error + LEAST_GAIN * _changes(study, arm, base)
        return (arm.visits < LEAST_PLAN_VISITS * most, asked - gain)

    return sorted(study.arms, key=rank)


def _gain(arm: ArmStatistics, base: ArmStatistics) -> tuple[float, float]:
    """Over the base, and its error: in the same chance if both were tried so."""
    if arm.pairs:
        return arm.gain - base.gain, arm.gain_error
    return arm.mean - base.mean, hypot(arm.error, base.error)
