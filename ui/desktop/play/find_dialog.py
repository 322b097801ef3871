"""Find an area, a unit or a rule by some of its words (Ctrl+F): Enter goes there.

Units are those that the side at the table knows by name, where it knows them to be.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from ui.desktop.style.command_palette import Palette, PaletteLine
from ui.desktop.style.language import told, tr
from ui.desktop.table.table import CURTAIN, Table

if TYPE_CHECKING:
    from ui.desktop.play.window import PlayWindow


class FindDialog(Palette):
    def __init__(self, window: PlayWindow) -> None:
        super().__init__([*_units(window), *_places(window), *_rules(window)], window)
        self.setWindowTitle(tr("Find"))
        self.filter.setPlaceholderText(tr("An area, a unit or a rule"))
        self.filter.setAccessibleName(tr("An area, a unit or a rule"))
        self.list.setAccessibleName(tr("What was found"))


def _places(window: PlayWindow) -> Iterator[PaletteLine]:
    if _table(window) is None:
        return
    titles = {one.id: window.names.place(one.id) for one in window.sight.geography.on_map}
    for place, title in sorted(titles.items(), key=lambda one: one[1]):
        yield PaletteLine(title, partial(_go_to, window, place), tr("area"))


def _units(window: PlayWindow) -> Iterator[PaletteLine]:
    """Own ones are taken in hand; of the enemy's the place is shown."""
    table = _table(window)
    if table is None:
        return
    picture, on_map = table.picture(), {one.id for one in window.sight.geography.on_map}
    for stack in picture.stacks:
        for key, face in zip(stack.keys, stack.faces, strict=True):
            if stack.place in on_map and not face.is_back:
                is_own = stack.side == picture.seat
                take, go = window.picking.take_in_hand, partial(_go_to, window, stack.place)
                do = partial(take, key) if is_own else go
                place = tr("at {place}", place=window.names.place(stack.place))
                yield PaletteLine(told(face.title), do, place)


def _table(window: PlayWindow) -> Table | None:
    """None behind the curtain."""
    table = window.table
    return table if table is not None and table.waits_for != CURTAIN else None


def _rules(window: PlayWindow) -> Iterator[PaletteLine]:
    for number, title in window.guide.rule_titles().items():
        yield PaletteLine(f"{number}  {title}", partial(window.show_rule, number), tr("rule"))


def _go_to(window: PlayWindow, area: str) -> None:
    window.board.map_view.set_cursor_area(area)
    window.board.map_view.setFocus()
    window.pointing.inspect(area)
