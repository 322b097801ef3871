"""Computer players by name, and the one that chooses at random."""

from __future__ import annotations

from random import Random

import pytest

from ai.players import UnknownPlayer, new_player, player_names
from solitaire.protocol import Decide, Over
from solitaire.randomplay import random_ply
from tests.toys import kuhn, skirmish


def choices_of_a_game(seed: int) -> list[str]:
    """What a random player chooses in a skirmish whose dice are always the same."""
    rules = skirmish.RULES
    player = new_player("random", rules)
    state, dice, rng = rules.start({}), Random(1), Random(seed)
    chosen = []
    while not isinstance(asked := rules.pending(state), Over):
        if isinstance(asked, Decide):
            ply = player.choose(rules.view(state, asked.seat), rules.actions(state), rng)
            chosen.append(rules.ply_text(ply))
        else:
            ply = random_ply(rules, state, asked, dice)
        rules.apply(state, ply)
    return chosen


def test_every_offered_choice_is_made_sooner_or_later() -> None:
    player, rng = new_player("random", kuhn.RULES), Random(3)
    offered = ["check", "bet", "fold", "call"]
    assert {player.choose(None, offered, rng) for _ in range(200)} == set(offered)


def test_choices_follow_from_the_generator_alone() -> None:
    assert choices_of_a_game(5) == choices_of_a_game(5)
    assert choices_of_a_game(5) != choices_of_a_game(6)


@pytest.mark.parametrize("name", player_names())
def test_every_player_chooses_what_is_offered(name: str) -> None:
    rules, rng = kuhn.RULES, Random(1)
    state = rules.start({})
    while not isinstance(asked := rules.pending(state), Over):
        if isinstance(asked, Decide):
            offered = rules.actions(state)
            ply = new_player(name, rules).choose(rules.view(state, asked.seat), offered, rng)
            assert ply in offered
        else:
            ply = random_ply(rules, state, asked, rng)
        rules.apply(state, ply)


def test_unknown_player_is_named_with_those_that_exist() -> None:
    with pytest.raises(UnknownPlayer, match=r"'deep-thought'.*Known: .*random"):
        new_player("deep-thought", kuhn.RULES)
