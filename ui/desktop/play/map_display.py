"""What the map shows of the model: the picture, where offers lead, the selection, the overlay."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QObject

from ui.desktop.board.board import MapBoard
from ui.desktop.play.words.state_words import targets
from ui.desktop.style.announcing import tell_of_other_lines
from ui.desktop.table.model import PlayModel


class MapDisplay(QObject):
    def __init__(
        self,
        model: PlayModel,
        board: MapBoard,
        shown: Callable[[Any], Sequence[Any]],
        parent: QObject | None = None,
    ) -> None:
        """`shown` gives what is seen beside a view: itself, and others where all may be seen."""
        super().__init__(parent)
        self._model, self._board, self._shown = model, board, shown
        self._targets: dict[str, str] = {}
        """Those that are marked."""
        self._followed: Sequence[str] = ()
        """Who was under way when the map was shown last."""
        board.cursor_moved.connect(model.move_cursor)
        model.table_opened.connect(self._use_board)
        model.map_left.connect(lambda: board.map_view.set_cursor_area(""))
        model.picture_changed.connect(self._show_picture)
        model.offers_changed.connect(self._show_offers)
        model.selection_changed.connect(self._show_selection)
        model.overlay_changed.connect(self._show_overlay)

    def _use_board(self) -> None:
        table = self._model.table
        assert table is not None
        self._board.use(table.door, table.presenter)

    def _show_picture(self) -> None:
        model, board = self._model, self._board
        if model.moment is None:
            return
        table, view = model.moment.table, model.moment.view
        self._show_targets()  # before the picture: an overlay lies on top of them
        board.show(self._shown(view), table.events(), table.take_news(), table.report())
        tell_of_other_lines(board.map_view)
        if model.overlay:
            board.show_overlay(model.overlay, view, model.inspected)
        if model.under_way():
            model.select(model.under_way())
        self._come_to(model.under_way())

    def _come_to(self, under_way: Sequence[str]) -> None:
        """A march may have begun from the list of orders, far from what the map shows."""
        picture = self._model.picture
        if under_way and under_way != self._followed and picture is not None:
            self._board.bring_into_view(picture.place_of(under_way[0]))
        self._followed = under_way

    def _show_selection(self) -> None:
        self._board.show_selection(self._model.selection)
        self._show_offers()

    def _show_offers(self) -> None:
        if self._wanted() != self._targets:
            self._show_targets()

    def _wanted(self) -> dict[str, str]:
        return targets(self._model.offers, self._model.selection)

    def _show_targets(self) -> None:
        self._targets = self._wanted()
        self._board.show_targets(self._targets)

    def _show_overlay(self, name: str) -> None:
        table = self._model.table_in_sight
        if table is not None:
            self._board.show_overlay(name, table.view(), self._model.inspected)
