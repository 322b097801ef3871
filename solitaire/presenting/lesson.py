"""A lesson as its file has it: scenes, and steps in words the window knows. Read from lesson.toml.

A step has a sentence, the keys that are heard, and `until`: what must be so before the next one.
The window knows `selected`, `cursor`, `stands`, `asked`, `dice`, `confirm`, `preview`, `overlay`,
`hint`, `played-out`; `fact NAME ...` is asked of the game's guide.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from solitaire.text import Text, text

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable


@dataclass(frozen=True, slots=True)
class Scene:
    name: str
    centre: str
    """The place in the middle of the map."""
    position: str
    dice: tuple[str, ...]
    answers: tuple[str, ...]
    """Of the other side, in their order."""
    seat: str
    """Who learns."""


@dataclass(frozen=True, slots=True)
class Step:
    scene: str
    say: Text
    until: tuple[str, ...]
    keys: tuple[str, ...]
    show: tuple[str, ...] = ()
    """Places that glow while the step lasts."""


@dataclass(frozen=True, slots=True)
class Lesson:
    title: Text
    scenes: Mapping[str, Scene]
    steps: tuple[Step, ...]


def read_lesson(file: Traversable) -> Lesson:
    raw = tomllib.loads(file.read_text(encoding="utf-8"))
    scenes = {one["name"]: _scene(one, raw["seat"]) for one in raw["scene"]}
    return Lesson(text(raw["title"]), scenes, tuple(map(_step, raw["step"])))


def _scene(one: Mapping[str, Any], seat: str) -> Scene:
    return Scene(
        one["name"],
        one["centre"],
        one["position"].lstrip(),
        tuple(one["dice"]),
        tuple(one["answers"]),
        one.get("seat", seat),
    )


def _step(one: Mapping[str, Any]) -> Step:
    return Step(
        one["scene"],
        text(one["say"]),
        tuple(one["until"]),
        tuple(one.get("keys", ())),
        tuple(one.get("show", ())),
    )
