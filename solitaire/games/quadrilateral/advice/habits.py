"""The numbers of the scripted commander, so that trials can try others. Pairs: French, Austrian."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.core.vectors import numbers_of

# Manners in which the script can act, in the order of the operations that ask for them
USUAL: Final = 0
FOR_MANTOVA: Final = 1
IN_MASS: Final = 2
BOLDLY: Final = 3
SALLY: Final = 4
STORM: Final = 5
MASS: Final = 100
"""Steps of a column of an army that keeps together."""
SURE: Final = 12
"""Tenths of the enemy's defence with which it attacks."""
BOLD: Final = 5
"""The same of an army that attacks where it can."""


@final
class ReliefHabits:
    """Of the Austrians in a short campaign."""

    def __init__(self) -> None:
        self.sally: i64 = 11
        """Tenths of a siege line's defence with which the garrison of Mantova sallies."""
        self.watch: i64 = 18
        """Half-MPs from which enemies can fall upon a garrison that has left the town."""
        self.inside: i64 = 15
        """Steps that stay in Mantova when its garrison sallies: 10 of infantry hold it [15.5]."""
        self.storm: i64 = 12
        """Tenths of the enemy's defence with which a relief attacks."""
        self.sure: i64 = 20
        """The same while all is won and can only be lost."""
        self.worthy: i64 = 25
        """Steps of a column: commands are for columns first."""
        self.thrift: i64 = 20
        """Tenths of a point for each turn to come that are kept for them."""
        self.toll: i64 = 3
        """Tenths of a half-MP that each step of enemies in the way is worth to a relief."""
        self.detour: i64 = 5
        """Tenths of a step that each half-MP of the Center's way to a column is worth."""
        self.hurry: i64 = 3
        """Points from which a relief extends its marches [8.3]."""
        self.column: i64 = 120
        """Steps of a column that marches to relieve Mantova."""

    def adopt(self, manner: i64) -> None:
        self.storm = 8 if manner == BOLDLY else 16 if manner == IN_MASS else 12
        self.sally = 8 if manner == BOLDLY else 16 if manner == IN_MASS else 11


@final
class Habits:
    def __init__(self) -> None:  # noqa: PLR0915  one line a number
        self.bold: vec[i64] = numbers_of([7, 9])
        """Tenths of the enemy's defence that are enough for an attack."""
        self.lead: vec[i64] = numbers_of([6, 6])
        """Tenths of that which the first to attack must have himself."""
        self.march: i64 = 36
        """Half-MPs from which a force sets out for an attack: three turns of march."""
        self.follow: i64 = 12
        """Half-MPs from which others will follow into an attack in the same turn."""
        self.close: i64 = 6
        """Half-MPs from which an enemy can fall upon a force."""
        self.support: i64 = 12
        """Half-MPs within which own forces help each other against an attack."""
        self.hurry: i64 = 8
        """Half-MPs from which enemies may come to a fight by forced march."""
        self.help: i64 = 3
        """Tenths of those who are expected to."""
        self.per_bonus: i64 = 20
        """Hundredths of strength that a point of the enemy commander's Bonus is worth."""
        self.danger: i64 = 15
        """Tenths of the own strength in enemies that make a place dangerous."""
        self.stay: i64 = 3
        """Tenths of the attackers' strength from which defenders receive the attack."""
        self.vedettes: i64 = 2
        """Vedettes that an army on campaign keeps out."""
        self.largest: vec[i64] = numbers_of([30, 30])
        """Steps of a column: more cannot live in one place, and one column can be turned."""
        self.spare: vec[i64] = numbers_of([6, 4])
        """Points that are kept when commands are given: they feed the army [E50]."""
        self.rest_at: vec[i64] = numbers_of([2, 2])
        """Condition modifier from which an army wants to rest."""
        self.spent: i64 = 4
        """Points below which worn Austrians who are behind rest even under the enemy's eyes."""
        self.ready: vec[i64] = numbers_of([1, 0])
        """Condition modifier with which a rested army takes the field again."""
        self.war_points: vec[i64] = numbers_of([2, 6])
        """Points with which a rested army takes the field."""
        self.war_tenths: vec[i64] = numbers_of([6, 7])
        """Tenths of the enemy's strength in the field that it needs for that."""
        self.relief_points: i64 = 6
        """Points with which the Austrians try to relieve a starving Mantova."""
        self.relief = ReliefHabits()
        self.for_mantova: vec[i64] = numbers_of([0, 0])
        """1 if a side fights for Mantova as in a short campaign, which is decided there [17]."""
        self.only_sallies = False
        """Of the Austrians, only those in and before Mantova do; the others act as usual."""
        self.storms = False
        """The French storm Mantova in the last turns."""
        self.hold: i64 = 10
        """Steps that are enough to hold Mantova once it is French."""
        self.siege: i64 = 25
        """Steps that hold a siege line."""
        self.closing: i64 = 18
        """Steps of a force that may close an open siege line."""
        self.small: i64 = 25
        """Steps of a force that may strengthen a thin siege line."""
        self.ring: i64 = 6
        """Tenths of the garrison of Mantova that a siege line should have."""
        self.late: i64 = 76
        """From this turn on the French strike if they are not ahead: 0 is an Austrian win [E61]."""
        self.patience: i64 = 3
        """Turns to spare with which Austrians go into Quarters to heal Vienna Morale in time."""
        self.holding: i64 = 82
        """From this turn on Austrians who hold Mantova and are not behind seek no more fights."""
        self.last_blow: i64 = 88
        """From this turn on nobody goes into Quarters: no rest would heal any more."""

        self.manner: vec[i64] = numbers_of([USUAL, USUAL])
        self.usual_bold: vec[i64] = numbers_of([self.bold[0], self.bold[1]])
        self.usual_largest: vec[i64] = numbers_of([self.largest[0], self.largest[1]])

    def adopt(self, side: i64, manner: i64) -> None:
        """Act in this manner for a side from now on."""
        if self.manner[side] == manner:
            return
        self.manner[side] = manner
        self.for_mantova[side] = 1 if manner == FOR_MANTOVA or manner == SALLY else 0
        self.bold[side] = self.usual_bold[side]
        self.largest[side] = self.usual_largest[side]
        if manner == IN_MASS:
            self.bold[side] = SURE
            self.largest[side] = MASS
        elif manner == BOLDLY:
            self.bold[side] = BOLD
        if side == 1:
            self.only_sallies = manner == SALLY
            self.relief.adopt(manner)
        else:
            self.storms = manner == STORM


def is_for_mantova(state: State, side: i64, habits: Habits) -> bool:
    """Nothing but the siege counts for this side now."""
    return state.options.is_short or habits.for_mantova[side] == 1
