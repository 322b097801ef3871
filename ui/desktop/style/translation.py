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
"""Of names and words in the data of games, which no call in the program mentions."""
_BEFORE_SIGN: Final = re.compile(r" (?=[:;!?»])|(?<=«) ")
_BEFORE_VOWEL: Final = re.compile(r"\bde (?=[AEIOUÉ])")


def plural_form(language: str, count: int) -> int:
    """French counts zero as one."""
    return 0 if count == 1 or (count == 0 and language == "fr") else 1


@dataclass(slots=True)
class Catalogue:
    """The texts of one language."""

    language: str
    texts: dict[tuple[str, str], tuple[str, ...]] = field(default_factory=dict)
    """By context and English source; more than one where the text depends on a count."""

    def add(self, context: str, source: str, forms: tuple[str, ...]) -> None:
        self.texts[context, source] = forms

    def text(self, context: str, source: str, count: int = -1) -> str | None:
        """None where the language has no text of its own."""
        forms = self.texts.get((context, source))
        if forms is None:
            return None
        return forms[min(plural_form(self.language, count), len(forms) - 1)]


def elided_in(language: str, text: str) -> str:
    """French runs "de" and a name that begins with a vowel together."""
    return _BEFORE_VOWEL.sub("d’", text) if language == "fr" else text


def unbroken_in(language: str, text: str) -> str:
    """French has a space before a colon, at which no line may end."""
    return _BEFORE_SIGN.sub("\N{NO-BREAK SPACE}", text) if language == "fr" else text


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


@cache
def shown_catalogue(language: str) -> Catalogue:
    """The same as it stands on the screen: in the files spaces are plain."""
    texts = catalogue(language).texts.items()
    unbroken = {key: tuple(unbroken_in(language, form) for form in forms) for key, forms in texts}
    return Catalogue(language, unbroken)


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

    def translate(  # None makes Qt ask the next one
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str | None:
        return self._texts.text(context, source, n)
