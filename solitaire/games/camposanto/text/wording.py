"""Events in words: one plain sentence each, with paragraph numbers where they help."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from solitaire.games.camposanto.core import events as happened
from solitaire.games.camposanto.core.board import Board
from solitaire.games.camposanto.core.plies import FLANKS, ROADS
from solitaire.games.camposanto.terms import (
    FACINGS,
    NOBODY,
    SIDE_TITLES,
    STATUS_NAMES,
    TURN_NAMES,
    WING_NAMES,
    WINGS,
)
from solitaire.protocol import Event

_CORNERS: Final = ("north", "north-east", "south-east", "south", "south-west", "north-west")
assert len(_CORNERS) == len(FACINGS)


def words(board: Board, event: Event) -> str:
    return _WORDS[type(event)](board, event)


# -- names ----------------------------------------------------------------------------------------


def hex_title(board: Board, place: int) -> str:
    """The id, with the name of the place if it has one: "1511 (Casa Obregon)"."""
    name = board.data.hexes[place].name
    return f"{board.hex_names[place]} ({name})" if name else board.hex_names[place]


def wing_title(wing: int) -> str:
    """ "Spanish left" ."""
    return f"{SIDE_TITLES[wing // WINGS]} {WING_NAMES[wing % WINGS]}"


def unit_title(board: Board, unit: int) -> str:
    return board.unit_titles[unit]


def corner(facing: int) -> str:
    return _CORNERS[facing]


def listed(parts: Sequence[str]) -> str:
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} and {parts[-1]}"


def signed(number: int) -> str:
    return f"{number:+d}" if number else "0"


def _count(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


# -- orders and phases ----------------------------------------------------------------------------


def _phase(board: Board, event: happened.PhaseBegan) -> str:
    return f"{TURN_NAMES[event.turn].capitalize()}, phase {event.phase} begins [3, 4]."


def _revealed(board: Board, event: happened.OrdersRevealed) -> str:
    told = [
        f"{wing_title(wing)} {event.values[wing]} {STATUS_NAMES[event.statuses[wing]]}"
        for wing in event.order
    ]
    return f"The orders are revealed, in order of activation: {', '.join(told)} [4.1, 5]."


def _activated(board: Board, event: happened.WingActivated) -> str:
    return (
        f"The {wing_title(event.wing)}, {STATUS_NAMES[event.status]} with {event.value}, acts [5]."
    )


def _settled(board: Board, event: happened.SeriesSettled) -> str:
    if event.side == NOBODY:
        return "The points are equal, so the two series of order points change hands [4.3]."
    side = SIDE_TITLES[event.side]
    if event.is_exchanged:
        return f"The {side} side, behind in points, takes the enemy's series of order points [4.3]."
    return f"The {side} side, behind in points, keeps its series of order points [4.3]."


def _scored(board: Board, event: happened.PhaseScored) -> str:
    count = f"{event.hits[0]} Allied to {event.hits[1]} Spanish hits"
    total = f"{event.points[0]} to {event.points[1]}"
    if event.winner == NOBODY:
        return f"The phase ends with {count}: no victory point, the score stays {total} [12.2]."
    side = SIDE_TITLES[event.winner]
    return f"The phase ends with {count}: a victory point for the {side} side, {total} [12.2]."


def _ended(board: Board, event: happened.GameEnded) -> str:
    count = f"{event.points[0]} Allied to {event.points[1]} Spanish victory points"
    if event.winner == NOBODY:
        return f"The battle ends in a draw: {count} [12.2]."
    return f"The battle ends: the {SIDE_TITLES[event.winner]} side wins, {count} [12]."


# -- fire and losses ------------------------------------------------------------------------------


def _aimed(board: Board, event: happened.Aimed) -> str:
    return (
        f"{unit_title(board, event.unit)} fires at {hex_title(board, event.target)} with "
        f"{signed(event.modifier)} and needs {event.needed} [9.1, 10.2]."
    )


def _fired(board: Board, event: happened.Fired) -> str:
    result = "a hit" if event.is_hit else "no effect"
    dice = f"{event.first}+{event.second}"
    return f"{unit_title(board, event.unit)} rolls {dice}: {result} [9.1, 10.2]."


def _step_lost(board: Board, event: happened.StepLost) -> str:
    who, where = unit_title(board, event.unit), hex_title(board, event.place)
    if event.left:
        return f"{who} in {where} loses a step and has {event.left} left [7.4]."
    return f"{who} in {where} is eliminated [7.4]."


def _marshal_lost(board: Board, event: happened.MarshalLost) -> str:
    who, where = board.marshal_titles[event.marshal], hex_title(board, event.place)
    return f"Marshal {who} is lost in {where}: {event.cause} [8.2]."


# -- movement and flight --------------------------------------------------------------------------


def _faced(board: Board, event: happened.Faced) -> str:
    who, where = unit_title(board, event.unit), hex_title(board, event.place)
    return f"{who} in {where} faces {corner(event.facing)} [6.1]."


def _marched(board: Board, event: happened.Marched) -> str:
    way = f"from {hex_title(board, event.start)} to {hex_title(board, event.end)}"
    return f"{unit_title(board, event.unit)} moves {way} [6]."


def _flight_began(board: Board, event: happened.FlightBegan) -> str:
    who, where = unit_title(board, event.unit), hex_title(board, event.place)
    if event.is_escape:
        return f"{who} must escape from {where}, {_count(event.distance, 'hex')[:-1]}es [7.3]."
    far = "1 hex" if event.distance == 1 else f"{event.distance} hexes"
    return f"{who} falls back from {where}, {far} [6.4, 7.1]."


def _fled_through(board: Board, event: happened.FledThrough) -> str:
    cost = ", under an enemy front" if event.under_front else ""
    return f"{unit_title(board, event.unit)} goes by {hex_title(board, event.place)}{cost} [6.5]."


def _flight_ended(board: Board, event: happened.FlightEnded) -> str:
    who, where = unit_title(board, event.unit), hex_title(board, event.end)
    if event.at_border:
        return f"{who} can go no further than {where}: border [6.3, 7.3]."
    if event.start == event.end:
        return f"{who} finds no way and stays in {where} [6.4]."
    return f"{who} stops in {where} [6.4, 7.3]."


def _marshal_moved(board: Board, event: happened.MarshalMoved) -> str:
    who = board.marshal_titles[event.marshal]
    if event.start == event.end:
        return f"Marshal {who} stays in {hex_title(board, event.end)} [8.2]."
    way = f"from {hex_title(board, event.start)} to {hex_title(board, event.end)}"
    return f"Marshal {who} goes {way} [8.2]."


def _marshal_pushed(board: Board, event: happened.MarshalPushed) -> str:
    who, where = board.marshal_titles[event.marshal], hex_title(board, event.place)
    far = "1 hex" if event.distance == 1 else f"{event.distance} hexes"
    return f"Marshal {who} gives way from {where}, {far} or more [8.2]."


def _marshal_passed(board: Board, event: happened.MarshalPassed) -> str:
    who = board.marshal_titles[event.marshal]
    return f"Marshal {who} goes by {hex_title(board, event.place)} [6.5, 8.2]."


# -- assaults -------------------------------------------------------------------------------------


def _planned(board: Board, event: happened.AssaultPlanned) -> str:
    attackers = listed([board.hex_names[place] for place in event.attackers])
    defenders = listed([hex_title(board, place) for place in event.defenders])
    return f"The {wing_title(event.wing)} will assault {defenders} from {attackers} [7]."


def _assault_began(board: Board, event: happened.AssaultBegan) -> str:
    attackers = listed([unit_title(board, unit) for unit in event.attacking_units])
    defenders = listed(
        [
            f"{unit_title(board, unit)} in {hex_title(board, place)}"
            for unit, place in zip(event.defending_units, event.defenders, strict=True)
        ]
    )
    verb = "assaults" if len(event.attacking_units) == 1 else "assault"
    return (
        f"{attackers} {verb} {defenders}: attacker {signed(event.attack)}, "
        f"defender {signed(event.defence)} [7.2]."
    )


def _rolled(board: Board, event: happened.Rolled) -> str:
    total = event.first + event.second + event.modifier
    added = f" {signed(event.modifier)}" if event.modifier else ""
    result = "won" if event.is_won() else "not enough"
    return (
        f"The {SIDE_TITLES[event.side]} side rolls {event.first}+{event.second}{added} = {total} "
        f"against {event.threshold}: {result} [7.1]."
    )


def _fought_on(board: Board, event: happened.FoughtOn) -> str:
    side = SIDE_TITLES[event.side]
    if event.is_forced:
        return f"The {side} side has no way to withdraw and rolls for {event.threshold} [7.1]."
    return f"The {side} side fights on and rolls for {event.threshold} [7.1]."


def _casualty(board: Board, event: happened.CasualtyNamed) -> str:
    who = unit_title(board, event.unit)
    alone = ", isolated by night" if event.is_isolated else ""
    return f"{who} takes {_count(event.hits, 'hit')}{alone} [7.1, 11]."


def _advanced(board: Board, event: happened.Advanced) -> str:
    along = " with its light infantry" if event.with_light else ""
    where = hex_title(board, event.end)
    return f"{unit_title(board, event.unit)} advances into {where}{along} [7.1]."


def _at(template: str) -> Callable[[Board, Any], str]:
    """A sentence about a unit in a place."""

    def tell(board: Board, event: Any) -> str:
        who, where = unit_title(board, event.unit), hex_title(board, event.place)
        return template.format(who=who, where=where)

    return tell


def _of_side(template: str) -> Callable[[Board, Any], str]:
    def tell(board: Board, event: Any) -> str:
        return template.format(side=SIDE_TITLES[event.side])

    return tell


_WORDS: Final[dict[type[Event], Callable[[Board, Any], str]]] = {
    happened.PhaseBegan: _phase,
    happened.OrdersSealed: _of_side("The {side} side has laid its orders, face down [4]."),
    happened.OrdersRevealed: _revealed,
    happened.WingActivated: _activated,
    happened.GeneralUsed: lambda board, event: (
        f"The General rides to the {wing_title(event.wing)}: it acts as Aggressive [8.1]."
    ),
    happened.Aimed: _aimed,
    happened.Fired: _fired,
    happened.StepLost: _step_lost,
    happened.Abandoned: _at("{who} cannot flee and is left behind in {where} [9.2]."),
    happened.CutOff: _at("{who} cannot escape from {where} [7.3]."),
    happened.Marched: _marched,
    happened.TurnBegun: _at("{who} in {where} turns [6.1]."),
    happened.Halted: _at("{who} halts in {where} [8.2]."),
    happened.Faced: _faced,
    happened.Stood: _at("{who} in {where} awaits the infantry [6.4]."),
    happened.FlightBegan: _flight_began,
    happened.NextToFlee: _at("{who} in {where} goes first [7.3]."),
    happened.RoadTaken: lambda board, event: (
        f"The {SIDE_TITLES[event.side]} flight makes for the {ROADS[event.road]} [6.5]."
    ),
    happened.FledThrough: _fled_through,
    happened.FlightEnded: _flight_ended,
    happened.MarshalMoved: _marshal_moved,
    happened.MarshalPushed: _marshal_pushed,
    happened.MarshalPassed: _marshal_passed,
    happened.MarshalLost: _marshal_lost,
    happened.AssaultPlanned: _planned,
    happened.DirectionChosen: lambda board, event: (
        f"The {wing_title(event.wing)} assaults from the {FLANKS[event.flank]} on [7]."
    ),
    happened.AssaultBegan: _assault_began,
    happened.Rolled: _rolled,
    happened.RerollCalled: lambda board, event: (
        f"Marshal {board.marshal_titles[event.marshal]} has the dice rolled again [8.2]."
    ),
    happened.RollAccepted: _of_side("The {side} side leaves the roll as it is [8.2]."),
    happened.FoughtOn: _fought_on,
    happened.Withdrew: _of_side("The {side} side withdraws [7.1]."),
    happened.CasualtyNamed: _casualty,
    happened.AssaultWon: lambda board, event: (
        f"The {SIDE_TITLES[event.side]} side wins the assault for {hex_title(board, event.place)} "
        "[7.1]."
    ),
    happened.Advanced: _advanced,
    happened.PhaseScored: _scored,
    happened.SeriesSettled: _settled,
    happened.WingLost: lambda board, event: (
        f"The {wing_title(event.wing)} has no unit left: the battle is lost at once [12.1]."
    ),
    happened.GameEnded: _ended,
}
