"""Chapter 6: the weather of a turn, and what it adds to dice."""

from __future__ import annotations

from mypy_extensions import i64

from solitaire.games.quadrilateral.core.events import WEATHER_CAME, tell
from solitaire.games.quadrilateral.core.plies import Ply
from solitaire.games.quadrilateral.core.question import Roll
from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.core.steps import NEXT_IN_SEQUENCE
from solitaire.games.quadrilateral.terms import FAIR, FROST, MUD, RAIN, SNOW
from solitaire.protocol import Event


class WeatherRoll(Roll):
    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        state.weather = result(state, ply.first + state.wet)
        tell(log, WEATHER_CAME, amount=ply.first, other=state.weather)
        state.wet = 1 if state.weather != FAIR and state.weather != FROST else 0
        state.step = NEXT_IN_SEQUENCE


def result(state: State, modified: i64) -> i64:
    """By modified die, for the month of the turn; July comes first in the chart."""
    month: i64 = state.board.data.calendar[state.turn - 1].month
    row = month - 7 if month >= 7 else 6
    die = modified if modified < 7 else 7
    return state.board.charts.weather[row * 7 + die - 1]


def is_muddy(state: State) -> bool:
    return state.weather == MUD or state.weather == SNOW


def on_initiative(state: State) -> i64:
    """Added to initiative dice, and so to forced marches, repulses and withdrawals."""
    return 1 if is_muddy(state) else 0


def on_attrition(state: State) -> i64:
    return 1 if is_muddy(state) or state.weather == FROST else 0


def on_pursuit(state: State) -> i64:
    """Added to pursuit and scouting."""
    return 1 if state.weather == RAIN else 0


def on_guns(state: State) -> i64:
    return -1 if is_muddy(state) or state.weather == RAIN else 0
