"""Receipts in real records: every choice is repeated, and whatever was altered is found."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.ui.command_process import TIME_LIMIT_SECONDS, environment
from tests.ui.test_demo_command import ROOT, SKIRMISH, demo


def verify(path: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "ui", "verify", "--ai", str(path), *words],
        env=environment(),
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=TIME_LIMIT_SECONDS,
        check=False,
    )


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The record of a game between two searchers."""
    path = tmp_path_factory.mktemp("receipts") / "game.rec"
    result = demo("--game", SKIRMISH, "--seed", "4", "--players", "search:2", "--out", str(path))
    assert result.returncode == 0, result.stderr
    return path.read_text()


def test_every_choice_is_repeated(played: str, tmp_path: Path) -> None:
    path = tmp_path / "game.rec"
    path.write_text(played)
    choices = len(re.findall(r"^  (?:red|blue): ", played, re.MULTILINE))
    found = json.loads(verify(path, "--game", SKIRMISH, "--json").stdout)
    assert found["verified"]
    assert found["receipts"] == {
        "found": choices,
        "repeated": choices,
        "unrepeatable": 0,
        "missing": 0,
        "sittings": 2,
    }


def _in_receipt(number: int, change: Callable[[dict[str, object]], None]) -> Callable[[str], str]:
    def alter(text: str) -> str:
        lines = text.splitlines()
        places = [place for place, line in enumerate(lines) if line.startswith("  engine {")]
        line = places[number]
        receipt = json.loads(lines[line].removeprefix("  engine "))
        change(receipt)
        lines[line] = f"  engine {json.dumps(receipt)}"
        return "\n".join(lines) + "\n"

    return alter


def _without_receipt(text: str) -> str:
    place = text.rindex("  engine {")
    return text[:place] + text[text.index("\n", place) + 1 :]


ALTERATIONS: dict[str, tuple[Callable[[str], str], str]] = {
    "other nodes": (_in_receipt(3, lambda one: one.update(nodes=10_000)), "nodes is 10000"),
    "other seed": (_in_receipt(2, lambda one: one.update(seed=1)), "seed is 1"),
    "other view": (_in_receipt(5, lambda one: one.update(view="0" * 16)), "view is"),
    "other choice": (_in_receipt(4, lambda one: one.update(choice="pass away")), "not for what"),
    "other candidates": (_in_receipt(0, lambda one: one.update(top=[])), "top is ()"),
    "other number": (_in_receipt(6, lambda one: one.update(number=99)), "number is 99"),
    "no player": (_in_receipt(0, lambda one: one.update(player="hal")), "called 'hal'"),
    "no number": (_in_receipt(1, lambda one: one.update(nodes="many")), "nodes of the receipt"),
    "field missing": (_in_receipt(1, lambda one: one.pop("seed")), "has the fields"),
    "no receipt": (_without_receipt, "without a receipt"),
}


@pytest.mark.parametrize("name", ALTERATIONS)
def test_an_altered_receipt_is_found(name: str, played: str, tmp_path: Path) -> None:
    alter, sentence = ALTERATIONS[name]
    path = tmp_path / "altered.rec"
    path.write_text(alter(played))
    result = verify(path, "--game", SKIRMISH)
    assert result.returncode == 1
    assert sentence in result.stdout
    assert result.stdout.rstrip().endswith("Not verified.")
    assert "Traceback" not in result.stderr


def test_another_choice_with_its_receipt_forged_is_found(played: str, tmp_path: Path) -> None:
    """Whoever changes a choice and its receipt alike cannot change what the player would do."""
    lines = played.splitlines()
    for place in reversed(range(len(lines))):
        if lines[place].startswith("  engine {"):
            receipt = json.loads(lines[place].removeprefix("  engine "))
            others = [text for text, _, _ in receipt["top"] if text != receipt["choice"]]
            if others:
                break
    other = others[0]
    lines[place] = lines[place].replace(f'"choice":"{receipt["choice"]}"', f'"choice":"{other}"')
    lines[place + 1] = lines[place + 1].replace(receipt["choice"], other)
    path = tmp_path / "forged.rec"
    path.write_text("\n".join(lines[: place + 2]) + "\n")
    result = verify(path, "--game", SKIRMISH)
    assert result.returncode == 1
    assert f"choice is '{other}'" in result.stdout


def test_a_record_without_receipts_says_so(played: str, tmp_path: Path) -> None:
    path = tmp_path / "bare.rec"
    lines = [line for line in played.splitlines() if "engine {" not in line]
    path.write_text("\n".join(lines) + "\n")
    result = verify(path, "--game", SKIRMISH)
    assert result.returncode == 1
    assert "there are none" in result.stdout
