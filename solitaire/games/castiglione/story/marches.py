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
    Force,
    army,
    begun,
    counted,
    listed,
    nation,
)
from solitaire.games.castiglione.terms import KILLED, NOWHERE
from solitaire.games.castiglione.text.titles import area_text

Turns = Callable[[str, Sequence[str]], str]

QUIET_MARCHES: Final = 4
"""Marches that meet nobody and are told, the greatest."""
_TO_CONTACT: Final = (
    "{forces} {march} on {place}.",
    "{forces} {close} in on {place}.",
    "{forces} {make} for {place} and {meet} the enemy there.",
    "{place} is the goal of {forces}.",
)
_QUIET: Final = (
    "Elsewhere {first} {march} to {place}",
    "Meanwhile {first} {move} to {place}",
    "Behind them {first} {go} to {place}",
    "Away from the enemy {first} {move} to {place}",
)
_UNDISTURBED: Final = (
    "{first} {march} to {place}",
    "Undisturbed, {first} {move} to {place}",
    "{first} {shift} to {place}",
)
_HARDSHIP: Final = (
    "The hard marching costs {hits}.",
    "Tired feet: {hits}.",
    "The roads take their toll, {hits}.",
)
_SHORT: Final = (
    "{who} {was} to make {goal} by forced march and {is_} still on the road.",
    "{who} {is_} driven hard and still {fall} short of {goal}.",
    "The forced march of {who} to {goal} fails.",
)


_SCOUTS: Final = (
    "Scouts look into {places}.",
    "Patrols ride out to {places}.",
    "The light horse takes a look at {places}.",
)
_RUMOURS: Final = (
    "A false column dissolves at {places}.",
    "What was said to march on {places} was only talk.",
    "At {places} a rumour comes to its end.",
)
_VERBS: Final = {
    "march": "marches",
    "close": "closes",
    "make": "makes",
    "meet": "meets",
    "go": "goes",
    "move": "moves",
    "shift": "shifts",
}


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

    def text(self, turns: Turns) -> str:
        groups = self._groups()
        met = [place for place in groups if place in self._contacts]
        quiet = [place for place in groups if place not in self._contacts]
        quiet = [place for place in quiet if self._is_told(groups[place])][:QUIET_MARCHES]
        sentences = [self._contact(place, groups[place], turns) for place in met]
        sentences += self._quiet({place: groups[place] for place in quiet}, bool(met), turns)
        sentences += [*self._failures(turns), *self._works(), *self._encounters(turns)]
        return " ".join(sentences)

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

    def _told(self, forces: dict[int, Force]) -> str:
        return listed(
            [
                f"{force.text()} from {area_text(self._board, origin)}"
                for origin, force in forces.items()
            ]
        )

    def _verbs(self, forces: dict[int, Force]) -> dict[str, str]:
        many = len(forces) > 1 or any(force.is_many for force in forces.values())
        if many:
            return {verb: verb for verb in _VERBS}
        return dict(_VERBS)

    def _contact(self, place: int, forces: dict[int, Force], turns: Turns) -> str:
        return begun(
            turns("contact", _TO_CONTACT).format(
                forces=self._told(forces),
                place=area_text(self._board, place),
                **self._verbs(forces),
            )
        )

    def _quiet(
        self, groups: dict[int, dict[int, Force]], is_second: bool, turns: Turns
    ) -> list[str]:
        """Marches that meet nobody, in one sentence."""
        if not groups:
            return []
        (place, forces), *others = groups.items()
        kind, wordings = ("quiet", _QUIET) if is_second else ("undisturbed", _UNDISTURBED)
        first = turns(kind, wordings).format(
            first=self._told(forces), place=area_text(self._board, place), **self._verbs(forces)
        )
        more = [f"{self._told(one)} to {area_text(self._board, to)}" for to, one in others]
        return [begun(f"{'; '.join([first, *more])}.")]

    def _failures(self, turns: Turns) -> list[str]:
        found = []
        short: dict[int, list[tuple[int, int]]] = {}
        for (side, local), march in self._marches.items():
            if march.goal != NOWHERE and march.end != march.goal:
                short.setdefault(march.goal, []).append((side, local))
        for goal, who in short.items():
            force = Force(self._board, who[0][0], [local for _, local in who])
            if not force:
                continue
            many = force.are_many
            found.append(
                begun(
                    turns("short", _SHORT).format(
                        who=force.names(),
                        goal=area_text(self._board, goal),
                        was="were" if many else "was",
                        is_="are" if many else "is",
                        fall="fall" if many else "falls",
                    )
                )
            )
        if len(found) > 2:
            goals = listed([area_text(self._board, goal) for goal in short])
            count = counted(sum(map(len, short.values())), "unit")
            found = [f"{begun(count)} fall short of {goals}, hard as they are driven."]
        hits = sum(1 for event in self._events if event.kind == kinds.HIT)
        if hits:
            found.append(turns("hardship", _HARDSHIP).format(hits=counted(hits, "hit")))
        return [*found, *self._orders_lost()]

    def _orders_lost(self) -> list[str]:
        deaf = [event for event in self._events if event.kind == kinds.ORDER_FAILED]
        forces = [Force(self._board, int(one.side), members(one.counters)) for one in deaf]
        names = [force.names() for force in forces if force]
        if not names:
            return []
        if len(names) > 3:
            return [f"{begun(counted(len(names), 'unit'))} out of command get no orders."]
        if len(names) == 1 and forces[0].are_many:
            return [f"Out of command, {names[0]} get no orders."]
        return [f"Out of command, {listed(names)} {'get' if len(names) > 1 else 'gets'} no orders."]

    # -- what else --------------------------------------------------------------------------------

    def _works(self) -> list[str]:
        found = []
        for event in self._events:
            if event.kind in (kinds.BRIDGE_DOWN, kinds.BRIDGE_MENDED):
                who = Force(self._board, int(event.side), members(event.counters)).names()
                one, other = self._board.bridge_ends[event.other]
                ends = f"{area_text(self._board, one)} and {area_text(self._board, other)}"
                verb = "breaks down" if event.kind == kinds.BRIDGE_DOWN else "mends"
                found.append(f"{begun(who or 'somebody')} {verb} the bridge between {ends}.")
        return found

    def _encounters(self, turns: Turns) -> list[str]:
        found = []
        for event in self._events:
            where = area_text(self._board, event.area)
            if event.kind == kinds.OVERRUN:
                odds = f" at {int(event.amount)} to 1" if event.amount else ""
                found.append(f"{begun(army(int(event.side)))} ride over {where}{odds}.")
            elif event.kind == kinds.GONE and event.counters:
                found.append(f"{begun(self._lost(event))} in {where}.")
            elif event.kind == kinds.CONTROL_CHANGED:
                found.append(f"{where} changes hands and is {nation(int(event.side))}.")
        return list(dict.fromkeys([*found, *self._escapes(), *self._scouts(turns)]))

    def _lost(self, event: Happened) -> str:
        force = Force(self._board, int(event.side), members(event.counters))
        return f"{force.names()} {'are' if force.are_many else 'is'} lost"

    def _escapes(self) -> list[str]:
        """Who got out of the enemy's way, together where they went together."""
        ways: dict[tuple[int, int, int], list[int]] = {}
        for event in self._events:
            if event.kind in (kinds.WITHDREW, kinds.FLED):
                way = (int(event.side), int(event.area), int(event.other))
                ways.setdefault(way, []).extend(members(event.counters))
        found = []
        for (side, origin, end), locals_ in ways.items():
            force = Force(self._board, side, locals_)
            if force and end == KILLED:
                found.append(f"{begun(force.names())} {'are' if force.are_many else 'is'} lost.")
            elif force:
                verb = "slip" if force.are_many else "slips"
                where = f"{self._title(origin)} to {self._title(end)}"
                found.append(f"{begun(force.names())} {verb} away from {where}.")
        return found

    def _title(self, area: int) -> str:
        return area_text(self._board, area)

    def _scouts(self, turns: Turns) -> list[str]:
        seen = [self._title(one.area) for one in self._events if one.kind == kinds.SCOUTED]
        places = list(dict.fromkeys(seen))
        found = [turns("scouts", _SCOUTS).format(places=listed(places))] if places else []
        gone = [self._title(one.area) for one in self._events if one.kind == kinds.DUMMIES_GONE]
        rumours = list(dict.fromkeys(gone))
        if rumours:
            found.append(turns("rumours", _RUMOURS).format(places=listed(rumours)))
        return found
