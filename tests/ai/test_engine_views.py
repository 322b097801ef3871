"""Views made up by somebody: refused in one sentence or sound, never a crash of the rules."""

from __future__ import annotations

import copy
import json
import os
from random import Random
from typing import Any

import pytest

from ai.engine.worker import read_position
from tests.secrecy.table import RULES, SEATS, sampled_moments
from tests.seeds import base_seed

FEW = 40
MANY = int(os.environ.get("CAMPAGNA_SPOILT_VIEWS", "120"))
"""In each visibility."""


def spoilt(packed: dict[str, Any], rng: Random) -> dict[str, Any]:
    """The view with one to three values changed into others of the same kind."""
    made_up = copy.deepcopy(packed)
    for _ in range(rng.randint(1, 3)):
        part = rng.choice(list(made_up))
        made_up[part] = _changed(made_up[part], rng)
    return made_up


def _changed(value: Any, rng: Random) -> Any:
    if isinstance(value, dict):
        name = rng.choice(list(value))
        return {**value, name: _changed(value[name], rng)}
    if isinstance(value, list):
        return _changed_list(value, rng)
    if isinstance(value, str):
        place = rng.randrange(len(value)) if value else 0
        return value[:place] + rng.choice("0123456789abcdef") + value[place + 1 :]
    return rng.choice((0, 1, 2, value + 1, value - 1, 59, 60, 255))


def _changed_list(value: list[Any], rng: Random) -> list[Any]:
    if not value:
        return [rng.randrange(60) for _ in range(rng.choice((4, 6, 8, 10, 23)))]
    place = rng.randrange(len(value))
    what = rng.randrange(4)
    if what == 0:
        return value[:place] + value[place + 1 :]
    if what == 1:
        return [*value[:place], value[place], *value[place:]]
    return [*value[:place], _changed(value[place], rng), *value[place + 1 :]]


@pytest.mark.parametrize("visibility", ["open", "mist", "fog"])
@pytest.mark.parametrize("count", [FEW, pytest.param(MANY, marks=pytest.mark.long)])
def test_a_made_up_view_is_refused_or_sound(visibility: str, count: int) -> None:
    rng = Random(f"{base_seed()} {visibility}")
    refused = accepted = 0
    for moment in sampled_moments(visibility, count // len(SEATS), rng):
        for seat in SEATS:
            packed = RULES.pack_view(RULES.view(moment.state, seat))
            made_up = json.loads(json.dumps(spoilt(packed, rng)))  # type: ignore[arg-type]
            try:
                position = read_position(RULES, seat, made_up)
            except ValueError as error:
                refused += 1
                complaint = str(error)
            else:
                accepted += 1
                complaint = "".join(RULES.faults(position.world))
                assert RULES.pack_view(position.view) == made_up
            assert len(complaint.splitlines()) == (1 if complaint else 0)
    assert refused > accepted > 0
