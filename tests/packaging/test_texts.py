"""README, licence and CI say the same thing."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from ui.terminal.commands import COMMANDS

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def readme_command(name: str) -> str:
    block = re.search(rf"<!-- command: {name} -->\n```sh\n(.*?)```", README, re.DOTALL)
    assert block is not None
    return block[1]


@pytest.mark.parametrize("name", ["run", "test"])
def test_the_two_commands_are_one_line_each_and_set_up_themselves(name: str) -> None:
    command = readme_command(name)
    assert command.count("\n") == 1
    assert command.startswith("python3 -m venv .venv && .venv/bin/pip install ")
    assert "http" not in command


def test_ci_runs_the_readmes_test_command_word_for_word() -> None:
    """Run the very function of .ci/run that cuts the line out of the README."""
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    function = re.search(r"^readme_command\(\) \{.*?^\}", script, re.DOTALL | re.MULTILINE)
    assert function is not None
    cut = subprocess.run(
        ["bash", "-c", f"checkout={ROOT}\n{function[0]}\nreadme_command test"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert cut.stdout == readme_command("test")
    assert "pytest" in cut.stdout


def test_ci_is_a_program_without_syntax_errors() -> None:
    assert (ROOT / ".ci" / "run").stat().st_mode & 0o111
    subprocess.run(["bash", "-n", str(ROOT / ".ci" / "run")], check=True)


def test_readme_tells_only_of_commands_that_exist() -> None:
    told = set(re.findall(r"`(?:\.venv/bin/)?campagna ([a-z]+)", README))
    assert told <= set(COMMANDS)


@pytest.mark.parametrize("page", [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))])
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target


def test_no_two_pictures_of_the_docs_are_the_same() -> None:
    """Four of the Quadrilateral were of the first screen: the game they wanted did not begin."""
    pictures = sorted((ROOT / "docs" / "pictures").glob("*.png"))
    files_by_content: dict[bytes, list[str]] = {}
    for file in pictures:
        files_by_content.setdefault(file.read_bytes(), []).append(file.name)
    assert pictures
    assert [names for names in files_by_content.values() if len(names) > 1] == []
