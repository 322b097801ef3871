"""`campagna check` as a real process: what it prints and how it ends."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.games.castiglione.data_copy import DataCopy
from tests.ui.command_process import campagna


@pytest.fixture
def copy(tmp_path: Path) -> DataCopy:
    return DataCopy(tmp_path / "data")


def test_our_own_data_is_sound() -> None:
    done = campagna("check")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("castiglione: sound; 60 areas, 95 roads, ")


def test_json_of_sound_data() -> None:
    done = campagna("check", "--json")
    answer = json.loads(done.stdout)
    assert done.returncode == 0
    assert answer["sound"] is True
    assert answer["games"]["castiglione"]["units"] == 59
    assert answer["games"]["castiglione"]["problems"] == []


def test_every_fault_is_printed_with_file_and_line(copy: DataCopy) -> None:
    first = copy.change("units.csv", "joubert,", "3,5,2", "x,5,2")
    second = copy.change("roads.csv", "salo,lonato", "salo,lonato", "salo,lonata")
    done = campagna("check", "--data", str(copy.root))
    assert done.returncode == 65
    assert f"{copy.folder / 'units.csv'}:{first}: strength is 'x'. Write" in done.stdout
    assert f"{copy.folder / 'roads.csv'}:{second}: b names 'lonata'" in done.stdout
    assert done.stderr.startswith("campagna: 2 faults in 2 files; ")
    assert done.stderr.count("\n") == 1


def test_json_of_faults(copy: DataCopy) -> None:
    line = copy.change("rules.toml", "odds", "6", "600")
    done = campagna("check", "--data", str(copy.root), "--json")
    answer = json.loads(done.stdout)
    assert done.returncode == 65
    assert answer["sound"] is False
    (problem,) = answer["games"]["castiglione"]["problems"]
    assert problem == {
        "file": str(copy.folder / "rules.toml"),
        "line": line,
        "message": "odds is 600",
        "remedy": "Write a whole number from 1 to 99",
    }


@pytest.mark.parametrize("encoding", ["ascii", "utf-8", "latin-1"])
def test_junk_gives_no_traceback_whatever_the_terminal_can_print(
    copy: DataCopy, encoding: str
) -> None:
    (copy.folder / "units.csv").write_bytes(bytes(range(256)) * 40)
    (copy.folder / "areas.csv").write_text("id,☃\n☃,☃\n", encoding="utf-8")
    done = campagna("check", "--data", str(copy.root), variables={"PYTHONIOENCODING": encoding})
    assert done.returncode == 65
    assert "Traceback" not in done.stdout + done.stderr
    assert "inside the program" not in done.stderr


def test_folder_that_is_not_there(tmp_path: Path) -> None:
    done = campagna("check", "--data", str(tmp_path / "none"))
    assert (done.returncode, done.stdout) == (66, "")
    assert "There is no folder" in done.stderr


def test_folder_without_the_game(copy: DataCopy) -> None:
    done = campagna("check", "--data", str(copy.folder))
    assert done.returncode == 66
    assert "has no folder 'castiglione'" in done.stderr


def test_file_in_place_of_the_folder(tmp_path: Path) -> None:
    file = tmp_path / "data"
    file.write_text("nothing", encoding="utf-8")
    assert campagna("check", "--data", str(file)).returncode == 66
