"""The tracks of a combat, drawn as those beside the map: a threshold that falls, hits, rounds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from solitaire.presenting.picture import Track
from ui.desktop.board.beside_map.track_items import paint_track
from ui.desktop.board.beside_map.tracks import CELL, GAP, laid_track, track_height
from ui.desktop.style.language import translated
from ui.desktop.style.paints import Paints

SCALE: Final = 0.6
"""Of a track beside the map, so that ten cells fit into a dock."""


class CombatTracks(QWidget):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tracks: Sequence[Track] = ()
        self._paints: Paints | None = None
        self.hide()

    def show_tracks(self, tracks: Sequence[Track], paints: Paints) -> None:
        self._tracks, self._paints = tracks, paints
        self.setVisible(bool(tracks))
        words = [
            ", ".join(
                [translated(one.title), *(translated(marker.words) for marker in one.markers)]
            )
            for one in tracks
        ]
        self.setAccessibleName("; ".join(words))
        self.setToolTip("\n".join(words))
        self.setFixedHeight(self.sizeHint().height())
        self.update()

    def _width(self, track: Track) -> float:
        return (track.columns or len(track.cells)) * (CELL + GAP)

    def sizeHint(self) -> QSize:
        wide = max((self._width(one) for one in self._tracks), default=0.0)
        high = sum(track_height(one, self._width(one), is_titled=True) for one in self._tracks)
        return QSize(round(wide * SCALE), round(high * SCALE) + 4)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._paints is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(SCALE, SCALE)
        top = 0.0
        for track in self._tracks:
            wide = self._width(track)
            laid = laid_track(track, QPointF(2, top), wide, None, is_titled=True)
            paint_track(painter, laid, self._paints)
            top += track_height(track, wide, is_titled=True)
