"""`python -m tools.quadrilateral_trials july 100`: the Quadrilateral by scripts on both sides.

Prints one line of means for each start named (all of them if none is): Vienna Morale at the end,
battles, losses and strengths in SP, choices of a player-turn. The balance of the reconstructed
tables is judged by it; docs/quadrilateral.md has the aims and what was measured.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from random import Random

from solitaire.games.quadrilateral.advice.trials import Trial, trial
from solitaire.games.quadrilateral.game import RULES

STARTS = ("july", "september", "november", "january")
HEAD = (
    "start games V<0/0/>0 % | battles critical | battle loss F/A, other loss F/A | raised F/A | "
    "winter F/A end F/A | Mantova falls, sieges broken | choices on campaign, in Quarters | turn"
)


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.quadrilateral_trials")
    parser.add_argument("starts", nargs="*", default=STARTS, metavar="START")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    sys.stdout.write(HEAD + "\n")
    for start in chosen.starts:
        seeds = range(chosen.seed, chosen.seed + chosen.games)
        games = [trial(RULES.board, {"scenario": start}, Random(seed)) for seed in seeds]
        sys.stdout.write(f"{start} {len(games)} {row(games)}\n")
        sys.stdout.flush()
    return 0


def row(games: list[Trial]) -> str:
    count = len(games)
    signs = [sum(sign(one.vienna) == wanted for one in games) for wanted in (-1, 0, 1)]
    other = [[a - b for a, b in zip(one.lost, one.lost_in_battle, strict=True)] for one in games]
    parts = (
        "/".join(f"{100 * number / count:.0f}" for number in signs),
        f"{mean([one.battles for one in games]):.1f} {mean([one.criticals for one in games]):.1f}",
        f"{pair([one.lost_in_battle for one in games])}, {pair(other)}",
        pair([one.raised for one in games]),
        f"{pair([one.in_winter for one in games])} {pair([one.at_end for one in games])}",
        f"{100 * sum(one.mantova_fell for one in games) / count:.0f} %, "
        f"{mean([one.sieges_broken for one in games]):.1f}",
        f"{spread([n for one in games for n in one.campaign_turns])}, "
        f"{spread([n for one in games for n in one.quarters_turns])}",
        f"{mean([one.turn for one in games]):.0f}",
    )
    return " | ".join(parts)


def sign(number: int) -> int:
    return (number > 0) - (number < 0)


def mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0


def pair(values: Sequence[Sequence[int]]) -> str:
    """Means of French and Austrian steps, in SP."""
    return "/".join(f"{mean([one[side] for one in values]) / 5:.0f}" for side in range(2))


def spread(numbers: list[int]) -> str:
    """The first tenth, the median and the last tenth."""
    ordered = sorted(numbers) or [0]
    return "-".join(str(ordered[len(ordered) * tenths // 10]) for tenths in (1, 5, 9))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
