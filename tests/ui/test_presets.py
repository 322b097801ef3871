"""`--preset`: a set of options by name, for every command that begins games."""

from __future__ import annotations

import argparse

import pytest

from solitaire.registry import game_named, game_names
from ui.common.chosen_game import chosen_game, chosen_options
from ui.common.failures import USAGE, Failure
from ui.main import main
from ui.terminal.commands import demo, fuzz, match, play

WITH_PRESETS = [name for name in game_names() if game_named(name).presets()]


def given(command: str, *words: str) -> list[str]:
    modules = {"play": play, "demo": demo, "match": match, "fuzz": fuzz}
    parser = argparse.ArgumentParser()
    modules[command].add_arguments(parser)
    found: list[str] = parser.parse_args(words).option
    return found


@pytest.mark.parametrize("name", WITH_PRESETS)
def test_every_preset_of_a_game_gives_its_options(name: str) -> None:
    rules = chosen_game(name)
    for preset, options in game_named(name).presets().items():
        pairs = given("play", "--preset", preset)
        assert chosen_options(rules, pairs) == dict(options)


@pytest.mark.parametrize("command", ["play", "demo", "match", "fuzz"])
def test_an_option_changes_a_preset_wherever_it_stands(command: str) -> None:
    rules = chosen_game("camposanto")
    required = ["--game", "camposanto"]
    words = ["--option", "length=battle", "--option", "tie=steps", "--preset", "Day-Only"]
    assert chosen_options(rules, given(command, *required, *words)) == {
        "length": "battle",
        "tie": "steps",
    }


def test_an_unknown_preset_is_refused_with_the_known_ones() -> None:
    with pytest.raises(Failure) as caught:
        chosen_options(chosen_game("camposanto"), given("play", "--preset", "night only"))
    assert caught.value.exit_code == USAGE
    for name in ("night only", "as printed", "our reading", "day only"):
        assert name in str(caught.value)


def test_a_preset_reaches_the_games(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["demo", "--headless", "--game", "camposanto", "--players", "random", "--seed", "5"]
    assert main([*words, "--preset", "day only"]) == 0
    assert "night" not in capsys.readouterr().out.lower()
