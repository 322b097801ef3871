"""Counters, Areas, Cities and Leaders against the facts C01 to C25 that the rules state."""

from __future__ import annotations

import pytest

from tests.games.castiglione.atlas import (
    AREAS,
    CITIES,
    DATA,
    LEADERS,
    UNITS,
    distance,
    distance_by_area,
    field_units,
    garrison_areas,
    strength,
)

rule = pytest.mark.rule
SIDES = ("french", "austrian")
NAMED = [leader for leader in DATA.leaders if not leader.generic]


@rule("2.0")
def test_c01_the_counter_mix_is_176() -> None:
    dummies = DATA.dummies["french"] + DATA.dummies["austrian"]
    markers = sum(marker.count for marker in DATA.markers)
    assert len(DATA.units) + len(DATA.leaders) + dummies + markers == 176


@rule("2.2.1")
def test_c02_there_are_three_kinds_of_area() -> None:
    assert {area.kind for area in DATA.areas} == {"clear", "mountain", "city"}


@rule("2.2.2")
@pytest.mark.parametrize(
    ("side", "areas"),
    [("french", {"brescia", "cremona"}), ("austrian", {"trent", "vicenza"})],
)
def test_c03_supply_areas_of(side: str, areas: set[str]) -> None:
    assert {area.id for area in DATA.areas if area.supply == side} == areas


@rule("2.2.2")
def test_c04_supply_areas_are_cities() -> None:
    assert {area.id for area in DATA.areas if area.supply} <= CITIES


@rule("2.2.3")
def test_c05_every_other_city_has_a_french_garrison() -> None:
    assert garrison_areas("french") == CITIES - {"mantua", "vicenza", "trent"}


@rule("2.2.3")
def test_c06_vicenza_and_trent_have_austrian_garrisons() -> None:
    assert garrison_areas("austrian") == {"vicenza", "trent"}


@rule("8.2")
def test_c07_garrisons_cannot_move() -> None:
    assert {unit.movement for unit in DATA.units if unit.arm == "garrison"} == {0}


@rule("5.1")
@pytest.mark.parametrize("side", SIDES)
def test_c08_a_winner_always_has_a_garrison_left_to_place(side: str) -> None:
    owned = [unit for unit in DATA.units if unit.arm == "garrison" and unit.side == side]
    assert len(owned) >= len(CITIES) - 1  # all but Mantua


@rule("5.6")
def test_c09_mantua_is_a_city_without_garrison() -> None:
    assert "mantua" in CITIES
    assert "mantua" not in garrison_areas("french") | garrison_areas("austrian")
    assert AREAS["mantua"].garrison is None


@rule("5.6")
def test_c10_mantua_is_besieged_at_the_start() -> None:
    siege = DATA.tables.siege
    besiegers = [u for u in DATA.units if u.side == "french" and u.setup == "mantua"]
    assert (siege.area, siege.side, siege.infantry_strength) == ("mantua", "french", 10)
    assert strength(besiegers, "infantry") >= 10


@rule("17.0")
def test_c11_bassano_is_off_the_map() -> None:
    assert not [area for area in DATA.areas if "bassano" in (area.id + area.name).lower()]


@rule("2.1.2")
def test_c12_each_side_has_one_army_leader() -> None:
    assert [leader.id for leader in DATA.leaders if leader.rank == 1] == ["bonaparte", "wurmser"]
    assert [leader.id for leader in DATA.leaders if leader.formation == "army"] == [
        "bonaparte",
        "wurmser",
    ]


@rule("8.2")
def test_c13_every_leader_has_four_movement_points() -> None:
    assert {leader.movement for leader in DATA.leaders} == {4}


@rule("2.1.2")
def test_c14_rampon_belongs_to_massena() -> None:
    assert UNITS["rampon"].formation == "massena"


@rule("14.1")
def test_c15_ranks_one_to_three_exist() -> None:
    assert {leader.rank for leader in NAMED} == {1, 2, 3}


@rule("14.1")
@pytest.mark.parametrize("formation", sorted({unit.formation for unit in field_units()}))
def test_c16_a_leader_and_a_generic_one_for(formation: str) -> None:
    own = [leader for leader in DATA.leaders if leader.formation == formation]
    assert sorted(leader.generic for leader in own) == [False, True]


@rule("14.1")
def test_c17_nobody_replaces_an_army_leader() -> None:
    assert not [one for one in DATA.leaders if one.generic and one.formation == "army"]


@rule("6.0")
def test_c18_command_range_of_meszaros_is_two() -> None:
    assert LEADERS["meszaros"].command == 2


@rule("6.0")
def test_c19_from_vicenza_he_reaches_the_five_named_areas_and_no_more() -> None:
    reached = {area for area, roads in distance_by_area("vicenza").items() if roads <= 2}
    assert reached == {"vicenza", "montebello", "monteforte", "castegnero", "sossano"}


@rule("6.0")
def test_c20_caldiero_is_out_of_his_range() -> None:
    assert distance("vicenza", "caldiero") > 2


@rule("8.3")
def test_c21_despinoy_and_being_french_make_plus_two() -> None:
    assert LEADERS["despinoy"].strategic + DATA.tables.forced_march.french == 2
    assert LEADERS["despinoy"].strategic == 1


@rule("20.0")
def test_c22_kilmaine_gives_plus_one() -> None:
    assert LEADERS["kilmaine"].strategic == 1


@rule("20.0")
def test_c23_strategic_rating_of_serurier_helps() -> None:
    assert LEADERS["serurier"].strategic >= 1


@rule("20.0")
@pytest.mark.parametrize(("leader", "rating"), [("bonaparte", 2), ("wurmser", 1)])
def test_c24_tactical_rating_of(leader: str, rating: int) -> None:
    assert LEADERS[leader].tactical == rating


@rule("20.0")
@pytest.mark.parametrize("leader", ["davidovich", "wurmser"])
def test_c25_no_more_than_plus_one_fits_the_example_for(leader: str) -> None:
    assert LEADERS[leader].strategic in (0, 1)
