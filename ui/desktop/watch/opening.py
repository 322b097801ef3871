"""A new demonstration: the computer against itself, with a fresh seed."""

from __future__ import annotations

import secrets
import tempfile
from pathlib import Path

from solitaire.registry import game_named
from ui.common.computers import usual_performer
from ui.common.saves import told_as_failures
from ui.desktop.watch.demo_game import Conductor
from ui.desktop.watch.demo_window import LARGEST_SEED
from ui.desktop.watch.folder import new_demo_folder


def fresh_seed() -> int:
    return secrets.randbelow(LARGEST_SEED + 1)


def new_demonstration(game: str) -> tuple[Conductor, tempfile.TemporaryDirectory[str]]:
    """With the folder in which its record is kept until it is closed. Raises Failure."""
    rules = game_named(game).rules()
    folder = new_demo_folder()
    players = [usual_performer()] * len(rules.seats)
    with told_as_failures():
        record = Path(folder.name) / "demo.rec"
        return Conductor(rules, {}, players, fresh_seed(), record), folder
