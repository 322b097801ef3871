"""Texts for people, by way of Qt's translation.

Every text in the desktop application goes through tr() or tr_count() as a literal; a text that
stands in a constant is marked with marked() there and goes through tr() where it is shown. What a
game says is a Text, which goes through translated(): its template is translated, and so are the
values in it. Without a translation loaded the English text itself is shown.
"""

from __future__ import annotations

from datetime import datetime
from fractions import Fraction
from typing import Final

from PySide6.QtCore import QCoreApplication, QDateTime, QLibraryInfo, QLocale, QTranslator

from solitaire.text import BEGINS, COUNT, TEMPLATE_OF_BEGINNING, Text
from solitaire.text import percent as percent_in_english
from ui.desktop.style.translation import (
    GAME_CONTEXT,
    Catalogue,
    Translator,
    elided_in,
    shown_catalogue,
)

CONTEXT: Final = "campagna"
"""Of texts written here, as Qt's files of translations call it."""
ENGLISH: Final = "en"
SYSTEM: Final = "system"
TRANSLATED: Final = ("fr",)
"""The languages besides English."""

_translators: Final[list[QTranslator]] = []
"""Those installed. Qt does not keep them alive."""
_texts_in_use: Catalogue = shown_catalogue(ENGLISH)

_TENTHS_OF_NOTHING: Final = (".0 %", " %")
"""Certain is 100 %, impossible 0 %: a tenth would pretend to doubt."""
_PER_CENT: Final = (" %", "\N{NO-BREAK SPACE}%")
"""A number and its sign are never on two lines."""


def tr(text: str, /, *names: object, **values: object) -> str:
    """The text in the language in use, with its {places} filled in."""
    return QCoreApplication.translate(CONTEXT, text).format(*names, **values)


def tr_count(text: str, count: int, /, **values: object) -> str:
    """The same with the plural form for the count, which stands for %n."""
    if language_in_use() == ENGLISH:  # which no translator of Qt's is installed for
        text = _texts_in_use.text(CONTEXT, text, count) or text
    return QCoreApplication.translate(CONTEXT, text, None, count).format(**values)


def marked(text: str, /) -> str:
    """Marks a text in a constant; it is translated where it is shown, the language being known."""
    return text


def text_in_use(words: Text) -> str:
    """A sentence of a game again, in the language in use: its template and what stands in it."""
    values = words.values
    if isinstance(values, tuple):
        return template_in_use(words.template, None).join(str(shown(part)) for part in values)
    if words.template == TEMPLATE_OF_BEGINNING:
        return _begun(str(shown(values[BEGINS])))
    found = template_in_use(words.template, words.amount, words.singular)
    filled = found.format(**{name: shown(value) for name, value in values.items()})
    return elided_in(language_in_use(), filled)


def template_in_use(template: str, count: int | None, singular: str = "") -> str:
    """In the language in use; English has its plurals in the text itself."""
    found = _known(template, -1 if count is None else count)
    if found is None:
        found = singular if singular and count == 1 else template
    return found if count is None else found.replace(COUNT, str(count))


def _known(source: str, count: int = -1) -> str | None:
    found = _texts_in_use.text(CONTEXT, source, count)
    return _texts_in_use.text(GAME_CONTEXT, source, count) if found is None else found


def _begun(words: str) -> str:
    """With a capital letter."""
    return words[:1].upper() + words[1:]


def shown(value: object) -> object:
    if isinstance(value, Text):
        return text_in_use(value)
    if isinstance(value, Fraction):
        return percent(value)
    return decimal(value) if isinstance(value, float) else value


def decimal(value: Fraction | float) -> str:
    """With one place."""
    return QLocale(language_in_use()).toString(float(value), "f", 1)


def percent(chance: Fraction) -> str:
    """In the manner of the language, never broken."""
    words = percent_in_english(chance)
    if chance in (0, 1):
        words = words.replace(*_TENTHS_OF_NOTHING)
    point = QLocale(language_in_use()).decimalPoint()
    return words.replace(".", point).replace(" ", "\N{NO-BREAK SPACE}")


def translated(text: str, /) -> str:
    """What a game says, in the language in use. A plain string is one of its names, or stays."""
    if not text:
        return ""
    found = text_in_use(text) if isinstance(text, Text) else _known(text) or text
    # A name that begins a sentence may have got a small word before it: "le général Melas".
    return (_begun(found) if text[:1].isupper() else found).replace(*_PER_CENT)


def language_in_use() -> str:
    return _texts_in_use.language


def language_meant(choice: str) -> str:
    """The language of a choice; for the system's the first of its languages that there is."""
    if choice != SYSTEM:
        return choice if choice in TRANSLATED else ENGLISH
    wanted = (name.partition("-")[0] for name in QLocale.system().uiLanguages())
    return next((name for name in wanted if name in (ENGLISH, *TRANSLATED)), ENGLISH)


def use_language(application: QCoreApplication, choice: str) -> None:
    """For every window that is opened from now on; Qt's own dialogs as far as Qt has them."""
    global _texts_in_use
    language = language_meant(choice)
    while _translators:
        application.removeTranslator(_translators.pop())
    _texts_in_use = shown_catalogue(language)
    QLocale.setDefault(QLocale(language))
    if language != ENGLISH:
        _install(application, _of_qt(language))
        _install(application, Translator(_texts_in_use))


def _of_qt(language: str) -> QTranslator:
    """Empty, and left out, where PySide came without it."""
    found = QTranslator()
    found.load(f"qtbase_{language}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    return found


def _install(application: QCoreApplication, translator: QTranslator) -> None:
    if application.installTranslator(translator):
        _translators.append(translator)


def date(moment: datetime) -> str:
    """With the names of months in the language in use."""
    day = QDateTime(moment)  # type: ignore[call-overload]  # PySide takes Python's own
    return QLocale(language_in_use()).toString(day, "d MMMM yyyy, HH:mm")


def hour(moment: datetime) -> str:
    """Of a day that need not be named."""
    day = QDateTime(moment)  # type: ignore[call-overload]  # PySide takes Python's own
    return QLocale(language_in_use()).toString(day, "HH:mm")
