"""Facts of a view that a lesson may wait for."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from solitaire.games.camposanto.core.views import View
from solitaire.games.camposanto.game import RULES
from solitaire.games.camposanto.terms import FACINGS, OFF_MAP, STATUS_NAMES


def fact(view: View, words: Sequence[str]) -> bool:
    """Raises KeyError if there is no such fact."""
    return _FACTS[words[0]](view, *words[1:])


def _faces(view: View, unit: str, corner: str) -> bool:
    """Whether the unit faces this corner [6.1]."""
    return view.units[RULES.board.unit_by_name[unit]].facing == FACINGS.index(corner)


def _has_steps(view: View, unit: str, steps: str) -> bool:
    return view.units[RULES.board.unit_by_name[unit]].steps == int(steps)


def _is_gone(view: View, unit: str) -> bool:
    return view.units[RULES.board.unit_by_name[unit]].hex == OFF_MAP


def _is_revealed(view: View) -> bool:
    """Whether the orders of this phase lie open [4.1]."""
    return view.clock.activation > 0


def _acts(view: View, status: str) -> bool:
    """Whether the active wing has this status [5]."""
    if not view.clock.activation:
        return False
    wing = view.orders.sequence[view.clock.activation - 1]
    return view.orders.statuses[wing] == STATUS_NAMES.index(status)


def _is_planned(view: View) -> bool:
    return bool(view.activation.plan)


def _is_fought(view: View) -> bool:
    return view.assault is not None


_FACTS: Final[Mapping[str, Callable[..., bool]]] = {
    "faces": _faces,
    "steps": _has_steps,
    "gone": _is_gone,
    "revealed": _is_revealed,
    "acts": _acts,
    "planned": _is_planned,
    "fought": _is_fought,
}
