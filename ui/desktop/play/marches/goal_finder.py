"""The line over the map in which a marching stack is told where to go."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from string import ascii_lowercase
from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent

from solitaire.presenting.overlays import DOUBTFUL, SURE, Mark, Overlay
from solitaire.text import verbatim
from ui.desktop.board.board import MapBoard
from ui.desktop.play.held_keys import AreaFinder
from ui.desktop.style.language import tr
from ui.desktop.table.model import PlayModel

_STEPS: Final = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}


class GoalFinder(AreaFinder):
    """Of the places that the stack can reach: the small letters that are written on the map beside
    it, which send it at once; or its name from the capital on, with Up and Down from the nearest
    place on, while it is shown what the march would bring, and Enter. Tab takes another stack."""

    sent = Signal(str)
    """The place where it shall go."""
    begun_otherwise = Signal()
    """It shall begin in another way than usual, and be asked again."""
    given_up = Signal()
    """Nobody is to be asked any more."""

    def __init__(
        self, model: PlayModel, board: MapBoard, next_stack: Callable[[int], bool]
    ) -> None:
        super().__init__(model, board)
        self.takes_tab = next_stack
        """Goes to another stack and asks for that; whether there is one."""
        self.signs: dict[str, str] = {}
        """Places by the letters that are written beside them; none if a name is asked for."""
        self._was_fitted = False
        """Whether the whole map was seen before one came near."""
        self._typed = ""
        """By hand; the rest of the line was completed."""
        self._dearer: Collection[str] = ()
        self._why_dearer = ""
        self.textEdited.connect(self._note)
        model.table_changed.connect(self._close)
        model.table_leaving.connect(self._close)

    def ask_for(
        self,
        who: str,
        goals: Sequence[str],
        begun: str = "",
        keys: Sequence[str] = (),
        dearer: tuple[Collection[str], str] = ((), ""),
    ) -> None:
        """A stack in words, where it can go, the nearest first, the letter of a name that was
        typed already, what other keys mean now, and which goals cost more and why; without a
        letter signs are shown."""
        self._dearer, self._why_dearer = dearer
        words = tr("{unit} marches to…", unit=who)
        self.setPlaceholderText(words)
        self.setAccessibleName(words)
        self._typed = ""
        self.open({self._model.names.place(one): one for one in goals})
        self._show_signs({} if begun else signs(goals[::-1], self._model.names.place))
        if begun:
            self.setText(begun)
            self._note(begun)
        else:
            self._titles.setStringList([])  # or a sign would be completed to a name
            self._model.say(
                " · ".join([*keys, tr("a capital letter begins a name · Esc ends this")])
            )

    def _close(self) -> None:
        """Something else is asked now."""
        if self.isVisible():
            self.leave()

    def _show_signs(self, found: dict[str, str]) -> None:
        """On the map; the places that are farthest away have the shortest ones."""
        if not found and not self.signs:
            return
        view = self._board.map_view
        self._was_fitted = self._was_fitted or view.is_fitted
        self.signs = found
        if found:
            view.come_near(found.values())
        else:
            QTimer.singleShot(0, self, self._step_back)
        spoken = (f"{sign} {self._model.names.place(place)}" for sign, place in found.items())
        self.setAccessibleDescription(", ".join(spoken))
        self._board.lend_overlay(self._overlay() if found else None)
        self._clear_legend()

    def _overlay(self) -> Overlay:
        """The signs, with another look where it is dearer to go."""
        looks = {
            place: DOUBTFUL if place in self._dearer else SURE for place in self.signs.values()
        }
        found = self.signs.items()
        marks = tuple(Mark(place, looks[place], verbatim(sign)) for sign, place in found)
        words = {SURE: tr("its letter sends it there"), DOUBTFUL: self._why_dearer}
        legend = tuple(
            (look, verbatim(words[look])) for look in (SURE, DOUBTFUL) if look in looks.values()
        )
        return Overlay(verbatim(self.placeholderText()), legend, marks)

    def _clear_legend(self) -> None:
        """Beside the legend, which lies at the left, or below it."""
        view = self._board.map_view
        box = view.legend_box
        if box.intersects(self.geometry()):
            beside, below = box.right() + 1, box.bottom() + 1
            has_room = beside + self.width() <= view.width()
            self.move(*((beside, self.y()) if has_room else (box.left(), below)))

    def _step_back(self) -> None:
        """To the whole map, if that was seen before, once no other stack is asked for."""
        if self._was_fitted and not self.signs:
            self._was_fitted = False
            self._board.map_view.fit()

    def _note(self, text: str) -> None:
        self._typed = text
        if self.signs and text.islower():
            self._take_sign(text)
        else:
            self._preview(self._best())

    def _take_sign(self, typed: str) -> None:
        """Whole, begun, or none at all."""
        if typed in self.signs:
            area = self.signs[typed]
            self.leave()
            self.sent.emit(area)
        elif not any(one.startswith(typed) for one in self.signs):
            self.clear()
            self._model.say(tr("No place within reach has this letter."))

    def _preview(self, title: str) -> None:
        if title:
            self._board.map_view.set_cursor_area(self._areas[title])

    def _go(self, title: str) -> None:
        area = self._areas.get(title, "")
        if area:
            self.leave()
            self.sent.emit(area)
        elif self.text():
            self._model.say(tr("No place within reach has that name."))

    def leave(self) -> None:
        self._show_signs({})
        super().leave()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _STEPS.get(Qt.Key(event.key()))
        if step is not None:
            self._step(step)
        elif event.text().isdecimal():
            event.ignore()  # the number of an order
        elif event.key() == Qt.Key.Key_Space and self.signs and not self.text():
            self.begun_otherwise.emit()
        else:
            if event.key() == Qt.Key.Key_Escape:
                self.given_up.emit()
                self._model.say("")  # its keys
            super().keyPressEvent(event)

    def _step(self, step: int) -> None:
        titles = self._fitting(self._typed)
        if titles:
            at_ends = -1 if step > 0 else 0
            now = titles.index(self.text()) if self.text() in titles else at_ends
            self.setText(titles[(now + step) % len(titles)])
            self.selectAll()  # so that a letter begins another name
            self._preview(self.text())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        if event.reason() == Qt.FocusReason.MouseFocusReason:
            self.given_up.emit()
            self._show_signs({})
        super().focusOutEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab is not for the widgets around."""
        self.takes_tab(1 if forward else -1)
        return True


def signs(places: Sequence[str], title: Callable[[str], str]) -> dict[str, str]:
    """A letter for each place, of its own name if one is free; where there are more places than
    letters, the last places have two, of which the first is one of the last letters."""
    many = len(ascii_lowercase)
    first = next(n for n in range(many) if many - n + many * n >= len(places))
    single, found = many - first, dict[str, str]()
    free = list(ascii_lowercase[:single])
    for place in places[:single]:
        own = [letter for letter in title(place).casefold() if letter in free]
        sign = own[0] if own else free[0]
        free.remove(sign)
        found[sign] = place
    longer = (one + other for one in ascii_lowercase[single:] for other in ascii_lowercase)
    return found | dict(zip(longer, places[single:], strict=False))
