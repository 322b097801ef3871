"""Chapter 9: forage mode, attrition of the phasing side, and the besieged [15.4]."""

from __future__ import annotations

from mypy_extensions import i64

from solitaire.bits import lowest
from solitaire.games.quadrilateral.core import knowledge
from solitaire.games.quadrilateral.core.events import (
    FORAGING,
    LOST_BY_ATTRITION,
    tell,
)
from solitaire.games.quadrilateral.core.plies import (
    BOTH_D6,
    DONE,
    FORAGE,
    LAY_TRAIN,
    Ply,
    one,
    say,
)
from solitaire.games.quadrilateral.core.question import DICE, Question
from solitaire.games.quadrilateral.core.state import State, all_of
from solitaire.games.quadrilateral.core.steps import (
    ATTRITION_ROLL,
    FORAGE_CHOICE,
    NEXT_IN_ATTRITION,
    NEXT_IN_SEQUENCE,
)
from solitaire.games.quadrilateral.rules import bridges, leaders, quarters, weather
from solitaire.games.quadrilateral.rules.roads import dispatch_reach, line_length
from solitaire.games.quadrilateral.terms import (
    CITADEL,
    FAR,
    IN_QUARTERS,
    NOWHERE,
    SIDE_FLAGS,
)
from solitaire.protocol import EVERYONE, Event

USUAL_COLUMN: i64 = 3
"""What the enemy reckons with where points are secret."""


# -- forage mode [9.4] ---------------------------------------------------------------------------


def begin_forage(state: State) -> None:
    """c1: without a dispatch path a force must forage; asked where it would help."""
    side = state.active
    reach = dispatch_reach(state, side)
    forces = rolling(state, side)
    state.forage &= ~all_of(side)
    while forces:
        flag = lowest(forces)
        forces &= forces - 1
        if reach[state.place[flag]] >= FAR and not state.is_besieged(flag):
            state.forage |= 1 << flag
    state.step = FORAGE_CHOICE if len(ForageChoice().actions(state)) > 1 else NEXT_IN_SEQUENCE


class ForageChoice(Question):
    def actions(self, state: State) -> list[Ply]:
        side = state.active
        found = [say(DONE)]
        stored = points_column(state, side)
        forces = state.forces(side)
        while forces:
            flag = lowest(forces)
            forces &= forces - 1
            if (state.inside >> flag) & 1 or state.is_besieged(flag):
                continue
            can = not (state.forage >> flag) & 1 and not (state.quartered >> flag) & 1
            if can and forage_column(state, flag) > stored:
                found.append(one(FORAGE, state.chief(flag)))
            if not (state.quartered >> flag) & 1:
                bridges.list_layings(state, flag, found)
        return found

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        if ply.verb == DONE:
            state.step = NEXT_IN_SEQUENCE
        elif ply.verb == LAY_TRAIN:
            bridges.lay(state, ply.first, ply.second, log)
        else:
            flag = state.leader_at[ply.first]
            state.forage |= 1 << flag
            audience: i64 = EVERYONE if state.options.open else 1 << state.active
            tell(log, FORAGING, state.active, flag, leaders=1 << ply.first, audience=audience)


def forage_column(state: State, flag: i64) -> i64:
    value = quarters.forage_value(state, flag >> 5, state.place[flag])
    for index in range(3):
        if value >= state.board.charts.forage_columns[index]:
            return 3 - index
    return 0


def points_column(state: State, side: i64) -> i64:
    """By unspent points; none without a line or after a change of Source [9.2, E50]."""
    if state.source_changed[side] or line_length(state, side) >= FAR:
        return 0
    charts = state.board.charts
    found: i64 = 0
    for index in range(6):
        if state.aps[side] >= charts.attrition_aps[index]:
            found = index
    return found


# -- the rolls [9.2] -----------------------------------------------------------------------------


def rolling(state: State, side: i64) -> i64:
    """Forces that are not exempt: not in Quarters, not alone [9.1]."""
    return state.forces(side) & ~state.quartered


def begin_attrition(state: State) -> None:
    """c2 and c3."""
    state.queue = rolling(state, state.active)
    reckon(state, state.active)
    state.step = NEXT_IN_ATTRITION


def carry_on(state: State) -> None:
    """The besieged first, then the others; who cannot lose anything does not roll."""
    while state.queue:
        flag = _first(state)
        if worst_loss(state, flag) > 0:
            state.mover = flag
            state.step = ATTRITION_ROLL
            return
        state.queue &= ~(1 << flag)
    state.mover = NOWHERE
    state.step = NEXT_IN_SEQUENCE


def _first(state: State) -> i64:
    rest = state.queue
    while rest:
        flag = lowest(rest)
        rest &= rest - 1
        if state.is_besieged(flag):
            return flag
    return lowest(state.queue)


class AttritionRoll(Question):
    """Both dice at once: the row, and the fraction of a step."""

    def seat(self, state: State) -> i64:
        return DICE

    def audience(self, state: State) -> i64:
        return EVERYONE if state.options.open else 1 << state.active

    def outcomes(self, state: State) -> list[tuple[Ply, int]]:
        return BOTH_D6

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        flag = state.mover
        row = row_for(state, flag, ply.first)
        lost = loss(state, state.total(flag), row, column_for(state, flag), ply.second)
        chief: i64 = 1 << state.chief(flag)
        leaders.take_steps(state, flag, lost)
        state.queue &= ~(1 << flag)
        state.mover = NOWHERE
        tell(
            log,
            LOST_BY_ATTRITION,
            state.active,
            flag,
            state.place[flag],
            row,
            lost,
            chief,
            audience=self.audience(state),
        )
        state.step = NEXT_IN_ATTRITION


def column_for(state: State, flag: i64) -> i64:
    if state.is_besieged(flag) or is_sickly(state, flag):
        return 0
    if (state.forage >> flag) & 1:
        return forage_column(state, flag)
    return points_column(state, flag >> 5)


def is_sickly(state: State, flag: i64) -> bool:
    """Option malaria: a march that ended in the citadels [15.6]."""
    if not state.options.malaria or not (state.moved >> flag) & 1:
        return False
    return state.board.fort[state.place[flag]] == CITADEL


def row_for(state: State, flag: i64, die: i64) -> i64:
    """The die and all that is added to it, at least 0 [9.2]."""
    side = flag >> 5
    row = die + state.condition_modifier(side) + weather.on_attrition(state)
    row += (state.spent[flag] + 1) // 2
    if leaders.over_command(state, flag):
        row += 1
    if state.is_besieged(flag):
        row += state.siege_modifier(siege_clock(state, flag))
    if is_sickly(state, flag):
        row += 2
    row += fortnight_addition(state, flag)
    row -= leaders.bonus(state, flag)
    return row if row > 0 else 0


def fortnight_addition(state: State, flag: i64) -> i64:
    """E28: forces that stood for a whole Fortnight roll once and add its turns."""
    if not state.fortnight_left or (state.movers >> flag) & 1 or state.is_besieged(flag):
        return 0
    return state.board.data.calendar[state.turn - 1].length


def siege_clock(state: State, flag: i64) -> i64:
    if (state.inside >> flag) & 1:
        return state.fort_clock[state.board.fort_index[state.place[flag]]]
    return state.clock


def result(state: State, row: i64, column: i64) -> i64:
    """Steps per 10 SP."""
    charts = state.board.charts
    if row < charts.thresholds[column]:
        return 0
    return 1 + (row - charts.thresholds[column]) // charts.attrition_every


def loss(state: State, steps: i64, row: i64, column: i64, second_die: i64) -> i64:
    """Whole steps, and one more if the second die says so [9.2]."""
    per = state.board.charts.attrition_per
    total = result(state, row, column) * steps
    lost = total // per
    rest = total % per
    if rest and second_die <= (12 * rest + per) // (2 * per):
        lost += 1
    return lost


def worst_loss(state: State, flag: i64) -> i64:
    return loss(state, state.total(flag), row_for(state, flag, 6), column_for(state, flag), 1)


def reckon(state: State, side: i64) -> None:
    """What the enemy must suppose from what he sees: weather, marches, Condition, points."""
    column = USUAL_COLUMN if state.options.secret_aps else points_column(state, side)
    common = state.condition_modifier(side) + weather.on_attrition(state)
    for flag in range(side * 32, side * 32 + SIDE_FLAGS):
        if state.label[flag] == NOWHERE:
            continue
        besieged = state.is_besieged(flag)
        is_quiet = state.status[side] == IN_QUARTERS and not quarters.is_besieger(state, flag)
        if is_quiet and not besieged:
            continue
        row = common + (state.spent[flag] + 1) // 2
        if besieged:
            row += state.siege_modifier(siege_clock(state, flag))
        sum_: i64 = 0
        for die in range(1, 7):
            at = row + die
            sum_ += result(state, at if at > 0 else 0, 0 if besieged else column)
        knowledge.expected_loss(state, flag, sum_ * 10 // 3)
