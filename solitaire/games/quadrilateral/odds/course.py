"""All ways a fight may go, exactly.

Bombardment, withdrawal and whatever else comes before a round are followed by the rules. From then
on the fight is a course of numbers: parties.py says what each side has left after every loss, this
module what 14.5 and 14.6 make of it. Following every round by the rules took minutes for a battle
of both armies; `tests/games/quadrilateral/test_fight_odds.py` compares the two.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Any, Final, NamedTuple

from solitaire.bits import size
from solitaire.games.quadrilateral.core.battle import Battle
from solitaire.games.quadrilateral.core.events import BATTLE_ENDED, Happened
from solitaire.games.quadrilateral.core.plies import Ply
from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.core.steps import LEADER_ROLL, ROUND_ROLL
from solitaire.games.quadrilateral.odds.decisions import Decisions
from solitaire.games.quadrilateral.odds.parties import DICE, Parties, Party, Settled
from solitaire.games.quadrilateral.rules import weather
from solitaire.games.quadrilateral.rules.fights import rounds, strength
from solitaire.games.quadrilateral.rules.vedettes import cavalry_modifier
from solitaire.games.quadrilateral.terms import BOX
from solitaire.protocol import Chance, Event, Rules

AnyRules = Rules[State, Ply, Any]
Ending = tuple[int, int, int]
"""Who held the place, French and Austrian losses."""
Pair = tuple[Party, Party]
"""The French and the Austrian party."""
LEAST: Final = ((4, 0.0), (10, 1e-11), (16, 1e-9), (99, 1e-7))
"""With so many leaders on both sides, ways in which several of them are lost that are less likely
than this are left out. With four everything is followed; with twenty-nine leaders 1e-7 takes 3 s
and the chance to hold a place differs from that by 1e-9 (14 s) by 0.00007."""
PIPS: Final = range(1, 7)
COARSE: Final = 6
"""Powers of two between the parts that may be left out."""
SPARE_DICE: Final = 24
"""Dice of a fight but for those of leaders, and more."""


class Endings(NamedTuple):
    chances: dict[Ending, Fraction]
    left_out: float
    """No chance is wrong by more than this."""


def endings(
    rules: AnyRules, state: State, decisions: Decisions, least: float | None = None
) -> Endings:
    """The chance of every ending of the fight under way. The state is not changed."""
    course = _Course(state, decisions, _least(state) if least is None else least)
    waiting = [(state.copy(), Fraction(1))]
    while waiting:
        world, chance = waiting.pop()
        if world.step in (ROUND_ROLL, LEADER_ROLL):
            course.take_over(world, chance)
            continue
        for ply, part in _plies(rules, world, decisions):
            after = world.copy()
            events: list[Event] = []
            rules.apply(after, ply, events)
            ending = _ended(events)
            if ending is None:
                waiting.append((after, chance * part))
            else:
                course.end(ending, chance * part)
    return course.followed()


def _least(state: State) -> float:
    battle = _battle(state)
    leaders = size(state.leaders_in(battle.attackers | battle.defenders))
    return next(least for most, least in LEAST if leaders <= most)


def _plies(rules: AnyRules, state: State, decisions: Decisions) -> Iterator[tuple[Ply, Fraction]]:
    if not isinstance(rules.pending(state), Chance):
        yield decisions.choose(state, rules.actions(state)), Fraction(1)
        return
    outcomes = rules.outcomes(state)
    total = sum(weight for _, weight in outcomes)
    for ply, weight in outcomes:
        yield ply, Fraction(weight, total)


def _ended(events: Sequence[Event]) -> Ending | None:
    for event in events:
        if isinstance(event, Happened) and event.kind == BATTLE_ENDED:
            return int(event.side), int(event.amount), int(event.other)
    return None


class _Course:
    """Weights are whole numbers: shares of a power of six that every roll divides."""

    def __init__(self, state: State, decisions: Decisions, least: float) -> None:
        battle = _battle(state)
        charts = state.board.charts
        hits = sum(6 - abs(7 - pips) for pips in range(int(charts.leader_hit_on), 13))
        self._sides = (
            Parties(0, DICE - hits),
            Parties(1, DICE - hits),
        )
        leaders = state.leaders_in(battle.attackers | battle.defenders)
        reserve = state.off_map(0, BOX) | state.off_map(1, BOX)
        rolls = int(charts.max_rounds) * int(size(leaders) + size(reserve))
        self._whole = 6 ** (SPARE_DICE + 2 * rolls)
        self._state = state
        self._charts = charts
        self._decisions = decisions
        self._attacker = int(battle.attacker)
        self._in_fort = bool(battle.in_fort)
        self._is_free = not battle.in_fort and not battle.in_lines
        self._last = int(charts.max_rounds)
        self._rounds: dict[int, dict[tuple[int, Party, Party], int]] = defaultdict(
            lambda: defaultdict(int)
        )
        """By round: who strikes, both parties, and the weight of that."""
        self._ends: dict[Ending, int] = defaultdict(int)
        self._least = int(least * self._whole)
        self._left_out = 0.0
        self._results: dict[tuple[int, int], list[tuple[int, int, int]]] = {}

    # -- beginning and end -----------------------------------------------------------------------

    def take_over(self, state: State, chance: Fraction) -> None:
        """From a round that is to be rolled for, or from rolls for leaders."""
        battle = _battle(state)
        pair = (self._sides[0].party(state, {}), self._sides[1].party(state, {}))
        weight = int(chance * self._whole)
        number, striker = int(battle.round), int(battle.striker)
        if state.step == ROUND_ROLL:
            self._rounds[number][striker, *pair] += weight
            return
        french, austrian = (
            self._sides[side].hit(
                pair[side], int(battle.hits & state.board.of_side[side]), self._part(weight)
            )
            for side in range(2)
        )
        for after, part in self._pairs(french, austrian, weight):
            if battle.after == rounds.RETREATING:
                self._retreated(int(battle.loser), after, part)
            elif battle.after == rounds.NEXT_ROUND:
                self._next(number, striker, after, part)
            else:
                self._renew(number, striker, after, part, battle.after == rounds.GO_ON)

    def end(self, ending: Ending, chance: Fraction) -> None:
        self._ends[ending] += int(chance * self._whole)

    def followed(self) -> Endings:
        for number in range(self._last + 1):
            for (striker, french, austrian), weight in self._rounds.pop(number, {}).items():
                self._round(number, striker, (french, austrian), weight)
        assert sum(self._ends.values()) == self._whole
        return Endings(
            {ending: Fraction(weight, self._whole) for ending, weight in self._ends.items()},
            self._left_out,
        )

    # -- a round [14.5] --------------------------------------------------------------------------

    def _round(self, number: int, striker: int, pair: Pair, weight: int) -> None:
        own, enemy = pair[striker], pair[1 - striker]
        shift = own.shift if striker == self._attacker else 0
        column = strength.shifted_column(self._charts, own.strength, enemy.strength, shift)
        for mine, theirs, ways in self._fought(int(column), own.bonus - enemy.bonus):
            part = weight * ways // 6
            points = (theirs, mine) if striker else (mine, theirs)
            if mine == theirs:
                after = (pair[0].lose(mine), pair[1].lose(mine))
                for left, share in self._rolled(number, pair, after, part):
                    self._renew(number, striker, left, share, False)
            else:
                loser = striker if mine > theirs else 1 - striker
                self._decided(number, loser, pair, points, part)

    def _fought(self, column: int, lead: int) -> list[tuple[int, int, int]]:
        """Points of the striker and of the other side, with the dice of six that give them."""
        found = self._results.get((column, lead))
        if found is None:
            counts: dict[tuple[int, int], int] = defaultdict(int)
            for pips in PIPS:
                cell = strength.modified_row(pips, lead) * strength.COLUMNS + column
                points = self._charts.attacker_points[cell], self._charts.defender_points[cell]
                counts[int(points[0]), int(points[1])] += 1
            found = [(*points, ways) for points, ways in counts.items()]
            self._results[column, lead] = found
        return found

    def _decided(
        self, number: int, loser: int, pair: Pair, points: tuple[int, int], weight: int
    ) -> None:
        """One side has lost the round: it stands, or it retreats."""
        winner = 1 - loser
        after = _pair(loser, pair[loser].lose(0), pair[winner].lose(points[winner]))
        if self._stands(number, loser, after):
            self._stand(number, loser, pair, points, weight)
        else:
            self._retreat(loser, pair, after, points[winner], weight)

    def _stands(self, number: int, loser: int, after: Pair) -> bool:
        if loser != self._attacker and (self._in_fort or not after[loser].flags):
            return True
        if number >= self._last and not self._in_fort:
            return False
        own, enemy = after[loser].strength, after[1 - loser].strength
        return self._decisions.stands(loser, own, enemy)

    def _stand(
        self, number: int, loser: int, pair: Pair, points: tuple[int, int], weight: int
    ) -> None:
        """He takes his number and strikes back, if he is free to."""
        after = (pair[0].lose(points[0]), pair[1].lose(points[1]))
        is_bound = loser != self._attacker and (not self._is_free or not after[loser].flags)
        for left, part in self._rolled(number, pair, after, weight):
            if is_bound or number >= self._last:
                self._renew(number, loser, left, part, True)
            else:
                self._next(number, loser, left, part)

    def _rolled(
        self, number: int, before: Pair, after: Pair, weight: int
    ) -> Iterator[tuple[Pair, int]]:
        """Both after the rolls for leaders of a side that lost enough in the round [4.6]."""
        french, austrian = (
            self._settled(number, new, new.loss - old.loss, self._part(weight))
            for old, new in zip(before, after, strict=True)
        )
        yield from self._pairs(french, austrian, weight)

    def _part(self, weight: int) -> float:
        """The part of this weight that may be left out, rounded so that few parts are asked for."""
        if not self._least:
            return 0.0
        powers = (weight // self._least).bit_length() // COARSE + 1
        return float(0.5 ** (powers * COARSE))

    def _settled(self, number: int, party: Party, lost: int, least: float) -> Settled:
        if lost < self._charts.leader_loss_steps:
            return party.itself()
        if number + 1 == self._last:
            return party.rolled_for_last(least)
        return party.rolled(least)

    def _pairs(self, french: Settled, austrian: Settled, weight: int) -> Iterator[tuple[Pair, int]]:
        """Every pair with its part of the weight; what is left out goes to the likeliest."""
        self._left_out += (french.left_out + austrian.left_out) * (weight / self._whole)
        likeliest = french.shares[0], austrian.shares[0]
        left = weight - likeliest[1].of(likeliest[0].of(weight))
        for one in french.shares:
            part = one.of(weight)
            for other in austrian.shares:
                if (one, other) == likeliest:
                    continue
                share = other.of(part)
                if share < self._least:
                    break
                left -= share
                yield (one.party, other.party), share
            if part < self._least:
                break
        self._left_out += left / self._whole
        rest = likeliest[1].of(likeliest[0].of(weight)) + left
        yield (likeliest[0].party, likeliest[1].party), rest

    def _renew(self, number: int, striker: int, pair: Pair, weight: int, goes_on: bool) -> None:
        """After an even round, or before walls that held: go on or break off."""
        if pair[0].steps == 0 or pair[1].steps == 0:
            self._next(number, striker, pair, weight)
            return
        if number >= self._last:
            self._retreated(self._attacker, pair, weight)
            return
        if goes_on:
            striker = self._attacker
        own, enemy = pair[striker].strength, pair[1 - striker].strength
        if self._decisions.renews(striker, own, enemy):
            self._next(number, striker, pair, weight)
        else:
            self._retreated(striker, pair, weight)

    def _next(self, number: int, striker: int, pair: Pair, weight: int) -> None:
        """The next round, unless a side has no steps left."""
        for side in (self._attacker, 1 - self._attacker):
            if pair[side].steps == 0:
                self._retreated(side, pair, weight)
                return
        if number + 1 == self._last:
            pair = pair[0].last(), pair[1].last()
        self._rounds[number + 1][striker, *pair] += weight

    # -- retreat and pursuit [14.6] --------------------------------------------------------------

    def _retreat(self, loser: int, before: Pair, pair: Pair, least: int, weight: int) -> None:
        """He loses what the pursuit takes, at least the winner's number."""
        winner = 1 - loser
        if not self._is_free or not pair[winner].flags:
            self._pursued(loser, before, pair, least, weight)
            return
        for one in self._known(winner, pair[winner], weight).shares:
            after = _pair(loser, pair[loser], one.party)
            for hexes, ways in self._hexes(one.party, pair[loser]).items():
                part = one.of(weight) * ways // 6
                self._pursued(loser, before, after, max(hexes, least), part)

    def _known(self, side: int, party: Party, weight: int) -> Settled:
        """His Initiative counts: another may command since a force was destroyed."""
        if party.commander not in party.open:
            return party.itself()
        found = self._sides[side].known(party, self._part(weight))
        self._left_out += found.left_out * (weight / self._whole)
        return found

    def _hexes(self, winner: Party, loser: Party) -> dict[int, int]:
        added = int(cavalry_modifier(self._state, winner.cavalry, loser.cavalry))
        added += int(weather.on_pursuit(self._state))
        found: dict[int, int] = defaultdict(int)
        for pips in PIPS:
            found[int(strength.hexes(self._state, winner.initiative, pips + added))] += 1
        return found

    def _pursued(self, loser: int, before: Pair, pair: Pair, points: int, weight: int) -> None:
        beaten = pair[loser].lose(points)
        after = _pair(loser, beaten, pair[1 - loser])
        if not beaten.trapped():
            self._retreated(loser, after, weight)
            return
        for left, part in self._rolled(0, before, after, weight):
            self._retreated(loser, left, part)

    def _retreated(self, loser: int, pair: Pair, weight: int) -> None:
        lost = [party.loss for party in pair]
        lost[loser] += pair[loser].trapped()
        self._ends[1 - loser, lost[0], lost[1]] += weight


def _pair(side: int, own: Party, other: Party) -> Pair:
    return (other, own) if side else (own, other)


def _battle(state: State) -> Battle:
    battle = state.battle
    assert battle is not None
    return battle
