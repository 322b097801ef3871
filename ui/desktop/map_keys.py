"""Keys that are held over the map, and the line in which a place is typed to go there.

C hides the counters while it is held, so that the ground below is seen; Z shows the stack under
the pointer, or at the keyboard's cursor, large and fanned. They are letters and not Alt and Shift,
since Alt alone opens menus and Alt with a digit an overlay.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QStringListModel, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QCompleter, QLineEdit

from ui.desktop.language import tr
from ui.desktop.naming import area_titles

if TYPE_CHECKING:
    from ui.desktop.play_window import PlayWindow

FINDER_LETTERS: Final = 32
FINDER_TOP: Final = 12


class HeldKeys(QObject):
    def __init__(self, window: PlayWindow) -> None:
        super().__init__(window)
        self._board = window.board
        self.held: Qt.Key | None = None
        window.installEventFilter(self)
        window.board.map_view.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if isinstance(event, QKeyEvent) and kind == QEvent.Type.KeyPress:
            return self._press(event)
        if kind == QEvent.Type.WindowDeactivate or self._is_release(event):
            self._let_go()
        return super().eventFilter(watched, event)

    def _is_release(self, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyRelease:
            return False
        return event.key() == self.held and not event.isAutoRepeat()

    def _press(self, event: QKeyEvent) -> bool:
        """Whether the key was meant here."""
        key = Qt.Key(event.key())
        if key not in (Qt.Key.Key_C, Qt.Key.Key_Z) or event.modifiers():
            return False
        if self.held is None:
            self.held = key
            if key == Qt.Key.Key_C:
                self._board.scene.hide_counters(True)
            else:
                self._board.map_view.magnify()
        return True

    def _let_go(self) -> None:
        if self.held is not None:
            self.held = None
            self._board.scene.hide_counters(False)
            self._board.map_view.close_fans()
            self._board.scene.fit_to_zoom(self._board.map_view.zoom)


class AreaFinder(QLineEdit):
    """A line over the map: the beginning or a part of a name, Enter goes there, Esc does not."""

    def __init__(self, window: PlayWindow) -> None:
        super().__init__(window.board.map_view)
        self._board = window.board
        self._inspect = window.pointing.inspect
        self.setPlaceholderText(tr("Go to which area?"))
        self.setAccessibleName(tr("Go to which area?"))
        self._areas = {title: area for area, title in area_titles().items()}
        completer = QCompleter(self)
        completer.setModel(QStringListModel(sorted(self._areas), completer))
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setCompletionMode(QCompleter.CompletionMode.InlineCompletion)
        self.setCompleter(completer)
        self.returnPressed.connect(lambda: self._go(self._best()))
        self.hide()

    def ask(self) -> None:
        wide = self.fontMetrics().averageCharWidth() * FINDER_LETTERS
        self.resize(wide, self.sizeHint().height())
        self.move((self._board.map_view.width() - wide) // 2, FINDER_TOP)
        self.clear()
        self.show()
        self.raise_()
        self.setFocus()

    def _best(self) -> str:
        """A name that begins so, else one that has it in it."""
        typed = self.text().strip().casefold()
        fitting = [title for title in sorted(self._areas) if typed in title.casefold()]
        fitting.sort(key=lambda title: not title.casefold().startswith(typed))
        return fitting[0] if typed and fitting else ""

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
