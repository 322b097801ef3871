"""What an order would bring: the way, the enemies it meets, their reactions, the dice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Final

from solitaire.games.camposanto.core import plies
from solitaire.games.camposanto.core.plies import Ply
from solitaire.games.camposanto.core.steps import MARCH_CHOICE
from solitaire.games.camposanto.core.views import View
from solitaire.games.camposanto.game import RULES
from solitaire.games.camposanto.odds.duel import Prospect, prospect
from solitaire.games.camposanto.odds.questions import assault_duel
from solitaire.games.camposanto.rules import movement
from solitaire.games.camposanto.rules.plan import attackers_of, defenders_of
from solitaire.games.camposanto.staff.cones import aims
from solitaire.games.camposanto.staff.marches import (
    UnitMove,
    alarmed,
    assailants,
    enemies_faced,
    move_to,
    placed,
    wing_moves,
)
from solitaire.games.camposanto.staff.titles import hex_text, units_text
from solitaire.games.camposanto.staff.world import units_at, world_of
from solitaire.games.camposanto.terms import TITUBANT
from solitaire.games.camposanto.text.refusals_march import why_not_march
from solitaire.presenting.adjutant import Foresight, March, RoadStep
from solitaire.presenting.board import PlaceId
from solitaire.text import Text, text, verbatim

_FREE: Final = text("free, all of it can be taken back")
_UNTIL_REACTION: Final = text("none once an enemy has answered")
_NONE: Final = text("none, what was rolled stands")
_STARS: Final = (plies.ASSAULT, plies.ASSAULT_BOTH)


def march(view: View, units: Sequence[int], goal: int) -> March | Text:
    moves = _moves(view, units, goal)
    if isinstance(moves, Text):
        return moves
    names = RULES.board.hex_names
    first = moves[0]
    played = tuple(ply for move in moves for ply in move.plies())
    return March(played, (names[first.start], names[first.end]), _foresight(view, moves, goal))


def foresee(view: View, units: Sequence[int], goal: int) -> Foresight | None:
    name: PlaceId = RULES.board.hex_names[goal]
    if view.clock.step != MARCH_CHOICE or not units:
        return None
    moves = _moves(view, units, goal)
    if isinstance(moves, Text):
        return Foresight(name, refusal=moves)
    return _foresight(view, moves, goal)


def _moves(view: View, units: Sequence[int], goal: int) -> list[UnitMove] | Text:
    if len(units) > 1:
        return wing_moves(view, units, goal) or text("Nobody of them can go that way now [6].")
    found = move_to(view, units[0], goal)
    return [found] if found is not None else _refusal(view, units[0], goal)


def _refusal(view: View, unit: int, goal: int) -> Text:
    world = world_of(view)
    if world.holder(goal) == 1 - view.seat:
        return text(
            "{who} cannot come beside {hex} in this move [6.1].",
            who=units_text([unit]),
            hex=hex_text(goal),
        )
    return why_not_march(world, Ply(plies.MARCH, unit, goal))


# -- moves ----------------------------------------------------------------------------------------


def _foresight(view: View, moves: Sequence[UnitMove], goal: int) -> Foresight:
    names = RULES.board.hex_names
    if len(moves) > 1:
        return Foresight(
            names[goal],
            left=text("%n units move together", singular="%n unit moves", count=len(moves)),
            meeting=tuple(_wing_meeting(view, moves)),
            undo=_FREE,
        )
    move = moves[0]
    meeting = tuple(_meeting(view, move))
    return Foresight(
        names[goal],
        (RoadStep(names[move.end], move.cost, ()),),
        left=_left(view, move),
        meeting=meeting,
        undo=_UNTIL_REACTION if alarmed(view, move) else _FREE,
    )


def _left(view: View, move: UnitMove) -> Text:
    world = world_of(view)
    points = int(movement.movement_points(world, move.unit)) - move.cost
    words = text("%n MP left", count=points)
    if world.in_zone_of(1 - view.seat, move.end):
        return text("{words}; in an enemy zone the move ends [6.1]", words=words)
    return words


def _meeting(view: View, move: UnitMove) -> Iterator[Text]:
    for enemy in enemies_faced(view, move):
        yield _assault_words(view, move, enemy)
    reacting = alarmed(view, move)
    if reacting:
        yield text("{who} may fall back before it [6.4]", who=units_text(reacting))


def _assault_words(view: View, move: UnitMove, enemy: int) -> Text:
    whom = text("{who} in {hex}", who=units_text(_body(view, enemy)), hex=hex_text(enemy))
    world = world_of(view)
    if world.status() == TITUBANT:
        return text("beside {whom}; a Titubant wing cannot assault [5.4]", whom=whom)
    if move.facing < 0:
        return text("beside {whom}", whom=whom)
    tried = placed(world, move.unit, move.end, move.facing)
    found = prospect(assault_duel(tried, assailants(tried, view.seat, enemy), [enemy]))
    return text("can then assault {whom}: {results} [7]", whom=whom, results=results_text(found))


def _body(view: View, place: int) -> list[int]:
    return units_at(world_of(view), place)[-1:]


def _wing_meeting(view: View, moves: Sequence[UnitMove]) -> Iterator[Text]:
    faced = sorted({enemy for move in moves for enemy in enemies_faced(view, move)})
    for enemy in faced:
        yield text(
            "comes before {who} in {hex}",
            who=units_text(_body(view, enemy)),
            hex=hex_text(enemy),
        )


# -- choices with dice ----------------------------------------------------------------------------


def foresee_choice(view: View, ply: Ply) -> Foresight | None:
    if ply.verb == plies.FIRE:
        return _shot(view, int(ply.first), int(ply.second))
    if ply.verb in _STARS:
        return _star(view, ply)
    return None


def _shot(view: View, unit: int, target: int) -> Foresight | None:
    world, names = world_of(view), RULES.board.hex_names
    aim = next((one for one in aims(world, unit) if one.place == target), None)
    if aim is None:
        return None
    return Foresight(
        names[target],
        chances=((text("hit, with {needed} or more [9.1, 10.2]", needed=aim.needed), aim.chance),),
        undo=_NONE,
    )


def _star(view: View, ply: Ply) -> Foresight:
    board = RULES.board
    attackers, defenders = attackers_of(board, ply), defenders_of(board, ply)
    one = assault_duel(world_of(view), attackers, defenders)
    left = text("attacker {attack}, defender {defence} on each roll [7.2]",
                attack=signed(one.attack), defence=signed(one.defence))  # fmt: skip
    return Foresight(
        board.hex_names[defenders[0]], left=left, chances=chances(prospect(one)), undo=_FREE
    )


def results_text(found: Prospect) -> Text:
    """How an assault may end well, in a few words."""
    if not found.withdrawals[1]:
        return text("wins {chance}", chance=found.wins[0])
    return text(
        "wins {chance}, the enemy withdraws {gone}",
        chance=found.wins[0],
        gone=found.withdrawals[1],
    )


def signed(number: int) -> Text:
    return verbatim(f"{number:+d}" if number else "0")


def chances(found: Prospect) -> tuple[tuple[Text, Fraction], ...]:
    """Results of an assault that can happen, both sides deciding well."""
    results = (
        (text("attacker wins"), found.wins[0]),
        (text("defender wins"), found.wins[1]),
        (text("attacker withdraws"), found.withdrawals[0]),
        (text("defender withdraws"), found.withdrawals[1]),
    )
    return tuple((words, chance) for words, chance in results if chance)
