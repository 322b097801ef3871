"""What the tool that asks a long search about the siege of Mantua finds in a record."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest

from solitaire.games.castiglione.rules.mantua import siege_strength
from solitaire.games.castiglione.terms import FRENCH
from solitaire.record.model import Record
from solitaire.record.reader import load_record

tool = pytest.importorskip("tools.siege")  # tools are not installed

RECORD = Path(__file__).parents[2] / "golden" / "castiglione" / "campaign.rec"


@pytest.fixture(scope="module")
def record() -> Record:
    return load_record(RECORD)


def test_each_french_movement_is_found_once_and_before_anybody_has_moved(record: Record) -> None:
    found = list(tool.movements(record, 3))
    assert [movement.turn for movement in found] == [1, 2, 3]
    assert all(movement.state.active == FRENCH for movement in found)
    assert siege_strength(found[0].state) >= found[0].state.board.charts.siege_strength


def test_infantry_that_leaves_is_missed(record: Record) -> None:
    (first,) = islice(tool.movements(record, 1), 1)
    assert tool.is_enough(first.state, 0)
    assert not tool.is_enough(first.state, -int(siege_strength(first.state)))


def test_a_search_is_asked_and_leaves_the_position_alone(record: Record) -> None:
    (first,) = islice(tool.movements(record, 1), 1)
    before = record.rules.view(first.state, FRENCH)
    assert tool.is_ordered(record, first.state, 4, 1) in (True, False)
    assert record.rules.view(first.state, FRENCH) == before
