"""What a key means that is no action's: digits, Enter, Esc; and which keys the bar tells of.

A digit is the order with that number, wherever the keyboard is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from ui.desktop.board.view import HELD
from ui.desktop.play.question_words import keys_words
from ui.desktop.style.language import tr
from ui.desktop.table.table import LOOK, PERSON, ROLL

if TYPE_CHECKING:
    from ui.desktop.play.window import PlayWindow

_ENTERS: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Keyboard(QObject):
    def __init__(self, window: PlayWindow) -> None:
        super().__init__(window)
        self._window = window
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._focus_changed)

    def press(self, event: QKeyEvent) -> bool:
        """Whether the key, which nobody else wanted, meant something."""
        if self._press_digit(event):
            return True
        if event.key() in _ENTERS and not event.modifiers() & HELD:
            self.press_enter()
            return True
        if event.key() == Qt.Key.Key_Escape:
            self.back_out()
            return True
        if event.key() == Qt.Key.Key_Backspace and self._window.pointing.placing.take_back():
            return True
        refusal = self._window.actions_of_game.refusal_of(event)
        if refusal and self._window.table is not None:
            self._window.prompt.show_message(refusal)
        return bool(refusal)

    def _press_digit(self, event: QKeyEvent) -> bool:
        text, window = event.text(), self._window
        is_held = event.modifiers() & Qt.KeyboardModifier.AltModifier
        if not (text.isdecimal() and len(text) == 1) or is_held:
            return False
        return self._may_choose() and window.orders.choose_number(int(text))

    def _may_choose(self) -> bool:
        """Without single letters, digits are heard in the list itself only."""
        window = self._window
        return window.actions_of_game.settings.has_single_letters or window.orders.list.hasFocus()

    def press_enter(self) -> None:
        window = self._window
        if window.confirming is not None:
            window.confirm()
        elif window.table is not None and window.table.waits_for == ROLL:
            window.roll()
        elif window.table is not None and window.table.waits_for == LOOK:
            window.table.end_look()
        else:
            window.orders.choose_current()

    # -- Esc --------------------------------------------------------------------------------------

    def back_out(self) -> None:
        """One level: the coach, the second thought, the hint, the menu, the stack looked into, the
        slip, the filter, who is picked; at last the keyboard goes to the orders."""
        window = self._window
        if window.coach.rethink():
            return
        window.prompt.show_message("")
        if window.confirming is not None:
            window.confirming = None
            window.display.show_question()
            window.orders.list.setFocus()
            return
        for leave in (
            window.hints.close,
            window.pointing.close_menu,
            window.picking.let_go,
            window.foreseeing.hide,
            self._clear_filter,
            window.picking.drop_all,
        ):
            if leave():
                return
        window.orders.list.setFocus()

    def _clear_filter(self) -> bool:
        """Whether one was typed, or was about to be."""
        orders = self._window.orders
        had_one = bool(orders.filter.text()) or orders.filter.hasFocus()
        orders.filter.clear()
        if orders.filter.hasFocus():
            orders.list.setFocus()
        return had_one

    # -- the line of keys -------------------------------------------------------------------------

    def _focus_changed(self, before: QWidget | None, now: QWidget | None) -> None:
        """Other keys are told where the keyboard is on the map."""
        window = self._window
        is_asked = window.table is not None and window.table.waits_for == PERSON
        is_asked = is_asked and window.confirming is None and window.coach.order is None
        if is_asked and window.board.map_view in (before, now):
            window.prompt.show_keys(self.words())

    def words(self) -> str:
        window = self._window
        if window.board.map_view.hasFocus() and not window.combat.is_fought:
            return tr(
                "Tab next stack · arrows lead, Enter goes · Space picks · 1–9 orders · ? all keys"
            )
        table = window.table
        return keys_words(table.offers() if table is not None else ())
