"""Events in plain words, with rule numbers. Our own sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from solitaire.bits import members
from solitaire.games.castiglione.core import events as kinds
from solitaire.games.castiglione.core.board import Board
from solitaire.games.castiglione.core.events import Happened
from solitaire.games.castiglione.terms import (
    KILLED,
    NOWHERE,
    counter_of,
)
from solitaire.games.castiglione.text.titles import (
    area_text,
    bridge_text,
    counter_text,
    listed,
    side_text,
)
from solitaire.protocol import Event
from solitaire.text import NOTHING, Text, filled, joined, marked, text, verbatim

_SENTENCES: Final = {
    kinds.TURN_BEGAN: marked("Turn {amount} begins: {date}."),
    kinds.CONTROL_CHANGED: marked("{area} passes under {side} control [5.1]."),
    kinds.GARRISONED: marked("The {side} side places a garrison in {area} [2.2.3]."),
    kinds.HIT: marked("{who} suffers a hit in {area} and has {amount} now [3.6]."),
    kinds.GONE: marked("{who} is eliminated in {area} [3.6]."),
    kinds.FORAGED_WELL: marked(
        "{who} forages in {area}: rolls {amount} against {number}, is fed [5.5]."
    ),
    kinds.FORAGED_ILL: marked(
        "{who} forages in {area} in vain: rolls {amount} against {number} [5.5]."
    ),
    kinds.SIEGE_LIFTED: marked("The siege of Mantua is lifted: the city is liberated [5.6]."),
    kinds.SIEGE_RESUMED: marked("Mantua is besieged again [5.6]."),
    kinds.JOINED_MANTUA: marked("Mantua City takes in {who} for good [5.7]."),
    kinds.COMMAND_LOST: marked("{who} in {area} is out of command this turn [6.0]."),
    kinds.INITIATIVE_WON: marked(
        "The {side} player wins the initiative, {amount} to {number} [7.0]."
    ),
    kinds.FIRST_PLAYER: marked("The {side} player moves first [7.0]."),
    kinds.ORDER_FAILED: marked("{who} in {area} gets no order: {amount} against {number} [8.1]."),
    kinds.ORDER_KEPT: marked(
        "{who} in {area}, out of command, moves: {amount} against {number} [8.1]."
    ),
    kinds.FORCED_DECLARED: marked("{who} sets out on a forced march from {area} to {other} [8.3]."),
    kinds.FORCED_RESULT: marked("Forced march of {who}: a total of {number} gives {points} [8.3]."),
    kinds.BRIDGE_DOWN: marked("{who} rolls {amount} and destroys the bridge {bridge} [8.5.1]."),
    kinds.BRIDGE_STANDS: marked(
        "{who} rolls {amount} and fails to destroy the bridge {bridge} [8.5.1]."
    ),
    kinds.BRIDGE_MENDED: marked("{who} rolls {amount} and repairs the bridge {bridge} [8.5.2]."),
    kinds.BRIDGE_UNMENDED: marked(
        "{who} rolls {amount} and fails to repair the bridge {bridge} [8.5.2]."
    ),
    kinds.CONTACT: marked("The {side} side meets the enemy in {area} and must stop [8.6.1]."),
    kinds.OVERRUN: marked("The {side} side overruns {area} at {amount} to 1 [8.6.2]."),
    kinds.STOOD: marked("The {side} cavalry and leaders in {area} stand [8.6.3]."),
    kinds.MOVEMENT_ENDED: marked("The {side} movement ends [8.0]."),
    kinds.BATTLE_BEGAN: marked(
        "Battle of {area}: the {side} side attacks with {amount} strength points "
        "against {number} [9.0]."
    ),
    kinds.CALLED_IN: marked(
        "{who} hears the guns in {area}: {amount} against {number}, marches [9.1]."
    ),
    kinds.NOT_CALLED_IN: marked(
        "{who} in {area} does not come to the guns: {amount} against {number} [9.1]."
    ),
    kinds.BOMBARDED: marked("{side} guns at {area}: {number} inflicts {hits} [9.2]."),
    kinds.FOUGHT: marked("{side} fire at {area}: {number} inflicts {hits} [9.3]."),
    kinds.STAYED: marked("The {side} side fights on for round {amount} [9.3]."),
    kinds.BROKE_OFF: marked("The {side} side breaks off the combat at {area} [9.3]."),
    kinds.LOST_BATTLE: marked(
        "The {side} side has lost at {area}: hits suffered {amount}, inflicted {number} [9.3]."
    ),
    kinds.CUT_THROUGH: marked(
        "The {side} force cuts its way through {area} and suffers {hits} [9.4]."
    ),
    kinds.PURSUED: marked("{side} cavalry pursues from {area}: {number} inflicts {hits} [9.5]."),
    kinds.LET_THEM_GO: marked("The {side} cavalry does not pursue [9.5]."),
    kinds.DESTROYED: marked("The {side} force at {area} is destroyed [9.6]."),
    kinds.RECOVERED: marked(
        "{who} in {area} recovers from a hit: {amount} against {number} [10.0]."
    ),
    kinds.NOT_RECOVERED: marked(
        "{who} in {area} does not recover: {amount} against {number} [10.0]."
    ),
    kinds.REVEALED: marked("{who} is seen in {area} with {hits} [13.1]."),
    kinds.ORDER_TRIED: marked("{who} in {area}, out of command, is to move [8.1]."),
    kinds.LEADER_HELPS: marked("{who} drives the march on [8.3]."),
    kinds.BRIDGE_TRIED: marked("{who} sets to work on the bridge {bridge} [8.5]."),
    kinds.FORAGE_DECLARED: marked("{who} is sent to forage in {area} [5.5]."),
    kinds.FORAGERS_OUT: marked("The {side} foragers have their orders [5.5]."),
    kinds.LEADERS_FOUND: marked(
        "Only {side} leaders are in {area}: they bar no path [5.2, 6.0, 9.1.1]."
    ),
    kinds.DIE_CAST: marked("The {side} player rolls a {amount} for the initiative [7.0]."),
    kinds.DUMMY_PLACED: marked("{who} appears in {area} [13.2]."),
    kinds.SCOUTED: marked("{side} scouts ride from {other} to {area} [13.1.2]."),
    kinds.SCOUTS_RIDE: marked("{who} rides ahead from {area} [13.1.2]."),
    kinds.SCREENED: marked("{who} screens {area} [13.1.2]."),
    kinds.LEADER_UNHURT: marked("{who} comes out of it unhurt: {amount} [14.1]."),
    kinds.APPOINTED: marked("{who} takes over in {area} [14.1]."),
    kinds.LEADER_RETURNS: marked("{who} is fit again: {amount} [14.3]."),
    kinds.LEADER_STAYS: marked("{who} does not return yet: {amount} [14.3]."),
    kinds.GUNS_HEARD: marked("{who} in {area} is called to the sound of the guns [9.1]."),
}
_WITHOUT_NUMBER: Final = {
    kinds.FORAGED_WELL: marked("{who} forages in {area}: rolls {amount}, is fed [5.5]."),
    kinds.FORAGED_ILL: marked("{who} forages in {area} in vain: rolls {amount} [5.5]."),
    kinds.ORDER_FAILED: marked("{who} in {area} gets no order: {amount} [8.1]."),
    kinds.ORDER_KEPT: marked("{who} in {area}, out of command, moves: {amount} [8.1]."),
    kinds.FORCED_DECLARED: marked("{who} sets out on a forced march from {area} [8.3]."),
    kinds.CALLED_IN: marked("{who} hears the guns in {area}: {amount}, marches [9.1]."),
    kinds.NOT_CALLED_IN: marked("{who} in {area} does not come to the guns: {amount} [9.1]."),
    kinds.RECOVERED: marked("{who} in {area} recovers from a hit: {amount} [10.0]."),
    kinds.NOT_RECOVERED: marked("{who} in {area} does not recover: {amount} [10.0]."),
}
"""Where a factor or a goal is the other side's secret."""
_WITHOUT_DIE: Final = {
    kinds.FORAGED_WELL: marked("{who} forages in {area}: is fed [5.5]."),
    kinds.FORAGED_ILL: marked("{who} forages in {area} in vain [5.5]."),
    kinds.ORDER_FAILED: marked("{who} in {area} gets no order [8.1]."),
    kinds.ORDER_KEPT: marked("{who} in {area}, out of command, moves [8.1]."),
    kinds.CALLED_IN: marked("{who} hears the guns in {area}, marches [9.1]."),
    kinds.NOT_CALLED_IN: marked("{who} in {area} does not come to the guns [9.1]."),
    kinds.RECOVERED: marked("{who} in {area} recovers from a hit [10.0]."),
    kinds.NOT_RECOVERED: marked("{who} in {area} does not recover [10.0]."),
}
"""Where only its owner saw the die as well."""
_WITHOUT_AMOUNT: Final = {
    kinds.OVERRUN: marked("The {side} side overruns {area}, where no strength was left [8.6.2]."),
    kinds.REVEALED: marked("{who} is seen in {area} [13.1]."),
}
"""Where the amount is 0."""
_SECRET_DICE: Final = (kinds.GUNS_HEARD, kinds.CALLED_IN, kinds.NOT_CALLED_IN)
"""For a hidden counter these carry its open markers in place of a die."""
_TRAVEL: Final = {
    kinds.STEPPED: (
        marked("{side}: {who} moves from {area} to {goal} [8.2]."),
        marked("{side}: {who} move from {area} to {goal} [8.2]."),
    ),
    kinds.WITHDREW: (
        marked("{side}: {who} withdraws from {area} to {goal} [8.6.3]."),
        marked("{side}: {who} withdraw from {area} to {goal} [8.6.3]."),
    ),
    kinds.FLED: (
        marked("{side}: {who} flees from {area} to {goal} [8.6.2]."),
        marked("{side}: {who} flee from {area} to {goal} [8.6.2]."),
    ),
    kinds.RETREATED: (
        marked("{side}: {who} retreats from {area} to {goal} [9.4]."),
        marked("{side}: {who} retreat from {area} to {goal} [9.4]."),
    ),
}
"""Of one counter, and of several."""
_BRIDGES: Final = (
    kinds.BRIDGE_DOWN,
    kinds.BRIDGE_STANDS,
    kinds.BRIDGE_MENDED,
    kinds.BRIDGE_UNMENDED,
    kinds.BRIDGE_TRIED,
)
_COUNTERS: Final = (text("A French counter"), text("An Austrian counter"))


def words(board: Board, event: Event) -> Text:
    assert isinstance(event, Happened), event
    special = _SPECIAL.get(event.kind)
    if special is not None:
        return special(board, event)
    return filled(_template(event), _values(board, event))


def _template(event: Happened) -> str:
    kind = event.kind
    if kind in _WITHOUT_AMOUNT and not event.amount:
        return _WITHOUT_AMOUNT[kind]
    if event.other == NOWHERE:
        is_die_secret = event.amount == 0 or (not event.counters and kind in _SECRET_DICE)
        if is_die_secret and kind in _WITHOUT_DIE:
            return _WITHOUT_DIE[kind]
        return _WITHOUT_NUMBER.get(kind, _SENTENCES[kind])
    return _SENTENCES[kind]


def _values(board: Board, event: Happened) -> Mapping[str, object]:
    """For every place that a sentence may have."""
    return {
        "amount": event.amount,
        "number": event.other,
        "hits": hits_text(event.amount),
        "points": _points(event.amount),
        "date": _date(board, event),
        "side": side_text(event.side),
        "who": _who(board, event),
        "area": area_text(board, event.area),
        "other": area_text(board, event.other),
        "bridge": bridge_text(board, event.other) if event.kind in _BRIDGES else NOTHING,
    }


def _who(board: Board, event: Happened) -> Text:
    """The names, or what open markers show of a hidden counter that is called to the guns."""
    who = names(board, event.side, event.counters)
    if event.counters or event.kind not in _SECRET_DICE or not event.amount:
        return who
    marks = [hits_text(event.amount & 3)] if event.amount & 3 else []
    marks += [text("no orders")] if event.amount & 4 else []
    marks += [text("foragers out")] if event.amount & 8 else []
    return text("{who} with {marks}", who=who, marks=joined(marks))


def names(board: Board, side: int, counters: int) -> Text:
    """The titles of counters as a list in words."""
    titles = [counter_text(board, counter_of(side, local)) for local in members(counters)]
    if not titles and side != NOWHERE:
        return _COUNTERS[side]
    return listed(titles)


def hits_text(amount: int) -> Text:
    if amount < 2:
        return text("one hit") if amount else text("no hit")
    return text("{many} hits", many=amount)


def _points(amount: int) -> Text:
    if amount < 2:
        return text("one more movement point") if amount else text("no more movement points")
    return text("{many} more movement points", many=amount)


def _date(board: Board, event: Happened) -> Text:
    if event.kind != kinds.TURN_BEGAN:
        return NOTHING
    day = board.data.tables.turn_track[event.amount - 1].date
    return text("{day} 1796", day=verbatim(day))


def _travel(board: Board, event: Happened) -> Text:
    if event.other == KILLED:
        who = names(board, event.side, event.counters)
        return text("{who} is lost: nobody is left [8.6.2].", who=who)
    one, many = _TRAVEL[event.kind]
    return text(
        many if event.amount > 1 else one,
        side=side_text(event.side),
        who=_travellers(board, event),
        area=area_text(board, event.area),
        goal=area_text(board, event.other),
    )


def _travellers(board: Board, event: Happened) -> Text:
    known = len(members(event.counters))
    unknown = event.amount - known
    if not known:
        return text("%n counters", singular="%n counter", count=unknown)
    who = names(board, event.side, event.counters)
    if not unknown:
        return who
    more = text("%n more counters", singular="%n more counter", count=unknown)
    return text("{some} and {last}", some=who, last=more)


def _unsupplied(board: Board, event: Happened) -> Text:
    where = area_text(board, event.area)
    if not event.counters:
        side = side_text(event.side)
        return text("{side} units in {area} have no line of supply [5.2].", side=side, area=where)
    who = names(board, event.side, event.counters)
    if len(members(event.counters)) == 1:
        return text("{who} in {area} has no line of supply [5.2].", who=who, area=where)
    return text("{who} in {area} have no line of supply [5.2].", who=who, area=where)


def _casualty(board: Board, event: Happened) -> Text:
    who = names(board, event.side, event.counters)
    if event.other == KILLED:
        return text("{who} is killed: {dice} [14.1].", who=who, dice=event.amount)
    return text("{who} is wounded: {dice} [14.1].", who=who, dice=event.amount)


def _rumours(board: Board, event: Happened) -> Text:
    return text(
        "Nothing but rumours in {area}, %n {side} dummies [13.2.2].",
        singular="Nothing but rumours in {area}, %n {side} dummy [13.2.2].",
        count=event.amount,
        area=area_text(board, event.area),
        side=side_text(event.side),
    )


def _scouts(board: Board, event: Happened) -> Text:
    return text(
        "The scouts at {area} see %n hidden counters: a {roll} [13.1.2].",
        singular="The scouts at {area} see %n hidden counter: a {roll} [13.1.2].",
        count=event.amount,
        area=area_text(board, event.area),
        roll=event.other,
    )


def _ending(board: Board, event: Happened) -> Text:
    if event.side == NOWHERE:
        return text(
            "The game ends in a draw: {french} French to {austrian} Austrian victory points "
            "[12.2].",
            french=event.amount,
            austrian=event.other,
        )
    return text(
        "The game ends: the {side} side wins, {french} French to {austrian} Austrian victory "
        "points [12.2].",
        side=side_text(event.side),
        french=event.amount,
        austrian=event.other,
    )


def result(winner: int, level: str, french: int, austrian: int, *, is_alone: bool) -> Text:
    """How a game ended, in one sentence; `is_alone` if the loser has no unit on the map."""
    if winner == NOWHERE:
        return text(
            "Draw: {french} to {austrian} victory points [12.2].", french=french, austrian=austrian
        )
    side = side_text(winner)
    if is_alone:
        return text(
            "{side} {level}: no enemy unit is left on the map [12.2].",
            side=side,
            level=verbatim(level),
        )
    return text(
        "{side} {level}: {french} to {austrian} victory points [12.2].",
        side=side,
        level=verbatim(level),
        french=french,
        austrian=austrian,
    )


_SPECIAL: Final[Mapping[int, Callable[[Board, Happened], Text]]] = {
    kinds.GAME_ENDED: _ending,
    kinds.UNSUPPLIED_FOUND: _unsupplied,
    kinds.LEADER_HIT: _casualty,
    kinds.DUMMIES_GONE: _rumours,
    kinds.SCOUT_RESULT: _scouts,
    **dict.fromkeys(_TRAVEL, _travel),
}
"""Sentences that hang on more than their kind."""
