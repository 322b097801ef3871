"""A sample of the scrambling test; `python -m tests.secrecy.scramble` does thousands."""

from __future__ import annotations

import os
from random import Random

import pytest

from solitaire.games.castiglione.terms import FACE_UP
from tests.secrecy.scramble import Leak, Scrambler, scramble
from tests.secrecy.table import VISIBILITIES, Moment, hidden_counters, sampled_moments
from tests.seeds import base_seed

FEW = 30
MANY = int(os.environ.get("CAMPAGNA_SCRAMBLED_POSITIONS", "120"))
"""In each visibility; interpreted some twelve a second, compiled twenty times as many."""


@pytest.mark.parametrize("visibility", VISIBILITIES)
@pytest.mark.parametrize("positions", [FEW, pytest.param(MANY, marks=pytest.mark.long)])
def test_a_seat_does_not_notice_what_it_cannot_see(visibility: str, positions: int) -> None:
    done = scramble(visibility, positions, base_seed())
    assert done["told alike"] > positions
    if visibility == "fog":
        assert done["different"] > positions
        assert done["exchanged"] > positions // 4


def test_a_world_in_which_a_hidden_counter_lies_open_is_noticed() -> None:
    """The comparison itself can fail."""
    rng = Random(base_seed())
    for moment in sampled_moments("fog", 200, rng):
        hidden = hidden_counters(moment.state, 0)
        if hidden and moment.state.march is None:
            break
    world = moment.state.copy()
    world.mark(FACE_UP, hidden[0])
    scrambler = Scrambler(rng)
    with pytest.raises(Leak, match="french notices"):
        scrambler.compare(Moment(moment.state, moment.ply, moment.events), world, 0, "false")
