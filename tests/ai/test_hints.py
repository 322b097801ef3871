"""Hints: the known reason is given, and nothing is claimed that the futures do not bear out."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

import pytest

from ai.counsel.futures import (
    FEWEST,
    SURE,
    Choice,
    Difference,
    Futures,
    Reason,
)
from ai.counsel.hint import Hint
from ai.counsel.hints import Adviser
from ai.search.levels import Settings
from solitaire.games.castiglione.odds.pending import Explainer
from solitaire.games.castiglione.odds.policies import Conduct
from solitaire.protocol import Decide, NotNotation
from solitaire.registry import game_of
from tests.tactics.loading import RULES, load_tactics, start

ADVICE = game_of(RULES).advice()
SETTINGS = Settings(worlds=16)
TACTICS = {tactic.name: tactic for tactic in load_tactics()}
FUTURES = 20
MORE_FUTURES = {"siege_save": 80}
"""Where luck decides much, so that the difference is small."""

REASONS = {
    "attack_worn": {"austrian_lost"},
    "attack_peschiera": {"french_lost"},
    "grab_brescia": {"brescia"},
    "grab_cremona": {"cremona"},
    "grab_trent": {"trent"},
    "grab_vicenza": {"vicenza"},
    "siege_hold": {"siege", "supply_siege"},
    "siege_resume": {"siege", "supply_siege"},
    "siege_save": {"siege", "supply_siege"},
    "zone_enter": {"zone"},
    "zone_close": {"zone"},
    "enter_mantua": {"in_mantua"},
    "join_all": {"in_mantua"},
    "pursue_french": {"austrian_lost"},
    "pursue_austrian": {"french_lost"},
    "hit_the_fresh": {"french_lost"},
    "stay_in_the_zone": {"zone"},
    "retreat_in_the_zone": {"zone"},
    "supply_cut": {"austrian_lost", "austrian_unsupplied"},
}
"""What the right choice is better for than the mistake, by the facts' keys."""


def own_plies(texts: tuple[str, ...], state: Any) -> tuple[Any, ...]:
    """The asked seat's choices of a line, up to the first that is the enemy's."""
    world, seat, found = RULES.copy(state), RULES.pending(state).seat, []
    for text in texts:
        try:
            ply = RULES.parse_ply(text)
        except NotNotation:
            break
        asked = RULES.pending(world)
        if isinstance(asked, Decide) and asked.seat != seat:
            break
        if isinstance(asked, Decide):
            found.append(ply)
        RULES.apply(world, ply)
    return tuple(found)


def futures_of(name: str) -> Futures:
    """Of the right line and of the mistake, in this order."""
    tactic = TACTICS[name]
    state = start(tactic)
    choices = [
        Choice(plies=own_plies(tactic.solution, state)),
        Choice(plies=own_plies(tactic.mistake, state)),
    ]
    adviser = Adviser(RULES, ADVICE, SETTINGS)
    return adviser.compared(
        RULES.view(state, tactic.seat), choices, 2 * MORE_FUTURES.get(name, FUTURES)
    )


def check(name: str) -> None:
    futures = futures_of(name)
    reasons = futures.reasons(0, 1, 3)
    told = [reason.words() for reason in reasons]
    assert REASONS[name] & {reason.fact.key for reason in reasons if reason.is_for}, told
    check_claims(futures, 0, 1)


def check_claims(futures: Futures, choice: int, other: int) -> None:
    """Count again, without the means and errors that the reasons were made from."""
    for reason in futures.reasons(choice, other, 99):
        place = [fact.key for fact in futures.facts].index(reason.fact.key)
        here = [counts[place] for counts in futures.counts[choice]]
        there = [counts[place] for counts in futures.counts[other]]
        assert len(here) == len(there) >= FEWEST
        assert reason.here == pytest.approx(sum(here) / len(here))
        assert reason.there == pytest.approx(sum(there) / len(there))
        pairs = [one - two for one, two in zip(here, there, strict=True)]
        mean = sum(pairs) / len(pairs)
        deviation = (sum((pair - mean) ** 2 for pair in pairs) / len(pairs)) ** 0.5
        assert abs(mean) >= SURE * deviation / len(pairs) ** 0.5 * 0.999
        is_good = (mean * reason.fact.worth > 0) == (futures.seat == 0)
        assert reason.is_for == is_good
        assert f"[{reason.fact.rule}]" in reason.words()


@pytest.mark.parametrize(
    ("here", "there", "numbers"),
    [
        (27.4, 30.2, "27 on average, otherwise 30"),
        (27.4, 27.1, "27.4 on average, otherwise 27.1"),
        (0.04, 1.25, "0.0 on average, otherwise 1.2"),
    ],
)
def test_sums_are_told_as_a_person_would(here: float, there: float, numbers: str) -> None:
    fact = next(one for one in ADVICE.facts() if one.key == "french_unsupplied")
    reason = Reason(fact, here, there, Difference(here - there, 0.1), 50, is_for=True)
    assert reason.words() == f"times a French unit goes without supply: {numbers} [5.2]"


@pytest.mark.parametrize("name", ["grab_cremona", "siege_hold", "zone_enter"])
def test_known_reason_is_among_three(name: str) -> None:
    check(name)


@pytest.mark.long
@pytest.mark.parametrize(
    "name", [name for name in REASONS if name not in ("grab_cremona", "siege_hold", "zone_enter")]
)
def test_known_reason_is_among_three_elsewhere(name: str) -> None:
    check(name)


def test_a_choice_is_equal_to_itself() -> None:
    state = start(TACTICS["grab_cremona"])
    same = Choice(plies=own_plies(TACTICS["grab_cremona"].solution, state))
    adviser = Adviser(RULES, ADVICE, SETTINGS)
    futures = adviser.compared(RULES.view(state, TACTICS["grab_cremona"].seat), [same, same], 20)
    assert futures.scores[0] == futures.scores[1]
    assert futures.reasons(0, 1, 3) == []


def test_too_few_futures_claim_nothing() -> None:
    tactic = TACTICS["grab_cremona"]
    state = start(tactic)
    choices = [Choice(plies=own_plies(line, state)) for line in (tactic.solution, tactic.mistake)]
    adviser = Adviser(RULES, ADVICE, SETTINGS)
    few = adviser.compared(RULES.view(state, tactic.seat), choices, 2 * (FEWEST - 1))
    assert few.size == FEWEST - 1
    assert few.reasons(0, 1, 3) == []


@pytest.fixture(scope="module")
def hint() -> Hint:
    state = start(TACTICS["pursue_french"])
    return Adviser(RULES, ADVICE, SETTINGS).hint(_view(state), RULES.actions(state), 60)


def _view(state: Any) -> Any:
    return RULES.view(state, RULES.pending(state).seat)


def test_a_hint_is_the_same_every_time_and_in_every_world(hint: Hint) -> None:
    state = start(TACTICS["pursue_french"])
    twin = RULES.imagine(_view(state), Random(5))
    again = Adviser(RULES, ADVICE, SETTINGS).hint(_view(twin), RULES.actions(twin), 60)
    assert again.as_json() == hint.as_json()


def test_intervals_hold_the_chances_and_the_first_is_the_measure(hint: Hint) -> None:
    for option in hint.options:
        assert 0.0 <= option.interval[0] <= option.chance <= option.interval[1] <= 1.0
    first, *others = hint.options
    assert first.edge == 0.0
    assert not first.is_equal
    for other in others:
        assert other.edge == pytest.approx(other.chance - first.chance)
        low, high = other.edge_interval
        assert other.is_equal == (low < 0.0 < high or abs(other.edge) < 0.01)
    assert hint.text in [
        RULES.ply_text(ply) for ply in RULES.actions(start(TACTICS["pursue_french"]))
    ]


def test_chance_of_the_order_is_the_exact_one() -> None:
    tactic = TACTICS["leader_helps"]
    state = start(tactic)
    compared = 0
    parts = Explainer(state, tactic.seat, Conduct()).explanation().parts
    for ply in RULES.actions(state):
        told = [chance for _, chance in ADVICE.exact_chances(state, ply)]
        exact = [part.answer for part in parts if part.choice == RULES.ply_text(ply)]
        assert len(told) == len(exact)
        for chance, answer in zip(told, exact, strict=True):
            assert isinstance(chance, Fraction)
            assert chance == answer.chance_of("arrives")  # type: ignore[union-attr]
            compared += 1
    assert compared > 1


def test_hints_get_better_and_end_with_the_one_for_all_nodes(hint: Hint) -> None:
    """With time enough the last is the same that is made without looking at the clock."""
    state = start(TACTICS["pursue_french"])
    adviser = Adviser(RULES, ADVICE, SETTINGS)
    *early, last = adviser.refined_hints(_view(state), RULES.actions(state), 600.0, 60)
    assert last.as_json() == hint.as_json()
    assert early
    for one in early:
        assert one.partial
        assert all(option.interval[0] <= option.chance for option in one.options)
        assert not any(option.attempts for option in one.options), "exact odds come at the end"


def test_no_hint_comes_after_the_stop() -> None:
    state = start(TACTICS["pursue_french"])
    adviser, asked = Adviser(RULES, ADVICE, SETTINGS), []

    def stop() -> bool:
        return bool(asked)

    found = adviser.refined_hints(_view(state), RULES.actions(state), 600.0, 60, stop)
    assert next(found).partial
    asked.append("stop")
    assert list(found) == []
