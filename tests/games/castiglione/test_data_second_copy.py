"""Sample cells of every file, typed a second time by hand: a slip of one hand shows here.

The set-up is a second copy in full, as the chart a player would lay the counters out by.
"""

from __future__ import annotations

from collections import defaultdict

import pytest

from solitaire.data.tables import Grid
from solitaire.games.castiglione.data.model import Leader, Unit
from tests.games.castiglione.atlas import AREAS, DATA, LEADERS, NEIGHBOURS, field_units

TABLES = DATA.tables


@pytest.mark.rule("8.3")
@pytest.mark.parametrize(
    ("total", "mp", "hit"),
    [
        (-2, 0, True),
        (1, 0, True),
        (2, 0, False),
        (3, 0, False),
        (4, 1, True),
        (5, 1, True),
        (6, 1, False),
        (7, 2, True),
        (8, 2, False),
        (11, 2, False),
    ],
)
def test_forced_march(total: int, mp: int, hit: bool) -> None:
    row = TABLES.forced_march.result(total)
    assert (row.mp, row.hit) == (mp, hit)


@pytest.mark.rule("9.3")
@pytest.mark.parametrize(
    ("total", "strength", "hits"),
    [
        (-3, 1, 0),
        (0, 12, 0),
        (0, 13, 1),
        (0, 25, 2),
        (1, 8, 0),
        (2, 5, 1),
        (3, 4, 1),
        (3, 16, 2),
        (4, 20, 2),
        (4, 21, 3),
        (5, 24, 3),
        (6, 40, 4),
        (7, 9, 3),
        (7, 20, 3),
        (8, 4, 2),
        (8, 17, 4),
        (12, 8, 3),
        (5, 0, 0),
    ],
)
def test_combat_resolution(total: int, strength: int, hits: int) -> None:
    assert TABLES.combat.hits(total, strength) == hits


@pytest.mark.rule("9.2")
@pytest.mark.parametrize(
    ("total", "differential", "hits"),
    [(-1, 3, 0), (0, 4, 1), (1, 6, 2), (2, 1, 0), (3, 3, 1), (4, 6, 3), (5, 1, 1), (9, 3, 2)],
)
def test_artillery_bombardment(total: int, differential: int, hits: int) -> None:
    assert TABLES.bombardment.hits(total, differential) == hits


@pytest.mark.rule("9.5")
@pytest.mark.parametrize(
    ("total", "differential", "hits"),
    [(0, 3, 0), (0, 6, 1), (1, 3, 1), (2, 5, 2), (4, 4, 2), (5, 5, 3), (6, 1, 2), (7, 11, 3)],
)
def test_pursuit(total: int, differential: int, hits: int) -> None:
    assert TABLES.pursuit.hits(total, differential) == hits


@pytest.mark.parametrize(
    "grid",
    [
        pytest.param(TABLES.combat.grid, id="combat"),
        pytest.param(TABLES.bombardment.grid, id="bombardment"),
        pytest.param(TABLES.pursuit.grid, id="pursuit"),
    ],
)
def test_grids_obey_the_law_of_the_printed_ones(grid: Grid) -> None:
    """Each cell is a third of result and column, counted from the corner: no cell is a slip."""
    for row, cells in enumerate(grid.cells):
        assert list(cells) == [(row + column) // 3 for column in range(len(cells))]


@pytest.mark.rule("13.1.2")
@pytest.mark.parametrize(
    ("total", "percent"), [(-4, 0), (2, 0), (3, 25), (4, 33), (5, 50), (6, 75), (7, 100), (9, 100)]
)
def test_reconnaissance(total: int, percent: int) -> None:
    assert TABLES.reconnaissance.percent(total) == percent


@pytest.mark.rule("13.1.2")
@pytest.mark.parametrize(
    ("hidden", "row"),
    [
        (3, (1, 1, 1, 2, 3)),
        (6, (1, 2, 3, 4, 6)),
        (10, (2, 3, 5, 7, 10)),
        (14, (3, 5, 7, 10, 14)),
        (19, (5, 6, 9, 14, 19)),
        (20, (5, 7, 10, 15, 20)),
    ],
)
def test_reconnaissance_matrix(hidden: int, row: tuple[int, ...]) -> None:
    percents = (25, 33, 50, 75, 100)
    assert tuple(TABLES.reconnaissance.revealed(hidden, p) for p in percents) == row
    assert TABLES.reconnaissance.revealed(hidden, 0) == 0


@pytest.mark.rule("14.1")
@pytest.mark.parametrize(
    ("total", "fate"), [(1, "killed"), (2, "killed"), (3, "wounded"), (4, "unhurt"), (12, "unhurt")]
)
def test_leader_mortality(total: int, fate: str) -> None:
    assert TABLES.leader_mortality.fate(total) == fate


@pytest.mark.rule("4.2")
def test_turn_track() -> None:
    dates = "29 July, 30 July, 31 July, 1 August, 2 August, 3 August, 4 August, 5 August, 6 August"
    assert ", ".join(turn.date for turn in TABLES.turn_track) == dates


def test_modifiers() -> None:
    """Every number of modifiers.csv, in the order of the phases of a turn."""
    assert (TABLES.forage.city, TABLES.forage.crowded, TABLES.forage.crowded_above) == (1, -1, 3)
    assert (TABLES.initiative.french, TABLES.forced_march.french) == (1, 1)
    assert TABLES.bridge_destruction.enemy_adjacent == -1
    assert TABLES.bridge_repair.enemy_adjacent == -1
    assert (TABLES.bombardment.target_in_mountain, TABLES.bombardment.target_in_city) == (-1, -1)
    combat = TABLES.combat
    assert (combat.defender_in_city, combat.defender_in_mountain) == (-1, -1)
    assert (combat.attack_across_bridge, combat.concentric_attack) == (-1, 1)
    assert (TABLES.pursuit.retreat_to_city, TABLES.pursuit.retreat_to_mountain) == (-1, -1)
    assert (TABLES.leader_mortality.force_lost, TABLES.leader_mortality.overrun) == (-1, -1)
    assert (TABLES.wounded_return.full_turn, TABLES.wounded_return.most_for_turns) == (1, 2)
    assert len(TABLES.modifiers) == 33


@pytest.mark.rule("3.6")
def test_cohesion_hits() -> None:
    hits = TABLES.cohesion_hits
    assert (hits.strength_loss_at, hits.strength_loss) == (3, 1)
    assert (hits.eliminated_at, hits.garrison_eliminated_at) == (4, 3)


ORDER_OF_BATTLE = """
massena: joubert 3/5, rampon 3/5, victor 4/5, valette 3/3, guillaume 2/3
massena: pijon_cav 2/4, massena_art 1/4
augereau: beyrand 2/5, robert 2/4, gardanne 2/4, augereau_art 1/4
serurier: servier 4/4, fiorella 3/4, pelletier 3/4, dallemagne_cav 1/4, charton_cav 1/4
sauret: guieu 3/4, rusca 2/4
despinoy: bertin 3/4, cervoni 2/4
kilmaine: beaumont_cav 4/4, dommartin_art 3/4
quasdanovich: ott 4/4, ocskay 4/3, sporck 3/3, reuss 4/4, lusignan 2/4
quasdanovich: klenau_cav 3/4, ott_cav 3/4, quasdanovich_art 2/3
melas: gummer 5/3, bajalich 4/4, nicolleti 3/3, pittoni 3/3, pittoni_cav 2/3, melas_art 2/3
davidovich: mitrovski 3/4, liptay 4/4, spiegel 2/3, spiegel_cav 4/4, davidovich_art 3/3
meszaros: minkwitz 2/3, hohenzollern 2/3, hohenzollern_cav 3/4, meszaros_art 1/3
"""
"""Strength and cohesion by formation, in the order of units.csv."""


@pytest.mark.rule("2.1.1")
def test_order_of_battle() -> None:
    typed = [
        (formation, *unit.split())
        for formation, _, names in (line.partition(": ") for line in ORDER_OF_BATTLE.split("\n"))
        for unit in names.split(", ")
        if names
    ]
    found = [(u.formation, u.id, f"{u.strength}/{u.cohesion}") for u in field_units()]
    assert found == typed


@pytest.mark.rule("2.1.1")
def test_what_the_arms_have_in_common() -> None:
    movement = {(unit.arm, unit.movement) for unit in DATA.units}
    assert movement == {("infantry", 2), ("artillery", 2), ("cavalry", 3), ("garrison", 0)}
    garrisons = [unit for unit in DATA.units if unit.arm == "garrison"]
    assert {(unit.strength, unit.cohesion) for unit in garrisons} == {(1, 3)}
    assert {unit.arm for unit in field_units() if unit.id.endswith("_cav")} == {"cavalry"}
    assert {unit.arm for unit in field_units() if unit.id.endswith("_art")} == {"artillery"}


@pytest.mark.parametrize(
    ("name", "ratings"),
    [
        ("bonaparte", (1, 2, 4, 2)),
        ("massena", (2, 1, 2, 1)),
        ("sauret", (3, 0, 2, 1)),
        ("despinoy", (3, 1, 2, 0)),
        ("wurmser", (1, 1, 3, 1)),
        ("quasdanovich", (2, 1, 2, 1)),
        ("melas", (2, 0, 2, 1)),
        ("meszaros", (3, 0, 2, 0)),
        ("generic_kilmaine", (3, 0, 2, 0)),
    ],
)
def test_leader_rank_and_ratings(name: str, ratings: tuple[int, ...]) -> None:
    leader = LEADERS[name]
    assert (leader.rank, leader.strategic, leader.command, leader.tactical) == ratings


SETUP = """
la_corona: joubert
rivoli: rampon massena_art
bussolengo: massena victor pijon_cav
verona: valette french_garrison_3
peschiera: guillaume french_garrison_5
legnago: augereau robert gardanne augereau_art french_garrison_4
ronco: beyrand
zevio: despinoy bertin cervoni
salo: sauret guieu
gavardo: rusca
valeggio: kilmaine beaumont_cav dommartin_art
mantua: serurier servier fiorella pelletier dallemagne_cav charton_cav
montichiari: bonaparte
brescia: french_garrison_1
cremona: french_garrison_2
vestone: quasdanovich ott ocskay lusignan klenau_cav
anfo: sporck reuss ott_cav quasdanovich_art
rovereto: wurmser melas gummer bajalich nicolleti pittoni pittoni_cav melas_art
ala: davidovich mitrovski liptay spiegel spiegel_cav davidovich_art
vicenza: meszaros minkwitz hohenzollern hohenzollern_cav meszaros_art austrian_garrison_2
trent: austrian_garrison_1
"""


@pytest.mark.rule("4.1")
def test_set_up_chart() -> None:
    chart = {}
    for line in SETUP.split("\n"):
        area, _, names = line.partition(": ")
        if names:
            chart[area] = set(names.split())
    found: dict[str, set[str]] = defaultdict(set)
    counters: list[Unit | Leader] = [*DATA.units, *DATA.leaders]
    for counter in counters:
        if counter.setup:
            found[counter.setup].add(counter.id)
    assert found == chart


@pytest.mark.parametrize(
    ("name", "neighbours"),
    [
        ("trent", "calliano sarche"),
        ("vestone", "anfo caino gavardo salo"),
        ("castiglione", "lonato pozzolengo guidizzolo castel_goffredo montichiari"),
        ("mantua", "goito castellucchio roverbella castellaro governolo"),
        ("verona", "castelnuovo bussolengo villafranca isola zevio caldiero"),
        ("vicenza", "montebello castegnero"),
        ("cremona", "pontevico cicognolo"),
        ("rivoli", "la_corona castelnuovo bussolengo"),
    ],
)
def test_neighbours(name: str, neighbours: str) -> None:
    assert NEIGHBOURS[name].keys() == set(neighbours.split())


@pytest.mark.rule("8.5")
def test_bridges_by_river() -> None:
    bridges: dict[str, set[str]] = defaultdict(set)
    for road in DATA.roads:
        if road.river:
            bridges[road.river].add(f"{road.a}-{road.b}")
    assert bridges == {
        "Adige": {
            "ala-la_corona",
            "trent-sarche",
            "riva-rovereto",
            "verona-caldiero",
            "legnago-cologna",
            "legnago-montagnana",
        },
        "Chiese": {
            "gavardo-rezzato",
            "rezzato-lonato",
            "castiglione-montichiari",
            "isorella-asola",
        },
        "Mincio": {
            "lonato-peschiera",
            "peschiera-pozzolengo",
            "valeggio-volta",
            "goito-roverbella",
            "roverbella-mantua",
            "mantua-castellaro",
            "mantua-governolo",
        },
        "Mella": {"manerbio-pontevico"},
        "Oglio": {"pontevico-cremona", "asola-piadena", "piadena-marcaria"},
        "Gua": {"sossano-cologna", "montagnana-santa_margherita"},
    }


def test_kinds_of_area() -> None:
    cities = "brescia cremona verona legnago peschiera mantua vicenza trent"
    mountains = "calliano ala la_corona rivoli sarche tione condino ledro anfo vestone caino"
    assert {a.id for a in AREAS.values() if a.kind == "city"} == set(cities.split())
    assert {a.id for a in AREAS.values() if a.kind == "mountain"} == set(mountains.split())


EAST_OF_ADIGE = (
    "trent calliano rovereto ala caldiero monteforte montebello vicenza castegnero sossano cologna"
    " montagnana santa_margherita"
)


@pytest.mark.rule("12.1")
def test_zones_west_of_the_adige() -> None:
    west = {area.id for area in AREAS.values() if area.west_of_adige}
    assert AREAS.keys() - west == set(EAST_OF_ADIGE.split())
    far_north = {"sarche", "tione", "condino", "ledro", "riva", "anfo"}
    assert west - {a.id for a in AREAS.values() if a.french_zone} == far_north | {"la_corona"}
    assert west - {a.id for a in AREAS.values() if a.dummy_french} == far_north
    assert west & {a.id for a in AREAS.values() if a.dummy_austrian} == far_north | {"vestone"}


def test_the_map_can_be_drawn() -> None:
    geometry = DATA.geometry
    assert {lake.id for lake in geometry.lakes} == {
        "garda",
        "idro",
        "iseo",
        "ledro_lake",
        "mantua_lakes",
    }
    assert {one.name for one in geometry.shading} == {"Alps", "Monti Berici"}
    assert [river.name for river in geometry.rivers if river.width >= 2.5] == [
        "Adige",
        "Mincio",
        "Po",
    ]
    assert min(len(one.points) for one in (*geometry.lakes, *geometry.shading)) >= 3
    assert "Solferino" in {place.name for place in geometry.places}
