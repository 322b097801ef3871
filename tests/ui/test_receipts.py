"""Receipts in real records: every choice is repeated, and whatever was altered is found."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from solitaire.history import History
from solitaire.record import load_record
from solitaire.record.model import carry_out
from solitaire.registry import game_named
from tests.ui.command_process import campagna
from tests.ui.test_demo_command import ROOT, SKIRMISH, demo
from ui.common.computers import clerk_with_seed


def verify(path: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return campagna("verify", "--ai", str(path), *words, folder=ROOT)


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
        "other seeds": 0,
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
    "no player": (
        _in_receipt(0, lambda one: one.update(player="hal")),
        "the player is 'hal', but 'search:2' sits there",
    ),
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


# -- forgeries ------------------------------------------------------------------------------------

Receipt = dict[str, object]


def _last_choice(text: str) -> tuple[list[str], int, Receipt, str]:
    """The record up to its last choice that had an alternative, its place, and the alternative."""
    lines = text.splitlines()
    for place in reversed(range(len(lines))):
        if lines[place].startswith("  engine {"):
            receipt = json.loads(lines[place].removeprefix("  engine "))
            others = [one for one, _, _ in receipt["top"] if one != receipt["choice"]]
            if others:
                return lines[: place + 2], place, receipt, others[0]
    raise AssertionError("no choice had an alternative")


def _forged(text: str, alter: Callable[[Receipt, str], None]) -> str:
    """Another choice at the end, with a receipt that was made for it."""
    lines, place, receipt, other = _last_choice(text)
    lines[place + 1] = lines[place + 1].replace(str(receipt["choice"]), other)
    receipt.update(choice=other)
    alter(receipt, lines[place + 1].strip().partition(":")[0])
    lines[place] = f"  engine {json.dumps(receipt)}"
    return "\n".join(lines) + "\n"


def _shopped(text: str, path: Path, player: str) -> tuple[int, str]:
    """A seed with which this player, sitting down anew, makes the forger's choice."""
    lines, _, _, other = _last_choice(text)
    path.write_text("\n".join(lines) + "\n")
    rules = game_named(SKIRMISH).rules()
    record = load_record(path, rules)
    *before, last = record.steps
    history: History[Any, Any, Any] = History(rules, rules.copy(record.start))
    for step in before:
        carry_out(history, step)
    assert last.played is not None
    seat = last.played.seat
    assert seat is not None
    view, offered = rules.view(history.state, seat), rules.actions(history.state)
    for seed in range(500):
        clerk = clerk_with_seed(player, rules, record.header.options, seat, seed)
        made = clerk.decide(view, offered, len(history.plies)).receipt
        if made.choice == other:
            return seed, made.as_text()
    raise AssertionError("no seed gives the other choice")


@pytest.mark.parametrize("player", ["random", "search:2"])
def test_a_receipt_of_a_player_with_a_shopped_seed_is_found_out(
    player: str, played: str, tmp_path: Path
) -> None:
    """The last choice is another's, made for a seed that was looked for."""
    path = tmp_path / "forged.rec"
    _, made = _shopped(played, path, player)
    lines, place, receipt, other = _last_choice(played)
    lines[place] = f"  engine {made}"
    lines[place + 1] = lines[place + 1].replace(str(receipt["choice"]), other)
    path.write_text("\n".join(lines) + "\n")
    result = verify(path, "--game", SKIRMISH)
    assert result.returncode == 1
    assert result.stdout.rstrip().endswith("Not verified.")
    found_out = "'search:2' sits there" if player == "random" else "but the header's is"
    assert found_out in result.stdout


def test_a_receipt_of_the_clock_for_any_choice_is_found_out(played: str, tmp_path: Path) -> None:
    path = tmp_path / "forged.rec"
    path.write_text(_forged(played, lambda one, _: one.update(player="search:seconds=1")))
    result = verify(path, "--game", SKIRMISH)
    assert result.returncode == 1
    assert "the player is 'search:seconds=1', but 'search:2' sits there" in result.stdout
    assert result.stdout.rstrip().endswith("Not verified.")


def test_a_choice_that_was_broken_off_is_counted_and_the_game_not_verified_as_a_whole(
    played: str, tmp_path: Path
) -> None:
    path = tmp_path / "hurried.rec"
    path.write_text(_forged(played, lambda one, _: one.update(how="broken off")))
    result = verify(path, "--game", SKIRMISH)
    assert result.returncode == 1
    assert " 1 were made by the clock and cannot be repeated." in result.stdout
    assert result.stdout.rstrip().endswith("Not verified as a whole.")
    told = json.loads(verify(path, "--game", SKIRMISH, "--json").stdout)
    assert not told["verified"]
    assert told["receipts"]["unrepeatable"] == 1
    assert told["failures"] == []


def test_a_receipt_where_a_person_sits_is_found_out(played: str, tmp_path: Path) -> None:
    path = tmp_path / "person.rec"
    path.write_text(played.replace("\nseat red search:2\n", "\nseat red human\n"))
    result = verify(path, "--game", SKIRMISH)
    assert result.returncode == 1
    assert "'human' sits there" in result.stdout


def test_a_receipt_is_compared_with_who_sits_there_then(played: str, tmp_path: Path) -> None:
    path = tmp_path / "changed.rec"
    lines, place, _, _ = _last_choice(played)
    seat = lines[place + 1].strip().partition(":")[0]
    lines.insert(place, f"  sits {seat} search:1")
    path.write_text("\n".join(lines) + "\n")
    result = verify(path, "--game", SKIRMISH)
    assert result.returncode == 1
    assert "the player is 'search:2', but 'search:1' sits there" in result.stdout
    assert f"{seat} search:1 (line {place + 1})" in result.stdout


def _as_of_old(text: str) -> str:
    return re.sub(r"^seed .*\n", "", text, count=1, flags=re.MULTILINE)


def test_a_record_without_a_seed_in_its_header_is_still_verified(
    played: str, tmp_path: Path
) -> None:
    path = tmp_path / "old.rec"
    path.write_text(_as_of_old(played))
    result = verify(path, "--game", SKIRMISH)
    assert result.returncode == 0, result.stdout


def test_another_seed_in_a_record_of_old_is_counted(played: str, tmp_path: Path) -> None:
    path = tmp_path / "old.rec"
    _, made = _shopped(played, path, "search:2")
    lines, place, receipt, other = _last_choice(played)
    lines[place] = f"  engine {made}"
    lines[place + 1] = lines[place + 1].replace(str(receipt["choice"]), other)
    path.write_text(_as_of_old("\n".join(lines) + "\n"))
    result = verify(path, "--game", SKIRMISH)
    assert result.returncode == 1
    assert "1 were made by another seed" in result.stdout
    assert result.stdout.rstrip().endswith("Not verified as a whole.")


def test_a_hurried_choice_of_old_is_counted(played: str, tmp_path: Path) -> None:
    path = tmp_path / "old.rec"
    path.write_text(
        _as_of_old(_forged(played, lambda one, _: one.update(player="search:seconds=0.53")))
    )
    result = verify(path, "--game", SKIRMISH)
    assert result.returncode == 1
    assert result.stdout.rstrip().endswith("Not verified as a whole.")
