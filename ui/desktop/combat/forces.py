"""One side's force on the combat board: its counters as they lie, and what they add up to."""

from __future__ import annotations

import html
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QRectF, Qt, QUrl
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPixmap, QResizeEvent, QTextDocument
from PySide6.QtWidgets import QBoxLayout, QFrame, QWidget

from solitaire.presenting.engagement import Force
from solitaire.presenting.picture import Face
from ui.desktop.board.counters import paint_face
from ui.desktop.board.naming import Names
from ui.desktop.style import theme
from ui.desktop.style.language import tr, translated
from ui.desktop.style.paints import Paints
from ui.desktop.style.widgets.full_browser import FullBrowser

COUNTER_PIXELS: Final = 52
TEXT_PIXELS: Final = 15
"""Of the text for which counters have that size."""
LARGEST_COUNTER: Final = 96
FEWEST_LETTERS: Final = 40
"""In a line, for two forces side by side."""


class BoardFrame(QFrame):
    """Dashed while a combat is only thought of.

    Drawn, not set by a style sheet: below one, Qt lets no change of look or text through.
    """

    is_dashed = False

    def show_dashes(self, are_shown: bool) -> None:
        self.is_dashed = are_shown
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.is_dashed:
            painter = QPainter(self)
            painter.setPen(QPen(theme.BATTLE, 2, Qt.PenStyle.DashLine))
            painter.drawRect(self.rect().adjusted(1, 1, -1, -1))


class ForceRow(QWidget):
    """The forces, the attacker first as on a printed board; below each other in little room."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.views: dict[str, ForceView] = {}
        """By side; made when a side is first met."""
        self._box = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._box.setContentsMargins(0, 0, 0, 0)

    def show_forces(self, forces: Sequence[Force], names: Names, paints: Paints) -> None:
        for at, force in enumerate(forces):
            if force.side not in self.views:
                title = tr("{side} force", side=names.side(force.side))
                self.views[force.side] = ForceView(title, paints, self)
            view = self.views[force.side]
            self._box.removeWidget(view)
            self._box.insertWidget(at, view, 1, Qt.AlignmentFlag.AlignTop)
            view.show_force(force)
        shown = {force.side for force in forces}
        for side, view in self.views.items():
            view.setVisible(side in shown)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        letters = event.size().width() / self.fontMetrics().averageCharWidth()
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._box.setDirection(down if letters < FEWEST_LETTERS else across)


class ForceView(FullBrowser):
    """Counters as they lie; what is on them is told by the tip and to assistive technology."""

    def __init__(self, title: str, paints: Paints, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(title)
        self._paints = paints
        self._shown: Force | None = None
        self._images = 0
        """So many are in the document, each called by its number."""

    def show_force(self, force: Force) -> None:
        self._shown = force
        self._images = 0
        self.clear()
        parts = [f"<p style='margin:2px 0'><b>{html.escape(translated(force.title))}</b></p>"]
        for group in force.groups:
            if group.title and group.faces:
                title = html.escape(translated(group.title))
                parts.append(f"<p style='margin:4px 0 1px 0'><i>{title}</i></p>")
            images = " ".join(map(self._image, group.faces))
            parts.append(f"<p style='margin:1px 0'>{images}</p>")
        self.setHtml("".join(parts))
        faces = [face for group in force.groups for face in group.faces]
        words = "\n".join(translated(face.words) for face in faces)
        self.setToolTip(words)
        self.setAccessibleDescription(words)

    def _image(self, face: Face) -> str:
        """As large as the text wants it."""
        edge = min(COUNTER_PIXELS * self.fontInfo().pixelSize() // TEXT_PIXELS, LARGEST_COUNTER)
        self._images += 1
        name = f"card:{self._images}"
        resource = QTextDocument.ResourceType.ImageResource.value
        self.document().addResource(resource, QUrl(name), self._drawn(face, edge))
        return f"<img src='{name}' width='{edge}' height='{edge}'>"

    def _drawn(self, face: Face, edge: int) -> QPixmap:
        """For this very size: a document would scale a larger one by leaving out pixels."""
        ratio = self.devicePixelRatioF()
        found = QPixmap(round(edge * ratio), round(edge * ratio))
        found.setDevicePixelRatio(ratio)
        found.fill(Qt.GlobalColor.transparent)
        painter = QPainter(found)
        paint_face(painter, face, self._paints, QRectF(0, 0, edge, edge))
        painter.end()
        return found

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and self._shown is not None:
            self.show_force(self._shown)
