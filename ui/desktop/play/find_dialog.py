"""Find an area, a unit or a rule by some of its words (Ctrl+F): Enter goes there.

Units are those that the side at the table knows by name, where it knows them to be.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Any

from solitaire.bits import members
from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.terms import AREA_LIMIT
from ui.desktop.board.naming import area_titles, counter_titles
from ui.desktop.style.command_palette import Palette, PaletteLine
from ui.desktop.style.language import tr
from ui.desktop.table.table import CURTAIN

if TYPE_CHECKING:
    from ui.desktop.play.window import PlayWindow


class FindDialog(Palette):
    def __init__(self, window: PlayWindow) -> None:
        super().__init__([*_units(window), *_areas(window), *_rules(window)], window)
        self.setWindowTitle(tr("Find"))
        self.filter.setPlaceholderText(tr("An area, a unit or a rule"))
        self.filter.setAccessibleName(tr("An area, a unit or a rule"))
        self.list.setAccessibleName(tr("What was found"))


def _areas(window: PlayWindow) -> Iterator[PaletteLine]:
    if window.table is None or window.table.waits_for == CURTAIN:
        return
    for area, title in sorted(area_titles().items(), key=lambda one: one[1]):
        yield PaletteLine(title, partial(_go_to, window, area), tr("area"))


def _units(window: PlayWindow) -> Iterator[PaletteLine]:
    """Own ones are taken in hand; of the enemy's the area is shown."""
    if window.table is None or window.table.waits_for == CURTAIN:
        return
    view, board, titles = window.table.view(), RULES.board, area_titles()
    for local in members(board.counters[view.seat]):
        if view.own[local] < AREA_LIMIT:
            name, place = board.counter_names[view.seat * 64 + local], view.own[local]
            do = partial(window.picking.take_in_hand, name)
            yield _unit(name, titles[board.area_names[place]], do)
    for place, suspects, *_ in view.slots:
        if suspects.bit_count() == 1 and place < AREA_LIMIT:
            name = board.counter_names[(1 - view.seat) * 64 + suspects.bit_length() - 1]
            area = board.area_names[place]
            yield _unit(name, titles[area], partial(_go_to, window, area))


def _unit(name: str, place: str, do: Callable[[], Any]) -> PaletteLine:
    return PaletteLine(counter_titles()[name], do, tr("at {place}", place=place))


def _rules(window: PlayWindow) -> Iterator[PaletteLine]:
    for number, title in window.guide.rule_titles().items():
        yield PaletteLine(f"{number}  {title}", partial(window.show_rule, number), tr("rule"))


def _go_to(window: PlayWindow, area: str) -> None:
    window.board.map_view.set_cursor_area(area)
    window.board.map_view.setFocus()
    window.pointing.inspect(area)
