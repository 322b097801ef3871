"""The window in which a game is played: map, prompt bar, docks, menus.

It shows what the table hands out and turns clicks, drags and keys into offered choices.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QSettings, QSize, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QKeyEvent
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QMainWindow,
    QMessageBox,
    QStackedWidget,
    QTabBar,
    QToolBar,
    QVBoxLayout,
    QWidget,
)

from ai.engine_client import OUR_ENGINE
from solitaire.guide import guide_for
from solitaire.registry import load_game
from ui import paths
from ui.desktop.combat_board import CombatBoard
from ui.desktop.help_dialog import HelpDialog
from ui.desktop.icon import window_icon
from ui.desktop.inspector import InspectorDock, situation_lines
from ui.desktop.language import later, told, tr
from ui.desktop.map_board import MapBoard
from ui.desktop.naming import side_title
from ui.desktop.offers import Offer, closing, offers_of
from ui.desktop.opening import GAME, Wish, begin_game, open_game, sitters_of
from ui.desktop.orders_dock import OrdersDock
from ui.desktop.panels import LogDock, SituationDock
from ui.desktop.play_actions import PlayActions
from ui.desktop.play_files import GameFiles
from ui.desktop.play_words import nodes_to_think, strip_words, targets
from ui.desktop.pointing import Pointing
from ui.desktop.preferences import (
    Preferences,
    PreferencesDialog,
    apply_preferences,
    keep_preferences,
    load_preferences,
)
from ui.desktop.prompt import PromptBar
from ui.desktop.recent import newest_unfinished
from ui.desktop.table import (
    COMPUTER,
    CURTAIN,
    DICE,
    DISK,
    ENGINE,
    OVER,
    PERSON,
    Table,
)
from ui.desktop.welcome import Curtain, Welcome
from ui.terminal.failures import Failure
from ui.terminal.play.saves import OpenGame

SMALLEST: Final = QSize(1024, 700)
FIRST: Final = QSize(1440, 900)
UNDO_DELAY: Final = 150
"""Milliseconds after which it is worked out whether the last choice could be taken back: trying it
in imagined worlds takes a tenth of a second, and quick players do not wait for it."""
VIEW_DELAY: Final = 80
KEYS: Final = later(
    "digits, or ↑ ↓ and Enter · click or drag on the map · Ctrl+Enter ends · F1 explains"
)
_TROUBLE: Final = {
    DICE: later("A roll is waiting for its dice"),
    DISK: later("The game could not be saved, so it waits"),
    ENGINE: later("The opponent does not answer"),
}


class PlayWindow(QMainWindow):
    def __init__(self, command: Sequence[str] = OUR_ENGINE) -> None:
        """`command` starts the engine."""
        super().__init__()
        self.table: Table | None = None
        self.preferences = load_preferences()
        self._command = tuple(command)
        self._guide = guide_for(load_game(GAME))
        self._undo_timer = QTimer(self)
        self._undo_timer.setSingleShot(True)
        self._undo_timer.timeout.connect(self._show_undo)
        self._view_timer = QTimer(self)
        self._view_timer.setSingleShot(True)
        self._view_timer.timeout.connect(self._show_view)
        self._view_shown: Any = None
        self._overlay = ""
        self.board = MapBoard(self)
        self.prompt = PromptBar()
        self.welcome = Welcome(self)
        self.curtain = Curtain(self)
        self.orders = OrdersDock(self)
        self.inspector = InspectorDock(self._guide, self)
        self.log = LogDock(self)
        self.situation_dock = SituationDock(self)
        self.combat = CombatBoard(self)
        self.strip = QLabel(self)
        self.docks = (self.orders, self.inspector, self.log, self.situation_dock, self.combat)
        self.setWindowIcon(window_icon())
        self.setMinimumSize(SMALLEST)
        self._lay_out()
        self.files = GameFiles(self)
        self.actions_of_game = PlayActions(self)
        self._connect()
        self._restore_layout()
        self.show_welcome()

    # -- building ---------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        page = QWidget(self)
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.board.map_view, 1)
        column.addWidget(self.prompt)
        self.page = page
        self.pages = QStackedWidget(self)
        for widget in (self.welcome, page, self.curtain):
            self.pages.addWidget(widget)
        self.setCentralWidget(self.pages)
        right = Qt.DockWidgetArea.RightDockWidgetArea
        for dock in self.docks:
            self.addDockWidget(right, dock)
        self.tabifyDockWidget(self.inspector, self.log)
        self.tabifyDockWidget(self.log, self.situation_dock)
        self.tabifyDockWidget(self.situation_dock, self.combat)
        self.log.text.setPlaceholderText(tr("What your side sees is told here."))
        self.log.raise_()
        self.strip.setContentsMargins(10, 2, 10, 2)
        bar = QToolBar(tr("State of the game"), self)
        bar.setObjectName("state")
        bar.setMovable(False)
        bar.addWidget(self.strip)
        self.addToolBar(bar)
        self.state_bar = bar

    def _connect(self) -> None:
        self.pointing = Pointing(self)
        self.orders.chosen.connect(self.choose)
        self.prompt.decide_now_wanted.connect(self.decide_now)
        self.prompt.try_again_wanted.connect(self.try_again)
        self.situation_dock.visibilityChanged.connect(lambda _: self._show_situation())
        self.curtain.lifted.connect(self.lift_curtain)
        self.welcome.continue_wanted.connect(self.files.continue_newest)
        self.welcome.side_wanted.connect(lambda side: self.begin(Wish(side)))
        self.welcome.new_wanted.connect(self.files.ask_new_game)
        self.welcome.watch_wanted.connect(lambda: self.begin(Wish("watch")))
        self.welcome.open_wanted.connect(self.files.ask_open)

    def show_overlay(self, name: str) -> None:
        self._overlay = name
        if self.table is not None and self.table.waits_for != CURTAIN:
            self.board.show_overlay(name, self.table.view(), self.inspector.area)

    # -- games ------------------------------------------------------------------------------------

    def begin(self, wish: Wish) -> None:
        """Begin the game that is wished for, or say why not."""
        self._open(lambda: begin_game(wish, self.files.ask_dice), wish)

    def open_path(self, path: Path) -> None:
        """Go on with the game of this file, or say why not."""
        self._open(lambda: open_game(path, self.files.ask_dice), None)

    def _open(self, opened: Callable[[], OpenGame], wish: Wish | None) -> None:
        self._close_table()
        try:
            game = opened()
        except Failure as failure:
            self.say_trouble(told(str(failure)))
            self.show_welcome()
            return
        has_curtain = wish is None or wish.has_curtain
        self.sit_down(
            Table(
                game,
                sitters_of(game),
                curtain=has_curtain,
                command=self._command,
                parent=self,
            )
        )

    def sit_down(self, table: Table) -> None:
        self.table = table
        table.pace_milliseconds = self.preferences.pace_milliseconds
        table.changed.connect(self.show_table)
        table.told.connect(self.prompt.show_message)
        table.informed.connect(self._show_report)
        self.prompt.show_message(" ".join(map(told, table.game.notes)))
        self.inspector.show_nothing()
        self._show_docks(True)
        self.pages.setCurrentWidget(self.page)
        table.begin()

    def _close_table(self) -> None:
        self._undo_timer.stop()
        self._view_timer.stop()
        self._view_shown = None
        if self.table is not None:
            table, self.table = self.table, None
            table.changed.disconnect(self.show_table)
            table.close()
            table.deleteLater()

    def leave_table(self) -> None:
        self._close_table()
        self.show_welcome()

    def show_welcome(self) -> None:
        self._show_docks(False)
        self.welcome.show_newest(newest_unfinished(GAME))
        self.pages.setCurrentWidget(self.welcome)
        self.setWindowTitle("Campagna")
        self.actions_of_game.enable(self.table)

    def say_trouble(self, sentence: str) -> None:
        box = QMessageBox(QMessageBox.Icon.Warning, "Campagna", sentence, parent=self)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.open()

    # -- showing ----------------------------------------------------------------------------------

    def show_table(self) -> None:
        """Everything, from the view of the seat shown; behind the curtain nothing."""
        table = self.table
        if table is None:
            return
        self._undo_timer.stop()
        self.actions_of_game.enable(self.table)
        if table.waits_for == CURTAIN:
            self._draw_curtain(table)
            return
        self._lift_curtain()
        self._show_prompt(table)
        if table.waits_for != COMPUTER:
            self._show_view()
        elif not self._view_timer.isActive():
            # A computer that plays by habit chooses faster than anybody can look.
            self._view_timer.start(VIEW_DELAY)

    def _show_view(self) -> None:
        table = self.table
        if table is None or table.waits_for == CURTAIN:
            return
        self._view_timer.stop()
        view = table.view()
        offers = offers_of(view, table.offered())
        self.board.show_targets(targets(offers))
        self.orders.show_offers(offers)
        if view == self._view_shown:
            return
        self._view_shown = view
        self.board.show(view, [] if self.preferences.is_motion_reduced else table.take_news())
        if self._overlay:
            self.board.show_overlay(self._overlay, view, self.inspector.area)
        self.log.show_lines(table.lines())
        self._show_situation()
        if self.inspector.area:
            self.inspector.show_area(view, self.inspector.area)
        self._show_combat(view)
        self._show_strip(table, view)

    def _show_situation(self) -> None:
        """Only if somebody looks at it: it is the longest text."""
        if self._view_shown is not None and not self.situation_dock.visibleRegion().isEmpty():
            self.situation_dock.show_lines(situation_lines(self._view_shown))

    def _show_combat(self, view: Any) -> None:
        was_fought = self.combat.is_fought
        self.combat.show_combat(view)
        if self.combat.is_fought and not was_fought:
            self.combat.show()
            self.combat.raise_()
        elif was_fought and not self.combat.is_fought:
            self.log.raise_()

    def _show_strip(self, table: Table, view: Any) -> None:
        self.strip.setText(strip_words(table, view))
        title = tr(
            "Campagna – {game} – as the {side}", game=table.path.stem, side=table.seat_name()
        )
        self.setWindowTitle(title)

    def _show_prompt(self, table: Table) -> None:
        if table.waits_for == PERSON:
            asked = table.asked
            assert asked is not None
            phase = told(table.session.heading[-1])
            head = f"{table.seat_name()}: {told(asked.question)}"
            self.prompt.show_question(
                f"{phase} · {head}", told(self._guide.situation(table.view())), tr(KEYS)
            )
            self.prompt.show_undo("")
            self._undo_timer.start(UNDO_DELAY)
        elif table.waits_for == COMPUTER:
            self._show_report({})
        elif table.waits_for == OVER:
            verify = tr(
                "{command} checks every die and every turn.",
                command=f"campagna verify {table.path}",
            )
            self.prompt.show_question(table.summary, verify, tr("Ctrl+N begins another game"))
            self.prompt.show_undo("")
        else:
            self.prompt.show_trouble(tr(_TROUBLE[table.waits_for]))

    def _show_report(self, told: Any) -> None:
        table = self.table
        if table is None or table.waits_for != COMPUTER:
            return
        asked = table.session.pending
        who = side_title(table.rules.seats[asked.seat]) if hasattr(asked, "seat") else ""
        nodes = told.get("report", {}).get("nodes", 0)
        self.prompt.show_thinking(who, nodes, nodes_to_think(table))

    def _show_undo(self) -> None:
        table = self.table
        if table is not None and table.waits_for == PERSON:
            refusal = table.undo_refusal()
            why = told(refusal[:1].upper() + refusal[1:])
            words = tr("No undo: {why}", why=why) if refusal else tr("Ctrl+Z takes it back")
            self.prompt.show_undo(words)

    def _draw_curtain(self, table: Table) -> None:
        self.pointing.close_menu()
        self._view_timer.stop()
        self._view_shown = None
        self._show_docks(False)
        self.orders.show_offers(())
        self.log.show_lines([])
        self.situation_dock.show_lines([])
        self.inspector.show_nothing()
        self.prompt.show_message("")
        self.curtain.draw(table.seat_name())
        self.pages.setCurrentWidget(self.curtain)
        self.curtain.button.setFocus()
        self.setWindowTitle("Campagna")

    def _lift_curtain(self) -> None:
        if self.pages.currentWidget() is not self.page:
            self.pages.setCurrentWidget(self.page)
            self._show_docks(True)
            self.orders.list.setFocus()

    def _show_docks(self, shown: bool) -> None:
        for dock in self.docks:
            dock.setVisible(shown)
        self.state_bar.setVisible(shown)
        if shown:
            self.log.raise_()
            self._share_room()

    def _share_room(self) -> None:
        """The docks get a third of the window, the orders the smaller part of it."""
        for bar in self.findChildren(QTabBar):
            bar.setElideMode(Qt.TextElideMode.ElideNone)
            bar.setUsesScrollButtons(True)
        wide, high = max(self.width() * 3 // 8, 380), self.height()
        both = [self.orders, self.log]
        self.resizeDocks(both, [wide, wide], Qt.Orientation.Horizontal)
        self.resizeDocks(both, [high * 2 // 5, high * 3 // 5], Qt.Orientation.Vertical)

    # -- orders -----------------------------------------------------------------------------------

    def choose(self, offer: Offer) -> None:
        """Take an offered choice."""
        if self.table is not None:
            self.pointing.close_menu()
            self.prompt.show_message("")
            refusal = self.table.choose(offer.action)
            if refusal:
                self.prompt.show_message(refusal)

    def undo(self) -> None:
        if self.table is not None:
            self.prompt.show_message(self.table.undo())

    def redo(self) -> None:
        if self.table is not None:
            self.prompt.show_message(self.table.redo())

    def end(self) -> None:
        """Take the offered choice that ends something: halt, the phase, a list."""
        offer = closing(self.orders.offers)
        if offer is None:
            self.prompt.show_message(tr("There is nothing to end here; a choice has to be made."))
        else:
            self.choose(offer)

    def try_again(self) -> None:
        if self.table is not None:
            self.table.try_again()

    def lift_curtain(self) -> None:
        if self.table is not None:
            self.table.lift_curtain()

    def decide_now(self) -> None:
        if self.table is not None:
            self.table.decide_now()

    def focus_filter(self) -> None:
        self.orders.show()
        self.orders.filter.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Digits and Enter choose from the list of orders; Esc backs out one level."""
        key, text = event.key(), event.text()
        if text.isdecimal() and len(text) == 1 and self.orders.choose_number(int(text)):
            return
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.orders.choose_current()
        elif key == Qt.Key.Key_Escape:
            self.pointing.close_menu()
            self.orders.filter.clear()
            self.prompt.show_message("")
            self.orders.list.setFocus()
        else:
            super().keyPressEvent(event)

    # -- help and preferences ---------------------------------------------------------------------

    def show_help(self) -> None:
        """Opens at what is asked now, with the rule it names."""
        self.help_dialog = HelpDialog(self._guide, self)
        asked = self.table.asked if self.table is not None else None
        self.help_dialog.show_question(asked.question if asked else "")
        self.help_dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.help_dialog.show()

    def show_preferences(self) -> None:
        dialog = PreferencesDialog(self.preferences, self)
        dialog.changed.connect(self.set_preferences)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def set_preferences(self, wanted: Preferences) -> None:
        """Take them over at once and keep them."""
        self.preferences = wanted
        keep_preferences(wanted)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        apply_preferences(application, wanted)
        for part in (self.welcome, self.prompt, self.combat):
            part.setFont(application.font())
            part.fit_text()
        for dock in (self.log, self.situation_dock, self.inspector):
            dock.fit_text(wanted.text_percent)
        if self.table is not None:
            self.table.pace_milliseconds = wanted.pace_milliseconds

    # -- coming and going -------------------------------------------------------------------------

    def _restore_layout(self) -> None:
        settings = play_settings()
        self.resize(FIRST)
        for stored, restore in (
            (settings.value("geometry"), self.restoreGeometry),
            (settings.value("layout"), self.restoreState),
        ):
            if stored is not None:
                restore(stored)

    def closeEvent(self, event: QCloseEvent) -> None:
        self._close_table()
        settings = play_settings()
        settings.setValue("geometry", self.saveGeometry())
        settings.sync()
        super().closeEvent(event)


def play_settings() -> QSettings:
    return QSettings(str(paths.state_folder() / "window.ini"), QSettings.Format.IniFormat)
