"""Rehearsing whole games: it learns to bluff, gives big games up, and repeats itself."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ai.search.budget import Budget, Limit
from ai.search.rehearsal import UNMET_SHARE, Rehearsal
from solitaire.protocol import Over, Rules
from solitaire.registry import game_named
from tests.toys import goofspiel, kuhn, leduc, liars


def rehearsed(rules: Rules[Any, Any, Any], lines: int, seed: int = 1) -> Rehearsal:
    rehearsal = Rehearsal(rules, {}, Random(seed))
    rehearsal.run(lines)
    return rehearsal


def share_of(rehearsal: Rehearsal, cards: str, bids: str, word: str) -> float:
    """How often whoever is asked in Kuhn poker says this word."""
    rules = kuhn.RULES
    state = kuhn.State(cards.split(), bids.split())
    seat, actions = len(state.bids) % 2, rules.actions(state)
    shares = rehearsal.policy(seat, rules.info_key(state, seat), actions)
    assert shares is not None
    assert sum(shares) == pytest.approx(1)
    return shares[actions.index(kuhn.Bid(word))]


def test_kuhn_is_played_as_its_solution_says() -> None:
    """What every equilibrium of Kuhn poker shares, and the ratio of its one free number."""
    table = rehearsed(kuhn.RULES, 60_000)
    assert share_of(table, "queen king", "bet", "call") > 0.97
    assert share_of(table, "queen jack", "bet", "fold") > 0.97
    assert share_of(table, "king jack", "check", "bet") == pytest.approx(1 / 3, abs=0.08)
    assert share_of(table, "king queen", "bet", "call") == pytest.approx(1 / 3, abs=0.08)
    assert share_of(table, "queen king", "", "bet") < 0.05
    bluff, value = share_of(table, "jack king", "", "bet"), share_of(table, "king jack", "", "bet")
    assert value == pytest.approx(3 * bluff, abs=0.15)


def test_more_rehearsing_changes_answers_towards_the_solution() -> None:
    def fault(lines: int) -> float:
        tables = [rehearsed(kuhn.RULES, lines, seed) for seed in range(4)]
        return sum(abs(share_of(each, "king jack", "check", "bet") - 1 / 3) for each in tables)

    assert fault(12_000) < fault(1_200)


def test_the_same_seed_gives_the_same_table() -> None:
    rules = leduc.RULES
    one, other = rehearsed(rules, 15_000, 7), rehearsed(rules, 15_000, 7)
    different = rehearsed(rules, 15_000, 8)
    state = rules.start({})
    for ply in (leduc.DEAL, leduc.DEAL + 2):
        rules.apply(state, ply)
    question = (0, rules.info_key(state, 0), rules.actions(state))
    assert one.policy(*question) == other.policy(*question)
    assert one.policy(*question) != different.policy(*question)


@pytest.mark.parametrize("rules", [kuhn.RULES, leduc.RULES, liars.RULES, goofspiel.RULES])
def test_small_games_are_rehearsed(rules: Rules[Any, Any, Any]) -> None:
    assert Rehearsal(rules, {}, Random(1)).is_useful


class Counting(Rules[Any, Any, Any]):
    """Passes everything on and counts the plies carried out."""

    def __init__(self, inner: Rules[Any, Any, Any]) -> None:
        self.plies = 0
        self.seats = inner.seats
        for name in ("start", "copy", "pending", "actions", "outcomes", "info_key"):
            setattr(self, name, getattr(inner, name))
        self._apply = inner.apply

    def apply(self, state: Any, ply: Any, events: Any = None) -> None:
        self.plies += 1
        self._apply(state, ply, events)


@pytest.mark.parametrize("name", ["castiglione", "tests.toys.phantom:RULES"])
def test_big_games_are_given_up_within_a_few_plies(name: str) -> None:
    counted = Counting(game_named(name).rules())
    rehearsal = Rehearsal(counted, {}, Random(1))
    assert not rehearsal.is_useful
    assert counted.plies < 400
    rehearsal.run(1000)
    assert rehearsal.games == 0


def test_what_never_comes_up_is_given_up_soon_and_leaves_the_budget() -> None:
    table, budget = Rehearsal(kuhn.RULES, {}, Random(1)), Budget(10_000, Limit())
    assert table.study(0, "never", kuhn.OPENING, budget) is None
    assert budget.share_spent() == pytest.approx(UNMET_SHARE, abs=0.01)


def test_too_short_a_budget_is_left_to_another_search() -> None:
    rules = liars.RULES
    state = rules.start({})
    for ply in (liars.ROLL + 3, liars.ROLL + 5):
        rules.apply(state, ply)
    budget = Budget(400, Limit())
    table = Rehearsal(rules, {}, Random(1))
    shares = table.study(0, rules.info_key(state, 0), rules.actions(state), budget)
    assert shares is None
    assert 100 <= budget.spent < 200


def test_shares_do_not_depend_on_what_is_hidden() -> None:
    """Asked by what a seat knows: worlds that look alike to it are one question."""
    rules, table = liars.RULES, rehearsed(liars.RULES, 20_000)
    answers = set()
    for hidden in range(1, 7):
        state = rules.start({})
        for ply in (liars.ROLL + 4, liars.ROLL + hidden):
            rules.apply(state, ply)
        shares = table.policy(0, rules.info_key(state, 0), rules.actions(state))
        answers.add(tuple(shares or ()))
    assert len(answers) == 1


def test_a_rehearsed_table_beats_random_play() -> None:
    rules, table, rng = goofspiel.RULES, rehearsed(goofspiel.RULES, 70_000), Random(2)
    total, games = 0.0, 200
    for number in range(games):
        state, ours = rules.start({}), number % 2
        while not isinstance(pending := rules.pending(state), Over):
            actions = rules.actions(state)
            seat = 1 if state.sealed else 0
            shares = table.policy(seat, rules.info_key(state, seat), actions)
            if seat == ours and shares is not None:
                rules.apply(state, rng.choices(actions, shares)[0])
            else:
                rules.apply(state, rng.choice(actions))
        total += pending.scores[ours]
    assert total / games > 0.65


def test_how_often_rehearsals_come_by_is_counted() -> None:
    """Each card is dealt to the elder in a third of the games, and then he is asked at once."""
    rules, table = kuhn.RULES, rehearsed(kuhn.RULES, 6000)
    shares = [
        table.comes_by(0, rules.info_key(kuhn.State([card, other], []), 0))
        for card, other in (("jack", "king"), ("queen", "king"), ("king", "jack"))
    ]
    assert shares == [pytest.approx(1 / 3, abs=0.04)] * 3
    assert table.comes_by(0, "never") == 0.0
