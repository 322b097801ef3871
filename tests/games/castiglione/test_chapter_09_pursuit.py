"""Pursuit [9.5] and what is left to do when a combat is over [9.6, 5.1, 12.1]."""

from __future__ import annotations

import pytest

from solitaire.games.castiglione.core.events import PURSUED
from solitaire.games.castiglione.core.state import State
from tests.games.castiglione.battle_positions import austrian_attack, french_attack, totals
from tests.games.castiglione.positions import (
    apply,
    asked,
    asked_side,
    controller,
    counters_at,
    hits,
    offered,
    phase,
    place,
    refusal,
    result,
    roll,
)

rule = pytest.mark.rule
PURSUIT = "pursue or let go [9.5]"


def beaten_defender(text: str) -> State:
    """Austrians beat the French of Lonato, who go to Rezzato."""
    state = austrian_attack(f"{text} \n note gummer entered=castiglione")
    place_losses(state, 1, 1)
    apply(state, "break-off")
    return state


def place_losses(state: State, *dice: int) -> None:
    """Roll for a round; who suffers does not matter."""
    roll(state, *dice)
    while asked(state).startswith("which own unit"):
        apply(state, min(offered(state)))


# -- 9.5 ------------------------------------------------------------------------------------------


@rule("9.5")
@pytest.mark.parametrize(
    ("cavalry", "asked_for"),
    [
        pytest.param("", False, id="none"),
        pytest.param("pittoni_cav", True, id="more"),
        pytest.param("pittoni_cav pijon_cav", False, id="equal"),
        pytest.param("pittoni_cav beaumont_cav", False, id="fewer"),
        pytest.param("klenau_cav pijon_cav", True, id="one-more"),
    ],
)
def test_only_superior_cavalry_pursues(cavalry: str, asked_for: bool) -> None:
    state = beaten_defender(f"at lonato gummer joubert {cavalry}")
    assert (asked(state) == PURSUIT) == asked_for
    if asked_for:
        assert asked_side(state) == "austrian"


@rule("9.5")
def test_the_winner_may_let_them_go() -> None:
    state = beaten_defender("at lonato gummer joubert pittoni_cav")
    assert offered(state) == {"pursue", "let-go"}
    apply(state, "let-go")
    assert (hits(state, "joubert"), phase(state)) == (1, "second_movement"), "that of the round"


@rule("9.5")
def test_the_defender_pursues_a_beaten_attacker_too() -> None:
    state = austrian_attack("at lonato gummer joubert beaumont_cav \n note gummer entered=salo")
    roll(state, 1, 1)
    apply(state, "fight-on", "break-off")
    assert (asked_side(state), asked(state)) == ("french", PURSUIT)


@rule("9.5")
@pytest.mark.parametrize(
    ("cavalry", "die", "inflicted"),
    [
        pytest.param("pittoni_cav", 2, 1, id="column-2"),
        pytest.param("klenau_cav pijon_cav", 2, 0, id="column-1"),
        pytest.param("klenau_cav", 1, 1, id="column-3"),
        pytest.param("klenau_cav ott_cav", 4, 3, id="column-6"),
        pytest.param("klenau_cav ott_cav spiegel_cav", 4, 3, id="column-10-is-the-last"),
    ],
)
def test_the_column_is_the_difference_of_the_cavalry(
    cavalry: str, die: int, inflicted: int
) -> None:
    state = beaten_defender(f"at lonato gummer joubert {cavalry}")
    apply(state, "pursue")
    assert totals(roll(state, die), PURSUED) == [(die, inflicted)]


@rule("9.5")
@pytest.mark.parametrize(
    ("text", "modifier"),
    [
        pytest.param("at goito robert pijon_cav gummer", 1, id="french"),
        pytest.param("at goito robert pijon_cav massena gummer", 2, id="leader"),
        pytest.param("at goito robert pijon_cav massena bonaparte gummer", 3, id="senior"),
        pytest.param("at rovereto robert pijon_cav gummer", 0, id="into-mountains"),
        pytest.param("at montebello robert pijon_cav gummer", 0, id="into-a-city"),
    ],
)
def test_modifiers_of_the_pursuit(text: str, modifier: int) -> None:
    state = french_attack(text)
    roll(state, 1, 1)
    apply(state, "break-off")
    if asked(state) == "where the force retreats [9.4]":
        apply(state, "retreat-to roverbella")
    apply(state, "pursue")
    assert totals(roll(state, 3), PURSUED)[0][0] == 3 + modifier


@rule("9.5")
def test_austrian_pursuers_add_their_leader_only() -> None:
    state = beaten_defender("at lonato gummer joubert pittoni_cav wurmser")
    apply(state, "pursue")
    assert totals(roll(state, 3), PURSUED)[0][0] == 4


@rule("9.5")
def test_retreating_cavalry_suffers_first_until_none_is_left_then_the_owner_chooses() -> None:
    state = austrian_attack(
        "at lonato gummer klenau_cav spiegel_cav joubert robert dallemagne_cav"
        "\n note gummer entered=castiglione \n note dallemagne_cav hits=3"
    )
    roll(state, 1, 1)
    apply(state, "hit joubert", "break-off", "pursue")
    roll(state, 5)
    # Seven points of cavalry against none: the last column gives three hits.
    assert place(state, "dallemagne_cav") == "eliminated"
    assert (asked_side(state), offered(state)) == ("french", {"hit joubert", "hit robert"})


@rule("9.5")
def test_the_owner_chooses_among_his_cavalry() -> None:
    state = french_attack(
        "at goito joubert beaumont_cav pijon_cav gummer pittoni_cav klenau_cav \n at volta rampon"
    )
    place_losses(state, 1, 1)
    apply(state, "break-off", "pursue")
    roll(state, 6)
    assert offered(state) == {"hit pittoni_cav", "hit klenau_cav"}
    assert "spared while retreating cavalry is left [9.5]" in refusal(state, "hit gummer")


@rule("9.5")
def test_only_the_retreating_force_is_hit() -> None:
    """Ruling 31: Rusca, who stood in Rezzato already, is not pursued."""
    state = austrian_attack(
        "at lonato gummer klenau_cav joubert \n note gummer entered=castiglione"
        "\n at rezzato rusca pijon_cav"
    )
    apply(state, "done")
    roll(state, 1, 1)
    apply(state, "break-off", "pursue")
    roll(state, 6)
    assert hits(state, "joubert") == 3, "one of the round, two of the pursuit"
    assert (hits(state, "rusca"), hits(state, "pijon_cav")) == (0, 0)


@rule("9.5")
@rule("9.3")
def test_hits_of_a_pursuit_can_destroy_the_force_and_then_its_leader_flees() -> None:
    state = austrian_attack(
        "at lonato gummer klenau_cav robert kilmaine \n note gummer entered=castiglione"
        "\n note robert hits=2 \n at gavardo rusca"
    )
    apply(state, "done")
    roll(state, 1, 1)
    apply(state, "break-off", "pursue")
    roll(state, 6)
    assert place(state, "robert") == "eliminated"
    assert asked(state) == "where a displaced leader goes [8.6.2, 9.6]"
    assert offered(state) == {"flee-to brescia", "flee-to gavardo"}, "one road from Rezzato"


# -- 9.6 ------------------------------------------------------------------------------------------


@rule("9.6")
def test_leaders_of_a_destroyed_force_go_to_the_closest_friends_by_choice() -> None:
    state = austrian_attack(
        "at lonato gummer bajalich liptay robert augereau kilmaine \n note robert hits=3"
        "\n at salo guieu \n at castiglione joubert"
    )
    apply(state, "done")
    roll(state, 6, 1)
    assert place(state, "robert") == "eliminated"
    assert offered(state) == {"flee-to salo", "flee-to castiglione", "flee-to peschiera"}
    apply(state, "flee-to salo", "flee-to castiglione")
    assert {place(state, "augereau"), place(state, "kilmaine")} == {"salo", "castiglione"}


@rule("9.6")
def test_both_forces_may_be_destroyed_and_both_leaders_flee() -> None:
    state = austrian_attack(
        "at lonato spiegel davidovich robert augereau \n note robert hits=3"
        "\n note spiegel hits=3 \n at salo guieu \n at castiglione liptay"
    )
    apply(state, "done")
    roll(state, 6, 6)
    assert (place(state, "robert"), place(state, "spiegel")) == ("eliminated", "eliminated")
    apply(state, "flee-to salo")
    assert (place(state, "augereau"), place(state, "davidovich")) == ("salo", "castiglione")
    assert counters_at(state, "lonato") == set()


@rule("9.6")
@rule("5.1")
def test_a_city_passes_to_the_attacker_when_the_combat_is_over() -> None:
    state = austrian_attack("at peschiera gummer bajalich liptay \n initiative french")
    roll(state, 6, 1)
    assert controller(state, "peschiera") == "french", "not before the combat is over"
    apply(state, "fight-on")
    roll(state, 6, 1)
    assert controller(state, "peschiera") == "austrian"
    assert "austrian_garrison_3" in counters_at(state, "peschiera")


@rule("9.6")
@rule("5.1")
@rule("9.3")
def test_a_garrison_that_wins_keeps_its_city() -> None:
    """No hit on either side after two rounds: the Initiative Player wins."""
    state = austrian_attack(
        "at peschiera spiegel \n note spiegel entered=castelnuovo \n initiative french"
    )
    roll(state, 2, 2)
    apply(state, "fight-on")
    roll(state, 2, 2)
    assert place(state, "spiegel") == "castelnuovo"
    assert controller(state, "peschiera") == "french"
    assert "french_garrison_5" in counters_at(state, "peschiera")


@rule("9.6")
@rule("5.1")
def test_a_city_where_nobody_is_left_keeps_its_controller() -> None:
    state = austrian_attack(
        "at peschiera spiegel \n note spiegel hits=3 \n note french_garrison_5 hits=2"
    )
    roll(state, 6, 6)
    assert counters_at(state, "peschiera") == set()
    assert controller(state, "peschiera") == "french"


@rule("9.6")
@rule("12.1")
def test_sudden_death_in_the_middle_of_a_combat_phase() -> None:
    state = french_attack(
        "austrian_cities \n at trent french_garrison_6 \n at vicenza french_garrison_7"
        "\n at goito joubert rampon victor spiegel wurmser \n note spiegel hits=3"
    )
    roll(state, 6, 1)
    over = result(state)
    assert over.scores == (1.0, 0.0)
    assert "no enemy unit is left on the map" in over.summary
    assert state.battle is None


@rule("9.6")
def test_then_the_second_player_moves_and_after_his_combats_comes_recovery() -> None:
    text = "at goito joubert gummer \n note joubert entered=volta"
    state = french_attack(text)
    roll(state, 1, 1)
    apply(state, "fight-on", "break-off")
    assert (phase(state), asked_side(state)) == ("second_movement", "austrian")
