"""Standing orders: small questions that a person settles once. Only offered choices are taken."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from solitaire.games.camposanto.core import plies, steps
from solitaire.games.camposanto.core.plies import Ply
from solitaire.games.camposanto.core.views import View
from solitaire.games.camposanto.staff.choices import suggestion
from solitaire.presenting.adjutant import ASK, StandingAnswer, StandingOrder
from solitaire.text import text

ALIKE, FACING, AFTER_FIGHT, FLIGHT = "alike", "facing", "facing-after", "flight"
DIRECTION, MARSHAL, REACTION = "direction", "marshal", "reaction"
_SUGGESTED: Final = "suggested"
_ASK: Final = (ASK, text("ask me"))
_AS_SUGGESTED: Final = (_SUGGESTED, text("as suggested"))

ORDERS: Final = (
    StandingOrder(
        ALIKE,
        text("Where there is only one choice"),
        (_ASK, ("take", text("take it without asking"))),
        "take",
    ),
    StandingOrder(FACING, text("Facing after a move [6.1]"), (_ASK, _AS_SUGGESTED)),
    StandingOrder(
        AFTER_FIGHT,
        text("Facing after flights and victories [6.4, 7.1]"),
        (_ASK, _AS_SUGGESTED),
        _SUGGESTED,
    ),
    StandingOrder(
        FLIGHT,
        text("The way of a flight where several are open [6.5]"),
        (_ASK, _AS_SUGGESTED),
        _SUGGESTED,
    ),
    StandingOrder(
        DIRECTION,
        text("From which side assaults are resolved [7]"),
        (_ASK, (plies.FLANKS[1], text("from the left")), (plies.FLANKS[2], text("from the right"))),
        plies.FLANKS[1],
    ),
    StandingOrder(
        MARSHAL,
        text("The Marshal of the wing after its movement [8.2]"),
        (_ASK, ("stay", text("stays where he is"))),
    ),
    StandingOrder(
        REACTION,
        text("Cavalry and light infantry before enemy infantry [6.4]"),
        (_ASK, ("stand", text("always stand")), ("back", text("always fall back 1 hex"))),
    ),
)
_WAYS: Final = (
    steps.ROAD_CHOICE,
    steps.WAY_CHOICE,
    steps.PUSH_CHOICE,
    steps.DISTANCE_CHOICE,
    steps.ESCAPE_CHOICE,
)
_NEVER_ALONE: Final = (steps.MARCH_CHOICE, steps.BATTERY_CHOICE, steps.LIGHT_CHOICE)
"""Their only choice may be to end the step, which is left to the person."""


def answer(view: View, offered: Sequence[Ply], orders: Mapping[str, str]) -> StandingAnswer | None:
    found = _settled(view, offered, orders)
    if found is not None:
        return found
    step = view.clock.step
    is_alone = len(offered) == 1 and step not in _NEVER_ALONE
    if is_alone and orders.get(ALIKE) == "take":
        return StandingAnswer(offered[0], text("nothing to choose"))
    return None


def _settled(
    view: View, offered: Sequence[Ply], orders: Mapping[str, str]
) -> StandingAnswer | None:
    step = view.clock.step
    if step == steps.FACING_CHOICE:
        is_move = view.march is not None or (view.flight is None and view.assault is None)
        return _suggested(view, offered, orders.get(FACING if is_move else AFTER_FIGHT))
    if step in _WAYS:
        return _suggested(view, offered, orders.get(FLIGHT))
    if step == steps.DIRECTION_CHOICE:
        return _direction(offered, orders.get(DIRECTION, ASK))
    if step == steps.MARSHAL_CHOICE and orders.get(MARSHAL) == "stay":
        return _verb(offered, plies.STAY)
    if step == steps.REACTION_CHOICE:
        wanted = {"stand": plies.STAND, "back": plies.BACK}.get(orders.get(REACTION, ASK))
        return None if wanted is None else _verb(offered, wanted)
    return None


def _suggested(view: View, offered: Sequence[Ply], wanted: str | None) -> StandingAnswer | None:
    found = suggestion(view, offered) if wanted == _SUGGESTED else None
    return None if found is None else StandingAnswer(found, text("as suggested"))


def _direction(offered: Sequence[Ply], wanted: str) -> StandingAnswer | None:
    if wanted not in plies.FLANKS[1:]:
        return None
    ply = Ply(plies.FROM, plies.FLANKS.index(wanted))
    return StandingAnswer(ply, text("always from this side")) if ply in offered else None


def _verb(offered: Sequence[Ply], verb: int) -> StandingAnswer | None:
    found = next((one for one in offered if one.verb == verb), None)
    return None if found is None else StandingAnswer(found, text("always so"))
