"""Buttons beside the map, one for each overlay, with its key below the sign."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QToolBar, QWidget

from ui.desktop.command_palette import words_of
from ui.desktop.language import tr
from ui.desktop.overlay_icons import overlay_icon

_LOOK_CHANGES: Final = (QEvent.Type.PaletteChange, QEvent.Type.FontChange)


class OverlayBar(QToolBar):
    def __init__(self, actions: Mapping[str, QAction], parent: QWidget | None = None) -> None:
        """`actions` are by the name of the overlay that they turn on and off."""
        super().__init__(tr("Overlays"), parent)
        self.setObjectName("overlays")
        self.setMovable(False)
        self.setOrientation(Qt.Orientation.Vertical)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        self._by_name = dict(actions)
        for action in self._by_name.values():
            action.setIconVisibleInMenu(False)
            self.addAction(action)
            # For assistive technology: what is written on the button is only its key.
            self.widgetForAction(action).setAccessibleName(words_of(action))
        self._draw()

    def _draw(self) -> None:
        edge = round(self.fontMetrics().height() * 1.3)
        self.setIconSize(QSize(edge, edge))
        colour = self.palette().buttonText().color()
        for name, action in self._by_name.items():
            action.setIcon(overlay_icon(name, colour))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in _LOOK_CHANGES and hasattr(self, "_by_name"):
            self._draw()
