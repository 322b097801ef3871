"""The bar under the map leaves the map where it is when other keys or a message are told."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from ui.desktop.play.bars.prompt import PromptBar

pytestmark = [
    pytest.mark.ui,
    pytest.mark.qt_log_ignore("This plugin does not support"),
]


def settle() -> None:
    """A label tells its layout of new words by an event of its own."""
    for _ in range(5):
        QApplication.processEvents()


def test_other_keys_and_a_message_do_not_move_the_map(qtbot: QtBot) -> None:
    """The keyboard comes to the map when something is dragged there; the keys then told are long,
    and a map that jumped meanwhile lay elsewhere when the drag ended."""
    window, field, bar = QWidget(), QWidget(), PromptBar()
    qtbot.addWidget(window)
    layout = QVBoxLayout(window)
    layout.addWidget(field, 1)
    layout.addWidget(bar)
    window.resize(720, 700)
    window.show()
    bar.show_question("Orders", "Victory points: Allied 0, Spanish 0", "1–9 · F1 explains")
    bar.show_undo("Nothing to take back yet")
    settle()
    before = field.height()
    bar.show_message("order point 17: 1 of 3 placed · Backspace takes one back")
    bar.show_keys(
        "Tab next stack · arrows lead, Enter goes · Space picks · 1–9 orders · ? all keys"
    )
    settle()
    assert field.height() == before


def test_what_ends_a_question_has_a_button_until_something_else_is_shown(qtbot: QtBot) -> None:
    bar = PromptBar()
    qtbot.addWidget(bar)
    bar.resize(800, 140)
    bar.show()
    bar.show_question("Orders", "", "1–9", "That is all")
    assert bar.end.isVisible()
    assert bar.keys.text() == "1–9"
    bar.resize(400, 140)
    assert not bar.end.isVisible(), "there is no room for it"
    assert "That is all (Ctrl+Enter)" in bar.keys.text()
    bar.resize(800, 140)
    with qtbot.waitSignal(bar.end_wanted, timeout=1000):
        bar.end.click()
    bar.show_message("No combat is being fought now.")
    bar.show_roll("Next roll: round of combat", "")
    assert not bar.end.isVisible()
    assert not bar.message.text(), "it was said of another question"
    bar.show_message("Nobody rolls now.")
    bar.show_question("Orders", "", "1–9")
    assert not bar.message.text()
    bar.show_message("Refused.")
    bar.show_question("Orders", "", "1–9")
    assert bar.message.text() == "Refused.", "the same is still asked"
    bar.set_terse(True)
    bar.set_terse(False)
    assert not bar.end.isVisible(), "nothing ends this question"
