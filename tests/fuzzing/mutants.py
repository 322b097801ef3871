"""Spoils files: bytes, lines, numbers and words are lost, doubled, swapped or made monstrous."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from random import Random

MOST_BYTES = 400_000
"""A mutant is cut there, so that thousands of them take minutes."""

MONSTERS = (
    b"9" * 5_000,
    b"-1",
    b"1e999",
    b"NaN",
    "٣".encode(),
    b"\0",
    b"\xff\xfe",
    b"\r",
    "\u2028".encode(),
    b"[" * 5_000,
    b'{"a":' * 3_000,
    b"x" * 30_000,
    b": " * 9_000,
    b"; ",
    b"|",
    b"",
    b"\n\n\n",
    b"undo 1 practice\n",
    b"undo 999999 practice\n",
    b"result abandoned\n",
    b'engine {"top": ' + b"[" * 9_000 + b"]" * 9_000 + b"}\n",
    b"roll" + b" :" * 5_000 + b"\n",
    b"position\n| turn 9\n",
    b"null",
    b'""',
    b"true",
)

_WORD = re.compile(rb"[A-Za-z0-9_.\-]+")
_NUMBER = re.compile(rb"[0-9]+(?:\.[0-9]+)?")

Mutation = Callable[[bytes, Random, Sequence[bytes]], bytes]


def mutant(original: bytes, rng: Random, others: Sequence[bytes]) -> bytes:
    """The original after one to four accidents; `others` lend their lines."""
    data = original
    for _ in range(rng.choice((1, 1, 1, 2, 2, 3, 4))):
        data = rng.choice(MUTATIONS)(data, rng, others)
    return data[:MOST_BYTES]


def _flip(data: bytes, rng: Random, others: Sequence[bytes]) -> bytes:
    if not data:
        return data
    place = rng.randrange(len(data))
    return data[:place] + bytes([data[place] ^ 1 << rng.randrange(8)]) + data[place + 1 :]


def _lose_piece(data: bytes, rng: Random, others: Sequence[bytes]) -> bytes:
    first, last = _piece(data, rng)
    return data[:first] + data[last:]


def _double_piece(data: bytes, rng: Random, others: Sequence[bytes]) -> bytes:
    first, last = _piece(data, rng)
    return data[:last] + data[first:last] * rng.choice((1, 2, 50)) + data[last:]


def _cut(data: bytes, rng: Random, others: Sequence[bytes]) -> bytes:
    return data[: rng.randrange(len(data) + 1)]


def _insert_monster(data: bytes, rng: Random, others: Sequence[bytes]) -> bytes:
    place = rng.randrange(len(data) + 1)
    return data[:place] + rng.choice(MONSTERS) + data[place:]


def _replace_number(data: bytes, rng: Random, others: Sequence[bytes]) -> bytes:
    numbers = (*MONSTERS, b"0", b"1", b"2", b"7", b"64", b"255", b"256", b"4294967296")
    return _replaced(data, rng, _NUMBER, rng.choice(numbers))


def _replace_word(data: bytes, rng: Random, others: Sequence[bytes]) -> bytes:
    """By another word of the same file, so that it often means something."""
    words = _WORD.findall(data)
    return _replaced(data, rng, _WORD, rng.choice(words)) if words else data


def _replaced(data: bytes, rng: Random, pattern: re.Pattern[bytes], new: bytes) -> bytes:
    found = list(pattern.finditer(data))
    if not found:
        return data
    place = rng.choice(found)
    return data[: place.start()] + new + data[place.end() :]


def _lose_line(data: bytes, rng: Random, others: Sequence[bytes]) -> bytes:
    lines = data.split(b"\n")
    del lines[rng.randrange(len(lines))]
    return b"\n".join(lines)


def _swap_lines(data: bytes, rng: Random, others: Sequence[bytes]) -> bytes:
    lines = data.split(b"\n")
    one, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]
    return b"\n".join(lines)


def _repeat_line(data: bytes, rng: Random, others: Sequence[bytes]) -> bytes:
    lines = data.split(b"\n")
    place = rng.randrange(len(lines))
    return b"\n".join(
        lines[:place] + lines[place : place + 1] * rng.choice((2, 3, 500)) + lines[place:]
    )


def _borrow_line(data: bytes, rng: Random, others: Sequence[bytes]) -> bytes:
    lines, lent = data.split(b"\n"), rng.choice(others).split(b"\n")
    lines.insert(rng.randrange(len(lines) + 1), rng.choice(lent))
    return b"\n".join(lines)


def _lose_digests(data: bytes, rng: Random, others: Sequence[bytes]) -> bytes:
    """So that a changed game or position is followed further."""
    lines = data.split(b"\n")
    return b"\n".join(line for line in lines if not line.strip().startswith((b"= ", b"[")))


def _lose_position_lines(data: bytes, rng: Random, others: Sequence[bytes]) -> bytes:
    """Of one kind: the march without its marchers."""
    lines = data.split(b"\n")
    bars = [line[2:].split(b" ")[0] for line in lines if line.startswith(b"| ")]
    if not bars:
        return data
    word = rng.choice(bars)
    return b"\n".join(line for line in lines if not line.startswith(b"| " + word))


def _piece(data: bytes, rng: Random) -> tuple[int, int]:
    first = rng.randrange(len(data) + 1)
    return first, min(len(data), first + rng.choice((1, 2, 8, 64, 1_000)))


MUTATIONS: tuple[Mutation, ...] = (
    _flip,
    _lose_piece,
    _double_piece,
    _cut,
    _insert_monster,
    _replace_number,
    _replace_number,
    _replace_word,
    _replace_word,
    _replace_word,
    _lose_line,
    _lose_line,
    _swap_lines,
    _repeat_line,
    _borrow_line,
    _lose_digests,
    _lose_position_lines,
)
