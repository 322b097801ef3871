"""What a game may tell a searcher beyond its rules: plans, habits, worth and likelihood.

The search knows this interface only; a game that offers nothing more is searched ply by ply with
random playouts to the end. Imports the protocol and nothing else of ours.

One law holds for everything that chooses (slots, priors, Playout.choose, effort): the answer may
depend only on what the asked seat may know in the given state. Two states that look alike to that
seat get the same answer, so an imagined enemy cannot see through our fog, nor we through his.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from random import Random
from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from solitaire.protocol import Rules, Seat

StateT = TypeVar("StateT")
PlyT = TypeVar("PlyT", bound=Hashable)


class PlanSlot:
    """One formation or detachment that gets an order, with the orders worth considering."""

    __slots__ = ("key", "orders", "priors")

    def __init__(self, key: str, orders: list[int], priors: list[float]) -> None:
        self.key = key
        """Who is ordered; the same while he exists, so that statistics can be kept under it."""
        self.orders = orders
        """Candidates as numbers the game understands, the likeliest first; at least one."""
        self.priors = priors
        """How likely a sensible commander is to give each; they add up to 1."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Playout(Generic[StateT, PlyT]):
    """Both seats' habits in one imagined game, with the plans they are carrying out in it."""

    def choose(self, state: StateT, rng: Random) -> PlyT:
        """What the asked seat does: the next step of its plan, or a sensible reaction.

        A seat without a plan draws one first where plans exist.
        """
        raise NotImplementedError

    def follow(self, state: StateT, plan: Sequence[int]) -> None:
        """The asked seat carries out these orders, one per slot of slots(state) in that order."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Advice(Generic[StateT, PlyT]):
    """The base advises nothing: every choice alike, no plans, playouts to the end."""

    # -- plans ------------------------------------------------------------------------------------

    def slots(self, state: StateT) -> Sequence[PlanSlot]:
        """Who can still be given orders by the asked seat; empty where a single ply is asked."""
        return ()

    def order_text(self, state: StateT, slot: PlanSlot, order: int) -> str:
        """An order in a few words: "Massena at Rivoli: attack La Corona by forced march"."""
        raise NotImplementedError

    # -- habits -----------------------------------------------------------------------------------

    def new_playout(self) -> Playout[StateT, PlyT]:
        raise NotImplementedError

    def new_commander(self) -> Playout[StateT, PlyT]:
        """The habits without chance, where a best one can be told: the scripted player."""
        return self.new_playout()

    def priors(self, state: StateT, actions: Sequence[PlyT]) -> Sequence[float]:
        """How likely a sensible player is to choose each; empty if all are alike."""
        return ()

    def effort(self, state: StateT) -> float:
        """The share of a reaction's budget that this choice deserves, 0 to 1."""
        return 1.0

    # -- worth ------------------------------------------------------------------------------------

    def clock(self, state: StateT) -> int:
        """Counts player-turns, so that a playout can be cut off after some of them."""
        return 0

    def value(self, state: StateT) -> Sequence[float]:
        """The score each seat may expect, 0 to 1; only asked where the clock has moved on."""
        raise NotImplementedError

    # -- likelihood -------------------------------------------------------------------------------

    def plausibility(self, state: StateT, seat: Seat) -> float:
        """How much likelier (natural logarithm) this imagined world is for the seat than imagine()
        made it, judged by what the other side would do in it. 0.0 if nothing can be told."""
        return 0.0


class _AnyChoice(Playout[StateT, PlyT]):
    def __init__(self, rules: Rules[StateT, PlyT, object]) -> None:
        self._rules = rules

    def choose(self, state: StateT, rng: Random) -> PlyT:
        actions = self._rules.actions(state)
        return actions[int(rng.random() * len(actions))]


class NoAdvice(Advice[StateT, PlyT]):
    """For a game that offers its rules only."""

    def __init__(self, rules: Rules[StateT, PlyT, object]) -> None:
        self._rules = rules

    def new_playout(self) -> Playout[StateT, PlyT]:
        return _AnyChoice(self._rules)
