"""Artillery bombardment [9.2]."""

from __future__ import annotations

import pytest

from solitaire.games.castiglione.core.events import BOMBARDED, FOUGHT
from tests.games.castiglione.battle_positions import austrian_attack, scored, totals
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
BOMBARDMENT = "bombardment [9.2]"


@rule("9.2")
def test_without_superiority_nobody_bombards() -> None:
    for guns in ("", "melas_art augereau_art massena_art"):
        state = austrian_attack(f"at lonato gummer joubert {guns}")
        assert asked(state) == "attacker's combat roll [9.3]"


@rule("9.2")
@pytest.mark.parametrize(
    ("guns", "die", "inflicted"),
    [
        pytest.param("meszaros_art", 2, 0, id="column-1"),
        pytest.param("meszaros_art", 3, 1, id="column-1-hit"),
        pytest.param("davidovich_art", 1, 1, id="column-3"),
        pytest.param("davidovich_art melas_art meszaros_art", 6, 3, id="column-6"),
        pytest.param("davidovich_art melas_art quasdanovich_art", 6, 3, id="column-7-is-the-last"),
        pytest.param("davidovich_art massena_art", 4, 1, id="difference-2"),
    ],
)
def test_the_column_is_the_difference_of_the_guns(guns: str, die: int, inflicted: int) -> None:
    state = austrian_attack(f"at lonato gummer joubert robert {guns}")
    assert asked(state) == BOMBARDMENT
    events = roll(state, die)
    assert totals(events, BOMBARDED) == [(die, inflicted)]
    assert scored(state) == (0, inflicted)


@rule("9.2")
def test_the_superior_side_chooses_the_targets_and_may_spread_the_hits() -> None:
    state = austrian_attack("at lonato gummer davidovich_art melas_art joubert robert")
    roll(state, 6)
    assert (asked_side(state), asked(state)) == (
        "austrian",
        "which unit the bombardment hits [9.2]",
    )
    assert offered(state) == {"bombard joubert", "bombard robert"}
    apply(state, "bombard joubert", "bombard robert", "bombard joubert")
    assert (hits(state, "joubert"), hits(state, "robert")) == (2, 1)
    assert asked(state) == "attacker's combat roll [9.3]"


@rule("9.2")
def test_the_defender_may_be_the_one_who_bombards() -> None:
    state = austrian_attack("at lonato gummer bajalich joubert dommartin_art")
    roll(state, 3)
    assert asked_side(state) == "french"
    apply(state, "bombard bajalich")
    assert hits(state, "bajalich") == 1


@rule("9.2")
@rule("9.3")
def test_hits_of_the_bombardment_take_effect_before_the_round() -> None:
    """The third hit costs a strength point: five become four, and two hits on a 5 become one."""
    state = austrian_attack(
        "at lonato nicolleti spiegel dommartin_art rusca \n note spiegel hits=2"
    )
    roll(state, 3)
    apply(state, "bombard spiegel")
    assert hits(state, "spiegel") == 3
    assert totals(roll(state, 5), FOUGHT) == [(5, 1)]


@rule("9.2")
@pytest.mark.parametrize(
    ("text", "modifier"),
    [
        pytest.param("at lonato gummer melas_art joubert", 0, id="nobody"),
        pytest.param("at lonato gummer melas_art wurmser melas joubert", 1, id="leader"),
        pytest.param("at rivoli gummer melas_art joubert", -1, id="mountain"),
        pytest.param("at peschiera gummer melas_art joubert", -1, id="city"),
        pytest.param("mantua besieged \n at mantua gummer melas_art joubert", -1, id="siege"),
        pytest.param("mantua liberated \n at mantua gummer melas_art joubert", 0, id="liberated"),
        pytest.param("at peschiera gummer joubert dommartin_art", 0, id="out-of-the-city"),
        pytest.param("at rivoli gummer joubert dommartin_art massena", 0, id="mountain-and-leader"),
    ],
)
def test_modifiers_of_the_bombardment(text: str, modifier: int) -> None:
    state = austrian_attack(text)
    assert asked(state) == BOMBARDMENT
    assert totals(roll(state, 3), BOMBARDED)[0][0] == 3 + modifier


@rule("9.2")
@rule("9.3")
def test_a_garrison_is_bombarded_last() -> None:
    state = austrian_attack("at peschiera gummer davidovich_art melas_art joubert robert")
    roll(state, 6)
    assert offered(state) == {"bombard joubert", "bombard robert"}
    assert "garrison" in refusal(state, "bombard french_garrison_5")


@rule("9.2")
@rule("9.6")
def test_a_force_that_the_guns_destroy_does_not_fight() -> None:
    state = austrian_attack("at lonato gummer davidovich_art robert \n note robert hits=3")
    roll(state, 6)
    assert place(state, "robert") == "eliminated"
    assert phase(state) != "first_combat"


@rule("9.2")
@rule("9.3")
def test_the_second_round_begins_with_a_bombardment_again() -> None:
    state = austrian_attack("at lonato gummer melas_art joubert")
    roll(state, 1, 1, 1)
    apply(state, "fight-on", "fight-on")
    assert asked(state) == BOMBARDMENT
