"""Command [6.0]: how far the seat's leaders reach, who is in command, and what would change it."""

from __future__ import annotations

from dataclasses import dataclass

from solitaire.bits import members
from solitaire.games.castiglione.board import Board
from solitaire.games.castiglione.rules.command import command_area, commanded_units
from solitaire.games.castiglione.staff_world import (
    CERTAIN,
    areas_words,
    field_units,
    own_areas,
    quiet_world,
    titles,
)
from solitaire.games.castiglione.state import State
from solitaire.games.castiglione.terms import LEADER, OUT_OF_COMMAND
from solitaire.games.castiglione.views import View
from solitaire.games.castiglione.wording import area_title


@dataclass(frozen=True, slots=True)
class LeaderReach:
    """One leader on the map."""

    leader: int
    area: int
    areas: tuple[int, ...]
    """In his range now, his own included."""
    units: int
    """Units he would command if command were checked now."""


@dataclass(frozen=True, slots=True)
class CommandReport:
    seat: int
    leaders: tuple[LeaderReach, ...]
    out_now: int
    """Units out of command: fixed for this turn."""
    out_next: int
    """Units that would be in the next Command Phase, if nobody moved."""
    known: str

    def lines(self, board: Board) -> list[str]:
        found = [self._leader_words(board, one) for one in self.leaders]
        now = titles(board, self.seat, self.out_now) or "nobody"
        after = titles(board, self.seat, self.out_next) or "nobody"
        found.append(f"out of command this turn: {now} [6.0]")
        found.append(f"out of command next turn, if nobody moves: {after} [6.0]")
        return [*found, self.known]

    def of_leader(self, leader: int) -> LeaderReach | None:
        return next((one for one in self.leaders if one.leader == leader), None)

    def _leader_words(self, board: Board, one: LeaderReach) -> str:
        units = titles(board, self.seat, one.units) or "no unit"
        return (
            f"{board.counter_titles[one.leader]} in {area_title(board, one.area)}: "
            f"range {board.command[one.leader]}, reaches {areas_words(board, one.areas)}; "
            f"commands {units} [2.1.2, 6.0]"
        )


@dataclass(frozen=True, slots=True)
class CommandChange:
    """What a leader in another area would mean for the next Command Phase."""

    leader: int
    area: int
    gained: int
    lost: int
    out_of_command: int
    known: str

    def lines(self, board: Board) -> list[str]:
        side = self.leader >> 6
        who, where = board.counter_titles[self.leader], area_title(board, self.area)
        gained = titles(board, side, self.gained) or "nobody"
        lost = titles(board, side, self.lost) or "nobody"
        out = titles(board, side, self.out_of_command) or "nobody"
        return [
            f"with {who} in {where}: comes into command {gained}, falls out {lost} [6.0]",
            f"out of command then: {out}",
            self.known,
        ]


def command(board: Board, view: View) -> CommandReport:
    world = quiet_world(board, view)
    places = own_areas(board, view, board.kind_sets[view.seat * 8 + LEADER])
    leaders = [
        _reach(world, view.seat * 64 + local, area)
        for area, stack in places.items()
        for local in members(stack)
    ]
    return CommandReport(
        view.seat,
        tuple(sorted(leaders, key=lambda one: one.leader)),
        view.own_flags[OUT_OF_COMMAND],
        _out_of_command(world, view),
        CERTAIN,
    )


def command_with(board: Board, view: View, leader: int, area: int) -> CommandChange:
    """If this leader stood in that area and nobody else moved."""
    world = quiet_world(board, view)
    before = _out_of_command(world, view)
    world.put(leader, area)
    after = _out_of_command(world, view)
    return CommandChange(leader, area, before & ~after, after & ~before, after, CERTAIN)


def _reach(world: State, leader: int, area: int) -> LeaderReach:
    side = leader >> 6
    areas = members(command_area(world, leader, area))
    units = 0
    for one in areas:
        units |= world.units_in(side, one) & world.board.followers[leader]
    return LeaderReach(leader, area, tuple(areas), units)


def _out_of_command(world: State, view: View) -> int:
    on_map = 0
    for stack in own_areas(world.board, view, field_units(world.board, view.seat)).values():
        on_map |= stack
    return on_map & ~commanded_units(world, view.seat)
