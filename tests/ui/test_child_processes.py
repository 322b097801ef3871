"""Our own processes, started from a folder full of modules named like ours, and from a bundle.

Real processes: the parent is a script, as the command `campagna` is, so its own path is clean.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ai.engine.processes import (
    environment_for_others,
    our_command,
    serve_if_spawned,
    spawn_context,
)
from tests.ui.command_process import TIME_LIMIT_SECONDS, environment

ENGINE = """
import sys
from ai.engine.client import OUR_ENGINE, EngineProcess
engine = EngineProcess(OUR_ENGINE)
engine.send({"do": "hello", "id": 1})
told = engine.receive(60)
engine.close()
sys.exit(0 if told and told["tell"] == "hello" else 1)
"""
WORKERS = """
import sys
from ai.engine.client import OUR_ENGINE, EnginePlayer
from random import Random
from solitaire.registry import game_named
if __name__ == "__main__":
    rules = game_named("castiglione").rules()
    state = rules.start({})
    seat = rules.pending(state).seat
    with EnginePlayer(OUR_ENGINE, rules, settings={"level": 1}, nodes=1, patience=60) as player:
        player.begin({}, seat, 1)
        offered = rules.actions(state)
        assert player.choose(rules.view(state, seat), offered, Random(1)) in offered
"""
COUNSEL = """
import subprocess, sys
from ui.desktop.help.hints.engine import OUR_COUNSEL
told = subprocess.run(OUR_COUNSEL, input=b'{"do": "load", "id": 0, "game": "castiglione"}\\n',
                      capture_output=True, timeout=60)
sys.stderr.write(told.stderr.decode())
sys.exit(told.returncode or (b"Traceback" in told.stderr))
"""
COMMANDS = """
import subprocess, sys
from ui.desktop.honesty.process import OUR_COMMAND
from ui.desktop.review.process import OUR_ANALYST
for command in (OUR_COMMAND, OUR_ANALYST):
    subprocess.run([*command, "--help"], check=True, stdout=subprocess.DEVNULL)
"""
ODDS = """
import sys
from ai.engine.processes import spawn_context
from ui.common.odds_process import PendingAsked, serve_counts
from solitaire.registry import game_named
if __name__ == "__main__":
    rules = game_named("castiglione").rules()
    context = spawn_context()
    ours, theirs = context.Pipe()
    child = context.Process(target=serve_counts, args=(theirs,), daemon=True)
    child.start()
    theirs.close()
    ours.send((1, PendingAsked("castiglione", rules.pack_view(rules.view(rules.start({}), 0)))))
    number, counted = ours.recv()
    child.kill()
    sys.exit(0 if number == 1 else 1)
"""
PARENTS = {
    "engine": ENGINE,
    "workers of the engine": WORKERS,
    "counsel": COUNSEL,
    "other commands": COMMANDS,
    "odds": ODDS,
}


@pytest.fixture
def littered(tmp_path: Path) -> Path:
    """A folder that somebody works in: whatever is imported from it ends the process."""
    folder = tmp_path / "here"
    for package in ("ui", "resources", "solitaire", "multiprocessing"):
        (folder / package).mkdir(parents=True)
        (folder / package / "__init__.py").write_text("raise SystemExit('imported from here')\n")
    for module in ("ai", "socket", "queue", "numpy", "platformdirs"):
        (folder / f"{module}.py").write_text("raise SystemExit('imported from here')\n")
    return folder


def _clean_environment(**changes: str | None) -> dict[str, str]:
    """What is installed and nothing else."""
    return environment({"PYTHONPATH": None, **changes})


@pytest.mark.parametrize("name", PARENTS)
def test_nothing_is_imported_from_the_current_folder(
    name: str, littered: Path, tmp_path: Path
) -> None:
    script = tmp_path / "parent.py"
    script.write_text(PARENTS[name])
    result = subprocess.run(
        [sys.executable, str(script)],
        cwd=littered,
        env=_clean_environment(),
        capture_output=True,
        text=True,
        timeout=TIME_LIMIT_SECONDS,
        check=False,
    )
    assert result.returncode == 0, result.stderr
    assert "imported from here" not in result.stderr


def test_the_code_that_started_a_child_is_what_the_child_runs(tmp_path: Path) -> None:
    """From a checkout that is installed nowhere, too: -S leaves out all that is installed."""
    program, flag, launcher, *words = our_command("--version")
    result = subprocess.run(
        [program, "-S", flag, launcher, *words],
        cwd=tmp_path,
        env=_clean_environment(),
        capture_output=True,
        text=True,
        timeout=TIME_LIMIT_SECONDS,
        check=False,
    )
    assert result.stdout.startswith("campagna "), result.stderr


def test_other_peoples_engines_get_the_environment_as_it_was(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("PYTHONSAFEPATH", raising=False)
    child = spawn_context().Process(target=_tell_environment, args=())
    child.start()
    child.join(60)
    assert child.exitcode == 0
    assert "PYTHONSAFEPATH" not in os.environ
    monkeypatch.setenv("PYTHONSAFEPATH", "yes")
    assert environment_for_others()["PYTHONSAFEPATH"] == "yes"


def _tell_environment() -> None:
    is_marked = os.environ.get("PYTHONSAFEPATH") == "campagna"
    sys.exit(0 if is_marked and "PYTHONSAFEPATH" not in environment_for_others() else 1)


# -- from a bundle --------------------------------------------------------------------------------

BUNDLE = """#!{python}
import sys
sys.frozen = True
sys.executable = __file__
import multiprocessing.spawn
multiprocessing.spawn.set_executable(__file__)
if len(sys.argv) > 1 and sys.argv[1] == "parent":
{parent}
    sys.exit(0)
from ui.main import main
sys.exit(main())
"""


@pytest.mark.skipif(sys.platform == "win32", reason="the bundle here is a script with a shebang")
@pytest.mark.parametrize(
    "name",
    ["engine", pytest.param("workers of the engine", marks=pytest.mark.long), "odds"],
)
def test_a_bundle_starts_its_children_from_itself(
    name: str, littered: Path, tmp_path: Path
) -> None:
    bundle = tmp_path / "campagna-bundle"
    parent = "".join(f"    {line}\n" for line in PARENTS[name].splitlines())
    bundle.write_text(BUNDLE.format(python=sys.executable, parent=parent))
    bundle.chmod(0o755)
    result = subprocess.run(
        [str(bundle), "parent"],
        cwd=littered,
        env=_clean_environment(),
        capture_output=True,
        text=True,
        timeout=TIME_LIMIT_SECONDS,
        check=False,
    )
    assert result.returncode == 0, result.stderr
    assert not result.stderr


def test_a_bundle_is_its_own_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert our_command("engine") == (sys.executable, "engine")
    serve_if_spawned(["play", "--text"])  # a person's words: returns
