"""The result of a battle [12], as facts for its record and in one sentence for people."""

from __future__ import annotations

from typing import Final

from solitaire.games.camposanto.core.state import State
from solitaire.games.camposanto.rules import victory
from solitaire.games.camposanto.terms import ALLIED, NOBODY, SPANISH
from solitaire.games.camposanto.text.wording import SIDES
from solitaire.text import Text, text

WING: Final = "wing"
POINTS: Final = "points"
LOSSES: Final = "losses"


def decided_by(state: State, winner: int) -> str:
    if winner != NOBODY and victory.has_lost_wing(state, 1 - winner):
        return WING
    return LOSSES if state.points(ALLIED) == state.points(SPANISH) else POINTS


def facts(state: State, winner: int) -> tuple[tuple[str, str], ...]:
    allied, spanish = victory.losses(state)
    return (
        ("points", f"{state.points(ALLIED)}-{state.points(SPANISH)}"),
        ("lost", f"{allied}-{spanish}"),
        ("by", decided_by(state, winner)),
    )


def words(state: State, winner: int) -> Text:
    points = text(
        "{one} to {other} victory points",
        one=int(state.points(ALLIED)),
        other=int(state.points(SPANISH)),
    )
    if winner == NOBODY:
        return text("Draw: {points}, {lost} [12.2].", points=points, lost=_lost(state))
    side, by = SIDES[winner], decided_by(state, winner)
    if by == WING:
        other = SIDES[1 - winner]
        return text(
            "{side} victory: a wing of the {other} side is gone [12.1].", side=side, other=other
        )
    if by == LOSSES:
        return text(
            "{side} victory: {points}, {lost} [12.2].", side=side, points=points, lost=_lost(state)
        )
    return text("{side} victory: {points} [12.2].", side=side, points=points)


def _lost(state: State) -> Text:
    allied, spanish = map(int, victory.losses(state))
    if state.options.tie_by_steps:
        return text("{one} to {other} steps lost", one=allied, other=spanish)
    return text("{one} to {other} regiments lost", one=allied, other=spanish)
