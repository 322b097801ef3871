"""Recovery Phase [10.0]."""

from __future__ import annotations

import pytest

from tests.games.castiglione.positions import (
    RULES,
    apply,
    asked,
    begin,
    events_for,
    hits,
    marks,
    phase,
    place,
    position,
    roll,
    roll_seen_by,
    told_to,
)

rule = pytest.mark.rule

# Rusca's printed Cohesion Factor is 4.
RUSCA = """
    phase recovery
    at {area} rusca {leader}
    note rusca hits={suffered}
    at riva gummer
"""


def highest_die_that_helps(text: str, unit: str) -> int:
    """The best die that still removes a hit, 0 if the unit may not even roll."""
    highest = 0
    for pips in range(1, 7):
        state = position(text)
        before = hits(state, unit)
        if asked(state) != "recovery [10.0]":
            return 0
        roll(state, pips)
        if hits(state, unit) < before:
            highest = pips
    return highest


@rule("10.0")
@pytest.mark.parametrize(
    ("area", "leader", "suffered", "factor"),
    [
        ("gavardo", "", 1, 3),
        ("gavardo", "", 2, 2),
        ("gavardo", "", 3, 1),
        ("gavardo", "sauret", 2, 3),
        ("gavardo", "bonaparte", 3, 3),
        ("gavardo", "bonaparte sauret", 3, 3),
        ("gavardo", "massena", 2, 2),
        ("brescia", "", 2, 3),
        ("brescia", "sauret", 3, 3),
        ("brescia", "bonaparte", 1, 4),
    ],
    ids=[
        "one-hit",
        "two-hits",
        "three-hits",
        "formation-leader",
        "army-leader",
        "senior-of-two",
        "leader-of-another-formation",
        "city",
        "city-and-leader",
        "never-above-printed",
    ],
)
def test_the_factor_of_a_recovery_check(area: str, leader: str, suffered: int, factor: int) -> None:
    text = RUSCA.format(area=area, leader=leader, suffered=suffered)
    assert highest_die_that_helps(text, "rusca") == factor


@rule("10.0")
def test_a_factor_of_zero_may_not_roll() -> None:
    """Guillaume's printed factor is 3; three hits leave nothing."""
    battered = "phase recovery\nat {} guillaume {}\nnote guillaume hits=3\nat riva gummer"
    state = position(battered.format("lonato", ""))
    assert phase(state) != "recovery"
    assert hits(state, "guillaume") == 3
    assert highest_die_that_helps(battered.format("brescia", ""), "guillaume") == 1
    assert highest_die_that_helps(battered.format("lonato", "bonaparte"), "guillaume") == 2


@rule("10.0")
def test_each_unit_rolls_once_and_loses_at_most_one_hit() -> None:
    state = position(RUSCA.format(area="brescia", leader="bonaparte", suffered=3))
    roll(state, 1)
    assert hits(state, "rusca") == 2
    assert phase(state) != "recovery"


@rule("10.0")
def test_intact_units_do_not_roll() -> None:
    state = position(RUSCA.format(area="brescia", leader="", suffered=0))
    assert phase(state) == "first_movement"


BOTH_SIDES = """
    phase recovery
    at brescia rusca guieu
    note rusca hits=1
    note guieu hits=1
    at vicenza minkwitz gummer
    note minkwitz hits=1
    note gummer hits=1
"""


@rule("10.0")
def test_the_austrians_roll_first() -> None:
    state = position("option visibility open" + BOTH_SIDES)
    rolled = [events_for("french", roll(state, 6))[0].split()[0] for _ in range(4)]
    assert rolled == ["Gummer", "Minkwitz", "Guieu", "Rusca"]


@rule("10.0")
@rule("3.8")
def test_the_enemy_sees_the_dice_of_the_top_counter_only() -> None:
    state = position(BOTH_SIDES)
    assert roll_seen_by(state) == {"french", "austrian"}
    events = roll(state, 1)
    # The factor may show who lies below, so only the owner hears it.
    assert told_to(events, "Gummer in Vicenza recovers from a hit: 1 against 3 [10.0].") == {
        "austrian"
    }
    assert told_to(events, "Gummer in Vicenza recovers from a hit: 1 [10.0].") == {"french"}
    assert roll_seen_by(state) == {"austrian"}
    events = roll(state, 4)
    assert told_to(events, "Minkwitz in Vicenza does not recover: 4 against 3") == {"austrian"}


# -- supply is checked anew -----------------------------------------------------------------------

CUT_OFF = """
    phase recovery
    at la_corona joubert
    note joubert hits=1
    at ala liptay
    note liptay hits=1
    at {blockade} gummer
"""


@rule("10.0")
@rule("5.3")
def test_units_without_supply_do_not_recover_and_suffer_no_attrition() -> None:
    state, _ = begin(CUT_OFF.format(blockade="rivoli"))
    assert asked(state) == "recovery [10.0]"
    assert "unsupplied" in marks(state, "joubert")
    roll(state, 6)
    assert phase(state) != "recovery"
    assert hits(state, "liptay") == 1


@rule("10.0")
def test_no_attrition_in_this_phase() -> None:
    state, events = begin(CUT_OFF.format(blockade="rivoli"))
    assert hits(state, "joubert") == 1
    assert not [words for words in events_for("french", events) if "suffers a hit" in words]


@rule("10.0")
@rule("5.3")
def test_supply_regained_during_the_turn_allows_recovery() -> None:
    """Joubert was marked unsupplied in the Supply Phase; the road is free now."""
    text = CUT_OFF.format(blockade="riva") + "note joubert marks=unsupplied"
    state = position(text)
    assert "unsupplied" not in marks(state, "joubert")
    roll(state, 6)
    assert asked(state) == "recovery [10.0]"
    roll(state, 1)
    assert hits(state, "joubert") == 0


# -- special units and places ---------------------------------------------------------------------


@rule("10.0")
@rule("2.2.3")
@pytest.mark.parametrize(
    ("leader", "suffered", "factor"),
    [("", 1, 3), ("", 2, 2), ("massena", 2, 2), ("bonaparte", 2, 3)],
)
def test_a_garrison_recovers_like_infantry_in_a_city(
    leader: str, suffered: int, factor: int
) -> None:
    """It is always supplied; it belongs to the army and to no formation [R38]."""
    text = f"""
        phase recovery
        at verona {leader} french_garrison_3
        note french_garrison_3 hits={suffered}
        at castelnuovo gummer
        at zevio ott
        at villafranca reuss
        at isola ocskay
        at bussolengo sporck
    """
    assert highest_die_that_helps(text, "french_garrison_3") == factor


@rule("10.0")
@rule("5.6")
@pytest.mark.parametrize(
    ("unit", "status", "factor"),
    [("fiorella", "besieged", 3), ("fiorella", "liberated", 2), ("liptay", "besieged", 2)],
)
def test_besieged_mantua_is_a_city_for_the_french_alone(
    unit: str, status: str, factor: int
) -> None:
    text = f"phase recovery\nat mantua {unit}\nnote {unit} hits=2\nmantua {status}"
    text += "\nat brescia rusca\nat riva gummer"
    assert highest_die_that_helps(text, unit) == factor


@rule("10.0")
@rule("5.7")
def test_who_has_joined_mantua_city_has_no_hits_to_recover_from() -> None:
    state = position(
        "phase supply\nat mantua gummer\nnote gummer hits=3\nmantua liberated\nat salo rusca"
    )
    apply(state, "join-mantua gummer")
    assert (place(state, "gummer"), hits(state, "gummer")) == ("mantua_city", 0)
    assert RULES.heading(state) == ("turn 1", "French movement")
    apply(state, "end-movement")
    assert RULES.heading(state) == ("turn 2", "French movement")
