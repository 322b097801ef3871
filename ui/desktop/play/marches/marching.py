"""An order given by dragging or by the cursor: a stack goes to another place. No Qt, no rule.

How it gets there is asked of the game's adjutant; each of its choices is taken if it is offered
when its turn comes, and the order stops where the game asks somebody else.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from solitaire.presenting.adjutant import Foresight, March
from solitaire.presenting.offers import Offer, Role
from solitaire.presenting.picture import Picture
from ui.desktop.play.offers import at_counter, beginners, goers, goes_at_once
from ui.desktop.style.language import tr, translated
from ui.desktop.table.table import Table

Step = Callable[[], Any]


def movers(picture: Picture, offers: Sequence[Offer], counters: Sequence[str]) -> list[str]:
    """Of these counters those that could march now: who is under way, or may begin a move."""
    under_way = picture.under_way
    if under_way:
        return list(under_way) if set(counters) & set(under_way) else []
    able = beginners(offers)
    return [name for name in counters if name in able]


def foresee(
    table: Table, offers: Sequence[Offer], counters: Sequence[str], goal: str
) -> tuple[Sequence[str], Foresight | None]:
    """Who would march, and what it would bring; None if none of them can march now."""
    step = _step_to(offers, counters, goal)
    if step is not None and goes_at_once(step):
        return [step.counter], table.adjutant.foresee_choice(table.view(), step.ply)
    able = movers(table.picture(), offers, counters)
    found = table.adjutant.foresee(table.view(), able, goal) if able else None
    return (found.going if found is not None and found.going else able), found


def march_of(table: Table, counters: Sequence[str], goal: str) -> March | str:
    """The choices that bring these counters to the goal, or a sentence why there are none."""
    picture, offers = table.picture(), table.offers()
    start = picture.place_of(counters[0]) if counters else ""
    step = _step_to(offers, counters, goal)
    if step is not None:
        return March((step.ply,), (start, goal), Foresight(goal))
    able = movers(picture, offers, counters)
    if not able:
        return tr("No unit in this stack can start a move now.")
    found = table.adjutant.march(table.view(), able, goal)
    return translated(found) if isinstance(found, str) else found


def _step_to(offers: Sequence[Offer], counters: Sequence[str], goal: str) -> Offer | None:
    """An offered choice that is this march already: of those under way, or of the only counter of
    them that goes in one choice."""
    going = goers(offers) & set(counters)
    for one in offers:
        is_meant = one.counter in counters if one.counter else one.role is Role.STEP
        if goes_at_once(one) and len(going) > 1:
            continue
        if is_meant and goal in one.goals:
            return one
    return None


def beginning_of(table: Table, counters: Sequence[str]) -> Sequence[Any]:
    """The choices by which these counters begin to move; of a game without an adjutant the first
    of them alone."""
    plies = table.adjutant.begin(table.view(), counters)
    begun = at_counter(table.offers(), counters[0])
    return plies or [one.ply for one in begun if one.role is Role.BEGIN]


def steps_of(table: Table, plies: Sequence[Any]) -> list[Step]:
    return [_if_offered(table, ply) for ply in plies]


def _if_offered(table: Table, ply: Any) -> Step:
    def choice() -> Any:
        return ply if ply in table.session.offered(table.seat) else None

    return choice
