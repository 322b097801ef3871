"""How soon the engine answers: `python -m tests.ai.bench_engine`.

Measures, does not judge. Stops come at random moments of searches without limit, in positions of
games in fog; times are those of a client at the other end of the pipe. With another number of
workers the same positions are searched, so that nodes in a second can be compared.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from random import Random
from statistics import median
from time import perf_counter, sleep
from typing import Any

from ai.engine.client import OUR_ENGINE, EngineProcess, Told
from solitaire.workbench.compilation import compiled_modules
from tests.honesty.questions import questions
from tests.secrecy.table import RULES
from tests.seeds import base_seed

LONG = 120.0
SEARCH_MILLISECONDS = 2000


class Stopwatch:
    """Times one engine."""

    def __init__(self, workers: int) -> None:
        self.times: dict[str, list[float]] = {}
        self._engine = EngineProcess(OUR_ENGINE)
        started = perf_counter()
        self._ask({"do": "hello"})
        self._note("start to hello", started)
        self._ask({"do": "set", "workers": workers, "level": 8})

    def new_game(self, seat: int, options: dict[str, str]) -> None:
        self._ask({"do": "new", "game": RULES.name, "seat": RULES.seats[seat], "options": options})

    def stop_after(self, view: object, seconds: float) -> Told:
        """The answer to a search that is stopped after this time."""
        started = perf_counter()
        self._ask({"do": "view", "view": view})
        self._note("view", started)
        self._engine.send({"do": "go", "infinite": True})
        sleep(seconds)
        started = perf_counter()
        self._engine.send({"do": "ping"})
        told = self._until("pong", "answer")
        if told["tell"] == "answer":
            self._until("pong")
            return told  # decided without searching, so there was nothing to stop
        self._note("ping while thinking", started)
        started = perf_counter()
        self._engine.send({"do": "stop"})
        answer = self._until("answer")
        self._note("stop", started)
        self._until("done")
        return answer

    def nodes_per_second(self, view: object, milliseconds: int) -> float:
        self._ask({"do": "view", "view": view})
        self._engine.send({"do": "go", "ms": milliseconds})
        return float(self._until("answer")["report"]["nodes"]) * 1000 / milliseconds

    def close(self) -> None:
        self._engine.close()

    def _ask(self, message: dict[str, Any]) -> None:
        self._engine.send(message)
        told = self._until("hello", "done", "error")
        if told["tell"] == "error":
            raise SystemExit(told["error"])

    def _until(self, *kinds: str) -> Told:
        while True:
            told = self._engine.receive(LONG)
            if told is None:
                raise SystemExit("The engine is silent.")
            if told["tell"] in kinds:
                return told

    def _note(self, what: str, started: float) -> None:
        self.times.setdefault(what, []).append(1000 * (perf_counter() - started))


def searched_questions(count: int, rng: Random) -> Iterator[tuple[int, dict[str, str], object]]:
    for question in questions("fog", count, rng):
        view = RULES.view(question.truth, question.seat)
        yield question.seat, dict(view.options), RULES.pack_view(view)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure how soon the engine answers.")
    parser.add_argument("--stops", type=int, default=100)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--searches", type=int, default=5, help="to count nodes in a second by")
    parser.add_argument("--longest", type=float, default=0.6, help="seconds before a stop")
    parser.add_argument("--seed", type=int, default=base_seed())
    arguments = parser.parse_args()
    rng = Random(arguments.seed)
    watch = Stopwatch(arguments.workers)
    found: dict[str, int] = {}
    speeds: list[float] = []
    try:
        for seat, options, view in searched_questions(arguments.stops, rng):
            watch.new_game(seat, options)
            answer = watch.stop_after(view, rng.random() * arguments.longest)
            how = answer["report"]["how"]
            found[how] = found.get(how, 0) + 1
        for seat, options, view in searched_questions(arguments.searches, rng):
            watch.new_game(seat, options)
            speeds.append(watch.nodes_per_second(view, SEARCH_MILLISECONDS))
    finally:
        watch.close()
    kind = "compiled" if compiled_modules() else "interpreted"
    sys.stdout.write(f"{kind}, {arguments.workers} worker(s), answers: {found}\n")
    sys.stdout.write(f"nodes in a second: {', '.join(f'{speed:.0f}' for speed in speeds)}\n")
    for what, times in watch.times.items():
        times.sort()
        high = times[min(len(times) - 1, int(0.99 * len(times)))]
        sys.stdout.write(
            f"{what}: median {median(times):.1f} ms, 99 % {high:.1f} ms, most {times[-1]:.1f} ms\n"
        )


if __name__ == "__main__":
    main()
