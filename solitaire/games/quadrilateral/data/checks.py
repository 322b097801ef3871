"""Compares the files with each other: the map with itself, the set-ups with leaders and map."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

from solitaire.games.quadrilateral.data.model import STARTS

if TYPE_CHECKING:
    from solitaire.games.quadrilateral.data.reading import Draft

TURNS = 93
PARAGRAPHS = 61
CROSSING_LIMIT = 63
"""Crossings are the bits of one integer."""


def check(draft: Draft) -> None:
    if draft.places.complete and draft.links.complete:
        _check_map(draft)
    if draft.leaders.complete and draft.setups.complete:
        _check_setups(draft)
    if draft.communications.complete:
        _check_communications(draft)
    _check_calendar(draft)
    _check_paragraphs(draft)


def _check_map(draft: Draft) -> None:
    for row, place in draft.places:
        wanted = _number(draft, f"forage.{place.terrain}")
        wanted += _number(draft, f"forage.{place.size}")
        if place.forage != wanted:
            row.problem(f"forage is {place.forage}", f"By tables.toml it is {wanted}")
    seen: set[frozenset[str]] = set()
    for row, link in draft.links:
        ends = frozenset((link.a, link.b))
        if len(ends) < 2 or ends in seen:
            row.problem(f"the link {link.a}-{link.b} leads nowhere or stands twice", "Remove it")
        seen.add(ends)
        if bool(link.river) != bool(link.crossing):
            row.problem("river and crossing do not agree", "Fill in both or neither")
        if link.is_near != (link.hexes <= 2):
            row.problem(f"near is wrong for {link.hexes} hexes", "Near links have 1 or 2 hexes")
    _unique(draft, "places.csv", [place.id for place in draft.places.items])
    if sum(1 for link in draft.links.items if link.crossing) > CROSSING_LIMIT:
        draft.reader.note("links.csv", "there are too many crossings", "Keep at most 63")
    for wanted_place in ("mantova", "citadella", "favorita", "cerese"):
        if wanted_place not in {place.id for place in draft.places.items}:
            draft.reader.note("places.csv", f"{wanted_place} is missing", "The siege needs it")
    _check_connected(draft)


def _check_connected(draft: Draft) -> None:
    neighbours: dict[str, list[str]] = {place.id: [] for place in draft.places.items}
    for link in draft.links.items:
        neighbours.setdefault(link.a, []).append(link.b)
        neighbours.setdefault(link.b, []).append(link.a)
    reached = {draft.places.items[0].id}
    open_places = list(reached)
    while open_places:
        for there in neighbours[open_places.pop()]:
            if there not in reached:
                reached.add(there)
                open_places.append(there)
    for row, place in draft.places:
        if place.id not in reached:
            row.problem(f"no road leads to {place.id}", "Add a link to links.csv")


def _check_setups(draft: Draft) -> None:
    _unique(draft, "leaders.csv", [leader.id for leader in draft.leaders.items])
    if len(draft.leaders.items) > 63:
        draft.reader.note("leaders.csv", "there are too many leaders", "Keep at most 63")
    sides = [leader.side for leader in draft.leaders.items]
    if sum(a != b for a, b in itertools.pairwise(sides)) > 1:
        draft.reader.note("leaders.csv", "the sides are mixed", "List one side after the other")
    side_by_leader = {leader.id: leader.side for leader in draft.leaders.items}
    for start in STARTS:
        placed: Counter[str] = Counter()
        for row, force in draft.setups:
            if force.start != start:
                continue
            placed.update(force.leaders)
            for name in force.leaders:
                if side_by_leader.get(name) != force.side:
                    row.problem(f"{name} is no {force.side} leader", "Use a leader of its side")
        for row, leader in draft.leaders:
            wanted = int(leader.state_by_start[start] == "on")
            if placed[leader.id] != wanted:
                message = f"{leader.id} stands in {placed[leader.id]} forces of {start}"
                row.problem(message, f"His state there asks for {wanted}")


def _check_communications(draft: Draft) -> None:
    for side in ("french", "austrian"):
        own = [one for one in draft.communications.items if one.side == side]
        for start in STARTS:
            sources = sum(start in one.source_at for one in own)
            centers = sum(start in one.center_by_start for one in own)
            if (sources, centers) != (1, 1):
                message = f"{side} has {sources} sources and {centers} centers at {start}"
                draft.reader.note("communications.csv", message, "Name one of each")
    listed = {one.place for one in draft.communications.items}
    for row, place in draft.places:
        if bool(place.source) != (place.id in listed):
            row.problem("source does not agree with communications.csv", "Change one of them")


def _check_calendar(draft: Draft) -> None:
    if draft.calendar.complete and [one.number for one in draft.calendar.items] != list(
        range(1, TURNS + 1)
    ):
        draft.reader.note("calendar.csv", "the turns do not run from 1 to 93", "Restore them")


def _check_paragraphs(draft: Draft) -> None:
    numbers = {one.number for one in draft.paragraphs}
    for number in range(1, PARAGRAPHS + 1):
        if f"E{number}" not in numbers:
            draft.reader.note("game.toml", f"E{number} is not listed", "Add a [[paragraphs]] part")


def _number(draft: Draft, name: str) -> int:
    return draft.numbers.get(name, (0,))[0]


def _unique(draft: Draft, file: str, ids: Iterable[str]) -> None:
    for one, times in Counter(ids).items():
        if times > 1:
            draft.reader.note(file, f"the id {one!r} stands {times} times", "Keep one of them")
