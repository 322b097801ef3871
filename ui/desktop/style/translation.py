"""A translation read from its source file (.ts) when the program starts.

Qt's own form (.qm) would have to be compiled while the program is built: a step that can be missing
in a checkout. The sources are read in a few milliseconds, so they are what is shipped and loaded.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Final
from xml.etree import ElementTree

from PySide6.QtCore import QObject, QTranslator

from solitaire.registry import game_names

GAME_CONTEXT: Final = "game"
"""Of texts that the game writes: their sources are patterns with {places}, the more special ones
before the more general."""
PART_CONTEXT: Final = "part"
"""Of what stands in such places and is no text by itself: lists, amounts."""
_PLACE: Final = re.compile(r"\{(\w+)\}")
_WORD: Final = re.compile(r"\w+")
_BEFORE_VOWEL: Final = re.compile(r"\bde (?=[AEIOUÉ])")
_ANY: Final = ".+?"
_ONE: Final = "[^(),;]+?"
"""What the place {name} takes: one name, no list of several."""
_AMOUNTS: Final = ("amount", "instead")
"""Places for numbers, whose point French writes as a comma."""
_RULE: Final = re.compile(r"\[[^]{]*\]\W*$")


def plural_form(language: str, count: int) -> int:
    """French counts nought as one."""
    return 0 if count == 1 or (count == 0 and language == "fr") else 1


@dataclass(slots=True)
class Catalogue:
    """The texts of one language."""

    language: str
    texts: dict[tuple[str, str], tuple[str, ...]] = field(default_factory=dict)
    """By context and English source; more than one where the text depends on a count."""
    _patterns: dict[tuple[str, str], list[tuple[str, str]]] = field(default_factory=dict)
    """Sources with places and their translations, by context and what a text must show for them to
    be worth trying: nearly every sentence of the game ends with the number of a rule."""
    _told: dict[tuple[str, str], str | None] = field(default_factory=dict)
    """What was made by patterns before."""

    def add(self, context: str, source: str, forms: tuple[str, ...]) -> None:
        self.texts[context, source] = forms
        if context in (GAME_CONTEXT, PART_CONTEXT) and _PLACE.search(source):
            mark = _rule(source) or _first_word(source)
            self._patterns.setdefault((context, mark), []).append((source, forms[0]))

    def text(self, context: str, source: str, count: int = -1) -> str | None:
        """None where the language has no text of its own."""
        forms = self.texts.get((context, source))
        if forms is not None:
            return forms[min(plural_form(self.language, count), len(forms) - 1)]
        if context not in (GAME_CONTEXT, PART_CONTEXT):
            return None
        if (context, source) not in self._told:
            self._told[context, source] = self._matched(context, source)
        return self._told[context, source]

    def _matched(self, context: str, text: str) -> str | None:
        for mark in (*filter(None, (_rule(text), _first_word(text))), ""):
            for source, translation in self._patterns.get((context, mark), ()):
                found = _pattern(source).fullmatch(text)
                if found is not None:
                    named = {name: self._put(name, one) for name, one in found.groupdict().items()}
                    return elided_in(self.language, translation.format(**named))
        return None

    def _put(self, name: str, part: str) -> str:
        if self.language == "fr" and name in _AMOUNTS:
            return part.replace(".", ",")
        return self.part(part)

    def part(self, part: str) -> str:
        """What stands in a place: a text of the game as well, a list, or a name."""
        for context in (GAME_CONTEXT, PART_CONTEXT):
            translation = self.text(context, part)
            if translation is not None:
                return translation
        return part


def elided_in(language: str, text: str) -> str:
    """French runs "de" and a name that begins with a vowel together."""
    return _BEFORE_VOWEL.sub("d’", text) if language == "fr" else text


def _rule(text: str) -> str:
    """The number of the rule at its end; empty without one."""
    found = _RULE.search(text)
    return found.group() if found else ""


def _first_word(text: str) -> str:
    """Empty where a place comes before any word; such a pattern may begin with anything."""
    word, place = _WORD.search(text), _PLACE.search(text)
    return word.group() if word and not (place and place.start() < word.start()) else ""


@cache
def _pattern(source: str) -> re.Pattern[str]:
    parts = _PLACE.split(source)
    literal = [re.escape(text) for text in parts[::2]]
    places = [f"(?P<{name}>{_ONE if name == 'name' else _ANY})" for name in parts[1::2]]
    return re.compile("".join(a + b for a, b in zip(literal, [*places, ""], strict=True)))


@cache
def catalogue(language: str) -> Catalogue:
    """The window's file and those of all games; empty if there is none for the language."""
    found = Catalogue(language)
    folder = files("resources")
    own = [folder / name / "translations" / f"{language}.ts" for name in game_names()]
    for file in (folder / "translations" / f"campagna_{language}.ts", *own):
        if file.is_file():
            for context, source, forms in messages(file.read_text(encoding="utf-8")):
                found.add(context, source, forms)
    return found


def messages(text: str) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """Context, source and translation of each message that has one."""
    for context in ElementTree.fromstring(text).iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            if translation is not None:
                forms = tuple(form.text or "" for form in translation.iter("numerusform"))
                forms = forms or (translation.text or "",)
                if any(forms):
                    yield context.findtext("name", ""), message.findtext("source", ""), forms


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
