"""Orders of movement that are refused or not understood: a sentence with its rule [8.0]."""

from __future__ import annotations

import pytest

from solitaire.games.castiglione.game import RULES
from solitaire.protocol import NotNotation
from tests.games.castiglione.battle_positions import austrian_move, french_move, refused
from tests.games.castiglione.positions import apply, roll

rule = pytest.mark.rule
FRENCH = (
    "at gavardo rusca guieu sauret \n at verona valette \n at lonato joubert massena"
    "\n at castiglione gummer \n at rezzato wurmser \n note guieu hits=3"
    "\n note joubert marks=foraged \n broken rezzato-lonato"
)


@rule("8.0")
@pytest.mark.parametrize(
    ("orders", "refused_order", "sentence"),
    [
        ("", "move gummer", "Gummer is not yours to move [8.0]."),
        ("", "move victor", "Victor is not on the map [8.2]."),
        ("", "move french_garrison_3", "French garrison cannot move: garrisons never do [2.2.3]."),
        ("move valette; to zevio; halt", "move valette", "Valette has already moved in this phase"),
        ("", "to salo", "'to' is no answer here. The question is: which counter moves next [8.2]."),
        ("", "die 3", "'die' is no answer here. The question is: which counter moves next [8.2]."),
        (
            "",
            "hit rusca",
            "'hit' is no answer here. The question is: which counter moves next [8.2].",
        ),
        ("move rusca", "to verona", "No road leads from Gavardo to Verona [2.2.4, 8.2]."),
        ("move rusca", "halt", "The stack has not moved yet; undo the choice instead"),
        ("move rusca", "end-movement", "'end-movement' is no answer here"),
        ("move rusca", "with joubert", "Joubert is not in the same area as the moving stack [8.2]"),
        ("move rusca", "with gummer", "Gummer is not yours to move [8.0]."),
        ("move rusca", "force-march salo", "Rusca needs no forced march to go there, or cannot"),
        ("move rusca", "force-march trent", "or cannot reach it even so [8.3]."),
        ("move rusca", "repair-bridge gavardo-rezzato", "That bridge is not destroyed [8.5]."),
        (
            "move rusca",
            "destroy-bridge goito-roverbella",
            "No such bridge can be reached from here",
        ),
        ("move rusca; to salo", "with sauret", "cannot join a stack that is already on its way"),
        ("move rusca; to salo", "to anfo", "No road leads from Salo to Anfo"),
        (
            "move rusca; to salo",
            "to vestone",
            "has the movement points to enter Vestone [8.2, 8.4]",
        ),
        ("move rusca; to salo", "force-march lonato", "declared before the unit moves [8.3]."),
        ("move guieu", "force-march lonato", "three hits forbid it [8.3, 3.6]."),
        ("move joubert", "force-march verona", "Joubert has foraged and cannot force march"),
        ("move joubert", "repair-bridge rezzato-lonato", "only commanded infantry that did not"),
        ("move massena", "to castiglione", "Leaders without units keep out of Castiglione"),
        (
            "move rusca; with guieu",
            "destroy-bridge gavardo-rezzato",
            "Only a unit that moves alone",
        ),
        ("move rusca; with guieu", "force-march lonato", "Only a unit that moves alone"),
        ("move rusca; force-march castelnuovo", "led-by massena", "does not command this unit"),
    ],
)
def test_an_illegal_order_gets_a_sentence_with_its_rule(
    orders: str, refused_order: str, sentence: str
) -> None:
    state = french_move(f"{FRENCH} \n at salo bonaparte")
    apply(state, *filter(None, orders.split("; ")))
    answer = refused(state, refused_order)
    assert sentence in answer
    assert "[" in answer, "every refusal names its rule"


@rule("8.6.3")
@pytest.mark.parametrize(
    ("order", "sentence"),
    [
        ("withdraw-to asola", "goes to an adjacent area, and Asola is none [8.6.3]."),
        ("withdraw-to montichiari", "over the destroyed bridge to Montichiari [8.6.3]."),
        ("withdraw-to guidizzolo", "No withdrawal leads to Guidizzolo, where the enemy is"),
        ("withdraw-to pozzolengo", "Pozzolengo is not toward a friendly leader or source of"),
        (
            "flee-to lonato",
            "'flee-to' is no answer here. The question is: cavalry and leaders withdraw",
        ),
    ],
)
def test_withdrawals_that_are_refused(order: str, sentence: str) -> None:
    state = austrian_move(
        "at guidizzolo gummer liptay \n at castiglione pijon_cav \n broken castiglione-montichiari"
    )
    apply(state, "move gummer", "to castiglione")
    assert sentence in refused(state, order)


@rule("8.6.2")
def test_a_displaced_leader_is_told_where_he_may_go() -> None:
    state = austrian_move(
        "at guidizzolo gummer pittoni_cav \n at castiglione massena \n at lonato joubert"
        "\n at montichiari robert"
    )
    apply(state, "move pittoni_cav", "to castiglione")
    answer = refused(state, "flee-to guidizzolo")
    assert answer.endswith("closest friendly units: Lonato or Montichiari [8.6.2, 9.6].")


@rule("8.1")
def test_while_a_die_is_awaited_no_order_counts() -> None:
    state = french_move(f"{FRENCH} \n note rusca marks=out_of_command")
    apply(state, "move rusca")
    assert RULES.refusal(state, RULES.parse_ply("to salo")) == (
        "A die must be rolled first: movement out of command [8.1]."
    )
    roll(state, 6)
    assert refused(state, "move rusca") == "Rusca has already moved in this phase [8.2]."


@rule("8.0")
@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("mvoe rusca", "'mvoe' is no verb of this game. Did you mean move?"),
        ("move ruska", "'ruska' is no counter of this game. Did you mean rusca"),
        ("to castigliano", "'castigliano' is no area of the map. Did you mean castiglione"),
        ("to", "'to' needs an area after it."),
        ("halt now", "'halt' needs nothing after it."),
        ("destroy-bridge gavardo-rezato", "Did you mean gavardo-rezzato"),
        ("force-march-to-bridge rezzato", "needs an area and a bridge after it."),
        ("die 7", "'7' is no roll: it is a number from 1 to 6."),
        ("die 03", "'03' is no roll: write 3."),
        ("dice 1", "it is a number from 2 to 12."),
        ("first prussian", "'prussian' is no side: it is french or austrian."),
        ("", "An empty line is no choice."),
        ("MOVE rusca", "is no verb of this game"),
    ],
)
def test_a_misspelt_order_gets_the_nearest_word(text: str, sentence: str) -> None:
    with pytest.raises(NotNotation) as error:
        RULES.parse_ply(text)
    assert sentence in str(error.value)
