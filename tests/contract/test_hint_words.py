"""What hints say of any game is made of texts, which a window can say in another language."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from solitaire.protocol import Chance, Over
from solitaire.registry import game_named, game_names
from solitaire.text import Text
from tests.seeds import base_seed

PLIES = 1500
"""Until dice follow from some choices of every game."""
ENOUGH = 3


@pytest.mark.contract
@pytest.mark.parametrize("name", game_names())
def test_facts_and_what_to_look_at_are_texts(name: str) -> None:
    facts = game_named(name).advice().facts()
    assert facts
    for fact in facts:
        assert isinstance(fact.text, Text), fact.key
        assert isinstance(fact.nudge, Text), fact.key


@pytest.mark.contract
@pytest.mark.parametrize("name", game_names())
def test_what_choices_leave_to_dice_is_said_in_texts(name: str) -> None:
    told = attempts(name)
    assert told
    assert not [words for words in told if not isinstance(words, Text)]


def attempts(name: str) -> list[str]:
    """Of some choices in the beginning of a random game: those of battles take long."""
    game, rng = game_named(name), Random(base_seed())
    rules, advice = game.rules(), game.advice()
    state: Any = rules.start({})
    found: list[str] = []
    for _ in range(PLIES):
        pending = rules.pending(state)
        if isinstance(pending, Over) or len(found) >= ENOUGH:
            break
        if isinstance(pending, Chance):
            ply: Any = rng.choice(rules.outcomes(state))[0]
        else:
            offered = list(rules.actions(state))
            ply = rng.choice(offered)
            found += [what for what, _ in advice.exact_chances(state, ply)]
        rules.apply(state, ply)
    return found
