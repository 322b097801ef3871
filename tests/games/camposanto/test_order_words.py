"""Orders of a plan are told by counter and hex."""

from __future__ import annotations

from random import Random

from solitaire.games.camposanto import GAME
from solitaire.games.camposanto.core.state import State
from solitaire.games.camposanto.game import RULES
from solitaire.protocol import Chance
from solitaire.text import Text


def at_first_march() -> State:
    """The first moment at which plans are made."""
    state, rng, advice = RULES.start({}), Random(4), GAME.advice()
    while not advice.slots(state):
        pending = RULES.pending(state)
        plies = RULES.outcomes(state) if isinstance(pending, Chance) else None
        RULES.apply(state, rng.choice(plies)[0] if plies else rng.choice(RULES.actions(state)))
    return state


def test_every_order_that_can_be_planned_has_words() -> None:
    state, advice, guide = at_first_march(), GAME.advice(), GAME.guide()
    told = set()
    for slot in advice.slots(state):
        for order in slot.orders:
            planned = advice.order_of(state, slot, order)
            words = guide.order_words(planned)
            assert isinstance(words, Text)
            assert words != planned.text
            assert guide.is_attack(planned) == ("assault" in words)
            told.add(planned.verb)
    assert len(told) > 1
