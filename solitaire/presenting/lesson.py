"""A lesson as its file has it: scenes, and steps in words the window knows. Read from lesson.toml.

A step has a sentence, the keys that are heard, and `until`: what must hold before the next one.
Each of these is one of WORDS with its arguments:

    selected COUNTER...    these are among the selected counters
    cursor PLACE           the cursor of the map is there
    stands COUNTER PLACE   the counter has arrived there, and its side is asked
    asked TAG              a choice of this kind is offered
    dice                   dice are waited for
    confirm                an order has to be confirmed
    foreseen               the order that is pointed at shows its chances
    preview                a combat is counted before it is fought
    overlay NAME           this overlay lies on the map
    hint                   all of a hint is shown
    played-out             the scene has come to its end
    fact NAME ...          asked of the game's guide
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from solitaire.text import NOTHING, Text, verbatim

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

WORDS: Final = (
    "selected",
    "cursor",
    "stands",
    "asked",
    "dice",
    "confirm",
    "foreseen",
    "preview",
    "overlay",
    "hint",
    "played-out",
    "fact",
)


@dataclass(frozen=True, slots=True)
class Scene:
    name: str
    centre: str
    """The place in the middle of the map; empty for the whole map with its cards."""
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
    until: tuple[tuple[str, ...], ...]
    """All of these must hold, each a word with its arguments; if there is none, the key does it."""
    keys: tuple[str, ...]
    """That do it, again and again until it is done; no others are heard."""
    is_anchor: bool = False
    """Whether the lesson can be taken up again here: nothing has to be selected before."""
    is_at_bar: bool = False
    """Whether the keys go to the bar that asks, and not to the map alone."""


@dataclass(frozen=True, slots=True)
class Ending:
    """What is said when the lesson is done."""

    title: Text = NOTHING
    words: Text = NOTHING
    go_on: Text = NOTHING
    """The choice to play a real game."""


@dataclass(frozen=True, slots=True)
class Lesson:
    title: Text
    about: Text
    """A line on the first screen."""
    seat: str
    """Who learns, and who is played in the real game after it."""
    scenes: Mapping[str, Scene]
    steps: tuple[Step, ...]
    ending: Ending


def read_lesson(file: Traversable) -> Lesson:
    """Raises ValueError or KeyError if it is no lesson."""
    raw = tomllib.loads(file.read_text(encoding="utf-8"))
    scenes = {one["name"]: _scene(one, raw["seat"]) for one in raw["scene"]}
    end = raw["end"]
    return Lesson(
        verbatim(raw["title"]),
        verbatim(raw["about"]),
        raw["seat"],
        scenes,
        tuple(map(_step, raw["step"])),
        Ending(verbatim(end["title"]), verbatim(end["words"]), verbatim(end["go_on"])),
    )


def lesson_texts(raw: Mapping[str, Any]) -> list[str]:
    """Every text of a lesson's file, for translators."""
    said = [step["say"] for step in raw["step"]]
    return [raw["title"], raw["about"], *raw["end"].values(), *said]


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
    until = tuple(tuple(line.split()) for line in one["until"])
    unknown = [words[0] for words in until if words[0] not in WORDS]
    if unknown:
        raise ValueError(f"a lesson knows no {', '.join(unknown)}; it knows {', '.join(WORDS)}")
    return Step(
        one["scene"],
        verbatim(one["say"]),
        until,
        tuple(one["keys"]),
        bool(one.get("anchor", False)),
        bool(one.get("bar", False)),
    )
