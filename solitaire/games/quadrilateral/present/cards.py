"""Cards beside the map: the calendar, Vienna, Mantova, both armies, leaders."""

from __future__ import annotations

from typing import Final

from solitaire.games.quadrilateral.core.views import View, column, number
from solitaire.games.quadrilateral.game import RULES
from solitaire.games.quadrilateral.odds.rolls import siege_forecast
from solitaire.games.quadrilateral.present.board import fallen, reserve
from solitaire.games.quadrilateral.present.names import place_title, side_title
from solitaire.games.quadrilateral.staff.world import some_world
from solitaire.games.quadrilateral.terms import NOWHERE, SIDES
from solitaire.games.quadrilateral.text.view_lines import ATTRITION_COLUMNS
from solitaire.games.quadrilateral.text.wording import MONTH_WORDS, STATUS_WORDS
from solitaire.presenting.picture import Card, Marker, Row, Track
from solitaire.text import NOTHING, Text, joined, text, verbatim

_BOARD: Final = RULES.board
_CHARTS: Final = _BOARD.charts
FORECAST: Final = 10
"""Turns of siege that are looked ahead."""


def cards(view: View) -> tuple[Card, ...]:
    return (
        Card("vienna", text("Vienna Morale"), tracks=(_vienna(view),)),
        Card("mantova", text("Siege of Mantova"), rows=siege_rows(view), tracks=_siege(view)),
        *(_army(view, side) for side in (view.seat, 1 - view.seat)),
        Card("calendar", text("The calendar"), tracks=(_calendar(view),)),
        *(_leaders(side) for side in range(len(SIDES))),
    )


# -- tracks ---------------------------------------------------------------------------------------


def _calendar(view: View) -> Track:
    turns = _BOARD.data.calendar
    groups = [
        (turn.number - 1, fortnight_title(turn.number))
        for turn in turns
        if turn.number == 1 or turn.is_first
    ]
    cells = tuple(verbatim(str(int(turn.date.rpartition("-")[2]))) for turn in turns)
    return Track(
        text("Turns of two days"), cells, groups=tuple(groups), now=number(view, "turn") - 1
    )


def fortnight_title(turn: int) -> Text:
    one = _BOARD.data.calendar[turn - 1]
    return text(
        "{month}, Fortnight {name}",
        month=MONTH_WORDS[one.month],
        name=verbatim(one.fortnight),
    )


def _vienna(view: View) -> Track:
    limit = int(_CHARTS.vienna_limit)
    cells = tuple(verbatim(f"{one:+d}") for one in range(-limit, limit + 1))
    at = min(max(number(view, "vienna"), -limit), limit)
    marker = Marker(at + limit, "vienna", words=text("Vienna Morale"))
    notes = _vienna_notes(view)
    return Track(text("Vienna Morale"), cells, (marker,), notes=notes, columns=len(cells))


def _vienna_notes(view: View) -> tuple[Text, ...]:
    healed = number(view, "healed")
    notes = [text("{points} healed by rest so far", points=healed) if healed else NOTHING]
    notes.append(
        text("the Austrian path to Mantova is open")
        if number(view, "path_open")
        else text("the Austrian path to Mantova is closed")
    )
    without = number(view, "without")
    if without:
        notes.append(
            text(
                "%n Fortnights without a critical battle",
                singular="%n Fortnight without a critical battle",
                count=without,
            )
        )
    return tuple(note for note in notes if note)


def siege_rows(view: View) -> tuple[Row, ...]:
    owner = number(view, "austrian_forts") >> int(_BOARD.fort_index[_BOARD.mantova]) & 1
    besieged = text("besieged") if number(view, "besieged") else text("not besieged")
    words = text("{side}, {siege}", side=side_title(owner), siege=besieged)
    return (
        Row(words, side=SIDES[owner], is_large=True),
        Row(
            text("Siege clock {turns} turns", turns=number(view, "clock")),
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
    cells = tuple(text("{turns}", turns=later) for later in range(1, FORECAST + 1))
    markers = tuple(
        Marker(later, "fall", words=text("fallen by then"), chance=chance)
        for later, chance in enumerate(chances)
        if chance
    )
    caption = text("chance to have fallen in so many turns")
    return (Track(text("Capitulation"), cells, markers, columns=FORECAST // 2, caption=caption),)


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
    cells = tuple(text("{space}", space=space) for space in range(1, spaces + 1))
    at = min(max(column(view, "condition")[side], 1), spaces) - 1
    marker = Marker(at, "condition", SIDES[side], text("Army Condition"))
    return Track(text("Army Condition"), cells, (marker,), columns=spaces // 2)


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
