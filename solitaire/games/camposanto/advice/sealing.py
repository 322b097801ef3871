"""Sealed orders [4]: the habit of laying them, and the phase as a game of one unseen move.

What a pair of choices leads to depends on the ranking of the six values alone: it gives the
statuses and the order of activation [4.1, 5]. So 254,016 cells are 720 kinds, and a kind is worth
what its statuses are worth, wing by wing. The values spent are a cost of their own.
"""

from __future__ import annotations

from random import Random
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from solitaire.advising import SealedGame
from solitaire.games.camposanto.advice.evaluation import (
    beaten_share,
    hand_weight,
    wing_weight,
    wing_weights,
)
from solitaire.games.camposanto.core.plies import ORDERS, Ply
from solitaire.games.camposanto.core.state import State
from solitaire.games.camposanto.core.steps import CARRY_ON
from solitaire.games.camposanto.rules import orders
from solitaire.games.camposanto.rules.orders import values_in
from solitaire.games.camposanto.terms import (
    AGGRESSIVE,
    ALL_WINGS,
    ALLIED,
    CAUTIOUS,
    IMPETUOUS,
    PHASES,
    SPANISH,
    TITUBANT,
    WINGS,
)

STATUSES: Final = 4
EARLY: Final = ALL_WINGS * STATUSES
"""The first of the facts that say which wings act in the first half of the phase."""
FACTS: Final = EARLY + ALL_WINGS
_BY_STATUS: Final = {IMPETUOUS: 0.012, AGGRESSIVE: 0.006, CAUTIOUS: -0.004, TITUBANT: -0.012}
"""Chance of winning per regiment near the enemy, before anything is measured."""
STATUS_DOUBT: Final = 0.04
EARLY_DOUBT: Final = 0.02
"""How far a wing may be from what is thought of it, one standard deviation."""
RIGHT_WING: Final = 0.7
"""How often the habit lays its high value on the wing that has most to do."""
MOST_KEPT: Final = 8
_KEPT: Final[dict[tuple[int, int], tuple[list[int], list[tuple[Ply, Ply]]]]] = {}
"""Kinds by the hands of both sides: hands are open, and every game begins with the same two."""
CODES: Final = 46656
"""Six to the power of six: a rank for each wing."""


# -- habit ----------------------------------------------------------------------------------------


def lay_by_habit(state: State, side: i64, freely: float, rng: Random) -> Ply:
    """One high, one middle and one low value, the high one mostly where most can fight; this often
    anything at all."""
    hand = values_in(state.hand(side))
    if rng.random() < freely:
        drawn = rng.sample(hand, 3)
        return Ply(ORDERS, drawn[0], drawn[1], drawn[2])
    hand.reverse()
    third = len(hand) // 3
    drawn = [hand[band * third + int(rng.random() * third)] for band in range(3)]
    wings = _ranked_wings(state, side)
    if rng.random() >= RIGHT_WING:
        rng.shuffle(wings)
    values = [0, 0, 0]
    for place in range(3):
        values[wings[place]] = drawn[place]
    return Ply(ORDERS, values[0], values[1], values[2])


def _ranked_wings(state: State, side: i64) -> list[int]:
    keyed = [(-wing_weight(state, side * WINGS + wing), wing) for wing in range(WINGS)]
    keyed.sort()
    return [wing for _, wing in keyed]


# -- the game of one move -------------------------------------------------------------------------


def sealed_game(state: State) -> SealedGame[State, Ply]:
    """Of the phase that is about to begin. What has been sealed goes back into its hand first."""
    start = unsealed(state)
    rows = _choices(start, ALLIED)
    columns = _choices(start, SPANISH)
    kinds, samples = _kinds_of(start, rows, columns)
    game: SealedGame[State, Ply] = SealedGame(start, (rows, columns), ALL_WINGS)
    game.kinds = kinds
    game.facts = [_facts_after(start, row, column) for row, column in samples]
    game.priors, game.doubts = _priors(start)
    game.costs = (_costs(start, ALLIED, rows), _costs(start, SPANISH, columns))
    return game


def unsealed(state: State) -> State:
    """The same moment before anybody has laid anything."""
    start = state.copy()
    for side in range(2):
        if not start.sealed >> side & 1:
            continue
        hand = start.hand(side)
        for wing in range(side * WINGS, side * WINGS + WINGS):
            hand |= 1 << start.laid(wing)
            start.set_laid(wing, 0)
        start.set_hand(side, hand)
    start.sealed = 0
    return start


def _choices(start: State, side: i64) -> list[Ply]:
    asked = start.copy()
    asked.sealed = side  # the Spanish are asked once the Allies have sealed
    return orders.OrdersChoice().actions(asked)


def _kinds_of(
    start: State, rows: list[Ply], columns: list[Ply]
) -> tuple[list[int], list[tuple[Ply, Ply]]]:
    """The kind of every cell, row by row, and a cell of each kind; kept by the two hands."""
    key = (int(start.hand(ALLIED)), int(start.hand(SPANISH)))
    found = _KEPT.get(key)
    if found is None:
        if len(_KEPT) >= MOST_KEPT:
            _KEPT.clear()
        found = _kinds(rows, columns)
        _KEPT[key] = found
    return found


def _kinds(rows: list[Ply], columns: list[Ply]) -> tuple[list[int], list[tuple[Ply, Ply]]]:
    number_of = vec[i64]([-1] * CODES)
    kinds: list[int] = []
    samples: list[tuple[Ply, Ply]] = []
    for row in rows:
        for column in columns:
            code = _code(row, column)
            kind = number_of[code]
            if kind < 0:
                kind = len(samples)
                number_of[code] = kind
                samples.append((row, column))
            kinds.append(kind)
    return kinds, samples


def _code(row: Ply, column: Ply) -> i64:
    """The ranks of the six wings as one number."""
    a, b, c = row.first, row.second, row.third
    d, e, f = column.first, column.second, column.third
    code = _rank(a, b, c, d, e, f)
    code = code * 6 + _rank(b, a, c, d, e, f)
    code = code * 6 + _rank(c, a, b, d, e, f)
    code = code * 6 + _rank(d, a, b, c, e, f)
    code = code * 6 + _rank(e, a, b, c, d, f)
    return code * 6 + _rank(f, a, b, c, d, e)


def _rank(one: i64, a: i64, b: i64, c: i64, d: i64, e: i64) -> i64:
    """How many of the others are higher."""
    count: i64 = 0
    if a > one:
        count += 1
    if b > one:
        count += 1
    if c > one:
        count += 1
    if d > one:
        count += 1
    if e > one:
        count += 1
    return count


def _facts_after(start: State, row: Ply, column: Ply) -> list[int]:
    """Which facts hold once these orders are revealed."""
    state = start.copy()
    orders.lay(state, ALLIED, row.first, row.second, row.third)
    orders.lay(state, SPANISH, column.first, column.second, column.third)
    orders.reveal(state, None)
    state.step = CARRY_ON
    found = [
        int(wing * STATUSES + state.printed_status(wing) - IMPETUOUS) for wing in range(ALL_WINGS)
    ]
    found += [int(EARLY + state.wing_at(place)) for place in range(1, WINGS + 1)]
    return found


def _priors(start: State) -> tuple[list[float], list[float]]:
    """What each fact is thought to be worth to the Allies, and how sure that is."""
    weights = wing_weights(start)
    worth: list[float] = []
    doubts: list[float] = []
    for wing in range(ALL_WINGS):
        sign = 1.0 if wing < WINGS else -1.0
        for status in range(IMPETUOUS, TITUBANT + 1):
            worth.append(sign * weights[wing] * _BY_STATUS[status])
            doubts.append(STATUS_DOUBT)
    for wing in range(ALL_WINGS):
        sign = 1.0 if wing < WINGS else -1.0
        worth.append(sign * weights[wing] * 0.001)
        doubts.append(EARLY_DOUBT)
    return worth, doubts


def _costs(start: State, side: i64, choices: list[Ply]) -> list[float]:
    """What the values of a choice would still have been worth in the later phases of the turn."""
    if start.phase == PHASES:
        return [0.0] * len(choices)
    other = start.hand(1 - side)
    weight = hand_weight(start) / 3.0
    return [
        weight
        * (
            beaten_share(other, ply.first)
            + beaten_share(other, ply.second)
            + beaten_share(other, ply.third)
            - 1.5
        )
        for ply in choices
    ]
