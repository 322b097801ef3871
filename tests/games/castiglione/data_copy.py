"""A throw-away copy of the data files in which faults can be planted."""

from __future__ import annotations

import importlib.resources
import shutil
from pathlib import Path

from solitaire.data.problems import BadData, Problem
from solitaire.games.castiglione.data.reading import check_data

GAME = "castiglione"


class DataCopy:
    """resources/castiglione, copied below a temporary folder."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.folder = root / GAME
        with importlib.resources.as_file(importlib.resources.files("resources")) as resources:
            shutil.copytree(resources / GAME, self.folder)

    def files(self) -> list[str]:
        """The data files, by their path below the game's folder."""
        found = (path for path in self.folder.rglob("*") if path.suffix in (".csv", ".toml"))
        return sorted(path.relative_to(self.folder).as_posix() for path in found)

    def lines(self, name: str) -> list[str]:
        return (self.folder / name).read_text(encoding="utf-8").split("\n")

    def line_of(self, name: str, beginning: str) -> int:
        """The number of the one line that begins so."""
        numbers = [
            number
            for number, line in enumerate(self.lines(name), start=1)
            if line.startswith(beginning)
        ]
        assert len(numbers) == 1, f"{len(numbers)} lines of {name} begin with {beginning!r}"
        return numbers[0]

    def change(self, name: str, beginning: str, old: str, new: str) -> int:
        """Changes the one line that begins so, and gives its number."""
        number = self.line_of(name, beginning)
        lines = self.lines(name)
        assert old in lines[number - 1], f"no {old!r} in {lines[number - 1]!r}"
        lines[number - 1] = lines[number - 1].replace(old, new, 1)
        self.write(name, "\n".join(lines))
        return number

    def write(self, name: str, text: str) -> None:
        (self.folder / name).write_text(text, encoding="utf-8", newline="")

    def problems(self) -> list[Problem]:
        """What reading the copy complains of, each path relative to the game's folder."""
        try:
            check_data(self.folder, GAME)
        except BadData as bad:
            return list(bad.problems)
        return []
