"""Compares the files with each other and with the numbers that the rule book states."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable
from typing import Final, TypeVar

from solitaire.data.problems import WHOLE_FILE
from solitaire.data.resource_csv import Listing, Row
from solitaire.data.resource_toml import Section
from solitaire.games.camposanto.data.drafts import HEX_IDS, Draft
from solitaire.games.camposanto.data.model import Unit
from solitaire.games.camposanto.terms import SERIES, SIDES, TERRAINS, UNITS, WING_NAMES

ItemT = TypeVar("ItemT")

_STEPS_BY_ARM: Final = {
    "infantry": (2, 4),
    "cavalry": (2, 4),
    "artillery": (1,),
    "light": (1,),
}
"""Steps that a counter can have [2.1, 7.4]."""


def check_all(draft: Draft, game: Section, counters: int) -> None:
    """Notes whatever does not fit together."""
    _check_field(draft)
    _check_units(draft)
    _check_stacks(draft)
    _check_commanders(draft)
    _check_order_points(draft)
    _check_total(draft, game, counters)


def _check_field(draft: Draft) -> None:
    """Every hex once and in order; one bridge, one pond [6.3]; every terrain explained."""
    _check_unique(draft.hexes, "id", (one.id for one in draft.hexes.items))
    if draft.hexes.complete and tuple(one.id for one in draft.hexes.items) != HEX_IDS:
        message = "the hexes do not run row by row from 0101 to 2519"
        _whole(draft.hexes, message, "List each of the 475 hexes once, in that order")
    for terrain in ("bridge", "pond"):
        found = sum(1 for one in draft.hexes.items if one.terrain == terrain)
        if draft.hexes.complete and found != 1:
            message = f"there are {found} hexes with a {terrain}, where the rules know one [6.3]"
            _whole(draft.hexes, message, "Leave one of them")
    _check_unique(draft.grounds, "terrain", (one.terrain for one in draft.grounds.items))
    if draft.grounds.complete and {one.terrain for one in draft.grounds.items} != set(TERRAINS):
        _whole(draft.grounds, "a terrain is missing", f"List each of: {', '.join(TERRAINS)}")


def _check_units(draft: Draft) -> None:
    _check_unique(draft.units, "id", (one.id for one in draft.units.items))
    for row, unit in draft.units:
        if unit.steps not in _STEPS_BY_ARM[unit.arm]:
            message = f"{unit.arm} cannot have {unit.steps} steps [2.1, 7.4]"
            row.problem(message, f"Write one of: {_STEPS_BY_ARM[unit.arm]}")
        if (unit.nationality == "spanish") != (unit.side == "spanish"):
            row.problem(f"a {unit.nationality} unit on the {unit.side} side", "Mend one of them")
        if list(unit.fire) != sorted(unit.fire, reverse=True):
            row.problem("a fire modifier rises with the range", "Write them falling")
        _check_ground(draft, row, unit.hex)
    if draft.units.complete and len(draft.units.items) != UNITS:
        message = f"there are {len(draft.units.items)} units, not {UNITS}"
        _whole(draft.units, message, "The engine keeps units in sets of this size")


def _check_ground(draft: Draft, row: Row, place: str) -> None:
    closed = {ground.terrain for ground in draft.grounds.items if not ground.passable}
    if any(one.id == place and one.terrain in closed for one in draft.hexes.items):
        row.problem(f"nobody can stand in {place} [6.3]", "Name a passable hex")


def _check_stacks(draft: Draft) -> None:
    """One regiment a hex; a support counter alone or on one infantry [6.2, 9.2, 10.1]."""
    by_hex: dict[str, list[tuple[Row, Unit]]] = {}
    for row, unit in draft.units:
        by_hex.setdefault(unit.hex, []).append((row, unit))
    for row, unit in draft.units:
        others = [other for _, other in by_hex[unit.hex] if other is not unit]
        below = [other.id for other in others] if unit.arm in ("artillery", "light") else []
        if unit.stacked_on != "".join(below):
            row.problem(f"stacked_on is {unit.stacked_on!r}", f"Write {''.join(below)!r}")
        for other in others:
            _check_pair(row, unit, other)


def _check_pair(row: Row, unit: Unit, other: Unit) -> None:
    arms = {unit.arm, other.arm}
    if len(arms) != 2 or "infantry" not in arms or "cavalry" in arms:
        message = f"{unit.id} and {other.id} cannot share {unit.hex} [6.2, 9.2, 10.1]"
        row.problem(message, "Move one of them")
    if unit.side != other.side or unit.facing != other.facing:
        row.problem(f"{unit.id} and {other.id} stand differently", "A stack has one facing")


def _check_commanders(draft: Draft) -> None:
    """One Marshal a wing and one General a side [8]."""
    _check_unique(draft.commanders, "id", (one.id for one in draft.commanders.items))
    if not draft.commanders.complete:
        return
    marshals = Counter((one.side, one.wing) for one in draft.commanders.items if one.hex)
    if marshals != Counter((side, wing) for side in SIDES for wing in WING_NAMES):
        _whole(draft.commanders, "a wing has not exactly one Marshal [8]", "One for each wing")
    if [one.side for one in draft.generals()] != list(SIDES):
        _whole(draft.commanders, "a side has not exactly one General [8]", "One for each side")
    for row, one in draft.commanders:
        if one.hex:
            _check_ground(draft, row, one.hex)


def _check_order_points(draft: Draft) -> None:
    """Two series of nine different values [2.3]."""
    listing = draft.order_points
    _check_unique(listing, "value", (one.value for one in listing.items))
    if not listing.complete:
        return
    for side in SIDES:
        colours = [one.colour for one in listing.items if one.first_holder == side]
        if len(colours) != SERIES or len(set(colours)) != 1:
            message = f"the {side} side does not begin with one series of {SERIES} [2.3, 3]"
            _whole(listing, message, "Nine values of one colour each")


def _check_total(draft: Draft, game: Section, counters: int) -> None:
    tables = (draft.units, draft.commanders, draft.order_points, draft.markers)
    if not all(table.complete for table in tables):
        return
    total = sum(len(table.rows) for table in tables)
    if total != counters:
        message = f"counters is {counters}, but the files list {total} [1]"
        game.problem("counters", message, "Mend the files or the number")


def _check_unique(listing: Listing[ItemT], column: str, keys: Iterable[Hashable]) -> None:
    seen: set[Hashable] = set()
    for row, key in zip(listing.rows, keys, strict=True):
        if key in seen:
            row.problem(f"{column} {key!r} stands twice", "Keep one of them")
        seen.add(key)


def _whole(listing: Listing[ItemT], message: str, remedy: str) -> None:
    listing.table.problem(WHOLE_FILE, message, remedy)
