"""The overlay of fire: every hex that guns and light infantry can aim at, with its chance."""

from __future__ import annotations

from collections.abc import Sequence

from solitaire.bits import members
from solitaire.games.camposanto.core.views import View
from solitaire.games.camposanto.game import RULES
from solitaire.games.camposanto.present.names import hex_title, place_id, unit_title
from solitaire.games.camposanto.staff.cones import Aim, aims
from solitaire.games.camposanto.staff.world import world_of
from solitaire.games.camposanto.terms import ARTILLERY, LIGHT
from solitaire.presenting.overlays import DOUBTFUL, LOST, QUIET, SURE, Mark, Overlay
from solitaire.text import NOTHING, Text, joined, text

_RANKS = {SURE: 3, DOUBTFUL: 2, QUIET: 1, LOST: 0}


def cone(view: View, units: Sequence[int]) -> Overlay:
    """Of the units asked about; all guns of the seat if none of those can fire."""
    world = world_of(view)
    arms = RULES.board.arm
    able = [unit for unit in units if int(arms[unit]) in (ARTILLERY, LIGHT)]
    guns = able or members(
        int(RULES.board.gun_units & RULES.board.side_units[view.seat] & world.alive)
    )
    best: dict[int, tuple[str, Aim]] = {}
    lines: list[Text] = []
    for gun in guns:
        for aim in aims(world, gun):
            look = _look(aim)
            if aim.place not in best or _RANKS[look] > _RANKS[best[aim.place][0]]:
                best[aim.place] = (look, aim)
            lines += _lines(gun, aim)
    return Overlay(
        text("Fire and its chances"),
        legend=(
            (SURE, text("a target, with the chance of a hit [9.1, 10.2]")),
            (QUIET, text("in the cone, nobody there")),
            (LOST, text("the line is stopped by units or farmhouses")),
        ),
        marks=tuple(_mark(look, aim) for look, aim in best.values()),
        lines=tuple(lines),
    )


def _look(aim: Aim) -> str:
    if aim.stopped_by:
        return LOST
    return SURE if aim.is_target else QUIET


def _mark(look: str, aim: Aim) -> Mark:
    shown = NOTHING if look == LOST else text("{per_cent}%", per_cent=round(100 * aim.chance))
    return Mark(place_id(aim.place), look, shown)


def _lines(gun: int, aim: Aim) -> list[Text]:
    if not aim.is_target:
        return []
    if aim.stopped_by:
        return [
            text(
                "{who} cannot fire at {hex}: {obstacles} in the way [9.1]",
                who=unit_title(gun),
                hex=hex_title(aim.place),
                obstacles=joined([hex_title(one) for one in aim.stopped_by]),
            )
        ]
    return [
        text(
            "{who} at {hex}: needs {needed}, {chance} [9.1, 10.2]",
            who=unit_title(gun),
            hex=hex_title(aim.place),
            needed=aim.needed,
            chance=aim.chance,
        )
    ]
