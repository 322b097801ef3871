"""What a long search says of the siege of Mantua: `python -m tools.siege RECORD... --nodes 45000`.

At the beginning of every French movement up to `--turns` it tells whether the game's siege stood,
whether enough infantry was ordered to be at Mantua by a search with so many nodes, and whether
enough stood there in the game when that movement was over. Each search takes a minute, compiled.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from ai.search.budget import Limit
from ai.search.choice import HINT
from ai.search.levels import DEFAULT_LEVEL, settings_of_level
from ai.search.search import Searcher
from solitaire.games.castiglione.advice.advice import ADVICE
from solitaire.games.castiglione.advice.groups import find_groups
from solitaire.games.castiglione.advice.orders import goal_of
from solitaire.games.castiglione.core.steps import MOVER_CHOICE
from solitaire.games.castiglione.rules.mantua import siege_strength
from solitaire.games.castiglione.terms import FRENCH
from solitaire.history import History
from solitaire.record.model import Record, carry_out
from solitaire.record.reader import load_record


class Movement(NamedTuple):
    """A French movement: the position at its beginning, and who besieged at its end."""

    turn: int
    state: Any
    is_kept: bool


def movements(record: Record, turns: int) -> Iterator[Movement]:
    history: History[Any, Any, Any] = History(record.rules, record.rules.copy(record.start))
    begun = None
    for step in record.steps:
        state = history.state
        is_moving = state.step == MOVER_CHOICE and state.active == FRENCH
        if is_moving and begun is None:
            begun = record.rules.copy(state)
        phase = (state.turn, state.phase)
        carry_out(history, step)
        if begun is not None and (history.state.turn, history.state.phase) != phase:
            yield Movement(int(begun.turn), begun, is_enough(history.state, 0))
            begun = None
        if history.state.turn > turns:
            return


def is_enough(state: Any, missing: int) -> bool:
    return bool(siege_strength(state) + missing >= state.board.charts.siege_strength)


def is_ordered(record: Record, state: Any, nodes: int, seed: int) -> bool:
    """Whether the best plan of a search has enough infantry at Mantua."""
    searcher = Searcher(record.rules, ADVICE, settings_of_level(DEFAULT_LEVEL), seed)
    view = record.rules.view(state, FRENCH)
    offered = record.rules.actions(state)
    study = searcher.study(view, offered, Limit(nodes=nodes))
    searcher.decide(view, study, HINT)
    told = searcher.told()
    change = 0
    for slot, group in zip(ADVICE.slots(state), find_groups(state, FRENCH), strict=True):
        goal = goal_of(told[slot.key])
        there = int(goal == state.board.mantua) - int(group.area == state.board.mantua)
        change += there * int(group.infantry) // 10  # tenths of a point
    return is_enough(state, change)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.siege", description=__doc__)
    parser.add_argument("records", nargs="+", type=Path, metavar="RECORD")
    parser.add_argument("--nodes", type=int, default=45_000)
    parser.add_argument("--turns", type=int, default=1, help="French movements up to this turn")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    for path in chosen.records:
        record = load_record(path)
        for turn, state, is_kept in movements(record, chosen.turns):
            wanted = is_ordered(record, state, chosen.nodes, chosen.seed)
            stands = "stands" if state.besieged else "is raised"
            sys.stdout.write(
                f"{path.name} turn {turn}: the siege {stands}; the search "
                f"{'besieges' if wanted else 'does not'}, the game "
                f"{'did' if is_kept else 'did not'}\n"
            )
            sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
