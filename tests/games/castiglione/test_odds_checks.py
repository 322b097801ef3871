"""The odds of marches, checks and initiative, each against a count by hand."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from math import prod

import pytest

from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.odds.checks import ChecksOdds
from solitaire.games.castiglione.odds.description import (
    BadDescription,
    Placed,
    read_area,
    read_bridge,
    read_counter,
    read_group,
)
from solitaire.games.castiglione.odds.march import (
    ARRIVES,
    STAYS,
    STOPS_SHORT,
    WORK_DONE,
    WORK_NOT_BEGUN,
    MarchOdds,
)
from solitaire.games.castiglione.odds.questions import (
    Marcher,
    Surroundings,
    bridge_odds,
    forage_odds,
    forced_bridge_odds,
    forced_march_odds,
    guns_odds,
    recovery_odds,
    turn_initiative_odds,
)
from solitaire.games.castiglione.terms import NOWHERE
from tests.games.castiglione.odds_by_hand import DICE

rule = pytest.mark.rule
BOARD = RULES.board
NOTHING_ELSE = Surroundings()

FORCED_MARCH = {1: (0, True), 2: (0, False), 3: (0, False), 4: (1, True), 5: (1, True)}
FORCED_MARCH |= {6: (1, False), 7: (2, True), 8: (2, False), 9: (2, False)}
"""Modified roll: movement points and whether a hit goes with them."""


def groups(*texts: str) -> dict[int, list[Placed]]:
    return dict(read_group(BOARD, text) for text in texts)


def marcher(unit: str, start: str, leader: str = "", is_out_of_command: bool = False) -> Marcher:
    helper = BOARD.counter_by_name[leader] if leader else NOWHERE
    return Marcher(read_counter(BOARD, unit), read_area(BOARD, start), helper, is_out_of_command)


def ends(odds: MarchOdds) -> dict[tuple[str, str, bool], Fraction]:
    return {
        (BOARD.area_names[way.area], way.how, way.is_hit): weight
        for way, weight in odds.ways.items()
    }


def chance_by_unit(odds: ChecksOdds) -> dict[str, Fraction]:
    return {BOARD.counter_names[check.counter]: check.chance for check in odds.checks}


# -- forced marches -------------------------------------------------------------------------------


@rule("8.3")
@pytest.mark.parametrize(("leader", "modifier"), [("", 1), ("despinoy", 2), ("bonaparte", 3)])
def test_bertin_to_lonato(leader: str, modifier: int) -> None:
    """Four points away with an allowance of two: two more are needed."""
    odds = forced_march_odds(
        BOARD, marcher("bertin", "zevio", leader), read_area(BOARD, "lonato"), NOTHING_ELSE
    )
    reached = {0: "castelnuovo", 1: "peschiera", 2: "lonato"}
    by_hand: dict[tuple[str, str, bool], Fraction] = {}
    for pips in DICE:
        points, is_hit = FORCED_MARCH[pips + modifier]
        end = (reached[points], ARRIVES if points == 2 else STOPS_SHORT, is_hit)
        by_hand[end] = by_hand.get(end, Fraction(0)) + Fraction(1, 6)
    assert ends(odds) == by_hand
    assert [(one.points, one.is_hit) for one in odds.faces] == [
        FORCED_MARCH[pips + modifier] for pips in DICE
    ]
    assert sum(one.value for one in odds.modifiers) == modifier


@rule("8.1")
def test_out_of_command_checks_first_and_goes_alone() -> None:
    """Bertin with one hit has a factor of 3; who fails does not move, and takes no hit."""
    unit = marcher("bertin:1", "zevio", is_out_of_command=True)
    odds = forced_march_odds(BOARD, unit, read_area(BOARD, "lonato"), NOTHING_ELSE)
    assert odds.chance_of(STAYS) == Fraction(1, 2)
    assert ends(odds)["zevio", STAYS, False] == Fraction(1, 2)
    assert odds.chance_of(ARRIVES) == Fraction(1, 12)
    with pytest.raises(BadDescription, match="cannot help Bertin"):
        forced_march_odds(
            BOARD,
            marcher("bertin", "zevio", "despinoy", is_out_of_command=True),
            read_area(BOARD, "lonato"),
            NOTHING_ELSE,
        )


@rule("8.4")
def test_pittoni_behind_the_traffic_jam_at_ala() -> None:
    """Twelve points are in Ala, so a third movement point is needed; nothing lies half way."""
    jam = Surroundings(groups("ala=gummer,bajalich,nicolleti"))
    odds = forced_march_odds(BOARD, marcher("pittoni", "rovereto"), read_area(BOARD, "ala"), jam)
    arrives = [pips for pips in DICE if FORCED_MARCH[pips][0] >= 1]
    assert odds.chance_of(ARRIVES) == Fraction(len(arrives), 6)
    assert ends(odds)["rovereto", STAYS, True] == Fraction(1, 6)
    with pytest.raises(BadDescription, match="needs no forced march"):
        forced_march_odds(
            BOARD, marcher("pittoni", "rovereto"), read_area(BOARD, "ala"), NOTHING_ELSE
        )


@rule("8.6.1")
def test_enemy_on_the_road_makes_the_way_longer() -> None:
    """Round Guidizzolo it is four points to Castiglione, not three."""
    unit, goal = marcher("liptay", "roverbella"), read_area(BOARD, "castiglione")
    free = forced_march_odds(BOARD, unit, goal, NOTHING_ELSE)
    barred = forced_march_odds(BOARD, unit, goal, Surroundings(groups("guidizzolo=victor")))
    assert free.chance_of(ARRIVES) == Fraction(3, 6)
    assert barred.chance_of(ARRIVES) == 0
    assert not any(BOARD.area_names[way.area] == "guidizzolo" for way in barred.ways)


@rule("8.5")
def test_forced_march_to_a_bridge() -> None:
    """Rusca needs both points to Rezzato and a third for the bridge; a hit lowers his factor."""
    goal, bridge = read_area(BOARD, "rezzato"), read_bridge(BOARD, "rezzato-gavardo")
    odds = forced_bridge_odds(BOARD, marcher("rusca", "salo"), goal, bridge, NOTHING_ELSE)
    by_hand = Fraction(0)
    for forced, work in product(DICE, repeat=2):
        points, is_hit = FORCED_MARCH[forced + 1]
        by_hand += Fraction(points >= 1 and work <= 4 - is_hit, 36)
    assert odds.work == by_hand
    assert {way.work for way in odds.ways} >= {WORK_DONE, WORK_NOT_BEGUN}


# -- bridges --------------------------------------------------------------------------------------


@rule("8.5.1")
def test_rusca_destroys_the_bridge_at_gavardo() -> None:
    bridge = read_bridge(BOARD, "gavardo-rezzato")
    odds = bridge_odds(BOARD, marcher("rusca", "rezzato"), bridge, NOTHING_ELSE)
    assert chance_by_unit(odds) == {"rusca": Fraction(4, 6)}


@rule("8.5.2")
def test_minkwitz_repairs_before_the_enemy() -> None:
    bridge = read_bridge(BOARD, "montagnana-santa_margherita")
    around = Surroundings(groups("montagnana=robert"), (bridge,))
    odds = bridge_odds(BOARD, marcher("minkwitz", "santa_margherita"), bridge, around)
    assert chance_by_unit(odds) == {"minkwitz": Fraction(2, 6)}
    assert [(one.value, one.rule) for one in odds.checks[0].modifiers] == [(-1, "8.5.2")]


@pytest.mark.parametrize(
    ("unit", "bridge", "area", "sentence"),
    [
        ("beaumont_cav", "gavardo-rezzato", "rezzato", "only commanded infantry"),
        ("valette", "verona-caldiero", "verona", "a city protects it"),
        ("massena", "gavardo-rezzato", "rezzato", "is a leader"),
    ],
)
@rule("8.5.1")
def test_who_may_not_work_on_a_bridge(unit: str, bridge: str, area: str, sentence: str) -> None:
    with pytest.raises(BadDescription, match=sentence):
        bridge_odds(BOARD, marcher(unit, area), read_bridge(BOARD, bridge), NOTHING_ELSE)


# -- the guns -------------------------------------------------------------------------------------


@rule("9.1.2")
def test_marches_of_the_example() -> None:
    """All seven French units of 20.0 come on a 4 or less."""
    called = groups(
        "asola=serurier,servier,fiorella,pelletier,dallemagne_cav,charton_cav",
        "lonato=kilmaine,beaumont_cav,dommartin_art",
    )
    odds = guns_odds(BOARD, read_area(BOARD, "castiglione"), called, NOTHING_ELSE)
    assert set(chance_by_unit(odds).values()) == {Fraction(2, 3)}
    assert len(odds.checks) == 7
    assert odds.passing[7] == Fraction(2, 3) ** 7
    assert odds.strength[19] == odds.passing[7]
    assert sum(odds.passing.values()) == sum(odds.strength.values()) == 1


@rule("9.1.2")
def test_units_march_without_their_leader_and_with_hits() -> None:
    called = groups("asola=servier,fiorella:1", "lonato=dommartin_art:2")
    odds = guns_odds(BOARD, read_area(BOARD, "castiglione"), called, NOTHING_ELSE)
    by_hand = {"servier": 4 - 1, "fiorella": 4 - 1 - 1, "dommartin_art": 4 - 2 - 1}
    assert chance_by_unit(odds) == {name: Fraction(cf, 6) for name, cf in by_hand.items()}
    nobody = prod(1 - Fraction(cf, 6) for cf in by_hand.values())
    assert odds.passing[0] == nobody


@pytest.mark.parametrize(
    ("called", "sentence"),
    [
        ("brescia=guieu", "at most two areas away"),
        ("lonato=dommartin_art:3", "three hits"),
        ("asola=serurier", "No unit is named"),
        ("asola=servier,gummer", "one side"),
        ("brescia=french_garrison_1", "garrisons never move"),
    ],
)
@rule("9.1.1")
def test_who_may_not_march(called: str, sentence: str) -> None:
    with pytest.raises(BadDescription, match=sentence):
        guns_odds(BOARD, read_area(BOARD, "castiglione"), groups(called), NOTHING_ELSE)


@rule("9.1.1")
def test_enemy_between_stops_the_march() -> None:
    around = Surroundings(groups("castel_goffredo=liptay"))
    with pytest.raises(BadDescription, match="free of enemy units"):
        guns_odds(BOARD, read_area(BOARD, "castiglione"), groups("asola=servier"), around)


# -- recovery and forage --------------------------------------------------------------------------


@rule("10.0")
def test_recovery_by_city_and_leader() -> None:
    """Never above the printed factor; Joubert (5) has Massena's 1, Valette (3) a city."""
    odds = recovery_odds(
        BOARD, groups("verona=valette:2", "rivoli=massena,joubert:1,rampon:3"), NOTHING_ELSE
    )
    by_hand = {"valette": 3 - 2 + 1, "joubert": 5, "rampon": 5 - 3 + 1}
    assert chance_by_unit(odds) == {name: Fraction(cf, 6) for name, cf in by_hand.items()}
    assert odds.passing[3] == Fraction(2 * 5 * 3, 6**3)


@pytest.mark.parametrize(
    ("group", "sentence"),
    [
        ("goito=robert", "Nobody has a hit"),
        ("goito=valette:3", "above 0"),
        ("goito=massena", "unit"),
    ],
)
@rule("10.0")
def test_who_cannot_recover(group: str, sentence: str) -> None:
    with pytest.raises(BadDescription, match=sentence):
        recovery_odds(BOARD, groups(group), NOTHING_ELSE)


@rule("5.5")
def test_forage_in_a_crowd() -> None:
    """A fourth unit makes it harder for all; Robert with three hits may die and leave room."""
    alone = forage_odds(BOARD, groups("goito=joubert,victor,rampon"), NOTHING_ELSE)
    assert set(chance_by_unit(alone).values()) == {Fraction(5, 6)}
    crowd = forage_odds(BOARD, groups("goito=joubert,victor,rampon,robert"), NOTHING_ELSE)
    assert chance_by_unit(crowd)["joubert"] == Fraction(4, 6)
    assert chance_by_unit(crowd)["robert"] == Fraction(3, 6)


@rule("5.5")
def test_forager_who_dies_leaves_room() -> None:
    """Beyrand rolls before Robert: with three hits and a crowd he needs a 1, or is eliminated."""
    names = "goito=beyrand:3,robert,gardanne,cervoni"
    odds = forage_odds(BOARD, groups(names), NOTHING_ELSE)
    stays = Fraction(5 - 3 - 1, 6)
    assert chance_by_unit(odds)["beyrand"] == stays
    assert chance_by_unit(odds)["cervoni"] == stays * Fraction(3, 6) + (1 - stays) * Fraction(4, 6)


@pytest.mark.parametrize(
    ("group", "sentence"),
    [
        ("goito=gummer", "only French field units"),
        ("brescia=french_garrison_1", "only French field units"),
        ("rivoli=rampon", "in the mountains"),
    ],
)
@rule("5.5")
def test_who_cannot_forage(group: str, sentence: str) -> None:
    with pytest.raises(BadDescription, match=sentence):
        forage_odds(BOARD, groups(group), NOTHING_ELSE)


# -- initiative -----------------------------------------------------------------------------------


@rule("7.0")
def test_initiative_by_counting_dice() -> None:
    wins = sum(french + 1 >= austrian for french, austrian in product(DICE, repeat=2))
    french = Fraction(wins, 36)
    assert turn_initiative_odds(BOARD, 3, None).chances == {
        "french": french,
        "austrian": 1 - french,
    }
    six = turn_initiative_odds(BOARD, 9, 6).chances
    assert six == {"french": Fraction(2, 6), "austrian": Fraction(4, 6)}
    assert turn_initiative_odds(BOARD, 2, None).chances == {"austrian": 1}
