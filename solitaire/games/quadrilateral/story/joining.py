"""Happenings that a log tells in one line: roads of a march, points, headings without news."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from solitaire.games.quadrilateral.core import events as kinds
from solitaire.games.quadrilateral.core import parts
from solitaire.games.quadrilateral.core.events import Happened
from solitaire.games.quadrilateral.terms import NOWHERE
from solitaire.protocol import Event


def joined(event: Event, following: Event) -> Event | None:
    """What is told of both; None if each has its own line."""
    if not isinstance(event, Happened) or not isinstance(following, Happened):
        return None
    if following.kind == kinds.PHASE_BEGAN:
        return _heading(event, following)
    if event.kind == kinds.PHASE_BEGAN:
        return _after_heading(event, following)
    if (event.kind, event.side) != (following.kind, following.side):
        return None
    join = _JOINED.get(event.kind)
    return None if join is None else join(event, following)


def is_tally(event: Event) -> bool:
    """Leaders to come are counted by month, whatever the order of the dice."""
    return isinstance(event, Happened) and event.kind in _TALLIES


def _heading(event: Happened, following: Happened) -> Event | None:
    """It says also that the one before has ended, with or without news. The parts of a Fortnight
    are called alike, and the first of them says it."""
    if following.amount > parts.FORTNIGHT_BILLETS:
        return event
    return following if event.kind in (kinds.PHASE_BEGAN, kinds.MARCH_ENDED) else None


def _after_heading(event: Happened, following: Happened) -> Event | None:
    if following.kind == kinds.MARCH_ENDED:
        return following
    is_nothing = following.kind == kinds.APS_CAME and not following.amount
    return event if is_nothing else None


def _march(event: Happened, following: Happened) -> Event | None:
    """Two roads of one march."""
    if event.flag != following.flag or event.place != following.other:
        return None
    return _changed(following, event.other, event.amount + following.amount)


def _sum(event: Happened, following: Happened) -> Event | None:
    return _changed(following, following.other, event.amount + following.amount)


def _due(event: Happened, following: Happened) -> Event | None:
    """Leaders of the same month."""
    if event.amount != following.amount:
        return None
    return _changed(following, event.other + following.other, following.amount)


def _came(event: Happened, following: Happened) -> Event | None:
    """Somebody comes; to those who may know, who he is."""
    is_told = bool(following.leaders) and not event.leaders
    return following if is_told and event.place == following.place else None


def _tried(event: Happened, following: Happened) -> Event | None:
    """Forces that are not named; one has the amount 0."""
    if event.flag != NOWHERE or following.flag != NOWHERE:
        return None
    many = max(event.amount, 1) + max(following.amount, 1)
    return _changed(following, following.other, many)


def _changed(event: Happened, other: int, amount: int) -> Happened:
    return Happened(
        event.kind,
        event.side,
        event.flag,
        event.place,
        other,
        amount,
        event.leaders,
        event.steps,
        event.audience,
    )


_TALLIES: Final = (kinds.LEADER_DUE, kinds.LEADER_NEVER)
_JOINED: Final[dict[int, Callable[[Happened, Happened], Event | None]]] = {
    kinds.FLAG_MOVED: _march,
    kinds.APS_SPENT: _sum,
    kinds.INITIATIVE_TRIED: _tried,
    kinds.LEADER_NEVER: _sum,
    kinds.LEADER_DUE: _due,
    kinds.LEADER_CAME: _came,
}
"""How two happenings of one kind and side are told as one."""
