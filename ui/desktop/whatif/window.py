"""The what-if board: a game window in a striped frame, with a session that no record is kept of.

It begins at a Start and shares nothing with the game it came from, so closing it is all there is to
going back. What the rules allow is played as in the game; beside that, counters can be put anywhere
the position text allows, dice wished for, and what is hidden dealt anew.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAction, QCloseEvent, QKeySequence, QShowEvent

from ai.engine.client import OUR_ENGINE
from solitaire.history import History
from solitaire.protocol import BadPosition
from solitaire.registry import game_of
from solitaire.session import Session
from ui.common.computers import usual_performer
from ui.common.saves import OpenGame
from ui.desktop.board.naming import Names
from ui.desktop.play.window import PlayWindow
from ui.desktop.style.language import tr, translated
from ui.desktop.table.sight import shown_by
from ui.desktop.table.table import COMPUTER, HUMAN, Table
from ui.desktop.whatif.branches import (
    DEALT,
    SET_UP,
    Branch,
    BranchTree,
)
from ui.desktop.whatif.dice import WishedDice
from ui.desktop.whatif.estimates import Estimates, comparison
from ui.desktop.whatif.frame import StripedFrame
from ui.desktop.whatif.panel import BOTH, NOBODY, WhatIfDock
from ui.desktop.whatif.start import Start

NOT_HERE: Final = (
    "new",
    "open",
    "review",
    "save",
    "leave",
    "standing",
    "what_if",
    "lesson",
    "honesty",
)
"""Actions that would lead out of the board."""
_LETTERS_BESIDE: Final = 48
_SHARE_BESIDE: Final = 5
"""The docks on both sides are so many letters wide, but no more than this part of the window."""


class WhatIfWindow(PlayWindow):
    def __init__(self, start: Start, command: Sequence[str] = OUR_ENGINE) -> None:
        self.start = start
        game = game_of(start.rules)
        editor = game.editor()
        assert editor is not None  # or no board is opened
        self._editor = editor
        self._presenter = shown_by(game)
        self._names = Names(self._presenter)
        super().__init__(command)
        self.branches = BranchTree(start.rules, start.state, tr("As it stands"))
        self.dice = WishedDice(Random(), self._complain)
        self.engine_sides: tuple[str, ...] = ()
        self._deals = 1
        self._rng = Random()
        self._history: History[Any, Any, Any] = History(start.rules, start.state)
        self.estimates = Estimates(start, command, self)
        self.what_if = WhatIfDock(self._names.side(start.rules.seats[0]), self)
        self.actions_of_game.drop(NOT_HERE)
        self.layouts.is_kept = False
        self._build_frame()
        self._build_panel()
        self._add_actions()
        self._take_over_pointing()
        self.sit(start.state)

    # -- building ---------------------------------------------------------------------------------

    def _build_frame(self) -> None:
        content = self.takeCentralWidget()
        assert content is not None
        self.frame = StripedFrame(content, tr("WHAT IF"), self)
        words = (
            tr("Nothing here touches the game. Closing this window goes back to it.")
            if self.start.is_truth
            else tr(
                "Nothing here touches the game. What the {side} side cannot see was dealt by "
                "chance: it fits what is known and is not the truth.",
                side=self._names.side(self.start.rules.seats[self.start.seat]),
            )
        )
        self.frame.words.setText(words)
        self.setCentralWidget(self.frame)

    def _take_over_pointing(self) -> None:
        """While pieces are handled, clicks and drags are no choices of the game."""
        board, pointing = self.board, self.pointing
        board.dragged.disconnect(pointing.drag)
        board.dragged.connect(self.drag)
        board.area_clicked.disconnect(pointing.click_area)
        board.area_clicked.connect(self.click_area)
        board.counter_clicked.disconnect(pointing.click_counter)
        board.counter_clicked.connect(self.click_counter)
        board.map_view.counter_activated.connect(self._click_enemy)

    def _build_panel(self) -> None:
        dock, seats = self.what_if, self.start.rules.seats
        self.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, dock)
        dock.offer_beginnings(
            {one.name: translated(one.words) for one in self._editor.beginnings()}
        )
        sides = {seat: tr("the {side} side", side=self._names.side(seat)) for seat in seats}
        dock.offer_engine({NOBODY: tr("nobody"), **sides, BOTH: tr("both sides")})
        dock.deal.setVisible(not self.start.is_truth)
        dock.take_off.clicked.connect(self.take_off)
        dock.marker_menu.aboutToShow.connect(self._show_markers)
        dock.marker_menu.wanted.connect(self.set_mark)
        dock.beginning_wanted.connect(self.begin_at)
        dock.dice_wanted.connect(self.wish_dice)
        dock.engine_wanted.connect(self.let_engine_play)
        dock.deal.clicked.connect(self.deal_anew)
        dock.ask.clicked.connect(self.ask_engine)
        dock.branch_wanted.connect(self.go_to)
        dock.renamed.connect(self._rename)
        dock.compare_wanted.connect(self.compare)
        self.estimates.changed.connect(self._show_estimates)

    def _add_actions(self) -> None:
        for keys, slot in (("Ctrl+M", self.what_if.arrange.toggle), ("Ctrl+W", self.close)):
            action = QAction(self)
            action.setShortcut(QKeySequence(keys))
            action.triggered.connect(lambda checked=False, slot=slot: slot())
            self.addAction(action)

    def show_welcome(self) -> None:
        """There is no first screen here."""

    def setWindowTitle(self, title: str) -> None:
        super().setWindowTitle(tr("WHAT IF – {name}", name=self.start.name))

    def shown(self, view: Any) -> Sequence[Any]:
        """Every counter lies open: what was dealt is no secret."""
        state, rules = self._history.state, self.start.rules
        return (view, rules.view(state, 1 - view.seat))

    # -- the present position ---------------------------------------------------------------------

    @property
    def state(self) -> Any:
        return self._history.state

    def sit(self, state: Any) -> None:
        """A table at this position, with the engine at its sides."""
        rules = self.start.rules
        self.games.close_table()
        self._history = History(rules, rules.copy(state))
        session = Session(rules, self._history, self.dice)
        session.practice = True
        engine = usual_performer()
        players = {seat: engine if seat in self.engine_sides else HUMAN for seat in rules.seats}
        game = OpenGame(Path(self.start.name), session, self.start.options, players, "", None, [])
        table = Table(game, players, curtain=False, command=self.engine_command, parent=self)
        if len(table.people) == len(rules.seats):
            table.seat = self.start.seat
        table.changed.connect(self._note)
        self.sit_down(table)
        self.what_if.show()
        self._show_branches()

    def _note(self) -> None:
        """After every choice and roll: the present branch grows."""
        if self.table is None:
            return
        plies = self._history.plies
        chosen = [played for played in plies if played.seat is not None]
        name = translated(self.start.rules.ply_text(chosen[0].ply)) if chosen else tr("dice")
        if self.branches.note_play(self.state, name):
            self._show_branches()
        self.what_if.show_dice(self.dice.wishes)

    def _complain(self, sentence: str) -> None:
        """Once whatever went on has ended, which may clear the bar."""
        QTimer.singleShot(0, self, lambda: self.model.say(sentence))

    # -- changing it ------------------------------------------------------------------------------

    def drag(self, source: str, area: str) -> None:
        if self.what_if.arrange.isChecked():
            self.put(self._handled(source), area)
        else:
            self.pointing.drag(source, area)

    def click_area(self, area: str) -> None:
        if not self.what_if.arrange.isChecked() or self.table is None:
            self.pointing.click_area(area)
        else:
            self.model.inspect(area)
            self.model.select(self.table.picture().own_at(area))

    def click_counter(self, counter: str, area: str) -> None:
        if not self.what_if.arrange.isChecked():
            self.pointing.click_counter(counter, area)
        else:
            self.model.inspect(area)
            self.model.select([counter])

    def _click_enemy(self, key: str, area: str) -> None:
        """Own counters were taken already."""
        if self.what_if.arrange.isChecked() and not self.board.is_own(key):
            self.model.select([key])

    def _handled(self, source: str) -> list[str]:
        """Names of the counters that are dragged; an enemy's is known by its place in the pile."""
        view = self.table.view() if self.table is not None else None
        own = list(self.table.stack_of(source)) if self.table is not None else []
        if own or view is None:
            return own
        rules = self.start.rules
        views = [rules.view(self.state, seat) for seat in range(len(rules.seats))]
        named = {(one.place, one.side): one.keys for one in self._presenter.picture(views).stacks}
        if any(source in keys for keys in named.values()):
            return [source]
        for stack in self._presenter.picture([view]).stacks:
            if source in stack.keys:
                return [named[stack.place, stack.side][stack.keys.index(source)]]
        return []

    def put(self, counters: Sequence[str], area: str) -> bool:
        """Counters go somewhere by hand; whether that was possible."""
        if not counters:
            return False
        place = self._names.place(area) or area
        words = tr("{names} to {place}", names=self._named(counters), place=place)
        return self._set_up(self._editor.put(self._position(), counters, area), words)

    def _named(self, counters: Sequence[str]) -> str:
        return ", ".join(map(self.model.title, counters))

    def _position(self) -> str:
        return self.start.rules.position_text(self.state)

    def take_off(self) -> bool:
        """The selected counters leave the map."""
        chosen = self._chosen()
        if not chosen:
            return False
        words = tr("without {names}", names=self._named(chosen))
        return self._set_up(self._editor.remove(self._position(), chosen), words)

    def _chosen(self) -> list[str]:
        """The selected counters; where there are none, that is said."""
        chosen = list(self.model.selection)
        if not chosen:
            self._complain(tr("Select counters first: switch on Move anything and click them."))
        return chosen

    def _show_markers(self) -> None:
        found = self._editor.marks(self._position(), self.model.selection)
        self.what_if.marker_menu.show_choices(found)

    def set_mark(self, mark: str, value: str, title: str) -> bool:
        """Of the selected counters, or taken off if the value is empty; whether that can be."""
        chosen = self._chosen()
        if not chosen:
            return False
        text = self._editor.with_mark(self._position(), chosen, mark, value)
        words = title if value else tr("no longer: {mark}", mark=title)
        is_set = self._set_up(text, f"{self._named(chosen)}: {words}")
        if is_set:
            self.model.select(chosen)
        return is_set

    def begin_at(self, beginning: str) -> bool:
        """At a moment of the turn, by its name."""
        words = {one.name: translated(one.words) for one in self._editor.beginnings()}[beginning]
        return self._set_up(self._editor.begun_at(self._position(), beginning), words)

    def _set_up(self, text: str, name: str) -> bool:
        try:
            state = self.start.rules.parse_position(text)
        except BadPosition as error:
            why = "; ".join(translated(fault.message) for fault in error.faults)
            self._complain(tr("That cannot stand on the map: {why}.", why=why.rstrip(".")))
            return False
        self.branches.grow(name, SET_UP, state)
        self.sit(state)
        return True

    def wish_dice(self, text: str) -> None:
        self.dice.wish(text)
        if self.table is not None:
            self.table.try_again()

    def deal_anew(self) -> None:
        """Another world that looks the same to the seat that asks."""
        rules = self.start.rules
        self._deals += 1
        state = rules.imagine(rules.view(self.state, self.start.seat), self._rng)
        self.branches.grow(tr("deal {number}", number=self._deals), DEALT, state)
        self.sit(state)

    def let_engine_play(self, who: str) -> None:
        seats = self.start.rules.seats
        self.engine_sides = {NOBODY: (), BOTH: seats}.get(who, (who,))
        self.what_if.engine.setCurrentIndex(self.what_if.engine.findData(who))
        self.sit(self.state)

    # -- branches ---------------------------------------------------------------------------------

    def go_to(self, branch: Branch) -> None:
        self.branches.go_to(branch)
        self.sit(branch.state)

    def _rename(self, branch: Branch, name: str) -> None:
        branch.name = name

    def ask_engine(self) -> None:
        """What the side that is asked should do here, and who is winning."""
        if self.table is not None and self.table.waits_for == COMPUTER:
            self.what_if.answer.setText(
                tr("The engine is playing; set it to play no side before you ask it.")
            )
        else:
            self.estimates.ask(self.branches.current)
            self._show_estimates()

    def compare(self, first: Branch, second: Branch) -> None:
        """Side by side, by the chance to win."""
        self._compared = (first, second)
        for branch in (first, second):
            self.estimates.ask(branch)
        self._show_estimates()

    _compared: tuple[Branch, Branch] | None = None

    def _show_branches(self) -> None:
        """With what the engine has said of the present one."""
        self.what_if.answer.setText(self.estimates.words(self.branches.current))
        self.what_if.show_branches(self.branches)

    def _show_estimates(self) -> None:
        self._show_branches()
        if self._compared is not None:
            names, rows = comparison(self.start.rules, self._compared)
            self.what_if.show_comparison(names, rows)
            self.what_if.select(self._compared)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        QTimer.singleShot(0, self, self._share_room)

    def _share_room(self) -> None:
        """Most of it for the map."""
        letters = self.fontMetrics().averageCharWidth() * _LETTERS_BESIDE
        wide = min(letters, self.width() // _SHARE_BESIDE)
        sides = [self.what_if, self.orders]
        widths = [max(wide, self.what_if.least_width()), wide]
        self.resizeDocks(sides, widths, Qt.Orientation.Horizontal)

    # -- leaving ----------------------------------------------------------------------------------

    def closeEvent(self, event: QCloseEvent) -> None:
        self.estimates.close()
        super().closeEvent(event)
