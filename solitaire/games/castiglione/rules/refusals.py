"""Why a choice is not offered, with the rule. Only what the asked seat may know is told."""

from __future__ import annotations

from solitaire.games.castiglione import plies
from solitaire.games.castiglione.plies import VERBS, Ply
from solitaire.games.castiglione.rules import bridges, forced_march, marching
from solitaire.games.castiglione.rules.question import DICE
from solitaire.games.castiglione.sequence import QUESTIONS
from solitaire.games.castiglione.state import March, State
from solitaire.games.castiglione.steps import GAME_OVER, MOVER_CHOICE, ORDER_CHOICE
from solitaire.games.castiglione.steps import QUESTIONS as TEXTS
from solitaire.games.castiglione.terms import (
    AREA_LIMIT,
    FORAGED,
    GARRISON,
    MOVED,
    NOWHERE,
    OUT_OF_COMMAND,
)

_VERBS_BY_STEP = {
    MOVER_CHOICE: (plies.MOVE, plies.END_MOVEMENT),
    ORDER_CHOICE: (
        plies.TO,
        plies.WITH,
        plies.HALT,
        plies.FORCE_MARCH,
        plies.FORCE_TO_BRIDGE,
        plies.DESTROY,
        plies.REPAIR,
    ),
}


def refusal(state: State, ply: Ply) -> str:
    """One sentence that names the rule."""
    if state.step == GAME_OVER:
        return "The game is over [12.0]."
    seat = QUESTIONS[state.step].seat(state)
    if seat == DICE:
        return f"A die must be rolled first: {TEXTS[state.step]}."
    verbs = _VERBS_BY_STEP.get(state.step) or tuple(
        {one.verb for one in QUESTIONS[state.step].actions(state)}
    )
    if ply.verb not in verbs:
        return f"{VERBS[ply.verb][0]!r} is no answer here; asked is {TEXTS[state.step]}."
    if ply.verb in (plies.MOVE, plies.WITH):
        return _why_not_moved(state, seat, ply)
    march = state.march
    if march is not None and state.step == ORDER_CHOICE:
        return _why_not_ordered(state, march, ply)
    return f"That is not allowed here: {VERBS[ply.verb][2]}."


def _why_not_moved(state: State, seat: int, ply: Ply) -> str:
    board, counter = state.board, ply.first
    title = board.counter_titles[counter]
    if counter >> 6 != seat:
        return f"{title} is not yours to move [8.0]."
    if state.place[counter] >= AREA_LIMIT:
        return f"{title} is not on the map [8.2]."
    if board.counter_kind[counter] == GARRISON:
        return f"{title} cannot move: garrisons never do [2.2.3]."
    if state.has(MOVED, counter):
        return f"{title} has already moved in this phase [8.2]."
    if ply.verb == plies.WITH:
        return _why_not_along(state, counter, title)
    return f"{title} cannot enter any neighbouring area with its movement points [8.2]."


def _why_not_along(state: State, counter: int, title: str) -> str:
    march = state.march
    assert march is not None
    if march.under_way or march.goal != NOWHERE:
        return f"{title} cannot join a stack that is already on its way [8.2]."
    if state.place[counter] != march.area:
        return f"{title} is not in the same area as the moving stack [8.2]."
    if (
        state.has(OUT_OF_COMMAND, counter)
        or march.members & state.flags[OUT_OF_COMMAND * 2 + march.side]
    ):
        return f"{title} cannot move in this stack: units out of command move alone [8.2]."
    return f"With {title} the stack could not enter any neighbouring area [8.2, 8.4]."


def _why_not_ordered(state: State, march: March, ply: Ply) -> str:
    if ply.verb == plies.TO:
        return _why_not_to(state, march, ply.first)
    if ply.verb == plies.HALT:
        return "The stack has not moved yet; undo the choice instead of halting [8.2]."
    if len(march.order) != 1:
        return "Only a unit that moves alone may do that [8.2, 8.3, 8.5]."
    counter = march.side * 64 + int(march.order[0])
    title = state.board.counter_titles[counter]
    if ply.verb in (plies.FORCE_MARCH, plies.FORCE_TO_BRIDGE):
        return _why_not_forced(state, march, counter, title)
    if not bridges.may_work(state, counter):
        return (
            f"{title} may not work on bridges: only commanded infantry that did not forage [8.5]."
        )
    if state.tried >> ply.first & 1:
        return "That bridge has already been worked on in this phase [8.5.1, 8.5.2]."
    if not bridges.jobs_at(state, march.side, march.area) >> ply.first & 1:
        return "No such bridge can be reached from here, or a city protects it [8.5.1]."
    return f"{title} has too few movement points left for that [8.5]."


def _why_not_to(state: State, march: March, area: int) -> str:
    board = state.board
    name = board.data.areas[area].name
    if not board.neighbours[march.area] >> area & 1:
        return f"No road leads from {board.data.areas[march.area].name} to {name} [2.2.4, 8.2]."
    if not marching.affordable(state, march, area):
        return f"Not every counter of the stack has the movement points to enter {name} [8.2, 8.4]."
    return f"Leaders without units keep out of {name}, where the enemy is [R24]."


def _why_not_forced(state: State, march: March, counter: int, title: str) -> str:
    if march.under_way:
        return "A forced march is declared before the unit moves [8.3]."
    if state.has(FORAGED, counter):
        return f"{title} has foraged and cannot force march this turn [5.5]."
    if not forced_march.is_allowed(state, counter):
        return f"{title} cannot force march: leaders gain nothing, three hits forbid it [8.3, 3.6]."
    return f"{title} needs no forced march to go there, or cannot reach it even so [8.3]."
