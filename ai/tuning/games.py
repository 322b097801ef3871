"""Games of self-play to fit weights to: one game from its seed, observed to gather facts.

The observer sees the true state; whatever chooses is limited to what its seat may know, either by
the law of advice (habits) or because it only gets a view (players).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from ai.arena.arena import PLY_LIMIT, AnyRules, Dice
from ai.players import Player
from solitaire.advising import Advice, Playout, Tunable
from solitaire.protocol import Decide, Over, Seat

Floats: TypeAlias = npt.NDArray[np.float64]

Mover: TypeAlias = Callable[[Any, Seat, Random], Any]
"""Chooses for the seat that is asked in a state."""
Watcher: TypeAlias = Callable[[Any, Seat, Random], None]
"""Looks at every state in which a seat is asked, before it answers."""

HABITS: Final = "habits"
"""The players that follow the game's own habits."""
PLAYOUTS: Final = "playouts"
"""Both sides choose as in the playouts of a search."""


@dataclass(frozen=True, slots=True)
class Workbench:
    """The game whose advice is fitted."""

    rules: AnyRules
    advice: Advice[Any, Any]
    tunable: Tunable[Any, Any]


class Outcome(NamedTuple):
    """How a game ended for the first of its two seats."""

    score: float
    margin: float
    """In points; 0 in games without points."""


class NotOver(Exception):
    """The game went on past PLY_LIMIT."""


def play(
    bench: Workbench,
    options: Mapping[str, str],
    movers: tuple[Mover, Mover],
    seed: str,
    watcher: Watcher | None = None,
) -> Outcome:
    """One game; the same seed gives the same dice, whoever plays."""
    rules = bench.rules
    state = rules.start(options)
    dice = Dice(f"{seed} dice")
    generators = [Random(f"{seed} seat {seat}") for seat in range(2)]
    watching = Random(f"{seed} watcher")
    for _ in range(PLY_LIMIT):
        pending = rules.pending(state)
        if isinstance(pending, Over):
            return Outcome(pending.scores[0], _margin(bench, state))
        if isinstance(pending, Decide):
            seat = pending.seat
            if watcher is not None:
                watcher(state, seat, watching)
            ply = movers[seat](state, seat, generators[seat])
        else:
            ply = dice.roll(pending.cause, rules.outcomes(state))
        rules.apply(state, ply)
    raise NotOver(f"a game of {rules.name} is not over after {PLY_LIMIT} plies")


def _margin(bench: Workbench, state: Any) -> float:
    points = bench.advice.points(state)
    return points[0] - points[1] if len(points) == 2 else 0.0


def utility(bench: Workbench, outcome: Outcome, seat: Seat) -> float:
    """From -1 to 1: half for who won, half for by how much, so that lost games teach something
    too."""
    score, margin = outcome
    worth = score - 0.5 + 0.5 * math.tanh(margin / bench.tunable.margin())
    return worth if seat == 0 else -worth


# -- who chooses ----------------------------------------------------------------------------------


def by_habit(habits: Playout[Any, Any]) -> Mover:
    return lambda state, seat, rng: habits.choose(state, rng)


def by_chance(rules: AnyRules) -> Mover:
    def choose(state: Any, seat: Seat, rng: Random) -> Any:
        actions = rules.actions(state)
        return actions[int(rng.random() * len(actions))]

    return choose


def by_player(rules: AnyRules, player: Player) -> Mover:
    """A player that has begun its game. None of ours needs events in addition to the view."""
    return lambda state, seat, rng: player.choose(
        rules.view(state, seat), rules.actions(state), rng
    )
