"""Forces for the calculator as the map has them, as far as the viewer knows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from solitaire.bits import members
from solitaire.games.castiglione.core.views import View
from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.odds.forces import DEFENDER, ROLES
from solitaire.games.castiglione.present.names import area_title, side_title
from solitaire.games.castiglione.staff.ground import terrain_for
from solitaire.games.castiglione.terms import (
    AREA_LIMIT,
    DUMMY,
    GARRISON,
    NOWHERE,
    SIDES,
    counter_of,
)
from solitaire.presenting.odds_sheet import Filled, SeenStack
from solitaire.text import NOTHING, Text, text

BOARD: Final = RULES.board


@dataclass(frozen=True, slots=True)
class Stack:
    """Counters of one side in one area, as far as the viewer knows them."""

    side: int
    area: int
    counters: tuple[tuple[int, int], ...]
    """Counter and hits."""
    unknown: int = 0
    """Counters of which one cannot say who they are."""

    @property
    def id(self) -> str:
        return f"{SIDES[self.side]} {BOARD.area_names[self.area]}"

    @property
    def title(self) -> Text:
        many = len(self.counters) + self.unknown
        return text(
            "{side}, {place}: {counters}",
            side=side_title(self.side),
            place=area_title(self.area),
            counters=text("%n counters", singular="%n counter", count=many),
        )

    @property
    def names(self) -> str:
        """As the calculator reads them; capitals and spaces are welcome there."""
        names = [BOARD.counter_names[one].replace("_", " ").title() for one, _ in self.counters]
        hits = [f":{hits}" if hits else "" for _, hits in self.counters]
        return ", ".join(name + hit for name, hit in zip(names, hits, strict=True))

    def marching(self) -> Stack:
        """Those of it that can attack: its garrison stays where it is [2.2.3]."""
        able = [one for one in self.counters if BOARD.counter_kind[one[0]] != GARRISON]
        return replace(self, counters=tuple(able))


def stacks_seen(views: Sequence[View]) -> list[Stack]:
    """Of each side, from its own view if there is one, else as the other side sees it."""
    found: list[Stack] = []
    for side in range(len(SIDES)):
        own = next((view for view in views if view.seat == side), None)
        found += _own_stacks(own) if own is not None else _seen_stacks(views[0])
    return [one for one in found if one.counters or one.unknown]


def seen(views: Sequence[View]) -> list[SeenStack]:
    return [SeenStack(one.id, one.title) for one in stacks_seen(views)]


def _own_stacks(view: View) -> list[Stack]:
    by_area: dict[int, list[tuple[int, int]]] = {}
    for local in members(BOARD.counters[view.seat]):
        counter, area = counter_of(view.seat, local), view.own[local]
        if area < AREA_LIMIT and BOARD.counter_kind[counter] != DUMMY:
            by_area.setdefault(area, []).append((counter, view.hits_of(local)))
    return [Stack(view.seat, area, tuple(found)) for area, found in sorted(by_area.items())]


def _seen_stacks(view: View) -> list[Stack]:
    enemy = 1 - view.seat
    known: dict[int, list[tuple[int, int]]] = {}
    unknown: dict[int, int] = {}
    for area, suspects, _, _, hits in view.slots:
        candidates = members(suspects)
        counter = counter_of(enemy, candidates[0])
        known.setdefault(area, [])
        if len(candidates) > 1:
            unknown[area] = unknown.get(area, 0) + 1
        elif BOARD.counter_kind[counter] != DUMMY:
            known[area].append((counter, 0 if hits == NOWHERE else hits))
    return [Stack(enemy, area, tuple(known[area]), unknown.get(area, 0)) for area in sorted(known)]


def prefilled(views: Sequence[View], place: str) -> Filled:
    """The combat that stands in an area, or may come to it, and what is not known of it."""
    view = views[0]
    battle = view.battle
    area = BOARD.area_by_name.get(place, NOWHERE)
    if battle is not None and not place:
        area = battle.area
    attacker = battle.attacker if battle is not None else view.clock.active
    there = {one.side: one for one in stacks_seen(views) if one.area == area}
    if len(there) == 1 and attacker in there:
        attacker = 1 - attacker  # whoever stands there alone is attacked
    sides = (attacker, 1 - attacker)
    forces = {
        role: there[side].names if side in there else ""
        for role, side in zip(ROLES, sides, strict=True)
    }
    terrain = terrain_for(BOARD, view, area, sides[1]) if area != NOWHERE else "clear"
    initiative = ROLES[sides.index(view.clock.initiative)]
    unknown = sum(one.unknown for one in there.values())
    return Filled({**forces, "terrain": terrain, "initiative": initiative}, _note(unknown))


def taken(role: str, views: Sequence[View], stack: str) -> Filled:
    """Attackers leave their garrison behind; defenders bring the ground they stand on."""
    found = next(one for one in stacks_seen(views) if one.id == stack)
    note = _note(found.unknown)
    if role != ROLES[DEFENDER]:
        return Filled({role: found.marching().names}, note)
    terrain = terrain_for(BOARD, views[0], found.area, found.side)
    return Filled({role: found.names, "terrain": terrain}, note)


def _note(unknown: int) -> Text:
    """What the calculator does not know."""
    if not unknown:
        return NOTHING
    return text(
        "%n counters face down are not counted.",
        singular="%n counter face down is not counted.",
        count=unknown,
    )
