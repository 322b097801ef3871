"""The Combat Phase and marching to the sound of the guns [9.0, 9.1]."""

from __future__ import annotations

import pytest

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
    refusal,
    roll,
    seen_at,
)

rule = pytest.mark.rule
CALL = "who marches to the sound of the guns [9.1]"
LEADERS_CALL = "which leaders march to the sound of the guns [9.1.2]"
AT_LONATO = "at lonato gummer joubert \n note gummer entered=castiglione"


# -- 9.0 the phase ------------------------------------------------------------------------------


@rule("9.0")
def test_the_active_player_chooses_the_order_and_no_combat_can_be_left_out() -> None:
    state = austrian_attack(
        "at lonato gummer joubert \n at zevio liptay bertin \n at goito ott robert"
    )
    assert (asked_side(state), asked(state)) == (
        "austrian",
        "which combat is resolved next [9.0]",
    )
    assert offered(state) == {"battle lonato", "battle zevio", "battle goito"}
    apply(state, "battle goito")
    assert asked(state) == "attacker's combat roll [9.3]"
    assert "A die must be rolled first" in refusal(state, "battle zevio")


@rule("9.0")
def test_one_combat_per_area_and_each_is_finished_before_the_next() -> None:
    state = austrian_attack(
        "at lonato gummer joubert \n at zevio liptay bertin"
        "\n note gummer entered=castiglione \n note liptay entered=ronco"
    )
    apply(state, "battle lonato")
    roll(state, 1, 1)
    apply(state, "fight-on", "break-off")
    assert place(state, "gummer") == "castiglione"
    assert asked(state) == "attacker's combat roll [9.3]", "the last combat begins by itself"
    roll(state, 1, 1)
    apply(state, "fight-on", "break-off")
    assert phase(state) == "second_movement"


@rule("9.0")
@rule("3.8")
def test_both_forces_are_shown_when_the_combat_begins() -> None:
    state = austrian_attack(
        f"{AT_LONATO} \n at zevio liptay bertin robert"
        "\n note robert suspects=robert,gardanne \n note bertin suspects=bertin,robert"
    )
    assert seen_at(state, "austrian", "zevio") != "2 counters: robert, bertin"
    events = apply(state, "battle zevio")
    assert seen_at(state, "austrian", "zevio") == "2 counters: robert, bertin"
    sentence = "Battle of Zevio: the Austrian side attacks with 4 strength points against 5 [9.0]."
    assert sentence in events_for("french", events)


# -- 9.1.1 who may --------------------------------------------------------------------------------


@rule("9.1")
@rule("9.1.1")
def test_within_two_areas_by_a_path_free_of_enemies() -> None:
    near = "at salo guieu \n at castiglione robert \n at brescia rampon"
    state = austrian_attack(
        f"at lonato gummer joubert \n {near} \n at castelnuovo victor \n at volta fiorella"
        "\n at vicenza meszaros_art"
    )
    # Volta is three roads away; Castelnuovo two, by Peschiera; Brescia two, by Rezzato.
    assert asked(state) == CALL
    assert offered(state) == {
        "done",
        *(f"to-the-guns {name}" for name in ("guieu", "robert", "rampon", "victor")),
    }
    barred = "at rezzato ott \n at gavardo reuss"
    state = austrian_attack(f"at lonato gummer joubert \n {near} \n {barred}")
    assert offered(state) == {"done", "to-the-guns guieu", "to-the-guns robert"}


@rule("9.1.1")
def test_units_already_in_contact_do_not_come() -> None:
    state = austrian_attack("at lonato gummer joubert \n at salo guieu liptay \n at gavardo rusca")
    apply(state, "battle lonato")
    assert offered(state) == {"done", "to-the-guns rusca"}
    assert "enemy units stand" in refusal(state, "to-the-guns guieu")


@rule("9.1.1")
@rule("3.6")
@rule("5.5")
@rule("2.2.3")
def test_no_foragers_no_units_with_three_hits_no_garrisons() -> None:
    state = austrian_attack(
        f"{AT_LONATO} \n at salo guieu rusca robert gardanne"
        "\n note guieu hits=3 \n note rusca marks=foraged \n note robert marks=out_of_command"
        "\n note gardanne hits=2"
    )
    assert offered(state) == {"done", "to-the-guns robert", "to-the-guns gardanne"}
    assert "three hits" in refusal(state, "to-the-guns guieu")
    assert "foraged" in refusal(state, "to-the-guns rusca")
    assert "garrison" in refusal(state, "to-the-guns french_garrison_5")


@rule("9.1.1")
@pytest.mark.parametrize("edition", ["1.1", "1.0"])
def test_destroyed_bridges_stop_no_march_in_either_edition(edition: str) -> None:
    state = austrian_attack(
        f"option edition {edition} \n {AT_LONATO} \n at rezzato rampon \n at salo guieu"
        "\n broken rezzato-lonato gavardo-rezzato"
    )
    assert "to-the-guns rampon" in offered(state)


@rule("9.1.1")
def test_one_attempt_in_the_whole_phase_whether_it_succeeds_or_not() -> None:
    state = austrian_attack(
        "at lonato gummer joubert \n at rezzato ott robert \n at brescia rampon"
        "\n at salo guieu \n at gavardo rusca \n note gummer entered=castiglione"
        "\n note ott entered=montichiari"
    )
    apply(state, "battle lonato", "to-the-guns guieu", "done")
    roll(state, 6)
    roll(state, 1, 1)
    apply(state, "fight-on", "break-off")
    # The second combat: Guieu in Salo is again two areas away, but has had his turn.
    assert asked(state) == CALL
    assert offered(state) == {f"to-the-guns {name}" for name in ("rampon", "rusca", "joubert")} | {
        "done"
    }
    assert "already tried" in refusal(state, "to-the-guns guieu")


@rule("9.1.1")
def test_the_next_combat_phase_gives_everybody_a_new_attempt() -> None:
    state = austrian_attack(f"{AT_LONATO} \n at salo guieu \n note guieu marks=called")
    assert "to-the-guns guieu" in offered(state)


@rule("9.1")
def test_only_the_defender_is_reinforced() -> None:
    state = austrian_attack(f"{AT_LONATO} \n at salo liptay ott wurmser \n at castiglione reuss")
    assert asked(state) == "attacker's combat roll [9.3]"


# -- 9.1.2 the checks -----------------------------------------------------------------------------


@rule("9.1.2")
def test_all_are_declared_before_the_first_die() -> None:
    state = austrian_attack(f"{AT_LONATO} \n at salo guieu \n at castiglione robert gardanne")
    apply(state, "to-the-guns robert", "to-the-guns guieu")
    assert asked(state) == CALL
    apply(state, "done")
    assert asked(state) == "march to the sound of the guns [9.1.2]"
    roll(state, 4, 5)
    assert (place(state, "robert"), place(state, "guieu")) == ("lonato", "salo")
    assert "called" in marks(state, "robert") & marks(state, "guieu")
    assert "called" not in marks(state, "gardanne")
    assert asked(state) == "attacker's combat roll [9.3]", "nobody else is asked for"


@rule("9.1.2")
@rule("3.3")
@pytest.mark.parametrize(
    ("unit", "area", "leader", "suffered", "highest"),
    [
        pytest.param("robert", "castiglione", "", 0, 4, id="plain"),
        pytest.param("robert", "castiglione", "", 2, 2, id="hits"),
        pytest.param("robert", "guidizzolo", "", 0, 3, id="two-areas-away"),
        pytest.param("robert", "castiglione", "augereau", 0, 4, id="never-above-printed"),
        pytest.param("robert", "castiglione", "augereau", 2, 3, id="formation-leader"),
        pytest.param("robert", "castiglione", "bonaparte", 2, 4, id="army-leader"),
        pytest.param("robert", "castiglione", "augereau bonaparte", 2, 4, id="senior-only"),
        pytest.param("robert", "castiglione", "massena", 2, 2, id="another-formation"),
        pytest.param("beaumont_cav", "castiglione", "", 2, 3, id="cavalry"),
        pytest.param("beaumont_cav", "guidizzolo", "", 0, 4, id="cavalry-two-areas"),
        pytest.param("dommartin_art", "castiglione", "", 0, 3, id="guns"),
        pytest.param("dommartin_art", "guidizzolo", "kilmaine", 0, 3, id="guns-two-areas-led"),
        pytest.param("valette", "guidizzolo", "", 2, 0, id="never-below-zero"),
    ],
)
def test_the_cohesion_factor_with_its_modifiers(
    unit: str, area: str, leader: str, suffered: int, highest: int
) -> None:
    text = f"{AT_LONATO} \n at {area} {unit} {leader} \n note {unit} hits={suffered}"
    for die in range(1, 7):
        state = austrian_attack(text)
        apply(state, f"to-the-guns {unit}")
        roll(state, die)
        assert (place(state, unit) == "lonato") == (die <= highest), die


@rule("9.1.2")
def test_leaders_come_without_a_check_or_stay_as_they_like() -> None:
    state = austrian_attack(
        f"{AT_LONATO} \n at castiglione robert augereau massena \n at zevio despinoy"
    )
    apply(state, "to-the-guns robert")
    roll(state, 6)
    assert asked(state) == LEADERS_CALL
    assert offered(state) == {"done", "to-the-guns augereau", "to-the-guns massena"}
    apply(state, "to-the-guns massena", "done")
    assert place(state, "massena") == "lonato"
    assert place(state, "augereau") == "castiglione"
    assert marks(state, "massena") == {"called"}
    assert marks(state, "augereau") == set()


@rule("9.1.2")
def test_who_comes_is_placed_without_spending_points() -> None:
    state = austrian_attack(f"{AT_LONATO} \n at guidizzolo robert")
    apply(state, "to-the-guns robert")
    roll(state, 3)
    assert counters_at(state, "lonato") == {"gummer", "joubert", "robert"}
    assert "moved" not in marks(state, "robert")
    roll(state, 6, 6)
    assert asked(state) == "which own unit suffers the next hit [9.3, 9.5]"
    apply(state, "hit robert", "hit robert")
    apply(state, "fight-on", "break-off")
    apply(state, "move robert", "to rezzato", "halt")
    assert place(state, "robert") == "rezzato", "his own Movement Phase is still before him"


@rule("9.1")
def test_the_defender_may_do_without() -> None:
    state = french_attack("at goito robert gummer \n at guidizzolo bajalich melas")
    assert asked_side(state) == "austrian"
    apply(state, "done", "done")
    assert asked(state) == "attacker's combat roll [9.3]"
    assert marks(state, "bajalich") == set()
