"""Orders of combat that are refused: a sentence with its rule, and nothing has changed [9.0]."""

from __future__ import annotations

import pytest

from tests.games.castiglione.battle_positions import austrian_attack, refused
from tests.games.castiglione.positions import apply, roll

rule = pytest.mark.rule
TWO_COMBATS = (
    "at lonato gummer joubert \n at zevio liptay bertin \n note gummer entered=castiglione"
    "\n note liptay entered=ronco"
)


@rule("9.0")
def test_combats_that_are_refused() -> None:
    state = austrian_attack(f"{TWO_COMBATS} \n at goito ott robert \n note ott entered=volta")
    assert (
        refused(state, "battle brescia")
        == "In Brescia there are not units of both sides to fight [9.0]."
    )
    apply(state, "battle lonato")
    roll(state, 1, 1)
    apply(state, "fight-on", "break-off")
    assert "The combat in Lonato is over" in refused(state, "battle lonato")
    assert "'end-movement' is no answer here" in refused(state, "end-movement")


@rule("9.1")
@pytest.mark.parametrize(
    ("order", "sentence"),
    [
        ("to-the-guns gummer", "Gummer is not yours to call [9.1]."),
        ("to-the-guns victor", "Victor is not on the map [9.1.1]."),
        ("to-the-guns french_garrison_5", "cannot march: garrisons never do [2.2.3]."),
        ("to-the-guns guieu", "three hits forbid it [3.6, 9.1.1]."),
        ("to-the-guns rusca", "has foraged and cannot march to the guns this turn [5.5]."),
        ("to-the-guns robert", "is too far away, or no free path of two areas leads"),
        ("to-the-guns bertin", "cannot leave Zevio, where enemy units stand [9.1.1]."),
        ("to-the-guns joubert", "is in the combat already [9.1]."),
        ("to-the-guns sauret", "Units are called first, leaders such as General Sauret after"),
        ("to-the-guns rampon", "Rampon has already tried in this Combat Phase [9.1.1]."),
        ("fight-on", "The question is: who marches to the sound of the guns [9.1]."),
    ],
)
def test_marches_to_the_guns_that_are_refused(order: str, sentence: str) -> None:
    state = austrian_attack(
        f"{TWO_COMBATS} \n at salo guieu rusca rampon servier sauret \n at goito robert"
        "\n note guieu hits=3 \n note rusca marks=foraged"
    )
    apply(state, "battle lonato", "to-the-guns rampon")
    assert sentence in refused(state, order)


@rule("9.1.2")
def test_units_do_not_follow_once_the_leaders_are_asked() -> None:
    state = austrian_attack("at lonato gummer joubert \n at salo guieu sauret")
    apply(state, "done")
    assert "Units are declared before the first die" in refused(state, "to-the-guns guieu")


@rule("9.2")
@pytest.mark.parametrize(
    ("order", "sentence"),
    [
        ("bombard gummer", "Gummer is your own; a bombardment hits enemy units [9.2]."),
        ("bombard rampon", "Rampon is no unit in this combat [9.2]."),
        ("bombard french_garrison_5", "suffers only when no other unit is left, being a garrison"),
        ("hit joubert", "The question is: which unit the bombardment hits [9.2]."),
    ],
)
def test_targets_that_are_refused(order: str, sentence: str) -> None:
    state = austrian_attack("at peschiera gummer davidovich_art joubert robert \n at ronco rampon")
    roll(state, 6)
    assert sentence in refused(state, order)


@rule("9.3")
@pytest.mark.parametrize(
    ("order", "sentence"),
    [
        ("hit gummer", "Gummer is not yours; each side places the hits on its own units [9.3]."),
        ("hit rampon", "Rampon is no unit in this combat [9.3]."),
        ("hit despinoy", "General Despinoy is no unit in this combat [9.3]."),
        ("hit french_garrison_5", "only when no other unit is left, being a garrison [9.3]."),
        ("break-off", "The question is: which own unit suffers the next hit [9.3, 9.5]."),
    ],
)
def test_losses_that_are_refused(order: str, sentence: str) -> None:
    state = austrian_attack(
        "at peschiera gummer bajalich liptay joubert robert despinoy \n at ronco rampon"
    )
    roll(state, 6, 1)
    assert sentence in refused(state, order)


@rule("9.4")
@pytest.mark.parametrize(
    ("order", "sentence"),
    [
        ("retreat-to brescia", "goes to an adjacent area, and Brescia is none [9.4]."),
        ("retreat-to castellaro", "The attackers came from Castellaro; no defender retreats there"),
        ("retreat-to sanguinetto", "Sanguinetto is not toward the nearest friendly source"),
        ("retreat-to zevio", "Zevio is held by the enemy, and there is a free area [9.4]."),
        ("enter-mantua", "'enter-mantua' is no answer here"),
    ],
)
def test_retreats_that_are_refused(order: str, sentence: str) -> None:
    state = austrian_attack(
        "at isola gummer joubert \n note gummer entered=castellaro \n at zevio liptay"
    )
    roll(state, 1, 1)
    apply(state, "break-off")
    assert sentence in refused(state, order)
