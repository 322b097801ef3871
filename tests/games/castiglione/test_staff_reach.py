"""How far counters get, by the examples of 8.3 and 8.4 and by the rules' own answers."""

from __future__ import annotations

from fractions import Fraction

import pytest

from solitaire.bits import members
from solitaire.games.castiglione.core.plies import FORCE_MARCH, ply
from solitaire.games.castiglione.core.state import State
from solitaire.games.castiglione.odds.march import ARRIVES, march_odds
from solitaire.games.castiglione.staff.answers import reach
from solitaire.games.castiglione.staff.reach import ReachReport
from solitaire.games.castiglione.terms import NOWHERE
from tests.games.castiglione.positions import BOARD, apply, offered, position, roll, view

rule = pytest.mark.rule

AREA = BOARD.area_by_name
COUNTER = BOARD.counter_by_name

ZEVIO = """
    {option}
    phase first_movement
    first french
    at zevio bertin cervoni despinoy
    at rovereto gummer bajalich
"""
ROVERETO = """
    phase first_movement
    at rovereto gummer bajalich nicolleti pittoni pittoni_cav melas_art
    at brescia rusca
"""


def asked(state: State, side: str, *names: str) -> ReachReport:
    return reach(BOARD, view(state, side), [COUNTER[name] for name in names])


@rule("8.3")
@pytest.mark.parametrize("visibility", ["mist", "fog", "open"])
def test_bertin_may_reach_lonato_by_a_forced_march(visibility: str) -> None:
    """The example: two points more; with Despinoy a 5 or a 6 gives them, and a hit."""
    state = position(ZEVIO.format(option=f"option visibility {visibility}"))
    report = asked(state, "french", "bertin")
    assert report.sure_goal(AREA["lonato"]) is None
    goal = report.forced_goal(AREA["lonato"])
    assert goal is not None
    assert goal.lacking == 2
    alone, helped = goal.ways
    assert (alone.leader, alone.arrives) == (NOWHERE, Fraction(1, 6))
    assert (helped.leader, helped.arrives) == (COUNTER["despinoy"], Fraction(2, 6))
    assert alone.hit == helped.hit == Fraction(3, 6)


@rule("8.3")
def test_despinoy_needs_no_forced_march() -> None:
    state = position(ZEVIO.format(option=""))
    report = asked(state, "french", "despinoy")
    goal = report.sure_goal(AREA["lonato"])
    assert goal is not None
    assert goal.costs == (4,)
    assert len(goal.path) == 4
    assert report.forced == ()


@rule("8.4")
def test_the_column_to_ala_finds_the_road_full() -> None:
    """The example: three brigades pay 2, the fourth and the guns 3, the cavalry nothing more."""
    state = position(ROVERETO)
    three = asked(state, "austrian", "gummer", "bajalich", "nicolleti").sure_goal(AREA["ala"])
    assert three is not None
    assert three.costs == (2, 2, 2)
    names = ("gummer", "bajalich", "nicolleti", "pittoni", "melas_art")
    whole = asked(state, "austrian", *names)
    assert whole.sure_goal(AREA["ala"]) is None
    held_back = {one.area: one for one in whole.held_back}[AREA["ala"]]
    assert held_back.costs == (2, 2, 2, 3, 3)
    assert [BOARD.counter_names[one] for one in held_back.counters] == ["pittoni", "melas_art"]


@rule("8.4")
def test_behind_the_column_the_guns_need_a_forced_march_and_cavalry_does_not() -> None:
    state = position(ROVERETO)
    apply(state, "move gummer", "with bajalich", "with nicolleti", "to ala")
    for name in ("pittoni", "melas_art"):
        goal = asked(state, "austrian", name).forced_goal(AREA["ala"])
        assert goal is not None
        assert goal.lacking == 1
        assert goal.ways[0].arrives == Fraction(3, 6)
    cavalry = asked(state, "austrian", "pittoni_cav").sure_goal(AREA["ala"])
    assert cavalry is not None
    assert cavalry.costs == (2,)


@rule("8.2")
@rule("8.3")
def test_offered_steps_and_goals_are_those_of_play() -> None:
    state = position(ZEVIO.format(option=""))
    report = asked(state, "french", "bertin")
    apply(state, "move bertin")
    steps = {order.removeprefix("to ") for order in offered(state) if order.startswith("to ")}
    goals = {order.split()[1] for order in offered(state) if order.startswith("force-march")}
    near = BOARD.neighbours[AREA["zevio"]]
    names = BOARD.area_names
    assert {names[goal.area] for goal in report.sure if near >> goal.area & 1} == steps
    assert {names[goal.area] for goal in report.forced} == goals
    assert len(report.sure) + len(report.forced) + len(report.never) + 1 == BOARD.areas


@rule("8.3")
def test_every_chance_is_that_of_the_exact_odds() -> None:
    state = position(ZEVIO.format(option=""))
    report = asked(state, "french", "cervoni")
    apply(state, "move cervoni")
    for goal in report.forced:
        for way in goal.ways:
            odds = march_odds(state, ply(FORCE_MARCH, goal.area), way.leader)
            assert (way.arrives, way.hit) == (odds.chance_of(ARRIVES), odds.hit)


@rule("8.1")
def test_a_unit_out_of_command_must_first_obey() -> None:
    state = position(
        """
        phase first_movement
        first french
        at zevio bertin
        note bertin marks=out_of_command
        at rovereto gummer
        """
    )
    report = asked(state, "french", "bertin")
    assert report.obeys == Fraction(BOARD.cohesion[COUNTER["bertin"]], 6)
    goal = report.forced_goal(AREA["lonato"])
    assert goal is not None
    assert [way.leader for way in goal.ways] == [NOWHERE]
    assert goal.ways[0].arrives == report.obeys * Fraction(1, 6)
    assert any("[8.1]" in line for line in report.lines(BOARD))


@rule("8.6.1")
def test_the_enemy_stops_the_way_and_is_told_as_far_as_known() -> None:
    state = position(
        """
        phase first_movement
        at rovereto melas gummer bajalich nicolleti
        at la_corona joubert
        """
    )
    apply(state, "move gummer", "with nicolleti", "to ala", "end-movement")
    report = asked(state, "french", "joubert")
    goal = report.sure_goal(AREA["ala"])
    assert goal is not None
    assert goal.enemy == "2 enemy counters: Gummer, 1 not known to you"
    beyond = [AREA["rovereto"], AREA["calliano"]]
    assert all(report.sure_goal(area) is None for area in beyond)
    assert all(report.forced_goal(area) is None for area in beyond)
    assert not any("Nicolleti" in line or "Bajalich" in line for line in report.lines(BOARD))


@rule("8.2")
def test_a_stack_under_way_goes_on_with_the_points_it_has_left() -> None:
    state = position(ZEVIO.format(option=""))
    apply(state, "move despinoy", "to verona")
    report = asked(state, "french", "despinoy")
    assert report.start == AREA["verona"]
    lonato = report.sure_goal(AREA["lonato"])
    assert lonato is not None
    assert lonato.costs == (3,)
    assert report.sure_goal(AREA["rezzato"]) is None


@rule("8.2")
def test_before_its_own_phase_a_side_reads_its_next_move() -> None:
    state = position(ZEVIO.format(option="").replace("first french", "first austrian"))
    goal = asked(state, "french", "bertin").sure_goal(AREA["verona"])
    assert goal is not None


@pytest.mark.parametrize(
    ("names", "sentence"),
    [
        (("gummer",), "not yours"),
        (("bertin", "bertin"), "each once"),
        (("bertin", "guieu"), "different areas"),
        (("victor",), "not on the map"),
    ],
)
def test_stacks_that_cannot_move_are_refused_in_words(
    names: tuple[str, ...], sentence: str
) -> None:
    state = position(ZEVIO.format(option="") + "\nat salo guieu")
    with pytest.raises(ValueError, match=sentence):
        asked(state, "french", *names)


@rule("8.2")
def test_who_has_moved_is_told_so() -> None:
    state = position(ZEVIO.format(option=""))
    apply(state, "move bertin", "to verona", "to castelnuovo")
    with pytest.raises(ValueError, match=r"already moved .* \[8.2\]"):
        asked(state, "french", "bertin")


@rule("13.2.2")
def test_an_own_dummy_marches_by_force_without_fail() -> None:
    state = position(
        """
        option visibility fog
        phase first_movement
        first french
        at zevio bertin french_dummy_1
        at verona cervoni
        at rovereto gummer
        """
    )
    report = asked(state, "french", "french_dummy_1")
    assert report.forced
    assert all(way.arrives == 1 and way.hit == 0 for goal in report.forced for way in goal.ways)


@rule("8.3")
def test_an_answer_comes_true_on_the_table() -> None:
    """Each face of the die moves Bertin to Lonato or not, as often as was said."""
    arrived = 0
    for pips in range(1, 7):
        state = position(ZEVIO.format(option=""))
        apply(state, "move bertin", "force-march lonato", "led-by despinoy")
        roll(state, pips)
        while "to peschiera" in offered(state) or "to lonato" in offered(state):
            apply(state, sorted(offered(state) & {"to peschiera", "to lonato"})[0])
        place = int(state.place[COUNTER["bertin"]])
        arrived += place == AREA["lonato"]
    report = asked(position(ZEVIO.format(option="")), "french", "bertin")
    goal = report.forced_goal(AREA["lonato"])
    assert goal is not None
    assert goal.ways[1].arrives == Fraction(arrived, 6)
    assert members(1 << goal.area) == [AREA["lonato"]]
