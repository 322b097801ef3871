"""Standing orders: small questions that a person settles once. Only offered choices are taken."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from solitaire.games.quadrilateral.core import plies, steps
from solitaire.games.quadrilateral.core.plies import Ply
from solitaire.games.quadrilateral.core.views import View, number
from solitaire.presenting.adjutant import ASK, StandingAnswer, StandingOrder
from solitaire.text import text

ALIKE, FORAGE = "alike", "forage"
_ASK: Final = (ASK, text("ask me"))
_NEVER_ALONE: Final = (steps.MARCH_WHO, steps.MARCH_STEP)
"""Their only choice may be to end the step, which is left to the person."""

ORDERS: Final = (
    StandingOrder(
        ALIKE,
        text("Where there is only one choice"),
        (_ASK, ("take", text("take it without asking"))),
        "take",
    ),
    StandingOrder(
        FORAGE,
        text("Living off the country, where it would help [9.4]"),
        (_ASK, ("never", text("never"))),
    ),
)


def answer(view: View, offered: Sequence[Ply], orders: Mapping[str, str]) -> StandingAnswer | None:
    step = number(view, "step")
    is_forage = step == steps.FORAGE_CHOICE and _is_forage_alone(offered)
    if is_forage and orders.get(FORAGE) == "never":
        return StandingAnswer(plies.say(plies.DONE), text("nobody lives off the country"))
    if len(offered) == 1 and step not in _NEVER_ALONE and orders.get(ALIKE) == "take":
        return StandingAnswer(offered[0], text("nothing to choose"))
    return None


def _is_forage_alone(offered: Sequence[Ply]) -> bool:
    """A bridge train that could be laid is asked about in any case [8.8]."""
    return all(ply.verb in (plies.FORAGE, plies.DONE) for ply in offered)
