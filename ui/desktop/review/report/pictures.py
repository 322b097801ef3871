"""The pictures of an after-action report: the map as the viewpoint saw it, and the chances."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage, QPainter, QPalette

from solitaire.registry import game_of
from ui.common.analysis_pieces import WorkedOut
from ui.desktop.board.scene import MapScene
from ui.desktop.board.view import MapView
from ui.desktop.review.analysis import ReviewAnalysis
from ui.desktop.review.graph import ChanceGraph
from ui.desktop.review.panels import ReviewDock
from ui.desktop.review.replay import Replay, Viewpoint
from ui.desktop.style import theme
from ui.desktop.style.language import tr

MAP_HIGH: Final = 940
"""Pixels; as wide as the sheet then is."""
GRAPH: Final = QSize(1100, 260)
PACKED: Final = 20
"""Qt's measure of quality for PNG: how little it is packed; smaller takes longer."""


class Painter:
    """Keeps one map, because setting it up takes longest."""

    def __init__(self, replay: Replay, viewpoint: Viewpoint) -> None:
        self._replay = replay
        self._viewpoint = viewpoint
        game = game_of(replay.rules)
        scene = MapScene(replay.presenter, game.notice)
        self._map = MapView(scene)
        sheet = scene.sceneRect()
        self._map.resize(round(MAP_HIGH * sheet.width() / sheet.height()), MAP_HIGH)

    def save_map(self, index: int, path: Path) -> None:
        """Raises OSError."""
        self._map.show_picture(self._replay.picture_at(index, self._viewpoint))
        self._map.fit()
        _save(self._map.grab().toImage(), path)

    def save_graph(self, found: WorkedOut, path: Path) -> None:
        graph = ChanceGraph(self._replay)
        graph.resize(GRAPH)
        palette = QPalette(theme.PAPER)
        palette.setColor(QPalette.ColorRole.Text, theme.INK)
        palette.setColor(QPalette.ColorRole.PlaceholderText, theme.FAINT_INK)
        graph.setPalette(palette)
        analysis = ReviewAnalysis(self._replay, ReviewDock(self._replay.armies), graph)
        analysis.show_found(found, self._viewpoint)
        image = QImage(GRAPH, QImage.Format.Format_RGB32)
        image.fill(QColor(theme.PAPER))
        painter = QPainter(image)
        graph.paint(painter)
        painter.end()
        _save(image, path)

    def close(self) -> None:
        self._map.deleteLater()


def _save(image: QImage, path: Path) -> None:
    if not image.save(str(path), quality=PACKED):
        raise OSError(0, tr("the picture cannot be written"), str(path))
