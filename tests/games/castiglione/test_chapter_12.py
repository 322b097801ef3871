"""Victory [12.0]: points, levels, and the end when a side has nothing left on the map."""

from __future__ import annotations

import pytest

from solitaire.games.castiglione.core.state import State
from solitaire.games.castiglione.rules import victory
from solitaire.games.castiglione.terms import SIDES
from tests.games.castiglione.positions import (
    BOARD,
    apply,
    events_for,
    offered,
    place,
    position,
    result,
    roll,
)

rule = pytest.mark.rule

# Gummer stands in the French zone, so that the French do not have its four points by the way.
LAST_TURN = """
    turn 9
    phase second_movement
    at {gummer} gummer
    at gavardo rusca
    mantua {mantua}
    austrian_cities {cities}
    {more}
"""


def final(
    *, gummer: str = "lonato", mantua: str = "liberated", cities: str = "", more: str = ""
) -> State:
    """The game after a last turn in which nobody moves."""
    text = LAST_TURN.format(
        gummer=gummer, mantua=mantua, cities=cities or "trent vicenza", more=more
    )
    state = position(text)
    apply(state, "end-movement")
    return state


def points(state: State, side: str) -> dict[str, int]:
    return dict(victory.tally(state, SIDES.index(side)))


# -- points [12.1] --------------------------------------------------------------------------------


@rule("12.1")
def test_nothing_earned_is_a_draw() -> None:
    state = final()
    assert points(state, "french") == points(state, "austrian") == {}
    assert result(state).scores == (0.5, 0.5)
    assert result(state).summary == "Draw: 0 to 0 victory points [12.2]."
    assert result(state).facts == (("points", "0-0"), ("level", "0"), ("by", "points"))


@rule("12.1")
def test_two_points_for_each_eliminated_unit_but_not_for_garrisons() -> None:
    more = """
        at eliminated guieu servier beaumont_cav ott
        at pool austrian_garrison_1 french_garrison_1
    """
    state = final(more=more)
    assert points(state, "austrian") == {"eliminated_unit": 6}
    assert points(state, "french") == {"eliminated_unit": 2}


@rule("12.1")
@pytest.mark.parametrize(
    ("city", "side", "award"),
    [
        ("brescia", "austrian", {"brescia_austrian": 2}),
        ("cremona", "austrian", {"cremona_austrian": 3}),
        ("verona", "austrian", {}),
        ("legnago", "austrian", {}),
        ("peschiera", "austrian", {}),
        ("trent", "french", {"trent_french": 4}),
        ("vicenza", "french", {"vicenza_french": 2}),
    ],
)
def test_points_for_cities(city: str, side: str, award: dict[str, int]) -> None:
    held = {"trent", "vicenza"} ^ {city}
    garrison = "austrian_garrison_3" if side == "austrian" else "french_garrison_6"
    state = final(cities=" ".join(sorted(held)), more=f"at {city} {garrison}")
    assert points(state, side) == award


@rule("12.1")
@rule("5.7")
def test_points_for_units_and_for_wurmser_in_mantua_city() -> None:
    state = final(more="at mantua_city wurmser melas bajalich pittoni_cav melas_art")
    assert points(state, "austrian") == {"unit_in_mantua": 3, "wurmser_in_mantua": 1}


@rule("12.1")
@rule("5.6")
def test_the_marker_decides_whether_mantua_is_still_besieged() -> None:
    """No French soldier is left there, but the status holds until the next Supply Phase [R32]."""
    assert points(final(mantua="besieged"), "french") == {"mantua_besieged": 3}
    full_siege = "at mantua servier fiorella pelletier"
    assert points(final(mantua="liberated", more=full_siege), "french") == {}


ZONE = {area.id for area in BOARD.data.areas if area.french_zone}
FREE_AREAS = [area.id for area in BOARD.data.areas if area.garrison != "french"]
FREE_AREAS.remove("gavardo")


@rule("12.1")
@pytest.mark.parametrize("area", FREE_AREAS)
def test_an_austrian_unit_in_the_zone_costs_the_french_its_points(area: str) -> None:
    state = final(gummer=area)
    assert ("zone_free_of_austrians" in points(state, "french")) == (area not in ZONE)


@rule("12.1")
def test_the_zone_lies_west_of_the_adige_and_south_of_anfo_and_la_corona() -> None:
    outside = {"anfo", "la_corona", "ala", "rovereto", "trent", "riva", "caldiero", "montagnana"}
    inside = {"vestone", "rivoli", "salo", "mantua", "verona", "legnago", "peschiera", "cremona"}
    assert inside <= ZONE
    assert not outside & ZONE


@rule("12.1")
def test_an_austrian_garrison_counts_in_the_zone_and_mantua_city_does_not() -> None:
    garrison = final(
        gummer="riva", cities="trent vicenza verona", more="at verona austrian_garrison_3"
    )
    assert points(garrison, "french") == {}
    inside = final(gummer="riva", more="at mantua_city bajalich")
    assert points(inside, "french") == {"zone_free_of_austrians": 4}


@rule("12.1")
def test_a_leader_alone_in_the_zone_costs_nothing() -> None:
    state = final(gummer="riva", more="at lonato melas")
    assert points(state, "french") == {"zone_free_of_austrians": 4}


# -- levels [12.2] --------------------------------------------------------------------------------


@rule("12.2")
@pytest.mark.parametrize(
    ("lost", "in_mantua", "level"),
    [
        (0, 1, "Minor"),
        (2, 0, "Minor"),
        (2, 1, "Tactical"),
        (4, 0, "Tactical"),
        (4, 1, "Operational"),
        (6, 0, "Operational"),
        (6, 1, "Strategic"),
    ],
    ids=["1", "4", "5", "8", "9", "12", "13"],
)
def test_the_difference_gives_the_level(lost: int, in_mantua: int, level: str) -> None:
    units = ["guieu", "servier", "fiorella", "pelletier", "robert", "gardanne"][:lost]
    more = f"at eliminated {' '.join(units)}\n" if lost else ""
    more += "at mantua_city bajalich" if in_mantua else ""
    state = final(more=more)
    total = 2 * lost + in_mantua
    assert result(state).scores == (0.0, 1.0)
    assert result(state).summary == (
        f"Austrian {level} Victory: 0 to {total} victory points [12.2]."
    )
    rank = ["Draw", "Minor", "Tactical", "Operational", "Strategic"].index(level)
    assert dict(result(state).facts) == {
        "points": f"0-{total}",
        "level": str(rank),
        "by": "points",
    }


@rule("12.2")
def test_the_difference_counts_and_not_the_total() -> None:
    state = final(more="at eliminated guieu servier ott ocskay reuss")
    assert result(state).summary == "French Minor Victory: 6 to 4 victory points [12.2]."


@rule("12.2")
def test_the_end_is_told_with_the_count() -> None:
    state = position(
        LAST_TURN.format(gummer="riva", mantua="besieged", cities="trent vicenza", more="")
    )
    events = apply(state, "end-movement")
    assert events_for("austrian", events)[-1] == (
        "The game ends: the French side wins, 7 French to 0 Austrian victory points [12.2]."
    )


# -- the end before the end [12.1] ----------------------------------------------------------------


@rule("12.1")
def test_a_side_without_units_on_the_map_has_lost_at_once() -> None:
    state = position(
        """
        turn 3
        phase first_movement
        first french
        austrian_cities
        at lonato victor rampon joubert massena_art massena
        at castiglione lusignan
        note lusignan hits=3
        at mantua_city wurmser gummer bajalich ott reuss
        at riva melas
        """
    )
    events = apply(state, "move victor", "with rampon", "with joubert", "to castiglione")
    assert place(state, "lusignan") == "eliminated"
    assert result(state).scores == (1.0, 0.0)
    assert result(state).summary == (
        "French Strategic Victory: no enemy unit is left on the map [12.2]."
    )
    assert dict(result(state).facts)["by"] == "elimination"
    assert dict(result(state).facts)["level"] == "4"
    assert "The game ends: the French side wins" in events_for("austrian", events)[-1]


@rule("12.1")
def test_a_garrison_is_a_unit_on_the_map() -> None:
    state = position(
        """
        phase first_movement
        first french
        at lonato victor rampon joubert massena
        at castiglione lusignan
        note lusignan hits=3
        """
    )
    apply(state, "move victor", "with rampon", "with joubert", "to castiglione")
    assert place(state, "lusignan") == "eliminated"
    assert offered(state)


@rule("12.1")
def test_both_sides_wiped_out_at_once_count_their_points() -> None:
    """The last two units kill each other [R37]."""
    state = position(
        """
        phase first_combat
        austrian_cities trent vicenza brescia
        mantua liberated
        at castiglione lusignan rusca
        note lusignan entered=lonato hits=3
        note rusca hits=3
        at pool austrian_garrison_1 austrian_garrison_2
        at pool french_garrison_2 french_garrison_3 french_garrison_4 french_garrison_5
        """
    )
    roll(state, 6, 6)
    assert points(state, "french") == {"eliminated_unit": 2, "zone_free_of_austrians": 4}
    assert points(state, "austrian") == {"eliminated_unit": 2, "brescia_austrian": 2}
    assert result(state).summary == "French Minor Victory: 6 to 4 victory points [12.2]."
