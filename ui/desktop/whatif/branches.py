"""The branches of a what-if board: positions in a tree, each grown from another. No Qt."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from solitaire.protocol import Rules

SET_UP: Final = "set up"
"""Pieces were moved by hand."""
DEALT: Final = "dealt"
"""What is hidden was dealt anew."""
PLAYED: Final = "played"
"""Choices and dice led on from where it grew."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """The first seat's chance to win."""

    chance: float
    low: float
    high: float
    best: str = ""
    """What the side that is asked should choose."""


@dataclass(eq=False)
class Branch:
    name: str
    kind: str
    state: Any
    digest: str
    parent: Branch | None = None
    children: list[Branch] = field(default_factory=list)
    estimate: Estimate | None = None


class BranchTree:
    def __init__(self, rules: Rules[Any, Any, Any], state: Any, name: str) -> None:
        self._rules = rules
        self.root = Branch(name, DEALT, rules.copy(state), rules.digest(state))
        self.current = self.root

    def __iter__(self) -> Iterator[Branch]:
        """Every branch, those that grew from one right after it."""
        waiting = [self.root]
        while waiting:
            branch = waiting.pop()
            yield branch
            waiting += reversed(branch.children)

    def grow(self, name: str, kind: str, state: Any) -> Branch:
        """Another position that comes from the present one; it is the present one then.

        Handling pieces again and again is one setting up as long as nothing grew from it.
        """
        now = self.current
        if kind == SET_UP and now.kind == SET_UP and not now.children:
            self._change(now, state)
            now.name = f"{now.name}, {name}"
            return now
        branch = Branch(name, kind, self._rules.copy(state), self._rules.digest(state), now)
        now.children.append(branch)
        self.current = branch
        return branch

    def note_play(self, state: Any, name: str) -> bool:
        """Play went on or was taken back; whether that was new. `name` is of a line that begins."""
        now = self.current
        digest = self._rules.digest(state)
        if digest == now.digest:
            return False
        if now.parent is not None and digest == now.parent.digest and now.kind == PLAYED:
            self.current = now.parent
        elif now.kind == PLAYED and not now.children:
            self._change(now, state)
        else:
            self.grow(name, PLAYED, state)
        return True

    def _change(self, branch: Branch, state: Any) -> None:
        branch.state, branch.digest = self._rules.copy(state), self._rules.digest(state)
        branch.estimate = None

    def go_to(self, branch: Branch) -> None:
        self.current = branch
