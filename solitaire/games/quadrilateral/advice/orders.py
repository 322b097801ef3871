"""Orders as numbers: what to do, and the place or enemy flag it is about.

An operation is an order for the army and lasts some turns; each force has an order inside it.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from solitaire.games.quadrilateral.advice.estimates import is_in_field
from solitaire.games.quadrilateral.advice.habits import USUAL
from solitaire.games.quadrilateral.advice.strengths import Strengths
from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.core.vectors import numbers
from solitaire.games.quadrilateral.terms import FLAGS, NOWHERE

# Verbs, in the order of VERB_NAMES. The first: an army by the script, a force with its army.
AS_USUAL: Final = 0
HOLD: Final = 1
GATHER: Final = 2
STRIKE: Final = 3
RELIEVE: Final = 4
RAISE: Final = 5
WITHDRAW: Final = 6
MARCH: Final = 7
PRESS: Final = 8
HURRY: Final = 9
FOR_MANTOVA: Final = 10
IN_MASS: Final = 11
BOLDLY: Final = 12
SALLY: Final = 13
STORM: Final = 14

BY_SCRIPT: Final = 253
"""Stands for a place where the script decides."""
TURNS_KEPT: Final = 3
"""Own turns that an operation lasts in an imagined game; the enemy will have answered by then."""
MANNER_KEPT: Final = 8
"""The same for a manner of the script, which answers the enemy itself."""


def order_to(verb: i64, about: i64) -> i64:
    return verb * 256 + about


def verb_of(order: i64) -> i64:
    return order >> 8


def about_of(order: i64) -> i64:
    return order & 255


@final
class Told:
    """What the army of one side and its forces were told."""

    def __init__(self) -> None:
        self.operation: i64 = AS_USUAL
        self.until: i64 = -1
        """The last turn of the operation."""
        self.stamp: i64 = -1
        """The player-turn in which the orders of the forces hold."""
        self.orders: vec[i64] = numbers(FLAGS)
        self.has_orders = False

    def begin(self, stamp: i64) -> None:
        """A new player-turn: nobody has an order of his own yet."""
        self.stamp = stamp
        self.orders = numbers(FLAGS)
        self.has_orders = False

    def give(self, flag: i64, order: i64) -> None:
        self.orders[flag] = order
        if order != AS_USUAL:
            self.has_orders = True

    def set_operation(self, operation: i64, turn: i64) -> None:
        self.operation = operation
        self.until = turn + (MANNER_KEPT if verb_of(operation) >= FOR_MANTOVA else TURNS_KEPT) - 1

    def is_over(self, turn: i64) -> bool:
        return turn > self.until

    def manner(self, turn: i64) -> i64:
        """In which the script acts for this side: USUAL unless an operation is one."""
        verb = verb_of(self.operation)
        if verb < FOR_MANTOVA or self.is_over(turn):
            return USUAL
        return verb - FOR_MANTOVA + 1

    def order(self, flag: i64, stamp: i64) -> i64:
        return self.orders[flag] if stamp == self.stamp else AS_USUAL


def stamp_of(state: State) -> i64:
    """Counts player-turns; the Austrians come first [1.4]."""
    return state.turn * 2 + (1 - state.active)


def goal(strengths: Strengths, told: Told, flag: i64) -> i64:
    """Where a force is to go; NOWHERE to stay, BY_SCRIPT if nobody told it anything."""
    order = told.order(flag, stamp_of(strengths.state))
    verb = verb_of(order)
    if verb == HOLD:
        return NOWHERE
    if verb != AS_USUAL:
        return about_of(order)
    return _goal_of_army(strengths, told, flag)


def _goal_of_army(strengths: Strengths, told: Told, flag: i64) -> i64:
    state = strengths.state
    verb = verb_of(told.operation)
    if verb == AS_USUAL or verb >= FOR_MANTOVA or told.is_over(state.turn):
        return BY_SCRIPT
    if not _takes_part(state, verb, flag):
        return BY_SCRIPT
    if verb == HOLD:
        return NOWHERE
    about = about_of(told.operation)
    if verb == STRIKE or verb == RAISE:
        return _place_of_enemy(strengths, about)
    if verb == WITHDRAW:
        about = state.center[strengths.side]
    return BY_SCRIPT if about == NOWHERE else about


def _takes_part(state: State, verb: i64, flag: i64) -> bool:
    """All in the field, and those who besiege if the siege is raised. Who has reached the lines
    for a relief is the script's: it knows the way into the town."""
    is_in_lines = state.board.siege[state.place[flag]] == 1
    if verb == RELIEVE and is_in_lines:
        return False
    return is_in_field(state, flag) or (verb == RAISE and is_in_lines)


def _place_of_enemy(strengths: Strengths, flag: i64) -> i64:
    """Where the enemy flag stands; the script takes over when it is gone."""
    place = strengths.state.place[flag]
    return BY_SCRIPT if place == NOWHERE or not strengths.steps[flag] else place
