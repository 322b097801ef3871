"""Plays the golden battle: careless players with sealed dice, always the same.

`python -m tests.games.camposanto.golden_battle` writes it anew. That is needed only if a change of
the rules makes a ply of the old record illegal.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Final

from solitaire.dice import SealedDice
from solitaire.games.camposanto.core.plies import MARCH, Ply
from solitaire.games.camposanto.core.state import State
from solitaire.games.camposanto.game import RULES
from solitaire.protocol import Decide
from solitaire.record import RecordWriter
from solitaire.session import new_session

PATH: Final = Path(__file__).parents[2] / "golden" / "camposanto" / "battle.rec"
SEED: Final = bytes.fromhex("17430208") * 8
SALT: Final = bytes.fromhex("02081743") * 4
PLAYERS_SEED: Final = 1743


def choose(state: State, offered: Sequence[Ply], players: Random) -> Ply:
    """Careless, but bent on meeting the enemy: half of the moves go next to him where they can."""
    near = [ply for ply in offered if ply.verb == MARCH and is_beside_enemy(state, ply)]
    if near and players.random() < 0.5:
        return players.choice(near)
    return players.choice(offered)


def is_beside_enemy(state: State, ply: Ply) -> bool:
    enemy = 1 - int(state.board.side[ply.first])
    return bool(state.in_zone_of(enemy, ply.second))


def play(path: Path) -> None:
    dice = SealedDice(SEED, SALT)
    seats = {"allied": "a careless player", "spanish": "another one"}
    options = {option.name: option.values[0] for option in RULES.options()}
    writer = RecordWriter.begin(path, RULES, options, dice, seats=seats)
    session = new_session(RULES, options, dice, writer=writer)
    session.advance()
    players = Random(PLAYERS_SEED)
    while isinstance(asked := session.pending, Decide):
        world = RULES.imagine(session.view(asked.seat), players)
        session.play(asked.seat, choose(world, session.offered(asked.seat), players))


if __name__ == "__main__":
    PATH.unlink(missing_ok=True)
    play(PATH)
    sys.stderr.write(f"{PATH}: {len(PATH.read_text(encoding='utf-8').splitlines())} lines\n")
