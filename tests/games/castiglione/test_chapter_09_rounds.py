"""The two rounds of a combat with all their modifiers, losses and the verdict [9.3, 18.0]."""

from __future__ import annotations

import pytest

from solitaire.games.castiglione.core.events import FOUGHT
from solitaire.games.castiglione.core.state import State
from tests.games.castiglione.battle_positions import austrian_attack, french_attack, scored, totals
from tests.games.castiglione.positions import (
    apply,
    asked,
    asked_side,
    hits,
    offered,
    phase,
    place,
    refusal,
    roll,
)

rule = pytest.mark.rule
LOSSES = "which own unit suffers the next hit [9.3, 9.5]"
STAY = "fight on or break off [9.3]"


def attack_modifier(text: str) -> int:
    """What the Austrian attacker adds to his die."""
    return totals(roll(austrian_attack(text), 3), FOUGHT)[0][0] - 3


def defence_modifier(text: str) -> int:
    return totals(roll(austrian_attack(text), 3, 3), FOUGHT)[1][0] - 3


# -- 9.3 the rounds -------------------------------------------------------------------------------


@rule("9.3")
def test_both_results_use_the_strength_before_any_loss() -> None:
    """Robert has one hit left to live; his 2 points still strike."""
    state = austrian_attack("at lonato gummer robert \n note robert hits=3")
    roll(state, 6)
    assert place(state, "robert") == "lonato", "nothing happens before both dice are rolled"
    events = roll(state, 6)
    assert totals(events, FOUGHT) == [(6, 2)]
    assert (place(state, "robert"), hits(state, "gummer")) == ("eliminated", 2)


@rule("9.3")
@pytest.mark.parametrize(
    ("stack", "die", "inflicted"),
    [
        pytest.param("bajalich", 5, 1, id="4"),
        pytest.param("gummer", 5, 2, id="5"),
        pytest.param("bajalich liptay", 4, 1, id="8"),
        pytest.param("gummer bajalich", 4, 2, id="9"),
        pytest.param("bajalich liptay ott", 6, 2, id="12"),
        pytest.param("gummer bajalich liptay", 6, 3, id="13"),
        pytest.param("gummer bajalich liptay nicolleti", 2, 1, id="16"),
        pytest.param("gummer bajalich liptay ott", 2, 2, id="17"),
        pytest.param("gummer bajalich liptay ott sporck", 4, 2, id="20"),
        pytest.param("gummer bajalich liptay ott reuss", 4, 3, id="21"),
        pytest.param("gummer bajalich liptay ott reuss sporck", 6, 3, id="24"),
        pytest.param("gummer bajalich liptay ott reuss ocskay", 6, 4, id="25"),
    ],
)
def test_the_strength_chooses_the_column(stack: str, die: int, inflicted: int) -> None:
    state = austrian_attack(f"at lonato {stack} joubert robert gardanne")
    assert totals(roll(state, die), FOUGHT) == [(die, inflicted)]


@rule("9.3")
def test_each_side_places_its_own_losses_as_it_likes() -> None:
    state = austrian_attack("at lonato gummer bajalich liptay joubert robert gardanne")
    roll(state, 6, 6)
    assert (asked_side(state), asked(state)) == ("austrian", LOSSES)
    assert offered(state) == {"hit gummer", "hit bajalich", "hit liptay"}
    assert "not yours" in refusal(state, "hit joubert")
    apply(state, "hit liptay", "hit liptay")
    assert asked_side(state) == "french"
    apply(state, "hit joubert", "hit robert", "hit joubert")
    assert [hits(state, one) for one in ("liptay", "joubert", "robert", "gardanne")] == [2, 2, 1, 0]


@rule("9.3")
@rule("3.6")
def test_a_garrison_suffers_only_after_all_others_and_dies_of_the_third_hit() -> None:
    state = austrian_attack(
        "at peschiera gummer bajalich liptay robert \n note robert hits=3 \n initiative french"
    )
    roll(state, 6, 1)
    # Three hits less one for the city: Robert takes the first, the garrison the second.
    assert place(state, "robert") == "eliminated"
    assert hits(state, "french_garrison_5") == 1
    assert (asked_side(state), asked(state)) == ("austrian", STAY), "a garrison cannot leave"
    apply(state, "fight-on")
    roll(state, 6, 1)
    assert place(state, "french_garrison_5") == "pool"
    assert place(state, "austrian_garrison_3") == "peschiera"


@rule("9.3")
def test_a_force_without_strength_inflicts_nothing() -> None:
    state = austrian_attack("at lonato gummer massena_art \n note massena_art hits=3")
    assert totals(roll(state, 1, 6), FOUGHT)[1] == (6, 0)


# -- modifiers ------------------------------------------------------------------------------------


@rule("9.3")
@rule("18.0")
@pytest.mark.parametrize(
    ("text", "modifier"),
    [
        pytest.param("at lonato gummer joubert", 0, id="nothing"),
        pytest.param("at lonato gummer wurmser joubert", 1, id="leader"),
        pytest.param("at lonato gummer davidovich joubert", 0, id="leader-rated-zero"),
        pytest.param("at lonato gummer davidovich quasdanovich joubert", 1, id="senior-leader"),
        pytest.param("at lonato gummer quasdanovich joubert", 1, id="leader-of-others"),
        pytest.param("at lonato gummer pittoni_cav joubert", 1, id="cavalry"),
        pytest.param("at lonato gummer pittoni_cav joubert pijon_cav", 0, id="cavalry-equal"),
        pytest.param("at rivoli gummer klenau_cav joubert", 0, id="cavalry-in-mountains-minus-1"),
        pytest.param("at rivoli gummer joubert", -1, id="mountain"),
        pytest.param("at peschiera gummer joubert", -1, id="city"),
        pytest.param("mantua besieged \n at mantua gummer joubert", -1, id="siege-works"),
        pytest.param("mantua liberated \n at mantua gummer joubert", 0, id="liberated-mantua"),
        pytest.param(
            "at lonato gummer ott joubert \n note gummer entered=salo \n note ott entered=gavardo",
            1,
            id="concentric",
        ),
        pytest.param(
            "at lonato gummer ott liptay joubert \n note gummer entered=salo"
            "\n note ott entered=gavardo \n note liptay entered=castiglione",
            1,
            id="concentric-once-only",
        ),
        pytest.param(
            "at lonato gummer ott wurmser joubert \n note gummer entered=salo"
            "\n note ott entered=salo \n note wurmser entered=gavardo",
            1,
            id="a-leader-by-another-road-is-no-concentric-attack",
        ),
        pytest.param("at lonato gummer joubert \n note gummer entered=rezzato", -1, id="bridge"),
        pytest.param(
            "at lonato gummer joubert \n note gummer entered=rezzato \n broken rezzato-lonato",
            -1,
            id="destroyed-bridge",
        ),
        pytest.param(
            "at lonato gummer ott joubert \n note gummer entered=rezzato \n note ott entered=salo",
            1,
            id="not-all-over-the-bridge",
        ),
        pytest.param(
            "at lonato gummer ott joubert \n note gummer entered=rezzato"
            "\n note ott entered=peschiera",
            0,
            id="concentric-and-all-over-bridges",
        ),
    ],
)
def test_modifiers_of_the_attacker(text: str, modifier: int) -> None:
    assert attack_modifier(text) == modifier


@rule("9.3")
def test_the_bridge_counts_in_the_first_round_only() -> None:
    state = austrian_attack("at lonato gummer joubert \n note gummer entered=rezzato")
    assert totals(roll(state, 2, 1), FOUGHT)[0][0] == 1
    apply(state, "fight-on", "fight-on")
    assert totals(roll(state, 2), FOUGHT)[0][0] == 2


@rule("9.3")
@pytest.mark.parametrize(
    ("text", "modifier"),
    [
        pytest.param("at lonato gummer joubert", 0, id="nothing"),
        pytest.param("at lonato gummer joubert bonaparte massena", 2, id="senior-leader"),
        pytest.param("at lonato gummer joubert massena augereau", 1, id="equals"),
        pytest.param("at lonato gummer joubert sauret despinoy", 1, id="equals-better-one"),
        pytest.param("at lonato gummer joubert pijon_cav", 1, id="cavalry"),
        pytest.param("at peschiera gummer joubert", 0, id="the-city-hinders-the-attacker-only"),
        pytest.param("at rivoli gummer joubert", 0, id="the-mountains-too"),
    ],
)
def test_modifiers_of_the_defender(text: str, modifier: int) -> None:
    assert defence_modifier(text) == modifier


@rule("9.3")
@rule("9.1")
@pytest.mark.parametrize(
    ("called", "dice", "modifier"),
    [
        pytest.param(("robert", "gardanne"), (1, 1), 1, id="two-come-once-only"),
        pytest.param(("robert", "gardanne"), (1, 6), 1, id="one-comes"),
        pytest.param(("robert", "gardanne"), (6, 6), 0, id="nobody-comes"),
    ],
)
def test_units_that_marched_to_the_guns_help_once(
    called: tuple[str, ...], dice: tuple[int, ...], modifier: int
) -> None:
    state = austrian_attack("at lonato gummer joubert \n at castiglione robert gardanne")
    apply(state, *(f"to-the-guns {one}" for one in called))
    roll(state, *dice)
    assert totals(roll(state, 3, 3), FOUGHT)[1][0] == 3 + modifier


@rule("9.3")
@rule("9.1")
def test_a_leader_alone_who_came_gives_his_rating_but_no_bonus_of_the_guns() -> None:
    state = austrian_attack("at lonato gummer joubert \n at castiglione kilmaine")
    apply(state, "to-the-guns kilmaine")
    assert totals(roll(state, 3, 3), FOUGHT)[1][0] == 4


# -- going on and the verdict ---------------------------------------------------------------------


def after_round_one(text: str) -> State:
    state = austrian_attack(text)
    roll(state, 1, 1)
    return state


@rule("9.3")
def test_the_defender_decides_first_then_the_attacker() -> None:
    text = "at lonato gummer joubert \n note gummer entered=castiglione"
    state = after_round_one(text)
    assert (asked_side(state), asked(state)) == ("french", STAY)
    apply(state, "break-off")
    assert place(state, "joubert") == "rezzato", "the attacker is not asked any more"
    state = after_round_one(text)
    apply(state, "fight-on")
    assert (asked_side(state), asked(state)) == ("austrian", STAY)
    apply(state, "fight-on")
    assert asked(state) == "attacker's combat roll [9.3]"


@rule("9.3")
def test_no_question_when_one_side_is_gone() -> None:
    state = austrian_attack("at lonato gummer robert \n note robert hits=3 \n at zevio bertin")
    roll(state, 6, 1)
    assert (asked_side(state), phase(state)) == ("french", "second_movement")


@rule("9.3")
@pytest.mark.parametrize(
    ("rolls", "initiative", "loser"),
    [
        pytest.param((6, 1, 1, 1), "french", "joubert", id="more-hits-in-the-first-round"),
        pytest.param((1, 6, 1, 1), "austrian", "gummer", id="fewer-hits"),
        pytest.param((6, 1, 1, 6), "french", "gummer", id="tie-french-initiative"),
        pytest.param((6, 1, 1, 6), "austrian", "joubert", id="tie-austrian-initiative"),
        pytest.param((1, 1, 1, 1), "french", "gummer", id="no-hits-at-all"),
    ],
)
def test_most_hits_win_and_the_initiative_breaks_ties(
    rolls: tuple[int, ...], initiative: str, loser: str
) -> None:
    """Robert makes five points on each side, so equal dice give equal hits."""
    state = austrian_attack(
        f"initiative {initiative} \n at lonato gummer joubert robert"
        "\n note gummer entered=castiglione \n at brescia french_garrison_1"
    )
    place_all(state, *rolls[:2])
    apply(state, "fight-on", "fight-on")
    place_all(state, *rolls[2:])
    if asked(state) == "where the force retreats [9.4]":
        apply(state, "retreat-to rezzato")
    assert place(state, loser) != "lonato"
    assert (place(state, "gummer") == "lonato") == (loser == "joubert")


def place_all(state: State, *dice: int) -> None:
    """Roll, and put every French hit on Joubert."""
    roll(state, *dice)
    while asked(state) == LOSSES:
        apply(state, "hit joubert")


@rule("9.3")
@rule("9.2")
def test_hits_of_the_bombardment_count_for_the_verdict() -> None:
    state = austrian_attack(
        "initiative french \n at lonato gummer melas_art joubert \n note gummer entered=salo"
    )
    roll(state, 4, 1, 1)
    assert scored(state) == (0, 1)
    apply(state, "fight-on", "fight-on")
    roll(state, 1, 1, 1)
    assert place(state, "joubert") == "rezzato", "the French lost by one hit"


@rule("9.3")
def test_who_breaks_off_has_lost_whatever_the_count() -> None:
    state = french_attack(
        "at goito robert massena gummer \n note robert entered=volta \n note massena entered=volta"
    )
    roll(state, 6, 1)
    assert scored(state) == (2, 0)
    apply(state, "fight-on", "break-off")
    assert place(state, "robert") == "volta"
