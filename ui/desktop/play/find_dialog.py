"""Find an area, a unit or a rule by some of its words (Ctrl+F): Enter goes there.

Units are those that the side at the table knows by name, where it knows them to be.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from PySide6.QtWidgets import QWidget

from ui.desktop.board.board import MapBoard
from ui.desktop.style.language import tr, translated
from ui.desktop.style.widgets.command_palette import Palette, PaletteLine
from ui.desktop.table.model import PlayModel


class Finder:
    """Knows what can be found, and goes there."""

    def __init__(
        self,
        model: PlayModel,
        board: MapBoard,
        take_in_hand: Callable[[str], None],
        show_rule: Callable[[str], None],
    ) -> None:
        """`take_in_hand` leads the keyboard to a unit, `show_rule` opens the help at a rule."""
        self._model, self._board = model, board
        self._take_in_hand, self._show_rule = take_in_hand, show_rule

    def ask(self) -> None:
        FindDialog(self, self._board.map_view.window()).open()

    def lines(self) -> list[PaletteLine]:
        return [*self._units(), *self._places(), *self._rules()]

    def _places(self) -> Iterator[PaletteLine]:
        if self._model.table_in_sight is None:
            return
        names, on_map = self._model.names, self._model.sight.geography.on_map
        titles = {one.id: names.place(one.id) for one in on_map}
        for place, title in sorted(titles.items(), key=lambda one: one[1]):
            yield PaletteLine(title, partial(self._go_to, place), tr("area"))

    def _units(self) -> Iterator[PaletteLine]:
        """Own ones are taken in hand; of the enemy's the place is shown."""
        picture = self._model.picture
        if picture is None:
            return
        on_map = {one.id for one in self._model.sight.geography.on_map}
        for stack in picture.stacks:
            for key, face in zip(stack.keys, stack.faces, strict=True):
                if stack.place in on_map and not face.is_back:
                    is_own = stack.side == picture.seat
                    take, go = self._take_in_hand, partial(self._go_to, stack.place)
                    do = partial(take, key) if is_own else go
                    place = tr("at {place}", place=self._model.names.place(stack.place))
                    yield PaletteLine(translated(face.title), do, place)

    def _rules(self) -> Iterator[PaletteLine]:
        for number, title in self._model.guide.rule_titles().items():
            yield PaletteLine(f"{number}  {title}", partial(self._show_rule, number), tr("rule"))

    def _go_to(self, area: str) -> None:
        self._board.map_view.set_cursor_area(area)
        self._board.map_view.setFocus()
        self._model.inspect(area)


class FindDialog(Palette):
    def __init__(self, finder: Finder, parent: QWidget) -> None:
        super().__init__(finder.lines(), parent)
        self.setWindowTitle(tr("Find"))
        self.filter.setPlaceholderText(tr("An area, a unit or a rule"))
        self.filter.setAccessibleName(tr("An area, a unit or a rule"))
        self.list.setAccessibleName(tr("What was found"))
