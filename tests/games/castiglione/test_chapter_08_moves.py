"""Moving stacks and single counters [8.0, 8.1, 8.2] and traffic on the roads [8.4]."""

from __future__ import annotations

import pytest

from solitaire.games.castiglione.core.state import March, State
from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.rules import marching, movement
from tests.games.castiglione.atlas import AREAS, NEIGHBOURS
from tests.games.castiglione.battle_positions import austrian_move, french_move, points_left
from tests.games.castiglione.positions import (
    BOARD,
    apply,
    asked,
    asked_side,
    counters_at,
    marks,
    offered,
    phase,
    place,
    position,
    refusal,
    roll,
)

rule = pytest.mark.rule
COLUMN = "gummer bajalich nicolleti pittoni pittoni_cav melas_art"


def steps(choices: set[str]) -> set[str]:
    return {one.split()[1] for one in choices if one.startswith("to ")}


# -- 8.0 ------------------------------------------------------------------------------------------


@rule("8.0")
def test_none_or_some_may_move() -> None:
    state = austrian_move("at goito gummer bajalich \n at lonato joubert")
    apply(state, "end-movement")
    assert counters_at(state, "goito") == {"gummer", "bajalich"}
    assert (phase(state), asked_side(state)) == ("second_movement", "french")
    state = austrian_move("at goito gummer bajalich \n at lonato joubert")
    apply(state, "move gummer", "to volta", "halt", "end-movement")
    assert (phase(state), asked_side(state)) == ("second_movement", "french")
    assert place(state, "bajalich") == "goito"


@rule("8.0")
def test_the_phase_ends_by_itself_when_nobody_can_move_any_more() -> None:
    state = position(
        "turn 3 \n phase first_movement \n first austrian \n at goito gummer \n at lonato joubert"
    )
    apply(state, "move gummer", "to volta", "to pozzolengo")
    assert (phase(state), asked_side(state)) == ("second_movement", "french")


# -- 8.1 out of command ---------------------------------------------------------------------------


@rule("8.1")
def test_a_unit_out_of_command_checks_and_then_must_move_at_once_and_alone() -> None:
    state = french_move("at gavardo rusca guieu \n note rusca marks=out_of_command")
    apply(state, "move rusca")
    assert asked(state) == "movement out of command [8.1]"
    roll(state, 4)
    choices = offered(state)
    assert steps(choices) == set(NEIGHBOURS["gavardo"])
    assert not {"halt", "end-movement", "with guieu"} & choices
    assert "destroy-bridge gavardo-rezzato" not in choices, "only commanded units work on bridges"
    assert "out of command move alone [8.2]" in refusal(state, "with guieu")


@rule("8.1")
@pytest.mark.parametrize(
    ("suffered", "die", "moves"),
    [(0, 4, True), (0, 5, False), (1, 3, True), (1, 4, False), (3, 1, True), (3, 2, False)],
)
def test_the_check_is_against_the_present_cohesion_factor(
    suffered: int, die: int, moves: bool
) -> None:
    state = french_move(f"at gavardo rusca \n note rusca marks=out_of_command hits={suffered}")
    apply(state, "move rusca")
    roll(state, die)
    assert ("to salo" in offered(state)) == moves
    assert ("moved" in marks(state, "rusca")) != moves


@rule("8.1")
@rule("9.1.1")
def test_a_failed_check_ends_the_movement_but_not_the_hearing() -> None:
    state = french_move(
        "at gavardo rusca \n note rusca marks=out_of_command \n at lonato joubert"
        "\n at castiglione gummer"
    )
    apply(state, "move rusca")
    roll(state, 6)
    assert "has already moved" in refusal(state, "move rusca")
    apply(state, "end-movement", "move gummer", "to lonato")
    assert asked(state) == "who marches to the sound of the guns [9.1]"
    assert "to-the-guns rusca" in offered(state)


@rule("8.1")
@rule("8.2")
def test_commanded_units_need_no_check_and_take_nobody_out_of_command_along() -> None:
    state = french_move("at gavardo rusca guieu \n note rusca marks=out_of_command")
    apply(state, "move guieu")
    assert asked(state) == "where the moving stack goes [8.2]"
    assert "with rusca" not in offered(state)


# -- 8.2 costs ------------------------------------------------------------------------------------


@rule("8.2")
@pytest.mark.parametrize(
    ("counter", "area", "points"),
    [
        pytest.param("wurmser", "rovereto", 4, id="leader"),
        pytest.param("gummer", "rovereto", 2, id="infantry"),
        pytest.param("pittoni_cav", "rovereto", 3, id="cavalry"),
        pytest.param("melas_art", "rovereto", 2, id="guns"),
    ],
)
def test_movement_allowances_and_the_cost_of_the_ground(
    counter: str, area: str, points: int
) -> None:
    state = austrian_move(f"at {area} {counter}")
    apply(state, f"move {counter}")
    for neighbour in sorted(NEIGHBOURS[area]):
        trial = RULES.copy(state)
        apply(trial, f"to {neighbour}")
        price = 2 if AREAS[neighbour].kind == "mountain" else 1
        left = points - price
        if trial.march is None:
            cheapest = min(2 if AREAS[n].kind == "mountain" else 1 for n in NEIGHBOURS[neighbour])
            assert left < cheapest, "the move ends by itself only if no step can be paid"
        else:
            assert points_left(trial) == {counter: left}


@rule("8.2")
def test_no_step_without_the_points_for_it() -> None:
    state = austrian_move("at rovereto gummer")
    apply(state, "move gummer", "to riva")
    assert steps(offered(state)) == {"rovereto"}, "Ledro is a mountain"
    assert "movement points to enter Ledro [8.2, 8.4]" in refusal(state, "to ledro")
    assert "No road leads from Riva to Trent" in refusal(state, "to trent")


@rule("8.2")
def test_a_stack_goes_as_far_as_its_slowest_counter() -> None:
    state = austrian_move("at goito wurmser gummer pittoni_cav")
    apply(state, "move wurmser", "with gummer", "with pittoni_cav", "to guidizzolo")
    assert points_left(state) == {"wurmser": 3, "gummer": 1, "pittoni_cav": 2}
    apply(state, "to castiglione")
    assert counters_at(state, "castiglione") == {"wurmser", "gummer", "pittoni_cav"}
    assert asked(state) == "which counter moves next [8.2]"


@rule("8.2")
def test_nobody_must_spend_all_points_and_nobody_moves_twice() -> None:
    state = austrian_move("at goito wurmser gummer")
    apply(state, "move gummer", "with wurmser", "to guidizzolo", "halt")
    assert not {"move gummer", "move wurmser"} & offered(state)
    for name in ("gummer", "wurmser"):
        assert "already moved in this phase [8.2]" in refusal(state, f"move {name}")


@rule("8.2")
def test_points_are_not_saved_for_the_next_turn() -> None:
    state = austrian_move("at goito gummer melas \n at lonato joubert massena")
    apply(state, "move gummer", "to guidizzolo", "halt", "end-movement", "end-movement")
    roll(state, 6, 1)
    apply(state, "first austrian", "move gummer")
    assert points_left(state) == {"gummer": 2}


@rule("8.2")
@rule("2.2.3")
def test_garrisons_never_move() -> None:
    state = french_move("at verona valette")
    assert "move french_garrison_3" not in offered(state)
    assert "garrisons never do [2.2.3]" in refusal(state, "move french_garrison_3")
    apply(state, "move valette")
    assert "with french_garrison_3" not in offered(state)


@rule("8.2")
def test_nobody_joins_from_elsewhere_or_on_the_way() -> None:
    state = austrian_move("at goito gummer \n at guidizzolo bajalich")
    apply(state, "move gummer")
    assert "not in the same area" in refusal(state, "with bajalich")
    apply(state, "to guidizzolo")
    assert "with bajalich" not in offered(state)
    assert "already on its way [8.2]" in refusal(state, "with bajalich")


@rule("8.2")
@rule("8.5")
@pytest.mark.parametrize(("counter", "left"), [("liptay", 0), ("davidovich", 2), ("klenau_cav", 1)])
def test_crossing_a_destroyed_bridge_costs_one_point_more(counter: str, left: int) -> None:
    text = f"at roverbella {counter} \n broken goito-roverbella"
    state = austrian_move(text)
    apply(state, f"move {counter}", "to goito")
    if left:
        assert points_left(state) == {counter: left}
    else:
        assert "moved" in marks(state, counter)


# -- 8.4 traffic ----------------------------------------------------------------------------------


@rule("8.4")
@pytest.mark.parametrize(
    ("there", "pays"),
    [
        pytest.param("ott ocskay reuss sporck spiegel lusignan", False, id="19-are-there"),
        pytest.param("ott ocskay reuss sporck gummer", True, id="20-are-there"),
    ],
)
def test_who_finds_twenty_in_a_clear_area_pays_one_point_more(there: str, pays: bool) -> None:
    """Ruling 4: who passes the limit does not pay yet, as Liptay in 20.0 (17 and 4 points)."""
    state = austrian_move(f"at goito bajalich \n at guidizzolo {there}")
    apply(state, "move bajalich", "to guidizzolo")
    assert (state.march is None) == pays, "who pays two points has none left"


@rule("8.4")
@rule("2.2.3")
@pytest.mark.parametrize(("there", "pays"), [("", False), ("lusignan", True)])
def test_the_limit_of_a_city_is_twenty_too_and_its_garrison_counts(there: str, pays: bool) -> None:
    city = "austrian_cities trent vicenza verona \n at verona austrian_garrison_3"
    state = austrian_move(f"{city} ott ocskay gummer {there} \n at castelnuovo liptay bajalich")
    apply(state, "move bajalich", "to verona", "halt", "move liptay", "to verona")
    assert (state.march is None) == pays


@rule("8.4")
def test_cavalry_neither_counts_nor_pays() -> None:
    state = austrian_move(
        "at rovereto pittoni_cav \n at ala gummer bajalich nicolleti spiegel_cav klenau_cav"
    )
    apply(state, "move pittoni_cav", "to ala")
    assert place(state, "pittoni_cav") == "ala"
    state = austrian_move("at rovereto nicolleti \n at ala gummer bajalich spiegel_cav klenau_cav")
    apply(state, "move nicolleti", "to ala")
    assert place(state, "nicolleti") == "ala"


@rule("8.4")
def test_a_third_hit_makes_room() -> None:
    text = "at rovereto nicolleti \n at ala gummer bajalich sporck"
    state = austrian_move(text)
    apply(state, "move nicolleti")
    assert "to ala" not in offered(state)
    state = austrian_move(f"{text} \n note gummer hits=3")
    apply(state, "move nicolleti")
    assert "to ala" in offered(state)


@rule("8.4")
def test_the_order_of_picking_is_the_order_of_entry() -> None:
    """16 points are there; whoever comes first finds room, whoever comes next pays."""
    there = "at guidizzolo ott ocskay reuss liptay"
    state = austrian_move(f"{there} \n at goito bajalich melas_art")
    apply(state, "move bajalich", "with melas_art", "to guidizzolo")
    assert state.march is None, "the guns, second, have nothing left"
    state = austrian_move(f"{there} \n at goito melas_art lusignan nicolleti")
    apply(state, "move melas_art", "with lusignan", "to guidizzolo")
    assert points_left(state) == {"melas_art": 1, "lusignan": 1}


@rule("8.4")
@pytest.mark.parametrize(("edition", "left"), [("1.1", [1, 0]), ("1.0", [0, 0])])
def test_edition_one_knows_no_order_of_entry(edition: str, left: list[int]) -> None:
    """Eighteen points are there, and each of the two finds the other one before it."""
    there = "at guidizzolo ott ocskay reuss sporck nicolleti"
    state = austrian_move(f"option edition {edition} \n {there} \n at goito bajalich melas_art")
    apply(state, "move bajalich", "with melas_art")
    march = state.march
    assert march is not None
    apply(state, "to guidizzolo")
    assert [int(points) for points in march.left] == left


@rule("8.4")
@pytest.mark.parametrize("there", ["melas_art", ""])
def test_in_edition_one_two_points_there_and_twelve_coming_are_as_fourteen_coming(
    there: str,
) -> None:
    """More than twelve in the mountains: all who come together pay, so nobody gets to Ala."""
    stands = f"at ala {there}" if there else ""
    comes = ["gummer", "bajalich", "nicolleti", *(() if there else ("melas_art",))]
    state = austrian_move(f"option edition 1.0 \n {stands} \n at rovereto {' '.join(comes)}")
    march = stack_of(state, comes)
    assert not marching.affordable(state, march, BOARD.area_by_name["ala"])
    state = austrian_move(f"option edition 1.0 \n at rovereto {' '.join(comes[:3])}")
    march = stack_of(state, comes[:3])
    assert marching.affordable(state, march, BOARD.area_by_name["ala"]), "twelve are not too many"


def stack_of(state: State, names: list[str]) -> March:
    """These counters picked to move together, whether or not they get anywhere."""
    counters = [BOARD.counter_by_name[name] for name in names]
    march = March(counters[0] >> 6, state.place[counters[0]])
    for counter in counters:
        movement.join(state, march, counter)
    return march


@rule("8.4")
def test_there_is_no_limit_to_what_may_stand_in_an_area() -> None:
    state = austrian_move(f"at rovereto {COLUMN} \n at riva ott ocskay reuss sporck")
    names = COLUMN.split()
    apply(state, f"move {names[0]}", *(f"with {one}" for one in names[1:]), "to riva")
    assert set(names) < counters_at(state, "riva")


@rule("8.4")
def test_a_stack_whose_last_counter_could_go_nowhere_is_not_formed() -> None:
    """Nineteen points and a destroyed bridge: the first may pay for Riva, a second may not."""
    mountains = "at ala ott ocskay reuss \n at calliano liptay mitrovski spiegel sporck"
    riva = "at riva bajalich nicolleti pittoni lusignan minkwitz hohenzollern davidovich_art"
    state = austrian_move(
        f"{mountains} \n {riva} \n broken riva-rovereto \n at rovereto gummer melas_art melas"
    )
    apply(state, "move gummer")
    assert steps(offered(state)) == {"riva"}
    assert "with melas" in offered(state)
    assert "could not enter any neighbouring area [8.2, 8.4]" in refusal(state, "with melas_art")
