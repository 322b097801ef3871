"""Computer players at the table: who plays when nobody is named, and how they are created."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING, Any, Final

from solitaire import VERSION
from solitaire.registry import game_of
from solitaire.workbench.compilation import compiled_modules

if TYPE_CHECKING:
    from ai.honesty.receipts import Clerk
    from solitaire.protocol import Rules, Seat


SEED_BITS: Final = 53
"""The limit of the engine protocol: the largest number every language reads exactly from JSON."""


def usual_opponent() -> str:
    """The searcher at its default level; uncompiled it would think for minutes, so then the
    staff."""
    return "search" if compiled_modules() else "staff"


def usual_performer() -> str:
    """Who plays a demo: the same as against a person, so that what is shown is what one meets."""
    return usual_opponent()


def new_seed_of_choices() -> str:
    """For the header of a game, so that no player can be given a different seed later."""
    return secrets.token_hex(8)


def seed_of_sealed(fingerprint: str, mixture: bytes) -> str:
    """The same for sealed dice: it is derived from them, so nobody can search for a good one.

    `mixture` is what people chose, as it is mixed into the dice.
    """
    return hashlib.sha256(fingerprint.encode() + mixture).hexdigest()[:16]


def seed_at(seed: str, seat: Seat) -> int:
    """The seed of the player in a seat, in a game whose header has this seed."""
    return Random(f"{seed} {seat}").getrandbits(SEED_BITS)


def seat_clerk(
    name: str, rules: Rules[Any, Any, Any], options: Mapping[str, str], seat: Seat, seed: str
) -> Clerk:
    """A player by name that leaves a receipt for every choice. Raises UnknownPlayer."""
    return clerk_with_seed(name, rules, options, seat, seed_at(seed, seat))


def clerk_with_seed(
    name: str, rules: Rules[Any, Any, Any], options: Mapping[str, str], seat: Seat, seed: int
) -> Clerk:
    """The same with the seed itself, as a receipt has it."""
    from ai.honesty.receipts import Clerk

    return Clerk(name, rules, game_of(rules).advice(), options, seat, seed, engine_name(rules))


def engine_name(rules: Rules[Any, Any, Any]) -> str:
    """What must be the same for a choice to be reproducible."""
    return f"campagna {VERSION} {rules.name} {rules.version} {rules.data_digest()}".rstrip()
