"""The plan of assaults [7]: who assaults whom, fixed as a whole before the first roll.

Each assault is a star: several bodies on one hex, or one body on both enemy hexes of its front
[ruling S2]. Whoever assaults must see to it that every enemy before its front is assaulted.
"""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from solitaire.games.camposanto.core.board import Board
from solitaire.games.camposanto.core.events import AssaultPlanned, DirectionChosen
from solitaire.games.camposanto.core.plies import (
    ASSAULT,
    ASSAULT_BOTH,
    DONE,
    DONE_PLY,
    FROM,
    FROM_LEFT,
    FROM_RIGHT,
    Ply,
    ply_of,
)
from solitaire.games.camposanto.core.state import State
from solitaire.games.camposanto.core.steps import CARRY_ON, DIRECTION_CHOICE, PLAN_CHOICE
from solitaire.games.camposanto.rules.question import Question
from solitaire.games.camposanto.terms import (
    ASSAULT_STAGE,
    COLUMNS,
    TITUBANT,
    UNITS,
)
from solitaire.protocol import Event


@final
class Contact:
    """A body of the active wing that may assault, and the enemies before its front."""

    def __init__(self, place: i64, enemies: list[int]) -> None:
        self.place: i64 = place
        self.enemies = enemies


def enemies_in_front(state: State, place: i64) -> list[int]:
    """Front hexes of the body in a hex that enemies hold, in rising order."""
    unit = state.lead(place)
    side = i64(state.board.side[unit])
    facing = i64(state.facing[unit])
    found: list[int] = []
    for direction in ((facing + 5) % 6, facing):
        there = state.board.neighbours[place * 6 + direction]
        if there >= 0 and state.holder(there) == 1 - side:
            found.append(there)
    found.sort()
    return found


def contacts(state: State) -> list[Contact]:
    """Who may assault: infantry and cavalry of the wing, and its light infantry if alone [7]."""
    found: list[Contact] = []
    if state.status() == TITUBANT:
        return found
    able = state.active_units() & ~state.board.gun_units
    for unit in range(UNITS):
        if not (able >> unit) & 1:
            continue
        place = state.unit_hex[unit]
        if state.lead(place) != unit:
            continue
        enemies = enemies_in_front(state, place)
        if enemies:
            found.append(Contact(place, enemies))
    return found


# -- stars ----------------------------------------------------------------------------------------


def attackers_of(board: Board, ply: Ply) -> list[int]:
    """Hexes of the attackers of a star, in rising order."""
    if ply.verb == ASSAULT_BOTH:
        return [int(ply.first)]
    return _around(board, ply.first, ply.second)


def defenders_of(board: Board, ply: Ply) -> list[int]:
    if ply.verb == ASSAULT_BOTH:
        return _around(board, ply.first, ply.second)
    return [int(ply.first)]


def _around(board: Board, centre: i64, directions: i64) -> list[int]:
    found = [
        int(board.neighbours[centre * 6 + direction])
        for direction in range(6)
        if (directions >> direction) & 1
    ]
    found.sort()
    return found


def star(board: Board, attackers: list[int], defenders: list[int]) -> Ply:
    """The ply for these hexes: one of the two lists has a single member."""
    if len(defenders) == 1:
        return Ply(ASSAULT, defenders[0], _directions(board, defenders[0], attackers))
    return Ply(ASSAULT_BOTH, attackers[0], _directions(board, attackers[0], defenders))


def _directions(board: Board, centre: i64, places: list[int]) -> i64:
    found: i64 = 0
    for place in places:
        found |= 1 << board.direction(centre, place)
    return found


# -- what is still to be done ---------------------------------------------------------------------


@final
class Draft:
    """A plan in the making: who is in it, and who still has to be."""

    def __init__(self, state: State, all_contacts: list[Contact]) -> None:
        self.contacts = all_contacts
        self.used: set[int] = set()
        """Hexes of attackers."""
        self.taken: set[int] = set()
        """Hexes of defenders."""
        for place in range(len(state.plan)):
            self.add(state.board, ply_of(state.plan[place]))

    def add(self, board: Board, one: Ply) -> None:
        self.used.update(attackers_of(board, one))
        self.taken.update(defenders_of(board, one))

    def owed(self) -> list[int]:
        """Enemies before the front of an attacker that nobody assaults yet [7]."""
        found: set[int] = set()
        for contact in self.contacts:
            if contact.place in self.used:
                found.update(contact.enemies)
        return sorted(found - self.taken)

    def free(self) -> list[Contact]:
        return [one for one in self.contacts if one.place not in self.used]


def can_be_met(owed: list[int], free: list[Contact]) -> bool:
    """Whether bodies still free can assault all these enemies.

    One that has two of them before it can take both; another enemy before it goes along with them.
    """
    if not owed:
        return True
    for number, contact in enumerate(free):
        if owed[0] in contact.enemies:
            rest = [enemy for enemy in owed if enemy not in contact.enemies]
            if can_be_met(rest, free[:number] + free[number + 1 :]):
                return True
    return False


def open_stars(state: State) -> list[Ply]:
    """Every assault that may be added so that the plan can still be completed."""
    board = state.board
    all_contacts = contacts(state)
    draft = Draft(state, all_contacts)
    free = draft.free()
    plies: list[Ply] = []
    aims: set[int] = set()
    for contact in free:
        aims.update(contact.enemies)
    for enemy in sorted(aims - draft.taken):
        bodies = [int(one.place) for one in free if enemy in one.enemies]
        for members in range(1, 1 << len(bodies)):
            chosen = [body for place, body in enumerate(bodies) if members >> place & 1]
            plies.append(star(board, chosen, [enemy]))
    for contact in free:
        if len(contact.enemies) == 2 and not draft.taken.intersection(contact.enemies):
            plies.append(star(board, [int(contact.place)], contact.enemies))
    return [one for one in plies if _may_follow(state, all_contacts, one)]


def _may_follow(state: State, all_contacts: list[Contact], one: Ply) -> bool:
    draft = Draft(state, all_contacts)
    draft.add(state.board, one)
    return can_be_met(draft.owed(), draft.free())


def is_complete(state: State) -> bool:
    return not Draft(state, contacts(state)).owed()


# -- asking ---------------------------------------------------------------------------------------


def begin(state: State) -> None:
    """Ask for the next assault while one can be added."""
    if open_stars(state):
        state.step = PLAN_CHOICE
    else:
        close(state)


def close(state: State) -> None:
    """The plan is fixed; ask for the direction if it makes a difference [7]."""
    state.stage = ASSAULT_STAGE
    if len(state.plan) > 1 and ordered(state, FROM_LEFT) != ordered(state, FROM_RIGHT):
        state.step = DIRECTION_CHOICE
    else:
        arrange(state, FROM_LEFT)


class PlanChoice(Question):
    def actions(self, state: State) -> list[Ply]:
        plies = open_stars(state)
        if is_complete(state):
            plies.append(DONE_PLY)
        return plies

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        state.step = CARRY_ON
        if ply.verb == DONE:
            close(state)
            return
        state.plan = append(state.plan, ply.number)
        if log is not None:
            board = state.board
            attackers, defenders = attackers_of(board, ply), defenders_of(board, ply)
            log.append(AssaultPlanned(state.active_wing(), tuple(attackers), tuple(defenders)))


class DirectionChoice(Question):
    def actions(self, state: State) -> list[Ply]:
        return [Ply(FROM, FROM_LEFT), Ply(FROM, FROM_RIGHT)]

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        state.step = CARRY_ON
        arrange(state, ply.first)
        if log is not None:
            log.append(DirectionChosen(state.active_wing(), ply.first))


def across(place: int) -> int:
    """Twice the distance from the west side of the field: even rows lie half a hex east."""
    row, column = divmod(place, COLUMNS)
    return 2 * column + (row & 1)


def ordered(state: State, flank: i64) -> list[int]:
    """Numbers of the planned plies as they are met from one side [7]."""
    numbers = [int(state.plan[place]) for place in range(len(state.plan))]
    keyed = [(_met(state.board, number, flank), number) for number in numbers]
    keyed.sort()
    return [number for _, number in keyed]


def _met(board: Board, number: i64, flank: i64) -> tuple[int, int]:
    """Where an assault is met first: across, then the smaller row."""
    sign = 1 if flank == FROM_LEFT else -1
    return min(
        [(sign * across(place), place // COLUMNS) for place in defenders_of(board, ply_of(number))]
    )


def arrange(state: State, flank: i64) -> None:
    state.plan = vec[i64](ordered(state, flank))
