"""`campagna odds` where there are several games: each has its subjects."""

from __future__ import annotations

import pytest

from ui.common.chosen_game import games_with_odds, odds_desk
from ui.main import main


def test_help_lists_the_subjects_game_by_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", "--help"]) == 0
    told = capsys.readouterr().out
    first, *others = games_with_odds()
    assert others, "there are several"
    assert f"--game {first.name}" not in told
    for game in others:
        assert f"with --game {game.name}:" in told
        for form in odds_desk(game).forms():
            assert f"  {form.name} " in told.partition(f"with --game {game.name}:")[2]


def test_a_subject_that_one_game_alone_has_needs_no_name(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["odds", "fire", "--modifier", "0"]) == 0
    alone = capsys.readouterr().out
    assert main(["odds", "--game", "camposanto", "fire", "--modifier", "0"]) == 0
    assert capsys.readouterr().out == alone
    assert alone
