"""One battle as a paragraph: who met whom, who came to the guns, how it went and why it ended."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from solitaire.bits import members
from solitaire.games.castiglione.core import events as kinds
from solitaire.games.castiglione.core.board import Board
from solitaire.games.castiglione.core.events import Happened
from solitaire.games.castiglione.story.forces import (
    Force,
    army,
    begun,
    counted,
    listed,
    nation,
    number_word,
)
from solitaire.games.castiglione.terms import GARRISON, KILLED, SIDE_SIZE
from solitaire.games.castiglione.text.titles import area_text

Turns = Callable[[str, Sequence[str]], str]
"""Gives the wordings of a kind in turn, so that the same one does not come twice in a row."""

_OPENINGS: Final = (
    "{place}: {attacker} {fall} upon {defender}, {odds}.",
    "At {place} {attacker} {meet} {defender}, {odds}.",
    "{place}, where {defender} {hold}, is stormed by {attacker}: {odds}.",
    "{attacker} {go} in at {place} against {defender}, {odds}.",
    "{place}: {defender} must face {attacker}, {odds}.",
)
_FIRST_ROUNDS: Final = (
    "The first volleys cost {defender} {suffered} and {attacker} {inflicted}.",
    "The first onset takes {suffered} from {defender}, {inflicted} from {attacker}.",
    "In the first hours {defender} take {suffered}, {attacker} {inflicted}.",
)
_SECOND_ROUNDS: Final = (
    "Nobody gives way; then it is {suffered} more for {defender} and {inflicted} for {attacker}.",
    "They go at it again: {suffered} on {defender}, {inflicted} on {attacker}.",
    "A second round follows and takes {suffered} from {defender}, {inflicted} from {attacker}.",
)
_LOST: Final = (
    "{Side} have the worse of it, {suffered} to {inflicted},",
    "By the count of hits, {suffered} to {inflicted}, the day goes against {side}",
    "{Side} are beaten, {suffered} hits to {inflicted},",
)
_BROKEN_OFF: Final = (
    "{Side} have seen enough",
    "{Side} do not stay for more",
    "{Side} give up the field",
    "{Side} think better of it",
)
_RETREATS: Final = ("fall back to {places}", "retire on {places}", "draw off to {places}")
_PURSUITS: Final = (
    "The {horse} cavalry rides after them: {hits} more.",
    "On the road {horse} sabres find them, {hits}.",
    "The pursuit by the {horse} cavalry brings {hits}.",
)


_DESTROYED: Final = (
    "{Side} have no way out: all that stood there is lost.",
    "{Side} find every road closed and nothing of the force is left.",
)
_DEAF: Final = (
    "{hear} the guns and {stay} away",
    "{hear} the firing but {stay} where the orders said",
    "{stay} deaf to the cannonade",
)
_TAKEN: Final = ("{place} is {nation} now.", "With that {place} becomes {nation}.")


def _hits(number: int) -> str:
    return counted(number, "hit") if number else "nothing"


def _count(number: int) -> str:
    return number_word(number) if number else "none"


class Battle:
    def __init__(self, board: Board, event: Happened, attackers: Force, defenders: Force) -> None:
        self._board = board
        self.area = int(event.area)
        self.attacker = int(event.side)
        self.strengths = (int(event.amount), int(event.other))
        self.loser = -1
        self.losses: list[tuple[int, int]] = []
        """Side and local number of what was eliminated."""
        self._forces = (attackers, defenders)
        self._events: list[Happened] = []

    def add(self, event: Happened) -> None:
        self._events.append(event)
        if event.kind == kinds.GONE:
            self.losses += [(int(event.side), one) for one in members(event.counters)]
        if event.kind in (kinds.LOST_BATTLE, kinds.BROKE_OFF, kinds.DESTROYED):
            self.loser = int(event.side)

    @property
    def beaten(self) -> int:
        """Who lost: who gave way, or who alone had something destroyed; -1 if nobody did."""
        sides = {side for side, _ in self.losses}
        return self.loser if self.loser >= 0 or len(sides) != 1 else sides.pop()

    @property
    def place(self) -> str:
        return area_text(self._board, self.area)

    def text(self, turns: Turns) -> str:
        sentences = [
            self._opening(turns),
            *self._arrivals(turns),
            *self._guns(),
            *self._rounds(turns),
        ]
        sentences += [*self._fallen(), *self._end(turns), *self._aftermath(turns)]
        return " ".join(sentences)

    # -- before the fight -------------------------------------------------------------------------

    def _opening(self, turns: Turns) -> str:
        attackers, defenders = self._forces
        many = attackers.is_many
        attack, defence = self.strengths
        return begun(
            turns("opening", _OPENINGS).format(
                place=self.place,
                attacker=attackers.text() or army(self.attacker),
                defender=defenders.text() or army(1 - self.attacker),
                odds=f"{attack} strength {'point' if attack == 1 else 'points'} against {defence}",
                fall="fall" if many else "falls",
                meet="meet" if many else "meets",
                go="go" if many else "goes",
                hold="hold" if defenders.is_many else "holds",
            )
        )

    def _of(self, *wanted: int) -> list[Happened]:
        return [event for event in self._events if event.kind in wanted]

    def _arrivals(self, turns: Turns) -> list[str]:
        found = []
        came = self._of(kinds.CALLED_IN)
        rode = [one for one in self._of(kinds.STEPPED) if one.other == self.area]
        for side in (self.attacker, 1 - self.attacker):
            own = [one for one in came if one.side == side and one.counters]
            force, places = self._gathered(side, own)
            if force:
                verb = "march" if force.are_many else "marches"
                found.append(f"{begun(force.names())} {verb} to the sound of the guns{places}.")
            riders = [one for one in rode if one.side == side and one.counters]
            late = Force(self._board, side, sorted(self._locals(riders) - self._locals(own)))
            if late:
                verb = "hurry" if late.are_many else "hurries"
                fresh = [one for one in riders if self._locals([one]) & set(late.locals)]
                found.append(f"{begun(late.names())} {verb} up{self._gathered(side, fresh)[1]}.")
            deaf = [one for one in self._of(kinds.NOT_CALLED_IN) if one.side == side]
            absent = Force(self._board, side, sorted(self._locals(deaf)))
            if absent:
                verbs = ("hear", "stay") if absent.are_many else ("hears", "stays")
                told = turns("deaf", _DEAF).format(hear=verbs[0], stay=verbs[1])
                found.append(f"{begun(absent.names())} {told}.")
        return found

    def _locals(self, events: Sequence[Happened]) -> set[int]:
        return {one for event in events for one in members(event.counters)}

    def _gathered(self, side: int, events: Sequence[Happened]) -> tuple[Force, str]:
        force = Force(self._board, side, sorted(self._locals(events)))
        areas = dict.fromkeys(area_text(self._board, one.area) for one in events)
        return force, f" from {listed(list(areas))}" if any(areas) else ""

    def _guns(self) -> list[str]:
        hits = {0: 0, 1: 0}
        for one in self._of(kinds.BOMBARDED):
            hits[int(one.side)] += int(one.amount)
        told = [
            f"the {nation(side)} guns score {counted(amount, 'hit')}"
            for side, amount in hits.items()
            if amount
        ]
        return [f"{begun(listed(told))}."] if told else []

    # -- the fight --------------------------------------------------------------------------------

    def _rounds(self, turns: Turns) -> list[str]:
        scored: list[dict[int, int]] = []
        for one in self._of(kinds.FOUGHT):
            if not scored or int(one.side) in scored[-1]:
                scored.append({})
            scored[-1][int(one.side)] = int(one.amount)
        found = []
        for number, hits in enumerate(scored):
            if not any(hits.values()):
                found.append(
                    "The second round brings nothing."
                    if number
                    else "The first volleys do no harm."
                )
                continue
            wordings = _SECOND_ROUNDS if number else _FIRST_ROUNDS
            found.append(
                turns("second" if number else "first", wordings).format(
                    defender=army(1 - self.attacker),
                    attacker=army(self.attacker),
                    suffered=_hits(hits.get(self.attacker, 0)),
                    inflicted=_count(hits.get(1 - self.attacker, 0)),
                )
            )
        return found

    def _fallen(self) -> list[str]:
        before_pursuit = self._events
        for place, event in enumerate(self._events):
            if event.kind == kinds.PURSUED:
                before_pursuit = self._events[:place]
        return self._fallen_in(before_pursuit, "is destroyed", "are destroyed")

    def _fallen_in(self, events: Sequence[Happened], one: str, many: str) -> list[str]:
        found = []
        for side in (0, 1):
            locals_ = [
                local
                for event in events
                if event.kind == kinds.GONE and event.side == side
                for local in members(event.counters)
                if self._board.counter_kind[side * SIDE_SIZE + local] != GARRISON
            ]
            if len(locals_) < self._gone(events, side) and not locals_:
                found.append("The garrison lays down its arms.")
            force = Force(self._board, side, locals_)
            if force:
                found.append(f"{begun(force.names())} {many if force.are_many else one}.")
        for hurt in self._of(kinds.LEADER_HIT) if events is not self._events else []:
            force = Force(self._board, int(hurt.side), members(hurt.counters))
            found.append(f"{force.names()} is {'killed' if hurt.other == KILLED else 'wounded'}.")
        return found

    def _gone(self, events: Sequence[Happened], side: int) -> int:
        gone = [one for one in events if one.kind == kinds.GONE and one.side == side]
        return sum(len(members(one.counters)) for one in gone)

    # -- how it ends ------------------------------------------------------------------------------

    def _end(self, turns: Turns) -> list[str]:
        if self.loser < 0:
            return []
        lost = self._of(kinds.LOST_BATTLE)
        if self._of(kinds.DESTROYED):
            return [turns("destroyed", _DESTROYED).format(Side=begun(army(self.loser)))]
        if lost and lost[-1].amount == lost[-1].other:
            clause = f"It is {int(lost[-1].amount)} hits each, but {army(self.loser)} must give way"
        elif lost:
            clause = turns("lost", _LOST).format(
                Side=begun(army(self.loser)),
                side=army(self.loser),
                suffered=int(lost[-1].amount),
                inflicted=int(lost[-1].other),
            )
        else:
            clause = turns("off", _BROKEN_OFF).format(Side=begun(army(self.loser)))
        retreat = self._retreat(turns)
        joined = clause.removesuffix(",")
        if retreat and "goes against" not in clause:
            joined = f"{clause} and {retreat}"
        if retreat and "goes against" in clause:
            joined = f"{clause}, who {retreat}"
        surprise = self._surprise()
        return [f"{surprise}{joined[:1].lower() + joined[1:] if surprise else joined}."]

    def _surprise(self) -> str:
        attack, defence = self.strengths
        own, other = (attack, defence) if self.loser == self.attacker else (defence, attack)
        came = any(one.side != self.loser for one in self._of(kinds.CALLED_IN))
        if own >= 2 * other and own >= 4 and not came:
            return (
                "Against all odds, " if self._of(kinds.LOST_BATTLE) else "For all their numbers, "
            )
        return ""

    def _retreat(self, turns: Turns) -> str:
        ways = [one for one in self._of(kinds.RETREATED) if one.side == self.loser and one.counters]
        ended = dict.fromkeys(area_text(self._board, one.other) for one in ways)
        left = {area_text(self._board, one.area) for one in ways}
        places = [place for place in ended if place not in left] or list(ended)
        return turns("retreat", _RETREATS).format(places=listed(places)) if any(places) else ""

    def _aftermath(self, turns: Turns) -> list[str]:
        found = []
        for one in self._of(kinds.CUT_THROUGH):
            if one.amount:
                where = area_text(self._board, one.area)
                found.append(f"Their way through {where} costs {counted(int(one.amount), 'hit')}.")
        pursuits = self._of(kinds.PURSUED)
        for one in pursuits:
            horse = nation(int(one.side))
            if one.amount:
                hits = counted(int(one.amount), "hit")
                found.append(turns("pursuit", _PURSUITS).format(horse=horse, hits=hits))
            else:
                found.append(f"The {horse} cavalry rides after them and catches nobody.")
        if pursuits:
            place = self._events.index(pursuits[-1])
            found += self._fallen_in(
                self._events[place:], "is cut down in the flight", "are cut down in the flight"
            )
        found += [
            turns("taken", _TAKEN).format(
                place=area_text(self._board, one.area), nation=nation(int(one.side))
            )
            for one in self._of(kinds.CONTROL_CHANGED)
        ]
        return found
