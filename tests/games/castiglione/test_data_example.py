"""Map, counters and tables against the battle of the play book's example, C49 to C77."""

from __future__ import annotations

import pytest

from solitaire.data.tables import Grid
from tests.games.castiglione.atlas import (
    AREAS,
    DATA,
    LEADERS,
    NEIGHBOURS,
    UNITS,
    cheapest_paths,
    cost,
    distance,
    strength,
    units,
)

rule = pytest.mark.rule
TABLES = DATA.tables
FRENCH = (
    "gardanne",
    "robert",
    "guillaume",
    "joubert",
    "servier",
    "fiorella",
    "dallemagne_cav",
    "charton_cav",
    "beaumont_cav",
    "dommartin_art",
)
AUSTRIANS = (
    "nicolleti",
    "gummer",
    "pittoni",
    "bajalich",
    "pittoni_cav",
    "melas_art",
    "liptay",
)


@rule("20.0")
def test_c49_goito_to_castiglione_goes_by_guidizzolo() -> None:
    assert cost("goito", "castiglione") == 2
    assert {"goito", "castiglione"} <= NEIGHBOURS["guidizzolo"].keys()
    assert "castiglione" not in NEIGHBOURS["goito"]


@rule("20.0")
@pytest.mark.parametrize(("end", "points"), [("guidizzolo", 2), ("castiglione", 3)])
def test_c50_from_roverbella(end: str, points: int) -> None:
    assert cost("roverbella", end) == points


@rule("20.0")
def test_c51_everybody_enters_castiglione_from_guidizzolo() -> None:
    _, paths = cheapest_paths("roverbella", "castiglione")
    assert {path[-2] for path in paths} == {"guidizzolo"}


@rule("20.0")
def test_c52_nothing_but_leaders_guns_and_cavalry_modifies_the_battle() -> None:
    assert NEIGHBOURS["guidizzolo"]["castiglione"].river is None
    for area in ("castiglione", "guidizzolo", "goito", "roverbella"):
        assert AREAS[area].kind == "clear"


@rule("20.0")
@pytest.mark.parametrize(
    ("area", "roads"), [pytest.param("lonato", 1, id="c53"), pytest.param("asola", 2, id="c54")]
)
def test_reinforcements_stand_within_hearing(area: str, roads: int) -> None:
    assert distance(area, "castiglione") == roads


@rule("20.0")
@pytest.mark.parametrize(
    ("formation", "names"),
    [
        pytest.param(
            "serurier",
            "servier fiorella pelletier dallemagne_cav charton_cav",
            id="c55-serurier",
        ),
        pytest.param("kilmaine", "beaumont_cav dommartin_art", id="c55-kilmaine"),
        pytest.param(
            "melas", "nicolleti gummer pittoni bajalich pittoni_cav melas_art", id="c56-melas"
        ),
        pytest.param("davidovich", "mitrovski liptay", id="c56-davidovich"),
    ],
)
def test_formation_of(formation: str, names: str) -> None:
    assert {unit.formation for unit in units(*names.split())} == {formation}


@rule("20.0")
@pytest.mark.parametrize(
    ("arm", "names"),
    [
        (
            "cavalry",
            "dallemagne_cav charton_cav beaumont_cav pittoni_cav spiegel_cav pijon_cav",
        ),
        ("artillery", "dommartin_art melas_art"),
        ("infantry", "servier fiorella pelletier joubert nicolleti gummer mitrovski liptay"),
    ],
)
def test_c57_arm_of(arm: str, names: str) -> None:
    assert {unit.arm for unit in units(*names.split())} == {arm}


@rule("9.1.2")
def test_c58_modifiers_of_the_march_to_the_guns() -> None:
    guns = TABLES.sound_of_the_guns
    assert (guns.cavalry, guns.artillery, guns.two_areas_away) == (1, -1, -1)
    assert guns.max_areas == 2
    counted = {m.id: m.counted for m in TABLES.modifiers if m.table == "sound_of_the_guns"}
    assert counted["leader"] == "strategic"


def needed(name: str, leader: str, *, far: bool) -> int:
    """The highest roll with which the Unit marches: its CF with modifiers, within its limits."""
    guns, unit = TABLES.sound_of_the_guns, UNITS[name]
    modified = unit.cohesion + LEADERS[leader].strategic
    modified += {"cavalry": guns.cavalry, "artillery": guns.artillery}.get(unit.arm, 0)
    modified += guns.two_areas_away if far else 0
    return max(0, min(unit.cohesion, modified))


@rule("20.0")
@pytest.mark.parametrize(
    "name", [pytest.param("beaumont_cav", id="c59"), pytest.param("dommartin_art", id="c60")]
)
def test_from_lonato_a_four_is_needed_for(name: str) -> None:
    assert needed(name, "kilmaine", far=False) == 4


@rule("20.0")
@pytest.mark.parametrize(
    ("name", "roll", "marches"),
    [
        pytest.param("servier", 2, True, id="c61-servier"),
        pytest.param("fiorella", 4, True, id="c61-fiorella"),
        pytest.param("pelletier", 5, False, id="c61-pelletier"),
        pytest.param("dallemagne_cav", 2, True, id="c62-dallemagne"),
        pytest.param("charton_cav", 4, True, id="c62-charton"),
    ],
)
def test_from_asola(name: str, roll: int, marches: bool) -> None:
    assert (roll <= needed(name, "serurier", far=True)) is marches


@rule("20.0")
@pytest.mark.parametrize(
    ("names", "points"),
    [pytest.param(FRENCH, 25, id="c63-french"), pytest.param(AUSTRIANS, 23, id="c64-austrians")],
)
def test_strength_of_the_force(names: tuple[str, ...], points: int) -> None:
    assert strength(units(*names)) == points


@rule("20.0")
def test_c65_cavalry_is_six_against_two() -> None:
    assert strength(units(*FRENCH), "cavalry") == 6
    assert strength(units(*AUSTRIANS), "cavalry") == 2


@rule("20.0")
def test_c66_artillery_differs_by_one() -> None:
    own, other = strength(units(*FRENCH), "artillery"), strength(units(*AUSTRIANS), "artillery")
    assert own - other == 1


def printed(grid: Grid) -> str:
    """The cells as a block of digits, one line per row."""
    return " ".join("".join(map(str, row)) for row in grid.cells)


@rule("9.2")
def test_c67_the_bombardment_table_is_as_printed() -> None:
    grid = TABLES.bombardment.grid
    assert printed(grid) == "000111 001112 011122 111222 112223 122233 222333"
    assert " ".join(map(str, grid.columns)) == "1 2 3 4 5 6 or more"
    assert (str(grid.rows[0]), str(grid.rows[-1])) == ("0 or less", "6 or more")


@rule("9.3")
def test_c68_the_combat_table_is_as_printed() -> None:
    grid = TABLES.combat.grid
    assert printed(grid) == (
        "0001112 0011122 0111222 1112223 1122233 1222333 2223334 2233344 2333444"
    )
    assert TABLES.combat.column_limits == (4, 8, 12, 16, 20, 24, None)
    assert (str(grid.rows[0]), str(grid.rows[-1])) == ("0 or less", "8 or more")


@rule("9.2")
def test_c69_bonaparte_turns_a_miss_into_a_hit() -> None:
    assert TABLES.bombardment.hits(2, 1) == 0
    assert TABLES.bombardment.hits(2 + LEADERS["bonaparte"].tactical, 1) == 1


@rule("9.3")
def test_c70_austrians_score_three() -> None:
    total = 3 + LEADERS["wurmser"].tactical
    assert TABLES.combat.hits(total, strength(units(*AUSTRIANS))) == 3


@rule("9.3")
def test_c71_french_score_four() -> None:
    combat = TABLES.combat
    assert (combat.marched_to_the_guns, combat.cavalry_superiority) == (1, 1)
    total = 2 + LEADERS["bonaparte"].tactical + 1 + 1
    assert combat.hits(total, strength(units(*FRENCH))) == 4


@rule("9.5")
def test_c72_pursuit_scores_two() -> None:
    assert TABLES.pursuit.french == 1
    total = 1 + TABLES.pursuit.french + LEADERS["bonaparte"].tactical
    assert total == 4
    assert TABLES.pursuit.hits(total, 6 - 2) == 2


@rule("9.4")
def test_c73_column_six_is_for_retreats_through_the_enemy() -> None:
    assert TABLES.pursuit.through_enemy_column == 6
    last = TABLES.pursuit.grid.columns[-1]
    assert (len(TABLES.pursuit.grid.columns), last.low, last.high) == (6, 6, None)


@rule("5.7")
def test_c74_a_city_shelters_from_pursuit() -> None:
    assert TABLES.pursuit.retreat_to_city < 0


@rule("5.6")
def test_c75_a_city_helps_its_defender() -> None:
    assert TABLES.combat.defender_in_city < 0


@rule("18.0")
def test_c76_a_concentric_attack_helps() -> None:
    assert TABLES.combat.concentric_attack > 0


@rule("9.3")
@pytest.mark.parametrize("table", ["combat_resolution", "artillery_bombardment"])
def test_c77_the_row_below_one_can_be_reached(table: str) -> None:
    values = [m.value for m in TABLES.modifiers if m.table == table and m.value is not None]
    assert 1 + min(values) <= 0
