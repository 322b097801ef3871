"""No spoilt file makes a command break down, hang, take much memory or change anything.

2,000 mutants:  python -m pytest tests/fuzzing -m long
Another seed:   CAMPAGNA_TEST_SEED=7; more or fewer: CAMPAGNA_MUTANTS=20000
One again:      CAMPAGNA_MUTANT=seed:number, as a failure tells it
"""

from __future__ import annotations

import contextlib
import io
import os
import re
import signal
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from types import FrameType

import pytest

from tests.fuzzing.mutants import mutant
from tests.fuzzing.subjects import (
    READERS,
    RECORD,
    RESULT_READERS,
    RESULTS,
    Reader,
    command_line,
    sound_records,
    sound_results,
)
from tests.seeds import base_seed
from ui.main import main

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the alarm needs a real system")

FEW = 8
MANY = int(os.environ.get("CAMPAGNA_MUTANTS", "2000"))
PATIENCE_SECONDS = 60
"""No command on such small files takes a tenth of it, also on a busy machine."""
MOST_TOLD = int(os.environ.get("CAMPAGNA_MUTANTS_TOLD", "5"))
SOUND_CODES = (0, 1, 2, 65, 66, 73)
FACTOR = 10
"""Bytes of memory for each byte of the file, besides what the command takes for any file."""


class Hangs(BaseException):
    """Not an Exception, so that nothing on the way takes it for one of its own."""


@dataclass(frozen=True, slots=True)
class Outcome:
    code: int
    words: str
    bytes_taken: int


@contextlib.contextmanager
def alarm() -> Iterator[None]:
    def ring(number: int, frame: FrameType | None) -> None:
        raise Hangs

    before = signal.signal(signal.SIGALRM, ring)
    signal.alarm(PATIENCE_SECONDS)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


def run(words: Sequence[str]) -> Outcome:
    said = io.StringIO()
    before = _memory("VmRSS", forget_peak=True)
    with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said), alarm():
        code = main(list(words))
    return Outcome(code, said.getvalue(), _memory("VmHWM") - before)


def _memory(name: str, *, forget_peak: bool = False) -> int:
    """Bytes that this process takes, or took at most since the peak was last forgotten."""
    if sys.platform != "linux":
        return 0
    if forget_peak:
        Path("/proc/self/clear_refs").write_text("5")
    found = re.search(rf"{name}:\s+([0-9]+) kB", Path("/proc/self/status").read_text())
    assert found is not None
    return int(found[1]) << 10


class Bench:
    """A folder with one file that is spoilt again and again."""

    def __init__(self, folder: Path, name: str, sound: list[bytes], readers: Sequence[Reader]):
        self.path = folder / "files" / name
        self.path.parent.mkdir()
        self.out = folder / "out"
        self.out.mkdir()
        self._home = folder / "home"
        self._sound = sound
        self._readers = readers
        self._seen: set[Reader] = set()

    def attempt(self, seed: int, number: int) -> Outcome:
        rng = Random(f"{seed} {number}")
        data = mutant(rng.choice(self._sound), rng, self._sound)
        reader = rng.choices(self._readers, [one.weight for one in self._readers])[0]
        words = command_line(reader, self.path, self.out)
        what = f"CAMPAGNA_MUTANT={seed}:{number}, {' '.join(reader.words)}"
        try:
            self._load(reader)
            self.path.write_bytes(data)
            outcome = run(words)
        except Hangs as error:
            raise AssertionError(f"{what} hangs") from error
        assert outcome.code in SOUND_CODES, f"{what}: {outcome.words}\n{self._crash_report()}"
        self._check_disk(what, data, reader, outcome)
        most = FACTOR * len(data) + (reader.megabytes << 20)
        assert outcome.bytes_taken <= most, f"{what} took {outcome.bytes_taken} bytes"
        return outcome

    def _load(self, reader: Reader) -> None:
        """Run it once on a sound file, so that what it loads does not count as the mutant's."""
        if reader not in self._seen:
            self._seen.add(reader)
            self.path.write_bytes(self._sound[0])
            run(command_line(reader, self.path, self.out))
            self._clean()

    def _clean(self) -> None:
        for path in self.path.parent.iterdir():
            if path != self.path:
                path.unlink()

    def _check_disk(self, what: str, data: bytes, reader: Reader, outcome: Outcome) -> None:
        now = self.path.read_bytes()
        whole = data[: data.rfind(b"\n") + 1]
        is_told = outcome.code == 0 or "has been cut" in outcome.words
        is_played_on = reader.may_append and now.startswith(whole) and is_told
        assert now == data or is_played_on, f"{what} changed the file"
        beside = {path.name for path in self.path.parent.iterdir()} - {self.path.name}
        written = {f"{self.path.name}.analysis.json"} if reader.words[0] == "analyze" else set()
        assert beside <= written, f"{what} left {beside}"
        self._clean()

    def _crash_report(self) -> str:
        reports = sorted(self._home.rglob("crash-*.txt"), key=lambda path: path.stat().st_mtime)
        return reports[-1].read_text() if reports else ""


@pytest.fixture
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CAMPAGNA_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))


def try_mutants(bench: Bench, count: int) -> None:
    one = os.environ.get("CAMPAGNA_MUTANT", "")
    if one:
        seed, _, number = one.partition(":")
        bench.attempt(int(seed), int(number))
        return
    codes, failures = [], []
    for number in range(count):
        try:
            codes.append(bench.attempt(base_seed(), number).code)
        except AssertionError as error:
            failures.append(str(error))
            sys.stdout.write(f"{error}\n\n")  # seen at once with -s
            sys.stdout.flush()
    counts = {code: codes.count(code) for code in sorted(set(codes))}
    sys.stdout.write(f"seed {base_seed()}, {count} mutants, exit codes {counts}\n")
    told = "\n\n".join(failures[:MOST_TOLD])
    assert not failures, f"{len(failures)} of {count} mutants:\n{told}"
    assert counts.get(65, 0) > count // 10, "hardly any file was spoilt"


@pytest.mark.usefixtures("own_home")
@pytest.mark.parametrize("count", [FEW, pytest.param(MANY, marks=pytest.mark.long)])
def test_spoilt_records(tmp_path: Path, count: int) -> None:
    try_mutants(Bench(tmp_path, RECORD, sound_records(), READERS), count)


@pytest.mark.usefixtures("own_home")
@pytest.mark.parametrize("count", [FEW, pytest.param(MANY // 10, marks=pytest.mark.long)])
def test_spoilt_results_of_matches(tmp_path: Path, count: int) -> None:
    try_mutants(Bench(tmp_path, RESULTS, sound_results(), RESULT_READERS), count)
