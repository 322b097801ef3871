"""What the program is, whose the games are, the licences of its parts, and where its files are."""

from __future__ import annotations

import html
from importlib.metadata import PackageNotFoundError, files
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from solitaire import VERSION
from solitaire.text import verbatim
from ui import paths
from ui.common.chosen_game import shown_games
from ui.desktop.screens import system_report
from ui.desktop.style.folders import open_folder
from ui.desktop.style.language import marked, tr, translated
from ui.desktop.style.screen_fit import room_for
from ui.desktop.style.widgets.full_label import FullLabel

WIDTH_IN_LETTERS: Final = 84
LINES: Final = 25
PICTURE: Final = 3.4
"""Edge of the picture, for the height of letters."""
_PURPOSE: Final = marked(
    "Board wargames of the campaigns in northern Italy, with an opponent that cannot peek."
)
_RIGHTS: Final = marked(
    "The names, rules and art of the board games belong to their publishers and designers. "
    "Map, data, drawings and texts here are our own reconstruction; this project is neither made "
    "nor endorsed by them."
)


class AboutDialog(QDialog):
    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("About Campagna"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        edge = round(self.fontInfo().pixelSize() * PICTURE)
        picture = QLabel(self)
        picture.setPixmap(parent.windowIcon().pixmap(edge, edge))
        title = FullLabel(self)
        title.setText(f"<b>Campagna {VERSION}</b><br>{tr(_PURPOSE)}")
        head = QHBoxLayout()
        head.addWidget(picture, 0, Qt.AlignmentFlag.AlignTop)
        head.addWidget(title, 1)
        self.text = QTextBrowser(self)
        self.text.setAccessibleName(tr("Versions, licences and rights"))
        self.text.setHtml(_body())
        column = QVBoxLayout(self)
        column.addLayout(head)
        column.addWidget(self.text, 1)
        column.addLayout(self._folders())
        column.addWidget(self._buttons())
        metrics = self.fontMetrics()
        room = room_for(self)
        self.resize(
            min(metrics.averageCharWidth() * WIDTH_IN_LETTERS, room.width()),
            min(metrics.height() * LINES, room.height()),
        )

    def _folders(self) -> QHBoxLayout:
        row = QHBoxLayout()
        self.folder_buttons = {
            name: QPushButton(words, self)
            for name, words in (
                ("games", tr("&Games")),
                ("settings", tr("&Settings")),
                ("log", tr("&Logs")),
            )
        }
        row.addWidget(QLabel(tr("Folders:"), self))
        for name, button in self.folder_buttons.items():
            button.setAutoDefault(False)
            button.clicked.connect(lambda _, name=name: open_folder(paths.all_folders()[name]))
            row.addWidget(button)
        row.addStretch(1)
        return row

    def _buttons(self) -> QDialogButtonBox:
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        role = QDialogButtonBox.ButtonRole.ActionRole
        self.copy_button = buttons.addButton(tr("&Copy system report"), role)
        self.copy_button.setAutoDefault(False)
        self.copy_button.clicked.connect(self.copy_report)
        return buttons

    def copy_report(self) -> None:
        QGuiApplication.clipboard().setText(system_report.report())
        self.copy_button.setText(tr("&Copied"))


def about_box(parent: QWidget) -> AboutDialog:
    return AboutDialog(parent)


def _body() -> str:
    known = system_report.versions()
    rows = "".join(
        f"<tr><td>{html.escape(what)}&nbsp;&nbsp;</td><td>{html.escape(value)}</td></tr>"
        for what, value in (
            (tr("Commit"), known["commit"]),
            ("Python", known["Python"]),
            ("Qt", known["Qt"]),
            ("PySide6", known["PySide6"]),
        )
    )
    parts = [
        f"<table>{rows}</table>",
        _section(tr("The board games"), tr(_RIGHTS), *_notices()),
        _section(
            tr("Licences"),
            tr("Program, data, drawings, icons and texts: MIT."),
            tr("Qt and PySide6: LGPL 3. numpy: BSD. platformdirs, librt, mypy_extensions: MIT."),
            tr("Type: EB Garamond and Source Sans 3, SIL Open Font License, where installed."),
        ),
        _section(tr("Credits"), tr("Made by the Campagna contributors.")),
        f"<pre style='white-space: pre-wrap'>{html.escape(notice())}</pre>",
    ]
    return "".join(parts)


def _notices() -> list[str]:
    """What must be said of each game."""
    return [
        tr(
            "{title}: {names}",
            title=translated(verbatim(game.title)),
            names=translated(game.notice),
        )
        for game in shown_games()
        if game.notice
    ]


def _section(title: str, *lines: str) -> str:
    return f"<h4>{html.escape(title)}</h4>" + "".join(f"<p>{html.escape(one)}</p>" for one in lines)


def notice() -> str:
    """The NOTICE that was installed with the program, or lies in the checkout; in English."""
    try:
        found = [file for file in files("campagna") or [] if file.name == "NOTICE"]
        if found:
            return found[0].read_text(encoding="utf-8")
        return (Path(__file__).parents[3] / "NOTICE").read_text(encoding="utf-8")
    except (PackageNotFoundError, OSError):
        return ""
