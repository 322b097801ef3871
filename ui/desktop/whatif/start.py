"""Where a what-if board begins: at what one seat sees, or at the truth once nothing is hidden.

No Qt. From a view the hidden rest is dealt by the rules, which know nothing but the view.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from solitaire.protocol import Rules, Seat
from solitaire.record import load_record, replay
from ui.desktop.review.replay import EVERYTHING, Replay, Viewpoint
from ui.desktop.table.table import OVER, Table


@dataclass(frozen=True, slots=True)
class Start:
    rules: Rules[Any, Any, Any]
    state: Any
    seat: Seat
    """Who asks: what is hidden is hidden from this seat."""
    options: Mapping[str, str]
    name: str
    is_truth: bool = False
    """Whether nothing had to be dealt."""


def start_of_view(
    rules: Rules[Any, Any, Any], view: Any, options: Mapping[str, str], name: str, rng: Random
) -> Start:
    return Start(rules, rules.imagine(view, rng), view.seat, options, name)


def start_of_table(table: Table, rng: Random) -> Start:
    """What the person sees; the truth once the game is over, from its record."""
    name = table.path.stem
    if table.waits_for == OVER:
        state = replay(load_record(table.path)).state
        return Start(table.rules, state, table.seat, table.game.options, name, is_truth=True)
    return start_of_view(table.rules, table.view(), table.game.options, name, rng)


def start_of_replay(seen: Replay, index: int, viewpoint: Viewpoint, rng: Random) -> Start:
    """What the viewpoint sees at this point; all of it if it is everything."""
    rules, options, name = seen.rules, seen.record.header.options, seen.record.path.stem
    if viewpoint is EVERYTHING:
        return Start(rules, seen.state_at(index), 0, options, name, is_truth=True)
    return start_of_view(rules, seen.view_at(index, viewpoint), options, name, rng)
