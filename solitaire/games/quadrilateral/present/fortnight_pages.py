"""Pages over the map: whether to pass a Fortnight in Quarters, and what it brought [12]."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from solitaire.games.quadrilateral.core import events as kinds
from solitaire.games.quadrilateral.core.events import Happened
from solitaire.games.quadrilateral.core.parts import FORTNIGHT_ASKED
from solitaire.games.quadrilateral.core.steps import FORTNIGHT_CHOICE
from solitaire.games.quadrilateral.core.views import View, column, number
from solitaire.games.quadrilateral.game import RULES
from solitaire.games.quadrilateral.present.cards import (
    condition_words,
    fortnight_title,
    points_row,
    siege_modifier,
    space_words,
    status_words,
)
from solitaire.games.quadrilateral.present.names import side_title
from solitaire.games.quadrilateral.terms import SIDES
from solitaire.games.quadrilateral.text.wording import CAUSES, leader_list, signed
from solitaire.presenting.picture import Card, Row
from solitaire.protocol import Event
from solitaire.text import Text, joined, text, verbatim

_BOARD: Final = RULES.board


# -- before ---------------------------------------------------------------------------------------


def asked(view: View) -> tuple[Card, ...]:
    """What speaks for passing it [12.1]."""
    if number(view, "step") != FORTNIGHT_CHOICE or number(view, "part") != FORTNIGHT_ASKED:
        return ()
    turn = number(view, "turn")
    length = int(_BOARD.data.calendar[turn - 1].length)
    rows = [Row(text("%n turns would pass in Quarters", count=length))]
    for side in (view.seat, 1 - view.seat):
        condition = text("Condition {words}", words=condition_words(view, side))
        rows.append(Row(status_words(view, side), condition, SIDES[side]))
        rows.append(points_row(view, side))
        rows.append(Row(text("Condition after it"), _condition_then(view, side, length)))
    rows.append(Row(text("Siege of Mantova after it"), _siege_then(view, length)))
    rows.append(Row(text("Forces On Alert roll for attrition once, with the turns added [E28]")))
    return (Card("fortnight", fortnight_title(turn), tuple(rows), is_page=True),)


def _condition_then(view: View, side: int, turns: int) -> Text:
    """One space back each turn, if nothing happens to the army [E18]."""
    return space_words(max(column(view, "condition")[side] - turns, 1))


def _siege_then(view: View, turns: int) -> Text:
    if not number(view, "besieged"):
        return text("not besieged")
    return _siege_words(number(view, "clock") + turns)


def _siege_words(clock: int) -> Text:
    modifier = verbatim(f"{siege_modifier(clock):+d}")
    return text("{turns} turns, modifier {modifier}", turns=clock, modifier=modifier)


# -- after ----------------------------------------------------------------------------------------


def passed(view: View, heard: Sequence[Event], news: Sequence[Event]) -> Card | None:
    """What the Fortnight brought that has just passed; of the enemy what everybody heard."""
    if not any(_is(one, kinds.FORTNIGHT_PASSED) for one in news):
        return None
    happened = _of_fortnight(heard)
    turns = next(one.amount for one in happened if one.kind == kinds.FORTNIGHT_PASSED)
    rows = [Row(text("%n turns have passed in Quarters", count=turns))]
    for side in (view.seat, 1 - view.seat):
        rows += _army_rows(view, side, [one for one in happened if one.side == side])
    rows += _common_rows(happened)
    first = number(view, "turn") - turns
    return Card("fortnight-passed", fortnight_title(first), tuple(rows), is_page=True)


def _is(event: Event, kind: int) -> bool:
    return isinstance(event, Happened) and event.kind == kind


def _of_fortnight(heard: Sequence[Event]) -> list[Happened]:
    """From the answers of both sides to its end."""
    found = [one for one in heard if isinstance(one, Happened)]
    last = max(n for n, one in enumerate(found) if one.kind == kinds.FORTNIGHT_PASSED)
    begun = [n for n, one in enumerate(found[:last]) if one.kind == kinds.FORTNIGHT_ANSWERED]
    return found[max(begun, default=0) : last + 1]


def _army_rows(view: View, side: int, happened: Sequence[Happened]) -> list[Row]:
    title = text("{side} army", side=side_title(side))
    rows = [Row(title, status_words(view, side), SIDES[side])]
    points = [one.amount for one in happened if one.kind == kinds.APS_CAME]
    if points:
        rows.append(Row(text("APs received"), text("{points}", points=sum(points))))
    rows.append(Row(text("Army Condition now"), condition_words(view, side)))
    came = [one.steps for one in happened if one.kind == kinds.REPLACEMENTS_CAME]
    if came:
        rows.append(Row(text("Replacements (inf, cav, art)"), _strength(came)))
    if side == view.seat:
        rows.append(Row(text("Lost by attrition"), _losses(happened)))
    leaders = [one for one in happened if one.kind == kinds.LEADER_CAME]
    rows += [Row(text("Leader arrived"), _leader(one)) for one in leaders]
    return rows


def _strength(came: Sequence[tuple[int, int, int]]) -> Text:
    infantry, cavalry, artillery = (sum(arm) for arm in zip(*came, strict=True))
    return text(
        "{infantry}, {cavalry}, {artillery} SP",
        infantry=infantry,
        cavalry=cavalry,
        artillery=artillery,
    )


def _losses(happened: Sequence[Happened]) -> Text:
    """All of it, and who lost most, if it is more than a step."""
    lost: dict[int, int] = {}
    for one in happened:
        if one.kind == kinds.LOST_BY_ATTRITION and one.amount:
            lost[one.leaders] = lost.get(one.leaders, 0) + int(one.amount)
    if not lost:
        return text("nothing")
    total = text("%n steps", singular="%n step", count=sum(lost.values()))
    worst = max(lost, key=lambda leaders: lost[leaders])
    if lost[worst] == 1 or not worst:
        return total
    who = leader_list(_BOARD, worst)
    return text("{steps}, {most} of them {who}", steps=total, who=who, most=lost[worst])


def _leader(event: Happened) -> Text:
    return leader_list(_BOARD, event.leaders) if event.leaders else text("a leader")


def _common_rows(happened: Sequence[Happened]) -> list[Row]:
    rows = []
    clocks = [one.amount for one in happened if one.kind == kinds.CLOCK_MOVED]
    if clocks:
        rows.append(Row(text("Siege of Mantova"), _siege_words(int(clocks[-1]))))
    if any(one.kind == kinds.CAPITULATED for one in happened):
        rows.append(Row(text("Mantova has capitulated [15.5]")))
    moves = [one for one in happened if one.kind == kinds.VIENNA_MOVED]
    if moves:
        causes = joined(dict.fromkeys(CAUSES[one.other] for one in moves))
        level = signed(int(moves[-1].amount))
        rows.append(Row(text("Vienna Morale {morale}", morale=level), causes))
    return rows
