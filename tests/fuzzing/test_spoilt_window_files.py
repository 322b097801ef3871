"""Spoilt analyses, settings and caches: the window reads what it can and breaks down at nothing.

Seeds and numbers as in test_spoilt_files.py.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from tests.desktop.review_findings import store
from tests.desktop.review_games import write_game
from tests.fuzzing.mutants import mutant
from tests.fuzzing.test_spoilt_files import FEW, MANY, alarm
from tests.seeds import base_seed
from ui import paths
from ui.common.record_files import analysis_path
from ui.desktop.help.lesson.progress import Progress, keep_progress, load_progress
from ui.desktop.openings import new_review_window
from ui.desktop.review.replay import open_replay
from ui.desktop.screens import glimpses
from ui.desktop.screens.game_presets import (
    GamePreset,
    keep_last,
    keep_preset,
    last_begun,
    own_presets,
)
from ui.desktop.screens.last_session import bad_end
from ui.desktop.screens.recent import recent_games
from ui.desktop.settings.help_kept import _settings as help_settings
from ui.desktop.settings.key_settings import load_keys
from ui.desktop.settings.preferences import keep_preferences, load_preferences, usual_preferences
from ui.desktop.settings.standing import keep_orders, load_orders, usual_orders
from ui.desktop.style.appearance import LANGUAGE, kept_choice
from ui.desktop.style.passed_over import passed_over_words

pytestmark = [pytest.mark.ui, pytest.mark.qt_log_ignore(".*")]

SHOWN_EVERY = 20
"""An analysis that was read is drawn so often."""


@pytest.mark.long
def test_spoilt_analyses(tmp_path: Path, qtbot: QtBot) -> None:
    replay = open_replay(write_game(tmp_path / "game.rec", turns=1))
    store(replay)
    path = analysis_path(replay.record.path)
    sound = path.read_bytes()
    window = new_review_window(replay)
    qtbot.addWidget(window)
    window.show()
    for number in range(MANY // 10):
        rng = Random(f"{base_seed()} {number}")
        path.write_bytes(mutant(sound, rng, [sound]))
        with alarm():
            window.analysis.take_stored()
        if number % SHOWN_EVERY == 0:
            assert window.grab().width() > 0


@pytest.mark.parametrize("count", [FEW, pytest.param(MANY // 10, marks=pytest.mark.long)])
def test_spoilt_settings_caches_and_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, count: int
) -> None:
    monkeypatch.setenv("CAMPAGNA_HOME", str(tmp_path / "sound"))
    sound = _sound_files()
    for number in range(count):
        rng = Random(f"{base_seed()} {number}")
        home = tmp_path / str(number)  # Qt keeps what it read of a file, so each has another name
        monkeypatch.setenv("CAMPAGNA_HOME", str(home))
        for name, data in sound.items():
            path = home / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(mutant(data, rng, list(sound.values())))
        with alarm():
            _read_everything()
    passed_over_words()


def _sound_files() -> dict[str, bytes]:
    """By their place below CAMPAGNA_HOME."""
    for folder in (*paths.all_folders().values(), paths.cache_folder() / "glimpses"):
        folder.mkdir(parents=True, exist_ok=True)
    keep_preferences(usual_preferences())
    keep_progress(Progress(2, ("move ott",), True))
    keep_preset("mine", GamePreset({"visibility": "fog"}, "staff"))
    keep_last(GamePreset({"visibility": "fog"}, "staff"))
    keep_orders(usual_orders(), None)
    game = write_game(paths.games_folder() / "game.rec", turns=1)
    (paths.state_folder() / "sitting.txt").write_text(str(game))
    counters = {"french": {"brescia": 2}}
    glimpse = glimpses.Glimpse(game.stat().st_size, "turn 2", "supply", "french", counters)
    glimpses._file_of(game).write_text(json.dumps(glimpses.asdict(glimpse)))
    home = paths.games_folder().parent
    return {str(path.relative_to(home)): path.read_bytes() for path in home.rglob("*.*")}


def _read_everything() -> None:
    assert load_preferences().pace_milliseconds >= 0
    assert kept_choice(LANGUAGE)
    assert load_keys().chosen is not None
    assert load_progress().step >= 0
    help_settings().allKeys()
    for preset in (*own_presets().values(), last_begun() or GamePreset()):
        assert isinstance(preset.opponent, str)
    load_orders(None)
    bad_end()
    for game in recent_games():
        assert game.words
        assert isinstance(game.details, str)
