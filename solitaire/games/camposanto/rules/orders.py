"""Order points: sealed choices, their comparison, the exchange at nightfall [2.3, 3, 4, 4.3]."""

from __future__ import annotations

from mypy_extensions import i64

from solitaire.games.camposanto.core.events import (
    OrdersRevealed,
    OrdersSealed,
    PhaseBegan,
    SeriesSettled,
)
from solitaire.games.camposanto.core.plies import EXCHANGE, KEEP, ORDERS, Ply
from solitaire.games.camposanto.core.state import State
from solitaire.games.camposanto.core.steps import CARRY_ON, EXCHANGE_CHOICE, ORDERS_CHOICE
from solitaire.games.camposanto.rules.question import Question
from solitaire.games.camposanto.terms import (
    AGGRESSIVE,
    ALL_WINGS,
    ALLIED,
    CAUTIOUS,
    HIGHEST_ORDER,
    IMPETUOUS,
    NIGHT,
    NOBODY,
    SPANISH,
    TITUBANT,
    UNSET,
    WINGS,
)
from solitaire.protocol import Event


def values_in(hand: i64) -> list[int]:
    return [value for value in range(1, HIGHEST_ORDER + 1) if hand >> value & 1]


class OrdersChoice(Question):
    """Both sides lay three values, unseen; who is asked first makes no difference [4]."""

    def seat(self, state: State) -> i64:
        return SPANISH if state.sealed & 1 else ALLIED

    def actions(self, state: State) -> list[Ply]:
        hand = values_in(state.hand(self.seat(state)))
        return [
            Ply(ORDERS, left, centre, right)
            for left in hand
            for centre in hand
            if centre != left
            for right in hand
            if right != left and right != centre
        ]

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        side = self.seat(state)
        lay(state, side, ply.first, ply.second, ply.third)
        state.sealed |= 1 << side
        if log is not None:
            log.append(OrdersSealed(side))
        if state.sealed == 3:
            reveal(state, log)
            state.step = CARRY_ON


def lay(state: State, side: i64, left: i64, centre: i64, right: i64) -> None:
    """Put three values of the hand on the wings."""
    state.set_laid(side * WINGS, left)
    state.set_laid(side * WINGS + 1, centre)
    state.set_laid(side * WINGS + 2, right)
    state.set_hand(side, state.hand(side) & ~(1 << left) & ~(1 << centre) & ~(1 << right))


def clear(state: State) -> None:
    """Take the orders of the last phase off the board."""
    state.sealed = 0
    state.activation = 0
    for wing in range(ALL_WINGS):
        state.set_laid(wing, 0)
        state.set_status(wing, UNSET)
        state.set_wing_at(wing + 1, 0)


def rival(state: State, wing: i64) -> i64:
    """The enemy wing whose order is compared with this one's [ruling O4]."""
    own = wing % WINGS
    other = WINGS - 1 - own if state.options.compare_facing else own
    return other + (0 if wing >= WINGS else WINGS)


def reveal(state: State, log: list[Event] | None) -> None:
    """The statuses and the order of activation [4.1, 5]."""
    state.sealed = 0
    ranked = _ranked(state)
    impetuous = ranked[0]
    if state.options.fatigue_spent:
        impetuous = _first_fresh(state, ranked)
    for wing in ranked:
        wins = state.laid(wing) > state.laid(rival(state, wing))
        state.set_status(wing, AGGRESSIVE if wins else CAUTIOUS)
    state.set_status(ranked[ALL_WINGS - 1], TITUBANT)
    state.set_status(impetuous, IMPETUOUS)
    state.fatigued |= 1 << impetuous
    ranked.remove(impetuous)
    ranked.insert(0, impetuous)
    for place in range(ALL_WINGS):
        state.set_wing_at(place + 1, ranked[place])
    state.activation = 1
    if log is not None:
        wings = range(ALL_WINGS)
        values = tuple([int(state.laid(wing)) for wing in wings])
        statuses = tuple([int(state.printed_status(wing)) for wing in wings])
        log.append(OrdersRevealed(values, statuses, tuple(ranked)))


def _ranked(state: State) -> list[int]:
    """Wings by falling value."""
    ranked: list[int] = []
    for wing in range(ALL_WINGS):
        place = 0
        while place < len(ranked) and state.laid(ranked[place]) > state.laid(wing):
            place += 1
        ranked.insert(place, wing)
    return ranked


def _first_fresh(state: State, ranked: list[int]) -> int:
    """The highest wing that has not been Impetuous this turn [ruling O2].

    Three phases tire at most two wings before the last reveal, so there is always one.
    """
    for wing in ranked:
        if not state.fatigued >> wing & 1:
            return wing
    return ranked[0]


# -- nightfall [4.3] ------------------------------------------------------------------------------


def begin_exchange(state: State, log: list[Event] | None) -> None:
    """All wings are fresh; with equal points the series change hands, else the weaker decides."""
    clear(state)
    state.fatigued = 0
    if state.points(ALLIED) == state.points(SPANISH):
        settle(state, NOBODY, True, log)
        begin_night_phase(state, log)
    else:
        state.step = EXCHANGE_CHOICE


def begin_night_phase(state: State, log: list[Event] | None) -> None:
    state.turn = NIGHT
    begin_phase(state, 1, log)


def begin_phase(state: State, phase: i64, log: list[Event] | None) -> None:
    """A phase begins with sealed orders [4]."""
    state.phase = phase
    if log is not None:
        log.append(PhaseBegan(state.turn, phase))
    clear(state)
    state.step = ORDERS_CHOICE


def settle(state: State, side: i64, is_exchanged: bool, log: list[Event] | None) -> None:
    if is_exchanged:
        state.red_holder = 1 - state.red_holder
    if log is not None:
        log.append(SeriesSettled(side, is_exchanged))
    for owner in range(2):
        state.set_hand(owner, state.series(owner))


class ExchangeChoice(Question):
    """Whoever is behind in points decides [4.3]."""

    def seat(self, state: State) -> i64:
        return ALLIED if state.points(ALLIED) < state.points(SPANISH) else SPANISH

    def actions(self, state: State) -> list[Ply]:
        return [Ply(EXCHANGE), Ply(KEEP)]

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        settle(state, self.seat(state), ply.verb == EXCHANGE, log)
        begin_night_phase(state, log)
