"""The roads to Rivoli [15.0], late marches to the guns [16.0], French surprise [17.0]."""

from __future__ import annotations

import pytest

from solitaire.games.castiglione.core.state import State
from tests.games.castiglione.battle_positions import (
    austrian_attack,
    austrian_move,
    french_attack,
    french_move,
    points_left,
)
from tests.games.castiglione.fog_positions import FOG, unknown
from tests.games.castiglione.positions import (
    apply,
    asked,
    asked_side,
    counters_at,
    events_for,
    marks,
    offered,
    phase,
    place,
    position,
    refusal,
    roll,
)

rule = pytest.mark.rule


# -- 15.0 the roads to Rivoli ---------------------------------------------------------------------

ROADS = "option rivoli_roads on"


def may_enter(state: State, unit: str, area: str) -> bool:
    apply(state, f"move {unit}")
    return f"to {area}" in offered(state)


@rule("15.0")
@rule("8.4")
@pytest.mark.parametrize(
    ("start", "goal"),
    [("ala", "la_corona"), ("la_corona", "ala"), ("la_corona", "rivoli"), ("rivoli", "la_corona")],
)
@pytest.mark.parametrize(
    ("crowd", "printed", "optional"),
    [
        pytest.param("ott ocskay sporck", True, True, id="11"),
        pytest.param("ott ocskay reuss", False, True, id="12"),
        pytest.param("ott ocskay reuss sporck", False, True, id="15"),
        pytest.param("ott ocskay reuss bajalich", False, False, id="16"),
    ],
)
def test_sixteen_points_between_the_three_areas(
    start: str, goal: str, crowd: str, printed: bool, optional: bool
) -> None:
    # Two points for the mountains are all an infantryman has; a third would be too much.
    text = f"at {start} liptay \n at {goal} {crowd}"
    assert may_enter(austrian_move(text), "liptay", goal) == printed
    assert may_enter(austrian_move(f"{ROADS} \n {text}"), "liptay", goal) == optional


@rule("15.0")
@pytest.mark.parametrize(
    ("start", "goal"),
    [("rovereto", "ala"), ("castelnuovo", "rivoli"), ("bussolengo", "rivoli")],
)
def test_other_roads_into_the_three_areas_keep_the_printed_limit(start: str, goal: str) -> None:
    state = austrian_move(f"{ROADS} \n at {start} liptay \n at {goal} ott ocskay reuss")
    assert not may_enter(state, "liptay", goal)


@rule("15.0")
def test_other_mountains_and_the_way_out_are_not_concerned() -> None:
    state = austrian_move(f"{ROADS} \n at anfo liptay \n at vestone ott ocskay reuss")
    assert not may_enter(state, "liptay", "vestone")
    state = austrian_move(
        f"{ROADS} \n at ala liptay \n at rovereto ott ocskay reuss sporck bajalich"
    )
    apply(state, "move liptay", "to rovereto")
    assert points_left(state) == {"liptay": 1}, "19 in the clear: no surcharge, as printed"


@rule("15.0")
def test_the_french_march_by_the_same_roads() -> None:
    text = "at rivoli victor \n at la_corona joubert rampon servier fiorella"  # 13 points
    assert not may_enter(french_move(text), "victor", "la_corona")
    assert may_enter(french_move(f"{ROADS} \n {text}"), "victor", "la_corona")


# -- 16.0 late marches ----------------------------------------------------------------------------

LATE = "option late_guns on"
AT_LONATO = "at lonato gummer joubert \n note gummer entered=castiglione"


def called(option: str = LATE, more: str = "at salo guieu") -> State:
    """Guieu in Salo passes his check; the combat at Lonato begins."""
    state = austrian_attack(f"{option} \n {AT_LONATO} \n {more}")
    apply(state, "to-the-guns guieu")
    roll(state, 1)
    return state


@rule("16.0")
def test_who_passes_his_check_waits_for_the_second_round() -> None:
    state = called()
    assert place(state, "guieu") == "salo"
    told = roll(state, 1, 1)
    assert "French fire at Lonato: 1 inflicts no hit [9.3]." in events_for("french", told)
    assert place(state, "guieu") == "salo"
    told = apply(state, "fight-on", "fight-on")
    assert place(state, "guieu") == "lonato"
    assert "French: Guieu moves from Salo to Lonato [8.2]." in events_for("austrian", told)
    told = roll(state, 1, 1)
    # Six points instead of three, and one more on the die for the march.
    assert "French fire at Lonato: 2 inflicts one hit [9.3]." in events_for("french", told)


@rule("16.0")
@rule("9.1.2")
def test_without_the_option_he_fights_and_counts_from_the_first_round() -> None:
    state = called("")
    assert place(state, "guieu") == "lonato"
    told = roll(state, 1, 1)
    assert "French fire at Lonato: 2 inflicts one hit [9.3]." in events_for("french", told)


@rule("16.0")
@pytest.mark.parametrize("answers", [("break-off",), ("fight-on", "break-off")])
def test_without_a_second_round_he_does_not_move(answers: tuple[str, ...]) -> None:
    state = called()
    roll(state, 1, 1)
    apply(state, *answers)
    assert phase(state) == "second_movement"
    assert place(state, "guieu") == "salo"
    assert "called" in marks(state, "guieu"), "his attempt is spent all the same"


@rule("16.0")
def test_a_force_destroyed_in_the_first_round_waits_in_vain() -> None:
    state = called(LATE, "at salo guieu \n note joubert hits=3")
    roll(state, 4, 1)
    assert place(state, "joubert") == "eliminated"
    assert (phase(state), place(state, "guieu")) == ("second_movement", "salo")


@rule("16.0")
@rule("9.2")
def test_late_guns_bombard_in_the_second_round() -> None:
    # Dommartin's three guns against none.
    state = austrian_attack(f"{LATE} \n {AT_LONATO} \n at salo dommartin_art")
    apply(state, "to-the-guns dommartin_art")
    roll(state, 1)
    assert asked(state) == "attacker's combat roll [9.3]", "no guns are there yet"
    roll(state, 1, 1)
    apply(state, "fight-on", "fight-on")
    assert asked(state) == "bombardment [9.2]"


@rule("16.0")
def test_late_marchers_take_no_hits_of_the_first_round_and_retreat_with_the_force() -> None:
    state = called()
    roll(state, 6, 1)
    assert asked(state) != "which own unit suffers the next hit [9.3, 9.5]", "Joubert alone"
    apply(state, "fight-on", "fight-on")
    roll(state, 6, 1)
    while asked(state) == "which own unit suffers the next hit [9.3, 9.5]":
        assert offered(state) == {"hit joubert", "hit guieu"}
        apply(state, "hit guieu")
    while asked(state) == "where the force retreats [9.4]":
        apply(state, min(offered(state)))
    assert place(state, "joubert") == place(state, "guieu") != "lonato"


@rule("16.0")
def test_leaders_ride_at_once() -> None:
    state = austrian_attack(f"{LATE} \n {AT_LONATO} \n at salo sauret guieu")
    apply(state, "to-the-guns guieu")
    roll(state, 1)
    apply(state, "to-the-guns sauret")
    assert counters_at(state, "lonato") == {"gummer", "joubert", "sauret"}


@rule("16.0")
@rule("13.2.2")
def test_a_late_dummy_is_found_out_in_the_second_round() -> None:
    state = austrian_attack(
        f"{FOG} \n {LATE} \n {AT_LONATO} \n {unknown('salo', 'guieu', 'french_dummy_1')}"
    )
    apply(state, "to-the-guns french_dummy_1", "done")
    roll(state, 6)
    apply(state, "done")
    assert place(state, "french_dummy_1") == "salo"
    roll(state, 1, 1)
    told = apply(state, "fight-on", "fight-on")
    assert place(state, "french_dummy_1") == "pool"
    assert "Nothing but rumours in Lonato, 1 French dummy [13.2.2]." in events_for("french", told)
    told = roll(state, 1, 1)
    assert any("French fire at Lonato: 1 " in line for line in events_for("french", told))


# -- 17.0 French surprise -------------------------------------------------------------------------


def first_turn(turn: int, option: str, phase_name: str, side: str, text: str) -> State:
    return position(
        f"option surprise {option} \n option visibility open \n turn {turn} \n phase {phase_name}"
        f"\n first {side} \n initiative {side} \n {text}"
    )


def forced(state: State) -> set[str]:
    return {order for order in offered(state) if order.startswith("force-march")}


@rule("17.0")
@rule("8.3")
@pytest.mark.parametrize(
    ("turn", "option", "allowed"), [(1, "on", False), (1, "off", True), (2, "on", True)]
)
def test_no_french_forced_marches_on_turn_one(turn: int, option: str, allowed: bool) -> None:
    state = first_turn(turn, option, "first_movement", "french", "at goito robert \n at ala ott")
    apply(state, "move robert")
    assert bool(forced(state)) == allowed
    if not allowed:
        assert "The French are surprised" in refusal(state, "force-march castiglione")
    state = first_turn(turn, option, "first_movement", "austrian", "at goito robert \n at ala ott")
    apply(state, "move ott")
    assert forced(state), "the Austrians may always"


@rule("17.0")
@rule("9.1")
@pytest.mark.parametrize(
    ("turn", "option", "allowed"), [(1, "on", False), (1, "off", True), (2, "on", True)]
)
def test_no_french_marches_to_the_guns_on_turn_one(turn: int, option: str, allowed: bool) -> None:
    text = f"{AT_LONATO} \n at salo guieu sauret"
    state = first_turn(turn, option, "first_combat", "austrian", text)
    assert (asked_side(state) == "french") == allowed
    if not allowed:
        assert asked(state) == "attacker's combat roll [9.3]", "leaders stay as well"


@rule("17.0")
def test_the_austrians_march_to_the_guns_on_turn_one() -> None:
    text = "at goito robert gummer \n at guidizzolo bajalich melas \n note robert entered=volta"
    state = first_turn(1, "on", "first_combat", "french", text)
    assert "to-the-guns bajalich" in offered(state)


@rule("17.0")
@rule("13.2.2")
def test_under_fog_french_dummies_are_surprised_too_and_nobody_is_asked() -> None:
    surprise = f"{FOG} \n option surprise on \n turn 1 \n first austrian \n initiative austrian"
    state = position(
        f"{surprise} \n phase first_combat \n {AT_LONATO}"
        f"\n {unknown('salo', 'guieu', 'french_dummy_1')}"
    )
    assert asked(state) == "attacker's combat roll [9.3]"
    state = position(
        f"{surprise} \n phase second_movement \n at rovereto ott \n at zevio bertin"
        f"\n {unknown('salo', 'guieu', 'french_dummy_1')}"
    )
    apply(state, "done", "move french_dummy_1")
    assert not forced(state)


@rule("17.0")
@rule("16.0")
def test_late_marches_bind_the_austrians_too_and_the_surprise_ends() -> None:
    state = french_attack(f"{LATE} \n option surprise on \n at goito robert gummer \n at volta ott")
    apply(state, "to-the-guns ott")
    roll(state, 1)
    assert place(state, "ott") == "volta", "late, and the surprise is over by turn 3"
