"""Playing on from a point of a replay: a new record that begins with the same plies. No Qt.

The record that is looked at stays as it is; only a game under way with secrets notes the copy.
"""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from solitaire.dice import FRESH
from solitaire.protocol import Over
from solitaire.record import write_record
from ui.common.computers import new_seed_of_choices
from ui.common.failures import USAGE, Failure
from ui.common.saves import new_path, told_as_failures
from ui.common.secrecy import note_copied
from ui.desktop.review.replay import Replay
from ui.desktop.style.language import tr
from ui.desktop.table.opening import NewGame


def can_branch(replay: Replay, index: int) -> bool:
    """Not where the game is over."""
    return not isinstance(replay.rules.pending(replay.state_at(index)), Over)


def branch(replay: Replay, index: int, wanted: NewGame) -> Path:
    """Write the game up to this point as a game of its own; what is rolled from here on is new.

    Raises Failure.
    """
    if not can_branch(replay, index):
        raise Failure(tr("The game is over here; choose an earlier point."), USAGE)
    header = replay.record.header
    path = wanted.path or new_path(replay.rules.name, datetime.now())
    with told_as_failures():
        note_copied(replay.record)
        write_record(
            path,
            replay.rules,
            header.options,
            replay.plies_at(index),
            position=header.position,
            seats=wanted.players(),
            dice=FRESH,
            seed=new_seed_of_choices(),
            note=f"played on from {replay.record.path.name} after step {index}",
        )
    return path
