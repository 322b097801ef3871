"""A translation read from its source file (.ts) when the program starts.

Qt's own form (.qm) would have to be compiled while the program is built: a step that can be missing
in a checkout. The sources are read in a few milliseconds, so they are what is shipped and loaded.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Final
from xml.etree import ElementTree

from PySide6.QtCore import QObject, QTranslator

GAME_CONTEXT: Final = "game"
"""Of texts that the game writes: their sources are patterns in which {places} stand for names."""
_PLACE: Final = re.compile(r"\{(\w+)\}")
_WORD: Final = re.compile(r"\w+")


def plural_form(language: str, count: int) -> int:
    """French counts nought as one."""
    return 0 if count == 1 or (count == 0 and language == "fr") else 1


@dataclass(slots=True)
class Catalogue:
    """The texts of one language."""

    language: str
    texts: dict[tuple[str, str], tuple[str, ...]] = field(default_factory=dict)
    """By context and English source; more than one where the text depends on a count."""
    _told: dict[str, str | None] = field(default_factory=dict)
    _patterns: dict[str, list[tuple[re.Pattern[str], str]]] = field(default_factory=dict)

    def add(self, context: str, source: str, forms: tuple[str, ...]) -> None:
        self.texts[context, source] = forms
        if context == GAME_CONTEXT and _PLACE.search(source):
            self._patterns.setdefault(_first_word(source), []).append((_pattern(source), forms[0]))

    def text(self, context: str, source: str, count: int) -> str | None:
        """None where the language has no text of its own."""
        forms = self.texts.get((context, source))
        if forms is not None:
            return forms[min(plural_form(self.language, count), len(forms) - 1)]
        return self._matched(source) if context == GAME_CONTEXT else None

    def _matched(self, text: str) -> str | None:
        if text not in self._told:
            self._told[text] = self._match(text)
        return self._told[text]

    def _match(self, text: str) -> str | None:
        for pattern, translation in (
            *self._patterns.get(_first_word(text), ()),
            *self._patterns.get("", ()),
        ):
            found = pattern.fullmatch(text)
            if found is not None:
                named = {name: self._part(part) for name, part in found.groupdict().items()}
                filled: str = translation.format(**named)
                return filled
        return None

    def _part(self, part: str) -> str:
        """What stands in a place is a text of the game as well, or a name."""
        translation = self.text(GAME_CONTEXT, part, -1)
        return part if translation is None else translation


def _first_word(text: str) -> str:
    """Empty where a place comes before any word; such a pattern may begin with anything."""
    word, place = _WORD.search(text), _PLACE.search(text)
    return word.group() if word and not (place and place.start() < word.start()) else ""


def _pattern(source: str) -> re.Pattern[str]:
    parts = _PLACE.split(source)
    literal = [re.escape(text) for text in parts[::2]]
    places = [f"(?P<{name}>.+?)" for name in parts[1::2]]
    return re.compile("".join(a + b for a, b in zip(literal, [*places, ""], strict=True)))


@cache
def catalogue(language: str) -> Catalogue:
    """As resources/translations has it; empty if there is none for the language."""
    found = Catalogue(language)
    file = files("resources") / "translations" / f"campagna_{language}.ts"
    if not file.is_file():
        return found
    for context in ElementTree.fromstring(file.read_text(encoding="utf-8")).iter("context"):
        name = context.findtext("name", "")
        for message in context.iter("message"):
            translation = message.find("translation")
            if translation is not None:
                forms = tuple(form.text or "" for form in translation.iter("numerusform"))
                source = message.findtext("source", "")
                forms = forms or (translation.text or "",)
                if any(forms):
                    found.add(name, source, forms)
    return found


class Translator(QTranslator):
    """Qt asks it for every text, its own dialogs' included."""

    def __init__(self, texts: Catalogue, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._texts = texts

    def isEmpty(self) -> bool:
        return not self._texts.texts  # Qt leaves an empty one out

    def translate(  # None is how Qt is told to ask the next one
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str | None:
        return self._texts.text(context, source, n)
