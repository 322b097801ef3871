"""Optional rules, victory, turns and scale against the facts C78 to C98 that the rules state."""

from __future__ import annotations

from fractions import Fraction
from math import ceil

import pytest

from solitaire.games.castiglione.data.model import Formation
from tests.games.castiglione.atlas import AREAS, DATA, UNITS, distance, field_units, strength

rule = pytest.mark.rule
TABLES = DATA.tables


@rule("13.2")
@pytest.mark.parametrize(("name", "points"), [("pijon_cav", 2), ("spiegel_cav", 4)])
def test_c78_strength_of(name: str, points: int) -> None:
    assert UNITS[name].strength == points


@rule("13.2")
def test_c79_rivoli_is_within_scouting_distance_of_bussolengo() -> None:
    assert 1 <= distance("bussolengo", "rivoli") <= TABLES.reconnaissance.max_areas == 2
    assert AREAS["rivoli"].kind == "mountain"


@rule("13.2")
def test_c80_a_six_becomes_a_four_and_shows_a_third() -> None:
    scouting = TABLES.reconnaissance
    modifier = UNITS["pijon_cav"].strength - UNITS["spiegel_cav"].strength
    modifier += scouting.french + scouting.target_in_mountain
    assert modifier == -2
    assert scouting.percent(6 + modifier) == 33


@rule("13.1.2")
@pytest.mark.parametrize(
    ("hidden", "percent", "revealed"),
    [
        pytest.param(5, 33, 2, id="c81-third-of-five"),
        pytest.param(1, 25, 0, id="c82-one-at-25"),
        pytest.param(1, 33, 0, id="c82-one-at-33"),
        pytest.param(1, 50, 0, id="c82-one-at-50"),
        pytest.param(1, 75, 1, id="c82-one-at-75"),
        pytest.param(1, 100, 1, id="c82-one-at-100"),
        pytest.param(5, 50, 2, id="c83-half-of-five"),
        pytest.param(2, 25, 0, id="c83-quarter-of-two"),
    ],
)
def test_matrix(hidden: int, percent: int, revealed: int) -> None:
    assert TABLES.reconnaissance.revealed(hidden, percent) == revealed


@rule("13.1.2")
@pytest.mark.parametrize(
    ("percent", "share"), [(25, "1/4"), (33, "1/3"), (50, "1/2"), (75, "3/4"), (100, "1")]
)
def test_matrix_rounds_to_the_nearest_and_halves_down(percent: int, share: str) -> None:
    for hidden in range(1, 43):
        nearest = ceil(hidden * Fraction(share) - Fraction(1, 2))
        assert TABLES.reconnaissance.revealed(hidden, percent) == nearest


@rule("13.2")
def test_c84_davidovich_can_stand_with_three_brigades_of_foot() -> None:
    own = [u for u in DATA.units if u.formation == "davidovich" and u.arm == "infantry"]
    assert len(own) >= 3


@rule("13.2.2")
def test_c85_the_french_have_more_dummies() -> None:
    assert DATA.dummies["french"] > DATA.dummies["austrian"] > 0
    assert DATA.dummy_movement == 3


@rule("12.1")
def test_c86_the_french_zone_lies_west_of_the_adige_and_south_of_anfo_and_la_corona() -> None:
    zone = {area.id for area in DATA.areas if area.french_zone}
    assert zone == {
        area.id for area in DATA.areas if area.west_of_adige and area.south_of_anfo_la_corona
    }
    inside = "rivoli salo gavardo brescia mantua castiglione lonato bussolengo cremona"
    outside = "anfo la_corona trent ala rovereto vicenza caldiero montebello"
    assert set(inside.split()) <= zone
    assert not set(outside.split()) & zone


@rule("13.2.1")
def test_c87_french_dummies_start_west_of_the_adige_and_south_of_anfo_and_ala() -> None:
    allowed = {area.id for area in DATA.areas if area.dummy_french}
    assert {"la_corona", "rivoli", "salo", "gavardo"} <= allowed
    assert not {"anfo", "ala"} & allowed
    assert not [area for area in allowed if AREAS[area].east_of_adige]


@rule("13.2.1")
def test_c88_austrian_dummies_start_east_of_the_adige_or_north_of_salo_and_la_corona() -> None:
    allowed = {area.id for area in DATA.areas if area.dummy_austrian}
    assert {area.id for area in DATA.areas if area.east_of_adige} | {"anfo"} <= allowed
    assert not {"salo", "la_corona", "rivoli"} & allowed


@rule("14.1")
def test_c89_mortality_is_rolled_with_two_dice() -> None:
    mortality = TABLES.leader_mortality
    assert mortality.dice == 2
    assert {"killed", "wounded"} <= {mortality.fate(total) for total in range(2, 13)}


@rule("14.3")
def test_c90_a_wounded_leader_returns_with_five_or_more() -> None:
    assert (TABLES.wounded_return.dice, TABLES.wounded_return.success_min) == (1, 5)


@rule("7.0")
def test_c91_initiative() -> None:
    initiative = TABLES.initiative
    assert (initiative.fixed_turns, initiative.fixed_side) == ((1, 2), "austrian")
    assert (initiative.french, initiative.tie) == (1, "french")


@rule("4.2")
def test_c92_there_are_nine_turns_from_29_july() -> None:
    assert [turn.number for turn in TABLES.turn_track] == list(range(1, 10))
    assert TABLES.turn_track[0].date == "29 July"


@rule("12.2")
@pytest.mark.parametrize(
    ("differences", "name"),
    [
        ((13, 14, 99), "Strategic Victory"),
        ((9, 12), "Operational Victory"),
        ((5, 8), "Tactical Victory"),
        ((1, 4), "Minor Victory"),
        ((0,), "Draw"),
    ],
)
def test_c93_victory_level(differences: tuple[int, ...], name: str) -> None:
    assert {
        TABLES.victory.levels[TABLES.victory.rank(difference)].name for difference in differences
    } == {name}


@rule("12.1")
def test_c94_victory_points() -> None:
    assert TABLES.victory.points == {
        "eliminated_unit": 2,
        "brescia_austrian": 2,
        "cremona_austrian": 3,
        "unit_in_mantua": 1,
        "wurmser_in_mantua": 1,
        "mantua_besieged": 3,
        "zone_free_of_austrians": 4,
        "trent_french": 4,
        "vicenza_french": 2,
    }
    assert [(award.side, award.points) for award in TABLES.victory.awards] == [
        ("both", 2),
        ("austrian", 2),
        ("austrian", 3),
        ("austrian", 1),
        ("austrian", 1),
        ("french", 3),
        ("french", 4),
        ("french", 4),
        ("french", 2),
    ]


@rule("10.0")
def test_c95_recovery_is_helped_by_a_city_and_by_tactical_rating() -> None:
    assert TABLES.recovery.city == 1
    counted = {m.id: m.counted for m in TABLES.modifiers if m.table == "recovery"}
    assert counted["leader"] == "tactical"


@rule("5.5")
def test_c96_the_french_forage_in_clear_areas_and_cities() -> None:
    assert TABLES.forage.side == "french"
    assert set(TABLES.forage.kinds) == {"clear", "city"}


@rule("2.1.1")
@pytest.mark.parametrize("formation", DATA.formations, ids=lambda formation: formation.id)
def test_c97_men_and_guns_per_strength_point(formation: Formation) -> None:
    own = [unit for unit in DATA.units if unit.formation == formation.id]
    foot, horse, guns = (strength(own, arm) for arm in ("infantry", "cavalry", "artillery"))
    assert foot * 500 + horse * 250 <= formation.men <= foot * 1000 + horse * 500
    if formation.infantry is not None:
        assert 500 <= formation.infantry / foot <= 1000
    if formation.cavalry is not None:
        assert 250 <= formation.cavalry / horse <= 500
    if formation.guns is not None:
        assert 6 <= formation.guns / guns <= 12


@rule("3.3")
def test_c98_cohesion_is_compared_with_one_die() -> None:
    assert all(0 <= unit.cohesion <= 6 for unit in DATA.units)
    assert all(unit.strength >= 1 for unit in DATA.units)
    assert {unit.cohesion for unit in field_units()} == {3, 4, 5}
