"""Phantom tic-tac-toe: nobody sees the other's marks; whoever tries a taken cell tries again.

A seat knows its own tries in order and which of them were marked, nothing of the other's tries.
When the game is over both sheets are shown.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from random import Random
from typing import Final

from solitaire.protocol import Decide, Event, Pending, Seat, audience
from tests.toys.common import Told
from tests.toys.numbered import NumberedRules, NumberView, result

CELLS: Final = 9
_SEATS: Final = ("cross", "nought")
_ROWS: Final = (
    0b111,
    0b111000,
    0b111000000,
    0b1001001,
    0b10010010,
    0b100100100,
    0b100010001,
    0b1010100,
)
_HAS_ROW: Final = [any(marks & row == row for row in _ROWS) for marks in range(512)]
_CHOICES: Final = [
    tuple(cell for cell in range(CELLS) if not tried >> cell & 1) for tried in range(512)
]
_BITS: Final = [bin(marks).count("1") for marks in range(512)]
_MARKING: Final = [Decide(0, "mark a cell"), Decide(1, "mark a cell")]
_OVER: Final = [result(0, "cross wins"), result(1, "nought wins"), result(2, "a draw")]
_CACHED_VIEWS: Final = 20_000


class State:
    __slots__ = ("marks", "tried", "sheets", "seat", "winner")

    def __init__(self) -> None:
        self.marks = [0, 0]
        """A bit for each cell that a seat has marked."""
        self.tried = [0, 0]
        """A bit for each cell that a seat has tried: marked, or found taken."""
        self.sheets = [0, 0]
        """Each seat's tries in order, to base 20: twice the cell, plus 1, plus 1 if taken."""
        self.seat = 0
        self.winner = -1
        """2 is a draw."""


def tries(sheet: int) -> list[tuple[int, bool]]:
    """Cell, and whether it was found taken, in order."""
    found: list[tuple[int, bool]] = []
    while sheet:
        digit = sheet % 20 - 1
        found.append((digit // 2, digit % 2 == 1))
        sheet //= 20
    found.reverse()
    return found


class Phantom(NumberedRules[State]):
    def __init__(self) -> None:
        words = {cell: f"mark {'abc'[cell % 3]}{cell // 3 + 1}" for cell in range(CELLS)}
        super().__init__("phantom", _SEATS, words)
        self._orders: dict[NumberView, list[list[int]]] = {}

    def new_state(self) -> State:
        return State()

    def copy(self, state: State) -> State:
        twin = State()
        twin.marks = state.marks.copy()
        twin.tried = state.tried.copy()
        twin.sheets = state.sheets.copy()
        twin.seat = state.seat
        twin.winner = state.winner
        return twin

    def pending(self, state: State) -> Pending:
        if state.winner >= 0:
            return _OVER[state.winner]
        return _MARKING[state.seat]

    def actions(self, state: State) -> Sequence[int]:
        return _CHOICES[state.tried[state.seat]]

    def outcomes(self, state: State) -> Sequence[tuple[int, int]]:
        return ()

    def apply(self, state: State, ply: int, events: list[Event] | None = None) -> None:
        seat = state.seat
        bit = 1 << ply
        taken = state.marks[1 - seat] & bit != 0
        state.tried[seat] |= bit
        state.sheets[seat] = state.sheets[seat] * 20 + ply * 2 + (2 if taken else 1)
        if not taken:
            marks = state.marks[seat] | bit
            state.marks[seat] = marks
            state.seat = 1 - seat
            if _HAS_ROW[marks]:
                state.winner = seat
            elif marks | state.marks[1 - seat] == 511:
                state.winner = 2
        if events is not None:
            self._tell(state, seat, ply, taken, events)

    def _tell(self, state: State, seat: int, cell: int, taken: bool, events: list[Event]) -> None:
        text = f"{self.word_by_ply[cell]}: {'taken' if taken else 'done'}."
        events.append(Told(text, audience(seat)))
        if not taken:
            events.append(Told(f"{_SEATS[seat]} has marked a cell.", audience(1 - seat)))
        if state.winner >= 0:
            events.append(Told(f"The tries were: {self.told_of(self.plies_of(state))}."))

    def view(self, state: State, seat: Seat) -> NumberView:
        shown = state.sheets[1 - seat] if state.winner >= 0 else 0
        return (seat, state.sheets[seat], state.seat, shown, state.winner)

    def info_key(self, state: State, seat: Seat) -> Hashable:
        if state.winner >= 0:
            return self.view(state, seat)
        return state.sheets[seat] * 2 + state.seat

    def imagine(self, view: NumberView, rng: Random) -> State:
        seat, sheet = view[0], view[1]
        state = State()
        state.seat = view[2]
        state.winner = view[4]
        state.sheets[seat] = sheet
        own_marks: list[int] = []
        for cell, taken in tries(sheet):
            state.tried[seat] |= 1 << cell
            if not taken:
                own_marks.append(cell)
                state.marks[seat] |= 1 << cell
        if state.winner >= 0:
            self._copy_sheet(state, 1 - seat, view[3])
        else:
            orders = self._fitting(view)
            order = orders[int(rng.random() * len(orders))]
            self._fill_sheet(state, 1 - seat, order, own_marks, rng)
        return state

    def _copy_sheet(self, state: State, seat: int, sheet: int) -> None:
        state.sheets[seat] = sheet
        for cell, taken in tries(sheet):
            state.tried[seat] |= 1 << cell
            if not taken:
                state.marks[seat] |= 1 << cell

    def _fill_sheet(
        self, state: State, seat: int, order: list[int], against: list[int], rng: Random
    ) -> None:
        """The other's marks are given; its vain tries are what random trying gives."""
        turns = len(order) + (1 if state.seat == seat else 0)
        sheet = tried = taken = 0
        for turn in range(turns):
            for cell in against[max(0, turn + seat - 1) : turn + seat]:
                taken |= 1 << cell
            while True:
                open_to_try = _BITS[taken & ~tried]
                if rng.random() * (CELLS - _BITS[tried]) >= open_to_try:
                    break
                choices = _CHOICES[511 & ~(taken & ~tried)]
                cell = choices[int(rng.random() * open_to_try)]
                tried |= 1 << cell
                sheet = sheet * 20 + cell * 2 + 2
            if turn < len(order):
                tried |= 1 << order[turn]
                sheet = sheet * 20 + order[turn] * 2 + 1
                state.marks[seat] |= 1 << order[turn]
        state.sheets[seat] = sheet
        state.tried[seat] = tried

    def _fitting(self, view: NumberView) -> list[list[int]]:
        """Every order of marks the other seat can have made.

        All are equally likely if it tries at random: as many cells are free at each of its turns.
        """
        found = self._orders.get(view)
        if found is None:
            found = self._enumerate(view)
            if len(self._orders) >= _CACHED_VIEWS:
                self._orders.clear()
            self._orders[view] = found
        return found

    def _enumerate(self, view: NumberView) -> list[list[int]]:
        seat, own, asked = view[0], 0, view[2]
        turns = 0
        found_by: list[int] = []
        """Cells (as bits) found taken by the time of each of our turns."""
        taken_cells = 0
        for cell, taken in tries(view[1]):
            if taken:
                taken_cells |= 1 << cell
            else:
                own |= 1 << cell
                turns += 1
                found_by.append(taken_cells)
        found_by.append(taken_cells)
        # Cross begins, so before our turn as cross both have moved as often.
        other_turns = turns - (asked != 0) if seat == 0 else turns + (asked == 1)
        orders: list[list[int]] = [[]]
        for turn in range(other_turns):
            own_turn = turn if seat else turn + 1
            must = found_by[own_turn] if own_turn < len(found_by) else taken_cells
            orders = self._extended(orders, own, must)
        return [order for order in orders if not _HAS_ROW[sum(1 << cell for cell in order)]]

    def _extended(self, orders: list[list[int]], own: int, must: int) -> list[list[int]]:
        """One mark more, after which all cells in `must` have to be marked."""
        longer: list[list[int]] = []
        for order in orders:
            marked = sum(1 << cell for cell in order)
            for cell in _CHOICES[own | marked]:
                if must & ~(marked | 1 << cell) == 0:
                    longer.append([*order, cell])
        return longer

    def plies_of(self, state: State) -> list[int]:
        sheets = [tries(state.sheets[0]), tries(state.sheets[1])]
        plies: list[int] = []
        seat = 0
        while sheets[seat]:
            cell, taken = sheets[seat].pop(0)
            plies.append(cell)
            if not taken:
                seat = 1 - seat
        return plies

    def heading(self, state: State) -> tuple[str, ...]:
        return (f"mark {_BITS[state.marks[0]] + _BITS[state.marks[1]]}",)

    def view_lines(self, view: NumberView) -> list[str]:
        return [
            f"{who} tries: " + ", ".join(
                f"{self.word_by_ply[cell]}{' (taken)' if taken else ''}"
                for cell, taken in tries(sheet)
            )
            for who, sheet in (("own", view[1]), ("other", view[3]))
        ]  # fmt: skip

    def faults(self, state: State) -> list[str]:
        if state.marks[0] & state.marks[1]:
            return ["a cell is marked twice"]
        return []


RULES: Final = Phantom()
