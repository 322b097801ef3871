"""The map of the review, and beside it, if wanted, the map of what was believed."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QLabel, QSplitter

from solitaire.presenting.presenter import Presenter
from ui.desktop.board.scene import MapScene
from ui.desktop.board.view import MapView
from ui.desktop.review.beliefs import Beliefs
from ui.desktop.review.replay import EVERYTHING, Viewpoint
from ui.desktop.style import theme
from ui.desktop.style.language import tr

TITLE_PIXELS: Final = 18
TITLE_PLACE: Final = QPoint(14, 10)
MARGIN: Final = 12.0
"""Around the map when it stands beside another, in its units."""


class ReviewMaps(QSplitter):
    def __init__(self, beliefs: Beliefs, presenter: Presenter) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.scene = MapScene(presenter)
        self.map_view = MapView(self.scene)
        self.views = [self.map_view]
        """Those that have been set up."""
        self._beliefs = beliefs
        self._titles: list[QLabel] = []
        self._viewpoint: Viewpoint = EVERYTHING
        self.addWidget(self.map_view)
        beliefs.turned.connect(self._show_titles)

    def show_beliefs(self, shown: bool) -> None:
        """Both maps then leave out what stands beside the country."""
        if shown and len(self.views) == 1:
            self.views.append(self._beliefs.map_view)
            self.addWidget(self._beliefs.map_view)
            self.setSizes([self.width() // 2] * 2)
            self._titles = [_title(view) for view in self.views]
        self._beliefs.set_shown(shown)
        narrow = self.scene.atlas.frame.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)
        for view in self.views:
            view.setSceneRect(narrow if shown else self.scene.sceneRect())
            view.fit()
        self._show_titles()

    def look(self, index: int, viewpoint: Viewpoint) -> None:
        self._viewpoint = viewpoint
        self._beliefs.look(index, viewpoint)
        self._show_titles()

    def _show_titles(self) -> None:
        is_truth = self._viewpoint is EVERYTHING
        words = (
            tr("The truth") if is_truth else tr("What was in sight"),
            tr("What the {side} believed: an estimate", side=self._beliefs.army),
        )
        for title, text in zip(self._titles, words, strict=False):
            title.setText(text)
            title.adjustSize()
            title.setVisible(self._beliefs.is_shown)


def _title(view: MapView) -> QLabel:
    """A few words in the corner of a map."""
    title = QLabel(view)
    title.setFont(theme.font("serif", TITLE_PIXELS))
    title.setStyleSheet(
        f"background:{theme.TAG.name()};color:{theme.INK.name()};padding:2px 8px;"
        f"border:1px solid {theme.FAINT_INK.name()}"
    )
    title.move(TITLE_PLACE)
    return title
