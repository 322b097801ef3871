"""The true state of one game, and the small facts every chapter asks of it.

The fields are in columns.py. Nothing random is kept here.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from solitaire.bits import lowest
from solitaire.games.quadrilateral.core.columns import Columns
from solitaire.games.quadrilateral.terms import (
    CAVALRY,
    CITADEL,
    FLAGS,
    FORCE,
    LOST_TRAIN,
    NO_FLAG,
    NOWHERE,
    SIDE_FLAGS,
    STEPS_PER_SP,
    TRAINS,
    WHEREABOUTS,
)

CENTER: Final = 254
"""Stands for the Center of Operations where a flag is on the march."""
POOL: Final = 253
"""Stands for the replacement pool where a transfer needs a giver."""


@final
class State(Columns):
    """Everything that is true at one moment. Owned by the session or by a search."""

    def copy(self) -> State:
        new = State(self.board, self.options, False)
        self.copy_into(new)
        return new

    # -- flags -----------------------------------------------------------------------------------

    def put(self, flag: i64, place: i64) -> None:
        """Move a flag; the only way a flag changes its place."""
        bit: i64 = 1 << flag
        was = self.place[flag]
        if was != NOWHERE:
            self.stack[was] &= ~bit
            if was != place:
                self.inside &= ~bit
        self.place[flag] = place
        if place != NOWHERE:
            self.stack[place] |= bit

    def new_flag(self, side: i64, kind: i64, place: i64) -> i64:
        """The lowest free number: it follows from what everybody sees, so it tells nothing."""
        for local in range(SIDE_FLAGS):
            flag = side * 32 + local
            if self.kind[flag] == NO_FLAG:
                self.kind[flag] = kind
                self.origin[flag] = NOWHERE
                self.spent[flag] = 0
                self.parent[flag] = NOWHERE
                self.put(flag, place)
                return flag
        raise RuntimeError("a side has more flags than leaders and vedettes allow")

    def drop(self, flag: i64) -> None:
        """Take a flag off the map: nothing that was marked on it remains."""
        self.put(flag, NOWHERE)
        self.kind[flag] = NO_FLAG
        gone: i64 = ~(1 << flag)
        self.quartered &= gone
        self.forage &= gone
        self.moved &= gone
        self.tried &= gone
        self.replaced &= gone
        self.forced &= gone
        self.scouted &= gone
        self.billeted &= gone
        self.movers &= gone
        self.queue &= gone
        self.inside &= gone
        self.firm &= gone
        self.shy &= gone
        self.pushed &= gone
        for arm in range(3):
            self.steps[flag * 3 + arm] = 0
            self.seen_steps[flag * 3 + arm] = 0
            self.note_steps[flag * 3 + arm] = 0
        self.origin[flag] = NOWHERE
        self.spent[flag] = 0
        self.parent[flag] = NOWHERE
        self.shifted[flag] = 0
        self.seen_turn[flag] = 0
        self.seen_leaders[flag] = 0
        self.fast[flag] = 0
        self.note_turn[flag] = 0
        self.note_kind[flag] = 0
        self.note_leaders[flag] = 0
        for other in range(FLAGS):
            if self.parent[other] == flag:
                self.parent[other] = NOWHERE

    def flags_at(self, side: i64, place: i64) -> i64:
        """All flags of a side in a place, as bits."""
        return self.stack[place] & all_of(side)

    def forces_at(self, side: i64, place: i64) -> i64:
        """Its forces with steps."""
        return self._with(self.flags_at(side, place), 1)

    def forces(self, side: i64) -> i64:
        """All its forces with steps."""
        found: i64 = 0
        for flag in range(side * 32, side * 32 + SIDE_FLAGS):
            if self.kind[flag] == FORCE and self.total(flag) > 0:
                found |= 1 << flag
        return found

    def _with(self, flags: i64, least: i64) -> i64:
        found: i64 = 0
        while flags:
            flag = lowest(flags)
            flags &= flags - 1
            if self.kind[flag] == FORCE and self.total(flag) >= least:
                found |= 1 << flag
        return found

    def of_kind(self, flags: i64, kind: i64) -> i64:
        found: i64 = 0
        while flags:
            flag = lowest(flags)
            flags &= flags - 1
            if self.kind[flag] == kind:
                found |= 1 << flag
        return found

    def total(self, flag: i64) -> i64:
        """Steps of all arms."""
        return self.steps[flag * 3] + self.steps[flag * 3 + 1] + self.steps[flag * 3 + 2]

    def total_of(self, flags: i64) -> i64:
        sum_: i64 = 0
        while flags:
            sum_ += self.total(lowest(flags))
            flags &= flags - 1
        return sum_

    def cavalry_of(self, flags: i64) -> i64:
        sum_: i64 = 0
        while flags:
            sum_ += self.steps[lowest(flags) * 3 + CAVALRY]
            flags &= flags - 1
        return sum_

    def on_hand(self, side: i64) -> i64:
        """Steps under all flags of a side and in its pool; garrisons are not counted."""
        found: i64 = 0
        for flag in range(side * 32, side * 32 + SIDE_FLAGS):
            found += self.total(flag)
        for arm in range(3):
            found += self.pool[side * 3 + arm] * STEPS_PER_SP
        return found

    def is_alone(self, flag: i64) -> bool:
        """A leader alone [4.4]."""
        return self.kind[flag] == FORCE and self.total(flag) == 0

    # -- leaders -----------------------------------------------------------------------------------

    def leaders_of(self, flag: i64) -> i64:
        """The leaders of a force, as bits."""
        return self.led[flag]

    def leaders_in(self, flags: i64) -> i64:
        """All leaders of these forces."""
        found: i64 = 0
        while flags:
            found |= self.led[lowest(flags)]
            flags &= flags - 1
        return found

    def assign(self, leader: i64, where: i64) -> None:
        """Give a leader to a flag or put him elsewhere; the only way he changes."""
        bit: i64 = 1 << leader
        was = self.leader_at[leader]
        if was < WHEREABOUTS:
            self.led[was] &= ~bit
        self.leader_at[leader] = where
        self.led[where] |= bit

    def off_map(self, side: i64, where: i64) -> i64:
        """Leaders of a side in the box, due, or waiting, as bits."""
        return self.led[where] & self.board.of_side[side]

    def senior(self, leaders: i64) -> i64:
        """The Force Leader among these [4.2]."""
        best: i64 = NOWHERE
        while leaders:
            leader = lowest(leaders)
            leaders &= leaders - 1
            if best == NOWHERE or self.board.seniority[leader] < self.board.seniority[best]:
                best = leader
        return best

    def chief(self, flag: i64) -> i64:
        """The Force Leader."""
        return self.senior(self.leaders_of(flag))

    # -- places ------------------------------------------------------------------------------------

    def garrison_at(self, side: i64, place: i64) -> i64:
        """The number of a garrison marker there, or NOWHERE."""
        for number in range(side * 3, side * 3 + 3):
            if self.garrison_place[number] == place:
                return number
        return NOWHERE

    def has_enemy(self, side: i64, place: i64) -> bool:
        """An enemy flag of any kind, or an enemy garrison: what everybody can see."""
        if self.stack[place] & all_of(1 - side):
            return True
        return self.garrison_at(1 - side, place) != NOWHERE

    def open_crossings(self) -> i64:
        """Crossings that can be marched over: whole bridges and laid trains, as bits."""
        found = self.board.dry & ~self.broken
        for train in range(TRAINS):
            at = self.train[train]
            if at >= 128 and at != LOST_TRAIN:
                found |= 1 << (at - 128)
        return found

    def owner(self, place: i64) -> i64:
        """The owner of a fortified place [15.1]."""
        return (self.austrian_forts >> self.board.fort_index[place]) & 1

    def set_owner(self, place: i64, side: i64) -> None:
        bit: i64 = 1 << self.board.fort_index[place]
        self.austrian_forts &= ~bit
        if side:
            self.austrian_forts |= bit

    def is_invested(self, place: i64) -> bool:
        index = self.board.fort_index[place]
        return index != NOWHERE and (self.invested >> index) & 1 == 1

    def is_besieged(self, flag: i64) -> bool:
        """BESIEGED: in the citadels while Mantova is besieged, or inside an invested town."""
        if (self.inside >> flag) & 1:
            return True
        place = self.place[flag]
        if place == NOWHERE or not self.besieged or self.board.fort[place] != CITADEL:
            return False
        return self.owner(self.board.mantova) == flag >> 5

    def siege_modifier(self, clock: i64) -> i64:
        charts = self.board.charts
        modifier = charts.first_modifier + clock // charts.turns_per_point
        return modifier if modifier < charts.max_siege else charts.max_siege

    def condition_modifier(self, side: i64) -> i64:
        """The attrition modifier of Army Condition [11.1]."""
        return (self.condition[side] - 1) // self.board.charts.spaces_per_level


def all_of(side: i64) -> i64:
    """Every flag of a side, as bits."""
    bits: i64 = 0x7FFFFFFF
    return bits << (32 * side)
