"""The odds of the field of hexes: one attack, and several of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from math import comb
from typing import Final

from solitaire.presenting.odds_sheet import Bar, Bars, Field, Form, NoAnswer, OddsDesk, OddsSheet
from solitaire.text import text
from tests.toys.hexfield.state import least_to_hit

MOST: Final = 6
BEHIND: Final = Field("behind", "flag", text("from behind"))
ATTACKS: Final = Field("attacks", "number", text("Attacks"), usual="2", least=1, most=MOST)
FORMS: Final = (
    Form("attack", text("One attack [4]"), (BEHIND,), text("whether it hits"), "  attack --behind"),
    Form(
        "attacks", text("Several attacks [4]"), (ATTACKS, BEHIND), text("how many hit"), "  attacks"
    ),
)


class HexfieldDesk(OddsDesk):
    def forms(self) -> tuple[Form, ...]:
        return FORMS

    def ask(self, form: str, values: Mapping[str, str]) -> Iterator[OddsSheet]:
        hit = Fraction(7 - least_to_hit(0, 0 if values.get("behind") else 3), 6)
        attacks = 1 if form == "attack" else self._attacks(values)
        rows = tuple(
            Bar(
                text("%n hits", singular="%n hit", count=hits),
                comb(attacks, hits) * hit**hits * (1 - hit) ** (attacks - hits),
            )
            for hits in range(attacks + 1)
        )
        summary = text("at least one hit: {chance}", chance=1 - rows[0].chance)
        yield OddsSheet(text("Hits"), (Bars(rows),), summary=summary)

    def _attacks(self, values: Mapping[str, str]) -> int:
        said = values.get("attacks", "")
        if not said.isdecimal() or not 1 <= int(said) <= MOST:
            raise NoAnswer(text("There are 1 to {most} attacks.", most=MOST))
        return int(said)


DESK: Final = HexfieldDesk()
