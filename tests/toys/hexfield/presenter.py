"""What the window is given of the field of hexes: facing, chits in boxes, a page, a forecast."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from importlib.resources import files
from typing import Final

from solitaire.presenting.board import Board, CounterId, PlaceId
from solitaire.presenting.looks import read_looks
from solitaire.presenting.making import (
    FixedPresenter,
    Standing,
    boxes,
    hex_places,
    meant,
    numbered,
    picture_of,
    turn_clock,
    view_of,
)
from solitaire.presenting.offers import Command, Offer, Role
from solitaire.presenting.overlays import LOST, SURE, Mark, Overlay, OverlayChoice, Question
from solitaire.presenting.picture import Card, Face, Marker, Picture, Row, Track
from solitaire.protocol import Decide, Seat
from solitaire.text import NOTHING, Text, joined, text, verbatim
from tests.toys.hexfield import state as facts
from tests.toys.hexfield.rules import View
from tests.toys.hexfield.state import (
    CELL_BY_HEX,
    CHITS,
    COMPASS,
    COUNTERS,
    GONE,
    GRID,
    NO_CHIT,
    NOBODY,
    SEATS,
    UNSEEN,
    Ply,
    owner,
)

FRONT: Final = "front"
ELIMINATED: Final = "eliminated"
ALL_LOOKS: Final = read_looks(files(__package__) / "looks.toml")
SIDES: Final = ALL_LOOKS.looks().sides
PHASES: Final = {
    facts.ORDERS: (text("Orders"), text("give your counters chits [1]")),
    facts.FIRST: (text("Initiative"), text("who acts first? [2]")),
    facts.ACTION: (text("Action"), text("turn, go forward or attack [3]")),
}
FACINGS: Final = dict(enumerate(map(verbatim, COMPASS)))


def _title(counter: int) -> Text:
    side, _, number = COUNTERS[counter].partition("-")
    return text("{side} {number}", side=SIDES[side].title, number=int(number))


def _rooms(side: str) -> tuple[PlaceId, ...]:
    own = facts.counters_of(SEATS.index(side))
    return (f"{side}-hand", *(f"{COUNTERS[counter]}-order" for counter in own))


def _the_board() -> Board:
    places = hex_places(GRID, CELL_BY_HEX, lambda name: "hill" if name == "c2" else "grass")
    places += boxes("losses", {ELIMINATED: text("Eliminated")})
    for side in SEATS:
        titles = (text("Hand"), *map(_title, facts.counters_of(SEATS.index(side))))
        places += boxes(f"orders-{side}", dict(zip(_rooms(side), titles, strict=True)))
    return Board("hexes", GRID.size, tuple(places), title=text("Hexfield"))


class HexfieldPresenter(FixedPresenter):
    fixed = _the_board(), ALL_LOOKS, {name: _title(one) for one, name in enumerate(COUNTERS)}

    def picture(self, views: Sequence[View]) -> Picture:
        view = views[0]
        clock = turn_clock(view.turn, view.turns, PHASES[view.phase][0])
        chits = [one for seat in (0, 1) for one in _chits(view_of(views, seat), seat)]
        cards = [Card("losses", text("Losses"), tracks=(_losses(view),), rooms=(ELIMINATED,))]
        for side in SEATS:
            title = text("Orders of {side}", side=SIDES[side].title)
            cards.append(Card(f"orders-{side}", title, rooms=_rooms(side)))
        cards += [_revealed(view)] if view.phase == facts.FIRST else []
        fight = "" if view.attacker == NOBODY else view.hexes[_target(view, view.attacker)]
        found = [*_counters(view), *chits]
        return picture_of(views, SEATS, clock, found, cards=tuple(cards), fight=fight)

    def offers(self, view: View, plies: Sequence[Ply]) -> list[Offer]:
        return [_offer(view, ply) for ply in plies]

    def question(self, view: View, asked: Decide) -> Text:
        return PHASES[view.phase][1]

    def commands(self) -> Sequence[Command]:
        nobody = text("No enemy is in front.")
        return (Command("attack", ("attack",), text("&Attack"), "X", nobody),)

    def overlays(self) -> Sequence[OverlayChoice]:
        return (OverlayChoice(FRONT, text("Who is in front of whom")),)

    def overlay(self, name: str, view: View, question: Question) -> Overlay:
        found = {c: _target(view, c) for c in range(len(COUNTERS)) if view.hexes[c] != GONE}
        marks = [
            Mark(view.hexes[whom], SURE if owner(who) == view.seat else LOST)
            for who, whom in found.items()
            if whom != NOBODY
        ]
        meanings = {SURE: text("you can attack"), LOST: text("you can be attacked")}
        return meant(text("Who is in front of whom"), meanings, marks, verbatim)


# -- counters and chits ---------------------------------------------------------------------------


def _counters(view: View) -> list[Standing]:
    places = [ELIMINATED if place == GONE else place for place in view.hexes]
    return [Standing(place, COUNTERS[one], _face(view, one)) for one, place in enumerate(places)]


def _face(view: View, counter: int) -> Face:
    hits, title, facing = view.hits[counter], _title(counter), view.facings[counter]
    state = text("%n hits", singular="%n hit", count=hits) if hits else NOTHING
    words = joined([text("{who} facing {facing}", who=title, facing=FACINGS[facing]), state])
    points = (str(view.points[counter]),)
    face = Face(SEATS[owner(counter)], "regiment", title, title, points, words=words)
    turned = None if view.hexes[counter] == GONE else facing
    return replace(face, marks=("hit",) * hits, facing=turned)


def _chits(view: View, seat: Seat) -> list[Standing]:
    """In the hand and with the counters; if they lie face down, by number of the room."""
    side, given = SEATS[seat], [view.chits[counter] for counter in facts.counters_of(seat)]
    hidden, (hand, *rooms) = UNSEEN in given, _rooms(side)
    left = (UNSEEN,) * (len(CHITS) - sum(map(bool, given))) if hidden else CHITS
    found = [(hand, chit) for chit in left if hidden or chit not in given]
    found += [one for one in zip(rooms, given, strict=True) if one[1] != NO_CHIT]
    return [
        Standing(room, _chit_key(side, chit, room, number), _chit_face(side, chit))
        for number, (room, chit) in enumerate(found)
    ]


def _chit_key(side: str, chit: int, room: PlaceId = "", number: int = 0) -> CounterId:
    return f"{room}/{number}" if chit == UNSEEN else f"{side}-chit-{chit}"


def _chit_face(side: str, chit: int) -> Face:
    if chit == UNSEEN:
        return Face(side, "chit-back", is_back=True, words=text("an order chit, face down"))
    words = text("an order chit of {points}", points=chit)
    return Face(side, "chit", words, figures=(str(chit),), words=words)


# -- beside the map -------------------------------------------------------------------------------


def _losses(view: View) -> Track:
    losses = [sum(view.hits[counter] for counter in facts.counters_of(seat)) for seat in (0, 1)]
    now = [Marker(losses[seat], "losses", SEATS[seat], SIDES[SEATS[seat]].title) for seat in (0, 1)]
    return numbered(text("Hits taken"), 0, 4, markers=(*now, *_forecast(view, losses)))


def _forecast(view: View, losses: Sequence[int]) -> list[Marker]:
    """The attack that waits for its die, or the best that could be ordered."""
    able = [counter for counter, points in enumerate(view.points) if points]
    able = able if view.attacker == NOBODY else [view.attacker]
    pairs = [(one, _target(view, one)) for one in able if owner(one) == view.active]
    needed = [facts.least_to_hit(view.facings[a], view.facings[b]) for a, b in pairs if b != NOBODY]
    victim = 1 - view.active
    words = text("{side} after an attack", side=SIDES[SEATS[victim]].title)
    chances = [Fraction(7 - min(needed), 6)] if needed else []
    return [Marker(losses[victim] + 1, "losses", SEATS[victim], words, one) for one in chances]


def _target(view: View, counter: int) -> int:
    return facts.enemy_in_front(view.hexes, view.facings, counter)


def _revealed(view: View) -> Card:
    given = [(counter, chit) for counter, chit in enumerate(view.chits) if chit]
    rows = tuple(Row(_order(*one), side=SEATS[owner(one[0])]) for one in given)
    return Card("revealed", text("The orders are turned up"), rows, is_page=True)


def _order(counter: int, chit: int) -> Text:
    return text("{who}: {chit}", who=_title(counter), chit=chit)


# -- choices --------------------------------------------------------------------------------------


def _offer(view: View, ply: Ply) -> Offer:
    offer = Offer(ply, facts.ply_text(ply), text("Done"), tag=type(ply).__name__.lower())
    match ply:
        case facts.Orders(chits):
            side, words = SEATS[view.seat], joined([_order(*one) for one in chits])
            parts = [(_chit_key(side, chit), f"{COUNTERS[who]}-order") for who, chit in chits]
            return replace(offer, words=words, parts=tuple(parts))
        case facts.First(seat):
            return replace(offer, words=text("{side} acts first", side=SIDES[SEATS[seat]].title))
        case facts.Turn(counter) | facts.Forward(counter) | facts.Attack(counter):
            return _act(view, replace(offer, counter=COUNTERS[counter], at=view.hexes[counter]))
        case _:
            return replace(offer, role=Role.CLOSE)


def _act(view: View, offer: Offer) -> Offer:
    counter = offer.ply.counter
    who, place = _title(counter), facts.in_front(view.hexes[counter], view.facings[counter])
    match offer.ply:
        case facts.Turn(_, facing):
            words = text("{who} turns to the {facing}", who=who, facing=FACINGS[facing])
            return replace(offer, words=words, role=Role.FACE, facing=facing)
        case facts.Attack():
            words = text("{who} attacks {whom}", who=who, whom=_title(_target(view, counter)))
            return replace(offer, words=words, role=Role.FIGHT, is_weighty=True, goals=(place,))
        case _:
            words = text("{who} goes forward to {place}", who=who, place=verbatim(place))
            return replace(offer, words=words, role=Role.STEP, goals=(place,))


PRESENTER: Final = HexfieldPresenter()
