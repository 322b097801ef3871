"""A movement phase as a paragraph: who marched where, whom it met, what the hard marching cost."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from solitaire.bits import members
from solitaire.games.castiglione.core import events as kinds
from solitaire.games.castiglione.core.board import Board
from solitaire.games.castiglione.core.events import Happened
from solitaire.games.castiglione.story.forces import (
    HITS,
    UNITS,
    Force,
    army,
    counted,
    nation,
    sentence,
    told,
)
from solitaire.games.castiglione.terms import KILLED, NOWHERE
from solitaire.games.castiglione.text.titles import area_text, listed
from solitaire.text import Text, capital, filled, joined, marked, text

Turns = Callable[[str, Sequence[str]], str]

QUIET_MARCHES: Final = 4
"""Marches that meet nobody and are told, the greatest."""
_TO_CONTACT: Final = (
    marked("{forces} {march} on {place}."),
    marked("{forces} {close} in on {place}."),
    marked("{forces} {make} for {place} and {meet} the enemy there."),
    marked("{place} is the goal of {forces}."),
)
_QUIET: Final = (
    marked("Elsewhere {first} {march} to {place}"),
    marked("Meanwhile {first} {move} to {place}"),
    marked("Behind them {first} {go} to {place}"),
    marked("Away from the enemy {first} {move} to {place}"),
)
_UNDISTURBED: Final = (
    marked("{first} {march} to {place}"),
    marked("Undisturbed, {first} {move} to {place}"),
    marked("{first} {shift} to {place}"),
)
_HARDSHIP: Final = (
    marked("The hard marching costs {hits}."),
    marked("Tired feet: {hits}."),
    marked("The roads take their toll, {hits}."),
)
_SHORT: Final = (
    marked("{who} {was} to make {goal} by forced march and {is_} still on the road."),
    marked("{who} {is_} driven hard and still {fall} of {goal}."),
    marked("The forced march of {who} to {goal} fails."),
)


_SCOUTS: Final = (
    marked("Scouts look into {places}."),
    marked("Patrols ride out to {places}."),
    marked("The light horse takes a look at {places}."),
)
_RUMOURS: Final = (
    marked("A false column dissolves at {places}."),
    marked("What was said to march on {places} was only talk."),
    marked("At {places} a rumour comes to its end."),
)
_VERBS: Final = {
    "march": (text("marches"), text("march")),
    "close": (text("closes"), text("close")),
    "make": (text("makes"), text("make")),
    "meet": (text("meets"), text("meet")),
    "go": (text("goes"), text("go")),
    "move": (text("moves"), text("move")),
    "shift": (text("shifts"), text("shift")),
    "was": (text("was"), text("were")),
    "is_": (text("is"), text("are")),
    "fall": (text("falls short"), text("fall short")),
}
"""Of one, and of several."""
_WORKS: Final = {
    kinds.BRIDGE_DOWN: marked("{who} breaks down the bridge between {one} and {other}."),
    kinds.BRIDGE_MENDED: marked("{who} mends the bridge between {one} and {other}."),
}
_LOST: Final = (marked("{who} is lost in {place}."), marked("{who} are lost in {place}."))
_KILLED: Final = (marked("{who} is lost."), marked("{who} are lost."))
_ESCAPED: Final = (
    marked("{who} slips away from {start} to {place}."),
    marked("{who} slip away from {start} to {place}."),
)
_DEAF: Final = (
    marked("Out of command, {who} gets no orders."),
    marked("Out of command, {who} get no orders."),
)


def _agreeing(are_many: bool) -> dict[str, Text]:
    """The verbs of the wordings, of one or of several."""
    return {name: forms[are_many] for name, forms in _VERBS.items()}


@dataclass
class _March:
    origin: int
    end: int
    goal: int = NOWHERE


class Marches:
    """What was seen of one side's movement."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self._marches: dict[tuple[int, int], _March] = {}
        """By side and local number."""
        self._contacts: dict[int, None] = {}
        self._events: list[Happened] = []

    def add(self, event: Happened) -> None:
        self._events.append(event)
        if event.kind == kinds.CONTACT:
            self._contacts[int(event.area)] = None
        for local in members(event.counters):
            key = (int(event.side), local)
            if event.kind == kinds.STEPPED:
                march = self._marches.setdefault(key, _March(int(event.area), int(event.other)))
                march.end = int(event.other)
            elif event.kind == kinds.FORCED_DECLARED:
                march = self._marches.setdefault(key, _March(int(event.area), int(event.area)))
                march.goal = int(event.other)

    def __bool__(self) -> bool:
        return bool(self._events)

    def text(self, turns: Turns) -> Text:
        groups = self._groups()
        met = [place for place in groups if place in self._contacts]
        quiet = [place for place in groups if place not in self._contacts]
        quiet = [place for place in quiet if self._is_told(groups[place])][:QUIET_MARCHES]
        sentences = [self._contact(place, groups[place], turns) for place in met]
        sentences += self._quiet({place: groups[place] for place in quiet}, bool(met), turns)
        sentences += [*self._failures(turns), *self._works(), *self._encounters(turns)]
        return told(sentences)

    # -- marches ----------------------------------------------------------------------------------

    def _groups(self) -> dict[int, dict[int, Force]]:
        """The forces that came to each place, by where they came from; the greatest first."""
        found: dict[int, dict[int, dict[int, list[int]]]] = {}
        for (side, local), march in self._marches.items():
            if march.end != march.origin:
                by_origin = found.setdefault(march.end, {}).setdefault(march.origin, {})
                by_origin.setdefault(side, []).append(local)
        groups = {
            place: {
                origin: Force(self._board, side, locals_)
                for origin, by_side in origins.items()
                for side, locals_ in by_side.items()
            }
            for place, origins in found.items()
        }
        kept = {
            place: {origin: force for origin, force in forces.items() if force}
            for place, forces in groups.items()
        }
        order = sorted(
            kept, key=lambda place: -sum(len(one.locals) for one in kept[place].values())
        )
        return {place: kept[place] for place in order if kept[place]}

    def _is_told(self, forces: dict[int, Force]) -> bool:
        count = sum(len(force.units) for force in forces.values())
        return count >= 2 or any(force.leaders for force in forces.values())

    def _told(self, forces: dict[int, Force]) -> Text:
        return listed(
            [
                text("{force} from {place}", force=force.text(), place=self._title(origin))
                for origin, force in forces.items()
            ]
        )

    def _verbs(self, forces: dict[int, Force]) -> dict[str, Text]:
        return _agreeing(len(forces) > 1 or any(force.is_many for force in forces.values()))

    def _contact(self, place: int, forces: dict[int, Force], turns: Turns) -> Text:
        values = {"forces": self._told(forces), "place": self._title(place)}
        wording = turns("contact", _TO_CONTACT)
        return capital(filled(wording, values | self._verbs(forces)))

    def _quiet(
        self, groups: dict[int, dict[int, Force]], is_second: bool, turns: Turns
    ) -> list[Text]:
        """Marches that meet nobody, in one sentence."""
        if not groups:
            return []
        (place, forces), *others = groups.items()
        kind, wordings = ("quiet", _QUIET) if is_second else ("undisturbed", _UNDISTURBED)
        values = {"first": self._told(forces), "place": self._title(place)}
        first = filled(turns(kind, wordings), values | self._verbs(forces))
        more = [
            text("{force} to {place}", force=self._told(one), place=self._title(to))
            for to, one in others
        ]
        return [sentence(joined([first, *more], marked("; ")))]

    def _failures(self, turns: Turns) -> list[Text]:
        found = []
        short: dict[int, list[tuple[int, int]]] = {}
        for (side, local), march in self._marches.items():
            if march.goal != NOWHERE and march.end != march.goal:
                short.setdefault(march.goal, []).append((side, local))
        for goal, who in short.items():
            force = Force(self._board, who[0][0], [local for _, local in who])
            if not force:
                continue
            values = {"who": force.names(), "goal": self._title(goal)}
            wording = turns("short", _SHORT)
            found.append(capital(filled(wording, values | _agreeing(force.are_many))))
        if len(found) > 2:
            found = [
                text(
                    "{units} fall short of {goals}, hard as they are driven.",
                    units=capital(counted(sum(map(len, short.values())), UNITS)),
                    goals=listed([self._title(goal) for goal in short]),
                )
            ]
        hits = sum(1 for event in self._events if event.kind == kinds.HIT)
        if hits:
            found.append(text(turns("hardship", _HARDSHIP), hits=counted(hits, HITS)))
        return [*found, *self._orders_lost()]

    def _orders_lost(self) -> list[Text]:
        deaf = [event for event in self._events if event.kind == kinds.ORDER_FAILED]
        forces = [Force(self._board, int(one.side), members(one.counters)) for one in deaf]
        names = [force.names() for force in forces if force]
        if not names:
            return []
        if len(names) > 3:
            units = capital(counted(len(names), UNITS))
            return [text("{units} out of command get no orders.", units=units)]
        are_many = len(names) > 1 or forces[0].are_many
        return [text(_DEAF[are_many], who=listed(names))]

    # -- what else --------------------------------------------------------------------------------

    def _works(self) -> list[Text]:
        found = []
        for event in self._events:
            if event.kind in (kinds.BRIDGE_DOWN, kinds.BRIDGE_MENDED):
                who = Force(self._board, int(event.side), members(event.counters)).names()
                one, other = map(self._title, self._board.bridge_ends[event.other])
                who = capital(who or text("somebody"))
                found.append(text(_WORKS[event.kind], who=who, one=one, other=other))
        return found

    def _encounters(self, turns: Turns) -> list[Text]:
        found = []
        for event in self._events:
            where = self._title(event.area)
            if event.kind == kinds.OVERRUN:
                found.append(self._overrun(event))
            elif event.kind == kinds.GONE and event.counters:
                force = Force(self._board, int(event.side), members(event.counters))
                lost = text(_LOST[force.are_many], who=force.names(), place=where)
                found.append(capital(lost))
            elif event.kind == kinds.CONTROL_CHANGED:
                side = nation(int(event.side))
                found.append(text("{place} changes hands and is {side}.", place=where, side=side))
        return list(dict.fromkeys([*found, *self._escapes(), *self._scouts(turns)]))

    def _overrun(self, event: Happened) -> Text:
        who, where = capital(army(int(event.side))), self._title(event.area)
        if not event.amount:
            return text("{army} ride over {place}.", army=who, place=where)
        odds = int(event.amount)
        return text("{army} ride over {place} at {odds} to 1.", army=who, place=where, odds=odds)

    def _escapes(self) -> list[Text]:
        """Who got out of the enemy's way, together where they went together."""
        ways: dict[tuple[int, int, int], list[int]] = {}
        for event in self._events:
            if event.kind in (kinds.WITHDREW, kinds.FLED):
                way = (int(event.side), int(event.area), int(event.other))
                ways.setdefault(way, []).extend(members(event.counters))
        found = []
        for (side, origin, end), locals_ in ways.items():
            force = Force(self._board, side, locals_)
            if not force:
                continue
            template = (_KILLED if end == KILLED else _ESCAPED)[force.are_many]
            words = text(
                template, who=force.names(), start=self._title(origin), place=self._title(end)
            )
            found.append(capital(words))
        return found

    def _title(self, area: int) -> Text:
        return area_text(self._board, area)

    def _scouts(self, turns: Turns) -> list[Text]:
        seen = [self._title(one.area) for one in self._events if one.kind == kinds.SCOUTED]
        places = list(dict.fromkeys(seen))
        found = [text(turns("scouts", _SCOUTS), places=listed(places))] if places else []
        gone = [self._title(one.area) for one in self._events if one.kind == kinds.DUMMIES_GONE]
        rumours = list(dict.fromkeys(gone))
        if rumours:
            found.append(text(turns("rumours", _RUMOURS), places=listed(rumours)))
        return found
