"""Another look is taken over by every panel at once, and not with the next change."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.desktop.tables import sit_at, wait_for
from ui.desktop.play.window import PlayWindow
from ui.desktop.settings.preferences import Preferences

pytestmark = [pytest.mark.ui, pytest.mark.qt_log_ignore("This plugin does not support")]

FORCES = "at castiglione wurmser nicolleti augereau gardanne\nat goito ott\nat brescia robert"
EDGE = 200
"""Lightness that a line around a field has at least in high contrast."""
DARK = 110
"""Lightness, of 255, that a panel of the dark look stays under on the whole."""


@pytest.fixture
def window(one_window: PlayWindow) -> Iterator[PlayWindow]:
    one_window.preferences.set(Preferences(pace="brisk", look="light"))
    yield one_window
    one_window.leave_table()
    one_window.preferences.set(Preferences(pace="at-once"))


def lightness(widget: QWidget) -> float:
    """Of the whole panel as it is painted."""
    picture = widget.grab().toImage().scaled(24, 24)
    points = [QColor(picture.pixel(x, y)).lightness() for x in range(24) for y in range(24)]
    return sum(points) / len(points)


def kept_from_before(window: PlayWindow) -> list[QWidget]:
    """Parts of the docks that have not taken over the colours of the application."""
    roles = (QPalette.ColorRole.Base, QPalette.ColorRole.Window, QPalette.ColorRole.Text)
    group, now = QPalette.ColorGroup.Active, QApplication.palette()
    parts = [one for dock in window.docks for one in dock.findChildren(QWidget)]
    return [
        one
        for one in parts
        if any(one.palette().color(group, role) != now.color(group, role) for role in roles)
    ]


@pytest.mark.parametrize("moment", ["march", "preview", "combat"])
def test_no_panel_stays_light(
    qtbot: QtBot, window: PlayWindow, tmp_path: Path, moment: str
) -> None:
    phase = "combat" if moment == "combat" else "austrian"
    wait_for(qtbot, sit_at(window, tmp_path, FORCES, phase=phase))
    if moment == "preview":
        window.foreseeing.show(["ott"], "guidizzolo")
        window.combat.show_preview(window.model.view, "guidizzolo", ["ott"])
    for dock in window.docks:
        dock.show()
    window.preferences.set(Preferences(pace="brisk", look="dark"))
    QApplication.processEvents()  # Qt tells widgets of new colours in the next turn of its loop
    assert kept_from_before(window) == []
    for dock in window.docks:
        dock.raise_()
        QApplication.processEvents()
        assert lightness(dock) < DARK, dock.objectName()
    for part in (window.prompt, window.state_bar, window.overlay_bar, window.menuBar()):
        assert lightness(part) < DARK, part


def letters_from_before(window: PlayWindow) -> list[QWidget]:
    """Parts of the docks that are not written as large as the application says, nor larger."""
    parts = [one for dock in window.docks for one in dock.findChildren(QWidget)]
    return [one for one in parts if one.font().pixelSize() < QApplication.font().pixelSize()]


def test_panels_follow_after_high_contrast(
    qtbot: QtBot, window: PlayWindow, tmp_path: Path
) -> None:
    wait_for(qtbot, sit_at(window, tmp_path, FORCES, phase="austrian"))
    for look, percent in (("contrast", 100), ("light", 100), ("light", 150), ("dark", 100)):
        wanted = Preferences(pace="brisk", look=look, text_percent=percent)
        window.preferences.set(wanted)
        QApplication.processEvents()
        assert kept_from_before(window) == [], wanted
        assert letters_from_before(window) == [], wanted


def test_high_contrast_does_not_dim_the_map(
    qtbot: QtBot, window: PlayWindow, tmp_path: Path
) -> None:
    wait_for(qtbot, sit_at(window, tmp_path, FORCES, phase="austrian"))
    is_dim = {}
    for look in ("light", "dark", "contrast"):
        window.preferences.set(Preferences(pace="brisk", look=look))
        QApplication.processEvents()
        is_dim[look] = window.board.scene.is_dark
    assert is_dim == {"light": False, "dark": True, "contrast": False}


def test_fields_and_buttons_have_edges_in_high_contrast(window: PlayWindow, qtbot: QtBot) -> None:
    window.preferences.set(Preferences(look="contrast"))
    for one in (QLineEdit(), QPushButton("x"), QComboBox(), QCheckBox()):
        qtbot.addWidget(one)
        one.resize(80, 30)
        one.show()
        picture = one.grab().toImage()
        middle = picture.height() // 2
        edge = [QColor(picture.pixel(x, middle)).lightness() for x in range(6)]
        assert max(edge) > EDGE, one


@pytest.mark.parametrize("look", ["light", "dark", "contrast"])
def test_what_is_written_on_the_map_is_not_written_in_white(window: PlayWindow, look: str) -> None:
    """A label takes its ink from the role behind it: behind Shadow it is Light, here invisible."""
    window.preferences.set(Preferences(look=look))
    assert QLabel(window.board.map_view).foregroundRole() == QPalette.ColorRole.WindowText
