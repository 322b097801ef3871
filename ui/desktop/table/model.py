"""What is going on in the game window: the table, what is seen of it, and what a person points at.

One object for all parts of the window. Those that show something listen to its signals; those that
hear clicks and keys change it, or wish for an order (play/orders.py). It draws nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Signal

from solitaire.game import Game
from solitaire.presenting.guide import Guide
from solitaire.presenting.offers import Offer, Role
from solitaire.presenting.picture import Picture
from ui.desktop.board.naming import Names
from ui.desktop.style.language import translated
from ui.desktop.table.sight import Sight
from ui.desktop.table.table import CURTAIN, PERSON, Table


@dataclass(frozen=True, slots=True)
class Moment:
    """What one seat sees now and is offered."""

    table: Table
    view: Any
    offers: Sequence[Offer]
    suggested: Offer | None
    """One of the offers, which then comes first."""


@dataclass(frozen=True, slots=True)
class Confirmation:
    """What the person is asked once more before it is done."""

    offer: Offer
    asked: str
    lines: tuple[str, ...]
    areas: tuple[str, ...] = ()
    """Areas that are spoken of."""
    undo: str = ""
    """What can be taken back afterwards, where that is known."""


class PlayModel(QObject):
    game_changed = Signal()
    """Another game than before is played: other commands, overlays and names."""
    table_opened = Signal()
    """A game lies on the table that was not there before."""
    table_leaving = Signal()
    """The table, if there is one, is about to be left."""
    table_changed = Signal()
    """Something may have to be shown anew: position, question, seat, what is waited for."""
    picture_changed = Signal()
    """The seat sees something else than before; at first, or behind a curtain, nothing."""
    offers_changed = Signal()
    """The offers were shown anew; often they are the same."""
    selection_changed = Signal()
    cursor_changed = Signal(str)
    """The keyboard's cursor has come to a place."""
    map_left = Signal()
    """The keyboard's cursor is nowhere on the map any more."""
    confirmation_changed = Signal()
    confirmation_dropped = Signal()
    """By the person: what was asked before is asked again."""
    overlay_changed = Signal(str)
    inspected_changed = Signal(str)
    """Another place is looked at closely."""
    said = Signal(str)
    """A sentence about what was just done or refused; empty takes it away."""

    def __init__(self, door: Game, parent: QObject | None = None) -> None:
        """`door` is the game that is spoken of until one lies on the table."""
        super().__init__(parent)
        self.door = door
        """The game on the table, or the last that was there."""
        self.sight = Sight(door)
        self.table: Table | None = None
        self.moment: Moment | None = None
        """What is shown; None behind a curtain and without a game."""
        self.selection: Sequence[str] = ()
        """Own counters that were clicked last, or that are under way."""
        self.cursor = ""
        """The place of the keyboard on the map."""
        self.confirmation: Confirmation | None = None
        self.overlay = ""
        """The name of the overlay on the map; empty for none."""
        self.inspected = ""
        """The place that is looked at closely."""

    # -- the game ---------------------------------------------------------------------------------

    @property
    def names(self) -> Names:
        return self.sight.names

    @property
    def guide(self) -> Guide:
        return self.door.guide()

    def open_table(self, table: Table) -> None:
        self.table = table
        is_other = table.door is not self.door
        self.door, self.sight = table.door, table.sight
        if is_other:
            self.show_overlay("")
            self.game_changed.emit()
        self.table_opened.emit()
        self.select(())
        self.leave_map()

    def tell_of_change(self) -> None:
        """The table is to be shown anew; a second thought about it is past."""
        self.confirm(None)
        self.table_changed.emit()

    def leave_table(self) -> Table | None:
        """The table that was left, which is to be closed."""
        self.table_leaving.emit()
        self.confirm(None)
        table, self.table = self.table, None
        if table is not None:
            self.clear()
        return table

    # -- what is seen -----------------------------------------------------------------------------

    @property
    def table_in_sight(self) -> Table | None:
        """The table, unless a curtain hides it."""
        is_seen = self.table is not None and self.table.waits_for != CURTAIN
        return self.table if is_seen else None

    @property
    def table_asking(self) -> Table | None:
        """The table, if the person at it is asked something."""
        return self.table if self.table is not None and self.table.waits_for == PERSON else None

    @property
    def picture(self) -> Picture | None:
        """What the seat sees now."""
        table = self.table_in_sight
        return table.picture() if table is not None else None

    @property
    def view(self) -> Any:
        """The view that is shown, None if none is."""
        return self.moment.view if self.moment is not None else None

    @property
    def offers(self) -> Sequence[Offer]:
        """The choices that are shown."""
        return self.moment.offers if self.moment is not None else ()

    def show(self, now: Moment) -> None:
        """This is seen and offered from now on."""
        is_new = now.view != self.view
        self.moment = now
        if is_new:
            self.picture_changed.emit()
        self.offers_changed.emit()

    def clear(self) -> None:
        """Nothing is seen any more."""
        self.moment = None
        self.inspected = ""
        self.picture_changed.emit()

    def under_way(self) -> Sequence[str]:
        """The counters that are on the march."""
        picture = self.picture
        return picture.under_way if picture is not None else ()

    def able_at(self, place: str) -> list[str]:
        """Own counters there that may begin a move now."""
        able = {one.counter for one in self.offers if one.role is Role.BEGIN}
        picture = self.picture
        return [one for one in picture.own_at(place) if one in able] if picture else []

    def title(self, counter: str) -> str:
        """What the seat calls a counter that it sees: enemies by number, its own by name."""
        face = self.picture.face_of(counter) if self.picture is not None else None
        return translated(face.title) if face is not None else self.names.counter(counter)

    # -- what is pointed at -----------------------------------------------------------------------

    def select(self, counters: Sequence[str]) -> None:
        self.selection = tuple(counters)
        self.selection_changed.emit()

    def select_own_at(self, place: str) -> None:
        """With those that each of them brings along."""
        table = self.table_in_sight
        if table is not None:
            own = table.picture().own_at(place)
            self.select(tuple(dict.fromkeys(one for key in own for one in table.stack_of(key))))

    def move_cursor(self, place: str) -> None:
        """The map says that it went there."""
        self.cursor = place
        self.cursor_changed.emit(place)

    def leave_map(self) -> None:
        self.cursor = ""
        self.map_left.emit()

    def inspect(self, place: str) -> None:
        if self.table_in_sight is not None and place:
            self.inspected = place
            self.inspected_changed.emit(place)

    def confirm(self, confirmation: Confirmation | None) -> None:
        """Ask this once more; None takes the question back."""
        if confirmation is not self.confirmation:
            self.confirmation = confirmation
            self.confirmation_changed.emit()

    def drop_confirmation(self) -> None:
        """The person thinks better of it, or does something else."""
        if self.confirmation is not None:
            self.confirm(None)
            self.confirmation_dropped.emit()

    def show_overlay(self, name: str) -> None:
        self.overlay = name
        self.overlay_changed.emit(name)

    def turn_overlay(self, name: str) -> None:
        """Show it; if it is shown already, take it away."""
        self.show_overlay("" if name == self.overlay else name)

    def say(self, words: str) -> None:
        self.said.emit(words)
