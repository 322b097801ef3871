"""What a key means that is no action's: digits, Enter, Esc; and which keys the bar tells of.

A digit is the order with that number, wherever the keyboard is.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from ui.desktop.board.board import MapBoard
from ui.desktop.board.view import HELD
from ui.desktop.help.advisers import Advisers
from ui.desktop.play.actions import PlayActions
from ui.desktop.play.docks.panel_list import Panels
from ui.desktop.play.steering import Steering
from ui.desktop.play.words.question_words import keys_words
from ui.desktop.style.language import tr
from ui.desktop.table.model import PlayModel

_ENTERS: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Keyboard(QObject):
    keys_changed = Signal(str)
    """Other keys than before mean something."""

    def __init__(
        self,
        model: PlayModel,
        board: MapBoard,
        panels: Panels,
        steering: Steering,
        advisers: Advisers,
        actions: PlayActions,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._model, self._map = model, board.map_view
        self._orders, self._combat = panels.orders, panels.combat
        self._order_keys, self._coach = steering.order_keys, advisers.coach
        self._actions, self._placing = actions, steering.pointing.placing
        self._ways_back: Sequence[Callable[[], bool]] = (
            advisers.hints.close,
            steering.pointing.close_menu,
            steering.picking.let_go,
            steering.foreseeing.hide,
            lambda: board.scene.beside.fold(),
            panels.orders.clear_filter,
            steering.picking.drop_all,
        )
        """Each leaves something by Esc, and says whether there was something to leave."""
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._focus_changed)

    def press(self, event: QKeyEvent) -> bool:
        """Whether the key, which nobody else wanted, meant something."""
        if self._press_digit(event):
            return True
        if event.key() in _ENTERS and not event.modifiers() & HELD:
            self._order_keys.answer()
            return True
        if event.key() == Qt.Key.Key_Escape:
            self.back_out()
            return True
        if event.key() == Qt.Key.Key_Backspace and self._placing.take_back():
            return True
        if self._is_capital(event) and self._order_keys.ask_goal(event.text().upper()):
            return True
        refusal = self._actions.refusal_of(event)
        if refusal and self._model.table is not None:
            self._model.say(refusal)
        return bool(refusal)

    def _press_digit(self, event: QKeyEvent) -> bool:
        text = event.text()
        is_held = event.modifiers() & Qt.KeyboardModifier.AltModifier
        if not (text.isdecimal() and len(text) == 1) or is_held:
            return False
        return self._may_choose() and self._orders.choose_number(int(text))

    def _is_capital(self, event: QKeyEvent) -> bool:
        """The first letter of a place that a stack shall march to, as names are written."""
        held = event.modifiers() & HELD
        return held == Qt.KeyboardModifier.ShiftModifier and event.text().isalpha()

    def _may_choose(self) -> bool:
        """Without single letters, digits are heard in the list itself only."""
        return self._actions.settings.has_single_letters or self._orders.list.hasFocus()

    # -- Esc --------------------------------------------------------------------------------------

    def back_out(self) -> None:
        """One level: the coach, the second thought, the hint, the menu, the stack looked into, the
        slip, the page over the map, the filter, who is picked; at last the keyboard goes to the
        orders."""
        if self._coach.rethink():
            return
        self._model.say("")
        if self._model.confirmation is not None:
            self._model.drop_confirmation()
            self._orders.list.setFocus()
            return
        if not any(leave() for leave in self._ways_back):
            self._orders.list.setFocus()

    # -- the line of keys -------------------------------------------------------------------------

    def _focus_changed(self, before: QWidget | None, now: QWidget | None) -> None:
        """Other keys are told where the keyboard is on the map."""
        is_asked = self._model.table_asking is not None and self._model.confirmation is None
        if is_asked and self._coach.order is None and self._map in (before, now):
            self.keys_changed.emit(self.words())

    def words(self) -> str:
        if self._map.hasFocus() and not self._combat.is_fought:
            return tr(
                "Tab next stack · arrows lead, Enter goes · Space picks · 1–9 orders · ? all keys"
            )
        table = self._model.table
        return keys_words(table.offers() if table is not None else ())
