"""Events in words: one plain sentence each, with paragraph numbers where they help."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from solitaire.games.camposanto.core import events as happened
from solitaire.games.camposanto.core.board import Board
from solitaire.games.camposanto.terms import NOBODY
from solitaire.protocol import Event
from solitaire.text import Text, joined, marked, text, verbatim

SIDES: Final = (text("Allied"), text("Spanish"))
_WINGS: Final = (
    text("Allied left"),
    text("Allied centre"),
    text("Allied right"),
    text("Spanish left"),
    text("Spanish centre"),
    text("Spanish right"),
)
STATUSES: Final = (
    text("unset"),
    text("impetuous"),
    text("aggressive"),
    text("cautious"),
    text("titubant"),
)
_CORNERS: Final = (
    text("north"),
    text("north-east"),
    text("south-east"),
    text("south"),
    text("south-west"),
    text("north-west"),
)
TURNS: Final = (text("Day"), text("Night"))
_FLANKS: Final = (text("nowhere"), text("left"), text("right"))
_ROADS: Final = (text("nowhere"), text("edge"), text("bridge"))


def words(board: Board, event: Event) -> Text:
    return _WORDS[type(event)](board, event)


# -- names ----------------------------------------------------------------------------------------


def hex_title(board: Board, place: int) -> Text:
    """The id, with the name of the place if it has one: "1511 (Casa Obregon)"."""
    data = board.data.hexes[place]
    if not data.name:
        return verbatim(data.id)
    return text("{hex} ({name})", hex=verbatim(data.id), name=verbatim(data.name))


def hexes_title(board: Board, places: Sequence[int]) -> Text:
    return listed([hex_title(board, place) for place in places])


def wing_title(wing: int) -> Text:
    """ "Spanish left" ."""
    return _WINGS[wing]


def unit_title(board: Board, unit: int) -> Text:
    return verbatim(board.unit_titles[unit])


def marshal_name(board: Board, marshal: int) -> Text:
    return verbatim(board.marshal_titles[marshal])


def corner(facing: int) -> Text:
    return _CORNERS[facing]


def listed(parts: Sequence[str]) -> Text:
    if len(parts) < 2:
        return joined(parts)
    return text("{others} and {last}", others=joined(parts[:-1]), last=parts[-1])


def signed(number: int) -> Text:
    return verbatim(f"{number:+d}" if number else "0")


def _hexes(number: int) -> Text:
    return text("%n hexes", singular="%n hex", count=number)


# -- orders and phases ----------------------------------------------------------------------------


def _phase(board: Board, event: happened.PhaseBegan) -> Text:
    turn, phase = TURNS[event.turn], int(event.phase)
    return text("{turn}, phase {phase} begins [3, 4].", turn=turn, phase=phase)


def _revealed(board: Board, event: happened.OrdersRevealed) -> Text:
    told = [
        text(
            "{wing} {value} {status}",
            wing=wing_title(wing),
            value=event.values[wing],
            status=STATUSES[event.statuses[wing]],
        )
        for wing in event.order
    ]
    return text(
        "The orders are revealed, in order of activation: {wings} [4.1, 5].", wings=joined(told)
    )


def _activated(board: Board, event: happened.WingActivated) -> Text:
    return text(
        "The {wing}, {status} with {value}, acts [5].",
        wing=wing_title(event.wing),
        status=STATUSES[event.status],
        value=int(event.value),
    )


def _general(board: Board, event: happened.GeneralUsed) -> Text:
    return text(
        "The General rides to the {wing}: it acts as Aggressive [8.1].",
        wing=wing_title(event.wing),
    )


def _settled(board: Board, event: happened.SeriesSettled) -> Text:
    if event.side == NOBODY:
        return text("The points are equal, so the two series of order points change hands [4.3].")
    side = SIDES[event.side]
    if event.is_exchanged:
        return text(
            "The {side} side, behind in points, takes the enemy's series of order points [4.3].",
            side=side,
        )
    return text(
        "The {side} side, behind in points, keeps its series of order points [4.3].", side=side
    )


def _scored(board: Board, event: happened.PhaseScored) -> Text:
    hits = text(
        "{allied} Allied to {spanish} Spanish hits", allied=event.hits[0], spanish=event.hits[1]
    )
    total = _points(event.points)
    if event.winner == NOBODY:
        return text(
            "The phase ends with {hits}: no victory point, the score stays {total} [12.2].",
            hits=hits,
            total=total,
        )
    return text(
        "The phase ends with {hits}: a victory point for the {side} side, {total} [12.2].",
        hits=hits,
        side=SIDES[event.winner],
        total=total,
    )


def _points(points: tuple[int, int]) -> Text:
    return text("{one} to {other}", one=points[0], other=points[1])


def _ended(board: Board, event: happened.GameEnded) -> Text:
    points = text(
        "{allied} Allied to {spanish} Spanish victory points",
        allied=event.points[0],
        spanish=event.points[1],
    )
    if event.winner == NOBODY:
        return text("The battle ends in a draw: {points} [12.2].", points=points)
    return text(
        "The battle ends: the {side} side wins, {points} [12].",
        side=SIDES[event.winner],
        points=points,
    )


def _wing_lost(board: Board, event: happened.WingLost) -> Text:
    return text(
        "The {wing} has no unit left: the battle is lost at once [12.1].",
        wing=wing_title(event.wing),
    )


# -- fire and losses ------------------------------------------------------------------------------


def _aimed(board: Board, event: happened.Aimed) -> Text:
    return text(
        "{who} fires at {where} with {modifier} and needs {needed} [9.1, 10.2].",
        who=unit_title(board, event.unit),
        where=hex_title(board, event.target),
        modifier=signed(event.modifier),
        needed=int(event.needed),
    )


def _fired(board: Board, event: happened.Fired) -> Text:
    who, dice = unit_title(board, event.unit), _dice(event)
    if event.is_hit:
        return text("{who} rolls {dice}: a hit [9.1, 10.2].", who=who, dice=dice)
    return text("{who} rolls {dice}: no effect [9.1, 10.2].", who=who, dice=dice)


def _dice(event: happened.Fired | happened.Rolled) -> Text:
    return verbatim(f"{event.first}+{event.second}")


def _step_lost(board: Board, event: happened.StepLost) -> Text:
    who, where = unit_title(board, event.unit), hex_title(board, event.place)
    if event.left:
        return text(
            "{who} in {where} loses a step and has {left} left [7.4].",
            who=who,
            where=where,
            left=int(event.left),
        )
    return text("{who} in {where} is eliminated [7.4].", who=who, where=where)


_CAUSES: Final = {
    "fire": text("fire"),
    "a failed re-roll": text("a failed re-roll"),
    "no way to retreat": text("no way to retreat"),
}


def _marshal_lost(board: Board, event: happened.MarshalLost) -> Text:
    return text(
        "Marshal {who} is lost in {where}: {cause} [8.2].",
        who=marshal_name(board, event.marshal),
        where=hex_title(board, event.place),
        cause=_CAUSES.get(event.cause) or verbatim(event.cause),
    )


# -- movement and flight --------------------------------------------------------------------------


def _faced(board: Board, event: happened.Faced) -> Text:
    return text(
        "{who} in {where} faces {corner} [6.1].",
        who=unit_title(board, event.unit),
        where=hex_title(board, event.place),
        corner=corner(event.facing),
    )


def _marched(board: Board, event: happened.Marched) -> Text:
    return text(
        "{who} moves from {start} to {end} [6].",
        who=unit_title(board, event.unit),
        start=hex_title(board, event.start),
        end=hex_title(board, event.end),
    )


def _flight_began(board: Board, event: happened.FlightBegan) -> Text:
    who, where = unit_title(board, event.unit), hex_title(board, event.place)
    far = _hexes(int(event.distance))
    if event.is_escape:
        return text("{who} must escape from {where}, {far} [7.3].", who=who, where=where, far=far)
    return text("{who} falls back from {where}, {far} [6.4, 7.1].", who=who, where=where, far=far)


def _road_taken(board: Board, event: happened.RoadTaken) -> Text:
    return text(
        "The {side} flight makes for the {road} [6.5].",
        side=SIDES[event.side],
        road=_ROADS[event.road],
    )


def _fled_through(board: Board, event: happened.FledThrough) -> Text:
    who, where = unit_title(board, event.unit), hex_title(board, event.place)
    if event.under_front:
        return text("{who} goes by {where}, under an enemy front [6.5].", who=who, where=where)
    return text("{who} goes by {where} [6.5].", who=who, where=where)


def _flight_ended(board: Board, event: happened.FlightEnded) -> Text:
    who, where = unit_title(board, event.unit), hex_title(board, event.end)
    if event.at_border:
        return text(
            "{who} can go no further than {where}: border [6.3, 7.3].", who=who, where=where
        )
    if event.start == event.end:
        return text("{who} finds no way and stays in {where} [6.4].", who=who, where=where)
    return text("{who} stops in {where} [6.4, 7.3].", who=who, where=where)


def _marshal_moved(board: Board, event: happened.MarshalMoved) -> Text:
    who, end = marshal_name(board, event.marshal), hex_title(board, event.end)
    if event.start == event.end:
        return text("Marshal {who} stays in {where} [8.2].", who=who, where=end)
    start = hex_title(board, event.start)
    return text("Marshal {who} goes from {start} to {end} [8.2].", who=who, start=start, end=end)


def _marshal_pushed(board: Board, event: happened.MarshalPushed) -> Text:
    return text(
        "Marshal {who} gives way from {where}, {far} or more [8.2].",
        who=marshal_name(board, event.marshal),
        where=hex_title(board, event.place),
        far=_hexes(int(event.distance)),
    )


def _marshal_passed(board: Board, event: happened.MarshalPassed) -> Text:
    return text(
        "Marshal {who} goes by {where} [6.5, 8.2].",
        who=marshal_name(board, event.marshal),
        where=hex_title(board, event.place),
    )


# -- assaults -------------------------------------------------------------------------------------


def _planned(board: Board, event: happened.AssaultPlanned) -> Text:
    return text(
        "The {wing} will assault {defenders} from {attackers} [7].",
        wing=wing_title(event.wing),
        defenders=hexes_title(board, event.defenders),
        attackers=listed([verbatim(board.hex_names[place]) for place in event.attackers]),
    )


def _direction(board: Board, event: happened.DirectionChosen) -> Text:
    return text(
        "The {wing} assaults from the {side} on [7].",
        wing=wing_title(event.wing),
        side=_FLANKS[event.flank],
    )


def _assault_began(board: Board, event: happened.AssaultBegan) -> Text:
    attackers = [unit_title(board, unit) for unit in event.attacking_units]
    defenders = [
        text("{who} in {where}", who=unit_title(board, unit), where=hex_title(board, place))
        for unit, place in zip(event.defending_units, event.defenders, strict=True)
    ]
    return text(
        "{attackers} assault {defenders}: attacker {attack}, defender {defence} [7.2].",
        singular="{attackers} assaults {defenders}: attacker {attack}, defender {defence} [7.2].",
        count=len(attackers),
        attackers=listed(attackers),
        defenders=listed(defenders),
        attack=signed(event.attack),
        defence=signed(event.defence),
    )


def _rolled(board: Board, event: happened.Rolled) -> Text:
    total = int(event.first + event.second + event.modifier)
    added = text(" {modifier}", modifier=signed(event.modifier)) if event.modifier else ""
    rolled = text("{dice}{added} = {total}", dice=_dice(event), added=added, total=total)
    side, threshold = SIDES[event.side], int(event.threshold)
    if event.is_won():
        return text(
            "The {side} side rolls {rolled} against {threshold}: won [7.1].",
            side=side,
            rolled=rolled,
            threshold=threshold,
        )
    return text(
        "The {side} side rolls {rolled} against {threshold}: not enough [7.1].",
        side=side,
        rolled=rolled,
        threshold=threshold,
    )


def _reroll(board: Board, event: happened.RerollCalled) -> Text:
    return text(
        "Marshal {who} has the dice rolled again [8.2].", who=marshal_name(board, event.marshal)
    )


def _fought_on(board: Board, event: happened.FoughtOn) -> Text:
    side, threshold = SIDES[event.side], int(event.threshold)
    if event.is_forced:
        return text(
            "The {side} side has no way to withdraw and rolls for {threshold} [7.1].",
            side=side,
            threshold=threshold,
        )
    return text(
        "The {side} side fights on and rolls for {threshold} [7.1].", side=side, threshold=threshold
    )


def _casualty(board: Board, event: happened.CasualtyNamed) -> Text:
    who, hits = unit_title(board, event.unit), int(event.hits)
    if event.is_isolated:
        return text(
            "{who} takes %n hits, isolated by night [7.1, 11].",
            singular="{who} takes %n hit, isolated by night [7.1, 11].",
            count=hits,
            who=who,
        )
    return text(
        "{who} takes %n hits [7.1, 11].",
        singular="{who} takes %n hit [7.1, 11].",
        count=hits,
        who=who,
    )


def _won(board: Board, event: happened.AssaultWon) -> Text:
    return text(
        "The {side} side wins the assault for {where} [7.1].",
        side=SIDES[event.side],
        where=hex_title(board, event.place),
    )


def _advanced(board: Board, event: happened.Advanced) -> Text:
    who, where = unit_title(board, event.unit), hex_title(board, event.end)
    if event.with_light:
        return text(
            "{who} advances into {where} with its light infantry [7.1].", who=who, where=where
        )
    return text("{who} advances into {where} [7.1].", who=who, where=where)


def _at(template: str) -> Callable[[Board, Any], Text]:
    """A sentence about a unit in a place."""

    def tell(board: Board, event: Any) -> Text:
        who, where = unit_title(board, event.unit), hex_title(board, event.place)
        return text(template, who=who, where=where)

    return tell


def _of_side(template: str) -> Callable[[Board, Any], Text]:
    def tell(board: Board, event: Any) -> Text:
        return text(template, side=SIDES[event.side])

    return tell


_WORDS: Final[dict[type[Event], Callable[[Board, Any], Text]]] = {
    happened.PhaseBegan: _phase,
    happened.OrdersSealed: _of_side(marked("The {side} side has laid its orders, face down [4].")),
    happened.OrdersRevealed: _revealed,
    happened.WingActivated: _activated,
    happened.GeneralUsed: _general,
    happened.Aimed: _aimed,
    happened.Fired: _fired,
    happened.StepLost: _step_lost,
    happened.Abandoned: _at(marked("{who} cannot flee and is left behind in {where} [9.2].")),
    happened.CutOff: _at(marked("{who} cannot escape from {where} [7.3].")),
    happened.Marched: _marched,
    happened.TurnBegun: _at(marked("{who} in {where} turns [6.1].")),
    happened.Halted: _at(marked("{who} halts in {where} [8.2].")),
    happened.Faced: _faced,
    happened.Stood: _at(marked("{who} in {where} awaits the infantry [6.4].")),
    happened.FlightBegan: _flight_began,
    happened.NextToFlee: _at(marked("{who} in {where} goes first [7.3].")),
    happened.RoadTaken: _road_taken,
    happened.FledThrough: _fled_through,
    happened.FlightEnded: _flight_ended,
    happened.MarshalMoved: _marshal_moved,
    happened.MarshalPushed: _marshal_pushed,
    happened.MarshalPassed: _marshal_passed,
    happened.MarshalLost: _marshal_lost,
    happened.AssaultPlanned: _planned,
    happened.DirectionChosen: _direction,
    happened.AssaultBegan: _assault_began,
    happened.Rolled: _rolled,
    happened.RerollCalled: _reroll,
    happened.RollAccepted: _of_side(marked("The {side} side leaves the roll as it is [8.2].")),
    happened.FoughtOn: _fought_on,
    happened.Withdrew: _of_side(marked("The {side} side withdraws [7.1].")),
    happened.CasualtyNamed: _casualty,
    happened.AssaultWon: _won,
    happened.Advanced: _advanced,
    happened.PhaseScored: _scored,
    happened.SeriesSettled: _settled,
    happened.WingLost: _wing_lost,
    happened.GameEnded: _ended,
}
