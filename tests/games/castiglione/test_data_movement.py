"""Forced march, stacking, costs and bridges against the facts C26 to C48 that the rules state."""

from __future__ import annotations

import pytest

from tests.games.castiglione.atlas import (
    AREAS,
    CITIES,
    DATA,
    LEADERS,
    NEIGHBOURS,
    UNITS,
    cheapest_paths,
    cost,
    units,
)

rule = pytest.mark.rule
TABLES = DATA.tables


def march(total: int) -> tuple[int, bool]:
    row = TABLES.forced_march.result(total)
    return row.mp, row.hit


@rule("8.3")
@pytest.mark.parametrize(
    ("roll", "outcome"),
    [
        pytest.param(5, (2, True), id="c26-bertin"),
        pytest.param(4, (1, False), id="c27-cervoni"),
    ],
)
def test_french_forced_march_with_despinoy(roll: int, outcome: tuple[int, bool]) -> None:
    modifiers = TABLES.forced_march.french + LEADERS["despinoy"].strategic
    assert march(roll + modifiers) == outcome


@rule("20.0")
@pytest.mark.parametrize("leader_gives", [0, 1])
@pytest.mark.parametrize(
    ("roll", "outcome"),
    [
        pytest.param(2, (0, False), id="c28-mitrovski"),
        pytest.param(4, (1, True), id="c29-liptay"),
    ],
)
def test_austrian_forced_march(roll: int, outcome: tuple[int, bool], leader_gives: int) -> None:
    assert march(roll + leader_gives) == outcome


@rule("8.3")
def test_c30_a_better_roll_never_gives_fewer_points() -> None:
    points = [march(total)[0] for total in range(-3, 15)]
    assert points == sorted(points)
    assert points[0] < points[-1]


@rule("8.3")
def test_c31_zevio_to_lonato_costs_four() -> None:
    assert cost("zevio", "lonato") == 4


@rule("8.3")
def test_c32_peschiera_is_reached_with_three_on_every_cheapest_way() -> None:
    assert cost("zevio", "peschiera") == 3
    _, paths = cheapest_paths("zevio", "lonato")
    assert {path[-2] for path in paths} == {"peschiera"}


@rule("8.3")
@pytest.mark.parametrize("name", ["bertin", "cervoni"])
def test_c33_brigade_of_despinoy_with_two_points(name: str) -> None:
    assert (UNITS[name].formation, UNITS[name].movement) == ("despinoy", 2)


@rule("8.4")
@pytest.mark.parametrize(("kind", "limit"), [("mountain", 12), ("clear", 20), ("city", 20)])
def test_c34_stacking_limit(kind: str, limit: int) -> None:
    assert TABLES.stacking.limit(kind) == limit


@rule("8.4")
def test_c35_rovereto_is_next_to_ala_in_the_mountains() -> None:
    assert "ala" in NEIGHBOURS["rovereto"]
    assert AREAS["ala"].kind == "mountain"


JAM = ("gummer", "bajalich", "nicolleti", "pittoni", "melas_art")
"""The column in the order in which it enters Ala in the example of 8.4."""


@rule("8.4")
def test_c36_strengths_of_the_column() -> None:
    assert [unit.strength for unit in units(*JAM[:4])] == [5, 4, 3, 3]


def jam_costs() -> list[int]:
    stacked, costs = 0, []
    for unit in units(*JAM):
        stacked += unit.strength
        extra = TABLES.stacking.extra_mp if stacked > TABLES.stacking.mountain else 0
        costs.append(TABLES.movement_costs.mountain + extra)
    return costs


@rule("8.4")
def test_c37_the_first_three_pay_two_and_the_rest_three() -> None:
    assert jam_costs() == [2, 2, 2, 3, 3]


@rule("8.4")
def test_c38_only_the_last_two_must_force_their_march() -> None:
    forced = [unit.movement < paid for unit, paid in zip(units(*JAM), jam_costs(), strict=True)]
    assert forced == [False, False, False, True, True]
    assert UNITS["pittoni_cav"].movement >= TABLES.movement_costs.mountain
    assert "cavalry" not in TABLES.stacking.counts


@rule("8.4")
def test_c39_rovereto_is_no_city() -> None:
    assert "rovereto" not in CITIES


@rule("15.0")
def test_c40_one_road_through_the_mountains_to_rivoli() -> None:
    assert {AREAS[area].kind for area in ("ala", "la_corona", "rivoli")} == {"mountain"}
    assert {"ala", "rivoli"} <= NEIGHBOURS["la_corona"].keys()
    assert "rivoli" not in NEIGHBOURS["ala"]
    assert TABLES.stacking.rivoli_areas == ("ala", "la_corona", "rivoli")
    assert TABLES.stacking.rivoli_limit == 16


@rule("8.5.1")
def test_c41_the_bridge_at_gavardo_can_be_destroyed() -> None:
    road = NEIGHBOURS["gavardo"]["rezzato"]
    assert road.river
    assert road.destructible
    assert AREAS["rezzato"].kind == "clear"
    assert "gavardo" not in CITIES


@rule("8.5.1")
def test_c42_rusca_moves_and_destroys_with_a_two() -> None:
    rusca = UNITS["rusca"]
    spent = cost("gavardo", "rezzato") + TABLES.bridge_destruction.mp
    assert rusca.arm == "infantry"
    assert rusca.movement >= spent == 2
    assert rusca.cohesion >= 2


@rule("8.5.2")
def test_c43_the_bridge_at_santa_margherita_can_be_destroyed() -> None:
    road = NEIGHBOURS["santa_margherita"]["montagnana"]
    assert road.river
    assert road.destructible


@rule("8.5.2")
def test_c44_minkwitz_fails_with_a_three() -> None:
    repair, minkwitz = TABLES.bridge_repair, UNITS["minkwitz"]
    assert (minkwitz.cohesion, repair.enemy_adjacent, repair.mp) == (3, -1, 2)
    assert minkwitz.cohesion + repair.enemy_adjacent < 3
    assert minkwitz.movement >= repair.mp


@rule("8.5.1")
def test_c45_destruction_costs_one_point() -> None:
    assert TABLES.bridge_destruction.mp == 1


@rule("8.5.1")
def test_c46_a_bridge_stands_for_ever_exactly_if_it_borders_a_city() -> None:
    bridges = [road for road in DATA.roads if road.river]
    assert len(bridges) == 23
    lasting = [road for road in bridges if not road.destructible]
    assert len(lasting) == 10
    assert lasting == [road for road in bridges if CITIES & {road.a, road.b}]
    assert not [road for road in DATA.roads if road.destructible and not road.river]


@rule("8.2")
@pytest.mark.parametrize(("kind", "points"), [("clear", 1), ("city", 1), ("mountain", 2)])
def test_c47_cost_of_entering(kind: str, points: int) -> None:
    assert TABLES.movement_costs.enter(kind) == points
    assert TABLES.movement_costs.destroyed_bridge == 1


@rule("8.6.2")
def test_c48_overrun_at_six_to_one_in_clear_areas() -> None:
    assert (TABLES.overrun.odds, TABLES.overrun.kind) == (6, "clear")
    assert 16 // 5 < TABLES.overrun.odds <= 30 // 5
