"""The dispatcher, as processes see it: exit codes, what is said where, and what is not loaded."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import solitaire
from tests.ui.command_process import campagna, environment, running_campagna
from ui.terminal.commands import COMMANDS

THROW_AWAY_COMMAND = """
HELP = "does what a test needs"

def add_arguments(parser):
    parser.add_argument("--number", type=int, default=0)

def run(arguments):
    {body}
"""


@pytest.fixture
def commands(tmp_path: Path) -> Path:
    folder = tmp_path / "commands"
    folder.mkdir()
    return folder


def write_command(folder: Path, name: str, *body: str) -> None:
    text = THROW_AWAY_COMMAND.format(body="\n    ".join(body))
    (folder / f"{name}.py").write_text(text, encoding="utf-8")


def one_sentence(text: str) -> str:
    """What was said, after making sure that it is one line and no traceback."""
    assert text.count("\n") == 1, text
    assert text.startswith("campagna: ")
    assert "Traceback" not in text
    return text


def test_help_lists_every_command_with_its_line() -> None:
    done = campagna("--help")
    assert done.returncode == 0
    listing = done.stdout.partition("commands:\n")[2].splitlines()
    named = [line.split()[0] for line in listing[: len(COMMANDS)]]
    assert named == list(COMMANDS)
    assert all(len(line.split()) > 2 for line in listing[: len(COMMANDS)])


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(command: str) -> None:
    done = campagna(command, "--help")
    assert done.returncode == 0, done.stderr
    assert f"campagna {command}" in done.stdout
    assert "--quiet" in done.stdout


def test_no_command_module_loads_qt_or_numpy() -> None:
    """Qt would end a machine without display; numpy alone would double the time of --help."""
    program = (
        "import json, sys\n"
        "from importlib import import_module\n"
        "from ui.terminal.commands import COMMANDS\n"
        "import ui.main\n"
        "for name in COMMANDS: import_module(f'ui.terminal.commands.{name}')\n"
        "heavy = ('PySide6', 'shiboken6', 'numpy', 'ui.desktop.app')\n"
        "print(json.dumps([name for name in heavy if name in sys.modules]))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        env=environment(),
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(done.stdout) == []


def test_version_is_the_packages() -> None:
    assert campagna("--version").stdout == f"campagna {solitaire.VERSION}\n"


def test_unknown_command_is_wrong_usage_and_names_the_nearest() -> None:
    done = campagna("docter")
    assert done.returncode == 2
    assert "'doctor'" in one_sentence(done.stderr)
    assert done.stdout == ""


@pytest.mark.parametrize("words", [("--colour",), ("doctor", "--colour"), ("-x", "doctor")])
def test_unknown_option_is_wrong_usage(words: tuple[str, ...]) -> None:
    done = campagna(*words)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert done.stdout == ""


@pytest.mark.parametrize("code", [1, 65, 66, 69, 73])
def test_a_failure_gives_its_sentence_and_its_code(commands: Path, code: int) -> None:
    write_command(
        commands,
        "fail",
        "from ui.common.failures import Failure",
        "raise Failure('The bridge is gone; repair it.', arguments.number)",
    )
    done = campagna("fail", "--number", str(code), commands=commands)
    assert done.returncode == code
    assert done.stderr == "campagna: The bridge is gone; repair it.\n"
    assert done.stdout == ""


def test_an_unknown_game_is_wrong_usage(commands: Path) -> None:
    write_command(
        commands,
        "load",
        "from solitaire.registry import game_named",
        "game_named('bridge').rules()",
    )
    done = campagna("load", commands=commands)
    assert done.returncode == 2
    assert "'bridge'" in one_sentence(done.stderr)


def test_global_options_work_before_and_after_the_command(commands: Path) -> None:
    write_command(
        commands,
        "options",
        "import json, logging, os",
        "level = logging.getLogger().getEffectiveLevel()",
        "print(json.dumps([arguments.quiet, os.environ.get('NO_COLOR', ''), level]))",
        "return 0",
    )

    def heard(*words: str) -> object:
        done = campagna(*words, commands=commands, variables={"NO_COLOR": None})
        return json.loads(done.stdout)

    assert heard("options") == [False, "", 30]
    assert heard("-v", "options") == heard("options", "-v") == [False, "", 20]
    assert heard("options", "-vv", "--no-color") == [False, "1", 10]
    assert heard("-q", "--no-color", "options") == heard("options", "-q", "--no-color")
    assert heard("-q", "options") == [True, "", 40]


class TestUnexpectedError:
    SECRET = "Wurmser-is-at-Goito"

    @pytest.fixture
    def crash(self, commands: Path) -> Path:
        write_command(
            commands,
            "crash",
            "from solitaire.registry import game_named",
            "try:",
            "    game_named(42).rules()",
            "except TypeError as error:",
            f"    raise KeyError({self.SECRET!r}) from error",
        )
        return commands

    def test_is_one_sentence_and_a_report(self, crash: Path, tmp_path: Path) -> None:
        done = campagna("crash", commands=crash, variables={"CAMPAGNA_HOME": str(tmp_path)})
        assert done.returncode == 70
        (report,) = (tmp_path / "state" / "crashes").iterdir()
        assert str(report) in one_sentence(done.stderr)

    def test_report_names_places_and_types_but_gives_nothing_away(
        self, crash: Path, tmp_path: Path
    ) -> None:
        campagna("crash", commands=crash, variables={"CAMPAGNA_HOME": str(tmp_path)})
        (report,) = (tmp_path / "state" / "crashes").iterdir()
        text = report.read_text(encoding="utf-8")
        assert "builtins.KeyError" in text
        assert "builtins.TypeError" in text
        assert "solitaire/registry.py:" in text
        assert "game_named" in text
        assert self.SECRET not in text
        assert str(tmp_path) not in text

    def test_without_a_place_for_the_report_it_says_so(self, crash: Path, tmp_path: Path) -> None:
        in_the_way = tmp_path / "file"
        in_the_way.write_text("not a folder", encoding="utf-8")
        done = campagna("crash", commands=crash, variables={"CAMPAGNA_HOME": str(in_the_way)})
        assert done.returncode == 70
        assert "could not be written" in one_sentence(done.stderr)

    def test_the_curious_get_the_traceback(self, crash: Path, tmp_path: Path) -> None:
        variables = {"CAMPAGNA_HOME": str(tmp_path)}
        done = campagna("-vv", "crash", commands=crash, variables=variables)
        assert done.returncode == 70
        assert self.SECRET in done.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="signals and pipes of POSIX")
class TestInterrupted:
    def test_control_c_ends_with_130_and_no_traceback(self, commands: Path) -> None:
        write_command(
            commands, "wait", "print('ready', flush=True)", "import time", "time.sleep(60)"
        )
        with running_campagna("wait", commands=commands) as process:
            assert process.stdout is not None
            assert process.stdout.readline() == "ready\n"
            process.send_signal(signal.SIGINT)
            _, said = process.communicate(timeout=30)
        assert process.returncode == 130
        assert "Traceback" not in said

    def test_a_reader_that_goes_away_is_no_error(self, commands: Path) -> None:
        write_command(commands, "flood", "for number in range(100_000): print(number)", "return 0")
        with running_campagna("flood", commands=commands) as process:
            assert process.stdout is not None
            assert process.stderr is not None
            assert process.stdout.readline() == "0\n"
            process.stdout.close()
            said = process.stderr.read()
            process.wait(timeout=30)
        assert process.returncode == 141
        assert said == ""


@pytest.mark.skipif(sys.platform != "linux", reason="display servers of Linux")
class TestBareCommand:
    DEMO = (
        "print('demonstration', arguments.headless, arguments.number)",
        "return 0",
    )

    @pytest.fixture
    def demo(self, commands: Path) -> Path:
        """A demonstration in the place of the real one, which would take its time."""
        write_command(commands, "demo", *self.DEMO)
        text = (commands / "demo.py").read_text(encoding="utf-8")
        option = "    parser.add_argument('--headless', action='store_true')\n"
        (commands / "demo.py").write_text(
            text.replace("def run", f"{option}\ndef run"), encoding="utf-8"
        )
        return commands

    def test_without_display_says_so_and_plays_in_the_terminal(self, demo: Path) -> None:
        done = campagna(commands=demo)
        assert done.returncode == 0
        assert "no display" in one_sentence(done.stderr)
        assert done.stdout == "demonstration True 0\n"

    def test_a_display_that_does_not_answer_is_none(self, demo: Path, tmp_path: Path) -> None:
        """Qt would abort the process here, with 134 and a misleading message."""
        for variables in (
            {"DISPLAY": ":4711"},
            {"WAYLAND_DISPLAY": "nobody", "XDG_RUNTIME_DIR": str(tmp_path)},
        ):
            done = campagna(commands=demo, variables=variables)
            assert done.returncode == 0
            assert "answers" in one_sentence(done.stderr)
            assert done.stdout.startswith("demonstration")

    def test_without_qt_says_so_and_plays_in_the_terminal(self, demo: Path, tmp_path: Path) -> None:
        broken = tmp_path / "site" / "PySide6"
        broken.mkdir(parents=True)
        (broken / "__init__.py").write_text(
            "raise ImportError('libEGL.so.1: cannot open shared object file')", encoding="utf-8"
        )
        path = os.pathsep.join([str(broken.parent), environment()["PYTHONPATH"]])
        variables = {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": path}
        done = campagna(commands=demo, variables=variables)
        assert done.returncode == 0
        assert "libEGL" in one_sentence(done.stderr)
        assert "campagna doctor" in done.stderr
        assert done.stdout.startswith("demonstration")
