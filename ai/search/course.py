"""A plan being carried out, beside the view that it expects to see next.

As long as the real view is the foreseen one, nothing that the seat may know differs from the
imagined world, so the plan's next step can be taken from there without searching again.
"""

from __future__ import annotations

from random import Random
from typing import Any

from solitaire.advising import Advice, Playout
from solitaire.protocol import Decide, Rules, Seat


class Course:
    def __init__(
        self,
        rules: Rules[Any, Any, Any],
        advice: Advice[Any, Any],
        world: Any,
        seat: Seat,
        playout: Playout[Any, Any],
        rng: Random,
    ) -> None:
        """The playout follows the plan from this world on; the course owns both."""
        self.order_by_key: dict[str, int] = {}
        """What each formation was told."""
        self._rules = rules
        self._advice = advice
        self._world = world
        self._seat = seat
        self._playout = playout
        self._rng = rng
        self._clock = advice.clock(world)
        self._expected: Any = rules.view(world, seat)

    def is_over(self, world: Any) -> bool:
        """Whether the player-turn that was planned has ended in this world."""
        return self._advice.clock(world) != self._clock

    def foresees(self, view: Any) -> bool:
        return self._expected is not None and bool(self._expected == view)

    def go_on_in(self, world: Any) -> None:
        """After a die or a surprise: a new world of the present view, the same plan."""
        self._world = world

    def next_ply(self) -> Any:
        """The next step, and what is then expected: nothing after dice or another's choice."""
        ply = self._playout.choose(self._world, self._rng)
        self._rules.apply(self._world, ply)
        self._expected = self._rules.view(self._world, self._seat) if self._goes_on() else None
        return ply

    def _goes_on(self) -> bool:
        """Whether the same seat is asked for the next step of the plan, not for a new reaction."""
        pending = self._rules.pending(self._world)
        if not isinstance(pending, Decide) or pending.seat != self._seat:
            return False
        return bool(self._advice.slots(self._world)) or self._advice.effort(self._world) <= 0.0
