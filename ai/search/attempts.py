"""What a choice leaves to dice: each attempt with its exact chance, in one imagined world."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import inf
from random import Random
from time import perf_counter
from typing import Any

from ai.counsel.futures import Choice
from solitaire.advising import Advice
from solitaire.protocol import Chance, Decide, Rules

AnyRules = Rules[Any, Any, Any]
Attempts = Sequence[tuple[str, Fraction]]


def attempts_of(
    rules: AnyRules,
    advice: Advice[Any, Any],
    world: Any,
    choice: Choice,
    latest: float | None = None,
) -> Attempts:
    """The world is played on. After the moment `latest` (perf_counter) no more are counted."""
    deadline = inf if latest is None else latest
    if choice.plies:
        is_late = perf_counter() > deadline
        return () if is_late else advice.exact_chances(world, choice.plies[0])
    return _attempts_of_plan(rules, advice, world, choice.plan, deadline)


def _attempts_of_plan(
    rules: AnyRules, advice: Advice[Any, Any], world: Any, plan: tuple[int, ...], deadline: float
) -> Attempts:
    """What the plan leaves to dice, up to the first that is rolled for something else."""
    asked = rules.pending(world)
    clock = advice.clock(world)
    commander = advice.new_executor()
    commander.follow(world, plan)
    rng = Random(0)
    found: dict[str, Fraction] = {}
    while rules.pending(world) == asked or _is_same_turn(rules, advice, world, asked, clock):
        if perf_counter() > deadline:
            break
        if isinstance(rules.pending(world), Chance):
            rules.apply(world, rules.outcomes(world)[-1][0])
            continue
        ply = commander.choose(world, rng)
        before = rules.copy(world)
        rules.apply(world, ply)
        if isinstance(rules.pending(world), Chance):
            # Counting is dear: only for a step that the dice follow at once.
            found.update(advice.exact_chances(before, ply))
    return list(found.items())


def _is_same_turn(
    rules: AnyRules, advice: Advice[Any, Any], world: Any, asked: object, clock: int
) -> bool:
    """Whether the seat is still carrying out its plan."""
    pending = rules.pending(world)
    if isinstance(pending, Chance):
        return advice.clock(world) == clock
    assert isinstance(asked, Decide)
    return isinstance(pending, Decide) and pending.seat == asked.seat and _plans(advice, world)


def _plans(advice: Advice[Any, Any], world: Any) -> bool:
    return bool(advice.slots(world)) or advice.effort(world) <= 0.0
