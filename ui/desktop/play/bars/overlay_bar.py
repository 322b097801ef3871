"""Buttons beside the map, one for each overlay, with its key below the sign."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QToolBar, QWidget

from ui.desktop.board.overlays.icons import overlay_icon
from ui.desktop.style.language import tr
from ui.desktop.style.widgets.command_palette import words_of

_SIGN_LINES: Final = 1.3
_AROUND: Final = 14
"""Pixels of a button that are neither sign nor key, and of the gap to the next."""
_SMALLEST: Final = 12
_LOOK_CHANGES: Final = (QEvent.Type.PaletteChange, QEvent.Type.FontChange)


class OverlayBar(QToolBar):
    def __init__(self, actions: Mapping[str, QAction], parent: QWidget | None = None) -> None:
        """`actions` are by the name of the overlay that they turn on and off."""
        super().__init__(tr("Overlays"), parent)
        self.setObjectName("overlays")
        self.setMovable(False)
        self.setOrientation(Qt.Orientation.Vertical)
        self.show_overlays(actions)

    def show_overlays(self, actions: Mapping[str, QAction]) -> None:
        """Those of one game, in place of another's."""
        self.clear()
        self._by_name = dict(actions)
        for action in self._by_name.values():
            action.setIconVisibleInMenu(False)
            self.addAction(action)
            # For assistive technology: what is written on the button is only its key.
            self.widgetForAction(action).setAccessibleName(words_of(action))
        self._draw()

    def _draw(self) -> None:
        line = self.fontMetrics().height()
        edge = round(line * _SIGN_LINES)
        is_low = self.height() < len(self._by_name) * (edge + line + _AROUND)
        below, beside = (
            Qt.ToolButtonStyle.ToolButtonTextUnderIcon,
            Qt.ToolButtonStyle.ToolButtonTextBesideIcon,
        )
        self.setToolButtonStyle(beside if is_low else below)
        if is_low and self._by_name:
            edge = max(min(edge, self.height() // len(self._by_name) - _AROUND), _SMALLEST)
        self.setIconSize(QSize(edge, edge))
        colour = self.palette().buttonText().color()
        for name, action in self._by_name.items():
            action.setIcon(overlay_icon(name, colour))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in _LOOK_CHANGES and hasattr(self, "_by_name"):
            self._draw()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In little room, or with large text, keys stand beside their signs."""
        super().resizeEvent(event)
        if event.size().height() != event.oldSize().height():
            self._draw()
