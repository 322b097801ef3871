"""From statistics to one choice: what counts as equal, and how equals are drawn."""

from __future__ import annotations

from collections import Counter
from random import Random

from ai.search.choice import PLAY, chosen, near_equals, ranked
from ai.search.report import PLANNED, SEARCHED, ArmStatistics, RootStatistics, merged


def arm(
    key: str, visits: int, mean: float, prior: float = 0.0, spread: float = 0.2
) -> ArmStatistics:
    squares = visits * (mean * mean + spread * spread)
    return ArmStatistics(key, visits, visits * mean, squares, prior)


def drawn(study: RootStatistics, margin: float, times: int = 400) -> Counter[str]:
    rng = Random(18)
    return Counter(chosen(study, PLAY, margin, rng).key for _ in range(times))


def test_two_lucky_simulations_do_not_make_an_unlikely_choice_equal() -> None:
    study = RootStatistics(SEARCHED, [arm("usual", 2, 0.45, 0.9), arm("odd", 2, 0.55, 0.01)])
    best_first = ranked(study)
    assert best_first[0].key == "usual"
    assert [one.key for one in near_equals(best_first, SEARCHED, 0.01)] == ["usual"]


def test_many_simulations_overrule_what_is_usual() -> None:
    study = RootStatistics(SEARCHED, [arm("usual", 200, 0.45, 0.9), arm("odd", 200, 0.55, 0.01)])
    assert drawn(study, 0.01) == {"odd": 400}


def test_a_plan_at_the_margin_is_hardly_drawn() -> None:
    plans = [arm("best", 40, 0.5), arm("as good", 40, 0.4999), arm("at the margin", 40, 0.4905)]
    found = drawn(RootStatistics(PLANNED, plans), 0.01)
    assert found["as good"] > 120
    assert found["at the margin"] < 10


def test_a_plan_with_a_higher_mean_does_not_drive_out_the_surer_one() -> None:
    plans = [arm("sure", 200, 0.5), arm("lucky", 60, 0.52, spread=0.3)]
    study = RootStatistics(PLANNED, plans)
    assert ranked(study)[0].key == "sure"
    assert drawn(study, 0.01)["sure"] > 250


def test_a_cautious_game_changes_its_plan_for_a_sure_gain_only() -> None:
    few = [arm("usual", 12, 0.45), arm("other", 12, 0.5)]
    study = RootStatistics(PLANNED, few, base="usual", caution=1.5)
    assert drawn(study, 0.1) == {"usual": 400}
    many = [arm("aaaa", 200, 0.45), arm("aaab", 200, 0.5)]
    assert drawn(RootStatistics(PLANNED, many, base="aaaa", caution=1.5), 0.1) == {"aaab": 400}
    assert merged([study, study]).base == "usual"


def test_each_changed_order_must_be_worth_its_doubt() -> None:
    plans = [arm("aaaa", 60, 0.45), arm("bbbb", 60, 0.49), arm("aaab", 60, 0.48)]
    study = RootStatistics(PLANNED, plans, base="aaaa", caution=0.1)
    assert [one.key for one in ranked(study)] == ["aaab", "bbbb", "aaaa"]


def test_without_the_usual_plan_the_others_are_compared_among_themselves() -> None:
    study = RootStatistics(PLANNED, [arm("a", 20, 0.4), arm("b", 20, 0.6)], base="c", caution=1.5)
    assert ranked(study)[0].key == "b"
