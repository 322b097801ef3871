"""Computer players at the table: who sits down when nobody is named, and how they are made."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING, Any

from solitaire.compilation import compiled_modules
from solitaire.registry import load_advice

if TYPE_CHECKING:
    from ai.players import Player
    from solitaire.protocol import Rules, Seat


def usual_opponent() -> str:
    """The searcher at its default level; uncompiled it would think for minutes, so its staff."""
    return "search" if compiled_modules() else "staff"


def usual_performer() -> str:
    """Who plays a demo: a quick level, so that the game moves on."""
    return "search:3" if compiled_modules() else "staff"


def seat_computer(
    name: str, rules: Rules[Any, Any, Any], options: Mapping[str, str], seat: Seat, seed: str
) -> Player:
    """A player by name, told where it sits. Raises UnknownPlayer."""
    from ai.players import new_player

    player = new_player(name, rules, load_advice(rules))
    player.begin(options, seat, Random(f"{seed} {seat}").getrandbits(64))
    return player
