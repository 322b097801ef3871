"""Facts of a view that a lesson may wait for."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from solitaire.games.quadrilateral.core.views import View, column
from solitaire.games.quadrilateral.terms import IN_QUARTERS, ON_CAMPAIGN, SIDES

_STATUSES: Final = {"campaign": ON_CAMPAIGN, "quarters": IN_QUARTERS}


def fact(view: View, words: Sequence[str]) -> bool:
    """Raises KeyError if there is no such fact."""
    return _FACTS[words[0]](view, *words[1:])


def _has_status(view: View, side: str, status: str) -> bool:
    return column(view, "status")[SIDES.index(side)] == _STATUSES[status]


def _has_condition(view: View, side: str, space: str) -> bool:
    return column(view, "condition")[SIDES.index(side)] == int(space)


def _is_leaving(view: View, side: str) -> bool:
    """Whether the army prepares to take the field [10.6]."""
    return bool(column(view, "leaving")[SIDES.index(side)])


def _has_points(view: View, side: str, points: str) -> bool:
    return column(view, "aps")[SIDES.index(side)] == int(points)


_FACTS: Final[Mapping[str, Callable[..., bool]]] = {
    "status": _has_status,
    "condition": _has_condition,
    "leaving": _is_leaving,
    "aps": _has_points,
}
