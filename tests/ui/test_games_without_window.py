"""Games without a presenter are played in the terminal; the window leaves them out and says so."""

from __future__ import annotations

import pytest

from solitaire.registry import game_named, game_names
from ui.common.chosen_game import shown_games, window_game
from ui.common.failures import Failure

NO_WINDOW = "tests.toys.kuhn:RULES"


def test_the_first_screen_lists_games_with_a_presenter_only() -> None:
    having_one = [name for name in game_names() if game_named(name).presenter() is not None]
    assert [game.name for game in shown_games()] == having_one


def test_the_window_says_how_such_a_game_is_played() -> None:
    with pytest.raises(Failure, match=f"no map of {NO_WINDOW!r}; add --text"):
        window_game(NO_WINDOW, "; add --text to play it here")


@pytest.mark.parametrize("name", game_names())
def test_presets_are_made_of_options_of_the_game(name: str) -> None:
    game = game_named(name)
    options = {option.name: option.values for option in game.rules().options()}
    for chosen in game.presets().values():
        assert all(value in options[option] for option, value in chosen.items())


@pytest.mark.parametrize("name", ["camposanto", "quadrilateral"])
def test_what_is_reconstructed_is_said(name: str) -> None:
    assert "reconstructed" in str(game_named(name).notice)
