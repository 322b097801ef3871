"""What the program is, whose the games are, and the licences of its parts."""

from __future__ import annotations

import html
from importlib.metadata import PackageNotFoundError, files

from PySide6.QtCore import Qt, qVersion
from PySide6.QtWidgets import QMessageBox, QWidget

from solitaire import VERSION
from ui.desktop.language import later, tr

_FALLBACK_NOTICE = later(
    "The names, rules and art of the board games belong to their publishers and designers. "
    "Map, data, drawings and texts here are our own reconstruction."
)


def about_box(parent: QWidget) -> QMessageBox:
    box = QMessageBox(parent)
    box.setWindowTitle(tr("About Campagna"))
    box.setIconPixmap(parent.windowIcon().pixmap(64, 64))
    box.setTextFormat(Qt.TextFormat.RichText)
    box.setText(
        f"<h3>Campagna {VERSION}</h3><p>"
        + tr(
            "Board wargames of the campaigns in northern Italy, with an opponent that cannot peek."
        )
        + "</p>"
    )
    box.setInformativeText(
        tr(
            "Licence: MIT. Drawn with Qt {version} and PySide6 (LGPL 3); type: "
            "EB Garamond and Source Sans 3 (SIL Open Font License), where installed.",
            version=html.escape(qVersion()),
        )
    )
    box.setDetailedText(notice())
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    return box


def notice() -> str:
    """The NOTICE that was installed with the program."""
    try:
        found = [file for file in files("campagna") or [] if file.name == "NOTICE"]
        return found[0].read_text(encoding="utf-8") if found else tr(_FALLBACK_NOTICE)
    except (PackageNotFoundError, OSError):
        return tr(_FALLBACK_NOTICE)
