"""The sequence of play [3, 4, 5, 5.5], as a table a player could read, and what carries it on.

DAY and NIGHT, three phases each. A phase: sealed orders, reveal, six activations, score.
An activation: a General, b artillery fire, c movement, d Marshal, e light infantry fire,
f plan of assaults, g assaults.
"""

from __future__ import annotations

from typing import Final

from solitaire.games.camposanto.core.events import GameEnded, WingActivated
from solitaire.games.camposanto.core.procedures import NO_ONE
from solitaire.games.camposanto.core.state import State
from solitaire.games.camposanto.core.steps import CARRY_ON, GAME_OVER
from solitaire.games.camposanto.rules import (
    aftermath,
    assault,
    commanders,
    fire,
    flight,
    movement,
    orders,
    plan,
    reaction,
    victory,
)
from solitaire.games.camposanto.rules.question import Question
from solitaire.games.camposanto.terms import (
    ALL_WINGS,
    ALLIED,
    ASSAULT_STAGE,
    BATTERY_STAGE,
    END_STAGE,
    GENERAL_STAGE,
    LIGHT_STAGE,
    MARCH_STAGE,
    MARSHAL_STAGE,
    NIGHT,
    NOBODY,
    OFF_MAP,
    PHASES,
    PLAN_STAGE,
    SPANISH,
)
from solitaire.protocol import Event

# One question per step, in the order of steps.py.
QUESTIONS: Final[list[Question]] = [
    orders.OrdersChoice(),
    orders.ExchangeChoice(),
    commanders.GeneralChoice(),
    fire.BatteryChoice(),
    fire.FireRoll(),
    movement.MarchChoice(),
    movement.OnwardChoice(),
    movement.FacingChoice(),
    reaction.ReactionChoice(),
    flight.RoadChoice(),
    flight.WayChoice(),
    commanders.PushChoice(),
    commanders.MarshalChoice(),
    fire.LightChoice(),
    fire.FireRoll(),
    plan.PlanChoice(),
    plan.DirectionChoice(),
    assault.AssaultRoll(),
    assault.RerollChoice(),
    assault.AgainRoll(),
    assault.FightChoice(),
    flight.DistanceChoice(),
    aftermath.CasualtyChoice(),
    aftermath.EscapeChoice(),
    aftermath.AdvanceChoice(),
    Question(),  # the game is over
]

# Far more automatic steps than any activation can take; beyond it the sequence runs in a circle.
RUNAWAY: Final = 100_000


def begin(state: State, log: list[Event] | None) -> None:
    """Start the first phase."""
    orders.begin_phase(state, 1, log)
    run_on(state, log)


def run_on(state: State, log: list[Event] | None) -> None:
    """Carry out what is forced, innermost procedure first, until somebody chooses or rolls."""
    for _ in range(RUNAWAY):
        if state.victor != NOBODY and state.step != GAME_OVER:
            end_game(state, log)
        if state.step != CARRY_ON:
            return
        if state.to_push or state.push is not None:
            commanders.carry_on_push(state, log)
        elif state.flight is not None:
            flight.carry_on(state, state.flight, log)
        elif state.march is not None:
            movement.carry_on(state, state.march, log)
        elif state.assault is not None:
            assault.carry_on(state, log)
        else:
            carry_on_activation(state, log)
    raise RuntimeError("runaway sequence: the game goes in a circle without asking anybody")


def carry_on_activation(state: State, log: list[Event] | None) -> None:
    """The operations of the active wing, in their order [5.5]."""
    stage = state.stage
    if stage == GENERAL_STAGE:
        announce(state, log)
        commanders.begin_general(state)
    elif stage == BATTERY_STAGE:
        fire.begin_batteries(state)
    elif stage == MARCH_STAGE:
        movement.begin(state)
    elif stage == MARSHAL_STAGE:
        commanders.begin_marshal(state)
    elif stage == LIGHT_STAGE:
        fire.begin_light(state)
    elif stage == PLAN_STAGE:
        plan.begin(state)
    elif stage == ASSAULT_STAGE:
        assault.begin_next(state, log)
    else:
        assert stage == END_STAGE, stage
        end_activation(state, log)


def announce(state: State, log: list[Event] | None) -> None:
    if log is not None:
        wing = state.active_wing()
        log.append(WingActivated(wing, state.printed_status(wing), state.laid(wing)))


def end_activation(state: State, log: list[Event] | None) -> None:
    clear_activation(state)
    if state.activation < ALL_WINGS:
        state.activation += 1
        return
    victory.score_phase(state, log)
    if state.victor == NOBODY:
        next_phase(state, log)


def clear_activation(state: State) -> None:
    state.stage = GENERAL_STAGE
    state.acted = 0
    state.activated = 0
    state.fired = 0
    state.raised = False


def next_phase(state: State, log: list[Event] | None) -> None:
    if state.phase < PHASES:
        orders.begin_phase(state, state.phase + 1, log)
    elif state.turn == NIGHT or state.options.day_only:
        end_game(state, log)
    else:
        orders.begin_exchange(state, log)


def end_game(state: State, log: list[Event] | None) -> None:
    """Nothing of an unfinished procedure remains."""
    clear_activation(state)
    state.march = None
    state.flight = None
    state.push = None
    state.assault = None
    state.to_push = 0
    state.plan = state.plan[:0]
    state.shooter = NO_ONE
    state.facer = NO_ONE
    state.target = OFF_MAP
    state.step = GAME_OVER
    if log is not None:
        points = (int(state.points(ALLIED)), int(state.points(SPANISH)))
        log.append(GameEnded(victory.winner(state), points))
