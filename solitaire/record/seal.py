"""The side file that keeps the seed of sealed dice during a game: <record>.seal, mode 0600.

It exists so that a game can continue after a crash. Anyone who reads it knows every die to come; at
the end its content is written into the record and the file is removed.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from solitaire.dice import SealedDice
from solitaire.record.faults import BadRecord, RecordNotFound
from solitaire.record.files import PRIVATE, read_limited, remove_file, sync_folder, temporary_file
from solitaire.record.text import Header, mixture_of
from solitaire.text import text

_TITLE: Final = "campagna seal 1"


def dice_of(header: Header, seed: bytes, salt: bytes) -> SealedDice:
    """The dice of a record whose seed is known."""
    return SealedDice(seed, salt, mixture_of(header) if header.is_mixed else b"")


def seal_path(record_path: Path) -> Path:
    """Next to the record itself, even if it was named through a link."""
    record = record_path.resolve()
    return record.with_name(f"{record.name}.seal")


@contextmanager
def prepared_seal(record_path: Path, dice: SealedDice) -> Iterator[Path]:
    """The side file, written but not yet named; place_seal() does that."""
    text = f"{_TITLE}\nseed {dice.seed.hex()}\nsalt {dice.salt.hex()}\n"
    with temporary_file(seal_path(record_path).parent, text.encode(), mode=PRIVATE) as prepared:
        yield prepared


def write_seal(record_path: Path, dice: SealedDice) -> None:
    with prepared_seal(record_path, dice) as prepared:
        place_seal(prepared, record_path)


def place_seal(prepared: Path, record_path: Path) -> None:
    os.replace(prepared, seal_path(record_path))
    sync_folder(seal_path(record_path).parent)


def read_seal(record_path: Path, header: Header) -> SealedDice:
    """The dice of a game in progress, if they match its header."""
    path = seal_path(record_path)
    try:
        dice = _parsed(read_limited(path, limit=1024).decode(errors="replace"))
    except RecordNotFound as error:
        raise BadRecord(
            text(
                "The seed of this game's dice should be in {path}, which is not there. Without it "
                "the game can be replayed, but not continued with sealed dice.",
                path=str(path),
            )
        ) from error
    except ValueError as error:
        raise BadRecord(
            text("{path} does not hold the seed of sealed dice.", path=str(path))
        ) from error
    if dice.fingerprint != header.fingerprint:
        raise BadRecord(
            text(
                "{path} holds another seed than the one that {record} was sealed by.",
                path=str(path),
                record=str(record_path),
            )
        )
    return dice_of(header, dice.seed, dice.salt)


def remove_seal(record_path: Path) -> None:
    remove_file(seal_path(record_path))


def _parsed(text: str) -> SealedDice:
    title, seed, salt = text.splitlines()
    if title != _TITLE or not seed.startswith("seed ") or not salt.startswith("salt "):
        raise ValueError("the lines are not those of a seal")
    return SealedDice(bytes.fromhex(seed[5:]), bytes.fromhex(salt[5:]))
