"""A damaged analysis beside a record is one sentence, whatever is wrong with it."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from tests.desktop.review_findings import store
from tests.desktop.review_games import write_game
from tests.ui.command_process import campagna
from ui.common.record_files import analysis_path
from ui.desktop.openings import new_review_window
from ui.desktop.review.findings import (
    BadAnalysis,
    ledger_rows,
    stored_analysis,
    truth_line,
)
from ui.desktop.review.replay import EVERYTHING, open_replay
from ui.desktop.review.swings import better_of, swing_words, swings

pytestmark = [pytest.mark.ui, pytest.mark.qt_log_ignore("This plugin does not support")]

OTHERS: tuple[object, ...] = (None, [], {}, True, -1, 10**400, float("nan"), "9" * 5_000)


def _places(value: object) -> Iterator[tuple[Any, Any]]:
    """Every object or list within this one, with each of its keys; of lists the first and last."""
    keys: list[Any] = []
    if isinstance(value, dict):
        keys = list(value)
    elif isinstance(value, list):
        keys = [0, -1] if value else []
    for key in keys:
        yield value, key
        yield from _places(value[key])  # type: ignore[index]


@pytest.mark.parametrize("values", [("",), pytest.param(OTHERS, marks=pytest.mark.long)])
def test_no_field_of_an_analysis_is_believed_unchecked(
    tmp_path: Path, values: tuple[object, ...]
) -> None:
    """What does not end as one sentence is as good as what the analysis wrote."""
    replay = open_replay(write_game(tmp_path / "s.rec", turns=1))
    store(replay)
    path = analysis_path(replay.record.path)
    whole = json.loads(path.read_text())
    sides = ("French", "Austrians")
    refused = 0
    for holder, key in list(_places(whole)):
        kept = holder[key]
        for value in values:
            holder[key] = value
            path.write_text(json.dumps(whole))
            try:
                found = stored_analysis(replay)
            except BadAnalysis:
                refused += 1
                continue
            assert found is not None
            assert all(math.isfinite(chance) for chance in truth_line(found))
            assert all(
                map(math.isfinite, (row.points[0] for row in ledger_rows(found.analysis, sides)))
            )
            assert swings(replay, found)
        holder[key] = kept
    assert refused > 30 * len(values)


@pytest.mark.parametrize("command", [pytest.param("report", marks=pytest.mark.long), "review"])
def test_an_analysis_with_an_empty_truth_stops_no_command(
    tmp_path: Path, qtbot: QtBot, command: str
) -> None:
    replay = open_replay(write_game(tmp_path / "s.rec", turns=1))
    store(replay)
    path = analysis_path(replay.record.path)
    path.write_text(re.sub(r'"truth": [-0-9.e]+', '"truth": ""', path.read_text()))
    with pytest.raises(BadAnalysis, match="cannot be read; analyse the game again"):
        stored_analysis(replay)
    if command == "report":
        process = campagna("report", str(replay.record.path))
        assert process.returncode == 0, process.stderr
        assert "cannot be read; analyse the game again" in process.stderr
        return
    window = new_review_window(replay)
    qtbot.addWidget(window)
    window.show()
    assert window.grab().width() > 0
    assert "cannot be read" in window.review_dock.state.text()


@pytest.mark.parametrize("name", ["played", "better"])
@pytest.mark.parametrize("text", ["to castelnuovoNaN", "to trent", ""])
def test_a_choice_that_nobody_had_is_refused(tmp_path: Path, name: str, text: str) -> None:
    """It was believed, and the words for it could not be found (seen by a spoilt file)."""
    replay = open_replay(write_game(tmp_path / "s.rec", turns=1))
    store(replay)
    path = analysis_path(replay.record.path)
    whole = json.loads(path.read_text())
    point = next(one for one in whole["turning points"] if not one["orders"])
    point[name] = text
    path.write_text(json.dumps(whole))
    with pytest.raises(BadAnalysis, match="cannot be read"):
        stored_analysis(replay)


def test_an_analysis_with_other_headings_is_told_with_those_of_the_game(tmp_path: Path) -> None:
    """Headings are words: a later version may call a phase by another name."""
    replay = open_replay(write_game(tmp_path / "s.rec", turns=1))
    store(replay)
    path = analysis_path(replay.record.path)
    whole = json.loads(path.read_text())

    def told() -> list[str]:
        found = stored_analysis(replay)
        assert found is not None
        return [swing_words(replay, row, EVERYTHING) for row in swings(replay, found)]

    before = told()
    for one in (*whole["plies"], *whole["turning points"]):
        one["heading"] = ["another day", "another phase"]
    path.write_text(json.dumps(whole))
    assert told() == before


def test_an_analysis_of_an_earlier_version_has_the_words_of_its_orders(tmp_path: Path) -> None:
    """It kept no fields of them."""
    replay = open_replay(write_game(tmp_path / "earlier.rec", turns=1))
    store(replay)
    path = analysis_path(replay.record.path)
    whole = json.loads(path.read_text())
    point = whole["turning points"][0]
    del point["planned"]
    point["orders"] = ["massena foot at rivoli: attack la_corona"]
    path.write_text(json.dumps(whole))
    found = stored_analysis(replay)
    assert found is not None
    (row,) = [
        row
        for row in swings(replay, found)
        if row.turning_point is not None and row.turning_point.orders
    ]
    better = better_of(replay, row, EVERYTHING)
    assert better is not None
    assert better.better == "Massena foot at rivoli: attack la_corona"
    point["planned"] = [{"goal": 3}]
    path.write_text(json.dumps(whole))
    with pytest.raises(BadAnalysis):
        stored_analysis(replay)
