"""Every dock of the game window, in one list: the place to register another one.

How to add a panel (hints, coach, what-if): write a QDockWidget with a fixed object name, and add a
PanelEntry to `panels()`. `Panels` then builds it as an attribute of the entry's name and puts it
into the View menu, the command palette, the ring of F6 and the saved layouts, hands it each new
moment (`show`), and empties it when a curtain is drawn or the table is left (`clear`). A panel gets
a Moment and nothing else of the game: what one seat sees, and what it is offered. Its actions go
into the table of play/entries.py; help that should be marked on the state strip is told by
`moment.table.mark_help(words)`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDockWidget, QMainWindow, QWidget

from ui.desktop.board.board import MapBoard
from ui.desktop.combat.board import CombatBoard
from ui.desktop.help.hints.engine import Counsel
from ui.desktop.intelligence.dispatch_dock import DispatchDock
from ui.desktop.intelligence.estimates_dock import IntelligenceDock
from ui.desktop.intelligence.inspector import InspectorDock, situation_lines
from ui.desktop.intelligence.tables_dock import TablesDock
from ui.desktop.play.docks.orders_dock import OrdersDock
from ui.desktop.play.docks.panels import LogDock, SituationDock
from ui.desktop.settings.live_preferences import LivePreferences
from ui.desktop.style.language import tr
from ui.desktop.style.widgets.text_dock import TextDock
from ui.desktop.table.model import Moment, PlayModel

PLAY: Final = "play"
STUDY: Final = "study"
WATCH: Final = "watch"
LAYOUTS: Final = (PLAY, STUDY, WATCH)
_ALWAYS_SHOWN: Final = ("orders", "combat", "log", "dispatches")
"""Panels that may have something new though the seat sees nothing new."""


@dataclass(frozen=True, slots=True)
class Needs:
    """What a panel may be built from."""

    model: PlayModel
    board: MapBoard
    counsel: Counsel
    preferences: LivePreferences
    window: QMainWindow
    """Into which it is docked."""


@dataclass(frozen=True, slots=True)
class PanelEntry:
    name: str
    """The attribute of Panels and of the window, and the object name by which layouts know it."""
    make: Callable[[Needs], QDockWidget]
    show: Callable[[Any, Moment], None]
    clear: Callable[[Any], None]
    fit: Callable[[Any, int], None]
    """Takes over the size of text, in per cent."""
    pane: Callable[[Any], QWidget]
    """What gets the keyboard when F6 comes by."""
    layouts: tuple[str, ...] = LAYOUTS
    """Those in which it is open at first."""


def panels() -> tuple[PanelEntry, ...]:
    """The first gets a part of the side for itself, the others share tabs below it."""
    return (*_panels_of_play(), *_panels_of_study())


def _panels_of_play() -> tuple[PanelEntry, ...]:
    return (
        PanelEntry(
            "orders",
            lambda needs: OrdersDock(needs.window),
            lambda dock, now: dock.show_moment(now.table, now.view, now.offers, now.suggested),
            lambda dock: dock.show_offers(()),
            lambda dock, percent: None,
            lambda dock: dock.list,
            (PLAY, STUDY),
        ),
        PanelEntry(
            "inspector",
            lambda needs: InspectorDock(needs.window),
            lambda dock, now: dock.show_area(now.view, dock.area) if dock.area else None,
            lambda dock: dock.show_nothing(),
            _fit_text,
            _text_of,
            (PLAY, STUDY),
        ),
        PanelEntry(
            "log",
            _log,
            lambda dock, now: dock.show_lines(now.table.log_lines()),
            lambda dock: dock.show_lines([]),
            _fit_text,
            _text_of,
        ),
        PanelEntry(
            "situation_dock",
            lambda needs: SituationDock(needs.window),
            _show_situation,
            lambda dock: dock.show_lines([]),
            _fit_text,
            _text_of,
            (PLAY, STUDY),
        ),
        PanelEntry(
            "combat",
            _combat,
            lambda dock, now: dock.show_moment(now.table, now.view, now.offers, now.suggested),
            lambda dock: dock.clear(),
            lambda dock, percent: dock.fit_text(),
            lambda dock: dock.pane(),
        ),
    )


def _panels_of_study() -> tuple[PanelEntry, ...]:
    return (
        PanelEntry(
            "tables",
            _tables,
            lambda dock, now: dock.show_picture(
                now.table.presenter, now.table.presenter.picture([now.view])
            ),
            lambda dock: dock.show_nothing(),
            lambda dock, percent: None,
            lambda dock: dock.pages.currentWidget(),
            (STUDY,),
        ),
        *_news(),
    )


def _news() -> tuple[PanelEntry, ...]:
    """What is seen of the enemy, and what may be thought of him."""
    return (
        PanelEntry(
            "dispatches",
            lambda needs: DispatchDock(needs.board, needs.preferences, needs.window),
            lambda dock, now: dock.show_moment(now),
            lambda dock: dock.clear(),
            lambda dock, percent: dock.fit_text(percent),
            lambda dock: dock.list,
        ),
        PanelEntry(
            "intelligence",
            lambda needs: IntelligenceDock(needs.model, needs.board, needs.counsel, needs.window),
            lambda dock, now: dock.show_moment(now),
            lambda dock: dock.clear(),
            lambda dock, percent: dock.fit_text(percent),
            lambda dock: dock.table,
            (STUDY,),
        ),
    )


def _combat(needs: Needs) -> CombatBoard:
    """The map moves to a fight that is out of sight."""
    dock = CombatBoard(needs.window)
    dock.begun.connect(needs.board.bring_into_view)
    return dock


def _log(needs: Needs) -> LogDock:
    dock = LogDock(needs.window)
    dock.setWindowTitle(tr("Log"))
    dock.text.setPlaceholderText(tr("What your side sees appears here."))
    return dock


def _tables(needs: Needs) -> TablesDock:
    """Rows and map share what is chosen."""
    dock, view = TablesDock(needs.window), needs.board.map_view
    view.cursor_moved.connect(dock.point_at)
    needs.board.area_clicked.connect(dock.point_at)
    dock.area_pointed.connect(view.set_cursor_area)
    dock.area_taken.connect(view.area_activated)
    dock.counter_taken.connect(view.counter_activated)
    return dock


def _fit_text(dock: TextDock, percent: int) -> None:
    dock.fit_text(percent)


def _text_of(dock: TextDock) -> QWidget:
    return dock.text


def _show_situation(dock: SituationDock, now: Moment) -> None:
    """Only if somebody looks at it: it is the longest text."""
    if not dock.visibleRegion().isEmpty():
        dock.show_lines(situation_lines(now.table.presenter.picture([now.view]), now.table.names))


# -- all of them ----------------------------------------------------------------------------------


class Panels:
    """The docks of a window: built, shown what there is to see, and emptied again."""

    orders: OrdersDock
    inspector: InspectorDock
    log: LogDock
    situation_dock: SituationDock
    combat: CombatBoard
    dispatches: DispatchDock
    intelligence: IntelligenceDock
    tables: TablesDock

    def __init__(self, needs: Needs) -> None:
        self._model, self._preferences = needs.model, needs.preferences
        self.entries = panels()
        self.docks = tuple(self._made(entry, needs) for entry in self.entries)
        self._is_new = False
        """Whether something else is seen than when the panels were last shown something."""
        model = self._model
        model.picture_changed.connect(self._picture_changed)
        model.offers_changed.connect(self._show)
        model.table_opened.connect(self._begin)
        model.inspected_changed.connect(self._inspect)
        model.overlay_changed.connect(lambda _: self._look_at_overlay())
        self._preferences.changed.connect(self._fit_text)
        self._fit_text()

    def _made(self, entry: PanelEntry, needs: Needs) -> QDockWidget:
        dock = entry.make(needs)
        setattr(self, entry.name, dock)
        needs.window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
        dock.visibilityChanged.connect(lambda seen: self._show_again(entry, dock) if seen else None)
        # Of the menu: behind another tab nobody would see that it is there.
        dock.toggleViewAction().triggered.connect(lambda on: dock.raise_() if on else None)
        return dock

    def _begin(self) -> None:
        """Of the game that is on the table now."""
        table = self._model.table
        assert table is not None
        self.inspector.begin(table.presenter)
        self.dispatches.begin(table.guide)

    def _each(self) -> Iterator[tuple[PanelEntry, QDockWidget]]:
        return zip(self.entries, self.docks, strict=True)

    # -- showing ----------------------------------------------------------------------------------

    def _picture_changed(self) -> None:
        self._is_new = True
        if self._model.moment is None:
            for entry, dock in self._each():
                entry.clear(dock)

    def _show(self) -> None:
        now = self._model.moment
        assert now is not None
        for entry, dock in self._each():
            if self._is_new or entry.name in _ALWAYS_SHOWN:
                entry.show(dock, now)
        self._is_new = False

    def _show_again(self, entry: PanelEntry, dock: QDockWidget) -> None:
        """A panel has come into sight."""
        if self._model.moment is not None and self._model.table_in_sight is not None:
            entry.show(dock, self._model.moment)

    def _inspect(self, place: str) -> None:
        table = self._model.table
        assert table is not None
        self.inspector.show_area(table.view(), place)

    def _look_at_overlay(self) -> None:
        table = self._model.table_in_sight
        if table is not None:
            self.intelligence.look(table.view())

    def _fit_text(self) -> None:
        for entry, dock in self._each():
            entry.fit(dock, self._preferences.now.text_percent)

    # -- coming to the front ----------------------------------------------------------------------

    def show_place(self) -> None:
        """The place that was clicked, unless a combat is looked at."""
        if not self.combat.is_fought:
            self.inspector.raise_()

    def show_turn(self, turn: int) -> None:
        """What was told of it, in the log."""
        if self._model.table is not None:
            self.log.show()
            self.log.raise_()
            self.log.go_to_turn(turn)
