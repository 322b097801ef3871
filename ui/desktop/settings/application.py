"""The Qt application of every window and every drawing command."""

from __future__ import annotations

import sys

from PySide6.QtWidgets import QApplication

from ui.desktop.board.accessible_map import make_maps_accessible
from ui.desktop.style.appearance import apply_appearance


def new_application() -> QApplication:
    application = QApplication.instance()
    if not isinstance(application, QApplication):
        application = QApplication(sys.argv[:1])
    application.setApplicationName("campagna")
    application.setApplicationDisplayName("Campagna")
    apply_appearance(application)
    make_maps_accessible()
    return application
