"""Keeps the files of translations in step with the program: `python -m tools.gather_texts`.

Qt's own gatherer does not do here: of free functions pyside6-lupdate 6.11 knows only tr(), puts its
texts in a context without a name, where nothing would look for them, and passes over tr_count(),
text() and marked(). So the calls are read from the program with `ast`; the files are
Qt's, and its tools for translators open them.

The window and what all games share have one file, each game has one of its own. Names in the data
of a game are translated by hand, in the context `game` of its file, and kept there.
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

from solitaire.presenting.guide import page_texts
from solitaire.presenting.lesson import lesson_texts
from solitaire.registry import game_names
from ui.desktop.style.language import CONTEXT
from ui.desktop.style.translation import Catalogue, catalogue, messages

ROOT: Final = Path(__file__).parents[1]
MARKERS: Final = ("tr", "tr_count", "marked")
"""Of the window."""
GAME_MARKERS: Final = ("text", "marked")
"""Of solitaire, which knows nothing of Qt."""
LANGUAGES: Final = ("en", "fr")
VANISHED: Final = "vanished"
_COUNT: Final = "%n"
_PLACE: Final = re.compile(r"\{[^}]*\}|%n")


@dataclass(frozen=True, slots=True)
class Part:
    """Texts that share a file."""

    game: str = ""
    """Empty for the window and what all games share."""

    def file(self, language: str) -> Path:
        if self.game:
            return Path("resources", self.game, "translations", f"{language}.ts")
        return Path("resources", "translations", f"campagna_{language}.ts")

    def languages(self) -> Iterable[str]:
        """English needs nothing but plurals, and a game's texts have theirs in themselves."""
        return [one for one in LANGUAGES if not self.game or one != "en"]

    def texts(self) -> list[str]:
        """Each once, in the order in which they are met."""
        if self.game:
            folder = ROOT / "solitaire" / "games" / self.game
            found = [
                *gathered(folder.rglob("*.py"), GAME_MARKERS),
                *_of_lesson(self.game),
                *_of_help(self.game),
            ]
            shared = set(PROGRAM.texts())
            return [one for one in dict.fromkeys(found) if one not in shared]
        own = gathered(sources(), MARKERS)
        return list(dict.fromkeys([*own, *gathered(common_sources(), GAME_MARKERS)]))

    def chosen(self, language: str) -> list[str]:
        return [one for one in self.texts() if language != "en" or has_count(one)]


PROGRAM: Final = Part()


def parts() -> list[Part]:
    return [PROGRAM, *map(Part, game_names())]


def sources() -> Iterable[Path]:
    """The modules that write texts for the window."""
    return (ROOT / "ui" / "desktop").rglob("*.py")


def common_sources() -> Iterable[Path]:
    """The modules without Qt that speak to people, whatever the game."""
    games = ROOT / "solitaire" / "games"
    own = [path for path in (ROOT / "solitaire").rglob("*.py") if games not in path.parents]
    others = ("ui/common", "ai/counsel")
    return [*own, *(path for folder in others for path in (ROOT / folder).rglob("*.py"))]


def gathered(paths: Iterable[Path], markers: tuple[str, ...]) -> list[str]:
    """Every text in calls of these functions that has something to translate."""
    found = (one for path in sorted(paths) for one in _texts_of(path, markers))
    return [one for one in dict.fromkeys(found) if _PLACE.sub("", one).strip()]


@cache
def _texts_of(path: Path, markers: tuple[str, ...]) -> tuple[str, ...]:
    """A game's part leaves out what the program has, so every module is asked for several times."""
    nodes = ast.walk(ast.parse(path.read_text("utf-8")))
    calls = [one for one in nodes if isinstance(one, ast.Call) and _is_marked(one, markers)]
    calls.sort(key=lambda one: (one.lineno, one.col_offset))
    firsts = (call.args[0] for call in calls)
    return tuple(
        one.value for one in firsts if isinstance(one, ast.Constant) and isinstance(one.value, str)
    )


def _is_marked(call: ast.Call, markers: tuple[str, ...]) -> bool:
    return isinstance(call.func, ast.Name) and call.func.id in markers and bool(call.args)


def _of_lesson(game: str) -> list[str]:
    file = ROOT / "resources" / game / "lesson.toml"
    if not file.is_file():
        return []
    return lesson_texts(tomllib.loads(file.read_text("utf-8")))


def _of_help(game: str) -> list[str]:
    """Pages on playing this game in the window."""
    file = ROOT / "resources" / game / "help.toml"
    if not file.is_file():
        return []
    return page_texts(tomllib.loads(file.read_text("utf-8")))


def has_count(text: str) -> bool:
    """Whether the text has plural forms."""
    return _COUNT in text


def written(part: Part, kept: Catalogue, ahead: Iterable[str] = ()) -> str:
    """The file of a language: what it had, what is new without a translation, nothing obsolete.

    `ahead` are texts that are not in the program yet; they are marked as Qt marks those that are
    there no more.
    """
    root = ElementTree.Element("TS", version="2.1", language=kept.language, sourcelanguage="en")
    wanted = [(CONTEXT, one) for one in part.chosen(kept.language)]
    if part.game:
        wanted += [key for key in _own_names(part, kept.language) if key in kept.texts]
    for context in dict.fromkeys(name for name, _ in wanted):
        element = ElementTree.SubElement(root, "context")
        ElementTree.SubElement(element, "name").text = context
        for name, source in wanted:
            if name == context:
                _add_message(element, source, kept.texts.get((context, source), ()))
    own = next(one for one in root.iter("context") if one.findtext("name") == CONTEXT)
    for source in ahead:
        _add_message(own, source, kept.texts[CONTEXT, source]).set("type", VANISHED)
    ElementTree.indent(root)
    body = ElementTree.tostring(root, encoding="unicode")
    return f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{body}\n'


def _own_names(part: Part, language: str) -> Iterator[tuple[str, str]]:
    """Context and source of what was written by hand into the file of this game."""
    file = ROOT / part.file(language)
    found = messages(file.read_text("utf-8")) if file.is_file() else ()
    return ((context, source) for context, source, _ in found if context != CONTEXT)


def _add_message(
    context: ElementTree.Element, source: str, forms: tuple[str, ...]
) -> ElementTree.Element:
    message = ElementTree.SubElement(context, "message")
    ElementTree.SubElement(message, "source").text = source
    translation = ElementTree.SubElement(message, "translation")
    if not any(forms):
        translation.set("type", "unfinished")
    if has_count(source):
        message.set("numerus", "yes")
        for form in forms or ("", ""):
            ElementTree.SubElement(translation, "numerusform").text = form
    elif forms:
        translation.text = forms[0]
    return translation


def marked_vanished(text: str) -> set[str]:
    """The texts of a file that it says are not in the program."""
    return {
        message.findtext("source", "")
        for message in ElementTree.fromstring(text).iter("message")
        for translation in message.iter("translation")
        if translation.get("type") == VANISHED
    }


def main() -> int:
    made = [
        (part, language, written(part, catalogue(language)))
        for part in parts()
        for language in part.languages()
    ]
    for part, language, words in made:
        path = ROOT / part.file(language)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(words, encoding="utf-8")
        sys.stderr.write(f"{part.file(language)}: {len(part.chosen(language))} texts\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
