"""A view as plain data that JSON can carry, and back. Players in other processes get it so.

Numbers stay numbers; bit sets and columns of bytes are hexadecimal text, since not every language
reads whole numbers of 64 bits from JSON. Coming back, every shape, type and range is checked: what
passes here may still describe no possible world, but nothing that imagine() could stumble over.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from solitaire.games.castiglione.core.board import Board
from solitaire.games.castiglione.core.options import OPTIONS, Options
from solitaire.games.castiglione.core.steps import STEP_NAMES
from solitaire.games.castiglione.core.views import (
    SLOT_ORDER,
    Slot,
    View,
    ViewBattle,
    ViewClock,
    ViewMarch,
    ViewScout,
)
from solitaire.games.castiglione.rules.cohesion import MOST_HITS
from solitaire.games.castiglione.rules.stages import CLOSING
from solitaire.games.castiglione.terms import (
    AREA_LIMIT,
    AUSTRIAN,
    COUNTERS,
    FLAGS,
    KILLED,
    NOWHERE,
    SET_UP,
    SIDE_SIZE,
)

MOST_POINTS: Final = 63
"""Far above the movement points anybody has."""
SEEN_HEAD: Final = 4
"""Numbers of a march that is not wholly in view."""
MARCH_HEAD: Final = 9
"""Numbers of one that is, before the pairs of its members and their points."""
BATTLE_HEAD: Final = 23
"""Numbers of a battle before the order in which units were called to it."""
ALL: Final = "all"
"""A bit set that holds everything there is: -1 in the view."""
_HEX_DIGITS: Final = "0123456789abcdef"


@final
class Field:
    """One value of a view: a number within bounds, or a bit set within a larger one."""

    def __init__(self, name: str, low: int, high: int, gap: int = -1, whole: int = -1) -> None:
        self.name = name
        self.low = low
        self.high = high
        self.gap = low if gap < 0 else gap
        """A number beyond the bounds that stands for none."""
        self.whole = whole
        """For a bit set everything it may hold, otherwise -1."""

    def pack(self, value: int) -> object:
        if self.whole < 0:
            return value
        return f"{value:x}" if value >= 0 else ALL

    def unpack(self, packed: object) -> int:
        return self._number(packed) if self.whole < 0 else self._bits(packed)

    def _number(self, packed: object) -> int:
        if not isinstance(packed, int) or isinstance(packed, bool):
            raise ValueError(f"{self.name} is no whole number.")
        if packed != self.gap and not self.low <= packed <= self.high:
            raise ValueError(f"{self.name} is {packed}, which is not {self.low} to {self.high}.")
        return packed

    def _bits(self, packed: object) -> int:
        if packed == ALL and self.low < 0:
            return -1
        if not isinstance(packed, str) or not 0 < len(packed) <= 16:
            raise ValueError(f"{self.name} is no set of 1 to 16 hexadecimal digits.")
        if packed.strip(_HEX_DIGITS):
            raise ValueError(f"{self.name} has other characters than hexadecimal digits.")
        if len(packed) > 1 and packed.startswith("0"):
            raise ValueError(f"{self.name} begins with a zero that says nothing.")
        bits = int(packed, 16)
        if bits & ~self.whole:
            raise ValueError(f"{self.name} holds something that is not in the game.")
        return bits


def _number(name: str, low: int, high: int) -> Field:
    return Field(name, low, high)


def _number_or_none(name: str, low: int, high: int) -> Field:
    return Field(name, low, high, gap=NOWHERE)


def _set(name: str, whole: int) -> Field:
    return Field(name, 0, 0, whole=whole)


@final
class ViewPacking:
    """The shapes of the parts of a view on one board."""

    def __init__(self, board: Board) -> None:
        self.areas = (1 << board.areas) - 1
        self.bridges = (1 << len(board.bridge_ends)) - 1
        self.last_area = board.areas - 1
        self.counters: list[int] = [int(board.counters[side]) for side in range(2)]
        self.any_counters = self.counters[0] | self.counters[1]
        self.clock = self._clock_fields(board.charts.last_turn)
        self.slot = self._slot_fields()
        self.march = self._march_fields(len(board.bridge_ends) - 1)
        self.battle = self._battle_fields()
        self.scout = self._scout_fields()

    # -- shapes -----------------------------------------------------------------------------------

    def _clock_fields(self, last_turn: int) -> list[Field]:
        """In the order of View.clock."""
        return [
            _number("turn", 1, last_turn),
            _number("phase", 0, SET_UP),
            _number("step", 0, len(STEP_NAMES) - 1),
            _number("active", 0, 1),
            _number("first", 0, 1),
            _number("initiative", 0, 1),
            _number("die", 0, 6),
            _number("part", 0, 5),
            _number("besieged", 0, 1),
            _set("austrian_cities", self.areas),
            _set("broken", self.bridges),
            _set("tried", self.bridges),
            _set("fought", self.areas),
            _set("queue", self.any_counters),
            _number("queue_side", 0, 1),
            _set("displaced", self.any_counters),
            _number("displaced_side", 0, 1),
            _number("displaced_area", 0, self.last_area),
            _number_or_none("winner", 0, 1),
            Field("scouted", -1, 0, whole=self.areas),
            _number_or_none("appointing", 0, COUNTERS - 1),
            _set("mended", self.bridges),
            _set("cut_off_french", self.areas),
            _set("cut_off_austrian", self.areas),
            _number("joined", 0, 1),
            _set("lost_in_city", self.counters[AUSTRIAN]),
        ]

    def _slot_fields(self) -> list[Field]:
        return [
            _number("area", 0, self.last_area),
            _set("suspects", self.any_counters),
            _number("marks", 0, SLOT_ORDER * (SIDE_SIZE + 1)),
            _number_or_none("entered", 0, self.last_area),
            _number_or_none("hits", 0, MOST_HITS),
        ]

    def _march_fields(self, last_bridge: int) -> list[Field]:
        return [
            _number("side", 0, 1),
            _number("area", 0, self.last_area),
            _number("spent", 0, MOST_POINTS),
            _number("under_way", 0, 1),
            _number_or_none("goal", 0, self.last_area),
            _number_or_none("bridge", 0, last_bridge),
            _number_or_none("leader", 0, COUNTERS - 1),
            _number("feigned", 0, 1),
            _number("overran", 0, 1),
        ]

    def _battle_fields(self) -> list[Field]:
        return [
            _number("area", 0, self.last_area),
            _number("attacker", 0, 1),
            _number("stage", 0, CLOSING),
            _number("round", 1, 9),
            _set("declared", self.any_counters),
            _set("feigned", self.any_counters),
            _set("coming", self.any_counters),
            _set("marched", self.any_counters),
            _number("die", 0, 12),
            _number("due_french", 0, NOWHERE),
            _number("due_austrian", 0, NOWHERE),
            _number("scored_french", 0, NOWHERE),
            _number("scored_austrian", 0, NOWHERE),
            _number_or_none("asked", 0, 1),
            _number_or_none("loser", 0, 1),
            _set("force", self.any_counters),
            _number("position", 0, self.last_area),
            _set("passed", self.areas),
            _number("into_city", 0, 1),
            _number("cavalry_first", 0, 1),
            _set("leaders_french", self.counters[0]),
            _set("leaders_austrian", self.counters[1]),
            _set("origins", self.areas),
        ]

    def _scout_fields(self) -> list[Field]:
        return [
            _number("side", 0, 1),
            _number("origin", 0, self.last_area),
            _number("target", 0, self.last_area),
            _set("committed", self.any_counters),
            _set("screened", self.any_counters),
            _number("to_show", 0, SIDE_SIZE),
        ]

    # -- packing ----------------------------------------------------------------------------------

    def pack(self, view: View) -> dict[str, object]:
        return {
            "seat": view.seat,
            "options": dict(view.options),
            "clock": _pack_record(self.clock, view.clock),
            "own": view.own.hex(),
            "own_flags": [f"{bits:x}" for bits in view.own_flags],
            "own_suspects": [f"{bits:x}" for bits in view.own_suspects],
            "off_map": view.off_map.hex(),
            "slots": [_pack_row(self.slot, slot) for slot in view.slots],
            "barred": f"{view.barred:x}",
            "memory": view.memory.hex(),
            "wounded": view.wounded.hex(),
            "march": _pack_tail(self.march, _march_numbers(view.march)),
            "battle": _pack_tail(self.battle, _battle_numbers(view.battle)),
            "scout": _pack_tail(self.scout, view.scout or ()),
        }

    # -- unpacking --------------------------------------------------------------------------------

    def unpack(self, packed: object) -> View:
        """Raises ValueError with one sentence for the first thing that is wrong."""
        parts = _named_parts(packed, list(View._fields), "The view")
        seat = _number("seat", 0, 1).unpack(parts["seat"])
        own, enemy = self.counters[seat], self.counters[1 - seat]
        flags = _set("own_flags", own)
        suspects = _set("own_suspects", own)
        return View(
            seat,
            _options(parts["options"]),
            ViewClock._make(_record(self.clock, parts["clock"], "clock")),
            self._own(parts["own"]),
            tuple([flags.unpack(one) for one in _rows(parts["own_flags"], FLAGS, "own_flags")]),
            tuple(
                [
                    suspects.unpack(one)
                    for one in _rows(parts["own_suspects"], SIDE_SIZE, "own_suspects")
                ]
            ),
            self._off_map(parts["off_map"]),
            self._slots(parts["slots"], enemy),
            _set("barred", self.areas).unpack(parts["barred"]),
            _column(parts["memory"], 2 * SIDE_SIZE, MOST_HITS, "memory"),
            _column(parts["wounded"], COUNTERS, NOWHERE - 1, "wounded"),
            self._march(parts["march"]),
            self._battle(parts["battle"]),
            self._scout(parts["scout"]),
        )

    def _own(self, packed: object) -> bytes:
        """Place, hits, entered, started, low and high, a column each."""
        columns = _bytes(packed, 6 * SIDE_SIZE, "own")
        for start, most in ((0, KILLED), (1, MOST_HITS), (4, MOST_HITS), (5, MOST_HITS)):
            _check_most(columns[start * SIDE_SIZE : (start + 1) * SIDE_SIZE], most, "own")
        for byte in columns[2 * SIDE_SIZE : 4 * SIDE_SIZE]:
            if byte > KILLED and byte != NOWHERE:
                raise ValueError(f"own tells of the place {byte}, which is not on the map.")
        self._check_places(columns[:SIDE_SIZE], "own")
        return columns

    def _off_map(self, packed: object) -> bytes:
        places = _bytes(packed, SIDE_SIZE, "off_map")
        for place in places:
            if place != NOWHERE and not AREA_LIMIT <= place <= KILLED:
                raise ValueError(f"off_map tells of the place {place}, which is no box.")
        return places

    def _check_places(self, places: bytes, what: str) -> None:
        for place in places:
            if self.last_area < place < AREA_LIMIT:
                raise ValueError(f"{what} tells of the place {place}, which is not on the map.")

    def _slots(self, packed: object, enemy: int) -> tuple[Slot, ...]:
        found: list[Slot] = []
        for row in _list(packed, SIDE_SIZE, "slots"):
            area, suspects, marks, entered, hits = _row(self.slot, row, "a slot")
            if not suspects or suspects & ~enemy:
                raise ValueError("A slot has no suspects, or some that are not the enemy's.")
            found.append((area, suspects, marks, entered, hits))
        if found != sorted(found):
            raise ValueError("The slots are not in rising order.")
        return tuple(found)

    def _march(self, packed: object) -> ViewMarch | None:
        rows = _list(packed, MARCH_HEAD + 2 * SIDE_SIZE, "march")
        head = SEEN_HEAD if len(rows) < MARCH_HEAD else MARCH_HEAD
        numbers = _tail(self.march, packed, head, 2 * SIDE_SIZE, "march")
        if not numbers:
            return None
        if head == SEEN_HEAD:
            return ViewMarch(numbers[0], numbers[1], numbers[2], numbers[3])
        if (len(numbers) - head) % 2:
            raise ValueError("march names a counter without its movement points.")
        members: list[tuple[int, int]] = []
        for place in range(head, len(numbers), 2):
            local = numbers[place]
            if local >= SIDE_SIZE or not self.counters[numbers[0]] >> local & 1:
                raise ValueError("march names a counter that is not in the game.")
            members.append((local, numbers[place + 1]))
        side, area, spent, under_way, goal, bridge, leader, feigned, overran = numbers[:head]
        whole = (1, goal, bridge, leader, feigned, overran, tuple(members))
        return ViewMarch(side, area, spent, under_way, *whole)

    def _battle(self, packed: object) -> ViewBattle | None:
        numbers = _tail(self.battle, packed, BATTLE_HEAD, SIDE_SIZE, "battle")
        if not numbers:
            return None
        for local in numbers[BATTLE_HEAD:]:
            if local >= SIDE_SIZE and local != NOWHERE:
                raise ValueError("battle calls a counter that is not in the game.")
        return ViewBattle._make((*numbers[:BATTLE_HEAD], numbers[BATTLE_HEAD:]))

    def _scout(self, packed: object) -> ViewScout | None:
        numbers = _tail(self.scout, packed, len(self.scout), 0, "scout")
        return ViewScout._make(numbers) if numbers else None


# -- parts ----------------------------------------------------------------------------------------


def _march_numbers(march: ViewMarch | None) -> list[int]:
    if march is None:
        return []
    seen = [march.side, march.area, march.spent, march.under_way]
    if not march.is_whole:
        return seen
    rest = [march.goal, march.bridge, march.leader, march.feigned, march.overran]
    return [*seen, *rest, *[number for member in march.members for number in member]]


def _battle_numbers(battle: ViewBattle | None) -> list[int]:
    if battle is None:
        return []
    return [
        battle.area,
        battle.attacker,
        battle.stage,
        battle.round,
        battle.declared,
        battle.feigned,
        battle.coming,
        battle.marched,
        battle.die,
        battle.due_french,
        battle.due_austrian,
        battle.scored_french,
        battle.scored_austrian,
        battle.asked,
        battle.loser,
        battle.force,
        battle.position,
        battle.passed,
        battle.into_city,
        battle.cavalry_first,
        battle.leaders_french,
        battle.leaders_austrian,
        battle.origins,
        *battle.order,
    ]


def _pack_record(fields: list[Field], numbers: Sequence[int]) -> dict[str, object]:
    return {field.name: field.pack(number) for field, number in zip(fields, numbers, strict=True)}


def _pack_row(fields: list[Field], numbers: Sequence[int]) -> list[object]:
    return [field.pack(number) for field, number in zip(fields, numbers, strict=True)]


def _pack_tail(fields: list[Field], numbers: Sequence[int]) -> list[object]:
    """The fields as far as they go, then plain numbers."""
    packed = [field.pack(number) for field, number in zip(fields, numbers, strict=False)]
    return [*packed, *numbers[len(fields) :]]


def _named_parts(packed: object, names: list[str], what: str) -> dict[str, object]:
    if not isinstance(packed, dict):
        raise ValueError(f"{what} is no object with named parts.")
    for name in names:
        if name not in packed:
            raise ValueError(f"{what} has no part {name!r}.")
    if len(packed) > len(names):
        raise ValueError(f"{what} has other parts than these: {', '.join(names)}.")
    return packed


def _options(packed: object) -> tuple[tuple[str, str], ...]:
    parts = _named_parts(packed, [option.name for option in OPTIONS], "The view's options")
    chosen: dict[str, str] = {}
    for name, value in parts.items():
        if not isinstance(value, str):
            raise ValueError(f"Option {name} of the view is no text.")
        chosen[name] = value
    return tuple(Options(chosen).chosen.items())


def _record(fields: list[Field], packed: object, what: str) -> tuple[int, ...]:
    parts = _named_parts(packed, [field.name for field in fields], f"The view's {what}")
    return tuple([field.unpack(parts[field.name]) for field in fields])


def _row(fields: list[Field], packed: object, what: str) -> tuple[int, ...]:
    rows = _rows(packed, len(fields), what)
    return tuple([field.unpack(value) for field, value in zip(fields, rows, strict=True)])


def _tail(fields: list[Field], packed: object, head: int, more: int, what: str) -> tuple[int, ...]:
    """Nothing, or the first `head` fields and up to so many plain numbers more."""
    rows = _list(packed, head + more, what)
    if not rows:
        return ()
    if len(rows) < head:
        raise ValueError(f"{what} has {len(rows)} numbers, which is too few.")
    numbers = [fields[place].unpack(rows[place]) for place in range(head)]
    plain = _number(what, 0, NOWHERE)
    return (*numbers, *[plain.unpack(value) for value in rows[head:]])


def _list(packed: object, most: int, what: str) -> list[object]:
    if not isinstance(packed, list) or len(packed) > most:
        raise ValueError(f"{what} is no list of at most {most}.")
    return packed


def _rows(packed: object, count: int, what: str) -> list[object]:
    if not isinstance(packed, list) or len(packed) != count:
        raise ValueError(f"{what} is no list of {count}.")
    return packed


def _column(packed: object, length: int, most: int, what: str) -> bytes:
    column = _bytes(packed, length, what)
    _check_most(column, most, what)
    return column


def _check_most(column: bytes, most: int, what: str) -> None:
    for byte in column:
        if byte > most:
            raise ValueError(f"{what} holds {byte}, which is more than {most}.")


def _bytes(packed: object, length: int, what: str) -> bytes:
    if not isinstance(packed, str) or len(packed) != 2 * length or packed.strip(_HEX_DIGITS):
        raise ValueError(f"{what} is no text of {2 * length} hexadecimal digits.")
    return bytes.fromhex(packed)
