"""Draws the map, and shots of a film, onto pictures and pages without a window."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import QGraphicsItem

from solitaire.presenting.presenter import Presenter
from solitaire.text import NOTHING, Text
from ui.desktop.board.beside_map.cards import MARGIN
from ui.desktop.board.scene import Arrow, MapScene
from ui.desktop.style import theme
from ui.desktop.table.sight import shown_by
from ui.desktop.watch.caption import fitted_font
from ui.desktop.watch.film import Film, Viewpoint
from ui.desktop.watch.map import ShotMap, arrows
from ui.desktop.watch.strips import DayStrip

STRIP_HEIGHT: Final = 46
CAPTION_HEIGHT: Final = 40
CAPTION_PIXELS: Final = 22
SMALLEST_CAPTION: Final = 14
USUAL_HEIGHT: Final = 800
"""Of a picture in which strip and caption have the sizes above; others are scaled."""


class PreparedScene(MapScene):
    """A map whose paper, which never changes, is drawn once."""

    def __init__(self, presenter: Presenter, notice: Text) -> None:
        super().__init__(presenter, notice)
        self._paper: QImage | None = None

    def prepare(self, size: QSize) -> None:
        """For pictures in which the whole map is so large."""
        paper = QImage(size, QImage.Format.Format_RGB32)
        painter = QPainter(paper)
        whole = self.sceneRect()
        painter.scale(size.width() / whole.width(), size.height() / whole.height())
        painter.translate(-whole.topLeft())
        super().drawBackground(painter, whole)
        painter.end()
        self._paper = paper

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        if self._paper is None:
            super().drawBackground(painter, rect)
        else:
            painter.drawImage(self.sceneRect(), self._paper)


def map_part(scene: MapScene, *, with_cards: bool) -> QRectF:
    """The part of the sheet that is drawn: the column of cards only where it says something."""
    if with_cards:
        return scene.sceneRect()
    return scene.atlas.frame.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)


class FilmStage:
    """Draws one shot after the other at one size, for one viewpoint."""

    def __init__(self, film: Film, viewpoint: Viewpoint, size: QSize) -> None:
        self._film = film
        self._viewpoint = viewpoint
        self._size = size
        self._scale = size.height() / USUAL_HEIGHT
        self._scene = PreparedScene(shown_by(film.game), film.game.notice)
        self._map = ShotMap(self._scene)
        self._strip = DayStrip()
        self._strip.resize(round(size.width() / self._scale) - 16, STRIP_HEIGHT)
        self._place = self._map_place()
        self._scene.prepare(self._place.size().toSize())
        self._scene.fit_to_zoom(self._place.height() / self._scene.sceneRect().height())

    def _map_place(self) -> QRectF:
        """As large as fits above caption and days."""
        room = QSize(self._size)
        room.setHeight(room.height() - round((STRIP_HEIGHT + CAPTION_HEIGHT) * self._scale))
        whole = self._scene.sceneRect().size().toSize()
        shown = whole.scaled(room, Qt.AspectRatioMode.KeepAspectRatio)
        return QRectF(QPointF((room.width() - shown.width()) // 2, 0), shown)

    def picture(self, number: int, since: int | None = None, caption: str | None = None) -> QImage:
        """The shot, with the arrows of all that was seen since another one."""
        image = QImage(self._size, QImage.Format.Format_RGB32)
        image.fill(theme.PAPER_EDGE)
        self._map.show_shot(self._film, number, self._viewpoint)
        if since is not None:
            self._scene.set_arrows(arrows_since(self._film, since, number, self._viewpoint))
        painter = QPainter(image)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        stretched = Qt.AspectRatioMode.IgnoreAspectRatio  # by less than a pixel
        self._scene.render(painter, self._place, self._scene.sceneRect(), stretched)
        told = self._film.caption(number, self._viewpoint) if caption is None else caption
        self._paint_caption(painter, told)
        self._paint_days(painter, number)
        painter.end()
        return image

    def _paint_caption(self, painter: QPainter, caption: str) -> None:
        top = self._size.height() - (STRIP_HEIGHT + CAPTION_HEIGHT) * self._scale
        height = CAPTION_HEIGHT * self._scale
        box = QRectF(0, top, self._size.width(), height)
        painter.fillRect(box, theme.CLEAR_AREA)
        inner = box.adjusted(12 * self._scale, 0, -12 * self._scale, 0)
        large, small = CAPTION_PIXELS * self._scale, SMALLEST_CAPTION * self._scale
        font = fitted_font(caption, inner.width(), large, small)
        painter.setFont(font)
        painter.setPen(theme.INK)
        elided = QFontMetricsF(font).elidedText(caption, Qt.TextElideMode.ElideRight, inner.width())
        painter.drawText(inner, Qt.AlignmentFlag.AlignVCenter, elided)

    def _paint_days(self, painter: QPainter, number: int) -> None:
        self._strip.show_film(self._film, number, self._viewpoint, is_over=True)
        painter.save()
        painter.translate(8 * self._scale, self._size.height() - STRIP_HEIGHT * self._scale)
        painter.scale(self._scale, self._scale)
        self._strip.paint_strip(painter)
        painter.restore()


def arrows_since(film: Film, since: int, number: int, viewpoint: Viewpoint) -> list[Arrow]:
    """Of every march of this phase that was seen after a shot, or of the plan that is shown."""
    if film.shots[number].thinker is not None:
        return arrows(film, number, viewpoint)
    found = []
    for shot in film.shots[since + 1 : number + 1]:
        if shot.thinker is None and shot.heading == film.shots[number].heading:
            found += arrows(film, shot.number, viewpoint)
    return list(dict.fromkeys(found))


class MapStage:
    """The map for printing, with the position of one viewpoint or without any."""

    PRINT_ZOOM: Final = 1.15
    """Names and counters have the size that they have on a screen at this zoom."""

    def __init__(
        self,
        presenter: Presenter,
        views: Sequence[Any] = (),
        viewpoint: Viewpoint = None,
        notice: Text = NOTHING,
    ) -> None:
        self._scene = MapScene(presenter, notice)
        self._scene.fit_to_zoom(self.PRINT_ZOOM)
        self.part = map_part(self._scene, with_cards=bool(views))
        if views:
            shown = views if viewpoint is None else [views[viewpoint]]
            self._scene.show_picture(presenter.picture(shown))
        else:
            self._scene.cards_item.hide()
        for item in self._scene.items():
            item.setCacheMode(QGraphicsItem.CacheMode.NoCache)  # a cache is a picture, not lines

    def paint(self, painter: QPainter, place: QRectF) -> None:
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        painter.fillRect(place, theme.PAPER_EDGE)
        self._scene.render(painter, place, self.part, Qt.AspectRatioMode.IgnoreAspectRatio)
