"""Where an enemy zone would end a march, as far as its owner can know [8.5]."""

from __future__ import annotations

from typing import Final

from solitaire.bits import members
from solitaire.games.quadrilateral.core.state import State, all_of
from solitaire.games.quadrilateral.game import RULES
from solitaire.games.quadrilateral.rules.roads import is_passable
from solitaire.games.quadrilateral.terms import NO_FLAG
from solitaire.text import NOTHING, Text, text

_BOARD: Final = RULES.board


def zones(world: State, side: int) -> dict[int, int]:
    """Flags that are or may be forces, as bits, by the places in whose zone these would lie.

    Flags and what is known of them are the same in every world that fits a view.
    """
    found: dict[int, int] = {}
    for flag in members(int(all_of(1 - side)) & ~int(world.shy | world.inside)):
        if world.kind[flag] == NO_FLAG:
            continue
        for place in _around(world, int(world.place[flag])):
            found[place] = found.get(place, 0) | 1 << flag
    return found


def sure(world: State, side: int) -> set[int]:
    """Places in the zone of flags that are known to be forces."""
    found = zones(world, side).items()
    return {place for place, flags in found if flags & int(world.firm)}


def is_sure(world: State, side: int, place: int) -> bool:
    return place in sure(world, side)


def _around(world: State, place: int) -> list[int]:
    links = range(_BOARD.first[place], _BOARD.first[place + 1])
    near = [index for index in links if _BOARD.near[index] and is_passable(world, index)]
    return [place, *(int(_BOARD.to[index]) for index in near)]


def warning(world: State, flags: int, is_paid_for: bool = False) -> Text:
    """On the way through the zone of these flags; a second AP may let the march go on [8.3]."""
    if not flags:
        return NOTHING
    if flags & int(world.firm):
        if is_paid_for:
            return text("near an enemy force: held there, and goes on for 1 AP [8.3, 8.5]")
        return text("near an enemy force: the march ends here [8.5]")
    if is_paid_for:
        return text("near an enemy flag: a force would hold it; 1 AP lets it go on [8.3, 8.5]")
    return text("near an enemy flag: if it is a force the march ends here [8.5]")
