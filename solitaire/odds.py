"""Exact odds: every outcome of every roll is followed with its weight; nothing is sampled.

Works for any game of the protocol. An inquiry says how the seats decide on the way, what is worth
recording, and when a branch needs no further play; equal branches are merged when they meet.
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
    """One way that things may have gone so far."""

    __slots__ = ("note", "state", "weight")

    def __init__(self, state: StateT, note: NoteT, weight: Fraction) -> None:
        self.state = state
        self.note = note
        self.weight = weight
        """The probability of everything that led here."""


class Inquiry(Generic[StateT, PlyT, NoteT]):
    """What is asked of the branches. Games subclass it."""

    def choose(self, state: StateT, actions: Sequence[PlyT]) -> PlyT:
        """The choice of the seat that is asked; the same for equal states."""
        raise NotImplementedError

    def outcomes(
        self, state: StateT, outcomes: Sequence[tuple[PlyT, int]]
    ) -> Sequence[tuple[PlyT, int]]:
        """Those of a roll; several with the same effect may be given as one, with their weights
        added."""
        return outcomes

    def is_settled(self, state: StateT, note: NoteT) -> bool:
        """Whether this branch needs no further play."""
        raise NotImplementedError

    def noted(self, note: NoteT, events: Sequence[Event]) -> NoteT:
        """What is worth keeping after these events."""
        return note

    def key(self, state: StateT) -> Hashable:
        """Equal for states from which everything that matters continues alike."""
        raise NotImplementedError


def unfold(
    rules: Rules[StateT, PlyT, Any],
    start: Iterable[Branch[StateT, NoteT]],
    inquiry: Inquiry[StateT, PlyT, NoteT],
) -> list[Branch[StateT, NoteT]]:
    """All ways from the given branches to settled ones. The given states are not changed."""
    settled: dict[Hashable, _Fork[StateT, NoteT]] = {}
    layer: dict[Hashable, _Fork[StateT, NoteT]] = {}
    for branch in start:
        _add(layer, inquiry.key(branch.state), branch.state, {branch.note: branch.weight})
    while layer:
        following: dict[Hashable, _Fork[StateT, NoteT]] = {}
        for key, fork in layer.items():
            over = isinstance(rules.pending(fork.state), Over)
            ready = {n: w for n, w in fork.notes.items() if over or _is_ready(fork, n, inquiry)}
            going = {n: w for n, w in fork.notes.items() if n not in ready}
            if ready:
                _add(settled, key, fork.state, ready)
            if going:
                _go_on(rules, _Fork(fork.state, going), inquiry, following)
        if len(following) > MOST_BRANCHES:
            raise TooManyBranches(f"more than {MOST_BRANCHES} different situations may arise")
        layer = following
    return [
        Branch(fork.state, note, weight)
        for fork in settled.values()
        for note, weight in fork.notes.items()
    ]


class _Fork(Generic[StateT, NoteT]):
    """A state that several branches have in common: it is played on once for all of them."""

    __slots__ = ("notes", "state")

    def __init__(self, state: StateT, notes: dict[NoteT, Fraction]) -> None:
        self.state = state
        self.notes = notes


def _add(
    found: dict[Hashable, _Fork[StateT, NoteT]],
    key: Hashable,
    state: StateT,
    notes: dict[NoteT, Fraction],
) -> None:
    fork = found.get(key)
    if fork is None:
        fork = found[key] = _Fork(state, {})
    for note, weight in notes.items():
        fork.notes[note] = fork.notes.get(note, NEVER) + weight


def _is_ready(
    fork: _Fork[StateT, NoteT], note: NoteT, inquiry: Inquiry[StateT, PlyT, NoteT]
) -> bool:
    return inquiry.is_settled(fork.state, note)


def _go_on(
    rules: Rules[StateT, PlyT, Any],
    fork: _Fork[StateT, NoteT],
    inquiry: Inquiry[StateT, PlyT, NoteT],
    following: dict[Hashable, _Fork[StateT, NoteT]],
) -> None:
    for ply, chance in _plies(rules, fork.state, inquiry):
        state = rules.copy(fork.state)
        events: list[Event] = []
        rules.apply(state, ply, events)
        notes = gather(
            (inquiry.noted(note, events), weight * chance) for note, weight in fork.notes.items()
        )
        _add(following, inquiry.key(state), state, notes)


def _plies(
    rules: Rules[StateT, PlyT, Any], state: StateT, inquiry: Inquiry[StateT, PlyT, NoteT]
) -> list[tuple[PlyT, Fraction]]:
    if isinstance(rules.pending(state), Chance):
        outcomes = inquiry.outcomes(state, rules.outcomes(state))
        total = sum(weight for _, weight in outcomes)
        return [(ply, Fraction(weight, total)) for ply, weight in outcomes]
    return [(inquiry.choose(state, rules.actions(state)), CERTAIN)]


def follow(
    rules: Rules[StateT, PlyT, Any],
    branch: Branch[StateT, NoteT],
    ply: PlyT,
    inquiry: Inquiry[StateT, PlyT, NoteT],
) -> Branch[StateT, NoteT]:
    """The branch after one ply that is certain to come."""
    state = rules.copy(branch.state)
    events: list[Event] = []
    rules.apply(state, ply, events)
    return Branch(state, inquiry.noted(branch.note, events), branch.weight)


# -- reading the answer ---------------------------------------------------------------------------


def tally(
    branches: Iterable[Branch[StateT, NoteT]], result: Callable[[Branch[StateT, NoteT]], ResultT]
) -> Chances[ResultT]:
    """The chances of what `result` reads from each branch; they sum to the branches' weight."""
    return gather((result(branch), branch.weight) for branch in branches)


def gather(weighted: Iterable[tuple[ResultT, Fraction]]) -> Chances[ResultT]:
    """Weights of equal results added up; results without weight are left out."""
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
    """The chances conditional on one of these results; empty if none can happen."""
    total = sum(chances.values(), NEVER)
    return {result: weight / total for result, weight in chances.items()} if total else {}


def mean(chances: Chances[int]) -> Fraction:
    return sum((result * weight for result, weight in chances.items()), NEVER)
