"""Computer players at the table: who sits down when nobody is named, and how they are made."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING, Any

from solitaire import VERSION
from solitaire.compilation import compiled_modules
from solitaire.registry import load_advice

if TYPE_CHECKING:
    from ai.players import Player
    from ai.receipts import Clerk
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


def seat_clerk(
    name: str, rules: Rules[Any, Any, Any], options: Mapping[str, str], seat: Seat, seed: str
) -> Clerk:
    """A player by name that leaves a receipt for every choice. Raises UnknownPlayer."""
    return clerk_with_seed(name, rules, options, seat, Random(f"{seed} {seat}").getrandbits(64))


def clerk_with_seed(
    name: str, rules: Rules[Any, Any, Any], options: Mapping[str, str], seat: Seat, seed: int
) -> Clerk:
    """The same with the seed itself, as a receipt has it."""
    from ai.receipts import Clerk

    return Clerk(name, rules, load_advice(rules), options, seat, seed, engine_name(rules))


def engine_name(rules: Rules[Any, Any, Any]) -> str:
    """What must be the same for a choice to be repeated."""
    return f"campagna {VERSION} {rules.name} {rules.version} {rules.data_digest()}".rstrip()
