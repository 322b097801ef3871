"""An order given by dragging or by the cursor: a stack goes to another area. No Qt, no rule.

The way comes from the game's adjutant, every step is one of the offered choices, and the order
stops where a step is not offered.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from solitaire.games.castiglione.game import RULES
from solitaire.presenting.adjutant import Foresight
from solitaire.presenting.offers import Offer
from solitaire.presenting.picture import Picture
from ui.desktop.play.foresight_words import spoken
from ui.desktop.play.offers import beginners
from ui.desktop.style.language import tr
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
) -> Foresight | None:
    """What the march would bring; None if nobody of them can march now."""
    able = movers(table.picture(), offers, counters)
    return table.adjutant.foresee(table.view(), able, goal) if able else None


def march_texts(table: Table, counters: Sequence[str], goal: str) -> list[str] | str:
    """The choices that bring these counters to the goal, or a sentence why there are none.

    A forced march is only begun: the unit is picked and the window asks for the rest.
    """
    view, offers = table.view(), table.offers()
    if any(one.text == f"to {goal}" for one in offers):
        return [f"to {goal}"]
    able = movers(table.picture(), offers, counters)
    if not able:
        return tr("Nobody of that stack can begin a move now.")
    foresight = table.adjutant.foresee(view, able, goal)
    if foresight is None or foresight.refusal:
        return spoken(foresight.refusal) if foresight is not None else ""
    texts = (
        []
        if table.picture().under_way
        else [f"move {able[0]}", *(f"with {one}" for one in able[1:])]
    )
    if not foresight.steps:
        return texts
    texts += [f"to {step.area}" for step in foresight.steps]
    return [*texts, "halt"]


def march_steps(table: Table, texts: Sequence[str]) -> list[Step]:
    return [chooser(table, text) for text in texts]


def chooser(table: Table, text: str) -> Step:
    """The choice with this text, if it is offered when its turn comes."""

    def choice() -> Any:
        found = [one for one in table.session.offered(table.seat) if RULES.ply_text(one) == text]
        return found[0] if found else None

    return choice
