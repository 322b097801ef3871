"""Plays the net's records anew and chooses its positions: `python -m tests.net.make_records`.

Needed when the rules change. Four games with fixed seeds; from them and the golden records every
question twice where it can be, the beginnings, the ends, and some in between, 60 in all.
"""

from __future__ import annotations

import csv
import sys
from pathlib import Path
from random import Random
from typing import Any, Final

from ai.players import new_player
from solitaire.dice import FreshDice
from solitaire.games.castiglione.game import RULES
from solitaire.protocol import Chance, Decide
from solitaire.record import RecordWriter, load_record, replay
from solitaire.registry import game_of
from solitaire.session import new_session

FOLDER: Final = Path("tests", "net", "records")
GOLDEN: Final = Path("tests", "golden", "castiglione")
POSITIONS: Final = Path("tests", "net", "positions.csv")
MOST: Final = 60
OF_EACH: Final = 2
FRENCH: Final = 6
"""Every so many positions are also kept in French."""
ON: Final = {"casualties": "on"}
GAMES: Final[dict[str, tuple[int, tuple[str, str], dict[str, str]]]] = {
    "fog_random": (
        11,
        ("random", "random"),
        {
            "visibility": "fog",
            "markers": "secret",
            "rivoli_roads": "on",
            "late_guns": "on",
            "surprise": "on",
            **ON,
        },
    ),
    "fog_staff": (12, ("staff", "staff"), {"visibility": "fog", "markers": "secret", **ON}),
    "mist_mixed": (13, ("random", "staff"), {"visibility": "mist", "markers": "open", **ON}),
    "open_mixed": (
        14,
        ("staff", "random"),
        {"edition": "1.0", "visibility": "open", "late_guns": "on"},
    ),
}


def play(name: str) -> Path:
    seed, names, options = GAMES[name]
    path = FOLDER / f"{name}.rec"
    path.unlink(missing_ok=True)
    dice = FreshDice(Random(seed))
    seats = dict(zip(RULES.seats, names, strict=True))
    writer = RecordWriter.begin(path, RULES, options, dice, seats=seats)
    session = new_session(RULES, options, dice, writer=writer)
    rng = Random(seed)
    players: list[Any] = [new_player(one, RULES, game_of(RULES).advice()) for one in names]
    for seat, player in enumerate(players):
        player.begin(options, seat, seed + seat)
    while isinstance(session.pending, Decide | Chance):
        session.advance()
        if isinstance(session.pending, Decide):
            seat = session.pending.seat
            offered = session.offered(seat)
            session.play(seat, players[seat].choose(session.view(seat), offered, rng))
    session.close()
    return path


def questions(path: Path) -> list[tuple[int, str]]:
    """How many plies were played, and what was asked then."""
    plies = replay(load_record(path, RULES)).history.plies
    found = [
        (number, played.asked.question)
        for number, played in enumerate(plies)
        if isinstance(played.asked, Decide)
    ]
    return [*found, (len(plies), "game over")]


def chosen(paths: list[Path]) -> list[tuple[Path, int, str]]:
    rng = Random(1796)
    pool = [(path, *one) for path in paths for one in questions(path)]
    found = [one for one in pool if one[2] == "game over" or one[1] == 0]
    for question in sorted({one[2] for one in pool}):
        same = [one for one in pool if one[2] == question and one not in found]
        found += rng.sample(same, min(OF_EACH, len(same)))
    rest = [one for one in pool if one not in found]
    found += rng.sample(rest, max(MOST - len(found), 0))
    return sorted(found[:MOST], key=lambda one: (str(one[0]), one[1]))


def main() -> int:
    made = [play(name) for name in GAMES]
    rows = chosen([*sorted(GOLDEN.glob("*.rec")), *made])
    with POSITIONS.open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow(("record", "plies", "languages", "asked"))
        for number, (path, plies, asked) in enumerate(rows):
            languages = "en fr" if number % FRENCH == FRENCH // 2 else "en"
            writer.writerow((path.as_posix(), plies, languages, asked))
    sys.stdout.write(f"{len(rows)} positions of {len({row[0] for row in rows})} records\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
