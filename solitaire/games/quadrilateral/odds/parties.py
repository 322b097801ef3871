"""One side of a fight as its odds are followed: what it has left, and who may have been hit.

A party is a state in which only this side changes; the rules take its steps and its leaders. What
the fight asks of it are a few numbers, so the fight itself goes on with numbers (course.py).

Whether a leader was hit is left open until it matters: the commander for his Bonus and Initiative,
the others for what their force can lead. What is left open is how often he was rolled for.
"""

from __future__ import annotations

from collections.abc import Hashable
from math import comb
from typing import Final, NamedTuple

from solitaire.bits import members
from solitaire.games.quadrilateral.core.battle import Battle
from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.rules import leaders
from solitaire.games.quadrilateral.rules.fights import retreats, rounds, strength
from solitaire.games.quadrilateral.terms import BOX, KILLED, NOWHERE

MOST_POINTS: Final = 6
"""That can be lost in a round, by fire or in a pursuit."""
DICE: Final = 36
"""Outcomes of a leader's roll."""
Open = dict[int, int]
"""Leaders of whom it is open whether they were hit, and how often they were rolled for."""


class Share(NamedTuple):
    """One way in which the open questions of a party may be settled."""

    party: Party
    ways: int
    all_ways: int
    """Its chance is `ways` of so many."""

    def of(self, weight: int) -> int:
        return weight * self.ways // self.all_ways


class Settled(NamedTuple):
    """A party after a roll for its leaders, the likeliest first."""

    shares: list[Share]
    left_out: float
    """The chance of what was too unlikely to be followed."""


class Party:
    """A side at one moment; its numbers are those of its forces in the fight."""

    def __init__(self, parties: Parties, state: State, open_ones: Open) -> None:
        battle, side = _battle(state), parties.side
        self.state = state
        self.open = open_ones
        self.flags = int(strength.flags_of(state, battle, side))
        self.steps = int(strength.all_steps(state, battle, side))
        self.strength = int(strength.strength(state, battle, side))
        self.commander = int(strength.commander(state, battle, side))
        self.bonus = int(strength.bonus(state, battle, side))
        self.initiative = int(strength.initiative(state, battle, side))
        self.cavalry = int(state.cavalry_of(self.flags))
        self.loss = int(battle.lost(side))
        self.shift = int(strength.shifts(state, battle)) if side == battle.attacker else 0
        self._parties = parties
        self._beaten: dict[int, Party] = {}
        self._settled: dict[float, Settled] = {}
        self._settled_for_last: dict[float, Settled] = {}
        self._trapped: int | None = None
        self._last: Party | None = None

    def lose(self, points: int) -> Party:
        """After a round in which it lost so many points."""
        found = self._beaten.get(points)
        if found is None:
            found = self._beaten[points] = self._parties.beaten(self, points)
        return found

    def rolled(self, least: float) -> Settled:
        """After its leaders were rolled for [4.6], but for what is less likely than `least`."""
        found = self._settled.get(least)
        if found is None:
            hits = int(self.state.leaders_in(self.flags))
            found = self._settled[least] = self._parties.hit(self, hits, least)
        return found

    def rolled_for_last(self, least: float) -> Settled:
        """The same before the last round: those who fare alike in it are one."""
        found = self._settled_for_last.get(least)
        if found is None:
            settled = self.rolled(least)
            shares: dict[Party, tuple[int, int]] = {}
            for one in settled.shares:
                before = shares.get(one.party.last(), (0, 1))
                shares[one.party.last()] = _sum(before, (one.ways, one.all_ways))
            found = self._settled_for_last[least] = _ordered(shares, settled.left_out)
        return found

    def itself(self) -> Settled:
        """Nothing was rolled."""
        return Settled([Share(self, 1, 1)], 0.0)

    def last(self) -> Party:
        """One that fares alike in the last round, after which no leader counts any more."""
        if self._last is None:
            self._last = self._parties.last(self)
        return self._last

    def trapped(self) -> int:
        """Steps that are taken if it retreats now, for want of a way [14.7]."""
        if self._trapped is None:
            self._trapped = self._parties.trapped(self)
        return self._trapped


class Parties:
    """All that one side may become in a fight, each once.

    What is less likely than `least` is left out when leaders are rolled for; 0 follows every case.
    """

    def __init__(self, side: int, spared: int) -> None:
        self.side = side
        self._spared = spared
        """Outcomes of 36 in which a leader is not hit."""
        self._known: dict[Hashable, Party] = {}
        self._alike: dict[Hashable, Party] = {}
        """Of those in the last round."""

    def party(self, state: State, open_ones: Open) -> Party:
        key = self._key(state, open_ones)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = Party(self, state, open_ones)
        return found

    def _key(self, state: State, open_ones: Open) -> Hashable:
        """Equal for parties that go on alike."""
        battle = _battle(state)
        led = tuple(state.led[flag] for flag in members(self._flags(battle)))
        box = state.off_map(self.side, BOX)
        return self._troops(state), battle.halved, led, box, tuple(sorted(open_ones.items()))

    def _troops(self, state: State) -> Hashable:
        battle = _battle(state)
        garrison = strength.garrison_of(state, battle, self.side)
        forces = tuple(
            (state.place[flag], *state.steps[flag * 3 : flag * 3 + 3])
            for flag in members(self._flags(battle))
        )
        inside = 0 if garrison == NOWHERE else state.garrison_steps[garrison]
        return battle.lost(self.side), inside, forces

    def _flags(self, battle: Battle) -> int:
        return int(battle.attackers if self.side == battle.attacker else battle.defenders)

    def last(self, party: Party) -> Party:
        """Who commands may change once more, if his force may be destroyed."""
        state = party.state
        flag = state.leader_at[party.commander] if party.commander != NOWHERE else NOWHERE
        most = MOST_POINTS * _battle(state).scale
        if flag != NOWHERE and party.flags != 1 << flag and state.total(flag) <= most:
            return party
        numbers = party.strength, party.bonus, party.initiative, party.shift
        return self._alike.setdefault((self._troops(state), numbers), party)

    # -- steps -----------------------------------------------------------------------------------

    def beaten(self, party: Party, points: int) -> Party:
        """Forces that were in Quarters are On Alert after a round [10.3]."""
        if not points and not _battle(party.state).halved:
            return party
        state = party.state.copy()
        battle = _battle(state)
        battle.halved = 0
        rounds.lose_points(state, battle, self.side, points, None)
        return self.party(state, party.open)

    def trapped(self, party: Party) -> int:
        state = party.state.copy()
        battle = _battle(state)
        rounds.begin_retreat(state, battle, self.side)
        lost = (flag for flag in members(battle.retreating) if not _has_way(state, battle, flag))
        return sum(int(state.total(flag)) for flag in lost)

    # -- leaders ---------------------------------------------------------------------------------

    def hit(self, party: Party, hits: int, least: float) -> Settled:
        """After a roll for these leaders: everything settled that the next round asks for."""
        counts = dict(party.open)
        for leader in members(hits):
            counts[leader] = counts.get(leader, 0) + 1
        return self._settled(_Case(party.state, counts, (), 1, 0), least)

    def known(self, party: Party, least: float) -> Settled:
        """The party with its commander settled: another may lead after a force was destroyed."""
        return self._settled(_Case(party.state, party.open, (), 1, 0), least)

    def _settled(self, case: _Case, least: float) -> Settled:
        shares: dict[Party, tuple[int, int]] = {}
        left_out = 0.0
        waiting = [case]
        while waiting:
            one = waiting.pop()
            leader, unlikely = self._without_leader(one, least)
            if leader == NOWHERE and one.gone:
                waiting.append(_carried_out(one))
                continue
            asks_when = leader != NOWHERE
            if leader == NOWHERE:
                leader, more = self._asked(one, least)
                unlikely += more
            if leader == NOWHERE:
                found = self.party(one.state, one.open)
                chance = one.ways, DICE**one.rolls
                shares[found] = _sum(shares.get(found, (0, 1)), chance)
                left_out += unlikely
                continue
            cases, rest = self._looked_into(one, leader, asks_when, least)
            waiting += cases
            left_out += rest
        return _ordered(shares, left_out)

    def _without_leader(self, case: _Case, least: float) -> tuple[int, float]:
        """One whose force has nobody else of whom it is known that he is well, or NOWHERE; and the
        chance of forces without a leader that are too unlikely to ask."""
        state = case.state
        gone = {leader for _, leader in case.gone}
        unlikely = 0.0
        for flag in members(strength.flags_of(state, _battle(state), self.side)):
            there = [one for one in members(state.leaders_of(flag)) if one not in gone]
            if not there or not all(one in case.open for one in there):
                continue
            chance = self._chance(case, there, len(there))
            if chance >= least:
                return _widest(state, there), 0.0
            unlikely += chance
        return NOWHERE, unlikely

    def _asked(self, case: _Case, least: float) -> tuple[int, float]:
        """The commander, or one whose force may have more than the others can lead, or NOWHERE;
        and the chance of forces without enough leaders that are too unlikely to ask."""
        state, battle = case.state, _battle(case.state)
        commander = int(strength.commander(state, battle, self.side))
        unlikely = 0.0
        if commander in case.open:
            chance = self._chance(case, [commander], 1)
            if chance >= least:
                return commander, 0.0
            unlikely += chance
        for flag in members(strength.flags_of(state, battle, self.side)):
            open_ones = [one for one in members(state.leaders_of(flag)) if one in case.open]
            needed = _needed(state, flag, open_ones)
            if needed == 0:
                continue
            chance = self._chance(case, open_ones, needed)
            if chance >= least:
                return _widest(state, open_ones), 0.0
            unlikely += chance
        return NOWHERE, unlikely

    def _chance(self, case: _Case, some: list[int], number: int) -> float:
        """At most this chance that so many of these are gone."""
        most = max(case.open[one] for one in some)
        gone = 1.0 - (self._spared / DICE) ** most
        return float(case.ways / DICE**case.rolls * comb(len(some), number) * gone**number)

    def _looked_into(
        self, case: _Case, leader: int, asks_when: bool, least: float
    ) -> tuple[list[_Case], float]:
        """He is well, or he is gone; if a force has nobody left it counts when he went."""
        counts = dict(case.open)
        times = counts.pop(leader)
        rolls = case.rolls + times
        spared = self._spared**times
        lost = DICE**times - spared
        chance = case.ways * lost / DICE**rolls
        if chance < least:
            return [_Case(case.state, counts, case.gone, case.ways * DICE**times, rolls)], chance
        found = [_Case(case.state, counts, case.gone, case.ways * spared, rolls)]
        if asks_when:
            now = self._spared ** (times - 1) * (DICE - self._spared)
            for ways, order in ((now, 1), (lost - now, 0)):
                if ways:
                    gone = (*case.gone, (order, leader))
                    found.append(_Case(case.state, counts, gone, case.ways * ways, rolls))
        else:
            state = case.state.copy()
            leaders.lose_leader(state, leader, KILLED, None)
            found.append(_Case(state, counts, case.gone, case.ways * lost, rolls))
        return found, 0.0


class _Case(NamedTuple):
    """Some of the open questions settled."""

    state: State
    open: Open
    gone: tuple[tuple[int, int], ...]
    """Leaders who are gone and not yet taken off, after 1 for those who went in the last roll."""
    ways: int
    rolls: int


def _carried_out(case: _Case) -> _Case:
    """Leaders are lost in the order of their rolls: the first force gets the first substitute."""
    state = case.state.copy()
    for _, leader in sorted(case.gone):
        leaders.lose_leader(state, leader, KILLED, None)
    return case._replace(state=state, gone=())


def _sum(first: tuple[int, int], second: tuple[int, int]) -> tuple[int, int]:
    """Ways of both; one number of all ways divides the other."""
    most = max(first[1], second[1])
    return first[0] * (most // first[1]) + second[0] * (most // second[1]), most


def _ordered(shares: dict[Party, tuple[int, int]], left_out: float) -> Settled:
    found = [Share(party, *chance) for party, chance in shares.items()]
    return Settled(sorted(found, key=lambda share: -share.ways / share.all_ways), left_out)


def _needed(state: State, flag: int, open_ones: list[int]) -> int:
    """How many of these must be gone, at least, before the force has more than it can lead; 0 if
    that cannot be."""
    board = state.board
    over = int(leaders.over_command(state, flag))
    if over:
        return 1 if open_ones else 0
    led = sum(int(board.span[one]) for one in members(state.leaders_of(flag)))
    for number, leader in enumerate(sorted(open_ones, key=lambda one: -board.span[one]), start=1):
        led -= int(board.span[leader])
        if state.total(flag) > led * board.charts.steps_per_span:
            return number
    return 0


def _widest(state: State, some: list[int]) -> int:
    return max(some, key=lambda leader: state.board.span[leader])


def _battle(state: State) -> Battle:
    battle = state.battle
    assert battle is not None
    return battle


def _has_way(state: State, battle: Battle, flag: int) -> bool:
    return bool(retreats.first_ways(state, battle, flag)) or (
        retreats.screened_way(state, flag) != NOWHERE
    )
