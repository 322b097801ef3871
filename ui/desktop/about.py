"""What the program is, whose the games are, and the licences of its parts."""

from __future__ import annotations

import html
from importlib.metadata import PackageNotFoundError, files

from PySide6.QtCore import Qt, qVersion
from PySide6.QtWidgets import QMessageBox, QWidget

from solitaire import VERSION

_FALLBACK_NOTICE = (
    "The names, rules and art of the board games belong to their publishers and designers. "
    "Map, data, drawings and texts here are our own reconstruction."
)


def about_box(parent: QWidget) -> QMessageBox:
    box = QMessageBox(parent)
    box.setWindowTitle("About Campagna")
    box.setIconPixmap(parent.windowIcon().pixmap(64, 64))
    box.setTextFormat(Qt.TextFormat.RichText)
    box.setText(
        f"<h3>Campagna {VERSION}</h3><p>Board wargames of the campaigns in northern Italy, "
        "with an opponent that cannot peek.</p>"
    )
    box.setInformativeText(
        f"Licence: MIT. Drawn with Qt {html.escape(qVersion())} and PySide6 (LGPL 3); type: "
        "EB Garamond and Source Sans 3 (SIL Open Font License), where installed."
    )
    box.setDetailedText(notice())
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    return box


def notice() -> str:
    """The NOTICE that was installed with the program."""
    try:
        found = [file for file in files("campagna") or [] if file.name == "NOTICE"]
        return found[0].read_text(encoding="utf-8") if found else _FALLBACK_NOTICE
    except (PackageNotFoundError, OSError):
        return _FALLBACK_NOTICE
