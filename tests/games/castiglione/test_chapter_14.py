"""Mortality checks, stand-ins and Bonaparte [14.1, 14.2, 14.5]."""

from __future__ import annotations

import pytest

from solitaire.games.castiglione.core.events import Happened
from solitaire.games.castiglione.core.state import State
from solitaire.games.castiglione.text.faults import find_faults
from tests.games.castiglione.battle_positions import austrian_attack, french_attack
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
    roll,
    roll_seen_by,
    seen_at,
    told_to,
)

rule = pytest.mark.rule
OPEN = "option visibility open \n option casualties on"
CHECK = "leader's mortality check [14.1]"
APPOINT = "where a leader takes over [14.1, 14.3]"
AT_LONATO = "at lonato gummer wurmser melas joubert massena \n note gummer entered=castiglione"


def defender_leaves(state: State) -> list[Happened]:
    """One round, then the French go to Rezzato, nearer to Brescia."""
    roll(state, 1, 1)
    return apply(state, "break-off")


def check(state: State, *sums: int) -> list[Happened]:
    """Mortality checks, one after the other."""
    told: list[Happened] = []
    for pips in sums:
        assert asked(state) == CHECK
        told += apply(state, f"dice {pips}")
    return told


# -- 14.1 mortality -------------------------------------------------------------------------------


@rule("14.0")
def test_without_the_option_nobody_is_checked() -> None:
    state = austrian_attack(f"option visibility open \n {AT_LONATO}")
    defender_leaves(state)
    assert phase(state) == "second_movement"


@rule("14.0")
@rule("14.1")
def test_every_leader_of_both_sides_is_checked_after_retreat_and_pursuit() -> None:
    state = austrian_attack(
        f"{OPEN} \n {AT_LONATO} \n at brescia bonaparte \n at goito davidovich ott"
    )
    apply(state, "done")
    told = defender_leaves(state)
    assert any("retreat" in line for line in events_for("french", told)), "the checks come last"
    assert offered(state) == {f"dice {pips}" for pips in range(2, 13)}
    assert roll_seen_by(state) == {"french", "austrian"}
    told = check(state, 7, 7, 7)
    assert [line for line in events_for("french", told) if "unhurt" in line] == [
        "Wurmser comes out of it unhurt: 7 [14.1].",
        "General Melas comes out of it unhurt: 7 [14.1].",
        "General Massena comes out of it unhurt: 7 [14.1].",
    ], "each once; Bonaparte and Davidovich were elsewhere"
    assert phase(state) == "second_movement"


@rule("14.1")
def test_the_checks_follow_the_pursuit() -> None:
    state = austrian_attack(
        f"{OPEN} \n at lonato gummer klenau_cav melas joubert massena"
        "\n note gummer entered=castiglione \n note klenau_cav entered=castiglione"
    )
    roll(state, 1, 1)
    apply(state, "break-off", "pursue")
    assert asked(state) == "pursuit [9.5]"
    roll(state, 1)
    assert asked(state) == CHECK


@rule("14.1")
def test_a_leader_who_rode_to_the_guns_took_part() -> None:
    state = austrian_attack(
        f"{OPEN} \n at lonato gummer joubert \n note gummer entered=castiglione"
        "\n at salo sauret guieu"
    )
    apply(state, "done", "to-the-guns sauret")
    defender_leaves(state)
    assert asked(state) == CHECK
    assert "Sauret" in events_for("french", check(state, 12))[0]


@rule("14.1")
@pytest.mark.parametrize(
    ("winner", "pips", "fate"),
    [
        pytest.param("french", 2, "killed", id="winner-2"),
        pytest.param("french", 3, "wounded", id="winner-3"),
        pytest.param("french", 4, "lonato", id="winner-4"),
        pytest.param("austrian", 3, "killed", id="loser-3"),
        pytest.param("austrian", 4, "wounded", id="loser-4"),
        pytest.param("austrian", 5, "rezzato", id="loser-5"),
    ],
)
def test_killed_wounded_or_unhurt_and_worse_for_the_beaten(
    winner: str, pips: int, fate: str
) -> None:
    # One leader only, Massena, who wins or loses; his stand-in has several areas to choose from.
    state = austrian_attack(
        f"{OPEN} \n at lonato gummer joubert massena \n note gummer entered=castiglione"
    )
    if winner == "austrian":
        defender_leaves(state)
    else:
        roll(state, 1, 1)
        apply(state, "fight-on", "break-off")
    told = check(state, pips)
    assert place(state, "massena") == fate
    if fate in ("killed", "wounded"):
        sentence = f"General Massena is {fate}: {pips} [14.1]."
        assert sentence in events_for("austrian", told)


@rule("14.1")
@rule("9.6")
@pytest.mark.parametrize(("pips", "fate"), [(4, "wounded"), (5, "peschiera")])
def test_a_leader_whose_force_is_destroyed_is_checked_before_he_flees(pips: int, fate: str) -> None:
    state = austrian_attack(
        f"{OPEN} \n at lonato gummer joubert massena \n note joubert hits=3"
        "\n note gummer entered=castiglione \n at goito robert"
    )
    roll(state, 4, 1)
    assert place(state, "joubert") == "eliminated"
    assert (asked(state), place(state, "massena")) == (CHECK, "lonato")
    check(state, pips)  # beaten: one less
    assert place(state, "massena") == fate, "Peschiera's garrison is closest"


# -- 14.1 stand-ins -------------------------------------------------------------------------------


@rule("14.1")
@pytest.mark.parametrize("pips", [3, 4])
def test_a_stand_in_takes_over_where_friendly_units_are_supplied(pips: int) -> None:
    # Rampon in Ala is cut off by Liptay and Ott; Augereau is alone in Asola.
    state = austrian_attack(
        f"{OPEN} \n at lonato gummer joubert massena \n note gummer entered=castiglione"
        "\n at ala rampon \n at la_corona liptay \n at rovereto ott \n at asola augereau"
        "\n at goito robert"
    )
    defender_leaves(state)
    check(state, pips)
    assert place(state, "massena") == ("killed" if pips == 3 else "wounded")
    assert (asked_side(state), asked(state)) == ("french", APPOINT)
    garrisons = ("brescia", "cremona", "verona", "legnago", "peschiera")
    assert offered(state) == {f"appoint-in {area}" for area in (*garrisons, "rezzato", "goito")}
    told = apply(state, "appoint-in goito")
    assert counters_at(state, "goito") == {"robert", "generic_massena"}
    assert told_to(told, "takes over in Goito [14.1]") == {"french", "austrian"}
    assert phase(state) == "second_movement"


@rule("14.1")
def test_army_leaders_are_not_replaced() -> None:
    state = austrian_attack(f"{OPEN} \n {AT_LONATO} \n at goito ott")
    defender_leaves(state)
    check(state, 3)
    assert place(state, "wurmser") == "wounded"
    assert asked(state) == CHECK, "nobody to appoint: Melas is next"
    check(state, 12, 12)
    assert not [name for name in counters_at(state, "goito") if name.startswith("generic")]


@rule("14.1")
@rule("6.0")
def test_the_stand_in_commands_the_formation() -> None:
    for leaders, lost in (("generic_massena", False), ("generic_augereau", True)):
        state = position(
            f"{OPEN} \n turn 3 \n phase command \n at castelnuovo {leaders} \n at rivoli rampon"
            "\n at rovereto ott"
        )
        assert ("out_of_command" in marks(state, "rampon")) == lost


@rule("14.1")
@rule("13.0")
def test_everybody_sees_who_fell_and_who_takes_over() -> None:
    state = austrian_attack(
        "option visibility fog \n option casualties on \n at lonato gummer joubert massena"
        "\n note gummer entered=castiglione \n at goito robert"
    )
    roll(state, 1, 1)
    apply(state, "break-off")
    check(state, 4)
    apply(state, "appoint-in goito")
    assert seen_at(state, "austrian", "wounded") == "massena"
    assert seen_at(state, "austrian", "goito") == "2 counters: generic_massena, robert"
    assert find_faults(state) == []


# -- 14.2 generic leaders -------------------------------------------------------------------------


@rule("14.2")
def test_generic_leaders_are_never_checked() -> None:
    state = austrian_attack(
        f"{OPEN} \n at lonato gummer generic_melas joubert generic_massena"
        "\n note gummer entered=castiglione \n at wounded massena melas"
        "\n note massena wounded_on=2 \n note melas wounded_on=2"
    )
    defender_leaves(state)
    assert phase(state) == "second_movement"
    assert place(state, "generic_massena") == "rezzato"


@rule("14.2")
@rule("9.6")
def test_a_generic_leader_of_a_destroyed_force_moves_away() -> None:
    state = austrian_attack(
        f"{OPEN} \n at lonato gummer joubert generic_massena \n note joubert hits=3"
        "\n note gummer entered=castiglione \n at killed massena"
    )
    roll(state, 4, 1)
    assert place(state, "generic_massena") == "peschiera"
    assert phase(state) == "second_movement"


# -- 14.5 Bonaparte -------------------------------------------------------------------------------


@rule("14.5")
@rule("7.0")
@pytest.mark.parametrize(
    ("where", "winner"),
    [("goito", "french"), ("wounded", "austrian"), ("killed", "austrian")],
)
def test_without_bonaparte_the_french_do_not_add_one(where: str, winner: str) -> None:
    state = position(
        f"{OPEN} \n turn 3 \n phase initiative \n at {where} bonaparte \n at goito robert"
        "\n at rovereto ott"
    )
    roll(state, 4, 3)
    assert asked_side(state) == winner


@rule("14.5")
def test_ties_are_still_french() -> None:
    state = position(
        f"{OPEN} \n turn 3 \n phase initiative \n at killed bonaparte \n at goito robert"
        "\n at rovereto ott"
    )
    roll(state, 4, 4)
    assert asked_side(state) == "french"


@rule("14.1")
def test_a_french_attack_checks_french_leaders_first() -> None:
    state = french_attack(
        f"{OPEN} \n at goito robert augereau gummer melas \n note robert entered=volta"
    )
    roll(state, 1, 1)
    apply(state, "fight-on", "break-off")
    told = check(state, 12, 12)
    assert [line.split(" comes")[0] for line in events_for("french", told) if "unhurt" in line] == [
        "General Augereau",
        "General Melas",
    ]
