"""`campagna doctor` on machines that lack something."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any

import pytest

from solitaire.workbench import compilation
from tests.ui.command_process import campagna, environment
from ui.terminal import qt_libraries
from ui.terminal.qt_libraries import LIBRARIES, X11, how_to_install, packages_of

linux_only = pytest.mark.skipif(sys.platform != "linux", reason="system libraries of Linux")


def examine(**variables: str | None) -> dict[str, Any]:
    done = campagna("doctor", "--json", variables=variables)
    answer: dict[str, Any] = json.loads(done.stdout)
    sick = any(finding["level"] == "problem" for finding in answer["findings"])
    assert done.returncode == (1 if sick else 0)
    return answer


def whats(answer: dict[str, Any], level: str) -> list[str]:
    return [finding["what"] for finding in answer["findings"] if finding["level"] == level]


def test_text_tells_what_json_tells(tmp_path: Path) -> None:
    text = campagna("doctor", variables={"CAMPAGNA_HOME": str(tmp_path)}).stdout
    answer = examine(CAMPAGNA_HOME=str(tmp_path))
    for value in (*answer["versions"].values(), *answer["folders"].values()):
        assert value in text
    for finding in answer["findings"]:
        assert finding["what"] in text
        assert finding["cure"] in text


def test_every_listed_module_is_either_compiled_or_not() -> None:
    state = examine()["compilation"]
    assert sorted(state["compiled"] + state["interpreted"]) == sorted(compilation.listed_modules())


def test_slow_mode_is_a_note_that_says_how_to_leave_it() -> None:
    answer = examine()
    notes = [finding for finding in answer["findings"] if "interpreted" in finding["what"]]
    assert bool(notes) == bool(answer["compilation"]["interpreted"])
    assert all("pip install" in finding["cure"] for finding in notes)


def test_home_folder_moves_everything_and_nothing_is_created(tmp_path: Path) -> None:
    answer = examine(CAMPAGNA_HOME=str(tmp_path / "home"))
    assert all(str(tmp_path) in folder for folder in answer["folders"].values())
    assert not (tmp_path / "home").exists()


def test_a_folder_that_cannot_be_written_is_a_problem(tmp_path: Path) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.write_text("not a folder", encoding="utf-8")
    problems = whats(examine(CAMPAGNA_HOME=str(in_the_way)), "problem")
    assert sum("cannot be written" in problem for problem in problems) == 5


def test_the_persons_name_stays_out(tmp_path: Path) -> None:
    home = tmp_path / "wilhelmine"
    home.mkdir()
    variables = dict.fromkeys(("XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"))
    done = campagna("doctor", variables={**variables, "HOME": str(home), "CAMPAGNA_HOME": None})
    assert "wilhelmine" not in done.stdout


@linux_only
def test_no_display_is_a_note_not_a_problem() -> None:
    answer = examine()
    assert any("no display" in note for note in whats(answer, "note"))
    assert not any("display" in problem for problem in whats(answer, "problem"))


def test_qt_that_does_not_start_is_a_problem_with_its_last_words(tmp_path: Path) -> None:
    broken = tmp_path / "PySide6"
    broken.mkdir()
    (broken / "__init__.py").write_text("raise ImportError('no such thing')", encoding="utf-8")
    path = os.pathsep.join([str(tmp_path), environment()["PYTHONPATH"]])
    answer = examine(PYTHONPATH=path)
    assert any("Qt" in problem for problem in whats(answer, "problem"))
    assert answer["versions"]["Qt"] == ""


@linux_only
def test_a_library_that_does_not_load_is_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    lost = qt_libraries.Library("libnobody-has-this.so.9", X11, "deb-package", "rpm", "arch")
    monkeypatch.setattr(qt_libraries, "LIBRARIES", (lost,))
    assert qt_libraries.missing_libraries() == [lost]


@pytest.mark.parametrize(
    ("release", "command"),
    [
        ({"ID": "debian"}, "sudo apt install libxcb-cursor0"),
        ({"ID": "linuxmint", "ID_LIKE": "ubuntu debian"}, "sudo apt install libxcb-cursor0"),
        ({"ID": "rocky", "ID_LIKE": "rhel centos fedora"}, "sudo dnf install xcb-util-cursor"),
        ({"ID": "manjaro", "ID_LIKE": "arch"}, "sudo pacman -S xcb-util-cursor"),
    ],
)
def test_the_cure_fits_the_distribution(
    monkeypatch: pytest.MonkeyPatch, release: dict[str, str], command: str
) -> None:
    monkeypatch.setattr("platform.freedesktop_os_release", lambda: release)
    cursor = [library for library in LIBRARIES if library.file == "libxcb-cursor.so.0"]
    assert how_to_install(packages_of(cursor)) == command


def test_an_unknown_distribution_gets_all_cures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("platform.freedesktop_os_release", lambda: {"ID": "plan9"})
    cure = how_to_install(packages_of(LIBRARIES))
    assert all(tool in cure for tool in ("apt", "dnf", "pacman"))
