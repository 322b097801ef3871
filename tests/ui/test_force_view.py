"""The counters of a force on the combat board."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QTextCursor, QTextDocument, QTextImageFormat
from pytestqt.qtbot import QtBot

from solitaire.presenting.engagement import Force, Group
from solitaire.presenting.picture import Face
from solitaire.text import verbatim
from tests.toys.skirmish.presenter import ALL_LOOKS
from ui.desktop.combat.forces import ForceView
from ui.desktop.style.paints import paints_of

pytestmark = pytest.mark.ui


def test_every_counter_is_drawn_whatever_is_said_of_it(qtbot: QtBot) -> None:
    words = ("12 of 20 steps?", "100 % sure #1", "one\nand another", "Canto d'Irles: 10 SP")
    faces = tuple(Face("red", "company", words=verbatim(one)) for one in words)
    group = Group(verbatim("On the field"), faces, tuple("abcd"))
    view = ForceView("force", paints_of(ALL_LOOKS))
    qtbot.addWidget(view)
    view.show_force(Force("red", verbatim("Red"), (group,)))
    images = {one.name() for one in formats(view.document()) if one.isImageFormat()}
    assert len(images) == len(faces)
    kind = QTextDocument.ResourceType.ImageResource.value
    assert all(view.document().resource(kind, QUrl(name)) for name in images)


def formats(document: QTextDocument) -> Iterator[QTextImageFormat]:
    """Of every letter: pictures stand for one each."""
    cursor = QTextCursor(document)
    while cursor.movePosition(QTextCursor.MoveOperation.NextCharacter):
        yield cursor.charFormat().toImageFormat()
