"""Random games with every invariant checked at every step, in this process or in several.

What is found is carried as text: a fault becomes the record of the game up to it.
"""

from __future__ import annotations

import signal
import traceback
from collections.abc import Generator, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.context import BaseContext
from random import Random
from typing import Any, Final

from solitaire.protocol import Over, Pending, Rules
from solitaire.record import record_text
from solitaire.registry import game_named
from solitaire.workbench.randomplay import offered_plies, random_options, random_ply

AnyRules = Rules[Any, Any, Any]

PLY_LIMIT: Final = 50_000
"""A game that goes on longer is taken for endless."""

CLOSELY_EVERY: Final = 25
"""Plies between two close looks; the invariants are asked at every ply."""


@dataclass(frozen=True)
class FuzzOrder:
    """What to play."""

    game: str
    """As game_named().rules() takes it."""
    options: Mapping[str, str]
    mix_options: bool
    """Whether options that are not given are drawn at random for each game."""
    limit: int = PLY_LIMIT
    closely_every: int = CLOSELY_EVERY
    """Plies between two looks at copying, texts and views."""


@dataclass(frozen=True)
class FuzzedGame:
    """One game and what was found in it."""

    seed: int
    options: Mapping[str, str]
    ply_count: int
    scores: tuple[float, ...]
    """Empty if the game did not end."""
    trouble: str = ""
    """What is wrong, in one line; empty if nothing is."""
    traceback: str = ""
    """Where the rules crashed."""
    record: str = ""
    """The game up to the trouble."""


class Found(Exception):
    """Something that must not be."""


class WorkersDied(RuntimeError):
    """A process ended without a word, as compiled code may; one of these seeds did it."""

    def __init__(self, seeds: Sequence[int]) -> None:
        super().__init__(f"a process died while playing the seeds {', '.join(map(str, seeds))}")
        self.seeds = seeds


# -- one game -------------------------------------------------------------------------------------


def fuzz_game(rules: AnyRules, order: FuzzOrder, seed: int) -> FuzzedGame:
    """Play one game at random; faults and crashes come back in the result."""
    rng = Random(seed)
    drawn = random_options(rules.options(), rng) if order.mix_options else {}
    options = {**drawn, **order.options}
    plies: list[Any] = []
    try:
        scores = _play(rules, options, rng, plies, order)
    except Found as found:
        return _troubled(rules, options, seed, plies, str(found), "")
    except Exception as error:  # noqa: BLE001 - whatever the rules raise is what we look for
        message = f"{type(error).__name__}: {error}".splitlines()[0]
        return _troubled(rules, options, seed, plies, message, traceback.format_exc())
    return FuzzedGame(seed, options, len(plies), scores)


def _play(
    rules: AnyRules, options: Mapping[str, str], rng: Random, plies: list[Any], order: FuzzOrder
) -> tuple[float, ...]:
    state = rules.start(options)
    while True:
        faults = rules.faults(state)
        if faults:
            raise Found("; ".join(faults))
        pending = rules.pending(state)
        if isinstance(pending, Over):
            _check_end(rules, options, state, pending, plies)
            return pending.scores
        if len(plies) >= order.limit:
            raise Found(f"the game is not over after {order.limit} plies")
        if len(plies) % order.closely_every == 0:
            look_closely(rules, state, pending, Random(len(plies)))
        if not offered_plies(rules, state, pending):
            raise Found(f"{pending} offers nothing")
        ply = random_ply(rules, state, pending, rng)
        plies.append(ply)  # before it is applied: the record must hold the ply that crashes
        rules.apply(state, ply)


def _check_end(
    rules: AnyRules, options: Mapping[str, str], state: Any, over: Over, plies: list[Any]
) -> None:
    if len(over.scores) != len(rules.seats) or not all(0 <= score <= 1 for score in over.scores):
        raise Found(f"the scores are {over.scores}")
    again = rules.start(options)
    for ply in plies:
        rules.apply(again, ply)
    if rules.digest(again) != rules.digest(state):
        raise Found("replaying the same plies leads to another state")


def look_closely(rules: AnyRules, state: Any, pending: Pending, rng: Random) -> None:
    """Copying, texts and views at one point of a game. Raises Found."""
    digest = rules.digest(state)
    twin = rules.copy(state)
    if rules.digest(twin) != digest:
        raise Found("a copy has another digest")
    offered = offered_plies(rules, state, pending)
    _check_texts(rules, offered)
    if offered:
        rules.apply(twin, rng.choice(offered))
        if rules.digest(state) != digest:
            raise Found("a ply on a copy changed the original")
    text = rules.position_text(state)
    if rules.digest(rules.parse_position(text)) != digest:
        raise Found("a position read from its text has another digest")
    for seat, name in enumerate(rules.seats):
        view = rules.view(state, seat)
        if rules.view(rules.imagine(view, rng), seat) != view:
            raise Found(f"a world imagined by {name} contradicts the view it was made of")


def _check_texts(rules: AnyRules, offered: list[Any]) -> None:
    texts = set()
    for ply in offered:
        text = rules.ply_text(ply)
        if text in texts:
            raise Found(f"{text!r} stands for two plies")
        texts.add(text)
        if rules.parse_ply(text) != ply:
            raise Found(f"{text!r} is read back as another ply")


def _troubled(
    rules: AnyRules,
    options: Mapping[str, str],
    seed: int,
    plies: list[Any],
    message: str,
    trace: str,
) -> FuzzedGame:
    record = ""
    # Rules that cannot even start a game leave no record; the message and the trace remain.
    with suppress(Exception):
        record = record_text(
            rules, options, plies, note=f"fuzz: seed {seed}, ply {len(plies)}: {message}"
        )
    return FuzzedGame(seed, options, len(plies), (), message, trace, record)


# -- many games -----------------------------------------------------------------------------------


def fuzz_games(
    order: FuzzOrder, seeds: Sequence[int], workers: int, context: BaseContext
) -> Generator[FuzzedGame, None, None]:
    """The games of these seeds as they are finished; in order with one worker. Close to stop.

    `context` starts the processes of more workers.
    """
    if workers == 1:
        rules = game_named(order.game).rules()
        for seed in seeds:
            yield fuzz_game(rules, order, seed)
        return
    executor = ProcessPoolExecutor(
        workers, mp_context=context, initializer=_leave_interrupts_to_parent
    )
    try:
        yield from _in_processes(executor, order, seeds, workers)
    finally:
        executor.shutdown(cancel_futures=True)


def _in_processes(
    executor: ProcessPoolExecutor, order: FuzzOrder, seeds: Sequence[int], workers: int
) -> Iterator[FuzzedGame]:
    """A few games ahead of what is asked for, so that stopping early is quick."""
    waiting = list(reversed(seeds))
    running: dict[Future[FuzzedGame], int] = {}
    while waiting or running:
        try:
            while waiting and len(running) < workers * 2:
                seed = waiting.pop()
                running[executor.submit(_fuzz_by_name, order, seed)] = seed
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            results = [(future, future.result()) for future in done]
        except BrokenProcessPool as error:
            raise WorkersDied(sorted(running.values())) from error
        for future, result in results:
            del running[future]
            yield result


def _fuzz_by_name(order: FuzzOrder, seed: int) -> FuzzedGame:
    return fuzz_game(game_named(order.game).rules(), order, seed)


def _leave_interrupts_to_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


# -- what came of it ------------------------------------------------------------------------------


class FuzzSummary:
    """Counts over the games played so far."""

    def __init__(self, seats: Sequence[str]) -> None:
        self._seats = tuple(seats)
        self.games = 0
        self.plies = 0
        self.shortest = 0
        self.longest = 0
        self.wins = dict.fromkeys(self._seats, 0)
        self.even = 0
        self.troubled: list[FuzzedGame] = []

    @property
    def ended(self) -> int:
        return self.games - len(self.troubled)

    def add(self, game: FuzzedGame) -> None:
        self.games += 1
        self.plies += game.ply_count
        if game.trouble:
            self.troubled.append(game)
            return
        is_first = self.ended == 1
        self.shortest = game.ply_count if is_first else min(self.shortest, game.ply_count)
        self.longest = max(self.longest, game.ply_count)
        best = max(game.scores)
        if game.scores.count(best) > 1:
            self.even += 1
        else:
            self.wins[self._seats[game.scores.index(best)]] += 1
