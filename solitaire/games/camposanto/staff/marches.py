"""Moves before they are ordered: one unit to a hex or against an enemy, or a whole wing together.

Tried in a copy of the world that the view shows; what the enemy does in between is not guessed.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from solitaire.games.camposanto.core.plies import FACE, MARCH, Ply
from solitaire.games.camposanto.core.state import State
from solitaire.games.camposanto.core.steps import FACING_CHOICE, MARCH_CHOICE
from solitaire.games.camposanto.core.views import View
from solitaire.games.camposanto.game import RULES
from solitaire.games.camposanto.odds.duel import prospect
from solitaire.games.camposanto.odds.questions import assault_duel
from solitaire.games.camposanto.rules import movement, reaction
from solitaire.games.camposanto.staff.facing import best_facing
from solitaire.games.camposanto.staff.reach import Goal, goals_of
from solitaire.games.camposanto.staff.world import front_of, neighbours, world_of
from solitaire.games.camposanto.terms import ARTILLERY, OFF_MAP, TITUBANT, WINGS


class UnitMove(NamedTuple):
    unit: int
    start: int
    end: int
    cost: int
    facing: int
    """-1 if it is left to the person."""

    def plies(self) -> list[Ply]:
        turn = [] if self.facing < 0 else [Ply(FACE, self.facing)]
        return [Ply(MARCH, self.unit, self.end), *turn]


# -- one unit -------------------------------------------------------------------------------------


def move_to(view: View, unit: int, goal: int) -> UnitMove | None:
    """To a hex, or into the hex beside an enemy from which it fights him best."""
    world = world_of(view)
    if world.holder(goal) == 1 - view.seat:
        return _into_contact(world, unit, goal)
    found = next((one for one in goals_of(world, unit) if one.place == goal), None)
    return None if found is None else _moved(world, unit, found, -1)


def _moved(world: State, unit: int, goal: Goal, facing: int) -> UnitMove:
    return UnitMove(unit, int(world.unit_hex[unit]), goal.place, goal.cost, facing)


def _into_contact(world: State, unit: int, enemy: int) -> UnitMove | None:
    """Beside the enemy and facing him, where the chance is best."""
    near = neighbours(world, enemy)
    tried = [
        (chance, -goal.cost, goal, facing)
        for goal in goals_of(world, unit)
        if goal.place in near
        for chance, facing in [_contact_chance(world, unit, goal.place, enemy)]
    ]
    if not tried:
        return None
    _, _, goal, facing = max(tried, key=lambda one: one[:2])
    return _moved(world, unit, goal, facing)


def _contact_chance(world: State, unit: int, place: int, enemy: int) -> tuple[Fraction, int]:
    side = int(world.board.side[unit])
    facing = best_facing(world, side, place, int(world.facing[unit]), enemy)
    tried = placed(world, unit, place, facing)
    return assault_worth(tried, assailants(tried, side, enemy), [enemy]), facing


def placed(world: State, unit: int, place: int, facing: int) -> State:
    """The world with the unit in a hex, facing this corner."""
    copy = world.copy()
    if copy.unit_hex[unit] != place:
        copy.move(unit, place)
    copy.turn_body(place, facing)
    return copy


def assailants(world: State, side: int, enemy: int) -> list[int]:
    """Hexes of bodies of the active wing that have this enemy in front."""
    wing = world.active_wing()
    found = []
    for place in neighbours(world, enemy):
        lead = world.lead(place)
        if lead < 0 or world.board.wing[lead] != wing or world.board.arm[lead] == ARTILLERY:
            continue
        if world.holder(place) == side and world.faces(lead, enemy):
            found.append(place)
    return sorted(found)


def assault_worth(world: State, attackers: Sequence[int], defenders: Sequence[int]) -> Fraction:
    """In steps, both sides deciding well: an enemy who withdraws from the better assault lowers
    the chance to win it, not its worth."""
    if not attackers or world.status() == TITUBANT:
        return Fraction(0)
    return prospect(assault_duel(world, list(attackers), list(defenders))).value


def alarmed(view: View, move: UnitMove) -> list[int]:
    """Enemy units that may fall back before the mover [6.4]."""
    tried = placed(world_of(view), move.unit, move.end, max(move.facing, 0))
    bits = int(reaction.witnesses(tried, move.unit))
    return [unit for unit in range(len(view.units)) if bits >> unit & 1]


def enemies_faced(view: View, move: UnitMove) -> list[int]:
    """Hexes of enemies that would be in front; all beside it if the facing is still open."""
    world = world_of(view)
    front = front_of(world, move.end, move.facing) if move.facing >= 0 else None
    near = neighbours(world, move.end) if front is None else front
    return [place for place in near if world.holder(place) == 1 - view.seat]


# -- a whole wing ---------------------------------------------------------------------------------


def wing_moves(view: View, units: Sequence[int], goal: int) -> list[UnitMove]:
    """Every unit goes as far as the Marshal (or the first unit) would, those in front first; who
    cannot go there goes as near to it as he can."""
    world = world_of(view).copy()
    origin = _origin(view, units)
    ahead = sorted(units, key=lambda one: int(world.board.distance(world.unit_hex[one], goal)))
    moves: list[UnitMove] = []
    for unit in ahead:
        if world.step != MARCH_CHOICE or not movement.may_activate(world):
            break
        move = _shifted(world, unit, origin, goal)
        if move is not None:
            moves.append(move)
            for ply in move.plies():
                _play(world, ply)
    return moves


def _origin(view: View, units: Sequence[int]) -> int:
    """The hex that is led to the goal: of units of one hex theirs, else the Marshal's."""
    places = {view.units[unit].hex for unit in units}
    marshal = view.marshals[int(RULES.board.wing[units[0]])]
    if len(places) == 1 or marshal == OFF_MAP:
        return view.units[units[0]].hex
    return marshal


def _play(world: State, ply: Ply) -> None:
    """Unless the game waits for somebody else by now."""
    if ply.verb == FACE and world.step != FACING_CHOICE:
        return
    RULES.apply(world, ply)


def _shifted(world: State, unit: int, origin: int, goal: int) -> UnitMove | None:
    board, start = world.board, int(world.unit_hex[unit])
    q = int(board.q[start] + board.q[goal] - board.q[origin])
    r = int(board.r[start] + board.r[goal] - board.r[origin])

    def left(place: int) -> int:
        """Hexes from a place to where the unit should be, which may lie off the map."""
        across, down = int(board.q[place]) - q, int(board.r[place]) - r
        return (abs(across) + abs(down) + abs(across + down)) // 2

    goals = goals_of(world, unit)
    best = min(goals, key=lambda one: (left(one.place), one.cost), default=None)
    if best is None or left(best.place) >= left(start):
        return None
    side, now = int(board.side[unit]), int(world.facing[unit])
    return _moved(world, unit, best, _kept_facing(world, unit, side, best.place, now))


def _kept_facing(world: State, unit: int, side: int, place: int, now: int) -> int:
    """As before, so that a line stays one; beside enemies as it fights them best."""
    if world.in_zone_of(1 - side, place):
        return best_facing(placed(world, unit, place, now), side, place, now)
    return now


def own_units(view: View, names: Sequence[str]) -> list[int]:
    """Units of the seat among these counters that are on the map."""
    found = [RULES.board.unit_by_name[name] for name in names if name in RULES.board.unit_by_name]
    return [
        unit
        for unit in found
        if RULES.board.wing[unit] // WINGS == view.seat and view.units[unit].hex != OFF_MAP
    ]
