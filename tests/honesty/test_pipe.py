"""Every byte between a client and its engine, searched for what the seat may not know."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ai.engine.client import OUR_ENGINE
from solitaire.protocol import EVERYONE, Event, Seat
from tests.ai.engines import packages_on_path
from tests.honesty.leaks import Through
from tests.honesty.pipe import Leak, Played, play, search
from tests.secrecy.table import BOARD, RULES, hidden_counters
from tests.seeds import base_seed

__all__ = ["packages_on_path"]

EXAMPLE = Path(__file__).parents[2] / "docs" / "example_engine.py"
QUESTIONS = 120
WHOLE_GAME = 100_000
"""Questions: more than a game has."""

pytestmark = pytest.mark.skipif(
    not EXAMPLE.exists(), reason="the example engine is not beside the tests"
)


def example_game(folder: Path, visibility: str, **more: Any) -> Played:
    options = {"visibility": visibility}
    return play((sys.executable, str(EXAMPLE)), options, base_seed(), folder, **more)


@pytest.mark.parametrize(
    ("visibility", "most"),
    [
        ("fog", QUESTIONS),
        pytest.param("fog", WHOLE_GAME, marks=pytest.mark.long),
        pytest.param("mist", WHOLE_GAME, marks=pytest.mark.long),
    ],
)
def test_nothing_hidden_crosses_the_pipe(visibility: str, most: int, tmp_path: Path) -> None:
    played = example_game(tmp_path, visibility, most_questions=most)
    done = search(played, Random(base_seed()))
    assert done["views"] >= min(most, 200)
    assert done["exchanged"] > done["views"] // 4
    assert done["names"] > 1000


@pytest.mark.parametrize("asked", [2, pytest.param(20, marks=pytest.mark.long)])
def test_nothing_hidden_crosses_the_pipe_of_our_engine(asked: int, tmp_path: Path) -> None:
    """Its reports and plans are searched too."""
    options = {"visibility": "fog"}
    played = play(OUR_ENGINE, options, base_seed(), tmp_path, most_questions=asked)
    assert search(played, Random(base_seed()))["views"] == asked
    answers = [line for lines in played.lines.values() for line in lines if b'"answer"' in line]
    assert len(answers) == asked


# -- the search can fail --------------------------------------------------------------------------


class WatchesThePipe(Through):
    """Our game with a leak; every kind of message is leaked into."""


class TellsPlaces(WatchesThePipe):
    def view(self, state: Any, seat: Seat) -> Any:
        seen = RULES.view(state, seat)
        hidden = hidden_counters(state, seat)
        told = int(state.place[hidden[0]]) if hidden else 0
        return seen._replace(wounded=bytes([told, *seen.wounded[1:]]))


class NamesTheEnemy(WatchesThePipe):
    """Puts a hidden counter's name into the text of every choice."""

    def view(self, state: Any, seat: Seat) -> Any:
        self.hidden = hidden_counters(state, seat)
        return RULES.view(state, seat)

    def ply_text(self, ply: Any) -> str:
        text = RULES.ply_text(ply)
        return f"{text} against {BOARD.counter_names[self.hidden[-1]]}" if self.hidden else text


class PublishesTheState(WatchesThePipe):
    def pack_view(self, view: Any) -> object:
        packed = RULES.pack_view(view)
        assert isinstance(packed, dict)
        return {**packed, "note": RULES.position_text(RULES.imagine(view, Random(1)))}


class TellsEverybody(WatchesThePipe):
    def apply(self, state: Any, ply: Any, events: list[Event] | None = None) -> None:
        RULES.apply(state, ply, events)
        for event in events or []:
            event.audience = EVERYONE


@pytest.mark.parametrize(
    ("leaky", "complaint"),
    [
        (TellsPlaces, "another deal does not give"),
        (NamesTheEnemy, "crosses the pipe|another deal does not offer"),
        (PublishesTheState, "another deal does not give|crosses the pipe"),
        (TellsEverybody, "hears of"),
    ],
)
def test_a_planted_leak_is_found(leaky: type[Through], complaint: str, tmp_path: Path) -> None:
    with pytest.raises(Leak, match=complaint):
        search(
            example_game(tmp_path, "fog", rules=leaky(), most_questions=QUESTIONS),
            Random(base_seed()),
        )
