"""Games without a presenter are played in the terminal; the window leaves them out and says so."""

from __future__ import annotations

import pytest

from solitaire.registry import game_named, game_names
from ui.common.chosen_game import shown_games, window_game
from ui.common.failures import Failure

WITHOUT_WINDOW = [name for name in game_names() if game_named(name).presenter() is None]


def test_the_first_screen_lists_games_with_a_presenter_only() -> None:
    shown = [game.name for game in shown_games()]
    assert shown
    assert sorted([*shown, *WITHOUT_WINDOW]) == sorted(game_names())


@pytest.mark.parametrize("name", WITHOUT_WINDOW)
def test_the_window_says_how_such_a_game_is_played(name: str) -> None:
    with pytest.raises(Failure, match=f"no map of {name!r}; add --text"):
        window_game(name, "; add --text to play it here")


@pytest.mark.parametrize("name", WITHOUT_WINDOW)
def test_such_a_game_says_what_is_reconstructed_and_has_its_parts(name: str) -> None:
    game = game_named(name)
    options = {option.name: option.values for option in game.rules().options()}
    assert "reconstructed" in game.notice
    assert game.guide().rule_titles()
    for chosen in game.presets().values():
        assert all(value in options[option] for option, value in chosen.items())
