"""Plays the golden campaign: Rivoli by the scripted commanders with sealed dice, always the same.

`python -m tests.games.quadrilateral.golden_campaign` writes it anew. That is needed only if a
change of the rules makes a ply of the old record illegal; otherwise `python -m
tests.record.golden` renews the digests and keeps the plies.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from typing import Final

from solitaire.dice import SealedDice
from solitaire.games.quadrilateral.advice.script import Script
from solitaire.games.quadrilateral.game import RULES
from solitaire.protocol import Decide
from solitaire.record import RecordWriter
from solitaire.session import new_session

PATH: Final = Path(__file__).parents[2] / "golden" / "quadrilateral" / "rivoli.rec"
SEED: Final = bytes.fromhex("17970107") * 8
SALT: Final = bytes.fromhex("17970114") * 4


def play(path: Path) -> None:
    dice = SealedDice(SEED, SALT)
    seats = {"french": "a scripted commander", "austrian": "another one"}
    options = {option.name: option.values[0] for option in RULES.options()}
    writer = RecordWriter.begin(path, RULES, options, dice, seats=seats)
    session = new_session(RULES, options, dice, writer=writer)
    session.advance()
    script, rng = Script(), Random(1)
    while isinstance(asked := session.pending, Decide):
        # The script chooses by open facts, so a dealt world serves as well as the true one.
        world = RULES.imagine(session.view(asked.seat), rng)
        session.play(asked.seat, script.choose(world, rng))


if __name__ == "__main__":
    PATH.unlink(missing_ok=True)
    play(PATH)
    sys.stderr.write(f"{PATH}: {len(PATH.read_text(encoding='utf-8').splitlines())} lines\n")
