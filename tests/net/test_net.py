"""The net itself: it says the same twice, and it notices what differs."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.net.comparing import differences
from tests.net.writing import chosen_places, write_positions

pytestmark = [pytest.mark.ui, pytest.mark.qt_log_ignore("This plugin does not support")]


@pytest.mark.long
def test_net_says_the_same_twice(qtbot: QtBot, tmp_path: Path) -> None:
    """A combat in which hits are placed, and a movement in French."""
    places = chosen_places()
    chosen = [next(one for one in places if one.name == "battle_of_castiglione-0053")]
    chosen += [next(one for one in places if "fr" in one.languages)]
    for folder in ("one", "other"):
        write_positions(tmp_path / folder, chosen)
    assert len(list((tmp_path / "one").iterdir())) == 3
    assert list(differences(tmp_path / "one", tmp_path / "other")) == []


def test_net_tells_files_apart(tmp_path: Path) -> None:
    for folder, words in (("one", "March to Ala"), ("other", "March to Salo")):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "same.txt").write_text("offer: Halt here\n", encoding="utf-8")
        (tmp_path / folder / "apart.txt").write_text(f"offer: {words}\n", encoding="utf-8")
    (tmp_path / "other" / "more.txt").write_text("", encoding="utf-8")
    found = list(differences(tmp_path / "one", tmp_path / "other"))
    assert found[0] == "apart.txt:"
    assert "  -offer: March to Ala" in found
    assert "  +offer: March to Salo" in found
    assert found[-1] == f"more.txt: only in {tmp_path / 'other'}"
    assert not [line for line in found if line.startswith("same.txt")]


def test_net_covers_the_questions_of_the_game() -> None:
    places = chosen_places()
    assert len(places) >= 60
    assert len({place.name for place in places}) == len(places)
    assert len([place for place in places if "fr" in place.languages]) == 10
