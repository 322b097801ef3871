"""TOML files as sections of typed values. tomllib tells no lines, so they are found in the text."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Collection
from typing import Final

from solitaire.data.basis import HOW_TO_WRITE_A_BASIS, is_basis
from solitaire.data.problems import WHOLE_FILE, Problems

_ERROR_PLACE: Final = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)$")
_HEADER: Final = re.compile(r"\s*\[\[?\s*([A-Za-z0-9_.-]+)\s*\]")
_KEY: Final = re.compile(r"\s*([A-Za-z0-9_-]+)\s*=")


class Source:
    """The file a section is from."""

    def __init__(self, path: str, text: str, problems: Problems) -> None:
        self.path = path
        self.text = text
        self.problems = problems


class Section:
    """A table of a document. A value that cannot be used is noted and gives a harmless one."""

    def __init__(
        self, source: Source, name: str, number: int, content: dict[str, object] | None
    ) -> None:
        self._source = source
        self._name = name
        """Empty for the document itself."""
        self._number = number
        """Which of several [[tables]] of this name, from 0."""
        self._content = content or {}
        self._asked: set[str] = set()
        self.usable = content is not None
        """False if there is no such section, which has been noted."""

    def problem(self, key: str, message: str, remedy: str) -> None:
        line = toml_line(self._source.text, self._name, self._number, key)
        self._source.problems.add(self._source.path, line, message, remedy)

    def section(self, key: str) -> Section:
        """The table under this key."""
        value = self._value(key)
        if isinstance(value, dict):
            return Section(self._source, key, 0, value)
        self._wrong(key, f"Write it as a table: [{key}]")
        return Section(self._source, key, 0, None)

    def sections(self, key: str) -> list[Section]:
        """Every [[table]] of this name; there may be none."""
        value = self._value(key)
        if isinstance(value, list) and all(isinstance(item, dict) for item in value):
            return [Section(self._source, key, n, item) for n, item in enumerate(value)]
        if value is not None:
            self._wrong(key, f"Write each as a table: [[{key}]]")
        return []

    def text(self, key: str) -> str:
        """Some text."""
        value = self._value(key)
        if isinstance(value, str) and value.strip():
            return value
        self._wrong(key, "Write some text in double quotes")
        return ""

    def texts(self) -> dict[str, str]:
        """Every key of the table with its text."""
        return {key: self.text(key) for key in self._content}

    def text_list(self, key: str) -> list[str]:
        """Several texts, at least one."""
        value = self._value(key)
        if isinstance(value, list) and value and all(isinstance(one, str) for one in value):
            return value
        self._wrong(key, 'Write texts in brackets: ["one", "another"]')
        return []

    def optional_text(self, key: str) -> str:
        return "" if self._value(key) is None else self.text(key)

    def basis(self) -> str:
        """Why the values of this section are what they are, in one of the agreed forms."""
        value = self.text("basis")
        if value and not is_basis(value):
            self._wrong("basis", HOW_TO_WRITE_A_BASIS)
        return value

    def word(self, key: str, choices: Collection[str]) -> str:
        """One of a few words."""
        value = self._value(key)
        if isinstance(value, str) and value in choices:
            return value
        self._wrong(key, f"Write one of: {', '.join(choices)}")
        return next(iter(choices), "")

    def words(self, key: str, choices: Collection[str]) -> tuple[str, ...]:
        """A list of different words, at least one."""
        value = self._value(key)
        if isinstance(value, list):
            words = [item for item in value if isinstance(item, str) and item in choices]
            if words and len(words) == len(value) == len(set(words)):
                return tuple(words)
        self._wrong(key, f"Write a list of different words out of: {', '.join(choices)}")
        return ()

    def references(self, key: str, known: Collection[str], file: str) -> tuple[str, ...]:
        """A list of ids of another file; without known ids, that file's fault has been noted."""
        value = self._value(key)
        words = [item for item in value if isinstance(item, str)] if isinstance(value, list) else []
        if not words or words != value:
            self._wrong(key, f"Write a list of ids of {file}")
            return ()
        for word in words:
            if known and word not in known:
                self.problem(key, f"{key} names {word!r}, which is unknown", f"Use ids of {file}")
        return tuple(words)

    def reference(self, key: str, known: Collection[str], file: str) -> str:
        """An id of another file."""
        word = self.text(key)
        if word and known and word not in known:
            self.problem(key, f"{key} names {word!r}, which is unknown", f"Use an id of {file}")
        return word

    def integer(self, key: str, low: int, high: int) -> int:
        """A whole number within bounds."""
        value = self._value(key)
        # type() and not isinstance(), because true is an int in Python.
        if type(value) is int and low <= value <= high:
            return value
        self._wrong(key, f"Write a whole number from {low} to {high}")
        return low

    def integers(self, key: str, low: int, high: int) -> tuple[int, ...]:
        """A list of whole numbers within bounds, at least one."""
        value = self._value(key)
        if isinstance(value, list):
            numbers = [item for item in value if type(item) is int and low <= item <= high]
            if numbers and len(numbers) == len(value):
                return tuple(numbers)
        self._wrong(key, f"Write a list of whole numbers from {low} to {high}")
        return ()

    def number(self, key: str, low: float, high: float) -> float:
        """A decimal number within bounds."""
        value = self._value(key)
        if isinstance(value, int | float) and type(value) is not bool and low <= value <= high:
            return float(value)
        self._wrong(key, f"Write a number from {low:g} to {high:g}")
        return low

    def expect_no_more(self) -> None:
        """Notes every key that nobody asked for: most often a misspelt one."""
        known = ", ".join(sorted(self._asked))
        for key in self._content:
            if key not in self._asked:
                self.problem(key, f"{key!r} is unknown here", f"Remove it; known are: {known}")

    def _value(self, key: str) -> object:
        self._asked.add(key)
        return self._content.get(key)

    def _wrong(self, key: str, remedy: str) -> None:
        if self.usable:
            value = self._content.get(key)
            message = f"{key} is missing" if value is None else f"{key} is {_shown(value)}"
            self.problem(key, message, remedy)


def read_toml(path: str, text: str | None, problems: Problems) -> Section:
    """The document in this text; None stands for a file whose fault has been noted."""
    if text is None:
        return Section(Source(path, "", problems), "", 0, None)
    try:
        content: dict[str, object] | None = tomllib.loads(text)
    # RecursionError: brackets nested too deep. ValueError: also a number too long for int().
    except (ValueError, RecursionError) as error:
        _note_syntax_error(path, text, problems, str(error))
        content = None
    return Section(Source(path, text, problems), "", 0, content)


def _note_syntax_error(path: str, text: str, problems: Problems, error: str) -> None:
    place = _ERROR_PLACE.search(error)
    if place is None:
        line = WHOLE_FILE
    elif place[1] is None:
        line = text.rstrip("\n").count("\n") + 1
    else:
        line = int(place[1])
    message = f"this is no TOML: {_ERROR_PLACE.sub('', error)}"
    problems.add(path, line, message, "Correct the syntax there, or put back the right file")


def toml_line(text: str, table: str, number: int, key: str) -> int:
    """The line of a key in the n-th table of this name, else of the table, else WHOLE_FILE."""
    here, seen, found = table == "", -1, WHOLE_FILE
    for line, content in enumerate(text.split("\n"), start=1):
        header = _HEADER.match(content)
        if header:
            seen += header[1] == table
            here = header[1] == table and seen == number
            found = line if here or (not table and header[1] == key and not found) else found
        elif here:
            name = _KEY.match(content)
            if name and name[1] == key:
                return line
    return found


def _shown(value: object) -> str:
    """A value in a message; short, and safe for numbers too long to print."""
    if isinstance(value, str):
        return repr(value)
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int):
        return str(value) if abs(value) < 10**12 else "a huge number"
    if isinstance(value, float):
        return str(value)
    if isinstance(value, list):
        return "a list"
    return "a table" if isinstance(value, dict) else "a date or time"
