"""The actions of the demonstration's window with their keys, its menus and the bar of controls."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent
from PySide6.QtGui import QAction, QActionGroup, QKeySequence, QPalette
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QMenu,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from solitaire.protocol import Seat
from solitaire.registry import game_of
from ui.desktop.screens.about import about_box
from ui.desktop.style.language import tr
from ui.desktop.style.mnemonics import give_mnemonics
from ui.desktop.watch.demonstration import SPEEDS
from ui.desktop.watch.film import Viewpoint
from ui.desktop.watch.icons import sign

if TYPE_CHECKING:
    from ui.desktop.watch.demo_window import DemoWindow

TURN, PHASE = 1, 2
"""How much of a heading must change."""


class DemoActions:
    def __init__(self, window: DemoWindow) -> None:
        self._window = window
        self._add_play()
        self._add_jumps()
        self._add_view()
        self._add_game()
        self._fill_menus()
        for action in self._jumps:
            window.addAction(action)

    def _action(self, text: str, keys: str, slot: Callable[[], Any]) -> QAction:
        action = QAction(text, self._window)
        if keys:
            action.setShortcuts([QKeySequence(key) for key in keys.split(" ")])
        name = text.replace("&", "").rstrip("…")
        action.setToolTip(f"{name} ({keys.split(' ')[0]})" if keys else name)
        action.triggered.connect(lambda checked=False: slot())
        return action

    def _switch(self, text: str, keys: str, slot: Callable[[], Any]) -> QAction:
        action = self._action(text, keys, slot)
        action.setCheckable(True)
        return action

    # -- making them ------------------------------------------------------------------------------

    def _add_play(self) -> None:
        window = self._window
        play = window.demonstration
        self.play = self._switch(tr("&Play"), "Space", play.toggle)
        self.step = self._action(tr("&Step"), "Right .", window.step)
        self.back = self._action(tr("Step &back"), "Left ,", window.step_back)
        self.faster = self._action(tr("&Faster"), "> Shift+>", lambda: window.change_speed(1))
        self.slower = self._action(tr("S&lower"), "< Shift+<", lambda: window.change_speed(-1))
        self.battles = self._switch(tr("Pause at b&attles"), "Ctrl+B", window.set_battles)

    def _add_jumps(self) -> None:
        window = self._window
        self.first = self._action(tr("To the b&eginning"), "Home", lambda: window.show_shot(0))
        self.last = self._action(tr("To the e&nd"), "End", window.show_last)
        self._jumps = [
            self._action(tr("Ne&xt phase"), "Shift+Right", lambda: window.jump_on(PHASE)),
            self._action(tr("P&revious phase"), "Shift+Left", lambda: window.jump_back(PHASE)),
            self._action(tr("Next &turn"), "PgDown", lambda: window.jump_on(TURN)),
            self._action(tr("Pre&vious turn"), "PgUp", lambda: window.jump_back(TURN)),
            self.first,
            self.last,
        ]

    def _add_view(self) -> None:
        window = self._window
        map_view = window.map_view
        armies = window.demonstration.film.armies
        self._viewpoint_group = QActionGroup(window)
        self.viewpoints = [
            *(
                self._viewpoint(tr("As the &{side}", side=side), f"F{seat + 2}", seat)
                for seat, side in enumerate(armies)
            ),
            self._viewpoint(tr("&Everything"), f"F{len(armies) + 2}", None),
        ]
        self.beliefs = self._switch(tr("&Beliefs"), "B", window.show_beliefs)
        self.beliefs.setToolTip(tr("What a side guesses about stacks it cannot see into (B)"))
        self.captions = self._switch(tr("&Captions"), "C", window.show_captions)
        self.captions.setChecked(True)
        self.fit = self._action(tr("Fit &map"), "Ctrl+0", map_view.fit)
        self.zoom_in = self._action(tr("Zoom &in"), "Ctrl++ Ctrl+=", map_view.zoom_in)
        self.zoom_out = self._action(tr("Zoom &out"), "Ctrl+-", map_view.zoom_out)

    def _viewpoint(self, text: str, keys: str, viewpoint: Viewpoint) -> QAction:
        window = self._window
        action = self._switch(text, keys, lambda: window.demonstration.look_as(viewpoint))
        action.setChecked(viewpoint == window.demonstration.viewpoint)
        self._viewpoint_group.addAction(action)
        if viewpoint is not None:
            film = window.demonstration.film
            action.setIconText(film.names.side(film.rules.seats[viewpoint]))
        return action

    def _add_game(self) -> None:
        window = self._window
        self.new = self._action(tr("&New demo…"), "Ctrl+N", window.ask_for_demo)
        self.restart = self._action(tr("&Restart"), "Ctrl+R", window.restart)
        self.save = self._action(tr("&Save the record…"), "Ctrl+S", window.ask_save)
        self.review = self._action(tr("Open in re&view"), "", window.open_in_review)
        self.export_film = self._action(tr("E&xport film…"), "Ctrl+E", window.ask_export_film)
        self.export_map = self._action(tr("Export &map…"), "Ctrl+P", window.ask_export_map)
        self.take_over = [
            self._action(tr("Take over the &{side}", side=side), "", self._taking_over(seat))
            for seat, side in enumerate(window.demonstration.film.armies)
        ]
        self.odds = self._action(tr("O&dds calculator…"), "Ctrl+Shift+D", window.show_odds)
        self.quit = self._action(tr("&Quit"), "Ctrl+Q", window.close)
        self.about = self._action(tr("&About Campagna"), "F1", lambda: about_box(window).open())

    def _taking_over(self, seat: Seat) -> Callable[[], None]:
        return lambda: self._window.take_over(seat)

    # -- menus ------------------------------------------------------------------------------------

    def _fill_menus(self) -> None:
        window, bar = self._window, self._window.menuBar()
        demo = bar.addMenu(tr("&Demo"))
        demo.addActions([self.new, self.restart, self.save, self.review])
        demo.addSeparator()
        demo.addActions(self.take_over)
        demo.addSeparator()
        demo.addActions([self.export_film, self.export_map])
        demo.addSeparator()
        demo.addAction(self.quit)
        go = bar.addMenu(tr("&Go"))
        go.addActions([self.play, self.back, self.step, self.slower, self.faster, self.battles])
        go.addSeparator()
        go.addActions(self._jumps)
        view = bar.addMenu(tr("&View"))
        view.addActions([*self.viewpoints, self.beliefs, self.captions])
        view.addSeparator()
        view.addActions([self.fit, self.zoom_in, self.zoom_out])
        view.addSeparator()
        docks = [dock.toggleViewAction() for dock in window.docks]
        give_mnemonics(docks, beside=[*view.actions(), self.odds])
        view.addActions(docks)
        if game_of(window.demonstration.conductor.rules).odds() is not None:
            view.addAction(self.odds)
        else:
            window.removeAction(self.odds)
        bar.addMenu(tr("&Help")).addAction(self.about)


class ControlBar(QWidget):
    """Buttons below the day strip, the speed, and what the demonstration is doing."""

    def __init__(self, window: DemoWindow, actions: DemoActions) -> None:
        super().__init__(window)
        self._actions = actions
        self.speed = QComboBox(self)
        for speed in SPEEDS:
            self.speed.addItem(f"{speed:g} ×", speed)
        self.speed.setToolTip(tr("How fast the demo runs (< and >)"))
        self.speed.setAccessibleName(tr("Speed of the demo"))
        self.speed.currentIndexChanged.connect(
            lambda index: window.demonstration.set_speed(self.speed.itemData(index))
        )
        self.take_over = _menu_button(tr("&Take over"), actions.take_over)
        self.state = QLabel(self)
        self.state.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.try_again = _button(window.try_again_action)
        self.finished = [_button(one) for one in (actions.restart, actions.new, actions.review)]
        self._lay_out(window)
        self.show_playing(False)

    def _lay_out(self, window: DemoWindow) -> None:
        actions, row = self._actions, QHBoxLayout(self)
        row.setContentsMargins(8, 0, 8, 4)
        row.setSpacing(4)
        for action in (actions.first, actions.back, actions.play, actions.step, actions.last):
            row.addWidget(_button(action))
        row.addWidget(self.speed)
        row.addWidget(_button(actions.battles))
        row.addSpacing(12)
        for action in (*actions.viewpoints, actions.beliefs):
            row.addWidget(_button(action))
        row.addSpacing(12)
        row.addWidget(self.take_over)
        row.addStretch(1)
        below = window.statusBar()
        below.setSizeGripEnabled(False)
        below.addWidget(self.state, 1)
        for button in (self.try_again, *self.finished, _button(actions.export_film)):
            below.addPermanentWidget(button)

    def _draw_signs(self) -> None:
        """In the colours of the palette in use."""
        actions = self._actions
        colour = self.palette().color(QPalette.ColorRole.ButtonText)
        for action, name in (
            (actions.first, "first"),
            (actions.back, "back"),
            (actions.play, "pause" if actions.play.isChecked() else "play"),
            (actions.step, "step"),
            (actions.last, "last"),
        ):
            action.setIcon(sign(name, colour))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "_actions"):
            self._draw_signs()

    def show_playing(self, playing: bool) -> None:
        self._actions.play.setText(tr("&Pause") if playing else tr("&Play"))
        self._actions.play.setChecked(playing)
        self._draw_signs()

    def show_speed(self, speed: float) -> None:
        self.speed.setCurrentIndex(self.speed.findData(speed))


def _button(action: QAction) -> QToolButton:
    button = QToolButton()
    button.setDefaultAction(action)
    button.setAutoRaise(True)
    return button


def _menu_button(text: str, actions: list[QAction]) -> QToolButton:
    button = QToolButton()
    button.setText(text.replace("&", ""))
    button.setAutoRaise(True)
    button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
    menu = QMenu(button)
    menu.addActions(actions)
    button.setMenu(menu)
    return button
