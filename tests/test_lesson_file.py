"""Lessons as files: what the window knows is what may stand in them."""

from __future__ import annotations

from pathlib import Path

import pytest

from solitaire.games.castiglione import GAME
from solitaire.presenting.lesson import WORDS, read_lesson
from ui.desktop.help.lesson.steps import _EXPECTATIONS

LESSON = """
title = "Learn"
about = "a minute"
seat = "blue"
[end]
title = "Done"
words = "That was it."
go_on = "Play"
[[scene]]
name = "one"
centre = "a1"
dice = []
answers = []
position = ""
[[step]]
scene = "one"
say = "Press Tab."
keys = ["Tab"]
until = ["{until}"]
"""


def written(folder: Path, until: str) -> Path:
    path = folder / "lesson.toml"
    path.write_text(LESSON.format(until=until))
    return path


def test_a_word_that_no_window_knows_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="a lesson knows no moonlight"):
        read_lesson(written(tmp_path, "moonlight a1"))


def test_a_step_is_read_with_its_arguments(tmp_path: Path) -> None:
    lesson = read_lesson(written(tmp_path, "stands guard a1"))
    assert lesson.steps[0].until == (("stands", "guard", "a1"),)
    assert lesson.scenes["one"].seat == "blue"


def test_the_window_knows_every_word() -> None:
    assert set(_EXPECTATIONS) == set(WORDS)


def test_every_scene_has_steps_and_a_position_of_the_game() -> None:
    lesson = GAME.lesson()
    assert {step.scene for step in lesson.steps} == set(lesson.scenes)
    for scene in lesson.scenes.values():
        GAME.rules().parse_position(scene.position)
