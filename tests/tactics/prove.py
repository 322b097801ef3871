"""Proves the answers: `python -m tests.tactics.prove [NAME or THEME]`.

For each position with a proof it prints the exact value of the best right play, of the best wrong
play, and how many positions were looked at.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence

from tests.tactics.loading import Tactic, load_tactics
from tests.tactics.solver import FORBIDDEN, Solver, TooLarge


class Verdict:
    """What the solver found for one tactic."""

    def __init__(self, tactic: Tactic) -> None:
        assert tactic.proof is not None
        if tactic.proof.plans:
            self._compare_plans(tactic, tactic.proof.plans)
        else:
            self._search_all(tactic)
        self.holds = self.wrong != FORBIDDEN and self.right >= self.wrong + tactic.proof.gap - 1e-9

    def _search_all(self, tactic: Tactic) -> None:
        right, wrong = Solver(tactic, True), Solver(tactic, False)
        self.right = right.solve()
        self.wrong = wrong.solve()
        self.positions = right.positions + wrong.positions

    def _compare_plans(self, tactic: Tactic, plans: Sequence[Sequence[str]]) -> None:
        solver = Solver(tactic, None)
        self.right = solver.value_of_plan(tactic.solution)
        self.wrong = max(solver.value_of_plan(plan) for plan in (tactic.mistake, *plans))
        self.positions = solver.positions


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.tactics.prove", description=__doc__)
    parser.add_argument("only", nargs="?", default="", help="a name or a theme")
    failed = 0
    for tactic in load_tactics(parser.parse_args().only):
        if tactic.proof is None:
            sys.stdout.write(f"{tactic.name:28} argued, not computed\n")
            continue
        began = time.perf_counter()
        try:
            verdict = Verdict(tactic)
        except TooLarge as error:
            sys.stdout.write(f"{tactic.name:28} {error}\n")
            failed += 1
            continue
        failed += not verdict.holds
        sys.stdout.write(
            f"{tactic.name:28} {'holds' if verdict.holds else 'FAILS'}"
            f"  right {verdict.right:.4f}  wrong {verdict.wrong:.4f}  ({tactic.proof.goal})"
            f"  {verdict.positions} positions, {time.perf_counter() - began:.1f} s\n"
        )
        sys.stdout.flush()
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
