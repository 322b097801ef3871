"""A tiny area-movement game: six areas, two seats with three face-down counters each, dice.

It has what the big games have: secret draws and rolls, a combat kept half-done in the state,
different news for each seat, options, turns. Rule numbers are those of the docstrings here.

1 Each seat draws strengths 1, 2 and 3 for its counters, unseen by the other.
2 A turn gives each seat two steps. A step is a move, an attack, a scouting or a regrouping.
3 A move goes to a neighbouring area without enemies.
4 An attack is on one counter in a neighbouring area; it may retreat before the dice.
5 A scout rolls in secret: 4 or more tells the target's strength to the scouting seat alone.
6 Regrouping exchanges two own face-down counters of one area, unseen by the other seat.
7 Points are areas held and the strength of enemies lost.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from solitaire.game import AnyRules, Game
from tests.toys.skirmish.rules import Skirmish

if TYPE_CHECKING:
    from solitaire.presenting.guide import Guide
    from solitaire.presenting.presenter import Presenter

RULES: Final = Skirmish()


class SkirmishGame(Game):
    name = "skirmish"
    title = "Skirmish"

    def rules(self) -> AnyRules:
        return RULES

    def guide(self) -> Guide:
        from tests.toys.guide import ToyGuide

        return ToyGuide()

    def presenter(self) -> Presenter:
        from tests.toys.skirmish.presenter import PRESENTER

        return PRESENTER


GAME: Final = SkirmishGame()
