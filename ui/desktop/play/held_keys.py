"""Keys that are held over the map, and the line in which a place is typed to go there.

Alt hides the counters while it is held, so that the ground below is seen; Shift shows the stack
under the pointer, or at the keyboard's cursor, large and fanned. Both begin after a moment, since
most of the time they are held for another key, and Alt by itself goes to the menus. C and Z do the
same at once, where the desktop keeps Alt for itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QStringListModel, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QCompleter, QLineEdit, QWidget

from ui.desktop.board.board import MapBoard
from ui.desktop.style.language import tr
from ui.desktop.table.model import PlayModel

FINDER_LETTERS: Final = 32
FINDER_TOP: Final = 12
HOLD_MILLISECONDS: Final = 350
_HIDING: Final = (Qt.Key.Key_C, Qt.Key.Key_Alt)
_AT_ONCE: Final = (Qt.Key.Key_C, Qt.Key.Key_Z)
_KEY_DOWN: Final = (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride)
_LEAVING: Final = (
    QEvent.Type.FocusOut,
    QEvent.Type.WindowDeactivate,
    QEvent.Type.ApplicationStateChange,
)
_MODIFIERS: Final = {
    Qt.Key.Key_Alt: Qt.KeyboardModifier.AltModifier,
    Qt.Key.Key_Shift: Qt.KeyboardModifier.ShiftModifier,
}


class HeldKeys(QObject):
    let_go = Signal()
    """The map is to be seen as before."""

    def __init__(
        self,
        model: PlayModel,
        board: MapBoard,
        orders: QWidget,
        hears_letters: Callable[[], bool],
        window: QWidget,
    ) -> None:
        """Keys are heard in the whole window; over the map and the list of orders Shift, too."""
        super().__init__(window)
        self._model, self._board, self._orders = model, board, orders
        self._hears_letters = hears_letters
        self.held: Qt.Key | None = None
        """Whose look at the map is shown."""
        self._awaited: Qt.Key | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(HOLD_MILLISECONDS)
        self._timer.timeout.connect(self._hold_awaited)
        self._ending = _Ending(self._let_go)
        window.installEventFilter(self)
        board.map_view.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            return self._press(event)
        return super().eventFilter(watched, event)

    def _press(self, event: QKeyEvent) -> bool:
        """Whether the key was meant here."""
        key = Qt.Key(event.key())
        if key in (self.held, self._awaited):
            return key in _AT_ONCE
        if key in _AT_ONCE and not event.modifiers() and self._hears_letters():
            self._hold(key)
            return True
        if key in _MODIFIERS and not event.modifiers() & ~_MODIFIERS[key] and self._suits(key):
            self._awaited = key
            self._timer.start()
            self._ending.watch(key)
        return False

    def _suits(self, key: Qt.Key) -> bool:
        """Shift is held for capital letters, too: it magnifies from the map and the orders."""
        places = (self._board.map_view, self._orders)
        return key == Qt.Key.Key_Alt or any(one.hasFocus() for one in places)

    def _hold_awaited(self) -> None:
        if self._awaited is not None and self._model.table is not None:
            key, self._awaited = self._awaited, None
            # The bar of menus waits for Alt to be let go; any event of this kind makes it forget.
            QCoreApplication.sendEvent(self, QEvent(QEvent.Type.ActivationChange))
            self._hold(key)

    def _hold(self, key: Qt.Key) -> None:
        self.held = key
        self._ending.watch(key)
        if key in _HIDING:
            self._board.scene.hide_counters(True)
        else:
            self._board.map_view.magnify()

    def _let_go(self) -> None:
        self._ending.rest()
        self._timer.stop()
        self._awaited = None
        if self.held is not None:
            self.held = None
            self._board.scene.hide_counters(False)
            self._board.map_view.close_fans()
            self._board.scene.fit_to_zoom(self._board.map_view.zoom)
            self.let_go.emit()


class _Ending(QObject):
    """Notices, wherever the keyboard has gone, that a key is no longer held for the map.

    It looks at the events of the whole application, so it does so only while a key is down: the
    release of a key may go to a menu, another window, or nobody.
    """

    def __init__(self, end: Callable[[], None]) -> None:
        super().__init__()
        self._end = end
        self._key: Qt.Key | None = None

    def watch(self, key: Qt.Key) -> None:
        self._key = key
        _application().installEventFilter(self)

    def rest(self) -> None:
        self._key = None
        _application().removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self._key is not None and self._is_end(self._key, watched, event):
            self._end()
        return super().eventFilter(watched, event)

    @staticmethod
    def _is_end(key: Qt.Key, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if isinstance(event, QKeyEvent) and kind in _KEY_DOWN:
            return event.key() != key
        if isinstance(event, QKeyEvent):
            return event.key() == key and not event.isAutoRepeat()
        if isinstance(event, QMouseEvent):  # its release was not told, or the event would have it
            return key in _MODIFIERS and not event.modifiers() & _MODIFIERS[key]
        if kind == QEvent.Type.Show:
            return isinstance(watched, QWidget) and watched.isWindow() and not _is_tip(watched)
        return kind in _LEAVING


def _is_tip(widget: QWidget) -> bool:
    return widget.windowType() == Qt.WindowType.ToolTip


def _application() -> QCoreApplication:
    application = QCoreApplication.instance()
    assert application is not None
    return application


class AreaFinder(QLineEdit):
    """A line over the map: the beginning or a part of a name, Enter goes there, Esc does not."""

    def __init__(self, model: PlayModel, board: MapBoard) -> None:
        super().__init__(board.map_view)
        self._model, self._board = model, board
        self._inspect = model.inspect
        self.setPlaceholderText(tr("Go to which area?"))
        self.setAccessibleName(tr("Go to which area?"))
        self._areas: dict[str, str] = {}
        """By title."""
        completer = QCompleter(self)
        self._titles = QStringListModel(completer)
        completer.setModel(self._titles)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setCompletionMode(QCompleter.CompletionMode.InlineCompletion)
        self.setCompleter(completer)
        self.returnPressed.connect(lambda: self._go(self._best()))
        self.hide()

    def ask(self) -> None:
        names, on_map = self._model.names, self._model.sight.geography.on_map
        titles = {names.place(one.id): one.id for one in on_map}
        self.open({title: titles[title] for title in sorted(titles)})

    def open(self, areas: dict[str, str]) -> None:
        """Over the map, for these areas by title, in this order."""
        self._areas = areas
        self._titles.setStringList(list(areas))
        metrics = self.fontMetrics()
        asked = metrics.horizontalAdvance(self.placeholderText()) + 2 * metrics.height()
        wide = max(metrics.averageCharWidth() * FINDER_LETTERS, asked)
        self.resize(wide, self.sizeHint().height())
        self.move((self._board.map_view.width() - wide) // 2, FINDER_TOP)
        self.clear()
        self.show()
        self.raise_()
        self.setFocus()

    def _fitting(self, typed: str) -> list[str]:
        """Names that begin so, then those that have it in them."""
        part = typed.strip().casefold()
        found = [title for title in self._areas if part in title.casefold()]
        return sorted(found, key=lambda title: not title.casefold().startswith(part))

    def _best(self) -> str:
        fitting = self._fitting(self.text())
        return fitting[0] if self.text().strip() and fitting else ""

    def _go(self, title: str) -> None:
        area = self._areas.get(title, "")
        if area:
            self._board.map_view.set_cursor_area(area)
            self._inspect(area)
            self.leave()

    def leave(self) -> None:
        """The keyboard goes first: hidden with it, the map would take that for a Tab."""
        self._board.map_view.setFocus()
        self.hide()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
        else:
            super().keyPressEvent(event)
            event.accept()  # Enter and digits are not for the window behind

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.hide()
