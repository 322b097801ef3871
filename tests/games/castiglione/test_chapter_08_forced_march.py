"""Forced marches [8.3]: goals, the die, the leader who helps, and the way toward the goal."""

from __future__ import annotations

import pytest

from tests.games.castiglione.atlas import AREAS, cost
from tests.games.castiglione.battle_positions import austrian_move, french_move, points_left
from tests.games.castiglione.positions import (
    apply,
    asked,
    hits,
    marks,
    offered,
    place,
    refusal,
    roll,
)

rule = pytest.mark.rule

# -- goals ----------------------------------------------------------------------------------------


def goals(choices: set[str]) -> set[str]:
    return {one.split()[1] for one in choices if one.startswith("force-march ")}


@rule("8.3")
@pytest.mark.parametrize(
    ("unit", "area", "points"),
    [
        pytest.param("bertin", "zevio", 2, id="infantry-in-the-plain"),
        pytest.param("beaumont_cav", "valeggio", 3, id="cavalry"),
        pytest.param("massena_art", "rivoli", 2, id="guns-in-the-mountains"),
    ],
)
def test_goals_are_the_areas_that_need_one_or_two_points_more(
    unit: str, area: str, points: int
) -> None:
    state = french_move(f"at {area} {unit}")
    apply(state, f"move {unit}")
    # Vicenza and Trent have Austrian garrisons: not farther than the rest, but nothing lies behind.
    expected = {other for other in AREAS if points < cost(area, other) <= points + 2}
    assert goals(offered(state)) == expected


@rule("8.3")
def test_a_goal_may_be_held_by_the_enemy_but_the_way_may_not() -> None:
    state = austrian_move("at goito liptay \n at castiglione joubert \n at volta robert")
    apply(state, "move liptay")
    choices = offered(state)
    assert "force-march castiglione" not in choices, "two points are enough"
    assert "force-march lonato" not in choices, "both ways of three points are held"
    state = austrian_move("at roverbella liptay \n at castiglione joubert")
    apply(state, "move liptay", "force-march castiglione")
    roll(state, 6)
    assert place(state, "liptay") == "castiglione"


@rule("8.3")
def test_the_way_avoids_areas_that_the_enemy_holds() -> None:
    """By Goito it would be two points to Guidizzolo; the way round by Volta takes three."""
    state = austrian_move("at roverbella liptay \n at goito robert")
    apply(state, "move liptay", "force-march guidizzolo")
    roll(state, 6)
    assert place(state, "liptay") == "guidizzolo"
    assert place(state, "robert") == "goito"


@rule("8.3")
@rule("8.6.1")
def test_a_partial_march_does_not_lead_into_the_enemy() -> None:
    state = austrian_move("at roverbella liptay \n at goito robert")
    apply(state, "move liptay", "force-march guidizzolo")
    roll(state, 2)
    assert place(state, "liptay") == "volta"


@rule("8.3")
@rule("8.4")
def test_traffic_counts_for_the_goals() -> None:
    state = austrian_move("at rovereto pittoni \n at ala gummer bajalich nicolleti")
    apply(state, "move pittoni")
    assert "to ala" not in offered(state)
    assert "force-march ala" in offered(state)


# -- who may --------------------------------------------------------------------------------------


@rule("8.3")
@rule("3.6")
@pytest.mark.parametrize(("suffered", "may"), [(0, True), (1, True), (2, True), (3, False)])
def test_three_hits_forbid_a_forced_march(suffered: int, may: bool) -> None:
    state = french_move(f"at zevio bertin \n note bertin hits={suffered}")
    apply(state, "move bertin")
    assert bool(goals(offered(state))) == may
    if not may:
        assert "three hits forbid it [8.3, 3.6]" in refusal(state, "force-march lonato")


@rule("8.3")
@rule("5.5")
def test_who_has_foraged_cannot_force_march() -> None:
    state = french_move("at zevio bertin \n note bertin marks=foraged")
    apply(state, "move bertin")
    assert not goals(offered(state))
    assert "foraged" in refusal(state, "force-march lonato")


@rule("8.3")
@rule("2.1.2")
def test_leaders_gain_nothing_by_a_forced_march() -> None:
    state = french_move("at zevio despinoy bertin")
    apply(state, "move despinoy")
    assert not goals(offered(state))


@rule("8.3")
@rule("8.2")
def test_forced_marchers_move_alone_and_declare_before_they_move() -> None:
    state = french_move("at zevio bertin cervoni")
    apply(state, "move bertin", "with cervoni")
    assert not goals(offered(state))
    assert "alone" in refusal(state, "force-march lonato")
    state = french_move("at zevio bertin cervoni")
    apply(state, "move bertin", "to verona")
    assert not goals(offered(state))
    assert "before the unit moves [8.3]" in refusal(state, "force-march lonato")


# -- the die --------------------------------------------------------------------------------------


@rule("8.3")
@pytest.mark.parametrize(
    ("die", "reached", "suffered"),
    [
        (1, "guidizzolo", 1),
        (2, "guidizzolo", 0),
        (3, "guidizzolo", 0),
        (4, "castiglione", 1),
        (5, "castiglione", 1),
        (6, "castiglione", 0),
    ],
)
def test_austrians_roll_without_modifier(die: int, reached: str, suffered: int) -> None:
    """The goal is four points away, so one point more brings the unit one area short of it."""
    state = austrian_move("at roverbella liptay")
    apply(state, "move liptay", "force-march montichiari")
    assert asked(state) == "forced march [8.3]"
    roll(state, die)
    assert (place(state, "liptay"), hits(state, "liptay")) == (reached, suffered)
    assert "moved" in marks(state, "liptay")


@rule("8.3")
@pytest.mark.parametrize(
    ("die", "reached", "suffered"),
    [
        (1, "castelnuovo", 0),
        (3, "peschiera", 1),
        (5, "peschiera", 0),
        (6, "lonato", 1),
    ],
)
def test_the_french_add_one(die: int, reached: str, suffered: int) -> None:
    state = french_move("at zevio bertin")
    apply(state, "move bertin", "force-march lonato")
    roll(state, die)
    assert (place(state, "bertin"), hits(state, "bertin")) == (reached, suffered)


@rule("8.3")
@rule("3.6")
def test_the_hit_can_be_the_third() -> None:
    state = austrian_move("at roverbella liptay \n note liptay hits=2")
    apply(state, "move liptay", "force-march castiglione")
    roll(state, 4)
    assert (hits(state, "liptay"), place(state, "liptay")) == (3, "castiglione")


@rule("8.3")
def test_more_points_than_needed_are_lost_at_the_goal() -> None:
    state = french_move("at zevio bertin despinoy")
    apply(state, "move bertin", "force-march peschiera", "led-by despinoy")
    roll(state, 6)
    apply(state, "to verona", "to castelnuovo")
    assert place(state, "bertin") == "peschiera"
    assert asked(state) == "which counter moves next [8.2]"
    assert "has already moved" in refusal(state, "move bertin")


@rule("8.3")
def test_the_owner_chooses_among_ways_that_lead_on() -> None:
    state = french_move("at lonato joubert")
    apply(state, "move joubert", "force-march manerbio")
    roll(state, 6)
    assert asked(state) == "how the forced march goes on [8.3, 8.5]"
    assert offered(state) == {"to castiglione", "to rezzato"}
    apply(state, "to rezzato")
    assert offered(state) == {"to brescia", "to montichiari"}
    apply(state, "to brescia")
    assert place(state, "joubert") == "manerbio", "from there only one way leads on"


@rule("8.3")
def test_a_march_that_falls_short_ends_nearer_to_the_goal() -> None:
    state = french_move("at lonato joubert")
    apply(state, "move joubert", "force-march manerbio")
    roll(state, 1)
    apply(state, "to castiglione")
    assert place(state, "joubert") == "montichiari"
    assert cost("montichiari", "manerbio") == 2


@rule("8.3")
@rule("8.6.3")
def test_cavalry_at_the_goal_may_withdraw_and_the_march_ends_there() -> None:
    state = austrian_move("at roverbella liptay \n at castiglione pijon_cav \n at lonato massena")
    apply(state, "move liptay", "force-march castiglione")
    roll(state, 6)
    apply(state, "withdraw-to lonato")
    assert place(state, "liptay") == "castiglione"
    assert "moved" in marks(state, "liptay")


# -- the leader -----------------------------------------------------------------------------------


@rule("8.3")
@pytest.mark.parametrize(
    ("answer", "reached", "suffered"),
    [
        pytest.param("unled", "peschiera", 0, id="a-6-is-one-point"),
        pytest.param("led-by despinoy", "lonato", 1, id="a-7-is-two-and-a-hit"),
        pytest.param("led-by bonaparte", "lonato", 0, id="an-8-is-two"),
    ],
)
def test_help_is_optional_and_never_added_up(answer: str, reached: str, suffered: int) -> None:
    state = french_move("at zevio bertin despinoy \n at verona bonaparte")
    apply(state, "move bertin", "force-march lonato")
    assert offered(state) == {"unled", "led-by despinoy", "led-by bonaparte"}
    apply(state, answer)
    roll(state, 5)
    assert (place(state, "bertin"), hits(state, "bertin")) == (reached, suffered)


@rule("8.3")
@rule("2.1.2")
def test_of_stacked_leaders_only_the_senior_helps() -> None:
    state = french_move("at zevio bertin despinoy bonaparte")
    apply(state, "move bertin", "force-march lonato")
    assert offered(state) == {"unled", "led-by bonaparte"}


@rule("8.3")
@pytest.mark.parametrize(
    "leaders",
    [
        pytest.param("at bussolengo massena", id="of-another-formation"),
        pytest.param("at peschiera despinoy", id="out-of-range"),
        pytest.param("at villafranca despinoy \n at verona ott \n at isola reuss", id="barred"),
        pytest.param("at zevio sauret", id="rated-zero-and-not-his"),
    ],
)
def test_no_help_from_leaders_who_do_not_command_the_unit(leaders: str) -> None:
    state = french_move(f"at zevio bertin \n {leaders}")
    apply(state, "move bertin", "force-march cologna")
    assert asked(state) == "forced march [8.3]"


@rule("8.3")
@pytest.mark.parametrize(
    ("edition", "helps"), [pytest.param("1.1", False), pytest.param("1.0", True)]
)
def test_range_is_measured_when_the_unit_starts(edition: str, helps: bool) -> None:
    """Edition 1.0 names no moment, so the place where the leader began will do too."""
    state = french_move(f"option edition {edition} \n at zevio bertin despinoy")
    apply(state, "move despinoy", "to verona", "to castelnuovo", "to peschiera", "to lonato")
    apply(state, "move bertin", "force-march lonato")
    assert ("led-by despinoy" in offered(state)) == helps


@rule("8.3")
def test_a_leader_who_moved_closer_helps_from_where_he_is() -> None:
    state = french_move("at zevio bertin \n at lonato despinoy")
    apply(state, "move despinoy", "to peschiera", "halt")
    apply(state, "move bertin", "force-march lonato")
    assert "led-by despinoy" not in offered(state)
    state = french_move("at zevio bertin \n at lonato despinoy")
    apply(state, "move despinoy", "to peschiera", "to castelnuovo", "to verona", "halt")
    apply(state, "move bertin", "force-march lonato")
    assert "led-by despinoy" in offered(state)


@rule("8.3")
@rule("8.1")
def test_a_unit_out_of_command_checks_first_and_gets_no_help() -> None:
    state = french_move("at zevio bertin despinoy \n note bertin marks=out_of_command")
    apply(state, "move bertin")
    roll(state, 4)
    apply(state, "force-march lonato")
    assert asked(state) == "forced march [8.3]", "nobody is asked for a leader"
    roll(state, 5)
    assert place(state, "bertin") == "peschiera", "5 and the French +1"


# -- with bridges ---------------------------------------------------------------------------------


@rule("8.3")
@rule("8.5")
def test_a_forced_march_may_end_with_work_on_a_bridge() -> None:
    state = french_move("at salo guieu \n at anfo ott")
    apply(state, "move guieu", "force-march-to-bridge rezzato gavardo-rezzato")
    roll(state, 5)
    apply(state, "to gavardo")
    assert place(state, "guieu") == "rezzato"
    assert asked(state) == "work on a bridge [8.5]"
    roll(state, 4)
    assert state.broken != 0
    assert "moved" in marks(state, "guieu")


@rule("8.3")
@rule("8.5")
def test_without_the_points_the_unit_arrives_but_does_not_work() -> None:
    state = french_move("at salo guieu \n at anfo ott")
    apply(state, "move guieu", "force-march-to-bridge rezzato gavardo-rezzato")
    roll(state, 1)
    apply(state, "to lonato")
    assert place(state, "guieu") == "rezzato"
    assert asked(state) == "which counter moves next [8.2]"
    assert state.tried == 0


@rule("8.3")
@rule("8.5")
@rule("8.6.1")
def test_no_march_to_work_where_the_enemy_stands() -> None:
    state = french_move("at salo guieu \n at rezzato ott")
    apply(state, "move guieu")
    assert "force-march-to-bridge rezzato gavardo-rezzato" not in offered(state)


@rule("8.3")
@rule("8.4")
def test_a_unit_left_short_of_a_crowded_mountain_stays_where_it_is() -> None:
    state = austrian_move("at rovereto pittoni \n at ala gummer bajalich nicolleti")
    apply(state, "move pittoni", "force-march ala")
    roll(state, 3)
    assert place(state, "pittoni") == "rovereto"
    apply(state, "halt")
    assert "moved" in marks(state, "pittoni")


@rule("8.3")
def test_nobody_gets_the_points_before_the_die() -> None:
    state = austrian_move("at roverbella liptay")
    apply(state, "move liptay", "force-march castiglione")
    assert points_left(state) == {"liptay": 2}
