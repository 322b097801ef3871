"""Opens the windows on a small screen and tells where they are. Started by test_screen_fit.py."""

from __future__ import annotations

import json
import sys

from PySide6.QtCore import QByteArray, QRect, QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

from tests.desktop.conftest import new_conductor
from ui.desktop.openings import new_play_window
from ui.desktop.settings.dialog import PreferencesDialog
from ui.desktop.settings.preferences import Preferences, apply_preferences
from ui.desktop.style.screen_fit import open_fitting
from ui.desktop.style.settings_files import play_settings
from ui.desktop.watch.demo_window import DemoWindow


def corners(widget: QWidget) -> list[int]:
    outer = QRect(widget.mapToGlobal(widget.rect().topLeft()), widget.size())
    return [outer.left(), outer.top(), outer.right() + 1, outer.bottom() + 1]


def shown(window: QMainWindow) -> list[int]:
    window.show()
    QApplication.processEvents()
    QApplication.processEvents()
    return corners(window)


def geometry_of_a_large_screen() -> QByteArray:
    """As it would have been kept on a screen to the right of ours."""
    other = QMainWindow()
    other.setGeometry(2200, 900, 1900, 1200)
    return other.saveGeometry()


def main() -> None:
    application = QApplication([])
    apply_preferences(application, Preferences(pace="at-once"))
    found: dict[str, list[int]] = {}
    first = new_play_window()
    first.layouts.is_kept = False
    found["first"] = shown(first)
    first.pages.setCurrentWidget(first.pages.board)
    QApplication.processEvents()
    found["prompt"] = corners(first.prompt)
    first.close()
    play_settings().setValue("geometry", geometry_of_a_large_screen())
    second = new_play_window()
    second.layouts.is_kept = False
    found["kept"] = shown(second)
    second.dialogs.show_preferences()
    found["preferences"] = corners(second.findChildren(PreferencesDialog)[-1])
    second.close()
    found["demo"] = shown(DemoWindow(new_conductor()))
    plain = QMainWindow()
    open_fitting(plain, QSize(1024, 700), QSize(9000, 9000))
    found["plain"] = shown(plain)
    screen = QGuiApplication.primaryScreen().availableGeometry()
    found["screen"] = [screen.left(), screen.top(), screen.right() + 1, screen.bottom() + 1]
    sys.stdout.write(json.dumps(found))


main()
