"""The sequence of a Game-Turn [3], as a table a player could read, and what carries it on.

0   Weather                                     6
for the Austrians, then for the French:
I   Command: leaving Quarters, points, Source, Center, replacements, status, Condition
    Organization                                4.5, 8.7, 13.2
II  Movement: reinforcement, marches, attrition, forced marches
III Combat                                      14
IV  Morale                                      16
End of turn: siege clock, 1 October, capitulation, Fortnight count, victory
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from solitaire.games.quadrilateral.core import parts
from solitaire.games.quadrilateral.core.board import Board
from solitaire.games.quadrilateral.core.events import (
    BY_OCTOBER,
    FORTNIGHT_PASSED,
    GAME_ENDED,
    PHASE_BEGAN,
    TURN_BEGAN,
    tell,
)
from solitaire.games.quadrilateral.core.options import Options
from solitaire.games.quadrilateral.core.plies import DONE, END_MARCH
from solitaire.games.quadrilateral.core.question import Question
from solitaire.games.quadrilateral.core.state import State, all_of
from solitaire.games.quadrilateral.core.steps import (
    FORAGE_CHOICE,
    FORTNIGHT_CHOICE,
    GAME_OVER,
    MARCH_WHO,
    NEXT_IN_ATTRITION,
    NEXT_IN_COMBAT,
    NEXT_IN_MARCH,
    NEXT_IN_SEQUENCE,
    NEXT_IN_SET_UP,
    ORGANIZE,
    REINFORCE,
    WEATHER_ROLL,
)
from solitaire.games.quadrilateral.rules import (
    attrition,
    bridges,
    condition,
    forced_march,
    fortnight,
    fortress,
    marches,
    morale,
    organization,
    quarters,
    reinforcement,
    replacements,
    setting_up,
    supply,
    vedettes,
    victory,
    weather,
)
from solitaire.games.quadrilateral.rules.fights import combat, retreats, rounds
from solitaire.games.quadrilateral.terms import (
    AUSTRIAN,
    FAIR,
    FRENCH,
    IN_QUARTERS,
    LAST_TURN,
    NOWHERE,
)
from solitaire.protocol import Event

# One question per step, in the order of core/steps.py.
QUESTIONS: Final[list[Question]] = [
    setting_up.SetupSource(),
    setting_up.SetupCenter(),
    setting_up.SetupGarrison(),
    setting_up.SetupVedette(),
    setting_up.SetupTrain(),
    setting_up.SetupStatus(),
    replacements.MonthRoll(),
    fortnight.FortnightChoice(),
    weather.WeatherRoll(),
    supply.ApRoll(),
    supply.SourceChoice(),
    supply.CenterChoice(),
    replacements.ReplacementRoll(),
    quarters.BilletChoice(),
    organization.Organize(),
    organization.UnderChoice(),
    organization.AmountChoice(),
    reinforcement.Reinforce(),
    reinforcement.LeaderDraw(),
    reinforcement.EntryChoice(),
    marches.MarchWho(),
    marches.InitiativeRoll(),
    marches.MarchStep(),
    marches.RepulseRoll(),
    vedettes.PushChoice(),
    vedettes.ScoutRoll(),
    bridges.BridgeRoll(),
    attrition.ForageChoice(),
    attrition.AttritionRoll(),
    forced_march.ForcedChoice(),
    forced_march.ForcedRoll(),
    combat.BattleChoice(),
    rounds.WithdrawalChoice(),
    rounds.WithdrawalRoll(),
    rounds.BombardmentRoll(),
    rounds.RoundRoll(),
    rounds.LeaderRoll(),
    rounds.WoundRoll(),
    rounds.StandChoice(),
    rounds.RenewChoice(),
    rounds.PursuitRoll(),
    retreats.RetreatChoice(),
    morale.CriticalRoll(),
    fortress.CapitulationRoll(),
    Question(),  # the game is over
]

RUNAWAY: Final = 10_000
"""Far more automatic steps than a turn can take; beyond it the sequence runs in a circle."""


def set_up(board: Board, options: Options) -> State:
    state = setting_up.new_state(board, options)
    state.part = parts.SET_UP
    state.active = AUSTRIAN
    _begin_set_up(state, None)
    run_on(state, None)
    return state


def run_on(state: State, log: list[Event] | None) -> None:
    """Carry out what is forced until somebody must choose or roll."""
    for _ in range(RUNAWAY):
        step = state.step
        if step >= 0:
            if not state.quiet or not _pass_over(state, log):
                return
            continue
        if step == NEXT_IN_SEQUENCE:
            advance(state, log)
        elif step == NEXT_IN_MARCH:
            marches.carry_on(state, log)
        elif step == NEXT_IN_COMBAT:
            combat.carry_on(state, log)
        elif step == NEXT_IN_ATTRITION:
            attrition.carry_on(state)
        else:
            assert step == NEXT_IN_SET_UP, step
            setting_up.carry_on(state, log)
    raise RuntimeError("runaway sequence: the game goes in a circle without asking anybody")


def _pass_over(state: State, log: list[Event] | None) -> bool:
    """Answer what an army at rest has nothing to say to; False if it must be asked."""
    step = state.step
    if step != ORGANIZE and step != REINFORCE and step != MARCH_WHO and step != FORAGE_CHOICE:
        return False
    question = QUESTIONS[step]
    first = question.actions(state)[0]
    if first.verb != DONE and first.verb != END_MARCH:
        return False  # too many vedettes: some are recalled first
    question.apply(state, first, log)
    return True


def advance(state: State, log: list[Event] | None) -> None:
    """The next part of the turn, for this side or the other."""
    part = state.part
    if part == parts.SET_UP or part == parts.MONTHS:
        _advance_set_up(state, log)
    elif part == parts.FORTNIGHT_ASKED:
        _begin_part(state, _after_question(state), log)
    elif part > parts.FORTNIGHT_ASKED:
        _advance_fortnight(state, log)
    elif part == parts.SIDE_ENDS and state.active == AUSTRIAN:
        state.active = FRENCH
        _begin_part(state, parts.LEAVING, log)
    elif part == parts.COUNTED:
        state.turn += 1
        _begin_part(state, parts.TURN_BEGINS, log)
    else:
        _begin_part(state, part + 1, log)


def _begin_part(state: State, part: i64, log: list[Event] | None) -> None:
    state.part = part
    state.step = NEXT_IN_SEQUENCE
    if part == parts.TURN_BEGINS:
        _begin_turn(state, log)
        return
    if part in parts.TOLD:
        tell(log, PHASE_BEGAN, state.active, amount=part)
    if part < parts.ORGANIZATION:
        _begin_command(state, part, log)
    elif part <= parts.ATTRITION:
        _begin_movement(state, part)
    elif part <= parts.SIDE_ENDS:
        _begin_fighting(state, part, log)
    elif part <= parts.COUNTED:
        _begin_end(state, part, log)
    else:
        _begin_fortnight(state, part, log)


# -- before the first turn ------------------------------------------------------------------------


def _begin_set_up(state: State, log: list[Event] | None) -> None:
    side = state.active
    if state.options.is_free:
        state.step = NEXT_IN_SET_UP
    else:
        setting_up.set_usual(state, side, log)
        state.step = NEXT_IN_SEQUENCE


def _advance_set_up(state: State, log: list[Event] | None) -> None:
    """Austrians, then French; then the months of both; then the first turn."""
    if state.part == parts.SET_UP and state.queue:
        state.step = NEXT_IN_SET_UP  # billets were asked in between
        return
    if state.active == AUSTRIAN:
        state.active = FRENCH
    else:
        state.active = AUSTRIAN
        state.part += 1
    if state.part == parts.SET_UP:
        _begin_set_up(state, log)
    elif state.part == parts.MONTHS:
        state.queue = len(setting_up.ORDER)
        state.rolls = setting_up.count_months(state, state.active)
        state.step = NEXT_IN_SET_UP
    else:
        _begin_part(state, parts.TURN_BEGINS, log)


# -- a turn ---------------------------------------------------------------------------------------


def _begin_turn(state: State, log: list[Event] | None) -> None:
    tell(log, TURN_BEGAN, amount=state.turn)
    state.active = AUSTRIAN
    state.played += 1
    replacements.turn_available(state)
    if fortnight.is_possible(state):
        state.part = parts.FORTNIGHT_ASKED
        state.answered = 0
        state.agreed = 0
        state.step = FORTNIGHT_CHOICE


def _begin_command(state: State, part: i64, log: list[Event] | None) -> None:
    side = state.active
    if part == parts.WEATHER:
        state.step = WEATHER_ROLL
    elif part == parts.LEAVING:
        state.quiet = 0
        quarters.come_out(state, side, log)
        fortress.note_lines(state)
    elif part == parts.POINTS:
        supply.begin_points(state)
    elif part == parts.SOURCE:
        supply.begin_lost_source(state)
    elif part == parts.CENTER:
        supply.begin_center(state, log)
    elif part == parts.REPLACEMENTS:
        replacements.begin_replacements(state)
    elif part == parts.CONDITION:
        condition.move_marker(state, side, log)


def _begin_movement(state: State, part: i64) -> None:
    if part == parts.ORGANIZATION:
        organization.begin(state)
        if state.step == NEXT_IN_SEQUENCE:
            organization.end(state)
    elif part == parts.REINFORCEMENT:
        state.moved = 0
        reinforcement.begin(state)
    elif part == parts.MARCHES:
        entered = state.moved
        marches.begin_marches(state)
        state.moved = entered
    elif part == parts.FORAGE:
        attrition.begin_forage(state)
    else:
        attrition.begin_attrition(state)


def _begin_fighting(state: State, part: i64, log: list[Event] | None) -> None:
    if part == parts.FORCED_OTHER or part == parts.FORCED_OWN:
        forced_march.begin(state)
    elif part == parts.COMBAT:
        combat.begin(state)
    elif part == parts.MORALE:
        morale.begin_morale(state)
    else:
        state.quiet = 0
        morale.test_path(state, log)
        fortress.test_siege(state, log)


def _begin_end(state: State, part: i64, log: list[Event] | None) -> None:
    if part == parts.TURN_ENDS:
        fortress.run_clock(state, log)
        if state.turn == state.board.charts.october_turn:
            condition.move_vienna(state, 1, BY_OCTOBER, log)
    elif part == parts.CAPITULATION:
        fortress.begin_capitulation(state, log)
    else:
        _count_turn(state, log)


def _count_turn(state: State, log: list[Event] | None) -> None:
    """Fortnight count, automatic victory, last turn."""
    if state.turn == LAST_TURN or state.board.data.calendar[state.turn].is_first:
        replacements.count_fortnight(state)
    state.victor = victory.at_once(state)
    if state.victor == NOWHERE and state.turn >= victory.last_turn(state):
        state.victor = victory.TIME_UP
    if state.victor != NOWHERE:
        end_game(state, log)


def end_game(state: State, log: list[Event] | None) -> None:
    state.step = GAME_OVER
    state.fortnight_left = 0
    winner = NOWHERE if state.victor == victory.TIME_UP else state.victor
    tell(log, GAME_ENDED, winner, amount=state.vienna)


# -- a Fortnight in Quarters [12.2] ---------------------------------------------------------------


def _after_question(state: State) -> i64:
    if not fortnight.is_agreed(state):
        return parts.WEATHER
    state.fortnight_left = state.board.data.calendar[state.turn - 1].length
    state.weather = FAIR
    state.wet = 0
    state.movers = 0
    state.billeted = 0
    return parts.FORTNIGHT_BILLETS


def _advance_fortnight(state: State, log: list[Event] | None) -> None:
    """Each part for both sides; then turn by turn the marches and rolls of both."""
    part = state.part
    is_austrian = state.active == AUSTRIAN
    if part == parts.FORTNIGHT_MARCHES or part == parts.FORTNIGHT_TURN_ENDS:
        _begin_part(state, part + 1, log)
    elif part == parts.FORTNIGHT_CAPITULATION:
        _end_fortnight_turn(state, log)
    elif part == parts.FORTNIGHT_TURN and is_austrian:
        state.active = FRENCH
        _begin_part(state, parts.FORTNIGHT_MARCHES, log)
    else:
        state.active = FRENCH if is_austrian else AUSTRIAN
        _begin_part(state, part if is_austrian else part + 1, log)


def _begin_fortnight(  # noqa: C901  one branch a part
    state: State, part: i64, log: list[Event] | None
) -> None:
    side = state.active
    if part == parts.FORTNIGHT_BILLETS:
        quarters.begin_billets(state)
    elif part == parts.FORTNIGHT_POINTS:
        state.source_changed[side] = 0
        supply.receive(state, side, supply.fortnight_points(state, side), 0, log)
    elif part == parts.FORTNIGHT_SOURCE:
        supply.test_center(state, side, log)
        supply.begin_source(state)
    elif part == parts.FORTNIGHT_REPLACEMENTS:
        replacements.begin_replacements(state)
    elif part == parts.FORTNIGHT_ADDING:
        if side == AUSTRIAN:
            state.replaced = 0
        has_choice = len(organization.Organize().actions(state)) > 1
        state.step = ORGANIZE if has_choice else NEXT_IN_SEQUENCE
    elif part == parts.FORTNIGHT_ATTRITION:
        state.queue = fortnight.stationary(state, side)
        state.step = NEXT_IN_ATTRITION
    elif part == parts.FORTNIGHT_MARCHES:
        if state.movers & all_of(side):
            marches.begin_marches(state)
    elif part == parts.FORTNIGHT_TURN:
        state.queue = fortnight.turn_by_turn(state, side)
        attrition.reckon(state, side)
        state.step = NEXT_IN_ATTRITION
    elif part == parts.FORTNIGHT_TURN_ENDS:
        _pass_turn(state, log)
    else:
        fortress.begin_capitulation(state, log)


def _pass_turn(state: State, log: list[Event] | None) -> None:
    for side in (AUSTRIAN, FRENCH):
        if state.status[side] == IN_QUARTERS:
            condition.move_marker(state, side, log)
    fortress.test_siege(state, log)
    state.besieged_first = state.besieged
    fortress.run_clock(state, log)
    if state.turn == state.board.charts.october_turn:
        condition.move_vienna(state, 1, BY_OCTOBER, log)


def _end_fortnight_turn(state: State, log: list[Event] | None) -> None:
    """The next turn of the Fortnight, or back to the regular sequence [E26]."""
    length = state.board.data.calendar[state.turn - 1].length
    left = state.fortnight_left - 1
    state.part = parts.COUNTED
    state.step = NEXT_IN_SEQUENCE
    _count_turn(state, log)
    if state.step == GAME_OVER:
        return
    if not left:
        state.fortnight_left = 0
        state.movers = 0
        state.replaced = 0
        tell(log, FORTNIGHT_PASSED, amount=length)
        return
    state.fortnight_left = left
    state.turn += 1
    state.played += 1
    state.active = AUSTRIAN
    replacements.turn_available(state)
    tell(log, TURN_BEGAN, amount=state.turn)
    _begin_part(state, parts.FORTNIGHT_MARCHES, log)
