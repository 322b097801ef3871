"""Positions changed by hand, for the what-if board. A unit is a line: "parma 0516 nw 4"."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from solitaire.games.camposanto.core.procedures import NO_ONE
from solitaire.games.camposanto.core.state import State
from solitaire.games.camposanto.core.steps import CARRY_ON, ORDERS_CHOICE
from solitaire.games.camposanto.core.views import View
from solitaire.games.camposanto.game import RULES
from solitaire.games.camposanto.present.names import CORNERS, side_title
from solitaire.games.camposanto.rules import orders, sequence
from solitaire.games.camposanto.terms import (
    ALL_WINGS,
    FACINGS,
    NOBODY,
    OFF_MAP,
    SIDES,
    WINGS,
)
from solitaire.presenting.board import CounterId, PlaceId
from solitaire.presenting.editor import Beginning, Editor, MarkChoice
from solitaire.text import Text, joined, text

FACING, STEPS = "facing", "steps"
ORDERS: Final = "orders"
_MOST_STEPS: Final = 4
_ACTIVATIONS: Final = (
    text("The wing that acts first begins"),
    text("The wing that acts second begins"),
    text("The wing that acts third begins"),
    text("The wing that acts fourth begins"),
    text("The wing that acts fifth begins"),
    text("The wing that acts sixth begins"),
)


class CamposantoEditor(Editor):
    def put(self, position: str, counters: Sequence[CounterId], place: PlaceId) -> str:
        for counter in counters:
            if counter in RULES.board.marshal_by_name:
                position = _put_marshal(position, counter, place)
            elif counter in RULES.board.unit_by_name:
                position = _put_unit(position, counter, place)
        return _recounted(position)

    def remove(self, position: str, counters: Sequence[CounterId]) -> str:
        gone = set(counters)
        return _recounted(_kept(position, lambda words: _name(words) not in gone))

    def marks(self, position: str, counters: Sequence[CounterId]) -> Sequence[MarkChoice]:
        found = [_unit(position, one) for one in counters if one in RULES.board.unit_by_name]
        units = [one for one in found if one is not None]
        return (
            MarkChoice(
                FACING,
                tuple(
                    (name, text("Facing {corner}", corner=CORNERS[number]))
                    for number, name in enumerate(FACINGS)
                ),
                frozenset(facing for _, facing, _ in units),
            ),
            MarkChoice(
                STEPS,
                tuple((str(number), _steps_title(number)) for number in range(1, _MOST_STEPS + 1)),
                frozenset(steps for *_, steps in units),
            ),
        )

    def with_mark(self, position: str, counters: Sequence[CounterId], mark: str, value: str) -> str:
        for counter in counters:
            found = _unit(position, counter)
            if found is None or not value:
                continue
            place, facing, steps = found
            if mark == FACING:
                facing = value
            else:
                full = int(RULES.board.full_steps[RULES.board.unit_by_name[counter]])
                steps = str(min(int(value), full))
            position = _written(position, counter, f"{counter} {place} {facing} {steps}")
        return _recounted(position)

    def beginnings(self) -> Sequence[Beginning]:
        wings = [Beginning(str(n), words) for n, words in enumerate(_ACTIVATIONS, start=1)]
        return [Beginning(ORDERS, text("Orders are chosen")), *wings]

    def begun_at(self, position: str, beginning: str) -> str:
        state = RULES.parse_position(position)
        _drop_what_is_under_way(state)
        if beginning == ORDERS:
            _take_back_orders(state)
        else:
            _begin_activation(state, int(beginning))
        return RULES.position_text(state)

    def compared(self, views: Sequence[View]) -> Sequence[tuple[Text, Text]]:
        """Victory points, and steps that regiments have lost [12.2]."""
        score = views[-1].score
        sides = range(len(SIDES))
        points = [
            text("{side} {number}", side=side_title(side), number=score[side * 4 + 1])
            for side in sides
        ]
        lost = [
            text("{side} {number}", side=side_title(side), number=score[side * 4 + 3])
            for side in sides
        ]
        return [
            (text("Victory points"), joined(points, " : ")),
            (text("Steps lost"), joined(lost, " : ")),
        ]


EDITOR: Final = CamposantoEditor()


def _steps_title(steps: int) -> Text:
    return text("%n steps", singular="%n step", count=steps)


# -- lines ----------------------------------------------------------------------------------------


def _name(words: Sequence[str]) -> str:
    """The counter of which a line tells where it stands; empty for other lines."""
    if words[0] == "marshal" and len(words) > 1:
        return words[1]
    return words[0] if words[0] in RULES.board.unit_by_name else ""


def _kept(position: str, is_kept: Callable[[Sequence[str]], bool]) -> str:
    lines = [line for line in position.splitlines() if not line or is_kept(line.split())]
    return "\n".join(lines) + "\n"


def _written(position: str, counter: CounterId, line: str) -> str:
    """The line of the counter replaced, or put at the end."""
    lines = position.splitlines()
    for number, old in enumerate(lines):
        if old and _name(old.split()) == counter:
            lines[number] = line
            return "\n".join(lines) + "\n"
    return "\n".join([*lines, line]) + "\n"


def _unit(position: str, counter: CounterId) -> tuple[str, str, str] | None:
    """Hex, facing and steps."""
    for line in position.splitlines():
        words = line.split()
        if words and words[0] == counter and len(words) == 4:
            return words[1], words[2], words[3]
    return None


def _put_marshal(position: str, marshal: CounterId, place: PlaceId) -> str:
    return _written(position, marshal, f"marshal {marshal} {place}")


def _put_unit(position: str, unit: CounterId, place: PlaceId) -> str:
    """As it was; one that comes back to the map fresh, as it was set up."""
    board = RULES.board
    number = board.unit_by_name[unit]
    fresh = ("", FACINGS[board.setup_facing[number]], str(int(board.full_steps[number])))
    _, facing, steps = _unit(position, unit) or fresh
    return _written(position, unit, f"{unit} {place} {facing} {steps}")


def _recounted(position: str) -> str:
    """With the losses as the counters have them [12.2]."""
    board = RULES.board
    steps, gone = [0, 0], [0, 0]
    for number, name in enumerate(board.unit_names):
        if board.is_line[number]:
            found, side = _unit(position, name), int(board.side[number])
            left = int(found[2]) if found is not None else 0
            steps[side] += int(board.full_steps[number]) - left
            gone[side] += not left
    hits = [min(old, most) for old, most in zip(_hits(position), reversed(steps), strict=True)]
    for word, values in (("hits", hits), ("steps_lost", steps), ("regiments_lost", gone)):
        position = _replaced(position, word, f"{word} {values[0]} {values[1]}")
    return position


def _hits(position: str) -> list[int]:
    found = [line.split() for line in position.splitlines() if line.startswith("hits ")]
    return [int(one) for one in found[0][1:]] if found else [0, 0]


def _replaced(position: str, word: str, new: str) -> str:
    lines = [new if line.startswith(f"{word} ") else line for line in position.splitlines()]
    return "\n".join(lines) + "\n"


# -- beginnings -----------------------------------------------------------------------------------


def _drop_what_is_under_way(state: State) -> None:
    sequence.clear_activation(state)
    state.march = state.flight = state.push = None
    state.assault = None
    state.to_push = 0
    state.plan = state.plan[:0]
    state.shooter = state.facer = NO_ONE
    state.target = OFF_MAP
    state.victor = NOBODY


def _take_back_orders(state: State) -> None:
    """Orders of this phase go back into the hands, so that they can be laid anew."""
    for wing in range(ALL_WINGS):
        side = wing // WINGS
        if state.laid(wing):
            state.set_hand(side, state.hand(side) | 1 << state.laid(wing))
    orders.clear(state)
    state.step = ORDERS_CHOICE


def _begin_activation(state: State, number: int) -> None:
    """Of the orders that lie there; if there are none, each side lays its three highest."""
    if not state.activation:
        _take_back_orders(state)
        for side in range(len(SIDES)):
            right, centre, left = orders.values_in(state.hand(side))[-WINGS:]
            orders.lay(state, side, left, centre, right)
        orders.reveal(state, None)
    state.activation = number
    state.step = CARRY_ON
    sequence.run_on(state, None)
