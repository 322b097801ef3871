"""Measures the generic search beside OpenSpiel's: `python -m tests.peers.measure --help`.

Figures and how they were got: docs/peers.md. Compiled figures come from the copy that
`python -m tests.peers.build FOLDER` makes; run the same command there.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from math import exp, log
from random import Random
from statistics import mean
from time import process_time
from typing import Any, Final

from ai.search.budget import Limit
from ai.search.choice import is_mixed, near_equals, ranked
from ai.search.rehearsal import Rehearsal
from ai.search.report import RootStatistics
from solitaire.protocol import Chance, Decide, Over
from solitaire.workbench.compilation import is_compiled
from tests.peers.bridge import AnyRules, Bridge, bridges
from tests.peers.contestants import Ours, Peer, TimedBot, count_cpu_seconds, new_searcher
from tests.peers.exploitation import nash_conv
from tests.peers.matches import Tally, play_match

POSITIONS: Final = 30
"""Random decisions at which simulations are counted."""
FASTEST_OF: Final = 3
"""Measurements of which the fastest counts: others only show what else the machine did."""


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.peers.measure", description=__doc__)
    commands = parser.add_subparsers(required=True)
    for name, measure, seconds in (
        ("nashconv", measure_nash_conv, 1.0),
        ("longer", measure_longer, 0.02),
        ("peer", measure_against_peer, 0.05),
        ("speed", measure_speed, 0.1),
    ):
        command = commands.add_parser(name)
        command.set_defaults(measure=measure)
        command.add_argument("games", nargs="*", help="toys; all five if none is named")
        command.add_argument("--seconds", type=float, default=seconds, help="CPU per decision")
        command.add_argument("--count", type=int, default=200, help="games, or seeds for nashconv")
        command.add_argument("--seed", type=int, default=1)
        command.add_argument("--keep", action="store_true", help="rehearsals last for the match")
    chosen = parser.parse_args(arguments)
    count_cpu_seconds()
    search, toys = is_compiled("ai.search.tree"), is_compiled("tests.toys.leduc")
    _say(f"search compiled: {search}, toys: {toys}")
    known = bridges()
    chosen.measure([known[name] for name in chosen.games or known], chosen)
    return 0


def _say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


# -- exploitability -------------------------------------------------------------------------------


def measure_nash_conv(games: list[Bridge], asked: argparse.Namespace) -> None:
    """A fresh player at every information state, with one seed for all states of a table."""
    for bridge in games:
        found = []
        for seed in range(asked.seed, asked.seed + asked.count):
            player = _FreshPlayers(bridge.rules, asked.seconds, seed)
            found.append(nash_conv(bridge, player.policy))
            _say(
                f"{bridge.rules.name}: NashConv {found[-1]:.4f}, mean {mean(found):.4f}; "
                f"{player.asked} information states, {player.rehearsed} rehearsed, "
                f"{player.used / player.asked:.2f} CPU s each, at most {player.longest:.2f}"
            )


class _FreshPlayers:
    def __init__(self, rules: AnyRules, seconds: float, seed: int) -> None:
        self.asked = self.rehearsed = 0
        self.used = self.longest = 0.0
        self._rules = rules
        self._seconds = seconds
        self._seed = seed

    def policy(self, state: Any, seat: int, actions: Sequence[Any]) -> list[float]:
        started = process_time()
        self.asked += 1
        # One seed: that is the player an opponent meets. Players of several seeds at the states
        # of one game would mix different equilibria into something that is none.
        rehearsal = Rehearsal(self._rules, {}, Random(self._seed))
        searcher = new_searcher(self._rules, self._seed, rehearsal)
        view = self._rules.view(state, seat)
        study = searcher.study(view, actions, Limit(seconds=self._seconds))
        self.rehearsed += is_mixed(study)
        used = process_time() - started
        self.used += used
        self.longest = max(self.longest, used)
        return _shares(study, searcher.settings.margin, actions)


def _shares(study: RootStatistics, margin: float, actions: Sequence[Any]) -> list[float]:
    """How likely the player takes each choice, by the rule of ai.search.choice."""
    if is_mixed(study):
        weights = {arm.key: arm.share for arm in study.arms}
    else:
        equals = near_equals(ranked(study), study.how, margin)
        weights = {arm.key: arm.visits + 1.0 for arm in equals}
    total = sum(weights.values())
    return [weights.get(action, 0.0) / total for action in actions]


# -- matches --------------------------------------------------------------------------------------


def measure_longer(games: list[Bridge], asked: argparse.Namespace) -> None:
    """Four times the time against one time."""
    for bridge in games:
        longer = Ours(bridge.rules, 4 * asked.seconds, keeps=asked.keep)
        shorter = Ours(bridge.rules, asked.seconds, keeps=asked.keep)
        _report(bridge, play_match(bridge.rules, longer, shorter, asked.count, asked.seed))
        _say(f"  CPU s per decision: {_each(longer):.3f} and {_each(shorter):.3f}")


def measure_against_peer(games: list[Bridge], asked: argparse.Namespace) -> None:
    """Our search against OpenSpiel's Python ISMCTS at equal CPU per decision."""
    for bridge in games:
        ours = Ours(bridge.rules, asked.seconds, keeps=asked.keep)
        peer = Peer(bridge, asked.seconds)
        _report(bridge, play_match(bridge.rules, ours, peer, asked.count, asked.seed))
        _say(f"  CPU s per decision: ours {_each(ours):.3f}, peer {_each(peer):.3f}")


def _each(contestant: Any) -> float:
    return float(contestant.used / max(contestant.decisions, 1))


def _report(bridge: Bridge, tally: Tally) -> None:
    gain = (2 * tally.mean - 1) * bridge.scale
    _say(
        f"{bridge.rules.name}: {tally.mean:.3f} +- {tally.reach:.3f} of the score, "
        f"{tally.wins:.3f} won (draws half), {gain:+.3f} a game in the peer's returns, "
        f"{tally.games} games"
    )


# -- speed ----------------------------------------------------------------------------------------


def measure_speed(games: list[Bridge], asked: argparse.Namespace) -> None:
    """Simulations per CPU second of both at the same random decisions, trees begun anew."""
    factors = []
    for bridge in games:
        states = _decisions(bridge.rules, Random(asked.seed))
        ours = max(_our_rate(bridge, states, asked) for _ in range(FASTEST_OF))
        peer = max(_peer_rate(bridge, states, asked) for _ in range(FASTEST_OF))
        factors.append(ours / peer)
        _say(
            f"{bridge.rules.name}: ours {ours:,.0f}, OpenSpiel's Python ISMCTS {peer:,.0f} "
            f"simulations per CPU second, {ours / peer:.2f} times"
        )
    _say(f"geometric mean: {exp(mean(map(log, factors))):.2f} times")


def _decisions(rules: AnyRules, rng: Random) -> list[tuple[Any, int]]:
    found: list[tuple[Any, int]] = []
    while len(found) < POSITIONS:
        state = rules.start({})
        met = []
        while not isinstance(pending := rules.pending(state), Over):
            if isinstance(pending, Chance):
                plies, weights = zip(*rules.outcomes(state), strict=True)
                rules.apply(state, rng.choices(plies, weights)[0])
                continue
            assert isinstance(pending, Decide)
            if len(rules.actions(state)) > 1:
                met.append((rules.copy(state), pending.seat))
            rules.apply(state, rng.choice(rules.actions(state)))
        found.append(rng.choice(met))
    return found


def _our_rate(bridge: Bridge, states: list[tuple[Any, int]], asked: argparse.Namespace) -> float:
    rules, simulations, used = bridge.rules, 0, 0.0
    for state, seat in states:
        searcher = new_searcher(rules, asked.seed, None)
        view, offered = rules.view(state, seat), rules.actions(state)
        started = process_time()
        simulations += searcher.think(view, offered, Limit(seconds=asked.seconds)).nodes
        used += process_time() - started
    return simulations / used


def _peer_rate(bridge: Bridge, states: list[tuple[Any, int]], asked: argparse.Namespace) -> float:
    rng, simulations, used = Random(asked.seed), 0, 0.0
    for state, seat in states:
        bot = TimedBot(bridge.peer, bridge.exploration, asked.seed)
        if not bridge.resamples_itself:
            bot.set_resampler(bridge.resampler(bridge.rules.view(state, seat), rng))
        peer_state = bridge.peer_state(state)
        started = process_time()
        bot.think(peer_state, asked.seconds)
        used += process_time() - started
        simulations += bot.simulations
    return simulations / used


if __name__ == "__main__":
    sys.exit(main())
