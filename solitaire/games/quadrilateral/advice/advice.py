"""What a searcher is told: the script as habit, a clock by player-turns, a first worth.

No plans yet: a searcher tries single plies and plays on by the script. All answers follow from what
the asked seat may know.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random
from typing import Final, final

from solitaire.advising import Advice, Playout
from solitaire.games.quadrilateral.advice.estimates import field_steps
from solitaire.games.quadrilateral.advice.script import Script
from solitaire.games.quadrilateral.core.plies import Ply
from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.rules import victory
from solitaire.games.quadrilateral.terms import AUSTRIAN, FRENCH

PER_POINT: Final = 0.7
"""Log-odds for the Austrians of a point of Vienna Morale, by eye."""
PER_AIM: Final = 1.4
"""Of one of the three aims of a short campaign."""
PER_STRENGTH: Final = 1.0
"""Of twice the enemy's strength in the field."""


@final
class ScriptPlayout(Playout[State, Ply]):
    def __init__(self) -> None:
        self.script = Script()

    def choose(self, state: State, rng: Random) -> Ply:
        return self.script.choose(state, rng)


@final
class QuadrilateralAdvice(Advice[State, Ply]):
    def new_playout(self) -> Playout[State, Ply]:
        return ScriptPlayout()

    def clock(self, state: State) -> int:
        return state.turn * 2 + (1 if state.active == FRENCH else 0)

    def value(self, state: State) -> Sequence[float]:
        """What each side may expect, from Vienna Morale or the aims, and from strength."""
        own = float(field_steps(state, AUSTRIAN, AUSTRIAN) + 1)
        enemy = float(field_steps(state, AUSTRIAN, FRENCH) + 1)
        odds = PER_STRENGTH * math.log2(own / enemy)
        if state.options.is_short:
            odds += PER_AIM * (sum(victory.relief_points(state)) - 1.5)
        else:
            odds += PER_POINT * float(state.vienna)
        austrian = 1.0 / (1.0 + math.exp(-odds))
        return (1.0 - austrian, austrian)

    def points(self, state: State) -> Sequence[float]:
        return (float(-state.vienna), float(state.vienna))


ADVICE: Final = QuadrilateralAdvice()
