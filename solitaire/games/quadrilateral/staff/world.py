"""A world that fits a view, for questions whose answer is the same in all of them."""

from __future__ import annotations

from functools import lru_cache
from random import Random

from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.core.views import View
from solitaire.games.quadrilateral.game import RULES


@lru_cache(maxsize=8)
def some_world(view: View) -> State:
    """To be asked only for what the seat knows anyway: roads, own forces, places of flags. Not to
    be changed; copy it first."""
    return RULES.imagine(view, Random(0))


def dealt_worlds(view: View, count: int) -> list[State]:
    """So many worlds that fit, the same for equal views. They may be changed."""
    dealer = Random(0)
    return [RULES.imagine(view, dealer) for _ in range(count)]
