"""A tiny battle on twenty hexes: two counters a side that face somewhere, and chits of orders.

It has what a hex battle has and areas have not: facing, orders sealed by both sides and turned up
together, counters in boxes beside the map. Rule numbers are those of the lines here.

1 Each turn both sides give each of their counters one of their chits 1, 2, 3, unseen by the other.
2 When both have, the chits are turned up. The side with the higher sum says who acts first; red, if
  the sums are equal.
3 A counter has as many points as its chit. For one it turns to any facing, goes one hex forward, or
  attacks the enemy in front of it.
4 An attack hits with a die of 4 or more, of 3 or more from behind. The second hit eliminates.
5 The side with fewer hits after the last turn wins; a side without counters has lost.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from solitaire.game import AnyRules, Game
from solitaire.text import Text, text
from tests.toys.hexfield.rules import Hexfield

if TYPE_CHECKING:
    from solitaire.presenting.guide import Guide
    from solitaire.presenting.odds_sheet import OddsDesk
    from solitaire.presenting.presenter import Presenter

RULES: Final = Hexfield()


class HexfieldGame(Game):
    name = "hexfield"
    title = "Hexfield"

    @property
    def notice(self) -> Text:
        return text("The field is made up.")

    def rules(self) -> AnyRules:
        return RULES

    def guide(self) -> Guide:
        from tests.toys.guide import ToyGuide

        return ToyGuide()

    def presenter(self) -> Presenter:
        from tests.toys.hexfield.presenter import PRESENTER

        return PRESENTER

    def odds(self) -> OddsDesk:
        from tests.toys.hexfield.odds import DESK

        return DESK


GAME: Final = HexfieldGame()
