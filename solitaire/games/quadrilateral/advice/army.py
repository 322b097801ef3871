"""The army of a side as the script sees it: when to rest, when to take the field [23]."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from solitaire.games.quadrilateral.advice.habits import Habits
from solitaire.games.quadrilateral.advice.strengths import Strengths
from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.rules import victory
from solitaire.games.quadrilateral.terms import (
    AUSTRIAN,
    FRENCH,
    IN_QUARTERS,
    NOWHERE,
    ON_CAMPAIGN,
)

CLOSE: Final = 16
"""Half-MPs within which an enemy force makes billets dangerous, for they defend at half [E12]."""


def wants_rest(state: State, side: i64, habits: Habits) -> bool:
    if side == AUSTRIAN and heals_in_time(state, habits.patience):
        return heals_in_time(state, 0) or not is_pressed(state, side, habits)
    if state.turn >= habits.last_blow:
        return False
    worn = state.condition_modifier(side)
    if side == AUSTRIAN:
        return is_tired(state, side, habits) and (
            worn > worn_out(state, habits)
            or _is_spent(state, habits)
            or not is_pressed(state, side, habits)
        )
    if state.status[AUSTRIAN] != IN_QUARTERS or state.leaving[AUSTRIAN]:
        return worn >= 4
    if state.turn >= habits.late and state.vienna >= 0:
        return False
    return worn >= habits.rest_at[side] or state.aps[side] < 2


def _is_spent(state: State, habits: Habits) -> bool:
    """Behind, worn and without points the Austrians can only lose by staying in the field."""
    worn = state.condition_modifier(AUSTRIAN)
    is_worn = state.vienna < 0 and worn >= habits.rest_at[AUSTRIAN]
    return is_worn and state.aps[AUSTRIAN] < habits.spent


def worn_out(state: State, habits: Habits) -> i64:
    """Condition modifier beyond which the Austrians rest even under the eyes of the enemy: sooner
    towards the end, when every defeat counts."""
    return 1 if state.turn >= habits.late else habits.rest_at[AUSTRIAN]


def is_tired(state: State, side: i64, habits: Habits) -> bool:
    """The Austrians break off when worn or short of points, sooner after defeats and at the end."""
    if side != AUSTRIAN:
        return False
    if heals_in_time(state, habits.patience):
        return True
    worn = state.condition_modifier(side)
    is_careful = state.vienna < 0 or state.turn >= habits.late  # 0 at the end is a win [E61]
    return worn >= habits.rest_at[side] or state.aps[side] < 3 or (is_careful and worn >= 1)


def heals_in_time(state: State, spare: i64) -> bool:
    """Austrian rest from now on would bring Vienna Morale back to 0 before the end, with no more
    than so many turns to spare: 0 is a win [E44, E61]."""
    behind = -state.vienna
    charts = state.board.charts
    if behind <= 0 or state.options.is_short or state.healed + behind > charts.healing_at_most:
        return False
    if state.condition_modifier(AUSTRIAN) < behind:
        return False
    first = (state.condition[AUSTRIAN] - 1) % charts.spaces_per_level + 1
    needed = first + charts.spaces_per_level * (behind - 1)
    left = victory.last_turn(state) - state.turn + 1
    return needed <= left <= needed + spare


def is_saving(state: State, side: i64, habits: Habits) -> bool:
    """In the last turns whoever would win as things are seeks no more fights [E61]; Austrians who
    still hold Mantova sooner."""
    holds = side == AUSTRIAN and state.owner(state.board.mantova) == AUSTRIAN
    start = habits.holding if holds else habits.last_blow
    if state.options.is_short or state.turn < start:
        return False
    return (state.vienna < 0) == (side == FRENCH)


def is_pressed(state: State, side: i64, habits: Habits) -> bool:
    """Enemies of a third of its strength or more stand close to the main force."""
    strengths = Strengths(state, side, habits)
    main = strengths.largest()
    if main == NOWHERE:
        return False
    close = strengths.near(1 - side, state.place[main], CLOSE)
    return close * 3 >= strengths.steps[main]


def wants_war(state: State, side: i64, habits: Habits) -> bool:
    strengths = Strengths(state, side, habits)
    own = strengths.field(side)
    enemy = strengths.field(1 - side)
    if side == AUSTRIAN:
        return _austrians_want_war(state, own, enemy, habits)
    if state.status[AUSTRIAN] == ON_CAMPAIGN or state.leaving[AUSTRIAN] > 0:
        return True
    if state.turn >= habits.late and state.vienna >= 0:
        return state.aps[side] >= 3
    is_rested = state.condition_modifier(side) <= habits.ready[side]
    if not is_rested or state.aps[side] < habits.war_points[side]:
        return False
    return own * 10 >= habits.war_tenths[side] * enemy


def turns_to_leave(state: State, side: i64) -> i64:
    """Points buy haste [E17]; who has few waits for three turns."""
    points = state.aps[side]
    is_answer = side == FRENCH and state.status[AUSTRIAN] == ON_CAMPAIGN
    if points >= 10 or (is_answer and points >= 5):
        return 1
    return 2 if points >= 6 else 3


def _austrians_want_war(state: State, own: i64, enemy: i64, habits: Habits) -> bool:
    """To relieve Mantova when it starves, to mend a lost campaign, or because they are ready."""
    if heals_in_time(state, habits.patience):
        return False
    points = state.aps[AUSTRIAN]
    is_starving = state.besieged == 1 and state.siege_modifier(state.clock) >= 1
    is_losing = state.vienna < 0 and state.healed >= state.board.charts.healing_at_most
    if is_starving or is_losing:
        is_fit = state.condition_modifier(AUSTRIAN) < worn_out(state, habits)
        return is_fit and points >= habits.relief_points and own * 10 >= 6 * enemy
    is_rested = state.condition_modifier(AUSTRIAN) <= habits.ready[AUSTRIAN]
    if not is_rested or points < habits.war_points[AUSTRIAN]:
        return False
    return own * 10 >= habits.war_tenths[AUSTRIAN] * enemy


def wants_fortnight(state: State, side: i64) -> bool:
    """Peace for half a month suits the Austrians; the French if they lead and no rest can heal."""
    if side == AUSTRIAN:
        return True
    return state.vienna < 0 and state.healed >= state.board.charts.healing_at_most
