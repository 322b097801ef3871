"""How both sides were led: `python -m tools.conduct RECORD...` counts it in finished games.

Prints a line for each count, per game and side: units that starved, attacks by odds and leaders,
combats broken off by the side ahead, bridges, the siege. Make records with
`campagna demo --headless --level 6 --visibility fog --seed N --out FILE`.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from solitaire.games.castiglione.story.conduct import HEADINGS, SEATS, Conduct, conduct_of
from solitaire.games.castiglione.terms import SIDES
from solitaire.history import History
from solitaire.protocol import Event
from solitaire.record.model import Record, carry_out
from solitaire.record.reader import load_record

Counts = Sequence[dict[str, int]]


def conduct_in(record: Record) -> Conduct:
    return conduct_of(_played(record))


def _played(record: Record) -> Iterator[tuple[Any, Sequence[Event]]]:
    history: History[Any, Any, Any] = History(record.rules, record.rules.copy(record.start))
    for step in record.steps:
        events = carry_out(history, step)
        yield history.state, events


def means(games: Sequence[Conduct]) -> dict[str, list[float]]:
    """Per game, by side."""
    return {
        name: [sum(one.counts[seat][name] for one in games) / len(games) for seat in SEATS]
        for name, _ in HEADINGS
    }


def lines(games: Sequence[Conduct]) -> list[str]:
    found = means(games)
    wide = max(len(name) for name, _ in HEADINGS)
    heads = "".join(f"{side:>10}" for side in SIDES)
    rows = [
        f"{name:{wide}}" + "".join(f"{number:10.2f}" for number in found[name]) + f"  {meaning}"
        for name, meaning in HEADINGS
    ]
    return [f"Per game, in {len(games)} games", " " * wide + heads, *rows]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.conduct", description=__doc__)
    parser.add_argument("records", nargs="+", type=Path, metavar="RECORD")
    parser.add_argument("--json", action="store_true", help="the counts of every game as JSON")
    chosen = parser.parse_args(arguments)
    games = [conduct_in(load_record(path)) for path in chosen.records]
    if chosen.json:
        counted = [dict(zip(SIDES, game.counts, strict=True)) for game in games]
        sys.stdout.write(json.dumps(counted, indent=1) + "\n")
    else:
        sys.stdout.write("\n".join(lines(games)) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
