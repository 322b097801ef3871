"""The generic search on small games: right answers, honest, repeatable, better with time."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import replace
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ai.search.budget import Limit
from ai.search.choice import HINT, PLAY, chosen
from ai.search.levels import Settings
from ai.search.report import (
    FORCED,
    SEARCHED,
    ArmStatistics,
    Report,
    RootStatistics,
)
from ai.search.search import Searcher
from solitaire.advising import Advice, NoAdvice, Playout
from solitaire.protocol import Decide, Over, Rules
from solitaire.workbench.randomplay import random_ply
from tests.toys import duel, gamble, kuhn, skirmish

ROOT = Path(__file__).parents[2]
SMALL = Settings(plan_nodes=200, reaction_nodes=200, worlds=32)


def searcher(rules: Rules[Any, Any, Any], seed: int = 1, **changes: Any) -> Searcher:
    return Searcher(rules, NoAdvice(rules), replace(SMALL, **changes), seed)


def asked_positions(rules: Rules[Any, Any, Any], seed: int) -> list[tuple[Any, int]]:
    """Every state of one random game in which somebody has a real choice."""
    state, rng, found = rules.start({}), Random(seed), []
    while not isinstance(asked := rules.pending(state), Over):
        if isinstance(asked, Decide) and len(rules.actions(state)) > 1:
            found.append((rules.copy(state), asked.seat))
        rules.apply(state, random_ply(rules, state, asked, rng))
    return found


def answer(rules: Rules[Any, Any, Any], state: Any, seat: int, **changes: Any) -> Report:
    thinker = searcher(rules, **changes)
    return thinker.think(rules.view(state, seat), rules.actions(state), purpose=HINT)


# -- right answers --------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(5))
def test_never_folds_the_king_nor_calls_with_the_jack(seed: int) -> None:
    rules = kuhn.RULES
    for card, right in (("king", "call"), ("jack", "fold")):
        other = "queen"
        state = kuhn.State([other, card], ["bet"])
        thinker = searcher(rules, seed)
        report = thinker.think(rules.view(state, 1), rules.actions(state))
        assert report.text == right


def test_chances_are_weighed_by_their_weight() -> None:
    """A gamble that wins on 1 of 10 by weight although on 1 of 2 by number of outcomes."""
    rules = gamble.GAMBLE
    wins = tries = 0.0
    for seed in range(8):
        report = answer(rules, rules.start({}), 0, seed=seed)
        assert report.text == "safe"
        gambled = report.candidates[1]
        wins += gambled.score * gambled.visits
        tries += gambled.visits
    assert wins / tries == pytest.approx(0.12, abs=0.06)


def test_an_enemy_that_cannot_see_is_not_expected_to_know() -> None:
    """The second seat guesses a hidden coin: its guess cannot follow the coin it does not see."""
    rules = gamble.HIDING
    report = answer(rules, rules.start({}), 0, reaction_nodes=800)
    assert max(candidate.score for candidate in report.candidates) == pytest.approx(0.5, abs=0.12)


def call_with_the_queen(card: str, lessons: float) -> float:
    """What the imagined younger player learns that calling a bet with the queen is worth, while
    the elder, who holds this card, thinks."""
    state = kuhn.State([card, "queen"], [])
    settings = Settings(reaction_nodes=3000, worlds=16, lessons=lessons)
    thinker = Searcher(kuhn.RULES, NoAdvice(kuhn.RULES), settings, 1)
    thinker.think(kuhn.RULES.view(state, 0), kuhn.RULES.actions(state))
    kuhn.RULES.apply(state, kuhn.Bid("bet"))
    node = thinker.nodes.find(1, kuhn.RULES.info_key(state, 1))
    assert node is not None
    return node.mean(node.plies.index(kuhn.Bid("call")))


def test_the_imagined_enemy_learns_nothing_from_our_true_secrets() -> None:
    """He cannot tell our king from our jack, so his calls must be worth the same to him."""
    apart = [call_with_the_queen(card, lessons=0.0) for card in ("king", "jack")]
    assert apart[0] < 0.1 < 0.9 < apart[1], "without lessons he acts as if he saw our card"
    alike = [call_with_the_queen(card, lessons=0.5) for card in ("king", "jack")]
    assert abs(alike[0] - alike[1]) < 0.15
    assert all(0.35 < worth < 0.65 for worth in alike)


def test_a_sealed_choice_comes_to_its_equilibrium() -> None:
    """In the duel every stance is beaten by another: in the long run none is preferred."""
    rules = duel.RULES
    state = rules.start({"wounds": "1"})
    view, offered = rules.view(state, 0), rules.actions(state)
    shares = [0.0] * 3
    for seed in range(3):
        study = searcher(rules, seed).study(view, offered, Limit(nodes=3000))
        for place, arm in enumerate(study.arms):
            shares[place] += arm.share / sum(other.share for other in study.arms) / 3
    assert shares == pytest.approx([1 / 3] * 3, abs=0.1)


class Confident(Advice[Any, Any]):
    """Sure that the first words are the best."""

    def __init__(self, rules: Rules[Any, Any, Any]) -> None:
        self._rules = rules

    def new_playout(self) -> Playout[Any, Any]:
        return NoAdvice(self._rules).new_playout()

    def priors(self, state: Any, actions: Sequence[Any]) -> Sequence[float]:
        weights = [0.5**place for place in range(len(actions))]
        return [weight / sum(weights) for weight in weights]


class Wary(Confident):
    """So sure that nothing a few games show is enough."""

    def caution(self, state: Any) -> float:
        return 20.0


def test_a_cautious_game_keeps_to_its_usual_sealed_choice() -> None:
    rules = duel.RULES
    state = rules.start({"wounds": "1"})
    view, offered = rules.view(state, 0), rules.actions(state)
    for seed in range(10):
        thinker = Searcher(rules, Wary(rules), Settings(reaction_nodes=30), seed)
        assert thinker.think(view, offered).ply == offered[0]


def test_a_wrong_prior_is_overcome_and_every_choice_is_tried() -> None:
    """The seventh answer of eight is the right one; the prior gives it less than 1 %."""
    rules = gamble.LADDER
    state = ["0", "0", "0", "0", "1"]
    thinker = Searcher(rules, Confident(rules), replace(SMALL, reaction_nodes=240), 1)
    report = thinker.think(rules.view(state, 1), rules.actions(state), purpose=HINT)
    assert report.text == "6"
    assert len(report.candidates) == 8
    assert all(candidate.visits for candidate in report.candidates)


def test_with_hardly_any_time_the_habit_is_followed() -> None:
    rules = gamble.EQUALS
    for seed in range(10):
        thinker = Searcher(rules, Confident(rules), SMALL, seed)
        view, offered = rules.view([], 0), rules.actions([])
        assert thinker.think(view, offered, Limit(nodes=1), purpose=HINT).text == "red"


def test_a_single_choice_is_answered_at_once() -> None:
    report = searcher(kuhn.RULES).think(object(), [kuhn.Bid("call")])
    assert (report.ply, report.how, report.nodes) == (kuhn.Bid("call"), FORCED, 0)


# -- honesty --------------------------------------------------------------------------------------


def test_worlds_that_look_alike_get_the_same_answer() -> None:
    rules, compared = skirmish.RULES, 0
    for state, seat in asked_positions(rules, 4)[::4]:
        view = rules.view(state, seat)
        twin = rules.imagine(view, Random(compared))
        compared += rules.digest(twin) != rules.digest(state)
        first = answer(rules, state, seat, reaction_nodes=24)
        assert answer(rules, twin, seat, reaction_nodes=24).as_json() | {"seconds": 0} == (
            first.as_json() | {"seconds": 0}
        )
    assert compared >= 3


# -- repeatability --------------------------------------------------------------------------------

TEXT_OF_ANSWERS = """
from tests.ai.test_search import answer, asked_positions
from tests.toys import skirmish
for state, seat in asked_positions(skirmish.RULES, 9)[:3]:
    report = answer(skirmish.RULES, state, seat, reaction_nodes=40).as_json()
    print(report["ply"], report["candidates"])
"""


def answers_in_new_process(hash_seed: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", TEXT_OF_ANSWERS],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


def test_answers_do_not_depend_on_the_process() -> None:
    first = answers_in_new_process("1")
    assert first.count("\n") == 3
    assert answers_in_new_process("2") == first


def test_seeds_make_a_difference() -> None:
    state, seat = asked_positions(skirmish.RULES, 9)[0]
    reports = [answer(skirmish.RULES, state, seat, seed=seed) for seed in (1, 2)]
    assert reports[0].candidates != reports[1].candidates


# -- budgets --------------------------------------------------------------------------------------


def test_nodes_are_counted_exactly() -> None:
    state, seat = asked_positions(kuhn.RULES, 1)[0]
    assert answer(kuhn.RULES, state, seat, reaction_nodes=77).nodes == 77


def test_stop_ends_a_search_without_limit() -> None:
    rules = skirmish.RULES
    state, seat = asked_positions(rules, 2)[0]
    calls = count()
    limit = Limit(nodes=0, stop=lambda: next(calls) >= 3)
    report = searcher(rules).think(rules.view(state, seat), rules.actions(state), limit)
    assert report.ply in rules.actions(state)
    assert next(calls) <= 6


def test_a_search_stopped_before_it_began_still_answers() -> None:
    rules = skirmish.RULES
    state, seat = asked_positions(rules, 2)[0]
    limit = Limit(stop=lambda: True)
    report = searcher(rules).think(rules.view(state, seat), rules.actions(state), limit)
    assert report.ply in rules.actions(state)
    assert report.nodes == 0


def test_progress_is_told_while_it_thinks() -> None:
    rules = skirmish.RULES
    state, seat = asked_positions(rules, 2)[0]
    told: list[Report] = []
    limit = Limit(nodes=0, stop=lambda: len(told) == 2)
    searcher(rules).think(rules.view(state, seat), rules.actions(state), limit, told.append)
    assert told[0].nodes < told[1].nodes
    assert told[1].ply in rules.actions(state)


def test_nodes_kept_are_bounded() -> None:
    rules = skirmish.RULES
    thinker = searcher(rules, nodes_kept=50)
    for state, seat in asked_positions(rules, 3)[:2]:
        thinker.think(rules.view(state, seat), rules.actions(state))
        assert len(thinker.nodes) < 50


# -- playing and advising -------------------------------------------------------------------------


def test_only_play_mixes_near_equals() -> None:
    """Three stances worth the same: play varies with the seed, a hint stays with the most tried."""
    rules = gamble.EQUALS
    state = rules.start({})
    view, offered = rules.view(state, 0), rules.actions(state)
    thinkers = [searcher(rules, seed) for seed in range(12)]
    played = {thinker.think(view, offered, purpose=PLAY).text for thinker in thinkers}
    assert len(played) == 3
    for thinker in thinkers:
        report = thinker.think(view, offered, purpose=HINT)
        assert report.text == report.candidates[0].text


def test_of_equals_the_likelier_is_played() -> None:
    """In a game that is decided nothing costs anything, and yet nobody leaves a won field."""
    arms = [
        ArmStatistics("fight on", visits=60, total=58.8, squares=58.0, prior=0.9),
        ArmStatistics("break off", visits=60, total=58.9, squares=58.1, prior=0.1),
    ]
    study = RootStatistics(SEARCHED, arms)
    played = [chosen(study, PLAY, 0.01, Random(seed)).key for seed in range(200)]
    assert played.count("break off") < 10


# -- thinking longer ------------------------------------------------------------------------------


def mean_score(rules: Rules[Any, Any, Any], nodes: tuple[int, int], games: int) -> float:
    """Of the first searcher over games in which both sit on each side in turn."""
    total = 0.0
    for game in range(games):
        seat_of_first = game % 2
        thinkers = [
            searcher(rules, seed=game * 2 + seat, reaction_nodes=nodes[seat != seat_of_first])
            for seat in range(2)
        ]
        total += play(rules, thinkers, Random(game // 2))[seat_of_first]
    return total / games


def play(rules: Rules[Any, Any, Any], thinkers: list[Searcher], dice: Random) -> tuple[float, ...]:
    state = rules.start({})
    while not isinstance(asked := rules.pending(state), Over):
        if isinstance(asked, Decide):
            view = rules.view(state, asked.seat)
            ply = thinkers[asked.seat].think(view, rules.actions(state)).ply
        else:
            ply = random_ply(rules, state, asked, dice)
        rules.apply(state, ply)
    return asked.scores


@pytest.mark.parametrize("games", [16, pytest.param(60, marks=pytest.mark.long)])
def test_thinking_longer_does_not_play_worse(games: int) -> None:
    assert mean_score(gamble.LADDER, (160, 20), games) >= 0.5
