"""Command [6.0]: how far the seat's leaders reach, who is in command, and what would change it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from solitaire.bits import members
from solitaire.games.castiglione.core.board import Board
from solitaire.games.castiglione.core.state import State
from solitaire.games.castiglione.core.views import View
from solitaire.games.castiglione.rules.command import command_area, commanded_units
from solitaire.games.castiglione.rules.mantua import check_siege
from solitaire.games.castiglione.staff.world import (
    certainty,
    field_units,
    own_areas,
    quiet_world,
)
from solitaire.games.castiglione.terms import (
    LEADER,
    OUT_OF_COMMAND,
    counter_of,
    local_of,
    side_of,
)
from solitaire.games.castiglione.text.titles import (
    NOBODY,
    area_text,
    areas_text,
    counter_text,
    counters_text,
    set_text,
)
from solitaire.text import Text, joined, marked, text

NAMES_TOLD: Final = 4
"""In a line that must be short; the others are counted."""


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
    known: Text

    def lines(self, board: Board) -> list[Text]:
        found = [self._leader_words(board, one) for one in self.leaders]
        now = set_text(board, self.seat, self.out_now) or NOBODY
        after = set_text(board, self.seat, self.out_next) or NOBODY
        found.append(text("out of command this turn: {who} [6.0]", who=now))
        found.append(text("out of command next turn, if nobody moves: {who} [6.0]", who=after))
        return [*found, self.known]

    def of_leader(self, leader: int) -> LeaderReach | None:
        return next((one for one in self.leaders if one.leader == leader), None)

    def _leader_words(self, board: Board, one: LeaderReach) -> Text:
        return text(
            "{who} in {area}: range {range}, reaches {areas}; commands {units} [2.1.2, 6.0]",
            who=counter_text(board, one.leader),
            area=area_text(board, one.area),
            range=int(board.command[one.leader]),
            areas=areas_text(board, one.areas),
            units=set_text(board, self.seat, one.units) or text("no unit"),
        )


@dataclass(frozen=True, slots=True)
class CommandChange:
    """What some counters in another area would mean for the next Command Phase."""

    counters: tuple[int, ...]
    area: int
    leaders: tuple[LeaderReach, ...]
    """Of all the seat's leaders then."""
    gained: int
    lost: int
    out_of_command: int
    known: Text

    def lines(self, board: Board) -> list[Text]:
        side = side_of(self.counters[0])
        out = set_text(board, side, self.out_of_command) or NOBODY
        return [
            text(
                "with {who} in {area}: comes into command {gained}, falls out {lost} [6.0]",
                who=counters_text(board, self.counters),
                area=area_text(board, self.area),
                gained=set_text(board, side, self.gained) or NOBODY,
                lost=set_text(board, side, self.lost) or NOBODY,
            ),
            text("out of command then: {who}", who=out),
            self.known,
        ]

    def words(self, board: Board) -> list[Text]:
        """In a few words; nothing where units march and their command stays as it is."""
        side = side_of(self.counters[0])
        moved = sum(1 << local_of(counter) for counter in self.counters)
        told = (
            (marked("comes into command: {who} [6.0]"), self.gained),
            (marked("falls out of command: {who} [6.0]"), self.lost),
            (
                marked("stays out of command: {who} [6.0]"),
                moved & self.out_of_command & ~self.lost,
            ),
        )
        found = [text(what, who=_some(board, side, units)) for what, units in told if units]
        if not found and moved & board.kind_sets[side * 8 + LEADER]:
            return [text("command stays as it is [6.0]")]
        return found


def _some(board: Board, side: int, counters: int) -> Text:
    names = [counter_text(board, counter_of(side, local)) for local in members(counters)]
    more = len(names) - NAMES_TOLD
    if more < 2:  # one name takes no more room than "and 1 more"
        return joined(names)
    return text("{some} and {many} more", some=joined(names[:NAMES_TOLD]), many=more)


def command(board: Board, view: View) -> CommandReport:
    world = quiet_world(board, view)
    return CommandReport(
        view.seat,
        _leaders(world, view),
        view.own_flags[OUT_OF_COMMAND],
        _out_of_command(world, view),
        certainty(board, view),
    )


def has_next_turn(board: Board, view: View) -> bool:
    """Whether command will be checked again."""
    return view.clock.turn < board.charts.last_turn


def command_with(board: Board, view: View, counters: Sequence[int], area: int) -> CommandChange:
    """If these own counters stood in that area and nobody else moved."""
    world = quiet_world(board, view)
    before = _out_of_command(world, view)
    for counter in counters:
        world.put(counter, area)
    after = _out_of_command(world, view)
    gained, lost = before & ~after, after & ~before
    leaders, known = _leaders(world, view), certainty(board, view)
    return CommandChange(tuple(counters), area, leaders, gained, lost, after, known)


def _leaders(world: State, view: View) -> tuple[LeaderReach, ...]:
    """All that are on the map."""
    places = own_areas(world.board, view, world.board.kind_sets[view.seat * 8 + LEADER])
    leaders = [
        counter_of(view.seat, local) for stack in places.values() for local in members(stack)
    ]
    return tuple(_reach(world, leader, int(world.place[leader])) for leader in sorted(leaders))


def _reach(world: State, leader: int, area: int) -> LeaderReach:
    side = side_of(leader)
    areas = members(command_area(world, leader, area))
    units = 0
    for one in areas:
        units |= world.units_in(side, one) & world.board.followers[leader]
    return LeaderReach(leader, area, tuple(areas), units)


def _out_of_command(world: State, view: View) -> int:
    """In the next Command Phase, before which the siege of Mantua is looked at again [5.6]."""
    check_siege(world, None)
    on_map = 0
    for stack in own_areas(world.board, view, field_units(world.board, view.seat)).values():
        on_map |= stack
    return on_map & ~commanded_units(world, view.seat)
