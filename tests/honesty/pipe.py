"""Whole games through an engine process whose pipes are read byte by byte.

`python -m tests.honesty.pipe --visibility fog --nodes 20` lets our own engine play a whole game at
both seats; tests do it with the example engine, and with ours as far as their time allows.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from ai.engine.client import OUR_ENGINE, EnginePlayer
from solitaire.games.castiglione.core.state import State
from solitaire.protocol import Decide, Event, Over, Rules, Seat, may_see
from solitaire.workbench.randomplay import random_ply
from tests.honesty import tee
from tests.secrecy.names import unknown_counters, unknown_names_in
from tests.secrecy.scramble import secrets_of
from tests.secrecy.table import BOARD, RULES, SEATS
from tests.seeds import base_seed

TO_ENGINE: Final = b">"
PING: Final = b'{"do":"ping"}'
"""Asked of an engine that is silent for long, as on a busy machine."""
FIELDS_SENT: Final = {"do", "id", "view", "events", "offered"}
FIELDS_OF_NEW: Final = {"do", "id", "game", "version", "data", "options", "seat", "seed"}


class Leak(AssertionError):
    """Something crossed the pipe that the seat may not know."""


class Moment(NamedTuple):
    """One question: what was true when the engine was asked, and what its seat had heard."""

    truth: State
    heard: tuple[str, ...]
    """Since the last question."""
    secrets: frozenset[str]
    """Titles and names that may not cross the pipe now."""


class Played(NamedTuple):
    lines: dict[Seat, list[bytes]]
    """Every line that crossed the seat's pipe, its direction before it."""
    moments: dict[Seat, list[Moment]]


def play(
    command: Sequence[str],
    options: Mapping[str, str],
    seed: int,
    folder: Path,
    *,
    nodes: int = 1,
    most_questions: int = 100_000,
    rules: Rules[Any, Any, Any] = RULES,
) -> Played:
    """A game between two engines behind readers, each with its own view of it."""
    logs = {seat: folder / f"seat-{seat}" for seat in SEATS}
    players = {
        seat: EnginePlayer(
            (sys.executable, tee.__file__, str(logs[seat]), *command),
            rules,
            settings={"nodes": nodes, "level": 1},
        )
        for seat in SEATS
    }
    moments: dict[Seat, list[Moment]] = {seat: [] for seat in SEATS}
    try:
        for seat, player in players.items():
            player.begin(options, seat, seed)
        _play_on(rules, rules.start(options), players, moments, Random(seed), most_questions)
    finally:
        for player in players.values():
            player.close()
    return Played({seat: logs[seat].read_bytes().splitlines() for seat in SEATS}, moments)


def _play_on(
    rules: Rules[Any, Any, Any],
    state: State,
    players: Mapping[Seat, EnginePlayer],
    moments: dict[Seat, list[Moment]],
    rng: Random,
    most_questions: int,
) -> None:
    heard: dict[Seat, list[str]] = {seat: [] for seat in SEATS}
    while not isinstance(pending := rules.pending(state), Over):
        if isinstance(pending, Decide):
            seat = pending.seat
            if sum(map(len, moments.values())) == most_questions:
                return
            truth = RULES.copy(state)
            moments[seat].append(Moment(truth, tuple(heard[seat]), _secret_names(truth, seat)))
            heard[seat].clear()
            ply = players[seat].choose(rules.view(state, seat), rules.actions(state), rng)
        else:
            ply = random_ply(rules, state, pending, rng)
        before = [set(unknown_counters(state, seat)) for seat in SEATS]
        events: list[Event] = []
        rules.apply(state, ply, events)
        for seat in SEATS:
            secret = before[seat] & set(unknown_counters(state, seat))
            words = [RULES.words(event) for event in events if may_see(event.audience, seat)]
            _search_news(words, secret, seat)
            heard[seat] += words
            players[seat].happened(events)


def _secret_names(state: State, seat: Seat) -> frozenset[str]:
    counters = unknown_counters(state, seat)
    titles = {BOARD.counter_titles[counter] for counter in counters}
    return frozenset(titles | {BOARD.counter_names[counter] for counter in counters})


def _search_news(words: list[str], secret: set[int], seat: Seat) -> None:
    """News are searched when they happen: whoever was named then may be out of sight later."""
    titles = [BOARD.counter_titles[counter] for counter in secret]
    for sentence in words:
        if found := _names_in(sentence, titles):
            raise Leak(f"{RULES.seats[seat]} hears of {found[0]}: {sentence}")


def _names_in(text: str, names: Collection[str]) -> list[str]:
    """Most texts hold none even as a part of other words, which is quickly seen."""
    return unknown_names_in(text, names) if any(name in text for name in names) else []


# -- reading --------------------------------------------------------------------------------------


def search(played: Played, rng: Random) -> dict[str, int]:
    """Look through everything that crossed; gives what was looked at."""
    done = {"lines": 0, "bytes": 0, "views": 0, "exchanged": 0, "names": 0}
    for seat in SEATS:
        lines = played.lines[seat]
        done["lines"] += len(lines)
        done["bytes"] += sum(map(len, lines))
        _search_seat(seat, lines, iter(played.moments[seat]), rng, done)
    return done


def _search_seat(
    seat: Seat, lines: list[bytes], moments: Any, rng: Random, done: dict[str, int]
) -> None:
    moment: Moment | None = None
    for line in lines:
        message = json.loads(line[1:])
        if line.startswith(TO_ENGINE):
            _search_shape(message, seat)
        if message.get("do") == "view":
            moment = next(moments)
            done["views"] += 1
            done["exchanged"] += _search_view(message, moment, seat, rng)
        if moment is not None:
            done["names"] += len(moment.secrets)
            _search_line(message, line, moment, seat)
    assert next(moments, None) is None, "a question did not reach the engine"


def _search_shape(message: dict[str, Any], seat: Seat) -> None:
    """There is no room in the requests for anything but views and news."""
    allowed = {"view": FIELDS_SENT, "new": FIELDS_OF_NEW}.get(message["do"])
    if message["do"] in ("hello", "go", "set", "quit", "stop", "ping"):
        allowed = {"do", "id", "nodes", "ms", "level"}
    if allowed is None or not message.keys() <= allowed:
        raise Leak(f"{RULES.seats[seat]} is sent {sorted(message)}")


def _search_view(message: dict[str, Any], moment: Moment, seat: Seat, rng: Random) -> bool:
    """The same packed view for another deal, and exactly the news that the seat heard."""
    if message["events"] != list(moment.heard):
        raise Leak(f"{RULES.seats[seat]} is told {message['events']}, but heard {moment.heard}")
    twin = RULES.imagine(RULES.view(moment.truth, seat), rng)
    if message["view"] != RULES.pack_view(RULES.view(twin, seat)):
        raise Leak(f"{RULES.seats[seat]} is sent a view that another deal does not give")
    if message["offered"] != [RULES.ply_text(ply) for ply in RULES.actions(twin)]:
        raise Leak(f"{RULES.seats[seat]} is offered what another deal does not offer")
    return secrets_of(twin, seat) != secrets_of(moment.truth, seat)


def _search_line(message: dict[str, Any], line: bytes, moment: Moment, seat: Seat) -> None:
    text = json.dumps({**message, "events": []}, ensure_ascii=False).replace('"', " ")
    if found := _names_in(text, moment.secrets):
        raise Leak(f"{found[0]} crosses the pipe of {RULES.seats[seat]}: {line!r}")
    if RULES.digest(moment.truth).encode() in line or b"castiglione position" in line:
        raise Leak(f"a state crosses the pipe of {RULES.seats[seat]}: {line!r}")


def bytes_to_engine(rules: Rules[Any, Any, Any], state: Any, seat: Seat, log: Path) -> bytes:
    """All that our engine is sent to be asked what this seat does here."""
    command = (sys.executable, tee.__file__, str(log), *OUR_ENGINE)
    player = EnginePlayer(command, rules, settings={"nodes": 2, "level": 1})
    try:
        player.begin({}, seat, 1796)
        player.choose(rules.view(state, seat), rules.actions(state), Random(1))
    finally:
        player.close()
    lines = log.read_bytes().splitlines()
    return b"\n".join(line for line in lines if line.startswith(TO_ENGINE) and PING not in line)


def main() -> None:
    parser = argparse.ArgumentParser(description="Play a game and read its pipes.")
    parser.add_argument("--visibility", choices=("mist", "fog"), default="fog")
    parser.add_argument("--nodes", type=int, default=20)
    parser.add_argument("--seed", type=int, default=base_seed())
    arguments = parser.parse_args()
    options = {"visibility": arguments.visibility}
    with tempfile.TemporaryDirectory() as folder:
        played = play(OUR_ENGINE, options, arguments.seed, Path(folder), nodes=arguments.nodes)
    sys.stdout.write(f"{search(played, Random(arguments.seed))}\n")


if __name__ == "__main__":
    main()
