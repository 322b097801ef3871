"""A process that plays a recorded game and says after each choice how many plies are played.

`python -m tests.session.players FILE SEED` begins the game or resumes it. It waits for a line on
standard input before each choice, so that a test can kill it where it wants, and never ends a game
by itself: killing it is what it is for.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

from solitaire.dice import SealedDice
from solitaire.protocol import Decide
from solitaire.record import RecordWriter
from solitaire.resumption import resume
from solitaire.session import Session, new_session
from tests.toys import skirmish
from tests.toys.skirmish.state import Ply, State, View

OPTIONS = {"turns": "8"}


def main(path: Path, seed: int) -> None:
    session = taken_up(path)
    session.advance()
    rng = Random(seed)
    say(f"{session.plies_played} {session.view(0)!r}")
    for _ in sys.stdin:
        asked = session.pending
        if isinstance(asked, Decide):
            session.play(asked.seat, rng.choice(session.offered(asked.seat)))
        say(f"{session.plies_played} {session.view(0)!r}")


def taken_up(path: Path) -> Session[State, Ply, View]:
    if path.exists():
        return resume(path, rules=skirmish.RULES).session
    dice = SealedDice.newly_sealed()
    writer = RecordWriter.begin(path, skirmish.RULES, OPTIONS, dice)
    return new_session(skirmish.RULES, OPTIONS, dice, writer=writer)


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
