"""Sheets of no game as rich text, and a game whose odds nobody knows."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from solitaire.games.castiglione import GAME
from solitaire.presenting.odds_sheet import Choice, OddsSheet
from solitaire.text import NOTHING, text
from tests.desktop.tables import sit_at, wait_for
from tests.ui.test_odds_sheets import HALF, SHEET
from ui.common.odds_process import Question
from ui.desktop.combat.counting import Counter
from ui.desktop.combat.odds_view import rolls_html, sheet_html
from ui.desktop.play.window import PlayWindow

pytestmark = [pytest.mark.ui, pytest.mark.qt_log_ignore("This plugin does not support")]


def plain(words: str) -> str:
    document = QTextDocument()
    document.setHtml(words)
    return document.toPlainText().replace("\N{NO-BREAK SPACE}", " ")


def test_rich_text_links_rules_and_leaves_details_out(qapp: QApplication) -> None:
    found = sheet_html(SHEET)
    assert '<a href="rule:4.1">4.1</a>' in found
    words = plain(found)
    assert "ten against five" not in words
    assert "average" not in words
    for part in ("Fire: die +1", "Steps lost: 0: 50.0 % · 1: 50.0 %", "Stay: wins 50.0 %"):
        assert part in words
    assert "If you choose: Go\nnothing follows" in words
    assert words.endswith("Nobody tires.\nBoth are known.")


def test_sides_keep_their_colours_in_the_order_in_which_they_are_compared(
    qapp: QApplication,
) -> None:
    found = sheet_html(SHEET)
    red, blue = (found.index(f"bgcolor='{one}'") for one in ("#b3662a", "#3f66a8"))
    assert red < blue


def test_equal_futures_are_told_once(qapp: QApplication) -> None:
    future = text("wins {chance}", chance=Fraction(1))
    choices = tuple(Choice(one, text(one), HALF, future) for one in ("stay", "go"))
    assert plain(sheet_html(OddsSheet(NOTHING, choices))) == "whichever you choose: wins 100 %"


def test_the_newest_die_is_bold(qapp: QApplication) -> None:
    rolled = (("Round 1:", ("Red 3", "Blue 4")), ("Round 2:", ("Red <5>",)))
    found = rolls_html(rolled)
    assert found == "Round 1: Red 3 · Blue 4<br>Round 2: <b>Red &lt;5&gt;</b>"


def test_no_menu_entry_and_no_count_without_odds(
    qtbot: QtBot, one_window: PlayWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Question] = []
    monkeypatch.setattr(Counter, "ask", lambda self, question: asked.append(question))
    forces = "at castiglione gummer liptay augereau gardanne"
    for desk, is_there in ((None, False), (GAME.odds(), True)):
        monkeypatch.setattr(type(GAME), "odds", lambda self, desk=desk: desk)
        table = sit_at(one_window, tmp_path, forces, ("austrian", "french"), phase="combat")
        table._has_curtain, table._is_faced = False, True
        wait_for(qtbot, table)
        qtbot.waitUntil(lambda: one_window.combat.is_fought or bool(one_window.combat.head.text()))
        assert one_window.actions_of_game.odds.isVisible() is is_there
        assert one_window.actions_of_game.details.isVisible() is is_there
        assert bool(asked) is is_there
        one_window.leave_table()
