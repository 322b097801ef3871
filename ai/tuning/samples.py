"""Positions and worlds from self-play, kept in the notebook, for the value and the belief.

Both are gathered from the same games: a game costs far more than observing it.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final, NamedTuple

import numpy as np

from ai.players import new_player
from ai.tuning.fits import logistic
from ai.tuning.games import (
    HABITS,
    PLAYOUTS,
    Floats,
    Mover,
    Workbench,
    by_habit,
    by_player,
    play,
)
from ai.tuning.shop import Shop, digest
from solitaire.protocol import Seat

TEMPERATURES: Final = (0.3, 0.6, 0.6, 0.8)
"""Varies from game to game: positions after careful and after careless play."""
COMMANDERS: Final = 0.25
"""The share of seats taken by the scripted commander, who plays differently from the habits."""
LOOKS: Final = 0.12
"""The share of occasions on which the true world is compared with dealt ones; those within one game
are much alike."""
DEALT: Final = 4
"""Worlds the true one is compared with."""
MARGIN_SHARE: Final = 0.2
"""The share of a label that comes from the margin; the rest is who won."""
TOGETHER: Final = 20
"""Games between two saves to the notebook."""
PLAYOUTS_TOGETHER: Final = 500
"""The same where nobody searches: such a game takes milliseconds."""
KEPT: Final = 1.0 / 3.0
"""The share of positions kept of those games: all positions of one game have the same label."""


class Samples(NamedTuple):
    """By sample. The number of its game separates held-out samples from training samples."""

    positions: Floats
    """(sample, fact)"""
    inputs: Floats
    """(sample, fact of the network)"""
    labels: Floats
    """What the first seat scored."""
    scores: Floats
    """Who won it."""
    turns: Floats
    position_games: Floats
    worlds: Floats
    """(sample, world, fact); the true world first."""
    hidden: Floats
    """The seat whose arrangement it was."""
    world_games: Floats


class SampleGame(NamedTuple):
    seed: int
    number: int
    players: str
    orders: Floats
    """The weights of the habits."""


def gather(shop: Shop, orders: Floats, players: str, games: int) -> Samples:
    """Samples of this many games; those kept in the notebook are not played again."""
    pages = []
    together = PLAYOUTS_TOGETHER if players == PLAYOUTS else TOGETHER
    for first in range(0, games, together):
        numbers = range(first, min(first + together, games))
        pages.append(_page(shop, orders, players, numbers))
        shop.tell("games", numbers.stop, games, "")
    return _joined(pages)


def _page(shop: Shop, orders: Floats, players: str, numbers: range) -> Samples:
    kind = PLAYOUTS if players == PLAYOUTS else "games"
    page = f"{kind}-{digest(orders)}-{numbers.start}-{numbers.stop}"
    kept = shop.notebook.kept(page)
    if kept is not None:
        return Samples(**kept)
    tasks = [SampleGame(shop.seed, number, players, orders) for number in numbers]
    found = _joined(list(shop.workers.results(sample_game, tasks)))
    shop.notebook.keep(page, found._asdict())
    return found


def _joined(parts: list[Samples]) -> Samples:
    return Samples(*(np.concatenate(arrays) for arrays in zip(*parts, strict=True)))


# -- in a worker ----------------------------------------------------------------------------------


def sample_game(bench: Workbench, task: SampleGame) -> Samples:
    seed = f"{task.seed} sample {task.number}"
    options = bench.tunable.options(task.number)
    movers = _movers(bench, task, seed)
    is_cheap = task.players == PLAYOUTS
    eye = _Eye(bench, KEPT if is_cheap else 1.0, 0.0 if is_cheap else LOOKS)
    score, margin = play(bench, options, movers, seed, eye.look)
    closeness = float(logistic(np.array(margin / bench.tunable.margin())))
    label = (1.0 - MARGIN_SHARE) * score + MARGIN_SHARE * closeness
    return eye.samples(label, score, task.number)


def _movers(bench: Workbench, task: SampleGame, seed: str) -> tuple[Mover, Mover]:
    if task.players == HABITS:
        drawn = Random(f"{seed} seating")
        return _habitual(bench, task, drawn), _habitual(bench, task, drawn)
    if task.players == PLAYOUTS:
        return by_habit(bench.advice.new_playout()), by_habit(bench.advice.new_playout())
    return _player(bench, task, seed, 0), _player(bench, task, seed, 1)


def _habitual(bench: Workbench, task: SampleGame, drawn: Random) -> Mover:
    if drawn.random() < COMMANDERS:
        return by_habit(bench.advice.new_commander())
    # The options change from game to game, the temperature every four games.
    temperature = TEMPERATURES[task.number // 4 % len(TEMPERATURES)]
    return by_habit(bench.tunable.new_habits(task.orders.tolist(), temperature))


def _player(bench: Workbench, task: SampleGame, seed: str, seat: Seat) -> Mover:
    player = new_player(task.players, bench.rules, bench.advice)
    begun = Random(f"{seed} player {seat}").getrandbits(53)
    player.begin(bench.tunable.options(task.number), seat, begun)
    return by_player(bench.rules, player)


class _Eye:
    """Observes a game: settled positions after the clock has advanced, and some worlds."""

    def __init__(self, bench: Workbench, kept: float, looks: float) -> None:
        """The shares of the positions and of the worlds that are recorded."""
        self._bench = bench
        self._kept = kept
        self._looks = looks
        self._clock: int | None = None
        self._positions: list[list[float]] = []
        self._inputs: list[list[float]] = []
        self._turns: list[float] = []
        self._worlds: list[list[list[float]]] = []
        self._hidden: list[float] = []

    def look(self, state: Any, seat: Seat, rng: Random) -> None:
        bench = self._bench
        clock = bench.advice.clock(state)
        if clock != self._clock and bench.advice.is_settled(state):
            self._clock = clock
            if rng.random() < self._kept:
                self._note(state)
        if self._looks and bench.tunable.hides(state) and rng.random() < self._looks:
            self._compare(state, seat, rng)

    def _note(self, state: Any) -> None:
        tunable = self._bench.tunable
        self._positions.append(list(tunable.position_facts(state)))
        self._inputs.append(list(tunable.network_facts(state)))
        self._turns.append(float(tunable.turn(state)))

    def _compare(self, state: Any, seat: Seat, rng: Random) -> None:
        rules, tunable = self._bench.rules, self._bench.tunable
        view = rules.view(state, seat)
        worlds = [state, *(rules.imagine(view, rng) for _ in range(DEALT))]
        facts = [list(tunable.world_facts(world, seat)) for world in worlds]
        if any(
            dealt != facts[0] for dealt in facts[1:]
        ):  # otherwise there is nothing to distinguish
            self._worlds.append(facts)
            self._hidden.append(1.0 - seat)

    def samples(self, label: float, score: float, number: int) -> Samples:
        tunable = self._bench.tunable
        value, belief, network = tunable.value(), tunable.belief(), tunable.network()
        positions, worlds = len(self._positions), len(self._worlds)
        width = len(value.features) * len(value.columns)
        depth = 0 if network is None else len(network.features)
        return Samples(
            np.array(self._positions, np.float64).reshape(positions, width),
            np.array(self._inputs, np.float64).reshape(positions, depth),
            np.full(positions, label),
            np.full(positions, score),
            np.array(self._turns, np.float64),
            np.full(positions, float(number)),
            np.array(self._worlds, np.float64).reshape(worlds, DEALT + 1, len(belief.features)),
            np.array(self._hidden, np.float64),
            np.full(worlds, float(number)),
        )
