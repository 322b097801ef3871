"""What every fit needs: the game, the workers, the notebook, the seed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from typing import TypeAlias

from ai.tuning.files import Notebook
from ai.tuning.games import Floats, Workbench
from ai.tuning.processes import Workers

Tell: TypeAlias = Callable[[str, int, int, str], None]
"""Called after each piece of work: which, how many are done, of how many, and a short text."""


@dataclass(frozen=True, slots=True)
class Shop:
    bench: Workbench
    workers: Workers
    notebook: Notebook
    seed: int
    tell: Tell


def digest(numbers: Floats) -> str:
    """Names work that was done with these weights."""
    return sha256(numbers.tobytes()).hexdigest()[:10]
