"""What random games from fixed seeds must play like, compiled or not: hashes.json.

`python -m tests.compiled.regenerate` renews the file after a wanted change of rules. It must be run
on the interpreted source; the compiled package is then held against it.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from solitaire.protocol import Rules
from solitaire.registry import game_names
from solitaire.workbench.randomplay import score_hash
from tests.toys import TOY_GAMES

FILE: Final = Path(__file__).with_name("hashes.json")
TOY_SEEDS: Final = tuple(range(40))
SEEDS: Final = tuple(range(6))
PLY_LIMIT: Final = 3000
"""Plies of one game that are hashed; keeps the interpreted run of a big game to a few seconds."""


def hashed_games() -> tuple[str, ...]:
    return (*game_names(), *TOY_GAMES)


def hash_of(name: str, rules: Rules[Any, Any, Any]) -> str:
    return score_hash(rules, TOY_SEEDS if name in TOY_GAMES else SEEDS, PLY_LIMIT)


def stored_hashes() -> dict[str, str]:
    hashes: dict[str, str] = json.loads(FILE.read_text(encoding="utf-8"))
    return hashes
