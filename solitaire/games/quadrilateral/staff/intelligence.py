"""What may be thought of the enemy, place by place: seen, known, and guessed from weighed worlds.

Guesses are shares of the worlds that were handed in, which whoever asks has imagined from the
view. A force goes by its leaders, a vedette by its flag.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Final

from solitaire.bits import members
from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.core.views import SOME_FLAG, View, column, number
from solitaire.games.quadrilateral.game import RULES
from solitaire.games.quadrilateral.terms import NO_FLAG, NOWHERE, SIDE_FLAGS, STEPS_PER_SP, VEDETTE
from solitaire.presenting.estimates import likeliest, spread_of
from solitaire.presenting.guide import Estimate

_BOARD: Final = RULES.board


def estimates(view: View, worlds: Sequence[State], shares: Sequence[float]) -> list[Estimate]:
    """One for each place with enemy flags, in the order of the map; strengths in steps."""
    flags_by_place: dict[int, list[int]] = defaultdict(list)
    kinds, places = column(view, "kind"), column(view, "place")
    first = (1 - view.seat) * 32
    for flag in range(first, first + SIDE_FLAGS):
        if kinds[flag] != NO_FLAG and places[flag] != NOWHERE:
            flags_by_place[places[flag]].append(flag)
    return [
        _estimate(view, place, flags, worlds, shares)
        for place, flags in sorted(flags_by_place.items())
    ]


def _estimate(
    view: View, place: int, flags: Sequence[int], worlds: Sequence[State], shares: Sequence[float]
) -> Estimate:
    known = [flag for flag in flags if _is_known(view, flag)]
    hidden = [flag for flag in flags if flag not in known]
    strengths: list[tuple[int, float]] = []
    vedettes, share_of = 0.0, defaultdict[int, float](float)
    for world, share in zip(worlds, shares, strict=True):
        strengths.append((sum(int(world.total(flag)) for flag in flags), share))
        vedettes += share * sum(world.kind[flag] == VEDETTE for flag in hidden)
        for flag in hidden:
            for leader in members(int(world.leaders_of(flag))):
                share_of[leader] += share
    return Estimate(
        _BOARD.place_names[place],
        len(flags),
        tuple(_name(view, flag) for flag in known),
        spread_of(strengths),
        likeliest((_BOARD.leader_names[one], share) for one, share in share_of.items()),
        vedettes,
        STEPS_PER_SP,
    )


def _is_known(view: View, flag: int) -> bool:
    return column(view, "kind")[flag] != SOME_FLAG or bool(number(view, "shy") >> flag & 1)


def _name(view: View, flag: int) -> str:
    """Of the leader of a force that is shown; empty for a vedette."""
    led = [
        leader
        for leader, at in enumerate(column(view, "leader_at")[: _BOARD.leaders])
        if at == flag
    ]
    return _BOARD.leader_names[min(led, key=lambda one: _BOARD.seniority[one])] if led else ""
