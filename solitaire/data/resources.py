"""Finds resource files and reads them as CSV and TOML, gathering every fault with its line.

A reader never raises for a bad file: it notes the problem and goes on with a harmless value, so
that one run shows all faults. Whoever asked for the data raises at the end.
"""

from __future__ import annotations

import hashlib
import importlib.resources
from collections.abc import Collection, Sequence
from importlib.resources.abc import Traversable
from typing import Final

from solitaire.data.problems import WHOLE_FILE, Problems
from solitaire.data.resource_csv import Table, read_csv
from solitaire.data.resource_toml import Section, read_toml

_BIGGEST_FILE: Final = 4_000_000
"""Bytes. Our largest file has some 20,000; a wrong file should be refused, not read for minutes."""


def resource_folder(*names: str) -> Traversable:
    """A folder of the files that came with the program."""
    return importlib.resources.files("resources").joinpath(*names)


class Reader:
    """Reads the files of one folder. `label` stands before their names in problems."""

    def __init__(self, folder: Traversable, problems: Problems, label: str) -> None:
        self._folder = folder
        self._problems = problems
        self._label = label
        self._text_by_name: dict[str, str] = {}

    def csv(self, name: str, columns: Sequence[str]) -> Table:
        """A table with exactly these columns, in any order."""
        table = read_csv(self.path(name), self._text(name), self._problems)
        table.expect_columns(columns)
        return table

    def chart(self, name: str, first: str, last: str) -> Table:
        """A table whose columns between the first and the last are the chart's own labels."""
        table = read_csv(self.path(name), self._text(name), self._problems)
        table.expect_ends(first, last)
        return table

    def toml(self, name: str) -> Section:
        """A whole document as one section."""
        return read_toml(self.path(name), self._text(name), self._problems)

    def path(self, name: str) -> str:
        return f"{self._label}/{name}"

    def note(self, name: str, message: str, remedy: str) -> None:
        """Notes a problem of a file as a whole."""
        self._problems.add(self.path(name), WHOLE_FILE, message, remedy)

    def digest(self, names: Collection[str]) -> str:
        """A short hash of these files, as read; the same whatever their line ends."""
        whole = hashlib.sha256()
        for name in sorted(names):
            content = self._text_by_name.get(name, "").encode()
            whole.update(f"{name} {len(content)}\n".encode())
            whole.update(content)
        return whole.hexdigest()[:12]

    def _text(self, name: str) -> str | None:
        """The text of a file, or None if there is none to be had, which is noted."""
        content = self._content(name)
        if content is None:
            return None
        try:
            text = content.decode("utf-8-sig").replace("\r\n", "\n")
        except UnicodeDecodeError as error:
            line = content.count(b"\n", 0, error.start) + 1
            message = f"byte {content[error.start]:#04x} is not UTF-8 text"
            self._problems.add(self.path(name), line, message, "Save the file as UTF-8")
            return None
        self._text_by_name[name] = text
        return text

    def _content(self, name: str) -> bytes | None:
        try:
            with self._folder.joinpath(*name.split("/")).open("rb") as file:
                content = file.read(_BIGGEST_FILE + 1)
        except FileNotFoundError:
            self.note(name, "the file is missing", "Put it back, for example from git")
        except OSError as error:
            reason = error.strerror or type(error).__name__
            self.note(name, f"cannot be read: {reason}", "Make it a readable file")
        else:
            if len(content) <= _BIGGEST_FILE:
                return content
            self.note(name, "the file is far too big", "Put back the right file")
        return None
