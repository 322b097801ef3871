"""The duel of an assault [7.1, 8.2], exact: every roll, re-roll and withdrawal to its end."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from typing import Final, TypeVar

NumberT = TypeVar("NumberT", int, Fraction)

ATTACKER: Final = 0
DEFENDER: Final = 1
_WAYS: Final = tuple(6 - abs(7 - total) if total >= 2 else 0 for total in range(13))
"""Of 36 throws, how many show each total."""
FIRST_THRESHOLD: Final = 9


def at_least(needed: int) -> Fraction:
    """The chance that two dice show this much or more."""
    return Fraction(sum(_WAYS[max(needed, 2) : 13]), 36) if needed <= 12 else Fraction(0)


@cache
def duel(
    attack: int, defence: int, threshold: int = FIRST_THRESHOLD, attacker_rolls: bool = True
) -> Fraction:
    """The attacker's chance if nobody withdraws and no Marshal helps."""
    chance = at_least(threshold - (attack if attacker_rolls else defence))
    if chance == 1:
        return Fraction(int(attacker_rolls))
    later = duel(attack, defence, threshold - 1, not attacker_rolls)
    return chance + (1 - chance) * later if attacker_rolls else (1 - chance) * later


@dataclass(frozen=True, slots=True)
class Stakes:
    """What the results are worth to each side, in steps; used to choose, never to count chances."""

    victory: Fraction = Fraction(3, 2)
    """A hit and the ground: won by one side, lost by the other."""
    withdrawal: Fraction = Fraction(1, 2)
    """The ground alone."""
    marshal: Fraction = Fraction(1, 2)


@dataclass(frozen=True, slots=True)
class Duel:
    """One assault as far as dice are concerned."""

    attack: int
    defence: int
    marshals: tuple[int, int] = (0, 0)
    """Marshals beside the attacker and the defender."""
    may_withdraw: tuple[bool, bool] = (True, True)
    stakes: Stakes = Stakes()


@dataclass(frozen=True, slots=True)
class Prospect:
    """The chances of all results from one moment on, both sides choosing what is best for them."""

    wins: tuple[Fraction, Fraction]
    """Attacker, defender."""
    withdrawals: tuple[Fraction, Fraction]
    marshals_lost: tuple[Fraction, Fraction]
    """How many on average."""
    value: Fraction
    """To the attacker, in steps."""

    @property
    def ground(self) -> Fraction:
        """The attacker's chance to have the hex in the end: by victory, or left by the defender."""
        return self.wins[ATTACKER] + self.withdrawals[DEFENDER]

    def total(self) -> Fraction:
        return sum((*self.wins, *self.withdrawals), Fraction(0))


_NOTHING: Final = Prospect(
    (Fraction(0), Fraction(0)), (Fraction(0), Fraction(0)), (Fraction(0), Fraction(0)), Fraction(0)
)


def prospect(one: Duel, threshold: int = FIRST_THRESHOLD, roller: int = ATTACKER) -> Prospect:
    """Before the roller rolls for this threshold; whether to withdraw has been decided."""
    return _rolled(one, threshold, roller, one.marshals)


def choices(one: Duel, threshold: int, roller: int) -> dict[str, Prospect]:
    """What fighting on and withdrawing bring the side that is to roll next."""
    found = {"fight": _rolled(one, threshold, roller, one.marshals)}
    if one.may_withdraw[roller]:
        found["withdraw"] = _withdrawn(one, roller)
    return found


def reroll_choices(one: Duel, threshold: int, roller: int) -> dict[str, Prospect]:
    """After a failed roll: what a Marshal's re-roll brings, and what leaving it brings."""
    return {
        "reroll": _again(one, threshold, roller, one.marshals),
        "accept": _decided(one, threshold - 1, 1 - roller, one.marshals),
    }


@cache
def _rolled(one: Duel, threshold: int, roller: int, marshals: tuple[int, int]) -> Prospect:
    chance = at_least(threshold - (one.attack, one.defence)[roller])
    won = _won(one, roller)
    if chance == 1:
        return won
    failed = _decided(one, threshold - 1, 1 - roller, marshals)
    if marshals[roller]:
        failed = _better(roller, failed, _again(one, threshold, roller, marshals))
    return _mixed(chance, won, failed)


@cache
def _again(one: Duel, threshold: int, roller: int, marshals: tuple[int, int]) -> Prospect:
    """A Marshal repeats the roll; he is lost if it fails again [8.2]."""
    chance = at_least(threshold - (one.attack, one.defence)[roller])
    left = _with(marshals, roller, marshals[roller] - 1)
    failed = _decided(one, threshold - 1, 1 - roller, left)
    return _mixed(chance, _won(one, roller), _without_marshal(one, roller, failed))


@cache
def _decided(one: Duel, threshold: int, roller: int, marshals: tuple[int, int]) -> Prospect:
    """The next roller fights on or withdraws, whichever is better for him."""
    fight = _rolled(one, threshold, roller, marshals)
    return _better(roller, fight, _withdrawn(one, roller)) if one.may_withdraw[roller] else fight


def _better(side: int, one: Prospect, other: Prospect) -> Prospect:
    """The first if they are equal."""
    if side == ATTACKER:
        return other if other.value > one.value else one
    return other if other.value < one.value else one


def _won(one: Duel, side: int) -> Prospect:
    value = one.stakes.victory if side == ATTACKER else -one.stakes.victory
    wins = (Fraction(int(side == ATTACKER)), Fraction(int(side == DEFENDER)))
    return Prospect(wins, _NOTHING.withdrawals, _NOTHING.marshals_lost, value)


def _withdrawn(one: Duel, side: int) -> Prospect:
    value = -one.stakes.withdrawal if side == ATTACKER else one.stakes.withdrawal
    gone = (Fraction(int(side == ATTACKER)), Fraction(int(side == DEFENDER)))
    return Prospect(_NOTHING.wins, gone, _NOTHING.marshals_lost, value)


def _without_marshal(one: Duel, side: int, later: Prospect) -> Prospect:
    lost = _with(later.marshals_lost, side, later.marshals_lost[side] + 1)
    cost = -one.stakes.marshal if side == ATTACKER else one.stakes.marshal
    return Prospect(later.wins, later.withdrawals, lost, later.value + cost)


def _mixed(chance: Fraction, one: Prospect, other: Prospect) -> Prospect:
    def mix(
        a: tuple[Fraction, Fraction], b: tuple[Fraction, Fraction]
    ) -> tuple[Fraction, Fraction]:
        return (
            chance * a[0] + (1 - chance) * b[0],
            chance * a[1] + (1 - chance) * b[1],
        )

    return Prospect(
        mix(one.wins, other.wins),
        mix(one.withdrawals, other.withdrawals),
        mix(one.marshals_lost, other.marshals_lost),
        chance * one.value + (1 - chance) * other.value,
    )


def _with(pair: tuple[NumberT, NumberT], side: int, value: NumberT) -> tuple[NumberT, NumberT]:
    return (value, pair[1]) if side == ATTACKER else (pair[0], value)
