"""Records that somebody made to do harm: refused with the line, in little time and memory."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from solitaire.games.castiglione.game import RULES
from solitaire.protocol import Chance, Decide
from solitaire.record import BadRecord, FaultKind, load_record
from solitaire.record.source import LONGEST_LINE, MOST_LINES
from tests.record.golden import FOLDER
from tests.toys import skirmish
from tests.ui.command_process import campagna, environment

GOLDEN = (FOLDER / "castiglione" / "battle_of_castiglione.rec").read_text()
SKIRMISH = (FOLDER / "skirmish" / "sealed.rec").read_text()
MEGABYTE = 1 << 20


def written(folder: Path, text: str) -> Path:
    path = folder / "game.rec"
    path.write_text(text)
    return path


def faults_of(folder: Path, text: str) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        load_record(written(folder, text))
    return caught.value


# -- numbers, receipts, positions -----------------------------------------------------------------


@pytest.mark.parametrize("digits", [20, 5_000, LONGEST_LINE - 100])
def test_roll_of_many_digits_is_no_notation(tmp_path: Path, digits: int) -> None:
    lines = GOLDEN.splitlines()
    place = next(n for n, line in enumerate(lines) if line.strip().startswith("roll "))
    cause, _, outcome = lines[place].partition("]: ")
    lines[place] = f"{cause}]: {outcome.split()[0]} {'9' * digits}"
    [fault, *_] = faults_of(tmp_path, "\n".join(lines) + "\n").faults
    assert (fault.line, fault.kind) == (place + 1, FaultKind.NO_NOTATION)
    assert len(fault.message) < 500


@pytest.mark.parametrize("line", ["turn", "die", "part"])
def test_position_with_a_number_of_many_digits_is_refused(tmp_path: Path, line: str) -> None:
    position = f"{RULES.position_text(RULES.start({}))}\n{line} {'9' * 5_000}"
    text = _record_from(position)
    number = text.splitlines().index(f"| {line} {'9' * 5_000}") + 1
    assert number in {fault.line for fault in faults_of(tmp_path, text).faults}


def test_receipt_nested_deep_is_refused_with_its_line(tmp_path: Path) -> None:
    head, play = SKIRMISH.split("\n\n", 1)
    deep = f'engine {{"top": {"[" * 9_000}{"]" * 9_000}}}'
    path = written(tmp_path, f"{head}\n\n{deep}\n{play}")
    line = path.read_text().splitlines().index(deep) + 1
    with pytest.raises(BadRecord, match=f":{line}: unreadable: the receipt"):
        load_record(path, skirmish.RULES)
    process = campagna("verify", str(path), "--ai", "--game", "tests.toys.skirmish:RULES")
    assert process.returncode == 65
    assert f"{path}:{line}: unreadable" in process.stderr


def _record_from(position: str) -> str:
    bars = "\n".join(f"| {line}" for line in position.splitlines() if line)
    return f"campagna record 1\ngame castiglione\nposition\n{bars}\n\n"


def _positions_within_procedures() -> dict[str, str]:
    """By the first word of the lines that belong to a march, a battle or a scouting."""
    rng, found = Random(1796), {}
    state = RULES.start({"visibility": "fog"})
    while len(found) < 3:
        asked = RULES.pending(state)
        if isinstance(asked, Decide):
            RULES.apply(state, rng.choice(RULES.actions(state)))
        elif isinstance(asked, Chance):
            RULES.apply(state, RULES.outcomes(state)[0][0])
        else:
            state = RULES.start({"visibility": "fog"})
        for word in ("march", "battle", "scout"):
            if getattr(state, word) is not None:
                found.setdefault(word, RULES.position_text(state))
    return found


@pytest.mark.parametrize("word", ["march", "battle", "scout"])
def test_position_without_the_lines_of_its_procedure_is_refused(tmp_path: Path, word: str) -> None:
    position = _positions_within_procedures()[word]
    assert load_record(written(tmp_path, _record_from(position))).start is not None
    kept = [line for line in position.splitlines() if not line.startswith(word)]
    [fault, *_] = faults_of(tmp_path, _record_from("\n".join(kept))).faults
    assert fault.kind is FaultKind.HEADER
    assert fault.line == 3


# -- time and memory ------------------------------------------------------------------------------


_READ_AND_MEASURE = """
import re, sys
from pathlib import Path
from ui.main import main
code = main(["replay", sys.argv[1]])
most = re.search(r"VmHWM:\\s+([0-9]+) kB", Path("/proc/self/status").read_text())
print(code, int(most[1]) // 1024)
"""


def megabytes_to_read(path: Path) -> tuple[int, int]:
    """Exit code and the most memory that a process of its own took."""
    process = subprocess.run(
        [sys.executable, "-c", _READ_AND_MEASURE, str(path)],
        env=environment(),
        capture_output=True,
        text=True,
        check=True,
        timeout=240,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (2 << 30, 2 << 30)),
    )
    code, megabytes = process.stdout.split()[-2:]
    return int(code), int(megabytes)


@pytest.mark.skipif(sys.platform != "linux", reason="measures as Linux does")
@pytest.mark.parametrize(
    "lines",
    [
        pytest.param(["roll" + " :" * 116_000], id="roll of colons"),
        pytest.param(["roll" + " :" * 9_000] * 12, id="rolls of colons"),
        pytest.param(["x" * 60 * MEGABYTE], id="one line of 60 MB"),
        pytest.param(["ab"] * (20 * MEGABYTE), id="60 MB of short lines"),
        pytest.param(["french: march x"] * 190_000, id="many faults"),
        pytest.param([""] * (15 * MEGABYTE), id="15 MB of line ends"),
    ],
)
def test_reading_takes_little_memory(tmp_path: Path, lines: list[str]) -> None:
    path = tmp_path / "game.rec"
    path.write_text(GOLDEN + "\n".join(lines) + "\n")
    code, megabytes = megabytes_to_read(path)
    assert code == 65
    assert megabytes < 250


def test_too_many_lines_and_too_long_ones_are_named(tmp_path: Path) -> None:
    assert f"more than {MOST_LINES} lines" in str(faults_of(tmp_path, GOLDEN + "\n" * MOST_LINES))
    long = GOLDEN + "x" * (LONGEST_LINE + 1) + "\n"
    assert f"line {GOLDEN.count(chr(10)) + 1} is longer" in str(faults_of(tmp_path, long))


# -- what is no file ------------------------------------------------------------------------------


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such files")
@pytest.mark.parametrize("command", ["replay", "verify", "actions"])
def test_pipes_folders_and_devices_are_refused(tmp_path: Path, command: str) -> None:
    os.mkfifo(tmp_path / "pipe")
    for path, words in (
        (tmp_path / "pipe", "is a pipe"),
        (tmp_path, "is a folder"),
        (Path("/dev/zero"), "is a device"),
    ):
        process = campagna(command, str(path))
        assert process.returncode == 65
        assert f"{path} {words}" in process.stderr
