"""The report: which games count, and that the order in which they were finished does not."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from ai.arena.arena import (
    Fixture,
    GameResult,
    PlayerFault,
    broken_game,
    play_game,
)
from ai.arena.report import counted_pairs, pairs_in_sequence, report
from ai.arena.statistics import SequentialTest
from ai.players import RandomPlayer
from tests.ai.arena_tables import MATCH, met
from tests.toys import skirmish

SEATS = skirmish.RULES.seats
GAMES = {
    (fixture := Fixture(pair, leg)): met(skirmish.RULES, fixture)
    for pair in range(8)
    for leg in range(2)
}


def won(pair: int, leg: int, player: int = 0) -> GameResult:
    return GameResult(Fixture(pair, leg), (1.0, 0.0) if player == 0 else (0.0, 1.0), plies=4)


def test_order_of_games_does_not_matter() -> None:
    shuffled = list(GAMES.values())
    Random(1).shuffle(shuffled)
    test = SequentialTest(0, 100)
    mixed = {game.fixture: game for game in shuffled}
    assert report(MATCH, mixed, SEATS, test) == report(MATCH, GAMES, SEATS, test)


def test_half_played_and_broken_pairs_do_not_count() -> None:
    games = dict(GAMES)
    del games[Fixture(2, 1)]
    games[Fixture(5, 0)] = broken_game(Fixture(5, 0), "fire")
    assert [first.fixture.pair for first, _ in counted_pairs(games)] == [0, 1, 3, 4, 6, 7]
    found = report(MATCH, games, SEATS)
    assert found["games"] == 12
    assert found["broken"] == [{"pair": 5, "leg": 0, "reason": "fire"}]


def test_sequential_test_looks_no_further_than_the_first_gap() -> None:
    """Short games are finished first; judging them first would favour who wins quickly."""
    games = dict(GAMES)
    games[Fixture(1, 0)] = broken_game(Fixture(1, 0), "fire")
    del games[Fixture(4, 1)]
    assert [first.fixture.pair for first, _ in pairs_in_sequence(games)] == [0, 2, 3]


def test_pairs_beyond_the_answer_are_left_out() -> None:
    games = {Fixture(p, leg): won(p, leg, int(p >= 40)) for p in range(60) for leg in range(2)}
    found = report(MATCH, games, SEATS, SequentialTest(0, 200))
    assert found["test"]["verdict"] == "better"
    assert found["losses"] == 0
    assert found["games"] == found["wins"] < 80


def test_player_and_side_are_told_apart() -> None:
    """The first side wins always, so each player wins one game of every pair."""
    games = {Fixture(p, leg): won(p, leg, leg) for p in range(10) for leg in range(2)}
    found = report(MATCH, games, SEATS)
    assert found["score"] == 0.5
    assert found["pairs_by_score"] == {"1": 10}
    assert found["sides"][SEATS[0]]["score"] == 1.0
    assert found["sides"][SEATS[1]]["wins"] == 0
    assert found["first_player_as"][SEATS[0]]["wins"] == 10
    assert found["first_player_as"][SEATS[1]]["losses"] == 10


def test_margin_is_counted_by_side() -> None:
    games = {}
    for fixture in GAMES:
        players = RandomPlayer(), RandomPlayer()
        games[fixture] = play_game(
            skirmish.RULES, MATCH, fixture, players, points=lambda state: (7.0, state.turn)
        )
    assert {game.points[1] for game in games.values()} == {5.0}
    sides = report(MATCH, games, SEATS)["sides"]
    assert sides[SEATS[0]]["margin"] == 2.0
    assert sides[SEATS[1]]["margin"] == -2.0


def test_faults_are_listed_and_counted_as_defeats() -> None:
    fault = PlayerFault(1, "illegal", "no such move")
    games = {**GAMES, Fixture(0, 1): replace(won(0, 1), fault=fault)}
    found = report(MATCH, games, SEATS)
    assert found["faults"] == [
        {"pair": 0, "leg": 1, "player": 1, "kind": "illegal", "message": "no such move"}
    ]
    assert found["games"] == 16


def test_no_games_give_a_report_that_claims_nothing() -> None:
    found = report(MATCH, {}, SEATS, SequentialTest(0, 10))
    assert found["games"] == 0
    assert found["score_interval"] == [0.0, 1.0]
    assert found["elo_interval"] == [None, None]
    assert found["test"]["likelihood_ratio"] == 0.0
