"""What a side may have forgotten when it is about to end a step of its activation."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Final

from solitaire.games.camposanto.core import plies, steps
from solitaire.games.camposanto.core.plies import Ply
from solitaire.games.camposanto.core.views import View
from solitaire.games.camposanto.game import RULES
from solitaire.games.camposanto.odds.duel import prospect
from solitaire.games.camposanto.odds.questions import assault_duel
from solitaire.games.camposanto.rules.plan import attackers_of, defenders_of
from solitaire.games.camposanto.staff.titles import hexes_text, units_text
from solitaire.games.camposanto.staff.world import world_of
from solitaire.presenting.adjutant import Reminder
from solitaire.text import text

LIKELY: Final = Fraction(1, 2)
"""Assaults with a better chance than this are worth a word."""


def forgotten(view: View, offered: Sequence[Ply]) -> list[Reminder]:
    """Nothing unless a step can be ended now."""
    if not any(one.verb == plies.DONE for one in offered):
        return []
    step = view.clock.step
    if step == steps.BATTERY_CHOICE:
        return list(_guns(view, offered))
    if step == steps.MARCH_CHOICE:
        return list(_idle(view, offered))
    return list(_assaults(view, offered)) if step == steps.PLAN_CHOICE else []


def _guns(view: View, offered: Sequence[Ply]) -> Iterator[Reminder]:
    silent = sorted({int(one.first) for one in offered if one.verb == plies.FIRE})
    if silent:
        words = text("batteries with a target that have not fired: {who} [9.1]",
                     who=units_text(silent))  # fmt: skip
        yield Reminder(words, _places(view, silent))


def _idle(view: View, offered: Sequence[Ply]) -> Iterator[Reminder]:
    """Only if the whole wing has stood still: who moves some units has thought of the others."""
    if view.activation.acted:
        return
    able = sorted({int(one.first) for one in offered if one.verb == plies.MARCH})
    if able:
        words = text("no unit of the wing has moved or turned: {who} [6]", who=units_text(able))
        yield Reminder(words, _places(view, able))


def _assaults(view: View, offered: Sequence[Ply]) -> Iterator[Reminder]:
    """Assaults that could still be made and would rather take the hex."""
    world, board = world_of(view), RULES.board
    best: dict[tuple[int, ...], tuple[Fraction, Ply]] = {}
    for one in offered:
        if one.verb == plies.DONE:
            continue
        attackers, defenders = attackers_of(board, one), defenders_of(board, one)
        chance = prospect(assault_duel(world, attackers, defenders)).ground
        if chance > max(LIKELY, best.get(tuple(defenders), (Fraction(0), one))[0]):
            best[tuple(defenders)] = chance, one
    for defenders_hexes, (chance, _) in best.items():
        words = text("{hexes} could be assaulted and taken with {chance} [7]",
                     hexes=hexes_text(defenders_hexes), chance=chance)  # fmt: skip
        yield Reminder(words, tuple(board.hex_names[place] for place in defenders_hexes))


def _places(view: View, units: Sequence[int]) -> tuple[str, ...]:
    return tuple(RULES.board.hex_names[view.units[unit].hex] for unit in units)
