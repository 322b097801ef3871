"""Keeps the files of translations in step with the program: `python -m tools.gather_texts`.

Qt's own gatherer does not do here: of free functions pyside6-lupdate 6.11 knows only tr(), puts its
texts in a context without a name, where nothing would look for them, and passes over tr_count() and
later(). So the calls are read from the program with `ast`; the files are Qt's, and its tools for
translators open them. Texts of the game are not gathered: they are patterns written by hand.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

from ui.desktop.style.language import CONTEXT
from ui.desktop.style.translation import Catalogue, catalogue

FOLDER: Final = Path("resources", "translations")
SOURCES: Final = Path(__file__).parents[1] / "ui" / "desktop"
MARKERS: Final = ("tr", "tr_count", "later")
LANGUAGES: Final = ("en", "fr")
VANISHED: Final = "vanished"
_COUNT: Final = "%n"


def sources() -> Iterable[Path]:
    """The modules that write texts for the window."""
    return SOURCES.rglob("*.py")


def gathered(paths: Iterable[Path]) -> list[str]:
    """Every text of the program, each once, in the order in which they are met."""
    found = (text for path in sorted(paths) for text in _texts_of(path))
    return list(dict.fromkeys(found))


def _texts_of(path: Path) -> Iterator[str]:
    nodes = ast.walk(ast.parse(path.read_text("utf-8")))
    calls = [one for one in nodes if isinstance(one, ast.Call) and _is_marked(one)]
    for call in sorted(calls, key=lambda one: (one.lineno, one.col_offset)):
        first = call.args[0]
        if isinstance(first, ast.Constant) and isinstance(first.value, str):
            yield first.value


def _is_marked(call: ast.Call) -> bool:
    return isinstance(call.func, ast.Name) and call.func.id in MARKERS and bool(call.args)


def has_count(text: str) -> bool:
    """Whether the text has plural forms."""
    return _COUNT in text


def written(texts: Iterable[str], kept: Catalogue, ahead: Iterable[str] = ()) -> str:
    """The file of a language: what it had, what is new without a translation, nothing obsolete.

    `ahead` are texts that are not in the program yet; they are marked as Qt marks those that are
    there no more.
    """
    root = ElementTree.Element("TS", version="2.1", language=kept.language, sourcelanguage="en")
    wanted = [(CONTEXT, text) for text in texts]
    wanted += [key for key in kept.texts if key[0] != CONTEXT]
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
    texts = gathered(sources())
    for language in LANGUAGES:
        # English needs nothing but its plurals.
        chosen = [text for text in texts if language != "en" or has_count(text)]
        path = FOLDER / f"campagna_{language}.ts"
        path.write_text(written(chosen, catalogue(language)), encoding="utf-8")
        sys.stderr.write(f"{path}: {len(chosen)} texts of the program\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
