"""The combat board on a small screen and with large text: all of it in one box that scrolls."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QAbstractScrollArea, QLabel, QScrollArea, QTextBrowser, QWidget
from pytestqt.qtbot import QtBot

from tests.desktop.tables import sit_at, wait_for
from ui.desktop.play.window import PlayWindow
from ui.desktop.settings.preferences import Preferences
from ui.desktop.style.widgets.key_button import KeyButton
from ui.desktop.style.widgets.wrapped_button import WrappedButton
from ui.desktop.table.table import OVER, PERSON, ROLL

pytestmark = [pytest.mark.ui, pytest.mark.qt_log_ignore("This plugin does not support")]

FORCES = (
    "at castiglione wurmser nicolleti gummer liptay pittoni_cav melas_art augereau gardanne robert"
    "\nat brescia ott rusca"
)
SMALL_SCREEN = (1264, 752)
"""1280 by 800 without a frame."""


@pytest.fixture(params=[pytest.param(100, marks=pytest.mark.long), 200])
def window(request: pytest.FixtureRequest, one_window: PlayWindow) -> Iterator[PlayWindow]:
    one_window.resize(*SMALL_SCREEN)
    one_window.preferences.set(Preferences(pace="brisk", text_percent=request.param))
    yield one_window
    one_window.leave_table()
    one_window.preferences.set(Preferences(pace="at-once"))


def cut_parts(window: PlayWindow) -> list[str]:
    """Of the board and of the buttons in the bar, what does not show all of its words."""
    board = window.combat.widget()
    assert isinstance(board, QScrollArea)
    inside = board.widget()
    found = [f"{one!r} scrolls" for one in inside.findChildren(QAbstractScrollArea) if scrolls(one)]
    if inside.width() > board.viewport().width():
        found.append("the board is wider than its dock")
    parts: list[QWidget] = [*inside.findChildren(QWidget), *window.prompt.findChildren(KeyButton)]
    return found + [f"{part!r} is cut" for part in parts if part.isVisible() and is_cut(part)]


def wait_for_layout(qtbot: QtBot, window: PlayWindow) -> None:
    """Parts share their room in later turns of the event loop."""

    def nothing_is_cut() -> None:
        assert cut_parts(window) == []

    qtbot.waitUntil(nothing_is_cut)


def scrolls(area: QAbstractScrollArea) -> bool:
    bars = (area.verticalScrollBar(), area.horizontalScrollBar())
    return area.isVisible() and any(one.maximum() > 0 for one in bars)


def is_cut(part: QWidget) -> bool:
    if isinstance(part, QTextBrowser):
        size = part.document().size()
        room = part.viewport().size()
        return size.width() > room.width() + 1 or size.height() > room.height() + 1
    if isinstance(part, WrappedButton):
        words = part.fontMetrics().boundingRect(
            QRect(0, 0, part.width() - 8, 0), Qt.TextFlag.TextWordWrap, part.text()
        )
        return words.width() > part.width() or words.height() > part.height()
    if isinstance(part, QLabel) and part.text():
        return part.height() < part.heightForWidth(part.width())
    return False


@pytest.mark.long  # waits for exact odds
def test_nothing_is_cut_and_one_box_scrolls(
    qtbot: QtBot, window: PlayWindow, tmp_path: Path
) -> None:
    table = sit_at(window, tmp_path, FORCES, ("austrian", "french"), phase="combat")
    table._has_curtain = False
    table._is_faced = True
    wait_for(qtbot, table)
    seen: set[str] = set()
    for _ in range(60):
        wait_for(qtbot, table)
        qtbot.waitUntil(lambda: not window.combat.counter.is_counting, timeout=60_000)
        wait_for_layout(qtbot, window)
        if table.waits_for == OVER or (seen and not window.combat.is_fought):
            break
        if "side has won" in window.combat.odds.toPlainText():
            seen.add("result")
        seen.add("roll" if table.waits_for == ROLL else window.orders.offers[0].tag)
        if table.waits_for == PERSON:
            window.play.carry_out(window.orders.offers[0])
        else:
            window.play.roll()
    assert {"roll", "hit", "result"} <= seen


def test_what_is_asked_stands_above_the_forces(
    qtbot: QtBot, window: PlayWindow, tmp_path: Path
) -> None:
    table = sit_at(window, tmp_path, FORCES, ("austrian", "french"), phase="combat")
    table._has_curtain = False
    table._is_faced = True
    wait_for(qtbot, table)
    while not any(one.tag == "hit" for one in window.orders.offers):
        wait_for(qtbot, table)
        window.play.roll() if table.waits_for == ROLL else window.play.carry_out(
            window.orders.offers[0]
        )
    first = window.combat.hits.rows[0]
    qtbot.waitUntil(lambda: first.isVisible() and first.width() < window.combat.width())
    wait_for_layout(qtbot, window)
    force = window.combat.forces["austrian"]
    assert (
        first.mapTo(window, first.rect().bottomLeft()).y()
        < force.mapTo(window, force.rect().topLeft()).y()
    )
    assert "strength" in force.toolTip()
    rounds = window.combat.rolled
    assert rounds.isVisible()
    assert first.mapTo(window, first.rect().bottomLeft()).y() < rounds.mapTo(window, QPoint()).y()


def test_a_combat_is_in_front_however_the_docks_are_laid_out_again(
    qtbot: QtBot, window: PlayWindow, tmp_path: Path
) -> None:
    """With large text and a window made larger the log lay over it, and it was scrolled down."""
    table = sit_at(window, tmp_path, FORCES, ("austrian", "french"), phase="combat")
    table._has_curtain = False
    table._is_faced = True
    wait_for(qtbot, table)
    while not window.combat.is_fought:
        window.play.carry_out(window.orders.offers[0])
    window.panels.log.raise_()
    window.layouts.show()
    qtbot.waitUntil(lambda: not window.combat.visibleRegion().isEmpty())
    bar = window.combat._scroll.verticalScrollBar()
    bar.setValue(bar.maximum())
    window.panels.log.raise_()
    qtbot.waitUntil(lambda: window.combat.visibleRegion().isEmpty())
    window.combat.raise_()
    qtbot.waitUntil(lambda: bar.value() == 0)
