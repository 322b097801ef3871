"""Every dock of the game window, in one list: the place to register another one.

How to add a panel (hints, coach, what-if): write a QDockWidget with a fixed object name, and add a
PanelEntry to `panels()`. The window then builds it as an attribute of the entry's name, puts it
into the View menu, the command palette, the ring of F6 and the saved layouts, hands it each new
moment (`show`), and empties it when a curtain is drawn or the table is left (`clear`). A panel gets
a Moment and nothing else of the game: what one seat sees, and what it is offered. Its actions go
into the table of play/actions.py; help that should be marked on the state strip is told by
`moment.table.mark_help(words)`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtWidgets import QDockWidget, QWidget

from solitaire.presenting.offers import Offer
from ui.desktop.combat.board import CombatBoard
from ui.desktop.intelligence.dispatch_dock import DispatchDock
from ui.desktop.intelligence.estimates_dock import IntelligenceDock
from ui.desktop.intelligence.inspector import InspectorDock, situation_lines
from ui.desktop.intelligence.tables_dock import TablesDock
from ui.desktop.play.orders_dock import OrdersDock
from ui.desktop.play.panels import LogDock, SituationDock, TextDock
from ui.desktop.style.language import tr
from ui.desktop.table.table import Table

if TYPE_CHECKING:
    from ui.desktop.play.window import PlayWindow

PLAY: Final = "play"
STUDY: Final = "study"
WATCH: Final = "watch"
LAYOUTS: Final = (PLAY, STUDY, WATCH)


@dataclass(frozen=True, slots=True)
class Moment:
    """What one seat sees now and is offered."""

    table: Table
    view: Any
    offers: Sequence[Offer]
    suggested: Offer | None
    """One of the offers, which then comes first."""


@dataclass(frozen=True, slots=True)
class PanelEntry:
    name: str
    """The attribute of the window, and the object name by which layouts know it."""
    make: Callable[[PlayWindow], QDockWidget]
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
            OrdersDock,
            lambda dock, now: dock.show_moment(now.table, now.view, now.offers, now.suggested),
            lambda dock: dock.show_offers(()),
            lambda dock, percent: None,
            lambda dock: dock.list,
            (PLAY, STUDY),
        ),
        PanelEntry(
            "inspector",
            lambda window: InspectorDock(window),
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
            SituationDock,
            _show_situation,
            lambda dock: dock.show_lines([]),
            _fit_text,
            _text_of,
            (PLAY, STUDY),
        ),
        PanelEntry(
            "combat",
            CombatBoard,
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
            DispatchDock,
            lambda dock, now: dock.show_moment(now),
            lambda dock: dock.clear(),
            lambda dock, percent: dock.fit_text(percent),
            lambda dock: dock.list,
        ),
        PanelEntry(
            "intelligence",
            IntelligenceDock,
            lambda dock, now: dock.show_moment(now),
            lambda dock: dock.clear(),
            lambda dock, percent: dock.fit_text(percent),
            lambda dock: dock.table,
            (STUDY,),
        ),
    )


def _log(window: PlayWindow) -> LogDock:
    dock = LogDock(window)
    dock.setWindowTitle(tr("Log"))
    dock.text.setPlaceholderText(tr("What your side sees appears here."))
    return dock


def _tables(window: PlayWindow) -> TablesDock:
    """Rows and map share what is chosen."""
    dock, view = TablesDock(window), window.board.map_view
    view.cursor_moved.connect(dock.point_at)
    window.board.area_clicked.connect(dock.point_at)
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
