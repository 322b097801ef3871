"""The report on a match: plain facts, independent of the order in which games were finished."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict
from typing import Any

from ai.arena.arena import (
    Fixture,
    GameResult,
    Match,
    Thinking,
)
from ai.arena.statistics import (
    Interval,
    SequentialTest,
    Standing,
    standing,
    wilson,
)

Games = Mapping[Fixture, GameResult]
Pair = tuple[GameResult, GameResult]


def counted_pairs(games: Games, test: SequentialTest | None = None) -> list[Pair]:
    """Finished pairs that count, in order; with a test, only those up to its answer."""
    if test is None:
        numbers = sorted({fixture.pair for fixture in games})
        return [pair for number in numbers if (pair := _pair(games, number))]
    pairs = pairs_in_sequence(games)
    decided = test.decided_after(pair_scores(pairs))
    return pairs[:decided]


def pairs_in_sequence(games: Games) -> list[Pair]:
    """The pairs before the first unfinished one: what a sequential test may use, or quick games
    would be judged before long ones."""
    found = []
    number = 0
    while Fixture(number, 0) in games and Fixture(number, 1) in games:
        if pair := _pair(games, number):
            found.append(pair)
        number += 1
    return found


def _pair(games: Games, number: int) -> Pair | None:
    first, second = games.get(Fixture(number, 0)), games.get(Fixture(number, 1))
    if first is None or second is None or first.broken or second.broken:
        return None
    return first, second


def pair_scores(pairs: Iterable[Pair]) -> list[float]:
    """The first player's mean score in each pair."""
    return [(first.scores[0] + second.scores[0]) / 2.0 for first, second in pairs]


# -- the report -----------------------------------------------------------------------------------


def report(
    match: Match, games: Games, seats: Sequence[str], test: SequentialTest | None = None
) -> dict[str, Any]:
    """All facts in a form that JSON accepts; unbounded ratings are None."""
    pairs = counted_pairs(games, test)
    played = [game for pair in pairs for game in pair]
    scores = pair_scores(pairs)
    return {
        "match": asdict(match),
        "games": len(played),
        **_results([game.scores[0] for game in played]),
        **_standing_facts(standing(scores)),
        "pairs": len(pairs),
        "pairs_by_score": _by_score(scores),
        "sides": {name: _side(pairs, seat) for seat, name in enumerate(seats)},
        "first_player_as": {name: _first_player_at(pairs, s) for s, name in enumerate(seats)},
        "test": _test_facts(test, scores) if test is not None else None,
        "plies_per_game": _mean([game.plies for game in played]),
        "thinking": [_thinking(played, player) for player in range(2)],
        "faults": [_fault(game) for game in played if game.fault is not None],
        "broken": [
            {**asdict(game.fixture), "reason": game.broken}
            for _, game in sorted(games.items(), key=lambda item: (item[0].pair, item[0].leg))
            if game.broken
        ],
    }


def _results(scores: Sequence[float]) -> dict[str, int]:
    won = sum(score > 0.5 for score in scores)
    lost = sum(score < 0.5 for score in scores)
    return {"wins": won, "draws": len(scores) - won - lost, "losses": lost}


def _standing_facts(found: Standing) -> dict[str, Any]:
    return {
        "score": round(found.score, 6),
        "score_interval": _rounded(found.interval, 6),
        "elo": _bounded(found.elo),
        "elo_interval": _rounded(found.elo_interval, 1),
        "superiority": round(found.superiority, 6),
        "effective_games": round(found.effective_games, 1),
    }


def _rounded(interval: Interval, digits: int) -> list[float | None]:
    return [_bounded(end, digits) for end in interval]


def _bounded(value: float, digits: int = 1) -> float | None:
    return round(value, digits) if math.isfinite(value) else None


def _by_score(scores: Sequence[float]) -> dict[str, int]:
    """How many pairs gave 2, 1.5, 1, ... points to the first player."""
    return {f"{2.0 * score:g}": count for score, count in sorted(Counter(scores).items())}


def _side(pairs: Sequence[Pair], seat: int) -> dict[str, Any]:
    """The games from one side's point of view, whoever played it."""
    scores = [[game.scores[game.fixture.seat_of(seat)] for game in pair] for pair in pairs]
    found = standing([math.fsum(pair) / 2.0 for pair in scores])
    played = [game for pair in pairs for game in pair]
    margins = [game.points[seat] - _best_other(game, seat) for game in played if game.points]
    return {
        **_results([score for pair in scores for score in pair]),
        "score": round(found.score, 6),
        "score_interval": _rounded(found.interval, 6),
        "margin": _mean(margins),
    }


def _best_other(game: GameResult, seat: int) -> float:
    return max(points for other, points in enumerate(game.points) if other != seat)


def _first_player_at(pairs: Sequence[Pair], seat: int) -> dict[str, Any]:
    """The first player's results on one side: one game of each pair."""
    games = [game for pair in pairs for game in pair if game.fixture.seat_of(0) == seat]
    scores = [game.scores[0] for game in games]
    score = _mean(scores)
    interval = wilson(0.5 if score is None else score, len(scores))
    return {**_results(scores), "score": score, "score_interval": _rounded(interval, 6)}


def _test_facts(test: SequentialTest, scores: Sequence[float]) -> dict[str, Any]:
    return {
        **asdict(test),
        "bounds": _rounded(test.bounds, 3),
        "likelihood_ratio": round(test.likelihood_ratio(scores), 3),
        "verdict": test.verdict(scores),
    }


def _fault(game: GameResult) -> dict[str, Any]:
    assert game.fault is not None
    return {**asdict(game.fixture), **asdict(game.fault)}


# -- thinking -------------------------------------------------------------------------------------


def _thinking(played: Sequence[GameResult], player: int) -> dict[str, Any]:
    by_question: dict[str, list[Thinking]] = {}
    for game in played:
        for question, spent in game.thinking[player].items():
            by_question.setdefault(question, []).append(spent)
    every = [spent for spents in by_question.values() for spent in spents]
    games = max(1, len(played))
    return {
        "decisions_per_game": round(sum(spent.decisions for spent in every) / games, 2),
        "cpu_seconds_per_game": _per(games, [spent.cpu_seconds for spent in every]),
        "seconds_per_game": _per(games, [spent.seconds for spent in every]),
        "by_question": {
            question: _question(by_question[question]) for question in sorted(by_question)
        },
    }


def _question(spents: Sequence[Thinking]) -> dict[str, Any]:
    decisions = sum(spent.decisions for spent in spents)
    return {
        "decisions": decisions,
        "mean_cpu_seconds": _per(decisions, [spent.cpu_seconds for spent in spents]),
        "mean_seconds": _per(decisions, [spent.seconds for spent in spents]),
        "longest_cpu_seconds": max(spent.longest_cpu_seconds for spent in spents),
    }


def _per(count: int, values: Sequence[float]) -> float:
    return round(math.fsum(values) / count, 6)


def _mean(values: Sequence[float]) -> float | None:
    return round(math.fsum(values) / len(values), 6) if values else None
