"""From the table to the model: what the seat shown sees and is offered, each time it changes.

Everything comes from the table's view of the seat shown; behind the curtain nothing is shown.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QObject, QTimer

from ui.desktop.board.board import MapBoard
from ui.desktop.intelligence.away import news_while_away
from ui.desktop.play.asking import Asking
from ui.desktop.play.bars.state_bar import StateBar
from ui.desktop.play.pages import Pages
from ui.desktop.play.words.state_words import strip_words
from ui.desktop.screens.glimpses import keep_glimpse
from ui.desktop.style.language import tr, translated
from ui.desktop.style.paints import paints_of
from ui.desktop.table.model import Moment, PlayModel
from ui.desktop.table.table import COMPUTER, CURTAIN, Table

VIEW_DELAY: Final = 80


class Display(QObject):
    def __init__(
        self,
        model: PlayModel,
        board: MapBoard,
        asking: Asking,
        pages: Pages,
        state_bar: StateBar,
        set_title: Callable[[str], None],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._model, self._board = model, board
        self._asking, self._pages, self._state_bar = asking, pages, state_bar
        self._set_title = set_title
        self._view_timer = QTimer(self)
        self._view_timer.setSingleShot(True)
        self._view_timer.timeout.connect(self.show_view)
        model.table_opened.connect(self._listen)
        model.table_leaving.connect(self._stop)

    def _listen(self) -> None:
        table = self._model.table
        assert table is not None
        table.changed.connect(self.show_table)
        table.told.connect(self._model.say)
        table.informed.connect(self._asking.show_report)

    def _stop(self) -> None:
        """Nothing more of this table."""
        self._asking.stop()
        self._view_timer.stop()
        if self._model.table is not None:
            self._model.table.changed.disconnect(self.show_table)

    # -- all of it --------------------------------------------------------------------------------

    def show_table(self) -> None:
        model, table = self._model, self._model.table
        if table is None:
            return
        self._asking.hush()
        model.tell_of_change()
        if table.waits_for == CURTAIN:
            self._draw_curtain(table)
            return
        self._pages.show_board()
        self._asking.show(table)
        if table.waits_for != COMPUTER:
            self.show_view()
        elif not self._view_timer.isActive():
            # A computer that plays by habit chooses faster than anybody can look.
            self._view_timer.start(VIEW_DELAY)

    def show_view(self) -> None:
        model, table = self._model, self._model.table_in_sight
        if table is None:
            return
        self._view_timer.stop()
        view = table.view()
        is_new = view != model.view
        self._show_strip(table, view)  # which also tells of help that was just taken
        model.show(_moment(table, view))
        if is_new:
            keep_glimpse(table, view)

    def _show_strip(self, table: Table, view: Any) -> None:
        picture = table.sight.picture(view)
        words, note = strip_words(table, picture), translated(picture.banner_note)
        self._state_bar.show_state(words, note)
        self._state_bar.show_seal(table.game.fingerprint)
        words = table.presenter.side_words(table.rules.seats[table.seat]).played_as
        self._set_title(
            tr("{name} – {played_as}", name=table.path.stem, played_as=translated(words))
        )

    def _draw_curtain(self, table: Table) -> None:
        self._asking.stop()
        self._view_timer.stop()
        self._model.clear()
        self._model.select(())
        self._board.show_nothing()
        self._model.say("")
        side = paints_of(table.presenter.looks()).side(table.rules.seats[table.seat])
        self._pages.draw_curtain(table.seat_name(), side, partial(news_while_away, table))
        self._set_title("Campagna")


def _moment(table: Table, view: Any) -> Moment:
    """The suggested choice first, so that Enter and the digit 1 mean it."""
    offers = table.offers()
    wanted = table.adjutant.suggestion(view, [one.ply for one in offers]) if offers else None
    suggested = next((one for one in offers if one.ply == wanted), None)
    return Moment(table, view, sorted(offers, key=lambda one: one is not suggested), suggested)
