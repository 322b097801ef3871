"""Where would a search gain? Staff plays itself; at some questions every choice is simulated.

`python -m tests.games.camposanto.bench_choices --games 8` prints by question how often it comes,
how often another choice than the staff's looks best, and what that one gains in new simulations.
Run it on a compiled build: eight games took 205 s of CPU there.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator
from math import sqrt
from random import Random
from typing import Any

from ai.search.budget import Budget, Limit
from ai.search.playouts import Runner, roll
from ai.search.streams import Streams
from solitaire.advising import Playout
from solitaire.games.camposanto.advice.advice import ADVICE
from solitaire.games.camposanto.core.state import State
from solitaire.games.camposanto.core.steps import (
    FACING_CHOICE,
    MARCH_CHOICE,
    ONWARD_CHOICE,
    ORDERS_CHOICE,
    STEP_NAMES,
)
from solitaire.protocol import Chance, Decide, Over
from tests.games.camposanto.positions import RULES

HORIZON = 2
MOST_PLIES = 10
MOST_PLANS = 16

Begin = Callable[[State, Playout[Any, Any]], None]
"""Makes a choice in a copy of the state."""


def worth(state: State, begin: Begin, simulations: int, seed: int) -> float:
    """The mean score of the asked seat after this choice."""
    asked = RULES.pending(state)
    assert isinstance(asked, Decide)
    runner = Runner(RULES, ADVICE, HORIZON, Streams(seed))
    runner.begin(state, Budget(0, Limit()))
    total = 0.0
    for _ in range(simulations):
        world, playout = RULES.copy(state), ADVICE.new_playout()
        begin(world, playout)
        total += float(runner.finish(world, playout)[asked.seat])
    return total / simulations


def plans(state: State, rng: Random) -> list[Begin]:
    """The staff's first, then others that differ from it in one or two orders."""
    slots = ADVICE.slots(state)
    usual = tuple(slot.orders[0] for slot in slots)
    found = {usual: None}
    for _ in range(200):
        plan = list(usual)
        for place in rng.choices(range(len(slots)), k=rng.randint(1, 2)):
            plan[place] = rng.choice(slots[place].orders)
        if len(found) < MOST_PLANS:
            found[tuple(plan)] = None
    return [following(plan) for plan in found]


def following(plan: tuple[int, ...]) -> Begin:
    def begin(world: State, playout: Playout[Any, Any]) -> None:
        playout.follow(world, plan)

    return begin


def plies(state: State, habitual: Any) -> list[Begin]:
    """The staff's first, then the likeliest others."""
    actions = list(RULES.actions(state))
    priors = ADVICE.priors(state, actions)
    likeliest = sorted(range(len(actions)), key=lambda place: -priors[place])[:MOST_PLIES]
    others = [actions[place] for place in likeliest if actions[place] != habitual]
    return [playing(ply) for ply in (habitual, *others)]


def playing(ply: Any) -> Begin:
    def begin(world: State, playout: Playout[Any, Any]) -> None:
        RULES.apply(world, ply)

    return begin


def gain(state: State, choices: list[Begin], simulations: int) -> tuple[bool, float]:
    """Whether another than the first looks best, and what it gains in new simulations."""
    scores = [worth(state, begin, simulations, 1) for begin in choices]
    best = scores.index(max(scores))
    if best == 0:
        return False, 0.0
    again = [worth(state, choices[place], simulations, 2) for place in (best, 0)]
    return True, again[0] - again[1]


def questions(seed: int) -> Iterator[tuple[State, Any]]:
    """Every choice of a game that had an alternative, with what the staff chose; orders are left
    out, and of a movement all but its beginning."""
    state, rng, staff, planned = RULES.start({}), Random(seed), ADVICE.new_commander(), -1
    while not isinstance(pending := RULES.pending(state), Over):
        if isinstance(pending, Chance):
            RULES.apply(state, roll(RULES, state, rng))
            continue
        before, ply = RULES.copy(state), staff.choose(state, rng)
        is_going_on = state.step == MARCH_CHOICE and ADVICE.clock(state) == planned
        if state.step == MARCH_CHOICE:
            planned = ADVICE.clock(state)
        is_part = state.step in (ORDERS_CHOICE, ONWARD_CHOICE) or (
            state.step == FACING_CHOICE and state.march is not None
        )
        if not is_going_on and not is_part and len(RULES.actions(state)) > 1:
            yield before, ply
        RULES.apply(state, ply)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.games.camposanto.bench_choices")
    parser.add_argument("--games", type=int, default=8)
    parser.add_argument("--simulations", type=int, default=30)
    parser.add_argument("--share", type=float, default=0.15, help="of the questions looked at")
    arguments = parser.parse_args()
    met: dict[str, int] = defaultdict(int)
    found: dict[str, list[tuple[bool, float]]] = defaultdict(list)
    for seed in range(arguments.games):
        rng = Random(seed)
        for state, ply in questions(seed + 100):
            name = STEP_NAMES[state.step]
            met[name] += 1
            if rng.random() < arguments.share:
                is_plan = state.step == MARCH_CHOICE
                choices = plans(state, rng) if is_plan else plies(state, ply)
                found[name].append(gain(state, choices, arguments.simulations))
    for name, gains in sorted(found.items()):
        count, values = len(gains), [value for _, value in gains]
        mean = sum(values) / count
        error = sqrt(sum((value - mean) ** 2 for value in values) / count / count)
        other = sum(is_other for is_other, _ in gains) / count
        sys.stdout.write(
            f"{name:18} {met[name] / arguments.games:6.1f} a game, {count:4} looked at, another "
            f"best {other:4.2f}, gain {mean:+.4f} ({error:.4f})\n"
        )


if __name__ == "__main__":
    main()
