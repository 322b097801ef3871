"""How fast a game's rules are, as CPU time, and what they play, as a hash.

`python -m solitaire.workbench.bench GAME SECONDS NAME=VALUE...` prints one report as JSON. The
command `campagna bench` runs it for one build of the package or for two, and compares them:
bench_builds.py.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from random import Random
from typing import Any, Final

from solitaire.protocol import Chance, Decide, Over, Rules
from solitaire.registry import game_named
from solitaire.workbench.compilation import compiled_modules, is_compiled
from solitaire.workbench.randomplay import play_out, random_ply, score_hash

AnyRules = Rules[Any, Any, Any]

PLY_LIMIT: Final = 50_000
SEEDS: Final = (1, 2, 3, 4)
"""Games that are timed, and whose plies are hashed."""
POSITIONS: Final = 200
"""Points of those games at which single operations are timed."""
WINDOW_SECONDS: Final = 0.005
"""Shortest stretch that is timed; process_time() is far finer, other work on the core is not."""


@dataclass(frozen=True)
class Report:
    game: str
    is_game_compiled: bool
    compiled_module_count: int
    play_hash: str
    """Of every ply, digest and score: equal for two builds that play alike."""
    plies_per_game: float
    microseconds: dict[str, float]
    """CPU time by operation; "game" is a whole random game."""

    @property
    def plies_per_second(self) -> float:
        return self.plies_per_game * self.games_per_second

    @property
    def games_per_second(self) -> float:
        return 1e6 / self.microseconds["game"]

    def as_json(self) -> str:
        return json.dumps(asdict(self))


def report_from_json(text: str) -> Report:
    return Report(**json.loads(text))


def best_of(reports: Sequence[Report]) -> Report:
    """One report with the shortest times of several on the same build."""
    first = reports[0]
    times = {name: min(r.microseconds[name] for r in reports) for name in first.microseconds}
    return replace(first, microseconds=times)


class _Position:
    """A point at which a seat chooses, and one of its choices."""

    __slots__ = ("ply", "seat", "state")

    def __init__(self, state: Any, seat: int, ply: Any) -> None:
        self.state = state
        self.seat = seat
        self.ply = ply


def measure(game: str, seconds: float, options: Mapping[str, str] | None = None) -> Report:
    """Time every operation for about this long, in games with these options."""
    rules = game_named(game).rules()
    chosen = dict(options or {})
    positions = _positions(rules, chosen)
    microseconds = {name: _time_operation(rules, positions, name, seconds) for name in OPERATIONS}
    game_seconds, plies_per_game = _time_games(rules, chosen, seconds)
    microseconds["game"] = game_seconds * 1e6
    return Report(
        game=rules.name,
        is_game_compiled=is_compiled(type(rules).__module__),
        compiled_module_count=len(compiled_modules()),
        play_hash=score_hash(rules, SEEDS, PLY_LIMIT),
        plies_per_game=plies_per_game,
        microseconds=microseconds,
    )


def _positions(rules: AnyRules, options: Mapping[str, str]) -> list[_Position]:
    """Evenly spread over the random games, and the same in every build."""
    # Long games have far more choices than there is memory for: count them first.
    count = sum(1 for _ in _choices(rules, options))
    every = max(1, count // POSITIONS)
    return [
        _Position(rules.copy(state), seat, ply)
        for number, (state, seat, ply) in enumerate(_choices(rules, options))
        if number % every == 0
    ]


def _choices(rules: AnyRules, options: Mapping[str, str]) -> Iterator[tuple[Any, int, Any]]:
    """Each point at which a seat chooses: the state, not to be kept, the seat and its ply."""
    for seed in SEEDS:
        rng = Random(seed)
        state = rules.start(options)
        while not isinstance(pending := rules.pending(state), Over):
            ply = random_ply(rules, state, pending, rng)
            if isinstance(pending, Decide):
                yield state, pending.seat, ply
            else:
                assert isinstance(pending, Chance)
            rules.apply(state, ply)


def _time_operation(
    rules: AnyRules, positions: list[_Position], name: str, seconds: float
) -> float:
    """Microseconds for one operation, in the best window."""
    prepare, operate = OPERATIONS[name]
    repeats = 1
    best = float("inf")
    spent = 0.0
    while spent < seconds:
        prepared = [prepare(rules, positions) for _ in range(repeats)]
        began = time.process_time()
        for batch in prepared:
            operate(rules, batch)
        window = time.process_time() - began
        spent += max(window, 1e-6)
        if window < WINDOW_SECONDS and spent < seconds:
            repeats *= 2
            continue
        best = min(best, window / (repeats * len(positions)))
    return best * 1e6


def _copy(rules: AnyRules, batch: list[Any]) -> None:
    for position in batch:
        rules.copy(position.state)


def _list_actions(rules: AnyRules, batch: list[Any]) -> None:
    for position in batch:
        rules.actions(position.state)


def _apply(rules: AnyRules, batch: list[Any]) -> None:
    for position in batch:
        rules.apply(position.state, position.ply)


def _view(rules: AnyRules, batch: list[Any]) -> None:
    for position in batch:
        rules.view(position.state, position.seat)


def _imagine(rules: AnyRules, batch: list[Any]) -> None:
    rng = Random(1)
    for view in batch:
        rules.imagine(view, rng)


def _as_they_are(rules: AnyRules, positions: list[_Position]) -> list[Any]:
    return positions


def _copies(rules: AnyRules, positions: list[_Position]) -> list[Any]:
    return [_Position(rules.copy(p.state), p.seat, p.ply) for p in positions]


def _views(rules: AnyRules, positions: list[_Position]) -> list[Any]:
    return [rules.view(position.state, position.seat) for position in positions]


_Prepare = Callable[[AnyRules, list[_Position]], list[Any]]
_Operate = Callable[[AnyRules, list[Any]], None]

OPERATIONS: Final[dict[str, tuple[_Prepare, _Operate]]] = {
    "copy": (_as_they_are, _copy),
    "actions": (_as_they_are, _list_actions),
    "apply": (_copies, _apply),
    "view": (_as_they_are, _view),
    "imagine": (_views, _imagine),
}
"""What is made ready outside the clock, and one pass over all positions."""


def _time_games(rules: AnyRules, options: Mapping[str, str], seconds: float) -> tuple[float, float]:
    """CPU seconds for a random game in the best pass over the seeds, and its mean plies."""
    best = float("inf")
    spent = 0.0
    plies = 0
    while spent < seconds:
        plies = 0
        began = time.process_time()
        for seed in SEEDS:
            plies += len(play_out(rules, rules.start(options), Random(seed), PLY_LIMIT))
        window = time.process_time() - began
        spent += max(window, 1e-6)
        best = min(best, window)
    return best / len(SEEDS), plies / len(SEEDS)


if __name__ == "__main__":
    named = dict(word.split("=", 1) for word in sys.argv[3:])
    sys.stdout.write(measure(sys.argv[1], float(sys.argv[2]), named).as_json() + "\n")
