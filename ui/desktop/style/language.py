"""Texts for people, by way of Qt's translation.

Every text in the desktop application goes through tr() or tr_count() as a literal; a text that
stands in a constant is marked with later() there and goes through tr() where it is shown. What the
game itself wrote in English goes through told(). Without a translation loaded the English text
itself is shown.
"""

from __future__ import annotations

import re
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
    catalogue,
    elided_in,
)

CONTEXT: Final = "campagna"
"""Of texts written here, as Qt's files of translations call it."""
ENGLISH: Final = "en"
SYSTEM: Final = "system"
TRANSLATED: Final = ("fr",)
"""The languages besides English."""

_translators: Final[list[QTranslator]] = []
"""Those installed. Qt does not keep them alive."""
_texts_in_use: Catalogue = catalogue(ENGLISH)

_TENTHS_OF_NOTHING: Final = (".0 %", " %")
"""Certain is 100 %, impossible 0 %: a tenth would pretend to doubt."""
_GENERAL: Final = " the general"
_A_GENERAL: Final = re.compile(r"(\w+) the general\b")


def tr(text: str, /, *names: object, **values: object) -> str:
    """The text in the language in use, with its {places} filled in."""
    return QCoreApplication.translate(CONTEXT, text).format(*names, **values)


def tr_count(text: str, count: int, /, **values: object) -> str:
    """The same with the plural form for the count, which stands for %n."""
    if language_in_use() == ENGLISH:  # which no translator of Qt's is installed for
        text = _texts_in_use.text(CONTEXT, text, count) or text
    return QCoreApplication.translate(CONTEXT, text, None, count).format(**values)


def later(text: str, /) -> str:
    """Marks a text in a constant; it is translated where it is shown, the language being known."""
    return text


def translated(words: Text) -> str:
    """A sentence of a game again, in the language in use: its template and what stands in it."""
    if words.parts:
        return template_in_use(words.template, None).join(map(told, words.parts))
    values = words.values
    assert not isinstance(values, tuple)
    if words.template == TEMPLATE_OF_BEGINNING:
        begun = str(shown(values[BEGINS]))
        return begun[:1].upper() + begun[1:]
    if not values and words.amount is None and _texts_in_use.text(CONTEXT, words.template) is None:
        return told(str(words))  # a whole sentence of the game, which may have a pattern
    found = template_in_use(words.template, words.amount, words.singular)
    filled = found.format(**{name: shown(value) for name, value in values.items()})
    return elided_in(language_in_use(), filled)


def template_in_use(template: str, count: int | None, singular: str = "") -> str:
    """In the language in use; English has its plurals in the text itself."""
    number = -1 if count is None else count
    found = _texts_in_use.text(CONTEXT, template, number)
    if found is None:
        found = _texts_in_use.text(GAME_CONTEXT, template, number)
    if found is None:
        found = singular if singular and count == 1 else template
    return found if count is None else found.replace(COUNT, str(count))


def shown(value: object) -> object:
    if isinstance(value, Text):
        return translated(value)
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


def told(text: str, /) -> str:
    """A text that the game wrote, in the language in use."""
    if not text:
        return ""
    if isinstance(text, Text):
        return _with_generals(translated(text))
    found = _with_generals(QCoreApplication.translate(GAME_CONTEXT, text))
    # A name that begins a sentence may have got a small word before it: "le général Melas".
    return found[:1].upper() + found[1:] if text[:1].isupper() else found


def _with_generals(words: str) -> str:
    """The game writes "Melas the general" so that his name stays the first word."""
    if _GENERAL not in words:
        return words
    return _A_GENERAL.sub(lambda one: tr("General {name}", name=one.group(1)), words)


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
    _texts_in_use = catalogue(language)
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
