"""Exact odds: every outcome of every roll is followed with its weight; nothing is drawn.

Works on any game of the protocol. An inquiry says how the seats decide on the way, what is worth
noting, and when a branch needs no further play; equal branches are merged as they meet.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from fractions import Fraction
from typing import Any, Final, Generic, TypeAlias, TypeVar

from solitaire.protocol import Chance, Event, Over, Rules

StateT = TypeVar("StateT")
PlyT = TypeVar("PlyT", bound=Hashable)
NoteT = TypeVar("NoteT", bound=Hashable)
ResultT = TypeVar("ResultT", bound=Hashable)

Chances: TypeAlias = dict[ResultT, Fraction]
"""The probability of each result that can happen."""

CERTAIN: Final = Fraction(1)
NEVER: Final = Fraction(0)
MOST_BRANCHES: Final = 50_000
"""Live branches at one moment; beyond this the question is too large to answer exactly here."""


class TooManyBranches(ValueError):
    """The exact answer would take too much time and memory."""


class Branch(Generic[StateT, NoteT]):
    """One way things may go so far."""

    __slots__ = ("note", "state", "weight")

    def __init__(self, state: StateT, note: NoteT, weight: Fraction) -> None:
        self.state = state
        self.note = note
        self.weight = weight
        """The probability of everything that led here."""


class Inquiry(Generic[StateT, PlyT, NoteT]):
    """What is asked of the branches. Games subclass it."""

    def choose(self, state: StateT, actions: Sequence[PlyT]) -> PlyT:
        """The choice of whoever is asked; the same for equal states."""
        raise NotImplementedError

    def is_settled(self, state: StateT, note: NoteT) -> bool:
        """Whether this branch needs no further play."""
        raise NotImplementedError

    def noted(self, note: NoteT, events: Sequence[Event]) -> NoteT:
        """What is worth keeping after these events."""
        return note

    def key(self, state: StateT) -> Hashable:
        """Equal for states from which everything asked goes on alike."""
        raise NotImplementedError


def unfold(
    rules: Rules[StateT, PlyT, Any],
    start: Iterable[Branch[StateT, NoteT]],
    inquiry: Inquiry[StateT, PlyT, NoteT],
) -> list[Branch[StateT, NoteT]]:
    """All ways from the given branches to settled ones. The states given are not changed."""
    settled: dict[Hashable, Branch[StateT, NoteT]] = {}
    layer = list(start)
    while layer:
        following: dict[Hashable, Branch[StateT, NoteT]] = {}
        for branch in layer:
            over = isinstance(rules.pending(branch.state), Over)
            if over or inquiry.is_settled(branch.state, branch.note):
                _merge(settled, branch, inquiry)
                continue
            for next_branch in _followers(rules, branch, inquiry):
                _merge(following, next_branch, inquiry)
        if len(following) > MOST_BRANCHES:
            raise TooManyBranches(f"more than {MOST_BRANCHES} different situations may arise")
        layer = list(following.values())
    return list(settled.values())


def _merge(
    found: dict[Hashable, Branch[StateT, NoteT]],
    branch: Branch[StateT, NoteT],
    inquiry: Inquiry[StateT, PlyT, NoteT],
) -> None:
    key = (inquiry.key(branch.state), branch.note)
    known = found.get(key)
    if known is None:
        found[key] = Branch(branch.state, branch.note, branch.weight)
    else:
        known.weight += branch.weight


def _followers(
    rules: Rules[StateT, PlyT, Any],
    branch: Branch[StateT, NoteT],
    inquiry: Inquiry[StateT, PlyT, NoteT],
) -> list[Branch[StateT, NoteT]]:
    if isinstance(rules.pending(branch.state), Chance):
        outcomes = rules.outcomes(branch.state)
        total = sum(weight for _, weight in outcomes)
        return [
            follow(rules, branch, ply, Fraction(weight, total), inquiry) for ply, weight in outcomes
        ]
    choice = inquiry.choose(branch.state, rules.actions(branch.state))
    return [follow(rules, branch, choice, CERTAIN, inquiry)]


def follow(
    rules: Rules[StateT, PlyT, Any],
    branch: Branch[StateT, NoteT],
    ply: PlyT,
    chance: Fraction,
    inquiry: Inquiry[StateT, PlyT, NoteT],
) -> Branch[StateT, NoteT]:
    """The branch after one ply that comes with this chance."""
    state = rules.copy(branch.state)
    events: list[Event] = []
    rules.apply(state, ply, events)
    return Branch(state, inquiry.noted(branch.note, events), branch.weight * chance)


# -- reading the answer ---------------------------------------------------------------------------


def tally(
    branches: Iterable[Branch[StateT, NoteT]], result: Callable[[Branch[StateT, NoteT]], ResultT]
) -> Chances[ResultT]:
    """The chances of what `result` reads from each branch; they add up to the branches' weight."""
    return gather((result(branch), branch.weight) for branch in branches)


def gather(weighted: Iterable[tuple[ResultT, Fraction]]) -> Chances[ResultT]:
    """Weights of equal results added up; what has none is left out."""
    chances: Chances[ResultT] = {}
    for result, weight in weighted:
        if weight:
            chances[result] = chances.get(result, NEVER) + weight
    return chances


def regroup(
    chances: Chances[ResultT], function: Callable[[ResultT], Hashable]
) -> Chances[Hashable]:
    """The chances of a function of the results."""
    return gather((function(result), weight) for result, weight in chances.items())


def conditional(chances: Chances[ResultT]) -> Chances[ResultT]:
    """The same chances given that one of these results happens; empty if none can."""
    total = sum(chances.values(), NEVER)
    return {result: weight / total for result, weight in chances.items()} if total else {}


def mean(chances: Chances[int]) -> Fraction:
    return sum((result * weight for result, weight in chances.items()), NEVER)
