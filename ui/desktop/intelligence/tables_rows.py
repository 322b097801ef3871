"""The map as plain rows: one for each area, one for each counter the seat knows of. No widgets.

Everything comes from one seat's View, as the drawn map does.
"""

from __future__ import annotations

from dataclasses import dataclass

from solitaire.games.castiglione.core.board import Board
from solitaire.games.castiglione.core.views import View
from solitaire.games.castiglione.terms import SIDES
from ui.desktop.board.naming import area_titles, side_title
from ui.desktop.board.situation import BACK, situation
from ui.desktop.board.stacks.stacks import Card, Pile, piles
from ui.desktop.style.language import told, tr, tr_count


@dataclass(frozen=True, slots=True)
class AreaRow:
    area: str
    """The id, by which the map knows it."""
    title: str
    terrain: str
    holder: str
    """The side that holds a city; empty elsewhere."""
    own: str
    enemy: str
    """Who stands there, in words; empty for nobody."""

    @property
    def line(self) -> str:
        """The situation there in one line."""
        known = (
            tr("held by: {side}", side=self.holder) if self.holder else "",
            tr("own: {counters}", counters=self.own) if self.own else "",
            tr("enemy: {counters}", counters=self.enemy) if self.enemy else "",
        )
        return "; ".join([self.terrain, *filter(None, known)])


@dataclass(frozen=True, slots=True)
class UnitRow:
    key: str
    """By which the map knows the counter."""
    area: str
    title: str
    side: str
    place: str
    kind: str
    ratings: str
    hits: str
    marks: str


def area_rows(board: Board, view: View) -> list[AreaRow]:
    """In the order in which one would read them from the map."""
    seen = situation(board, view)
    found = piles(board, view)
    enemy = SIDES[1 - view.seat]
    rows = []
    for number in reading_order(board):
        area = board.data.areas[number]
        holder = "austrian" if number in seen.austrian_cities else "french"
        here = {pile.side: pile for pile in found if pile.area == number}
        rows.append(
            AreaRow(
                area.id,
                area_titles()[area.id],
                told(area.kind),
                side_title(holder) if area.kind == "city" else "",
                _pile_words(here.get(SIDES[view.seat])),
                _pile_words(here.get(enemy)),
            )
        )
    return rows


def reading_order(board: Board) -> list[int]:
    """From north to south in strips of a tenth of a degree, in each from west to east."""
    places = [(-round(area.lat * 10), area.lon) for area in board.data.areas]
    return sorted(range(board.areas), key=places.__getitem__)


def unit_rows(board: Board, view: View) -> list[UnitRow]:
    """The seat's own counters first."""
    rows = []
    for pile in piles(board, view):
        area = board.area_names[pile.area]
        for card, key in zip(pile.cards, pile.keys, strict=True):
            rows.append(_unit_row(card, key, area, pile.side))
    return rows


def _unit_row(card: Card, key: str, area: str, side: str) -> UnitRow:
    face = card.face
    is_back = face.kind == BACK
    marks = (
        (face.without_orders, tr("out of command")),
        (card.is_unsupplied, tr("unsupplied")),
        (card.is_foraging, tr("foraging")),
        (card.has_moved, tr("has moved")),
        (face.from_memory, tr("not in view now")),
    )
    return UnitRow(
        key,
        area,
        _suspected(card) if is_back else told(face.title),
        side_title(side),
        area_titles()[area],
        told(card.suspected_kind if is_back else face.kind),
        _ratings(card),
        str(face.hits) if face.hits else "",
        ", ".join(words for is_so, words in marks if is_so),
    )


def _suspected(card: Card) -> str:
    who = f" ({told(card.suspicion)})" if card.suspicion else ""
    return tr("face down{who}", who=who)


def _ratings(card: Card) -> str:
    """As the counter has them now: strength, cohesion, movement; a leader's three."""
    if card.face.kind == "leader" or not card.face.numbers:
        return "–".join(map(str, card.face.numbers))
    return f"{card.strength}–{card.cohesion}–{card.face.numbers[2]}"


def _pile_words(pile: Pile | None) -> str:
    if pile is None:
        return ""
    known = [told(card.face.title) for card in pile.cards if card.face.kind != BACK]
    hidden = len(pile.cards) - len(known)
    return ", ".join([*known, *([tr_count("%n face down", hidden)] if hidden else [])])
