"""Plays the golden campaign: nine turns by careless players with sealed dice, always the same.

`python -m tests.games.castiglione.golden_campaign` writes it anew. That is needed only if a change
of the rules makes a ply of the old record illegal; otherwise `python -m tests.record.golden` renews
the digests and keeps the plies.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Final

from solitaire.dice import SealedDice
from solitaire.games.castiglione.core.plies import Ply
from solitaire.games.castiglione.game import RULES
from solitaire.protocol import Decide
from solitaire.record import RecordWriter
from solitaire.session import new_session

PATH: Final = Path(__file__).parents[2] / "golden" / "castiglione" / "campaign.rec"
SEED: Final = bytes.fromhex("17960729") * 8
SALT: Final = bytes.fromhex("17960806") * 4
PLAYERS_SEED: Final = 7
"""Of those who choose for both sides: the first game that uses most of the rules."""
PHASES_CUT_SHORT: Final = 1 / 25
"""Of the moments in which a Movement Phase may be ended, so many are used; keeps the file small."""


def choose(offered: Sequence[Ply], players: Random) -> Ply:
    end = RULES.parse_ply("end-movement")
    if end in offered and players.random() < PHASES_CUT_SHORT:
        return end
    return players.choice(offered)


def play(path: Path) -> None:
    dice = SealedDice(SEED, SALT)
    seats = {"french": "a careless player", "austrian": "another one"}
    options = {option.name: option.values[0] for option in RULES.options()}
    writer = RecordWriter.begin(path, RULES, options, dice, seats=seats)
    session = new_session(RULES, options, dice, writer=writer)
    session.advance()
    players = Random(PLAYERS_SEED)
    while isinstance(asked := session.pending, Decide):
        session.play(asked.seat, choose(session.offered(asked.seat), players))


if __name__ == "__main__":
    PATH.unlink(missing_ok=True)
    play(PATH)
    sys.stderr.write(f"{PATH}: {len(PATH.read_text(encoding='utf-8').splitlines())} lines\n")
