"""How fast and how large the search is: `python -m tests.ai.bench_search ENGINE [ENGINE ...]`.

Measures, does not judge. The engines (commands such as `/venv/bin/campagna engine`, and `:2` behind
one for two workers) search the same movement phases of games in fog, in turn, so that what else the
machine does meets all alike. Then each searches one of them for `--long` seconds, and the most
memory that its processes held together is told.
"""

from __future__ import annotations

import argparse
import os
import shlex
import sys
from pathlib import Path
from random import Random
from statistics import geometric_mean, median
from time import monotonic
from typing import Any, NamedTuple

from ai.engine.client import EngineProcess, Told
from solitaire.protocol import Decide
from tests.honesty.questions import ADVICE, questions
from tests.secrecy.table import RULES
from tests.seeds import base_seed

PATIENCE = 120.0
PAGE = os.sysconf("SC_PAGE_SIZE")


class Phase(NamedTuple):
    """A movement phase to be planned."""

    seat: int
    options: dict[str, str]
    view: object


class Searcher:
    """One engine under measurement."""

    def __init__(self, described: str) -> None:
        command, _, workers = described.partition(":")
        self.name = described
        self.speeds: list[float] = []
        self._engine = EngineProcess(shlex.split(command))
        self._ask({"do": "hello"})
        self._ask({"do": "set", "workers": int(workers or 1), "level": 8})

    def search(self, phase: Phase, milliseconds: int) -> tuple[Told, int]:
        """The report, and the most bytes held meanwhile."""
        seat = RULES.seats[phase.seat]
        self._ask({"do": "new", "game": RULES.name, "seat": seat, "options": phase.options})
        self._ask({"do": "view", "view": phase.view})
        self._engine.send({"do": "go", "ms": milliseconds})
        most = 0
        deadline = monotonic() + milliseconds / 1000 + PATIENCE
        while monotonic() < deadline:
            told = self._engine.receive(0.5)
            most = max(most, _held(self._engine.process.pid))
            if told is not None and told["tell"] == "answer":
                return told["report"], most
        raise SystemExit(f"{self.name} is silent.")

    def close(self) -> None:
        self._engine.close()

    def _ask(self, message: dict[str, Any]) -> None:
        self._engine.send(message)
        while True:
            told = self._engine.receive(PATIENCE)
            if told is None or told["tell"] == "error":
                raise SystemExit(f"{self.name}: {told}")
            if told["tell"] in ("hello", "done"):
                return


def phases(count: int, rng: Random) -> list[Phase]:
    found: list[Phase] = []
    for question in questions("fog", 1000 * count, rng):
        pending = RULES.pending(question.truth)
        if isinstance(pending, Decide) and len(ADVICE.slots(question.truth)) > 3:
            view = RULES.view(question.truth, question.seat)
            found.append(Phase(question.seat, dict(view.options), RULES.pack_view(view)))
            if len(found) == count:
                break
    return found


def _held(process: int) -> int:
    """Resident bytes of a process and its children (Linux)."""
    held = 0
    waiting = [process]
    while waiting:
        number = waiting.pop()
        try:
            held += int(Path(f"/proc/{number}/statm").read_text().split()[1]) * PAGE
            for task in Path(f"/proc/{number}/task").iterdir():
                waiting += map(int, (task / "children").read_text().split())
        except OSError:
            continue  # ended meanwhile
    return held


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure engines side by side.")
    parser.add_argument("engines", nargs="+")
    parser.add_argument("--phases", type=int, default=8)
    parser.add_argument("--ms", type=int, default=3000)
    parser.add_argument("--long", type=int, default=60, help="seconds of the search for memory")
    parser.add_argument("--seed", type=int, default=base_seed())
    arguments = parser.parse_args()
    asked = phases(arguments.phases, Random(arguments.seed))
    searchers = [Searcher(described) for described in arguments.engines]
    for phase in asked:
        for searcher in searchers:
            report, _ = searcher.search(phase, arguments.ms)
            searcher.speeds.append(report["nodes"] / report["seconds"])
    first = searchers[0]
    for searcher in searchers:
        pairs = zip(searcher.speeds, first.speeds, strict=True)
        ratio = geometric_mean(mine / other for mine, other in pairs)
        sys.stdout.write(
            f"{searcher.name}: median {median(searcher.speeds):.1f} nodes in a second, "
            f"{ratio:.2f} times the first\n"
        )
    for searcher in searchers:
        if arguments.long:
            report, most = searcher.search(asked[0], 1000 * arguments.long)
            sys.stdout.write(
                f"{searcher.name}: {report['nodes']} nodes in {report['seconds']:.0f} s, "
                f"at most {most / 2**20:.0f} MB\n"
            )
        searcher.close()


if __name__ == "__main__":
    main()
