"""Cards beside the map: the calendar, Vienna, Mantova, both armies, leaders."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import Final

from solitaire.games.quadrilateral.core.views import View, column, number
from solitaire.games.quadrilateral.game import RULES
from solitaire.games.quadrilateral.odds.rolls import capitulation, siege_forecast
from solitaire.games.quadrilateral.present.board import fallen, reserve
from solitaire.games.quadrilateral.present.campaign import aims
from solitaire.games.quadrilateral.present.names import place_title, side_title
from solitaire.games.quadrilateral.staff.world import some_world
from solitaire.games.quadrilateral.story.vienna import MoraleMove
from solitaire.games.quadrilateral.terms import NOWHERE, SIDES
from solitaire.games.quadrilateral.text.view_lines import ATTRITION_COLUMNS
from solitaire.games.quadrilateral.text.wording import (
    CAUSES,
    MONTH_WORDS,
    STATUS_WORDS,
    date_words,
    signed,
)
from solitaire.presenting.picture import Card, Marker, Row, Track
from solitaire.text import Text, joined, text, verbatim

_BOARD: Final = RULES.board
_CHARTS: Final = _BOARD.charts
VIENNA: Final = "vienna"
FARTHEST: Final = 94
"""Turns of a whole campaign."""
FORECAST: Final = 10
"""Turns of siege that are looked ahead."""


def cards(view: View) -> tuple[Card, ...]:
    return (
        *aims(view),
        Card(VIENNA, text("Vienna Morale"), rows=_vienna_rows(view), tracks=(_vienna(view),)),
        Card(
            "mantova",
            text("Siege of Mantova"),
            rows=(*siege_rows(view), *_yet_safe(view)),
            tracks=_siege(view),
        ),
        *(_army(view, side) for side in (view.seat, 1 - view.seat)),
        Card("calendar", text("The calendar"), tracks=(_calendar(view),)),
        *(_leaders(side) for side in range(len(SIDES))),
    )


# -- tracks ---------------------------------------------------------------------------------------


def _calendar(view: View) -> Track:
    return replace(_turns(), now=number(view, "turn") - 1)


@cache
def _turns() -> Track:
    turns = _BOARD.data.calendar
    groups = [
        (turn.number - 1, fortnight_title(turn.number))
        for turn in turns
        if turn.number == 1 or turn.is_first
    ]
    cells = tuple(verbatim(str(int(turn.date.rpartition("-")[2]))) for turn in turns)
    return Track(text("Turns of two days"), cells, groups=tuple(groups))


def fortnight_title(turn: int) -> Text:
    one = _BOARD.data.calendar[turn - 1]
    return text(
        "{month}, Fortnight {name}",
        month=MONTH_WORDS[one.month],
        name=verbatim(one.fortnight),
    )


def _vienna(view: View) -> Track:
    limit, cells = int(_CHARTS.vienna_limit), _levels()
    at = min(max(number(view, "vienna"), -limit), limit)
    marker = Marker(at + limit, "vienna", words=cells[at + limit])
    return Track(text("Vienna Morale"), cells, (marker,), columns=len(cells))


@cache
def _levels() -> tuple[Text, ...]:
    limit = int(_CHARTS.vienna_limit)
    return tuple(signed(one) for one in range(-limit, limit + 1))


@cache
def _numbers(last: int) -> tuple[Text, ...]:
    return tuple(text("{number}", number=one) for one in range(1, last + 1))


def with_causes(card: Card, moves: Sequence[MoraleMove]) -> Card:
    """The card of Vienna with what has moved its marker."""
    notes = tuple(_cause(move) for move in moves)
    return replace(card, tracks=tuple(replace(track, notes=notes) for track in card.tracks))


def _cause(move: MoraleMove) -> Text:
    return text(
        "{date}: {morale} by {cause}",
        date=date_words(_BOARD, move.turn),
        morale=signed(move.level),
        cause=CAUSES[move.cause] if move.place == NOWHERE else _battle(move.place),
    )


def _battle(place: int) -> Text:
    return text("the battle of {place} [16.2]", place=place_title(place))


def _vienna_rows(view: View) -> tuple[Row, ...]:
    """What may move it, and what the Fortnights without a battle have come to."""
    is_open = text("The Austrian path to Mantova is open")
    is_closed = text("The Austrian path to Mantova is closed")
    rows = [Row(is_open if number(view, "path_open") else is_closed)]
    healed, without = number(view, "healed"), number(view, "without")
    if healed:
        rows.append(Row(text("Healed by rest"), text("{points}", points=healed)))
    if without:
        rows.append(
            Row(text("Fortnights without a critical battle"), text("{points}", points=without))
        )
    return tuple(rows)


def siege_rows(view: View) -> tuple[Row, ...]:
    owner = number(view, "austrian_forts") >> int(_BOARD.fort_index[_BOARD.mantova]) & 1
    besieged = text("besieged") if number(view, "besieged") else text("not besieged")
    words = text("{side}, {siege}", side=side_title(owner), siege=besieged)
    return (
        Row(words, side=SIDES[owner], is_large=True),
        Row(
            text(
                "Siege clock %n turns", singular="Siege clock %n turn", count=number(view, "clock")
            ),
            text(
                "modifier {modifier}",
                modifier=verbatim(f"{siege_modifier(number(view, 'clock')):+d}"),
            ),
        ),
    )


def siege_modifier(clock: int) -> int:
    """Of attrition in the town and of capitulation, by the turns of siege [E59]."""
    reached = int(_CHARTS.first_modifier) + clock // int(_CHARTS.turns_per_point)
    return min(int(_CHARTS.max_siege), reached)


def _siege(view: View) -> tuple[Track, ...]:
    """How likely it is that Mantova has fallen by dice after each of the next turns [15.5]."""
    if not number(view, "besieged"):
        return ()
    chances = siege_forecast(some_world(view), FORECAST)
    if not any(chances):
        return ()
    markers = tuple(
        Marker(later, "fall", words=_in_turns(later + 1), chance=chance)
        for later, chance in enumerate(chances)
        if chance
    )
    caption = text("chance to have fallen in so many turns")
    cells = _numbers(FORECAST)
    return (Track(text("Capitulation"), cells, markers, columns=FORECAST // 2, caption=caption),)


def _yet_safe(view: View) -> tuple[Row, ...]:
    """Besieged, and far from capitulation: when the dice may begin to fall [15.5]."""
    if not number(view, "besieged") or _siege(view):
        return ()
    world, clock = some_world(view), number(view, "clock")
    first = next((one for one in range(1, FARTHEST) if capitulation(world, clock + one)), 0)
    return (Row(text("May capitulate"), _in_turns(first)),) if first else ()


def _in_turns(turns: int) -> Text:
    return text("in %n turns", singular="in %n turn", count=turns)


# -- the army card --------------------------------------------------------------------------------


def _army(view: View, side: int) -> Card:
    rows = [
        Row(status_words(view, side), side=SIDES[side], is_large=True),
        points_row(view, side),
        Row(text("Army Condition"), condition_words(view, side)),
        Row(text("Supply Source"), _stands(column(view, "source")[side])),
        Row(text("Center of Operations"), _center(view, side)),
        Row(text("Pool (inf, cav, art)"), _pool(view, side)),
        Row(text("Replacement leaders"), _due(view, side)),
    ]
    title = text("{side} army", side=side_title(side))
    return Card(f"army-{SIDES[side]}", title, tuple(rows), (_condition(view, side),))


def army_line(view: View, side: int) -> Text:
    """The card in a sentence."""
    title = text("{side} army", side=side_title(side))
    points = points_row(view, side)
    return joined(
        [
            title,
            status_words(view, side),
            text("{title} {value}", title=points.words, value=points.detail),
            text("Condition {words}", words=condition_words(view, side)),
        ]
    )


def status_words(view: View, side: int) -> Text:
    status = STATUS_WORDS[column(view, "status")[side]]
    leaving = column(view, "leaving")[side]
    if not leaving:
        return text("{status}", status=status)
    if side != view.seat:
        return text("{status}, preparing to leave", status=status)
    return text("{status}, on campaign from turn {turn}", status=status, turn=leaving)


def points_row(view: View, side: int) -> Row:
    title = text("APs")
    if side != view.seat and dict(view.options)["aps"] == "secret":
        return Row(title, text("hidden"))
    points = column(view, "aps")[side]
    words = text(
        "{points}, attrition column {column}",
        points=points,
        column=verbatim(ATTRITION_COLUMNS[attrition_column(points)]),
    )
    return Row(title, words)


def attrition_column(points: int) -> int:
    return max(
        (index for index, least in enumerate(_CHARTS.attrition_aps) if points >= least), default=0
    )


def _stands(place: int) -> Text:
    return text("none") if place == NOWHERE else place_title(place)


def _center(view: View, side: int) -> Text:
    place = column(view, "center")[side]
    if place == NOWHERE:
        return text("none")
    state = text("active") if column(view, "center_active")[side] else text("inactive")
    return joined([place_title(place), state])


def _pool(view: View, side: int) -> Text:
    return text(
        "{infantry}, {cavalry}, {artillery} SP",
        infantry=column(view, "pool")[side * 3],
        cavalry=column(view, "pool")[side * 3 + 1],
        artillery=column(view, "pool")[side * 3 + 2],
    )


def _due(view: View, side: int) -> Text:
    return text(
        "{available} may enter, {due} due later",
        available=column(view, "available")[side],
        due=sum(column(view, "due")[side * 6 : side * 6 + 6]),
    )


def _condition(view: View, side: int) -> Track:
    spaces = int(_CHARTS.spaces)
    at = min(max(column(view, "condition")[side], 1), spaces) - 1
    marker = Marker(at, "condition", SIDES[side])  # which a row tells in words
    return Track(text("Army Condition"), _numbers(spaces), (marker,), columns=spaces // 2)


def _leaders(side: int) -> Card:
    title = text("{side} leaders", side=side_title(side))
    return Card(f"leaders-{SIDES[side]}", title, rooms=(reserve(side), fallen(side)))


def condition_words(view: View, side: int) -> Text:
    return space_words(column(view, "condition")[side])


def space_words(space: int) -> Text:
    modifier = (space - 1) // int(_CHARTS.spaces_per_level)
    return text(
        "{space} of {spaces}, attrition {modifier}",
        space=space,
        spaces=int(_CHARTS.spaces),
        modifier=verbatim(f"+{modifier}"),
    )
