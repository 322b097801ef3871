"""Contract check 10: every registered game has a golden record that still plays as it says."""

from __future__ import annotations

from pathlib import Path

import pytest

from solitaire.record import load_record, replay
from solitaire.registry import game_named, game_names

GOLDEN = Path(__file__).parents[1] / "golden"


@pytest.mark.contract
@pytest.mark.golden
@pytest.mark.parametrize("name", game_names())
def test_registered_game_has_golden_record(name: str) -> None:
    paths = sorted((GOLDEN / name).glob("*.rec"))
    assert paths, f"{name} needs a record of a game in tests/golden/{name}/"
    rules = game_named(name).rules()
    for path in paths:
        record = load_record(path)  # refuses a record whose plies or digests differ
        assert record.rules.name == rules.name
        assert record.marks, f"{path.name} has no digest to compare with"
        digests = replay(record).digests()
        assert [digests[mark.steps] for mark in record.marks] == [m.digest for m in record.marks]
