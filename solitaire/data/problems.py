"""Faults in files: where each is, what is wrong, what to do. Gathered, then raised together."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

WHOLE_FILE: Final = 0
"""The line of a problem that concerns a file as a whole."""


_LONGEST_MESSAGE: Final = 400


@dataclass(frozen=True, slots=True, order=True)
class Problem:
    """One fault of one file."""

    path: str
    line: int
    """1 for the first line, WHOLE_FILE if no line can be named."""
    message: str
    """What is wrong, without a full stop."""
    remedy: str
    """What to do about it, without a full stop."""

    def __str__(self) -> str:
        place = self.path if self.line == WHOLE_FILE else f"{self.path}:{self.line}"
        return f"{place}: {self.message}. {self.remedy}."


class BadData(ValueError):
    """Data files that cannot be used; every fault found is listed, in the order of the files."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(sorted(set(problems)))
        super().__init__("\n".join(map(str, self.problems)))


class Problems:
    """Gathers faults while reading goes on, so that one run shows them all."""

    def __init__(self) -> None:
        self._found: list[Problem] = []

    def __len__(self) -> int:
        return len(self._found)

    def add(self, path: str, line: int, message: str, remedy: str) -> None:
        """Notes a fault. Messages quote the file, which may hold anything; they stay one line."""
        self._found.append(Problem(path, line, _one_line(message), _one_line(remedy)))

    def raise_if_any(self) -> None:
        if self._found:
            raise BadData(self._found)


def _one_line(text: str) -> str:
    short = text if len(text) <= _LONGEST_MESSAGE else text[:_LONGEST_MESSAGE] + " ..."
    return "".join(one if one.isprintable() else repr(one)[1:-1] for one in short)
