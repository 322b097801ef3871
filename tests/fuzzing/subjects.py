"""What is spoilt and who reads it: sound files, and the commands that are given them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

from ai.honesty.receipts import Clerk
from solitaire.games.castiglione.game import RULES
from solitaire.protocol import Chance, Decide
from solitaire.record import record_text
from solitaire.registry import game_of
from tests.record.golden import FOLDER

RECORD = "game.rec"
RESULTS = "results.jsonl"


@dataclass(frozen=True, slots=True)
class Reader:
    """A command line; FILE, OUT and GOOD stand for the mutant, a folder, and a sound record."""

    words: tuple[str, ...]
    weight: int
    """How often it is tried; the slow ones are tried less often."""
    may_append: bool = False
    """It plays on, so it may add to a file that it found sound."""
    megabytes: int = 16
    """What it takes for sound games: the enumeration of a battle takes 18, the map up to 63."""


READERS = (
    Reader(("replay", "FILE"), 30),
    Reader(("replay", "FILE", "--view", "austrian", "--json"), 15),
    Reader(("actions", "FILE", "--json"), 20),
    Reader(("verify", "FILE"), 20),
    Reader(("verify", "FILE", "--ai", "--json"), 12),
    Reader(("odds", "FILE"), 20, megabytes=48),
    Reader(("odds", "--json", "FILE", "--view", "french"), 10, megabytes=48),
    Reader(("play", "--text", "FILE", "--side", "both"), 20, may_append=True),
    Reader(("hint", "FILE", "--nodes", "1"), 4, megabytes=48),
    Reader(("swap", "FILE", "--deals", "1", "--player", "random"), 6),
    Reader(("analyze", "FILE", "--worlds", "1", "--nodes", "1", "-q"), 2, megabytes=48),
    Reader(("report", "FILE", "--out", "OUT/report"), 1, megabytes=256),
    Reader(("map", "--position", "FILE", "--out", "OUT/map.svg"), 4, megabytes=96),
)
RESULT_READERS = (
    Reader(("match", "--rate", "FILE"), 3),
    Reader(("match", "random", "random", "--games", "2", "--jobs", "1", "--out", "FILE"), 1, True),
)


def sound_records() -> list[bytes]:
    """Short ones, so that thousands can be tried: whole, from positions, with receipts."""
    golden = [path.read_bytes() for path in sorted((FOLDER / "castiglione").glob("b*.rec"))]
    campaign = (FOLDER / "castiglione" / "campaign.rec").read_bytes()
    return [*golden, b"\n".join(campaign.split(b"\n")[:120]) + b"\n", *_positions(), _receipts()]


def _positions() -> list[bytes]:
    """Records that begin within a march, a battle or a scouting of a game in fog."""
    rng, options = Random(1796), {"visibility": "fog"}
    state, found = RULES.start(options), {}
    for _ in range(4_000):
        asked = RULES.pending(state)
        if isinstance(asked, Decide):
            ply = rng.choice(RULES.actions(state))
        elif isinstance(asked, Chance):
            ply = rng.choice(RULES.outcomes(state))[0]
        else:
            state = RULES.start(options)
            continue
        for name in ("march", "battle", "scout"):
            if getattr(state, name) is not None and (name, asked.__class__) not in found:
                position = RULES.position_text(state)
                text = record_text(RULES, options, _on_from(position, rng), position=position)
                found[name, asked.__class__] = text.encode()
        RULES.apply(state, ply)
    return list(found.values())


def _on_from(position: str, rng: Random) -> list[object]:
    state, plies = RULES.parse_position(position), []
    for _ in range(12):
        asked = RULES.pending(state)
        if isinstance(asked, Decide):
            plies.append(rng.choice(RULES.actions(state)))
        elif isinstance(asked, Chance):
            plies.append(rng.choice(RULES.outcomes(state))[0])
        else:
            break
        RULES.apply(state, plies[-1])
    return plies


def _receipts() -> bytes:
    """The first choices of two random players, with their receipts."""
    options = {"visibility": "mist"}
    seats = dict.fromkeys(RULES.seats, "random")
    clerks = [
        Clerk("random", RULES, game_of(RULES).advice(), options, seat, 7, "an engine")
        for seat in range(2)
    ]
    state, rng = RULES.start(options), Random(7)
    plies, receipts = [], []
    for number in range(16):
        asked = RULES.pending(state)
        if isinstance(asked, Decide):
            view, offered = RULES.view(state, asked.seat), RULES.actions(state)
            decision = clerks[asked.seat].decide(view, offered, number)
            plies.append(decision.ply)
            receipts.append(decision.receipt.as_text())
        elif isinstance(asked, Chance):
            plies.append(rng.choice(RULES.outcomes(state))[0])
            receipts.append("")
        RULES.apply(state, plies[-1])
    text = record_text(RULES, options, plies, seats=seats)
    return _with_receipts(text, receipts).encode()


def _with_receipts(text: str, receipts: Sequence[str]) -> str:
    left, lines = list(receipts), []
    for line in text.splitlines():
        if line.startswith("  ") and left:
            receipt = left.pop(0)
            lines += [f"  engine {receipt}"] if receipt else []
        lines.append(line)
    return "\n".join(lines) + "\n"


def sound_results() -> list[bytes]:
    match = {
        "format": "campagna match results 1",
        "game": "castiglione",
        "options": {"visibility": "fog"},
        "players": ["random", "staff"],
        "seed": 1,
        "rules": "1",
        "program": "1",
    }
    lines = [json.dumps(match)]
    for pair in range(6):
        for leg in range(2):
            game = {
                "pair": pair,
                "leg": leg,
                "scores": [pair % 2, 1 - pair % 2],
                "plies": 300,
                "ending": "over",
                "thinking": [{"march": [3, 0.1, 0.1, 0.1]}, {"march": [2, 0.1, 0.1, 0.1]}],
            }
            lines.append(json.dumps(game))
    return ["\n".join(lines).encode() + b"\n"]


def command_line(reader: Reader, file: Path, out: Path) -> list[str]:
    return [word.replace("FILE", str(file)).replace("OUT", str(out)) for word in reader.words]
