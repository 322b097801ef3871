"""Reads Units, Leaders, Dummies and Markers."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from solitaire.data.resource_csv import Listing, Row
from solitaire.data.resources import Reader
from solitaire.games.castiglione.data.model import (
    Formation,
    Leader,
    LeaderBasis,
    Marker,
    Unit,
    UnitBasis,
)
from solitaire.games.castiglione.data.tables import ARMS
from solitaire.games.castiglione.terms import SIDES

_FORMATION_COLUMNS: Final = (
    "id",
    "name",
    "side",
    "men",
    "infantry",
    "cavalry",
    "guns",
    "basis",
)
_UNIT_COLUMNS: Final = (
    "id",
    "name",
    "side",
    "arm",
    "formation",
    "strength",
    "cohesion",
    "movement",
    "setup",
    "men",
    "guns",
    "name_basis",
    "strength_basis",
    "cohesion_basis",
    "movement_basis",
    "setup_basis",
    "note",
)
_LEADER_COLUMNS: Final = (
    "id",
    "name",
    "side",
    "formation",
    "rank",
    "strategic",
    "command",
    "tactical",
    "movement",
    "setup",
    "generic",
    "name_basis",
    "rank_basis",
    "strategic_basis",
    "command_basis",
    "tactical_basis",
    "movement_basis",
    "setup_basis",
)
_MOST: Final = 99
_MOST_MEN: Final = 99_999


@dataclass(frozen=True, slots=True)
class DummyCount:
    """How many Dummies a side has [13.2]."""

    side: str
    count: int
    movement: int


class CountersDraft:
    """The counters as read, with their rows, before they are compared."""

    def __init__(self, reader: Reader, area_ids: Collection[str]) -> None:
        self._area_ids = area_ids
        self.formations = Listing(reader.csv("formations.csv", _FORMATION_COLUMNS), _formation)
        self.units = Listing(reader.csv("units.csv", _UNIT_COLUMNS), self._unit)
        self.leaders = Listing(reader.csv("leaders.csv", _LEADER_COLUMNS), self._leader)
        self.markers = Listing(reader.csv("markers.csv", ("id", "name", "count", "basis")), _marker)
        self.dummies = Listing(
            reader.csv("dummies.csv", ("side", "count", "movement", "basis")), _dummy
        )

    def _unit(self, row: Row) -> Unit:
        return Unit(
            id=row.id(),
            name=row.text("name"),
            side=row.word("side", SIDES),
            arm=row.word("arm", ARMS),
            formation=self._formation_of(row, "garrison"),
            strength=row.integer("strength", 1, _MOST),
            cohesion=row.integer("cohesion", 0, 6),
            movement=row.integer("movement", 0, 9),
            setup=row.optional_reference("setup", self._area_ids, "areas.csv"),
            men=row.optional_integer("men", 1, _MOST_MEN),
            guns=row.optional_integer("guns", 1, _MOST),
            note=row.optional("note"),
            basis=UnitBasis(
                name=row.basis("name_basis"),
                strength=row.basis("strength_basis"),
                cohesion=row.basis("cohesion_basis"),
                movement=row.basis("movement_basis"),
                setup=row.basis("setup_basis"),
            ),
        )

    def _leader(self, row: Row) -> Leader:
        return Leader(
            id=row.id(),
            name=row.text("name"),
            side=row.word("side", SIDES),
            formation=self._formation_of(row, "army"),
            rank=row.integer("rank", 1, 3),
            strategic=row.integer("strategic", 0, 9),
            command=row.integer("command", 0, 9),
            tactical=row.integer("tactical", 0, 9),
            movement=row.integer("movement", 1, 9),
            setup=row.optional_reference("setup", self._area_ids, "areas.csv"),
            generic=row.flag("generic"),
            basis=LeaderBasis(
                name=row.basis("name_basis"),
                rank=row.basis("rank_basis"),
                strategic=row.basis("strategic_basis"),
                command=row.basis("command_basis"),
                tactical=row.basis("tactical_basis"),
                movement=row.basis("movement_basis"),
                setup=row.basis("setup_basis"),
            ),
        )

    def _formation_of(self, row: Row, besides: str) -> str:
        known = {formation.id for formation in self.formations.items}
        return row.reference("formation", known and known | {besides}, "formations.csv")


def _formation(row: Row) -> Formation:
    return Formation(
        id=row.id(),
        name=row.text("name"),
        side=row.word("side", SIDES),
        men=row.integer("men", 1, _MOST_MEN),
        infantry=row.optional_integer("infantry", 1, _MOST_MEN),
        cavalry=row.optional_integer("cavalry", 1, _MOST_MEN),
        guns=row.optional_integer("guns", 1, _MOST),
        basis=row.basis(),
    )


def _marker(row: Row) -> Marker:
    return Marker(row.id(), row.text("name"), row.integer("count", 1, _MOST), row.basis())


def _dummy(row: Row) -> DummyCount:
    row.basis()
    return DummyCount(
        side=row.word("side", SIDES),
        count=row.integer("count", 0, _MOST),
        movement=row.integer("movement", 1, 9),
    )
