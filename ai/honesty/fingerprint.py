"""A number that depends on the contents of a value and on nothing else.

Python's own hash() of strings changes from process to process, and so may the order in which a set
is written; seeds made from either would not be reproducible.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from hashlib import sha256
from random import Random


def fingerprint(*values: object) -> int:
    """64 bits, the same in every process for equal contents."""
    digest = sha256()
    for value in values:
        digest.update(_bytes_of(value))
    return int.from_bytes(digest.digest()[:8], "big")


def seeded(*values: object) -> Random:
    return Random(fingerprint(*values))


def _bytes_of(value: object) -> bytes:
    if isinstance(value, bytes | bytearray):
        return b"b" + len(value).to_bytes(4, "big") + bytes(value)
    if isinstance(value, tuple | list):
        return b"(" + b"".join(map(_bytes_of, value)) + b")"
    if isinstance(value, frozenset | set):
        return b"{" + b"".join(sorted(map(_bytes_of, value))) + b"}"
    if isinstance(value, dict):
        return b"{" + b"".join(sorted(map(_bytes_of, value.items()))) + b"}"
    if is_dataclass(value) and not isinstance(value, type):
        parts = [getattr(value, field.name) for field in fields(value)]
        return type(value).__name__.encode() + _bytes_of(parts)
    return type(value).__name__.encode() + repr(value).encode() + b";"
