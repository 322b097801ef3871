"""While a stack is led over the map by pointer or keys: tip, arrows of the way, combat preview."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QTimer
from PySide6.QtWidgets import QDockWidget

from solitaire.presenting.adjutant import Foresight
from solitaire.presenting.picture import Picture
from ui.desktop.board.board import MapBoard
from ui.desktop.combat.board import CombatBoard
from ui.desktop.play.docks.layouts import front_of
from ui.desktop.play.marches.march_tip import MarchTip
from ui.desktop.play.marches.marching import foresee, movers
from ui.desktop.play.offers import at_place
from ui.desktop.play.words.foresight_words import who_lines
from ui.desktop.table.model import PlayModel
from ui.desktop.table.table import CURTAIN, PERSON

PREVIEW_MILLISECONDS: Final = 250
"""After so long a rest over an enemy the combat is counted."""


class Foreseeing(QObject):
    def __init__(
        self, model: PlayModel, board: MapBoard, combat: CombatBoard, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._model, self._board, self._combat = model, board, combat
        self.tip = MarchTip(board.map_view)
        self.shown: Foresight | None = None
        self.who: tuple[str, ...] = ()
        """Who would go and who would stay behind, in words."""
        self._counters: Sequence[str] = ()
        self._covered: QDockWidget | None = None
        """What lay in front before the combat was shown that is thought of."""
        self._is_dragged = False
        self._preview_timer = QTimer(self)
        self._preview_timer.setSingleShot(True)
        self._preview_timer.timeout.connect(self._preview)
        board.drag_moved.connect(self._dragged)
        board.area_hovered.connect(self._hovered)
        board.map_view.installEventFilter(self)
        model.cursor_changed.connect(self._led)
        model.table_changed.connect(self.hide)
        model.table_leaving.connect(self.hide)
        self._ends = ("", "")
        """The areas of which the tip speaks: goal and start."""

    def _dragged(self, source: str, area: str) -> None:
        table = self._model.table
        self._is_dragged = bool(source)
        if table is None or not source or not area:
            self.hide()
        else:
            counters = table.stack_of(source)
            self.show(counters, area)
            self._think(counters, area)

    def _led(self, area: str) -> None:
        counters = self._model.selection
        self.show(counters, area)
        self._think(counters, area)
        if self._model.table is not None and self._model.confirmation is None:
            self._model.say(" · ".join(self.who))  # what was said of another place is past

    def _hovered(self, area: str) -> None:
        """What a click there would do with the stack that is under way or picked."""
        table = self._model.table
        if table is None or table.waits_for == CURTAIN or self._is_dragged:
            return
        if table.waits_for == PERSON:
            self._show_hovered(table.picture(), area)
        self._think(table.picture().under_way or self._model.selection, area)

    def _show_hovered(self, picture: Picture, area: str) -> None:
        if area and picture.under_way:
            self.show(picture.under_way, area)
        elif area and self._model.selection and not self._is_offered(area):
            self.show(self._model.selection, area)
        elif not self._show_choice(area):
            self.hide()

    def _is_offered(self, area: str) -> bool:
        """Whether a click there would rather ask about something else."""
        return bool(at_place(self._model.offers, area))

    def _think(self, counters: Sequence[str], area: str) -> None:
        """The overlay shows who would be in command next turn, whoever's turn it is now [6.0]."""
        table = self._model.table
        if table is None or table.waits_for == CURTAIN:
            return
        able = movers(table.picture(), self._model.offers, counters)
        self._board.show_thought(able or counters, area)

    def _show_choice(self, area: str) -> bool:
        """Whether something offered there has dice to foresee: a reconnaissance [13.1.2]."""
        table = self._model.table
        assert table is not None
        for offer in self._model.offers if area else ():
            if offer.is_weighty and area in offer.goals:
                found = table.adjutant.foresee_choice(table.view(), offer.ply)
                if found is not None:
                    self.shown, self.who = found, ()
                    self._show_tip(found, area, area)
                    return True
        return False

    def show(self, counters: Sequence[str], area: str) -> None:
        """What would happen if these counters went there; nothing if they cannot go at all."""
        table = self._model.table
        self._preview_timer.stop()
        if table is None or table.waits_for != PERSON or not counters:
            self.hide()
            return
        picture, offers = table.picture(), self._model.offers
        start = picture.place_of(counters[0])
        going, found = foresee(table, offers, counters, area) if start != area else ((), None)
        if found is None:
            self.hide()
            return
        self.shown, self._counters = found, going
        board = self._board
        staying = [one for one in picture.own_at(start) if one not in self._counters]
        self.who = tuple(
            who_lines(
                [self._model.title(one) for one in self._counters],
                [self._model.title(one) for one in staying],
                self._model.names.place(start),
            )
        )
        self._show_tip(found, area, start)
        board.show_selection(self._counters)
        way = [start, *(step.place for step in found.steps)]
        board.ghosts.show(self._counters, _end(found, area))
        board.show_plan(
            (here, there, step.cost)
            for (here, there), step in zip(pairwise(way), found.steps, strict=True)
        )
        if found.is_fight:
            self._preview_timer.start(PREVIEW_MILLISECONDS)
        else:
            self._end_preview()

    def _show_tip(self, found: Foresight, goal: str, start: str) -> None:
        self._ends = (goal, start)
        self.tip.show_foresight(
            found, self._model.names, self._on_map(goal), self._on_map(start), self.who
        )

    def _on_map(self, area: str) -> QPoint:
        board = self._board
        return board.map_view.viewport().mapToParent(board.place_of(area))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """When docks take room from the map or give it back, the tip goes with its area."""
        if event.type() == QEvent.Type.Resize and self.shown is not None:
            QTimer.singleShot(0, self, self._put_tip_again)
        return super().eventFilter(watched, event)

    def _put_tip_again(self) -> None:
        if self.shown is not None:
            self.tip.put_beside(*map(self._on_map, self._ends))

    def hide(self) -> bool:
        """Whether there was something to hide."""
        self._preview_timer.stop()
        self._board.show_thought((), "")
        if self.shown is None:
            return False
        self.shown, self.who = None, ()
        self.tip.hide()
        self._board.ghosts.show((), "")
        self._board.show_selection(self._model.selection)
        self._board.show_plan(())
        self._end_preview()
        return True

    def preview_now(self) -> None:
        """Without waiting for a rest, if an attack is thought of."""
        if self.shown is not None and self.shown.is_fight:
            self._preview_timer.stop()
            self._preview()

    def _preview(self) -> None:
        table = self._model.table
        if table is not None and self.shown is not None:
            self._combat.show_preview(table.view(), self.shown.goal, self._counters)
            if self._combat.is_preview:
                self._covered = self._covered or front_of(self._combat)
                self._combat.show()
                self._combat.raise_()

    def _end_preview(self) -> None:
        """What was read before is read on: an empty combat board says nothing."""
        self._combat.end_preview()
        covered, self._covered = self._covered, None
        if covered is not None and not self._combat.is_fought:
            covered.raise_()


def _end(found: Foresight, area: str) -> str:
    """Where those who march would stand: beside an enemy they stop before his place, and those who
    go different ways end in no one place."""
    if found.steps:
        return found.steps[-1].place
    return area if found.chances else ""
