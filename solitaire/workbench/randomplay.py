"""Playing at random: the base of fuzzing, benchmarks and the contract tests.

Every choice comes from a generator that the caller passes in, so the same seed and the same rules
give the same plies, interpreted or compiled.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

from solitaire.protocol import Chance, Decide, Option, Over, Pending, Rules

DIGEST_EVERY: Final = 16
"""Plies between two digests in score_hash(): a digest may cost as much as many plies."""


class Endless(Exception):
    """A game went on past the limit."""


class PlayedGame:
    """One finished random game."""

    __slots__ = ("digest", "options", "over", "plies")

    def __init__(self, options: dict[str, str], plies: list[Any], over: Over, digest: str) -> None:
        self.options = options
        self.plies = plies
        self.over = over
        self.digest = digest


def random_options(options: Sequence[Option], rng: Random) -> dict[str, str]:
    """A value for every option, each equally likely."""
    return {option.name: rng.choice(option.values) for option in options}


def offered_plies(rules: Rules[Any, Any, Any], state: Any, pending: Pending) -> list[Any]:
    """The actions or the outcomes, whichever the game waits for; none when it is over."""
    if isinstance(pending, Decide):
        return list(rules.actions(state))
    if isinstance(pending, Chance):
        return [outcome for outcome, _ in rules.outcomes(state)]
    return []


def random_ply(rules: Rules[Any, Any, Any], state: Any, pending: Pending, rng: Random) -> Any:
    """One of the actions with equal chances, or an outcome by its weight."""
    if isinstance(pending, Decide):
        actions = rules.actions(state)
        return actions[int(rng.random() * len(actions))]
    return _roll(rules.outcomes(state), rng)


def _roll(outcomes: Sequence[tuple[Any, int]], rng: Random) -> Any:
    total = 0
    for _, weight in outcomes:
        total += weight
    mark = int(rng.random() * total)
    for outcome, weight in outcomes:
        mark -= weight
        if mark < 0:
            return outcome
    raise AssertionError("the weights do not add up to their sum")


def play_out(rules: Rules[Any, Any, Any], state: Any, rng: Random, limit: int) -> list[Any]:
    """Play this state to its end and give the plies. Raises Endless after `limit` plies."""
    plies: list[Any] = []
    while True:
        pending = rules.pending(state)
        if isinstance(pending, Over):
            return plies
        if len(plies) >= limit:
            raise Endless(f"{rules.name} is not over after {limit} plies")
        ply = random_ply(rules, state, pending, rng)
        rules.apply(state, ply)
        plies.append(ply)


def play_game(
    rules: Rules[Any, Any, Any], options: Mapping[str, str], rng: Random, limit: int
) -> PlayedGame:
    state = rules.start(options)
    plies = play_out(rules, state, rng, limit)
    over = rules.pending(state)
    assert isinstance(over, Over)
    return PlayedGame(dict(options), plies, over, rules.digest(state))


def score_hash(rules: Rules[Any, Any, Any], seeds: Sequence[int], limit: int) -> str:
    """One hash over every ply, who was asked, many digests and the results of these seeds' games.

    Two builds of the same rules that give the same hash play alike. Odd seeds draw the options at
    random, even seeds keep the defaults.
    """
    total = hashlib.sha256()
    for seed in seeds:
        rng = Random(seed)
        options = random_options(rules.options(), rng) if seed % 2 else {}
        state = rules.start(options)
        for number in range(limit):
            pending = rules.pending(state)
            total.update(f"{_facts_of(pending)}\n".encode())
            if isinstance(pending, Over):
                break
            if number % DIGEST_EVERY == 0:
                total.update(f"{rules.digest(state)}\n".encode())
            ply = random_ply(rules, state, pending, rng)
            total.update(f"{rules.ply_text(ply)}\n".encode())
            rules.apply(state, ply)
        total.update(f"{rules.digest(state)}\n".encode())
    return total.hexdigest()


def _facts_of(pending: Pending) -> str:
    """Without words, which may change while the game stays the same."""
    if isinstance(pending, Decide):
        return f"decide {pending.seat} {pending.sealed}"
    if isinstance(pending, Chance):
        return f"chance {pending.audience}"
    return f"over {pending.scores} {pending.facts}"
