"""What would happen if own counters entered an area with enemy counters [8.6], before they do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from solitaire.games.castiglione.core.board import Board
from solitaire.games.castiglione.core.state import State, enemy_of
from solitaire.games.castiglione.core.views import Slot, View
from solitaire.games.castiglione.staff.world import (
    enemy_words,
    is_surely_dummy,
    quiet_world,
    slots_in,
    strength_range,
    total_range,
)
from solitaire.games.castiglione.terms import (
    CAVALRY,
    CLEAR,
    DUMMY,
    LEADER,
    local_of,
)
from solitaire.games.castiglione.text.titles import range_text
from solitaire.text import Text, text


def contact_words(board: Board, view: View, area: int, counters: Sequence[int]) -> list[Text]:
    """Every end that the view leaves possible, the surest first; empty if nobody is there."""
    slots = slots_in(view, 1 << area)
    if not slots:
        return []
    there = enemy_words(board, view, area)
    return [
        text("There: {enemy}.", enemy=there),
        *_Contact(board, view, area, counters, slots).words(),
    ]


class _Contact:
    def __init__(
        self, board: Board, view: View, area: int, counters: Sequence[int], slots: list[Slot]
    ) -> None:
        self.board = board
        self.enemy = enemy_of(view.seat)
        self.world: State = quiet_world(board, view)
        self.view = view
        self.area = area
        self.members = sum(1 << local_of(counter) for counter in counters)
        self.slots = [slot for slot in slots if not is_surely_dummy(board, view, slot)]
        units = board.units[self.enemy]
        self.strength = total_range(strength_range(board, view, one, units) for one in self.slots)
        self.moving = int(self.world.strength_of(view.seat, self.members & board.units[view.seat]))

    def words(self) -> Iterator[Text]:
        if not self._may_be_units():
            if self.slots:
                yield text("Leaders alone give way to the nearest friends [8.6.2].")
            else:
                yield text("Nothing but dummies: they vanish [13.2.2].")
            return
        yield self._collision()
        if self._may_withdraw() and self._are_surely_light():
            yield text("Before that cavalry and leaders may withdraw [8.6.3].")
        elif self._may_withdraw():
            yield text(
                "Before that cavalry and leaders, if nothing else stands there, may withdraw "
                "[8.6.3]."
            )

    def _collision(self) -> Text:
        if self._surely_overrun() and not self.strength[1]:
            return text("Overrun in clear terrain: no strength is left there [8.6.2].")
        if self._surely_overrun():
            return text(
                "Overrun at {odds} to 1 in clear terrain: they are eliminated [8.6.2].",
                odds=self._odds(),
            )
        if self._maybe_overrun():
            return text(
                "Overrun if at most {most} strength points stand there [8.6.2]; otherwise you stop "
                "and fight [8.6.1, 9.0].",
                most=self.moving // int(self.board.charts.overrun_odds),
            )
        return self._fight()

    def _may_be_units(self) -> bool:
        """A stack that is known to have no unit bars nothing [R35, R43]."""
        barred = self.view.barred >> self.area & 1 == 1
        return barred and any(slot[1] & self.board.units[self.enemy] for slot in self.slots)

    def _odds(self) -> int:
        return self.moving // self.strength[1] if self.strength[1] else 0

    def _surely_overrun(self) -> bool:
        if self.world.area_kind(self.area) != CLEAR or not self.moving:
            return False
        return not self.strength[1] or self._odds() >= self.board.charts.overrun_odds

    def _maybe_overrun(self) -> bool:
        if self.world.area_kind(self.area) != CLEAR or not self.moving:
            return False
        low = self.strength[0]
        return not low or self.moving // low >= self.board.charts.overrun_odds

    def _fight(self) -> Text:
        if self.world.area_kind(self.area) != CLEAR:
            return text(
                "You stop there and fight in the combat phase [8.6.1, 9.0]: no overrun in this "
                "terrain [8.6.2]."
            )
        return text(
            "You stop there and fight in the combat phase [8.6.1, 9.0]: {own} against {theirs} is "
            "less than {odds} to 1 [8.6.2].",
            own=self.moving,
            theirs=range_text(*self.strength),
            odds=int(self.board.charts.overrun_odds),
        )

    def _may_withdraw(self) -> bool:
        """Infantry and guns without cavalry come, and none of theirs is there yet [8.6.3]."""
        seat = self.view.seat
        if self.members & self.world.of_kind(seat, CAVALRY) or not self.moving:
            return False
        if self.world.units_in(seat, self.area) & ~self.members:
            return False
        return all(slot[1] & self._light() for slot in self.slots)

    def _are_surely_light(self) -> bool:
        return all(not slot[1] & ~self._light() for slot in self.slots)

    def _light(self) -> int:
        kinds = (CAVALRY, LEADER, DUMMY)
        return sum(int(self.board.kind_sets[self.enemy * 8 + kind]) for kind in kinds)
