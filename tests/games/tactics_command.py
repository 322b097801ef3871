"""The command that lets a player solve the tactics of a game and tells which it solves."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar


class Named(Protocol):
    @property
    def name(self) -> str: ...


OneTactic = TypeVar("OneTactic", bound=Named)
Solver = Callable[[OneTactic, str, int], tuple[bool, list[str]]]
"""Whether the player solves it with this seed, and what it played."""


def solve_all(module: str, tactics: Sequence[OneTactic], solves: Solver[OneTactic]) -> None:
    parser = argparse.ArgumentParser(prog=f"python -m {module}")
    parser.add_argument("--player", default="search:4")
    parser.add_argument("--seeds", type=int, default=3)
    parser.add_argument("only", nargs="?", default="", help="a part of the name of some")
    arguments = parser.parse_args()
    total = 0.0
    asked = [one for one in tactics if arguments.only in one.name]
    for tactic in asked:
        found = [solves(tactic, arguments.player, seed) for seed in range(arguments.seeds)]
        share = sum(right for right, _ in found) / len(found)
        total += share
        wrong = next((", ".join(played) for right, played in found if not right), "")
        sys.stdout.write(f"{share:5.2f}  {tactic.name:40} {wrong}\n")
        sys.stdout.flush()
    sys.stdout.write(f"{total:.1f} of {len(asked)} solved by {arguments.player}\n")
