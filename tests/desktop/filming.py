"""The beginning of a game between two staffs as a film, with its record, for several tests."""

from __future__ import annotations

from pathlib import Path

from solitaire.games.castiglione.game import RULES
from ui.desktop.watch.demo_game import Conductor

SHOTS = 160


def filmed(folder: Path, visibility: str, shots: int = SHOTS) -> Conductor:
    record = folder / f"{visibility}.rec"
    conductor = Conductor(RULES, {"visibility": visibility}, ("staff", "staff"), 7, record)
    while len(conductor.film) < shots and not conductor.is_over:
        conductor.decide_here()
    return conductor
