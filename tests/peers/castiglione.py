"""Our `search` against OpenSpiel's Python ISMCTS at Castiglione, at equal CPU time.

`python -m tests.peers.castiglione --games 40 [--player search:6]`. Our player plans a whole
movement and carries it out ply by ply without thinking again; the peer thinks before each ply.
So that both get the same over a game, the peer may use for each of its decisions the mean of what
ours used for each of its own so far.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from random import Random
from time import process_time
from typing import Any, Final

from ai.players import Player, new_player
from solitaire.registry import game_named, game_of
from solitaire.workbench.compilation import is_compiled
from tests.peers.bridge import AnyRules
from tests.peers.castiglione_adapter import AdaptedPeer
from tests.peers.contestants import Contestant, count_cpu_seconds
from tests.peers.matches import Tally, play_match

FIRST_SECONDS: Final = 0.05
"""The peer's time per decision before ours has used any."""
RECURSION: Final = 100_000
"""The peer's simulation calls itself once per ply in its tree."""


class OurPlayer(Contestant):
    """A player by name; it sees views only."""

    def __init__(self, name: str, rules: AnyRules) -> None:
        super().__init__(0.0)
        self._rules = rules
        self._player: Player = new_player(name, rules, game_of(rules).advice())
        self._rng = Random(0)

    def begin(self, seed: int) -> None:
        self._rng = Random(seed)
        # Seats get even and odd seeds, which tells this one where it sits.
        self._player.begin({}, seed % 2, seed)

    def decide(self, state: Any, seat: int) -> Any:
        return self._player.choose(
            self._rules.view(state, seat), self._rules.actions(state), self._rng
        )


class EqualisedPeer(AdaptedPeer):
    def __init__(self, rules: AnyRules, other: Contestant) -> None:
        super().__init__(rules, FIRST_SECONDS)
        self._other = other

    def decide(self, state: Any, seat: int) -> Any:
        if self._other.decisions:
            self.seconds = self._other.used / self._other.decisions
        return super().decide(state, seat)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.peers.castiglione", description=__doc__)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--player", default="search")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, help="for the peer; otherwise the same as ours")
    chosen = parser.parse_args(arguments)
    count_cpu_seconds()
    sys.setrecursionlimit(RECURSION)
    rules = game_named("castiglione").rules()
    ours = OurPlayer(chosen.player, rules)
    peer = AdaptedPeer(rules, chosen.seconds) if chosen.seconds else EqualisedPeer(rules, ours)
    _say(f"compiled: {is_compiled('solitaire.games.castiglione.game')}, player {chosen.player}")
    started = process_time()

    def tell(tally: Tally) -> None:
        low, high = tally.mean - tally.reach, tally.mean + tally.reach
        _say(
            f"{tally.games} games: {tally.wins:.3f} won (draws half), score {tally.mean:.3f} "
            f"({low:.3f} to {high:.3f}); CPU s per decision ours {_each(ours):.3f} "
            f"({ours.decisions}), peer {_each(peer):.3f} ({peer.decisions}, "
            f"{peer.simulations / peer.decisions:.0f} simulations each); "
            f"{process_time() - started:.0f} CPU s"
        )

    play_match(rules, ours, peer, chosen.games, chosen.seed, tell)
    return 0


def _each(contestant: Contestant) -> float:
    return contestant.used / max(contestant.decisions, 1)


def _say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
