"""Data files damaged at random: each is read as sound or refused in words, and never crashes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from tests.games.castiglione.data_copy import GAME, DataCopy
from tests.seeds import base_seed


def truncated(content: bytes, rng: Random) -> bytes:
    return content[: rng.randrange(len(content))]


def bytes_swapped(content: bytes, rng: Random) -> bytes:
    damaged = bytearray(content)
    for _ in range(rng.randint(1, 20)):
        one, other = rng.randrange(len(damaged)), rng.randrange(len(damaged))
        damaged[one], damaged[other] = damaged[other], damaged[one]
    return bytes(damaged)


def bytes_overwritten(content: bytes, rng: Random) -> bytes:
    damaged = bytearray(content)
    for _ in range(rng.randint(1, 5)):
        damaged[rng.randrange(len(damaged))] = rng.randrange(256)
    return bytes(damaged)


def column_deleted(content: bytes, rng: Random) -> bytes:
    column = rng.randrange(8)
    lines = [line.split(b",") for line in content.split(b"\n")]
    return b"\n".join(b",".join(cells[:column] + cells[column + 1 :]) for cells in lines)


def line_duplicated(content: bytes, rng: Random) -> bytes:
    lines = content.split(b"\n")
    line = rng.randrange(len(lines))
    return b"\n".join([*lines[: line + 1], *lines[line:]])


def line_deleted(content: bytes, rng: Random) -> bytes:
    lines = content.split(b"\n")
    del lines[rng.randrange(len(lines))]
    return b"\n".join(lines)


def lines_shuffled(content: bytes, rng: Random) -> bytes:
    lines = content.split(b"\n")
    rng.shuffle(lines)
    return b"\n".join(lines)


def number_replaced(content: bytes, rng: Random) -> bytes:
    digits = [index for index, byte in enumerate(content) if byte in b"0123456789"]
    where = rng.choice(digits)
    nasty = [b"-", b"9" * 5000, b"1e9", b"nan", b"0x" + b"F" * 4000, b"", b"\xd9\xa3", b"true"]
    return content[:where] + rng.choice(nasty) + content[where + 1 :]


def junk(content: bytes, rng: Random) -> bytes:
    return rng.randbytes(rng.randrange(1, 2 * len(content)))


DAMAGES: list[Callable[[bytes, Random], bytes]] = [
    truncated,
    bytes_swapped,
    bytes_overwritten,
    column_deleted,
    line_duplicated,
    line_deleted,
    lines_shuffled,
    number_replaced,
    junk,
]


@pytest.mark.parametrize("damage", DAMAGES, ids=lambda damage: damage.__name__)
@pytest.mark.parametrize("every", [3, pytest.param(1, marks=pytest.mark.long)])
def test_damaged_file_is_read_or_refused_in_words(
    tmp_path: Path, damage: Callable[[bytes, Random], bytes], every: int
) -> None:
    """Every day a third of the files for each damage, so that each file has three of the nine."""
    copy = DataCopy(tmp_path)
    rng = Random(base_seed())
    refused = 0
    for name in copy.files()[DAMAGES.index(damage) % every :: every]:
        path = copy.folder / name
        sound = path.read_bytes()
        path.write_bytes(damage(sound, rng))
        refused += expect_words(copy)
        path.write_bytes(sound)
    assert refused > 0
    assert copy.problems() == []


NASTY_CONTENTS = {
    "empty": b"",
    "newline": b"\n",
    "comment": b"# nothing else\n",
    "nul": b"\0" * 100,
    "quote": b'"',
    "quotes": b'"""\n"a,b\n',
    "deep": b"a = " + b"[" * 100_000,
    "long-line": b"id," + b"x" * 300_000,
    "many-commas": b"," * 200_000,
    "latin-1": "id,name\nsalò,Salò\n".encode("latin-1"),
    "utf-16": "id,name\nsalo,Salo\n".encode("utf-16"),
    "png": b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR",
    "header-only": b"id,name\n",
    "unicode-lines": "id,name\u2028x\x85y\n".encode(),
}


@pytest.mark.parametrize("content", NASTY_CONTENTS.values(), ids=NASTY_CONTENTS.keys())
def test_wrong_content_is_refused_in_every_file(tmp_path: Path, content: bytes) -> None:
    copy = DataCopy(tmp_path)
    for name in copy.files():
        (copy.folder / name).write_bytes(content)
    assert expect_words(copy)
    assert files_with_problems(copy) == copy.files()


def test_nothing_or_a_folder_in_place_of_each_file_is_refused(tmp_path: Path) -> None:
    copy = DataCopy(tmp_path)
    names = copy.files()
    for name in names:
        (copy.folder / name).unlink()
    assert expect_words(copy)
    assert files_with_problems(copy) == names
    for name in names:
        (copy.folder / name).mkdir()
    assert expect_words(copy)
    assert files_with_problems(copy) == names


def test_a_huge_file_is_refused_unread(tmp_path: Path) -> None:
    copy = DataCopy(tmp_path)
    with (copy.folder / "units.csv").open("ab") as file:
        file.truncate(200_000_000)
    (problem,) = copy.problems()
    assert "far too big" in problem.message


def files_with_problems(copy: DataCopy) -> list[str]:
    return sorted({problem.path.removeprefix(f"{GAME}/") for problem in copy.problems()})


def expect_words(copy: DataCopy) -> bool:
    """Whether the copy is refused; every fault must be a short, printable line with a remedy."""
    problems = copy.problems()
    for problem in problems:
        assert problem.path.startswith(f"{GAME}/")
        assert problem.line >= 0
        assert problem.message
        assert problem.remedy
        assert len(str(problem)) < 1000, f"{len(str(problem))} characters"
        assert "\n" not in str(problem)
    return bool(problems)
