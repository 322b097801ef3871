"""Why a ply is not allowed, with its paragraph; from what the asked seat may know."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from solitaire.games.camposanto.core import plies, steps
from solitaire.games.camposanto.core.plies import VERBS, Ply
from solitaire.games.camposanto.core.state import State
from solitaire.games.camposanto.core.steps import QUESTIONS
from solitaire.games.camposanto.rules import flight, orders
from solitaire.games.camposanto.rules.sequence import QUESTIONS as ASKED
from solitaire.games.camposanto.terms import SPANISH
from solitaire.games.camposanto.text import refusals_assault, refusals_fire, refusals_march

_VERBS_BY_STEP: Final[Mapping[int, tuple[int, ...]]] = {
    steps.ORDERS_CHOICE: (plies.ORDERS,),
    steps.EXCHANGE_CHOICE: (plies.EXCHANGE, plies.KEEP),
    steps.GENERAL_CHOICE: (plies.GENERAL, plies.SPARE),
    steps.BATTERY_CHOICE: (plies.FIRE, plies.DONE),
    steps.MARCH_CHOICE: (plies.MARCH, plies.TURN, plies.DONE),
    steps.ONWARD_CHOICE: (plies.ONWARD, plies.HALT),
    steps.FACING_CHOICE: (plies.FACE,),
    steps.REACTION_CHOICE: (plies.STAND, plies.BACK),
    steps.ROAD_CHOICE: (plies.BY,),
    steps.WAY_CHOICE: (plies.TO,),
    steps.PUSH_CHOICE: (plies.BACK,),
    steps.MARSHAL_CHOICE: (plies.MARSHAL, plies.STAY),
    steps.LIGHT_CHOICE: (plies.FIRE, plies.DONE),
    steps.PLAN_CHOICE: (plies.ASSAULT, plies.ASSAULT_BOTH, plies.DONE),
    steps.DIRECTION_CHOICE: (plies.FROM,),
    steps.REROLL_CHOICE: (plies.REROLL, plies.ACCEPT),
    steps.FIGHT_CHOICE: (plies.FIGHT, plies.WITHDRAW),
    steps.DISTANCE_CHOICE: (plies.BACK,),
    steps.CASUALTY_CHOICE: (plies.LOSES,),
    steps.ESCAPE_CHOICE: (plies.FIRST,),
    steps.ADVANCE_CHOICE: (plies.ADVANCE, plies.ADVANCE_WITH_LIGHT, plies.NONE),
}
_TIMES: Final[Mapping[int, str]] = {
    plies.ORDERS: "Orders are laid at the beginning of a phase [4].",
    plies.EXCHANGE: "The series of order points can change hands at nightfall only [4.3].",
    plies.KEEP: "The series of order points can change hands at nightfall only [4.3].",
    plies.GENERAL: "The General helps a Cautious wing as its activation begins, once a game [8.1].",
    plies.SPARE: "The General is asked for when a Cautious wing begins its activation [8.1].",
    plies.FIRE: "Artillery fires before the movement, light infantry after it [5.5].",
    plies.MARCH: "Units move one after the other after the artillery fire [5.5].",
    plies.TURN: "Units turn while their wing moves [5.5, 6.1].",
    plies.ONWARD: "A move goes on only after an enemy Marshal has given way [8.2].",
    plies.HALT: "A move is halted only after an enemy Marshal has given way [8.2].",
    plies.FACE: "A unit turns at the end of its move, flight or victory [6.1, 7.1].",
    plies.STAND: "Cavalry and lone light infantry react to infantry before their front [6.4].",
    plies.BACK: "Nobody has to say now how far to fall back [6.4, 7.1].",
    plies.BY: "The Spanish choose between edge and bridge when a flight begins [6.5].",
    plies.TO: "Nobody flees who has several ways [6.5].",
    plies.MARSHAL: "The Marshal of the active wing goes after its movement [5.5, 8.2].",
    plies.STAY: "The Marshal of the active wing goes after its movement [5.5, 8.2].",
    plies.ASSAULT: "Assaults are planned after the fire of the light infantry [5.5, 7].",
    plies.ASSAULT_BOTH: "Assaults are planned after the fire of the light infantry [5.5, 7].",
    plies.FROM: "The direction is chosen when the plan of assaults is closed [7].",
    plies.REROLL: "A Marshal repeats a failed roll of an assault [8.2].",
    plies.ACCEPT: "A Marshal repeats a failed roll of an assault [8.2].",
    plies.FIGHT: "Whoever is to roll next fights on or withdraws [7.1].",
    plies.WITHDRAW: "Whoever is to roll next fights on or withdraws [7.1].",
    plies.LOSES: "The loser of an assault names the unit that takes the hit [7.1].",
    plies.FIRST: "The loser of an assault says which of several bodies flees first [7.3].",
    plies.ADVANCE: "Winners advance when the losers have fled [7.1].",
    plies.ADVANCE_WITH_LIGHT: "Winners advance when the losers have fled [7.1].",
    plies.NONE: "Winners advance when the losers have fled [7.1].",
    plies.ROLLED: "Dice are rolled when something depends on them [1.2].",
    plies.DONE: "There is nothing to be ended now [5.5].",
}


def refusal(state: State, ply: Ply) -> str:
    """One sentence or two: what is asked instead, or which paragraph forbids it."""
    step = state.step
    if step == steps.GAME_OVER:
        return "The game is over [12]."
    if ply.verb not in _VERBS_BY_STEP.get(step, ()):
        return f"{_TIMES[ply.verb]} Asked is {QUESTIONS[step]}."
    explain = _EXPLAINERS.get(ply.verb)
    reason = explain(state, ply) if explain is not None else ""
    return reason or f"{VERBS[ply.verb][0]!r} is not open here: asked is {QUESTIONS[step]}."


def _orders(state: State, ply: Ply) -> str:
    side = ASKED[state.step].seat(state)
    values = (int(ply.first), int(ply.second), int(ply.third))
    if len(set(values)) < len(values):
        return "Each order point is laid once [4]."
    hand = orders.values_in(state.hand(side))
    for value in values:
        if not state.series(side) >> value & 1:
            return f"{value} belongs to the other series; you hold {_listed(hand)} [2.3, 3]."
        if value not in hand:
            return f"{value} was played earlier in this turn; you hold {_listed(hand)} [3]."
    return ""


def _listed(numbers: list[int]) -> str:
    return ", ".join(str(number) for number in numbers)


def _back(state: State, ply: Ply) -> str:
    return f"A retreat of {ply.first} would not leave its hex [6.4, ruling R8]."


def _by(state: State, ply: Ply) -> str:
    if flight.innermost(state).side != SPANISH:
        return "Only the Spanish may make for the bridge [6.5]."
    return "A retreat that way would not leave its hex [6.4, ruling R8]."


def _to(state: State, ply: Ply) -> str:
    one = flight.innermost(state)
    names = state.board.hex_names
    found = ", ".join(names[place] for place in flight.choices(state, one))
    return (
        f"A flight goes backward and keeps as far from the enemy as it can: by {found}, "
        f"not by {names[ply.first]} [6.5]."
    )


def _done(state: State, ply: Ply) -> str:
    return refusals_assault.unfinished(state) if state.step == steps.PLAN_CHOICE else ""


_EXPLAINERS: Final[Mapping[int, Callable[[State, Ply], str]]] = {
    plies.ORDERS: _orders,
    plies.FIRE: refusals_fire.why_not_fire,
    plies.MARCH: refusals_march.why_not_march,
    plies.TURN: refusals_march.why_not_act,
    plies.ONWARD: refusals_march.why_not_onward,
    plies.MARSHAL: refusals_march.why_not_marshal,
    plies.BACK: _back,
    plies.BY: _by,
    plies.TO: _to,
    plies.DONE: _done,
    plies.ASSAULT: refusals_assault.why_not_assault,
    plies.ASSAULT_BOTH: refusals_assault.why_not_assault,
    plies.REROLL: refusals_assault.why_not_reroll,
    plies.LOSES: refusals_assault.why_not_lose,
    plies.FIRST: refusals_assault.why_not_first,
    plies.ADVANCE: refusals_assault.why_not_advance,
    plies.ADVANCE_WITH_LIGHT: refusals_assault.why_not_advance,
}
