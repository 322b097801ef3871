"""The constraints on map and counters that the rules and the history of the day set."""

from __future__ import annotations

import importlib.resources
import re
import shutil
from collections import Counter
from math import sqrt
from pathlib import Path

import pytest

from solitaire.data.basis import is_basis
from solitaire.data.problems import BadData
from solitaire.games.camposanto.core.lines import cone
from solitaire.games.camposanto.data.model import Unit, load_data
from solitaire.games.camposanto.data.reading import check_data
from solitaire.games.camposanto.rules import ways
from solitaire.games.camposanto.terms import COLUMNS, ROWS, SIDES, WING_NAMES
from tests.games.camposanto.positions import BOARD, RULES, hexes

rule = pytest.mark.rule
DATA = load_data()
START = RULES.start({})
METRES = 225
"""From side to side of a hex [1.1]."""


def units(side: str = "", arm: str = "", wing: str = "") -> list[Unit]:
    return [
        unit
        for unit in DATA.units
        if side in ("", unit.side) and arm in ("", unit.arm) and wing in ("", unit.wing)
    ]


@rule("1")
def test_there_are_108_counters() -> None:
    commanders = len(DATA.marshals) + len(DATA.generals)
    assert len(DATA.units) + commanders + len(DATA.order_points) + DATA.markers == 108


@rule("1")
def test_the_hexes_fit_the_sheet_and_the_counters_fit_the_hexes() -> None:
    """C02 and C03: an A2 sheet, hexes of 22 mm, counters of 5/8 inch that point at a vertex."""
    sheet, counter, across = (594.0, 420.0), 15.875, 22.0
    width = across * (COLUMNS + 0.5)
    height = across / sqrt(3) * (1.5 * ROWS + 0.5)
    assert width <= sheet[0]
    assert height <= sheet[1]
    assert _half_width_of_hex(across, counter / 2) >= counter / 2


def _half_width_of_hex(across: float, height: float) -> float:
    """Half of the hex's width at this height above its middle, a vertex pointing up."""
    side = across / sqrt(3)
    return min(across / 2, (side - height) * sqrt(3))


@rule("1.1")
def test_the_grid_is_regular() -> None:
    for place in range(475):
        for direction in range(6):
            near = BOARD.neighbours[place * 6 + direction]
            if near >= 0:
                assert BOARD.neighbours[near * 6 + (direction + 3) % 6] == place
                assert BOARD.distance(place, near) == 1


@rule("2.3")
@rule("3")
def test_the_two_series_and_who_holds_them_by_day() -> None:
    held = {side: [] for side in SIDES}  # type: dict[str, list[int]]
    for point in DATA.order_points:
        held[point.first_holder].append(point.value)
    assert held["spanish"] == [1, 4, 5, 8, 9, 12, 13, 16, 18]
    assert held["allied"] == [2, 3, 6, 7, 10, 11, 14, 15, 17]


@rule("2")
@rule("2.1")
def test_steps_and_stars() -> None:
    for unit in DATA.units:
        assert unit.steps in ((4, 2) if unit.arm in ("infantry", "cavalry") else (1,)), unit
    assert [unit.id for unit in DATA.units if unit.stars == 2] == ["carabineros"]
    regiments = Counter(unit.steps for unit in [*units(arm="infantry"), *units(arm="cavalry")])
    assert regiments[4] > regiments[2]


@rule("2.2")
@rule("8")
def test_one_marshal_a_wing_and_one_general_a_side() -> None:
    assert DATA.generals[0].name.endswith("Traun")
    assert DATA.generals[1].name.endswith("Gages")
    assert {"Schulemburg", "MacDonald"} <= {one.name for one in DATA.marshals}
    assert [(one.side, one.wing) for one in DATA.marshals] == [
        (side, wing) for side in SIDES for wing in WING_NAMES
    ]


@rule("9")
def test_batteries_by_wing() -> None:
    count = Counter((unit.side, unit.wing) for unit in units(arm="artillery"))
    assert count == {
        ("allied", "centre"): 2,
        ("allied", "right"): 1,
        ("allied", "left"): 1,
        ("spanish", "centre"): 2,
    }
    for unit in units(arm="artillery"):
        assert list(unit.fire) == sorted(unit.fire, reverse=True)
        assert unit.fire[-1] >= 0


@rule("6.3")
def test_the_bridge_is_the_only_link_of_the_banks() -> None:
    ends = {"north": set(), "south": set()}  # type: dict[str, set[str]]
    for place, one in enumerate(DATA.hexes):
        for direction in range(6):
            near = BOARD.neighbours[place * 6 + direction]
            if near >= 0 and BOARD.passable[place] and BOARD.passable[near]:
                banks = {one.bank, DATA.hexes[near].bank}
                assert banks != {"north", "south"}, one.id
                if one.terrain == "bridge":
                    ends[DATA.hexes[near].bank].add(DATA.hexes[near].id)
    assert ends["north"]
    assert ends["south"]


@rule("6.3")
def test_the_pond_lies_beside_tre_case_di_sopra() -> None:
    pond = next(n for n, one in enumerate(DATA.hexes) if one.terrain == "pond")
    beside = [DATA.hexes[BOARD.neighbours[pond * 6 + one]].name for one in range(6)]
    assert "Tre Case di Sopra" in beside


@rule("1.3")
def test_the_set_up_is_sound_and_nobody_begins_in_an_enemy_zone() -> None:
    assert RULES.faults(START) == []
    for unit in range(60):
        assert not START.in_zone_of(1 - int(BOARD.side[unit]), START.unit_hex[unit])
        assert BOARD.north_bank[START.unit_hex[unit]]


@rule("1.3")
def test_each_allied_wing_begins_three_to_six_hexes_from_the_enemy() -> None:
    for wing in range(3):
        near = min(
            int(ways.nearest_enemy(START, 0, START.unit_hex[unit]))
            for unit in range(60)
            if BOARD.wing[unit] == wing
        )
        assert 3 <= near <= 6, WING_NAMES[wing]


def test_wings_have_ten_to_twelve_counters_with_their_marshal() -> None:
    count = Counter((unit.side, unit.wing) for unit in DATA.units)
    assert all(10 <= number + 1 <= 12 for number in count.values()), count


def test_the_armies_of_the_day() -> None:
    def battalions(nationality: str) -> int:
        foot = [unit for unit in units(arm="infantry") if unit.nationality == nationality]
        return sum(unit.steps for unit in foot) // 2

    assert (battalions("spanish"), battalions("austrian"), battalions("savoy")) == (33, 16, 8)
    assert len(units("allied", "cavalry", "left")) == 6
    assert len(units("allied", "light", "right")) >= 3
    steps = [
        sum(unit.steps for unit in units(side) if unit.arm in ("infantry", "cavalry"))
        for side in SIDES
    ]
    assert steps == [72, 84]


def test_the_spanish_brigades_of_the_day() -> None:
    """C52: 6, 6, 6, 6, 5 and 4 battalions."""
    brigades = (
        ("castilla", "lombardia", "flandes"),
        ("valonas",),
        ("espanolas",),
        ("reina", "corona", "guadalajara"),
        ("parma", "besler", "wirtz"),
        ("hibernia", "irlanda"),
    )
    battalions = Counter[str]()
    for unit in units("spanish", "infantry"):
        battalions[unit.id.rstrip("_123")] += unit.steps // 2
    assert [sum(battalions.pop(one) for one in names) for names in brigades] == [6, 6, 6, 6, 5, 4]
    assert not battalions


def test_the_squadrons_of_the_day() -> None:
    """C53 and C54: 12 Spanish squadrons in four regiments; 12, 2 and 6 of the Allied line."""
    spanish = [unit for unit in units("spanish", "cavalry") if _squadrons(unit) >= 3]
    assert [_squadrons(unit) for unit in spanish] == [3, 3, 3, 3]
    allied = [unit for unit in units("allied", "cavalry", "left") if "Ussari" not in unit.name]
    by_kind = Counter[str]()
    for unit in allied:
        by_kind[_kind_of_horse(unit)] += _squadrons(unit)
    assert by_kind == {"cuirassiers": 12, "horse": 2, "dragoons": 6}


def _squadrons(unit: Unit) -> int:
    found = re.search(r"(\d+) sq", unit.composition)
    return int(found.group(1)) if found else 0


def _kind_of_horse(unit: Unit) -> str:
    names = {"Corazzieri": "cuirassiers", "Dragoni": "dragoons"}
    return names.get(unit.name.split()[0], "horse")


def test_the_bridge_lies_about_600_metres_from_the_spanish_left() -> None:
    """C55: of the infantry of the left wing the outermost is 600 m away, give or take a hex."""
    places = [BOARD.hex_by_name[unit.hex] for unit in units("spanish", "infantry", "left")]
    outermost = min(places, key=lambda place: place % COLUMNS)
    metres = int(BOARD.distance(outermost, BOARD.bridge)) * METRES
    assert abs(metres - 600) <= METRES


def test_no_savoy_regiment_that_was_on_the_alps() -> None:
    """C58."""
    savoy = {unit.name for unit in DATA.units if unit.nationality == "savoy"}
    assert savoy
    assert not any(name in one for one in savoy for name in ("Monferrato", "Fucilieri"))


def test_parma_obregon_and_the_fusiliers_hold_farmhouses() -> None:
    ground = {one.id: one.terrain for one in DATA.hexes}
    place = {unit.id: unit.hex for unit in DATA.units}
    for unit in ("parma", "guadalajara_1", "fusileros_1"):
        assert ground[place[unit]] == "farmhouse", unit


@rule("9.1")
def test_the_cone_has_two_three_four_and_five_hexes() -> None:
    for facing in range(6):
        assert Counter(int(shot.distance) for shot in cone(facing, 4)) == {1: 2, 2: 3, 3: 4, 4: 5}


@rule("6.5")
def test_from_every_hex_a_flight_goes_on_or_meets_the_border() -> None:
    for place in range(475):
        if not BOARD.passable[place]:
            continue
        for side in range(2):
            for road in ways.roads(BOARD, side, place):
                back = [
                    one for one in ways.backward(BOARD, side, road, place) if BOARD.passable[one]
                ]
                border = ways.meets_border(BOARD, side, road, place)
                assert back or border or place in hexes("1811 1911 1813 1913"), BOARD.hex_names[
                    place
                ]


def test_every_value_names_its_basis() -> None:
    assert all(is_basis(one.basis) for one in DATA.hexes)
    assert all(is_basis(basis) for unit in DATA.units for basis in unit.bases.values())


def test_the_game_says_that_map_and_set_up_are_reconstructed() -> None:
    assert "reconstructed" in DATA.status


# -- faults ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        ("units.csv", "roth_1,Roth I,allied", "roth_1,Roth I,spanish", "side"),
        (
            "units.csv",
            "roth_1,Roth I,allied,austrian,right,infantry,4",
            "roth_1,Roth I,allied,austrian,right,infantry,3",
            "steps",
        ),
        ("hexes.csv", "0718,bridge", "0718,river", "bridge"),
        ("order_points.csv", "18,red", "17,red", "twice"),
        ("rules.toml", "threshold = 9", "threshold = 99", "threshold"),
        (
            "commanders.csv",
            "jauche,Jauche,spanish,spanish,left",
            "jauche,Jauche,spanish,spanish,right",
            "Marshal",
        ),
        ("units.csv", ",1106,s,", ",1104,s,", "cannot share"),
    ],
)
def test_a_planted_fault_is_found(
    tmp_path: Path, file: str, old: str, new: str, message: str
) -> None:
    folder = tmp_path / "camposanto"
    with importlib.resources.as_file(importlib.resources.files("resources")) as resources:
        shutil.copytree(resources / "camposanto", folder)
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadData) as caught:
        check_data(folder, "camposanto")
    assert any(message in str(problem) for problem in caught.value.problems)
