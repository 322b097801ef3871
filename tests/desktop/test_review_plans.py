"""A better plan against the marches that were made: told to whoever may know it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ai.counsel.analysis import Analysis
from solitaire.games.castiglione.game import RULES
from tests.desktop.review_findings import LOSS, made_up
from tests.desktop.review_games import replay_of
from tests.planned_orders import planned
from ui.desktop.review.findings import plain_sentence, sentence_of_luck
from ui.desktop.review.plans import ways_marched
from ui.desktop.review.replay import EVERYTHING, Replay
from ui.desktop.review.swings import (
    DECISION,
    Swing,
    better_of,
    swing_words,
)

pytestmark = pytest.mark.ui


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Replay:
    return replay_of(tmp_path_factory.mktemp("plans") / "game.rec")


@pytest.fixture(scope="module")
def analysis(game: Replay) -> Analysis:
    return made_up(game).analysis


def test_a_better_plan_is_told_against_the_marches_that_were_made(
    game: Replay, analysis: Analysis
) -> None:
    """The orders that were carried out anyway, and those to hold, are not worth telling."""
    point = analysis.told[0]
    index = game.index_of_ply[point.number - 1]
    marched = ways_marched(game, index, point.seat)
    assert marched
    start, end = marched[0]
    goal = next(one for one in RULES.board.area_names if one not in (start, end))
    orders = (
        planned("massena", "foot", start, "go to", end),
        planned("augereau", "foot", start, "attack", goal, "by forced march"),
        planned("sauret", "foot", "salo", "hold"),
    )
    better_plan = replace(point, orders=orders)
    row = Swing(DECISION, index, point.seat, 12.0, point.heading, turning_point=better_plan)
    for viewpoint in (point.seat, EVERYTHING):
        better = better_of(game, row, viewpoint)
        assert better is not None
        assert better.ways == ((start, goal),)
        titles = {area.id: area.name for area in RULES.board.data.areas}
        assert f"{titles[start]} → {titles[end]}" in better.played
        assert titles[goal] in better.better
        assert "hold" not in better.better
    assert better_of(game, row, 1 - point.seat) is None
    assert titles[goal] not in swing_words(game, row, 1 - point.seat)


def test_a_march_is_told_as_a_whole(game: Replay, analysis: Analysis) -> None:
    """Its ways begin where something stood before the phase, though it went through other areas."""
    point = analysis.told[0]
    index = game.index_of_ply[point.number - 1]
    state = game.state_at(index)
    held = {RULES.board.area_names[area] for area in state.place if area < RULES.board.areas}
    ways = ways_marched(game, index, point.seat)
    assert {start for start, _ in ways} <= held | {end for _, end in ways}
    steps = sum(text.startswith("to ") for text in _texts(game, index))
    assert 0 < len(ways) < steps


def _texts(game: Replay, index: int) -> list[str]:
    heading = game.points[index].heading
    later = [one for one in game.points[index + 1 :] if one.happened_in == heading]
    return [RULES.ply_text(one.played.ply) for one in later if one.played is not None]


def test_the_sentence_says_who_chose_better_only_when_that_was_searched(
    analysis: Analysis,
) -> None:
    sides = ("French", "Austrians")
    assert "Both sides chose equally well." in plain_sentence(analysis, sides)
    ours = Analysis(analysis.start, list(analysis.entries), [])
    ours.book([replace(analysis.told[0], loss=LOSS / 2)])
    assert "Austrians chose better than the French, by 6 points" in plain_sentence(ours, sides)
    assert "chose" not in sentence_of_luck(ours, sides)
    nobody = Analysis(analysis.start, [])
    assert "Neither side made a clear mistake" in plain_sentence(nobody, sides)
