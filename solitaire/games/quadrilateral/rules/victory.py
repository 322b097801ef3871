"""Chapter 16.5, 16.6 and 17: automatic victory, levels at the end, and the short campaigns."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.terms import AUSTRIAN, FRENCH, LAST_TURN, NOWHERE

TIME_UP: Final = 2
"""In state.victor: nobody has won at once, the last turn is over."""
AUSTRIAN_SCORES: Final = {
    4: 1.0,
    3: 0.9,
    2: 0.9,
    1: 0.75,
    0: 0.6,
    -1: 0.4,
    -2: 0.25,
    -3: 0.1,
    -4: 0.0,
}


def last_turn(state: State) -> i64:
    if not state.options.is_short:
        return LAST_TURN
    turn: i64 = state.board.data.numbers[f"short_campaigns.{state.options.scenario}"][0]
    return turn


def at_once(state: State) -> i64:
    """The side that has won at the end of this turn [E45], or NOWHERE."""
    limit = state.board.charts.vienna_limit
    if state.vienna >= limit:
        return AUSTRIAN
    return FRENCH if state.vienna <= -limit else NOWHERE


def relief_points(state: State) -> list[bool]:
    """What an Austrian short campaign is judged by [17]."""
    is_austrian = state.owner(state.board.mantova) == AUSTRIAN
    return [
        is_austrian and state.scored != 0,
        state.path_open == 1,
        is_austrian and not state.besieged,
    ]


def relief_score(state: State) -> float:
    """What the aims that are reached give the Austrians at the end of a short campaign."""
    charts = state.board.charts
    reached = sum(relief_points(state))
    if reached >= charts.aims_to_win:
        return 1.0
    return 0.5 if reached >= charts.aims_to_draw else 0.0


def facts(state: State) -> tuple[tuple[str, str], ...]:
    """How the game ended, for its record."""
    morale = ("vienna", str(int(state.vienna)))
    if state.victor != TIME_UP:
        return ("by", "morale"), morale
    if not state.options.is_short:
        return ("by", "level"), morale
    return ("by", "aims"), morale, ("aims", str(sum(relief_points(state))))


def scores(state: State) -> tuple[float, float]:
    """French, Austrian."""
    if state.victor != TIME_UP:
        return (1.0, 0.0) if state.victor == FRENCH else (0.0, 1.0)
    if state.options.is_short:
        austrian = relief_score(state)
    else:
        austrian = AUSTRIAN_SCORES[state.vienna]
    return (1.0 - austrian, austrian)
