"""Lets a player solve the positions: `python -m tests.tactics.run --player search:4`.

The player gets the view of its side and the events that side may see, nothing else. The other side
is played by `staff`. Each position is played with several seeds; a position's figure is the share
of seeds solved, a theme's and the whole suite's are means over positions.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

from ai.players import Player, new_player
from solitaire.protocol import Decide, Event, may_see
from solitaire.registry import game_of
from tests.tactics.judging import answer, fair_dice
from tests.tactics.loading import RULES, Tactic, load_tactics, start


class Trial:
    """One playing of one position by one player."""

    def __init__(self, tactic: Tactic, player: str, enemy: str, seed: int) -> None:
        self._tactic = tactic
        self._seed = seed
        advice = game_of(RULES).advice()
        self._players: dict[int, Player] = {
            tactic.seat: new_player(player, RULES, advice),
            1 - tactic.seat: new_player(enemy, RULES, advice),
        }
        self._choices = Random(f"choices {tactic.name} {seed}")
        self._dice = Random(f"dice {tactic.name} {seed}")
        self.played: list[str] = []

    def solved(self) -> bool:
        options = start(self._tactic).options.chosen
        for seat, player in self._players.items():
            player.begin(options, seat, self._seed)
        return answer(self._tactic, self._choose, fair_dice(self._dice), self._tell)

    def _choose(self, state: Any, asked: Decide) -> Any:
        view = RULES.view(state, asked.seat)
        ply = self._players[asked.seat].choose(view, RULES.actions(state), self._choices)
        if asked.seat == self._tactic.seat:
            self.played.append(RULES.ply_text(ply))
        return ply

    def _tell(self, events: list[Event]) -> None:
        for seat, player in self._players.items():
            player.happened([event for event in events if may_see(event.audience, seat)])


class Result:
    """What a player made of one position."""

    def __init__(self, tactic: Tactic, player: str, enemy: str, seeds: int) -> None:
        began = time.perf_counter()
        self.tactic = tactic
        self.wrong: list[str] = []
        """What was played where it was not right."""
        for seed in range(seeds):
            trial = Trial(tactic, player, enemy, seed)
            if not trial.solved():
                self.wrong.append(", ".join(trial.played))
        self.solved = seeds - len(self.wrong)
        self.seeds = seeds
        self.seconds = (time.perf_counter() - began) / seeds

    @property
    def share(self) -> float:
        return self.solved / self.seeds

    def as_json(self) -> dict[str, Any]:
        return {
            "name": self.tactic.name,
            "theme": self.tactic.theme,
            "side": self.tactic.side,
            "solved": self.solved,
            "seeds": self.seeds,
            "seconds": round(self.seconds, 2),
            "wrong": self.wrong,
        }


def share_by_theme(results: Iterable[Result]) -> dict[str, float]:
    shares: dict[str, list[float]] = {}
    for result in results:
        shares.setdefault(result.tactic.theme, []).append(result.share)
    return {theme: sum(found) / len(found) for theme, found in sorted(shares.items())}


def report(player: str, results: Sequence[Result]) -> dict[str, Any]:
    return {
        "player": player,
        "positions": len(results),
        "solved": round(sum(result.share for result in results) / len(results), 4),
        "themes": {theme: round(share, 4) for theme, share in share_by_theme(results).items()},
        "results": [result.as_json() for result in results],
    }


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.tactics.run", description=__doc__)
    parser.add_argument("--player", default="search", help="a player of ai.players")
    parser.add_argument("--enemy", default="staff", help="who plays the other side")
    parser.add_argument("--seeds", type=int, default=3, help="playings of each position")
    parser.add_argument("--only", default="", metavar="THEME", help="a theme or a name")
    parser.add_argument("--wrong", action="store_true", help="show the plays that were not right")
    parser.add_argument("--json", action="store_true", help="the whole report as JSON")
    return parser.parse_args()


def main() -> int:
    arguments = _arguments()
    results = []
    for tactic in load_tactics(arguments.only):
        results.append(Result(tactic, arguments.player, arguments.enemy, arguments.seeds))
        line = f"{tactic.name:24} {tactic.theme:14} {results[-1].solved}/{arguments.seeds}"
        line += f"  {results[-1].seconds:.2f} s\n"
        (sys.stderr if arguments.json else sys.stdout).write(line)
        for played in results[-1].wrong if arguments.wrong else ():
            sys.stdout.write(f"    {played}\n")
        sys.stdout.flush()
    if not results:
        sys.stderr.write(f"No position or theme is called {arguments.only!r}.\n")
        return 2
    found = report(arguments.player, results)
    if arguments.json:
        sys.stdout.write(json.dumps(found, indent=2) + "\n")
        return 0
    for theme, share in found["themes"].items():
        sys.stdout.write(f"  {theme:18} {share:6.1%}\n")
    sys.stdout.write(
        f"{found['player']}: {found['solved']:.1%} of {found['positions']} positions\n"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
