"""Names of rivers find room beside roads, whatever the size of the map."""

from __future__ import annotations

import numpy as np
import pytest

from ui.desktop.style import lettering

MOST_NUMBERS = 20_000_000
"""In one array: a map of 350 roads had 200 million."""


def a_river() -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Places of a name, their turns, and what is in the way."""
    rng = np.random.default_rng(1)
    return rng.random((300, 2)) * 900, rng.random(300), rng.random((500, 2)) * 900


def test_room_is_the_same_in_blocks_and_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    middles, turns, blocked = a_river()
    in_blocks = lettering._rooms(middles, turns, 80.0, blocked)
    monkeypatch.setattr(lettering, "BLOCK", len(middles))
    at_once = lettering._rooms(middles, turns, 80.0, blocked)
    assert np.allclose(in_blocks, at_once)


def test_a_block_of_the_largest_map_is_small() -> None:
    """6,000 points of roads, nine parts of a name."""
    assert lettering.BLOCK * 9 * 6000 < MOST_NUMBERS
