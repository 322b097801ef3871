"""Deals leaders and steps to enemy flags, each deal that fits what is known equally likely.

Within a group of flags that met, every way to give its leaders to its flags is as likely as any
other, counting which new flags are vedettes and which major generals came out of the box. Steps
follow by the command of the leaders. Totals expected of a group are kept.
"""

from __future__ import annotations

from random import Random
from typing import final

from mypy_extensions import i64

from solitaire.bits import members
from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.terms import BOX, DUE, FORCE, NOWHERE, VEDETTE

NOTE_EXACT: i64 = 1
NOTE_VEDETTE: i64 = 3


@final
class Deal:
    """One deal to the flags of a side. `state` has open facts only on that side."""

    def __init__(self, state: State, side: i64, must_march: i64, rng: Random) -> None:
        self.state = state
        self.side: i64 = side
        self.rng = rng
        self.firm: i64 = state.firm | must_march
        self.unknown: i64 = 0
        """Leaders whose whereabouts the view does not tell."""
        for leader in range(state.board.leaders):
            if state.board.side[leader] == side and state.leader_at[leader] == NOWHERE:
                self.unknown |= 1 << leader
        grouped: i64 = 0
        for label in range(side * 32, side * 32 + 32):
            grouped |= state.group_leaders[label]
        self.loose: list[int] = members(state.loose[side] & self.unknown & ~grouped)
        """Major generals who may be in the box, or with any flag; nobody is dealt twice."""
        self.newcomers: list[int] = members(
            self.unknown & ~grouped & ~state.loose[side] & ~state.board.major_generals
        )
        """Replacement leaders of whom nobody knows who has come."""

    def make(self) -> None:
        first = self.side * 32
        for label in range(first, first + 32):
            flags = [
                flag
                for flag in range(first, first + 31)
                if self.state.label[flag] == label and not self._is_known(flag)
            ]
            if flags:
                self._deal_group(label, flags)
        self._put_away()

    def _is_known(self, flag: i64) -> bool:
        """In a fight all is open."""
        return self.state.kind[flag] == FORCE or self.state.kind[flag] == VEDETTE

    # -- one group -----------------------------------------------------------------------------

    def _deal_group(self, label: i64, flags: list[int]) -> None:
        state = self.state
        leaders = members(state.group_leaders[label] & self.unknown)
        for _ in range(state.entries[label]):
            if self.newcomers:
                leaders.append(self.newcomers.pop(self.rng.randrange(len(self.newcomers))))
        totals = [(state.group_steps[label * 3 + arm] + 50) // 100 for arm in range(3)]
        open_flags: list[int] = []
        for flag in flags:
            if not self._settle(flag, leaders, totals):
                open_flags.append(flag)
        forces = self._deal_leaders(label, open_flags, leaders)
        self._deal_steps(forces, totals)

    def _settle(self, flag: int, leaders: list[int], totals: list[int]) -> bool:
        """A flag that fresh scouting or its own behaviour has told all about."""
        state = self.state
        seems_empty = (state.shy >> flag) & 1 or state.note_kind[flag] == NOTE_VEDETTE
        if seems_empty and not (self.firm >> flag) & 1:  # a leader alone may have got troops since
            state.kind[flag] = VEDETTE
            return True
        if state.note_kind[flag] != NOTE_EXACT:
            return False
        noted = [one for one in members(state.note_leaders[flag]) if self._is_free(one, leaders)]
        if not noted:
            return False
        self._lead(flag, noted)
        for one in noted:
            if one in leaders:
                leaders.remove(one)
        for arm in range(3):
            steps = min(state.note_steps[flag * 3 + arm], totals[arm])
            state.steps[flag * 3 + arm] = steps
            totals[arm] -= steps
        return True

    def _is_free(self, leader: int, leaders: list[int]) -> bool:
        if leader in leaders:
            return True
        if leader in self.loose:
            self.loose.remove(leader)
            return True
        if leader in self.newcomers:
            self.newcomers.remove(leader)
            return True
        return False

    def _lead(self, flag: int, leaders: list[int]) -> None:
        self.state.kind[flag] = FORCE
        for leader in leaders:
            self.state.assign(leader, flag)

    def _deal_leaders(self, label: i64, flags: list[int], leaders: list[int]) -> list[int]:
        """The flags that turn out to be forces."""
        if not flags:
            self._give_rest(leaders)
            return []
        free = [flag for flag in flags if not (self.firm >> flag) & 1]
        births: int = self.state.births[label]
        vedettes, helpers = self._draw_counts(len(flags), len(free), len(leaders), births)
        for flag in self.rng.sample(free, vedettes):
            self.state.kind[flag] = VEDETTE
        forces = [flag for flag in flags if self.state.kind[flag] != VEDETTE]
        for leader in self.rng.sample(self.loose, helpers):
            self.loose.remove(leader)
            leaders.append(leader)
        self._spread(forces, leaders)
        return [flag for flag in forces if self.state.kind[flag] == FORCE]

    def _draw_counts(self, flags: int, free: int, leaders: int, births: int) -> tuple[int, int]:
        """How many vedettes and how many major generals from the box, by number of deals."""
        counts: list[tuple[int, int]] = []
        weights: list[int] = []
        for vedettes in range(min(free, births) + 1):
            for helpers in range(min(len(self.loose), births) + 1):
                weight = _onto(leaders + helpers, flags - vedettes)
                weight *= _choose(free, vedettes) * _choose(len(self.loose), helpers)
                if weight:
                    counts.append((vedettes, helpers))
                    weights.append(weight)
        if not counts:
            return max(0, min(free, flags - leaders)), 0
        mark = self.rng.randrange(sum(weights))
        for index, weight in enumerate(weights):
            mark -= weight
            if mark < 0:
                return counts[index]
        return counts[-1]

    def _spread(self, forces: list[int], leaders: list[int]) -> None:
        """Every way to give all flags a leader is equally likely."""
        empty = list(forces)
        taken: list[int] = []
        for index, leader in enumerate(leaders):
            left = len(leaders) - index
            to_empty = len(empty) * _cover(left - 1, len(empty) - 1, len(forces)) if empty else 0
            to_taken = len(taken) * _cover(left - 1, len(empty), len(forces))
            if (empty and self.rng.random() * (to_empty + to_taken) < to_empty) or not taken:
                if not empty:
                    break
                flag = empty.pop(self.rng.randrange(len(empty)))
                taken.append(flag)
            else:
                flag = taken[self.rng.randrange(len(taken))]
            self._lead(flag, [leader])
        for flag in empty:
            self._fill(flag)
        if not forces:
            self._give_rest(leaders)

    def _fill(self, flag: int) -> None:
        """No leader is left for a flag: somebody unknown leads it, or it is a vedette."""
        for pool in (self.loose, self.newcomers):
            if pool and (self.firm >> flag) & 1:
                self._lead(flag, [pool.pop(self.rng.randrange(len(pool)))])
                return
        self.state.kind[flag] = VEDETTE

    def _give_rest(self, leaders: list[int]) -> None:
        """Leaders of a group whose flags are all spoken for join one of its side's forces."""
        state = self.state
        for leader in leaders:
            for flag in range(self.side * 32, self.side * 32 + 31):
                if state.kind[flag] == FORCE:
                    state.assign(leader, flag)
                    break

    # -- steps -----------------------------------------------------------------------------------

    def _deal_steps(self, forces: list[int], totals: list[int]) -> None:
        if not forces:
            return
        state = self.state
        spans = [self._span(flag) for flag in forces]
        for arm in range(3):
            left = totals[arm]
            while left > 0:
                chunk = min(5, left) if len(forces) > 1 else left
                flag = forces[self._weighted(spans)]
                state.steps[flag * 3 + arm] += chunk
                left -= chunk
        for flag in forces:
            if (self.firm >> flag) & 1 and state.total(flag) == 0:
                self._borrow(flag, forces)

    def _borrow(self, flag: int, forces: list[int]) -> None:
        """A flag that proved to be a force has at least a step."""
        state = self.state
        for other in forces:
            if state.steps[other * 3] > 5:
                state.steps[other * 3] -= 5
                state.steps[flag * 3] += 5
                return
        state.steps[flag * 3] = 1

    def _span(self, flag: int) -> int:
        return sum(self.state.board.span[one] for one in members(self.state.leaders_of(flag)))

    def _weighted(self, weights: list[int]) -> int:
        mark = self.rng.random() * sum(weights)
        for index, weight in enumerate(weights):
            mark -= weight
            if mark < 0:
                return index
        return len(weights) - 1

    # -- the others --------------------------------------------------------------------------------

    def _put_away(self) -> None:
        """Major generals nobody placed are in the box, others have not come yet."""
        state = self.state
        for leader in members(self.unknown):
            if state.leader_at[leader] == NOWHERE:
                is_mg = (state.board.major_generals >> leader) & 1
                state.assign(leader, BOX if is_mg else DUE)


def _choose(count: int, size: int) -> int:
    found = 1
    for index in range(size):
        found = found * (count - index) // (index + 1)
    return found


def _cover(leaders: int, uncovered: int, flags: int) -> int:
    """Ways to give leaders to flags so that certain of the flags get at least one."""
    if uncovered < 0 or leaders < uncovered:
        return 0
    total = 0
    sign = 1
    for index in range(uncovered + 1):
        total += sign * _choose(uncovered, index) * (flags - index) ** leaders
        sign = -sign
    return total


def _onto(leaders: int, flags: int) -> int:
    """Ways to give leaders to flags so that each flag gets one."""
    if flags == 0:
        return 1 if leaders == 0 else 0
    return _cover(leaders, flags, flags)
