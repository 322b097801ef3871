"""The swap test: everything the seat could not see is dealt again, and the player is asked again.

An honest player gives the same answer in all worlds that look alike to it. Here the worlds are
real: each is set up in full, its own view is taken from it, and a player new to the game answers
that view.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from ai.honesty.fingerprint import fingerprint
from ai.honesty.receipts import Clerk, Receipt, differences
from solitaire.advising import Advice
from solitaire.protocol import Rules, Seat

DEALS_OF_A_DECISION: Final = 20
"""Deals at one decision before more decisions are examined."""


@dataclass(frozen=True, slots=True)
class Contestant:
    """The player being tested."""

    name: str
    rules: Rules[Any, Any, Any]
    advice: Advice[Any, Any]
    options: Mapping[str, str]
    seed: int

    def answer(self, world: Any, seat: Seat) -> Receipt:
        """What it chooses in this world, from the seat's view of it."""
        clerk = Clerk(self.name, self.rules, self.advice, self.options, seat, self.seed, "")
        view = self.rules.view(world, seat)
        return clerk.decide(view, self.rules.actions(world), 0).receipt


@dataclass
class SwapResult:
    """The result for one decision."""

    choice: str
    how: str = ""
    deals: int = 0
    worlds: int = 1
    """Different worlds among the deals and the truth."""
    differences: list[str] = field(default_factory=list)
    unlike: int = 0
    """Deals whose view differs from the true one: the dealing itself would be at fault."""

    @property
    def holds(self) -> bool:
        return not self.differences and not self.unlike


def swap(
    contestant: Contestant,
    truth: Any,
    seat: Seat,
    deals: int,
    tick: Callable[[], None] = lambda: None,
) -> SwapResult:
    """Ask in the true world and in this many dealt ones; nothing but the view may matter."""
    rules = contestant.rules
    true_view = rules.view(truth, seat)
    expected = contestant.answer(truth, seat)
    result = SwapResult(expected.choice, expected.how)
    rng = Random(fingerprint("swap", contestant.seed, true_view))
    seen = {rules.digest(truth)}
    for _ in range(deals):
        world = rules.imagine(true_view, rng)
        result.deals += 1
        seen.add(rules.digest(world))
        if rules.view(world, seat) != true_view:
            result.unlike += 1
        result.differences += differences(contestant.answer(world, seat), expected)
        tick()
    result.worlds = len(seen)
    return result
