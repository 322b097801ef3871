"""Victory points as they stand [12.1], counted from one seat's view."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from solitaire.games.castiglione.core.board import Board
from solitaire.games.castiglione.core.views import View
from solitaire.games.castiglione.rules import victory
from solitaire.games.castiglione.staff.world import quiet_world, slots_in
from solitaire.games.castiglione.terms import AUSTRIAN, FRENCH
from solitaire.games.castiglione.text.titles import range_text, side_text
from solitaire.text import Text, text

ZONE: Final = "zone_free_of_austrians"
"""The one award that may hang on what a hidden counter is."""


@dataclass(frozen=True, slots=True)
class Award:
    side: int
    id: str
    fewest: int
    most: int


@dataclass(frozen=True, slots=True)
class VictoryReport:
    awards: tuple[Award, ...]
    """Those that are or may be worth something now."""

    def points(self, side: int) -> tuple[int, int]:
        """The fewest and the most points of a side if the game ended now."""
        own = [award for award in self.awards if award.side == side]
        return sum(award.fewest for award in own), sum(award.most for award in own)

    def lines(self) -> list[Text]:
        found = []
        for side in (FRENCH, AUSTRIAN):
            found.append(
                text(
                    "{side}: {points} points if it ended now [12.1]",
                    side=side_text(side),
                    points=range_text(*self.points(side)),
                )
            )
            found += [_award(one) for one in self.awards if one.side == side]
        return found


def _award(award: Award) -> Text:
    return text(
        "  {award}: {points}", award=AWARDS[award.id], points=range_text(award.fewest, award.most)
    )


AWARDS: Final = {
    "mantua_besieged": text("Mantua besieged"),
    "eliminated_unit": text("eliminated units"),
    "unit_in_mantua": text("units in Mantua City"),
    "wurmser_in_mantua": text("Wurmser in Mantua City"),
    "zone_free_of_austrians": text("the zone free of Austrians"),
    "trent_french": text("Trent French"),
    "vicenza_french": text("Vicenza French"),
    "brescia_austrian": text("Brescia Austrian"),
    "cremona_austrian": text("Cremona Austrian"),
}
"""What earns points [12.1], by the names of the data."""


def victory_points(board: Board, view: View) -> VictoryReport:
    world = quiet_world(board, view)
    awards = [
        Award(side, name, points, points)
        for side in (FRENCH, AUSTRIAN)
        for name, points in victory.tally(world, side)
        if name != ZONE
    ]
    zone = _zone(board, view, board.data.tables.victory.points[ZONE])
    return VictoryReport(tuple(awards if zone.most == 0 else [*awards, zone]))


def _zone(board: Board, view: View, worth: int) -> Award:
    """Clear for certain, held for certain, or not known because counters there lie face down."""
    units = board.units[AUSTRIAN]
    if view.seat == AUSTRIAN:
        held = not victory.zone_is_clear(quiet_world(board, view))
        return Award(FRENCH, ZONE, 0 if held else worth, 0 if held else worth)
    slots = slots_in(view, board.french_zone)
    surely_held = any(not slot[1] & ~units for slot in slots)
    may_be_held = any(slot[1] & units for slot in slots)
    return Award(FRENCH, ZONE, 0 if may_be_held else worth, 0 if surely_held else worth)
