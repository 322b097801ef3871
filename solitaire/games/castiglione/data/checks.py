"""What the files of Castiglione must say about each other. Every fault names its line."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from solitaire.data.problems import WHOLE_FILE
from solitaire.data.resource_csv import Listing, Row
from solitaire.data.resource_toml import Section
from solitaire.data.resources import Reader
from solitaire.games.castiglione.data.counters_reading import CountersDraft
from solitaire.games.castiglione.data.map_reading import MapDraft
from solitaire.games.castiglione.data.model import (
    Area,
    Feature,
    Leader,
    Road,
    Unit,
)
from solitaire.games.castiglione.data.tables import Tables
from solitaire.games.castiglione.terms import SIDES

ItemT = TypeVar("ItemT")


def check_map(draft: MapDraft) -> None:
    """Areas, Roads and outlines."""
    _expect_unique(draft.areas, lambda area: area.id)
    _expect_unique(draft.areas, lambda area: area.name)
    _expect_unique(draft.positions, lambda name: name)
    _expect_unique(draft.features, lambda feature: feature.id)
    _expect_unique(draft.roads, lambda road: " - ".join(sorted((road.a, road.b))))
    for row, area in draft.areas:
        if area.supply is not None and area.kind != "city":
            row.problem("a Supply Area is a City [2.2.2]", "Make kind city, or empty supply")
        if area.garrison is not None and area.kind != "city":
            row.problem(
                "garrisons stand in Cities only [2.2.3]", "Make kind city, or empty garrison"
            )
    for row, road in draft.roads:
        _check_road(row, road)
    _expect_known(draft.positions, lambda name: name, draft.areas, "areas.csv")
    _expect_known(draft.points, lambda point: point[0], draft.features, "features.csv")
    for row, feature in draft.features:
        _check_outline(row, feature, draft)
    _check_connected(draft)
    _check_inside_frame(draft)


def check_counters(counters: CountersDraft, draft: MapDraft, game: Section, mix: int) -> None:
    """Units, Leaders, Dummies and Markers, and their number."""
    ids = [*_ids(draft.areas), *_ids(counters.units), *_ids(counters.leaders)]
    _expect_unique(ids, lambda name: name)
    _expect_unique(counters.formations, lambda formation: formation.id)
    _expect_unique(counters.markers, lambda marker: marker.id)
    _expect_unique(counters.dummies, lambda dummy: dummy.side)
    side_by_formation = {one.id: one.side for one in counters.formations.items}
    for row, unit in counters.units:
        _check_unit(row, unit)
        _check_side(row, unit, side_by_formation)
    for row, leader in counters.leaders:
        _check_leader(row, leader)
        _check_side(row, leader, side_by_formation)
    _check_garrisons(counters, draft)
    _check_sides_apart(counters)
    _check_commands(counters)
    _check_dummies(counters)
    _check_counter_mix(counters, game, mix)


def check_tables(tables: Tables, counters: CountersDraft, reader: Reader) -> None:
    """Tables against counters and against each other."""
    covered = tables.reconnaissance.matrix.whole.high or 0
    largest = max(_largest_stack(counters, side) for side in SIDES)
    if 1 < covered < largest and counters.units.complete and counters.leaders.complete:
        message = f"the matrix ends at {covered}, but a stack may have {largest} counters"
        reader.note("tables/reconnaissance_matrix.csv", message, "Add the missing rows")
    late = [turn for turn in tables.initiative.fixed_turns if turn > len(tables.turn_track) > 0]
    if late:
        message = f"fixed_turns names turn {late[0]}, but there are {len(tables.turn_track)}"
        reader.note("rules.toml", message, "Name turns of turn_track.csv")
    hits = tables.cohesion_hits
    if hits.strength_loss_at >= hits.eliminated_at > 1:
        message = f"strength_loss_at is {hits.strength_loss_at}, when a Unit is gone already"
        reader.note("rules.toml", message, "Make it smaller than eliminated_at")


def _expect_unique(listed: Iterable[tuple[Row, ItemT]], key: Callable[[ItemT], str]) -> None:
    first_by_key: dict[str, Row] = {}
    for row, item in listed:
        name = key(item)
        first = first_by_key.setdefault(name, row)
        if name and first is not row:
            message = f"{name!r} stands already in {first.place}"
            row.problem(message, "Keep one of them, or rename this one")


def _expect_known(
    listed: Iterable[tuple[Row, ItemT]],
    key: Callable[[ItemT], str],
    known: Listing[Area] | Listing[Feature],
    file: str,
) -> None:
    ids = {item.id for item in known.items}
    for row, item in listed:
        name = key(item)
        if known.complete and name and name not in ids:
            row.problem(f"{name!r} is unknown", f"Use an id of {file}")


def _ids(
    listed: Listing[Area] | Listing[Unit] | Listing[Leader],
) -> list[tuple[Row, str]]:
    return [(row, item.id) for row, item in listed]


def _check_road(row: Row, road: Road) -> None:
    if road.a == road.b:
        row.problem(f"the Road leads from {road.a!r} to itself", "Correct one end")
    if not road.river and row.optional("bridge_basis"):
        row.problem("bridge_basis is given, but no river", "Name the river, or empty bridge_basis")


def _check_outline(row: Row, feature: Feature, draft: MapDraft) -> None:
    least = 2 if feature.width else 3
    if draft.points.complete and len(feature.points) < least:
        message = f"{feature.id!r} has {len(feature.points)} points in feature_points.csv"
        row.problem(message, f"Give it at least {least}")
    if feature.kind != "river" and row.optional("bridge_name"):
        row.problem(f"a {feature.kind} has no bridges", "Empty bridge_name")


def _check_connected(draft: MapDraft) -> None:
    """Every Area can be reached from the first; without Roads read in full, nobody can say."""
    if not (draft.areas.complete and draft.roads.complete and draft.areas.items):
        return
    reached = {draft.areas.items[0].id}
    waiting = list(reached)
    while waiting:
        here = waiting.pop()
        for road in draft.roads.items:
            for one, other in ((road.a, road.b), (road.b, road.a)):
                if one == here and other not in reached:
                    reached.add(other)
                    waiting.append(other)
    for row, area in draft.areas:
        if area.id not in reached:
            message = f"no Road leads from {draft.areas.items[0].id!r} to {area.id!r}"
            row.problem(message, "Add its Roads to roads.csv")


def _check_inside_frame(draft: MapDraft) -> None:
    frame = draft.frame
    drawn = [(row, area.name, area.draw_lat, area.draw_lon) for row, area in draft.areas]
    named = [(row, place.name, place.lat, place.lon) for row, place in draft.places]
    if not draft.positions.complete or frame.lat_min >= frame.lat_max:
        return
    for row, name, lat, lon in drawn + named:
        if not (frame.lat_min < lat < frame.lat_max and frame.lon_min < lon < frame.lon_max):
            message = f"{name!r} would be drawn at {lat:g} {lon:g}, outside the frame of game.toml"
            row.problem(message, "Correct the position or widen the frame")


def _check_unit(row: Row, unit: Unit) -> None:
    garrison = unit.arm == "garrison"
    if garrison != (unit.formation == "garrison"):
        row.problem(
            f"arm is {unit.arm!r} and formation {unit.formation!r}",
            "Garrisons, and only they, have the formation garrison",
        )
    if garrison != (unit.movement == 0):
        row.problem(
            f"movement is {unit.movement}", "Garrisons have 0, all others at least 1 [2.2.3]"
        )
    if not garrison and unit.setup is None:
        row.problem("setup is empty", "Name an Area; only garrisons wait in the counter mix")
    if (unit.guns is not None) != (unit.arm == "artillery"):
        row.problem("guns fit artillery only", "Give artillery its guns, and others none")
    if (unit.men is None) != (unit.arm == "artillery"):
        row.problem("men fit all but artillery", "Give artillery no men, and others theirs")


def _check_leader(row: Row, leader: Leader) -> None:
    if (leader.rank == 1) != (leader.formation == "army"):
        row.problem(
            f"rank is {leader.rank} and formation {leader.formation!r}",
            "Army Leaders, and only they, have rank 1 and the formation army [2.1.2]",
        )
    if leader.generic != (leader.setup is None):
        row.problem(
            f"setup is {row.optional('setup')!r}",
            "Generic Leaders start without an Area, all others in one [14.1]",
        )


def _check_side(row: Row, counter: Unit | Leader, side_by_formation: dict[str, str]) -> None:
    side = side_by_formation.get(counter.formation, counter.side)
    if side != counter.side:
        message = f"side is {counter.side}, but the formation {counter.formation!r} is {side}"
        row.problem(message, "Correct the side or the formation")


def _check_garrisons(counters: CountersDraft, draft: MapDraft) -> None:
    """areas.csv and units.csv agree on who holds which City at the start [2.2.3]."""
    if not (counters.units.complete and draft.areas.complete):
        return
    placed = {
        (unit.setup, unit.side)
        for unit in counters.units.items
        if unit.arm == "garrison" and unit.setup
    }
    for row, area in draft.areas:
        for side in SIDES:
            if (area.garrison == side) != ((area.id, side) in placed):
                row.problem(
                    f"garrison is {row.optional('garrison')!r}, units.csv does not agree",
                    f"Set up exactly the {area.garrison or 'no'} garrison there in units.csv",
                )


def _check_sides_apart(counters: CountersDraft) -> None:
    owner_by_area: dict[str, str] = {}
    for row, unit in counters.units:
        if unit.setup and owner_by_area.setdefault(unit.setup, unit.side) != unit.side:
            row.problem(f"both sides start in {unit.setup!r}", "Move one of them elsewhere")


def _check_commands(counters: CountersDraft) -> None:
    """One Leader and one generic Leader for each formation, one Army Leader a side [2.1.2]."""
    if not counters.leaders.complete:
        return
    posts = [(one.formation, one.side, one.generic) for one in counters.leaders.items]
    for row, formation in counters.formations:
        for generic, words in ((False, "Leader"), (True, "generic Leader")):
            if posts.count((formation.id, formation.side, generic)) != 1:
                row.problem(f"{formation.id!r} must have one {words}", "Correct leaders.csv")
    for side in SIDES:
        if posts.count(("army", side, False)) != 1:
            counters.leaders.table.problem(
                WHOLE_FILE, f"the {side} side must have one Army Leader", "Correct the rows"
            )


def _check_dummies(counters: CountersDraft) -> None:
    if not counters.dummies.complete:
        return
    for side in SIDES:
        if side not in {dummy.side for dummy in counters.dummies.items}:
            counters.dummies.table.problem(WHOLE_FILE, f"no row for {side}", "Add one")
    for row, dummy in counters.dummies:
        if dummy.movement != counters.dummies.items[0].movement:
            row.problem(f"movement is {dummy.movement}", "All Dummies move alike [13.2.2]")


def _check_counter_mix(counters: CountersDraft, game: Section, mix: int) -> None:
    listings = (counters.units, counters.leaders, counters.dummies, counters.markers)
    if not game.usable or not all(listing.complete for listing in listings):
        return
    found = len(counters.units.items) + len(counters.leaders.items)
    found += sum(dummy.count for dummy in counters.dummies.items)
    found += sum(marker.count for marker in counters.markers.items)
    if found != mix:
        message = f"counters is {mix}, but units, leaders, dummies and markers are {found} in all"
        game.problem("counters", message, "Find the missing or surplus counters [2.0]")


def _largest_stack(counters: CountersDraft, side: str) -> int:
    """All field Units of a side, a garrison, its named Leaders and all Dummies in one Area."""
    field = [u for u in counters.units.items if u.side == side and u.arm != "garrison"]
    leaders = [one for one in counters.leaders.items if one.side == side and not one.generic]
    dummies = sum(dummy.count for dummy in counters.dummies.items if dummy.side == side)
    return len(field) + 1 + len(leaders) + dummies
