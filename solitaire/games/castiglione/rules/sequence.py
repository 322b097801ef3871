"""The sequence of play [4.2], as a table a player could read, and what carries it on.

A. Supply Phase (5.0)
B. Command Phase (6.0)
C. Initiative Phase (7.0)
D. First player's Movement Phase (8.0)
E. First player's Combat Phase (9.0)
F. Second player's Movement Phase (8.0)
G. Second player's Combat Phase (9.0)
H. Recovery Phase (10.0)
I. End of Turn Phase (11.0)
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from solitaire.games.castiglione.core import knowledge
from solitaire.games.castiglione.core.board import Board
from solitaire.games.castiglione.core.events import GAME_ENDED, TURN_BEGAN, tell
from solitaire.games.castiglione.core.options import Options
from solitaire.games.castiglione.core.state import State, blank_state, enemy_of
from solitaire.games.castiglione.core.steps import (
    AFTER_CONTACT,
    GAME_OVER,
    MORTALITY_ROLL,
    NEXT_CASUALTY,
    NEXT_IN_COMBAT,
    NEXT_IN_MARCH,
    NEXT_IN_RECOVERY,
    NEXT_IN_SET_UP,
    NEXT_IN_SUPPLY,
    NEXT_PHASE,
    NEXT_SCOUT,
)
from solitaire.games.castiglione.rules import (
    bombardment,
    bridges,
    casualties,
    combat,
    command,
    contact,
    dummies,
    forced_march,
    guns,
    initiative,
    losses,
    mantua,
    movement,
    pursuit,
    recovery,
    retreat,
    scouting,
    supply,
    victory,
)
from solitaire.games.castiglione.rules.question import Question
from solitaire.games.castiglione.terms import (
    AREA_LIMIT,
    AUSTRIAN,
    COMMAND,
    COUNTERS,
    END_OF_TURN,
    FIRST_COMBAT,
    FIRST_MOVEMENT,
    FLAGS,
    FRENCH,
    INITIATIVE,
    NOWHERE,
    RECOVERY,
    SECOND_COMBAT,
    SECOND_MOVEMENT,
    SET_UP,
    SUPPLY,
    UNSUPPLIED,
)
from solitaire.protocol import Event

PHASES: Final = (
    "Supply",
    "Command",
    "Initiative",
    "First movement",
    "First combat",
    "Second movement",
    "Second combat",
    "Recovery",
    "End of turn",
    "Set-up",
)

# One question per step, in the order of steps.py.
QUESTIONS: Final[list[Question]] = [
    supply.ForageChoice(),
    supply.ForageRoll(),
    mantua.JoinChoice(),
    initiative.AustrianInitiative(),
    initiative.FrenchInitiative(),
    initiative.FirstChoice(),
    movement.MoverChoice(),
    movement.CommandRoll(),
    movement.OrderChoice(),
    forced_march.LeaderChoice(),
    forced_march.ForcedRoll(),
    movement.ForcedStep(),
    bridges.BridgeRoll(),
    contact.WithdrawalChoice(),
    contact.DisplacedChoice(),
    combat.BattleChoice(),
    guns.GunsChoice(),
    guns.GunsRoll(),
    guns.GunsLeaderChoice(),
    bombardment.BombardmentRoll(),
    bombardment.TargetChoice(),
    combat.AttackRoll(),
    combat.DefenceRoll(),
    losses.LossChoice(),
    combat.StayChoice(),
    retreat.RetreatChoice(),
    retreat.ThroughRoll(),
    pursuit.PursuitChoice(),
    pursuit.PursuitRoll(),
    recovery.RecoveryRoll(),
    Question(),  # the game is over
    dummies.DummyChoice(),
    scouting.ScoutChoice(),
    scouting.CommitChoice(),
    scouting.ScreenChoice(),
    scouting.ScoutRoll(),
    scouting.RevealChoice(),
    forced_march.HitBluff(),
    casualties.MortalityRoll(),
    casualties.AppointChoice(),
    casualties.ReturnRoll(),
]

# Far more automatic steps than any phase can take; beyond it the sequence runs in a circle.
RUNAWAY: Final = 100_000

# Parts of the Supply Phase, kept in state.part [4.2 A].
ATTRITION: Final = 0
SIEGE: Final = 1
AUSTRIAN_WOUNDED: Final = 2
FRENCH_WOUNDED: Final = 3
AUSTRIAN_DUMMIES: Final = 4
FRENCH_DUMMIES: Final = 5


def set_up(board: Board, options: Options) -> State:
    """The printed set-up [4.1]."""
    state = blank_state(board, options)
    for counter in range(COUNTERS):
        place = i64(board.setup[counter])
        if place < AREA_LIMIT:
            state.put(counter, place)
    for city in range(board.areas):
        if board.data.areas[city].garrison == "austrian":
            state.austrian_cities |= 1 << city
    knowledge.begin(state)
    return state


def begin(state: State, log: list[Event] | None) -> None:
    """Start the first turn."""
    tell(log, TURN_BEGAN, AUSTRIAN, amount=state.turn)
    state.phase = SET_UP if state.options.fog else SUPPLY
    begin_phase(state, log)
    run_on(state, log)


def run_on(  # noqa: C901, PLR0912  one branch a procedure
    state: State, log: list[Event] | None
) -> None:
    """Carry out what is forced until somebody must choose or roll."""
    for _ in range(RUNAWAY):
        step = state.step
        if step != GAME_OVER and not (state.held[FRENCH] and state.held[AUSTRIAN]):
            state.victor = victory.sudden_victor(state)
            end_game(state, log)
        elif step >= 0:
            return
        elif step == NEXT_PHASE:
            next_phase(state, log)
        elif step == NEXT_IN_MARCH:
            movement.carry_on(state, log)
        elif step == AFTER_CONTACT:
            if not contact.after_contact(state):
                movement.finish(state, log)
        elif step == NEXT_IN_COMBAT:
            combat.carry_on(state, log)
        elif step == NEXT_IN_SUPPLY:
            carry_on_supply(state, log)
        elif step == NEXT_IN_SET_UP:
            carry_on_set_up(state)
        elif step == NEXT_SCOUT:
            if scouting.carry_on(state, log):
                movement.wait_for_mover(state, log)
        elif step == NEXT_CASUALTY:
            carry_on_overrun(state, log)
        else:
            assert step == NEXT_IN_RECOVERY, step
            recovery.carry_on(state)
    raise RuntimeError("runaway sequence: the game goes in a circle without asking anybody")


def next_phase(state: State, log: list[Event] | None) -> None:
    if state.phase == END_OF_TURN or state.phase == SET_UP:
        state.phase = SUPPLY
    else:
        state.phase += 1
    begin_phase(state, log)


def begin_phase(state: State, log: list[Event] | None) -> None:
    phase = state.phase
    if phase == SUPPLY:
        begin_supply(state, log)
    elif phase == COMMAND:
        command.check_command(state, log)
        state.step = NEXT_PHASE
    elif phase == INITIATIVE:
        initiative.begin_initiative(state, log)
    elif phase == FIRST_MOVEMENT or phase == SECOND_MOVEMENT:
        state.active = state.first if phase == FIRST_MOVEMENT else enemy_of(state.first)
        movement.begin_movement(state, log)
    elif phase == FIRST_COMBAT or phase == SECOND_COMBAT:
        combat.begin_combats(state)
    elif phase == RECOVERY:
        recovery.begin_recovery(state, log)
    elif phase == SET_UP:
        dummies.begin_placing(state, AUSTRIAN)
    else:
        end_turn(state, log)


def carry_on_set_up(state: State) -> None:
    """The Austrians place their dummies first, then the French [13.2.1] [R47]."""
    if state.queue_side == AUSTRIAN:
        dummies.begin_placing(state, FRENCH)
    else:
        state.queue_side = AUSTRIAN
        state.step = NEXT_PHASE


def carry_on_overrun(state: State, log: list[Event] | None) -> None:
    """The next leader to be checked, or all flee who still can [14.4]."""
    if state.queue:
        state.step = MORTALITY_ROLL
    else:
        contact.place_displaced(state, log)


def begin_supply(state: State, log: list[Event] | None) -> None:
    """Markers of the last turn are taken off, then control and supply are checked [5.0]."""
    for flag in range(FLAGS):
        for side in range(2):
            state.flags[flag * 2 + side] = 0
    if state.options.fog:
        knowledge.turn_all_down(state)
    supply.check_control(state, log)
    supply.check_supply(state, log)
    supply.doubt_hits(state, AUSTRIAN)
    supply.doubt_hits(state, FRENCH)
    supply.attrition(state, AUSTRIAN, state.flags[UNSUPPLIED * 2 + AUSTRIAN], log)
    state.part = ATTRITION
    supply.begin_forage(state, log)


def carry_on_supply(state: State, log: list[Event] | None) -> None:
    """After attrition the siege is checked, then Austrians may join the city [4.2 A]."""
    if state.part == ATTRITION:
        state.part = SIEGE
        mantua.check_siege(state, log)
        mantua.begin_joining(state)
    elif state.part in (SIEGE, AUSTRIAN_WOUNDED, FRENCH_WOUNDED):
        carry_on_wounded(state, log)
    elif state.part == AUSTRIAN_DUMMIES:
        state.part = FRENCH_DUMMIES
        dummies.begin_placing(state, FRENCH)
    else:
        state.part = ATTRITION
        state.queue_side = AUSTRIAN
        state.step = NEXT_PHASE


def carry_on_wounded(state: State, log: list[Event] | None) -> None:
    """Wounded leaders may return [14.3], then removed dummies [13.2.3]; Austrians first."""
    if state.part != SIEGE and casualties.carry_on_returns(state, log):
        return
    if state.part == FRENCH_WOUNDED or not state.options.casualties:
        state.part = AUSTRIAN_DUMMIES
        if state.options.fog:
            dummies.begin_placing(state, AUSTRIAN)
        else:
            state.part = FRENCH_DUMMIES
        return
    side = AUSTRIAN if state.part == SIEGE else FRENCH
    state.part = AUSTRIAN_WOUNDED if state.part == SIEGE else FRENCH_WOUNDED
    casualties.begin_returns(state, side)


def end_turn(state: State, log: list[Event] | None) -> None:
    """The turn marker moves on; after the last turn points are counted [11.0]."""
    if state.turn >= state.board.charts.last_turn:
        end_game(state, log)
        return
    state.turn += 1
    tell(log, TURN_BEGAN, state.initiative, amount=state.turn)
    state.step = NEXT_PHASE


def end_game(state: State, log: list[Event] | None) -> None:
    state.march = None
    state.battle = None
    state.scout = None
    state.appointing = NOWHERE
    state.displaced = 0
    state.displaced_side = 0
    state.displaced_area = 0
    state.queue = 0
    state.step = GAME_OVER
    french, austrian = victory.points(state, FRENCH), victory.points(state, AUSTRIAN)
    tell(log, GAME_ENDED, victory.winner(state), 0, NOWHERE, austrian, french)
