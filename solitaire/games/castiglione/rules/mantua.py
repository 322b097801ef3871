"""The siege of Mantua [5.6] and joining the city [5.7]."""

from __future__ import annotations

from mypy_extensions import i64

from solitaire.bits import lowest
from solitaire.games.castiglione.core import knowledge
from solitaire.games.castiglione.core.events import (
    JOINED_MANTUA,
    SIEGE_LIFTED,
    SIEGE_RESUMED,
    tell,
)
from solitaire.games.castiglione.core.plies import (
    DONE,
    JOIN_MANTUA,
    PLIES,
    Ply,
)
from solitaire.games.castiglione.core.state import State
from solitaire.games.castiglione.core.steps import JOIN_CHOICE, NEXT_IN_SUPPLY
from solitaire.games.castiglione.rules.question import Question
from solitaire.games.castiglione.terms import AUSTRIAN, DUMMY, FRENCH, INFANTRY, MANTUA_CITY
from solitaire.protocol import Event


def siege_strength(state: State) -> i64:
    """French infantry strength in the Mantua area, third hits deducted [5.6] [R10]."""
    infantry = state.stack(FRENCH, state.board.mantua) & state.of_kind(FRENCH, INFANTRY)
    return state.strength_of(FRENCH, infantry)


def check_siege(state: State, log: list[Event] | None) -> None:
    """The status found here holds until the next Supply Phase [5.6]."""
    besieged = siege_strength(state) >= state.board.charts.siege_strength
    if besieged != state.besieged:
        state.besieged = besieged
        tell(log, SIEGE_RESUMED if besieged else SIEGE_LIFTED, FRENCH, area=state.board.mantua)


def may_join(state: State) -> i64:
    """Austrian units and leaders that may go into the liberated city [5.7].

    A unit must be there, or have gone in before in this phase: leaders may follow it [R39].
    """
    mantua = state.board.mantua
    if state.besieged:
        return 0
    if not state.joined and not state.units_in(AUSTRIAN, mantua):
        return 0
    return state.stack(AUSTRIAN, mantua) & ~state.of_kind(AUSTRIAN, DUMMY)


def join_city(state: State, counters: i64, log: list[Event] | None) -> None:
    """Into the Mantua City Box for the rest of the game, hits removed [5.7]."""
    tell(log, JOINED_MANTUA, AUSTRIAN, counters, state.board.mantua)
    while counters:
        counter = AUSTRIAN * 64 + lowest(counters)
        counters &= counters - 1
        state.remove(counter, MANTUA_CITY)
        knowledge.forget(state, AUSTRIAN, counter)
    knowledge.settle(state, AUSTRIAN, state.board.mantua)


class JoinChoice(Question):
    """One counter after the other, until the Austrian player has done."""

    def seat(self, state: State) -> i64:
        return AUSTRIAN

    def actions(self, state: State) -> list[Ply]:
        choices = [PLIES[DONE][0]]
        counters = may_join(state)
        while counters:
            choices.append(PLIES[JOIN_MANTUA][AUSTRIAN * 64 + lowest(counters)])
            counters &= counters - 1
        return choices

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        if ply.verb == JOIN_MANTUA:
            bit: i64 = 1 << (ply.first & 63)
            if bit & state.board.units[AUSTRIAN]:
                state.joined = True
            join_city(state, bit, log)
            if is_joining_possible(state):
                return
        state.joined = False
        state.step = NEXT_IN_SUPPLY


def is_joining_possible(state: State) -> bool:
    """From what everybody sees: Austrian counters in liberated Mantua [R45]."""
    mantua = state.board.mantua
    if state.options.fog and not state.joined:
        return not state.besieged and (state.bars[AUSTRIAN] >> mantua) & 1 == 1
    if state.options.fog:
        return state.stack(AUSTRIAN, mantua) != 0
    return may_join(state) != 0


def begin_joining(state: State) -> None:
    state.step = JOIN_CHOICE if is_joining_possible(state) else NEXT_IN_SUPPLY
