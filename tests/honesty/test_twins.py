"""A sample of the twin worlds, and proof that cheating would be caught."""

from __future__ import annotations

import os

import pytest

from tests.honesty.leaks import LEAKS, AdviceThrough, Through
from tests.honesty.twins import Examined, Leak, examine
from tests.seeds import base_seed

FEW = 6
MANY = int(os.environ.get("CAMPAGNA_TWIN_POSITIONS", "150"))
"""In mist and in fog; interpreted some six a second, compiled far more."""
POSITIONS_IN_THE_OPEN = 10
LEAKY_POSITIONS = 40
"""At which a planted leak must have shown."""


@pytest.mark.parametrize("visibility", ["mist", "fog"])
@pytest.mark.parametrize("positions", [FEW, pytest.param(MANY, marks=pytest.mark.long)])
def test_the_same_view_gets_the_same_answer_whatever_is_true(
    visibility: str, positions: int
) -> None:
    done = examine(Examined(), visibility, positions, base_seed())
    assert done["different worlds"] == positions
    assert done["planned"] > positions // 10
    assert done["searched"] > positions // 10


def test_the_same_view_gets_the_same_answer_in_the_open() -> None:
    done = examine(Examined(), "open", POSITIONS_IN_THE_OPEN, base_seed())
    assert done["positions"] == POSITIONS_IN_THE_OPEN


@pytest.mark.slow
@pytest.mark.parametrize("name", LEAKS)
def test_a_planted_leak_is_caught(name: str) -> None:
    shows, leaky = LEAKS[name]
    with pytest.raises(Leak, match=f"is {shows} different things"):
        examine(leaky(), "fog", LEAKY_POSITIONS, base_seed())


def test_those_that_were_asked_for_are_planted() -> None:
    """The fifth, an unhashed id in a node key, is in test_swap.py."""
    assert LEAKS.keys() >= {
        "a true strength in a heuristic",
        "iteration in the order of identities",
        "the real seed in a playout",
        "a resampler that returns the truth",
    }


@pytest.mark.parametrize("wrapped", [Examined(rules=Through()), Examined(advice=AdviceThrough())])
def test_wrapping_alone_is_no_leak(wrapped: Examined) -> None:
    """So that a caught leak is caught for what it is."""
    assert examine(wrapped, "fog", 4, base_seed())["positions"] == 4
