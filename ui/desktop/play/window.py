"""The window in which a game is played: map, prompt bar, docks, menus.

It shows what the table hands out and turns clicks, drags and keys into offered choices. Its parts:
docks are listed in play/panel_list.py and actions in play/actions.py, which say how to add to them;
play/display.py shows a table, play/pointing.py and play/foreseeing.py read the map,
play/layouts.py keeps the docks, play/confirming.py asks again before what cannot be taken back.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from time import time
from typing import Any, Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QDockWidget,
    QMessageBox,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from ai.engine.client import OUR_ENGINE
from solitaire.game import Game
from solitaire.presenting.offers import Offer
from solitaire.registry import game_named
from ui.common.chosen_game import first_shown
from ui.common.failures import Failure
from ui.common.saves import OpenGame
from ui.desktop.board.board import MapBoard
from ui.desktop.combat.board import CombatBoard
from ui.desktop.help.coach.mode import CoachMode, order_of
from ui.desktop.help.evaluation import Evaluation
from ui.desktop.help.hints.engine import OUR_COUNSEL, Counsel
from ui.desktop.help.hints.mode import HintMode
from ui.desktop.help.lesson.opening import begin_lesson
from ui.desktop.help.lesson.progress import is_first_run
from ui.desktop.help.what_is_this import explain
from ui.desktop.honesty.opening import open_honesty
from ui.desktop.intelligence.dispatch_dock import DispatchDock
from ui.desktop.intelligence.estimates_dock import IntelligenceDock
from ui.desktop.intelligence.inspector import InspectorDock
from ui.desktop.intelligence.tables_dock import TablesDock
from ui.desktop.play.actions import PlayActions
from ui.desktop.play.confirming import Confirmation, confirmation_for
from ui.desktop.play.dialogs import DialogsOfPlay
from ui.desktop.play.display import Display
from ui.desktop.play.files import GameFiles
from ui.desktop.play.foreseeing import Foreseeing
from ui.desktop.play.held_keys import AreaFinder, HeldKeys
from ui.desktop.play.keys import Keyboard
from ui.desktop.play.layouts import Layouts
from ui.desktop.play.offers import closing
from ui.desktop.play.order_keys import OrderKeys
from ui.desktop.play.orders_dock import OrdersDock
from ui.desktop.play.overlay_bar import OverlayBar
from ui.desktop.play.panel_list import panels
from ui.desktop.play.panels import LogDock, SituationDock
from ui.desktop.play.picking import UnitPicking
from ui.desktop.play.pointing import Pointing
from ui.desktop.play.prompt import KeyButton, PromptBar
from ui.desktop.play.standing_notice import StandingNotice
from ui.desktop.play.state_bar import StateBar
from ui.desktop.play.tools import watch
from ui.desktop.screens.glimpses import keep_glimpse
from ui.desktop.screens.last_session import Sitting, bad_end, keep_close
from ui.desktop.screens.recent import newest_unfinished
from ui.desktop.screens.welcome import Welcome
from ui.desktop.settings.help_kept import forbid_take_backs, has_take_backs
from ui.desktop.settings.preferences import (
    Preferences,
    apply_preferences,
    keep_preferences,
    load_preferences,
)
from ui.desktop.settings.standing import load_orders
from ui.desktop.style.file_trouble import trouble
from ui.desktop.style.focus_ring import FocusRing
from ui.desktop.style.icon import window_icon
from ui.desktop.style.language import told, tr
from ui.desktop.style.screen_fit import open_fitting
from ui.desktop.table.curtain import Curtain
from ui.desktop.table.opening import NewGame, begin_game, open_game, sitters_of
from ui.desktop.table.sight import Sight
from ui.desktop.table.table import CURTAIN, PERSON, Table
from ui.desktop.watch.demo_window import DemoWindow

log = logging.getLogger("campagna")

SMALLEST: Final = QSize(1024, 700)
FIRST: Final = QSize(1440, 900)


class PlayWindow(DialogsOfPlay):
    orders: OrdersDock
    inspector: InspectorDock
    log: LogDock
    situation_dock: SituationDock
    combat: CombatBoard
    dispatches: DispatchDock
    intelligence: IntelligenceDock
    tables: TablesDock

    def __init__(
        self, command: Sequence[str] = OUR_ENGINE, counsel: Sequence[str] = OUR_COUNSEL
    ) -> None:
        """`command` starts the engine, `counsel` the adviser."""
        super().__init__()
        self.table = None
        self.demo: DemoWindow | None = None
        self.preferences = load_preferences()
        self.confirming: Confirmation | None = None
        """What the person is asked once more."""
        self.overlay = ""
        self.sitting = Sitting()
        self.bad_end = bad_end()
        """How the last sitting ended; nothing once a game is open."""
        self._know_game(game_named(first_shown()))
        self.engine_command = tuple(command)
        self.board = MapBoard(self.door, self.presenter, self)
        self.prompt = PromptBar()
        self._add_extras()
        self.welcome = Welcome(self)
        self.curtain = Curtain(self)
        self.state_bar = StateBar(self)
        self.strip = self.state_bar.strip
        self.setWindowIcon(window_icon())
        self._lay_out()
        self.panel_entries = panels()
        self.docks = tuple(self._add_panel(entry.name, entry.make) for entry in self.panel_entries)
        self.layouts = Layouts(self, self.panel_entries)
        self.pointing = Pointing(self)
        self.foreseeing = Foreseeing(self)
        self.picking = UnitPicking(self)
        self.order_keys = OrderKeys(self)
        self.keyboard = Keyboard(self)
        self.focus_ring = FocusRing(self)
        self.finder = AreaFinder(self)
        self.held_keys = HeldKeys(self)
        self.counsel = Counsel(counsel, self)
        self.hints = HintMode(self, self.counsel)
        self.coach = CoachMode(self, self.counsel)
        self.evaluation = Evaluation(self, self.counsel)
        self.display = Display(self)
        self.files = GameFiles(self)
        self.actions_of_game = PlayActions(self)
        self.overlay_bar = OverlayBar(self.actions_of_game.by_overlay, self)
        self.addToolBar(Qt.ToolBarArea.LeftToolBarArea, self.overlay_bar)
        explain(self)
        self._connect()
        self.state_bar.show_pace(self.preferences.pace)
        self.hints.panel.fit_text(self.preferences.text_percent)
        self._fit_panels()
        open_fitting(self, SMALLEST, FIRST, self.layouts.kept_geometry())
        self.show_welcome()

    # -- building ---------------------------------------------------------------------------------

    def _know_game(self, door: Game) -> None:
        self.door, self.guide, self.sight = door, door.guide(), Sight(door)
        self.presenter, self.names = self.sight.presenter, self.sight.names

    def _add_extras(self) -> None:
        """Buttons of the bar for questions of their own."""
        self.play_unsaved = KeyButton(tr("Play on without saving"))
        self.standing_notice = StandingNotice()
        for widget in (self.play_unsaved, self.standing_notice):
            self.prompt.add_extra(widget)

    def _lay_out(self) -> None:
        self.page = QWidget(self)
        column = QVBoxLayout(self.page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.board.map_view, 1)
        column.addWidget(self.prompt)
        self.pages = QStackedWidget(self)
        for widget in (self.welcome, self.page, self.curtain):
            self.pages.addWidget(widget)
        self.setCentralWidget(self.pages)
        self.addToolBar(self.state_bar)

    def _add_panel(self, name: str, make: Callable[[PlayWindow], QDockWidget]) -> QDockWidget:
        dock = make(self)
        setattr(self, name, dock)
        self.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
        dock.visibilityChanged.connect(
            lambda seen: self.display.show_panel_again(name) if seen else None
        )
        return dock

    def _connect(self) -> None:
        self.orders.chosen.connect(self.choose)
        self.combat.chosen.connect(self.choose)
        self.combat.rule_wanted.connect(self.show_rule)
        self.combat.begun.connect(self.layouts.make_room_for_combat)
        self.combat.ended.connect(self.layouts.give_room_back)
        self.prompt.decide_now_wanted.connect(self.decide_now)
        self.prompt.try_again_wanted.connect(self.try_again)
        self.play_unsaved.clicked.connect(self.play_on_unsaved)
        self.standing_notice.go_on.clicked.connect(self.end_look)
        self.standing_notice.by_hand.clicked.connect(self.undo)
        self.prompt.confirmed.connect(self.confirm)
        self.prompt.cancelled.connect(self.back_out)
        self.prompt.roll_wanted.connect(self.roll)
        self.prompt.run_wanted.connect(self.run_combat)
        self.state_bar.pace_wanted.connect(self.set_pace)
        self.state_bar.seal_clicked.connect(lambda: open_honesty(self))
        self.welcome.honesty_wanted.connect(lambda: open_honesty(self))
        self.welcome.lesson_wanted.connect(lambda: self.begin_lesson(self.welcome.game.name))
        self.welcome.settings.changed.connect(self.set_preferences)
        self.curtain.lifted.connect(self.lift_curtain)
        self.welcome.continue_wanted.connect(self.files.continue_newest)
        self.welcome.notice.continue_wanted.connect(self.open_path)
        self.welcome.side_wanted.connect(lambda side, game: self.begin(NewGame(side, game=game)))
        self.welcome.new_wanted.connect(self.files.ask_new_game)
        self.welcome.watch_wanted.connect(lambda: watch(self))
        self.welcome.open_wanted.connect(self.files.ask_open)
        self.welcome.review_wanted.connect(self.files.ask_review)

    # -- games ------------------------------------------------------------------------------------

    def begin(self, new: NewGame) -> None:
        """Begin this game, or say why not."""
        self._open(lambda: begin_game(new, self.files.ask_dice), new, new.path)

    def open_path(self, path: Path) -> None:
        """Go on with the game of this file, or say why not."""
        self._open(lambda: open_game(path, self.files.ask_dice), None, path)

    def _open(self, opened: Callable[[], OpenGame], new: NewGame | None, path: Path | None) -> None:
        self._close_table()
        try:
            game = opened()
        except Failure as failure:
            self.say_trouble(*trouble(failure, path))
            self.show_welcome()
            return
        if not game.is_recorded:
            log.warning(" ".join(game.notes))
        curtain = new is None or new.has_curtain
        sitters = sitters_of(game)
        if new is not None and new.help:
            self.hints.settle_help(game.path, new.help)
        if new is not None and not new.has_take_backs:
            forbid_take_backs(game.path)
        table = Table(game, sitters, curtain=curtain, command=self.engine_command, parent=self)
        table.has_take_backs = has_take_backs(game.path)
        self.sit_down(table)

    def begin_lesson(self, game: str = "") -> None:
        self.lesson = begin_lesson(self, game)

    def sit_down(self, table: Table) -> None:
        self.table = table
        self._turn_to(table.door)
        self.bad_end = None
        self.sitting.begin(table.path)
        self._tune(table)
        table.habits.orders = load_orders(table.path, table.rules.name)
        self.hints.sit_down(table)
        table.changed.connect(self.display.show_table)
        table.told.connect(self.prompt.show_message)
        table.informed.connect(self.display.show_report)
        self.prompt.show_message(" ".join(map(told, table.game.notes)))
        self.inspector.begin(table.presenter)
        self.dispatches.begin(table.guide)
        self.pointing.begin_anew()
        self.pages.setCurrentWidget(self.page)
        if not self.layouts.is_shown:
            self.layouts.show()
        table.begin()

    def _turn_to(self, door: Game) -> None:
        """Map, commands, overlays and names are those of this game from now on."""
        if door is not self.door:
            self._know_game(door)
            self.board.use(door, self.presenter)
            self.overlay = ""
            self.actions_of_game.use_game()
            self.overlay_bar.show_overlays(self.actions_of_game.by_overlay)

    def _tune(self, table: Table) -> None:
        table.pace_milliseconds = self.preferences.pace_milliseconds
        table.rolls.is_stepping = self.preferences.steps_through_combat

    def _close_table(self) -> None:
        self.display.stop()
        self.hints.close()
        self.evaluation.hide()
        self.coach.rethink()
        self.foreseeing.hide()
        self.confirming = None
        if self.table is not None:
            table, self.table = self.table, None
            table.changed.disconnect(self.display.show_table)
            keep_glimpse(table, table.view())
            table.close()
            self.sitting.end()
            table.deleteLater()
            for entry in self.panel_entries:
                entry.clear(getattr(self, entry.name))

    def leave_table(self) -> None:
        self._close_table()
        self.show_welcome()

    def show_welcome(self) -> None:
        self.layouts.hide()
        self.welcome.show_newest(newest_unfinished(), is_first_run())
        self.welcome.show_end(self.bad_end)
        self.welcome.show_lesson()
        self.pages.setCurrentWidget(self.welcome)
        self.setWindowTitle("Campagna")
        self.actions_of_game.enable(self.table)

    def say_trouble(self, sentence: str, details: str = "") -> None:
        log.warning(details or sentence)
        box = QMessageBox(QMessageBox.Icon.Warning, "Campagna", sentence, parent=self)
        box.setDetailedText(details)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.open()

    def shown(self, view: Any) -> Sequence[Any]:
        """What the map shows: the view of the seat, and others that may be seen with it."""
        return (view,)

    def show_overlay(self, name: str) -> None:
        self.overlay = name
        self.actions_of_game.check_overlay(name)
        if self.table is not None and self.table.waits_for != CURTAIN:
            self.board.show_overlay(name, self.table.view(), self.inspector.area)
            self.intelligence.look(self.table.view())

    def turn_overlay(self, name: str) -> None:
        """Show it; if it is shown already, take it away."""
        self.show_overlay("" if name == self.overlay else name)

    # -- orders -----------------------------------------------------------------------------------

    def choose(self, offer: Offer) -> None:
        """Take an offered choice; what cannot be taken back is asked once more."""
        table = self.table
        if table is None or self.coach.is_looking():
            return
        self.pointing.close_menu()
        again = self.confirming is not None and self.confirming.offer.ply == offer.ply
        found = None if again else confirmation_for(table, offer, self.orders.offers)
        if found is None:
            self.carry_out(offer)
        else:
            self.confirming = found
            self.display.hush()
            self.prompt.show_confirmation(found.asked, found.lines, found.undo)

    def carry_out(self, offer: Offer) -> None:
        """Take it without asking again, unless the coach has a question."""
        table = self.table
        if table is not None:
            self.confirming = None
            self.foreseeing.hide()
            self.prompt.show_message("")
            start = offer.at or self._under_way()
            way = (start, *offer.goals) if start else ()
            words, do = told(offer.words), partial(self._do, offer)
            self.coach.consider(order_of(table, [offer.ply], words, way, do))

    def _do(self, offer: Offer) -> None:
        if self.table is not None:
            self.prompt.say(self.table.choose(offer.ply))

    def _under_way(self) -> str:
        """Where the stack is that is on the march."""
        assert self.table is not None
        picture = self.table.picture()
        return picture.place_of(picture.under_way[0]) if picture.under_way else ""

    def confirm(self) -> None:
        if self.confirming is not None:
            self.carry_out(self.confirming.offer)

    def undo(self) -> None:
        """An order that the coach still looks at is the last one."""
        if self.table is None or self.pointing.placing.take_back() or self.coach.rethink():
            return
        self.prompt.show_message(self.table.undo())

    def redo(self) -> None:
        if self.table is not None:
            self.prompt.show_message(self.table.redo())

    def end(self) -> None:
        """Take the offered choice that ends something: halt, the phase, a list."""
        offer = closing(self.orders.offers)
        if self.coach.order is not None:
            self.coach.end_after()
        elif self.confirming is not None:
            self.confirm()
        elif offer is None:
            words = tr("There is nothing to end here; a choice has to be made.")
            self.prompt.show_message(words)
        else:
            self.choose(offer)

    def roll(self) -> None:
        if self.table is not None:
            self.table.roll()

    def run_combat(self, how_far: str) -> None:
        """Roll without stopping: a round up to the hits to be placed, or the whole combat with hits
        as suggested."""
        table = self.table
        if table is None or not self.combat.is_fought:
            return
        before = table.session.plies_played
        table.run(how_far)
        if table.waits_for == PERSON and table.session.plies_played == before:
            self.prompt.show_message(tr("First answer what is asked."))

    def try_again(self) -> None:
        if self.table is not None:
            self.prompt.show_message("")
            self.table.try_again()

    def play_on_unsaved(self) -> None:
        if self.table is not None:
            self.prompt.show_message("")
            self.table.play_on_unsaved()

    def end_look(self) -> None:
        if self.table is not None:
            self.table.end_look()

    def lift_curtain(self) -> None:
        if self.table is not None:
            self.table.lift_curtain()

    def decide_now(self) -> None:
        if self.table is not None:
            self.table.decide_now()

    def toggle_full_screen(self) -> None:
        self.showNormal() if self.isFullScreen() else self.showFullScreen()

    def focus_filter(self) -> None:
        self.orders.show()
        self.orders.raise_()
        self.orders.filter.setFocus()

    def back_out(self) -> None:
        self.keyboard.back_out()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.keyboard.press(event):
            super().keyPressEvent(event)

    # -- preferences ------------------------------------------------------------------------------

    def set_pace(self, pace: str) -> None:
        self.set_preferences(self.preferences.at_pace(pace))

    def set_preferences(self, wanted: Preferences) -> None:
        """Take them over at once and keep them."""
        self.preferences = wanted
        keep_preferences(wanted)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        apply_preferences(application, wanted)
        for part in (self.welcome, self.prompt):
            part.setFont(application.font())
            part.fit_text()
        self.welcome.settings.show_preferences(wanted)
        self._fit_panels()
        self.layouts.fit_room()
        self.state_bar.show_pace(wanted.pace)
        self.hints.panel.fit_text(wanted.text_percent)
        if self.table is not None:
            self._tune(self.table)

    def _fit_panels(self) -> None:
        for entry in self.panel_entries:
            entry.fit(getattr(self, entry.name), self.preferences.text_percent)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.layouts.fit_room()

    def closeEvent(self, event: QCloseEvent) -> None:
        self._close_table()
        self.counsel.close()
        self.combat.counter.close()
        self.layouts.keep()
        keep_close(time())
        super().closeEvent(event)
