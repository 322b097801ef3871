"""S01 to S22: what no rule states but a sound map and order of battle must satisfy."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields
from itertools import combinations

import pytest

from solitaire.data.basis import is_basis
from solitaire.games.castiglione.data.model import (
    Feature,
    Leader,
    Road,
    Unit,
)
from tests.games.castiglione.atlas import (
    AREAS,
    DATA,
    NEIGHBOURS,
    crossings,
    distance,
    distance_by_area,
    drawn,
    drawn_road,
    enemy,
    field_units,
    kilometres,
    occupied,
    road_kilometres,
    strength,
)

SIDES = ("french", "austrian")
RIVERS = [feature for feature in DATA.geometry.rivers if feature.kind == "river"]


# -- the graph ------------------------------------------------------------------------------------


def test_s01_there_are_sixty_areas() -> None:
    assert len(AREAS) == len(DATA.areas) == 60


def test_s02_no_road_is_doubled_or_a_loop() -> None:
    pairs = {frozenset((road.a, road.b)) for road in DATA.roads}
    assert len(pairs) == len(DATA.roads) == 95
    assert {len(pair) for pair in pairs} == {2}


def test_s03_every_area_can_be_reached() -> None:
    assert distance_by_area("trent").keys() == AREAS.keys()


def test_s04_there_is_no_dead_end() -> None:
    assert min(map(len, NEIGHBOURS.values())) >= 2


def test_s05_trent_to_mantua_takes_nine_or_ten_moves() -> None:
    assert distance("trent", "mantua") in (9, 10)


def test_s06_the_western_route_runs_by_anfo_and_vestone() -> None:
    without_adige_road = {"la_corona", "rivoli"}
    west = distance_by_area("trent", without_adige_road)["brescia"]
    for pass_ in ("anfo", "vestone"):
        detour = distance_by_area("trent", without_adige_road | {pass_})
        assert detour.get("brescia", 99) > west


# -- lengths and drawing --------------------------------------------------------------------------


@pytest.mark.rule("2.2.4")
def test_s07_roads_are_about_ten_to_fifteen_kilometres_long() -> None:
    lengths = [road_kilometres(road) for road in DATA.roads]
    assert 10 <= sum(lengths) / len(lengths) <= 15
    assert min(lengths) >= 4.5
    assert max(lengths) <= 21


def test_s08_most_roads_are_of_usual_length() -> None:
    usual = [road for road in DATA.roads if 7 <= road_kilometres(road) <= 17]
    assert len(usual) >= 0.85 * len(DATA.roads)


def test_s09_drawn_roads_do_not_cross() -> None:
    crossing = [
        (one, other)
        for one, other in combinations(DATA.roads, 2)
        if crossings(drawn_road(one), drawn_road(other))
    ]
    assert not crossing


def test_s10_drawn_areas_keep_their_distance() -> None:
    gaps = [kilometres(drawn(one), drawn(other)) for one, other in combinations(AREAS, 2)]
    assert min(gaps) >= 6.5


@pytest.mark.parametrize("road", DATA.roads, ids=lambda road: f"{road.a}-{road.b}")
def test_s11_drawn_crossings_are_the_bridges_of(road: Road) -> None:
    crossed = Counter[str]()
    for river in RIVERS:
        crossed[river.bridge_name or ""] += crossings(drawn_road(road), river.points)
    assert +crossed == Counter([road.river] if road.river else [])


@pytest.mark.parametrize("lake", DATA.geometry.lakes, ids=lambda lake: lake.id)
def test_s12_no_road_runs_through(lake: Feature) -> None:
    shore = [*lake.points, lake.points[0]]
    wet = [road for road in DATA.roads if crossings(drawn_road(road), shore)]
    if lake.id == "mantua_lakes":  # the causeways of Mantua
        wet = [road for road in wet if "mantua" not in (road.a, road.b)]
    assert not wet


def test_s13_the_drawn_adige_divides_west_from_east() -> None:
    adige = next(river for river in RIVERS if river.id == "adige")
    for area in AREAS.values():
        westward = [drawn(area.id), (area.draw_lat, 9.0)]
        assert (crossings(westward, adige.points) % 2 == 0) is area.west_of_adige, area.id
        assert area.west_of_adige is not area.east_of_adige


# -- set-up ---------------------------------------------------------------------------------------


def test_s14_every_counter_has_its_place_at_the_start() -> None:
    placed: list[Unit | Leader] = [*field_units(), *(x for x in DATA.leaders if not x.generic)]
    assert all(counter.setup in AREAS for counter in placed)
    assert not [leader for leader in DATA.leaders if leader.generic and leader.setup]


def test_s15_the_sides_start_apart() -> None:
    assert not occupied("french") & occupied("austrian")


@pytest.mark.parametrize("side", SIDES)
def test_s16_every_stack_is_supplied_at_the_start(side: str) -> None:
    closed = occupied(enemy(side)) | ({"mantua"} if side == "austrian" else set())
    sources = {area.id for area in DATA.areas if area.supply == side}
    for area in occupied(side):
        assert sources & distance_by_area(area, closed).keys(), area


@pytest.mark.parametrize("unit", field_units(), ids=lambda unit: unit.id)
def test_s17_in_command_at_the_start(unit: Unit) -> None:
    closed = occupied(enemy(unit.side))
    commanders = [
        leader
        for leader in DATA.leaders
        if leader.side == unit.side
        and leader.setup
        and leader.formation in ("army", unit.formation)
        and distance_by_area(leader.setup, closed).get(unit.setup or "", 99) <= leader.command
    ]
    assert commanders


# -- order of battle ------------------------------------------------------------------------------


def points(side: str, arm: str) -> int:
    return strength([unit for unit in DATA.units if unit.side == side], arm)


@pytest.mark.parametrize(
    ("side", "least", "most"), [("french", 42_000, 45_000), ("austrian", 46_500, 50_000)]
)
def test_s18_men_of_the_formations(side: str, least: int, most: int) -> None:
    assert least <= sum(one.men for one in DATA.formations if one.side == side) <= most


@pytest.mark.parametrize(
    ("side", "least", "most"), [("french", 40_000, 45_000), ("austrian", 46_000, 50_000)]
)
def test_s19_men_by_strength_points(side: str, least: int, most: int) -> None:
    men = points(side, "infantry") * 940 + points(side, "cavalry") * 385
    assert least <= men <= most


def test_s20_the_austrians_are_stronger_and_have_more_cavalry() -> None:
    total = {side: strength(u for u in field_units() if u.side == side) for side in SIDES}
    assert 1.1 <= total["austrian"] / total["french"] <= 1.35
    assert points("austrian", "cavalry") > points("french", "cavalry")


def test_s21_no_two_counters_look_alike() -> None:
    faces = Counter((unit.side, unit.name, unit.arm) for unit in field_units())
    assert set(faces.values()) == {1}
    ids = [*AREAS, *(unit.id for unit in DATA.units), *(leader.id for leader in DATA.leaders)]
    assert len(set(ids)) == len(ids)


def test_s22_every_value_tells_where_it_comes_from() -> None:
    bases = [area.basis for area in DATA.areas] + [road.basis for road in DATA.roads]
    bases += [road.bridge_basis for road in DATA.roads if road.river]
    counters: list[Unit | Leader] = [*DATA.units, *DATA.leaders]
    for counter in counters:
        bases += [getattr(counter.basis, field.name) for field in fields(counter.basis)]
    bases += [modifier.basis for modifier in DATA.tables.modifiers]
    assert len(bases) > 600
    assert all(map(is_basis, bases))
