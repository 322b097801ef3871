"""Units of a stack picked by keys: one of them is at hand, and some are picked to go together.

Space at a unit means what is asked about it: where moves begin it is picked or dropped, where a
stack is under way it joins it, and where a choice names the unit (a hit, a scout, the guns) that
choice is taken. So keys reach offered choices and nothing else, as clicks do.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from solitaire.presenting.offers import Offer, Role
from ui.desktop.board.board import MapBoard
from ui.desktop.play.offers import at_counter
from ui.desktop.play.pointing import Pointing
from ui.desktop.style.language import tr, tr_count, translated
from ui.desktop.table.model import PlayModel


class UnitPicking(QObject):
    offer_wished = Signal(object)
    """An Offer."""

    def __init__(
        self,
        model: PlayModel,
        board: MapBoard,
        pointing: Pointing,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._model, self._board, self.next_stack = model, board, pointing.next_stack
        self._placing, self._turning = pointing.placing, pointing.turning
        self.current = ""
        """The unit at hand, at the keyboard's cursor; none until the stack is looked into."""
        model.cursor_changed.connect(self._cursor_moved)
        model.map_left.connect(self.let_go)
        model.offers_changed.connect(self.look_again)
        board.map_view.fan_closed.connect(self.let_go)

    # -- what is there ----------------------------------------------------------------------------

    def _is_under_way(self, unit: str) -> bool:
        picture = self._model.picture
        return picture is not None and unit in picture.under_way

    def units(self) -> list[str]:
        """The seat's own counters at the keyboard's cursor, as their fan has them; of the enemy's
        those among which one is to be chosen."""
        picture, area = self._model.picture, self._model.cursor
        if picture is None or not area:
            return []
        own = picture.own_at(area)
        asked = [one.counter for one in self._model.offers if one.at == area]
        enemies = [name for name in asked if name and name not in own]
        if enemies:
            return enemies
        shown = self._board.scene.picture
        fan = [key for stack in shown.stacks_at(area) for key in stack.keys] if shown else []
        mine = {*own, *(key for key in fan if self._placing.takes(key))}
        return [key for key in fan if key in mine]

    def picked_here(self) -> list[str]:
        picked = self._model.selection
        return [one for one in self.units() if one in picked]

    # -- the keys ---------------------------------------------------------------------------------

    def step(self, step: int) -> None:
        """The unit before or after."""
        if not self._come_to_stack():
            return
        units = self.units()
        if self.current in units:
            self._take_in_hand(units[(units.index(self.current) + step) % len(units)])
        else:
            self._take_in_hand(units[0] if step > 0 else units[-1])

    def turn(self) -> None:
        """Pick the unit at hand, or drop it; of a closed stack the first one is taken in hand."""
        if not self._come_to_stack():
            return
        units = self.units()
        if self.current not in units:
            self._take_in_hand(units[0])
            if len(units) > 1:
                return
        unit = self.current
        found = at_counter(self._model.offers, unit)
        if self._placing.choose(unit):
            self.say_at_hand()
        elif any(one.role is Role.BEGIN for one in found):
            self._pick_or_drop(unit)
        elif self._turning.turns(unit) or _lead_apart(found):
            self._model.select([unit])
        elif found:
            self.offer_wished.emit(found[0])
        else:
            self._say_unable(unit)

    def pick_all(self) -> None:
        """All at the cursor that may move; nobody, if all of them are picked already."""
        if not self._come_to_stack():
            return
        area = self._model.cursor
        able = self._model.able_at(area)
        if not able:
            words = tr(
                "No unit at {place} can start a move now.", place=self._model.names.place(area)
            )
            self._model.say(words)
        elif set(able) <= set(self.picked_here()):
            self._select([])
        else:
            self._select(able)

    # -- doing it ---------------------------------------------------------------------------------

    def _come_to_stack(self) -> bool:
        """Whether the cursor is at own units, or could be brought to some."""
        if not self.units() and not self.next_stack(1):
            self._model.say(tr("None of your units stands here."))
            return False
        self._board.map_view.setFocus()
        if self.units():
            return True
        self._model.say(tr("None of your units stands here."))
        return False

    def _pick_or_drop(self, unit: str) -> None:
        picked = self.picked_here()
        rest = [one for one in picked if one != unit]
        self._select(rest if unit in picked else [*picked, unit])

    def _select(self, units: Sequence[str]) -> None:
        self._model.select(units)
        self.say_at_hand()

    def _say_unable(self, unit: str) -> None:
        title = self._model.title(unit)
        words = tr("{unit} cannot be chosen now.", unit=title)
        if self._is_under_way(unit):
            words = tr("{unit} is under way; Backspace takes it back.", unit=title)
        self._model.say(words)

    def take_in_hand(self, unit: str) -> None:
        """The keyboard goes to this unit, wherever it stands."""
        picture = self._model.picture
        area = picture.place_of(unit) if picture is not None else ""
        if area:
            self._board.map_view.set_cursor_area(area)
            self._board.map_view.setFocus()
            self._take_in_hand(unit)

    def _take_in_hand(self, unit: str) -> None:
        self.current = unit
        self._show_at_hand()
        self.say_at_hand()

    def _show_at_hand(self) -> None:
        """In its open fan, with a ring around it."""
        view = self._board.map_view
        if self.current:
            view.open_fan_of(view.cursor_area, self.current)
        view.set_unit_at_hand(self.current)

    def _cursor_moved(self, area: str) -> None:
        """A stack that was looked into closes behind the cursor."""
        if self.current not in self.units():
            self.let_go()

    def let_go(self) -> bool:
        """No unit at hand any more; whether there was one."""
        if not self.current:
            return False
        self.current = ""
        board = self._board
        board.map_view.set_unit_at_hand("")
        board.map_view.close_fans()
        board.scene.fit_to_zoom(board.map_view.zoom)
        return True

    def say_at_hand(self) -> None:
        """To the eye by rings; to the ear, too, by the words in the bar."""
        units, area = self.units(), self._model.cursor
        parts = [self._model.names.place(area)]
        if self.current in units:
            parts.append(
                tr(
                    "{unit}, {number} of {count}: {state}",
                    unit=self._model.title(self.current),
                    number=units.index(self.current) + 1,
                    count=len(units),
                    state=self._state(self.current),
                )
            )
        if self._model.able_at(area):
            many = len(self.picked_here())
            parts.append(tr_count("%n units picked", many) if many else tr("nobody is picked"))
        self._model.say(" · ".join(parts))

    def _state(self, unit: str) -> str:
        found = at_counter(self._model.offers, unit)
        if any(one.role is Role.BEGIN for one in found):
            return tr("picked") if unit in self.picked_here() else tr("not picked")
        if self._turning.turns(unit):
            return tr("may turn: Shift+arrows, Enter")
        if found:
            return translated(found[0].words)
        if self._placing.takes(unit):
            return tr("to be placed: Space takes it, Enter puts it down")
        return tr("under way") if self._is_under_way(unit) else tr("cannot be chosen now")

    def drop_all(self) -> bool:
        """Nobody is picked any more, unless they are under way; whether somebody was."""
        picture, picked = self._model.picture, self._model.selection
        if picture is None or not picked or picture.under_way:
            return False
        self._model.select(())
        return True

    def look_again(self) -> None:
        """Another moment is shown: the unit at hand stays at hand while it stays there."""
        if self.current and self.current in self.units():
            self._show_at_hand()
        else:
            self.let_go()


def _lead_apart(offers: Sequence[Offer]) -> bool:
    """Whether they lead to several places, so that one has to be shown on the map."""
    return len(offers) > 1 and all(one.goals for one in offers)
