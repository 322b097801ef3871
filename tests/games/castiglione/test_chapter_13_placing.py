"""How dummies come onto the map: set-up and return [13.2.1, 13.2.3]."""

from __future__ import annotations

import pytest

from tests.games.castiglione.atlas import AREAS, distance_by_area, occupied
from tests.games.castiglione.fog_positions import (
    set_up,
    supply_phase,
)
from tests.games.castiglione.positions import (
    apply,
    asked,
    asked_side,
    counters_at,
    enemy,
    events_for,
    marks,
    offered,
    phase,
    place,
    refusal,
    seen_at,
    start,
    told_to,
)

rule = pytest.mark.rule
PLACING = "where a dummy is placed [13.2.1, 13.2.3]"
FRENCH_DUMMIES = [f"french_dummy_{number}" for number in range(1, 13)]
AUSTRIAN_DUMMIES = [f"austrian_dummy_{number}" for number in range(1, 9)]


# -- set-up [13.2.1] ------------------------------------------------------------------------------


def places_for_dummies(side: str) -> set[str]:
    """From the data alone: the zone, two areas from a unit of the printed set-up, no enemies."""
    near = set()
    for start_area in occupied(side):
        near |= {area for area, roads in distance_by_area(start_area).items() if roads <= 2}
    return {area for area in near - occupied(enemy(side)) if in_zone(side, area)}


def in_zone(side: str, name: str) -> bool:
    area = AREAS[name]
    if side == "french":
        return area.west_of_adige and area.south_of_anfo_ala
    return area.east_of_adige or area.north_of_salo_la_corona


@rule("13.2")
@rule("13.2.1")
def test_zones_and_the_distance_from_real_units() -> None:
    state = start(visibility="fog")
    assert (phase(state), asked_side(state), asked(state)) == ("set-up", "austrian", PLACING)
    assert offered(state) == {"done", *(f"dummy {area}" for area in places_for_dummies("austrian"))}
    apply(state, "done")
    assert (asked_side(state), asked(state)) == ("french", PLACING)
    assert offered(state) == {"done", *(f"dummy {area}" for area in places_for_dummies("french"))}


@rule("13.2.1")
@pytest.mark.parametrize(
    ("side", "area"),
    [
        pytest.param("french", "ala", id="ala-itself-is-outside"),
        pytest.param("french", "anfo", id="anfo-itself-is-outside"),
        pytest.param("french", "caldiero", id="east-of-the-adige"),
        pytest.param("austrian", "la_corona", id="la-corona-itself-is-outside"),
        pytest.param("austrian", "salo", id="salo-itself-is-outside"),
        pytest.param("austrian", "caino", id="south-of-salo"),
        pytest.param("austrian", "ronco", id="west-of-the-adige"),
    ],
)
def test_areas_outside_the_zones(side: str, area: str) -> None:
    # Only one enemy far off and own units everywhere near: nothing but the zone forbids.
    units_by_side = {
        "french": "at rivoli rampon \n at verona victor \n at gavardo rusca \n at trent gummer",
        "austrian": "at rovereto gummer \n at cologna liptay \n at vestone ott \n at asola robert",
    }
    state = set_up(units_by_side[side] + "\n austrian_cities trent vicenza")
    if side == "french":
        apply(state, "done")
    assert asked_side(state) == side
    assert "outside the zone" in refusal(state, f"dummy {area}")


@rule("13.2.1")
def test_ghost_stacks_and_dummies_among_units_in_any_number() -> None:
    state = start(visibility="fog")
    told = apply(state, "dummy riva", "dummy riva", "dummy riva", "dummy ala")
    assert counters_at(state, "riva") == set(AUSTRIAN_DUMMIES[:3])
    assert told_to(told, "An Austrian counter appears in Riva") == {"french", "austrian"}
    assert seen_at(state, "french", "riva").startswith("3 counters: ")
    assert "face_up" not in marks(state, "austrian_dummy_1")


@rule("13.2.1")
@rule("13.2.2")
def test_no_more_dummies_than_counters_and_the_austrians_first() -> None:
    state = start(visibility="fog")
    apply(state, *["dummy trent"] * 8)
    assert asked_side(state) == "french", "eight Austrian dummies, no more"
    apply(state, *["dummy brescia"] * 12)
    assert (asked(state), phase(state)) != (PLACING, "set-up")
    assert counters_at(state, "brescia") >= set(FRENCH_DUMMIES)
    assert counters_at(state, "trent") >= set(AUSTRIAN_DUMMIES)


@rule("13.2.1")
def test_nobody_else_sets_up_dummies_where_the_enemy_stands() -> None:
    state = start(visibility="fog")
    apply(state, "dummy vestone", "done")
    assert "where the enemy is" in refusal(state, "dummy vestone"), "in both zones"
    state = set_up("at vestone rampon \n at anfo ott")
    assert "dummy vestone" not in offered(state)


# -- return [13.2.3] ------------------------------------------------------------------------------


@rule("13.2.3")
def test_removed_dummies_return_beside_supplied_units_austrians_first() -> None:
    # Rampon in Ala is cut off; Massena is alone in Rivoli; the French garrisons are supplied.
    state = supply_phase(
        "at ala rampon \n at la_corona liptay \n at rovereto gummer \n at rivoli massena"
        "\n at castiglione robert"
    )
    assert (phase(state), asked_side(state), asked(state)) == ("supply", "austrian", PLACING)
    assert offered(state) == {
        "done",
        *(f"dummy {area}" for area in ("la_corona", "rovereto", "trent", "vicenza")),
    }, "Rampon cuts Liptay off from Trent, but Massena alone bars no line to Vicenza"
    told = apply(state, *["dummy rovereto"] * 2, "done")
    assert len(events_for("french", told)) == 2
    assert asked_side(state) == "french"
    garrisons = ("brescia", "cremona", "verona", "legnago", "peschiera")
    assert offered(state) == {"done", *(f"dummy {area}" for area in (*garrisons, "castiglione"))}
    apply(state, "dummy castiglione", "done")
    assert counters_at(state, "castiglione") == {"robert", "french_dummy_1"}
    assert seen_at(state, "austrian", "castiglione") == "2 counters: one of 13, one of 13"


@rule("13.2.3")
def test_only_dummies_that_are_off_the_map_return() -> None:
    state = supply_phase(
        f"at rovereto gummer {' '.join(AUSTRIAN_DUMMIES[:7])} \n at castiglione robert"
        f"\n at lonato joubert {' '.join(FRENCH_DUMMIES)}"
    )
    apply(state, "dummy rovereto")
    assert place(state, "austrian_dummy_8") == "rovereto"
    assert asked(state) != PLACING, "all French dummies are on the map"


@rule("13.2.3")
@rule("5.3")
def test_a_garrison_is_always_supplied_and_lures_dummies_even_when_cut_off() -> None:
    state = supply_phase(
        "at ronco liptay \n at sanguinetto ott \n at cologna gummer \n at montagnana reuss"
        "\n at isorella robert"
    )
    while asked_side(state) != "french" or asked(state) != PLACING:
        apply(state, "done")
    assert {"dummy legnago", "dummy isorella"} <= offered(state)
