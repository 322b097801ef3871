"""Texts for people, by way of Qt's translation.

Every text in the desktop application goes through tr() or tr_count() as a literal, so that
`pyside6-lupdate` finds it. Without a translation loaded the English text itself is shown.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def tr(text: str, /, **values: object) -> str:
    """The text in the language in use, with its {places} filled in."""
    return QCoreApplication.translate("campagna", text).format(**values)


def tr_count(text: str, count: int, /, **values: object) -> str:
    """The same with the plural form for the count, which stands for %n."""
    return QCoreApplication.translate("campagna", text, None, count).format(**values)
