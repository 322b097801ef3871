"""How an older format will be read: shown with a format 0 that exists only here."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from solitaire.dice import FixedDice
from solitaire.record import BadRecord, load_record
from solitaire.record import migrations as present
from solitaire.record.text import Line
from solitaire.resumption import resume
from tests.toys import kuhn

FORMAT_0 = """\
campagna record 0
game: kuhn
dice: fixed

roll deal to elder: deal jack
roll deal to younger: deal queen
elder > bet
"""


def from_0_to_1(lines: Sequence[Line]) -> list[Line]:
    """Format 0 wrote "game: kuhn" in the header and "elder > bet" for a choice."""
    new = []
    for line in lines:
        text = line.text.replace(" > ", ": ")
        for word in ("game", "dice"):
            if text.startswith(f"{word}: "):
                text = text.replace(": ", " ", 1)
        new.append(Line(line.number, text))
    return new


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "old.rec"
    path.write_text(FORMAT_0)
    return path


def test_older_format_is_read(path: Path) -> None:
    record = load_record(path, kuhn.RULES, migrations={0: from_0_to_1})
    assert record.header.dice == "fixed"
    assert [step.line for step in record.steps] == [5, 6, 7]
    assert path.read_text() == FORMAT_0


def test_faults_of_an_older_format_point_into_the_old_file(path: Path) -> None:
    path.write_text(FORMAT_0.replace("elder > bet", "\nelder > call"))
    with pytest.raises(BadRecord) as caught:
        load_record(path, kuhn.RULES, migrations={0: from_0_to_1})
    assert [fault.line for fault in caught.value.faults] == [8]
    assert "There is no bet to answer." in str(caught.value)


def test_game_of_an_older_format_goes_on_in_the_present_one(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(present.MIGRATIONS, 0, from_0_to_1)
    session = resume(path, FixedDice([]), kuhn.RULES).session
    session.play(1, kuhn.Bid("fold"))
    monkeypatch.undo()
    assert path.read_text().startswith("campagna record 1\ngame kuhn\n")
    assert len(load_record(path, kuhn.RULES).steps) == 4
    assert path.with_name("old.rec.format-0").read_text() == FORMAT_0
