"""Keys, menus and tool bar of the review window."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QComboBox, QFileDialog, QLabel, QMenu, QToolBar

from solitaire.registry import game_of
from ui.desktop.review.branch import can_branch
from ui.desktop.review.replay import (
    DIE,
    EVERYTHING,
    ORDER,
    PHASE,
    TURN,
    Viewpoint,
)
from ui.desktop.style.language import tr
from ui.desktop.style.mnemonics import give_mnemonics
from ui.desktop.table.opening import BOTH, WATCH

if TYPE_CHECKING:
    from ui.desktop.review.window import ReviewWindow


class ReviewActions:
    def __init__(self, window: ReviewWindow) -> None:
        self._window = window
        view, player = window.map_view, window.player
        self.first = self._action(tr("&Beginning"), "Home", lambda: window.seek(0))
        self.last = self._action(tr("&End"), "End", lambda: window.seek(window.replay.last))
        self.forward = self._action(tr("Step &forward"), "Right", window.step_forward)
        self.back = self._action(tr("Step bac&k"), "Left", lambda: window.go_back(window.unit))
        self.next_phase = self._action(tr("Ne&xt phase"), "Shift+Right", window.next_phase)
        self.previous_phase = self._action(
            tr("Previous p&hase"), "Shift+Left", window.previous_phase
        )
        self.next_turn = self._action(tr("Next &day"), "PgDown", window.next_turn)
        self.previous_turn = self._action(tr("Previous d&ay"), "PgUp", window.previous_turn)
        self.play = self._action(tr("&Play"), "Space", window.toggle_play)
        self.slower = self._action(tr("&Slower"), "<", player.slower)
        self.faster = self._action(tr("Fas&ter"), ">", player.faster)
        for action, key in ((self.slower, "<"), (self.faster, ">")):
            # Which of them needs Shift depends on the keyboard.
            action.setShortcuts([QKeySequence(key), QKeySequence(f"Shift+{key}")])
        self.next_swing = self._action(tr("&Next turning point"), "J", window.next_swing)
        self.previous_swing = self._action(
            tr("P&revious turning point"), "Shift+J", window.previous_swing
        )
        self.beliefs = self._action(tr("What was &believed"), "B", self._toggle_beliefs)
        self.beliefs.setCheckable(True)
        self.report = self._action(tr("&After-action report"), "Ctrl+P", window.write_report)
        self.report_into = self._action(tr("Report &into a folder…"), "", self._ask_report_folder)
        self.what_if = self._action(tr("&What if…"), "A", window.what_if_wished.emit)
        has_editor = game_of(window.replay.rules).editor() is not None
        self.what_if.setVisible(has_editor)
        self.what_if.setEnabled(has_editor)
        self.close = self._action(tr("&Close"), "Ctrl+W", window.close)
        self.fit = self._action(tr("Fit &map"), "Ctrl+0", view.fit)
        self.zoom_in = self._action(tr("Zoom &in"), "Ctrl++", view.zoom_in)
        self.zoom_out = self._action(tr("Zoom &out"), "Ctrl+-", view.zoom_out)
        self.viewpoints = self._viewpoints()
        self.units = self._units()
        self.speed = QLabel(window)
        self.play_on_menu = self._play_on_menu()
        self._fill_menus()
        self._fill_tool_bar()
        self.show_player()

    def _action(self, text: str, keys: str, slot: Callable[[], Any]) -> QAction:
        action = QAction(text, self._window)
        if keys:
            action.setShortcut(QKeySequence(keys))
            action.setToolTip(f"{text.replace('&', '')} ({keys})")
        action.triggered.connect(lambda checked=False: slot())
        return action

    def _viewpoints(self) -> list[QAction]:
        armies = self._window.replay.armies
        texts = [*(tr("As the &{side}", side=side) for side in armies), tr("&Everything")]
        group = QActionGroup(self._window)
        found = []
        for number, (viewpoint, text) in enumerate(zip(self._all_viewpoints(), texts, strict=True)):
            action = self._action(text, f"F{number + 2}", self._looking(viewpoint))
            action.setCheckable(True)
            group.addAction(action)
            found.append(action)
        return found

    def _all_viewpoints(self) -> list[Viewpoint]:
        return [*range(len(self._window.replay.rules.seats)), EVERYTHING]

    def _looking(self, viewpoint: Viewpoint) -> Callable[[], None]:
        return lambda: self._window.look_as(viewpoint)

    def _units(self) -> QComboBox:
        box = QComboBox(self._window)
        names = {
            DIE: tr("every die"),
            ORDER: tr("every order"),
            PHASE: tr("every phase"),
            TURN: tr("every day"),
        }
        for unit, name in names.items():
            box.addItem(name, unit)
        box.setToolTip(tr("How far an arrow key moves"))
        box.setAccessibleName(tr("Step by"))
        box.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        box.currentIndexChanged.connect(self._choose_unit)
        return box

    def _choose_unit(self, place: int) -> None:
        self._window.unit = self.units.itemData(place)

    def _play_on_menu(self) -> QMenu:
        menu = QMenu(tr("Play &on from here"), self._window)
        replay = self._window.replay
        armies = [tr("as the &{side}", side=side) for side in replay.armies]
        sides = {
            **dict(zip(replay.rules.seats, armies, strict=True)),
            BOTH: tr("&both sides, two people"),
            WATCH: tr("&watch the computer"),
        }
        for side, words in sides.items():
            action = menu.addAction(words)
            action.triggered.connect(lambda checked=False, side=side: self._window.play_on(side))
        menu.aboutToShow.connect(self._enable_play_on)
        return menu

    def _enable_play_on(self) -> None:
        window = self._window
        for action in self.play_on_menu.actions():
            action.setEnabled(can_branch(window.replay, window.index))

    def _toggle_beliefs(self) -> None:
        self._window.maps.show_beliefs(self.beliefs.isChecked())

    def _ask_report_folder(self) -> None:
        folder = str(self._window.replay.record.path.parent)
        name = QFileDialog.getExistingDirectory(self._window, tr("Report into a folder"), folder)
        if name:
            self._window.write_report(Path(name))

    # -- menus and tool bar -----------------------------------------------------------------------

    def _fill_menus(self) -> None:
        window, bar = self._window, self._window.menuBar()
        file = bar.addMenu(tr("&File"))
        file.addActions([self.report, self.report_into])
        file.addMenu(self.play_on_menu)
        file.addAction(self.what_if)
        file.addSeparator()
        file.addAction(self.close)
        go = bar.addMenu(tr("&Go"))
        go.addActions([self.play, self.slower, self.faster])
        go.addSeparator()
        go.addActions([self.back, self.forward, self.previous_phase, self.next_phase])
        go.addActions([self.previous_turn, self.next_turn, self.first, self.last])
        go.addSeparator()
        go.addActions([self.previous_swing, self.next_swing])
        view = bar.addMenu(tr("&View"))
        view.addActions([*self.viewpoints, self.beliefs])
        view.addSeparator()
        view.addActions([self.fit, self.zoom_in, self.zoom_out])
        view.addSeparator()
        docks = [dock.toggleViewAction() for dock in (window.review_dock, window.dispatches)]
        give_mnemonics(docks, beside=view.actions())
        view.addActions(docks)

    def _fill_tool_bar(self) -> None:
        bar = QToolBar(tr("Controls"), self._window)
        bar.setObjectName("controls")
        bar.setMovable(False)
        bar.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        for action, sign in (
            (self.first, "|◀"),
            (self.previous_turn, "◀◀"),
            (self.back, "◀"),
            (self.play, ""),
            (self.forward, "▶"),
            (self.next_turn, "▶▶"),
            (self.last, "▶|"),
        ):
            action.setIconText(sign or tr("Play"))
            bar.addAction(action)
        bar.addWidget(self.units)
        bar.addWidget(self.speed)
        bar.addSeparator()
        bar.addActions(self.viewpoints)
        bar.addSeparator()
        bar.addAction(self.beliefs)
        bar.addAction(self.report)
        self._window.addToolBar(bar)

    # -- showing ----------------------------------------------------------------------------------

    def show_player(self) -> None:
        player = self._window.player
        words = tr("Pause") if player.is_playing else tr("Play")
        self.play.setText(f"&{words}")
        self.play.setIconText(words)
        self.speed.setText(tr(" speed {speed:g} ", speed=player.speed))

    def show_viewpoint(self) -> None:
        for viewpoint, action in zip(self._all_viewpoints(), self.viewpoints, strict=True):
            action.setChecked(viewpoint == self._window.viewpoint)
