"""What happened, as values for the log, the screen and the record: one small class per event.

text/wording.py puts them in words. Search passes no log and pays nothing. Units, hexes, wings and
Marshals are numbers of the board.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from solitaire.protocol import Event


@final
class PhaseBegan(Event):
    def __init__(self, turn: i64, phase: i64) -> None:
        super().__init__()
        self.turn: i64 = turn
        self.phase: i64 = phase


@final
class OrdersSealed(Event):
    """A side has laid its orders; which ones is not told."""

    def __init__(self, side: i64) -> None:
        super().__init__()
        self.side: i64 = side


@final
class OrdersRevealed(Event):
    """Values and statuses by wing, and the wings in order of activation [4.1]."""

    def __init__(
        self, values: tuple[int, ...], statuses: tuple[int, ...], order: tuple[int, ...]
    ) -> None:
        super().__init__()
        self.values = values
        self.statuses = statuses
        self.order = order


@final
class WingActivated(Event):
    def __init__(self, wing: i64, status: i64, value: i64) -> None:
        super().__init__()
        self.wing: i64 = wing
        self.status: i64 = status
        self.value: i64 = value


@final
class GeneralUsed(Event):
    def __init__(self, side: i64, wing: i64) -> None:
        super().__init__()
        self.side: i64 = side
        self.wing: i64 = wing


@final
class Aimed(Event):
    """A battery or light infantry is about to fire."""

    def __init__(self, unit: i64, target: i64, modifier: i64, needed: i64) -> None:
        super().__init__()
        self.unit: i64 = unit
        self.target: i64 = target
        self.modifier: i64 = modifier
        self.needed: i64 = needed
        """What the dice must show."""


@final
class Fired(Event):
    def __init__(self, unit: i64, target: i64, first: i64, second: i64, is_hit: bool) -> None:
        super().__init__()
        self.unit: i64 = unit
        self.target: i64 = target
        self.first: i64 = first
        self.second: i64 = second
        self.is_hit = is_hit


@final
class StepLost(Event):
    def __init__(self, unit: i64, place: i64, left: i64) -> None:
        super().__init__()
        self.unit: i64 = unit
        self.place: i64 = place
        self.left: i64 = left
        """Steps left; 0: the unit is gone."""


@final
class Abandoned(Event):
    """A gun is left behind by a body that flees [9.2]."""

    def __init__(self, unit: i64, place: i64) -> None:
        super().__init__()
        self.unit: i64 = unit
        self.place: i64 = place


@final
class CutOff(Event):
    """A body cannot escape and is eliminated [7.3]."""

    def __init__(self, unit: i64, place: i64) -> None:
        super().__init__()
        self.unit: i64 = unit
        self.place: i64 = place


@final
class Marched(Event):
    def __init__(self, unit: i64, start: i64, end: i64) -> None:
        super().__init__()
        self.unit: i64 = unit
        self.start: i64 = start
        self.end: i64 = end


@final
class TurnBegun(Event):
    """A unit turns without moving; its facing follows [6.1]."""

    def __init__(self, unit: i64, place: i64) -> None:
        super().__init__()
        self.unit: i64 = unit
        self.place: i64 = place


@final
class Halted(Event):
    """The mover does not go on after a Marshal gave way."""

    def __init__(self, unit: i64, place: i64) -> None:
        super().__init__()
        self.unit: i64 = unit
        self.place: i64 = place


@final
class Faced(Event):
    def __init__(self, unit: i64, place: i64, facing: i64) -> None:
        super().__init__()
        self.unit: i64 = unit
        self.place: i64 = place
        self.facing: i64 = facing


@final
class Stood(Event):
    """Cavalry or light infantry awaits the enemy infantry [6.4]."""

    def __init__(self, unit: i64, place: i64) -> None:
        super().__init__()
        self.unit: i64 = unit
        self.place: i64 = place


@final
class FlightBegan(Event):
    """The distance of a retreat is chosen, or an escape begins."""

    def __init__(self, unit: i64, place: i64, distance: i64, is_escape: bool) -> None:
        super().__init__()
        self.unit: i64 = unit
        self.place: i64 = place
        self.distance: i64 = distance
        self.is_escape = is_escape


@final
class NextToFlee(Event):
    """The owner says which of several bodies goes first."""

    def __init__(self, unit: i64, place: i64) -> None:
        super().__init__()
        self.unit: i64 = unit
        self.place: i64 = place


@final
class RoadTaken(Event):
    def __init__(self, side: i64, road: i64) -> None:
        super().__init__()
        self.side: i64 = side
        self.road: i64 = road


@final
class FledThrough(Event):
    """One hex of a flight."""

    def __init__(self, unit: i64, place: i64, under_front: bool) -> None:
        super().__init__()
        self.unit: i64 = unit
        self.place: i64 = place
        self.under_front = under_front
        """It is a front hex of an enemy and costs a hit [6.4, 7.3]."""


@final
class FlightEnded(Event):
    def __init__(self, unit: i64, start: i64, end: i64, at_border: bool) -> None:
        super().__init__()
        self.unit: i64 = unit
        self.start: i64 = start
        self.end: i64 = end
        self.at_border = at_border


@final
class MarshalMoved(Event):
    def __init__(self, marshal: i64, start: i64, end: i64) -> None:
        super().__init__()
        self.marshal: i64 = marshal
        self.start: i64 = start
        self.end: i64 = end


@final
class MarshalPushed(Event):
    """An enemy has come next to a Marshal; he says how far he goes [8.2]."""

    def __init__(self, marshal: i64, place: i64, distance: i64) -> None:
        super().__init__()
        self.marshal: i64 = marshal
        self.place: i64 = place
        self.distance: i64 = distance


@final
class MarshalPassed(Event):
    """One hex of a Marshal's way."""

    def __init__(self, marshal: i64, place: i64) -> None:
        super().__init__()
        self.marshal: i64 = marshal
        self.place: i64 = place


@final
class MarshalLost(Event):
    """Killed by fire or after a failed re-roll, or taken with no way to go [8.2]."""

    def __init__(self, marshal: i64, place: i64, cause: str) -> None:
        super().__init__()
        self.marshal: i64 = marshal
        self.place: i64 = place
        self.cause = cause


@final
class AssaultPlanned(Event):
    def __init__(self, wing: i64, attackers: tuple[int, ...], defenders: tuple[int, ...]) -> None:
        super().__init__()
        self.wing: i64 = wing
        self.attackers = attackers
        self.defenders = defenders


@final
class DirectionChosen(Event):
    def __init__(self, wing: i64, flank: i64) -> None:
        super().__init__()
        self.wing: i64 = wing
        self.flank: i64 = flank


@final
class AssaultBegan(Event):
    def __init__(
        self,
        side: i64,
        attackers: tuple[int, ...],
        defenders: tuple[int, ...],
        attacking_units: tuple[int, ...],
        defending_units: tuple[int, ...],
        attack: i64,
        defence: i64,
    ) -> None:
        super().__init__()
        self.side: i64 = side
        self.attackers = attackers
        """Hexes."""
        self.defenders = defenders
        self.attacking_units = attacking_units
        self.defending_units = defending_units
        self.attack: i64 = attack
        """What the attacker adds to his rolls [7.2]."""
        self.defence: i64 = defence


@final
class Rolled(Event):
    def __init__(self, side: i64, first: i64, second: i64, modifier: i64, threshold: i64) -> None:
        super().__init__()
        self.side: i64 = side
        self.first: i64 = first
        self.second: i64 = second
        self.modifier: i64 = modifier
        self.threshold: i64 = threshold

    def is_won(self) -> bool:
        return self.first + self.second + self.modifier >= self.threshold


@final
class RerollCalled(Event):
    def __init__(self, side: i64, marshal: i64) -> None:
        super().__init__()
        self.side: i64 = side
        self.marshal: i64 = marshal


@final
class RollAccepted(Event):
    def __init__(self, side: i64) -> None:
        super().__init__()
        self.side: i64 = side


@final
class FoughtOn(Event):
    def __init__(self, side: i64, threshold: i64, is_forced: bool) -> None:
        super().__init__()
        self.side: i64 = side
        self.threshold: i64 = threshold
        self.is_forced = is_forced
        """There was no way to withdraw."""


@final
class Withdrew(Event):
    def __init__(self, side: i64) -> None:
        super().__init__()
        self.side: i64 = side


@final
class CasualtyNamed(Event):
    def __init__(self, unit: i64, hits: i64, is_isolated: bool) -> None:
        super().__init__()
        self.unit: i64 = unit
        self.hits: i64 = hits
        self.is_isolated = is_isolated


@final
class AssaultWon(Event):
    def __init__(self, side: i64, place: i64) -> None:
        super().__init__()
        self.side: i64 = side
        self.place: i64 = place
        """The first defender's hex."""


@final
class Advanced(Event):
    def __init__(self, unit: i64, start: i64, end: i64, with_light: bool) -> None:
        super().__init__()
        self.unit: i64 = unit
        self.start: i64 = start
        self.end: i64 = end
        self.with_light = with_light


@final
class PhaseScored(Event):
    def __init__(self, hits: tuple[int, int], points: tuple[int, int], winner: i64) -> None:
        super().__init__()
        self.hits = hits
        self.points = points
        self.winner: i64 = winner


@final
class SeriesSettled(Event):
    """At nightfall: whether the series change hands, and who decided (NOBODY: points are equal)."""

    def __init__(self, side: i64, is_exchanged: bool) -> None:
        super().__init__()
        self.side: i64 = side
        self.is_exchanged = is_exchanged


@final
class WingLost(Event):
    def __init__(self, wing: i64) -> None:
        super().__init__()
        self.wing: i64 = wing


@final
class GameEnded(Event):
    def __init__(self, winner: i64, points: tuple[int, int]) -> None:
        super().__init__()
        self.winner: i64 = winner
        self.points = points
