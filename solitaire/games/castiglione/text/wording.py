"""Happenings in plain words, with rule numbers. Our own sentences."""

from __future__ import annotations

from solitaire.bits import members
from solitaire.games.castiglione.core import events as kinds
from solitaire.games.castiglione.core.board import Board
from solitaire.games.castiglione.core.events import Happened
from solitaire.games.castiglione.terms import AUSTRIAN, KILLED, NOWHERE, SIDES
from solitaire.protocol import Event

_SIMPLE = {
    kinds.TURN_BEGAN: "Turn {amount} begins: {date}.",
    kinds.CONTROL_CHANGED: "{area} passes under {side} control [5.1].",
    kinds.GARRISONED: "The {side} side places a garrison in {area} [2.2.3].",
    kinds.HIT: "{who} suffers a hit in {area} and has {amount} now [3.6].",
    kinds.GONE: "{who} is eliminated in {area} [3.6].",
    kinds.FORAGED_WELL: "{who} forages in {area}: rolls {amount} against {number}, is fed [5.5].",
    kinds.FORAGED_ILL: "{who} forages in {area} in vain: rolls {amount} against {number} [5.5].",
    kinds.SIEGE_LIFTED: "The siege of Mantua is lifted: the city is liberated [5.6].",
    kinds.SIEGE_RESUMED: "Mantua is besieged again [5.6].",
    kinds.JOINED_MANTUA: "Mantua City takes in {who} for good [5.7].",
    kinds.COMMAND_LOST: "{who} in {area} is out of command this turn [6.0].",
    kinds.INITIATIVE_WON: "The {side} player wins the initiative, {amount} to {number} [7.0].",
    kinds.FIRST_PLAYER: "The {side} player moves first [7.0].",
    kinds.ORDER_FAILED: "{who} in {area} gets no order: {amount} against {number} [8.1].",
    kinds.ORDER_KEPT: "{who} in {area}, out of command, moves: {amount} against {number} [8.1].",
    kinds.FORCED_DECLARED: "{who} sets out on a forced march from {area} to {other} [8.3].",
    kinds.FORCED_RESULT: "{who} marches by force: {number} gives {points} [8.3].",
    kinds.BRIDGE_DOWN: "{who} rolls {amount} and destroys the bridge {bridge} [8.5.1].",
    kinds.BRIDGE_STANDS: "{who} rolls {amount} and fails to destroy the bridge {bridge} [8.5.1].",
    kinds.BRIDGE_MENDED: "{who} rolls {amount} and repairs the bridge {bridge} [8.5.2].",
    kinds.BRIDGE_UNMENDED: "{who} rolls {amount} and fails to repair the bridge {bridge} [8.5.2].",
    kinds.CONTACT: "The {side} side meets the enemy in {area} and must stop [8.6.1].",
    kinds.OVERRUN: "The {side} side overruns {area} at {amount} to 1 [8.6.2].",
    kinds.STOOD: "The {side} cavalry and leaders in {area} stand [8.6.3].",
    kinds.MOVEMENT_ENDED: "The {side} movement ends [8.0].",
    kinds.BATTLE_BEGAN: "Battle of {area}: the {side} side attacks with {amount} strength points "
    "against {number} [9.0].",
    kinds.CALLED_IN: "{who} hears the guns in {area}: {amount} against {number}, marches [9.1].",
    kinds.NOT_CALLED_IN: "{who} in {area} does not come to the guns: {amount} against {number} "
    "[9.1].",
    kinds.BOMBARDED: "{side} guns at {area}: {number} inflicts {hits} [9.2].",
    kinds.FOUGHT: "{side} fire at {area}: {number} inflicts {hits} [9.3].",
    kinds.STAYED: "The {side} side fights on for round {amount} [9.3].",
    kinds.BROKE_OFF: "The {side} side breaks off the combat at {area} [9.3].",
    kinds.LOST_BATTLE: "The {side} side has lost at {area}: hits suffered {amount}, inflicted "
    "{number} [9.3].",
    kinds.CUT_THROUGH: "The {side} force cuts its way through {area} and suffers {hits} [9.4].",
    kinds.PURSUED: "{side} cavalry pursues from {area}: {number} inflicts {hits} [9.5].",
    kinds.LET_THEM_GO: "The {side} cavalry does not pursue [9.5].",
    kinds.DESTROYED: "The {side} force at {area} is destroyed [9.6].",
    kinds.RECOVERED: "{who} in {area} recovers from a hit: {amount} against {number} [10.0].",
    kinds.NOT_RECOVERED: "{who} in {area} does not recover: {amount} against {number} [10.0].",
    kinds.REVEALED: "{who} is seen in {area}{hits_on_it} [13.1].",
    kinds.ORDER_TRIED: "{who} in {area}, out of command, is to move [8.1].",
    kinds.LEADER_HELPS: "{who} drives the march on [8.3].",
    kinds.BRIDGE_TRIED: "{who} sets to work on the bridge {bridge} [8.5].",
    kinds.FORAGE_DECLARED: "{who} is sent to forage in {area} [5.5].",
    kinds.FORAGERS_OUT: "The {side} foragers have their orders [5.5].",
    kinds.LEADERS_FOUND: "Only {side} leaders are in {area}: they bar no path [5.2, 6.0, 9.1.1].",
    kinds.DIE_CAST: "The {side} player rolls a {amount} for the initiative [7.0].",
    kinds.DUMMY_PLACED: "{who} appears in {area} [13.2].",
    kinds.DUMMIES_GONE: "Nothing but rumours in {area}, {amount} {side} {noun} [13.2.2].",
    kinds.SCOUTED: "{side} scouts ride from {other} to {area} [13.1.2].",
    kinds.SCOUTS_RIDE: "{who} rides ahead from {area} [13.1.2].",
    kinds.SCREENED: "{who} screens {area} [13.1.2].",
    kinds.SCOUT_RESULT: "The scouts at {area} see {amount} hidden {seen}: a {number} [13.1.2].",
    kinds.LEADER_UNHURT: "{who} comes out of it unhurt: {amount} [14.1].",
    kinds.APPOINTED: "{who} takes over in {area} [14.1].",
    kinds.LEADER_RETURNS: "{who} is fit again: {amount} [14.3].",
    kinds.LEADER_STAYS: "{who} does not return yet: {amount} [14.3].",
    kinds.GUNS_HEARD: "{who} in {area} is called to the sound of the guns [9.1].",
}
_SECRET_DICE = (kinds.GUNS_HEARD, kinds.CALLED_IN, kinds.NOT_CALLED_IN)
"""For a hidden counter these carry its open markers in place of a die."""
_TRAVEL = {
    kinds.STEPPED: ("moves", "[8.2]"),
    kinds.WITHDREW: ("withdraws", "[8.6.3]"),
    kinds.FLED: ("flees", "[8.6.2]"),
    kinds.RETREATED: ("retreats", "[9.4]"),
}


def words(board: Board, event: Event) -> str:
    assert isinstance(event, Happened), event
    if event.kind == kinds.GAME_ENDED:
        return _ending(event)
    if event.kind == kinds.UNSUPPLIED_FOUND:
        return _unsupplied(board, event)
    if event.kind == kinds.LEADER_HIT:
        fate = "killed" if event.other == KILLED else "wounded"
        return f"{names(board, event.side, event.counters)} is {fate}: {event.amount} [14.1]."
    if event.kind in _TRAVEL:
        return _travel(board, event)
    text = _SIMPLE[event.kind]
    if event.kind == kinds.OVERRUN and not event.amount:
        text = "The {side} side overruns {area}, where no strength was left [8.6.2]."
    if event.other == NOWHERE:
        # A factor or goal that is the other side's secret, or a die that only its owner saw.
        text = text.replace(" against {number}", "").replace(" to {other}", "")
        if event.amount == 0 or (not event.counters and event.kind in _SECRET_DICE):
            text = text.replace(": {amount}", "").replace("rolls {amount}, ", "")
    return text.format(
        amount=event.amount,
        number=event.other,
        hits=_hits(event.amount),
        points=_points(event.amount),
        hits_on_it=f" with {_hits(event.amount)}" if event.amount else "",
        noun="dummy" if event.amount == 1 else "dummies",
        seen="counter" if event.amount == 1 else "counters",
        date=_date(board, event),
        side="" if event.side == NOWHERE else SIDES[event.side].capitalize(),
        who=_who(board, event),
        area=area_title(board, event.area),
        other=area_title(board, event.other),
        bridge=_bridge(board, event),
    )


def _who(board: Board, event: Happened) -> str:
    """The names, or what open markers show of a hidden counter that is called to the guns."""
    who = names(board, event.side, event.counters)
    called = event.kind in (kinds.GUNS_HEARD, kinds.CALLED_IN, kinds.NOT_CALLED_IN)
    if event.counters or not called or not event.amount:
        return who
    marks = [_hits(event.amount & 3)] if event.amount & 3 else []
    marks += ["no orders"] if event.amount & 4 else []
    marks += ["foragers out"] if event.amount & 8 else []
    return f"{who} with {', '.join(marks)}"


def names(board: Board, side: int, counters: int) -> str:
    """The titles of counters as a list in words."""
    titles = [board.counter_titles[side * 64 + local] for local in members(counters)]
    if not titles and side != NOWHERE:
        return f"{'An' if side == AUSTRIAN else 'A'} {SIDES[side].capitalize()} counter"
    if len(titles) < 2:
        return "".join(titles)
    return f"{', '.join(titles[:-1])} and {titles[-1]}"


def area_title(board: Board, area: int) -> str:
    return board.data.areas[area].name if 0 <= area < board.areas else ""


def _hits(amount: int) -> str:
    return {0: "no hit", 1: "one hit"}.get(amount, f"{amount} hits")


def _points(amount: int) -> str:
    more = {0: "no", 1: "one"}.get(amount, str(amount))
    return f"{more} more movement {'point' if amount == 1 else 'points'}"


def _date(board: Board, event: Happened) -> str:
    if event.kind != kinds.TURN_BEGAN:
        return ""
    return f"{board.data.tables.turn_track[event.amount - 1].date} 1796"


def _bridge(board: Board, event: Happened) -> str:
    if event.kind not in (
        kinds.BRIDGE_DOWN,
        kinds.BRIDGE_STANDS,
        kinds.BRIDGE_MENDED,
        kinds.BRIDGE_UNMENDED,
        kinds.BRIDGE_TRIED,
    ):
        return ""
    a, b = board.bridge_ends[event.other]
    return f"{area_title(board, a)}-{area_title(board, b)}"


def _travel(board: Board, event: Happened) -> str:
    verb, rule = _TRAVEL[event.kind]
    if event.other == KILLED:
        return f"{names(board, event.side, event.counters)} is lost: nobody is left [8.6.2]."
    known = len(members(event.counters))
    unknown = event.amount - known
    who = names(board, event.side, event.counters) if known else ""
    if unknown:
        plural = "counter" if unknown == 1 else "counters"
        who = f"{who} and {unknown} more {plural}" if known else f"{unknown} {plural}"
    if event.amount > 1:
        verb = verb.removesuffix("s") if verb != "flees" else "flee"
    route = f"from {area_title(board, event.area)} to {area_title(board, event.other)}"
    return f"{SIDES[event.side].capitalize()}: {who} {verb} {route} {rule}."


def _unsupplied(board: Board, event: Happened) -> str:
    where = area_title(board, event.area)
    if not event.counters:
        return f"{SIDES[event.side].capitalize()} units in {where} have no line of supply [5.2]."
    who = names(board, event.side, event.counters)
    verb = "has" if len(members(event.counters)) == 1 else "have"
    return f"{who} in {where} {verb} no line of supply [5.2]."


def _ending(event: Happened) -> str:
    count = f"{event.amount} French to {event.other} Austrian victory points"
    if event.side == NOWHERE:
        return f"The game ends in a draw: {count} [12.2]."
    return f"The game ends: the {SIDES[event.side].capitalize()} side wins, {count} [12.2]."
