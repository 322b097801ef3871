"""Facts of a view that a lesson may wait for."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from solitaire.games.castiglione.core.views import View
from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.staff.supply import SUPPLIED, supply


def fact(view: View, words: Sequence[str]) -> bool:
    """Raises KeyError if there is no such fact."""
    return _FACTS[words[0]](view, *words[1:])


def _is_supplied(view: View, area: str) -> bool:
    """Whether the seat's units there are in supply [5.0]."""
    line = supply(RULES.board, view).of_area(RULES.board.area_by_name[area])
    return line is not None and line.status == SUPPLIED


_FACTS: Final[Mapping[str, Callable[..., bool]]] = {"supplied": _is_supplied}
